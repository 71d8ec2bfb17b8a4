//! What is kept from position to position against what is worked out from nothing, and against the rules.

use nestmate_core::position::{Move, MoveKind, Unmake, move_text};
use nestmate_core::rules;
use nestmate_core::variant::Source;
use rustc_hash::FxHashMap;

use super::*;

/// Calls `look` with a survey that has followed to positions of random games of each game, which go on and back by turns as in a search.
fn wander(steps: usize, mut look: impl FnMut(&str, &Position, &Variant, &Survey)) {
    let mut library = crate::shipped::library();
    library.add(Source::new("special", include_str!("../../../../tests/data/special_moves.ron")));
    for (id, _) in library.games() {
        let Ok(variant) = library.get(id) else { panic!("{id}") };
        let weights = Weights::new(&variant);
        let mut survey = Survey::new();
        walk(&variant, steps, |position, path| {
            survey.follow(position, path, &variant, &weights);
            look(id, position, &variant, &survey);
        });
    }
}

fn walk(variant: &Variant, steps: usize, mut look: impl FnMut(&Position, &[u64])) {
    let mut random = fastrand::Rng::with_seed(7);
    let Ok(mut position) = rules::start(variant) else { panic!("it has a start") };
    let (mut undos, mut path): (Vec<Unmake>, Vec<u64>) = (Vec::new(), Vec::new());
    for _ in 0..steps {
        for _ in 0..random.usize(..4).min(undos.len()) {
            undos.pop().iter().for_each(|undo| position.unmake(undo));
            path.pop();
        }
        for _ in 0..random.usize(1..4) {
            let legal = rules::legal_moves(&position, variant);
            let Some(&mv) = random.choice(&legal) else { break };
            // Captures are taken more often than not, so that pieces freeze and come into hand.
            let capture = legal.iter().find(|mv| position.at(mv.to()).is_some()).copied().filter(|_| random.bool());
            path.push(position.hash());
            undos.push(position.make(variant, capture.unwrap_or(mv)));
        }
        look(&position, &path);
    }
}

#[test]
fn what_is_kept_is_what_is_found_from_nothing() {
    let mut hunted = FxHashMap::default();
    wander(150, |id, position, variant, kept| {
        let (mut fresh, weights) = (Survey::new(), Weights::new(variant));
        fresh.follow(position, &[], variant, &weights);
        assert_eq!(kept.activity(position, &weights), fresh.activity(position, &weights), "{id}");
        assert_eq!(kept.known.sums, fresh.known.sums, "{id}");
        assert_eq!(kept.outlooks, fresh.outlooks, "{id}");
        *hunted.entry(id.to_owned()).or_insert(0) += kept.known.sums[0].hunters.len();
    });
    assert!(hunted.len() > 10 && hunted.values().all(|&pieces| pieces > 0), "some piece was attacked by a lesser one: {hunted:?}");
}

#[test]
fn captures_are_all_that_the_rules_allow() {
    wander(150, |id, position, variant, survey| {
        let sorted = |mut moves: Vec<Move>| {
            moves.retain(|&mv| movegen::is_tactical(position, mv));
            moves.sort_unstable_by_key(|&mv| move_text(variant, mv));
            moves
        };
        let (mut all, mut kept) = (Vec::new(), Vec::new());
        movegen::moves(position, variant, position.pieces(position.side()), &mut all);
        survey.tactical(position, variant, position.pieces(position.side().other()), &mut kept);
        assert_eq!(sorted(all), sorted(kept), "{id}");
    });
}

#[test]
fn what_no_enemy_sees_none_can_take() {
    let mut unseen = FxHashMap::default();
    wander(60, |id, position, variant, survey| {
        let seen = survey.seen(position, position.side().other());
        for mv in rules::legal_moves(position, variant) {
            // These change more than two cells.
            let plain = !matches!(mv.action(), MoveKind::EnPassant | MoveKind::Castle) && position.passing().is_none();
            if !plain || seen.contains(mv.from()) || seen.contains(mv.to()) {
                continue;
            }
            let mut after = position.clone();
            let _ = after.make(variant, mv);
            let mut replies = Vec::new();
            movegen::moves(&after, variant, after.pieces(after.side()), &mut replies);
            let taken = replies.iter().any(|reply| reply.to() == mv.to());
            assert!(!taken, "{id}: {} {}", position.text(variant), move_text(variant, mv));
            *unseen.entry(id.to_owned()).or_insert(0) += 1;
        }
    });
    assert!(unseen.len() > 10 && unseen.values().all(|&moves| moves > 0), "{unseen:?}");
}
