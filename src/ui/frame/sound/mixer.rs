//! Sound by the system itself.

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
