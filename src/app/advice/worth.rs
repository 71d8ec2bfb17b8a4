//! What pieces are worth in the game on the board, worked out by the engine beside the window.

use std::cell::RefCell;
use std::sync::Arc;

use crate::engine::Evaluator;
use crate::task::{Fault, News, Task, Tell, Wake};
use crate::variant::{KindId, Variant};

/// The values of the last game that was asked about.
pub(in crate::app) struct Worths {
    known: RefCell<Option<Known>>,
    wake: Wake,
}

struct Known {
    variant: Arc<Variant>,
    /// Centipawns by the index of the kind, once they are there.
    values: Option<Vec<i32>>,
    task: Task<(), Vec<i32>>,
}

impl Known {
    fn begin(variant: &Arc<Variant>, wake: &Wake) -> Self {
        let game = Arc::clone(variant);
        let work = move |tell: &Tell<'_, Vec<i32>>| {
            let evaluator = Evaluator::new(&game);
            let mut worths = vec![0; game.kinds.len()];
            game.kind_ids().for_each(|kind| worths[kind.index()] = evaluator.worth(kind));
            tell.tell(worths);
        };
        let task = Task::once("values", Arc::clone(wake), (), work);
        Self { variant: Arc::clone(variant), values: None, task }
    }
}

impl Worths {
    /// Nothing is known yet. `wake` is called when something is.
    pub(in crate::app) fn new(wake: Wake) -> Self {
        Self { known: RefCell::default(), wake }
    }

    /// What a piece of a kind is worth in a game, in centipawns; `None` until it has been worked out.
    pub(in crate::app) fn of(&self, variant: &Arc<Variant>, kind: KindId) -> Option<i32> {
        let mut known = self.known.borrow_mut();
        let fits = known.take().filter(|known| Arc::ptr_eq(&known.variant, variant));
        let known = known.insert(fits.unwrap_or_else(|| Known::begin(variant, &self.wake)));
        known.values.as_ref()?.get(kind.index()).copied()
    }

    /// Takes in what was worked out; what has gone wrong, if anything.
    pub(in crate::app) fn poll(&self) -> Option<Fault> {
        let mut known = self.known.borrow_mut();
        let known = known.as_mut()?;
        while let Some(((), news)) = known.task.next() {
            match news {
                News::Answer(values) => known.values = Some(values),
                News::Done => {}
                News::Failed(fault) => return Some(fault),
            }
        }
        None
    }
}
