//! Where on the board something is, in a player's own words: left and right, at home and far forward.

use nestmate_core::geometry::{Cell, CellSet};
use nestmate_core::position::{Move, Position};
use nestmate_core::variant::{Side, Variant};
use nestmate_text::words::{self, Told, told};

use crate::saying::Named;

/// How far a cell is to the right as a side sees the board; only to be compared with other cells of the same board.
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

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    pub cells: CellSet,
    pub text: Told,
}

/// Where on the board a move is to be looked for, as the side to move sees it: a ninth of the board and the lattice of the piece; for
/// a drop the reserve.
pub fn place(position: &Position, variant: &Variant, mv: Move) -> Place {
    let side = position.side();
    let cell = mv.from();
    let third = |cell: Cell| (third(variant, rightward, side, cell), third(variant, forward, side, cell));
    let (across, up) = third(cell);
    let mut cells: CellSet = variant.board.cells.iter().filter(|&other| third(other) == (across, up)).collect();
    let (across, up) = (["left", "middle", "right"][across.min(2)], ["home", "half", "far"][up.min(2)]);
    if mv.is_drop() {
        return Place { cells, text: told!("place-reserve", side = side.name(), across = across, up = up) };
    }
    let layer = variant.layer_of_piece(position.at(cell).kind(), cell).and_then(|layer| variant.layers.get(layer));
    let text = match layer.filter(|_| variant.layers.len() > 1) {
        Some(layer) => {
            if layer.cells.contains(cell) {
                cells &= layer.cells;
            }
            let layer = layer.name.clone();
            told!("place-layer", layer = words::named(&layer), side = side.name(), across = across, up = up)
        }
        None => told!("place-board", side = side.name(), across = across, up = up),
    };
    Place { cells, text }
}

/// The third of the board that a cell is in along a direction, 0 to 2.
fn third(variant: &Variant, along: impl Fn(&Variant, Side, Cell) -> i32, side: Side, cell: Cell) -> usize {
    let all = || variant.board.cells.iter().map(|cell| along(variant, side, cell));
    let (least, most) = (all().min().unwrap_or(0), all().max().unwrap_or(0));
    let place = (along(variant, side, cell) - least) * 3 / (most - least + 1);
    usize::try_from(place).unwrap_or(0)
}

/// How far a cell is forward as a side sees the board; only to be compared with other cells of the same board.
fn forward(variant: &Variant, side: Side, cell: Cell) -> i32 {
    let (x, y) = variant.board.forward;
    along(variant, side, cell, (i32::from(x), i32::from(y)))
}
