//! What a part of the window asks of the others. A part changes itself and returns effects; [`super::App`] carries them out.

use nestmate_core::game::Game;
use nestmate_engine::task::TaskFault;
use nestmate_text::words::{Told, told};

use crate::app::new_game::NewGame;
use crate::app::train::PuzzleOutcome;
use crate::app::words::fault_told;
use crate::recall::Grade;
use crate::storage::PracticeItem;

/// How a message is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// Something that is good to know.
    Info,
    /// Something about the board as it is, such as why a piece has no move.
    Note,
    /// Something that cannot be done, and why.
    Refusal,
    Error,
}

/// A sentence for the user.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    pub tone: Tone,
    pub text: Told,
}

/// How a game begins that is put on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Begin {
    /// The clocks stand until somebody moves.
    Waiting,
    Playing,
    /// The clocks run, and the analysis is on.
    Analysing,
}

/// One thing asked of the other parts.
#[derive(Clone, Debug)]
pub(super) enum Effect {
    Say(Message),
    /// The search that is running is about something that is gone.
    StopSearch,
    /// A search for a hint, or for a move to play for the user, is not wanted any more.
    StopAdvice,
    /// The search is to end and give what it has.
    HurrySearch,
    /// Put another game on the board.
    Seat {
        game: Box<Game>,
        /// What it is begun with.
        setup: Box<NewGame>,
        begin: Begin,
    },
    /// Keep a position as the array of a game.
    KeepArray {
        /// What the game is called.
        name: String,
        text: String,
    },
    /// Something that can be practised was tried.
    Tried {
        item: PracticeItem,
        grade: Grade,
    },
    Solved {
        /// The key of its lesson.
        lesson: String,
        /// Its place in the lesson.
        exercise: usize,
        /// The stars that it gave.
        stars: u8,
    },
    /// It can be said how a puzzle has gone.
    PuzzleOver(PuzzleOutcome),
}

/// What a part asks of the others, in order.
#[derive(Clone, Debug, Default)]
#[must_use]
pub(super) struct Effects(Vec<Effect>);

impl Effects {
    /// Nothing is asked.
    pub(super) const fn none() -> Self {
        Self(Vec::new())
    }

    pub(super) fn one(effect: Effect) -> Self {
        Self(vec![effect])
    }

    pub(super) fn say(tone: Tone, text: Told) -> Self {
        Self::one(Effect::Say(Message { tone, text }))
    }

    /// Something that is good to know.
    pub(super) fn info(text: Told) -> Self {
        Self::say(Tone::Info, text)
    }

    /// What there is to say of the board as it is.
    pub(super) fn note(text: Told) -> Self {
        Self::say(Tone::Note, text)
    }

    /// Why something cannot be done.
    pub(super) fn refuse(text: Told) -> Self {
        Self::say(Tone::Refusal, text)
    }

    pub(super) fn fail(text: Told) -> Self {
        Self::say(Tone::Error, text)
    }

    /// That work beside the window has failed.
    pub(super) fn fault(fault: &TaskFault) -> Self {
        let why = fault_told(fault);
        Self::fail(told!("task-failed", why = why.to_string()))
    }

    pub(super) fn then(mut self, more: Self) -> Self {
        self.0.extend(more.0);
        self
    }
}

impl From<Effect> for Effects {
    fn from(effect: Effect) -> Self {
        Self::one(effect)
    }
}

impl IntoIterator for Effects {
    type Item = Effect;
    type IntoIter = std::vec::IntoIter<Effect>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}
