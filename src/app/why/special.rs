//! Why a castling or a double first step cannot be made.

use nestmate_core::geometry::Cell;
use nestmate_core::movegen::is_attacked_without;
use nestmate_core::position::Position;
use nestmate_core::variant::{Castling, Variant};

use super::claim::Why;
use super::cold;

/// The reason, if the two cells are those of a double first step or a castling of the side to move.
pub(super) fn refusal(position: &Position, variant: &Variant, from: Cell, to: Cell) -> Option<Why> {
    double_step(position, variant, from, to).or_else(|| castling(position, variant, from, to))
}

fn double_step(position: &Position, variant: &Variant, from: Cell, to: Cell) -> Option<Why> {
    let piece = position.at(from);
    let double = variant.doubles.between(piece, from, to)?;
    if let Some(&blocker) = double.passed.iter().chain([&to]).find(|&&cell| position.at(cell).is_some()) {
        return Some(Why::Blocked(vec![blocker]));
    }
    (!variant.arrivals.exchanges[piece.index()].is_empty()).then_some(Why::Nothing)
}

fn castling(position: &Position, variant: &Variant, from: Cell, to: Cell) -> Option<Why> {
    let side = position.side();
    let of_cells = |castling: &&Castling| castling.goes(from, to);
    let castlings: Vec<&Castling> =
        variant.castlings[side.index()].iter().filter(of_cells).filter(|castling| position.at(from).kind() == castling.royal).collect();
    let castling = castlings.first()?;
    if castlings.iter().all(|castling| position.unmoved() & castling.unmoved != castling.unmoved) {
        return Some(Why::CastleMoved);
    }
    if let Some(&cell) = castling.empty.iter().find(|&&cell| position.at(cell).is_some()) {
        return Some(Why::CastleBetween(cell));
    }
    if let Some(cold) = cold(position, variant, castling.partner_from) {
        return Some(Why::CastleFrozen(castling.partner_from, cold));
    }
    let attacked = |&&cell: &&Cell| is_attacked_without(position, variant, cell, side.other(), Some(from));
    castling.safe.iter().find(attacked).map(|&cell| Why::CastleAttacked(cell))
}
