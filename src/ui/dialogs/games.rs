//! The user's own games: found by what is known of them and by position, opened, added from files, put into one, and deleted.

mod filters;
mod list;

use std::path::{Path, PathBuf};

use egui::{Align, Button, Context, Key, Label, Layout, Modifiers, ProgressBar, RichText, ScrollArea, Ui, Vec2};
use nestmate_text::words::{Spoken, key, named, say};

use super::files::PathField;
use super::{Filter, Flow, SaveFate, SaveForm, buttons, destructive, goes_back, primary, room};
use crate::app::{Action, App, Choosing, Chosen, GamesWish, words};
use crate::saying::Saying;
use crate::storage::{GameQuery, GameRow};
use crate::ui::desk::{Desk, Wish, Wishes};
use crate::ui::frame::tasks::waker;
use crate::ui::frame::theme::accents;
use crate::ui::frame::widgets::{age, float, small_label, wrong_label};
use filters::Filters;
use list::{Openings, Picking};

/// The room for the title of a row of files, and for what leads to more than stand abreast, in points.
const TITLE: f32 = 84.0;
const MORE: f32 = 90.0;
const ABREAST: usize = 3;

#[derive(Default)]
pub(in crate::ui) struct GamesForm {
    filters: Filters,
    asked: Option<GameQuery>,
    picking: Picking,
    page: Option<FilePage>,
    openings: Openings,
}

impl GamesForm {
    /// With the marked part of the board looked for.
    pub(in crate::ui) fn of_part(app: &App) -> Self {
        let mut form = Self::default();
        form.filters.look_for_part(app);
        form
    }

    pub(in crate::ui) fn title(&self) -> String {
        match &self.page {
            Some(page) => page.title(),
            None => say!("own-games").to_owned(),
        }
    }

    pub(in crate::ui) fn show(&mut self, ui: &mut Ui, desk: &mut Desk<'_>) -> Flow {
        let app = desk.app;
        if let Some(page) = &mut self.page {
            // Both are asked: Esc closes only the page and not the dialog, also where the page closes by itself.
            if goes_back(ui) | (page.show(ui, desk) == Flow::Close) {
                self.page = None;
                self.filters.focus();
                ui.ctx().request_repaint();
            }
            return Flow::Stay;
        }
        waiting(ui, desk);
        if app.own_games().path.is_none() {
            ui.label(say!("own-games-nowhere"));
            return super::info::close_button(ui);
        }
        let rows = app.own_games().found().map(|found| std::sync::Arc::clone(&found.rows)).unwrap_or_default();
        self.picking.follow(&rows);
        let entered = self.filters.show(ui, app);
        self.ask(desk.wishes);
        ui.add_space(6.0);
        let picked = list::show(ui, desk, &mut self.filters, &mut self.picking, (&rows, &mut self.openings));
        ui.add_space(4.0);
        let done = self.buttons(ui, desk, &rows);
        if (entered || picked || super::entered(ui)) && self.page.is_none() {
            self.open(&rows, desk.wishes);
        }
        if self.page.is_none() && unread(ui, app) {
            self.page = Some(FilePage::Problems(Spoken::default()));
        }
        fine_print(ui, app);
        done
    }

    fn ask(&mut self, wishes: &mut Wishes) {
        let query = &self.filters.query;
        if self.asked.as_ref() != Some(query) {
            self.asked = Some(query.clone());
            wishes.push(Action::Games(GamesWish::Find(query.clone())));
        }
    }

    fn open(&self, rows: &[GameRow], wishes: &mut Wishes) {
        if let Some(row) = self.picking.current(rows) {
            wishes.push(Action::Games(GamesWish::Open(row.id, row.at)));
        }
    }

    fn buttons(&mut self, ui: &mut Ui, desk: &mut Desk<'_>, rows: &[GameRow]) -> Flow {
        let (app, chooser) = (desk.app, desk.kept.chooser);
        let marked = self.picking.marked(rows);
        let mut fate = Flow::Stay;
        buttons(ui, |ui| {
            let any = !marked.is_empty();
            if ui.add_enabled(any, primary(ui, say!("file-open"))).clicked() {
                self.open(rows, desk.wishes);
            }
            if ui.button(say!("close")).clicked() {
                fate = Flow::Close;
            }
            if ui.add_enabled(app.own_games().importing().is_none(), Button::new(say!("own-games-import"))).clicked() {
                self.page = Some(FilePage::Import(ImportForm::new(ui.ctx(), app.folder(), chooser)));
            }
            if ui.add_enabled(any, Button::new(say!("own-games-export"))).clicked() {
                let form = SaveForm::asking(ui.ctx(), app, FILES, Path::new("games.pgn"), chooser);
                self.page = Some(FilePage::Export(form, marked.clone()));
            }
            let delete = ui.add_enabled(any, destructive(ui, say!("own-games-delete"))).clicked();
            if delete || any && self.deletes(ui) {
                desk.wishes.push(Action::Games(GamesWish::PutAway(marked.clone())));
            }
            let undo = ui.add_enabled(!app.own_games().away.is_empty(), Button::new(say!("own-games-undo")));
            desk.wishes.on(&undo, Action::Games(GamesWish::BringBack));
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| state(ui, app, marked.len(), desk.wishes));
        });
        fate
    }

    fn deletes(&self, ui: &Ui) -> bool {
        let typing = ui.memory(|memory| memory.focused().is_some()) && !self.filters.is_bare();
        !typing && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Delete))
    }
}

/// The games that were left for others, and the files that were open last.
fn waiting(ui: &mut Ui, desk: &mut Desk<'_>) {
    let app = desk.app;
    let left = app.unfinished().map(|replaced| {
        let game = replaced.game.as_str();
        let name = app.library().name_of(game).map_or(game, named);
        (say!("own-games-left-game", game = name, moves = words::moves_in(replaced.moves), age = age(replaced.age())), &replaced.path)
    });
    let name = |file: &PathBuf| file.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let recent = app.settings().recent.iter().map(|file| (name(file), file));
    for (title, files) in [(say!("own-games-left"), left.collect::<Vec<_>>()), (say!("own-games-files"), recent.collect())] {
        row(ui, desk, title, &files);
    }
}

fn row(ui: &mut Ui, desk: &mut Desk<'_>, title: &str, files: &[(String, &PathBuf)]) {
    if files.is_empty() {
        return;
    }
    ui.horizontal(|ui| {
        ui.allocate_ui_with_layout(Vec2::new(TITLE, ui.spacing().interact_size.y), Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_width(TITLE);
            small_label(ui, title);
        });
        let shown = files.len().min(ABREAST);
        let (first, more) = files.split_at(shown);
        let width = (ui.available_width() - MORE) / float(shown) - ui.spacing().item_spacing.x;
        for file in first {
            self::file(ui, desk, file, width);
        }
        if !more.is_empty() {
            ui.menu_button(say!("own-games-more", count = more.len()), |ui| {
                ScrollArea::vertical()
                    .max_height(420.0)
                    .show(ui, |ui| more.iter().for_each(|file| self::file(ui, desk, file, f32::INFINITY)));
            });
        }
    });
    ui.add_space(2.0);
}

fn file(ui: &mut Ui, desk: &mut Desk<'_>, (name, path): &(String, &PathBuf), width: f32) {
    let response = ui.scope(|ui| {
        ui.set_max_width(width);
        ui.add(Button::new(name).truncate())
    });
    if response.inner.on_hover_text(path.display().to_string()).clicked() {
        desk.wishes.push(Wish::Open((*path).clone()));
    }
}

fn state(ui: &mut Ui, app: &App, marked: usize, wishes: &mut Wishes) {
    let imported = app.own_games().importing().map(|import| (import.done, import.bytes, import.size));
    let scanned = app.own_games().scanning().map(|scan| (scan.done, scan.done as u64, scan.total as u64));
    if let Some((done, part, whole)) = imported.or(scanned) {
        wishes.on(&ui.button(say!("own-games-stop")), Action::Games(GamesWish::Stop));
        #[expect(clippy::cast_precision_loss, reason = "a share of a bar")]
        let share = part as f32 / whole.max(1) as f32;
        let percent = part.saturating_mul(100) / whole.max(1);
        let text = RichText::new(say!("own-games-progress", done = done, percent = percent)).small();
        ui.add(ProgressBar::new(share).desired_height(18.0).desired_width(ui.available_width().min(260.0)).text(text));
        return;
    }
    // Where there is none the list says so, and what it does not list.
    let Some(found) = app.own_games().found().filter(|found| found.total > 0) else { return };
    let text = if marked > 1 {
        say!("own-games-marked", count = marked)
    } else if found.rows.len() == found.total {
        say!("own-games-all", count = found.total)
    } else {
        say!("own-games-found", count = found.rows.len(), total = found.total)
    };
    small_label(ui, text);
}

/// How many games of the last file could not be read; whether the user wants to know why.
fn unread(ui: &mut Ui, app: &App) -> bool {
    let count = app.own_games().problems.len();
    count > 0 && ui.link(RichText::new(say!("own-games-problems", count = count)).color(accents(ui).refusal)).clicked()
}

fn fine_print(ui: &mut Ui, app: &App) {
    if let Some(fault) = app.own_games().fault.as_ref() {
        wrong_label(ui, say!("own-games-unusable", why = fault.said()));
    }
    let path = app.own_games().path.as_deref().map(|path| path.display().to_string()).unwrap_or_default();
    ui.add_space(2.0);
    small_label(ui, say!("own-games-private", path = path));
}

pub(in crate::ui) fn games_width(ctx: &Context) -> f32 {
    (ctx.content_rect().width() - 60.0).min(1120.0)
}

/// What is offered for a file of several games.
const FILES: Filter = (key!("file-games"), &["pgn", "nestmate"]);

enum FilePage {
    Import(ImportForm),
    Export(SaveForm, Vec<i64>),
    Problems(Spoken<Vec<String>>),
}

impl FilePage {
    fn title(&self) -> String {
        match self {
            Self::Import(_) => say!("own-games-import-title").to_owned(),
            Self::Export(_, games) => say!("own-games-export-title", count = games.len()),
            Self::Problems(_) => say!("own-games-problems-title").to_owned(),
        }
    }

    /// Shows the page in the place of the list, which comes back when it is closed.
    fn show(&mut self, ui: &mut Ui, desk: &mut Desk<'_>) -> Flow {
        match self {
            Self::Problems(drawn) => problems(ui, desk.app, drawn),
            Self::Import(form) => form.show(ui, desk.wishes),
            Self::Export(form, games) => match form.show(ui, false) {
                SaveFate::Is(fate) => fate,
                SaveFate::To(path) => {
                    desk.wishes.push(Action::Games(GamesWish::Share(std::mem::take(games), path)));
                    Flow::Close
                }
            },
        }
    }
}

fn problems(ui: &mut Ui, app: &App, drawn: &mut Spoken<Vec<String>>) -> Flow {
    ScrollArea::both().max_height(room(ui)).auto_shrink([false, true]).id_salt("problems of games").show(ui, |ui| {
        for text in drawn.get(|| app.own_games().problems.iter().map(ToString::to_string).collect()) {
            ui.add(Label::new(RichText::new(text.as_str()).monospace()).extend().selectable(true));
            ui.separator();
        }
    });
    ui.add_space(8.0);
    let back = buttons(ui, |ui| ui.button(say!("own-games-back-to-list")).clicked());
    if back || super::entered(ui) { Flow::Close } else { Flow::Stay }
}

struct ImportForm {
    path: PathField,
    choosing: Option<Choosing>,
}

impl ImportForm {
    fn new(ctx: &Context, folder: PathBuf, chooser: bool) -> Self {
        let choosing = chooser.then(|| Choosing::pick(folder.clone(), waker(ctx)));
        Self { path: PathField::within(folder), choosing }
    }

    fn show(&mut self, ui: &mut Ui, wishes: &mut Wishes) -> Flow {
        match self.choosing.as_ref().and_then(Choosing::poll) {
            None => {}
            Some(Chosen::Path(path)) => {
                wishes.push(Action::Games(GamesWish::Import(path)));
                return Flow::Close;
            }
            Some(Chosen::Nothing) => return Flow::Close,
            Some(Chosen::NoChooser) => {
                self.choosing = None;
                self.path.focus();
            }
        }
        let entered = self.path.show(ui, say!("own-games-import-path"), "", true);
        small_label(ui, say!("own-games-import-note"));
        ui.add_space(8.0);
        buttons(ui, |ui| {
            let ready = self.choosing.is_none() && self.path.names_file();
            let done = ui.add_enabled(ready, primary(ui, say!("own-games-add"))).clicked() || entered && ready;
            if done {
                wishes.push(Action::Games(GamesWish::Import(self.path.written())));
            }
            if ui.button(say!("cancel")).clicked() || done { Flow::Close } else { Flow::Stay }
        })
    }
}
