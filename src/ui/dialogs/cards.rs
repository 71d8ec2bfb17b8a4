//! The games to choose from, as cards with pictures of their boards: the program's own, and known ones below them, hidden until they are
//! asked for or found by what is told of them.

use std::sync::Arc;

use egui::accesskit::{Role, Toggled};
use egui::style::ScrollAnimation;
use egui::text::LayoutJob;
use egui::{
    Align, Align2, CollapsingHeader, Color32, Event, EventFilter, FocusDirection, FontId, Galley, Id, Key, Modifiers, Popup, Rect,
    Response, Sense, Stroke, StrokeKind, TextEdit, Ui, Vec2, WidgetInfo, pos2, vec2,
};
use nestmate_core::variant::Library;
use nestmate_text::words::{self, named, say};

use crate::app::App;
use crate::ui::frame::SoughtWords;
use crate::ui::frame::theme::accents;
use crate::ui::frame::widgets::{fitting, float};
use crate::ui::pictures::cards::{GameCard, GameCards};

/// The least width of a card, and the space between cards and within them, in points.
const WIDTH: f32 = 132.0;
const GAP: f32 = 8.0;
const EDGE: f32 = 6.0;

/// The least share of the usual size that a picture has so that the last row in sight is whole.
const LEAST: f32 = 0.8;

/// The most rows that a name, or what is told of a game, is broken into.
const ROWS: usize = 3;

#[derive(Default)]
pub(super) struct CardsAnswer {
    pub(super) chosen: Option<String>,
    /// Whether that was done with Enter, so that the keyboard can go on to what is next.
    pub(super) entered: bool,
    pub(super) bare: Vec<String>,
    pub(super) none: bool,
}

pub(super) struct CardsManner<'a> {
    pub(super) now: &'a str,
    pub(super) free: bool,
    pub(super) reveal: bool,
    pub(super) height: f32,
}

type CardRow<'a> = Vec<(&'a str, Response)>;

/// Shows the cards in the width that there is. The arrow keys go from card to card; Enter chooses and does no more.
pub(super) fn show(ui: &mut Ui, app: &App, cards: &GameCards, how: &CardsManner<'_>, more: &mut MoreGames) -> CardsAnswer {
    let &CardsManner { now, free, reveal, height } = how;
    let [first, second] = more.found(app.library());
    ui.spacing_mut().item_spacing = Vec2::splat(GAP);
    let mut shown = rows(ui, cards, &first, (now, height));
    // The program's own games are painted anyway, the others once they are in sight.
    let painted = if more.seeks() {
        shown.extend(rows(ui, cards, &second, (now, height)));
        0
    } else {
        ui.add_space(GAP);
        shown.extend(more.header(ui, |ui| rows(ui, cards, &second, (now, f32::INFINITY))).unwrap_or_default());
        first.len()
    };
    if shown.is_empty() {
        ui.colored_label(accents(ui).quiet, say!("new-game-none"));
    }
    let lengths: Vec<usize> = shown.iter().map(Vec::len).collect();
    let flat: CardRow<'_> = shown.into_iter().flatten().collect();
    let at = flat.iter().position(|card| card.0 == now);
    if let Some(at) = at.filter(|_| reveal) {
        flat[at].1.scroll_to_me_animation(None, ScrollAnimation::none());
    }
    let mut answer = CardsAnswer { bare: bare(ui, cards, &flat[painted..]), ..CardsAnswer::default() };
    let focused = flat.iter().position(|card| card.1.has_focus());
    let to = if more.on == Some(Key::ArrowDown) { Some(0) } else { moved(ui, focused, free.then_some(at.unwrap_or(0)), &lengths) };
    if let Some((game, card)) = to.and_then(|to| flat.get(to)) {
        // What egui would go to from there.
        ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
        card.request_focus();
        card.scroll_to_me(None);
        // A screen reader reads it out in this frame, before it is shown as chosen.
        for (card, is) in at.map(|at| (&flat[at].1, Toggled::False)).into_iter().chain([(card, Toggled::True)]) {
            ui.ctx().accesskit_node_builder(card.id, |node| node.set_toggled(is));
        }
        answer.chosen = Some((*game).to_owned());
    }
    // Each letter chooses the likeliest game anew and shows it.
    if let Some((game, card)) = flat.first().filter(|_| more.changed && more.seeks()) {
        card.scroll_to_me_animation(Some(Align::TOP), ScrollAnimation::none());
        answer.chosen = Some((*game).to_owned()).filter(|game| game != now);
    }
    answer.none = flat.is_empty();
    answer.entered = more.on == Some(Key::Enter) && more.seeks() && !answer.none;
    if let Some((game, card)) = flat.iter().find(|card| card.1.clicked()) {
        answer.chosen = Some((*game).to_owned());
        answer.entered = card.has_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    }
    answer
}

fn bare(ui: &Ui, cards: &GameCards, shown: &[(&str, Response)]) -> Vec<String> {
    let bare = shown.iter().filter(|(game, card)| ui.is_rect_visible(card.rect) && cards.of(game).is_none());
    bare.map(|(game, _)| (*game).to_owned()).collect()
}

/// Cards of some games, in as many rows as they need, their pictures so large that rows which begin in such a height end in it, too.
fn rows<'a>(ui: &mut Ui, cards: &GameCards, games: &[(&'a str, &'a str)], (now, seen): (&str, f32)) -> Vec<CardRow<'a>> {
    let room = ui.available_width();
    let columns = fitting(room + GAP, WIDTH + GAP);
    let width = ((room + GAP) / float(columns) - GAP).floor();
    let texts: Vec<[Arc<Galley>; 2]> = games.iter().map(|&(id, name)| texts(ui, width - EDGE, cards.of(id), named(name))).collect();
    // Cards of a row are as high as the one that says most.
    let height = |texts: &[Arc<Galley>; 2]| texts.iter().map(|text| text.size().y).sum::<f32>();
    let lines: Vec<f32> = texts.chunks(columns).map(|row| row.iter().map(height).fold(0.0, f32::max) + 2.0 * EDGE).collect();
    let side = side(width - 2.0 * EDGE, &lines, seen);
    let mut rows = Vec::new();
    for ((row, texts), lines) in games.chunks(columns).zip(texts.chunks(columns)).zip(lines) {
        let shown = ui.horizontal(|ui| {
            let shown = row.iter().zip(texts);
            let measures = (width, side, lines);
            shown.map(|(&(id, name), texts)| (id, card(ui, measures, (cards.of(id), named(name), texts.clone()), id == now))).collect()
        });
        rows.push(shown.inner);
    }
    rows
}

/// How large the pictures of cards are whose rows have so much text: the usual size, or a little less if one more row is whole then in the
/// height that is seen.
fn side(usual: f32, lines: &[f32], seen: f32) -> f32 {
    let mut best = usual;
    let mut text = 0.0;
    for (above, lines) in lines.iter().enumerate() {
        text += lines + EDGE + if above > 0 { GAP } else { 0.0 };
        let fits = (seen - text) / float(above + 1);
        if fits >= usual * LEAST {
            best = usual.min(fits.floor());
        }
    }
    best
}

/// The card that the arrow keys go to, in rows of these lengths: from the one that has the keyboard, or from the chosen one while nothing
/// has.
fn moved(ui: &Ui, focused: Option<usize>, chosen: Option<usize>, rows: &[usize]) -> Option<usize> {
    let from = focused.or(chosen)?;
    if focused.is_some() {
        let filter = EventFilter { tab: false, horizontal_arrows: true, vertical_arrows: true, escape: false };
        ui.memory_mut(|memory| memory.focused().into_iter().for_each(|id| memory.set_focus_lock_filter(id, filter)));
    }
    let first = |row: usize| rows[..row].iter().sum::<usize>();
    let row = (0..rows.len()).rfind(|&row| first(row) <= from)?;
    let above = |row: usize| first(row) + (from - first(row + 1)).min(rows[row] - 1);
    let below = |row: usize| first(row) + (from - first(row - 1)).min(rows[row] - 1);
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    if pressed(Key::ArrowRight) {
        Some(from + 1).filter(|&to| to < first(rows.len()))
    } else if pressed(Key::ArrowLeft) {
        from.checked_sub(1)
    } else if pressed(Key::ArrowDown) {
        Some(row + 1).filter(|&row| row < rows.len()).map(below)
    } else if pressed(Key::ArrowUp) {
        row.checked_sub(1).map(above)
    } else {
        None
    }
}

fn card(
    ui: &mut Ui,
    (width, side, lines): (f32, f32, f32),
    (card, name, [title, about]): (Option<&GameCard>, &str, [Arc<Galley>; 2]),
    on: bool,
) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(width, side + EDGE + lines), Sense::click());
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
    let square = Rect::from_center_size(pos2(rect.center().x, rect.top() + EDGE + side / 2.0), Vec2::splat(side));
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    match card {
        Some(card) => _ = ui.painter().image(card.picture.id(), square, whole, Color32::WHITE),
        None => _ = ui.painter().text(square.center(), Align2::CENTER_CENTER, "…", FontId::proportional(13.0), accents(ui).quiet),
    }
    let mut top = square.bottom() + EDGE * 0.5;
    for galley in [title, about] {
        let below = galley.size().y;
        ui.painter().galley(pos2(rect.center().x, top), galley, ui.visuals().text_color());
        top += below;
    }
    if line.is_empty() { response } else { response.on_hover_text(line) }
}

fn texts(ui: &Ui, width: f32, card: Option<&GameCard>, name: &str) -> [Arc<Galley>; 2] {
    // Until it is known what is told, its line is kept free.
    let line = card.map_or_else(|| "…".to_owned(), told);
    let lines = [(name.to_owned(), 14.5, ui.visuals().strong_text_color()), (line, 12.5, accents(ui).quiet)];
    lines.map(|(text, size, ink)| {
        let mut job = LayoutJob::simple(text, FontId::proportional(size), ink, width);
        (job.halign, job.wrap.max_rows) = (Align::Center, ROWS);
        ui.painter().layout_job(job)
    })
}

fn told(card: &GameCard) -> String {
    if card.inside.is_empty() {
        return say!("new-game-cells", cells = card.cells);
    }
    let way = if card.diagonal { "diagonal" } else { "straight" };
    say!("new-game-inside", games = words::and(card.inside.iter().map(|name| named(name))), way = way)
}

#[derive(Clone, Debug)]
pub(super) struct MoreGames {
    /// Whether they are to be shown or hidden with the next frame, whatever the user did when the dialog was open last.
    open: Option<bool>,
    /// Whether they are to come into view, since they have just been opened.
    opening: bool,
    /// The key by which the user goes on from the field.
    on: Option<Key>,
    search: String,
    changed: bool,
}

impl MoreGames {
    pub(super) fn new(library: &Library, chosen: &str) -> Self {
        let open = !library.games().any(|(id, _)| id == chosen);
        Self { open: Some(open), opening: false, on: None, search: String::new(), changed: false }
    }

    /// The field to search by. Typing goes there unless something else takes it; the arrow down goes on to the first game.
    pub(super) fn field(&mut self, ui: &mut Ui) {
        let id = Id::unique("search of games");
        if begins_word(ui) {
            // Before the field is shown, so that it takes the letter.
            ui.memory_mut(|memory| memory.request_focus(id));
        }
        let field = TextEdit::singleline(&mut self.search).id(id).hint_text(say!("new-game-search")).desired_width(f32::INFINITY);
        let response = ui.add(field.event_filter(EventFilter { vertical_arrows: true, ..EventFilter::default() }));
        response.ctx.accesskit_node_builder(response.id, |node| node.set_label(say!("new-game-search")));
        self.changed = response.changed();
        let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let down = response.has_focus() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::ArrowDown));
        self.on = [(entered, Key::Enter), (down, Key::ArrowDown)].into_iter().find(|(pressed, _)| *pressed).map(|(_, key)| key);
    }

    pub(super) fn opens(&self) -> bool {
        self.opening
    }

    fn seeks(&self) -> bool {
        !self.search.trim().is_empty()
    }

    fn header<R>(&mut self, ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> Option<R> {
        let header = CollapsingHeader::new(say!("new-game-known")).id_salt("known games").open(self.open.take());
        let shown = header.show_unindented(ui, content);
        if shown.header_response.clicked() {
            self.opening = shown.openness < 0.5;
        }
        if self.opening {
            shown.header_response.scroll_to_me(Some(Align::TOP));
            self.opening = !shown.fully_open();
        }
        shown.body_returned
    }

    /// The ids and names of the program's own games, and of the known games by name. Where something is looked for, those that have all
    /// words in their names, the likeliest first, and those that have them in what else is told of them.
    fn found<'a>(&self, library: &'a Library) -> [Vec<(&'a str, &'a str)>; 2] {
        let words = SoughtWords::new(&self.search);
        let fits = |&(id, name): &(&str, &str)| {
            let [history, about] = library.words_about(id);
            // However the cross is typed.
            let size = library.size_of(id).map_or_else(String::new, |(files, ranks)| format!("{files}x{ranks} {files}×{ranks}"));
            words.are_in(&[id, name, named(name), history, named(history), about, named(about), &size].join("\n"))
        };
        let mut known: Vec<(&str, &str)> = library.known_games().collect();
        known.sort_by_cached_key(|(_, name)| named(name).to_lowercase());
        if words.is_empty() {
            return [library.games().collect(), known];
        }
        let is_named = |(_, name): &(&str, &str)| words.are_in(&[*name, named(name)].join("\n"));
        let (mut by_name, others): (Vec<_>, Vec<_>) = library.games().chain(known).partition(is_named);
        let sought = self.search.trim().to_lowercase();
        by_name.sort_by_cached_key(|(_, name)| {
            let name = named(name).to_lowercase();
            (name != sought, !name.starts_with(&sought))
        });
        [by_name, others.into_iter().filter(fits).collect()]
    }
}

fn begins_word(ui: &Ui) -> bool {
    let is_word = |event: &Event| matches!(event, Event::Text(text) if text.starts_with(char::is_alphanumeric));
    let types = ui.input(|input| input.events.iter().any(is_word));
    types && !ui.ctx().text_edit_focused() && !Popup::is_any_open(ui.ctx())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_give_way_to_one_more_whole_row() {
        let whole = |side: f32, lines: &[f32]| lines.iter().map(|lines| side + EDGE + lines + GAP).sum::<f32>() - GAP;
        let lines = [60.0, 50.0, 45.0];
        let all = whole(123.0, &lines);
        assert!((side(123.0, &lines, all) - 123.0).abs() < 1.0, "there is room");
        let less = side(123.0, &lines, all - 20.0);
        assert!(less < 123.0 && whole(less, &lines) <= all - 20.0, "a little less: {less}");
        assert!((side(123.0, &lines, all - 100.0) - 123.0).abs() < 1.0, "far too little room for the third row, and enough for two");
    }
}
