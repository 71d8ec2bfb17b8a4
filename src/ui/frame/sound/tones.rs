//! The tones themselves, computed: wood for moves, bells for check and the end, glass for freezing, a breath for folding.

use std::f32::consts::TAU;

use crate::app::Cue;

pub(super) const RATE: u32 = 44_100;

/// Samples in a millisecond, nearly.
const MILLISECOND: usize = 44;

const LOUDEST: f32 = 0.5;

/// How long after a move the next one is heard that was made in the same moment, in milliseconds.
const REPLY: usize = 260;

/// A partial of a sound: how many times its pitch, how loud beside the others, and how many times as fast it dies away.
type Partial = (f32, f32, f32);

/// The partials of bars that are struck: of wood, of a marimba, of glass.
const WOOD: &[Partial] = &[(1.0, 1.0, 1.0), (2.76, 0.45, 1.8), (5.40, 0.22, 3.0), (8.93, 0.10, 5.0)];
const BELL: &[Partial] = &[(1.0, 1.0, 1.0), (2.0, 0.10, 1.2), (3.93, 0.24, 2.4), (9.2, 0.06, 6.0)];
const GLASS: &[Partial] = &[(1.0, 1.0, 1.0), (1.004, 0.5, 1.0), (2.32, 0.28, 1.5), (4.25, 0.10, 2.5)];
/// Those of the air that the folding board moves.
const AIR: &[Partial] = &[(1.0, 1.0, 1.0), (2.0, 0.30, 1.0), (3.0, 0.08, 1.0)];

/// One sound of a cue. Times are in milliseconds.
struct Strike {
    at: usize,
    /// Its pitch at the beginning and at the end, in hertz.
    pitch: (f32, f32),
    partials: &'static [Partial],
    loud: f32,
    noise: (f32, f32),
    rise: f32,
    fall: f32,
    length: u16,
}

impl Strike {
    const fn wood(at: usize, pitch: f32, loud: f32) -> Self {
        Self { at, pitch: (pitch, pitch * 0.94), partials: WOOD, loud, noise: (0.5, 4.0), rise: 1.0, fall: 22.0, length: 130 }
    }

    const fn bell(at: usize, pitch: f32, loud: f32, fall: f32, length: u16) -> Self {
        Self { at, pitch: (pitch, pitch), partials: BELL, loud, noise: (0.06, 3.0), rise: 3.0, fall, length }
    }

    const fn glass(at: usize, pitch: f32, loud: f32) -> Self {
        Self { at, pitch: (pitch, pitch), partials: GLASS, loud, noise: (0.0, 1.0), rise: 6.0, fall: 110.0, length: 420 }
    }

    const fn air(from: f32, to: f32, loud: f32) -> Self {
        Self { at: 0, pitch: (from, to), partials: AIR, loud, noise: (0.12, 200.0), rise: 150.0, fall: 220.0, length: 460 }
    }

    /// Adds it to what is heard, which begins `from` milliseconds before it.
    fn add_to(&self, heard: &mut Vec<f32>, from: usize) {
        let start = (from + self.at) * MILLISECOND;
        let length = usize::from(self.length) * MILLISECOND;
        if heard.len() < start + length {
            heard.resize(start + length, 0.0);
        }
        let mut random = fastrand::Rng::with_seed(7);
        let whole: f32 = self.partials.iter().map(|partial| partial.1).sum();
        let (mut turns, mut noise, mut time) = (0.0_f32, 0.0_f32, 0.0_f32);
        let step = 1000.0 / 44_100.0;
        for sample in &mut heard[start..start + length] {
            let share = time / f32::from(self.length);
            turns += self.pitch.0 * (self.pitch.1 / self.pitch.0).powf(share) * step / 1000.0;
            let fading = |faster: f32| (-time * faster / self.fall).exp();
            let tone: f32 = self.partials.iter().map(|&(times, loud, faster)| (TAU * turns * times).sin() * loud * fading(faster)).sum();
            // Noise without its sharpest part.
            noise += 0.35 * (random.f32() * 2.0 - 1.0 - noise);
            let breath = noise * self.noise.0 * (-time / self.noise.1).exp();
            *sample += self.loud * self.swell(time) * (tone / whole + breath);
            time += step;
        }
    }

    fn swell(&self, time: f32) -> f32 {
        let length = f32::from(self.length);
        let smooth = |share: f32| (share.clamp(0.0, 1.0) * TAU / 4.0).sin().powi(2);
        smooth(time / self.rise) * smooth((length - time) / (length / 4.0))
    }
}

fn strikes(cue: Cue) -> Vec<Strike> {
    match cue {
        Cue::Move => vec![Strike::wood(0, 440.0, 0.34)],
        Cue::Capture => vec![Strike::wood(0, 330.0, 0.40), Strike::wood(55, 247.0, 0.36)],
        Cue::Check => vec![Strike::bell(0, 659.3, 0.22, 90.0, 300), Strike::bell(90, 880.0, 0.24, 130.0, 420)],
        Cue::End => {
            let chord = [(0, 523.3, 0.20), (150, 392.0, 0.20), (300, 261.6, 0.24), (306, 329.6, 0.12)];
            chord.map(|(at, pitch, loud)| Strike::bell(at, pitch, loud, 240.0, 800)).into()
        }
        Cue::Freeze => {
            let wave = [(0, 1568.0, 0.10), (70, 1976.0, 0.11), (140, 2349.0, 0.10), (210, 2637.0, 0.09), (290, 3136.0, 0.06)];
            wave.map(|(at, pitch, loud)| Strike::glass(at, pitch, loud)).into()
        }
        Cue::Fold => vec![Strike::air(494.0, 247.0, 0.30)],
        Cue::Unfold => vec![Strike::air(247.0, 494.0, 0.30)],
    }
}

/// How long after the move that it comes of a cue is heard: pieces freeze when the captured one has faded.
fn after_move(cue: Cue) -> usize {
    match cue {
        Cue::Move | Cue::Capture | Cue::Fold | Cue::Unfold => 0,
        Cue::Check => 110,
        Cue::End => 160,
        Cue::Freeze => 280,
    }
}

pub(super) fn samples(cues: &[Cue]) -> Vec<f32> {
    let mut heard = Vec::new();
    let mut moves = 0_usize;
    for &cue in cues {
        moves += usize::from(matches!(cue, Cue::Move | Cue::Capture));
        let from = moves.saturating_sub(1) * REPLY + after_move(cue);
        for strike in strikes(cue) {
            strike.add_to(&mut heard, from);
        }
    }
    let peak = heard.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
    if peak > LOUDEST {
        for sample in &mut heard {
            *sample *= LOUDEST / peak;
        }
    }
    heard
}

#[cfg(test)]
mod tests {
    use super::*;

    const CUES: [Cue; 7] = [Cue::Move, Cue::Capture, Cue::Freeze, Cue::Check, Cue::End, Cue::Fold, Cue::Unfold];

    /// What is heard of a cue, without the silence before it.
    fn alone(cue: Cue) -> Vec<f32> {
        samples(&[cue])[after_move(cue) * MILLISECOND..].to_vec()
    }

    fn peak(samples: &[f32]) -> f32 {
        samples.iter().fold(0.0, |peak, sample| peak.max(sample.abs()))
    }

    /// The pitch that is loudest in a part of some samples, in hertz.
    fn pitch(samples: &[f32]) -> u16 {
        let loud = |pitch: u16| {
            let angle = |at: usize| TAU * f32::from(pitch) / 44_100.0 * u16::try_from(at).map_or(0.0, f32::from);
            let sum = |wave: fn(f32) -> f32| samples.iter().enumerate().map(|(at, sample)| sample * wave(angle(at))).sum::<f32>();
            sum(f32::sin).hypot(sum(f32::cos))
        };
        (200..4000).step_by(20).max_by(|&one, &other| loud(one).total_cmp(&loud(other))).unwrap_or_default()
    }

    #[test]
    fn every_tone_is_short_and_neither_clips_nor_clicks_at_its_ends() {
        for cue in CUES {
            let heard = samples(&[cue]);
            let loud = peak(&heard);
            assert!((0.08..=LOUDEST).contains(&loud), "{cue:?}: {loud}");
            let milliseconds = heard.len() / MILLISECOND;
            assert!((100..=1600).contains(&milliseconds), "{cue:?}: {milliseconds} ms");
            assert!(heard[0].abs() < 0.01 && heard[heard.len() - 1].abs() < 0.001, "{cue:?}");
        }
    }

    #[test]
    fn folding_falls_unfolding_rises_and_glass_is_the_highest() {
        let part = |cue: Cue, share: usize| {
            let heard = alone(cue);
            let (at, length) = (heard.len() * share / 10, 60 * MILLISECOND);
            pitch(&heard[at..(at + length).min(heard.len())])
        };
        assert!(part(Cue::Fold, 2) > part(Cue::Fold, 7) + 60);
        assert!(part(Cue::Unfold, 7) > part(Cue::Unfold, 2) + 60);
        assert!(part(Cue::Check, 4) > part(Cue::Check, 0));
        assert!(part(Cue::End, 4) < part(Cue::End, 0));
        assert!(part(Cue::Freeze, 1) > 1500 && part(Cue::Freeze, 5) > 1500);
    }

    #[test]
    fn a_reply_and_what_comes_of_a_move_follow_it() {
        let both = samples(&[Cue::Move, Cue::Capture]);
        let alone = samples(&[Cue::Capture]);
        assert_eq!(both.len(), alone.len() + REPLY * MILLISECOND);
        let gap = &both[200 * MILLISECOND..(REPLY - 1) * MILLISECOND];
        assert!(peak(gap) < 0.001 && peak(&both[REPLY * MILLISECOND..]) > 0.2, "both moves stand apart");
        let frozen = samples(&[Cue::Capture, Cue::Freeze]);
        assert_eq!(frozen[250 * MILLISECOND..], samples(&[Cue::Freeze])[250 * MILLISECOND..], "pieces freeze when the move is over");
        assert!(peak(&samples(&[Cue::Capture, Cue::Check, Cue::Freeze, Cue::Capture, Cue::End])) <= LOUDEST);
    }
}
