//! What the user can take in hand, and where it can go.

use nestmate_core::geometry::Cell;
use nestmate_core::position::{Move, MoveKind, Position};
use nestmate_core::variant::{KindId, Piece, Reserve, Side, Variant};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Target {
    pub cell: Cell,
    pub capture: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Held {
    pub reserve: Reserve,
    pub kind: KindId,
}

/// A piece that is not there yet: dragged from the palette while a position is set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fresh(pub Piece);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Picked {
    Cell(Cell),
    Held(Held),
}

pub(in crate::app) fn belongs(variant: &Variant, picked: Picked, mv: Move, side: Side) -> bool {
    match picked {
        Picked::Cell(cell) => mv.from() == cell && !mv.is_drop() && !mv.is_pass(),
        Picked::Held(held) => {
            let dropped = if let MoveKind::Drop(kind) = mv.action() { Some(variant.kind(kind).unturned) } else { None };
            held.reserve == Reserve::of(side) && dropped == Some(held.kind)
        }
    }
}

/// Whose piece is picked up; `None` for the neutral reserve and empty cells.
pub(in crate::app) fn owner(position: &Position, picked: Picked) -> Option<Side> {
    match picked {
        Picked::Cell(cell) => Some(position.at(cell)).filter(|piece| piece.is_some()).map(Piece::side),
        Picked::Held(held) => held.reserve.side(),
    }
}

/// Where the partner of a castling stands that is not told by where the King goes: to click that means it, too.
pub(in crate::app) fn partner_of(position: &Position, variant: &Variant, mv: Move) -> Option<Cell> {
    position.castling(variant, mv).filter(|castling| castling.sign.is_some()).map(|castling| castling.partner_from)
}

pub(in crate::app) fn targets_among(legal: &[Move], position: &Position, variant: &Variant, picked: Picked) -> Vec<Target> {
    let mut targets: Vec<Target> = Vec::new();
    for &mv in legal.iter().filter(|&&mv| belongs(variant, picked, mv, position.side())) {
        for cell in [Some(mv.to()), partner_of(position, variant, mv)].into_iter().flatten() {
            let known = targets.iter().any(|target| target.cell == cell) || picked == Picked::Cell(cell) && mv.castles();
            if !known {
                targets.push(Target { cell, capture: position.takes(variant, mv) });
            }
        }
    }
    targets
}
