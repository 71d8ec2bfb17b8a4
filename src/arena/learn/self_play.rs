//! The games that are learnt from: the engine against itself, from even openings by chance, with few nodes a move.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use nestmate_core::position::{Position, move_text};
use nestmate_core::rules;
use nestmate_core::variant::{Side, Variant};
use nestmate_engine::{Limits, Memory, Network, Score, Search};

use super::self_play_games::SelfPlayGame;
use super::{LearnPlan, TABLE_MIB};
use crate::arena::opening::Openings;
use crate::arena::share_out;
use crate::arena::tune::DECIDED;

/// Plies after which a game counts as drawn.
const LONGEST: usize = 300;

/// A game is given up when so many plies in a row promise one side more than `DECIDED`.
const PATIENCE: usize = 6;

pub(super) struct SelfPlayer<'a> {
    variant: &'a Arc<Variant>,
    plan: &'a LearnPlan,
    openings: Openings,
    memory: Memory,
}

impl<'a> SelfPlayer<'a> {
    pub(super) fn new(variant: &'a Arc<Variant>, start: &Position, plan: &'a LearnPlan, memory: Memory) -> Self {
        Self { variant, plan, openings: Openings::new(variant, start, plan.opening, plan.seed), memory }
    }

    /// Plays the game of a number; `None` if `stop` was set before its end. Everything in it follows from the number and the plan.
    pub(super) fn play(&mut self, number: u64, stop: &AtomicBool) -> Option<SelfPlayGame> {
        let Self { variant, plan, openings, memory } = self;
        memory.clear();
        openings.restart(plan.seed.wrapping_mul(1 << 32).wrapping_add(number));
        let mut game = openings.get(0);
        let opening = game.line().into_iter().filter_map(|node| game.tree().mv(node));
        let mut moves: Vec<_> = opening.map(|mv| (move_text(variant, mv), None)).collect();
        let limits = Limits { nodes: Some(plan.nodes), ..Limits::default() };
        let (mut decided, mut leader) = (0, None);
        while game.outcome().is_none() && game.ply() < LONGEST && decided < PATIENCE {
            let history = game.hashes_before();
            let search = Search { limits, history: &history, ..Search::new(game.position(), variant) };
            let info = search.run(memory, stop, &mut |_| {});
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            let info = info?;
            let (score, ahead) = match info.score {
                Score::Centipawns(score) if score.abs() < DECIDED => (Some(score), None),
                score @ (Score::Centipawns(_) | Score::Mate(_)) => {
                    (None, Some(if score.share() > 0.5 { game.position().side() } else { game.position().side().other() }))
                }
            };
            decided = if ahead.is_some() && ahead == leader { decided + 1 } else { usize::from(ahead.is_some()) };
            leader = ahead;
            let mv = info.pv[0];
            moves.push((move_text(variant, mv), score));
            game.play(mv).ok()?;
        }
        let winner = game.outcome().map_or(leader.filter(|_| decided >= PATIENCE), |outcome| outcome.winner);
        let half_points = match winner {
            Some(Side::White) => 2,
            Some(Side::Black) => 0,
            None => 1,
        };
        Some(SelfPlayGame { number, half_points, moves })
    }
}

/// Plays the games of these numbers and shows each as it ends, in no certain order; one that `look` answers with false is the last.
pub(super) fn gather(
    variant: &Arc<Variant>,
    plan: &LearnPlan,
    network: Option<&Arc<Network>>,
    numbers: &[u64],
    stop: &AtomicBool,
    look: &mut dyn FnMut(SelfPlayGame) -> bool,
) {
    let Ok(start) = rules::start(variant) else { return };
    let begin = || {
        let mut player = SelfPlayer::new(variant, &start, plan, Memory::with(variant, TABLE_MIB, network.cloned()));
        move |next: usize| player.play(*numbers.get(next)?, stop)
    };
    share_out("learn", plan.threads.min(numbers.len()), &AtomicBool::new(false), begin, look);
}
