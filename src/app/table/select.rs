//! What moves belong to what is picked up, and where they lead.

use nestmate_core::position::{Move, MoveKind, Position};
use nestmate_core::variant::{Piece, Reserve, Side, Variant};

use crate::app::touch::{Picked, Target};

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

/// The cells that what is picked up can go to by some moves, each once.
pub(in crate::app) fn targets_among(legal: &[Move], position: &Position, variant: &Variant, picked: Picked) -> Vec<Target> {
    let mut targets: Vec<Target> = Vec::new();
    for &mv in legal.iter().filter(|&&mv| belongs(variant, picked, mv, position.side())) {
        if !targets.iter().any(|target| target.cell == mv.to()) {
            targets.push(Target { cell: mv.to(), capture: captures(position, variant, mv) });
        }
    }
    targets
}

/// Whether a legal move takes anything off the board.
pub(in crate::app) fn captures(position: &Position, variant: &Variant, mv: Move) -> bool {
    position.takes(variant, mv)
}
