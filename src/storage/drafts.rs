//! Definitions replaced in the workbench before they were saved: each in a file of its own, the oldest of many deleted.

use std::cmp::Reverse;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::replaced::{now, thinned};
use super::whole::write_whole;
use crate::variant::Design;

/// How many are kept.
const MOST: usize = 20;

/// A definition that is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptDraft {
    /// The name of its first game; empty where the text has none.
    pub title: String,
    /// The text.
    pub text: String,
    /// When it was replaced, in seconds since 1970.
    pub at: u64,
}

impl KeptDraft {
    /// A text that is replaced now.
    #[must_use]
    pub fn new(text: String) -> Self {
        Self::of(text, now())
    }

    fn of(text: String, at: u64) -> Self {
        Self { title: Design::title_in(&text).unwrap_or_default(), text, at }
    }

    /// Out of its file: `1795300000.ron`.
    fn read(path: &Path) -> Option<Self> {
        let at = path.file_stem()?.to_str()?.parse().ok()?;
        Some(Self::of(fs::read_to_string(path).ok()?, at))
    }

    /// How many seconds ago it was replaced.
    #[must_use]
    pub fn age(&self) -> u64 {
        now().saturating_sub(self.at)
    }
}

fn known(folder: &Path) -> Vec<(PathBuf, KeptDraft)> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let read = |path: PathBuf| KeptDraft::read(&path).map(|draft| (path, draft));
    let mut known: Vec<(PathBuf, KeptDraft)> = entries.filter_map(|entry| read(entry.path())).collect();
    known.sort_by_key(|(_, draft)| Reverse(draft.at));
    known
}

/// The definitions of the folder, newest first.
pub(super) fn list(folder: &Path) -> Vec<KeptDraft> {
    known(folder).into_iter().map(|(_, draft)| draft).collect()
}

/// Keeps a definition in place of its copies, deletes those that are too many, and gives back what there is.
pub(super) fn keep(folder: &Path, text: &str) -> io::Result<Vec<KeptDraft>> {
    fs::create_dir_all(folder)?;
    let mut known = known(folder);
    // It is the newest, however many come in one second.
    let at = known.first().map_or(0, |(_, draft)| draft.at + 1).max(now());
    let path = folder.join(format!("{at}.ron"));
    write_whole(&path, text.as_bytes())?;
    known.insert(0, (path, KeptDraft::of(text.to_owned(), at)));
    let is_copy = |(_, draft): &(PathBuf, KeptDraft)| draft.at != at && draft.text == text;
    Ok(thinned(known, MOST, is_copy, |(path, _)| path).into_iter().map(|(_, draft)| draft).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_ones_are_kept_each_once_with_its_name() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join("notes.txt"), "mine").expect("written");
        let text = |number: usize| format!("[(id: \"game-{number}\", name: \"Game {number}\")]");
        for number in 0..MOST + 3 {
            keep(folder.path(), &text(number)).expect("kept");
        }
        let last = keep(folder.path(), &text(MOST)).expect("kept");
        assert_eq!(last.len(), MOST);
        let titles: Vec<&str> = last[..3].iter().map(|draft| draft.title.as_str()).collect();
        assert_eq!(titles, ["Game 20", "Game 22", "Game 21"], "one that comes again is the last one");
        assert_eq!(last, list(folder.path()));
        assert!(folder.path().join("notes.txt").exists());
    }
}
