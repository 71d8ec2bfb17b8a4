//! What has come of what was asked of the database, and what the window reads of it.

use std::path::PathBuf;

use nestmate_core::geometry::CellSet;
use nestmate_engine::task::{News, TaskFault};
use nestmate_text::words::{Told, key, told};

use super::desk::ArchiveNews;
use super::import::{Import, ImportNews, ImportProgress};
use super::{GamesNews, OwnGames, TrainingRecord};
use crate::app::app::App;
use crate::app::effect::Effects;
use crate::app::files::opening::ReadContext;
use crate::app::lens::fold::Fold;
use crate::app::words::fault_told;
use crate::saying::Saying;
use crate::storage::{ArchiveFault, BoardPart, Crossing};

impl OwnGames {
    pub(super) fn poll(&mut self) -> Vec<GamesNews> {
        let news: Vec<_> = self.desk.iter().flat_map(|desk| std::iter::from_fn(|| desk.next())).collect();
        let mut told: Vec<GamesNews> = news.into_iter().filter_map(|(_, news)| self.take(news)).collect();
        if let Some(fault) = self.shipped.poll() {
            told.push(GamesNews::Say(failed(&fault)));
        }
        match self.search.poll() {
            Some(Ok(fault)) => told.extend(self.take_fault(fault).map(GamesNews::Say)),
            Some(Err(fault)) => told.push(GamesNews::Say(failed(&fault))),
            None => {}
        }
        let imported = self.import.as_mut().map(Import::poll).unwrap_or_default();
        for news in imported {
            told.extend(self.take_import(news).map(GamesNews::Say));
        }
        told
    }

    fn take(&mut self, news: News<ArchiveNews>) -> Option<GamesNews> {
        let news = match news {
            News::Answer(news) => news,
            News::Done => return None,
            News::Failed(fault) => return Some(GamesNews::Say(failed(&fault))),
        };
        if !matches!(news, ArchiveNews::Fault(_)) {
            self.fault = None;
        }
        let say = |effects| Some(GamesNews::Say(effects));
        match news {
            ArchiveNews::Kept => self.changed(),
            ArchiveNews::Found(found) => self.search.take(found, self.path.as_deref(), &self.wake),
            ArchiveNews::Explored(from, moves) => self.explored = Some((from, moves)),
            ArchiveNews::Trained(known) => self.trained.known = Some(known),
            ArchiveNews::Opened(Ok((game, print))) => return Some(GamesNews::Open(game, print)),
            ArchiveNews::Opened(Err(why)) => return say(Effects::fail(why)),
            ArchiveNews::PutAway(games) => {
                self.changed();
                let count = games.len();
                self.away = games;
                return say(Effects::info(told!("own-games-deleted", count = count)));
            }
            ArchiveNews::BroughtBack(count) => {
                self.changed();
                return say(Effects::info(told!("own-games-back", count = count)));
            }
            ArchiveNews::Shared(path, count) => {
                return say(Effects::info(told!("own-games-exported", count = count, path = path.display().to_string())));
            }
            ArchiveNews::Unshared(path, why) => {
                return say(Effects::fail(told!("file-unwritten", path = path.display().to_string(), why = why.to_string())));
            }
            ArchiveNews::Rebuilt(aside, count) => {
                self.changed();
                let said = Effects::fail(told!("own-games-rebuilt", count = count, path = aside.display().to_string()));
                return Some(GamesNews::Rebuilt(said));
            }
            ArchiveNews::Fault(fault) => return self.take_fault(fault).and_then(say),
        }
        None
    }

    fn take_fault(&mut self, fault: ArchiveFault) -> Option<Effects> {
        let known = self.fault.replace(fault.clone());
        (known.as_ref() != Some(&fault)).then(|| Effects::fail(told!("own-games-unusable", why = fault.said())))
    }

    fn take_import(&mut self, news: ImportNews) -> Option<Effects> {
        match news {
            ImportNews::Progress(_) => self.look(),
            ImportNews::Problem(why) => self.problems.push(why),
            ImportNews::Unread(why) => return Some(Effects::fail(why)),
            ImportNews::Fault(fault) => return self.take_fault(fault),
            ImportNews::Over => {
                let over = self.import.take();
                self.changed();
                return over.filter(|import| import.progress.done > 0).map(|import| Effects::info(summary(&import.progress, false)));
            }
        }
        None
    }
}

fn failed(fault: &TaskFault) -> Effects {
    let why = fault_told(fault);
    Effects::fail(told!("own-games-failed", why = why.to_string()))
}

pub(super) fn summary(progress: &ImportProgress, stopped: bool) -> Told {
    let key = if stopped { key!("own-games-import-stopped") } else { key!("own-games-imported") };
    let (new, known, unread) = (progress.added.new, progress.added.known, progress.unread);
    told!(key, new = new, known = known, unread = unread)
}

impl App {
    pub fn own_games(&self) -> &OwnGames {
        &self.own_games
    }

    /// What the database of games knows the position on the board by: whole, or on the board folded so alone.
    pub fn crossing(&self, fold: Option<&Fold>) -> Crossing {
        OwnGames::crossing(self.game().position(), self.variant(), fold.map(|fold| (fold.layer, &fold.cells)))
    }

    /// What stands on the part of the board that circles and arrows mark: their cells, and those of the rectangle from end to end of an
    /// arrow. A folded board has no others than those that it shows. `None` where nothing is marked.
    pub fn marked_part(&self) -> Option<BoardPart> {
        let (game, variant, grid) = (self.game(), self.variant(), self.variant().board.grid);
        let shown = self.fold().map_or(variant.board.cells, |fold| fold.cells);
        let mut cells = CellSet::EMPTY;
        for shape in &game.tree().notes(game.current()).shapes {
            let between = |one: i32, other: i32| one.min(other)..=one.max(other);
            let files = between(grid.file(shape.from), grid.file(shape.to));
            let ranks = between(grid.rank(shape.from), grid.rank(shape.to));
            let inside = grid.iter().filter(|&cell| files.contains(&grid.file(cell)) && ranks.contains(&grid.rank(cell)));
            inside.filter(|&cell| shown.contains(cell)).for_each(|cell| cells.insert(cell));
        }
        (!cells.is_empty()).then(|| BoardPart { cells, hash: game.position().hash_on(variant, &cells) })
    }

    /// What is known of the level in one game, where there may be no result yet; `None` until it is known.
    pub fn training_in(&self, game: &str) -> Option<TrainingRecord> {
        match self.own_games.trained() {
            Some(known) => Some(known.get(game).cloned().unwrap_or_default()),
            None => self.own_games.path.is_none().then(TrainingRecord::default),
        }
    }

    pub fn is_own_game(&self) -> bool {
        self.own_table().origin.file.is_none() && self.own_games.opened == Some(self.own_table().serial)
    }

    pub(in crate::app) fn poll_games(&mut self) {
        for news in self.own_games.poll() {
            match news {
                GamesNews::Say(effects) => self.carry_out(effects),
                GamesNews::Open(opened, print) => {
                    self.run(|app| app.open(*opened));
                    self.own_games.know(&self.table, print);
                }
                GamesNews::Rebuilt(said) => {
                    let replaced = self.shelf.replaced.iter().map(|known| known.path.clone());
                    let files: Vec<PathBuf> = self.keeper.settings.recent.iter().cloned().chain(replaced).collect();
                    let known = ReadContext::of(self);
                    let added = self.own_games.import(files.into_iter().filter(|file| file.is_file()).collect(), known);
                    self.carry_out(said.then(added));
                }
            }
        }
    }
}
