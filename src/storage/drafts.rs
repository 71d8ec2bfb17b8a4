//! Definitions replaced in the workbench before they were saved: each in a file of its own, the oldest of many deleted.

use std::cmp::Reverse;
use std::path::{Path, PathBuf};
use std::{fs, io};

use nestmate_core::variant::{Design, MAX_FILE};

use super::replaced::{now, thinned};
use super::whole::write_own;
use crate::disk::{make_own_folder, read_whole_text};

const MOST: usize = 20;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptDraft {
    /// The name of its first game; empty where the text has none.
    pub title: String,
    pub text: String,
    /// When it was replaced, in seconds since 1970.
    pub at: u64,
}

impl KeptDraft {
    /// A text that is replaced now.
    pub fn new(text: String) -> Self {
        Self::of(text, now())
    }

    fn of(text: String, at: u64) -> Self {
        Self { title: Design::title_in(&text).unwrap_or_default(), text, at }
    }

    /// How many seconds ago it was replaced.
    pub fn age(&self) -> u64 {
        now().saturating_sub(self.at)
    }
}

/// When the text of a file was replaced, out of its name: `1795300000.ron`.
fn time_of(path: &Path) -> Option<u64> {
    path.file_stem()?.to_str()?.parse().ok()
}

fn known(folder: &Path) -> Vec<(PathBuf, KeptDraft)> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut known: Vec<(u64, PathBuf)> = entries.filter_map(|entry| Some((time_of(&entry.path())?, entry.path()))).collect();
    known.sort_by_key(|(at, _)| Reverse(*at));
    let read = |(at, path): (u64, PathBuf)| Some((KeptDraft::of(read_whole_text(&path, MAX_FILE).ok()?, at), path));
    // More than that have been put there by somebody else.
    known.into_iter().take(2 * MOST).filter_map(read).map(|(draft, path)| (path, draft)).collect()
}

/// The definitions of the folder, newest first.
pub(super) fn list(folder: &Path) -> Vec<KeptDraft> {
    known(folder).into_iter().map(|(_, draft)| draft).collect()
}

/// Keeps a definition in place of its copies, deletes those that are too many, and gives back what there is.
pub(super) fn keep(folder: &Path, text: &str) -> io::Result<Vec<KeptDraft>> {
    make_own_folder(folder)?;
    let mut known = known(folder);
    // It is the newest, however many come in one second.
    let at = known.first().map_or(0, |(_, draft)| draft.at + 1).max(now());
    let path = folder.join(format!("{at}.ron"));
    write_own(&path, text.as_bytes())?;
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

    #[test]
    fn what_is_too_long_or_too_much_is_not_read() {
        let folder = tempfile::tempdir().expect("a folder");
        for at in 1..=3 * MOST {
            fs::write(folder.path().join(format!("{at}.ron")), at.to_string()).expect("written");
        }
        fs::write(folder.path().join("1000.ron"), "x".repeat(MAX_FILE + 1)).expect("written");
        let texts: Vec<String> = list(folder.path()).into_iter().map(|draft| draft.text).collect();
        let newest: Vec<String> = (MOST + 2..=3 * MOST).rev().map(|at| at.to_string()).collect();
        assert_eq!(texts, newest);
    }
}
