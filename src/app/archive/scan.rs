//! Games are played through to find a material or a part of the board in them, beside everything else and until nobody wants it any more.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use nestmate_core::game::Game;
use nestmate_engine::task::{News, Task, TaskFault, Tell, Wake};

use super::desk::GamesFound;
use super::material::MaterialSought;
use crate::app::files::records::replay;
use crate::storage::{Archive, ArchiveFault, GameQuery, GameRow};

/// After how many games it is told how far the search has come.
const STRIDE: usize = 50;

/// How many games of how many have been played through.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ScanProgress {
    pub done: usize,
    pub total: usize,
}

#[derive(Debug)]
pub(super) enum ScanNews {
    /// So many games further, these were found.
    On(usize, Vec<GameRow>),
    Fault(ArchiveFault),
}

/// What was looked for last, and what has been found.
#[derive(Debug, Default)]
pub(super) struct Search {
    pub(super) asked: Option<GameQuery>,
    pub(super) found: Option<GamesFound>,
    scan: Option<(Task<(), ScanNews>, ScanProgress)>,
}

impl Search {
    pub(super) fn ask(&mut self, query: GameQuery) {
        self.asked = Some(query);
        self.scan = None;
    }

    pub(super) fn is_over(&self) -> bool {
        self.scan.is_none() && self.asked.as_ref() == self.found.as_ref().map(|found| &found.query)
    }

    pub(super) fn progress(&self) -> Option<ScanProgress> {
        self.scan.as_ref().map(|scan| scan.1)
    }

    /// Leaves it at what has been found; how far it had come.
    pub(super) fn stop(&mut self) -> Option<ScanProgress> {
        self.scan.take().map(|scan| scan.1)
    }

    /// Takes what the database of this path has found; what it cannot know is then looked for in these games.
    pub(super) fn take(&mut self, mut found: GamesFound, database: Option<&Path>, wake: &Wake) {
        self.scan = None;
        let wanted = found.query.plays_through() && self.asked.as_ref() == Some(&found.query);
        if let Some(path) = database.filter(|_| wanted) {
            let rows = std::mem::take(&mut found.rows);
            let (path, query, total): (PathBuf, _, _) = (path.to_owned(), found.query.clone(), rows.len());
            let work = move |tell: &Tell<'_, ScanNews>| {
                let done = Archive::beside(&path).and_then(|archive| scan(&archive, &query, &rows, tell));
                done.unwrap_or_else(|fault| tell.tell(ScanNews::Fault(fault)));
            };
            self.scan = Some((Task::once("scan", Arc::clone(wake), (), work), ScanProgress { done: 0, total }));
        }
        self.found = Some(found);
    }

    pub(super) fn poll(&mut self) -> Option<Result<ArchiveFault, TaskFault>> {
        while let Some((task, progress)) = &mut self.scan {
            let ((), news) = task.next()?;
            match news {
                News::Answer(ScanNews::On(games, rows)) => {
                    progress.done += games;
                    if let Some(found) = self.found.as_mut().filter(|_| !rows.is_empty()) {
                        Arc::make_mut(&mut found.rows).extend(rows);
                    }
                }
                News::Answer(ScanNews::Fault(fault)) => return Some(Ok(fault)),
                News::Done => self.scan = None,
                News::Failed(fault) => {
                    self.scan = None;
                    return Some(Err(fault));
                }
            }
        }
        None
    }
}

/// Plays games through, and tells those in which all that is looked for stands on the board at once, each with the ply after which it
/// first does.
pub(super) fn scan(archive: &Archive, query: &GameQuery, rows: &[GameRow], tell: &Tell<'_, ScanNews>) -> Result<(), ArchiveFault> {
    for rows in rows.chunks(STRIDE) {
        let mut found = Vec::new();
        for row in rows {
            if tell.is_off() {
                return Ok(());
            }
            let game = archive.record(row.id)?.and_then(|record| replay(&record, "", "", "").ok());
            let at = game.and_then(|game| first(&game, query));
            found.extend(at.map(|at| GameRow { at: Some(at), ..row.clone() }));
        }
        tell.tell(ScanNews::On(rows.len(), found));
    }
    Ok(())
}

/// After how many plies of the main line what is looked for first stands on the board.
fn first(game: &Game, query: &GameQuery) -> Option<usize> {
    let (variant, mut position) = (game.variant(), game.start().clone());
    let material = if query.material.is_empty() { None } else { Some(MaterialSought::read(&query.material, variant).ok()?) };
    let mut line = game.tree().main_line().filter_map(|node| game.tree().mv(node));
    let mut ply = 0;
    loop {
        let part = query.part.as_ref().is_none_or(|part| position.hash_on(variant, &part.cells) == part.hash);
        if part && material.as_ref().is_none_or(|material| material.is_in(&position, variant)) {
            return Some(ply);
        }
        position.play(variant, line.next()?);
        ply += 1;
    }
}

#[cfg(test)]
mod tests;
