//! The user's own games: found by what is known of them and by position, opened, added from files, put into one, and deleted.

mod files;
mod filters;
mod list;
mod picking;

use egui::{Align, Button, Context, Key, Layout, Modifiers, ProgressBar, RichText, Ui};
use nestmate_text::words::{Spoken, say};

use super::Flow;
use crate::app::{Action, App, GamesWish};
use crate::saying::Saying;
use crate::storage::{GameQuery, GameRow};
use crate::ui::frame::theme::accents;
use files::{FilePage, FileWish};
use filters::Filters;
use picking::Picking;

#[derive(Debug, Default)]
pub(in crate::ui) struct GamesForm {
    filters: Filters,
    asked: Option<GameQuery>,
    picking: Picking,
    page: Option<FilePage>,
    chooser: bool,
}

impl GamesForm {
    /// `chooser` is whether files are asked for with the desktop's file chooser.
    pub(in crate::ui) fn new(chooser: bool) -> Self {
        Self { chooser, ..Self::default() }
    }

    pub(in crate::ui) fn title(&self) -> String {
        match &self.page {
            Some(page) => page.title(),
            None => say!("own-games").to_owned(),
        }
    }

    pub(in crate::ui) fn show(&mut self, ui: &mut Ui, app: &App, actions: &mut Vec<Action>) -> Flow {
        if let Some(page) = &mut self.page {
            match page.show(ui, app) {
                FileWish::Stay => return Flow::Stay,
                FileWish::Back => {}
                FileWish::Do(wish) => actions.push(Action::Games(wish)),
            }
            self.page = None;
            self.filters.focus();
            ui.ctx().request_repaint();
            return Flow::Stay;
        }
        if app.own_games().path().is_none() {
            ui.label(say!("own-games-nowhere"));
            return super::info::close_button(ui);
        }
        let rows = app.own_games().found().map(|found| std::sync::Arc::clone(&found.rows)).unwrap_or_default();
        self.picking.follow(&rows);
        let entered = self.filters.show(ui, app);
        self.ask(actions);
        ui.add_space(6.0);
        let picked = list::show(ui, app, &mut self.filters, &mut self.picking, &rows);
        ui.add_space(4.0);
        let done = self.buttons(ui, app, &rows, actions);
        if (entered || picked || super::entered(ui)) && self.page.is_none() {
            self.open(&rows, actions);
        }
        if self.page.is_none() && unread(ui, app) {
            self.page = Some(FilePage::Problems(Spoken::default()));
        }
        fine_print(ui, app);
        done
    }

    fn ask(&mut self, actions: &mut Vec<Action>) {
        if self.asked.as_ref() != Some(self.filters.query()) {
            self.asked = Some(self.filters.query().clone());
            actions.push(Action::Games(GamesWish::Find(self.filters.query().clone())));
        }
    }

    fn open(&self, rows: &[GameRow], actions: &mut Vec<Action>) {
        if let Some(row) = self.picking.current(rows) {
            actions.push(Action::Games(GamesWish::Open(row.id, row.at)));
        }
    }

    fn buttons(&mut self, ui: &mut Ui, app: &App, rows: &[GameRow], actions: &mut Vec<Action>) -> Flow {
        let marked = self.picking.marked(rows);
        let mut fate = Flow::Stay;
        ui.horizontal(|ui| {
            let any = !marked.is_empty();
            if ui.add_enabled(any, Button::new(RichText::new(say!("file-open")).strong())).clicked() {
                self.open(rows, actions);
            }
            if ui.add_enabled(app.own_games().importing().is_none(), Button::new(say!("own-games-import"))).clicked() {
                self.page = Some(FilePage::import(ui.ctx(), app, self.chooser));
            }
            if ui.add_enabled(any, Button::new(say!("own-games-export"))).clicked() {
                self.page = Some(FilePage::export(ui.ctx(), app, marked.clone(), self.chooser));
            }
            let delete = ui.add_enabled(any, Button::new(say!("own-games-delete"))).clicked();
            if delete || any && self.deletes(ui) {
                actions.push(Action::Games(GamesWish::PutAway(marked.clone())));
            }
            if ui.add_enabled(app.own_games().away() > 0, Button::new(say!("own-games-undo"))).clicked() {
                actions.push(Action::Games(GamesWish::BringBack));
            }
            if ui.button(say!("close")).clicked() {
                fate = Flow::Close;
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| state(ui, app, marked.len(), actions));
        });
        fate
    }

    fn deletes(&self, ui: &Ui) -> bool {
        let typing = ui.memory(|memory| memory.focused().is_some()) && !self.filters.is_bare();
        !typing && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Delete))
    }
}

fn state(ui: &mut Ui, app: &App, marked: usize, actions: &mut Vec<Action>) {
    let quiet = accents(ui).quiet;
    if let Some(progress) = app.own_games().importing() {
        if ui.button(say!("own-games-stop")).clicked() {
            actions.push(Action::Games(GamesWish::StopImport));
        }
        #[expect(clippy::cast_precision_loss, reason = "a share of a bar")]
        let share = progress.bytes as f32 / progress.size.max(1) as f32;
        let percent = progress.bytes.saturating_mul(100) / progress.size.max(1);
        let text = RichText::new(say!("own-games-progress", done = progress.done, percent = percent)).small();
        ui.add(ProgressBar::new(share).desired_height(18.0).desired_width(ui.available_width().min(260.0)).text(text));
        return;
    }
    let Some(found) = app.own_games().found() else { return };
    let text = if marked > 1 {
        say!("own-games-marked", count = marked)
    } else if found.rows.len() == found.total {
        say!("own-games-all", count = found.total)
    } else {
        say!("own-games-found", count = found.rows.len(), total = found.total)
    };
    ui.label(RichText::new(text).small().color(quiet));
}

/// How many games of the last file could not be read; whether the user wants to know why.
fn unread(ui: &mut Ui, app: &App) -> bool {
    let count = app.own_games().problems().len();
    count > 0 && ui.link(RichText::new(say!("own-games-problems", count = count)).color(accents(ui).refusal)).clicked()
}

fn fine_print(ui: &mut Ui, app: &App) {
    if let Some(fault) = app.own_games().fault() {
        ui.label(RichText::new(say!("own-games-unusable", why = fault.said())).color(accents(ui).refusal));
    }
    let path = app.own_games().path().map(|path| path.display().to_string()).unwrap_or_default();
    ui.add_space(2.0);
    ui.label(RichText::new(say!("own-games-private", path = path)).small().color(accents(ui).quiet));
}

/// The width of the dialog in a window, in points.
pub(in crate::ui) fn games_width(ctx: &Context) -> f32 {
    (ctx.content_rect().width() - 60.0).min(1120.0)
}
