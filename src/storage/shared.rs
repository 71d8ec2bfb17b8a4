//! Files that all windows write: each changes only what is its own to change, one at a time. Settings that two windows have changed are put
//! together: what was changed here over what the file has.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use super::MAX_RECORD;
use super::new_game::Machine;
use super::settings::{LookSettings, RECENT, Settings};
use super::whole::{read_text, write_own};
use crate::disk;

/// How often another window that is writing is waited for, and how long each time. After that this one writes all the same: it may have
/// been stopped with the lock in its hand.
const TRIES: usize = 200;
const PAUSE: Duration = Duration::from_millis(10);

#[derive(Debug)]
pub(super) struct Shared {
    /// Locked while one of the files is read, changed and written.
    lock: PathBuf,
    /// The settings as this window read or wrote them last: only what it has changed since is written.
    base: Mutex<Settings>,
}

impl Shared {
    /// `state` is the folder of the program's state.
    pub(super) fn new(state: &Path) -> Self {
        Self { lock: state.join("shared.lock"), base: Mutex::default() }
    }

    pub(super) fn have_read(&self, settings: &Settings) {
        self.base.lock().unwrap_or_else(PoisonError::into_inner).clone_from(settings);
    }

    /// Keeps other windows from writing for as long as what is given back lives; where that cannot be done, nothing is given back.
    pub(super) fn hold(&self) -> Option<File> {
        let lock = disk::open(&self.lock, disk::own_file().create(true).truncate(false).write(true)).ok()?;
        for _ in 0..TRIES {
            match lock.try_lock() {
                Ok(()) => return Some(lock),
                Err(TryLockError::WouldBlock) => std::thread::sleep(PAUSE),
                Err(TryLockError::Error(_)) => return None,
            }
        }
        tracing::warn!("another window has been writing for long; this one does not wait any longer");
        None
    }

    /// Writes into `file` what this window has changed of the settings; what other windows have changed stays.
    pub(super) fn write_settings(&self, file: &Path, settings: &Settings) -> io::Result<()> {
        let _held = self.hold();
        let mut base = self.base.lock().unwrap_or_else(PoisonError::into_inner);
        let merged = known(file, Settings::read).map_or_else(|| settings.clone(), |theirs| Settings::merged(&base, settings, &theirs));
        write_own(file, merged.text().as_bytes())?;
        base.clone_from(settings);
        Ok(())
    }
}

/// What a file has, if it can be read.
pub(super) fn known<T, E>(file: &Path, read: fn(&str, &str) -> Result<T, E>) -> Option<T> {
    read("", &read_text(file, 2 * MAX_RECORD).ok()?).ok()
}

/// Makes `merged` for a struct from the way in which each of its fields is merged. A new field has to be given one to be compiled.
macro_rules! by_field {
    ($type:ident { $($field:ident: $way:path),* $(,)? }) => {
        impl $type {
            /// These settings as `theirs`, with what `ours` has changed since it was `base`.
            fn merged(base: &Self, ours: &Self, theirs: &Self) -> Self {
                Self { $($field: $way(&base.$field, &ours.$field, &theirs.$field)),* }
            }
        }
    };
}

by_field!(Settings {
    look: LookSettings::merged,
    layers: by_key,
    alone: by_key,
    nesting: by_key,
    new_game: newer,
    machine: Machine::merged,
    engines: by_key,
    analyst: newer,
    recent: recent,
    folder: newer,
    told_of_keeping: newer,
});

by_field!(LookSettings {
    theme: newer,
    pieces: newer,
    styles: newer,
    badges: newer,
    zoom: newer,
    inside: newer,
    inside_width: newer,
    panel: newer,
    below: newer,
    window: newer,
    board: newer,
    contrast: newer,
    motion: newer,
    sound: newer,
    language: newer,
    keys: by_key,
});

by_field!(Machine { threads: newer, table: newer, advice: newer, review: newer, lines: newer, caution: newer, unhurried: newer });

fn newer<T: Clone + PartialEq>(base: &T, ours: &T, theirs: &T) -> T {
    if ours == base { theirs.clone() } else { ours.clone() }
}

fn by_key<V: Clone + PartialEq>(
    base: &BTreeMap<String, V>,
    ours: &BTreeMap<String, V>,
    theirs: &BTreeMap<String, V>,
) -> BTreeMap<String, V> {
    let keys: BTreeSet<&String> = ours.keys().chain(theirs.keys()).collect();
    let value = |key: &String| newer(&base.get(key), &ours.get(key), &theirs.get(key)).cloned();
    keys.into_iter().filter_map(|key| Some((key.clone(), value(key)?))).collect()
}

/// Recent files, the last one first: those that were used here since then come before theirs.
fn recent(base: &[PathBuf], ours: &[PathBuf], theirs: &[PathBuf]) -> Vec<PathBuf> {
    let used = ours.iter().take_while(|file| base.first() != Some(file));
    let mut all: Vec<PathBuf> = Vec::new();
    for file in used.chain(theirs) {
        if !all.contains(file) {
            all.push(file.clone());
        }
    }
    all.truncate(RECENT);
    all
}

#[cfg(test)]
mod tests {
    use super::super::settings::{LayerState, ThemeChoice};
    use super::*;

    fn written(file: &Path) -> Settings {
        Settings::read("", &std::fs::read_to_string(file).expect("there")).expect("whole")
    }

    #[test]
    fn two_windows_write_only_what_they_change() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("settings.ron");
        let [one, two] = [Shared::new(folder.path()), Shared::new(folder.path())];
        let (mut ours, mut theirs) = (Settings::default(), Settings::default());
        ours.look.theme = ThemeChoice::Dark;
        one.write_settings(&file, &ours).expect("written");
        theirs.machine.table = 256;
        two.write_settings(&file, &theirs).expect("written");
        assert_eq!((written(&file).look.theme, written(&file).machine.table), (ThemeChoice::Dark, 256));
        // What the other has changed is not taken back with the next change of one's own.
        ours.look.zoom = 1.25;
        one.write_settings(&file, &ours).expect("written");
        theirs.look.theme = ThemeChoice::Light;
        two.write_settings(&file, &theirs).expect("written");
        let both = written(&file);
        assert_eq!((both.look.theme, both.machine.table, both.look.zoom), (ThemeChoice::Light, 256, 1.25));
    }

    #[test]
    fn many_windows_at_once_lose_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("settings.ron");
        nestmate_engine::task::crew(|crew| {
            for window in 0..8 {
                let (folder, file) = (folder.path(), &file);
                let work = move || {
                    let shared = Shared::new(folder);
                    let mut settings = Settings::default();
                    for game in 0..5 {
                        settings.alone.insert(format!("{window}-{game}"), game);
                        shared.write_settings(file, &settings).expect("written");
                    }
                };
                crew.start("window", window, work).expect("there are threads");
            }
        });
        assert_eq!(written(&file).alone.len(), 40);
    }

    #[test]
    fn a_window_that_hangs_with_the_lock_does_not_stop_the_others_for_ever() {
        let folder = tempfile::tempdir().expect("a folder");
        let [one, two] = [Shared::new(folder.path()), Shared::new(folder.path())];
        let held = one.hold();
        assert!(held.is_some() && two.hold().is_none());
        let file = folder.path().join("settings.ron");
        two.write_settings(&file, &Settings::default()).expect("written");
        drop(held);
        assert!(two.hold().is_some());
    }

    #[test]
    fn what_each_window_has_changed_is_in_the_merged_settings() {
        let base = Settings::default();
        let (mut ours, mut theirs) = (base.clone(), base.clone());
        ours.look.theme = ThemeChoice::Dark;
        ours.machine.table = 128;
        ours.layers.insert("one".to_owned(), vec![LayerState::Hidden]);
        ours.look.keys.insert("flip".to_owned(), vec!["X".to_owned()]);
        theirs.look.contrast = true;
        theirs.machine.lines = 5;
        theirs.layers.insert("two".to_owned(), vec![LayerState::Dimmed]);
        theirs.look.keys.insert("hint".to_owned(), vec!["Y".to_owned()]);
        let merged = Settings::merged(&base, &ours, &theirs);
        assert!(merged.look.theme == ThemeChoice::Dark && merged.look.contrast);
        assert_eq!((merged.machine.table, merged.machine.lines), (128, 5));
        assert_eq!((merged.layers.len(), merged.look.keys.len()), (2, 2));
        assert_eq!(merged, Settings::merged(&base, &theirs, &ours), "where they do not meet, the order does not matter");
    }

    #[test]
    fn what_was_changed_in_both_is_ours_and_what_was_removed_is_gone() {
        let mut base = Settings::default();
        base.look.keys = ["flip", "hint"].map(|key| (key.to_owned(), vec!["X".to_owned()])).into();
        let (mut ours, mut theirs) = (base.clone(), base.clone());
        ours.look.zoom = 1.5;
        theirs.look.zoom = 2.0;
        ours.look.keys.remove("flip");
        theirs.look.keys.remove("hint");
        let merged = Settings::merged(&base, &ours, &theirs);
        assert_eq!((merged.look.zoom, merged.look.keys.len()), (1.5, 0));
    }

    #[test]
    fn recent_files_of_both_are_kept_those_used_here_first() {
        let files = |names: &str| names.chars().map(|name| PathBuf::from(name.to_string())).collect::<Vec<_>>();
        let of = |base: &str, ours: &str, theirs: &str| recent(&files(base), &files(ours), &files(theirs));
        assert_eq!(of("ab", "ab", "cab"), files("cab"), "nothing was used here");
        assert_eq!(of("ab", "dab", "cab"), files("dcab"));
        assert_eq!(of("ab", "ba", "cab"), files("bca"));
        assert_eq!(of("", "a", "b"), files("ab"));
        assert_eq!(of("abcdefghijkl", "mabcdefghijk", "abcdefghijkl").len(), 12);
    }
}
