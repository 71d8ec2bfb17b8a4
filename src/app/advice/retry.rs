//! The mistakes of a reviewed game, and how far the user has come with putting them right.

use nestmate_core::game::NodeId;
use nestmate_core::position::Move;

use crate::app::advice::verdict::Mark;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RetryStep {
    Begin,
    Again,
    Answer,
    /// Go on to the next mistake; after the last one to how it went.
    Next,
    Leave,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RetryStanding {
    Asked,
    Judging(Move),
    Right(Move),
    Wrong(Move, Mark),
    Shown,
    Over,
}

#[derive(Clone, Debug)]
pub struct Retry {
    pub(in crate::app) mistakes: Vec<(NodeId, Mark)>,
    pub(in crate::app) at: usize,
    pub(in crate::app) standing: RetryStanding,
    pub(in crate::app) found: usize,
    pub(in crate::app) helped: bool,
    pub(in crate::app) hinted: bool,
    pub(in crate::app) noted: bool,
    pub(in crate::app) back: NodeId,
}

impl Retry {
    /// Begins with the first of some mistakes. `back` is where the game stood before.
    pub(in crate::app) fn new(mistakes: Vec<(NodeId, Mark)>, back: NodeId) -> Self {
        let standing = RetryStanding::Asked;
        Self { mistakes, at: 0, standing, found: 0, helped: false, hinted: false, noted: false, back }
    }

    /// Goes on to the next mistake; false if that was the last one.
    pub(in crate::app) fn advance(&mut self) -> bool {
        self.at += 1;
        (self.helped, self.hinted, self.noted) = (false, false, false);
        self.standing = if self.mistake().is_some() { RetryStanding::Asked } else { RetryStanding::Over };
        self.mistake().is_some()
    }

    /// The mistake that is asked about: the place that the bad move led to, and how bad it was.
    pub fn mistake(&self) -> Option<(NodeId, Mark)> {
        self.mistakes.get(self.at).copied()
    }

    /// Which mistake it is, counted from 1, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        ((self.at + 1).min(self.mistakes.len()), self.mistakes.len())
    }

    pub fn standing(&self) -> RetryStanding {
        self.standing
    }

    pub fn found(&self) -> usize {
        self.found
    }

    pub fn asks(&self) -> bool {
        matches!(self.standing, RetryStanding::Asked | RetryStanding::Wrong(..))
    }
}
