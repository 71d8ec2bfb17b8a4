//! The file of the game on the board: what it held when it was read or written last, and when it must not be written.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::{fs, io};

use nestmate_core::game::{RecordForm, split_games};

use crate::storage::{self, MAX_COLLECTION, Print, Trouble, read_bytes};

pub(in crate::app) const OWN: &str = "nestmate";

const TEXTS: [&str; 2] = ["pgn", "txt"];

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Document {
    pub path: PathBuf,
    /// What it held when it was read or written last; unknown of files that earlier versions of the program opened.
    pub content: Option<Print>,
    /// Whether the game is only a copy of what the file holds, so that saving asks for another name.
    pub copy: bool,
    /// Which of the games of the file it is, from 0, where the file has several.
    pub part: Option<usize>,
    /// The number of changes that the game had when it was read from the file or saved to it, if it is that game.
    pub(in crate::app) changes: Option<u64>,
}

/// Where the game on the board is safe, beside the session that the program keeps of itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WhereSaved {
    /// In a file as it is now, or it is only begun.
    Saved,
    Changed(PathBuf),
    Nowhere,
}

/// Which state of which game is saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::app) struct Edition {
    pub(in crate::app) serial: u64,
    pub(in crate::app) changes: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::app) enum Expected {
    /// Anything: the user has agreed to replace it.
    Anything,
    /// What was read or written last; without that, nothing at all.
    Content(Option<Print>),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Clash {
    Changed,
    Gone,
    NoFile,
    /// It holds several games, and one would take the place of them all.
    Several,
    /// It cannot be read, so that nobody knows whether it has changed; why.
    Unread(Trouble),
}

/// A file that was not written, so that the user can say what to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Conflict {
    pub path: PathBuf,
    pub clash: Clash,
    pub(in crate::app) serial: u64,
}

impl Document {
    /// The file, if the game can be saved to it without asking where.
    pub(in crate::app) fn home(&self) -> Option<&Path> {
        (!self.copy && (is_text(&self.path) || is_own(&self.path) || form_of(&self.path).is_some())).then_some(&self.path)
    }
}

/// Which record of Japan or China a game is written into this file as, if its name says so.
pub(in crate::app) fn form_of(path: &Path) -> Option<RecordForm> {
    RecordForm::of_ending(&path.extension()?.to_str()?.to_ascii_lowercase())
}

/// Whether a game is written into this file as text.
pub(in crate::app) fn is_text(path: &Path) -> bool {
    path.extension().is_some_and(|ending| TEXTS.iter().any(|text| ending.eq_ignore_ascii_case(text)))
}

pub(in crate::app) fn is_own(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(OWN))
}

/// A path beside another that nothing has yet, for a file that games can be written into: `game-1.pgn` beside `game.pgn`.
pub fn beside(path: &Path) -> PathBuf {
    let ending = if is_text(path) || is_own(path) { path.extension().unwrap_or_default() } else { OWN.as_ref() };
    free_beside(path, ending)
}

/// A path beside another that nothing has yet.
pub(in crate::app) fn free_beside(path: &Path, ending: &OsStr) -> PathBuf {
    let name = |number: u64| {
        let mut name = path.file_stem().unwrap_or_default().to_owned();
        name.push(format!("-{number}."));
        name.push(ending);
        path.with_file_name(name)
    };
    let mut number = 1;
    while name(number).exists() {
        number += 1;
    }
    name(number)
}

/// Whether a file holds what is expected, or already what is to be written, so that nothing is lost by writing it.
pub(in crate::app) fn check(path: &Path, expected: Expected, new: Print) -> Result<(), Clash> {
    let known = match fs::metadata(path) {
        Ok(known) => known,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let was_there = matches!(expected, Expected::Content(Some(_)));
            return if was_there { Err(Clash::Gone) } else { Ok(()) };
        }
        // Writing fails for the same reason, and tells of it.
        Err(_) => return Ok(()),
    };
    if !known.is_file() {
        return if expected == Expected::Anything { Ok(()) } else { Err(Clash::NoFile) };
    }
    match read_bytes(path, MAX_COLLECTION) {
        Ok(content) => {
            let now = Print::of(&content);
            if now == new || expected == Expected::Content(Some(now)) {
                Ok(())
            } else if split_games(&String::from_utf8_lossy(&content)).len() > 1 {
                Err(Clash::Several)
            } else if expected == Expected::Anything {
                Ok(())
            } else {
                Err(Clash::Changed)
            }
        }
        Err(_) if expected == Expected::Anything => Ok(()),
        Err(error) => Err(Clash::Unread(storage::trouble(&error))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAMES: &str = "[Event \"a\"]\n\n1. e4 *\n\n[Event \"b\"]\n\n1. d4 *\n";

    #[test]
    fn a_file_is_only_written_over_what_is_expected() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game.pgn");
        let (old, new) = (Print::of(b"1. e4 *\n"), Print::of(b"1. d4 *\n"));
        let known = Expected::Content(Some(old));
        assert_eq!(check(&path, Expected::Content(None), new), Ok(()), "there is nothing yet");
        assert_eq!(check(&path, known, new), Err(Clash::Gone));
        fs::write(&path, "1. e4 *\n").expect("written");
        assert_eq!(check(&path, known, new), Ok(()));
        assert_eq!(check(&path, Expected::Content(None), old), Ok(()), "it has all that is to be written");
        for expected in [Expected::Content(None), Expected::Content(Some(new))] {
            assert_eq!(check(&path, expected, Print::of(b"other")), Err(Clash::Changed));
        }
        assert_eq!(check(&path, Expected::Anything, new), Ok(()));
        fs::write(&path, GAMES).expect("written");
        assert_eq!(check(&path, Expected::Anything, new), Err(Clash::Several), "not even when the user agrees");
        assert_eq!(check(folder.path(), known, new), Err(Clash::NoFile));
    }

    #[test]
    fn a_free_name_can_be_written_as_what_it_is() {
        let folder = tempfile::tempdir().expect("a folder");
        for (name, free) in [("a.pgn", "a-1.pgn"), ("a.nestmate", "a-1.nestmate"), ("a.epd", "a-1.nestmate"), ("a", "a-1.nestmate")] {
            assert_eq!(beside(&folder.path().join(name)), folder.path().join(free));
        }
        fs::write(folder.path().join("a-1.pgn"), "").expect("written");
        assert_eq!(beside(&folder.path().join("a.pgn")), folder.path().join("a-2.pgn"));
    }
}
