//! Node counts: the numbers of legal lines from start positions, and from positions chosen for what can happen in them.

use nestmate_core::rules::{legal_moves, parse_position, perft};

use crate::common::{random_game, special_games};

/// From the start positions, counts above this many leaves are left to the ignored test, which is run optimised.
const QUICK: u64 = 2_000_000;

/// The same for each of the many other positions.
const QUICK_POSITION: u64 = 100_000;

/// A number of legal lines that is known.
struct Count {
    game: &'static str,
    position: String,
    depth: u32,
    leaves: u64,
}

fn rows(text: &'static str) -> impl Iterator<Item = &'static str> {
    text.lines().filter(|line| !line.starts_with('#') && !line.is_empty())
}

/// From the start positions.
fn starts() -> Vec<Count> {
    let library = crate::common::library();
    let count = |line: &'static str| {
        let fields: Vec<&str> = line.split(' ').collect();
        let position = library.get(fields[0]).expect("the game is in the file").start.clone();
        Count { game: fields[0], position, depth: fields[1].parse().expect("plies"), leaves: fields[2].parse().expect("leaves") }
    };
    rows(include_str!("../../../../tests/data/perft.txt")).map(count).collect()
}

/// From a table of games, remarks, positions and counts at depth 1, 2 and so on, `-` where there is none.
fn table(text: &'static str) -> Vec<Count> {
    let counts = |line: &'static str| {
        let fields: Vec<&'static str> = line.split('\t').collect();
        let leaves = (1..).zip(fields[3..].to_vec()).filter(|&(_, leaves)| leaves != "-");
        leaves.map(move |(depth, leaves)| Count {
            game: fields[0],
            position: fields[2].to_owned(),
            depth,
            leaves: leaves.parse().expect("leaves"),
        })
    };
    rows(text).flat_map(counts).collect()
}

/// Positions from random games, on whose counts two programs written apart agree, and positions of the inner games.
fn positions() -> Vec<Count> {
    let mut counts = table(include_str!("../../../../tests/data/positions.tsv"));
    counts.extend(table(include_str!("../../../../tests/data/inner-positions.tsv")));
    counts
}

/// Counts the lines of the wanted counts and tells all that differ.
fn check(counts: Vec<Count>, wanted: impl Fn(u64) -> bool) {
    let library = crate::common::library();
    let mut wrong = Vec::new();
    for count in counts.into_iter().filter(|count| wanted(count.leaves)) {
        let Count { game, position, depth, leaves } = count;
        let variant = library.get(game).expect("the game is in the file");
        let mut start = parse_position(&variant, &position).unwrap_or_else(|error| panic!("{game}: {position}: {error:?}"));
        let counted = perft(&mut start, &variant, depth);
        if counted != leaves {
            wrong.push(format!("{game}, {depth} plies: {counted} instead of {leaves} from {position}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn node_counts() {
    check(starts(), |leaves| leaves <= QUICK);
}

#[test]
fn node_counts_of_positions() {
    check(positions(), |leaves| leaves <= QUICK_POSITION);
}

#[test]
#[ignore = "minutes without optimisation: .ci/test has the command"]
fn long_node_counts() {
    check(starts(), |leaves| leaves > QUICK);
}

#[test]
#[ignore = "minutes without optimisation: .ci/test has the command"]
fn long_node_counts_of_positions() {
    check(positions(), |leaves| leaves > QUICK_POSITION);
}

#[test]
fn every_game_has_a_count() {
    let library = crate::common::library();
    let counts = starts();
    for (id, _) in library.games() {
        assert!(counts.iter().any(|count| count.game == id), "{id}");
    }
}

/// Most leaves are counted without generating their moves, those of two plies or more from counts a ply before. They are as many as the moves
/// that are generated.
#[test]
fn as_many_leaves_are_counted_as_moves_are_written_down() {
    let library = crate::common::library();
    let shipped = library.all_games().map(|(id, _)| library.get(id).expect("it compiles"));
    for variant in shipped.chain(special_games()) {
        for seed in 0..3 {
            random_game(&variant, seed, 120, |position, moves| {
                let counted = perft(&mut position.clone(), &variant, 1);
                assert_eq!(counted, moves.len() as u64, "{}: {}", variant.id, position.text(&variant));
                if position.number() % 3 == 0 {
                    let replies = moves.iter().map(|&mv| {
                        let mut after = position.clone();
                        after.play(&variant, mv);
                        legal_moves(&after, &variant).len() as u64
                    });
                    let replies: u64 = replies.sum();
                    assert_eq!(perft(&mut position.clone(), &variant, 2), replies, "{}: {}", variant.id, position.text(&variant));
                }
            });
        }
    }
}
