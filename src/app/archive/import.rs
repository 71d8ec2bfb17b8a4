//! Games of files are added to the database, beside everything else and until nobody wants it any more.

use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::entry::{LatticeCache, archived, day};
use crate::app::advice::strength::most_threads;
use crate::app::files::opening::{Opened, ReadContext, file_text, open_part};
use crate::app::words::fault_told;
use crate::game::split_games;
use crate::saying::Saying;
use crate::storage::{Added, Archive, ArchiveFault, ArchivedGame};
use crate::task::{News, Task, Tell, Wake, crew};
use crate::words::{Told, told};

/// How many games are added at a time: as many as are lost when the import is broken off.
const BATCH: usize = 256;

/// How far an import has come.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ImportProgress {
    /// How many games have been looked at.
    pub done: usize,
    /// How many there are.
    pub total: usize,
    /// What has become of them.
    pub added: Added,
    /// How many could not be read.
    pub unread: usize,
}

/// What an import has to tell.
#[derive(Clone, Debug)]
pub(super) enum ImportNews {
    /// How far it has come.
    Progress(ImportProgress),
    /// A file could not be read.
    Unread(Told),
    /// The database cannot be used.
    Fault(ArchiveFault),
    /// It is over.
    Over,
}

/// Files being added.
#[derive(Debug)]
pub(super) struct Import {
    task: Task<(), ImportNews>,
    progress: ImportProgress,
}

impl Import {
    /// Adds the games of some files to the database of this path. `wake` is called when there is news.
    pub(super) fn begin(database: PathBuf, files: Vec<PathBuf>, known: ReadContext, wake: Wake) -> Self {
        let work = move |tell: &Tell<'_, ImportNews>| add_all(&database, &files, &known, tell);
        Self { task: Task::once("import", wake, (), work), progress: ImportProgress::default() }
    }

    /// How far it has come.
    pub(super) fn progress(&self) -> &ImportProgress {
        &self.progress
    }

    /// What there is to tell since the last call.
    pub(super) fn poll(&mut self) -> Vec<ImportNews> {
        let mut told = Vec::new();
        while let Some(((), news)) = self.task.next() {
            match news {
                News::Answer(ImportNews::Progress(progress)) => {
                    self.progress = progress.clone();
                    told.push(ImportNews::Progress(progress));
                }
                News::Answer(news) => told.push(news),
                News::Done => told.push(ImportNews::Over),
                News::Failed(fault) => told.extend([ImportNews::Unread(fault_told(&fault)), ImportNews::Over]),
            }
        }
        told
    }
}

fn add_all(database: &Path, files: &[PathBuf], known: &ReadContext, tell: &Tell<'_, ImportNews>) {
    let mut archive = match Archive::open(database) {
        Ok(archive) => archive,
        Err(fault) => return tell.tell(ImportNews::Fault(fault)),
    };
    let mut progress = ImportProgress::default();
    for file in files {
        match file_text(file) {
            Ok((_, text, _)) => {
                if let Err(fault) = add_text(&mut archive, &text, known, &mut progress, tell) {
                    return tell.tell(ImportNews::Fault(fault));
                }
            }
            Err(error) => {
                let why = crate::storage::trouble(&error);
                let name = file.display().to_string();
                tell.tell(ImportNews::Unread(told!("file-unread", name = name.as_str(), why = why.said())));
            }
        }
    }
}

/// Adds the games of a text, as many as are read before nobody wants them any more.
pub(super) fn add_text(
    archive: &mut Archive,
    text: &str,
    known: &ReadContext,
    progress: &mut ImportProgress,
    tell: &Tell<'_, ImportNews>,
) -> Result<(), ArchiveFault> {
    let parts: Vec<&str> = split_games(text).into_iter().map(|part| &text[part]).collect();
    progress.total += parts.len();
    for batch in parts.chunks(BATCH) {
        if tell.is_off() {
            break;
        }
        let read = read(batch, known);
        let added = archive.add(&read)?;
        progress.done += batch.len();
        progress.unread += batch.len() - read.len();
        progress.added.new += added.new;
        progress.added.known += added.known;
        tell.tell(ImportNews::Progress(progress.clone()));
    }
    Ok(())
}

/// Reads games on all threads that the machine has. Those that cannot be read, and those without a move, are left out.
fn read(parts: &[&str], known: &ReadContext) -> Vec<ArchivedGame> {
    let (next, found, today) = (AtomicUsize::new(0), Mutex::new(Vec::new()), day(0));
    let work = || {
        let mut lattices = LatticeCache::default();
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(part) = parts.get(at) else { return };
            if let Some(game) = read_one(part, known, &mut lattices, &today) {
                found.lock().unwrap_or_else(PoisonError::into_inner).push((at, game));
            }
        }
    };
    crew(|crew| {
        for number in 1..most_threads().min(8) {
            if crew.start("import", number, work).is_err() {
                break;
            }
        }
        work();
    });
    let mut found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
    found.sort_by_key(|known| known.0);
    found.into_iter().map(|known| known.1).collect()
}

fn read_one(text: &str, known: &ReadContext, lattices: &mut LatticeCache, today: &str) -> Option<ArchivedGame> {
    let Opened::Game(opened) = open_part("", text.to_owned(), None, known) else { return None };
    let lattices = lattices.of(opened.game.variant());
    Some(archived(&opened.game, opened.players, &lattices, today)).filter(|game| !game.moves.is_empty())
}
