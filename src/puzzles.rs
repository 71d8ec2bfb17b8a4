//! Puzzles: positions of games in which one move is right and all others are not, and the texts that they are kept as.
//!
//! A file has a heading, `# Nestmate puzzles 1 GAME`, then a puzzle in each line, its parts parted by tabs: id, level, themes, the
//! position before the opponent's last move, and the moves from that one on. What finds puzzles in games is in `arena`.

mod fault;
mod file;
mod opened;
mod theme;

use std::hash::Hasher;

use include_dir::{Dir, include_dir};
use siphasher::sip::SipHasher13;

pub use fault::{PuzzleFault, PuzzleFileFault};
pub use file::{PuzzleFile, read, write};
pub use opened::{OpenedPuzzle, wins_at_once};
pub use theme::Theme;

/// The levels that a puzzle can have, those that the computer plays at.
pub const LEVELS: std::ops::RangeInclusive<u8> = 1..=8;

/// A puzzle as its file has it. Nothing says yet that its position and moves can be played: see [`Puzzle::opened`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// Its name, which follows from its position and moves.
    pub id: String,
    /// The lowest of the computer's levels that finds every move, 1 to 8.
    pub level: u8,
    pub themes: Vec<Theme>,
    /// The position before the opponent's last move. The solver is the side that is not to move in it.
    pub position: String,
    /// The opponent's last move, then the solver's moves and the replies by turns; the last is the solver's.
    pub moves: Vec<String>,
}

impl Puzzle {
    /// A puzzle with the id that follows from its position and moves.
    pub fn new(level: u8, themes: Vec<Theme>, position: String, moves: Vec<String>) -> Self {
        let mut hasher = SipHasher13::new();
        hasher.write(position.as_bytes());
        for mv in &moves {
            hasher.write(b" ");
            hasher.write(mv.as_bytes());
        }
        let id = format!("{:08x}", hasher.finish() >> 32);
        Self { id, level, themes, position, moves }
    }

    /// How many moves the solver makes.
    pub fn length(&self) -> usize {
        self.moves.len() / 2
    }
}

static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/puzzles");

/// The text of the shipped puzzles of a game; `None` if there are none.
pub fn shipped(game: &str) -> Option<&'static str> {
    FILES.get_file(format!("{game}.tsv"))?.contents_utf8()
}

#[cfg(test)]
mod tests;
