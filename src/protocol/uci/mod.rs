//! The Universal Chess Interface, for every game of the library.
//!
//! What is not understood is passed over, as the protocol wants; what is understood but wrong is told in an `info string`.

mod go;
mod options;
mod place;
mod session;
mod texts;

use std::io::{BufRead, Write};
use std::sync::mpsc::channel;
use std::thread;

use super::Failure;
use super::commands::unwritten;
use super::lines::{self, Event};
use crate::variant::Library;
use session::Session;

/// Serves a client until it says `quit` or its end of the line closes; a search that has a limit is finished first then.
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
                Event::End => session.end().map_err(unwritten)?,
            };
            if !go_on {
                break;
            }
        }
        Ok(())
    })
}
