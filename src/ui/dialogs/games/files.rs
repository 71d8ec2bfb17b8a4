//! Asking for the file that games are added from, or put into.

use std::path::{Path, PathBuf};

use egui::{Button, Context, Key, Label, RichText, ScrollArea, TextEdit, Ui};
use nestmate_text::words::{Spoken, key, say};

use crate::app::{App, Choosing, Chosen, GamesWish};
use crate::storage::Places;
use crate::ui::dialogs::info::room;
use crate::ui::dialogs::open::{select_all, waker, within};
use crate::ui::dialogs::{Filter, Flow, SaveFate, SaveForm};
use crate::ui::frame::theme::accents;

/// What is offered for a file of several games.
const FILES: Filter = (key!("file-games"), &["pgn", "nestmate"]);

pub(super) enum FileWish {
    Stay,
    Back,
    Do(GamesWish),
}

#[derive(Debug)]
pub(super) enum FilePage {
    Import(ImportForm),
    Export(SaveForm, Vec<i64>),
    Problems(Spoken<Vec<String>>),
}

impl FilePage {
    pub(super) fn import(ctx: &Context, app: &App, chooser: bool) -> Self {
        Self::Import(ImportForm::new(ctx, app.folder(), chooser))
    }

    pub(super) fn export(ctx: &Context, app: &App, games: Vec<i64>, chooser: bool) -> Self {
        Self::Export(SaveForm::asking(ctx, app, FILES, Path::new("games.pgn"), chooser), games)
    }

    pub(super) fn title(&self) -> String {
        match self {
            Self::Import(_) => say!("own-games-import-title").to_owned(),
            Self::Export(_, games) => say!("own-games-export-title", count = games.len()),
            Self::Problems(_) => say!("own-games-problems-title").to_owned(),
        }
    }

    pub(super) fn show(&mut self, ui: &mut Ui, app: &App) -> FileWish {
        match self {
            Self::Problems(drawn) => problems(ui, app, drawn),
            Self::Import(form) => form.show(ui),
            Self::Export(form, games) => match form.show(ui, false) {
                SaveFate::Is(Flow::Stay) => FileWish::Stay,
                SaveFate::Is(Flow::Close) => FileWish::Back,
                SaveFate::To(path) => FileWish::Do(GamesWish::Share(std::mem::take(games), path)),
            },
        }
    }
}

fn problems(ui: &mut Ui, app: &App, drawn: &mut Spoken<Vec<String>>) -> FileWish {
    ScrollArea::both().max_height(room(ui)).auto_shrink([false, true]).id_salt("problems of games").show(ui, |ui| {
        for text in drawn.get(|| app.own_games().problems().iter().map(ToString::to_string).collect()) {
            ui.add(Label::new(RichText::new(text.as_str()).monospace()).extend().selectable(true));
            ui.separator();
        }
    });
    ui.add_space(8.0);
    if ui.button(say!("own-games-back-to-list")).clicked() || super::super::entered(ui) { FileWish::Back } else { FileWish::Stay }
}

#[derive(Debug)]
pub(super) struct ImportForm {
    path: String,
    folder: PathBuf,
    choosing: Option<Choosing>,
    ready: bool,
}

impl ImportForm {
    fn new(ctx: &Context, folder: PathBuf, chooser: bool) -> Self {
        let choosing = chooser.then(|| Choosing::pick(folder.clone(), waker(ctx)));
        Self { path: folder.join("").display().to_string(), folder, choosing, ready: false }
    }

    fn show(&mut self, ui: &mut Ui) -> FileWish {
        match self.choosing.as_ref().and_then(Choosing::poll) {
            None => {}
            Some(Chosen::Path(path)) => return FileWish::Do(GamesWish::Import(path)),
            Some(Chosen::Nothing) => return FileWish::Back,
            Some(Chosen::NoChooser) => (self.choosing, self.ready) = (None, false),
        }
        let label = ui.label(say!("own-games-import-path"));
        let field = ui.add(TextEdit::singleline(&mut self.path).desired_width(f32::INFINITY)).labelled_by(label.id);
        if !std::mem::replace(&mut self.ready, true) {
            field.request_focus();
            select_all(ui, field.id, &self.path);
        }
        within(ui, &self.folder, &self.path);
        ui.label(RichText::new(say!("own-games-import-note")).small().color(accents(ui).quiet));
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        ui.add_space(8.0);
        ui.horizontal(|ui| {
            let path = self.path.trim();
            let ready = self.choosing.is_none() && !path.is_empty() && !path.ends_with(std::path::is_separator);
            let done = ui.add_enabled(ready, Button::new(RichText::new(say!("own-games-add")).strong())).clicked();
            if done || entered && ready {
                return FileWish::Do(GamesWish::Import(Places::written(&self.folder, path)));
            }
            if ui.button(say!("cancel")).clicked() { FileWish::Back } else { FileWish::Stay }
        })
        .inner
    }
}
