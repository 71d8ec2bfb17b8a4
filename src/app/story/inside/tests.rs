//! What a review and searches of the games inside find of the same moves.

use nestmate_core::rules::{parse_move, parse_position, start};

use super::*;
use crate::app::advice::findings::{Findings, Found};
use crate::app::advice::judge::{Analysis, Judge};
use crate::app::advice::study::Study;
use crate::app::lens::fold::ways_to_fold;
use crate::app::story::Story;
use crate::shipped;

/// The Queen of chess could take a Pawn for nothing; on the whole board a Marshal is lost by that, which could take the free Queen instead.
#[test]
fn what_is_best_inside_and_loses_outside_is_told() {
    let library = shipped::library();
    let variant = library.get("sfhiodgei").expect("shipped");
    let rank = |at: usize| match at {
        17 => "16k",
        16 => "9a7",
        12 => "7v9",
        9 => "Mq15",
        8 => "7Z9",
        2 => "9A7",
        1 => "K16",
        _ => "17",
    };
    let board: Vec<&str> = (1..=17).rev().map(rank).collect();
    let position = parse_position(&variant, &format!("{} w [||] - - 0 1", board.join("/"))).expect("a position");
    let by_text = |text: &str| parse_move(&position, &variant, text).expect("legal");
    let (takes, best) = (by_text("h8h12"), by_text("a9b9"));
    let folds = ways_to_fold(&variant, &library);
    let chess = folds.iter().position(|fold| fold.inner.as_ref().is_some_and(|inner| inner.variant.id == "fide-chess")).expect("chess");
    let mut game = Game::new(Arc::clone(&variant), position);
    game.play(takes).expect("legal");
    let case = InsideCase { ply: 0, fold: chess, best, lost: 0.4, bad: true };
    let look = |case: InsideCase| InsideDesk::new(&variant).look(&game, &folds, &[case], &AtomicBool::new(false));
    let found = look(case);
    let only = &found.costly;
    assert!(only.len() == 1 && only[0].followed && only[0].moves() == (takes, best), "{only:?}");
    let story = Story::new(&game, folds.clone()).expect("a move");
    let told = story.told(Naming { variant: &variant, fold: None }, &found);
    let told: Vec<String> = told.into_iter().map(|told| told.text.heard()).filter(|told| told.contains("followed")).collect();
    assert_eq!(told.len(), 1);
    assert!(
        told[0]
            .starts_with("On the whole board 1.\u{a0}a9b9 was best; White followed chess, where d4d6 is best. This lets Black force mate"),
        "{told:?}"
    );
    assert!(look(InsideCase { lost: 0.05, bad: false, ..case }).costly.is_empty(), "the review has found nothing wrong with it");
    assert!(look(InsideCase { best: takes, ..case }).costly.is_empty(), "it is the best of the whole board, too");
}

/// Where the best move of the whole board is the one that a search of chess alone finds, the two agree, and nowhere else.
#[test]
fn how_often_the_two_best_moves_agree_is_counted() {
    let library = shipped::library();
    let variant = library.get("sfhiodgei").expect("shipped");
    let folds = ways_to_fold(&variant, &library);
    let fold = folds.iter().position(|fold| fold.inner.as_ref().is_some_and(|inner| inner.variant.id == "fide-chess")).expect("chess");
    let inner = folds[fold].inner.as_ref().expect("chess");
    let mut game = Game::new(Arc::clone(&variant), start(&variant).expect("a start"));
    let mut cases = Vec::new();
    for (ply, text) in ["d4d8", "d14d10", "h4h8", "h14h10", "l4l8", "l14l10"].into_iter().enumerate() {
        let own = inner.position(&variant, game.position()).expect("a position of chess");
        let limits = Limits { nodes: Some(20_000), ..Limits::default() };
        let search = Search { limits, ..Search::new(&own, &inner.variant) };
        let info = search.run(&mut memory_of(&inner.variant, 8), &AtomicBool::new(false), &mut |_| {}).expect("a move");
        let legal = legal_moves(game.position(), &variant);
        let best = inner.outward(info.pv[0], &legal).expect("legal on the whole board");
        let other = *legal.iter().find(|&&mv| mv != best).expect("another");
        cases.push(InsideCase { ply, fold, best: if ply % 3 == 0 { other } else { best }, lost: 0.0, bad: false });
        game.play(parse_move(game.position(), &variant, text).expect("legal")).expect("legal");
    }
    let look = |cases: &[InsideCase]| InsideDesk::new(&variant).look(&game, &folds, cases, &AtomicBool::new(false));
    let found = look(&cases);
    assert_eq!((found.costly.len(), &*found.agreements), (0, &[Agreement { fold, same: 4, of: 6, ply: 5 }][..]));
    let story = Story::new(&game, folds.clone()).expect("moves");
    let told = story.told(Naming { variant: &variant, fold: None }, &found);
    assert!(told.iter().any(|told| told.text.heard() == "The best move in chess was also best on the whole board in 4 of 6 cases."));
    assert!(look(&cases[..3]).agreements.is_empty(), "three are too few to say anything");
}

/// A review of the same game: what it has found decides which moves are looked at inside.
#[test]
fn moves_inside_are_looked_at_where_they_were_bad_or_the_best_was_outside() {
    let library = shipped::library();
    let variant = library.get("sfhiodgei").expect("shipped");
    let mut game = Game::new(Arc::clone(&variant), start(&variant).expect("a start"));
    let (mut study, mut wanted) = (Study::default(), Vec::new());
    let inside = ["d4d8", "d14d10", "h4h8", "h14h10", "l4l8", "l14l10"];
    // The best move of each turn, and the share that the one played gave away.
    let found = [("f4f8", 0), ("f14f10", 300), ("e4g6", 0), ("e14g12", 300), ("f4f8", 300), ("l14l10", 0)];
    for (ply, (text, (best, lost))) in inside.into_iter().zip(found).enumerate() {
        let by_text = |text: &str| parse_move(game.position(), &variant, text).expect("legal");
        let (mv, best) = (by_text(text), by_text(best));
        let worth = |lost: i32| Verdict::Centipawns(if game.position().side() == Side::White { -lost } else { lost });
        let lines = vec![Found { verdict: worth(0), moves: vec![best] }];
        let findings = Findings { lines, depth: 9, ..Findings::end(worth(0)) };
        study.know(game.position().hash(), findings, (mv, Compared { best: worth(0), played: worth(lost) }));
        let outside = variant.layer_of_cell(best.from()) != Some(1);
        if best != mv && (lost > 0 || outside) {
            wanted.push((ply, best));
        }
        game.play(mv).expect("legal");
    }
    let folds = ways_to_fold(&variant, &library);
    let story = Story::new(&game, folds.clone()).expect("moves");
    let judge = Judge { game: &game, study: &study, analysis: Analysis::default() };
    let mut cases = judge.inside_cases(&story);
    assert!(cases.is_sorted_by(|one, other| one.lost >= other.lost), "the worst first");
    assert_eq!(cases.len(), inside.len(), "each lies in chess");
    cases.retain(|case| case.bad);
    cases.sort_by_key(|case| case.ply);
    assert_eq!(cases.iter().map(|case| (case.ply, case.best)).collect::<Vec<_>>(), wanted);
    assert!(wanted.len() == 4 && cases.iter().all(|case| folds[case.fold].layer == 1));
}
