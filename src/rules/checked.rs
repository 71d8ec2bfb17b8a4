//! Check: which royal pieces are attacked, and whether that is one too many.

use crate::geometry::Cell;
use crate::movegen::is_attacked;
use crate::position::Position;
use crate::variant::{Royalty, Side, Variant};

/// Whether a side is in check.
#[inline]
#[must_use]
pub fn in_check(position: &Position, variant: &Variant, side: Side) -> bool {
    match variant.royalty[side.index()] {
        Royalty::Single => is_attacked(position, variant, position.royal(side), side.other()),
        Royalty::None => false,
        Royalty::Each | Royalty::One => checked_royal(position, variant, side).is_some(),
    }
}

/// The royal piece of a side that is in check; the first where several are.
#[must_use]
pub fn checked_royal(position: &Position, variant: &Variant, side: Side) -> Option<Cell> {
    let attacked = |&cell: &Cell| is_attacked(position, variant, cell, side.other());
    let mut royals = position.royals(variant, side);
    match variant.royalty[side.index()] {
        Royalty::None => None,
        Royalty::Single | Royalty::Each => royals.find(attacked),
        Royalty::One => {
            let first = royals.next().filter(attacked);
            first.filter(|_| royals.all(|cell| attacked(&cell)))
        }
    }
}
