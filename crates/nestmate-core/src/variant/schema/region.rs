//! Regions: sets of cells as a definition writes them.

use serde::{Deserialize, Serialize};

/// A set of cells in White's view; Black's follows by the board's mirror.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Region {
    /// Every cell of the board.
    #[default]
    All,
    /// A region named under `regions`.
    In(String),
    /// The cells of these ranks, counted from 1.
    Ranks(Vec<u8>),
    /// The cells of these files, as letters: `"aq"`.
    Files(String),
    /// The cells whose file and rank, counted from 1, have these parities.
    Parity(Parity, Parity),
    /// These cells: `"b1 a2"`.
    Cells(String),
    /// The cells from one corner to the other: `Rect("d1", "f4")`.
    Rect(String, String),
    /// The cells where White's pieces of these letters start.
    Start(String),
    /// The cells where Black's pieces of these letters start.
    EnemyStart(String),
    /// Cells of any of these.
    Or(Vec<Region>),
    /// Cells of all of these.
    And(Vec<Region>),
    /// Cells not of this one.
    Not(Box<Region>),
}

impl Region {
    pub(super) fn is_all(&self) -> bool {
        *self == Self::All
    }
}

/// Parity of a file or rank counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Parity {
    /// 1, 3, 5 …
    Odd,
    /// 2, 4, 6 …
    Even,
    /// Any number.
    Any,
}

impl Parity {
    /// Whether the number of a file or rank is one of these.
    pub(in crate::variant) fn fits(self, number: i32) -> bool {
        match self {
            Self::Odd => number % 2 == 1,
            Self::Even => number % 2 == 0,
            Self::Any => true,
        }
    }
}
