//! Drops from the own reserve, as pseudo-legal moves.

use crate::geometry::{Cell, CellSet};
use crate::position::{Move, Position};
use crate::variant::{KindId, Piece, Reserve, Side, Variant};

/// Appends the drops of the side to move.
pub fn drops(position: &Position, variant: &Variant, out: &mut Vec<Move>) {
    each_drop(position, variant, |kind, cells| out.extend(cells.iter().map(|cell| Move::drop(kind, cell))));
}

/// Tells each kind that the side to move can drop, with the cells for it.
#[inline]
pub(super) fn each_drop(position: &Position, variant: &Variant, mut tell: impl FnMut(KindId, CellSet)) {
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
            if !variant.per_colour.is_empty() {
                cells.iter().filter(|&cell| colour_fault(position, variant, kind, cell).is_some()).for_each(|cell| cells.remove(cell));
            }
            tell(kind, cells);
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

/// Why a piece cannot be dropped on a cell for its colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ColourFault {
    /// Its player has another of its kind on this colour.
    Another,
    /// A piece of this kind, still in the reserve, needs the last cell of this colour.
    Room(KindId),
}

/// Why the side to move cannot drop a piece on an empty cell for its colour, if that is so.
pub fn colour_fault(position: &Position, variant: &Variant, kind: KindId, cell: Cell) -> Option<ColourFault> {
    let (side, grid) = (position.side(), variant.board.grid);
    let dark = |cell: Cell| (grid.file(cell) + grid.rank(cell)) % 2 == 0;
    let stands = |kind: KindId, is_dark: bool| {
        position.pieces(side).iter().any(|at| position.at(at) == Piece::new(kind, side) && dark(at) == is_dark)
    };
    if variant.per_colour.contains(kind) && stands(kind, dark(cell)) {
        return Some(ColourFault::Another);
    }
    let occupied = *position.pieces(Side::White) | *position.pieces(Side::Black);
    let waiting = |&other: &KindId| other != kind && position.reserves().count(Reserve::of(side), other) > 0;
    let crowded = |&other: &KindId| {
        let room = variant.drops[Piece::new(other, side).index()] & !occupied;
        !stands(other, dark(cell)) && !room.iter().any(|free| free != cell && dark(free) == dark(cell))
    };
    variant.per_colour.iter().filter(waiting).find(crowded).map(ColourFault::Room)
}

/// Whether a drop of this kind that mates is not allowed (uchifuzume).
pub(super) fn may_not_mate(variant: &Variant, kind: KindId) -> bool {
    variant.no_drop_mate.contains(kind)
}
