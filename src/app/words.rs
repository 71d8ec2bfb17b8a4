//! Sentences about the state of a game.

use super::scene::LayerState;
use crate::rules::{Outcome, Reason};
use crate::variant::{Stalemate, Variant};

/// How a game has ended, in a sentence.
#[must_use]
pub fn outcome(variant: &Variant, outcome: Outcome) -> String {
    let reason = match outcome.reason {
        Reason::Mate => "mate".to_owned(),
        Reason::MateWithoutWin => "a mate that does not win".to_owned(),
        Reason::Stalemate if variant.endings.stalemate == Stalemate::Loss => "no legal move is left".to_owned(),
        Reason::Stalemate => "stalemate".to_owned(),
        Reason::Repetition => format!("the same position for the {} time", ordinal(variant.endings.repetition)),
        Reason::PerpetualCheck => "perpetual check".to_owned(),
        Reason::NoProgress => format!("{} moves by each side without progress", variant.endings.no_progress),
        Reason::Resignation => "resignation".to_owned(),
        Reason::Time => "time is up".to_owned(),
    };
    match outcome.winner {
        Some(winner) => format!("{} has won: {reason}", winner.name()),
        None => format!("Drawn: {reason}"),
    }
}

fn ordinal(number: u8) -> String {
    match number {
        2 => "second".to_owned(),
        3 => "third".to_owned(),
        4 => "fourth".to_owned(),
        5 => "fifth".to_owned(),
        more => format!("{more}th"),
    }
}

/// `shown`, `dimmed`, `outlined` or `hidden`.
#[must_use]
pub fn layer_state(state: LayerState) -> &'static str {
    match state {
        LayerState::Shown => "shown",
        LayerState::Dimmed => "dimmed",
        LayerState::Outlined => "outlined",
        LayerState::Hidden => "hidden",
    }
}

/// The owner of a reserve: `White's reserve`, `Neutral reserve`.
#[must_use]
pub fn reserve(index: usize) -> &'static str {
    match index {
        0 => "White's reserve",
        1 => "Black's reserve",
        _ => "Neutral reserve",
    }
}
