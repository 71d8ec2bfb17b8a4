//! What the user can take in hand, and where it can go.

use nestmate_core::geometry::Cell;
use nestmate_core::variant::{KindId, Piece, Reserve};

/// A cell that the picked piece can go to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Target {
    pub cell: Cell,
    /// Whether something is captured by going there.
    pub capture: bool,
}

/// A piece off the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Held {
    pub reserve: Reserve,
    pub kind: KindId,
}

/// A piece that is not there yet: dragged from the palette while a position is set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fresh(pub Piece);

/// What the user has picked up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Picked {
    /// The piece on a cell.
    Cell(Cell),
    /// A piece of the reserve, to be dropped.
    Held(Held),
}
