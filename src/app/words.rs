//! Sentences about the state of a game.

use super::scene::LayerState;
use crate::rules::{Outcome, Reason};
use crate::variant::{Stalemate, Variant};
use crate::words::say;

/// How a game ended, in a sentence without its full stop.
#[must_use]
pub fn outcome(variant: &Variant, outcome: Outcome) -> String {
    let endings = &variant.endings;
    let reason = match outcome.reason {
        Reason::Mate => say!("ended-mate"),
        Reason::MateWithoutWin => say!("ended-mate-without-win"),
        Reason::Stalemate if endings.stalemate == Stalemate::Loss => say!("ended-no-move"),
        Reason::Stalemate => say!("ended-stalemate"),
        Reason::Repetition => &say!("ended-repetition", times = endings.repetition),
        Reason::PerpetualCheck => say!("ended-perpetual"),
        Reason::NoProgress => &say!("ended-no-progress", moves = endings.no_progress),
        Reason::Resignation => say!("ended-resignation"),
        Reason::Time => say!("ended-time"),
    };
    match outcome.winner {
        Some(winner) => say!("outcome-won", side = winner.name(), reason = reason),
        None => say!("outcome-drawn", reason = reason),
    }
}

/// How a layer is shown, in one word.
#[must_use]
pub fn layer_state(state: LayerState) -> &'static str {
    match state {
        LayerState::Shown => say!("layer-state-shown"),
        LayerState::Dimmed => say!("layer-state-dimmed"),
        LayerState::Outlined => say!("layer-state-outlined"),
        LayerState::Hidden => say!("layer-state-hidden"),
    }
}
