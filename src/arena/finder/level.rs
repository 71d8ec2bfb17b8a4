//! How hard a puzzle is: the lowest level that finds all of it.

use std::sync::atomic::{AtomicBool, Ordering};

use nestmate_core::variant::Variant;
use nestmate_engine::{Level, Limits, Memory, Search};

use crate::networks::memory_of;
use crate::puzzles::{OpenedPuzzle, wins_at_once};

/// How often a level tries, and how often it has to find everything.
const TRIES: (usize, usize) = (3, 2);

/// How many times the nodes of a first look full strength would have for each move; weaker levels take as much of it as they do in games.
const NODES: u64 = 2;

/// The size of the table, in MiB.
const TABLE_MIB: usize = 2;

/// The lowest level that finds every move in most of its tries; full strength where none does. `None` if it was broken off.
pub(super) fn level(variant: &Variant, opened: &OpenedPuzzle, history: &[u64], (nodes, stop): (u64, &AtomicBool)) -> Option<Level> {
    let limits = Limits { nodes: Some(nodes.saturating_mul(NODES)), ..Limits::default() };
    let mut memory = memory_of(variant, TABLE_MIB);
    let found = Level::ALL.into_iter().find(|&level| {
        let (tries, needed) = TRIES;
        let (mut solved, mut failed) = (0, 0);
        for seed in (1..).take(tries) {
            if solved < needed && failed <= tries - needed {
                memory.clear();
                let search =
                    Search { limits, skill: level.skill(variant, seed, opened.solver()), seed, ..Search::new(&opened.before, variant) };
                let done = level == Level::FULL || finds(&search, opened, history, &mut memory, stop);
                solved += usize::from(done);
                failed += usize::from(!done);
            }
        }
        solved >= needed
    });
    found.filter(|_| !stop.load(Ordering::Relaxed))
}

fn finds(player: &Search<'_>, opened: &OpenedPuzzle, history: &[u64], memory: &mut Memory, stop: &AtomicBool) -> bool {
    let (mut position, mut history) = (opened.before.clone(), history.to_vec());
    for (at, &mv) in opened.moves.iter().enumerate() {
        if at % 2 == 1 {
            let search = Search { position: &position, history: &history, ..*player };
            let chosen = search.run(memory, stop, &mut |_| {}).and_then(|info| info.pv.first().copied());
            if chosen != Some(mv) && !chosen.is_some_and(|chosen| wins_at_once(player.variant, &position, chosen)) {
                return false;
            }
        }
        history.push(position.hash());
        position.make(player.variant, mv);
        position.forget();
    }
    true
}
