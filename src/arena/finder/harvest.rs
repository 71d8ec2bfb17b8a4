//! The puzzles that are kept: no two alike, and not too many that one look solves.

use rustc_hash::FxHashSet;

use crate::puzzles::Puzzle;

/// How many puzzles of one move there may be, whatever else there is, and how many more for two that are longer.
const ONE_MOVERS: (usize, usize) = (6, 3);

/// The same of those that the weakest players find.
const EASY: (usize, usize) = (4, 1);

/// The highest level of those.
const EASY_LEVEL: u8 = 2;

#[derive(Clone, Debug, Default)]
pub struct Harvest {
    puzzles: Vec<Puzzle>,
    ids: FxHashSet<String>,
    boards: FxHashSet<String>,
}

impl Harvest {
    pub fn of(known: Vec<Puzzle>) -> Self {
        let mut harvest = Self::default();
        for puzzle in known {
            harvest.note(puzzle);
        }
        harvest
    }

    pub fn puzzles(&self) -> &[Puzzle] {
        &self.puzzles
    }

    /// Takes a puzzle in; false if there is one like it, or too many that are as short.
    pub fn take(&mut self, puzzle: Puzzle) -> bool {
        !self.is_one_too_many(&puzzle) && self.note(puzzle)
    }

    fn is_one_too_many(&self, puzzle: &Puzzle) -> bool {
        let one_movers = || self.puzzles.iter().filter(|known| known.length() == 1);
        let longer = self.puzzles.len() - one_movers().count();
        let full = |count: usize, (first, more): (usize, usize)| count >= first + more * longer / 2;
        let easy = || one_movers().filter(|known| known.level <= EASY_LEVEL).count();
        puzzle.length() == 1 && (full(one_movers().count(), ONE_MOVERS) || puzzle.level <= EASY_LEVEL && full(easy(), EASY))
    }

    fn note(&mut self, puzzle: Puzzle) -> bool {
        let new = !self.ids.contains(&puzzle.id) && self.boards.insert(board(&puzzle));
        if new {
            self.ids.insert(puzzle.id.clone());
            self.puzzles.push(puzzle);
        }
        new
    }
}

/// What makes two puzzles the same to whoever solves them: the board, whoever moves, and the first two moves.
fn board(puzzle: &Puzzle) -> String {
    let fields: Vec<&str> = puzzle.position.split(' ').take(3).collect();
    format!("{} {}", fields.join(" "), puzzle.moves[..2.min(puzzle.moves.len())].join(" "))
}
