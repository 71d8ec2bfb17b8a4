//! What a part of the window asks of the others. A part changes itself and returns effects; [`super::App`] carries them out.

use nestmate_core::game::Game;
use nestmate_engine::task::TaskFault;
use nestmate_text::words::{Told, told};

use crate::app::new_game::NewGame;
use crate::app::train::PuzzleOutcome;
use crate::app::words::fault_told;
use crate::recall::Grade;
use crate::storage::PracticeItem;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    Info,
    Note,
    /// What a move did: it stays while the game goes on, until the user does something.
    News,
    Refusal,
    Error,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    pub tone: Tone,
    pub text: Told,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Begin {
    /// The clocks stand until somebody moves.
    Waiting,
    Playing,
    Analysing,
}

/// What a part asks of the others. Advice is a search for a hint, or for a move to play for the user.
#[derive(Clone, Debug)]
pub(super) enum Effect {
    Say(Message),
    StopSearch,
    StopAdvice,
    HurrySearch,
    Seat { game: Box<Game>, setup: Box<NewGame>, begin: Begin },
    KeepArray { name: String, text: String },
    Tried { item: PracticeItem, grade: Grade },
    Solved { lesson: String, exercise: usize, stars: u8 },
    PuzzleOver(PuzzleOutcome),
}

/// What a part asks of the others, in order.
#[derive(Clone, Debug, Default)]
#[must_use]
pub(super) struct Effects(pub(super) Vec<Effect>);

impl Effects {
    pub(super) const fn none() -> Self {
        Self(Vec::new())
    }

    pub(super) fn say(tone: Tone, text: Told) -> Self {
        Effect::Say(Message { tone, text }).into()
    }

    pub(super) fn info(text: Told) -> Self {
        Self::say(Tone::Info, text)
    }

    pub(super) fn note(text: Told) -> Self {
        Self::say(Tone::Note, text)
    }

    pub(super) fn refuse(text: Told) -> Self {
        Self::say(Tone::Refusal, text)
    }

    pub(super) fn fail(text: Told) -> Self {
        Self::say(Tone::Error, text)
    }

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
        Self(vec![effect])
    }
}
