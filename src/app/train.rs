//! Puzzles in the window: which there are, which comes next, and the one that is being solved. The game that was on the board waits.

pub(super) mod paper;
pub(super) mod trainer;
pub(super) mod trial;

use crate::puzzles::{PuzzleFile, Theme};
use crate::recall::Grade;
use crate::storage::PracticeItem;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Aim {
    Easier,
    #[default]
    Own,
    Harder,
}

impl Aim {
    pub const ALL: [Self; 3] = [Self::Easier, Self::Own, Self::Harder];

    pub(in crate::app) fn away(self) -> i32 {
        match self {
            Self::Easier => -300,
            Self::Own => 0,
            Self::Harder => 300,
        }
    }
}

#[derive(Clone, Debug)]
pub enum Train {
    Open,
    Game(String),
    /// Solve this puzzle: the game's id, and its own.
    Puzzle(String, String),
    /// Ask for a file of puzzles, which is the window's business.
    Browse,
    File(String, Box<PuzzleFile>),
    Theme(Option<Theme>),
    Aim(Aim),
    /// Point out the piece to move; then show its move.
    Hint,
    Solution,
    Again,
    Next,
    Analyse,
    Leave,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::app) struct PuzzleOutcome {
    pub(in crate::app) id: String,
    pub(in crate::app) item: PracticeItem,
    pub(in crate::app) level: u8,
    /// Whether the user came to its end; otherwise the solution was shown, or it was given up.
    pub(in crate::app) solved: bool,
    pub(in crate::app) tries: u32,
    pub(in crate::app) hints: u32,
}

impl PuzzleOutcome {
    pub(in crate::app) fn grade(&self) -> Grade {
        match (self.solved, self.tries, self.hints) {
            (true, 0, 0) => Grade::Good,
            (true, 0, _) => Grade::Hard,
            (true | false, ..) => Grade::Again,
        }
    }

    pub(in crate::app) fn is_clean(&self) -> bool {
        self.grade() == Grade::Good
    }
}
