//! What a command could not do.

use std::io::{self, ErrorKind};
use std::path::Path;
use std::process::ExitCode;

/// The exit codes and what they mean, for help and manuals.
pub const EXIT_CODES: [(&str, &str); 5] = [
    ("0", "Success."),
    ("1", "A definition file has problems, some games of a file cannot be read, or the work could not be done."),
    ("2", "Wrong use: an unknown command, option or game, or a bad value."),
    ("3", "A file, the input or the output could not be read or written, or a file has nothing of what was asked for."),
    ("128+N", "Signal N ended the program; 141 if nobody reads the output any more."),
];

pub(super) fn exit_codes() -> String {
    EXIT_CODES.iter().fold("Exit codes:".to_owned(), |told, (code, meaning)| format!("{told}\n  {code:<7}{meaning}"))
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// What is wrong with what the user asked for, as one line for the error stream.
    Use(String),
    /// A file, the input or the output cannot be read or written, likewise.
    File(String),
    /// A definition has problems, or the system does not give what is needed, likewise.
    Problem(String),
    /// The window could not be opened, which has been said already.
    Shown,
    /// Nobody reads the output any more, as when it goes to `head`: there is nothing to be said.
    Unread,
    /// The user broke it off: the number of the signal.
    BrokenOff(u8),
}

impl Failure {
    pub(super) fn told(self) -> String {
        match self {
            Self::Use(told) | Self::File(told) | Self::Problem(told) => told,
            Self::Shown | Self::Unread | Self::BrokenOff(_) => String::new(),
        }
    }

    /// The exit code; wrong use has the one that clap gives it. Shells give 128 and the signal's number for a program that a signal has ended; for `SIGPIPE` that is 141.
    pub(super) fn code(&self) -> ExitCode {
        match self {
            Self::Problem(_) | Self::Shown => ExitCode::FAILURE,
            Self::Use(_) => ExitCode::from(2),
            Self::File(_) => ExitCode::from(3),
            Self::Unread => ExitCode::from(141),
            Self::BrokenOff(signal) => ExitCode::from(signal.saturating_add(128)),
        }
    }
}

impl From<String> for Failure {
    fn from(told: String) -> Self {
        Self::Use(told)
    }
}

impl From<&str> for Failure {
    fn from(told: &str) -> Self {
        Self::Use(told.to_owned())
    }
}

#[expect(clippy::needless_pass_by_value, reason = "the shape that map_err asks for")]
pub(super) fn unwritten(error: io::Error) -> Failure {
    match error.kind() {
        ErrorKind::BrokenPipe => Failure::Unread,
        _ => Failure::File(format!("the output cannot be written: {error}")),
    }
}

#[expect(clippy::needless_pass_by_value, reason = "the shape that map_err asks for")]
pub(super) fn unread(error: io::Error) -> Failure {
    Failure::File(format!("the input cannot be read: {error}"))
}

pub(super) fn of_file(path: &Path) -> impl Fn(io::Error) -> Failure {
    move |error| match error.kind() {
        ErrorKind::BrokenPipe => Failure::Unread,
        _ => Failure::File(format!("{}: {error}", path.display())),
    }
}
