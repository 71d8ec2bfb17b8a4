//! Tones for what happens on the board, made by the program itself. Without a device nothing is heard, and nothing is said of it.

use std::sync::Arc;
use std::time::Duration;

use rodio::source::SineWave;
use rodio::{MixerDeviceSink, Source};

use crate::app::App;
use crate::task::{Task, Tell};
use crate::variant::Side;

/// How long a tone takes to be as loud as it is to be.
const RISE: Duration = Duration::from_millis(5);

/// Something that is heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Cue {
    Move,
    Capture,
    Check,
    End,
}

impl Cue {
    /// Its tones: hertz, milliseconds, and how loud, 0 to 1.
    fn tones(self) -> &'static [(f32, u64, f32)] {
        match self {
            Self::Move => &[(440.0, 70, 0.16)],
            Self::Capture => &[(294.0, 60, 0.2), (220.0, 90, 0.2)],
            Self::Check => &[(659.0, 80, 0.16), (880.0, 120, 0.16)],
            Self::End => &[(523.0, 140, 0.16), (392.0, 140, 0.16), (262.0, 320, 0.18)],
        }
    }
}

/// What was on the board when it was listened to last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct SoundSeen {
    serial: u64,
    ply: usize,
    pieces: usize,
    check: bool,
    over: bool,
}

impl SoundSeen {
    fn of(app: &App) -> Self {
        let game = app.game();
        let pieces = Side::BOTH.iter().map(|&side| game.position().pieces(side).len()).sum();
        Self { serial: app.serial(), ply: game.ply(), pieces, check: game.tree().check(game.current()), over: game.outcome().is_some() }
    }

    /// What is heard when this has become that: only a move that was just made, in the same game.
    fn cue(self, after: Self) -> Option<Cue> {
        if after.serial != self.serial {
            return None;
        }
        if after.over && !self.over {
            return Some(Cue::End);
        }
        let moved = after.ply == self.ply + 1;
        let cue = if after.check {
            Cue::Check
        } else if after.pieces < self.pieces {
            Cue::Capture
        } else {
            Cue::Move
        };
        moved.then_some(cue)
    }
}

/// Plays tones on a thread of its own.
#[derive(Debug)]
pub(in crate::ui) struct Speaker {
    /// The key is the number of the cue: none takes the place of another.
    task: Task<u64, (), Cue>,
    cues: u64,
    seen: Option<SoundSeen>,
}

impl Speaker {
    /// Begins to listen; the device is looked for when there is something to play.
    pub(in crate::ui) fn new() -> Self {
        let task = Task::serve("sound", Arc::new(|| ()), || {
            let mut device = Device::default();
            move |_: &u64, cue: Cue, _: &Tell<'_, ()>| device.play(cue)
        });
        Self { task, cues: 0, seen: None }
    }

    /// Plays what has happened since the last call.
    pub(in crate::ui) fn listen(&mut self, app: &App, on: bool) {
        let now = SoundSeen::of(app);
        let cue = self.seen.replace(now).and_then(|before| before.cue(now));
        if let Some(cue) = cue.filter(|_| on) {
            self.cues += 1;
            self.task.ask(self.cues, cue);
        }
    }
}

/// Where tones go; looked for once.
#[derive(Default)]
struct Device {
    looked: bool,
    sink: Option<MixerDeviceSink>,
}

impl Device {
    fn play(&mut self, cue: Cue) {
        if !std::mem::replace(&mut self.looked, true) {
            let sink = rodio::DeviceSinkBuilder::open_default_sink();
            self.sink = sink.inspect_err(|error| tracing::info!("no sound: {error}")).ok();
            self.sink.iter_mut().for_each(|sink| sink.log_on_drop(false));
        }
        if let Some(sink) = &self.sink {
            voices(cue).for_each(|voice| sink.mixer().add(voice));
        }
    }
}

/// The tones of a cue, each beginning when the one before has died away. They rise within a moment, so that nothing clicks.
fn voices(cue: Cue) -> impl Iterator<Item = impl Source + Send + 'static> {
    let mut after = Duration::ZERO;
    cue.tones().iter().map(move |&(pitch, millis, loud)| {
        let length = Duration::from_millis(millis);
        let mut tone = SineWave::new(pitch).take_duration(length);
        tone.set_filter_fadeout();
        let voice = tone.amplify(loud).fade_in(RISE).delay(after);
        after += length;
        voice
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_moves_that_are_made_are_heard() {
        let start = SoundSeen { serial: 1, ply: 4, pieces: 32, check: false, over: false };
        let next = SoundSeen { ply: 5, ..start };
        assert_eq!(start.cue(start), None);
        assert_eq!(start.cue(next), Some(Cue::Move));
        assert_eq!(start.cue(SoundSeen { pieces: 31, ..next }), Some(Cue::Capture));
        assert_eq!(start.cue(SoundSeen { pieces: 31, check: true, ..next }), Some(Cue::Check));
        assert_eq!(start.cue(SoundSeen { over: true, check: true, ..next }), Some(Cue::End));
        assert_eq!(next.cue(start), None, "back");
        assert_eq!(start.cue(SoundSeen { ply: 9, ..start }), None, "to another place");
        assert_eq!(start.cue(SoundSeen { serial: 2, ..next }), None, "another game");
    }

    const CUES: [Cue; 4] = [Cue::Move, Cue::Capture, Cue::Check, Cue::End];

    #[test]
    fn a_machine_without_a_device_plays_on() {
        let speaker = Speaker::new();
        for cue in CUES {
            let _ = speaker.sender.send(cue);
        }
    }

    /// How much of a pitch is in samples, 1 for a tone of that pitch as loud as can be.
    fn share(samples: &[f32], pitch: f32, rate: f32) -> f32 {
        let angle = |at: usize| std::f32::consts::TAU * pitch / rate * u16::try_from(at).map_or(0.0, f32::from);
        let sum = |wave: fn(f32) -> f32| samples.iter().enumerate().map(|(at, sample)| sample * wave(angle(at))).sum::<f32>();
        let count = u16::try_from(samples.len()).map_or(1.0, f32::from);
        2.0 * sum(f32::sin).hypot(sum(f32::cos)) / count
    }

    #[test]
    fn tones_have_their_pitch_and_neither_click_nor_clip() {
        for cue in CUES {
            for (voice, &(pitch, millis, loud)) in voices(cue).zip(cue.tones()) {
                let whole = u16::try_from(voice.sample_rate().get()).expect("a usual rate");
                let rate = f32::from(whole);
                let samples: Vec<f32> = voice.skip_while(|&sample| sample == 0.0).collect();
                let peak = samples.iter().copied().map(f32::abs).fold(0.0, f32::max);
                assert!(peak <= 0.2 && peak > 0.7 * loud, "{cue:?}: {peak}");
                // A sine of this pitch and loudness changes by no more from one sample to the next; a click does.
                let steepest = std::f32::consts::TAU * pitch / rate * loud * 1.05;
                let ends = [0.0, samples[0], samples[samples.len() - 1], 0.0];
                assert!(samples.windows(2).chain([&ends[..2], &ends[2..]]).all(|two| (two[1] - two[0]).abs() <= steepest), "{cue:?}");
                assert!((samples.len() as u64).abs_diff(u64::from(whole) * millis / 1000) < 50, "{cue:?}: {}", samples.len());
                let others = [pitch * 2.0, pitch * 3.0, pitch / 2.0].map(|other| share(&samples, other, rate));
                let own = share(&samples, pitch, rate);
                assert!(others.into_iter().all(|other| own > 8.0 * other), "{cue:?}: {own} {others:?}");
            }
        }
    }
}
