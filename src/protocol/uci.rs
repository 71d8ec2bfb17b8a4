//! The Universal Chess Interface, for every game of the library.
//!
//! What is not understood is passed over, as the protocol wants; what is understood but wrong is told in an `info string`.

mod go;
mod options;
mod place;
mod session;

use std::io::{BufRead, Write};

use nestmate_core::variant::Library;

use super::failure::Failure;
use super::lines;
use session::UciSession;

/// Serves a client until it has gone. What is wrong with the definition file that the user named is told it in `troubles`.
///
/// # Errors
/// If there is no game to be played, or the client cannot be written to.
pub fn serve(library: &Library, troubles: &[String], input: Box<dyn BufRead + Send>, out: &mut dyn Write) -> Result<(), Failure> {
    lines::serve(input, |calls| UciSession::new(library, troubles, out, calls))
}
