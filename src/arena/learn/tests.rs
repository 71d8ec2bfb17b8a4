//! The whole of it on a small game.

use std::fs;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use nestmate_core::variant::{Library, Source};

use super::*;

/// Kings, Rooks and Pawns on 5×5 cells.
const SMALL: &str = r##"[(
    id: "small",
    name: "Small",
    board: (files: 5, ranks: 5),
    layers: [(name: "all", cells: All, pieces: "KRP", tint: "#aabbcc")],
    pieces: [
        (letter: 'K', name: "King", royal: true, moves: [Leap(step: (1, 0)), Leap(step: (1, 1))]),
        (letter: 'R', name: "Rook", moves: [Slide(step: (1, 0))]),
        (letter: 'P', name: "Pawn", moves: [Leap(step: (1, 0), dirs: Forward)]),
    ],
    start: "rk2p/p4/5/4P/P2KR w - - - 0 1",
)]"##;

const PLAN: LearnPlan = LearnPlan { games: 16, nodes: 60, opening: 2, trial: (8, 60), rounds: 2, seed: 5, threads: 1 };

fn small() -> Arc<Variant> {
    let mut library = Library::default();
    library.add(Source::new("small.ron", SMALL));
    library.get("small").expect("a good game")
}

/// Learns until `most` pieces of news, and gives the files.
fn learn(out: &Path, most: usize) -> Option<[Vec<u8>; 2]> {
    let (variant, stop) = (small(), AtomicBool::new(false));
    let course = LearnCourse::new(&variant, PLAN, out, &stop, None);
    let mut news = 0;
    let rounds = course.run(&mut |_| {
        news += 1;
        stop.store(news >= most, Ordering::Relaxed);
    });
    rounds.expect("the files are good");
    Some([fs::read(beside(&course.out, ".games")).ok()?, fs::read(beside(&course.out, ".rounds")).ok()?])
}

#[test]
fn going_on_after_breaks_gives_what_an_unbroken_run_gives() {
    let folder = tempfile::tempdir().expect("a folder");
    let whole = learn(&folder.path().join("whole.net"), usize::MAX).expect("files");
    let broken = folder.path().join("broken.net");
    let mut last = None;
    for most in [5, 20, 30, usize::MAX] {
        last = learn(&broken, most);
    }
    assert_eq!(last, Some(whole));
    assert_eq!(fs::read(folder.path().join("whole.net")).ok(), fs::read(&broken).ok());
}

#[test]
fn a_match_cut_short_by_time_keeps_what_is_clearly_better() {
    let pairs = |won: usize, drawn: usize, lost: usize| {
        let mut statistics = Statistics::default();
        for (pair, half_points) in (0..).zip([vec![2; won], vec![1; drawn], vec![0; lost]].concat()) {
            (0..2).for_each(|colour| statistics.count(pair, half_points, colour));
        }
        statistics
    };
    let (clear, faint, even) = (pairs(9, 2, 1), pairs(8, 2, 4), pairs(6, 1, 6));
    let all = |statistics: &Statistics, stopped: bool| verdict(statistics, statistics.games() as usize, stopped);
    assert_eq!([&clear, &faint, &even].map(|known| all(known, true)), [Some(true), Some(true), Some(false)]);
    assert_eq!([&clear, &faint, &even].map(|known| verdict(known, 80, false)), [Some(true), None, None]);
    assert_eq!(verdict(&clear, 80, true), None, "a stopped match is played anew");
    assert_eq!(verdict(&clear, 200, false), None, "too few games to tell");
}

#[test]
fn shares_of_the_games_together_are_the_games() {
    let folder = tempfile::tempdir().expect("a folder");
    let (variant, stop) = (small(), AtomicBool::new(false));
    let open = |name: &str| SelfPlayGames::open(&folder.path().join(name), "small").expect("a file");
    let play = |name: &str, share| play_share(&variant, &PLAN, share, &mut open(name), &stop, &mut |_| {}).expect("written");
    play("all", (0, 1));
    play("odd", (0, 2));
    play("even", (1, 2));
    let mut merged = open("merged");
    for name in ["even", "odd", "even"] {
        merged.merge(&folder.path().join(name), "small").expect("games");
    }
    assert_eq!(merged.len(), 16);
    assert!(merged.games().eq(open("all").games()));
    assert!(matches!(SelfPlayGames::open(&folder.path().join("all"), "other"), Err(SelfPlayFault::Other(..))));
    fs::write(folder.path().join("bad"), "nestmate-games 1 small\n1 2 e2e4,x\n").expect("written");
    assert!(matches!(SelfPlayGames::open(&folder.path().join("bad"), "small"), Err(SelfPlayFault::Line(_, 2))));
}

#[test]
fn a_line_that_was_cut_off_is_played_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games");
    fs::write(&path, "nestmate-games 1 small\n0 1 e1e2\n1 2 d1").expect("written");
    let games = SelfPlayGames::open(&path, "small").expect("good but for the end");
    assert!(games.has(0) && !games.has(1));
    assert_eq!(fs::read_to_string(&path).expect("text"), "nestmate-games 1 small\n0 1 e1e2\n");
}

#[test]
fn going_on_from_what_ships_plays_with_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let variant = crate::shipped::library().get("fide-chess").expect("shipped");
    let first_game = |name: &str, beyond: bool| {
        let stop = AtomicBool::new(false);
        let course = LearnCourse::new(&variant, PLAN, &folder.path().join(name), &stop, None);
        let course = if beyond { course.for_own_use() } else { course };
        course.run(&mut |_| stop.store(true, Ordering::Relaxed)).expect("the files are good");
        fs::read(beside(&course.out, ".games")).expect("a game")
    };
    let derived = first_game("derived", false);
    assert_eq!(derived, first_game("again", false));
    assert_ne!(derived, first_game("beyond", true));
}

#[test]
fn a_round_is_read_as_it_was_written() {
    let round = LearnRound { number: 3, games: 6000, errors: (0.0625, 0.03125), elo: (42.5, 17.0), better: true };
    assert_eq!(round.to_string().parse(), Ok(round));
    let endless = LearnRound { elo: (f64::INFINITY, f64::INFINITY), better: false, ..round };
    assert_eq!(endless.to_string().parse(), Ok(endless));
    assert_eq!("3 6000 0.1 0.1 +3 2 perhaps".parse::<LearnRound>(), Err(()));
}
