//! The games of a file, to choose one of: found by words, gone through by arrow keys, those that cannot be read with the reason.

use std::collections::BTreeMap;
use std::sync::Arc;

use egui::{Button, Context, Label, Modifiers, Response, RichText, ScrollArea, Ui};
use nestmate_text::words::{Told, say};

use super::{Flow, MARGIN, ROW, buttons, columns, led, primary, room, scrolled_to};
use crate::app::{Action, App, Checking, GamesWish, Listed, Listing, Opening, ReadContext};
use crate::ui::desk::Desk;
use crate::ui::frame::tasks::waker;
use crate::ui::frame::theme::accents;
use crate::ui::frame::widgets::{field, quiet_label, small_label};

/// The columns after the number: their shares of the width.
const COLUMNS: [f32; 5] = [0.25, 0.25, 0.1, 0.14, 0.26];

const NUMBER: f32 = 52.0;

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

    pub(in crate::ui) fn poll(&mut self, desk: &mut Desk<'_>) -> Flow {
        if let Some((known, done)) = self.checking.as_ref().map(Checking::poll) {
            self.broken.extend(known);
            self.checking = self.checking.take().filter(|_| !done);
        }
        let Some(opened) = self.opening.as_ref().and_then(Opening::poll) else { return Flow::Stay };
        self.opening = None;
        match opened.game() {
            Some(Ok(game)) => desk.wishes.push(Action::Open(game)),
            Some(Err(why)) => {
                self.broken.extend(self.fitting.get(self.chosen).map(|&at| (at, why)));
                return Flow::Stay;
            }
            None => {}
        }
        Flow::Close
    }

    pub(in crate::ui) fn show(&mut self, ui: &mut Ui, desk: &mut Desk<'_>) -> Flow {
        let app = desk.app;
        self.keys(ui);
        let label = small_label(ui, say!("collection-search"));
        let (field, entered) = field(ui, &label, &mut self.sought, &mut self.ready);
        if field.changed() {
            self.search();
        }
        ui.add_space(4.0);
        let picked = self.list(ui);
        self.told(ui);
        ui.add_space(8.0);
        let mut fate = Flow::Stay;
        buttons(ui, |ui| {
            let ready = self.chosen_game().filter(|at| self.opening.is_none() && !self.broken.contains_key(at));
            let open = ui.add_enabled(ready.is_some(), primary(ui, say!("file-open"))).clicked();
            if let Some(at) = ready.filter(|_| open || entered || picked) {
                self.opening = Some(Opening::part(Arc::clone(&self.listing), at, ReadContext::of(app), waker(ui.ctx())));
            } else if entered {
                field.request_focus();
            }
            if ui.button(say!("cancel")).clicked() {
                fate = Flow::Close;
            }
            let file = self.listing.file.as_ref().filter(|_| app.own_games().path.is_some() && app.own_games().importing().is_none());
            let add = ui.add_enabled(file.is_some(), Button::new(say!("collection-import"))).on_hover_text(say!("collection-import.tip"));
            desk.wishes.extend(file.filter(|_| add.clicked()).map(|file| Action::Games(GamesWish::Import(file.path.clone()))));
            let state = if self.checking.is_some() {
                say!("collection-checking").to_owned()
            } else if self.broken.is_empty() {
                String::new()
            } else {
                say!("collection-broken", count = self.broken.len())
            };
            small_label(ui, state);
        });
        fate
    }

    fn chosen_game(&self) -> Option<usize> {
        self.fitting.get(self.chosen).copied()
    }

    fn keys(&mut self, ui: &Ui) {
        if let Some(to) = led(ui, Modifiers::NONE, self.chosen, self.fitting.len().saturating_sub(1), false) {
            self.reveal |= self.chosen != to;
            self.chosen = to;
        }
    }

    fn search(&mut self) {
        let words = self.sought.to_lowercase();
        self.fitting = (0..self.listing.games.len()).filter(|&at| self.listing.games[at].fits(&words)).collect();
        (self.chosen, self.reveal) = (0, true);
    }

    fn list(&mut self, ui: &mut Ui) -> bool {
        if self.fitting.is_empty() {
            quiet_label(ui, say!("collection-none"));
            return false;
        }
        let mut picked = false;
        let height = (room(ui) - 130.0).max(120.0);
        let area = ScrollArea::vertical().max_height(height).auto_shrink([false, true]).id_salt("collection");
        let reveal = std::mem::take(&mut self.reveal).then_some(self.chosen);
        scrolled_to(ui, area, reveal, height).show_rows(ui, ROW, self.fitting.len(), |ui, rows| {
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
    let unknown = |text: &str| if text.is_empty() { "?".to_owned() } else { text.to_owned() };
    let name = say!("collection-game", number = at + 1, white = unknown(&game.white), black = unknown(&game.black));
    let name = if broken { say!("collection-game-broken", game = name, line = game.line) } else { name };
    let ink = broken.then_some(accents(ui).refusal);
    let width = ui.available_width() - 2.0 * MARGIN - NUMBER;
    let texts = [&game.white, &game.black, &game.result, &game.date, &game.event];
    let known = COLUMNS.into_iter().zip(texts).map(|(share, text)| (share * width, text.as_str()));
    columns(ui, (chosen, &name, ink), std::iter::once((NUMBER, (at + 1).to_string().as_str())).chain(known))
}
