//! Games of files are added to the database, beside everything else and until nobody wants it any more.

use std::ops::Range;
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

/// The most games that cannot be read of which each is told why; more are only counted.
const MOST_PROBLEMS: usize = 200;

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
    /// A game could not be read; why, with its place.
    Problem(Told),
    /// The database cannot be used.
    Fault(ArchiveFault),
    /// It is over.
    Over,
}

/// The import that is under way, and what the last one could not read.
#[derive(Debug, Default)]
pub(super) struct Imports {
    pub(super) running: Option<Import>,
    /// Why games could not be read, each with its place.
    pub(super) problems: Vec<Told>,
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
                let name = file.file_name().unwrap_or_default().to_string_lossy();
                if let Err(fault) = add_text(&mut archive, (&name, &text), known, &mut progress, tell) {
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
    (name, text): (&str, &str),
    known: &ReadContext,
    progress: &mut ImportProgress,
    tell: &Tell<'_, ImportNews>,
) -> Result<(), ArchiveFault> {
    let parts = split_games(text);
    progress.total += parts.len();
    for batch in parts.chunks(BATCH) {
        if tell.is_off() {
            break;
        }
        let texts: Vec<&str> = batch.iter().map(|part| &text[part.clone()]).collect();
        let (at, read): (Vec<usize>, Vec<ArchivedGame>) = read(&texts, known).into_iter().unzip();
        let added = archive.add(&read)?;
        for part in batch.iter().enumerate().filter(|(place, _)| at.binary_search(place).is_err()).map(|(_, part)| part) {
            progress.unread += 1;
            if progress.unread <= MOST_PROBLEMS {
                tell.tell(ImportNews::Problem(problem(name, text, part, known)));
            }
        }
        progress.done += batch.len();
        progress.added.new += added.new;
        progress.added.known += added.known;
        tell.tell(ImportNews::Progress(progress.clone()));
    }
    Ok(())
}

/// Why a game of a file cannot be read, with its place in the file.
fn problem(name: &str, text: &str, part: &Range<usize>, known: &ReadContext) -> Told {
    let before = &text[..part.start];
    let lines = before.matches('\n').count();
    // With as many lines before it as it has in the file, it is told where it really is.
    let alone = ["\n".repeat(lines).as_str(), &text[part.clone()]].concat();
    if let Opened::Failed(why) = open_part(name, alone, None, known) {
        return why;
    }
    let name = name.to_owned();
    told!("own-games-no-moves", name = name.as_str(), line = lines + 1)
}

/// Reads games on all threads that the machine has, each with its place. Those that cannot be read, and those without a move, are left out.
fn read(parts: &[&str], known: &ReadContext) -> Vec<(usize, ArchivedGame)> {
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
    found
}

fn read_one(text: &str, known: &ReadContext, lattices: &mut LatticeCache, today: &str) -> Option<ArchivedGame> {
    let Opened::Game(opened) = open_part("", text.to_owned(), None, known) else { return None };
    let lattices = lattices.of(opened.game.variant());
    Some(archived(&opened.game, opened.players, &lattices, today)).filter(|game| !game.moves.is_empty())
}
