//! Work that the user breaks off.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;

use super::failure::Failure;

/// What happens on Ctrl+C and when the program is asked to end: the work stops, and what has been done is told.
#[derive(Default)]
pub(super) struct Interrupt {
    pub(super) stop: Arc<AtomicBool>,
    /// The number of the signal; 0 before.
    signal: Arc<AtomicUsize>,
}

impl Interrupt {
    pub(super) fn caught() -> Result<Self, Failure> {
        let caught = Self::default();
        for signal in [SIGINT, SIGTERM] {
            let number = usize::try_from(signal).unwrap_or_default();
            let done = flag::register_usize(signal, Arc::clone(&caught.signal), number)
                .and_then(|_| flag::register(signal, Arc::clone(&caught.stop)));
            done.map_err(|error| Failure::Problem(format!("signals cannot be caught: {error}")))?;
        }
        Ok(caught)
    }

    pub(super) fn failure(&self) -> Result<(), Failure> {
        match self.signal.load(Ordering::Relaxed) {
            0 => Ok(()),
            signal => Err(Failure::BrokenOff(u8::try_from(signal).unwrap_or_default())),
        }
    }
}
