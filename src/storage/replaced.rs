//! Games that others have taken the place of: each in a file of its own, the oldest of many deleted.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use super::record::Record;
use super::whole::{read_text, write_own};
use crate::disk::make_own_folder;

const MOST: usize = 40;

/// A game that is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replaced {
    pub path: PathBuf,
    /// The id of its rules.
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
}

/// The seconds since 1970.
pub(super) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

/// The games of the folder, the last one first.
pub(super) fn list(folder: &Path) -> Vec<Replaced> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut known: Vec<Replaced> = entries.filter_map(|entry| Replaced::read(entry.path())).collect();
    known.sort_by(|a, b| (b.at, &b.path).cmp(&(a.at, &a.path)));
    known
}

/// Keeps a game, deletes those that are too many, and gives back what there is.
pub(super) fn keep(folder: &Path, record: &Record) -> io::Result<Vec<Replaced>> {
    make_own_folder(folder)?;
    let name = |at: u64| folder.join(format!("{}-{at}-{}.nestmate", record.game, record.moves.len()));
    let (first, most) = (now(), 1000);
    let path = (first..first + most).map(name).find(|path| !path.exists()).unwrap_or_else(|| name(first));
    let text = record.text();
    write_own(&path, text.as_bytes())?;
    // Going back and forth between games is not to fill the folder with copies.
    let is_copy = |old: &Replaced| {
        let alike = old.path != path && old.game == record.game && old.moves == record.moves.len();
        alike && read_text(&old.path, text.len()).is_ok_and(|old| old == text)
    };
    Ok(thinned(list(folder), MOST, is_copy, |known| &known.path))
}

/// The first `most` of what is known that are no copies, newest first; the files of the others are deleted.
pub(super) fn thinned<T>(known: Vec<T>, most: usize, is_copy: impl Fn(&T) -> bool, path: impl Fn(&T) -> &Path) -> Vec<T> {
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
        for start in 0..MOST + 3 {
            last = keep(folder.path(), &record(start)).expect("kept");
        }
        assert_eq!(last.len(), MOST);
        assert!(last.is_sorted_by(|a, b| a.at > b.at) && last.iter().all(|known| known.game == "my-own-game" && known.moves == 0));
        assert_eq!(last, list(folder.path()));
        assert!(folder.path().join("notes.txt").exists());
    }

    #[test]
    fn the_same_game_once_more_takes_the_place_of_its_copy() {
        let folder = tempfile::tempdir().expect("a folder");
        let keep_from = |start: &str| {
            let record = Record::new("own".to_owned(), String::new(), start.to_owned());
            let kept = keep(folder.path(), &record).expect("kept");
            kept.iter().map(|known| fs::read_to_string(&known.path).expect("there")).collect::<Vec<_>>()
        };
        let one = keep_from("one");
        let two = keep_from("two");
        assert!(one.len() == 1 && two.len() == 2 && two[1] == one[0]);
        assert_eq!(keep_from("one"), [&two[1], &two[0]].map(Clone::clone));
    }
}
