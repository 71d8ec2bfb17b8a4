//! What is read from files and written to them, the definition that is being written, and going on with the game on the board by its
//! rules as they are now.

use std::path::PathBuf;

use nestmate_core::game::Game;
use nestmate_core::position::{Draft, Position, TextError};
use nestmate_core::rules::parse_position;
use nestmate_core::variant::{HouseRules, Library, Source, Variant};
use nestmate_engine::task::TaskFault;
use nestmate_text::words::{self, told};

use crate::app::app::App;
use crate::app::effect::{Begin, Effect, Effects};
use crate::app::files::catalogue::Newcomer;
use crate::app::files::document::{Conflict, Document, Edition};
use crate::app::files::opening::OpenedGame;
use crate::app::files::records::{record_of, replay};
use crate::app::files::reviews::carried;
use crate::app::files::writer::{SavedFile, Slot, Unsaved, Written};
use crate::app::new_game::{Handicap, NewGame};
use crate::app::table::clock::TurnClock;
use crate::app::words::fault_told;
use crate::saying::Saying;
use crate::storage::{Print, Strength};

impl App {
    /// Puts a game that was read on the board; the one before can be brought back.
    pub(in crate::app) fn open(&mut self, mut opened: OpenedGame) -> Effects {
        if let Some(newcomer) = opened.newcomer.take().filter(|newcomer| newcomer.keeps)
            && let Err(effects) = self.adopt(&mut opened, *newcomer)
        {
            return effects;
        }
        self.run(Self::leave_puzzles);
        let OpenedGame { game, players, computer, clock: (clock, spent), remarks, book, file, copied, newcomer: _ } = opened;
        // The odds name cells of the game that was on the board.
        let now = self.table.setup.clone();
        let (strength, woken) = computer.unwrap_or_else(|| (now.strength.map(Strength::elsewhere), Vec::new()));
        let setup = NewGame { players, strength, clock, handicap: Handicap::default(), start: None, ..now };
        let name = game.variant().in_text.clone();
        self.seat(game, setup);
        self.table.recall(book);
        self.table.clock = TurnClock::standing(self.table.game.current(), spent);
        // Whose turn it is when a game was left does not mean that a move is wanted now.
        self.table.paused = true;
        self.table.set_woken(&woken);
        match file {
            // A game that was replaced is not saved where such games are kept.
            Some(file) if self.is_replaced(&file) => self.table.origin.shelved = Some(file.path),
            Some(file) => {
                self.keeper.remember(file.path.clone());
                let changes = Some(self.table.game.changes());
                self.table.origin.file = Some(Document { changes, ..file });
            }
            None => {}
        }
        let said = Effects::info(told!("file-opened", game = words::named(&name)));
        remarks.into_iter().chain(copied).fold(said, |said, remark| said.then(Effects::info(remark)))
    }

    /// Keeps a game that came with a record among the user's.
    fn adopt(&mut self, opened: &mut OpenedGame, newcomer: Newcomer) -> Result<(), Effects> {
        let (path, text) = self.catalogue.adopt(&newcomer)?;
        self.keeper.writer.definition(path, text);
        if let Some(anew) = newcomer.anew {
            opened.book = carried(&opened.book, &opened.game, &anew);
            // The file goes on being one of the other game.
            (opened.game, opened.file) = (anew, None);
        }
        Ok(())
    }

    /// Takes in the games of a file; the next new game can be one of them.
    pub(super) fn load(&mut self, source: Source) -> Effects {
        let name = source.name.clone();
        self.take_in(source);
        let games: Vec<String> = self.library().games_of(&name).map(ToOwned::to_owned).collect();
        let count = games.len();
        let only = games.first().filter(|_| count == 1).and_then(|id| self.library().name_of(id)).map(ToOwned::to_owned);
        let said = match only {
            Some(game) => told!("file-read-one", game = words::named(&game)),
            None => told!("file-read", name = words::named(&name), games = count),
        };
        if let Some(first) = games.into_iter().next() {
            let setup = &mut self.shelf.waiting.as_deref_mut().unwrap_or(&mut self.table).setup;
            (setup.game, setup.house, setup.handicap) = (first, HouseRules::default(), Handicap::default());
            setup.strength = setup.strength.map(Strength::elsewhere);
        }
        Effects::info(said)
    }

    pub(super) fn take_in(&mut self, source: Source) {
        if let Some(path) = self.catalogue.take_in(source) {
            self.keeper.remember(path);
        }
    }

    pub(super) fn keep_draft(&mut self, draft: Option<String>) {
        if self.catalogue.set_draft(draft) {
            self.keeper.writer.draft(self.catalogue.draft.clone().unwrap_or_default());
        }
    }

    pub(super) fn poll_files(&mut self) {
        for written in self.keeper.poll() {
            let effects = match written {
                Written::File(SavedFile { path, edition, part, result: Ok(content) }) => self.saved((path, part), edition, content),
                Written::File(SavedFile { path, edition, result: Err(Unsaved::Clash(clash)), .. }) => {
                    self.keeper.conflict = Some(Conflict { path, clash, serial: edition.serial });
                    Effects::none()
                }
                Written::File(SavedFile { path, result: Err(Unsaved::Trouble(error)), .. })
                | Written::Definition(path, Err(error))
                | Written::Table(path, Err(error)) => {
                    Effects::fail(told!("file-unwritten", path = path.display().to_string(), why = error.to_string()))
                }
                Written::Table(path, Ok(())) => Effects::info(told!("export-made", file = path.display().to_string())),
                Written::Definition(path, Ok(())) => Effects::info(told!("file-array-kept", path = path.display().to_string())),
                Written::Replaced(known) => {
                    self.shelf.replaced = known;
                    Effects::none()
                }
                Written::Drafts(known) => {
                    self.catalogue.drafts = known;
                    Effects::none()
                }
                Written::Missing(signs) => Effects::fail(told!("save-missing", signs = signs.as_str())),
                Written::Trouble(text) => Effects::fail(text),
                Written::Session(..) => Effects::none(),
                Written::Again(slot, fault) => self.write_again(&slot, &fault),
            };
            self.carry_out(effects);
        }
    }

    /// Gives the writer once more what it has dropped by an error of the program's own.
    fn write_again(&mut self, slot: &Slot, fault: &TaskFault) -> Effects {
        match slot {
            Slot::Session => self.keeper.kept = None,
            Slot::Settings => self.keeper.settings_again(),
            Slot::Progress => self.keeper.writer.progress(self.school.progress.clone()),
            Slot::Practice => self.keeper.writer.practice(self.drill.practice.clone()),
            Slot::Forgetting => self.keeper.writer.forget_progress(self.drill.practice.clone()),
            Slot::Draft => self.keeper.writer.draft(self.catalogue.draft.clone().unwrap_or_default()),
            // These are told at once.
            Slot::Replaced(_) | Slot::Shelved(_) | Slot::File(..) | Slot::Definition(_) | Slot::Table(_) => {}
        }
        let why = fault_told(fault);
        Effects::fail(told!("file-kept-again", why = why.to_string()))
    }

    fn saved(&mut self, (path, part): (PathBuf, Option<usize>), edition: Edition, content: Print) -> Effects {
        let shown = path.clone();
        self.keeper.remember(path.clone());
        // Another game may have been begun in the meantime; that is not the file's.
        let table = self.shelf.waiting.as_deref_mut().unwrap_or(&mut self.table);
        if edition.serial == table.serial {
            let changes = Some(edition.changes);
            table.origin.file = Some(Document { path, content: Some(content), copy: false, part, changes });
            self.own_games.keep(table);
        }
        Effects::info(told!("file-saved", path = shown.display().to_string()))
    }

    /// Whether the rules of the game on the board have changed since it began.
    pub fn has_newer_rules(&self) -> bool {
        let plays = self.learning().is_none() && self.trial().is_none() && self.editor().is_none();
        let variant = self.variant();
        plays && self.library().definition(&variant.id).is_some_and(|now| now != variant.definition)
    }

    /// Plays the game anew by its rules as they are now, or goes on from its position alone where they do not allow its moves.
    pub(super) fn renew_rules(&mut self) -> Effects {
        let (game, setup) = (&self.table.game, &self.table.setup);
        let old = game.variant();
        let house = agreed(old);
        let variant = match self.library().get_with(&old.id, &house) {
            Ok(variant) => variant,
            Err(why) => return Effects::fail(told!("rules-not-renewed", why = why.said())),
        };
        let mut record = record_of(game, setup.players);
        record.definition.clone_from(&variant.definition);
        record.house = house;
        let (game, said) = match replay(&record, &variant.name, "", "") {
            Ok(game) => (game, told!("rules-renewed")),
            Err(report) => match as_now(game.position(), old, &variant) {
                Ok(position) => {
                    let why = report.fault.words().message;
                    (Game::new(variant, position), told!("rules-renewed-position", why = why.as_str()))
                }
                Err(why) => return Effects::fail(told!("rules-not-renewed", why = why.said())),
            },
        };
        let setup = NewGame { handicap: Handicap::default(), start: None, ..setup.clone() };
        Effects::from(Effect::Seat { game: Box::new(game), setup: Box::new(setup), begin: Begin::Waiting }).then(Effects::info(said))
    }
}

/// The rules of the house where they differ from what the game's own definition says: what the definition says may have changed.
fn agreed(game: &Variant) -> HouseRules {
    let mut house = HouseRules::of(game);
    let mut library = Library::default();
    library.add(Source::new("", game.definition.as_str()));
    if let Ok(plain) = library.get(&game.id) {
        let own = HouseRules::of(&plain);
        house.switches.retain(|switch| !own.switches.contains(switch));
        house.repetition = house.repetition.filter(|_| house.repetition != own.repetition);
        house.no_progress = house.no_progress.filter(|_| house.no_progress != own.no_progress);
    }
    house
}

/// A position by the rules as they are now. What could be captured in passing, and then which pieces have not moved, is forgotten where
/// they do not allow it.
fn as_now(position: &Position, old: &Variant, variant: &Variant) -> Result<Position, TextError> {
    let mut draft = Draft::of(position);
    parse_position(variant, &position.text(old)).or_else(|why| {
        draft.set_passing(old, None);
        parse_position(variant, &draft.text(old)).or_else(|_| {
            draft.first_moves(old).into_iter().for_each(|cell| draft.set_unmoved(old, cell, false));
            parse_position(variant, &draft.text(old)).map_err(|_| why)
        })
    })
}
