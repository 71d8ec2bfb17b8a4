//! `nestmate puzzles`: what it writes can be played and mates as it says, a second run adds nothing twice, and bad use is told.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use nestmate::{PuzzleFile, PuzzleTheme, read_puzzles, wins_at_once};
use nestmate_core::game::split_games;
use nestmate_core::variant::{Library, Source, Variant};

/// A small game in which mates come soon.
const GAME: &str = r##"[
    (
        id: "mine",
        name: "Mine",
        board: (files: 6, ranks: 6),
        layers: [(name: "all", cells: All, pieces: "KQRP", tint: "#aabbcc")],
        pieces: [
            (letter: 'K', name: "King", royal: true, moves: [Leap(step: (1, 0)), Leap(step: (1, 1))]),
            (letter: 'Q', name: "Queen", moves: [Slide(step: (1, 0)), Slide(step: (1, 1))]),
            (letter: 'R', name: "Rook", moves: [Slide(step: (1, 0))]),
            (letter: 'P', name: "Pawn", moves: [Leap(step: (1, 0), dirs: Forward)]),
        ],
        start: "rqk2r/pppppp/6/6/PPPPPP/RQK2R w - - - 0 1",
    ),
]"##;

fn run(folder: &Path, args: &[&str]) -> Output {
    fs::write(folder.join("mine.ron"), GAME).expect("written");
    Command::new(env!("CARGO_BIN_EXE_nestmate"))
        .current_dir(folder)
        .args(["puzzles", "--with", "mine.ron"])
        .args(args)
        .output()
        .expect("it starts")
}

/// What a run that succeeds prints.
fn printed(folder: &Path, args: &[&str]) -> String {
    let output = run(folder, args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

fn read(file: &Path) -> PuzzleFile {
    read_puzzles(&fs::read_to_string(file).expect("written")).expect("a good file")
}

/// Plays every line, and makes sure that those end in mate that say so.
fn play(file: &PuzzleFile, variant: &Variant) -> usize {
    let mut mates = 0;
    for puzzle in &file.puzzles {
        let opened = puzzle.opened(variant).unwrap_or_else(|fault| panic!("{}: {fault:?}", puzzle.id));
        let last = opened.moves.len() - 1;
        let mate = wins_at_once(variant, &opened.after(variant, last), opened.moves[last]);
        let says =
            puzzle.themes.iter().find_map(|theme| if let PuzzleTheme::MateIn(moves) = theme { Some(usize::from(*moves)) } else { None });
        assert_eq!(says, mate.then_some(puzzle.length()), "{}", puzzle.id);
        mates += usize::from(mate);
    }
    mates
}

#[test]
fn puzzles_are_found_in_games_that_the_engine_plays_and_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let (out, games) = (folder.path().join("p.tsv"), folder.path().join("games.pgn"));
    let search = ["mine", "--out", "p.tsv", "--games", "12", "--nodes", "400", "--wanted", "8"];
    let table = printed(folder.path(), &[&search[..], &["--record", "games.pgn"]].concat());
    let mut library = Library::default();
    library.add(Source::new("mine.ron", GAME));
    let variant = library.get("mine").expect("a good game");
    let first = read(&out);
    assert!(first.game == "mine" && (2..=8).contains(&first.puzzles.len()), "{table}");
    assert!(play(&first, &variant) > 0, "{table}");
    assert!(table.starts_with(&format!("{} puzzles\n  levels  1: ", first.puzzles.len())), "{table}");
    let text = fs::read_to_string(games).expect("recorded");
    assert!(split_games(&text).len() > 1 && text.contains("[White \"Nestmate level "), "{text}");

    // The same games again, on two threads.
    printed(folder.path(), &[&search[..], &["--threads", "2"]].concat());
    assert_eq!(read(&out), first, "nothing is added twice, nothing is lost");
    fs::remove_file(&out).expect("removed");
    printed(folder.path(), &[&search[..], &["--threads", "2"]].concat());
    assert_eq!(read(&out), first, "the seed alone decides");

    // Others are added after what is there.
    let wanted = (first.puzzles.len() + 1).to_string();
    printed(folder.path(), &["mine", "--out", "p.tsv", "--games", "12", "--nodes", "400", "--wanted", &wanted, "--seed", "2"]);
    let more = read(&out);
    assert_eq!(more.puzzles.len(), first.puzzles.len() + 1);
    assert_eq!(more.puzzles[..first.puzzles.len()], first.puzzles);
    assert_eq!(printed(folder.path(), &["mine", "--check", "p.tsv", "--sample", "2", "--nodes", "400"]), "2 of 2 puzzles hold\n");
}

#[test]
fn puzzles_are_found_in_games_of_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let mate = "[SetUp \"1\"]\n[FEN \"r5k1/pp3ppp/8/8/8/8/4RPPP/4R1K1 b - - 0 1\"]\n\n1... a6 2. g3 h6 *\n\n";
    let other = "[Variant \"shogi\"]\n\n1. c3c4 c7c6 *\n";
    fs::write(folder.path().join("games.pgn"), format!("{mate}{other}")).expect("written");
    let output = run(folder.path(), &["fide-chess", "--out", "p.tsv", "--from", "games.pgn", "--nodes", "1500"]);
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && told.contains("left out: a game of shogi"), "{told}");
    let [puzzle] = &read(&folder.path().join("p.tsv")).puzzles[..] else { panic!("{told}") };
    assert_eq!(puzzle.moves.join(" "), "a7a6 e2e8 a8e8 e1e8");
    assert!(puzzle.themes.contains(&PuzzleTheme::MateIn(2)));

    // A line with another answer does not hold.
    let line = puzzle.line().replace("e2e8 a8e8 e1e8", "g2g3").replace("mate-in-2 ", "");
    fs::write(folder.path().join("bad.tsv"), format!("# Nestmate puzzles 1 fide-chess\n{line}")).expect("written");
    let output = run(folder.path(), &["fide-chess", "--check", "bad.tsv", "--nodes", "500"]);
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.code() == Some(1) && told.contains("move 1 of the solver is not the only right one"), "{told}");
    assert!(told.ends_with("0 of 1 puzzles hold\n"), "{told}");
}

#[test]
fn files_that_are_none_are_refused_and_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("p.tsv");
    for (text, why) in [
        ("notes of mine\n", "line 1: the first line is not the heading"),
        ("# Nestmate puzzles 1 shogi\n", "these are puzzles of shogi, not of mine"),
        ("# Nestmate puzzles 1 mine\nx\n", "line 2: a puzzle has five parts"),
    ] {
        fs::write(&file, text).expect("written");
        let output = run(folder.path(), &["mine", "--out", "p.tsv", "--games", "1", "--nodes", "10"]);
        let told = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.code() == Some(3) && told.contains(why), "{told}");
        assert_eq!(fs::read_to_string(&file).expect("still there"), text);
    }
    assert_eq!(run(folder.path(), &["mine"]).status.code(), Some(2), "it has to be told where to write");
    assert_eq!(run(folder.path(), &["mine", "--out", "no/such/p.tsv"]).status.code(), Some(3));
    assert_eq!(run(folder.path(), &["nobody", "--out", "p.tsv"]).status.code(), Some(2));
}
