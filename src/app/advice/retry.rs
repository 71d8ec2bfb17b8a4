//! The mistakes of a reviewed game, and how far the user has come with putting them right.

use nestmate_core::game::NodeId;
use nestmate_core::position::Move;

use crate::app::advice::verdict::Mark;

/// What the user asks for while mistakes are retried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RetryStep {
    /// Begin with the first mistake.
    Begin,
    /// Take the tried move back.
    Again,
    Answer,
    /// Go on to the next mistake; after the last one to how it went.
    Next,
    Leave,
}

/// How far the user has come with a mistake.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RetryStanding {
    /// A better move is wanted.
    Asked,
    /// This move is being looked at.
    Judging(Move),
    /// This move is good enough.
    Right(Move),
    Wrong(Move, Mark),
    /// The best move has been shown.
    Shown,
    /// There is no mistake left.
    Over,
}

/// The mistakes that are being retried.
#[derive(Clone, Debug)]
pub struct Retry {
    /// The places that the bad moves led to.
    pub(in crate::app) mistakes: Vec<(NodeId, Mark)>,
    pub(in crate::app) at: usize,
    pub(in crate::app) standing: RetryStanding,
    /// How many were put right without being told.
    pub(in crate::app) found: usize,
    /// Whether a hint has named good moves in the position of this mistake.
    pub(in crate::app) helped: bool,
    /// Whether anything of a hint was told for this mistake.
    pub(in crate::app) hinted: bool,
    /// Whether the first answer to this mistake has been noted for practice.
    pub(in crate::app) noted: bool,
    /// Where the game stood before.
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
    #[must_use]
    pub fn mistake(&self) -> Option<(NodeId, Mark)> {
        self.mistakes.get(self.at).copied()
    }

    /// Which mistake it is, counted from 1, and how many there are.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        ((self.at + 1).min(self.mistakes.len()), self.mistakes.len())
    }

    /// How far the user has come with it.
    #[must_use]
    pub fn standing(&self) -> RetryStanding {
        self.standing
    }

    /// How many were put right without being told a good move.
    #[must_use]
    pub fn found(&self) -> usize {
        self.found
    }

    /// Whether a move is wanted.
    #[must_use]
    pub fn asks(&self) -> bool {
        matches!(self.standing, RetryStanding::Asked | RetryStanding::Wrong(..))
    }
}
