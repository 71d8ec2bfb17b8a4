//! How rules name pieces and cells, as they are written and as they are looked up, and whose pieces they are about.

use serde::{Deserialize, Serialize};

use super::Region;
use crate::geometry::{CellSet, Offset};
use crate::variant::pieces::{KindId, KindSet, Side};

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

/// Something that a rule names, as it is written.
pub(in crate::variant) enum Name<'a> {
    Letter(&'a mut char),
    /// Letters of which there must be one.
    Letters(&'a mut String),
    /// Letters of which there may be none.
    AnyLetters(&'a mut String),
    Cells(&'a mut Region),
}

/// Whose pieces a rule is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Sides {
    /// Everybody's.
    #[default]
    Both,
    /// White's alone.
    White,
    /// Black's alone.
    Black,
}

impl Sides {
    /// Whether a side's pieces are meant.
    pub fn has(self, side: Side) -> bool {
        self.only().is_none_or(|only| only == side)
    }

    pub(in crate::variant) fn each(self) -> impl Iterator<Item = Side> {
        Side::BOTH.into_iter().filter(move |&side| self.has(side))
    }

    /// Whether one side's pieces alone are meant, and whose.
    pub fn only(self) -> Option<Side> {
        match self {
            Self::Both => None,
            Self::White => Some(Side::White),
            Self::Black => Some(Side::Black),
        }
    }
}
