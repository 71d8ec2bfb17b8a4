//! What is found out about a definition that is being written: its problems, counts of nodes, and how games with it go.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use nestmate_core::position::Position;
use nestmate_core::rules::{Reason, perft};
use nestmate_core::variant::Variant;
use nestmate_engine::task::Tell;
use nestmate_text::words::{TextKey, key};

use crate::app::words::ending_key;
use crate::arena::{Ending, Match, Pace, Spec, Tryout, run};

/// Counting stops before a depth that may have more nodes than this.
const MOST_NODES: u64 = 3_000_000;

/// The games of a report, the nodes for each move, the plies by chance, and the plies after which a game is cut off.
pub(super) const GAMES: usize = 100;
const NODES: u64 = 600;
const CHANCE: usize = 4;
const LONGEST: usize = 240;

pub(super) type Count = (u32, u64, Duration);

pub(super) fn count(variant: &Variant, mut position: Position, bench: &Tell<'_, Vec<Count>>) {
    let (mut counts, mut before): (Vec<Count>, u64) = (Vec::new(), 1);
    for depth in 1..=6 {
        let begun = Instant::now();
        let nodes = perft(&mut position, variant, depth);
        counts.push((depth, nodes, begun.elapsed()));
        bench.tell(counts.clone());
        let growth = nodes / before.max(1) + 1;
        if bench.is_off() || nodes == 0 || nodes.saturating_mul(growth) > MOST_NODES {
            return;
        }
        before = nodes;
    }
}

pub(super) fn key_of(variant: &Variant, ending: &Ending) -> TextKey {
    match ending {
        // Without the numbers.
        Ending::Rules(Reason::Repetition) => key!("bench-ended-repetition"),
        Ending::Rules(Reason::NoProgress) => key!("bench-ended-no-progress"),
        &Ending::Rules(reason) => ending_key(variant, reason),
        Ending::Longest => key!("bench-ended-longest"),
        Ending::Forfeit(_) => key!("bench-ended-forfeit"),
    }
}

pub(super) fn self_play(variant: Arc<Variant>, start: Position, bench: &Tell<'_, Tryout>) {
    let Ok(engine) = "self:hash=4".parse::<Spec>() else { return };
    let mut trial = Tryout::new(&variant);
    let mut memory = trial.memory();
    let wanted = Match {
        variant,
        players: [engine.clone(), engine],
        starts: [start.clone(), start],
        games: GAMES,
        opening: CHANCE,
        pace: Pace { nodes: Some(NODES), ..Pace::default() },
        concurrency: 1,
        sprt: None,
        seed: 1,
        longest: LONGEST,
        margin: Duration::from_millis(50),
    };
    run(&wanted, &AtomicBool::new(false), &mut |played, _| {
        trial.add(played, &mut memory);
        bench.tell(trial.clone());
        !bench.is_off()
    });
}
