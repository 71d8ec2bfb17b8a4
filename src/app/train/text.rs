//! Puzzles in words.

use nestmate_core::game::Game;
use nestmate_core::position::Move;
use nestmate_text::words::{key, say};

use super::trial::{Trial, TrialStanding};
use crate::app::learn::open::Help;
use crate::app::naming::Naming;
use crate::app::words::hinted_piece;
use crate::app::written::WrittenMove;
use crate::puzzles::Theme;
use crate::saying::Named;

pub(in crate::app) fn puzzle_words(trial: &Trial, game: &Game, naming: Naming<'_>) -> String {
    let solver = trial.solver();
    let named = |moves: &[Move]| WrittenMove::line(naming, game.position(), moves).pop().map(|written| written.text()).unwrap_or_default();
    match trial.standing() {
        TrialStanding::Coming if trial.is_begun() => say!("puzzle-right").to_owned(),
        TrialStanding::Coming => say!("puzzle-coming", side = solver.other().name()),
        TrialStanding::Asked if trial.is_begun() => say!("puzzle-go-on", side = solver.name()),
        // Where a mate is the answer, other moves may win as surely.
        TrialStanding::Asked if trial.themes().iter().any(|theme| matches!(theme, Theme::MateIn(_))) => {
            say!("puzzle-ask-mate", side = solver.name())
        }
        TrialStanding::Asked => say!("puzzle-ask", side = solver.name()),
        TrialStanding::Wrong(mv) => match trial.refutation() {
            None => say!("puzzle-wrong", tried = named(&[mv])),
            Some((reply, ends)) => {
                let key = if ends { key!("puzzle-wrong-end") } else { key!("puzzle-wrong-reply") };
                say!(key, tried = named(&[mv]), side = solver.other().name(), reply = named(&[mv, reply]))
            }
        },
        TrialStanding::Showing => say!("puzzle-showing").to_owned(),
        TrialStanding::Shown => say!("puzzle-shown").to_owned(),
        TrialStanding::Solved => {
            // The line has not been played to its end.
            let otherwise = trial.expected().is_some();
            let outcome = trial.outcome();
            let key = match (outcome.tries, outcome.hints) {
                _ if otherwise => key!("puzzle-solved-otherwise"),
                (0, 0) => key!("puzzle-solved"),
                (0, _) => key!("puzzle-solved-helped"),
                (_, _) => key!("puzzle-solved-later"),
            };
            say(key).to_owned()
        }
    }
}

pub(in crate::app) fn puzzle_hint(trial: &Trial, game: &Game, naming: Naming<'_>) -> Option<String> {
    let (mv, told) = trial.hint()?;
    match told {
        Help::Nothing => None,
        Help::Piece => Some(hinted_piece(game.position(), naming, mv)),
        Help::Move => Some(say!("puzzle-hint", best = WrittenMove::of(naming, game.position(), mv).text())),
    }
}
