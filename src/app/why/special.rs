//! Why a castling or a double first step cannot be made.

use super::{frozen, man_on};
use crate::geometry::Cell;
use crate::movegen::is_attacked_without;
use crate::position::Position;
use crate::variant::{Castling, Variant};

/// The reason, if the two cells are those of a double first step or a castling of the side to move.
pub(super) fn refusal(position: &Position, variant: &Variant, from: Cell, to: Cell) -> Option<String> {
    double_step(position, variant, from, to).or_else(|| castling(position, variant, from, to))
}

fn double_step(position: &Position, variant: &Variant, from: Cell, to: Cell) -> Option<String> {
    let man = position.at(from);
    let &(_, via, _) = variant.doubles[man.index()].iter().find(|double| double.0 == from && double.2 == to)?;
    let blocker = [via, to].into_iter().find(|&cell| position.at(cell).is_some())?;
    Some(format!("The way is blocked by {}.", man_on(position, variant, blocker)))
}

fn castling(position: &Position, variant: &Variant, from: Cell, to: Cell) -> Option<String> {
    let side = position.side();
    let of_cells = |castling: &&Castling| castling.royal_from == from && castling.royal_to == to;
    let castlings: Vec<&Castling> =
        variant.castlings[side.index()].iter().filter(of_cells).filter(|castling| position.at(from).kind() == castling.royal).collect();
    let castling = castlings.first()?;
    let name = |cell: Cell| variant.kind(position.at(cell).kind()).name.as_str();
    let king = name(from);
    if castlings.iter().all(|castling| position.unmoved() & castling.unmoved != castling.unmoved) {
        return Some(format!("The {king} cannot castle there: one of the two men has moved."));
    }
    if let Some(&cell) = castling.empty.iter().find(|&&cell| position.at(cell).is_some()) {
        return Some(format!("The {king} cannot castle there: {} stands between.", man_on(position, variant, cell)));
    }
    if let Some(reason) = frozen(position, variant, castling.partner_from) {
        return Some(format!("The {} is frozen: {reason}.", name(castling.partner_from)));
    }
    let attacked = |&&cell: &&Cell| is_attacked_without(position, variant, cell, side.other(), Some(from));
    let cell = castling.safe.iter().find(attacked)?;
    Some(format!("The {king} cannot castle there: {} is attacked.", variant.cell_name(*cell)))
}
