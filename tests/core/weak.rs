//! What weak levels must not do: let a won game slip by a stalemate or a repetition, or fail to end one.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use nestmate_core::position::{Move, Position};
use nestmate_core::rules::{in_check, legal_moves, parse_position};
use nestmate_core::variant::Variant;
use nestmate_engine::{Level, Limits, Memory, Search};

const WEAK: std::ops::Range<usize> = 0..5;

fn chess() -> Arc<Variant> {
    nestmate::library().get("fide-chess").expect("shipped")
}

fn at(variant: &Variant, text: &str) -> Position {
    parse_position(variant, text).expect("a position")
}

/// What a level plays with so many nodes that time never cuts it short.
fn reply(memory: &mut Memory, variant: &Variant, position: &Position, history: &[u64], (level, seed): (Level, u64)) -> Move {
    let skill = level.skill(variant, seed, position.side());
    let limits = Limits { nodes: Some(200_000), ..Limits::default() };
    let search = Search { history, limits, skill, seed, ..Search::new(position, variant) };
    search.run(memory, &AtomicBool::new(false), &mut |_| {}).expect("a move").pv[0]
}

/// Some of the moves here stalemate, and every other one repeats a position of the game.
#[test]
fn who_is_far_ahead_neither_stalemates_nor_repeats() {
    let variant = chess();
    let mut memory = Memory::new(&variant, 1);
    for text in ["7k/8/8/6Q1/8/8/8/K7 w - - - 8 80", "k7/8/1K6/8/8/8/3Q4/7R w - - - 8 80", "k7/8/2K5/8/8/8/8/1Q6 w - - - 8 80"] {
        let now = at(&variant, text);
        let legal = legal_moves(&now, &variant);
        let stalemates = |mv: &Move| {
            let after = now.after(&variant, *mv);
            legal_moves(&after, &variant).is_empty() && !in_check(&after, &variant, after.side())
        };
        let known: Vec<u64> = legal.iter().step_by(2).map(|mv| now.after(&variant, *mv).hash()).collect();
        let good = legal.iter().filter(|mv| !known.contains(&now.after(&variant, **mv).hash()) && !stalemates(mv)).count();
        assert!(good > 0, "{text}");
        for seed in 0..20 {
            for level in &Level::ALL[WEAK] {
                memory.clear();
                let mv = reply(&mut memory, &variant, &now, &known, (*level, seed));
                assert!(!stalemates(&mv), "{text} {level:?} {seed}: {mv:?}");
                assert!(!known.contains(&now.after(&variant, mv).hash()), "{text} {level:?} {seed}: {mv:?}");
            }
        }
    }
}

/// The lone King moves as it happens.
#[test]
fn a_queen_or_two_rooks_are_enough_for_the_weakest() {
    let variant = chess();
    let mut memory = Memory::new(&variant, 4);
    for text in ["8/8/8/4k3/8/8/8/K6Q w - - - 0 1", "8/8/8/4k3/8/8/8/K5RR w - - - 0 1"] {
        for (level, seed) in [1, 2, 3].into_iter().flat_map(|seed| [0, 2].map(|level| (Level::ALL[level], seed))) {
            let mut random = fastrand::Rng::with_seed(seed);
            let (mut position, mut history) = (at(&variant, text), Vec::new());
            memory.clear();
            let mated = (0..60).any(|_| {
                let mv = reply(&mut memory, &variant, &position, &history, (level, seed));
                history.push(position.hash());
                position = position.after(&variant, mv);
                let replies = legal_moves(&position, &variant);
                if replies.is_empty() {
                    return true;
                }
                history.push(position.hash());
                position = position.after(&variant, replies[random.usize(..replies.len())]);
                false
            });
            assert!(mated && in_check(&position, &variant, position.side()), "{text} {level:?} {seed}");
        }
    }
}
