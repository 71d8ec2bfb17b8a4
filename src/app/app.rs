//! The state of the window.

use std::sync::Arc;

use nestmate_core::game::Game;
use nestmate_core::position::Position;
use nestmate_core::rules::Flaw;
use nestmate_core::variant::{Library, Unplayable, Variant};
use nestmate_engine::task::Wake;
use nestmate_text::words::say;
use thiserror::Error;

use crate::app::advice::adviser::Adviser;
use crate::app::advice::judge::Analysis;
use crate::app::advice::strength::Strength;
use crate::app::archive::{OwnGames, day};
use crate::app::effect::Message;
use crate::app::engines::Engines;
use crate::app::files::catalogue::GameCatalogue;
use crate::app::files::document::Document;
use crate::app::files::keeper::Keeper;
use crate::app::files::opening::OpenedGame;
use crate::app::files::records::replay;
use crate::app::files::reviews::book_of;
use crate::app::learn::school::School;
use crate::app::lens::{Layers, Lens};
use crate::app::new_game::{NewGame, OwnChoice, Player, start_with};
use crate::app::practice::Drill;
use crate::app::shelf::Shelf;
use crate::app::table::Table;
use crate::app::table::clock::TurnClock;
use crate::app::train::trainer::Trainer;
use crate::saying::Saying;
use crate::storage::{ClockRecord, Kept, Practice, Session, Settings, Store, Whose};

/// The window cannot be opened because there is nothing to play.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StartError {
    /// No definition file has a game that is whole.
    #[error("{}", say!("nothing-to-play"))]
    NoGame,
}

/// Everything that the window shows and the user can change, in parts. A part changes itself and knows no other; what it wants of others
/// it returns as effects, which [`App::update`] carries out.
pub struct App {
    pub(super) table: Table,
    pub(super) shelf: Shelf,
    pub(super) catalogue: GameCatalogue,
    pub(super) lens: Lens,
    pub(super) adviser: Adviser,
    pub(super) analysis: Analysis,
    pub(super) school: School,
    pub(super) drill: Drill,
    pub(super) trainer: Trainer,
    pub(super) keeper: Keeper,
    pub(super) own_games: OwnGames,
    pub(super) engines: Engines,
    pub(super) messages: Vec<Message>,
    pub(super) wake: Wake,
}

impl App {
    /// Begins the first game of the library, White for the user. `wake` is called from another thread whenever [`App::poll`] should be called.
    pub fn new(library: Library, wake: Wake) -> Result<Self, StartError> {
        Self::with(library, None, (Settings::default(), Whose::default()), wake)
    }

    fn with(library: Library, store: Option<Store>, (settings, whose): (Settings, Whose), wake: Wake) -> Result<Self, StartError> {
        let ids: Vec<String> = library.games().map(|(id, _)| id.to_owned()).collect();
        let first = ids.iter().find_map(|id| begin(&library, &NewGame::new(id)).ok().map(|game| (id.clone(), game)));
        let (id, game) = first.ok_or(StartError::NoGame)?;
        let setup = NewGame { players: [Player::Human, Player::Computer], ..NewGame::new(id) };
        let mut shelf = Shelf::default();
        let serial = shelf.next_serial();
        let choice = OwnChoice::of(settings.new_game.as_ref().unwrap_or(&setup));
        Ok(Self {
            table: Table::new(game, setup, serial),
            shelf,
            catalogue: GameCatalogue::new(library),
            lens: Lens::new(Layers::of_settings(&settings)),
            adviser: Adviser::new(&wake),
            analysis: Analysis::default(),
            school: School::default(),
            drill: Drill::new(Practice::default()),
            trainer: Trainer::default(),
            own_games: OwnGames::new(store.as_ref().map(|store| store.archive.clone()), Arc::clone(&wake)),
            engines: Engines::new(&settings.engines, settings.analyst.clone(), whose, Arc::clone(&wake)),
            keeper: Keeper::new(store, (settings, choice), Arc::clone(&wake)),
            messages: Vec::new(),
            wake,
        })
    }

    /// A window's state as it was when the program ended last, however it ended; everything that happens from now on is kept in
    /// `store`. Without a game that was open it begins one as the last choices were.
    ///
    /// # Errors
    /// If the library has no game that can be played.
    pub fn resume(library: Library, mut store: Store, wake: Wake) -> Result<Self, StartError> {
        let Kept { settings, session, progress, practice, replaced, draft, drafts, mut troubles } = store.read();
        let resumed = session.map(|(session, text)| {
            let name = store.session.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let game = replay(&session.record, &name, &text, "record.").map_err(|report| store.session_is_broken(&report));
            (game, session)
        });
        let folder = store.games.clone();
        let (machine, choices) = (settings.machine, settings.new_game.clone());
        let first_start = resumed.is_none() && choices.is_none();
        let whose = store.whose();
        let mut app = Self::with(library, store.writes.then_some(store), (settings, whose), wake)?;
        app.catalogue.follow(folder, Arc::clone(&app.wake));
        app.catalogue.set_draft(draft);
        app.catalogue.drafts = drafts;
        app.school = School::new(progress);
        app.drill = Drill::new(practice);
        app.shelf.replaced = replaced;
        app.adviser.set_machine(machine);
        if first_start {
            app.keeper.first_start = true;
            app.table.setup.strength = [Strength::easy(); 2];
        }
        match resumed {
            Some((Ok(game), session)) => app.go_on(game, &session),
            other => {
                troubles.extend(other.and_then(|(game, _)| game.err()));
                if let Some(setup) = choices
                    && let Ok(game) = begin(app.library(), &setup)
                {
                    let serial = app.shelf.next_serial();
                    app.table = Table::new(game, setup, serial);
                }
            }
        }
        for trouble in troubles {
            app.report(trouble.told());
        }
        app.keep();
        app.schedule_search();
        Ok(app)
    }

    fn go_on(&mut self, game: Game, session: &Session) {
        let record = &session.record;
        let clock = ClockRecord::controls(record.clock.as_ref());
        let setup = NewGame { players: record.players, clock, ..session.setup.clone() };
        let serial = self.shelf.next_serial();
        let mut table = Table::new(game, setup, serial);
        table.clock = TurnClock::standing(table.game.current(), ClockRecord::spent(record.clock.as_ref()));
        table.recall(book_of(&record.review, &table.game));
        table.flipped = session.flipped;
        let changes = (!session.changed).then(|| table.game.changes());
        let document = |path| Document { path, content: session.content, copy: session.copy, part: session.part, changes };
        table.origin.file = session.file.clone().map(document);
        table.paused = !table.game.is_at_end();
        table.set_woken(&record.woken);
        self.table = table;
        self.run(|app| app.table.go_on_setting_up(session.draft.as_deref()));
    }
}

pub(super) fn begin(library: &Library, setup: &NewGame) -> Result<Game, Unplayable<Flaw>> {
    let id = &setup.game;
    let variant = library.get_with(id, &setup.house)?;
    let drawn = variant.shuffle.as_ref().map(|shuffle| setup.start.unwrap_or_else(|| fastrand::u32(..shuffle.count)));
    let start = start_with(&variant, &setup.handicap, drawn).map_err(|error| library.no_start(id, Flaw::Start(error)))?;
    Ok(begin_at(variant, start))
}

pub(super) fn begin_at(variant: Arc<Variant>, start: Position) -> Game {
    let mut game = Game::new(variant, start);
    game.set_tag("Date", &day(0));
    game
}

impl App {
    /// Puts a game on the board and keeps the one before, which can be brought back; what that is called if it has not ended.
    pub(super) fn seat(&mut self, game: Game, setup: NewGame) -> Option<String> {
        self.run(Self::leave_puzzles);
        let serial = self.shelf.next_serial();
        let mut table = Table::new(game, setup, serial);
        table.flipped = self.table.flipped;
        let before = self.change_tables(table)?;
        let waits = before.game.outcome().is_none().then(|| before.variant().in_text.clone());
        self.shelf.push(before);
        self.shelf.remind(&mut self.table);
        waits
    }

    /// Puts a table in the place of the one that there is, and gives that back if its game is worth keeping.
    fn change_tables(&mut self, table: Table) -> Option<Table> {
        let mut before = std::mem::replace(&mut self.table, table);
        self.adviser.stop();
        self.lens.forget();
        before.leave();
        let kept = before.is_worth_keeping();
        if kept {
            self.keeper.keep_replaced(&before);
        }
        kept.then_some(before)
    }

    /// Brings back the game that was on the board before; false if there was none.
    pub(super) fn bring_back(&mut self) -> bool {
        let Some(mut table) = self.shelf.tables.pop() else { return false };
        table.serial = self.shelf.next_serial();
        // Going on bringing games back comes round to the one that was left.
        if let Some(left) = self.change_tables(table) {
            self.shelf.tables.insert(0, left);
        }
        true
    }

    /// Whether the user is to be asked what becomes of its game, which is new here.
    pub fn asks_about(&self, opened: &OpenedGame) -> bool {
        opened.newcomer.as_ref().is_some_and(|newcomer| !newcomer.keeps) && !opened.file.as_ref().is_some_and(|file| self.is_replaced(file))
    }

    /// The files of games that others have taken the place of are not among those that the user saves.
    pub(super) fn is_replaced(&self, file: &Document) -> bool {
        self.shelf.replaced.iter().any(|known| known.path == file.path)
    }
}
