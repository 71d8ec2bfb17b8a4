//! The workbench's upper line: where a text comes from, and where it goes.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::{Button, RichText, ScrollArea, Ui};
use nestmate_core::game::Game;
use nestmate_core::rules::{CheckedFile, check};
use nestmate_core::variant::{Design, Source};
use nestmate_engine::task::Task;
use nestmate_text::words::{Told, key, named, say, told};

use super::Workbench;
use super::listed::listed;
use crate::app::{Action, App, record_of};
use crate::saying::Saying;
use crate::storage::{trouble, write_whole};
use crate::ui::commands::Command;
use crate::ui::commands::keys::Keymap;
use crate::ui::desk::Wishes;
use crate::ui::dialogs::{Filter, Flow, SaveFate, SaveForm};
use crate::ui::frame::tasks::{latest, waker};
use crate::ui::frame::widgets::{age, small_label};
use crate::ui::picture_exists;
use crate::ui::pictures::export::GAME_FILES;

/// What the list of names calls a text that is in no file.
const NAME: &str = "the workbench";

/// The definition that one begins with who begins with nothing, with a sign for its name.
const EMPTY: &str = include_str!("../../../assets/empty-game.ron");

const FILES: Filter = (key!("bench-files"), &["ron"]);

/// What comes of writing a file: its name and what is in it now.
pub(super) type SavedSource = Result<Source, Told>;

pub(super) fn own_source(app: &App, id: &str) -> Option<Source> {
    let source = app.library().source_of(id).filter(|source| Path::new(&source.name).is_file())?;
    Some(Source::new(&source.name, app.library().text_of(&source.name).unwrap_or(&source.text).to_owned()))
}

impl Workbench {
    /// Puts another text in the place of the one there, which is kept among the drafts if there is anything in it that no file has.
    /// `begun` is what the new one begins with, where that is a game.
    pub(super) fn exchange(&mut self, text: String, disk: Option<Source>, begun: Option<String>, wishes: &mut Wishes) {
        if let Some(draft) = self.draft() {
            if self.told.is_nothing() {
                let title = Design::title_in(&draft).filter(|title| !title.is_empty());
                self.told = told!("bench-shelved", name = title.as_deref().map_or(say!("bench-untitled"), named));
            }
            wishes.push(Action::ShelveDraft(draft));
        }
        let begun = begun.unwrap_or_else(|| self.begun.clone());
        let origin = (std::mem::replace(&mut self.disk, disk), std::mem::replace(&mut self.begun, begun));
        self.designer.history.keep_whole(std::mem::take(&mut self.editor.text), origin);
        self.take(text);
        wishes.push(Action::KeepDraft(self.draft()));
    }

    /// Goes on with a definition that was made elsewhere.
    pub(in crate::ui) fn refine(&mut self, text: String, wishes: &mut Wishes) {
        self.told = Told::NOTHING;
        self.designer.open = true;
        self.exchange(text, None, None, wishes);
    }

    /// What there is to be kept: nothing while the text is in a file, or as it was begun with.
    pub(super) fn draft(&self) -> Option<String> {
        (!self.is_saved() && self.editor.text != self.begun).then(|| self.editor.text.clone())
    }

    fn is_saved(&self) -> bool {
        self.disk.as_ref().is_some_and(|disk| disk.text == self.editor.text)
    }

    pub(super) fn head(&mut self, ui: &mut Ui, app: &App, chooser: bool, wishes: &mut Wishes) -> Flow {
        let mut fate = Flow::Stay;
        ui.horizontal(|ui| {
            self.begin_from(ui, app, wishes);
            self.drafts(ui, app, wishes);
            let design = Button::selectable(self.designer.open, say!("bench-design")).frame_when_inactive(true);
            if ui.add(design).on_hover_text(say!("bench-design.tip")).clicked() {
                self.designer.open = !self.designer.open;
            }
            let good = self.is_current() && self.checked.reports.is_empty() && !self.checked.games.is_empty();
            let play = ui.add_enabled(good, Button::new(RichText::new(say!("bench-play")).strong()));
            if play.on_hover_text(say!("bench-play.tip")).clicked() {
                self.spare_shipped(ui, app, wishes);
                wishes.push(Action::Load(Source::new(self.name(), self.editor.text.clone())));
                fate = Flow::Close;
            }
            let by_key = Keymap::pressed_in_text(ui.ctx(), Command::Save);
            let save = ui.button(Command::Save.label()).on_hover_text(Command::Save.keys(ui.ctx()).join(", ")).clicked();
            if by_key || save {
                match self.own_file(app) {
                    Some(file) => self.write(ui, file),
                    None => self.save_new(ui, app, wishes),
                }
            }
            if ui.button(Command::SaveAs.label()).clicked() {
                self.ask_where(ui, app, wishes);
            }
            let share = ui.add_enabled(good, Button::new(Command::Share.label()));
            if share.on_hover_text(say!("share-about")).clicked() {
                self.ask_to_share(ui, app, wishes);
            }
            if ui.button(say!("close")).clicked() {
                fate = Flow::Close;
            }
        });
        self.saving(ui, app, chooser);
        let place = match &self.disk {
            None if self.editor.text == self.begun => say!("bench-unchanged").to_owned(),
            None => say!("bench-unsaved").to_owned(),
            Some(disk) if self.is_saved() => disk.name.clone(),
            Some(disk) => say!("bench-changed", file = disk.name.as_str()),
        };
        let told = if self.told.is_nothing() { String::new() } else { format!("  {}", self.told) };
        small_label(ui, place + &told);
        if self.outdated.as_ref().is_some_and(|old| Arc::ptr_eq(old, app.variant())) {
            ui.horizontal(|ui| {
                ui.label(say!("bench-outdated"));
                if ui.button(say!("bench-renew")).clicked() {
                    self.outdated = None;
                    wishes.push(Action::RenewRules);
                    fate = Flow::Close;
                }
            });
        }
        fate
    }

    /// A list of games to begin with. One of the user's own comes as it is in its file, and goes back there.
    fn begin_from(&mut self, ui: &mut Ui, app: &App, wishes: &mut Wishes) {
        let mut wanted = None;
        listed(ui, say!("bench-from"), say!("bench-game"), |ui, sought| {
            let empty = say!("bench-empty");
            if sought.entry(ui, empty, |ui| ui.selectable_label(false, RichText::new(empty).italics())) {
                wanted = Some((EMPTY.replace('$', say!("bench-empty-name")), None));
            }
            // The user's own come first.
            let of_file = |id: &str| app.library().source_of(id).is_some_and(|source| Path::new(&source.name).is_absolute());
            let mut games: Vec<(&str, &str)> = app.library().all_games().collect();
            games.sort_by_cached_key(|(id, _)| !of_file(id));
            for (id, name) in games {
                if sought.entry(ui, named(name), |ui| ui.selectable_label(false, named(name))) {
                    let disk = own_source(app, id);
                    let text = disk.as_ref().map(|disk| disk.text.clone()).or_else(|| app.library().definition(id));
                    wanted = text.map(|text| (text, disk));
                }
            }
        });
        if let Some((text, disk)) = wanted {
            self.told = Told::NOTHING;
            self.exchange(text.clone(), disk, Some(text), wishes);
        }
    }

    fn drafts(&mut self, ui: &mut Ui, app: &App, wishes: &mut Wishes) {
        let others = || app.drafts().iter().filter(|draft| draft.text != self.editor.text);
        let mut wanted = None;
        let menu = ui.add_enabled_ui(others().next().is_some(), |ui| {
            ui.menu_button(say!("bench-drafts"), |ui| {
                ScrollArea::vertical().max_height(420.0).show(ui, |ui| {
                    for draft in others() {
                        let name = if draft.title.is_empty() { say!("bench-untitled") } else { named(&draft.title) };
                        if ui.button(say!("bench-draft", name = name, age = age(draft.age()))).clicked() {
                            wanted = Some(draft.text.clone());
                        }
                    }
                });
            })
        });
        let tip = say!("bench-drafts.tip");
        menu.inner.response.on_hover_text(tip).on_disabled_hover_text(tip);
        if let Some(text) = wanted {
            self.told = Told::NOTHING;
            self.exchange(text, None, None, wishes);
        }
    }

    fn name(&self) -> String {
        self.disk.as_ref().filter(|_| self.is_saved()).map_or_else(|| NAME.to_owned(), |disk| disk.name.clone())
    }

    /// The file that the text is checked as: the one that it is of, whatever has been changed since.
    pub(super) fn file(&self) -> String {
        self.disk.as_ref().map_or_else(|| NAME.to_owned(), |disk| disk.name.clone())
    }

    /// Gives what was made of a game that comes with the program a name of its own, so that it does not take that game's place.
    fn spare_shipped(&mut self, ui: &Ui, app: &App, wishes: &mut Wishes) {
        let library = app.library();
        let Some(design) = self.read_design(app).filter(|design| self.disk.is_none() && library.ships(design.id())) else { return };
        if library.definition(design.id()).as_ref() == Some(&self.editor.text) {
            return;
        }
        // A name that the user has changed stays, and only the id follows it.
        let same = library.name_of(design.id()) == Some(design.title());
        let name = if same { say!("bench-my-version", name = named(design.title())) } else { design.title().to_owned() };
        if let Some(text) = design.with_title(&name) {
            self.designed(ui, text, wishes);
            if same {
                self.told = told!("bench-renamed", name = name.as_str());
            }
        }
    }

    /// The file that the text is saved into: the one that it is of, unless it has become another game than the one there.
    fn own_file(&self, app: &App) -> Option<String> {
        let id = |text: &str| app.library().design(text).map(|design| design.id().to_owned());
        let disk = self.disk.as_ref()?;
        // What cannot be read is not known to be another one.
        let is_another = id(&disk.text).zip(id(&self.editor.text)).is_some_and(|(before, now)| before != now);
        (!is_another).then(|| disk.name.clone())
    }

    /// Saves a text that is in no file yet among the user's games, or asks where, if nothing in it is the user's or there is a file of its
    /// name.
    fn save_new(&mut self, ui: &Ui, app: &App, wishes: &mut Wishes) {
        self.spare_shipped(ui, app, wishes);
        let path = self.file_of_its_own(app);
        if app.definitions().is_some() && self.draft().is_some() && !path.exists() {
            self.write(ui, path.display().to_string());
        } else {
            self.ask_where(ui, app, wishes);
        }
    }

    fn ask_where(&mut self, ui: &Ui, app: &App, wishes: &mut Wishes) {
        self.spare_shipped(ui, app, wishes);
        let path = self.own_file(app).map_or_else(|| self.file_of_its_own(app), PathBuf::from);
        (self.saving, self.shares) = (Some(SaveForm::asking(ui.ctx(), app, FILES, &path, false)), false);
    }

    fn ask_to_share(&mut self, ui: &Ui, app: &App, wishes: &mut Wishes) {
        self.spare_shipped(ui, app, wishes);
        let name = self.file_of_its_own(app).with_extension("nestmate");
        let path = Path::new(name.file_name().unwrap_or_default());
        (self.saving, self.shares) = (Some(SaveForm::asking(ui.ctx(), app, GAME_FILES, path, false)), true);
    }

    /// The file for a text that is in none. What is kept there is among the games at every start.
    fn file_of_its_own(&self, app: &App) -> PathBuf {
        let name = app.library().design(&self.editor.text).map_or_else(|| "definition".to_owned(), |design| design.id().to_owned());
        app.definitions().unwrap_or(Path::new("")).join(format!("{name}.ron"))
    }

    fn saving(&mut self, ui: &mut Ui, app: &App, chooser: bool) {
        if self.saving.is_some() && self.shares {
            ui.label(say!("share-about"));
        }
        match self.saving.as_mut().map(|form| form.show(ui, chooser)) {
            None | Some(SaveFate::Is(Flow::Stay)) => {}
            Some(SaveFate::Is(Flow::Close)) => self.saving = None,
            Some(SaveFate::To(path)) if self.shares => self.share(ui, app, path),
            Some(SaveFate::To(path)) => self.write(ui, path.display().to_string()),
        }
    }

    /// Writes the first game, with all that it is based on, into a file as if it were on the board.
    fn share(&mut self, ui: &Ui, app: &App, path: PathBuf) {
        self.saving = None;
        let (library, source) = (app.library().clone(), Source::new(self.file(), self.editor.text.clone()));
        self.sharing = Some(Task::once("share", waker(ui.ctx()), (), move |bench| {
            let CheckedFile { reports, games, .. } = check(&library, source, &picture_exists);
            let shared = match (reports.first(), games.into_iter().next()) {
                (None, Some((variant, position))) => {
                    let text = record_of(&Game::new(variant, position), Default::default()).text();
                    write_whole(&path, text.as_bytes()).map_err(|error| trouble(&error).said())
                }
                (report, _) => Err(report.map_or_else(String::new, Saying::said)),
            };
            let shown = path.display().to_string();
            bench.tell(match shared {
                Ok(()) => told!("share-made", file = shown.as_str()),
                Err(why) => told!("file-unwritten", path = shown.as_str(), why = why.as_str()),
            });
        }));
    }

    fn write(&mut self, ui: &Ui, file: String) {
        self.saving = None;
        let text = self.editor.text.clone();
        self.writing = Some(Task::once("save", waker(ui.ctx()), (), move |bench| {
            bench.tell(match write_whole(Path::new(&file), text.as_bytes()).map_err(|error| trouble(&error)) {
                Ok(()) => Ok(Source::new(file, text)),
                Err(why) => Err(told!("file-unwritten", path = file.as_str(), why = why.said())),
            });
        }));
    }

    pub(super) fn follow_file(&mut self, app: &App, wishes: &mut Wishes) {
        // Taken in since.
        if std::mem::take(&mut self.renewed) {
            self.outdated = app.has_newer_rules().then(|| Arc::clone(app.variant()));
        }
        if let Some(told) = latest(&mut self.sharing, &mut self.told) {
            self.told = told;
        }
        if let Some(saved) = latest(&mut self.writing, &mut self.told) {
            match saved {
                Ok(disk) => {
                    let again = app.definitions().is_some_and(|folder| Path::new(&disk.name).parent() == Some(folder));
                    self.told = if again { told!("bench-saved-there") } else { told!("bench-saved") };
                    // Its games are to be played as they are in the file, and to follow it.
                    wishes.push(Action::TakeIn(disk.clone()));
                    self.renewed = true;
                    self.disk = Some(disk);
                    wishes.push(Action::KeepDraft(self.draft()));
                    return;
                }
                Err(error) => self.told = error,
            }
        }
        let Some(disk) = &mut self.disk else { return };
        let Some(now) = app.library().text_of(&disk.name).filter(|now| **now != disk.text) else { return };
        let untouched = self.editor.text == disk.text;
        now.clone_into(&mut disk.text);
        self.told = if untouched { told!("bench-read-again") } else { told!("bench-other-text") };
        if untouched {
            self.take(now.to_owned());
        }
        wishes.push(Action::KeepDraft(self.draft()));
    }
}
