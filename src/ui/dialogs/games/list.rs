//! The games that were found, in columns that they are sorted by with a click; only what is in sight is drawn.

use egui::accesskit::Role;
use egui::{
    Align, Button, Layout, Response, RichText, ScrollArea, Sense, TextStyle, TextWrapMode, Ui, UiBuilder, Vec2, WidgetInfo, WidgetText,
    pos2,
};
use nestmate_core::plain::one_line;
use nestmate_engine::Level;
use nestmate_text::words::{TextKey, key, named, say};

use super::filters::Filters;
use super::picking::Picking;
use crate::app::{App, level_name};
use crate::storage::{ArchivedPlayer, GameResult, GameRow, SortBy};
use crate::ui::dialogs::info::room;
use crate::ui::frame::theme::accents;

/// The height of a row, in points.
const ROW: f32 = 24.0;

/// What stands above and below the list, in points.
const AROUND: f32 = 150.0;

/// The columns: the key of what each is called, what it is sorted by, and its share of the width.
const COLUMNS: [(TextKey, SortBy, f32); 7] = [
    (key!("own-games-date"), SortBy::Date, 0.1),
    (key!("own-games-game"), SortBy::Game, 0.16),
    (key!("own-games-white"), SortBy::White, 0.17),
    (key!("own-games-black"), SortBy::Black, 0.17),
    (key!("own-games-result"), SortBy::Result, 0.08),
    (key!("own-games-length"), SortBy::Length, 0.08),
    (key!("own-games-opening"), SortBy::Opening, 0.24),
];

/// The room at the left and right of a row, in points.
const MARGIN: f32 = 6.0;

/// Shows the list; whether a game was clicked twice.
pub(super) fn show(ui: &mut Ui, app: &App, filters: &mut Filters, picking: &mut Picking, rows: &[GameRow]) -> bool {
    picking.keys(ui, rows, super::super::is_free(ui));
    heads(ui, filters);
    let height = (room(ui) - AROUND).max(110.0);
    if rows.is_empty() {
        nothing(ui, app, height);
        return false;
    }
    let mut picked = false;
    let mut area = ScrollArea::vertical().max_height(height).min_scrolled_height(height).auto_shrink([false, false]).id_salt("own games");
    let step = ROW + ui.spacing().item_spacing.y;
    if std::mem::take(&mut picking.reveal) {
        #[expect(clippy::cast_precision_loss, reason = "a place on the screen")]
        let at = picking.at() as f32 * step;
        area = area.vertical_scroll_offset((at - height / 2.0).max(0.0));
    }
    area.show_rows(ui, ROW, rows.len(), |ui, shown| {
        for place in shown {
            let Some(game) = rows.get(place) else { continue };
            let response = row(ui, game, picking.has(game.id));
            if response.clicked() {
                picking.click(rows, place, ui.input(|input| input.modifiers));
            }
            picked |= response.double_clicked();
        }
    });
    picked
}

/// What stands in the place of an empty list.
fn nothing(ui: &mut Ui, app: &App, height: f32) {
    ui.allocate_ui(Vec2::new(ui.available_width(), height), |ui| {
        ui.set_min_height(height);
        let key = match app.own_games().found() {
            Some(found) if found.total == 0 => key!("own-games-none-yet"),
            Some(_) if !app.own_games().is_looking() => key!("own-games-none"),
            Some(_) | None if app.own_games().fault().is_some() => return,
            Some(_) | None => key!("own-games-looking"),
        };
        ui.label(RichText::new(say(key)).color(accents(ui).quiet));
    });
}

fn heads(ui: &mut Ui, filters: &mut Filters) {
    let width = ui.available_width() - 2.0 * MARGIN;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.add_space(MARGIN);
        for (key, by, share) in COLUMNS {
            let on = filters.query().sort == by;
            let sign = match (on, filters.query().rising) {
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

fn row(ui: &mut Ui, game: &GameRow, chosen: bool) -> Response {
    let width = ui.available_width();
    let [white, black] = game.players.each_ref().map(player);
    let result = result(game.result);
    let length = say!("own-games-moves", count = game.plies.div_ceil(2));
    let name = say!(
        "own-games-row",
        white = white.as_str(),
        black = black.as_str(),
        result = result,
        game = named(&game.name),
        date = game.date.as_str(),
        length = length.as_str()
    );
    let response = ui.add_sized(Vec2::new(width, ROW), Button::selectable(chosen, ""));
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, name.as_str()));
    let ink = ui.style().interact_selectable(&response, chosen).text_color();
    let rect = response.rect.shrink2(Vec2::new(MARGIN, 0.0));
    let moves = game.plies.div_ceil(2).to_string();
    let texts: [&str; 7] = [&one_line(&game.date), named(&game.name), &white, &black, result, &moves, &game.opening];
    let mut left = rect.left();
    for ((_, _, share), text) in COLUMNS.into_iter().zip(texts) {
        let room = rect.width() * share;
        let galley = WidgetText::from(text).into_galley(ui, Some(TextWrapMode::Truncate), room - MARGIN, TextStyle::Body);
        ui.painter().galley(pos2(left, rect.center().y - galley.size().y / 2.0), galley, ink);
        left += room;
    }
    response
}

fn player(player: &ArchivedPlayer) -> String {
    let level = player.level.and_then(Level::new).map(level_name);
    match (player.name.as_str(), level) {
        ("", Some(level)) => say!("own-games-computer", level = level),
        ("", None) => "–".to_owned(),
        (name, _) => one_line(name).into_owned(),
    }
}

fn result(result: GameResult) -> &'static str {
    match result {
        GameResult::White => "1–0",
        GameResult::Black => "0–1",
        GameResult::Draw => "½–½",
        GameResult::Open => "*",
    }
}
