//! Exercises about Kings: check, and mate at once.

use nestmate_core::geometry::{Cell, CellSet};
use nestmate_core::position::Draft;
use nestmate_core::variant::{KindId, Piece};

use super::exercise::{Attempt, Exercise, Goal, LEARNER};
use super::workshop::Workshop;

/// How many mates there are to be found, and how many boards may be tried for each.
const MATES: usize = 3;
const TRIES: usize = 180;

impl Workshop<'_> {
    /// Check the King in one move, and in two.
    pub(super) fn checks(&mut self) -> Vec<Exercise> {
        let mut found = Vec::new();
        for moves in [1, 1, 2] {
            found.extend(self.best((80, 3), |shop| {
                let exercise = shop.check(moves)?;
                let attempt = Attempt::new(&exercise);
                Some((attempt.legal(shop.variant, &exercise).len(), exercise))
            }));
        }
        found
    }

    fn check(&mut self, moves: usize) -> Option<Exercise> {
        let mut board = Draft::empty();
        self.put_somewhere(&mut board, self.variant.royal()?, LEARNER.other())?;
        let kinds = self.officers();
        let kind = self.pick(&kinds)?;
        self.put_somewhere(&mut board, kind, LEARNER)?;
        self.thaw(&mut board);
        let exercise = Exercise { movers: [kind].into_iter().collect(), ..Self::exercise(&board, Goal::Check, CellSet::EMPTY) };
        self.proved(exercise, moves..=moves)
    }

    /// Mate in one, with as few ways to it as can be found.
    pub(super) fn mates(&mut self) -> Vec<Exercise> {
        let mut found: Vec<Exercise> = Vec::new();
        for pieces in 2..2 + MATES {
            found.extend(self.best((TRIES, 2), |shop| shop.mate(pieces)));
        }
        found
    }

    fn mate(&mut self, pieces: usize) -> Option<(usize, Exercise)> {
        let mut board = Draft::empty();
        let royal = self.variant.royal()?;
        self.cornered(&mut board, royal)?;
        self.put_somewhere(&mut board, royal, LEARNER)?;
        let kinds = self.officers();
        for _ in 0..pieces {
            let kind = self.pick(&kinds)?;
            self.put_somewhere(&mut board, kind, LEARNER)?;
        }
        self.thaw(&mut board);
        let exercise = self.proved(Self::exercise(&board, Goal::Mate, CellSet::EMPTY), 1..=1)?;
        Some((100_usize.saturating_sub(Attempt::solved_at_once(self.variant, &exercise)), exercise))
    }

    /// Puts the enemy's King where it has little room, with a piece of its own or two beside it.
    fn cornered(&mut self, board: &mut Draft, royal: KindId) -> Option<()> {
        let piece = Piece::new(royal, LEARNER.other());
        let mut cells: Vec<Cell> = self.haunts(royal, LEARNER.other()).iter().collect();
        cells.sort_by_key(|&cell| self.touched(piece, cell).len());
        cells.truncate((cells.len() / 6).max(4));
        let cell = self.pick(&cells)?;
        board.put(self.variant, cell, piece);
        let around = self.touched(piece, cell);
        let beside = self.random.usize(1..3);
        for cell in self.mixed(around).into_iter().take(beside) {
            let victims = self.victims(cell);
            if let Some(kind) = self.pick(&victims) {
                board.put(self.variant, cell, Piece::new(kind, LEARNER.other()));
            }
        }
        Some(())
    }

    /// The kinds of pieces of the start array that go far: the better half, without the King.
    fn officers(&self) -> Vec<KindId> {
        let able = |kind: &KindId| !self.variant.kind(*kind).royal && !self.home(*kind, LEARNER).is_empty();
        let mut kinds: Vec<KindId> = self.variant.kind_ids().filter(able).collect();
        let far = |kind: KindId| {
            let cells = self.haunts(kind, LEARNER);
            cells.iter().map(|cell| self.touched(Piece::new(kind, LEARNER), cell).len()).sum::<usize>() / cells.len().max(1)
        };
        kinds.sort_by_cached_key(|&kind| std::cmp::Reverse(far(kind)));
        kinds.truncate(kinds.len().div_ceil(2));
        kinds
    }
}
