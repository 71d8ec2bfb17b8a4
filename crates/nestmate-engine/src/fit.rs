//! Fits the corrections of the evaluation to the results of games (Peter Österlund's method for Texel, 2014): the evaluation of a
//! position, squashed into an expected result, shall be as near as can be to what the game came to.

use std::collections::BTreeMap;

use nestmate_core::position::Position;
use nestmate_core::variant::{Phases, PieceWeightsDef, Side, Variant, WeightsDef};

use super::evaluate;
use super::weights::{Weights, float, rounded};

/// A quiet position of a game and what came of it.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The position.
    pub position: Position,
    /// The result for White: 1, ½ or 0.
    pub result: f32,
    /// What a search found it to be worth to White, in centipawns.
    pub score: f32,
}

/// What a fit has come to.
#[derive(Clone, Debug)]
pub struct Fit {
    /// The corrections.
    pub weights: WeightsDef,
    /// The mean square of the error without any corrections, on games that the fit has not seen.
    pub before: f32,
    /// The same with the corrections; a little better than it would be on fresh games, for it chose how strongly they are held.
    pub after: f32,
}

/// Corrections are measured by moving each weight by this much and back again.
const NUDGE: i32 = 64;

/// How much of the aim is the search's score, the rest being the game's result.
const TRUST_IN_SEARCH: f32 = 0.4;

/// Passes over all samples, and how far a weight goes in one.
const PASSES: u32 = 400;
const STEP: f32 = 1.0;

/// How strongly weights may be held to what is derived, in units of error for one that is off by its reach. The one that does best
/// on games kept back is taken.
const PULLS: [f32; 6] = [1e-4, 3e-5, 1e-5, 3e-6, 1e-6, 3e-7];

/// Of the samples, which come game after game, this part at the end is kept back to judge the fit by.
const KEPT_BACK: usize = 8;

#[derive(Clone, PartialEq, Debug)]
enum Knob {
    Piece(String, usize),
    Danger,
    Threats,
    Frozen,
}

impl Knob {
    /// How far off what is derived can be thought to be, in the weight's own unit.
    fn reach(&self) -> f32 {
        match self {
            Self::Piece(_, 0 | 1) => 50.0,
            Self::Piece(_, 2..=5) => 20.0,
            Self::Piece(..) => 10.0,
            Self::Danger | Self::Threats | Self::Frozen => 80.0,
        }
    }
}

struct FitRow {
    base: f32,
    slopes: Vec<(u32, f32)>,
    aim: f32,
}

/// Finds the corrections under which evaluations of the samples agree best with the results.
pub fn fit(variant: &Variant, samples: &[Sample]) -> Fit {
    let knobs = knobs(variant);
    let plain = Weights::corrected(variant, &WeightsDef::default());
    let nudged: Vec<Weights> = (0..knobs.len())
        .map(|index| {
            let mut values = vec![0.0; knobs.len()];
            values[index] = f32::from(i16::try_from(NUDGE).unwrap_or(0));
            Weights::corrected(variant, &corrections(&knobs, &values))
        })
        .collect();
    let scale = scale(variant, &plain, samples);
    let rows: Vec<FitRow> = samples.iter().map(|sample| row(variant, &plain, &knobs, &nudged, sample, scale)).collect();
    let (seen, kept) = rows.split_at(rows.len() - rows.len() / KEPT_BACK);
    let found = PULLS.map(|pull| descend(seen, &knobs, pull, scale)).map(|values| (error(kept, &values, scale), values));
    let none = vec![0.0; knobs.len()];
    let before = error(kept, &none, scale);
    let (after, values) = found.into_iter().fold((before, none), |best, found| if found.0 < best.0 { found } else { best });
    Fit { before, after, weights: corrections(&knobs, &values) }
}

fn knobs(variant: &Variant) -> Vec<Knob> {
    let mut knobs = Vec::new();
    for kind in variant.kind_ids().map(|kind| variant.kind(kind)) {
        let royal = kind.royal;
        knobs.extend((0..8).filter(|part| !royal || (2..6).contains(part)).map(|part| Knob::Piece(kind.text(Side::White), part)));
    }
    knobs.extend([Knob::Danger, Knob::Threats]);
    if !variant.semi_royals.is_empty() {
        knobs.push(Knob::Frozen);
    }
    knobs
}

fn corrections(knobs: &[Knob], values: &[f32]) -> WeightsDef {
    let mut weights = WeightsDef::default();
    let mut pieces: BTreeMap<String, PieceWeightsDef> = BTreeMap::new();
    for (knob, &value) in knobs.iter().zip(values) {
        let value = rounded(value);
        match knob {
            Knob::Piece(name, part) => {
                let piece = pieces.entry(name.clone()).or_default();
                let phases: &mut Phases = [&mut piece.value, &mut piece.advance, &mut piece.centre, &mut piece.mobility][part / 2];
                *(if part % 2 == 0 { &mut phases.0 } else { &mut phases.1 }) = value;
            }
            Knob::Danger => weights.danger = value,
            Knob::Threats => weights.threats = value,
            Knob::Frozen => weights.frozen = value,
        }
    }
    pieces.retain(|_, piece| *piece != PieceWeightsDef::default());
    WeightsDef { pieces, ..weights }
}

/// What a position is worth to White, in centipawns.
fn evaluate(variant: &Variant, weights: &Weights, position: &Position) -> f32 {
    let score = evaluate::evaluate(position, variant, weights);
    float(if position.side() == Side::White { score } else { -score })
}

fn row(variant: &Variant, plain: &Weights, knobs: &[Knob], nudged: &[Weights], sample: &Sample, scale: f32) -> FitRow {
    let base = evaluate(variant, plain, &sample.position);
    let present = |knob: &Knob| match knob {
        Knob::Piece(name, _) => variant
            .kind_ids()
            .any(|kind| variant.kind(kind).text(Side::White) == *name && Side::BOTH.iter().any(|&side| sample.position.has(side, kind))),
        Knob::Danger | Knob::Threats | Knob::Frozen => true,
    };
    let slopes = knobs.iter().zip(nudged).enumerate().filter(|(_, (knob, _))| present(knob)).filter_map(|(index, (_, weights))| {
        let slope = (evaluate(variant, weights, &sample.position) - base) / float(NUDGE);
        (slope != 0.0).then_some((u32::try_from(index).unwrap_or(0), slope))
    });
    let aim = (1.0 - TRUST_IN_SEARCH) * sample.result + TRUST_IN_SEARCH * expected(sample.score, scale);
    FitRow { base, slopes: slopes.collect(), aim }
}

/// The result that a score stands for: the logistic function, `scale` centipawns wide.
pub(super) fn expected(score: f32, scale: f32) -> f32 {
    1.0 / (1.0 + (-score / scale).exp())
}

/// The width under which evaluations as derived agree best with the results.
fn scale(variant: &Variant, plain: &Weights, samples: &[Sample]) -> f32 {
    let known: Vec<(f32, f32)> =
        samples.iter().step_by(4).map(|sample| (evaluate(variant, plain, &sample.position), sample.result)).collect();
    width_of(&known)
}

pub(super) fn width_of(known: &[(f32, f32)]) -> f32 {
    let error = |scale: f32| known.iter().map(|&(score, result)| (expected(score, scale) - result).powi(2)).sum::<f32>();
    let widths = (0..40).map(|step| 60.0 * 1.15_f32.powi(step));
    widths.min_by(|&a, &b| error(a).total_cmp(&error(b))).unwrap_or(200.0)
}

fn of_row(row: &FitRow, values: &[f32]) -> f32 {
    row.base + row.slopes.iter().map(|&(index, slope)| slope * values[index as usize]).sum::<f32>()
}

fn error(rows: &[FitRow], values: &[f32], scale: f32) -> f32 {
    let sum: f32 = rows.iter().map(|row| (expected(of_row(row, values), scale) - row.aim).powi(2)).sum();
    sum / float(i32::try_from(rows.len()).unwrap_or(1).max(1))
}

/// Goes down the slope of the error, each weight at its own pace (Kingma and Ba's Adam, 2014).
fn descend(rows: &[FitRow], knobs: &[Knob], pull: f32, scale: f32) -> Vec<f32> {
    let count = knobs.len();
    let held: Vec<f32> = knobs.iter().map(|knob| 2.0 * pull / knob.reach().powi(2)).collect();
    let (mut values, mut mean, mut square) = (vec![0.0_f32; count], vec![0.0_f32; count], vec![0.0_f32; count]);
    let share = 1.0 / float(i32::try_from(rows.len()).unwrap_or(1).max(1));
    for pass in 1..=PASSES {
        let mut slope: Vec<f32> = values.iter().zip(&held).map(|(value, held)| held * value).collect();
        for row in rows {
            let now = expected(of_row(row, &values), scale);
            let off = 2.0 * (now - row.aim) * now * (1.0 - now) / scale * share;
            row.slopes.iter().for_each(|&(index, by)| slope[index as usize] += off * by);
        }
        #[expect(clippy::cast_precision_loss, reason = "a small number")]
        let (fresh, fresh_square) = (1.0 - 0.9_f32.powf(pass as f32), 1.0 - 0.999_f32.powf(pass as f32));
        for index in 0..count {
            mean[index] = 0.9 * mean[index] + 0.1 * slope[index];
            square[index] = 0.999 * square[index] + 0.001 * slope[index].powi(2);
            values[index] -= STEP * (mean[index] / fresh) / ((square[index] / fresh_square).sqrt() + 1e-9);
        }
    }
    values
}

#[cfg(test)]
mod tests {
    use nestmate_core::rules::{legal_moves, start};

    use super::*;

    #[test]
    fn a_correction_is_found_from_the_results_that_follow_from_it() {
        let Ok(variant) = crate::shipped::library().get("fide-chess") else { panic!("a shipped game") };
        let planted = PieceWeightsDef { value: (120, 120), ..PieceWeightsDef::default() };
        let planted = WeightsDef { pieces: [("N".to_owned(), planted)].into(), ..WeightsDef::default() };
        let truth = Weights::corrected(&variant, &planted);
        let mut random = fastrand::Rng::with_seed(3);
        let mut samples = Vec::new();
        for _ in 0..150 {
            let Ok(mut position) = start(&variant) else { panic!("a start") };
            for ply in 0..90 {
                let moves = legal_moves(&position, &variant);
                let Some(&mv) = random.choice(&moves) else { break };
                position.play(&variant, mv);
                if ply > 20 && ply % 6 == 0 {
                    let result = expected(evaluate(&variant, &truth, &position), 200.0);
                    samples.push(Sample { position: position.clone(), result, score: 0.0 });
                }
            }
        }
        // What the search would say: the truth.
        for sample in &mut samples {
            sample.score = evaluate(&variant, &truth, &sample.position);
        }
        let found = fit(&variant, &samples);
        assert!(found.after < found.before / 2.0, "{} {}", found.before, found.after);
        let value = |name: &str| found.weights.pieces.get(name).map_or((0, 0), |piece| piece.value);
        assert!(value("N").0 + value("N").1 > 120, "{:?}", found.weights);
        for other in ["B", "R", "Q"] {
            let (full, thin) = value(other);
            assert!(full + thin < value("N").0 + value("N").1 - 60, "{other}: {:?}", found.weights);
        }
    }
}
