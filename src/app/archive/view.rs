//! What the window reads of the user's own games, and what they want of the rest of the app.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use nestmate_text::words::Told;

use super::{ExploredGames, GamesFound, GamesNews, ImportProgress, OwnGames, TrainingRecord};
use crate::app::app::App;
use crate::app::files::opening::ReadContext;
use crate::app::lens::fold::Fold;
use crate::storage::{ArchiveFault, Crossing, MoveTally};

impl App {
    pub fn games_path(&self) -> Option<&Path> {
        self.own_games.path()
    }

    /// What the database of games knows the position on the board by: whole, or on the board folded so alone.
    pub fn crossing(&self, fold: Option<&Fold>) -> Crossing {
        OwnGames::crossing(self.game().position(), self.variant(), fold.map(|fold| (fold.layer, &fold.cells)))
    }

    /// Whether it is known how games went on from a position, or that is being found out.
    pub fn explores(&self, from: &Crossing) -> bool {
        self.own_games.explores(from)
    }

    pub fn explored(&self, from: &Crossing, which: ExploredGames) -> Option<Vec<MoveTally>> {
        self.own_games.explored(from, which)
    }

    /// How the user does against the levels of the computer in each game, by its id, once that was asked for ([`super::GamesWish::Train`]) and
    /// is known. A game without a result against the computer is not there.
    pub fn training(&self) -> Option<&BTreeMap<String, TrainingRecord>> {
        self.own_games.training()
    }

    /// The same of one game, where there may be no result yet; `None` until it is known.
    pub fn training_in(&self, game: &str) -> Option<TrainingRecord> {
        match self.training() {
            Some(known) => Some(known.get(game).cloned().unwrap_or_default()),
            None => self.games_path().is_none().then(TrainingRecord::default),
        }
    }

    pub fn games_found(&self) -> Option<&GamesFound> {
        self.own_games.found()
    }

    pub fn looks_for_games(&self) -> bool {
        self.own_games.is_looking()
    }

    pub fn games_fault(&self) -> Option<&ArchiveFault> {
        self.own_games.fault()
    }

    pub fn games_away(&self) -> usize {
        self.own_games.away()
    }

    /// Why games of the last file that was added could not be read, each with its place.
    pub fn import_problems(&self) -> &[Told] {
        self.own_games.problems()
    }

    pub fn importing(&self) -> Option<&ImportProgress> {
        self.own_games.importing()
    }

    pub fn is_own_game(&self) -> bool {
        self.own_table().file().is_none() && self.own_games.came_from_here(self.own_table().serial())
    }

    pub(in crate::app) fn poll_games(&mut self) {
        for news in self.own_games.poll() {
            match news {
                GamesNews::Say(effects) => self.carry_out(effects),
                GamesNews::Open(opened, print) => {
                    let effects = self.open(*opened);
                    self.carry_out(effects);
                    self.own_games.know(&self.table, print);
                }
                GamesNews::Rebuilt(said) => {
                    let replaced = self.shelf.replaced().iter().map(|known| known.path.clone());
                    let files: Vec<PathBuf> = self.keeper.settings().recent.iter().cloned().chain(replaced).collect();
                    let known = ReadContext::of(self);
                    let added = self.own_games.import(files.into_iter().filter(|file| file.is_file()).collect(), known);
                    self.carry_out(said.then(added));
                }
            }
        }
    }
}
