//! The protocol of `XBoard` and `WinBoard`, version 2, for every game of the library.
//!
//! Ranks are counted as the protocol counts them, from 0 on boards of ten. What is wrong is told in a line `Error (…)`, `Illegal move` or,
//! for a position, `tellusererror`.

mod betza;
mod clock;
mod options;
mod place;
mod session;
mod setup;
mod texts;
mod thinking;

use std::io::{BufRead, Write};
use std::sync::mpsc::channel;
use std::thread;

use super::Failure;
use super::commands::unwritten;
use super::lines::{self, Event};
use crate::variant::Library;
use session::Session;

/// Serves a client until it says `quit` or its end of the line closes; a move that is being thought about is played first then.
pub(super) fn serve(library: &Library, input: &mut (dyn BufRead + Send), out: &mut dyn Write) -> Result<(), Failure> {
    let (events, received) = channel();
    thread::scope(|scope| {
        let lines = events.clone();
        scope.spawn(move || lines::read(input, &lines, |line| line.trim() == "quit"));
        let mut session = Session::new(library, out, move || {
            // The session is over when nobody listens.
            let _ = events.send(Event::Answer);
        })?;
        for event in received {
            let go_on = match event {
                Event::Line(line) => session.line(&line).map_err(unwritten)?,
                Event::Answer => session.answer().map_err(unwritten)?,
                Event::End => session.end(),
            };
            if !go_on {
                break;
            }
        }
        Ok(())
    })
}
