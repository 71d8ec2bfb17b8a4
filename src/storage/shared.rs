//! Files that all windows write: each changes only what is its own to change, one at a time.

use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use super::MAX_RECORD;
use super::practice::Practice;
use super::progress::Progress;
use super::settings::Settings;
use super::whole::{read_text, write_own};
use crate::disk;

/// How often another window that is writing is waited for, and how long each time. After that this one writes all the same: it may have
/// been stopped with the lock in its hand.
const TRIES: usize = 200;
const PAUSE: Duration = Duration::from_millis(10);

/// What one window knows of the files that it shares with others.
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
        let theirs = read_text(file, MAX_RECORD).ok().and_then(|text| Settings::read("", &text).ok());
        let merged = theirs.map_or_else(|| settings.clone(), |theirs| Settings::merged(&base, settings, &theirs));
        write_own(file, merged.text().as_bytes())?;
        base.clone_from(settings);
        Ok(())
    }

    /// Writes into `file` what has been learnt; what another window has noted stays.
    pub(super) fn write_progress(&self, file: &Path, progress: &Progress) -> io::Result<()> {
        let _held = self.hold();
        let mut progress = progress.clone();
        let known = read_text(file, MAX_RECORD).ok().and_then(|text| Progress::read("", &text).ok());
        if let Some(known) = &known {
            progress.merge(known);
        }
        write_own(file, progress.text().as_bytes())
    }

    /// Writes into `file` what is practised; what another window has noted stays.
    pub(super) fn write_practice(&self, file: &Path, practice: &Practice) -> io::Result<()> {
        let _held = self.hold();
        let mut practice = practice.clone();
        let known = read_text(file, 2 * MAX_RECORD).ok().and_then(|text| Practice::read("", &text).ok());
        if let Some(known) = &known {
            practice.merge(known);
        }
        write_own(file, practice.text().as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::super::settings::ThemeChoice;
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
}
