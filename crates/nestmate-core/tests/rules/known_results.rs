//! How known games end, against Fairy-Stockfish: `tests/exchange/results.py` asks it and writes the rows. Left out are those in which the
//! two differ on purpose, as the games' texts say: who repeats a position draws in all our games, if it is not by perpetual check.

use std::sync::Arc;

use nestmate_core::game::Game;
use nestmate_core::notation::common_text;
use nestmate_core::position::{Move, move_text};
use nestmate_core::rules::parse_position;
use nestmate_core::variant::Side;

/// Rows of a game, a position, moves from there, and the result after them; `-` where the game goes on.
const RESULTS: &str = include_str!("../../../../tests/data/known-results.tsv");

#[test]
fn games_end_as_fairy_stockfish_says() {
    let library = crate::common::library();
    let mut wrong = Vec::new();
    for row in RESULTS.lines().filter(|row| !row.starts_with('#')) {
        let &[id, position, moves, known] = row.split('\t').collect::<Vec<_>>().as_slice() else { panic!("{row}") };
        let variant = library.get(id).expect("it compiles");
        let begun = parse_position(&variant, position).unwrap_or_else(|error| panic!("{row}: {error:?}"));
        let mut game = Game::new(Arc::clone(&variant), begun);
        for mv in moves.split(' ') {
            let is = |known: &&Move| move_text(&variant, **known) == mv || common_text(game.position(), &variant, **known) == mv;
            let mv = game.legal().iter().find(is).copied().unwrap_or_else(|| panic!("{row}: {mv}"));
            if game.play(mv).is_err() {
                wrong.push(format!("{row}: it is over before"));
                break;
            }
        }
        let ended = game.outcome();
        let said = match ended.map(|ended| ended.winner) {
            None => "-",
            Some(None) => "1/2-1/2",
            Some(Some(Side::White)) => "1-0",
            Some(Some(Side::Black)) => "0-1",
        };
        if said != known {
            wrong.push(format!("{row}: {said} {:?}", ended.map(|ended| ended.reason)));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
