//! Work that takes long: the user can break it off, and what it makes is added to a file.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
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

/// A file that games are added to. One that was made for them goes away if nothing could be written.
pub(super) struct Saved {
    file: File,
    made: Option<PathBuf>,
}

impl Saved {
    pub(super) fn open(path: &Path) -> io::Result<Self> {
        let is_new = fs::symlink_metadata(path).is_err_and(|error| error.kind() == io::ErrorKind::NotFound);
        let file = File::options().create(true).append(true).open(path)?;
        Ok(Self { file, made: is_new.then(|| path.to_owned()) })
    }

    pub(super) fn add(&mut self, text: &[u8]) -> io::Result<()> {
        self.file.write_all(text)
    }
}

impl Drop for Saved {
    fn drop(&mut self) {
        if let Some(path) = self.made.as_ref().filter(|_| self.file.metadata().is_ok_and(|known| known.len() == 0)) {
            // It is empty and stays so.
            let _ = fs::remove_file(path);
        }
    }
}
