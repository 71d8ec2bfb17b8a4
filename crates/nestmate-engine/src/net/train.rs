//! Fits a network to positions and what came of them, on the processor, in floating point; the last step makes integers of it.

use std::sync::Arc;

use nestmate_core::rules;
use nestmate_core::variant::{Side, Variant};

use super::inputs::{Inputs, Studied};
use super::layer::{AdamStep, Common, LearntLayer, LearntRows, add};
use super::{CENTIPAWN, Network, ONE, PHASES, WIDTH, phase};
use crate::fit::{expected, width_of};
use crate::weights::rounded;

/// How a network is fitted.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Training {
    /// Passes over all positions, at the most.
    pub passes: u32,
    /// How far numbers go in a step at first.
    pub rate: f32,
    /// How strongly numbers are held to what is known before any game: 1 where what is thought of their reach is right.
    pub hold: f32,
    /// How much of the aim is the search's score, the rest being the game's result.
    pub trust: f32,
    /// All chance follows from this number.
    pub seed: u64,
}

impl Default for Training {
    fn default() -> Self {
        Self { passes: 12, rate: 0.0004, hold: 2.0, trust: 1.0, seed: 1 }
    }
}

/// What a fit has come to.
#[derive(Clone, Debug)]
pub struct FittedNetwork {
    /// The network.
    pub network: Arc<Network>,
    /// The mean square of the error as derived, on positions that the fit has not seen.
    pub before: f32,
    /// The same with the network.
    pub after: f32,
    /// After how many passes it was best; 0 if none was better.
    pub passes: u32,
}

/// Positions between two steps: a share of all, between these.
const BATCH: (usize, usize) = (32, 512);
const BATCHES: usize = 150;

/// After so many passes without a gain on positions kept back there are no more.
const PATIENCE: u32 = 5;

/// How far off 0 numbers can be thought to be, for single cells and in common: values in units of the scale, and rows of the first layer.
const VALUE_REACH: (f32, f32) = (0.1, 0.3);
const ROW_REACH: (f32, f32) = (0.04, 0.12);

/// The most that a number of the first layer may come to, so that it fits a byte.
const MOST: f32 = 127.0 / 256.0;

/// The narrowest that scores are taken to spread, in centipawns.
const LEAST: f32 = 60.0;

/// Fits a network to positions of a game. Those `kept` back judge it. `progress` is told each pass and its error, and says whether to go on.
pub fn train(
    variant: &Variant,
    seen: &[Studied],
    kept: &[Studied],
    training: Training,
    progress: &mut dyn FnMut(u32, f32) -> bool,
) -> FittedNetwork {
    let scale = scale(seen);
    let mut model = Model::new(variant, seen, scale, training);
    let before = kept.iter().map(|studied| (expected(studied.derived, scale) - model.aim(studied)).powi(2)).sum::<f32>();
    let before = before / count(kept.len());
    model.pull = training.hold * 2.0 * before / count(seen.len());
    let mut best = (before, 0, None);
    let mut order: Vec<u32> = (0..seen.len()).map(|at| u32::try_from(at).unwrap_or(0)).collect();
    let mut random = fastrand::Rng::with_seed(training.seed);
    let batch_size = (seen.len() / BATCHES).clamp(BATCH.0, BATCH.1);
    let batches = count(seen.len().div_ceil(batch_size)) * count(training.passes as usize);
    let mut steps = 0.0;
    for pass in 1..=training.passes {
        random.shuffle(&mut order);
        for batch in order.chunks(batch_size) {
            for &at in batch {
                model.learn(&seen[at as usize]);
            }
            // From full pace down to a twentieth, evenly.
            model.step(1.0 - 0.95 * steps / batches, batch.len());
            steps += 1.0;
        }
        let error = model.error(kept);
        let go_on = progress(pass, error);
        if error < best.0 {
            best = (error, pass, Some(model.network()));
        }
        if !go_on || pass >= best.1 + PATIENCE {
            break;
        }
    }
    let (after, passes, network) = best;
    FittedNetwork { network: Arc::new(network.unwrap_or_else(|| model.silent())), before, after, passes }
}

/// The width under which scores agree best with results, but no more than scores spread. Where results hardly follow from scores, as where
/// most games are drawn, a wider one would make all positions look alike, and nothing would be learnt.
fn scale(seen: &[Studied]) -> f32 {
    let known: Vec<(f32, f32)> = seen.iter().step_by(4).map(|studied| (studied.score, studied.result)).collect();
    let spread = (known.iter().map(|(score, _)| score.powi(2)).sum::<f32>() / count(known.len())).sqrt();
    width_of(&known).min(spread.max(LEAST))
}

fn count(number: usize) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "it need not be exact")]
    let count = number.max(1) as f32;
    count
}

struct ForwardPass {
    sums: [[f32; WIDTH]; 2],
    phase: usize,
    full: f32,
    /// In units of the scale: what is added to what is derived.
    answer: f32,
}

struct Model {
    inputs: Inputs,
    rows: LearntLayer<WIDTH>,
    values: LearntLayer<2>,
    start: LearntRows<WIDTH>,
    last: LearntRows<{ 2 * WIDTH }>,
    bias: LearntRows<1>,
    slopes: ModelSlopes,
    steps: i32,
    full_pieces: i32,
    scale: f32,
    /// How strongly a number of reach 1 is held: the error's noise over the positions.
    pull: f32,
    training: Training,
}

#[derive(Clone, Copy)]
struct ModelSlopes {
    start: [f32; WIDTH],
    last: [[f32; 2 * WIDTH]; PHASES],
    bias: [[f32; 1]; PHASES],
}

const LEVEL: ModelSlopes = ModelSlopes { start: [0.0; WIDTH], last: [[0.0; 2 * WIDTH]; PHASES], bias: [[0.0]; PHASES] };

impl Model {
    fn new(variant: &Variant, seen: &[Studied], scale: f32, training: Training) -> Self {
        let inputs = Inputs::new(variant);
        let mut found = vec![false; inputs.len()];
        for &input in seen.iter().flat_map(|studied| &studied.inputs) {
            found[input as usize] = true;
            found[other_view(&inputs, input as usize)] = true;
        }
        let live = |inputs: usize| (0..inputs).filter(|&input| found[input]).filter_map(|input| u32::try_from(input).ok()).collect();
        let mut random = fastrand::Rng::with_seed(training.seed ^ 0x5eed);
        let mut small = |most: f32| (random.f32() - 0.5) * 2.0 * most;
        let common = Common::new(&inputs, variant);
        let values = LearntLayer::new(common.half(&inputs), live(inputs.half()), 8.0, VALUE_REACH, || 0.0);
        let rows = LearntLayer::new(common, live(inputs.len()), MOST, ROW_REACH, || small(0.04));
        let last = (0..PHASES).map(|_| std::array::from_fn(|_| small(0.1))).collect();
        let start = rules::start(variant).ok();
        let pieces = start.map_or(2, |start| Side::BOTH.iter().map(|&side| start.pieces(side).len()).sum::<usize>());
        Self {
            rows,
            values,
            start: LearntRows::new(vec![[0.5; WIDTH]]),
            last: LearntRows::new(last),
            bias: LearntRows::new(vec![[0.0]; PHASES]),
            slopes: LEVEL,
            steps: 0,
            full_pieces: i32::try_from(pieces).unwrap_or(2).max(2),
            scale,
            pull: 0.0,
            training,
            inputs,
        }
    }

    /// What is aimed at: the result to be expected by score and game.
    fn aim(&self, studied: &Studied) -> f32 {
        self.training.trust * expected(studied.score, self.scale) + (1.0 - self.training.trust) * studied.result
    }

    fn pass(&self, studied: &Studied) -> ForwardPass {
        let mut sums = [self.start.now[0]; 2];
        let mut value = [0.0; 2];
        for &input in &studied.inputs {
            let input = input as usize;
            let other = other_view(&self.inputs, input);
            add(&mut sums[0], &self.rows.whole[input]);
            add(&mut sums[1], &self.rows.whole[other]);
            let (place, sign) = if input < self.inputs.half() { (input, 1.0) } else { (other, -1.0) };
            let pair = self.values.whole[place];
            value[0] += sign * pair[0];
            value[1] += sign * pair[1];
        }
        let phase = phase(studied.pieces, self.full_pieces);
        let last = &self.last.now[phase];
        let mut answer = self.bias.now[phase][0];
        for at in 0..WIDTH {
            answer += last[at] * sums[0][at].clamp(0.0, 1.0) + last[WIDTH + at] * sums[1][at].clamp(0.0, 1.0);
        }
        #[expect(clippy::cast_precision_loss, reason = "small numbers")]
        let full = studied.pieces.clamp(0, self.full_pieces) as f32 / self.full_pieces as f32;
        answer += value[0] * full + value[1] * (1.0 - full);
        ForwardPass { sums, phase, full, answer }
    }

    fn expected(&self, studied: &Studied, answer: f32) -> f32 {
        expected(studied.derived / self.scale + answer, 1.0)
    }

    fn error(&self, kept: &[Studied]) -> f32 {
        let square = |studied| (self.expected(studied, self.pass(studied).answer) - self.aim(studied)).powi(2);
        kept.iter().map(square).sum::<f32>() / count(kept.len())
    }

    fn learn(&mut self, studied: &Studied) {
        let passage = self.pass(studied);
        let now = self.expected(studied, passage.answer);
        let off = 2.0 * (now - self.aim(studied)) * now * (1.0 - now);
        let last = &self.last.now[passage.phase];
        let mut back = [[0.0; WIDTH]; 2];
        let slopes = self.slopes.last[passage.phase].chunks_exact_mut(WIDTH);
        for (((back, sums), last), slopes) in back.iter_mut().zip(&passage.sums).zip(last.chunks_exact(WIDTH)).zip(slopes) {
            for (((back, &sum), &last), slope) in back.iter_mut().zip(sums).zip(last).zip(slopes) {
                *slope += off * sum.clamp(0.0, 1.0);
                *back = if sum > 0.0 && sum < 1.0 { off * last } else { 0.0 };
            }
            add(&mut self.slopes.start, back);
        }
        self.slopes.bias[passage.phase][0] += off;
        for &input in &studied.inputs {
            let input = input as usize;
            let other = other_view(&self.inputs, input);
            add(&mut self.rows.slopes[input], &back[0]);
            add(&mut self.rows.slopes[other], &back[1]);
            let (place, sign) = if input < self.inputs.half() { (input, off) } else { (other, -off) };
            // The search takes no value of a frozen army from the tables.
            if place < self.inputs.frozen(0) {
                self.values.slopes[place][0] += sign * passage.full;
                self.values.slopes[place][1] += sign * (1.0 - passage.full);
            }
        }
    }

    fn step(&mut self, pace: f32, positions: usize) {
        self.steps += 1;
        let fresh = (1.0 / (1.0 - 0.9_f32.powi(self.steps)), 1.0 / (1.0 - 0.999_f32.powi(self.steps)));
        let stride = AdamStep { rate: self.training.rate * pace, fresh, pull: self.pull };
        let share = 1.0 / count(positions);
        let slopes = std::mem::replace(&mut self.slopes, LEVEL);
        let free = AdamStep { pull: 0.0, ..stride };
        self.start.step(0, &slopes.start.map(|slope| slope * share), free);
        for phase in 0..PHASES {
            self.last.step(phase, &slopes.last[phase].map(|slope| slope * share), free);
            self.bias.step(phase, &slopes.bias[phase].map(|slope| slope * share), free);
        }
        self.rows.slopes.iter_mut().flatten().for_each(|slope| *slope *= share);
        self.values.slopes.iter_mut().flatten().for_each(|slope| *slope *= share);
        self.rows.step(stride);
        self.values.step(stride);
    }

    fn network(&mut self) -> Network {
        let (rows, values) = (self.rows.finished(), self.values.finished());
        #[expect(clippy::cast_precision_loss, reason = "a small number")]
        let (one, last) = (f32::from(ONE), self.scale * CENTIPAWN as f32);
        let bias = std::array::from_fn(|phase| rounded(self.bias.now[phase][0] * last * one));
        let held = self.inputs.frozen(0);
        Network {
            rows: rows.iter().map(|row| row.map(|part| byte(part * one))).collect(),
            start: self.start.now[0].map(|part| short(part * one)),
            last: std::array::from_fn(|phase| self.last.now[phase].map(|part| short(part * last))),
            bias,
            values: values
                .iter()
                .enumerate()
                .map(|(place, pair)| pair.map(|part| if place < held { short(part * self.scale) } else { 0 }))
                .collect(),
            full_pieces: self.full_pieces,
            inputs: self.inputs.clone(),
        }
    }

    /// A network that adds nothing.
    fn silent(&mut self) -> Network {
        let network = self.network();
        let values = vec![[0; 2]; network.values.len()];
        Network { values, last: [[0; 2 * WIDTH]; PHASES], bias: [0; PHASES], ..network }
    }
}

/// An input as the other side sees it.
#[inline]
fn other_view(inputs: &Inputs, input: usize) -> usize {
    if input < inputs.half() { input + inputs.half() } else { input - inputs.half() }
}

fn short(value: f32) -> i16 {
    i16::try_from(rounded(value).clamp(i32::from(i16::MIN), i32::from(i16::MAX))).unwrap_or(0)
}

fn byte(value: f32) -> i8 {
    i8::try_from(rounded(value).clamp(-127, 127)).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluate::evaluate;
    use crate::net::tests::{chess, lessons};
    use crate::weights::{TRUSTED, Weights};

    #[test]
    fn scores_are_no_wider_than_they_spread_where_results_say_nothing_of_them() {
        let variant = chess();
        let seen: Vec<Studied> = lessons(&variant, 1).into_iter().map(|(_, studied)| studied).collect();
        let drawn: Vec<Studied> = seen.iter().map(|studied| Studied { result: 0.5, ..studied.clone() }).collect();
        let (told, silent) = (scale(&seen), scale(&drawn));
        // The results of the lessons follow from their scores by a width of 200.
        assert!((150.0..250.0).contains(&told), "{told}");
        assert!((told..1500.0).contains(&silent), "{silent}");
    }

    #[test]
    fn integers_come_near_what_they_were_made_from() {
        let variant = chess();
        let lessons = lessons(&variant, 4);
        let seen: Vec<Studied> = lessons.iter().map(|(_, studied)| studied.clone()).collect();
        let mut model = Model::new(&variant, &seen, 150.0, Training::default());
        for _ in 0..6 {
            for batch in seen.chunks(128) {
                for studied in batch {
                    model.learn(studied);
                }
                model.step(1.0, batch.len());
            }
        }
        let weights = Weights::new(&variant).learnt(&variant, Arc::new(model.network()), TRUSTED);
        let mut far = 0.0_f32;
        for (position, studied) in &lessons {
            let exact = model.pass(studied).answer * model.scale;
            #[expect(clippy::cast_precision_loss, reason = "centipawns")]
            let whole = evaluate(position, &variant, &weights) as f32 - studied.derived;
            assert!((exact - whole).abs() < 25.0 + exact.abs() / 50.0, "{exact} {whole}");
            far = far.max(exact.abs());
        }
        assert!(far > 100.0, "something was learnt: {far}");
    }
}
