//! Where a move of a game gave something away.

use nestmate_core::game::Game;
use nestmate_core::position::{Move, Position};
use nestmate_engine::Score;

use super::line::Solver;

/// The share of the points that a move must give away to be looked at.
const GIVEN: f32 = 0.2;

/// The least share of the points that the opponent must have after it.
const LEAST: f32 = 0.35;

/// The part of the nodes that each position of a game gets.
const GLANCE: u64 = 6;

/// The longest mate that makes a puzzle whatever was there before, in moves.
const LONGEST_MATE: i32 = 4;

pub(super) struct Spot {
    pub(super) ply: usize,
    pub(super) before: Position,
    pub(super) history: Vec<u64>,
    pub(super) mv: Move,
}

impl Solver<'_> {
    pub(super) fn spots(&mut self, game: &Game) -> Vec<Spot> {
        let mut position = game.start().clone();
        let (mut history, mut found) = (Vec::new(), Vec::new());
        let mut before = self.glance(&position, &history);
        for (ply, mv) in game.tree().main_line().filter_map(|node| game.tree().mv(node)).enumerate() {
            let spot = Spot { ply, before: position.clone(), history: history.clone(), mv };
            history.push(position.hash());
            position.make(self.variant, mv);
            position.forget();
            let after = self.glance(&position, &history);
            if before.zip(after).is_some_and(|(before, after)| gives_away(before, after)) {
                found.push(spot);
            }
            before = after;
        }
        found
    }

    fn glance(&mut self, position: &Position, history: &[u64]) -> Option<Score> {
        self.search(position, history, 1, (self.nodes / GLANCE).max(1)).map(|info| info.score)
    }
}

/// Whether a move gave something away: what its side saw before it, and what the other side sees after it.
fn gives_away(before: Score, after: Score) -> bool {
    let had = 1.0 - before.share();
    match (before, after) {
        // Who is being mated gives nothing more away, but how it goes on has to be found.
        (Score::Mate(before), Score::Mate(moves)) if before <= 0 && moves > 0 => (2..=LONGEST_MATE).contains(&moves),
        (_, Score::Mate(moves)) if (1..=LONGEST_MATE).contains(&moves) => true,
        _ => after.share() >= LEAST && after.share() - had >= GIVEN,
    }
}
