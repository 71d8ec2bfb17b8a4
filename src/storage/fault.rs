//! What can be wrong with files, as data. Sentences are made of it in `saying`.

use std::io;
use std::path::PathBuf;

use nestmate_core::position::TextError;
use nestmate_core::rules::MoveError;
use nestmate_core::variant::{Fault, Unreadable};

use crate::disk::NotRegular;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FileFault {
    /// It is larger than this many MiB.
    Long(usize),
    Format(&'static str),
    /// A newer program wrote it.
    Newer {
        format: &'static str,
        known: u32,
        /// The last version that is read.
        version: u32,
    },
    NoVersion,
    Unreadable(Unreadable),
    Definition(Fault),
    NoGame(String),
    Start(TextError),
    ManyMoves(usize),
    /// A move follows one that is not of its line.
    NoParent,
    Move(MoveError),
    NoPlace,
    /// The game ends in a way that follows from the moves, which the players cannot agree on.
    NotAgreed,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    NotFound,
    NotAllowed,
    Folder,
    NoFile,
    NoFolder,
    Full,
    ReadOnly,
    Name,
    Exists,
    Data,
    /// It is a pipe that nobody reads.
    Unread,
    /// Nothing usual; what the system says.
    Other(String),
}

pub fn trouble(error: &io::Error) -> Trouble {
    if error.get_ref().is_some_and(<dyn std::error::Error + Send + Sync>::is::<NotRegular>) {
        return Trouble::NoFile;
    }
    match error.kind() {
        io::ErrorKind::NotFound => Trouble::NotFound,
        io::ErrorKind::PermissionDenied => Trouble::NotAllowed,
        io::ErrorKind::IsADirectory => Trouble::Folder,
        io::ErrorKind::NotADirectory => Trouble::NoFolder,
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Trouble::Full,
        io::ErrorKind::ReadOnlyFilesystem => Trouble::ReadOnly,
        io::ErrorKind::InvalidFilename | io::ErrorKind::InvalidInput => Trouble::Name,
        io::ErrorKind::AlreadyExists => Trouble::Exists,
        io::ErrorKind::InvalidData => Trouble::Data,
        io::ErrorKind::BrokenPipe => Trouble::Unread,
        _ => Trouble::Other(error.to_string()),
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    Settings,
    Game,
    Lessons,
    Practice,
    Draft,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unread {
    Wrong { line: usize, column: usize, fault: FileFault },
    Trouble(Trouble),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    Nothing {
        folder: PathBuf,
        why: Trouble,
    },
    /// A lock cannot be opened, so that the game is kept in another file.
    Lock {
        path: PathBuf,
        why: Trouble,
    },
    /// Something was put aside because the user wanted it; where it is.
    PutAside(PathBuf),
    NotPutAside {
        path: PathBuf,
        why: Trouble,
    },
    /// Something cannot be read, and stays where it is since nothing can be written.
    Unread {
        part: Part,
        unread: Unread,
        path: PathBuf,
    },
    Aside {
        part: Part,
        unread: Unread,
        path: PathBuf,
    },
    NotAside {
        part: Part,
        unread: Unread,
        why: Trouble,
    },
}
