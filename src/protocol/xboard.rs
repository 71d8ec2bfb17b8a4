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

use std::io::{self, BufRead, Write};

use nestmate_core::variant::Library;

use super::failure::Failure;
use super::lines;
use session::{ProtocolError, XBoardSession};
use thinking::SearchFor;

/// Serves a client until it has gone. What is wrong with the definition file that the user named is told it in `troubles`.
///
/// # Errors
/// If there is no game to be played, or the client cannot be written to.
pub fn serve(library: &Library, troubles: &[String], input: Box<dyn BufRead + Send>, out: &mut dyn Write) -> Result<(), Failure> {
    lines::serve(input, |calls| XBoardSession::new(library, troubles, out, calls))
}

impl lines::LineServer for XBoardSession<'_> {
    fn line(&mut self, line: &str) -> io::Result<bool> {
        let line = line.trim();
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        if command == "quit" {
            return Ok(false);
        }
        match self.carry_out(command, rest.trim()) {
            Ok(()) => {}
            Err(ProtocolError::Unwritten(error)) => return Err(error),
            Err(ProtocolError::Wrong(kind, what)) => {
                let shown: String = line.chars().take(80).collect();
                let what = if what.is_empty() { what } else { format!(": {what}") };
                writeln!(self.out, "Error ({kind}{what}): {shown}")?;
            }
        }
        self.out.flush()?;
        Ok(true)
    }

    fn answer(&mut self) -> io::Result<bool> {
        while let Some(answer) = self.worker.poll() {
            let Some(running) = self.running.as_mut() else { continue };
            if let Some(info) = answer.info {
                let purpose = running.purpose;
                // The last answer may be no news.
                let is_told = running.told.as_ref().is_some_and(|told| (told.depth, &told.pv) == (info.depth, &info.pv));
                if !is_told && info.depth > 0 && purpose != SearchFor::Hint && (self.tells || purpose == SearchFor::Analysis) {
                    self.out.write_all(texts::thinking(&running.position, &self.variant, &info).as_bytes())?;
                }
                // A search that was cut off at once knows less than was found while the move was expected.
                if info.depth > 0 || running.told.is_none() {
                    running.told = Some(info);
                }
            }
            if answer.finished {
                self.conclude()?;
            }
        }
        self.out.flush()?;
        Ok(!self.ending || self.is_thinking())
    }

    fn end(&mut self) -> io::Result<bool> {
        self.ending = true;
        Ok(self.is_thinking())
    }

    fn cut_short(&mut self) -> io::Result<()> {
        self.move_now();
        Ok(())
    }
}
