//! Known games: what is told of them, and node counts that Fairy-Stockfish agrees on, from their arrays and from the middle of random
//! games. `tests/exchange/known_games.py` asks it and writes the counts. Those of Chu Shogi, which it does not play, are what shogiops
//! 0.18 counts, without moves that leave a last royal piece to be captured; boards with few pieces were filled at random.

use std::collections::BTreeMap;

use nestmate_core::rules::{legal_moves, parse_position, perft, start};

/// Rows of a game, a position and its counts at one, two and three plies.
const COUNTS: &str = include_str!("../../../../tests/data/known-games.tsv");

/// How many rows each game has, and the largest count that is gone through here.
const ROWS: usize = 6;
const QUICK: u64 = 2_500;

#[test]
fn counts_that_fairy_stockfish_agrees_on() {
    count(QUICK);
}

/// `cargo test --release -p nestmate-core --test rules known_games -- --ignored`: all of them.
#[test]
#[ignore = "takes a minute"]
fn all_counts_that_fairy_stockfish_agrees_on() {
    count(u64::MAX);
}

fn count(most: u64) {
    let library = crate::common::library();
    let mut rows: BTreeMap<&str, usize> = BTreeMap::new();
    for row in COUNTS.lines() {
        let &[game, position, known] = row.split('\t').collect::<Vec<_>>().as_slice() else { panic!("{row}") };
        *rows.entry(game).or_default() += 1;
        let variant = library.get(game).expect("it compiles");
        let mut position = parse_position(&variant, position).unwrap_or_else(|error| panic!("{game}: {position}: {error:?}"));
        for (plies, known) in (1..).zip(known.split(' ')) {
            let known: u64 = known.parse().expect("a count");
            if known > most {
                break;
            }
            assert_eq!(perft(&mut position, &variant, plies), known, "{row}: {plies} plies");
        }
    }
    for (game, _) in library.known_games() {
        assert_eq!(rows.get(game), Some(&ROWS), "{game}");
    }
}

/// Each begins, is told in a few sentences, says two of where it comes from, and has no name of another.
#[test]
fn known_games_are_told_and_begin() {
    let library = crate::common::library();
    let mut names: Vec<&str> = library.all_games().map(|(_, name)| name).collect();
    for (id, _) in library.known_games() {
        let variant = library.get(id).unwrap_or_else(|error| panic!("{id}: {error:?}"));
        let position = start(&variant).expect("a good start");
        assert!(!legal_moves(&position, &variant).is_empty(), "{id}");
        assert!(variant.about.len() > 40, "{id}");
        let words = library.tagline_of(id).split_whitespace().count();
        assert!((1..=5).contains(&words), "{id}: {}", library.tagline_of(id));
        assert!(variant.history.matches(['.', '!']).count() >= 2, "{id}: {}", variant.history);
        let own = library.definition(id).expect("it has one");
        assert!(own.contains("history") && library.origin(id, "history").is_none(), "{id}: a history of its own");
    }
    let count = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), count, "no two of a name");
}

/// Nothing is read of them before one is asked for; a game of the user's can be based on one, and stand before it.
#[test]
fn a_users_game_can_be_based_on_a_known_one() {
    let mut library = crate::common::library();
    let known = library.known_games().count();
    let text = "[(id: \"mine\", based_on: \"capablanca\", name: \"Mine\"), (id: \"gothic\", based_on: \"mine\", name: \"Other\")]";
    library.add(nestmate_core::variant::Source::new("mine.ron", text));
    assert!(library.reports().is_empty(), "{:?}", library.reports());
    assert_eq!(library.get("mine").expect("it compiles").board.grid.files(), 10);
    assert_eq!((library.name_of("gothic"), library.known_games().count()), (Some("Other"), known - 1));
    assert_eq!(library.called("capablanca"), Some("capablanca"));
}
