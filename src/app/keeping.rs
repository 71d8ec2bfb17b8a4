//! What outlasts the program: the open game after every change, settings, and the files that the user saves.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::action::{NewGame, Tone};
use super::editor::Editor;
use super::files::OpenedGame;
use super::handicap::Handicap;
use super::preferences::{layer_look, layers_of, machine_of, machine_settings, settings_of, setup_of};
use super::records::{clock_record, controls, player, record_of, replay, spent};
use super::state::{App, StartError, Wake, begin};
use super::timing::Timing;
use super::writer::Written;
use crate::game::record_text;
use crate::storage::{LookSettings, Session, Settings, Store};
use crate::variant::Library;
use crate::words::{self, told};

/// What the kept session was made from; while it is the same there is nothing to keep.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Stamp {
    serial: u64,
    revision: u64,
    flipped: bool,
    setup: NewGame,
    file: Option<PathBuf>,
    timing: (bool, u64),
    draft: Option<String>,
}

/// The ending of the names of the program's own files.
const OWN: &str = "nestmate";

/// The endings of the names of files that are written as text.
const TEXTS: [&str; 2] = ["pgn", "txt"];

impl App {
    /// A window's state as it was when the program ended last, however it ended; everything that happens from now on is kept in
    /// `store`. Without a game that was open it begins one as the last choices were.
    ///
    /// # Errors
    /// If the library has no game that can be played.
    pub fn resume(library: Library, store: Store, wake: Wake) -> Result<Self, StartError> {
        let mut kept = store.read();
        let resumed = kept.session.take().map(|(session, text)| {
            let name = store.session().file_name().unwrap_or_default().to_string_lossy();
            let game = replay(&session.record, &name, &text, "record.").map_err(|report| store.session_is_broken(&report));
            (game, session)
        });
        let games_folder = Some(store.games().to_owned());
        let mut app = Self::with(library, Some(store), wake)?;
        app.games_folder = games_folder;
        app.settings = kept.settings;
        app.progress = kept.progress;
        app.draft = kept.draft;
        app.replaced = kept.replaced;
        app.watch_definitions();
        app.layers = layers_of(&app.settings);
        app.set_machine(machine_of(app.settings.machine));
        if let Some(setup) = app.settings.new_game.as_ref().map(|choices| setup_of(choices, &app.library))
            && let Ok(game) = begin(&app.library, &setup)
        {
            (app.game, app.setup) = (game, setup);
        }
        match resumed {
            Some((Ok(game), session)) => {
                let clock = session.record.clock.as_ref();
                app.timing = Timing::standing(game.current(), spent(clock));
                app.setup = NewGame {
                    players: session.record.players.map(player),
                    clock: controls(clock),
                    ..setup_of(&session.setup, &app.library)
                };
                (app.flipped, app.file) = (session.flipped, session.file);
                app.paused = !game.is_at_end();
                app.game = game;
                app.go_on_setting_up(session.draft.as_deref());
            }
            Some((Err(trouble), _)) => kept.troubles.push(trouble),
            None => {}
        }
        kept.troubles.into_iter().for_each(|trouble| app.say(Tone::Error, trouble));
        app.keep();
        app.drive();
        Ok(app)
    }

    /// The settings as they are now.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Remembers how the window looks.
    pub fn set_look(&mut self, look: LookSettings) {
        if self.settings.look != look {
            self.settings.look = look;
            self.writer.settings(self.settings.clone());
        }
    }

    /// The file that the game was opened from or saved to.
    #[must_use]
    pub fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// A name for the file of the game on the board.
    #[must_use]
    pub fn file_name(&self) -> String {
        let known = self.file.as_ref().and_then(|file| file.file_name());
        known.map_or_else(|| format!("{}.{OWN}", self.variant().id), |name| name.to_string_lossy().into_owned())
    }

    /// Keeps whatever has changed.
    pub(super) fn keep(&mut self) {
        let mut settings = self.settings.clone();
        settings.new_game = Some(settings_of(&self.setup, self.variant()));
        settings.machine = machine_settings(self.machine);
        settings.layers =
            self.layers.iter().map(|(game, states)| (game.to_owned(), states.iter().copied().map(layer_look).collect())).collect();
        settings.alone = self.layers.all_alone().clone();
        if settings != self.settings {
            self.writer.settings(settings.clone());
            self.settings = settings;
        }
        let stamp = Stamp {
            serial: self.serial,
            revision: self.game.revision(),
            flipped: self.flipped,
            setup: self.setup.clone(),
            file: self.file.clone(),
            timing: self.timing.stamp(),
            draft: self.editor().map(Editor::text),
        };
        if self.writer.keeps() && self.kept.as_ref() != Some(&stamp) {
            let (game, kept, clock) = (self.game.clone(), stamp.clone(), clock_record(self.setup.clock, self.spent_here()));
            self.writer.session(move || {
                let record = record_of(&game, kept.setup.players).with_clock(clock);
                Session::new(record, settings_of(&kept.setup, game.variant()), kept.flipped, kept.file).with_draft(kept.draft)
            });
            self.kept = Some(stamp);
        }
    }

    /// Writes the game into a file: as text if its name says so, else as a file of the program's own.
    pub(super) fn save(&mut self, path: PathBuf) {
        let as_text = path.extension().is_some_and(|ending| TEXTS.iter().any(|text| ending.eq_ignore_ascii_case(text)));
        let (game, players, clock) = (self.game.clone(), self.setup.players, clock_record(self.setup.clock, self.spent_here()));
        self.writer.file(path, move || {
            let text = if as_text { record_text(&game) } else { record_of(&game, players).with_clock(clock).text() };
            text.into_bytes()
        });
    }

    /// Puts a game that was read on the board; the one before can be come back to.
    pub(super) fn open(&mut self, opened: OpenedGame) {
        // The odds are of cells of the game that was on the board.
        let setup = NewGame { players: opened.players, clock: opened.clock.0, handicap: Handicap::default(), ..self.setup.clone() };
        let variant = Arc::clone(opened.game.variant());
        self.put(opened.game, setup);
        self.timing = Timing::standing(self.game.current(), opened.clock.1);
        // Whose turn it is when a game was left does not mean that a move is wanted now.
        self.paused = true;
        self.say(Tone::Info, told!("file-opened", game = words::named(&variant.name)));
        opened.remarks.into_iter().for_each(|remark| self.say(Tone::Info, remark));
        // A game that was replaced is not saved where such games are kept.
        let kept = |file: &PathBuf| self.replaced.iter().any(|known| known.path == *file);
        if let Some(file) = opened.file.filter(|file| !kept(file)) {
            self.remember(file.clone());
            self.file = Some(file);
        }
    }

    /// Keeps a file among those used last.
    pub(super) fn remember(&mut self, file: PathBuf) {
        self.settings.remember(file);
        self.writer.settings(self.settings.clone());
    }

    /// Takes in what the thread for files has done.
    pub(super) fn poll_writer(&mut self) {
        for written in self.writer.poll() {
            match written {
                Written::File(path, Ok(())) => {
                    let shown = path.clone();
                    self.say(Tone::Info, told!("file-saved", path = shown.display().to_string()));
                    self.remember(path.clone());
                    self.file = Some(path);
                    self.keep();
                }
                Written::File(path, Err(error)) | Written::Definition(path, Err(error)) => {
                    self.say(Tone::Error, told!("file-unwritten", path = path.display().to_string(), why = error.to_string()));
                }
                Written::Definition(path, Ok(())) => {
                    self.say(Tone::Info, told!("file-array-kept", path = path.display().to_string()));
                }
                Written::Replaced(known) => self.replaced = known,
                Written::Trouble(text) => self.say(Tone::Error, text),
            }
        }
    }
}
