//! What can be wrong with files, as data. Sentences are made of it in `saying`.

use std::io;
use std::path::PathBuf;

use nestmate_core::position::TextError;
use nestmate_core::rules::MoveError;
use nestmate_core::variant::{Fault, Unreadable};

use crate::disk::NotRegular;

/// Why one of the program's own files cannot be read, or the game in it cannot be replayed.
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
    /// It does not say its version.
    NoVersion,
    /// It cannot be read as RON.
    Unreadable(Unreadable),
    Definition(Fault),
    /// The definition in it has no game of this id.
    NoGame(String),
    /// The position that the game begins from cannot be set up.
    Start(TextError),
    /// The game has more moves than this.
    ManyMoves(usize),
    /// A move follows one that is not of its line.
    NoParent,
    Move(MoveError),
    /// A place in the game is none.
    NoPlace,
    /// The game ends in a way that follows from the moves, which the players cannot agree on.
    NotAgreed,
}

/// What the system has against a file or a folder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    NotFound,
    /// The user must not read or write it.
    NotAllowed,
    Folder,
    /// It is a pipe or a device.
    NoFile,
    /// Part of its path is no folder.
    NoFolder,
    Full,
    /// The disk cannot be written to.
    ReadOnly,
    Name,
    /// Something of this name is there already.
    Exists,
    Data,
    /// It is a pipe that nobody reads.
    Unread,
    /// Nothing usual; what the system says.
    Other(String),
}

/// What is wrong with a file or a folder.
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

/// Something that the program keeps of itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    Settings,
    Game,
    Lessons,
    Practice,
    Draft,
}

/// Why something that was kept cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unread {
    Wrong {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        fault: FileFault,
    },
    /// The system does not give it.
    Trouble(Trouble),
}

/// What the user should know about what the program keeps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// Nothing can be kept in this folder.
    Nothing { folder: PathBuf, why: Trouble },
    /// A lock cannot be opened, so that the game is kept in another file.
    Lock { path: PathBuf, why: Trouble },
    /// Something was put aside because the user wanted it; where it is.
    PutAside(PathBuf),
    /// The same could not be done.
    NotPutAside { path: PathBuf, why: Trouble },
    /// Something cannot be read, and stays where it is since nothing can be written.
    Unread {
        /// What was in the file.
        part: Part,
        /// Why it cannot be read.
        unread: Unread,
        path: PathBuf,
    },
    /// Something cannot be read, and was put aside.
    Aside {
        /// What was in the file.
        part: Part,
        /// Why it cannot be read.
        unread: Unread,
        path: PathBuf,
    },
    /// Something cannot be read, and could not be put aside.
    NotAside {
        /// What was in the file.
        part: Part,
        /// Why it cannot be read.
        unread: Unread,
        /// Why it could not be put aside.
        why: Trouble,
    },
}
