//! What is wrong with files of puzzles, and what puzzles are about.

use nestmate_text::words::say;

use super::{Saying, Words, plain};
use crate::puzzles::{PuzzleFault, PuzzleFileFault, Theme};

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
