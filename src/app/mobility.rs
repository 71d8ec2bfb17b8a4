//! How many moves each man has, for its spoken name.

use std::cell::RefCell;
use std::sync::Arc;

use super::state::App;
use crate::position::Position;
use crate::rules::legal_moves;
use crate::variant::Variant;

/// The last counts of the side that is not to move, by the position's hash.
#[derive(Debug, Default)]
pub(super) struct Others(RefCell<Option<(u64, Arc<Vec<usize>>)>>);

impl Others {
    fn of(&self, position: &Position, variant: &Variant) -> Arc<Vec<usize>> {
        let mut known = self.0.borrow_mut();
        if let Some((_, counts)) = known.as_ref().filter(|(hash, _)| *hash == position.hash()) {
            return Arc::clone(counts);
        }
        let mut passed = position.clone();
        passed.make_null(variant);
        let mut counts = vec![0; variant.points()];
        legal_moves(&passed, variant).iter().filter(|mv| !mv.is_drop()).for_each(|mv| counts[mv.from().index()] += 1);
        let counts = Arc::new(counts);
        *known = Some((position.hash(), Arc::clone(&counts)));
        counts
    }
}

impl App {
    /// How many moves each man has, by the index of its cell: those of the side that is not to move as if it were.
    pub(super) fn mobility(&self) -> Vec<usize> {
        if self.preview.is_some() || self.game.outcome().is_some() {
            return Vec::new();
        }
        let mut counts = self.others.of(self.game.position(), self.variant()).to_vec();
        self.game.legal().iter().filter(|mv| !mv.is_drop()).for_each(|mv| counts[mv.from().index()] += 1);
        counts
    }
}
