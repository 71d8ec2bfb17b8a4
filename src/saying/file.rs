//! What is wrong with files, and with what the program keeps in them.

use std::path::Path;

use nestmate_text::words::say;

use super::{Saying, Words, hinted, plain};
use crate::storage::{ArchiveFault, FileFault, Notice, Part, Trouble, Unread};

impl Saying for FileFault {
    fn words(&self) -> Words {
        match self {
            Self::Long(most) => plain(say!("own-long", most = *most)),
            Self::Format(format) => hinted(say!("own-format", format = *format), say!("own-format-hint")),
            Self::Newer { format, known, version } => {
                hinted(say!("own-newer", format = *format, known = *known, version = *version), say!("own-newer-hint"))
            }
            Self::NoVersion => plain(say!("own-no-version")),
            Self::Unreadable(unreadable) => unreadable.words(),
            Self::Definition(fault) => fault.words(),
            Self::NoGame(id) => plain(say!("own-no-game", id = id.as_str())),
            Self::Start(error) => error.words(),
            Self::ManyMoves(most) => plain(say!("text-many-moves", most = *most)),
            Self::NoParent => plain(say!("own-no-parent")),
            Self::Move(error) => error.words(),
            Self::NoPlace => plain(say!("own-no-move")),
            Self::NotAgreed => plain(say!("own-not-agreed")),
        }
    }
}

impl Saying for Trouble {
    fn words(&self) -> Words {
        match self {
            Self::NotFound => plain(say!("trouble-not-found")),
            Self::NotAllowed => plain(say!("trouble-not-allowed")),
            Self::Folder => plain(say!("trouble-folder")),
            Self::NoFile => plain(say!("trouble-no-file")),
            Self::NoFolder => plain(say!("trouble-no-folder")),
            Self::Full => plain(say!("trouble-full")),
            Self::ReadOnly => plain(say!("trouble-read-only")),
            Self::Name => plain(say!("trouble-name")),
            Self::Exists => plain(say!("trouble-exists")),
            Self::Data => plain(say!("trouble-data")),
            Self::Unread => plain(say!("trouble-unread")),
            Self::Other(text) => plain(say!("trouble-other", text = text.as_str())),
        }
    }
}

impl Saying for ArchiveFault {
    fn words(&self) -> Words {
        match self {
            Self::Trouble(trouble) => trouble.words(),
            Self::NoFile => plain(say!("own-games-no-file")),
            Self::Damaged => plain(say!("trouble-data")),
            Self::Newer => plain(say!("own-games-newer")),
            Self::Busy => plain(say!("own-games-busy")),
            Self::Other(text) => plain(say!("trouble-other", text = text.as_str())),
        }
    }
}

impl Saying for Part {
    fn words(&self) -> Words {
        plain(match self {
            Self::Settings => say!("kept-settings"),
            Self::Game => say!("kept-game"),
            Self::Lessons => say!("kept-lessons"),
            Self::Practice => say!("kept-practice"),
            Self::Draft => say!("kept-draft"),
        })
    }
}

impl Saying for Unread {
    fn words(&self) -> Words {
        match self {
            Self::Wrong { line, column, fault } => plain(say!("kept-place", line = *line, column = *column, why = fault.said())),
            Self::Trouble(trouble) => trouble.words(),
        }
    }
}

impl Saying for Notice {
    fn words(&self) -> Words {
        plain(match self {
            Self::Nothing { folder, why } => say!("kept-nothing", path = shown(folder), why = why.said()),
            Self::Lock { path, why } => say!("kept-lock", path = shown(path), why = why.said()),
            Self::PutAside(path) => say!("kept-put-aside", path = shown(path)),
            Self::NotPutAside { path, why } => say!("file-unwritten", path = shown(path), why = why.said()),
            Self::Unread { part, unread, path } => {
                say!("kept-unread", what = part.said(), place = unread.said(), path = shown(path))
            }
            Self::Aside { part, unread, path } => {
                say!("kept-aside", what = part.said(), place = unread.said(), path = shown(path))
            }
            Self::NotAside { part, unread, why } => {
                say!("kept-not-aside", what = part.said(), place = unread.said(), why = why.said())
            }
        })
    }
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}
