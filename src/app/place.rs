//! Where on the board something is, in a player's own words: left and right, at home and far forward.

use crate::geometry::Cell;
use crate::variant::{Side, Variant};

/// How far a cell is to the right as a side sees the board; only to be compared with other cells of the same board.
#[must_use]
pub fn rightward(variant: &Variant, side: Side, cell: Cell) -> i32 {
    let (x, y) = variant.board.forward;
    along(variant, side, cell, (i32::from(y), -i32::from(x)))
}

/// The part of a cell's place that lies in a direction of White's view. Black sits opposite.
fn along(variant: &Variant, side: Side, cell: Cell, (x, y): (i32, i32)) -> i32 {
    let grid = variant.board.grid;
    let part = grid.file(cell) * x + grid.rank(cell) * y;
    if side == Side::White { part } else { -part }
}
