//! Whose something is, as sentences choose their form by it.

use nestmate_core::variant::{Reserve, Side};

/// `white` or `black`.
pub const fn of_side(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

/// `white`, `black` or `neutral`.
pub fn of_reserve(reserve: Reserve) -> &'static str {
    reserve.side().map_or("neutral", of_side)
}
