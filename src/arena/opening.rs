//! Openings by chance: the same for the same seed, and none twice in a match.

use std::collections::HashSet;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, PoisonError};

use nestmate_core::game::Game;
use nestmate_core::position::{Move, Position};
use nestmate_core::variant::Variant;
use nestmate_engine::{Limits, Memory, Score, Search};

use crate::networks::memory_of;

/// How often an opening is drawn anew before it is taken as it comes.
const TRIES: u64 = 60;

/// How many plies more an opening may have when all others have been played.
const MORE: usize = 8;

/// An opening is lopsided when a short search says that a side is ahead by more than this, in centipawns.
const LOPSIDED: u32 = 150;

/// The nodes of that search.
const NODES: u64 = 2_000;

/// The openings of a match. They are drawn in the order of their numbers, whoever asks for which first, so that the same seed gives the
/// same games however many are played at once.
pub(super) struct Openings {
    variant: Arc<Variant>,
    start: Position,
    plies: usize,
    seed: u64,
    drawn: Mutex<Drawn>,
}

struct Drawn {
    memory: Memory,
    moves: Vec<Vec<Move>>,
    taken: HashSet<u64>,
}

impl Openings {
    pub(super) fn new(variant: &Arc<Variant>, start: &Position, plies: usize, seed: u64) -> Self {
        let drawn = Drawn { memory: memory_of(variant, 1), moves: Vec::new(), taken: HashSet::new() };
        Self { variant: Arc::clone(variant), start: start.clone(), plies, seed, drawn: Mutex::new(drawn) }
    }

    pub(super) fn restart(&mut self, seed: u64) {
        self.seed = seed;
        let drawn = self.drawn.get_mut().unwrap_or_else(PoisonError::into_inner);
        drawn.moves.clear();
        drawn.taken.clear();
    }

    /// The opening of a number, from 0: neither over nor lopsided, where such a one was found, and unlike those of other numbers.
    pub(super) fn get(&self, number: usize) -> Game {
        let mut game = Game::new(Arc::clone(&self.variant), self.start.clone());
        if self.plies == 0 {
            return game;
        }
        let mut drawn = self.drawn.lock().unwrap_or_else(PoisonError::into_inner);
        while drawn.moves.len() <= number {
            let next = self.draw(&mut drawn);
            drawn.moves.push(next);
        }
        for &mv in &drawn.moves[number] {
            // They were legal when they were drawn.
            let _ = game.play(mv);
        }
        game
    }

    fn draw(&self, drawn: &mut Drawn) -> Vec<Move> {
        let seed = self.seed.wrapping_add(drawn.moves.len() as u64).wrapping_mul(TRIES);
        let mut last: Option<(u64, Vec<Move>)> = None;
        for plies in self.plies..=self.plies.saturating_add(MORE) {
            for attempt in 0..TRIES {
                let mut random = fastrand::Rng::with_seed(seed.wrapping_add(attempt));
                let Some((game, moves)) = self.wander(plies, &mut random) else { continue };
                let hash = game.position().hash();
                if drawn.taken.contains(&hash) {
                    continue;
                }
                let even = is_even(&game, &mut drawn.memory);
                last = Some((hash, moves));
                if even {
                    break;
                }
            }
            if last.is_some() {
                break;
            }
        }
        let (hash, moves) = last.unwrap_or_default();
        drawn.taken.insert(hash);
        moves
    }

    /// A game after moves by chance; `None` if it is over before or just then.
    fn wander(&self, plies: usize, random: &mut fastrand::Rng) -> Option<(Game, Vec<Move>)> {
        let mut game = Game::new(Arc::clone(&self.variant), self.start.clone());
        let mut moves = Vec::new();
        for _ in 0..plies {
            let mv = *random.choice(game.legal())?;
            game.play(mv).ok()?;
            moves.push(mv);
        }
        game.outcome().is_none().then_some((game, moves))
    }
}

fn is_even(game: &Game, memory: &mut Memory) -> bool {
    memory.clear();
    let limits = Limits { nodes: Some(NODES), ..Limits::default() };
    let search = Search { limits, ..Search::new(game.position(), game.variant()) };
    let found = search.run(memory, &AtomicBool::new(false), &mut |_| {});
    found.is_some_and(|info| matches!(info.score, Score::Centipawns(score) if score.unsigned_abs() <= LOPSIDED))
}

#[cfg(test)]
mod tests {
    use nestmate_core::rules;

    use super::*;

    #[test]
    fn no_opening_comes_twice_and_the_order_of_asking_does_not_matter() {
        let variant = crate::shipped::library().get("fide-chess").expect("shipped");
        let start = rules::start(&variant).expect("a start");
        // More than there are first moves.
        let numbers: Vec<usize> = (0..30).collect();
        let positions = |seed, order: &[usize]| {
            let openings = Openings::new(&variant, &start, 1, seed);
            let mut found: Vec<(usize, u64, usize)> = order
                .iter()
                .map(|&number| (number, openings.get(number)))
                .map(|(n, game)| (n, game.position().hash(), game.ply()))
                .collect();
            found.sort_unstable();
            found
        };
        let found = positions(3, &numbers);
        let backward: Vec<usize> = numbers.iter().rev().copied().collect();
        assert_eq!(found, positions(3, &backward));
        let different: HashSet<u64> = found.iter().map(|&(_, hash, _)| hash).collect();
        assert_eq!(different.len(), numbers.len());
        assert!(found[0].2 == 1 && found[29].2 > 1, "{found:?}");
        assert_eq!(Openings::new(&variant, &start, 0, 3).get(7).ply(), 0);
    }
}
