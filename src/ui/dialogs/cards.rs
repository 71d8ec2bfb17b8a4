//! The games to choose from, as cards with pictures of their boards, by family or found by what is told of them: the program's own, and
//! known ones after them.

use std::sync::Arc;

use egui::accesskit::{Role, Toggled};
use egui::style::ScrollAnimation;
use egui::text::LayoutJob;
use egui::{
    Align, Align2, Button, Color32, Event, EventFilter, FocusDirection, FontId, Galley, Id, Key, Modifiers, Popup, Rect, Response,
    RichText, ScrollArea, Sense, Stroke, StrokeKind, TextEdit, TextureHandle, Ui, Vec2, WidgetInfo, pos2, vec2,
};
use nestmate_core::variant::{Family, Library};
use nestmate_text::words::{key, named, say};

use crate::ui::desk::Desk;
use crate::ui::frame::SoughtWords;
use crate::ui::frame::tasks::waker;
use crate::ui::frame::theme::accents;
use crate::ui::frame::widgets::{fitting, float, is_entered};
use crate::ui::pictures::cards::GameCards;

/// The least width of a card, and the space between cards and within them, in points.
const WIDTH: f32 = 126.0;
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
    /// The first game of a family that has just been chosen and has not the chosen game.
    pub(super) first: Option<String>,
    pub(super) none: bool,
}

/// Shows a field to search by, the families, and the cards in the height that is left; `reveal` brings the one chosen `now` into sight.
pub(super) fn chooser(ui: &mut Ui, desk: &mut Desk<'_>, sought: &mut SoughtGames, (now, reveal): (&str, bool)) -> CardsAnswer {
    let (library, pictures) = (desk.app.library(), &mut desk.kept.cards);
    sought.field(ui);
    sought.families(ui, library);
    ui.add_space(2.0);
    let height = ui.available_height();
    let area = ScrollArea::vertical().auto_shrink([false, false]).max_height(height).id_salt("cards");
    let (answer, bare) = area.show(ui, |ui| show(ui, (library, pictures), sought, (now, reveal, height))).inner;
    pictures.want(bare, library, desk.theme, waker(ui.ctx()));
    answer
}

/// Shows the cards in the width that there is, and says which of them lack a picture. The arrow keys go from card to card; Enter chooses
/// and does no more.
fn show(
    ui: &mut Ui,
    (library, cards): (&Library, &GameCards),
    sought: &SoughtGames,
    (now, reveal, height): (&str, bool, f32),
) -> (CardsAnswer, Vec<String>) {
    ui.spacing_mut().item_spacing = Vec2::splat(GAP);
    let columns = fitting(ui.available_width() + GAP, WIDTH + GAP);
    let shown = rows(ui, (library, cards), &sought.found(library), (columns, now, height));
    if shown.is_empty() {
        ui.colored_label(accents(ui).quiet, say!("new-game-none"));
    }
    let at = shown.iter().position(|card| card.0 == now);
    if let Some(at) = at.filter(|_| reveal || sought.turned) {
        // Whoever opens the dialog sees where the cards begin, if the chosen one is seen there, too; else a row that is cut says that there
        // are more above.
        let (first, card) = (shown[0].1.rect, shown[at].1.rect);
        let (place, align) = if card.bottom() - first.top() <= height {
            (first, Align::TOP)
        } else {
            let lower = (card.height() / 3.0).min((height - card.height()) / 2.0).max(0.0);
            (card.translate(vec2(0.0, -lower)), Align::Center)
        };
        ui.scroll_to_rect_animation(place, Some(align), ScrollAnimation::none());
    }
    let (mut answer, bare) = (CardsAnswer::default(), bare(ui, (library, cards), &shown));
    let focused = shown.iter().position(|card| card.1.has_focus());
    let to = if sought.on == Some(Key::ArrowDown) {
        Some(0)
    } else {
        moved(ui, focused, super::is_free(ui).then_some(at.unwrap_or(0)), (columns, shown.len()))
    };
    if let Some((game, card)) = to.and_then(|to| shown.get(to)) {
        // What egui would go to from there.
        ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
        card.request_focus();
        card.scroll_to_me(None);
        // A screen reader reads it out in this frame, before it is shown as chosen.
        for (card, is) in at.map(|at| (&shown[at].1, Toggled::False)).into_iter().chain([(card, Toggled::True)]) {
            ui.ctx().accesskit_node_builder(card.id, |node| node.set_toggled(is));
        }
        answer.chosen = Some((*game).to_owned());
    }
    // Each letter chooses the likeliest game anew and shows it.
    if let Some((game, card)) = shown.first().filter(|_| sought.changed && sought.seeks()) {
        card.scroll_to_me_animation(Some(Align::TOP), ScrollAnimation::none());
        answer.chosen = Some((*game).to_owned()).filter(|game| game != now);
    }
    if let Some((game, card)) = shown.first().filter(|_| sought.turned && at.is_none()) {
        card.scroll_to_me_animation(Some(Align::TOP), ScrollAnimation::none());
        answer.first = Some((*game).to_owned());
    }
    answer.none = shown.is_empty();
    answer.entered = sought.on == Some(Key::Enter) && sought.seeks() && !answer.none;
    if let Some((game, card)) = shown.iter().find(|card| card.1.clicked()) {
        answer.chosen = Some((*game).to_owned());
        answer.entered = card.has_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    }
    (answer, bare)
}

/// Those in sight without a picture. The program's own games are painted anyway.
fn bare(ui: &Ui, (library, cards): (&Library, &GameCards), shown: &[(&str, Response)]) -> Vec<String> {
    let known = |game: &str| !library.games().any(|(id, _)| id == game);
    let bare = shown.iter().filter(|(game, card)| ui.is_rect_visible(card.rect) && cards.of(game).is_none() && known(game));
    bare.map(|(game, _)| (*game).to_owned()).collect()
}

/// Cards of some games, in as many rows as they need, their pictures so large that rows which begin in such a height end in it, too.
fn rows<'a>(
    ui: &mut Ui,
    (library, cards): (&Library, &GameCards),
    games: &[(&'a str, &'a str)],
    (columns, now, seen): (usize, &str, f32),
) -> Vec<(&'a str, Response)> {
    let width = ((ui.available_width() + GAP) / float(columns) - GAP).floor();
    let written = |&(id, name): &(&'a str, &'a str)| {
        let line = told(library, id);
        (id, named(name), texts(ui, width - EDGE, named(name), &line), line)
    };
    let games: Vec<_> = games.iter().map(written).collect();
    // Cards of a row are as high as the one that says most.
    let height = |texts: &[Arc<Galley>; 2]| texts.iter().map(|text| text.size().y).sum::<f32>();
    let heights = games.chunks(columns).map(|row| row.iter().map(|game| height(&game.2)).fold(0.0, f32::max) + 2.0 * EDGE);
    let heights: Vec<f32> = heights.collect();
    let side = side(width - 2.0 * EDGE, &heights, seen);
    let mut shown = Vec::new();
    for (row, height) in games.chunks(columns).zip(heights) {
        ui.horizontal(|ui| {
            for (id, name, texts, line) in row {
                shown.push((*id, card(ui, (width, side, height), (cards.of(id), name, line, texts.clone()), *id == now)));
            }
        });
    }
    shown
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

/// The card that the arrow keys go to, of `all` in so many columns: from the one that has the keyboard, or from the chosen one while
/// nothing has.
fn moved(ui: &Ui, focused: Option<usize>, chosen: Option<usize>, (columns, all): (usize, usize)) -> Option<usize> {
    let from = focused.or(chosen)?;
    if focused.is_some() {
        let filter = EventFilter { tab: false, horizontal_arrows: true, vertical_arrows: true, escape: false };
        ui.memory_mut(|memory| memory.focused().into_iter().for_each(|id| memory.set_focus_lock_filter(id, filter)));
    }
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    if pressed(Key::ArrowRight) {
        Some(from + 1).filter(|&to| to < all)
    } else if pressed(Key::ArrowLeft) {
        from.checked_sub(1)
    } else if pressed(Key::ArrowDown) {
        // The last row may be shorter.
        (from / columns + 1 < all.div_ceil(columns)).then(|| (from + columns).min(all - 1))
    } else if pressed(Key::ArrowUp) {
        from.checked_sub(columns)
    } else {
        None
    }
}

/// A game as a card that fills the width, and where its picture is; `on` and what a screen reader says of it.
pub(super) fn large(ui: &mut Ui, (library, cards): (&Library, &GameCards), id: &str, (on, spoken): (bool, &str)) -> (Response, Rect) {
    let width = ui.available_width();
    let (name, line) = (library.name_of(id).map_or(id, named), told(library, id));
    let texts = texts(ui, width - EDGE, name, &line);
    let lines = texts.iter().map(|text| text.size().y).sum::<f32>() + 2.0 * EDGE;
    let side = width - 2.0 * EDGE;
    let response = card(ui, (width, side, lines), (cards.of(id), spoken, &line, texts), on);
    let picture = Rect::from_min_size(response.rect.min + Vec2::splat(EDGE), Vec2::splat(side));
    (response, picture)
}

fn card(
    ui: &mut Ui,
    (width, side, lines): (f32, f32, f32),
    (card, name, line, [title, about]): (Option<&TextureHandle>, &str, &str, [Arc<Galley>; 2]),
    on: bool,
) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(width, side + EDGE + lines), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, on, name));
    response.ctx.accesskit_node_builder(response.id, |node| node.set_description(line));
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
        Some(picture) => _ = ui.painter().image(picture.id(), square, whole, Color32::WHITE),
        None => _ = ui.painter().text(square.center(), Align2::CENTER_CENTER, "…", FontId::proportional(13.0), accents(ui).quiet),
    }
    let mut top = square.bottom() + EDGE * 0.5;
    for galley in [title, about] {
        let below = galley.size().y;
        ui.painter().galley(pos2(rect.center().x, top), galley, ui.visuals().text_color());
        top += below;
    }
    response
}

fn texts(ui: &Ui, width: f32, name: &str, line: &str) -> [Arc<Galley>; 2] {
    let lines = [(name, 14.5, ui.visuals().strong_text_color()), (line, 12.5, accents(ui).quiet)];
    lines.map(|(text, size, ink)| {
        let mut job = LayoutJob::simple(text.to_owned(), FontId::proportional(size), ink, width);
        (job.halign, job.wrap.max_rows) = (Align::Center, ROWS);
        ui.painter().layout_job(job)
    })
}

/// What is special about a game; what board it has where its definition does not say.
pub(super) fn told(library: &Library, id: &str) -> String {
    let tagline = library.tagline_of(id);
    if !tagline.is_empty() {
        return named(tagline).to_owned();
    }
    let (files, ranks) = library.size_of(id).unwrap_or_default();
    say!("new-game-board", files = files, ranks = ranks)
}

#[derive(Clone, Debug)]
pub(super) struct SoughtGames {
    /// Of which family games are shown; of all, where it is none.
    family: Option<Family>,
    /// The key by which the user goes on from the field.
    on: Option<Key>,
    search: String,
    changed: bool,
    /// Whether another family has just been chosen.
    turned: bool,
    /// Whether games that hide others are left out.
    plain: bool,
}

impl SoughtGames {
    pub(super) fn new(library: &Library, chosen: &str) -> Self {
        Self { family: Some(library.family_of(chosen)), on: None, search: String::new(), changed: false, turned: false, plain: false }
    }

    #[must_use]
    pub(super) fn without_nested(self) -> Self {
        Self { plain: true, ..self }
    }

    fn offers(&self, library: &Library, id: &str) -> bool {
        !self.plain || !library.hides_games(id)
    }

    /// A chip for each family that has games, and one for all of them.
    fn families(&mut self, ui: &mut Ui, library: &Library) {
        self.turned = false;
        let offered: Vec<Family> =
            library.all_games().filter(|(id, _)| self.offers(library, id)).map(|(id, _)| library.family_of(id)).collect();
        let all = offered.len();
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(4.0);
            ui.spacing_mut().button_padding.x = 6.0;
            for family in Family::ALL.into_iter().map(Some).chain([None]) {
                if family.is_some_and(|family| !offered.contains(&family)) {
                    continue;
                }
                let on = if self.seeks() { family.is_none() } else { self.family == family };
                let text = family.map_or_else(|| say!("new-game-all", games = all), |family| family_name(family).to_owned());
                let response = ui.add(Button::selectable(on, RichText::new(text.as_str()).size(13.5)).corner_radius(12));
                let spoken = say!("new-game-family", family = text.as_str());
                response.widget_info(|| WidgetInfo::selected(Role::Button, true, on, spoken.as_str()));
                if response.clicked() {
                    self.family = family;
                    self.search.clear();
                    self.turned = true;
                }
            }
        });
    }

    /// The field to search by. Typing goes there unless something else takes it; the arrow down goes on to the first game.
    fn field(&mut self, ui: &mut Ui) {
        let id = Id::unique("search of games");
        if begins_word(ui) {
            // Before the field is shown, so that it takes the letter.
            ui.memory_mut(|memory| memory.request_focus(id));
        }
        let field = TextEdit::singleline(&mut self.search).id(id).hint_text(say!("new-game-search")).desired_width(f32::INFINITY);
        let response = ui.add(field.event_filter(EventFilter { vertical_arrows: true, ..EventFilter::default() }));
        response.ctx.accesskit_node_builder(response.id, |node| node.set_label(say!("new-game-search")));
        self.changed = response.changed();
        let entered = is_entered(ui, &response);
        let down = response.has_focus() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::ArrowDown));
        self.on = [(entered, Key::Enter), (down, Key::ArrowDown)].into_iter().find(|(pressed, _)| *pressed).map(|(_, key)| key);
    }

    fn seeks(&self) -> bool {
        !self.search.trim().is_empty()
    }

    /// The ids and names of the program's own games of the family, then of the known ones by name. Where something is looked for, of all
    /// that have every word in their names, the likeliest first, then of those that have them in what else is told of them.
    fn found<'a>(&self, library: &'a Library) -> Vec<(&'a str, &'a str)> {
        let words = SoughtWords::new(&self.search);
        let fits = |&(id, name): &(&str, &str)| {
            let [history, about, author] = library.words_about(id);
            let tagline = library.tagline_of(id);
            // However the cross is typed.
            let size = library.size_of(id).map_or_else(String::new, |(files, ranks)| format!("{files}x{ranks} {files}×{ranks}"));
            words.are_in(
                &[id, name, named(name), history, named(history), about, named(about), tagline, named(tagline), author, &size].join("\n"),
            )
        };
        let own = library.games().filter(|(id, _)| self.offers(library, id));
        let mut known: Vec<(&str, &str)> = library.known_games().filter(|(id, _)| self.offers(library, id)).collect();
        known.sort_by_cached_key(|(_, name)| named(name).to_lowercase());
        if words.is_empty() {
            let is_shown = |(id, _): &(&str, &str)| self.family.is_none_or(|family| library.family_of(id) == family);
            return own.chain(known).filter(is_shown).collect();
        }
        let is_named = |(_, name): &(&str, &str)| words.are_in(&[*name, named(name)].join("\n"));
        let (mut by_name, others): (Vec<_>, Vec<_>) = own.chain(known).partition(is_named);
        let sought = self.search.trim().to_lowercase();
        by_name.sort_by_cached_key(|(_, name)| {
            let name = named(name).to_lowercase();
            (name != sought, !name.starts_with(&sought))
        });
        by_name.extend(others.into_iter().filter(fits));
        by_name
    }
}

fn family_name(family: Family) -> &'static str {
    say(match family {
        Family::Nested => key!("family-nested"),
        Family::Squares => key!("family-squares"),
        Family::Tiles => key!("family-tiles"),
        Family::Crossings => key!("family-crossings"),
        Family::Other => key!("family-other"),
    })
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
