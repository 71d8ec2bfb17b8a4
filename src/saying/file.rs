//! What is wrong with files, with what the program keeps in them, and with engines of other people.

use std::path::Path;

use nestmate_core::plain::one_line;
use nestmate_text::words::{named, say};

use super::{Saying, Words, hinted, plain};
use crate::foreign::{EngineEnd, ForeignFailure, ForeignFault};
use crate::puzzles::{PuzzleFault, PuzzleFileFault, Theme};
use crate::storage::{ArchiveFault, FileFault, LinkFault, Notice, Part, Trouble, Unread};

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

impl Saying for LinkFault {
    fn words(&self) -> Words {
        plain(match self {
            Self::Long(most) => say!("link-long", most = *most),
            Self::NoGame => say!("link-no-game").to_owned(),
            Self::Encoding(text) => say!("link-encoding", text = one_line(text).as_ref()),
            Self::Unknown(key) => say!("link-unknown", key = one_line(key).as_ref()),
            Self::Several => say!("link-several").to_owned(),
            Self::Number(text) => say!("link-number", text = one_line(text).as_ref()),
        })
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

impl Saying for ForeignFailure {
    fn words(&self) -> Words {
        let engine = self.engine.as_str();
        plain(match &self.fault {
            ForeignFault::Missing => say!("engine-missing", engine = engine),
            ForeignFault::Folder => say!("engine-folder", engine = engine),
            ForeignFault::NoProgram => say!("engine-no-program", engine = engine),
            ForeignFault::Unstarted(why) => say!("engine-unstarted", engine = engine, why = why.as_str()),
            ForeignFault::Speechless => say!("engine-speechless", engine = engine),
            ForeignFault::Ended(EngineEnd::Unknown) => say!("engine-ended", engine = engine),
            ForeignFault::Ended(EngineEnd::Code(code)) => say!("engine-ended-code", engine = engine, code = code.to_string()),
            ForeignFault::Ended(EngineEnd::Signal(signal)) => say!("engine-ended-signal", engine = engine, signal = signal.to_string()),
            ForeignFault::NotReady => say!("engine-not-ready", engine = engine),
            ForeignFault::Deaf => say!("engine-deaf", engine = engine),
            ForeignFault::Babbles => say!("engine-babbles", engine = engine),
            ForeignFault::NoMove => say!("engine-no-move", engine = engine),
            ForeignFault::NoStop => say!("engine-no-stop", engine = engine),
            ForeignFault::Illegal(mv) => say!("engine-illegal", engine = engine, text = shortened(mv)),
            ForeignFault::Refuses(what) => say!("engine-refuses", engine = engine, what = shortened(what)),
            ForeignFault::OtherRules { said, game, differs } => {
                say!("engine-other-rules", engine = engine, text = shortened(said), game = named(game), differs = named(differs))
            }
            ForeignFault::ClaimsDraw => say!("engine-claims-draw", engine = engine),
            ForeignFault::ClaimsWin => say!("engine-claims-win", engine = engine),
            ForeignFault::Elsewhere(command) => say!("engine-elsewhere", engine = engine, command = one_line(command).as_ref()),
            ForeignFault::NoGame => say!("engine-no-game", engine = engine),
            ForeignFault::Unlisted => say!("engine-unlisted", engine = engine),
            ForeignFault::NoThread(why) => say!("engine-no-thread", engine = engine, why = why.as_str()),
        })
    }
}

/// What it has said, no longer than a sentence can hold and without what cannot be read.
fn shortened(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).take(60).collect()
}

impl Saying for PuzzleFileFault {
    fn words(&self) -> Words {
        plain(say!("puzzle-fault-line", line = self.line, why = self.fault.said()))
    }
}

impl Saying for PuzzleFault {
    fn words(&self) -> Words {
        plain(match self {
            Self::Heading => say!("puzzle-fault-heading").to_owned(),
            Self::Version(version) => say!("puzzle-fault-version", version = version.as_str()),
            Self::Parts(count) => say!("puzzle-fault-parts", count = *count),
            Self::Id(id) => say!("puzzle-fault-id", id = id.as_str()),
            Self::Twice(id) => say!("puzzle-fault-twice", id = id.as_str()),
            Self::Level(level) => say!("puzzle-fault-level", level = level.as_str()),
            Self::Theme(theme) => say!("puzzle-fault-theme", theme = theme.as_str()),
            Self::Moves(count) => say!("puzzle-fault-moves", count = *count),
            Self::Position(error) => error.said(),
            Self::Move { number, error } => say!("puzzle-fault-move", number = *number, why = error.said()),
        })
    }
}

impl Saying for Theme {
    fn words(&self) -> Words {
        plain(match self {
            Self::MateIn(moves) => return plain(say!("puzzle-theme-mate", count = usize::from(*moves))),
            Self::Material => say!("puzzle-theme-material"),
            Self::Hanging => say!("puzzle-theme-hanging"),
            Self::Defence => say!("puzzle-theme-defence"),
            Self::Evasion => say!("puzzle-theme-evasion"),
            Self::Leader => say!("puzzle-theme-leader"),
            Self::Freeze => say!("puzzle-theme-freeze"),
            Self::Thaw => say!("puzzle-theme-thaw"),
            Self::Fork => say!("puzzle-theme-fork"),
            Self::DoubleCapture => say!("puzzle-theme-double-capture"),
            Self::DiscoveredCheck => say!("puzzle-theme-discovered-check"),
            Self::DoubleCheck => say!("puzzle-theme-double-check"),
            Self::Sacrifice => say!("puzzle-theme-sacrifice"),
            Self::Quiet => say!("puzzle-theme-quiet"),
            Self::Drop => say!("puzzle-theme-drop"),
            Self::Promotion => say!("puzzle-theme-promotion"),
            Self::Exchange => say!("puzzle-theme-exchange"),
            Self::Passing => say!("puzzle-theme-passing"),
            Self::Castling => say!("puzzle-theme-castling"),
            Self::Inside => say!("puzzle-theme-inside"),
            Self::OutsideHelp => say!("puzzle-theme-outside-help"),
            Self::OneMove => say!("puzzle-theme-one-move"),
            Self::Short => say!("puzzle-theme-short"),
            Self::Long => say!("puzzle-theme-long"),
        })
    }
}
