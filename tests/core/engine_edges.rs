//! Searches at the edges: of what a position can be, of what a limit can be, and stopped at any moment.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use nestmate_core::position::{Move, Position, move_text};
use nestmate_core::rules::{legal_moves, parse_position};
use nestmate_core::variant::{Side, Variant};
use nestmate_engine::{Info, Level, Limits, Score, Search};

use crate::common::{board_text, game, games, random_game};

fn position(variant: &Variant, text: &str) -> Position {
    parse_position(variant, text).unwrap_or_else(|error| panic!("{}: {text}: {error:?}", variant.id))
}

/// Makes sure that all that was found can be played.
fn assert_playable(variant: &Variant, from: &Position, info: &Info) {
    for line in [&info.pv].into_iter().chain(info.others.iter().map(|line| &line.pv)) {
        let mut now = from.clone();
        assert!(!line.is_empty());
        for &mv in line {
            assert!(legal_moves(&now, variant).contains(&mv), "{}: {} in {}", variant.id, move_text(variant, mv), now.text(variant));
            let _ = now.make(variant, mv);
        }
    }
    let mut firsts: Vec<Move> = [info.pv[0]].into_iter().chain(info.others.iter().map(|line| line.pv[0])).collect();
    firsts.sort_unstable();
    firsts.dedup();
    assert_eq!(firsts.len(), 1 + info.others.len(), "a move twice");
}

/// Searches a position in every way: each level, one line and several, one thread and two, cut off at once and after a little.
fn search_in_every_way(variant: &Variant, now: &Position) {
    let none = Limits::default();
    let limits = [
        (none, true),
        (Limits { nodes: Some(1), ..none }, false),
        (Limits { depth: Some(1), nodes: Some(20_000), ..none }, false),
        (Limits { time: Some(Duration::ZERO), ..none }, false),
        (Limits { nodes: Some(400), ..none }, false),
    ];
    let count = legal_moves(now, variant).len();
    let mut memory = nestmate::memory_of(variant, 1);
    for level in Level::ALL {
        for (lines, threads) in [(1, 1), (5, 1), (1, 2)] {
            for (limits, stopped) in limits {
                let skill = level.skill(variant, 3, now.side());
                let search = Search { limits, lines, threads, skill, seed: 3, ..Search::new(now, variant) };
                let found = search.run(&mut memory, &AtomicBool::new(stopped), &mut |info| assert_playable(variant, now, info));
                assert_eq!(found.is_some(), count > 0, "{} {level:?}: {}", variant.id, now.text(variant));
                let Some(info) = found else { continue };
                assert_playable(variant, now, &info);
                assert!(info.others.len() < lines.min(count));
            }
        }
    }
}

#[test]
fn positions_without_a_move_or_with_one() {
    let chess = game("fide-chess");
    for text in [
        "7k/5Q2/6K1/8/8/8/8/8 b - - - 0 1",
        "R5k1/5ppp/8/8/8/8/8/6K1 b - - - 0 1",
        "8/8/8/8/8/8/8/K1k5 w - - - 0 1",
        "7k/8/8/8/8/6q1/8/7K w - - - 0 1",
    ] {
        let now = position(&chess, text);
        assert!(legal_moves(&now, &chess).len() < 2);
        search_in_every_way(&chess, &now);
    }
    let shogi = game("shogi");
    search_in_every_way(&shogi, &position(&shogi, "4k4/4G4/4P4/9/9/9/9/9/4K4 b [||] - - 0 1"));
}

#[test]
fn positions_with_hundreds_of_moves() {
    let shogi = game("shogi");
    let hand = "BBGGGGLLLLNNNNPPPPPPPPPPPPPPPPPPRRSSSS";
    let now = position(&shogi, &format!("4k4/9/9/9/9/9/9/9/4K4 w [{hand}||] - - 0 1"));
    assert!(legal_moves(&now, &shogi).len() > 480);
    search_in_every_way(&shogi, &now);
    let nested = game("sfhiodgei");
    let queens = "1Q1Q1Q1Q1Q1Q1Q1Q1";
    let board = format!("k16/17/17/17/17/17/{queens}/17/17/17/{queens}/17/17/17/17/17/16K");
    let now = position(&nested, &format!("{board} b [||] - - 0 1"));
    search_in_every_way(&nested, &now);
    let now =
        position(&nested, &format!("k16/17/17/17/17/17/17/17/{queens}/17/{queens}/17/{queens}/17/17/1H1H1H1H1H1H1H1H1/16K w [||] - - 0 1"));
    assert!(legal_moves(&now, &nested).len() > 440);
    search_in_every_way(&nested, &now);
}

#[test]
fn all_pieces_of_both_sides_are_frozen() {
    let nested = game("sfhiodgei");
    let board = "k1d1g1p1s1e1g1d2/1n1z1v1d1e1n1z1v1/17/17/17/17/17/17/17/17/17/17/17/17/17/1N1Z1V1D1E1N1Z1V1/D1G1P1S1E1G1D1K2";
    for side in ["w", "b"] {
        let now = position(&nested, &format!("{board} {side} [||] - - 0 1"));
        let moves = legal_moves(&now, &nested);
        assert!(!moves.is_empty() && moves.iter().all(|mv| mv.from() == now.royal(now.side())), "only the King moves");
        search_in_every_way(&nested, &now);
    }
}

#[test]
fn bare_kings_play_on_to_a_draw() {
    for variant in games() {
        let start = position(&variant, &variant.start);
        let royals = Side::BOTH.map(|side| start.royal(side));
        let name = |side: Side| variant.kind(start.at(royals[side.index()]).kind()).text(side);
        let hands = if variant.has_reserves { "[||]" } else { "-" };
        // Generals may not face each other: one of them stands beside its place.
        let near = [(0, 0), (1, 0), (-1, 0)].into_iter().filter_map(|step| variant.board.grid.step(royals[0], step));
        let found = near.filter(|&cell| variant.board.cells.contains(cell)).find_map(|white| {
            let piece = |cell| {
                if cell == white { Some(name(Side::White)) } else { (cell == royals[1]).then(|| name(Side::Black)) }
            };
            parse_position(&variant, &format!("{} w {hands} - - 0 1", board_text(&variant, piece))).ok()
        });
        let now = found.unwrap_or_else(|| panic!("{}: no place for bare Kings", variant.id));
        search_in_every_way(&variant, &now);
    }
}

#[test]
fn drawn_by_the_clock_of_moves_or_by_repetition() {
    let chess = game("fide-chess");
    for halfmoves in [98, 99, 100, 900_000_000_u32] {
        let now = position(&chess, &format!("7k/8/8/8/8/8/8/K2R4 w - - - {halfmoves} 80"));
        search_in_every_way(&chess, &now);
        let history = vec![now.hash(); 300];
        let limits = Limits { depth: Some(4), ..Limits::default() };
        let search = Search { history: &history, limits, ..Search::new(&now, &chess) };
        let info = search.run(&mut nestmate::memory_of(&chess, 1), &AtomicBool::new(false), &mut |_| {}).expect("a move");
        assert_playable(&chess, &now, &info);
        if halfmoves >= 99 {
            assert_eq!(info.score, Score::Centipawns(0), "{halfmoves}: nothing can be won any more");
        }
    }
}

#[test]
fn short_searches_of_any_position_find_what_can_be_played() {
    for variant in games() {
        let mut memory = nestmate::memory_of(&variant, 1);
        for seed in 0..4 {
            let mut random = fastrand::Rng::with_seed(seed);
            random_game(&variant, seed, 140, |now, moves| {
                if random.u8(..) > 24 {
                    return;
                }
                let level = Level::ALL[random.usize(..8)];
                let limits = Limits { nodes: Some(random.u64(1..500)), ..Limits::default() };
                let skill = level.skill(&variant, seed, now.side());
                let search = Search { limits, skill, lines: random.usize(1..4), seed, ..Search::new(now, &variant) };
                let found = search.run(&mut memory, &AtomicBool::new(false), &mut |_| {});
                assert_eq!(found.is_some(), !moves.is_empty());
                if let Some(info) = found {
                    assert_playable(&variant, now, &info);
                }
            });
        }
    }
}

#[test]
fn an_endless_search_ends_when_another_thread_says_so() {
    for variant in games() {
        let mut memory = nestmate::memory_of(&variant, 1);
        let mut random = fastrand::Rng::with_seed(1);
        random_game(&variant, 5, 60, |now, moves| {
            if random.u8(..) > 30 || moves.is_empty() {
                return;
            }
            let stop = AtomicBool::new(false);
            let search = Search { threads: random.usize(1..3), lines: random.usize(1..3), ..Search::new(now, &variant) };
            let info = thread::scope(|scope| {
                let after = random.u64(..3_000);
                scope.spawn({
                    let stop = &stop;
                    move || {
                        thread::sleep(Duration::from_micros(after));
                        stop.store(true, Ordering::Relaxed);
                    }
                });
                search.run(&mut memory, &stop, &mut |_| {})
            });
            assert_playable(&variant, now, &info.expect("a move"));
        });
    }
}

/// The fiftieth move without progress draws, unless it mates.
#[test]
fn the_last_move_before_a_draw_may_mate() {
    let chess = game("fide-chess");
    let best = |text: &str| {
        let now = position(&chess, text);
        let limits = Limits { depth: Some(3), ..Limits::default() };
        let search = Search { limits, ..Search::new(&now, &chess) };
        let info = search.run(&mut nestmate::memory_of(&chess, 1), &AtomicBool::new(false), &mut |_| {}).expect("moves");
        (move_text(&chess, info.pv[0]), info.score)
    };
    assert_eq!(best("7k/8/6K1/8/8/8/8/R7 w - - - 99 90"), ("a1a8".to_owned(), Score::Mate(1)));
    let (_, two_moves_away) = best("7k/8/5K2/8/8/8/8/R7 w - - - 98 90");
    assert_eq!(two_moves_away, Score::Centipawns(0));
}
