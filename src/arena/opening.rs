//! Openings by chance: the same for the same seed.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use crate::engine::{Limits, Memory, Score, Search};
use crate::game::Game;
use crate::position::Position;
use crate::variant::Variant;

/// How often an opening is drawn anew before it is taken as it comes.
const TRIES: u64 = 60;

/// An opening is lopsided when a short search says that a side is ahead by more than this, in centipawns.
const LOPSIDED: u32 = 150;

/// The nodes of that search.
const NODES: u64 = 2_000;

/// A game after `plies` moves by chance from `start`, neither over nor lopsided. `memory` is for the search that judges.
pub(super) fn opening(variant: &Arc<Variant>, start: &Position, plies: usize, seed: u64, memory: &mut Memory) -> Game {
    let mut last = None;
    for attempt in 0..TRIES {
        let mut random = fastrand::Rng::with_seed(seed.wrapping_mul(TRIES).wrapping_add(attempt));
        let Some(game) = wander(variant, start, plies, &mut random) else { continue };
        if plies == 0 || is_even(&game, memory) {
            return game;
        }
        last = Some(game);
    }
    last.unwrap_or_else(|| Game::new(Arc::clone(variant), start.clone()))
}

/// A game after moves by chance; `None` if it is over before or just then.
fn wander(variant: &Arc<Variant>, start: &Position, plies: usize, random: &mut fastrand::Rng) -> Option<Game> {
    let mut game = Game::new(Arc::clone(variant), start.clone());
    for _ in 0..plies {
        let mv = *random.choice(game.legal())?;
        game.play(mv).ok()?;
    }
    game.outcome().is_none().then_some(game)
}

fn is_even(game: &Game, memory: &mut Memory) -> bool {
    memory.clear();
    let limits = Limits { nodes: Some(NODES), ..Limits::default() };
    let search = Search { limits, ..Search::new(game.position(), game.variant()) };
    let found = search.run(memory, &AtomicBool::new(false), &mut |_| {});
    found.is_some_and(|info| matches!(info.score, Score::Centipawns(score) if score.unsigned_abs() <= LOPSIDED))
}
