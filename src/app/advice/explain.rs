//! The tasks that work out why a move is good and what pieces are worth, so that the window never waits for them.

use std::cell::RefCell;
use std::sync::Arc;

use nestmate_core::variant::{KindId, Variant};
use nestmate_engine::Evaluator;
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

pub(in crate::app) struct Worths {
    known: RefCell<Option<KnownWorth>>,
    wake: Wake,
}

struct KnownWorth {
    variant: Arc<Variant>,
    /// Centipawns by the index of the kind, once they are there.
    values: Option<Vec<i32>>,
    task: Task<(), Vec<i32>>,
}

impl KnownWorth {
    fn begin(variant: &Arc<Variant>, wake: &Wake) -> Self {
        let game = Arc::clone(variant);
        let work = move |tell: &Tell<'_, Vec<i32>>| {
            let evaluator = Evaluator::new(&game);
            let mut worths = vec![0; game.kinds.len()];
            game.all_kind_ids().for_each(|kind| worths[kind.index()] = evaluator.worth(kind));
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

    /// What a piece of a kind is worth in a game, in hundredths of a Pawn: by the books of the game, or else by the engine; `None` until
    /// that has been worked out.
    pub(in crate::app) fn of(&self, variant: &Arc<Variant>, kind: KindId) -> Option<i32> {
        let by_books = variant.kind(kind).worth;
        if by_books > 0 {
            return Some(10 * i32::from(by_books));
        }
        let mut known = self.known.borrow_mut();
        let fits = known.take().filter(|known| Arc::ptr_eq(&known.variant, variant));
        let known = known.insert(fits.unwrap_or_else(|| KnownWorth::begin(variant, &self.wake)));
        known.values.as_ref()?.get(kind.index()).map(|&worth| variant.weights.shown(worth))
    }

    pub(in crate::app) fn poll(&self) -> Option<TaskFault> {
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

#[cfg(test)]
mod tests {
    use nestmate_core::rules::start;
    use nestmate_core::variant::Side;

    use super::*;

    /// Where books say what pieces are worth, all pieces of a side together are worth as much by the engine, as its scores are shown.
    #[test]
    fn scores_are_shown_as_books_count() {
        let library = crate::shipped::library();
        let mut checked = 0;
        for id in library.games().map(|game| game.0.to_owned()).collect::<Vec<_>>() {
            let variant = library.get(&id).expect("shipped");
            let (evaluator, start) = (Evaluator::new(&variant), start(&variant).expect("good"));
            let kinds = start.pieces(Side::White).iter().map(|cell| start.at(cell).kind()).filter(|&kind| variant.kind(kind).worth > 0);
            let (books, engine) = kinds
                .fold((0, 0), |(books, engine), kind| (books + 10 * i32::from(variant.kind(kind).worth), engine + evaluator.worth(kind)));
            if books > 0 {
                checked += 1;
                let shown = variant.weights.shown(engine);
                assert!((books - shown).abs() * 20 < books, "{id}: {books} by books, {shown} shown");
            }
        }
        assert!(checked >= 3, "{checked} games have books");
    }
}
