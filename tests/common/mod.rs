//! What several tests share: games by id and random play from a fixed seed.

#![allow(dead_code, reason = "each test file uses a part of this")]

use std::sync::Arc;

use nestmate::{Library, Move, Position, Variant, legal_moves, start};

/// All games that the program ships.
pub fn games() -> Vec<Arc<Variant>> {
    let library = Library::shipped();
    assert!(library.reports().is_empty(), "the shipped file has no problems");
    library.games().map(|(id, _)| library.get(id).expect("it compiles")).collect()
}

/// A shipped game by its id.
pub fn game(id: &str) -> Arc<Variant> {
    Library::shipped().get(id).expect("the game is shipped")
}

/// Plays a random game of at most `plies` plies and shows every position with its legal moves to `look`.
pub fn random_game(variant: &Variant, seed: u64, plies: usize, mut look: impl FnMut(&Position, &[Move])) {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut position = start(variant).expect("the start position is good");
    for _ in 0..plies {
        let moves = legal_moves(&position, variant);
        look(&position, &moves);
        if moves.is_empty() {
            return;
        }
        position.make(variant, choose(&mut random, &position, &moves));
    }
}

/// Captures and moves that do something special come more often than by chance, so that games get somewhere.
fn choose(random: &mut fastrand::Rng, position: &Position, moves: &[Move]) -> Move {
    let lively: Vec<Move> = moves.iter().copied().filter(|mv| !mv.is_plain() || position.at(mv.to()).is_some()).collect();
    let pool = if !lively.is_empty() && random.u8(..) < 110 { &lively } else { moves };
    pool[random.usize(..pool.len())]
}
