//! A fixed piece of work: its node count changes only when search or evaluation do.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use nestmate_core::position::Position;
use nestmate_core::rules;
use nestmate_core::variant::Variant;

use super::memory::Memory;
use super::net::Network;
use super::smp::Search;

/// After how many plies of chance from the start array each position is taken.
const PLIES: [u32; 3] = [0, 16, 40];

/// A search ends with the first depth after which it has looked at so many positions.
const ENOUGH: u64 = 6_000;

/// The table, in MiB; it is empty before each search.
const TABLE: usize = 4;

/// What a search of one position took.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Benched {
    /// How many plies of chance lie before the position.
    pub plies: u32,
    /// The depth searched.
    pub depth: u32,
    /// The positions looked at up to the end of that depth.
    pub nodes: u64,
}

/// Searches a few fixed positions of a game, played with this network, on one thread. The numbers are the same on every machine and in
/// every build.
pub fn bench(variant: &Variant, network: Option<Arc<Network>>) -> Vec<Benched> {
    let mut memory = Memory::with(variant, TABLE, network);
    let positions = PLIES.iter().filter_map(|&plies| wander(variant, plies).map(|position| (plies, position)));
    positions.filter_map(|(plies, position)| search(variant, plies, &position, &mut memory)).collect()
}

fn search(variant: &Variant, plies: u32, position: &Position, memory: &mut Memory) -> Option<Benched> {
    memory.clear();
    let (stop, mut benched) = (AtomicBool::new(false), None);
    let last = Search::new(position, variant).run(memory, &stop, &mut |info| {
        if benched.is_none() && info.nodes >= ENOUGH {
            benched = Some(Benched { plies, depth: info.depth, nodes: info.nodes });
            stop.store(true, Ordering::Relaxed);
        }
    })?;
    // A search can come to its end before.
    Some(benched.unwrap_or(Benched { plies, depth: last.depth, nodes: last.nodes }))
}

/// The position after this many moves by chance. It hangs on no order in which moves are generated.
fn wander(variant: &Variant, plies: u32) -> Option<Position> {
    let mut position = rules::start(variant).ok()?;
    let mut chance: u64 = 1;
    for _ in 0..plies {
        let mut moves = rules::legal_moves(&position, variant);
        moves.sort_unstable();
        chance = chance.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        let choice = usize::try_from(chance >> 33).unwrap_or_default().checked_rem(moves.len())?;
        position.play(variant, moves[choice]);
    }
    Some(position)
}
