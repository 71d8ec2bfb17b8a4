//! What outlasts the program: the open game after every change, settings, and the files that the user saves.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use nestmate_core::game::record_text;
use nestmate_engine::task::Wake;

use super::document::{Conflict, Document, Edition, Expected, WhereSaved, form_of, is_text};
use super::records::{record_of, undo_of};
use super::reviews::review_of;
use super::writer::{Writer, Written};
use crate::app::editor::Editor;
use crate::app::lens::Layers;
use crate::app::new_game::OwnChoice;
use crate::app::table::Table;
use crate::storage::{ClockRecord, EngineSettings, LookSettings, Machine, NewGame, Places, Record, Session, Settings, Store, Waking};

/// What the kept session was made from; while it is the same there is nothing to keep.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::app) struct Stamp {
    serial: u64,
    revision: u64,
    reviews: u64,
    flipped: bool,
    setup: NewGame,
    file: Option<Document>,
    timing: (bool, u64),
    draft: Option<String>,
    woken: Vec<Waking>,
}

impl Stamp {
    fn of(table: &Table) -> Self {
        let editor = table.mode.editor().or_else(|| table.mode.learning().and_then(|learning| learning.under.as_deref()));
        Self {
            serial: table.serial,
            revision: table.game.revision(),
            reviews: table.study.reviews,
            flipped: table.flipped,
            setup: table.setup.clone(),
            file: table.origin.file.clone(),
            timing: table.clock.stamp(),
            draft: editor.map(Editor::text),
            woken: table.woken_record(),
        }
    }
}

#[derive(Debug)]
pub(in crate::app) struct Keeper {
    pub(in crate::app) settings: Settings,
    pub(in crate::app) writer: Writer,
    /// The file that the open game is kept in.
    pub(in crate::app) session: Option<PathBuf>,
    /// The folder whose definition files are read at every start; it need not be there yet.
    pub(in crate::app) definitions: Option<PathBuf>,
    /// What was kept last; nothing where the writer has dropped it.
    pub(in crate::app) kept: Option<Stamp>,
    pub(in crate::app) conflict: Option<Conflict>,
    /// Whether a file was not written that the user does not know of yet.
    pub(in crate::app) unsaved: bool,
    /// What the user chose for a new game last.
    pub(in crate::app) choice: OwnChoice,
    /// Whether nothing was kept from an earlier start.
    pub(in crate::app) first_start: bool,
}

impl Keeper {
    /// Keeps everything in a store; without one only the user's files are written.
    pub(in crate::app) fn new(store: Option<Store>, (settings, choice): (Settings, OwnChoice), wake: Wake) -> Self {
        let session = store.as_ref().map(|store| store.session.clone());
        let definitions = store.as_ref().map(|store| store.games.clone());
        Self {
            settings,
            writer: Writer::new(store, wake),
            session,
            definitions,
            kept: None,
            conflict: None,
            unsaved: false,
            choice,
            first_start: false,
        }
    }

    pub(in crate::app) fn set_look(&mut self, look: LookSettings) {
        if self.settings.look != look {
            self.change(|settings| settings.look = look);
        }
    }

    pub(in crate::app) fn set_engines(&mut self, engines: BTreeMap<String, EngineSettings>, analyst: Option<&str>) {
        self.change(|settings| (settings.engines, settings.analyst) = (engines, analyst.map(str::to_owned)));
    }

    pub(in crate::app) fn folder(&self) -> PathBuf {
        self.settings.folder.clone().filter(|folder| folder.is_dir()).unwrap_or_else(Places::documents)
    }

    pub(in crate::app) fn visit(&mut self, file: &Path) {
        let folder = file.parent().map(Path::to_owned);
        if self.settings.folder != folder {
            self.change(|settings| settings.folder = folder);
        }
    }

    pub(in crate::app) fn remember(&mut self, file: PathBuf) {
        // Where the program keeps the user's own games nobody looks for what is printed or exported.
        let own = file.parent() == self.definitions.as_deref();
        self.change(|settings| {
            if !own {
                settings.folder = file.parent().map(Path::to_owned);
            }
            settings.remember(file);
        });
    }

    pub(in crate::app) fn keep(&mut self, table: &Table, layers: &Layers, machine: Machine) {
        let setup = self.choice.after(&table.setup);
        let Settings { new_game, machine: known, .. } = &self.settings;
        if (new_game.as_ref(), *known) != (Some(&setup), machine) || !layers.are_kept(&self.settings) {
            self.change(|settings| {
                settings.new_game = Some(setup);
                settings.machine = machine;
                layers.keep(settings);
            });
        }
        let stamp = Stamp::of(table);
        if self.writer.keeps && self.kept.as_ref() != Some(&stamp) {
            let (game, book, kept) = (table.game.clone(), table.study.book.clone(), stamp.clone());
            let clock = ClockRecord::new(table.setup.clock, table.clock.spent_here(table.timed()));
            let changed = matches!(table.safe(), WhereSaved::Changed(_));
            self.writer.session(move || {
                let (undo, review) = (undo_of(&game), review_of(&book, &game));
                let record = Record { clock, woken: kept.woken, undo, review, ..record_of(&game, kept.setup.players) };
                let (content, copy, part) = kept.file.as_ref().map_or((None, false, None), |file| (file.content, file.copy, file.part));
                let Stamp { setup, flipped, file, draft, .. } = kept;
                Session { flipped, setup, file: file.map(|file| file.path), content, copy, part, changed, draft, record }
            });
            self.kept = Some(stamp);
        }
    }

    /// Writes the game into a file: as text if its name says so, else as a file of the program's own; into its place among the games that
    /// the file has, where it is one of several. Unless the user agrees that
    /// `anything` may be replaced, the file has to hold what was read from it or written to it last.
    pub(in crate::app) fn save(&mut self, table: &Table, path: PathBuf, anything: bool) {
        let own = table.origin.file.as_ref().filter(|file| file.path == path);
        let expected = if anything { Expected::Anything } else { Expected::Content(own.and_then(|file| file.content)) };
        let part = own.filter(|file| !file.copy).and_then(|file| file.part);
        let (edition, made) = made(table, &path);
        self.writer.file(path, (expected, part), edition, made);
    }

    pub(in crate::app) fn save_into(&mut self, table: &Table, path: PathBuf) {
        let (edition, made) = made(table, &path);
        self.writer.one_more(path, edition, made);
    }

    /// Writes a game that has been replaced into a file of its own, so that it is there even after the program has ended.
    pub(in crate::app) fn keep_replaced(&mut self, table: &Table) {
        if self.writer.keeps {
            let (game, book, setup) = (table.game.clone(), table.study.book.clone(), table.setup.clone());
            let clock = ClockRecord::new(setup.clock, std::time::Duration::ZERO);
            let (strength, woken) = (setup.strength_of_computer(), table.woken_record());
            self.writer.replaced(move || {
                let (undo, review) = (undo_of(&game), review_of(&book, &game));
                Record { clock, strength, woken, undo, review, ..record_of(&game, setup.players) }
            });
        }
    }

    /// What is to be said about a file that was to be written, if anything; asked for once. Nothing when another game has been put on the
    /// board in the meantime: the one that was to be saved is among those that can be brought back.
    pub(in crate::app) fn take_conflict(&mut self, serial: u64) -> Option<Conflict> {
        self.conflict.take().filter(|conflict| conflict.serial == serial)
    }

    /// The one way in which settings change, so that none is changed and not written.
    fn change(&mut self, change: impl FnOnce(&mut Settings)) {
        change(&mut self.settings);
        self.settings_again();
    }

    /// Gives the settings to the writer; again, if it could not write them.
    pub(in crate::app) fn settings_again(&mut self) {
        self.writer.settings(self.settings.clone());
    }

    pub(in crate::app) fn told_of_keeping(&mut self) {
        if !self.settings.told_of_keeping {
            self.change(|settings| settings.told_of_keeping = true);
        }
    }

    pub(in crate::app) fn poll(&mut self) -> Vec<Written> {
        let written = self.writer.poll();
        self.unsaved |= written.iter().any(Written::is_unsaved);
        written
    }
}

/// What makes the text of a record that needs no other file.
pub(in crate::app) fn shared(table: &Table) -> impl FnOnce() -> String + Send + use<> {
    made(table, Path::new("")).1
}

fn made(table: &Table, path: &Path) -> (Edition, impl FnOnce() -> String + Send + use<>) {
    let form = form_of(path);
    let as_text = is_text(path) || form.is_some();
    let (game, players) = (if as_text { table.signed() } else { table.game.clone() }, table.setup.players);
    let book = table.study.book.clone();
    let clock = ClockRecord::new(table.setup.clock, table.clock.spent_here(table.timed()));
    let (strength, woken) = (table.setup.strength_of_computer(), table.woken_record());
    let edition = Edition { serial: table.serial, changes: table.game.changes() };
    let made = move || {
        let record = || Record { clock, strength, woken, review: review_of(&book, &game), ..record_of(&game, players) };
        // A game that the form has no words for keeps all that it has.
        let told = form.and_then(|form| form.text(&game));
        let text = || if as_text { record_text(&game) } else { record().text() };
        told.unwrap_or_else(text)
    };
    (edition, made)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::mpsc::channel;
    use std::time::Duration;

    use crate::app::app::App;
    use crate::app::effect::Tone;
    use crate::app::files::writer::WriteStanding;
    use crate::storage::{Places, Session, Store};

    #[test]
    fn a_session_that_was_lost_to_a_panic_is_told_and_written_again() {
        let home = tempfile::tempdir().expect("a folder");
        let places = Places::below(home.path());
        let (ring, bell) = channel();
        let wake = move || {
            // The test may be over.
            let _ = ring.send(());
        };
        let store = Store::open(&places).expect("the folders can be made");
        let file = store.session.clone();
        let mut app = App::resume(crate::shipped::library(), store, Arc::new(wake)).expect("there are games");
        while app.keeper.writer.standing != WriteStanding::Kept {
            bell.recv_timeout(Duration::from_mins(1)).expect("the window is woken");
            app.poll(true);
        }
        std::fs::remove_file(&file).expect("the first session was written");
        app.keeper.writer.session(|| panic!("a mistake"));
        let mut messages = Vec::new();
        while messages.is_empty() {
            bell.recv_timeout(Duration::from_mins(1)).expect("the window is woken");
            app.poll(true);
            messages = app.take_messages();
        }
        assert!(messages[0].tone == Tone::Error && messages[0].text.to_string().contains("a mistake"), "{messages:?}");
        drop(app);
        let text = std::fs::read_to_string(file).expect("it is written");
        assert!(Session::read("session", &text).is_ok());
    }
}
