//! Node counts: the numbers of legal lines from every start position, known from other programs and from publications.

use nestmate::{Library, perft, start};

/// Counts above this many leaves are left to the ignored test, which is run optimised.
const QUICK: u64 = 2_000_000;

fn counts() -> impl Iterator<Item = (&'static str, u32, u64)> {
    let lines = include_str!("data/perft.txt").lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| {
        let fields: Vec<&str> = line.split(' ').collect();
        (fields[0], fields[1].parse().expect("plies"), fields[2].parse().expect("leaves"))
    })
}

fn check(wanted: impl Fn(u64) -> bool) {
    let library = Library::shipped();
    for (game, depth, leaves) in counts().filter(|count| wanted(count.2)) {
        let variant = library.get(game).expect("the game is in the file");
        let mut position = start(&variant).expect("the start position is good");
        assert_eq!(perft(&mut position, &variant, depth), leaves, "{game}, {depth} plies");
    }
}

#[test]
fn node_counts() {
    check(|leaves| leaves <= QUICK);
}

#[test]
#[ignore = "minutes without optimisation: cargo test --release -- --ignored"]
fn long_node_counts() {
    check(|leaves| leaves > QUICK);
}

#[test]
fn every_game_has_a_count() {
    let library = Library::shipped();
    for (id, _) in library.games().filter(|(id, _)| *id != "mongolian-chess") {
        assert!(counts().any(|(game, ..)| game == id), "{id}");
    }
}
