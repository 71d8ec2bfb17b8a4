//! The games to choose from, as cards with pictures of their boards.

use egui::accesskit::Role;
use egui::style::ScrollAnimation;
use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Align2, Color32, EventFilter, FocusDirection, FontId, Key, Modifiers, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    pos2, vec2,
};

use crate::app::App;
use crate::ui::frame::theme::accents;
use crate::ui::pictures::cards::{GameCard, GameCards};
use crate::words::{self, named, say};

/// The least width of a card, the space between cards and within them, and the height of its two lines, in points.
const WIDTH: f32 = 132.0;
const GAP: f32 = 8.0;
const EDGE: f32 = 6.0;
const LINES: f32 = 42.0;

/// What came of the cards in a frame.
#[derive(Default)]
pub(super) struct CardsAnswer {
    /// The game that was chosen.
    pub(super) chosen: Option<String>,
    /// Whether that was done with Enter, so that the keyboard can go on to what is next.
    pub(super) entered: bool,
}

/// How the cards are shown.
pub(super) struct CardsManner<'a> {
    /// The game that is chosen.
    pub(super) now: &'a str,
    /// Whether nothing else has the keyboard.
    pub(super) free: bool,
    /// Whether the chosen card is to be brought into view.
    pub(super) reveal: bool,
}

/// Shows the cards in the width that there is. The arrow keys go from card to card; Enter chooses and does no more.
pub(super) fn show(ui: &mut Ui, app: &App, cards: &GameCards, how: &CardsManner<'_>) -> CardsAnswer {
    let &CardsManner { now, free, reveal } = how;
    let games: Vec<(&str, &str)> = app.library().games().collect();
    let room = ui.available_width();
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few")]
    let columns = (((room + GAP) / (WIDTH + GAP)) as usize).max(1);
    #[expect(clippy::cast_precision_loss, reason = "a few")]
    let width = ((room + GAP) / columns as f32 - GAP).floor();
    ui.spacing_mut().item_spacing = Vec2::splat(GAP);
    let mut responses = Vec::with_capacity(games.len());
    for row in games.chunks(columns) {
        ui.horizontal(|ui| {
            for &(id, name) in row {
                responses.push(card(ui, width, cards.of(id), named(name), id == now));
            }
        });
    }
    let at = games.iter().position(|game| game.0 == now).unwrap_or(0);
    if let Some(chosen) = responses.get(at).filter(|_| reveal) {
        chosen.scroll_to_me_animation(None, ScrollAnimation::none());
    }
    let focused = responses.iter().position(Response::has_focus);
    let mut answer = CardsAnswer::default();
    if let Some(to) = moved(ui, focused, free.then_some(at), columns, games.len()) {
        // What egui would go to from there.
        ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
        responses[to].request_focus();
        responses[to].scroll_to_me(None);
        answer.chosen = Some(games[to].0.to_owned());
    }
    if let Some(clicked) = responses.iter().position(Response::clicked) {
        answer.chosen = Some(games[clicked].0.to_owned());
        answer.entered = responses[clicked].has_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    }
    answer
}

/// The card that the arrow keys go to, from the one that has the keyboard, or from the chosen one while nothing has.
fn moved(ui: &Ui, focused: Option<usize>, chosen: Option<usize>, columns: usize, count: usize) -> Option<usize> {
    let from = focused.or(chosen)?;
    if focused.is_some() {
        let filter = EventFilter { tab: false, horizontal_arrows: true, vertical_arrows: true, escape: false };
        ui.memory_mut(|memory| memory.focused().into_iter().for_each(|id| memory.set_focus_lock_filter(id, filter)));
    }
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let to = if pressed(Key::ArrowRight) {
        from + 1
    } else if pressed(Key::ArrowLeft) {
        from.checked_sub(1)?
    } else if pressed(Key::ArrowDown) {
        from + columns
    } else if pressed(Key::ArrowUp) {
        from.checked_sub(columns)?
    } else {
        return None;
    };
    (to < count).then_some(to)
}

fn card(ui: &mut Ui, width: f32, card: Option<&GameCard>, name: &str, on: bool) -> Response {
    let side = width - 2.0 * EDGE;
    let (rect, response) = ui.allocate_exact_size(vec2(width, side + 2.0 * EDGE + LINES), Sense::click());
    let line = card.map_or_else(String::new, told);
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, on, name));
    response.ctx.accesskit_node_builder(response.id, |node| node.set_description(line.as_str()));
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let visuals = ui.visuals();
    let lit = response.hovered() || response.has_focus();
    let fill = match (on, lit) {
        (true, _) => visuals.selection.bg_fill,
        (false, true) => visuals.widgets.hovered.weak_bg_fill,
        (false, false) => accents(ui).card,
    };
    let edge = match (response.has_focus(), on) {
        (true, _) => Stroke::new(2.5, visuals.selection.stroke.color),
        (false, true) => Stroke::new(1.5, visuals.selection.stroke.color),
        (false, false) => visuals.widgets.noninteractive.bg_stroke,
    };
    ui.painter().rect(rect, 8.0, fill, edge, StrokeKind::Inside);
    let square = Rect::from_min_size(rect.min + Vec2::splat(EDGE), Vec2::splat(side));
    match card {
        Some(card) => {
            let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
            ui.painter().image(card.picture.id(), square, whole, Color32::WHITE);
        }
        None => {
            ui.painter().text(square.center(), Align2::CENTER_CENTER, "…", FontId::proportional(13.0), accents(ui).quiet);
        }
    }
    let below = rect.bottom() - LINES;
    text(ui, pos2(rect.center().x, below + 10.0), side + EDGE, name, 14.5, ui.visuals().strong_text_color());
    text(ui, pos2(rect.center().x, below + 29.0), side + EDGE, &line, 12.5, accents(ui).quiet);
    if line.is_empty() { response } else { response.on_hover_text(line) }
}

/// What a game is, in a line: which games are inside, or how large its board is.
fn told(card: &GameCard) -> String {
    if card.inside.is_empty() {
        return say!("new-game-cells", cells = card.cells);
    }
    say!("new-game-inside", games = words::and(card.inside.iter().map(|name| named(name))))
}

/// A line of text in the middle of its room, ended where that ends.
fn text(ui: &Ui, center: egui::Pos2, width: f32, text: &str, size: f32, ink: Color32) {
    let mut job = LayoutJob::simple_singleline(text.to_owned(), FontId::proportional(size), ink);
    job.wrap = TextWrapping::truncate_at_width(width);
    let galley = ui.painter().layout_job(job);
    ui.painter().galley(center - galley.size() / 2.0, galley, ink);
}
