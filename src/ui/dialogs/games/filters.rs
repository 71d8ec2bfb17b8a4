//! What is looked for among the games.

use egui::{Button, ComboBox, Ui};
use nestmate_text::words::{TextKey, Told, key, named, say};

use crate::app::{App, MaterialSought, day};
use crate::storage::{GameQuery, GameResult, SortBy};
use crate::ui::frame::widgets::{entries, field, list, small_label, wrong_label};

/// The spans of days that are offered: the key of each, and how many days ago it begins.
const SPANS: [(TextKey, Option<u64>); 5] = [
    (key!("own-games-any-day"), None),
    (key!("own-games-today"), Some(0)),
    (key!("own-games-week"), Some(6)),
    (key!("own-games-month"), Some(30)),
    (key!("own-games-year"), Some(365)),
];

const RATINGS: [u16; 5] = [1600, 1800, 2000, 2200, 2400];

const DAY: u64 = 86_400;

#[derive(Debug, Default)]
pub(super) struct Filters {
    pub(super) query: GameQuery,
    /// As it is typed; looked for once it can be read.
    material: String,
    misread: Option<Told>,
    span: usize,
    place: Option<String>,
    ready: bool,
}

impl Filters {
    pub(super) fn focus(&mut self) {
        self.ready = false;
    }

    pub(super) fn is_bare(&self) -> bool {
        self.query.words.is_empty() && self.query.player.is_empty() && self.material.is_empty()
    }

    pub(super) fn sort(&mut self, by: SortBy) {
        // Days and lengths are most often wanted from the largest on, names from the first.
        let first = !matches!(by, SortBy::Date | SortBy::Length);
        self.query.rising = if self.query.sort == by { !self.query.rising } else { first };
        self.query.sort = by;
    }

    pub(super) fn show(&mut self, ui: &mut Ui, app: &App) -> bool {
        let mut entered = false;
        let gap = ui.spacing().item_spacing.x;
        let width = ui.available_width() - 2.0 * gap;
        ui.horizontal(|ui| {
            let fields = [
                (0.5, key!("own-games-words"), &mut self.query.words),
                (0.25, key!("own-games-player"), &mut self.query.player),
                (0.25, key!("own-games-material"), &mut self.material),
            ];
            for (share, name, text) in fields {
                ui.vertical(|ui| {
                    ui.set_width(width * share);
                    let label = small_label(ui, say(name));
                    let (field, done) = field(ui, &label, text, &mut self.ready);
                    entered |= done;
                    if name == key!("own-games-material") {
                        field.on_hover_text(say!("own-games-material.tip"));
                    }
                });
            }
        });
        self.read_material(app);
        if let Some(why) = &self.misread {
            wrong_label(ui, why.to_string());
        }
        ui.add_space(2.0);
        ui.horizontal(|ui| {
            self.game(ui, app);
            self.result(ui);
            self.ratings(ui);
            self.days(ui);
            self.position(ui, app);
        });
        entered
    }

    /// Reads the material by the letters of the chosen game, else of the one on the board, which is the chosen one then. What is misread is
    /// not looked for.
    fn read_material(&mut self, app: &App) {
        self.query.material.clear();
        self.misread = None;
        let text = self.material.trim();
        if text.is_empty() {
            return;
        }
        let game = self.query.game.as_deref().unwrap_or(&app.variant().id);
        let on_board = Some(app.variant()).filter(|variant| variant.id == game).cloned();
        let Some(variant) = on_board.or_else(|| app.library().get(game).ok()) else { return };
        match MaterialSought::read(text, &variant) {
            Ok(_) => {
                text.clone_into(&mut self.query.material);
                self.query.game = Some(variant.id.clone());
            }
            Err(why) => self.misread = Some(why),
        }
    }

    fn game(&mut self, ui: &mut Ui, app: &App) {
        let games = app.own_games().found().map(|found| found.games.as_slice()).unwrap_or_default();
        let any = say!("own-games-any-game");
        let chosen = self.query.game.as_ref().and_then(|id| games.iter().find(|game| game.0 == *id));
        let shown = chosen.map_or(any, |game| named(&game.1)).to_owned();
        let before = self.query.game.clone();
        let games = std::iter::once((None, any)).chain(games.iter().map(|(id, name)| (Some(id.clone()), named(name))));
        combo(ui, say!("own-games-game"), &shown, 190.0, |ui| entries(ui, &mut self.query.game, games));
        // What is marked is on a board of the game before.
        if before != self.query.game && self.query.part.take().is_some() {
            self.place = None;
        }
    }

    fn result(&mut self, ui: &mut Ui) {
        let words = |result: Option<GameResult>| {
            say(match result {
                None => key!("own-games-any-result"),
                Some(GameResult::White) => key!("own-games-white-won"),
                Some(GameResult::Black) => key!("own-games-black-won"),
                Some(GameResult::Draw) => key!("own-games-drawn"),
                Some(GameResult::Open) => key!("own-games-open"),
            })
        };
        let results = std::iter::once(None).chain(GameResult::ALL.map(Some)).map(|result| (result, words(result)));
        combo(ui, say!("own-games-result"), words(self.query.result), 130.0, |ui| entries(ui, &mut self.query.result, results));
    }

    fn ratings(&mut self, ui: &mut Ui) {
        let words = |least: Option<u16>| match least {
            None => say!("own-games-any-rating").to_owned(),
            Some(least) => say!("own-games-rated", least = least.to_string()),
        };
        let ratings = std::iter::once(None).chain(RATINGS.map(Some)).map(|least| (least, words(least)));
        combo(ui, say!("details-elo"), &words(self.query.rated), 120.0, |ui| entries(ui, &mut self.query.rated, ratings));
    }

    fn days(&mut self, ui: &mut Ui) {
        let before = self.span;
        let spans = SPANS.into_iter().map(|span| say(span.0)).enumerate();
        combo(ui, say!("own-games-date"), say(SPANS[self.span].0), 140.0, |ui| entries(ui, &mut self.span, spans));
        if self.span != before {
            self.query.since = SPANS[self.span].1.map(|days| day(days * DAY));
        }
    }

    /// The position on the board, whole, on one lattice alone, or on its marked part; what stands there when it is chosen is looked for.
    fn position(&mut self, ui: &mut Ui, app: &App) {
        let any = say!("own-games-any-position");
        let shown = self.place.clone().unwrap_or_else(|| any.to_owned());
        let folds: Vec<_> = app.folds().into_iter().flatten().collect();
        let alone = folds.iter().map(|fold| (say!("own-games-alone", lattice = named(fold.name(app.variant()))), Some(fold)));
        let places: Vec<_> = std::iter::once((say!("own-games-here").to_owned(), None)).chain(alone).collect();
        combo(ui, say!("own-games-position"), &shown, 220.0, |ui| {
            if ui.selectable_label(self.place.is_none(), any).clicked() {
                (self.place, self.query.position, self.query.part) = (None, None, None);
            }
            for (name, fold) in places {
                if ui.selectable_label(self.place.as_ref() == Some(&name), &name).clicked() {
                    let crossing = app.crossing(fold.map(AsRef::as_ref));
                    (self.query.position, self.query.part) = (Some((crossing.lattice, crossing.hash)), None);
                    self.query.game = Some(crossing.game);
                    self.place = Some(name);
                }
            }
            let part = app.marked_part();
            let name = part.map_or_else(|| say!("own-games-no-part").to_owned(), |part| say!("own-games-part", count = part.cells.len()));
            let entry = Button::selectable(self.query.part.is_some(), name);
            if ui.add_enabled(part.is_some(), entry).on_disabled_hover_text(say!("own-games-no-part.tip")).clicked() {
                self.look_for_part(app);
            }
        });
    }

    pub(super) fn look_for_part(&mut self, app: &App) {
        let Some(part) = app.marked_part() else { return };
        self.place = Some(say!("own-games-part", count = part.cells.len()));
        (self.query.position, self.query.part) = (None, Some(Box::new(part)));
        self.query.game = Some(app.variant().id.clone());
    }
}

fn combo(ui: &mut Ui, name: &str, shown: &str, width: f32, content: impl FnOnce(&mut Ui)) {
    let combo = ComboBox::from_id_salt(name).width(width).truncate().selected_text(shown);
    list(ui, combo, &say!("own-games-filter", name = name, value = shown), content);
}
