//! Drops from the own reserve, as pseudo-legal moves.

use crate::geometry::CellSet;
use crate::position::{Move, Position};
use crate::variant::{KindId, Piece, Reserve, Side, Variant};

/// Appends the drops of the side to move.
pub fn drops(position: &Position, variant: &Variant, out: &mut Vec<Move>) {
    let side = position.side();
    let occupied = *position.pieces(Side::White) | *position.pieces(Side::Black);
    for held in position.reserves().kinds(Reserve::of(side)) {
        for kind in [Some(held), variant.kind(held).turns_to].into_iter().flatten() {
            let piece = Piece::new(kind, side);
            let mut cells = variant.drops[piece.index()] & !occupied;
            if variant.one_per_file.contains(kind) {
                cells &= !taken_files(position, variant, piece);
            }
            out.extend(cells.iter().map(|cell| Move::drop(kind, cell)));
        }
    }
}

/// The cells of all files on which such a piece already stands (nifu).
fn taken_files(position: &Position, variant: &Variant, piece: Piece) -> CellSet {
    let grid = variant.board.grid;
    let mut files = 0_u32;
    for cell in position.pieces(piece.side()).iter().filter(|&cell| position.at(cell) == piece) {
        files |= 1 << grid.file(cell);
    }
    variant.board.cells.iter().filter(|&cell| files >> grid.file(cell) & 1 != 0).collect()
}

/// Whether a drop of this kind that mates is not allowed (uchifuzume).
pub(super) fn may_not_mate(variant: &Variant, kind: KindId) -> bool {
    variant.no_drop_mate.contains(kind)
}
