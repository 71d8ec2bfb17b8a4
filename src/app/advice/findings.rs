//! What searches have found about the positions of a game.

use std::time::Duration;

use nestmate_core::position::Move;
use nestmate_core::variant::Side;
use nestmate_engine::Info;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::app::advice::verdict::Verdict;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// What it is worth as White sees it.
    pub verdict: Verdict,
    pub moves: Vec<Move>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Findings {
    /// The best lines, best first; empty where no move is left.
    pub lines: Vec<Found>,
    /// How deep it looked, in plies.
    pub depth: u32,
    pub nodes: u64,
    pub elapsed: Duration,
    pub verdict: Verdict,
}

impl Findings {
    pub fn new(info: &Info, side: Side) -> Self {
        let verdict = Verdict::new(info.score, side);
        let first = Found { verdict, moves: info.pv.clone() };
        let others = info.others.iter().map(|line| Found { verdict: Verdict::new(line.score, side), moves: line.pv.clone() });
        let lines = std::iter::once(first).chain(others).filter(|line| !line.moves.is_empty()).collect();
        Self { lines, depth: info.depth, nodes: info.nodes, elapsed: info.elapsed, verdict }
    }

    pub fn end(verdict: Verdict) -> Self {
        Self { lines: Vec::new(), depth: 0, nodes: 0, elapsed: Duration::ZERO, verdict }
    }

    pub fn best(&self) -> Option<Move> {
        self.lines.first().and_then(|line| line.moves.first().copied())
    }

    /// Positions looked at each second.
    pub fn speed(&self) -> u64 {
        let millis = u64::try_from(self.elapsed.as_millis()).unwrap_or(u64::MAX).max(1);
        self.nodes.saturating_mul(1000) / millis
    }
}

/// The move that was played and the best one, both searched from the same position to the same depth. Scores of positions one ply apart
/// cannot be compared: each leans towards its side to move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Compared {
    pub best: Verdict,
    pub played: Verdict,
}

impl Compared {
    /// The share of the points to be expected that the move gave away for the side that made it; never below 0.
    pub fn lost(self, mover: Side) -> f32 {
        (self.best.share_of(mover) - self.played.share_of(mover)).max(0.0)
    }
}

/// What is known of the positions of a game, by their hashes, so that it stays known whatever becomes of the tree of moves.
#[derive(Clone, Debug, Default)]
pub struct Book {
    known: FxHashMap<u64, Findings>,
    threats: FxHashMap<u64, Findings>,
    reviewed: FxHashSet<u64>,
    played: FxHashMap<(u64, Move), Compared>,
}

impl Book {
    pub fn get(&self, hash: u64) -> Option<&Findings> {
        self.known.get(&hash)
    }

    /// Notes what was found, unless as many lines are known to a greater depth.
    pub fn note(&mut self, hash: u64, found: Findings) {
        let better = |known: &Findings| found.lines.len() > known.lines.len() || found.depth >= known.depth;
        if self.known.get(&hash).is_none_or(better) {
            self.known.insert(hash, found);
        }
    }

    pub fn threat(&self, hash: u64) -> Option<&Findings> {
        self.threats.get(&hash)
    }

    pub fn note_threat(&mut self, hash: u64, found: Findings) {
        self.threats.insert(hash, found);
    }

    /// A move that was played beside the best one, if a review has found another.
    pub fn played(&self, hash: u64, mv: Move) -> Option<Compared> {
        self.played.get(&(hash, mv)).copied()
    }

    pub fn note_played(&mut self, hash: u64, mv: Move, compared: Compared) {
        self.played.insert((hash, mv), compared);
    }

    pub fn is_reviewed(&self, hash: u64) -> bool {
        self.reviewed.contains(&hash)
    }

    pub fn review(&mut self, hash: u64) {
        self.reviewed.insert(hash);
    }
}
