//! Games of files are added to the database, beside everything else and until nobody wants it any more.

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use nestmate_engine::task::{News, Task, Tell, Wake, crew};
use nestmate_text::words::{Told, told};

use super::entry::{EntryMemo, archived, day};
use crate::app::advice::strength::most_threads;
use crate::app::files::games::{GameText, GameTexts};
use crate::app::files::opening::{Opened, ReadContext, open_lower};
use crate::app::words::fault_told;
use crate::saying::Saying;
use crate::storage::{self, Added, Archive, ArchiveFault, ArchivedGame};

/// How many games are added at a time, or games with so many bytes: as many as are lost when the import is broken off.
const BATCH: usize = 2000;
const BATCH_BYTES: usize = 4 << 20;

/// The most games that cannot be read of which each is told why; more are only counted.
const MOST_PROBLEMS: usize = 200;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ImportProgress {
    pub done: usize,
    pub bytes: u64,
    pub size: u64,
    pub added: Added,
    pub unread: usize,
    told: usize,
}

#[derive(Clone, Debug)]
pub(super) enum ImportNews {
    Progress(ImportProgress),
    Unread(Told),
    /// A game could not be read; why, with its place.
    Problem(Told),
    Fault(ArchiveFault),
    Over,
}

#[derive(Debug)]
pub(super) struct Import {
    task: Task<(), ImportNews>,
    pub(super) progress: ImportProgress,
}

impl Import {
    /// Adds the games of some files to the database of this path. `wake` is called when there is news.
    pub(super) fn begin(database: PathBuf, files: Vec<PathBuf>, known: ReadContext, wake: Wake) -> Self {
        let work = move |tell: &Tell<'_, ImportNews>| {
            if let Err(fault) = add_files(&database, &files, &known, tell) {
                tell.tell(ImportNews::Fault(fault));
            }
        };
        Self { task: Task::once("import", wake, (), work), progress: ImportProgress::default() }
    }

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

/// Adds the games of files, as many as are read before nobody wants them any more. How far it has come.
pub(super) fn add_files(
    database: &Path,
    files: &[PathBuf],
    known: &ReadContext,
    tell: &Tell<'_, ImportNews>,
) -> Result<ImportProgress, ArchiveFault> {
    let mut archive = Archive::open(database)?;
    let size = |file: &PathBuf| fs::metadata(file).map_or(0, |known| known.len());
    let mut progress = ImportProgress { size: files.iter().map(size).sum(), ..ImportProgress::default() };
    for file in files {
        let unread = |error: io::Error| {
            let (why, name) = (storage::trouble(&error), file.display().to_string());
            tell.tell(ImportNews::Unread(told!("file-unread", name = name.as_str(), why = why.said())));
        };
        match storage::open_to_read(file) {
            Ok(source) => {
                let name = file.file_name().unwrap_or_default().to_string_lossy();
                add_texts(&mut archive, &name, GameTexts::new(source), known, &mut progress, tell)?.unwrap_or_else(unread);
            }
            Err(error) => unread(error),
        }
    }
    Ok(progress)
}

pub(super) fn add_texts<R: Read>(
    archive: &mut Archive,
    name: &str,
    mut texts: GameTexts<R>,
    known: &ReadContext,
    progress: &mut ImportProgress,
    tell: &Tell<'_, ImportNews>,
) -> Result<io::Result<()>, ArchiveFault> {
    let before = progress.bytes;
    while !tell.is_off() {
        let (mut batch, mut length) = (Vec::new(), 0);
        while batch.len() < BATCH && length < BATCH_BYTES {
            match texts.next() {
                Some(Ok(game)) => {
                    length += game.text.len();
                    batch.push(game);
                }
                Some(Err(error)) => return Ok(Err(error)),
                None => break,
            }
        }
        if batch.is_empty() {
            break;
        }
        let (at, read): (Vec<(usize, bool)>, Vec<ArchivedGame>) = read(&batch, known).into_iter().unzip();
        let added = archive.add(&read)?;
        for (place, game) in batch.iter().enumerate() {
            let whole = at.binary_search_by_key(&place, |known| known.0).map(|found| at[found].1);
            progress.unread += usize::from(whole.is_err());
            if whole == Ok(true) || progress.told >= MOST_PROBLEMS {
                continue;
            }
            for problem in problems(name, game, known) {
                progress.told += 1;
                tell.tell(ImportNews::Problem(problem));
            }
        }
        progress.done += batch.len();
        progress.bytes = before + texts.bytes;
        progress.added.new += added.new;
        progress.added.known += added.known;
        tell.tell(ImportNews::Progress(progress.clone()));
    }
    Ok(Ok(()))
}

/// Why a game of a file cannot be read, or what of it was read otherwise than it stands, with its place in the file.
fn problems(name: &str, game: &GameText, known: &ReadContext) -> Vec<Told> {
    let (name, line) = (name.to_owned(), game.lines + 1);
    match open_lower(&name, game.text.clone(), game.lines, None, known).game() {
        Some(Err(why)) => vec![why],
        Some(Ok(game)) if !game.remarks.is_empty() => {
            let told = |remark: Told| {
                let name = name.clone();
                told!("own-games-remark", name = name.as_str(), remark = remark.to_string())
            };
            game.remarks.into_iter().map(told).collect()
        }
        _ => vec![told!("own-games-no-moves", name = name.as_str(), line = line)],
    }
}

/// Reads games on all threads that the machine has, each with its place and whether it was read as it stands. Those that cannot be read,
/// and those without a move, are left out.
fn read(games: &[GameText], known: &ReadContext) -> Vec<((usize, bool), ArchivedGame)> {
    let (next, found, today) = (AtomicUsize::new(0), Mutex::new(Vec::new()), day(0));
    let work = || {
        let mut memo = EntryMemo::default();
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(game) = games.get(at) else { return };
            let Opened::Game(opened) = open_lower("", game.text.clone(), 0, None, known) else { continue };
            let game = archived(&opened.game, opened.players, &mut memo, &today);
            if !game.moves.is_empty() {
                found.lock().unwrap_or_else(PoisonError::into_inner).push(((at, opened.remarks.is_empty()), game));
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

/// Adds the games of files to the database of this path, which is made if it is not there.
pub fn import_games(database: &Path, files: &[PathBuf], known: &ReadContext) -> Result<ImportProgress, Told> {
    let stop = AtomicBool::new(false);
    add_files(database, files, known, &Tell::new(&|_| (), &stop)).map_err(Saying::told)
}
