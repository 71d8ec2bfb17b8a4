//! Check: which royal pieces are attacked, and whether that is one too many.

use super::Position;
use super::attacks::{is_attacked, is_attacked_by};
use crate::geometry::{Cell, Grid};
use crate::variant::{Royalty, Side, Variant};

/// Whether a side is in check.
#[inline]
#[must_use]
pub fn in_check(position: &Position, variant: &Variant, side: Side) -> bool {
    match variant.royalty[side.index()] {
        Royalty::Single => is_attacked(position, variant, position.royal(side), side.other()),
        Royalty::Held => position.has_royal(variant, side) && is_attacked(position, variant, position.royal(side), side.other()),
        Royalty::None => false,
        Royalty::Each | Royalty::One | Royalty::Last | Royalty::Volatile => checked_royal(position, variant, side).is_some(),
    }
}

/// The royal piece of a side that is in check; the first where several are.
#[must_use]
pub fn checked_royal(position: &Position, variant: &Variant, side: Side) -> Option<Cell> {
    let attacked = |&cell: &Cell| is_attacked(position, variant, cell, side.other());
    let mut royals = position.royals(variant, side);
    match variant.royalty[side.index()] {
        Royalty::None => None,
        Royalty::Single | Royalty::Held | Royalty::Each => royals.find(attacked),
        Royalty::One => {
            let first = royals.next().filter(attacked);
            first.filter(|_| royals.all(|cell| attacked(&cell)))
        }
        Royalty::Last => royals.next().filter(|_| royals.next().is_none()).filter(attacked),
        Royalty::Volatile => royals.find(|&cell| could_blow_up(position, variant, cell, side.other())),
    }
}

/// Whether a side could capture on a cell without losing its own royal piece to the explosion.
fn could_blow_up(position: &Position, variant: &Variant, cell: Cell, by: Side) -> bool {
    let grid = variant.board.grid;
    if position.royals(variant, by).any(|royal| beside(grid, royal).any(|near| near == cell)) {
        return false;
    }
    is_attacked_by(position, variant, cell, by, |_| false, |piece| !variant.kind(piece.kind()).royal)
}

/// The cells of the grid next to one, diagonally too.
pub(crate) fn beside(grid: Grid, cell: Cell) -> impl Iterator<Item = Cell> {
    let steps = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];
    steps.into_iter().filter_map(move |step| grid.step(cell, step))
}
