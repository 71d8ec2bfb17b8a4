//! The thread that writes files, so that the window never waits for a disk.

use std::io;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{Builder, JoinHandle};
use std::time::{Duration, Instant};

use super::state::Wake;
use crate::storage::{self, Progress, Record, Replaced, Session, Settings, Store, write_whole};
use crate::words::{Told, told};

/// How long settings may wait for others to come, so that a window being dragged does not keep the disk busy.
const PATIENCE: Duration = Duration::from_millis(500);

/// Makes what is to be written; called on the thread.
type Made<T> = Box<dyn FnOnce() -> T + Send>;

enum Task {
    Session(Made<Session>),
    Settings(Box<Settings>),
    Progress(Progress),
    Draft(String),
    Replaced(Made<Record>),
    File(PathBuf, Made<Vec<u8>>),
    Definition(PathBuf, String),
}

/// What has come of writing.
#[derive(Debug)]
pub(super) enum Written {
    /// A file that the user wanted, or why it could not be written.
    File(PathBuf, Result<(), Told>),
    /// A definition file of the user's own, or why it could not be written.
    Definition(PathBuf, Result<(), Told>),
    /// The games that others have taken the place of, after one more.
    Replaced(Vec<Replaced>),
    /// Something that the program keeps of itself could not be written; why.
    Trouble(Told),
}

/// The thread. What it has been given is written before this is dropped.
#[derive(Debug)]
pub(super) struct Writer {
    tasks: Option<Sender<Task>>,
    done: Receiver<Written>,
    thread: Option<JoinHandle<()>>,
    keeps: bool,
}

impl Writer {
    /// Starts the thread. Without a store it only writes the files that the user wants.
    pub(super) fn new(store: Option<Store>, wake: Wake) -> Self {
        let (tasks, waiting) = channel();
        let (tell, done) = channel();
        let keeps = store.is_some();
        let desk = Desk { store, tell, wake, troubled: false };
        let thread = Builder::new().name("files".to_owned()).spawn(move || desk.work(&waiting));
        if let Err(error) = &thread {
            tracing::error!("the thread for files cannot be started: {error}");
        }
        let thread = thread.ok();
        Self { tasks: thread.is_some().then_some(tasks), done, thread, keeps }
    }

    /// Whether sessions and settings are kept.
    pub(super) fn keeps(&self) -> bool {
        self.keeps
    }

    pub(super) fn session(&self, session: impl FnOnce() -> Session + Send + 'static) {
        self.give(Task::Session(Box::new(session)));
    }

    pub(super) fn settings(&self, settings: Settings) {
        self.give(Task::Settings(Box::new(settings)));
    }

    pub(super) fn progress(&self, progress: Progress) {
        self.give(Task::Progress(progress));
    }

    pub(super) fn draft(&self, draft: String) {
        self.give(Task::Draft(draft));
    }

    pub(super) fn replaced(&self, record: impl FnOnce() -> Record + Send + 'static) {
        self.give(Task::Replaced(Box::new(record)));
    }

    pub(super) fn file(&self, path: PathBuf, content: impl FnOnce() -> Vec<u8> + Send + 'static) {
        self.give(Task::File(path, Box::new(content)));
    }

    pub(super) fn definition(&self, path: PathBuf, text: String) {
        self.give(Task::Definition(path, text));
    }

    fn give(&self, task: Task) {
        if let Some(tasks) = &self.tasks {
            // The thread ends only when this does.
            let _ = tasks.send(task);
        }
    }

    /// What has come of writing since the last call.
    pub(super) fn poll(&self) -> Vec<Written> {
        self.done.try_iter().collect()
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.tasks = None;
        if let Some(thread) = self.thread.take() {
            // A panic in the thread has been reported by then.
            let _ = thread.join();
        }
    }
}

struct Desk {
    store: Option<Store>,
    tell: Sender<Written>,
    wake: Wake,
    /// Whether the user knows that nothing can be kept; once is enough.
    troubled: bool,
}

impl Desk {
    fn work(mut self, waiting: &Receiver<Task>) {
        let mut settings: Option<(Box<Settings>, Instant)> = None;
        loop {
            let next = match &settings {
                Some((_, due)) => waiting.recv_timeout(due.saturating_duration_since(Instant::now())),
                None => waiting.recv().map_err(|_| RecvTimeoutError::Disconnected),
            };
            match next {
                Ok(first) => {
                    let (mut session, mut draft) = (None, None);
                    // Of several sessions or drafts that have come together only the last one matters.
                    for task in std::iter::once(first).chain(waiting.try_iter()) {
                        match task {
                            Task::Session(made) => session = Some(made),
                            Task::Settings(new) => {
                                let due = settings.take().map_or_else(|| Instant::now() + PATIENCE, |known| known.1);
                                settings = Some((new, due));
                            }
                            Task::Progress(progress) => self.keep(|store| store.write_progress(&progress)),
                            Task::Draft(new) => draft = Some(new),
                            Task::Replaced(made) => self.replaced(&made()),
                            Task::File(path, made) => self.file(path, made),
                            Task::Definition(path, text) => self.definition(path, &text),
                        }
                    }
                    if let Some(made) = session {
                        self.keep(|store| store.write_session(&made()));
                    }
                    if let Some(draft) = draft {
                        self.keep(|store| store.write_draft(&draft));
                    }
                }
                Err(RecvTimeoutError::Timeout) => self.settings(settings.take()),
                Err(RecvTimeoutError::Disconnected) => return self.settings(settings.take()),
            }
        }
    }

    fn settings(&mut self, settings: Option<(Box<Settings>, Instant)>) {
        if let Some((settings, _)) = settings {
            self.keep(|store| store.write_settings(&settings));
        }
    }

    fn keep(&mut self, write: impl FnOnce(&Store) -> io::Result<()>) {
        let Some(store) = &self.store else { return };
        match write(store) {
            Ok(()) => self.troubled = false,
            Err(error) if !self.troubled => {
                self.troubled = true;
                let why = storage::trouble(&error);
                self.say(Written::Trouble(told!("file-nothing-kept", why = why.to_string())));
            }
            Err(_) => {}
        }
    }

    fn replaced(&mut self, record: &Record) {
        let mut known = None;
        self.keep(|store| store.keep_replaced(record).map(|all| known = Some(all)));
        if let Some(known) = known {
            self.say(Written::Replaced(known));
        }
    }

    fn file(&self, path: PathBuf, made: Made<Vec<u8>>) {
        let written = write_whole(&path, &made()).map_err(|error| storage::trouble(&error));
        self.say(Written::File(path, written));
    }

    fn definition(&self, path: PathBuf, text: &str) {
        let folder = path.parent().map_or(Ok(()), std::fs::create_dir_all);
        let written = folder.and_then(|()| write_whole(&path, text.as_bytes())).map_err(|error| storage::trouble(&error));
        self.say(Written::Definition(path, written));
    }

    fn say(&self, written: Written) {
        // The window may be closing; then nobody needs to know.
        let _ = self.tell.send(written);
        (self.wake)();
    }
}
