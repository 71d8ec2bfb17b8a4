//! The files in which the program keeps its settings and its open game. Each running program has a session file of its own, held by a
//! lock that the system takes away with the program, however it ends.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use super::definitions::own_definitions;
use super::places::Places;
use super::progress::Progress;
use super::record::Record;
use super::replaced::{self, Replaced};
use super::settings::{Session, Settings};
use super::whole::{put_aside, read_text, trouble, write_whole};
use crate::variant::Report;
use crate::words::{Told, say, told};

/// How many windows can each have a session of their own.
const SLOTS: usize = 64;

/// The settings' file and a session's file that no other running program has.
#[derive(Debug)]
pub struct Store {
    settings: PathBuf,
    session: PathBuf,
    lessons: PathBuf,
    draft: PathBuf,
    replaced: PathBuf,
    games: PathBuf,
    /// Held as long as the program runs.
    _lock: Option<File>,
}

/// What was kept, and what the user should know about it.
#[derive(Debug, Default)]
pub struct Kept {
    /// The settings; those at first where there are none that can be read.
    pub settings: Settings,
    /// The game that was open, with the text of its file for messages about it.
    pub session: Option<(Session, String)>,
    /// What has been learnt.
    pub progress: Progress,
    /// Games that others have taken the place of, the last one first.
    pub replaced: Vec<Replaced>,
    /// The definition that was being written.
    pub draft: Option<String>,
    /// Sentences about what could not be read.
    pub troubles: Vec<Told>,
}

impl Store {
    /// Takes the first session that no other running program has.
    ///
    /// # Errors
    /// If the folders cannot be made.
    pub fn open(places: &Places) -> io::Result<Self> {
        fs::create_dir_all(&places.config)?;
        fs::create_dir_all(&places.state)?;
        let settings = places.config.join("settings.ron");
        let (games, lessons) = (own_definitions(places), places.state.join("lessons.ron"));
        let replaced = places.data.join("replaced");
        for slot in 0..SLOTS {
            let lock = File::options().create(true).truncate(false).write(true).open(places.state.join(format!("session-{slot}.lock")))?;
            match lock.try_lock() {
                Ok(()) => {
                    let session = places.state.join(format!("session-{slot}.ron"));
                    let draft = places.state.join(format!("workbench-{slot}.ron"));
                    return Ok(Self { settings, session, lessons, draft, replaced, games, _lock: Some(lock) });
                }
                Err(TryLockError::WouldBlock) => {}
                Err(TryLockError::Error(_)) => break,
            }
        }
        // A file system without locks: a name that no other running program has.
        let own = places.state.join(format!("session-of-{}.ron", std::process::id()));
        let draft = places.state.join(format!("workbench-of-{}.ron", std::process::id()));
        Ok(Self { settings, session: own, lessons, draft, replaced, games, _lock: None })
    }

    /// The file of the settings.
    #[must_use]
    pub fn settings(&self) -> &Path {
        &self.settings
    }

    /// The file of the session.
    #[must_use]
    pub fn session(&self) -> &Path {
        &self.session
    }

    /// The folder of the user's own definition files, which need not be there yet.
    #[must_use]
    pub fn games(&self) -> &Path {
        &self.games
    }

    /// Reads what was kept. What cannot be read is put aside under another name, and told.
    #[must_use]
    pub fn read(&self) -> Kept {
        let mut kept = Kept::default();
        if let Some(text) = text_of(&self.settings, &mut kept.troubles) {
            match Settings::read(&name(&self.settings), &text) {
                Ok(settings) => kept.settings = settings,
                Err(report) => kept.troubles.push(aside(&self.settings, "kept-settings", &report)),
            }
        }
        if let Some(text) = text_of(&self.session, &mut kept.troubles) {
            match Session::read(&name(&self.session), &text) {
                Ok(session) => kept.session = Some((session, text)),
                Err(report) => kept.troubles.push(aside(&self.session, "kept-game", &report)),
            }
        }
        if let Some(text) = text_of(&self.lessons, &mut kept.troubles) {
            match Progress::read(&name(&self.lessons), &text) {
                Ok(progress) => kept.progress = progress,
                Err(report) => kept.troubles.push(aside(&self.lessons, "kept-lessons", &report)),
            }
        }
        kept.replaced = replaced::list(&self.replaced);
        kept.draft = text_of(&self.draft, &mut kept.troubles).filter(|draft| !draft.trim().is_empty());
        kept
    }

    /// Puts the session's file aside, whose game cannot be replayed, and says so.
    #[must_use]
    pub fn session_is_broken(&self, report: &Report) -> Told {
        aside(&self.session, "kept-game", report)
    }

    /// Writes the settings. Files that another window has opened in the meantime stay in the list of recent ones.
    ///
    /// # Errors
    /// What the system says.
    pub fn write_settings(&self, settings: &Settings) -> io::Result<()> {
        let known = read_text(&self.settings, super::MAX_RECORD).ok().and_then(|text| Settings::read("", &text).ok());
        let mut settings = settings.clone();
        let missing = known.into_iter().flat_map(|known| known.recent).filter(|file| !settings.recent.contains(file));
        let missing: Vec<PathBuf> = missing.collect();
        let mut recent = std::mem::take(&mut settings.recent);
        recent.extend(missing);
        recent.into_iter().rev().for_each(|file| settings.remember(file));
        write_whole(&self.settings, settings.text().as_bytes())
    }

    /// Writes what has been learnt. What another window has noted in the meantime stays.
    ///
    /// # Errors
    /// What the system says.
    pub fn write_progress(&self, progress: &Progress) -> io::Result<()> {
        let mut progress = progress.clone();
        let known = read_text(&self.lessons, super::MAX_RECORD).ok().and_then(|text| Progress::read("", &text).ok());
        if let Some(known) = known {
            progress.merge(&known);
        }
        write_whole(&self.lessons, progress.text().as_bytes())
    }

    /// Writes the definition that is being written in the workbench; none leaves no file.
    ///
    /// # Errors
    /// What the system says.
    pub fn write_draft(&self, draft: &str) -> io::Result<()> {
        if !draft.is_empty() {
            return write_whole(&self.draft, draft.as_bytes());
        }
        fs::remove_file(&self.draft).or_else(|error| if error.kind() == io::ErrorKind::NotFound { Ok(()) } else { Err(error) })
    }

    /// Keeps a game that another has taken the place of, and gives back all that are kept, the last one first.
    ///
    /// # Errors
    /// What the system says.
    pub fn keep_replaced(&self, record: &Record) -> io::Result<Vec<Replaced>> {
        replaced::keep(&self.replaced, record)
    }

    /// Writes the session.
    ///
    /// # Errors
    /// What the system says.
    pub fn write_session(&self, session: &Session) -> io::Result<()> {
        write_whole(&self.session, session.text().as_bytes())
    }
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn text_of(path: &Path, troubles: &mut Vec<Told>) -> Option<String> {
    match read_text(path, 2 * super::MAX_RECORD) {
        Ok(text) => Some(text),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => {
            let (path, why) = (path.to_owned(), trouble(&error));
            troubles.push(told!("file-unread", name = path.display().to_string(), why = why.to_string()));
            None
        }
    }
}

/// Puts a file aside and tells of it; `what` is the key of what was in it.
fn aside(path: &Path, what: &'static str, report: &Report) -> Told {
    let Report { line, column, message, .. } = report.clone();
    let place = told!("kept-place", line = line, column = column, why = message.to_string());
    match put_aside(path).map_err(|error| trouble(&error)) {
        Ok(aside) => told!("kept-aside", what = say!(what), place = place.to_string(), path = aside.display().to_string()),
        Err(why) => told!("kept-not-aside", what = say!(what), place = place.to_string(), why = why.to_string()),
    }
}
