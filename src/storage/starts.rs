//! Counts the starts that have failed in a row, so that what is kept cannot stop the program for good.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use crate::disk::{self, read_whole_text};

/// The number of failed starts in a row after which the program asks before it takes up what is kept.
const PATIENCE: u32 = 2;

const LONGEST: usize = 16;

/// A small file beside a session. It is there from the beginning of a start until the window has shown that it works.
#[derive(Clone, Debug)]
pub struct Starts {
    file: PathBuf,
    failed: u32,
}

impl Starts {
    pub(super) fn begin(session: &Path) -> Self {
        let file = session.with_extension("starting");
        let failed = read_whole_text(&file, LONGEST).ok().and_then(|text| text.trim().parse().ok()).unwrap_or(0);
        let starts = Self { file, failed };
        if !starts.must_ask() {
            starts.note(failed + 1);
        }
        starts
    }

    fn note(&self, failed: u32) {
        // Where nothing can be written nothing is kept either, which the window says.
        let file = disk::open(&self.file, disk::own_file().create(true).truncate(true).write(true));
        let _ = file.and_then(|mut file| file.write_all(failed.to_string().as_bytes()));
    }

    pub fn note_plain(&self) {
        self.note(PATIENCE + 1);
    }

    pub fn must_ask(&self) -> bool {
        self.failed >= PATIENCE
    }

    /// Whether even the start after the question has failed.
    pub fn must_doubt_all(&self) -> bool {
        self.failed > PATIENCE
    }

    /// This start has come to something, or has failed for a reason that has nothing to do with what is kept.
    pub fn good(&self) {
        // The worst that can follow is a question at a later start.
        let _ = fs::remove_file(&self.file);
    }
}
