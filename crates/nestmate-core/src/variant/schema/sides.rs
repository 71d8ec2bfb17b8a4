//! Rules for one side alone.

use serde::{Deserialize, Serialize};

use crate::variant::pieces::Side;

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
    #[must_use]
    pub fn has(self, side: Side) -> bool {
        match self {
            Self::Both => true,
            Self::White => side == Side::White,
            Self::Black => side == Side::Black,
        }
    }

    pub(in crate::variant) fn each(self) -> impl Iterator<Item = Side> {
        Side::BOTH.into_iter().filter(move |&side| self.has(side))
    }

    /// Whether one side's pieces alone are meant, and whose.
    #[must_use]
    pub fn only(self) -> Option<Side> {
        match self {
            Self::Both => None,
            Self::White => Some(Side::White),
            Self::Black => Some(Side::Black),
        }
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature that serde asks for")]
    pub(super) fn is_both(&self) -> bool {
        *self == Self::Both
    }
}
