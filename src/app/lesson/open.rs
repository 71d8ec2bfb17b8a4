//! The exercise that is open: how far the learner has come with it, and what is shown of it.

use std::sync::Arc;

use super::scout::Scout;
use crate::app::layers::Layers;
use crate::app::scene::LayerState;
use crate::lessons::{Attempt, Exercise, Lesson, Stage, Standing, Way};
use crate::position::Move;
use crate::variant::Variant;

/// How much of a way has been shown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Help {
    /// Nothing.
    #[default]
    Nothing,
    /// Which man moves.
    Man,
    /// Its move.
    Move,
}

/// An exercise that is open.
#[derive(Debug)]
pub struct Open {
    pub(super) lesson: Arc<Lesson>,
    /// The lesson's place in the list, and the exercise's in the lesson.
    pub(super) place: (usize, usize),
    pub(super) attempt: Attempt,
    /// The moves that can be made now.
    pub(super) legal: Vec<Move>,
    pub(super) last: Option<Move>,
    /// How the lattices are shown in this exercise.
    pub(super) layers: Layers,
    pub(super) flipped: bool,
    /// The way that is left, once it is known.
    pub(super) way: Option<Way>,
    pub(super) scout: Option<Scout>,
    pub(super) told: Help,
    /// Whether a hint was asked for since the exercise was begun.
    pub(super) helped: bool,
    /// The stars that solving it gave.
    pub(super) earned: u8,
}

impl Open {
    pub(super) fn new(lesson: Arc<Lesson>, place: (usize, usize), attempt: Attempt) -> Self {
        let (layers, told) = (Layers::default(), Help::Nothing);
        let (legal, last, way, scout) = (Vec::new(), None, None, None);
        Self { lesson, place, attempt, legal, last, layers, flipped: false, way, scout, told, helped: false, earned: 0 }
    }

    /// Whether Black is at the bottom.
    #[must_use]
    pub fn is_flipped(&self) -> bool {
        self.flipped
    }

    /// Its lesson.
    #[must_use]
    pub fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// The exercise.
    #[must_use]
    pub fn exercise(&self) -> &Exercise {
        &self.lesson.exercises[self.place.1]
    }

    /// The lesson's place in the list, and the exercise's in the lesson.
    #[must_use]
    pub fn place(&self) -> (usize, usize) {
        self.place
    }

    /// The attempt.
    #[must_use]
    pub fn attempt(&self) -> &Attempt {
        &self.attempt
    }

    /// Whether it is solved.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.attempt.standing == Standing::Solved
    }

    /// Whether the goal cannot be reached any more.
    #[must_use]
    pub fn is_lost(&self) -> bool {
        match self.attempt.standing {
            Standing::Solved => false,
            Standing::Missed => true,
            Standing::Open => self.legal.is_empty() || self.way == Some(Way::None),
        }
    }

    /// The stars that solving it gave.
    #[must_use]
    pub fn earned(&self) -> u8 {
        self.earned
    }

    /// The next move of a shortest way, as far as it has been told.
    #[must_use]
    pub fn hint(&self) -> Option<(Move, Help)> {
        let next = self.way.as_ref().and_then(Way::moves).and_then(|moves| moves.first());
        next.filter(|_| self.told > Help::Nothing).map(|&mv| (mv, self.told))
    }

    /// Whether a hint was asked for and is still being looked for.
    #[must_use]
    pub fn is_looking(&self) -> bool {
        self.told > Help::Nothing && self.scout.is_some()
    }

    /// Shows what the exercise wants to be seen of the board after so many moves.
    pub(super) fn unfold(&mut self, variant: &Variant) {
        let Some((layer, stage)) = self.exercise().stage(self.attempt.moves) else { return };
        let mut layers = Layers::default();
        match stage {
            Stage::Alone => layers.solo(variant, layer),
            Stage::Dimmed => {
                let others = (0..variant.layers.len()).filter(|&other| other != layer);
                others.for_each(|other| layers.set(variant, other, LayerState::Dimmed));
            }
            Stage::Whole => {}
        }
        self.layers = layers;
    }
}
