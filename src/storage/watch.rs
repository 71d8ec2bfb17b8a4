//! Definition files that other programs change while this one runs. The watching and the reading are done on a thread of their own.

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::path::{Path, PathBuf, absolute};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use nestmate_core::variant::Source;
use nestmate_engine::task::{TaskFault, caught};
use notify_debouncer_mini::notify::{Error, RecommendedWatcher, RecursiveMode};
use notify_debouncer_mini::{DebounceEventResult, Debouncer, new_debouncer};

use super::places::read_definition;
use crate::disk::make_own_folder;

/// How long a file is left alone before it is read: programs write in several steps.
const REST: Duration = Duration::from_millis(250);

/// What is watched. Folders are watched rather than files, since many programs put a new file in the place of the old one.
#[derive(Debug, Default)]
struct WatchedFile {
    /// Files by their whole path, with the path that they were named by.
    files: HashMap<PathBuf, PathBuf>,
    /// Folders whose definition files all count.
    all: HashSet<PathBuf>,
    folders: HashSet<PathBuf>,
}

impl WatchedFile {
    /// The path by which a file that has changed is known, if it is.
    fn named(&self, changed: &Path) -> Option<PathBuf> {
        let own = || changed.extension().is_some_and(|ending| ending == "ron") && changed.parent().is_some_and(|at| self.all.contains(at));
        self.files.get(changed).cloned().or_else(|| own().then(|| changed.to_owned()))
    }
}

pub struct Watch {
    known: Arc<Mutex<WatchedFile>>,
    changed: Receiver<Result<Source, TaskFault>>,
    /// Nothing where the system does not tell of changes.
    watcher: Option<Debouncer<RecommendedWatcher>>,
}

impl Default for Watch {
    /// Watches nothing, and never will.
    fn default() -> Self {
        Self { known: Arc::default(), changed: channel().1, watcher: None }
    }
}

impl Watch {
    /// Watches nothing yet. `wake` is called from another thread when [`Watch::poll`] has something to tell.
    pub fn new(wake: impl Fn() + Send + 'static) -> Self {
        let known: Arc<Mutex<WatchedFile>> = Arc::default();
        let (tell, changed) = channel();
        let asked = Arc::clone(&known);
        // Systems tell of one change more than once.
        let mut told: HashMap<PathBuf, String> = HashMap::new();
        let mut look = move |path: PathBuf, tell: &Sender<Result<Source, TaskFault>>| {
            let named = asked.lock().unwrap_or_else(PoisonError::into_inner).named(&path);
            // A file that is gone may come back in a moment; until then its games stay.
            if let Some(Ok(source)) = named.map(|named| read_definition(&named))
                && told.insert(path, source.text.clone()).as_ref() != Some(&source.text)
            {
                // The window may be closing; then nobody needs to know.
                let _ = tell.send(Ok(source));
            }
        };
        let watcher = new_debouncer(REST, move |events: DebounceEventResult| {
            let paths: HashSet<PathBuf> = events.into_iter().flatten().map(|event| event.path).collect();
            for path in paths {
                // A panic would end the thread of the watcher, which is not ours.
                if let Err(fault) = caught("watch", || look(path, &tell)) {
                    // As above.
                    let _ = tell.send(Err(fault));
                }
            }
            wake();
        });
        Self { known, changed, watcher: untroubled(watcher) }
    }

    pub fn file(&mut self, file: &Path) {
        let Ok(whole) = absolute(file) else { return };
        self.known().files.insert(whole.clone(), file.to_owned());
        whole.parent().into_iter().for_each(|folder| self.follow(folder));
    }

    /// Watches all definition files of a folder, those too that come later. The folder is made if it is not there.
    pub fn folder(&mut self, folder: &Path) {
        let Ok(folder) = absolute(folder) else { return };
        untroubled(make_own_folder(&folder));
        self.known().all.insert(folder.clone());
        self.follow(&folder);
    }

    /// The files that have changed since the last call, as they are now, and what has gone wrong with looking at one.
    pub fn poll(&self) -> Vec<Result<Source, TaskFault>> {
        self.changed.try_iter().collect()
    }

    fn known(&self) -> std::sync::MutexGuard<'_, WatchedFile> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn follow(&mut self, folder: &Path) {
        if !self.known().folders.insert(folder.to_owned()) {
            return;
        }
        if let Some(watcher) = &mut self.watcher {
            let watched: Result<(), Error> = watcher.watcher().watch(folder, RecursiveMode::NonRecursive);
            untroubled(watched);
        }
    }
}

/// Without being told of changes the program goes on as well; files are then read when they are opened.
fn untroubled<T, E: fmt::Display>(done: Result<T, E>) -> Option<T> {
    done.inspect_err(|error| tracing::info!("definition files are not watched: {error}")).ok()
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    /// Waits until a file is told of with this text; while it is being written it may be told of with less.
    fn told(watch: &Watch, file: &Path, text: &str) {
        loop {
            let source = watch.changed.recv_timeout(Duration::from_mins(1)).expect("a change is told").expect("nothing panics");
            assert_eq!(source.name, file.display().to_string());
            if source.text == text {
                return;
            }
            assert_eq!(source.text, "");
        }
    }

    #[test]
    fn changes_of_known_files_are_told_whoever_makes_them() {
        let folder = tempfile::tempdir().expect("a folder");
        let (own, other) = (folder.path().join("own"), folder.path().join("other"));
        fs::create_dir_all(&other).expect("made");
        let mut watch = Watch::new(|| ());
        watch.folder(&own);
        watch.file(&other.join("mine.txt"));
        fs::write(own.join("notes.txt"), "1").expect("written");
        fs::write(other.join("another.ron"), "2").expect("written");
        fs::write(own.join("new.ron"), "3").expect("written");
        told(&watch, &own.join("new.ron"), "3");
        // As an editor saves: another file is given the name.
        fs::write(other.join("part"), "4").expect("written");
        fs::rename(other.join("part"), other.join("mine.txt")).expect("renamed");
        told(&watch, &other.join("mine.txt"), "4");
        fs::remove_file(own.join("new.ron")).expect("removed");
        fs::write(own.join("new.ron"), "5").expect("written");
        told(&watch, &own.join("new.ron"), "5");
        assert!(watch.poll().is_empty());
    }
}
