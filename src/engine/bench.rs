//! A fixed piece of work: its node count changes only when search or evaluation do.

use std::sync::atomic::AtomicBool;

use super::limits::Limits;
use super::memory::Memory;
use super::task::Search;
use crate::position::Position;
use crate::rules;
use crate::variant::Variant;

/// After how many plies of chance from the start array each position is taken.
const PLIES: [u32; 3] = [0, 16, 40];

/// The number of nodes that searches of a few fixed positions of a game to this depth take, each with an empty table.
#[must_use]
pub fn bench(variant: &Variant, depth: u32) -> u64 {
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    let mut memory = Memory::new(variant, 16);
    let positions = PLIES.iter().filter_map(|&plies| wander(variant, plies));
    let nodes = positions.filter_map(|position| {
        memory.clear();
        Search { limits, ..Search::new(&position, variant) }.run(&mut memory, &AtomicBool::new(false), &mut |_| {}).map(|info| info.nodes)
    });
    nodes.sum()
}

/// The position after this many moves that the hashes choose.
fn wander(variant: &Variant, plies: u32) -> Option<Position> {
    let mut position = rules::start(variant).ok()?;
    for _ in 0..plies {
        let moves = rules::legal_moves(&position, variant);
        let choice = usize::try_from(position.hash() >> 33).unwrap_or_default().checked_rem(moves.len())?;
        let _ = position.make(variant, moves[choice]);
        position.forget();
    }
    Some(position)
}
