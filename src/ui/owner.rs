//! Whose something is, as sentences choose their form by it.

use crate::variant::Side;

/// `white` or `black`.
pub(super) const fn of_side(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

/// `white`, `black` or `neutral`.
pub(super) fn of_reserve(reserve: usize) -> &'static str {
    ["white", "black", "neutral"][reserve.min(2)]
}
