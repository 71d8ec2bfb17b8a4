//! The thread that the database belongs to.

use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use nestmate_core::game::{Game, NodeId, Step, record_text};
use nestmate_engine::task::{Task, Tell, Wake};
use nestmate_text::words::{Told, told};

use super::entry::{EntryMemo, archived, day, labelled};
use super::training::{TrainingRecord, trained};
use crate::app::advice::findings::Book;
use crate::app::files::document::is_text;
use crate::app::files::opening::OpenedGame;
use crate::app::files::records::replay;
use crate::app::files::reviews::{book_of, review_of};
use crate::app::new_game::NewGame;
use crate::saying::Saying;
use crate::storage::{self, Archive, ArchiveFault, ClockRecord, Crossing, GameQuery, GameRow, MoveTally, Record, salvage};

/// What is asked of the database. Of several questions of one kind that wait only the last one matters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum ArchiveSlot {
    Keep(u64),
    Review(u64),
    Find,
    Open,
    /// To put some away or to bring some back; each counts.
    Change(u64),
    /// To put games into a file; each counts.
    Share(u64),
    Explore,
    Train,
}

#[derive(Clone, Debug)]
pub struct GamesFound {
    pub query: GameQuery,
    pub rows: Arc<Vec<GameRow>>,
    pub total: usize,
    /// The rules that there are games of: ids with names.
    pub games: Vec<(String, String)>,
}

#[derive(Debug)]
pub(super) enum ArchiveNews {
    Kept,
    Found(GamesFound),
    /// A game that was asked for, with its print and the number of plies to show, or why it cannot be opened.
    Opened(Result<(Box<OpenedGame>, String), Told>),
    PutAway(Vec<i64>),
    BroughtBack(usize),
    Shared(PathBuf, usize),
    Unshared(PathBuf, Told),
    Explored(Crossing, Vec<MoveTally>),
    Trained(BTreeMap<String, TrainingRecord>),
    /// The database was damaged. It is there now, and this many games of it could be read.
    Rebuilt(PathBuf, usize),
    Fault(ArchiveFault),
}

type ArchiveJob = Box<dyn FnOnce(&mut GamesDesk, &Tell<'_, ArchiveNews>) + Send>;

pub(super) type DeskTask = Task<ArchiveSlot, ArchiveNews, ArchiveJob>;

/// Begins a thread for the database of this path. What it was given to keep is kept before this is dropped.
pub(super) fn serve(path: PathBuf, wake: Wake) -> DeskTask {
    let make = move || {
        let mut desk = GamesDesk { path: path.clone(), archive: None, memo: EntryMemo::default(), prints: HashMap::new() };
        move |_: &ArchiveSlot, job: ArchiveJob, tell: &Tell<'_, ArchiveNews>| job(&mut desk, tell)
    };
    Task::serve("games", wake, make).awaited()
}

pub(super) struct GamesDesk {
    path: PathBuf,
    archive: Option<Archive>,
    memo: EntryMemo,
    pub(super) prints: HashMap<u64, String>,
}

impl GamesDesk {
    /// Does something with the database, which is opened for the first job. One that is damaged is put aside and made anew.
    fn with<T>(&mut self, tell: &Tell<'_, ArchiveNews>, work: impl Fn(&mut Archive) -> Result<T, ArchiveFault>) -> Option<T> {
        let done = match self.opened().and_then(&work) {
            Err(ArchiveFault::Damaged) => self.rebuild(tell).and_then(|()| self.opened().and_then(&work)),
            done => done,
        };
        done.map_err(|fault| tell.tell(ArchiveNews::Fault(fault))).ok()
    }

    fn opened(&mut self) -> Result<&mut Archive, ArchiveFault> {
        let archive = match self.archive.take() {
            Some(archive) => archive,
            None => Archive::open(&self.path)?,
        };
        Ok(self.archive.insert(archive))
    }

    fn rebuild(&mut self, tell: &Tell<'_, ArchiveNews>) -> Result<(), ArchiveFault> {
        self.archive = None;
        let left = salvage(&self.path).map_err(|error| ArchiveFault::Trouble(storage::trouble(&error)))?;
        tracing::warn!("the database of games was damaged; it is kept as {}", left.aside.display());
        let (shipped, today) = (crate::shipped::library(), day(0));
        let mut games = Vec::new();
        for record in left.records {
            let definition = shipped.definition(&record.game).filter(|_| record.definition.is_empty());
            let record = if let Some(definition) = definition { Record { definition, ..record } } else { record };
            if let Ok(game) = replay(&record, "", "", "") {
                games.push(archived(&game, record.players, &mut self.memo, &today));
            }
        }
        self.opened()?.add(&games)?;
        tell.tell(ArchiveNews::Rebuilt(left.aside, games.len()));
        Ok(())
    }

    pub(super) fn keep(&mut self, serial: u64, (game, book): (Game, &Book), setup: &NewGame, tell: &Tell<'_, ArchiveNews>) {
        let game = labelled(game, setup);
        let mut entry = archived(&game, setup.players, &mut self.memo, &day(0));
        entry.record.review = review_of(book, &game);
        let instead = self.prints.get(&serial).cloned();
        if self.with(tell, |archive| archive.keep(&entry, instead.as_deref())).is_some() {
            self.prints.insert(serial, entry.print());
            tell.tell(ArchiveNews::Kept);
        }
    }

    /// Keeps what a review has found with the game, if the game is kept.
    pub(super) fn review(&mut self, serial: u64, (game, book): (Game, &Book), setup: &NewGame, tell: &Tell<'_, ArchiveNews>) {
        let review = review_of(book, &game);
        let print = self.prints.get(&serial).cloned().unwrap_or_else(|| {
            // It may have been kept before the program was started anew.
            archived(&labelled(game, setup), setup.players, &mut self.memo, &day(0)).print()
        });
        self.with(tell, |archive| archive.review(&print, &review));
    }

    pub(super) fn find(&mut self, query: &GameQuery, tell: &Tell<'_, ArchiveNews>) {
        let found = self.with(tell, |archive| Ok((archive.find(query)?, archive.count()?, archive.games()?)));
        if let Some((rows, total, games)) = found {
            tell.tell(ArchiveNews::Found(GamesFound { query: query.clone(), rows: Arc::new(rows), total, games }));
        }
    }

    pub(super) fn explore(&mut self, from: Crossing, tell: &Tell<'_, ArchiveNews>) {
        if let Some(moves) = self.with(tell, |archive| archive.moves(&from)) {
            tell.tell(ArchiveNews::Explored(from, moves));
        }
    }

    pub(super) fn train(&mut self, tell: &Tell<'_, ArchiveNews>) {
        if let Some(games) = self.with(tell, |archive| archive.results()) {
            tell.tell(ArchiveNews::Trained(trained(&crate::shipped::library(), &games)));
        }
    }

    pub(super) fn set_gone(&mut self, games: Vec<i64>, gone: bool, tell: &Tell<'_, ArchiveNews>) {
        let done = self.with(tell, |archive| archive.set_gone(&games, gone));
        if done.is_some() {
            tell.tell(if gone { ArchiveNews::PutAway(games) } else { ArchiveNews::BroughtBack(games.len()) });
        }
    }

    pub(super) fn open(&mut self, id: i64, at: Option<usize>, tell: &Tell<'_, ArchiveNews>) {
        let Some(known) = self.with(tell, |archive| Ok((archive.record(id)?, archive.print(id)?))) else { return };
        let (Some(record), print) = known else {
            return tell.tell(ArchiveNews::Opened(Err(told!("own-games-gone"))));
        };
        let text = record.text();
        let opened = replay(&record, "", &text, "").map(|mut game| {
            let place = at.filter(|&at| at > 0).and_then(|at| game.tree().main_line().nth(at - 1));
            if at.is_some() {
                game.go(Step::To(place.unwrap_or(NodeId::START)));
            }
            let clock = (ClockRecord::controls(record.clock.as_ref()), ClockRecord::spent(record.clock.as_ref()));
            let computer = record.strength.map(|strength| (strength, record.woken));
            let (players, book) = (record.players, book_of(&record.review, &game));
            (Box::new(OpenedGame { players, computer, clock, book, ..OpenedGame::of(game) }), print)
        });
        tell.tell(ArchiveNews::Opened(opened.map_err(|report| Saying::told(report.fault.clone()))));
    }

    pub(super) fn share(&mut self, games: &[i64], path: PathBuf, tell: &Tell<'_, ArchiveNews>) {
        let records = self.with(tell, |archive| games.iter().map(|&id| archive.record(id)).collect::<Result<Vec<_>, _>>());
        let Some(records) = records else { return };
        let records: Vec<Record> = records.into_iter().flatten().collect();
        tell.tell(match write(&records, &path) {
            Ok(()) => ArchiveNews::Shared(path, records.len()),
            Err(why) => ArchiveNews::Unshared(path, why),
        });
    }
}

fn write(records: &[Record], path: &Path) -> Result<(), Told> {
    let text = shared(records, path)?;
    storage::write_whole(path, text.as_bytes()).map_err(|error| storage::trouble(&error).told())
}

/// The text of a file that has all of the games: as other programs read them if its name says so, else as the program's own.
fn shared(records: &[Record], path: &Path) -> Result<String, Told> {
    if !is_text(path) {
        return Ok(records.iter().map(Record::text).collect());
    }
    let mut texts = Vec::with_capacity(records.len());
    for record in records {
        let game = replay(record, "", "", "").map_err(|report| Saying::told(report.fault.clone()))?;
        texts.push(record_text(&game));
    }
    Ok(texts.join("\n"))
}
