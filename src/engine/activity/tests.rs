//! What is kept from position to position against what is worked out from nothing, and against the rules.

use super::*;
use crate::movegen;
use crate::position::{Action, Move, Undo, move_text};
use crate::rules;
use crate::variant::Library;

/// Has every shipped game looked at with what its men are worth in it and a survey to be followed.
fn each_game(mut look: impl FnMut(&str, &Variant, &Weights, &mut Survey)) {
    let library = Library::shipped();
    for (id, _) in library.games() {
        let Ok(variant) = library.get(id) else { panic!("{id}") };
        look(id, &variant, &Weights::new(&variant), &mut Survey::new());
    }
}

/// Calls `look` with positions of random games that go on and back by turns, as a search does.
fn wander(variant: &Variant, steps: usize, mut look: impl FnMut(&Position)) {
    let mut random = fastrand::Rng::with_seed(7);
    let Ok(mut position) = rules::start(variant) else { panic!("it has a start") };
    let mut undos: Vec<Undo> = Vec::new();
    for _ in 0..steps {
        for _ in 0..random.usize(..4).min(undos.len()) {
            undos.pop().iter().for_each(|undo| position.unmake(undo));
        }
        for _ in 0..random.usize(1..4) {
            let legal = rules::legal_moves(&position, variant);
            let Some(&mv) = random.choice(&legal) else { break };
            // Captures are taken more often than not, so that men freeze and come into hand.
            let capture = legal.iter().find(|mv| position.at(mv.to()).is_some()).copied().filter(|_| random.bool());
            undos.push(position.make(variant, capture.unwrap_or(mv)));
        }
        look(&position);
    }
}

#[test]
fn what_is_kept_is_what_is_found_from_nothing() {
    each_game(|id, variant, weights, kept| {
        let mut hunted = 0;
        wander(variant, 150, |position| {
            let mut fresh = Survey::new();
            assert_eq!(kept.activity(position, variant, weights), fresh.activity(position, variant, weights), "{id}");
            for side in Side::BOTH {
                assert_eq!(kept.sums[side.index()], fresh.sums[side.index()], "{id}");
                hunted += kept.sums[side.index()].hunters.len();
            }
        });
        assert!(hunted > 0, "{id}: some man was attacked by a lesser one");
    });
}

#[test]
fn captors_make_all_the_captures() {
    each_game(|id, variant, weights, survey| {
        wander(variant, 150, |position| {
            survey.follow(position, variant, weights);
            let sorted = |mut moves: Vec<Move>| {
                moves.retain(|&mv| movegen::is_tactical(position, mv));
                moves.sort_unstable_by_key(|&mv| move_text(variant, mv));
                moves
            };
            let (mut all, mut few) = (Vec::new(), Vec::new());
            movegen::moves(position, variant, &mut all);
            let side = position.side();
            movegen::tactical(position, variant, survey.captors(position, side), position.men(side.other()), &mut few);
            assert_eq!(sorted(all), sorted(few), "{id}");
        });
    });
}

#[test]
fn what_no_enemy_sees_none_can_take() {
    each_game(|id, variant, weights, survey| {
        let mut unseen = 0;
        wander(variant, 60, |position| {
            survey.follow(position, variant, weights);
            let enemy = position.side().other();
            let Some(seen) = survey.seen(position, enemy) else { panic!("it was just looked at") };
            for mv in rules::legal_moves(position, variant) {
                // These change more than two cells.
                let plain = !matches!(mv.action(), Action::EnPassant | Action::Castle) && position.passing().is_none();
                if !plain || seen.contains(mv.from()) || seen.contains(mv.to()) {
                    continue;
                }
                let mut after = position.clone();
                let _ = after.make(variant, mv);
                let mut replies = Vec::new();
                movegen::moves(&after, variant, &mut replies);
                let taken = replies.iter().any(|reply| reply.to() == mv.to());
                assert!(!taken, "{id}: {} {}", position.text(variant), move_text(variant, mv));
                unseen += 1;
            }
        });
        assert!(unseen > 0, "{id}");
    });
}
