//! How many moves each piece has, for its spoken name, and a cell that keeps what was worked out about a position.

use std::cell::RefCell;
use std::sync::Arc;

use nestmate_core::game::Game;
use nestmate_core::position::{Move, Position};
use nestmate_core::rules::legal_moves;
use nestmate_core::variant::Variant;

/// By cell: how many moves the piece there would have, of the side that is not to move, if it were.
fn of_others(position: &Position, variant: &Variant) -> Vec<usize> {
    let mut passed = position.clone();
    passed.make_null(variant);
    let mut counts = vec![0; variant.points()];
    count(&legal_moves(&passed, variant), &mut counts);
    counts
}

fn count(moves: &[Move], counts: &mut [usize]) {
    moves.iter().filter(|mv| !mv.is_drop()).for_each(|mv| counts[mv.from().index()] += 1);
}

/// How many moves each piece has, by the index of its cell: those of the side that is not to move, which `others` keeps, as if it were.
pub(in crate::app) fn mobility(game: &Game, others: &PerPosition<Vec<usize>>) -> Vec<usize> {
    if game.outcome().is_some() {
        return Vec::new();
    }
    let position = game.position();
    let mut counts = others.of(position, || of_others(position, game.variant())).to_vec();
    count(game.legal(), &mut counts);
    counts
}

/// What is known of the position asked about last, by its hash.
#[derive(Debug)]
pub(in crate::app) struct PerPosition<T>(RefCell<Option<(u64, Arc<T>)>>);

impl<T> Default for PerPosition<T> {
    fn default() -> Self {
        Self(RefCell::new(None))
    }
}

impl<T> PerPosition<T> {
    /// What is known of a position, or else what `work` finds.
    pub(in crate::app) fn of(&self, position: &Position, work: impl FnOnce() -> T) -> Arc<T> {
        let mut known = self.0.borrow_mut();
        if let Some((_, found)) = known.as_ref().filter(|(hash, _)| *hash == position.hash()) {
            return Arc::clone(found);
        }
        let found = Arc::new(work());
        *known = Some((position.hash(), Arc::clone(&found)));
        found
    }
}
