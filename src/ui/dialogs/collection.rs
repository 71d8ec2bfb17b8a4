//! The games of a file, to choose one of: found by words, gone through by arrow keys, those that cannot be read with the reason.

use std::collections::BTreeMap;
use std::sync::Arc;

use egui::accesskit::Role;
use egui::{
    Button, Context, Key, Label, Modifiers, Response, RichText, ScrollArea, TextEdit, TextStyle, TextWrapMode, Ui, Vec2, WidgetInfo,
    WidgetText, pos2,
};
use nestmate_text::words::{Told, say};

use super::info::room;
use super::open::waker;
use super::{Flow, primary};
use crate::app::{Action, App, Checking, GamesWish, Listed, Listing, Opened, Opening, ReadContext};
use crate::ui::frame::theme::accents;

/// The height of a row, in points.
const ROW: f32 = 24.0;

/// The columns after the number: their shares of the width.
const COLUMNS: [f32; 5] = [0.25, 0.25, 0.1, 0.14, 0.26];

/// The room for the number.
const NUMBER: f32 = 52.0;

#[derive(Debug)]
pub(in crate::ui) struct CollectionForm {
    listing: Arc<Listing>,
    sought: String,
    fitting: Vec<usize>,
    chosen: usize,
    reveal: bool,
    ready: bool,
    opening: Option<Opening>,
    checking: Option<Checking>,
    broken: BTreeMap<usize, Told>,
}

impl CollectionForm {
    pub(in crate::ui) fn new(ctx: &Context, app: &App, listing: Arc<Listing>) -> Self {
        // The one on the board, where it is from this file.
        let part = app.file_part().filter(|(path, _)| listing.file.as_ref().is_some_and(|file| file.path == *path)).map(|known| known.1);
        let checking = Checking::begin(Arc::clone(&listing), ReadContext::of(app), waker(ctx));
        Self {
            fitting: (0..listing.games.len()).collect(),
            chosen: part.unwrap_or(0).min(listing.games.len().saturating_sub(1)),
            listing,
            sought: String::new(),
            reveal: true,
            ready: false,
            opening: None,
            checking: Some(checking),
            broken: BTreeMap::new(),
        }
    }

    pub(in crate::ui) fn title(&self) -> String {
        let file = self.listing.file.as_ref().and_then(|file| file.path.file_name()).map(|name| name.to_string_lossy().into_owned());
        if let Some(name) = file {
            say!("collection-title", count = self.listing.games.len(), name = name)
        } else {
            say!("collection-title-text", count = self.listing.games.len())
        }
    }

    pub(in crate::ui) fn poll(&mut self, actions: &mut Vec<Action>) -> Flow {
        if let Some((known, done)) = self.checking.as_ref().map(Checking::poll) {
            self.broken.extend(known);
            self.checking = self.checking.take().filter(|_| !done);
        }
        let Some(opened) = self.opening.as_ref().and_then(Opening::poll) else { return Flow::Stay };
        self.opening = None;
        match opened {
            Opened::Game(game) => actions.push(Action::Open(game)),
            Opened::Failed(why) => {
                self.broken.extend(self.fitting.get(self.chosen).map(|&at| (at, why)));
                return Flow::Stay;
            }
            Opened::Definition(_) | Opened::Puzzles(..) | Opened::Several(_) | Opened::Nothing | Opened::NoChooser => {}
        }
        Flow::Close
    }

    pub(in crate::ui) fn show(&mut self, ui: &mut Ui, app: &App, actions: &mut Vec<Action>) -> Flow {
        self.keys(ui);
        let hint = say!("collection-search");
        let label = ui.label(RichText::new(hint).small().color(accents(ui).quiet));
        let field = ui.add(TextEdit::singleline(&mut self.sought).desired_width(f32::INFINITY)).labelled_by(label.id);
        if !std::mem::replace(&mut self.ready, true) {
            field.request_focus();
        }
        if field.changed() {
            self.search();
        }
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        ui.add_space(4.0);
        let picked = self.list(ui);
        self.told(ui);
        ui.add_space(8.0);
        let mut fate = Flow::Stay;
        ui.horizontal(|ui| {
            let ready = self.opening.is_none() && self.chosen_game().is_some_and(|at| !self.broken.contains_key(&at));
            let open = ui.add_enabled(ready, primary(ui, say!("file-open"))).clicked();
            if ready && (open || entered || picked) {
                self.open(ui.ctx(), app);
            } else if entered {
                field.request_focus();
            }
            let file = self.listing.file.as_ref().filter(|_| app.own_games().path().is_some() && app.own_games().importing().is_none());
            let add = ui.add_enabled(file.is_some(), Button::new(say!("collection-import"))).on_hover_text(say!("collection-import.tip"));
            if let Some(file) = file.filter(|_| add.clicked()) {
                actions.push(Action::Games(GamesWish::Import(file.path.clone())));
            }
            if ui.button(say!("cancel")).clicked() {
                fate = Flow::Close;
            }
            let state = if self.checking.is_some() {
                say!("collection-checking").to_owned()
            } else if self.broken.is_empty() {
                String::new()
            } else {
                say!("collection-broken", count = self.broken.len())
            };
            ui.label(RichText::new(state).small().color(accents(ui).quiet));
        });
        fate
    }

    fn chosen_game(&self) -> Option<usize> {
        self.fitting.get(self.chosen).copied()
    }

    fn open(&mut self, ctx: &Context, app: &App) {
        if let Some(at) = self.chosen_game() {
            self.opening = Some(Opening::part(Arc::clone(&self.listing), at, ReadContext::of(app), waker(ctx)));
        }
    }

    fn keys(&mut self, ui: &Ui) {
        let last = self.fitting.len().saturating_sub(1);
        let before = self.chosen;
        ui.input_mut(|input| {
            let mut pressed = |key: Key| input.consume_key(Modifiers::NONE, key);
            if pressed(Key::ArrowDown) {
                self.chosen += 1;
            }
            if pressed(Key::ArrowUp) {
                self.chosen = self.chosen.saturating_sub(1);
            }
            if pressed(Key::PageDown) {
                self.chosen += 10;
            }
            if pressed(Key::PageUp) {
                self.chosen = self.chosen.saturating_sub(10);
            }
        });
        self.chosen = self.chosen.min(last);
        self.reveal |= self.chosen != before;
    }

    fn search(&mut self) {
        let words = self.sought.to_lowercase();
        self.fitting = (0..self.listing.games.len()).filter(|&at| self.listing.games[at].fits(&words)).collect();
        (self.chosen, self.reveal) = (0, true);
    }

    fn list(&mut self, ui: &mut Ui) -> bool {
        if self.fitting.is_empty() {
            ui.label(RichText::new(say!("collection-none")).color(accents(ui).quiet));
            return false;
        }
        let mut picked = false;
        let height = (room(ui) - 130.0).max(120.0);
        let mut area = ScrollArea::vertical().max_height(height).auto_shrink([false, true]).id_salt("collection");
        let step = ROW + ui.spacing().item_spacing.y;
        if std::mem::take(&mut self.reveal) {
            #[expect(clippy::cast_precision_loss, reason = "a place on the screen")]
            let at = self.chosen as f32 * step;
            area = area.vertical_scroll_offset((at - height / 2.0).max(0.0));
        }
        area.show_rows(ui, ROW, self.fitting.len(), |ui, rows| {
            for place in rows {
                let Some(&at) = self.fitting.get(place) else { continue };
                let response = row(ui, at, &self.listing.games[at], (place == self.chosen, self.broken.contains_key(&at)));
                if response.clicked() {
                    self.chosen = place;
                }
                picked |= response.double_clicked();
            }
        });
        picked
    }

    fn told(&self, ui: &mut Ui) {
        let Some(why) = self.chosen_game().and_then(|at| self.broken.get(&at)) else { return };
        ui.add_space(4.0);
        ScrollArea::both().max_height(110.0).auto_shrink([false, true]).id_salt("collection why").show(ui, |ui| {
            ui.add(Label::new(RichText::new(why.to_string()).monospace().color(accents(ui).refusal)).extend());
        });
    }
}

fn row(ui: &mut Ui, at: usize, game: &Listed, (chosen, broken): (bool, bool)) -> Response {
    let width = ui.available_width();
    let unknown = |text: &str| if text.is_empty() { "?".to_owned() } else { text.to_owned() };
    let name = say!("collection-game", number = at + 1, white = unknown(&game.white), black = unknown(&game.black));
    let name = if broken { say!("collection-game-broken", game = name, line = game.line) } else { name };
    let response = ui.add_sized(Vec2::new(width, ROW), Button::selectable(chosen, ""));
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, name.as_str()));
    let ink = if broken { accents(ui).refusal } else { ui.style().interact_selectable(&response, chosen).text_color() };
    let rect = response.rect.shrink2(Vec2::new(6.0, 0.0));
    let mut left = rect.left();
    let mut cell = |width: f32, text: &str| {
        let galley = WidgetText::from(text).into_galley(ui, Some(TextWrapMode::Truncate), width - 8.0, TextStyle::Body);
        ui.painter().galley(pos2(left, rect.center().y - galley.size().y / 2.0), galley, ink);
        left += width;
    };
    cell(NUMBER, &(at + 1).to_string());
    for (share, text) in COLUMNS.into_iter().zip([&game.white, &game.black, &game.result, &game.date, &game.event]) {
        cell((rect.width() - NUMBER) * share, text);
    }
    response
}
