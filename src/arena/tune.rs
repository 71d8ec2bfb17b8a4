//! Games of the engine against itself, for fitting its evaluation to their results.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use nestmate_core::game::Game;
use nestmate_core::movegen::is_tactical;
use nestmate_core::position::{Move, Position};
use nestmate_core::rules;
use nestmate_core::variant::{Side, Variant};
use nestmate_engine::{Fit, Limits, Memory, Sample, Score, Search, fit};

use super::opening::Openings;
use super::share_out;
use crate::networks::memory_of;

#[derive(Clone, Copy, Debug)]
pub struct SelfPlay {
    pub games: u64,
    pub nodes: u64,
    pub opening: usize,
    pub seed: u64,
    pub concurrency: usize,
}

/// Plies after which a game counts as drawn.
pub(super) const LONGEST: usize = 400;

/// Scores beyond this tell nothing that the evaluation could learn from, in centipawns.
pub(super) const DECIDED: i32 = 2_500;

/// The size of each game's table, in MiB.
const TABLE_MIB: usize = 16;

/// Whether a position is one that an evaluation can be fitted to: not in check, and what was played there captures and promotes nothing.
pub(super) fn is_quiet(position: &Position, variant: &Variant, mv: Move) -> bool {
    !is_tactical(position, mv) && !rules::in_check(position, variant, position.side())
}

/// Plays games and fits the corrections of the evaluation to them. `progress` is told the games played and the positions gathered.
pub fn tune(variant: &Arc<Variant>, tuning: SelfPlay, progress: &dyn Fn(u64, usize)) -> Option<Fit> {
    let start = rules::start(variant).ok()?;
    let openings = Openings::new(variant, &start, tuning.opening, tuning.seed.wrapping_mul(1 << 20));
    let begin = || {
        let (mut memory, openings) = (memory_of(variant, TABLE_MIB), &openings);
        move |number| {
            if number as u64 >= tuning.games {
                return None;
            }
            memory.clear();
            Some((number, play(openings.get(number), tuning.nodes, &mut memory)))
        }
    };
    let mut samples: Vec<(usize, Vec<Sample>)> = Vec::new();
    share_out("tune", tuning.concurrency, &AtomicBool::new(false), begin, &mut |game| {
        samples.push(game);
        progress(samples.len() as u64, samples.iter().map(|(_, found)| found.len()).sum());
        true
    });
    // The order of the games, not of their ends: the same seed gives the same fit.
    samples.sort_by_key(|&(number, _)| number);
    let samples: Vec<Sample> = samples.into_iter().flat_map(|(_, found)| found).collect();
    Some(fit(variant, &samples))
}

fn play(mut game: Game, nodes: u64, memory: &mut Memory) -> Vec<Sample> {
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let mut samples: Vec<Sample> = Vec::new();
    while game.outcome().is_none() && game.ply() < LONGEST {
        let (position, history) = (game.position().clone(), game.hashes_before());
        let search = Search { limits, history: &history, ..Search::new(&position, game.variant()) };
        let Some(info) = search.run(memory, &AtomicBool::new(false), &mut |_| {}) else { break };
        let mv = info.pv[0];
        if let (Score::Centipawns(score), true) = (info.score, is_quiet(&position, game.variant(), mv))
            && score.abs() < DECIDED
        {
            let score = if position.side() == Side::White { score } else { -score };
            #[expect(clippy::cast_precision_loss, reason = "small numbers")]
            samples.push(Sample { position, result: 0.5, score: score as f32 });
        }
        if game.play(mv).is_err() {
            break;
        }
    }
    let result = match game.outcome().and_then(|outcome| outcome.winner) {
        Some(Side::White) => 1.0,
        Some(Side::Black) => 0.0,
        None => 0.5,
    };
    for sample in &mut samples {
        sample.result = result;
    }
    samples
}
