//! How many moves each man has, for its spoken name.

use super::state::App;
use crate::position::{Move, Position};
use crate::rules::legal_moves;
use crate::variant::Variant;

/// By cell: how many moves the man there would have, of the side that is not to move, if it were.
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

impl App {
    /// How many moves each man has, by the index of its cell: those of the side that is not to move as if it were.
    pub(super) fn mobility(&self) -> Vec<usize> {
        if self.preview.is_some() || self.game.outcome().is_some() {
            return Vec::new();
        }
        let position = self.game.position();
        let mut counts = self.others.of(position, || of_others(position, self.variant())).to_vec();
        count(self.game.legal(), &mut counts);
        counts
    }
}
