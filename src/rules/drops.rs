//! Drops from the own reserve, as pseudo-legal moves.

use crate::geometry::{Cell, CellSet};
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
            let most = variant.per_file[kind.index()];
            if most > 0 {
                cells &= !full_files(position, variant, piece, most);
            }
            out.extend(cells.iter().map(|cell| Move::drop(kind, cell)));
        }
    }
}

/// The cells of all files on which `most` such pieces already stand (nifu).
fn full_files(position: &Position, variant: &Variant, piece: Piece, most: u8) -> CellSet {
    let grid = variant.board.grid;
    let mut standing = vec![0_u8; usize::from(grid.files())];
    let file = |cell: Cell| cell.index() % usize::from(grid.files());
    for cell in position.pieces(piece.side()).iter().filter(|&cell| position.at(cell) == piece) {
        standing[file(cell)] = standing[file(cell)].saturating_add(1);
    }
    variant.board.cells.iter().filter(|&cell| standing[file(cell)] >= most).collect()
}

/// Whether a drop of this kind that mates is not allowed (uchifuzume).
pub(super) fn may_not_mate(variant: &Variant, kind: KindId) -> bool {
    variant.no_drop_mate.contains(kind)
}
