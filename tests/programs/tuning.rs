//! What is found by play about a game can be put into its definition as it is written.

use std::fs;
use std::path::Path;
use std::process::Command;

use nestmate_core::variant::{Library, Source};

/// A small game whose weights are to be written in.
const GAME: &str = r##"[
    (
        id: "mine",
        name: "Mine",
        board: (files: 5, ranks: 5),
        layers: [(name: "all", cells: All, pieces: "KRP", tint: "#aabbcc")],
        pieces: [
            (letter: 'K', name: "King", royal: true, moves: [Leap(step: (1, 0)), Leap(step: (1, 1))]),
            (letter: 'R', name: "Rook", moves: [Slide(step: (1, 0))]),
            (letter: 'P', name: "Pawn", moves: [Leap(step: (1, 0), dirs: Forward)]),
        ],
        start: "kr2p/5/5/5/P2RK w - - - 0 1",
        weights: (threats: 7),
    ),
]"##;

/// Runs a command on the game and gives what it prints and the weights that it writes.
fn found(folder: &Path, args: &[&str]) -> (String, String) {
    let (game, out) = (folder.join("mine.ron"), folder.join("weights.ron"));
    fs::write(&game, GAME).expect("written");
    let program =
        Command::new(env!("CARGO_BIN_EXE_nestmate")).args(args).args(["mine", "--with"]).arg(game).arg("--out").arg(&out).output();
    let output = program.expect("the program starts");
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    (String::from_utf8(output.stdout).expect("text"), fs::read_to_string(out).expect("written"))
}

/// The game with other weights.
fn with(weights: &str) -> Library {
    let mut library = Library::default();
    library.add(Source::new("mine.ron", GAME.replace("(threats: 7)", weights)));
    library
}

#[test]
fn levels_are_spaced_and_written_beside_the_other_weights() {
    let folder = tempfile::tempdir().expect("a folder");
    let (table, weights) = found(folder.path(), &["levels", "--games", "4", "--nodes", "300"]);
    assert_eq!(table.lines().filter(|line| line.starts_with("skill ")).count(), 13, "{table}");
    let expected: Vec<&str> = table.lines().filter(|line| line.starts_with("level ")).collect();
    assert!(expected.len() == 8 && expected[0].ends_with("against the greedy mover"), "{table}");
    assert!(expected[7].starts_with("level 8: skill 1000, ") && expected[7].ends_with("against level 7"), "{table}");
    let library = with(&weights);
    assert_eq!(library.reports(), []);
    let variant = library.get("mine").expect("a good game");
    assert_eq!(variant.weights.threats, 7);
    let levels = &variant.weights.levels;
    assert!(levels.len() == 8 && levels.is_sorted() && levels[7] <= 1000 && levels[0] < levels[7], "{levels:?}");
    assert!(expected[0].starts_with(&format!("level 1: skill {}, ", levels[1])), "{table}");
}

#[test]
fn a_tuned_evaluation_is_written_as_a_definition_has_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let (report, weights) = found(folder.path(), &["tune", "--games", "30", "--nodes", "200", "--openings", "2"]);
    assert!(report.starts_with("mean squared error of the expected result"), "{report}");
    let library = with(&weights);
    assert_eq!(library.reports(), []);
    let variant = library.get("mine").expect("a good game");
    assert!(variant.weights.pieces.keys().all(|piece| ["K", "R", "P"].contains(&piece.as_str())), "{weights}");
    assert_ne!(variant.weights.threats, 7, "what was there before does not count");
}
