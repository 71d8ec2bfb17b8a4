//! Where pieces can go: attacks, and pseudo-legal moves, which may leave the mover's King attacked.

mod generate;
mod reach;
mod trades;

pub use crate::position::{attackers, is_attacked, is_attacked_without, visit_attackers};
pub(crate) use generate::{choices, count, count_each};
pub use generate::{is_tactical, moves, tactical};
pub(crate) use reach::watched;
pub use reach::{reachable, steps};
pub use trades::{UnfairTrade, leave_out_trades, unfair_trade};

use crate::position::Move;

/// Takes out those moves since `start` that are not to be kept.
#[inline]
fn retain_since(out: &mut Vec<Move>, start: usize, keep: impl Fn(Move) -> bool) {
    let mut kept = start;
    for index in start..out.len() {
        let mv = out[index];
        if keep(mv) {
            out[kept] = mv;
            kept += 1;
        }
    }
    out.truncate(kept);
}
