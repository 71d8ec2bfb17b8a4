//! The board, as a definition writes it.

use serde::{Deserialize, Serialize};

use super::Look;
use crate::geometry::{Mirror, Offset, Wrap};

/// Size and shape of a board.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardDef {
    /// Files of the bounding grid, 1 to 26.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub files: Option<u8>,
    /// Ranks of the bounding grid; files × ranks is at most 512.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ranks: Option<u8>,
    /// The cells that exist; all grid points where left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cells: Option<Region>,
    /// White's forward direction; `(0, 1)` where left out, `(1, 1)` where the game is played from corner to corner.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forward: Option<Offset>,
    /// How Black's view follows from White's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mirror: Option<Mirror>,
    /// Where the board goes on beyond its edge, from the opposite edge.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wrap: Option<Wrap>,
    /// How the cells are drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub look: Option<Look>,
    /// Two ranks, one after the other, between which a river is drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub river: Option<(u8, u8)>,
}

impl BoardDef {
    /// Files and ranks; 0 for what is not said.
    pub fn size(&self) -> (u8, u8) {
        (self.files.unwrap_or_default(), self.ranks.unwrap_or_default())
    }

    /// How Black's view follows from White's: top to bottom where it is not said.
    pub fn seen(&self) -> Mirror {
        self.mirror.unwrap_or(Mirror::Flip)
    }

    /// White's forward direction: up the board where it is not said.
    pub fn ahead(&self) -> Offset {
        self.forward.unwrap_or((0, 1))
    }

    /// The same, saying how it is seen and drawn.
    #[must_use]
    pub fn whole(self) -> Self {
        Self { mirror: Some(self.seen()), look: self.look.or(Some(Look::default())), ..self }
    }

    /// This board with what it does not say taken from `base`. Holes and a river belong to the size: a game that says how large its board
    /// is says that, too.
    pub(super) fn over(self, base: &Self) -> Self {
        let same_size = self.files.is_none() && self.ranks.is_none();
        Self {
            files: self.files.or(base.files),
            ranks: self.ranks.or(base.ranks),
            cells: self.cells.or_else(|| base.cells.clone().filter(|_| same_size)),
            forward: self.forward.or(base.forward),
            mirror: self.mirror.or(base.mirror),
            wrap: self.wrap.or(base.wrap),
            look: self.look.or(base.look),
            river: self.river.or(base.river.filter(|_| same_size)),
        }
    }
}

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
