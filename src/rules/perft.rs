//! Counting the leaves of the tree of legal moves.

use super::legality::legal_moves_into;
use crate::position::{Move, Position};
use crate::variant::Variant;

/// The number of lines of legal moves of this many plies; the last ply is counted, not made.
#[must_use]
pub fn perft(position: &mut Position, variant: &Variant, depth: u32) -> u64 {
    let mut buffers = vec![Vec::new(); depth as usize];
    count(position, variant, &mut buffers)
}

/// The legal moves with the number of lines that begin with each; `depth` is at least 1.
#[must_use]
pub fn divide(position: &mut Position, variant: &Variant, depth: u32) -> Vec<(Move, u64)> {
    let mut moves = Vec::new();
    legal_moves_into(position, variant, &mut moves);
    let mut counted = Vec::with_capacity(moves.len());
    for mv in moves {
        let undo = position.make(variant, mv);
        counted.push((mv, perft(position, variant, depth.saturating_sub(1))));
        position.unmake(&undo);
    }
    counted
}

/// One buffer of moves for each ply to go.
fn count(position: &mut Position, variant: &Variant, buffers: &mut [Vec<Move>]) -> u64 {
    let Some((moves, rest)) = buffers.split_first_mut() else { return 1 };
    legal_moves_into(position, variant, moves);
    if rest.is_empty() {
        return moves.len() as u64;
    }
    let mut leaves = 0;
    for &mv in moves.iter() {
        let undo = position.make(variant, mv);
        leaves += count(position, variant, rest);
        position.unmake(&undo);
    }
    leaves
}
