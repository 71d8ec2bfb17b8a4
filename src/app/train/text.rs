//! Puzzles in words.

use super::trial::{Trial, TrialStanding};
use crate::app::learn::open::Help;
use crate::app::naming::Naming;
use crate::app::words::hinted_piece;
use crate::game::Game;
use crate::position::Move;
use crate::puzzles::Theme;
use crate::words::say;

/// What is asked, or how the tried move has come out.
pub(in crate::app) fn puzzle_words(trial: &Trial, naming: Naming<'_>) -> String {
    let (solver, name) = (trial.solver(), |mv: Move| naming.exact(mv));
    match trial.standing() {
        TrialStanding::Coming if trial.is_begun() => say("puzzle-right").to_owned(),
        TrialStanding::Coming => say!("puzzle-coming", side = solver.other().name()),
        TrialStanding::Asked if trial.is_begun() => say!("puzzle-go-on", side = solver.name()),
        // Where a mate is the answer, other moves may win as surely.
        TrialStanding::Asked if trial.themes().iter().any(|theme| matches!(theme, Theme::MateIn(_))) => {
            say!("puzzle-ask-mate", side = solver.name())
        }
        TrialStanding::Asked => say!("puzzle-ask", side = solver.name()),
        TrialStanding::Wrong(mv) => match trial.refutation() {
            None => say!("puzzle-wrong", tried = name(mv)),
            Some((reply, true)) => say!("puzzle-wrong-end", tried = name(mv), side = solver.other().name(), reply = name(reply)),
            Some((reply, false)) => say!("puzzle-wrong-reply", tried = name(mv), side = solver.other().name(), reply = name(reply)),
        },
        TrialStanding::Showing => say("puzzle-showing").to_owned(),
        TrialStanding::Shown => say("puzzle-shown").to_owned(),
        TrialStanding::Solved => {
            // The line has not been played to its end.
            let otherwise = trial.expected().is_some();
            let key = match trial.is_clean() {
                _ if otherwise => "puzzle-solved-otherwise",
                true => "puzzle-solved",
                false => "puzzle-solved-helped",
            };
            say(key).to_owned()
        }
    }
}

/// What a hint tells: the piece, or its move.
pub(in crate::app) fn puzzle_hint(trial: &Trial, game: &Game, naming: Naming<'_>) -> Option<String> {
    let (mv, told) = trial.hint()?;
    match told {
        Help::Nothing => None,
        Help::Piece => Some(hinted_piece(game.position(), naming, mv)),
        Help::Move => Some(say!("puzzle-hint", best = naming.exact(mv))),
    }
}
