//! What the search must do in any game, and a few positions whose answer is known.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use nestmate_core::position::{Move, Position, move_text};
use nestmate_core::rules::{legal_moves, parse_position, start};
use nestmate_core::variant::Variant;
use nestmate_engine::{Answer, Evaluator, Info, Level, Limits, Request, Score, Search, Worker};

fn game(id: &str) -> Arc<Variant> {
    nestmate::library().get(id).expect("a shipped game")
}

fn position(variant: &Variant, text: &str) -> Position {
    parse_position(variant, text).expect("a position")
}

fn to_depth(variant: &Variant, position: &Position, depth: u32) -> Option<Info> {
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    Search { limits, ..Search::new(position, variant) }.run(&mut nestmate::memory_of(variant, 4), &AtomicBool::new(false), &mut |_| {})
}

fn best(id: &str, text: &str, depth: u32) -> (String, Score) {
    let variant = game(id);
    let info = to_depth(&variant, &position(&variant, text), depth).expect("a move");
    (move_text(&variant, info.pv[0]), info.score)
}

#[test]
fn mates_are_found() {
    assert_eq!(best("fide-chess", "6k1/5ppp/8/8/8/8/8/R5K1 w - - - 0 1", 3), ("a1a8".to_owned(), Score::Mate(1)));
    assert_eq!(best("fide-chess", "kbK5/pp6/1P6/8/8/8/8/R7 w - - - 0 1", 9), ("a1a6".to_owned(), Score::Mate(2)));
    let (_, score) = best("fide-chess", "k7/8/K7/8/8/8/8/7r w - - - 0 1", 4);
    assert_ne!(score, Score::Mate(-1), "it is not mate yet");
}

#[test]
fn a_lost_game_is_saved_by_perpetual_check() {
    let (mv, score) = best("fide-chess", "6k1/6p1/8/7Q/8/8/qr6/7K w - - - 0 1", 10);
    assert_eq!((mv.as_str(), score), ("h5e8", Score::Centipawns(0)));
}

#[test]
fn the_history_of_the_game_counts_for_repetition() {
    let variant = game("fide-chess");
    // White is far ahead, but in the second history each position after its move has been there twice.
    let now = position(&variant, "7k/8/8/8/8/8/8/K2R4 w - - - 90 80");
    let mut repeated = Vec::new();
    for mv in legal_moves(&now, &variant) {
        let next = now.after(&variant, mv);
        repeated.extend([0, next.hash(), 0, next.hash()]);
    }
    repeated.extend([0; 4]);
    let limits = Limits { depth: Some(1), ..Limits::default() };
    let score = |history: &[u64]| {
        let search = Search { history, limits, ..Search::new(&now, &variant) };
        let info = search.run(&mut nestmate::memory_of(&variant, 1), &AtomicBool::new(false), &mut |_| {});
        info.expect("a move").score
    };
    let fresh = score(&[0; 8]);
    assert!(matches!(fresh, Score::Centipawns(score) if score > 200), "{fresh}");
    assert_eq!(score(&repeated), Score::Centipawns(0));
}

#[test]
fn a_position_without_a_legal_move_has_no_answer() {
    for text in ["7k/5Q2/6K1/8/8/8/8/8 b - - - 0 1", "R5k1/5ppp/8/8/8/8/8/6K1 b - - - 0 1"] {
        let variant = game("fide-chess");
        assert_eq!(to_depth(&variant, &position(&variant, text), 3), None);
    }
}

#[test]
fn the_alibaba_that_keeps_pieces_moving_is_worth_more_than_a_strong_piece() {
    // White's Queen can take the Alibaba on i9, which keeps seven odd pieces moving, or a Chatelaine on l8.
    let board = "k1d1g1p1s1e1g1d2/17/17/17/17/17/17/17/8a8/11h5/17/17/8Q8/17/17/17/16K";
    let text = format!("{board} w [||] - - 0 1");
    let variant = game("sfhiodgei");
    assert_eq!(best("sfhiodgei", &text, 3).0, "i5i9");
    // The same with Black to move: it is brought to safety or guarded, not left.
    let black = position(&variant, &text.replace(" w ", " b "));
    let info = to_depth(&variant, &black, 3).expect("a move");
    let after = black.after(&variant, info.pv[0]);
    let reply = to_depth(&variant, &after, 2).expect("a reply");
    assert_ne!(move_text(&variant, reply.pv[0]), "i5i9");
}

#[test]
fn only_the_last_semi_royal_of_a_group_is_worth_its_pieces() {
    let variant = game("sfhiodgei");
    let evaluator = Evaluator::new(&variant);
    let worth = |board: &str| {
        let text = format!("k1d1g1p1s1e1g1d2/17/{board}/17/17/17/17/17/17/17/17/17/17/17/17/17/16K b [||] - - 0 1");
        evaluator.evaluate(&position(&variant, &text))
    };
    let (two, one, none) = (worth("8a1a6"), worth("8a8"), worth("17"));
    assert!(two - one < 2 * evaluator.value(variant.kind_of('A').expect("the semi-royal")));
    assert!(one - none > 2 * (two - one), "{two} {one} {none}");
}

#[test]
fn lines_are_legal_in_every_game() {
    let library = nestmate::library();
    let ids: Vec<String> = library.games().map(|(id, _)| id.to_owned()).collect();
    let mut random = fastrand::Rng::with_seed(7);
    for id in ids {
        let variant = game(&id);
        let mut memory = nestmate::memory_of(&variant, 1);
        for _ in 0..3 {
            let mut now = start(&variant).expect("a start");
            for ply in 0..60 {
                let moves = legal_moves(&now, &variant);
                if moves.is_empty() {
                    break;
                }
                if ply % 5 == 0 {
                    let limits = Limits { nodes: Some(400), ..Limits::default() };
                    let search = Search { limits, ..Search::new(&now, &variant) };
                    let info = search.run(&mut memory, &AtomicBool::new(false), &mut |_| {}).expect("a move");
                    follow(&variant, &now, &info);
                }
                let _ = now.make(&variant, moves[random.usize(..moves.len())]);
            }
        }
    }
}

/// Plays a line and makes sure that each of its moves is legal.
fn follow(variant: &Variant, from: &Position, info: &Info) {
    let mut now = from.clone();
    for &mv in &info.pv {
        assert!(legal_moves(&now, variant).contains(&mv), "{} in {}", move_text(variant, mv), now.text(variant));
        let _ = now.make(variant, mv);
    }
}

#[test]
fn a_search_to_fixed_depth_always_finds_the_same() {
    let variant = game("sfhiodgei");
    let now = start(&variant).expect("a start");
    let found = |info: Info| (info.depth, info.nodes, info.score, info.pv);
    let one = to_depth(&variant, &now, 6).map(found);
    assert!(one.is_some());
    assert_eq!(one, to_depth(&variant, &now, 6).map(found));
}

#[test]
fn several_threads_and_weaker_levels_find_legal_moves() {
    let variant = game("sfhiodgei");
    let now = start(&variant).expect("a start");
    let limits = Limits { depth: Some(5), ..Limits::default() };
    for (threads, level) in Level::ALL.into_iter().map(|level| (1, level)).chain([(3, Level::FULL)]) {
        let skill = level.skill(&variant, 5, now.side());
        let search = Search { limits, threads, skill, seed: 5, ..Search::new(&now, &variant) };
        let info = search.run(&mut nestmate::memory_of(&variant, 4), &AtomicBool::new(false), &mut |_| {}).expect("a move");
        follow(&variant, &now, &info);
    }
}

#[test]
fn several_lines_are_the_best_moves_in_order() {
    let library = nestmate::library();
    for (id, _) in library.games() {
        let variant = game(id);
        let now = start(&variant).expect("a start");
        let limits = Limits { depth: Some(3), ..Limits::default() };
        let mut memory = nestmate::memory_of(&variant, 4);
        let search = Search { limits, lines: 4, ..Search::new(&now, &variant) };
        let info = search.run(&mut memory, &AtomicBool::new(false), &mut |_| {}).expect("a move");
        let lines: Vec<(Score, &[Move])> =
            std::iter::once((info.score, &info.pv[..])).chain(info.others.iter().map(|line| (line.score, &line.pv[..]))).collect();
        assert_eq!(lines.len(), 4, "{id}");
        for (index, (score, pv)) in lines.iter().enumerate() {
            assert!(legal_moves(&now, &variant).contains(&pv[0]));
            assert!(lines[..index].iter().all(|(_, other)| other[0] != pv[0]), "{id}: one move twice");
            let (Score::Centipawns(score), true) = (*score, index > 0) else { continue };
            let Score::Centipawns(before) = lines[index - 1].0 else { continue };
            assert!(score <= before, "{id}");
        }
        // Only what may be played is played.
        let only = [lines[2].1[0], lines[3].1[0]];
        let info = Search { lines: 9, only: &only, ..search }.run(&mut memory, &AtomicBool::new(false), &mut |_| {}).expect("a move");
        assert!(only.contains(&info.pv[0]) && info.others.len() == 1 && only.contains(&info.others[0].pv[0]));
    }
}

#[test]
fn a_search_stops_when_told() {
    let variant = game("sfhiodgei");
    let now = start(&variant).expect("a start");
    let stop = AtomicBool::new(false);
    let mut reports = 0;
    let mut memory = nestmate::memory_of(&variant, 4);
    let endless = Search::new(&now, &variant);
    let info = endless.run(&mut memory, &stop, &mut |info| {
        reports += 1;
        assert_eq!(info.depth, reports);
        stop.store(reports >= 4, Ordering::Relaxed);
    });
    assert!(info.is_some_and(|info| info.depth >= 4 && !info.pv.is_empty()));
    // Stopped before it began: still a legal move.
    let info = endless.run(&mut memory, &AtomicBool::new(true), &mut |_| {});
    assert!(info.is_some_and(|info| legal_moves(&now, &variant).contains(&info.pv[0])));
    // Node limits are kept.
    let limits = Limits { nodes: Some(777), ..Limits::default() };
    let info = Search { limits, ..endless }.run(&mut memory, &AtomicBool::new(false), &mut |_| {});
    assert!(info.is_some_and(|info| info.nodes <= 777));
}

fn wait(worker: &mut Worker) -> Vec<Answer> {
    let mut answers = Vec::new();
    loop {
        match worker.poll() {
            Some(answer) => {
                answers.push(answer);
                if answers.last().is_some_and(|answer| answer.finished) {
                    return answers;
                }
            }
            None => thread::sleep(Duration::from_millis(1)),
        }
    }
}

#[test]
fn time_that_has_passed_before_a_search_runs_counts() {
    let variant = game("fide-chess");
    let now = start(&variant).expect("a start");
    let limits = Limits { time: Some(Duration::from_mins(1)), ..Limits::default() };
    let late = Instant::now().checked_sub(Duration::from_mins(2)).expect("the machine has run for so long");
    let search = Search { limits, since: Some(late), ..Search::new(&now, &variant) };
    let info = search.run(&mut nestmate::memory_of(&variant, 1), &AtomicBool::new(false), &mut |_| {}).expect("a move");
    assert!(info.elapsed > Duration::from_mins(2) && info.depth <= 1, "{info:?}");
}

#[test]
fn a_worker_answers_the_last_request_only() {
    let variant = game("sfhiodgei");
    let now = start(&variant).expect("a start");
    let woken = Arc::new(AtomicUsize::new(0));
    let mut worker = Worker::spawn(nestmate::network_of, {
        let woken = Arc::clone(&woken);
        move || {
            woken.fetch_add(1, Ordering::Relaxed);
        }
    });
    assert!(!worker.is_thinking());
    let request = |limits| Request { limits, ..Request::new(Arc::clone(&variant), now.clone()) };
    let first = worker.go(request(Limits::default()));
    let second = worker.go(request(Limits { depth: Some(3), ..Limits::default() }));
    assert_ne!(first, second);
    assert!(worker.is_thinking());
    let answers = wait(&mut worker);
    assert!(answers.iter().all(|answer| answer.generation == second && answer.info.is_some()));
    assert!(!worker.is_thinking());
    assert!(woken.load(Ordering::Relaxed) >= answers.len());
    // An endless search ends when it is stopped, and when its worker goes.
    worker.go(request(Limits::default()));
    worker.stop();
    assert!(wait(&mut worker).last().is_some_and(|answer| answer.info.is_some()));
    worker.go(request(Limits::default()));
    drop(worker);
}

/// What is found at once comes no earlier than the pause is over, unless it is wanted.
#[test]
fn a_worker_holds_an_answer_back_until_it_is_wanted() {
    let variant = game("fide-chess");
    let now = start(&variant).expect("a start");
    let mut worker = Worker::spawn(nestmate::network_of, || {});
    let limits = Limits { depth: Some(1), ..Limits::default() };
    let request = |pause| Request { limits, pause, ..Request::new(Arc::clone(&variant), now.clone()) };
    let (asked, pause) = (Instant::now(), Duration::from_millis(120));
    worker.go(request(pause));
    assert!(wait(&mut worker).last().is_some_and(|answer| answer.finished && answer.info.is_some()));
    assert!(asked.elapsed() >= pause);
    worker.go(request(Duration::from_hours(1)));
    while worker.poll().is_none() {
        thread::yield_now();
    }
    assert!(worker.is_thinking(), "its first answer is not the last");
    worker.stop();
    assert!(wait(&mut worker).last().is_some_and(|answer| answer.finished && answer.info.is_some()));
}
