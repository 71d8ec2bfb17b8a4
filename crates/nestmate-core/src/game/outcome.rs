//! What needs the history of a game: repetition, perpetual check, and no progress.

use super::tree::{NodeId, Tree};
use crate::position::{Move, Position};
use crate::rules::{Outcome, Reason, is_dead, no_moves, run_out};
use crate::variant::{Side, Variant};

/// The outcome of the game at a node, if it is over there. `legal` has the legal moves of the position.
pub(super) fn outcome(variant: &Variant, tree: &Tree, node: NodeId, position: &Position, legal: &[Move]) -> Option<Outcome> {
    if legal.is_empty() {
        return Some(no_moves(position, variant, tree.mv(node)));
    }
    let drawn = |reason| Outcome { winner: None, reason };
    if is_dead(position, variant) {
        return Some(drawn(Reason::Dead));
    }
    repetition(variant, tree, node, position.side()).or_else(|| run_out(position, variant).map(drawn))
}

/// Ruling G5, and C2 where the game has it.
fn repetition(variant: &Variant, tree: &Tree, node: NodeId, to_move: Side) -> Option<Outcome> {
    let needed = usize::from(variant.endings.repetition);
    let path = tree.path(node);
    let same = |&&id: &&NodeId| tree.hash(id) == tree.hash(node);
    if needed == 0 || path.iter().filter(same).count() < needed {
        return None;
    }
    let first = path.iter().position(|id| same(&id)).unwrap_or_default();
    let loser = if variant.endings.perpetual_check_loses { perpetual_checker(tree, &path[first + 1..], to_move) } else { None };
    Some(match loser {
        Some(loser) => Outcome { winner: Some(loser.other()), reason: Reason::PerpetualCheck },
        None => Outcome { winner: None, reason: Reason::Repetition },
    })
}

/// The one side that checked with every move of a stretch of the game, `to_move` being on turn after it.
fn perpetual_checker(tree: &Tree, stretch: &[NodeId], to_move: Side) -> Option<Side> {
    let checked_always = |side: Side| {
        let skip = usize::from(side == to_move);
        let mut own = stretch.iter().rev().skip(skip).step_by(2).peekable();
        own.peek().is_some() && own.all(|&id| tree.check(id))
    };
    match Side::BOTH.map(checked_always) {
        [true, false] => Some(Side::White),
        [false, true] => Some(Side::Black),
        _ => None,
    }
}
