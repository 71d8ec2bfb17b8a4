//! What can be wrong with a puzzle or a file of them, as data. Sentences are made of it in `saying`.

use nestmate_core::position::TextError;
use nestmate_core::rules::MoveError;

/// Something wrong in a file of puzzles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleFileFault {
    /// The line, from 1.
    pub line: usize,
    pub fault: PuzzleFault,
}

/// What is wrong with a puzzle, or with the heading of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleFault {
    /// The first line is no heading.
    Heading,
    /// The heading is of a version that is not known.
    Version(String),
    /// A line has this many parts.
    Parts(usize),
    /// The id is empty, too long, or has more than letters and digits.
    Id(String),
    /// Another puzzle of the file has the same id.
    Twice(String),
    Level(String),
    Theme(String),
    /// There are this many moves, but it takes one of the opponent's and then an odd number.
    Moves(usize),
    /// The position cannot be set up.
    Position(TextError),
    /// A move cannot be played; its number among the moves, from 1.
    Move {
        /// Its number, from 1.
        number: usize,
        error: MoveError,
    },
}
