//! Tells the story of the game on the board: worked out beside the window whenever it is asked for and the line has become another.

use std::cell::RefCell;
use std::sync::Arc;

use nestmate_core::game::{Game, NodeId};
use nestmate_core::rules::Outcome;
use nestmate_engine::task::{News, Task, TaskFault, Tell, Wake};

use super::Story;
use super::inside::{Beside, InsideCase, InsideDesk};
use crate::app::lens::fold::Fold;

/// What a story follows from: the game on the board, the line through the current place, and how the game was ended.
type LinePrint = (u64, Vec<NodeId>, Option<(NodeId, Outcome)>);

pub(in crate::app) struct StoryTeller {
    wake: Wake,
    known: RefCell<Told>,
}

#[derive(Default)]
struct Told {
    of: Option<LinePrint>,
    story: Option<Arc<Story>>,
    task: Option<Task<(), Option<Story>>>,
    cases: Vec<InsideCase>,
    inside: Arc<Beside>,
    look: Option<Task<(), Beside>>,
}

impl StoryTeller {
    /// Nothing is told yet. `wake` is called when something is.
    pub(in crate::app) fn new(wake: Wake) -> Self {
        Self { wake, known: RefCell::default() }
    }

    /// The story of the line on the board; of a line that has grown, that of its beginning until the whole has been worked out.
    pub(in crate::app) fn story(&self, game: &Game, serial: u64, folds: impl FnOnce() -> Vec<Arc<Fold>>) -> Option<Arc<Story>> {
        let print = (serial, game.line(), game.ended());
        let mut known = self.known.borrow_mut();
        if known.of.as_ref() != Some(&print) {
            let of_line = |story: &Arc<Story>| {
                let nodes = story.plies.iter().map(|ply| ply.node);
                story.plies.len() <= print.1.len() && nodes.zip(&print.1).all(|(one, other)| one == *other)
            };
            let same_game = known.of.as_ref().is_some_and(|of| of.0 == serial);
            let story = known.story.take().filter(of_line).filter(|_| same_game);
            let (game, folds) = (game.clone(), folds());
            let work = move |tell: &Tell<'_, Option<Story>>| tell.tell(Story::new(&game, folds));
            let task = Some(Task::once("story", Arc::clone(&self.wake), (), work));
            *known = Told { of: Some(print), story, task, ..Told::default() };
        }
        known.story.clone()
    }

    /// What the games inside would have played, beside what a review has found best.
    pub(in crate::app) fn inside(&self, game: &Game, folds: Vec<Arc<Fold>>, cases: Vec<InsideCase>) -> Arc<Beside> {
        let mut known = self.known.borrow_mut();
        if known.cases != cases {
            let (game, asked) = (game.clone(), cases.clone());
            known.cases = cases;
            known.inside = Arc::default();
            let work = move |tell: &Tell<'_, Beside>| tell.tell(InsideDesk::new(game.variant()).look(&game, &folds, &asked, tell.stop()));
            // Another look that is under way is called off.
            known.look = (!known.cases.is_empty()).then(|| Task::once("inside", Arc::clone(&self.wake), (), work));
        }
        Arc::clone(&known.inside)
    }

    /// Takes in what has been worked out, and gives back what has gone wrong.
    pub(in crate::app) fn poll(&self) -> Option<TaskFault> {
        let known = &mut *self.known.borrow_mut();
        let mut wrong = None;
        while let Some(((), news)) = known.task.as_ref().and_then(Task::next) {
            match news {
                News::Answer(story) => known.story = story.map(Arc::new),
                News::Done => {}
                News::Failed(fault) => wrong = Some(fault),
            }
        }
        while let Some(((), news)) = known.look.as_ref().and_then(Task::next) {
            match news {
                News::Answer(inside) => known.inside = Arc::new(inside),
                News::Done => {}
                News::Failed(fault) => wrong = Some(fault),
            }
        }
        wrong
    }
}
