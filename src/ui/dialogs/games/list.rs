//! The games that were found, in columns that they are sorted by with a click, and which of them are chosen, by mouse and keyboard as
//! lists of files have it.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use egui::accesskit::Role;
use egui::text::TextWrapping;
use egui::{
    Align, Button, Key, Layout, Modifiers, Response, RichText, ScrollArea, Sense, TextStyle, Ui, UiBuilder, Vec2, WidgetInfo, pos2,
};
use nestmate_core::plain::one_line;
use nestmate_core::variant::Variant;
use nestmate_engine::Level;
use nestmate_text::words::{TextKey, key, named, say};

use super::filters::Filters;
use crate::app::{App, HELPED, MoveSentence, level_name, opening_moves, words};
use crate::storage::{ArchivedPlayer, GameResult, GameRow, SortBy};
use crate::ui::desk::Desk;
use crate::ui::dialogs::{MARGIN, ROW, columns, is_free, led, room, scrolled_to};
use crate::ui::figurines::{Figurines, LaidSentence};
use crate::ui::frame::theme::accents;
use crate::ui::frame::widgets::quiet_label;

/// What stands above and below the list, in points.
const AROUND: f32 = 150.0;

/// The columns: the key of what each is called, what it is sorted by, and its share of the width.
const COLUMNS: [(TextKey, SortBy, f32); 9] = [
    (key!("own-games-date"), SortBy::Date, 0.09),
    (key!("own-games-game"), SortBy::Game, 0.12),
    (key!("own-games-white"), SortBy::White, 0.165),
    (key!("own-games-black"), SortBy::Black, 0.165),
    (key!("own-games-result"), SortBy::Result, 0.065),
    (key!("own-games-length"), SortBy::Length, 0.06),
    (key!("own-games-event"), SortBy::Event, 0.12),
    (key!("own-games-eco"), SortBy::Eco, 0.05),
    (key!("own-games-opening"), SortBy::Opening, 0.165),
];

/// First moves as they are painted, by the game and their text; `None` for those that stay text.
#[derive(Debug, Default)]
pub(super) struct Openings(HashMap<(String, String), Option<Painted>>);

type Painted = (Arc<Variant>, MoveSentence);

/// How many are kept before they are read anew.
const KEPT: usize = 2_000;

impl Openings {
    fn of(&mut self, app: &App, row: &GameRow) -> Option<&Painted> {
        if self.0.len() > KEPT {
            self.0.clear();
        }
        let read = || {
            let variant = app.library().get(&row.game).ok()?;
            let moves = opening_moves(&variant, &row.opening)?;
            Some((variant, moves))
        };
        self.0.entry((row.game.clone(), row.opening.clone())).or_insert_with(read).as_ref()
    }
}

pub(super) fn show(
    ui: &mut Ui,
    desk: &mut Desk<'_>,
    filters: &mut Filters,
    picking: &mut Picking,
    (rows, openings): (&[GameRow], &mut Openings),
) -> bool {
    picking.keys(ui, rows, is_free(ui));
    heads(ui, filters);
    let height = (room(ui) - AROUND).max(110.0);
    if rows.is_empty() {
        nothing(ui, desk.app, height);
        return false;
    }
    let mut picked = false;
    let area = ScrollArea::vertical().max_height(height).min_scrolled_height(height).auto_shrink([false, false]).id_salt("own games");
    let reveal = std::mem::take(&mut picking.reveal).then_some(picking.at);
    scrolled_to(ui, area, reveal, height).show_rows(ui, ROW, rows.len(), |ui, shown| {
        for place in shown {
            let Some(game) = rows.get(place) else { continue };
            let response = row(ui, game, picking.has(game.id), openings.of(desk.app, game), desk);
            if response.clicked() {
                picking.click(rows, place, ui.input(|input| input.modifiers));
            }
            picked |= response.double_clicked();
        }
    });
    picked
}

fn nothing(ui: &mut Ui, app: &App, height: f32) {
    ui.allocate_ui(Vec2::new(ui.available_width(), height), |ui| {
        ui.set_min_height(height);
        let key = match app.own_games().found() {
            Some(found) if found.total == 0 => key!("own-games-none-yet"),
            Some(found) if !app.own_games().is_looking() && !found.query.material.is_empty() => key!("own-games-none-material"),
            Some(_) if !app.own_games().is_looking() => key!("own-games-none"),
            Some(_) | None if app.own_games().fault.is_some() => return,
            Some(_) | None => key!("own-games-looking"),
        };
        quiet_label(ui, say(key));
    });
}

fn heads(ui: &mut Ui, filters: &mut Filters) {
    let width = ui.available_width() - 2.0 * MARGIN;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.add_space(MARGIN);
        for (key, by, share) in COLUMNS {
            let on = filters.query.sort == by;
            let sign = match (on, filters.query.rising) {
                (false, _) => "",
                (true, true) => " ⏶",
                (true, false) => " ⏷",
            };
            let text = RichText::new(format!("{}{sign}", say(key))).small().color(accents(ui).quiet);
            let text = if on { text.strong() } else { text };
            let place = ui.allocate_exact_size(Vec2::new(width * share, 20.0), Sense::hover()).0;
            let inner = UiBuilder::new().max_rect(place).layout(Layout::left_to_right(Align::Center));
            let response = ui.new_child(inner).add(Button::new(text).frame(false).truncate());
            response.widget_info(|| WidgetInfo::selected(Role::Button, true, on, say!("own-games-sort", column = say(key))));
            if response.clicked() {
                filters.sort(by);
            }
        }
    });
}

fn row(ui: &mut Ui, game: &GameRow, chosen: bool, opening: Option<&Painted>, desk: &mut Desk<'_>) -> Response {
    let [white, black] = &game.players;
    let [white, black] = [player(white, black), player(black, white)];
    let result = result(game.result);
    let length = say!("own-games-moves", count = words::moves_in(game.plies));
    let name = say!(
        "own-games-row",
        white = white.as_str(),
        black = black.as_str(),
        result = result,
        game = named(&game.name),
        date = game.date.as_str(),
        length = length.as_str()
    );
    let all = words::moves_in(game.plies);
    let moves = game.at.map_or_else(|| all.to_string(), |at| format!("{} / {all}", words::moves_in(at)));
    let first = game.at.map_or_else(String::new, |at| say!("own-games-at", ply = at));
    let (date, event, eco) = (one_line(&game.date), one_line(&game.event), one_line(&game.eco));
    let known = [name.as_str(), &*event, &*eco, &first].into_iter().filter(|part| !part.is_empty());
    let name = known.collect::<Vec<&str>>().join(say!("between-parts"));
    let opened = if opening.is_some() { "" } else { &game.opening };
    let texts: [&str; 9] = [&date, named(&game.name), &white, &black, result, &moves, &event, &eco, opened];
    let width = ui.available_width() - 2.0 * MARGIN;
    let response = columns(ui, (chosen, &name, None), COLUMNS.into_iter().zip(texts).map(|((_, _, share), text)| (share * width, text)));
    if let Some((variant, moves)) = opening {
        let room = COLUMNS[COLUMNS.len() - 1].2 * width - MARGIN;
        let ink = ui.style().interact_selectable(&response, chosen).text_color();
        let look = (TextStyle::Body.resolve(ui.style()), ink);
        let laid = LaidSentence::new(ui, variant, moves, look, TextWrapping::truncate_at_width(room));
        let left = response.rect.right() - MARGIN - room - MARGIN;
        let at = pos2(left, response.rect.center().y - laid.galley.size().y / 2.0);
        laid.paint(ui, Figurines { whole: Arc::clone(variant), ..desk.figurines() }, at, ink);
    }
    response
}

/// A player's name with the rating; a person without one who plays the computer is the user.
fn player(player: &ArchivedPlayer, other: &ArchivedPlayer) -> String {
    let level = player.level.and_then(Level::new).map(level_name);
    let name = match (player.name.as_str(), level) {
        ("", Some(level)) => say!("own-games-computer", level = level),
        ("", None) if other.level.is_some() => say!("own-games-you").to_owned(),
        ("", None) => "–".to_owned(),
        (name, _) => one_line(name).into_owned(),
    };
    let name = if let Some(elo) = player.elo { format!("{name} ({elo})") } else { name };
    if player.level == Some(HELPED) { say!("own-games-helped", name = name) } else { name }
}

fn result(result: GameResult) -> &'static str {
    match result {
        GameResult::White => "1–0",
        GameResult::Black => "0–1",
        GameResult::Draw => "½–½",
        GameResult::Open => "*",
    }
}

#[derive(Debug, Default)]
pub(super) struct Picking {
    marked: BTreeSet<i64>,
    /// The place of the one chosen last, where choosing as far as another began, and the number of the former.
    at: usize,
    from: usize,
    id: Option<i64>,
    pub(super) reveal: bool,
}

impl Picking {
    pub(super) fn follow(&mut self, rows: &[GameRow]) {
        if self.id.is_some() && rows.get(self.at).map(|row| row.id) == self.id {
            return;
        }
        let known = self.id.and_then(|id| rows.iter().position(|row| row.id == id));
        let there: BTreeSet<i64> = rows.iter().map(|row| row.id).collect();
        self.marked.retain(|id| there.contains(id));
        // Where the game is gone, the one in its place is chosen.
        self.choose(rows, known.unwrap_or(self.at), self.marked.len() < 2);
    }

    pub(super) fn has(&self, id: i64) -> bool {
        self.marked.contains(&id)
    }

    pub(super) fn current<'a>(&self, rows: &'a [GameRow]) -> Option<&'a GameRow> {
        rows.get(self.at).filter(|row| self.has(row.id))
    }

    pub(super) fn marked(&self, rows: &[GameRow]) -> Vec<i64> {
        if self.marked.is_empty() { Vec::new() } else { rows.iter().map(|row| row.id).filter(|id| self.has(*id)).collect() }
    }

    fn choose(&mut self, rows: &[GameRow], at: usize, alone: bool) {
        self.at = at.min(rows.len().saturating_sub(1));
        self.id = rows.get(self.at).map(|row| row.id);
        if alone {
            self.marked = self.id.into_iter().collect();
            self.from = self.at;
        }
    }

    fn reach(&mut self, rows: &[GameRow], at: usize) {
        self.choose(rows, at, false);
        let (first, last) = (self.from.min(self.at), self.from.max(self.at));
        self.marked = rows.iter().take(last + 1).skip(first).map(|row| row.id).collect();
    }

    pub(super) fn click(&mut self, rows: &[GameRow], at: usize, modifiers: Modifiers) {
        if modifiers.shift {
            self.reach(rows, at);
        } else if modifiers.command {
            self.choose(rows, at, false);
            self.from = self.at;
            if let Some(id) = self.id.filter(|id| !self.marked.remove(id)) {
                self.marked.insert(id);
            }
        } else {
            self.choose(rows, at, true);
        }
    }

    /// Arrow keys go through the list while words are typed. `free` is whether no field has the keyboard.
    pub(super) fn keys(&mut self, ui: &Ui, rows: &[GameRow], free: bool) {
        for modifiers in [Modifiers::SHIFT, Modifiers::NONE] {
            let Some(at) = led(ui, modifiers, self.at, rows.len().saturating_sub(1), free) else { continue };
            if modifiers.shift {
                self.reach(rows, at);
            } else {
                self.choose(rows, at, true);
            }
            self.reveal = true;
        }
        if free && ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::A)) {
            self.marked = rows.iter().map(|row| row.id).collect();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(ids: &[i64]) -> Vec<GameRow> {
        let row = |&id: &i64| GameRow {
            id,
            game: String::new(),
            name: String::new(),
            players: Default::default(),
            result: GameResult::Open,
            date: String::new(),
            event: String::new(),
            eco: String::new(),
            plies: 0,
            opening: String::new(),
            at: None,
        };
        ids.iter().map(row).collect()
    }

    #[test]
    fn games_are_chosen_one_by_one_and_in_a_row() {
        let (all, mut picking) = (rows(&[5, 3, 9, 1]), Picking::default());
        picking.follow(&all);
        assert_eq!(picking.marked(&all), [5]);
        picking.click(&all, 1, Modifiers::NONE);
        picking.click(&all, 3, Modifiers::SHIFT);
        assert_eq!(picking.marked(&all), [3, 9, 1]);
        picking.click(&all, 2, Modifiers::COMMAND);
        assert_eq!((picking.marked(&all), picking.current(&all)), (vec![3, 1], None));
        picking.click(&all, 2, Modifiers::COMMAND);
        assert_eq!(picking.current(&all).map(|row| row.id), Some(9));
        // Sorted otherwise, and without one of them.
        let fewer = rows(&[9, 3, 5]);
        picking.follow(&fewer);
        assert_eq!((picking.marked(&fewer), picking.at), (vec![9, 3], 0));
        picking.click(&fewer, 2, Modifiers::NONE);
        let fewer = rows(&[9, 3]);
        picking.follow(&fewer);
        assert_eq!(picking.marked(&fewer), [3], "the one in its place is chosen");
        picking.follow(&[]);
        assert!(picking.marked(&[]).is_empty() && picking.current(&[]).is_none());
    }
}
