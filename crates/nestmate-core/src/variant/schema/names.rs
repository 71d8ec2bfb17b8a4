//! How rules name pieces and cells: as they are written, and as they are looked up.

use super::Region;
use crate::geometry::{CellSet, Offset};
use crate::variant::pieces::{KindId, KindSet};

/// How a rule names pieces and cells.
pub trait Names {
    /// One piece.
    type Piece;
    /// Some pieces.
    type Pieces;
    /// Some pieces; all of them where left out.
    type OrAll;
    /// Pieces in an order, each without its turned side.
    type List;
    /// The same; what they are where left out, the rule says.
    type OrList;
    /// Some cells.
    type Cells;
    /// The same; which they are where left out, the rule says.
    type OrCells;
    /// Steps that are images of one.
    type Steps;
    /// A number; what it is where left out, the rule says.
    type OrCount;
}

/// As a definition writes them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written;

impl Names for Written {
    type Piece = char;
    type Pieces = String;
    type OrAll = Option<String>;
    type List = String;
    type OrList = Option<String>;
    type Cells = Region;
    type OrCells = Option<Region>;
    type Steps = Option<Offset>;
    type OrCount = Option<u8>;
}

/// Looked up, with everything there that was left out. Cells are in White's view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resolved;

impl Names for Resolved {
    type Piece = KindId;
    type Pieces = KindSet;
    type OrAll = KindSet;
    type List = Vec<KindId>;
    type OrList = Vec<KindId>;
    type Cells = CellSet;
    type OrCells = CellSet;
    type Steps = Vec<Offset>;
    type OrCount = u8;
}
