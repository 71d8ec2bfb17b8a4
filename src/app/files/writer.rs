//! The task that writes files, so that the window never waits for a disk.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use nestmate_engine::task::{News, Task, TaskFault, Tell, Wake};
use nestmate_text::words::{Told, told};

use crate::app::files::collection::{with_added, with_part};
use crate::app::files::document::{Clash, Edition, Expected, check};
use crate::app::words::fault_told;
use crate::disk::encoded;
use crate::saying::Saying;
use crate::storage::{
    self, KeptDraft, MAX_COLLECTION, Practice, Print, Progress, Record, Replaced, Session, Settings, Store, read_bytes, write_whole,
};

/// How long settings may wait for others to come, so that a window being dragged does not keep the disk busy.
const PATIENCE: Duration = Duration::from_millis(500);

/// What is written. Of several jobs for the same that wait only the last one matters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::app) enum Slot {
    Session,
    Settings,
    Progress,
    Practice,
    Forgetting,
    Table(PathBuf),
    Draft,
    /// A game that another has taken the place of; each counts.
    Replaced(u64),
    /// A definition replaced in the workbench; each counts.
    Shelved(u64),
    File(PathBuf, Edition),
    Definition(PathBuf),
}

impl Slot {
    /// Whether it is a file of the user's, rather than something that the program keeps of itself.
    fn is_users(&self) -> bool {
        matches!(self, Self::File(..) | Self::Definition(_) | Self::Table(_))
    }
}

#[derive(Debug)]
pub(in crate::app) struct SavedFile {
    pub(in crate::app) path: PathBuf,
    pub(in crate::app) edition: Edition,
    pub(in crate::app) part: Option<usize>,
    pub(in crate::app) result: Result<Print, Unsaved>,
}

#[derive(Debug)]
pub(in crate::app) enum Unsaved {
    Clash(Clash),
    Trouble(Told),
}

#[derive(Debug)]
pub(in crate::app) enum Written {
    /// The session of this number is on the disk, or why it is not.
    Session(u64, Result<(), Told>),
    File(SavedFile),
    /// These signs could not be written into a file that was.
    Missing(String),
    Definition(PathBuf, Result<(), Told>),
    Table(PathBuf, Result<(), Told>),
    Replaced(Vec<Replaced>),
    Drafts(Vec<KeptDraft>),
    /// Something that the program keeps of itself could not be written; why.
    Trouble(Told),
    /// Something that the program keeps of itself was not written because of an error of its own; it should be given again.
    Again(Slot, TaskFault),
}

impl Written {
    pub(in crate::app) fn is_unsaved(&self) -> bool {
        match self {
            Self::File(saved) => saved.result.is_err(),
            Self::Definition(_, written) | Self::Table(_, written) => written.is_err(),
            Self::Session(..) | Self::Missing(_) | Self::Replaced(_) | Self::Drafts(_) | Self::Trouble(_) | Self::Again(..) => false,
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::app) enum WriteStanding {
    /// It is, or there was nothing to write yet.
    Kept,
    Underway,
    Lost(Told),
}

type WriteJob = Box<dyn FnOnce(&mut WriterState, &Tell<'_, Written>) + Send>;

/// Writes files. What it has been given is written before this is dropped.
#[derive(Debug)]
pub(in crate::app) struct Writer {
    task: Task<Slot, Written, WriteJob>,
    /// Whether sessions and settings are kept.
    pub(in crate::app) keeps: bool,
    sessions: u64,
    /// Whether the last session that was given is on the disk.
    pub(in crate::app) standing: WriteStanding,
    /// How many replaced games and definitions it was given.
    replaced: u64,
    /// What has failed by an error of the program's own and was given again since.
    again: Vec<Slot>,
    saving: Vec<Slot>,
}

impl Writer {
    /// Without a store it only writes the files that the user wants.
    pub(in crate::app) fn new(store: Option<Store>, wake: Wake) -> Self {
        let keeps = store.is_some();
        let store = store.map(Arc::new);
        let task = Task::serve("files", wake, move || {
            let mut desk = WriterState { store: store.clone(), troubled: false, last: None };
            move |_: &Slot, job: WriteJob, tell: &Tell<'_, Written>| job(&mut desk, tell)
        });
        let task = task.with_patience(|slot| if *slot == Slot::Settings { PATIENCE } else { Duration::ZERO }).awaited();
        Self { task, keeps, sessions: 0, standing: WriteStanding::Kept, replaced: 0, again: Vec::new(), saving: Vec::new() }
    }

    pub(in crate::app) fn saves(&self) -> bool {
        !self.saving.is_empty()
    }

    pub(in crate::app) fn session(&mut self, session: impl FnOnce() -> Session + Send + 'static) {
        self.sessions += 1;
        self.standing = WriteStanding::Underway;
        let number = self.sessions;
        self.give(Slot::Session, move |desk, tell| {
            if let Some(done) = desk.keep(tell, |store| store.write_session(&session())) {
                tell.tell(Written::Session(number, done));
            }
        });
    }

    pub(in crate::app) fn settings(&mut self, settings: Settings) {
        self.give(Slot::Settings, move |desk, tell| _ = desk.keep(tell, |store| store.write_settings(&settings)));
    }

    pub(in crate::app) fn progress(&mut self, progress: Progress) {
        self.give(Slot::Progress, move |desk, tell| _ = desk.keep(tell, |store| store.write_progress(&progress)));
    }

    pub(in crate::app) fn practice(&mut self, practice: Practice) {
        self.give(Slot::Practice, move |desk, tell| _ = desk.keep(tell, |store| store.write_practice(&practice)));
    }

    /// Forgets all that has been learnt; `practice` is what is left.
    pub(in crate::app) fn forget_progress(&mut self, practice: Practice) {
        self.give(Slot::Forgetting, move |desk, tell| _ = desk.keep(tell, |store| store.forget_progress(&practice)));
    }

    pub(in crate::app) fn table(&mut self, path: PathBuf, text: String) {
        self.give(Slot::Table(path.clone()), move |_, tell| {
            let written = write_whole(&path, text.as_bytes()).map_err(|error| storage::trouble(&error).told());
            tell.tell(Written::Table(path, written));
        });
    }

    pub(in crate::app) fn draft(&mut self, draft: String) {
        self.give(Slot::Draft, move |desk, tell| _ = desk.keep(tell, |store| store.write_draft(&draft)));
    }

    pub(in crate::app) fn replaced(&mut self, record: impl FnOnce() -> Record + Send + 'static) {
        self.replaced += 1;
        self.give(Slot::Replaced(self.replaced), move |desk, tell| {
            if let Some(Ok(all)) = desk.keep(tell, |store| store.keep_replaced(&record())) {
                tell.tell(Written::Replaced(all));
            }
        });
    }

    pub(in crate::app) fn shelve(&mut self, text: String) {
        self.replaced += 1;
        self.give(Slot::Shelved(self.replaced), move |desk, tell| {
            if let Some(Ok(all)) = desk.keep(tell, |store| store.keep_draft(&text)) {
                tell.tell(Written::Drafts(all));
            }
        });
    }

    /// `expected` is what the file has to hold for it to be written, `part` which of its games is, `edition` what is saved.
    pub(in crate::app) fn file(
        &mut self,
        path: PathBuf,
        (expected, part): (Expected, Option<usize>),
        edition: Edition,
        made: impl FnOnce() -> String + Send + 'static,
    ) {
        self.give(Slot::File(path.clone(), edition), move |desk, tell| {
            // Among other games it is written as they are.
            let (game, missing) = if part.is_none() { encoded(&made(), &path) } else { (made().into_bytes(), String::new()) };
            let (whole, part) = desk.around(&path, expected, part, game);
            let result = whole.and_then(|whole| desk.file(&path, expected, &whole));
            if result.is_ok() && !missing.is_empty() {
                tell.tell(Written::Missing(missing));
            }
            tell.tell(Written::File(SavedFile { path, edition, part, result }));
        });
    }

    /// Writes a game into a file as one more of its games.
    pub(in crate::app) fn one_more(&mut self, path: PathBuf, edition: Edition, made: impl FnOnce() -> String + Send + 'static) {
        self.give(Slot::File(path.clone(), edition), move |desk, tell| {
            let (result, part) = match desk.one_more(&path, made().as_bytes()) {
                Ok((print, part)) => (Ok(print), Some(part)),
                Err(unsaved) => (Err(unsaved), None),
            };
            tell.tell(Written::File(SavedFile { path, edition, part, result }));
        });
    }

    pub(in crate::app) fn definition(&mut self, path: PathBuf, text: String) {
        self.give(Slot::Definition(path.clone()), move |_, tell| {
            let folder = path.parent().map_or(Ok(()), std::fs::create_dir_all);
            let written = folder.and_then(|()| write_whole(&path, text.as_bytes())).map_err(|error| storage::trouble(&error).told());
            tell.tell(Written::Definition(path, written));
        });
    }

    /// Does not wait for what is still being written when this is dropped.
    pub(in crate::app) fn abandon(&mut self) {
        self.task.abandon();
    }

    fn give(&mut self, slot: Slot, job: impl FnOnce(&mut WriterState, &Tell<'_, Written>) + Send + 'static) {
        if slot.is_users() && !self.saving.contains(&slot) {
            self.saving.push(slot.clone());
        }
        self.task.ask(slot, Box::new(job));
    }

    pub(in crate::app) fn poll(&mut self) -> Vec<Written> {
        let news: Vec<_> = std::iter::from_fn(|| self.task.next()).collect();
        news.into_iter().filter_map(|(slot, news)| self.take(slot, news)).collect()
    }

    fn take(&mut self, slot: Slot, news: News<Written>) -> Option<Written> {
        if !matches!(news, News::Answer(_)) {
            self.saving.retain(|known| *known != slot);
        }
        match news {
            News::Answer(written) => {
                if let Written::Session(number, done) = &written
                    && *number == self.sessions
                {
                    self.standing = done.clone().map_or_else(WriteStanding::Lost, |()| WriteStanding::Kept);
                }
                Some(written)
            }
            News::Done => {
                self.again.retain(|known| *known != slot);
                None
            }
            News::Failed(fault) => Some(self.failed(slot, fault)),
        }
    }

    /// A file that the user wanted is not written. What the program keeps of itself is given once more: what fails twice would fail for ever.
    fn failed(&mut self, slot: Slot, fault: TaskFault) -> Written {
        let why = fault_told(&fault);
        match slot {
            Slot::File(path, edition) => return Written::File(SavedFile { path, edition, part: None, result: Err(Unsaved::Trouble(why)) }),
            Slot::Definition(path) => return Written::Definition(path, Err(why)),
            Slot::Session => self.standing = WriteStanding::Lost(why.clone()),
            Slot::Table(path) => return Written::Table(path, Err(why)),
            Slot::Settings | Slot::Progress | Slot::Practice | Slot::Forgetting | Slot::Draft => {}
            Slot::Replaced(_) | Slot::Shelved(_) => return Written::Trouble(why),
        }
        if self.again.contains(&slot) {
            return Written::Trouble(told!("file-nothing-kept", why = why.to_string()));
        }
        self.again.push(slot.clone());
        Written::Again(slot, fault)
    }
}

struct WriterState {
    store: Option<Arc<Store>>,
    /// Whether the user knows that nothing can be kept; once is enough.
    troubled: bool,
    /// The file that the user wanted last, and what it holds: the window may not know of it yet when it wants it again.
    last: Option<(PathBuf, Print)>,
}

impl WriterState {
    /// Writes something that the program keeps of itself, where it keeps anything, and tells of the first trouble.
    fn keep<T>(&mut self, tell: &Tell<'_, Written>, write: impl FnOnce(&Store) -> io::Result<T>) -> Option<Result<T, Told>> {
        let written = write(self.store.as_deref()?).map_err(|error| storage::trouble(&error).told());
        if let Some(why) = written.as_ref().err().filter(|_| !self.troubled).cloned() {
            tell.tell(Written::Trouble(told!("file-nothing-kept", why = why.to_string())));
        }
        self.troubled = written.is_err();
        Some(written)
    }

    /// What a file is to hold once a game is in its place there; a file that is gone gets the game alone. And that place.
    fn around(&self, path: &Path, expected: Expected, part: Option<usize>, game: Vec<u8>) -> (Result<Vec<u8>, Unsaved>, Option<usize>) {
        let Some(at) = part else { return (Ok(game), None) };
        let content = match read_bytes(path, MAX_COLLECTION) {
            Ok(content) => content,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return (Ok(game), None),
            Err(error) => return (Err(Unsaved::Clash(Clash::Unread(storage::trouble(&error)))), part),
        };
        let now = Some(Print::of(&content));
        let own = self.last.as_ref().filter(|last| last.0 == path).map(|last| last.1);
        let is_known = now == own || matches!(expected, Expected::Content(known) if known == now);
        let whole = with_part(&content, at, &game).filter(|_| is_known);
        (whole.ok_or(Unsaved::Clash(Clash::Several)), part)
    }

    /// Writes a game behind those that a file has; gives back what it holds then, and the number of the game.
    fn one_more(&mut self, path: &Path, game: &[u8]) -> Result<(Print, usize), Unsaved> {
        let content = read_bytes(path, MAX_COLLECTION).map_err(|error| Unsaved::Trouble(storage::trouble(&error).told()))?;
        let (whole, part) = with_added(&content, game).ok_or_else(|| Unsaved::Trouble(told!("save-not-added")))?;
        write_whole(path, &whole).map_err(|error| Unsaved::Trouble(storage::trouble(&error).told()))?;
        let print = Print::of(&whole);
        self.last = Some((path.to_owned(), print));
        Ok((print, part))
    }

    /// Writes a file that the user wants, if it holds what is expected; gives back what it holds then.
    fn file(&mut self, path: &Path, expected: Expected, content: &[u8]) -> Result<Print, Unsaved> {
        let print = Print::of(content);
        let own = self.last.as_ref().filter(|last| last.0 == path && matches!(expected, Expected::Content(_)));
        match check(path, expected, print) {
            // It is what this program has written itself.
            Err(_) if own.is_some_and(|own| check(path, Expected::Content(Some(own.1)), print).is_ok()) => {}
            checked => checked.map_err(Unsaved::Clash)?,
        }
        write_whole(path, content).map_err(|error| Unsaved::Trouble(storage::trouble(&error).told()))?;
        self.last = Some((path.to_owned(), print));
        Ok(print)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Receiver, channel};

    use super::*;
    use crate::storage::{NewGame, Places};

    fn writer(home: &Path) -> (Writer, Receiver<()>) {
        let store = Store::open(&Places::below(home)).expect("the folders can be made");
        let (ring, bell) = channel();
        let wake = move || {
            // The test may be over.
            let _ = ring.send(());
        };
        (Writer::new(Some(store), Arc::new(wake)), bell)
    }

    /// What has come of writing, once `enough` is.
    fn until(writer: &mut Writer, bell: &Receiver<()>, enough: impl Fn(&Writer, &[Written]) -> bool) -> Vec<Written> {
        let mut all = Vec::new();
        while !enough(writer, &all) {
            bell.recv_timeout(Duration::from_mins(1)).expect("the window is woken");
            all.extend(writer.poll());
        }
        all
    }

    const EDITION: Edition = Edition { serial: 1, changes: 1 };

    fn session(start: &str) -> Session {
        let record = Record::new("own".to_owned(), String::new(), start.to_owned());
        let (setup, file, content, part, draft) = (NewGame::default(), None, None, None, None);
        Session { flipped: false, setup, file, content, copy: false, part, changed: false, draft, record }
    }

    #[test]
    fn a_panic_while_a_session_is_made_is_told_and_the_next_one_is_written() {
        let home = tempfile::tempdir().expect("a folder");
        let (mut writer, bell) = writer(home.path());
        writer.session(|| panic!("a mistake"));
        let told = until(&mut writer, &bell, |_, told| !told.is_empty());
        let fault = TaskFault::Panic { task: "files", message: "a mistake".to_owned() };
        assert!(matches!(&told[..], [Written::Again(Slot::Session, known)] if *known == fault), "{told:?}");
        assert!(matches!(writer.standing, WriteStanding::Lost(_)));
        writer.session(|| session("first"));
        until(&mut writer, &bell, |writer, _| writer.standing == WriteStanding::Kept);
        // One that fails again and again is not given for ever.
        writer.session(|| panic!("a mistake"));
        until(&mut writer, &bell, |_, told| matches!(told, [Written::Again(..)]));
        writer.session(|| panic!("a mistake"));
        until(&mut writer, &bell, |_, told| matches!(told, [Written::Trouble(_)]));
        drop(writer);
        let kept = Store::open(&Places::below(home.path())).expect("open").read();
        assert_eq!(kept.session.expect("it is kept").0.record.start, "first");
    }

    #[test]
    fn a_file_that_was_not_made_is_told_as_not_saved() {
        let home = tempfile::tempdir().expect("a folder");
        let (mut writer, bell) = writer(home.path());
        let (bad, good) = (home.path().join("bad.txt"), home.path().join("good.txt"));
        writer.file(bad.clone(), (Expected::Anything, None), EDITION, || panic!("a mistake"));
        writer.file(good.clone(), (Expected::Anything, None), EDITION, || "good".to_owned());
        let told = until(&mut writer, &bell, |_, told| told.len() == 2);
        assert!(matches!(&told[0], Written::File(SavedFile { path, result: Err(Unsaved::Trouble(_)), .. }) if *path == bad), "{told:?}");
        assert!(matches!(&told[1], Written::File(SavedFile { path, result: Ok(_), .. }) if *path == good), "{told:?}");
        assert!(!bad.exists() && std::fs::read(&good).is_ok_and(|content| content == b"good"));
    }
}
