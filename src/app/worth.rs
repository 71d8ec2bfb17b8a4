//! What men are worth in the game on the board, worked out by the engine on a thread of its own.

use std::cell::RefCell;
use std::sync::{Arc, OnceLock};
use std::thread::Builder;

use super::state::{App, Wake};
use crate::engine::Evaluator;
use crate::variant::{KindId, Variant};

/// Centipawns by the index of the kind.
type Values = Arc<OnceLock<Vec<i32>>>;

/// The values of the last game that was asked about.
pub(super) struct Worths {
    known: RefCell<Option<(Arc<Variant>, Values)>>,
    wake: Wake,
}

impl Worths {
    /// Nothing is known yet. `wake` is called when something is.
    pub(super) fn new(wake: Wake) -> Self {
        Self { known: RefCell::default(), wake }
    }

    fn of(&self, variant: &Arc<Variant>, kind: KindId) -> Option<i32> {
        let mut known = self.known.borrow_mut();
        if known.as_ref().is_none_or(|(known, _)| !Arc::ptr_eq(known, variant)) {
            *known = Some((Arc::clone(variant), self.begin(variant)));
        }
        known.as_ref()?.1.get()?.get(kind.index()).copied()
    }

    fn begin(&self, variant: &Arc<Variant>) -> Values {
        let values = Values::default();
        let (variant, wake, result) = (Arc::clone(variant), Arc::clone(&self.wake), Arc::clone(&values));
        let work = move || {
            let evaluator = Evaluator::new(&variant);
            let mut worths = vec![0; variant.kinds.len()];
            variant.kind_ids().for_each(|kind| worths[kind.index()] = evaluator.worth(kind));
            // Nobody else fills it.
            let _ = result.set(worths);
            wake();
        };
        if let Err(error) = Builder::new().name("values".to_owned()).spawn(work) {
            tracing::error!("the thread that works out values cannot be started: {error}");
        }
        values
    }
}

impl App {
    /// What a man of a kind is worth in this game, in centipawns; `None` for the royal man, and until the engine has worked it out.
    #[must_use]
    pub fn worth(&self, kind: KindId) -> Option<i32> {
        let known = self.worths.of(self.variant(), kind);
        known.filter(|_| !self.variant().kind(kind).royal)
    }
}
