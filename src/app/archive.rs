//! The user's own games: every game that was finished here or saved, in a database that is searched, added to and taken from beside the
//! window.

mod desk;
mod entry;
mod import;
mod material;
mod news;
mod openings;
mod scan;
mod training;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

pub use desk::GamesFound;
pub use entry::{day, opening_moves};
pub(super) use entry::{day_at, result_of};
pub use import::{ImportProgress, import_games};
pub use material::MaterialSought;
pub use openings::FirstMoves;
pub use scan::ScanProgress;
pub use training::TrainingRecord;

use nestmate_core::geometry::CellSet;
use nestmate_core::position::Position;
use nestmate_core::variant::{Side, Variant};
use nestmate_engine::task::Wake;
use nestmate_text::words::{Told, told};

use crate::app::effect::Effects;
use crate::app::files::opening::{OpenedGame, ReadContext};
use crate::app::table::{Mode, Table};
use crate::storage::{ArchiveFault, Crossing, GameQuery, MoveTally};
use desk::{ArchiveNews, ArchiveSlot, DeskTask};
use entry::number;
use import::Import;
use openings::{ShippedGames, together};
use scan::Search;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GamesWish {
    Find(GameQuery),
    /// Put one on the board, after this many plies of its main line, or where it was left.
    Open(i64, Option<usize>),
    PutAway(Vec<i64>),
    BringBack,
    Import(PathBuf),
    /// Import no more games, or else look through no more.
    Stop,
    /// Put some into a file, whatever it holds.
    Share(Vec<i64>, PathBuf),
    Keep,
    Explore(Crossing),
    Train,
}

/// What is known of the game on the board, so that it is kept when it has ended here, and stays as it is after that.
#[derive(Clone, Copy, Debug)]
struct WatchedGame {
    serial: u64,
    changes: u64,
    reviews: u64,
    /// Whether it has stood open at its end since it came onto the board.
    open: bool,
    kept: bool,
}

impl WatchedGame {
    fn of(table: &Table) -> Self {
        let (changes, reviews) = (table.game.changes(), table.study.reviews);
        Self { serial: table.serial, changes, reviews, open: false, kept: false }
    }
}

pub struct OwnGames {
    /// The database; none where nothing can be kept.
    pub path: Option<PathBuf>,
    desk: Option<DeskTask>,
    wake: Wake,
    watched: Option<WatchedGame>,
    opened: Option<u64>,
    search: Search,
    pub fault: Option<ArchiveFault>,
    turns: u64,
    pub away: Vec<i64>,
    import: Option<Import>,
    /// Why games of the last file that was added could not be read, each with its place.
    pub problems: Vec<Told>,
    /// The position that was asked about last, and what is known of the one that was answered last.
    pub crossing: Option<Crossing>,
    explored: Option<(Crossing, Vec<MoveTally>)>,
    trained: Trained,
    shipped: ShippedGames,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ExploredGames {
    Own,
    Shipped,
    #[default]
    Both,
}

pub(super) enum GamesNews {
    Say(Effects),
    /// A game to be put on the board, and its print in the database.
    Open(Box<OpenedGame>, String),
    /// The database has been made anew, which is to be told: what there is in files may be added to it.
    Rebuilt(Effects),
}

#[derive(Debug, Default)]
struct Trained {
    asked: bool,
    known: Option<BTreeMap<String, TrainingRecord>>,
}

impl OwnGames {
    /// How the user does against the levels of the computer in each game, by its id, once that was asked for ([`GamesWish::Train`]) and is
    /// known. A game without a result against the computer is not there.
    pub fn trained(&self) -> Option<&BTreeMap<String, TrainingRecord>> {
        self.trained.known.as_ref()
    }

    pub(super) fn new(path: Option<PathBuf>, wake: Wake) -> Self {
        let desk = path.clone().map(|path| desk::serve(path, Arc::clone(&wake)));
        Self {
            path,
            desk,
            shipped: ShippedGames::new(Arc::clone(&wake)),
            wake,
            watched: None,
            opened: None,
            search: Search::default(),
            fault: None,
            turns: 0,
            away: Vec::new(),
            import: None,
            problems: Vec::new(),
            crossing: None,
            explored: None,
            trained: Trained::default(),
        }
    }

    pub fn found(&self) -> Option<&GamesFound> {
        self.search.found.as_ref()
    }

    pub fn is_looking(&self) -> bool {
        self.fault.is_none() && !self.search.is_over()
    }

    /// How far the games are played through to find what is looked for.
    pub fn scanning(&self) -> Option<ScanProgress> {
        self.search.progress()
    }

    pub fn importing(&self) -> Option<&ImportProgress> {
        self.import.as_ref().map(|import| &import.progress)
    }

    /// What the database knows a position by: whole, or on the lattice of a layer alone.
    pub(super) fn crossing(position: &Position, variant: &Variant, lattice: Option<(usize, &CellSet)>) -> Crossing {
        let (lattice, hash) = lattice.map_or((0, position.hash()), |(layer, cells)| (number(layer), position.hash_on(variant, cells)));
        Crossing { game: variant.id.clone(), lattice, hash, black: position.side() == Side::Black }
    }

    pub fn explored(&self, from: &Crossing, which: ExploredGames) -> Option<Vec<MoveTally>> {
        let own = self.explored.as_ref().filter(|known| known.0 == *from).map(|known| known.1.as_slice());
        let own = own.or_else(|| self.desk.is_none().then_some(&[][..]));
        match which {
            ExploredGames::Own => own.map(<[MoveTally]>::to_vec),
            ExploredGames::Shipped => self.shipped.known(from).map(<[MoveTally]>::to_vec),
            ExploredGames::Both => Some(together(own?, self.shipped.known(from)?)),
        }
    }

    pub(super) fn update(&mut self, wish: GamesWish, table: &Table, known: ReadContext) -> Effects {
        match wish {
            GamesWish::Explore(from) => {
                self.shipped.task.ask(from.clone(), Arc::clone(table.variant()));
                self.crossing = Some(from);
                self.explore();
            }
            _ if self.desk.is_none() => return Effects::refuse(told!("own-games-nowhere")),
            GamesWish::Find(query) => {
                self.search.ask(query);
                self.look();
            }
            GamesWish::Open(id, at) => self.ask(ArchiveSlot::Open, move |desk, tell| desk.open(id, at, tell)),
            GamesWish::PutAway(games) => self.set_gone(games, true),
            GamesWish::BringBack => {
                let games = std::mem::take(&mut self.away);
                self.set_gone(games, false);
            }
            GamesWish::Import(file) => return self.import(vec![file], known),
            GamesWish::Stop => return self.stop(),
            GamesWish::Share(games, path) => {
                let slot = ArchiveSlot::Share(self.next_turn());
                self.ask(slot, move |desk, tell| desk.share(&games, path, tell));
            }
            GamesWish::Keep => {
                self.keep(table);
                return Effects::info(told!("own-games-saved"));
            }
            GamesWish::Train => {
                self.trained.asked = true;
                self.train();
            }
        }
        Effects::none()
    }

    pub(super) fn know(&mut self, table: &Table, print: String) {
        let serial = table.serial;
        self.watched = Some(WatchedGame::of(table));
        self.opened = Some(serial);
        self.ask(ArchiveSlot::Keep(serial), move |desk, _| _ = desk.prints.insert(serial, print));
    }

    /// Keeps the game on the board when it has ended here, and whenever it is changed after that.
    pub(super) fn watch(&mut self, table: &Table) {
        let game = &table.game;
        if !matches!(&table.mode, Mode::Play) {
            return;
        }
        let now = WatchedGame::of(table);
        let watched = self.watched.get_or_insert(now);
        if watched.serial != now.serial {
            *watched = now;
        }
        watched.open |= game.is_at_end() && game.outcome().is_none();
        let ended = watched.open && game.is_at_end() && game.outcome().is_some();
        let reviewed = std::mem::replace(&mut watched.reviews, now.reviews) != now.reviews;
        if now.changes != watched.changes && (ended || watched.kept) {
            self.keep(table);
        } else if reviewed {
            let (serial, game, book, setup) = (now.serial, game.clone(), table.study.book.clone(), table.setup.clone());
            self.ask(ArchiveSlot::Review(serial), move |desk, tell| desk.review(serial, (game, &book), &setup, tell));
        }
    }

    pub(super) fn keep(&mut self, table: &Table) {
        if self.desk.is_none() || table.game.tree().main_line().next().is_none() {
            return;
        }
        let serial = table.serial;
        let open = self.watched.is_some_and(|watched| watched.serial == serial && watched.open);
        self.watched = Some(WatchedGame { open, kept: true, ..WatchedGame::of(table) });
        let (game, book, setup) = (table.game.clone(), table.study.book.clone(), table.setup.clone());
        self.ask(ArchiveSlot::Keep(serial), move |desk, tell| desk.keep(serial, (game, &book), &setup, tell));
    }

    pub(super) fn import(&mut self, files: Vec<PathBuf>, known: ReadContext) -> Effects {
        if self.import.is_some() {
            return Effects::refuse(told!("own-games-importing"));
        }
        self.problems.clear();
        self.import = self.path.clone().map(|path| Import::begin(path, files, known, Arc::clone(&self.wake)));
        Effects::none()
    }

    fn stop(&mut self) -> Effects {
        let Some(import) = self.import.take() else {
            let stopped = self.search.stop();
            let told = |scan: ScanProgress| Effects::info(told!("own-games-scan-stopped", done = scan.done, total = scan.total));
            return stopped.map_or_else(Effects::none, told);
        };
        self.changed();
        Effects::info(news::summary(&import.progress, true))
    }

    fn set_gone(&mut self, games: Vec<i64>, gone: bool) {
        let slot = ArchiveSlot::Change(self.next_turn());
        self.ask(slot, move |desk, tell| desk.set_gone(games, gone, tell));
    }

    fn next_turn(&mut self) -> u64 {
        self.turns += 1;
        self.turns
    }

    fn ask(
        &mut self,
        slot: ArchiveSlot,
        job: impl FnOnce(&mut desk::GamesDesk, &nestmate_engine::task::Tell<'_, ArchiveNews>) + Send + 'static,
    ) {
        if let Some(desk) = &mut self.desk {
            desk.ask(slot, Box::new(job));
        }
    }

    fn look(&mut self) {
        // A search that plays games through is not begun anew by each game that comes in.
        if self.search.progress().is_some() {
            return;
        }
        if let Some(query) = self.search.asked.clone() {
            self.ask(ArchiveSlot::Find, move |desk, tell| desk.find(&query, tell));
        }
    }

    fn explore(&mut self) {
        if let Some(from) = self.crossing.clone() {
            self.ask(ArchiveSlot::Explore, move |desk, tell| desk.explore(from, tell));
        }
    }

    fn train(&mut self) {
        if self.trained.asked {
            self.ask(ArchiveSlot::Train, desk::GamesDesk::train);
        }
    }

    /// What was found may be no longer true.
    fn changed(&mut self) {
        self.look();
        self.explore();
        self.train();
    }
}

#[cfg(test)]
mod tests;
