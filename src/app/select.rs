//! What is picked up, and where it can go.

use super::scene::{Picked, Target};
use crate::game::Game;
use crate::geometry::Cell;
use crate::position::{Action, Move, Position, takes_in_passing};
use crate::rules::legal_moves;
use crate::variant::{Man, Side, Variant};

/// Whether a move is one of what is picked up.
pub(super) fn belongs(picked: Picked, mv: Move, side: Side) -> bool {
    match picked {
        Picked::Cell(cell) => !mv.is_drop() && mv.from() == cell,
        Picked::Held(held) => held.reserve == side.index() && mv.action() == Action::Drop(held.kind),
    }
}

/// Whose man is picked up; `None` for the neutral reserve and empty cells.
pub(super) fn owner(position: &Position, picked: Picked) -> Option<Side> {
    match picked {
        Picked::Cell(cell) => Some(position.at(cell)).filter(|man| man.is_some()).map(Man::side),
        Picked::Held(held) => Side::BOTH.into_iter().find(|side| side.index() == held.reserve),
    }
}

/// The cells that what is picked up can go to, each once. For the side that is not to move: if it were.
pub(super) fn targets(game: &Game, picked: Picked) -> Vec<Target> {
    let variant = game.variant();
    let Some(side) = owner(game.position(), picked) else { return Vec::new() };
    if side == game.position().side() {
        return targets_among(game.legal(), game.position(), variant, picked);
    }
    let mut position = game.position().clone();
    position.make_null(variant);
    targets_among(&legal_moves(&position, variant), &position, variant, picked)
}

/// The same of some moves.
pub(super) fn targets_among(legal: &[Move], position: &Position, variant: &Variant, picked: Picked) -> Vec<Target> {
    let mut targets: Vec<Target> = Vec::new();
    for &mv in legal.iter().filter(|&&mv| belongs(picked, mv, position.side())) {
        if !targets.iter().any(|target| target.cell == mv.to()) {
            targets.push(Target { cell: mv.to(), capture: captures(position, variant, mv) });
        }
    }
    targets
}

/// Whether a legal move takes anything off the board.
pub(super) fn captures(position: &Position, variant: &Variant, mv: Move) -> bool {
    match mv.action() {
        Action::Castle | Action::Drop(_) => false,
        Action::EnPassant => true,
        _ => {
            let passing =
                position.passing().filter(|passing| takes_in_passing(variant, position.at(mv.from()), mv.from(), mv.to(), passing));
            position.at(mv.to()).is_some() || passing.is_some()
        }
    }
}

/// The legal moves of what is picked up to a cell, those that change least first.
pub(super) fn moves_to(game: &Game, picked: Picked, to: Cell) -> Vec<Move> {
    let side = game.position().side();
    let mut moves: Vec<Move> = game.legal().iter().copied().filter(|&mv| mv.to() == to && belongs(picked, mv, side)).collect();
    moves.sort_by_key(|mv| mv.bits() >> 18);
    moves
}
