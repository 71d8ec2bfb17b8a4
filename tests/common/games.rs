//! Games by id and random play from a fixed seed.

use std::sync::Arc;

use nestmate_core::geometry::Cell;
use nestmate_core::position::{Move, Position};
use nestmate_core::rules::{legal_moves, start};
use nestmate_core::variant::{Source, Variant};

use super::library;

/// All games that the program ships, and those of the file that `NESTMATE_GAMES` names: `NESTMATE_GAMES=$PWD/mine.ron cargo test` asks of
/// a game of one's own what is asked of the others.
pub fn games() -> Vec<Arc<Variant>> {
    let mut library = library();
    if let Ok(name) = std::env::var("NESTMATE_GAMES") {
        let text = std::fs::read_to_string(&name).expect("the file that NESTMATE_GAMES names can be read");
        library.add(Source::new(name, text));
    }
    assert!(library.reports().is_empty(), "the definition files have no problems");
    library.games().map(|(id, _)| library.get(id).expect("it compiles")).collect()
}

/// Games in which special moves meet that never meet in the shipped ones.
pub fn special_games() -> Vec<Arc<Variant>> {
    let mut library = library();
    library.add(Source::new("special_moves.ron", include_str!("../data/special_moves.ron")));
    assert!(library.reports().is_empty(), "{:?}", library.reports());
    library.games_of("special_moves.ron").map(|id| library.get(id).expect("it compiles")).collect()
}

/// A shipped game by its id.
pub fn game(id: &str) -> Arc<Variant> {
    library().get(id).expect("the game is shipped")
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
        position.play(variant, choose(&mut random, &position, &moves));
    }
}

/// Captures and moves that do something special come more often than by chance, so that games get somewhere.
fn choose(random: &mut fastrand::Rng, position: &Position, moves: &[Move]) -> Move {
    let lively: Vec<Move> =
        moves.iter().copied().filter(|mv| !mv.is_pass() && (!mv.is_plain() || position.at(mv.to()).is_some())).collect();
    let pool = if !lively.is_empty() && random.u8(..) < 110 { &lively } else { moves };
    pool[random.usize(..pool.len())]
}

/// The board field of position text for pieces given by their cells.
pub fn board_text(variant: &Variant, piece: impl Fn(Cell) -> Option<String>) -> String {
    let grid = variant.board.grid;
    let ranks = (0..i32::from(grid.ranks())).rev().map(|rank| {
        let mut text = String::new();
        let mut empty = 0;
        let count = |empty: i32| if empty > 0 { empty.to_string() } else { String::new() };
        for cell in (0..i32::from(grid.files())).filter_map(|file| grid.cell(file, rank)) {
            match piece(cell) {
                None => empty += 1,
                Some(piece) => {
                    text = text + &count(empty) + &piece;
                    empty = 0;
                }
            }
        }
        text + &count(empty)
    });
    ranks.collect::<Vec<String>>().join("/")
}
