//! Where pieces can go: attacks, and pseudo-legal moves, which may leave the mover's King attacked.

mod generate;
mod reach;
mod trades;

pub use crate::position::{attackers, is_attacked, is_attacked_without, visit_attackers};
pub use generate::{is_tactical, moves, tactical};
pub use reach::{reachable, steps};
pub(crate) use trades::{UnfairTrade, leave_out_trades, unfair_trade};
