//! The files in which the program keeps its settings and its open game, and a count of the starts that have failed. Each running program
//! has a session file of its own, held by a lock that the system takes away with the program, however it ends.

use std::fs::{self, File, TryLockError};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use nestmate_core::variant::Report;

use super::fault::{FileFault, Notice, Part, Unread, trouble};
use super::part::sweep;
use super::places::{Places, own_definitions};
use super::practice::Practice;
use super::progress::Progress;
use super::record::Record;
use super::replaced::{KeptDraft, Replaced};
use super::settings::{Session, Settings};
use super::shared::{Shared, known};
use super::whole::{put_aside, read_text, write_own};
use super::whose::Whose;
use crate::disk::{self, make_own_folder, narrow, read_whole_text};

const SLOTS: usize = 64;

#[derive(Debug)]
pub struct Store {
    settings: PathBuf,
    pub session: PathBuf,
    /// The session of another slot, to be shown where this one has none yet.
    borrowed: Option<PathBuf>,
    lessons: PathBuf,
    practice: PathBuf,
    draft: PathBuf,
    replaced: PathBuf,
    drafts: PathBuf,
    /// The database of the user's games, which need not be there yet.
    pub archive: PathBuf,
    /// The folder of the user's own definition files, which need not be there yet.
    pub games: PathBuf,
    shared: Shared,
    troubles: Vec<Notice>,
    pub writes: bool,
    /// Held as long as the program runs.
    _lock: Option<File>,
}

#[derive(Debug, Default)]
pub struct Kept {
    pub settings: Settings,
    /// The game that was open, with the text of its file for messages about it.
    pub session: Option<(Session, String)>,
    pub progress: Progress,
    pub practice: Practice,
    /// The last one first.
    pub replaced: Vec<Replaced>,
    pub draft: Option<String>,
    /// Newest first.
    pub drafts: Vec<KeptDraft>,
    pub troubles: Vec<Notice>,
}

impl Store {
    /// Takes the first session that no other running program has. Where nothing can be written, what is there can still be read.
    pub fn of(places: &Places) -> Self {
        Self::open(places).unwrap_or_else(|error| {
            let nothing = Notice::Nothing { folder: places.state.clone(), why: trouble(&error) };
            Self { writes: false, troubles: vec![nothing], ..Self::of_slot(places, "0", None) }
        })
    }

    /// Takes the first session that no other running program has.
    pub fn open(places: &Places) -> io::Result<Self> {
        // Where only the settings cannot be written, that is told when they are.
        let _ = make_own_folder(&places.config);
        make_own_folder(&places.state)?;
        for folder in [&places.config, &places.state, &places.data] {
            sweep(folder);
            narrow(folder);
        }
        for folder in ["replaced", "drafts", "networks"] {
            narrow(&places.data.join(folder));
        }
        let mut shut: Option<(PathBuf, io::Error)> = None;
        for slot in (0..SLOTS).map(|slot| slot.to_string()) {
            let path = places.state.join(format!("session-{slot}.lock"));
            match disk::open(&path, disk::own_file().create(true).truncate(false).write(true)) {
                Err(error) => _ = shut.get_or_insert((path, error)),
                Ok(lock) => match lock.try_lock() {
                    Ok(()) => return Ok(Self::of_slot(places, &slot, Some(lock)).instead_of(shut)),
                    Err(TryLockError::WouldBlock) => {}
                    Err(TryLockError::Error(_)) => return Ok(Self::without_locks(places)),
                },
            }
        }
        match shut {
            Some((_, error)) => Err(error),
            None => Ok(Self::without_locks(places)),
        }
    }

    fn of_slot(places: &Places, slot: &str, lock: Option<File>) -> Self {
        Self {
            settings: places.config.join("settings.ron"),
            session: places.state.join(format!("session-{slot}.ron")),
            borrowed: None,
            lessons: places.state.join("lessons.ron"),
            practice: places.data.join("practice.ron"),
            draft: places.state.join(format!("workbench-{slot}.ron")),
            replaced: places.data.join("replaced"),
            drafts: places.data.join("drafts"),
            archive: places.data.join("games.sqlite"),
            games: own_definitions(places),
            shared: Shared::new(&places.state),
            troubles: Vec::new(),
            writes: true,
            _lock: lock,
        }
    }

    /// A slot whose lock cannot be opened is nobody's; the game in it is shown here, and kept here from now on.
    fn instead_of(mut self, shut: Option<(PathBuf, io::Error)>) -> Self {
        if let Some((path, error)) = shut {
            self.borrowed = Some(path.with_extension("ron"));
            self.troubles.push(Notice::Lock { path, why: trouble(&error) });
        }
        self
    }

    /// A file system without locks: names that no other running program has, with what was kept under such a name last.
    fn without_locks(places: &Places) -> Self {
        let own = format!("of-{}", std::process::id());
        let store = Self::of_slot(places, &own, None);
        for (kept, family) in [(&store.session, "session-of-"), (&store.draft, "workbench-of-")] {
            // Another window that still has it writes it anew.
            let _ = newest(&places.state, family).map(|last| fs::rename(last, kept));
        }
        Self { borrowed: Some(places.state.join("session-0.ron")), ..store }
    }

    /// Notes that the program is being started; nothing where nothing can be kept.
    pub fn starts(&self) -> Option<Starts> {
        self.writes.then(|| Starts::begin(&self.session))
    }

    /// Puts the session aside, with settings, lessons, practice and the definition being written too if `all` is set, and says where it is.
    pub fn set_aside(&mut self, all: bool) -> Vec<Notice> {
        let mut troubles = Vec::new();
        let rest = if all { vec![&mut self.settings, &mut self.lessons, &mut self.practice, &mut self.draft] } else { Vec::new() };
        for path in std::iter::once(&mut self.session).chain(rest).filter(|path| fs::symlink_metadata(&**path).is_ok()) {
            troubles.push(match put_aside(path) {
                Ok(aside) => Notice::PutAside(aside),
                Err(error) => {
                    let shown = path.clone();
                    leave(path);
                    Notice::NotPutAside { path: shown, why: trouble(&error) }
                }
            });
        }
        self.borrowed = None;
        troubles
    }

    pub fn whose(&self) -> Whose {
        Whose::of(self.settings.parent().unwrap_or(&self.settings))
    }

    /// Reads what was kept. What cannot be read is put aside under another name, and told; it is never written over.
    pub fn read(&mut self) -> Kept {
        let mut kept = Kept::default();
        let troubles = &mut kept.troubles;
        let writes = self.writes;
        if let Some((settings, _)) = part(&mut self.settings, Part::Settings, writes, troubles, Settings::read) {
            self.shared.have_read(&settings);
            kept.settings = settings;
        }
        kept.session = part(&mut self.session, Part::Game, writes, troubles, Session::read);
        if let Some(borrowed) = self.borrowed.take().filter(|_| fs::symlink_metadata(&self.session).is_err() && kept.session.is_none()) {
            kept.session = part(&mut borrowed.clone(), Part::Game, false, troubles, Session::read);
        }
        if let Some((progress, _)) = part(&mut self.lessons, Part::Lessons, writes, troubles, Progress::read) {
            kept.progress = progress;
        }
        if let Some((practice, _)) = part(&mut self.practice, Part::Practice, writes, troubles, Practice::read) {
            kept.practice = practice;
        }
        let draft = part(&mut self.draft, Part::Draft, writes, troubles, |_, text| Ok(text.to_owned()));
        kept.draft = draft.map(|draft| draft.0).filter(|draft| !draft.trim().is_empty());
        kept.replaced = Replaced::list(&self.replaced);
        kept.drafts = KeptDraft::list(&self.drafts);
        // What concerns everything comes last, where it is read first.
        kept.troubles.append(&mut self.troubles);
        kept
    }

    /// Puts the session's file aside, whose game cannot be replayed, and says so.
    pub fn session_is_broken(&mut self, report: &Report<FileFault>) -> Notice {
        aside(&mut self.session, Part::Game, self.writes, place_of(report))
    }

    /// What another window has changed in the meantime stays.
    pub fn write_settings(&self, settings: &Settings) -> io::Result<()> {
        self.shared.write_settings(&self.settings, settings)
    }

    pub fn write_progress(&self, progress: &Progress) -> io::Result<()> {
        let _held = self.shared.hold();
        let mut progress = progress.clone();
        if let Some(known) = known(&self.lessons, Progress::read) {
            progress.merge(&known);
        }
        write_own(&self.lessons, progress.text().as_bytes())
    }

    pub fn write_practice(&self, practice: &Practice) -> io::Result<()> {
        self.practice.parent().map_or(Ok(()), make_own_folder)?;
        let _held = self.shared.hold();
        let mut practice = practice.clone();
        if let Some(known) = known(&self.practice, Practice::read) {
            practice.merge(&known);
        }
        write_own(&self.practice, practice.text().as_bytes())
    }

    /// Forgets all that has been learnt, whatever another window knows of it.
    pub fn forget_progress(&self, practice: &Practice) -> io::Result<()> {
        self.practice.parent().map_or(Ok(()), make_own_folder)?;
        let _held = self.shared.hold();
        write_own(&self.lessons, Progress::default().text().as_bytes())?;
        write_own(&self.practice, practice.text().as_bytes())
    }

    /// Writes the definition that is being written in the workbench; none leaves no file.
    pub fn write_draft(&self, draft: &str) -> io::Result<()> {
        if !draft.is_empty() {
            return write_own(&self.draft, draft.as_bytes());
        }
        fs::remove_file(&self.draft).or_else(|error| if error.kind() == io::ErrorKind::NotFound { Ok(()) } else { Err(error) })
    }

    /// Keeps a game that another has taken the place of, and gives back all that are kept, the last one first.
    pub fn keep_replaced(&self, record: &Record) -> io::Result<Vec<Replaced>> {
        let _held = self.shared.hold();
        Replaced::keep(&self.replaced, record)
    }

    /// Keeps a definition replaced before it was saved, and gives back all that are kept, newest first.
    pub fn keep_draft(&self, text: &str) -> io::Result<Vec<KeptDraft>> {
        let _held = self.shared.hold();
        KeptDraft::keep(&self.drafts, text)
    }

    pub fn write_session(&self, session: &Session) -> io::Result<()> {
        write_own(&self.session, session.text().as_bytes())
    }
}

/// The number of failed starts in a row after which the program asks before it takes up what is kept.
const PATIENCE: u32 = 2;

/// Counts the starts that have failed in a row, so that what is kept cannot stop the program for good. A small file beside a session: it
/// is there from the beginning of a start until the window has shown that it works.
#[derive(Clone, Debug)]
pub struct Starts {
    file: PathBuf,
    failed: u32,
}

impl Starts {
    pub(super) fn begin(session: &Path) -> Self {
        let file = session.with_extension("starting");
        let failed = read_whole_text(&file, 16).ok().and_then(|text| text.trim().parse().ok()).unwrap_or(0);
        let starts = Self { file, failed };
        if !starts.must_ask() {
            starts.note(failed + 1);
        }
        starts
    }

    fn note(&self, failed: u32) {
        // Where nothing can be written nothing is kept either, which the window says.
        let file = disk::open(&self.file, disk::own_file().create(true).truncate(true).write(true));
        let _ = file.and_then(|mut file| file.write_all(failed.to_string().as_bytes()));
    }

    pub fn note_plain(&self) {
        self.note(PATIENCE + 1);
    }

    pub fn must_ask(&self) -> bool {
        self.failed >= PATIENCE
    }

    /// Whether even the start after the question has failed.
    pub fn must_doubt_all(&self) -> bool {
        self.failed > PATIENCE
    }

    /// This start has come to something, or has failed for a reason that has nothing to do with what is kept.
    pub fn good(&self) {
        // The worst that can follow is a question at a later start.
        let _ = fs::remove_file(&self.file);
    }
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn newest(folder: &Path, family: &str) -> Option<PathBuf> {
    let entries = fs::read_dir(folder).ok()?.flatten();
    let of_family = entries.filter(|entry| {
        let (name, path) = (entry.file_name(), entry.path());
        let is_ron = path.extension().is_some_and(|ending| ending == "ron");
        is_ron && name.to_str().is_some_and(|name| name.starts_with(family) && !name.contains(".unreadable-"))
    });
    of_family.max_by_key(|entry| entry.metadata().and_then(|known| known.modified()).ok()).map(|entry| entry.path())
}

/// What a file has, read by `read`, with its text; nothing where there is none. One that cannot be read is put aside if `writes` is set;
/// `what` is what was in it.
fn part<T>(
    path: &mut PathBuf,
    what: Part,
    writes: bool,
    troubles: &mut Vec<Notice>,
    read: impl FnOnce(&str, &str) -> Result<T, Box<Report<FileFault>>>,
) -> Option<(T, String)> {
    let why = match read_text(path, 2 * super::MAX_RECORD) {
        Ok(text) => match read(&name(path), &text) {
            Ok(known) => return Some((known, text)),
            Err(report) => place_of(&report),
        },
        Err(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) => return None,
        Err(error) => Unread::Trouble(trouble(&error)),
    };
    troubles.push(aside(path, what, writes, why));
    None
}

fn place_of(report: &Report<FileFault>) -> Unread {
    Unread::Wrong { line: report.line, column: report.column, fault: report.fault.clone() }
}

/// Puts a file aside and tells of it; `part` is what was in it. Where that cannot be done, the file is left alone and another
/// takes its place from now on.
fn aside(path: &mut PathBuf, part: Part, writes: bool, unread: Unread) -> Notice {
    if !writes {
        return Notice::Unread { part, unread, path: path.clone() };
    }
    match put_aside(path) {
        Ok(aside) => Notice::Aside { part, unread, path: aside },
        Err(error) => {
            leave(path);
            Notice::NotAside { part, unread, why: trouble(&error) }
        }
    }
}

/// Takes another name in the place of a file that must be left as it is.
fn leave(path: &mut PathBuf) {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    *path = path.with_file_name(format!("{stem}-{}", std::process::id())).with_extension("ron");
}
