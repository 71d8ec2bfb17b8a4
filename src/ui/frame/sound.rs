//! Tones for what happens, made by the program itself and played beside it. Where nothing can be heard, the switch says why.

#[cfg(not(any(windows, target_os = "macos")))]
mod players;
mod tones;

use std::ffi::OsString;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use egui::Context;

#[cfg(any(windows, target_os = "macos"))]
use self::mixer::{Mixer as Outlet, VOICES};
#[cfg(not(any(windows, target_os = "macos")))]
use self::players::{Players as Outlet, VOICES};
use nestmate_engine::task::{News, Task, Tell};
use nestmate_text::words::say;

use crate::app::{App, Cue, Listener};
use crate::ui::frame::context;

/// A tone that could not begin for so long is not heard any more: it would tell of something that is over.
const STALE: Duration = Duration::from_secs(2);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::ui) enum SoundFault {
    #[cfg(not(any(windows, target_os = "macos")))]
    NoPlayer,
    NoDevice,
}

impl SoundFault {
    pub(in crate::ui) fn of(ctx: &Context) -> Option<Self> {
        context::known::<Option<Self>>(ctx).flatten()
    }

    pub(in crate::ui) fn said(self) -> &'static str {
        match self {
            #[cfg(not(any(windows, target_os = "macos")))]
            Self::NoPlayer => say!("sound-no-player"),
            Self::NoDevice => say!("sound-no-device"),
        }
    }
}

struct Title(Vec<Cue>);

impl Title {
    #[cfg_attr(any(windows, target_os = "macos"), expect(dead_code, reason = "only files have titles"))]
    fn text(&self) -> String {
        let names: Vec<String> = self.0.iter().map(|cue| format!("{cue:?}").to_lowercase()).collect();
        format!("nestmate: {}", names.join(", "))
    }
}

enum SoundJob {
    Look,
    Play(Title, Instant),
}

#[derive(Debug, Default)]
pub(in crate::ui) struct Speaker {
    listener: Listener,
    /// Each plays one tone after the other and has one waiting at most; none in a window that is silent.
    voices: Vec<Task<(), Result<(), SoundFault>, SoundJob>>,
    next: usize,
    fault: Option<SoundFault>,
}

impl Speaker {
    /// One that can be heard. `path` is where programs are looked for that play sounds, on systems that need one.
    pub(in crate::ui) fn new(path: OsString) -> Self {
        let (outlet, told) = (Arc::new(Outlet::new(path)), Arc::new(AtomicBool::new(false)));
        let voice = || {
            let (outlet, told) = (Arc::clone(&outlet), Arc::clone(&told));
            let work = move || {
                let (outlet, told) = (Arc::clone(&outlet), Arc::clone(&told));
                move |(): &(), job: SoundJob, tell: &Tell<'_, Result<(), SoundFault>>| {
                    if let Some(done) = perform(&outlet, job, &|| tell.is_off()) {
                        note(done, &told);
                        tell.tell(done);
                    }
                }
            };
            // What plays when the window closes is called off, and waited for.
            Task::serve("sound", Arc::new(|| ()), work).awaited()
        };
        let mut voices: Vec<_> = (0..VOICES).map(|_| voice()).collect();
        voices.iter_mut().take(1).for_each(|voice| voice.ask((), SoundJob::Look));
        Self { voices, ..Self::default() }
    }

    /// Lets be heard what has happened since the last call, if sound is `on`, and notes in the window whether it can be.
    pub(in crate::ui) fn listen(&mut self, ctx: &Context, app: &App, on: bool) {
        let cues = self.listener.listen(app);
        if on && !cues.is_empty() {
            self.play(cues);
        }
        let news: Vec<_> = self.voices.iter().flat_map(|voice| std::iter::from_fn(|| voice.next())).collect();
        for ((), news) in news {
            if let News::Answer(done) = news {
                self.fault = done.err();
            }
        }
        if SoundFault::of(ctx) != self.fault {
            context::put(ctx, self.fault);
            ctx.request_repaint();
        }
    }

    pub(in crate::ui) fn play(&mut self, cues: Vec<Cue>) {
        let count = self.voices.len();
        if let Some(voice) = self.voices.get_mut(self.next) {
            voice.ask((), SoundJob::Play(Title(cues), Instant::now()));
            self.next = (self.next + 1) % count;
        }
    }
}

/// Does a job; `None` if that told nothing of the device.
fn perform(outlet: &Outlet, job: SoundJob, is_off: &dyn Fn() -> bool) -> Option<Result<(), SoundFault>> {
    match job {
        SoundJob::Look => Some(outlet.look()),
        SoundJob::Play(_, asked) if asked.elapsed() > STALE || is_off() => None,
        SoundJob::Play(title, _) => Some(outlet.play(&title, &tones::samples(&title.0), is_off)),
    }
}

fn note(done: Result<(), SoundFault>, told: &AtomicBool) {
    if let Err(fault) = done
        && !told.swap(true, Ordering::Relaxed)
    {
        tracing::info!("no sound: {}", fault.said());
    }
}

/// Sound by the system itself.
#[cfg(any(windows, target_os = "macos"))]
mod mixer {
    use std::ffi::OsString;
    use std::num::NonZero;
    use std::sync::{Mutex, PoisonError};

    use rodio::MixerDeviceSink;
    use rodio::buffer::SamplesBuffer;

    use super::tones::RATE;
    use super::{SoundFault, Title};

    /// The system mixes tones by itself.
    pub(super) const VOICES: usize = 1;

    /// Plays samples on the device that the system has chosen; it is looked for when there is something to play, until there is one.
    pub(super) struct Mixer(Mutex<Option<MixerDeviceSink>>);

    impl Mixer {
        pub(super) fn new(_: OsString) -> Self {
            Self(Mutex::default())
        }

        #[expect(clippy::unused_self, clippy::unnecessary_wraps, reason = "as other systems have it")]
        pub(super) fn look(&self) -> Result<(), SoundFault> {
            Ok(())
        }

        pub(super) fn play(&self, _: &Title, samples: &[f32], _: &dyn Fn() -> bool) -> Result<(), SoundFault> {
            let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            if known.is_none() {
                let sink = rodio::DeviceSinkBuilder::open_default_sink();
                *known = sink.inspect_err(|error| tracing::debug!("{error}")).ok();
            }
            let sink = known.as_mut().ok_or(SoundFault::NoDevice)?;
            sink.log_on_drop(false);
            let (one, rate) = (NonZero::<u16>::MIN, NonZero::new(RATE).ok_or(SoundFault::NoDevice)?);
            sink.mixer().add(SamplesBuffer::new(one, rate, samples.to_vec()));
            Ok(())
        }
    }
}
