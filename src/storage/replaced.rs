//! Games that others have taken the place of, and definitions replaced in the workbench before they were saved: each in a file of its own,
//! the oldest of many deleted.

use std::cmp::Reverse;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};
use std::{fs, io};

use nestmate_core::variant::{Design, MAX_FILE};

use super::record::Record;
use super::whole::{read_text, write_own};
use crate::disk::{make_own_folder, read_whole_text};

/// The most games that are kept, and the most definitions.
const MOST_GAMES: usize = 40;
const MOST_DRAFTS: usize = 20;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replaced {
    pub path: PathBuf,
    pub game: String,
    /// How many moves it has, those of its variations too.
    pub moves: usize,
    /// When it was replaced, in seconds since 1970.
    pub at: u64,
}

impl Replaced {
    /// Out of the name of its file: `fide-chess-1795300000-12.nestmate`.
    fn read(path: PathBuf) -> Option<Self> {
        let stem = path.file_stem()?.to_str()?.to_owned();
        let mut parts = stem.rsplitn(3, '-');
        let (moves, at, game) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?, parts.next()?.to_owned());
        Some(Self { path, game, moves, at })
    }

    /// How many seconds ago it was replaced.
    pub fn age(&self) -> u64 {
        now().saturating_sub(self.at)
    }

    /// The games of the folder, the last one first.
    pub(super) fn list(folder: &Path) -> Vec<Self> {
        let mut known: Vec<Self> = paths(folder).filter_map(Self::read).collect();
        known.sort_by(|a, b| (b.at, &b.path).cmp(&(a.at, &a.path)));
        known
    }

    /// Keeps a game, deletes those that are too many, and gives back what there is.
    pub(super) fn keep(folder: &Path, record: &Record) -> io::Result<Vec<Self>> {
        make_own_folder(folder)?;
        let name = |at: u64| folder.join(format!("{}-{at}-{}.nestmate", record.game, record.moves.len()));
        let (first, most) = (now(), 1000);
        let path = (first..first + most).map(name).find(|path| !path.exists()).unwrap_or_else(|| name(first));
        let text = record.text();
        write_own(&path, text.as_bytes())?;
        // Going back and forth between games is not to fill the folder with copies.
        let is_copy = |old: &Self| {
            let alike = old.path != path && old.game == record.game && old.moves == record.moves.len();
            alike && read_text(&old.path, text.len()).is_ok_and(|old| old == text)
        };
        Ok(thinned(Self::list(folder), MOST_GAMES, is_copy, |known| &known.path))
    }
}

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

    /// The definitions of the folder, newest first, with their files, which are named for when they were replaced: `1795300000.ron`.
    fn known(folder: &Path) -> Vec<(PathBuf, Self)> {
        let time = |path: &Path| path.file_stem()?.to_str()?.parse().ok();
        let mut known: Vec<(u64, PathBuf)> = paths(folder).filter_map(|path| Some((time(&path)?, path))).collect();
        known.sort_by_key(|(at, _)| Reverse(*at));
        let read = |(at, path): (u64, PathBuf)| Some((read_whole_text(&path, MAX_FILE).ok()?, at, path));
        // More than that have been put there by somebody else.
        known.into_iter().take(2 * MOST_DRAFTS).filter_map(read).map(|(text, at, path)| (path, Self::of(text, at))).collect()
    }

    pub(super) fn list(folder: &Path) -> Vec<Self> {
        Self::known(folder).into_iter().map(|(_, draft)| draft).collect()
    }

    /// Keeps a definition in place of its copies, deletes those that are too many, and gives back what there is.
    pub(super) fn keep(folder: &Path, text: &str) -> io::Result<Vec<Self>> {
        make_own_folder(folder)?;
        let mut known = Self::known(folder);
        // It is the newest, however many come in one second.
        let at = known.first().map_or(0, |(_, draft)| draft.at + 1).max(now());
        let path = folder.join(format!("{at}.ron"));
        write_own(&path, text.as_bytes())?;
        known.insert(0, (path, Self::of(text.to_owned(), at)));
        let is_copy = |(_, draft): &(PathBuf, Self)| draft.at != at && draft.text == text;
        Ok(thinned(known, MOST_DRAFTS, is_copy, |(path, _)| path).into_iter().map(|(_, draft)| draft).collect())
    }
}

/// The seconds since 1970.
pub fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

fn paths(folder: &Path) -> impl Iterator<Item = PathBuf> {
    fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path())
}

/// The first `most` of what is known that are no copies, newest first; the files of the others are deleted.
fn thinned<T>(known: Vec<T>, most: usize, is_copy: impl Fn(&T) -> bool, path: impl Fn(&T) -> &Path) -> Vec<T> {
    let (copies, mut known): (Vec<T>, Vec<T>) = known.into_iter().partition(is_copy);
    let oldest = known.split_off(known.len().min(most));
    for old in copies.iter().chain(&oldest) {
        // What is new is kept whether or not an old one can be deleted, which another window may just have done.
        let _ = fs::remove_file(path(old));
    }
    known
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_of_many_are_deleted() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join("notes.txt"), "mine").expect("written");
        let record = |start: usize| Record::new("my-own-game".to_owned(), String::new(), start.to_string());
        let mut last = Vec::new();
        for start in 0..MOST_GAMES + 3 {
            last = Replaced::keep(folder.path(), &record(start)).expect("kept");
        }
        assert_eq!(last.len(), MOST_GAMES);
        assert!(last.is_sorted_by(|a, b| a.at > b.at) && last.iter().all(|known| known.game == "my-own-game" && known.moves == 0));
        assert_eq!(last, Replaced::list(folder.path()));
        assert!(folder.path().join("notes.txt").exists());
    }

    #[test]
    fn the_same_game_once_more_takes_the_place_of_its_copy() {
        let folder = tempfile::tempdir().expect("a folder");
        let keep_from = |start: &str| {
            let record = Record::new("own".to_owned(), String::new(), start.to_owned());
            let kept = Replaced::keep(folder.path(), &record).expect("kept");
            kept.iter().map(|known| fs::read_to_string(&known.path).expect("there")).collect::<Vec<_>>()
        };
        let one = keep_from("one");
        let two = keep_from("two");
        assert!(one.len() == 1 && two.len() == 2 && two[1] == one[0]);
        assert_eq!(keep_from("one"), [&two[1], &two[0]].map(Clone::clone));
    }

    #[test]
    fn the_last_ones_are_kept_each_once_with_its_name() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join("notes.txt"), "mine").expect("written");
        let text = |number: usize| format!("[(id: \"game-{number}\", name: \"Game {number}\")]");
        for number in 0..MOST_DRAFTS + 3 {
            KeptDraft::keep(folder.path(), &text(number)).expect("kept");
        }
        let last = KeptDraft::keep(folder.path(), &text(MOST_DRAFTS)).expect("kept");
        assert_eq!(last.len(), MOST_DRAFTS);
        let titles: Vec<&str> = last[..3].iter().map(|draft| draft.title.as_str()).collect();
        assert_eq!(titles, ["Game 20", "Game 22", "Game 21"], "one that comes again is the last one");
        assert_eq!(last, KeptDraft::list(folder.path()));
        assert!(folder.path().join("notes.txt").exists());
    }

    #[test]
    fn what_is_too_long_or_too_much_is_not_read() {
        let folder = tempfile::tempdir().expect("a folder");
        for at in 1..=3 * MOST_DRAFTS {
            fs::write(folder.path().join(format!("{at}.ron")), at.to_string()).expect("written");
        }
        fs::write(folder.path().join("1000.ron"), "x".repeat(MAX_FILE + 1)).expect("written");
        let texts: Vec<String> = KeptDraft::list(folder.path()).into_iter().map(|draft| draft.text).collect();
        let newest: Vec<String> = (MOST_DRAFTS + 2..=3 * MOST_DRAFTS).rev().map(|at| at.to_string()).collect();
        assert_eq!(texts, newest);
    }
}
