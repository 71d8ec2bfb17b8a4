use nestmate_core::rules::start;

use super::*;
use crate::app::advice::findings::Found;

/// The start of chess, and three moves of it.
fn position() -> (Position, [Move; 3]) {
    let variant = crate::shipped::library().get("fide-chess").expect("shipped");
    let position = start(&variant).expect("a start");
    let moves = nestmate_core::rules::legal_moves(&position, &variant);
    (position, [moves[0], moves[1], moves[2]])
}

fn found(depth: u32, score: i32, moves: &[Move]) -> Findings {
    let verdict = Verdict::Centipawns(score);
    Findings { depth, lines: vec![Found { verdict, moves: moves.to_vec() }], ..Findings::end(verdict) }
}

fn made(before: &Position, mv: Move) -> CautionMove {
    let (node, history) = (NodeId::START, Vec::new());
    CautionMove { node, known: false, mv, before: before.clone(), after: before.clone(), history, spent: Duration::ZERO }
}

/// Looks at a position as it is while the user thinks.
fn looked(caution: &mut Caution, hash: u64, depths: &[(u32, i32)], best: Move) {
    let asked = caution.wanted(Some(hash)).expect("the position is looked at");
    assert_eq!((asked.hash, asked.only), (hash, None));
    for &(depth, score) in depths {
        caution.found(asked, Some(&found(depth, score, &[best])), false);
    }
    let last = depths.last().expect("a depth");
    caution.found(asked, Some(&found(last.0, last.1, &[best])), true);
    assert_eq!(caution.wanted(Some(hash)), None, "it is known");
}

fn patient() -> Caution {
    let mut caution = Caution::default();
    caution.set(Some(Duration::from_mins(1)));
    caution
}

#[test]
fn both_looks_are_compared_at_the_same_depth() {
    let (before, [best, played, answer]) = position();
    let hash = before.hash();
    // The move has come to −300 at depth 4, where the best one had 20; at depth 6 that has 400.
    for (depth, alarms) in [(4, true), (3, false), (7, false)] {
        let mut caution = patient();
        looked(&mut caution, hash, &[(3, -250), (4, 20), (6, 400)], best);
        caution.look_at(made(&before, played));
        let asked = caution.wanted(None).expect("the move is looked at");
        assert_eq!(asked.only, Some(played));
        assert_eq!(caution.limits(asked).1, Some(6));
        caution.found(asked, Some(&found(depth, -300, &[played, answer])), true);
        assert_eq!(caution.question().is_some(), alarms, "depth {depth}");
        assert_eq!(caution.made().is_some(), alarms, "otherwise it passes");
        caution.explain(None);
        assert_eq!(caution.alarm().and_then(|(_, alarm)| alarm.answer), alarms.then_some(answer));
    }
}

#[test]
fn what_only_the_last_ply_has_found_passes() {
    let (before, [best, played, answer]) = position();
    for (shallower, alarms) in [(10, false), (-300, true)] {
        let mut caution = patient();
        looked(&mut caution, before.hash(), &[(4, 20), (5, 20)], best);
        caution.look_at(made(&before, played));
        let asked = caution.wanted(None).expect("the move is looked at");
        caution.found(asked, Some(&found(4, shallower, &[played, answer])), false);
        caution.found(asked, Some(&found(5, -300, &[played, answer])), true);
        assert_eq!(caution.question().is_some(), alarms);
    }
}

#[test]
fn the_best_move_passes_at_once_and_a_late_look_lets_any_pass() {
    let (before, [best, played, _]) = position();
    let mut caution = patient();
    looked(&mut caution, before.hash(), &[(5, 20)], best);
    caution.look_at(made(&before, best));
    assert!(caution.made().is_none());
    // Made before the position was known.
    let mut caution = patient();
    caution.look_at(made(&before, best));
    let asked = caution.wanted(None).expect("the position is looked at first");
    assert_eq!(asked.only, None);
    caution.found(asked, Some(&found(5, 20, &[best])), true);
    assert!(caution.made().is_none());
    caution.set(Some(Duration::ZERO));
    caution.look_at(made(&before, played));
    caution.hurry();
    assert!(caution.made().is_none());
}

#[test]
fn the_same_move_is_never_asked_about_twice() {
    let (before, [best, played, answer]) = position();
    let hash = before.hash();
    let mut caution = patient();
    assert!(caution.heeds(hash, played));
    looked(&mut caution, hash, &[(5, 20)], best);
    caution.look_at(made(&before, played));
    let asked = caution.wanted(None).expect("the move is looked at");
    caution.found(asked, Some(&found(5, -500, &[played, answer])), true);
    caution.explain(None);
    assert!(caution.alarm().is_some());
    assert!(caution.pass().is_some());
    assert!(!caution.heeds(hash, played) && caution.heeds(hash, answer) && caution.heeds(1, played));
    caution.set(None);
    assert!(!caution.heeds(hash, answer), "it is switched off");
}
