//! A file that games are added to.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

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
