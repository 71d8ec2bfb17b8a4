//! Something worked out about a position, kept until it is asked for of another.

use std::cell::RefCell;
use std::sync::Arc;

use nestmate_core::position::Position;

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
