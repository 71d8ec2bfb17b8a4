//! Puzzles in the window: which there are, which comes next, and the one that is being solved. The game that was on the board waits.

pub(super) mod home;
pub(super) mod text;
pub(super) mod trainer;
pub(super) mod trial;

use crate::puzzles::{PuzzleFile, Theme};
use crate::recall::Grade;
use crate::storage::PracticeItem;

/// How hard puzzles are to be, seen from the user's own rating.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Aim {
    /// Easier than that.
    Easier,
    #[default]
    Own,
    Harder,
}

impl Aim {
    /// All of them, the easiest first.
    pub const ALL: [Self; 3] = [Self::Easier, Self::Own, Self::Harder];

    /// How far from the user's own rating that is.
    pub(in crate::app) fn away(self) -> i32 {
        match self {
            Self::Easier => -300,
            Self::Own => 0,
            Self::Harder => 300,
        }
    }
}

/// What somebody asks for who solves puzzles.
#[derive(Clone, Debug)]
pub enum Train {
    /// Open puzzles of the game on the board, or of the first game that has any.
    Open,
    /// Go on with puzzles of this game.
    Game(String),
    /// Solve this puzzle: the game's id, and its own.
    Puzzle(String, String),
    /// Ask for a file of puzzles, which is the window's business.
    Browse,
    /// Go on with the puzzles of a file, which is called so.
    File(String, Box<PuzzleFile>),
    /// Go on with puzzles that have this theme, or any.
    Theme(Option<Theme>),
    /// Go on with puzzles that are as hard as this.
    Aim(Aim),
    /// Point out the piece to move; then show its move.
    Hint,
    Solution,
    /// Try again from the beginning.
    Again,
    /// Go on to the next puzzle.
    Next,
    /// Make a game of the puzzle, with the analysis on.
    Analyse,
    Leave,
}

/// How a puzzle has gone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::app) struct PuzzleOutcome {
    /// The game's id, and the puzzle's.
    pub(in crate::app) game: String,
    pub(in crate::app) id: String,
    /// What practice keeps of it.
    pub(in crate::app) item: PracticeItem,
    pub(in crate::app) level: u8,
    /// Whether the user came to its end; otherwise the solution was shown, or it was given up.
    pub(in crate::app) solved: bool,
    /// How many wrong moves were tried.
    pub(in crate::app) tries: u32,
    /// How many hints were given.
    pub(in crate::app) hints: u32,
}

impl PuzzleOutcome {
    /// The same as a grade for practice.
    pub(in crate::app) fn grade(&self) -> Grade {
        match (self.solved, self.tries, self.hints) {
            (true, 0, 0) => Grade::Good,
            (true, 0, _) => Grade::Hard,
            (true | false, ..) => Grade::Again,
        }
    }

    /// Whether it was solved at once and without help.
    pub(in crate::app) fn is_clean(&self) -> bool {
        self.solved && self.tries == 0 && self.hints == 0
    }
}
