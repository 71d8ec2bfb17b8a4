//! Games of the engine against itself: its evaluation is fitted to their results, and the skills are found that space the levels of a game
//! evenly.
//!
//! Players of skills all along the scale meet their neighbours, the weakest also the one-ply greedy mover. From the results follow
//! ratings (Bradley and Terry's model, fitted by Zermelo's iteration); level 1 is set a little below the greedy mover and the others at
//! even steps of rating from there to full strength.

#![expect(clippy::cast_precision_loss, reason = "numbers of games, players and skills are small")]

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use nestmate_core::game::Game;
use nestmate_core::movegen::is_tactical;
use nestmate_core::position::{Move, Position};
use nestmate_core::rules;
use nestmate_core::variant::{SPACED_LEVELS, Side, Variant};
use nestmate_engine::{Fit, Level, Limits, Memory, Sample, Score, Search, Skill, expected, fit};

use super::opening::Openings;
use super::share_out;
use super::spec::{OwnEngine, Pace, PlayerSort, Spec};
use super::tournament::{Match, run};
use crate::networks::memory_of;

#[derive(Clone, PartialEq, Debug)]
pub struct Spaced {
    pub levels: Vec<u16>,
    /// Rating by skill, in Elo above the greedy mover.
    pub ratings: Vec<(u16, f64)>,
    /// What each level is expected to score against the one below, the first against the greedy mover, 0 to 1.
    pub expected: Vec<f64>,
}

/// Skills that are rated: so many steps from none to full strength.
const STEPS: u16 = 12;

/// So many of the weakest meet the greedy mover.
const GREEDY: usize = 4;

/// How far level 1 lies below the greedy mover, in Elo: it loses to it about two games of three.
const BELOW_GREEDY: f64 = 120.0;

/// Level 7 is this part of a step below full strength, for on a good day it comes no further than that.
const LAST_STEP: f64 = 0.75;

/// Plays the games and spaces the levels. `progress` is told of each pairing: who plays whom and what the first scored.
pub fn space(variant: &Arc<Variant>, spacing: SelfPlay, progress: &mut dyn FnMut(&str, &str, f64)) -> Option<Spaced> {
    let start = rules::start(variant).ok()?;
    let skills: Vec<u16> = (0..=STEPS).map(|step| step * Skill::FULL.thousandths() / STEPS).collect();
    let own = |&skill: &u16| Spec {
        text: format!("self:skill={skill}"),
        who: PlayerSort::Own(OwnEngine { skill: Some(Skill::new(skill)), ..OwnEngine::default() }),
        pace: None,
    };
    let mut players: Vec<Spec> = skills.iter().map(own).collect();
    players.push(Spec { text: "greedy".to_owned(), who: PlayerSort::Greedy, pace: None });
    let greedy = skills.len();
    let neighbours = (0..greedy).flat_map(|lower| [1, 2].map(|step| (lower + step, lower))).filter(|&(higher, _)| higher < greedy);
    let mut results = Vec::new();
    for (seed, (first, second)) in (spacing.seed..).zip(neighbours.chain((0..GREEDY).map(|weak| (weak, greedy)))) {
        let match_ = Match {
            variant: Arc::clone(variant),
            players: [&players[first], &players[second]].map(Clone::clone),
            starts: [start.clone(), start.clone()],
            games: usize::try_from(spacing.games).unwrap_or(usize::MAX),
            opening: spacing.opening,
            pace: Pace { nodes: Some(spacing.nodes), ..Pace::default() },
            concurrency: spacing.concurrency,
            sprt: None,
            seed: seed << 20,
            longest: LONGEST,
            margin: Duration::ZERO,
        };
        let statistics = run(&match_, &AtomicBool::new(false), &mut |_, _| true);
        progress(&players[first].text, &players[second].text, statistics.score());
        results.push(Pairing { players: [first, second], games: f64::from(statistics.games()), score: statistics.score() });
    }
    let mut ratings = ratings(players.len(), &results);
    let zero = ratings.pop()?;
    let rated = skills.into_iter().zip(ratings.into_iter().map(|rating| rating - zero)).collect();
    Some(spaced(rising(rated)))
}

struct Pairing {
    players: [usize; 2],
    games: f64,
    /// The first player's, 0 to 1.
    score: f64,
}

/// The Elo ratings under which the results are likeliest. Each pairing is taken to have had half a game more for either player, so that
/// nobody is infinitely better.
fn ratings(players: usize, results: &[Pairing]) -> Vec<f64> {
    let mut strength = vec![1.0; players];
    for _ in 0..20_000 {
        let (mut points, mut expected) = (vec![0.0; players], vec![0.0; players]);
        for &Pairing { players: [first, second], games, score } in results {
            let each = (games + 1.0) / (strength[first] + strength[second]);
            for (player, won) in [(first, games * score + 0.5), (second, games * (1.0 - score) + 0.5)] {
                points[player] += won;
                expected[player] += each;
            }
        }
        for player in 0..players {
            strength[player] = points[player] / f64::max(expected[player], f64::MIN_POSITIVE);
        }
        let mean = strength.iter().map(|strength: &f64| strength.ln()).sum::<f64>() / players as f64;
        for strength in &mut strength {
            *strength /= mean.exp();
        }
    }
    strength.into_iter().map(|strength| 400.0 * strength.log10()).collect()
}

/// Ratings that rise with skill: where they fall, by chance, those concerned share their mean, and each is at least a little above the last.
fn rising(rated: Vec<(u16, f64)>) -> Vec<(u16, f64)> {
    let mut pools: Vec<(f64, usize)> = Vec::new();
    for &(_, rating) in &rated {
        pools.push((rating, 1));
        while let [.., (low, few), (high, more)] = pools[..]
            && low > high
        {
            pools.truncate(pools.len() - 2);
            let count = few + more;
            pools.push(((low * few as f64 + high * more as f64) / count as f64, count));
        }
    }
    let levelled = pools.into_iter().flat_map(|(rating, count)| std::iter::repeat_n(rating, count));
    (0u8..).zip(rated).zip(levelled).map(|((number, (skill, _)), rating)| (skill, rating + f64::from(number))).collect()
}

fn spaced(ratings: Vec<(u16, f64)>) -> Spaced {
    let (bottom, top) = (ratings[0].1, ratings[ratings.len() - 1].1);
    let first = (-BELOW_GREEDY).clamp(bottom, top);
    let step = (top - first) / (SPACED_LEVELS as f64 - 2.0 + LAST_STEP);
    let levels: Vec<u16> = (0..SPACED_LEVELS).map(|level| skill_of(&ratings, first + step * (level as f64 - 1.0))).collect();
    // Against the greedy mover first, then each against the one below; both in all kinds of form.
    let days = |level: Level| FORMS.map(|form| rating_of(&ratings, level.in_form(&levels, form)));
    let against = |above: &[f64], below: &[f64]| {
        let scores = above.iter().flat_map(|above| below.iter().map(move |below| expected(above - below)));
        scores.sum::<f64>() / (above.len() * below.len()) as f64
    };
    let mut scores = vec![against(&days(Level::ALL[0]), &[0.0])];
    scores.extend(Level::ALL.windows(2).map(|two| against(&days(two[1]), &days(two[0]))));
    Spaced { levels, ratings, expected: scores }
}

/// Days between the worst and the best, all as likely.
const FORMS: [f32; 11] = [-0.91, -0.73, -0.55, -0.36, -0.18, 0.0, 0.18, 0.36, 0.55, 0.73, 0.91];

fn skill_of(ratings: &[(u16, f64)], rating: f64) -> u16 {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between two skills")]
    let skill = on_lines(ratings.iter().map(|&(skill, rating)| (rating, f64::from(skill))), rating).round() as u16;
    skill
}

/// The rating of a skill, likewise.
fn rating_of(ratings: &[(u16, f64)], skill: Skill) -> f64 {
    on_lines(ratings.iter().map(|&(skill, rating)| (f64::from(skill), rating)), f64::from(skill.thousandths()))
}

/// The height over `at` of the straight lines between points that rise; beyond them it is that of the first or the last.
fn on_lines(points: impl Iterator<Item = (f64, f64)>, at: f64) -> f64 {
    let mut before: Option<(f64, f64)> = None;
    for (x, y) in points {
        if at <= x {
            return before.map_or(y, |(low, height)| height + (y - height) * (at - low) / (x - low));
        }
        before = Some((x, y));
    }
    before.map_or(at, |(_, height)| height)
}

#[derive(Clone, Copy, Debug)]
pub struct SelfPlay {
    pub games: u64,
    pub nodes: u64,
    pub opening: usize,
    pub seed: u64,
    pub concurrency: usize,
}

/// Plies after which a game counts as drawn.
const LONGEST: usize = 400;

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_are_found_back_from_results() {
        let truth = [0.0, 150.0, 400.0, 520.0, 900.0];
        let pairs = [(1, 0), (2, 1), (3, 2), (4, 3), (2, 0), (3, 1), (4, 2)];
        let pairing = |(first, second): (usize, usize)| Pairing {
            players: [first, second],
            games: 10_000.0,
            score: expected(truth[first] - truth[second]),
        };
        let found = ratings(truth.len(), &pairs.map(pairing));
        for (found, truth) in found.iter().zip(truth) {
            assert!((found - (truth - 394.0)).abs() < 3.0, "{found} {truth}");
        }
    }

    #[test]
    fn falling_ratings_are_levelled() {
        let levelled = rising(vec![(0, -50.0), (250, 30.0), (500, 10.0), (750, 200.0), (1000, 190.0)]);
        assert_eq!(levelled, [(0, -50.0), (250, 21.0), (500, 22.0), (750, 198.0), (1000, 199.0)]);
    }

    #[test]
    fn levels_are_spaced_evenly_whatever_the_curve() {
        // Skill that tells much at first and little later, and the other way round.
        for bent in [0.5, 2.0] {
            let ratings = (0..=12).map(|step| (step * 1000 / 12, -400.0 + 2000.0 * (f64::from(step) / 12.0).powf(bent)));
            let Spaced { levels, ratings, expected } = spaced(ratings.collect());
            assert!(levels.len() == SPACED_LEVELS && levels.is_sorted_by(|low, high| low < high), "{levels:?}");
            let level = |number: usize| rating_of(&ratings, Skill::new(levels[number]));
            assert!((level(1) + BELOW_GREEDY).abs() < 3.0);
            let step = (1600.0 + BELOW_GREEDY) / 6.75;
            assert!((1..7).all(|number| (level(number) - level(1) - step * (number as f64 - 1.0)).abs() < 6.0), "{levels:?}");
            assert!((0.25..0.45).contains(&expected[0]), "level 1 loses most games: {expected:?}");
            assert!(expected[1..].iter().all(|score| (0.66..0.78).contains(score)), "{expected:?}");
        }
    }
}
