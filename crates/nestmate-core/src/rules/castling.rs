//! Castling, as pseudo-legal moves.

use crate::geometry::Cell;
use crate::movegen::is_attacked_without;
use crate::position::{Move, MoveKind, Position, beside};
use crate::variant::{Castling, Piece, Variant};

/// Appends the castlings of the side to move. What they leave attacked afterwards is for legality to say.
pub fn castlings(position: &Position, variant: &Variant, out: &mut Vec<Move>) {
    if position.unmoved() == 0 {
        return;
    }
    for castling in &variant.castlings[position.side().index()] {
        if may_castle(position, variant, castling) {
            out.push(Move::new(castling.royal_from, castling.royal_to, MoveKind::Castle));
        }
    }
}

fn may_castle(position: &Position, variant: &Variant, castling: &Castling) -> bool {
    let side = position.side();
    let ready = |kind, cell| position.at(cell) == Piece::new(kind, side) && !position.is_frozen(variant, cell);
    position.unmoved() & castling.unmoved == castling.unmoved
        && ready(castling.royal, castling.royal_from)
        && ready(castling.partner, castling.partner_from)
        && castling.empty.iter().all(|&cell| position.at(cell).is_none())
        && !castling.safe.iter().any(|&cell| {
            is_attacked_without(position, variant, cell, side.other(), Some(castling.royal_from)) && !shielded(position, variant, cell)
        })
}

/// Whether nothing could be captured on a cell without blowing up the royal piece of the side that is not to move.
fn shielded(position: &Position, variant: &Variant, cell: Cell) -> bool {
    let near = |royal: Cell| beside(variant.board.grid, royal).any(|near| near == cell);
    variant.conduct.explode.is_some() && position.royals(variant, position.side().other()).any(near)
}
