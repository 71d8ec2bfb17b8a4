//! The task that works out why a move is good, so that the window never waits for it.

use std::sync::Arc;

use nestmate_core::variant::Variant;
use nestmate_engine::task::{News, Task, TaskFault, Tell, Wake};

use crate::app::advice::reason::{MoveReason, Question, Values};

/// What a reason belongs to: the game on the board, and everything that the reason follows from. A hint takes only the answer to its own.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::app) struct ToExplain {
    pub(in crate::app) serial: u64,
    pub(in crate::app) question: Question,
}

#[derive(Debug)]
pub(in crate::app) struct Explainer {
    task: Task<ToExplain, Option<MoveReason>, Arc<Variant>>,
    asked: Option<ToExplain>,
}

impl Explainer {
    pub(in crate::app) fn new(wake: Wake) -> Self {
        let task = Task::serve("explain", wake, || {
            let mut known: Option<(Arc<Variant>, Values)> = None;
            move |asked: &ToExplain, variant: Arc<Variant>, tell: &Tell<'_, Option<MoveReason>>| {
                let fits = known.take().filter(|(known, _)| Arc::ptr_eq(known, &variant));
                let (variant, values) = known.insert(fits.unwrap_or_else(|| (Arc::clone(&variant), Values::of(&variant))));
                tell.tell(MoveReason::new(variant, values, asked.question.clone()));
            }
        });
        Self { task, asked: None }
    }

    /// Asks for a reason, unless that is being worked out.
    pub(in crate::app) fn ask(&mut self, variant: Arc<Variant>, asked: ToExplain) {
        if self.asked.as_ref() != Some(&asked) {
            self.asked = Some(asked.clone());
            self.task.ask(asked, variant);
        }
    }

    /// The answer to what is wanted, if it has come, and what has gone wrong; answers to anything else are passed over.
    pub(in crate::app) fn poll(&mut self, wanted: Option<&ToExplain>) -> (Option<MoveReason>, Option<TaskFault>) {
        let (mut reason, mut wrong) = (None, None);
        while let Some((asked, news)) = self.task.next() {
            // Should the same hint come back later, it has to be asked for anew.
            self.asked.take_if(|known| *known == asked && news != News::Done);
            match news {
                News::Answer(text) if Some(&asked) == wanted => reason = text,
                News::Answer(_) | News::Done => {}
                News::Failed(fault) => wrong = Some(fault),
            }
        }
        (reason, wrong)
    }
}
