//! Moves as they are painted anywhere in the window, and lines of them: each is shown on the board while the pointer or the keyboard is on
//! it, and played by a click.

use std::collections::HashMap;

use egui::accesskit::Role;
use egui::{Color32, FontId, Painter, Rect, Response, RichText, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo, pos2};
use nestmate_core::position::Move;
use nestmate_core::variant::{Side, Variant};
use nestmate_text::words::say;

use super::Desk;
use crate::app::{Action, App, WrittenMove};
use crate::ui::board::{has_picture, paint_piece};
use crate::ui::frame::theme::accents;

/// The height of a row, in points.
pub(super) const ROW: f32 = 20.0;

/// More moves than a row has room for.
const MOST: usize = 14;

/// Shows as many moves of a line after the position on the board as the row has room for. `salt` tells lines apart.
pub(super) fn one_row(ui: &mut Ui, desk: &mut Desk<'_>, salt: usize, moves: &[Move]) {
    let right = ui.max_rect().right();
    // No row has room for more.
    let moves = &moves[..moves.len().min(MOST)];
    for (at, (number, written)) in lines(desk, moves).into_iter().enumerate() {
        let width = width_of(ui, &font(), &number) + width(ui, desk.app.variant(), &written, (&font(), "")) + 8.0;
        if at > 0 && ui.cursor().left() + width > right {
            break;
        }
        step(ui, desk, (salt, at), moves, (&number, &written));
    }
}

pub(super) fn alone(ui: &mut Ui, desk: &mut Desk<'_>, salt: usize, mv: Move) {
    for (_, written) in lines(desk, &[mv]) {
        step(ui, desk, (salt, 0), &[mv], ("", &written));
    }
}

pub(super) fn wrapped(ui: &mut Ui, desk: &mut Desk<'_>, salt: usize, moves: &[Move]) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::new(1.0, 1.0);
        for (at, (number, written)) in lines(desk, moves).into_iter().enumerate() {
            step(ui, desk, (salt, at), moves, (&number, &written));
        }
    });
}

/// The moves with their numbers, which stand before White's moves and the first.
fn lines(desk: &mut Desk<'_>, moves: &[Move]) -> Vec<(String, WrittenMove)> {
    let position = desk.app.game().position();
    let (mut side, mut number) = (position.side(), position.number());
    let mut found = Vec::with_capacity(moves.len());
    for (at, written) in desk.tabs.lines.of(desk.app, moves).iter().cloned().enumerate() {
        let lead = match side {
            Side::White => format!("{number}."),
            Side::Black if at == 0 => format!("{number}…"),
            Side::Black => String::new(),
        };
        found.push((lead, written));
        number += u32::from(side == Side::Black);
        side = side.other();
    }
    found
}

fn font() -> FontId {
    FontId::monospace(12.5)
}

fn step(ui: &mut Ui, desk: &mut Desk<'_>, salt: (usize, usize), moves: &[Move], (number, written): (&str, &WrittenMove)) {
    if !number.is_empty() {
        ui.label(RichText::new(number).font(font()).color(accents(ui).quiet));
    }
    let response = chip(ui, desk, salt, written);
    let upto = &moves[..=salt.1];
    if response.hovered() || response.has_focus() {
        desk.tabs.peeking = true;
        if desk.app.peeked() != Some(upto) {
            desk.actions.push(Action::Peek(Some(upto.to_vec())));
        }
    }
    if response.clicked() {
        desk.actions.push(Action::PlayLine(upto.to_vec()));
    }
}

/// A move with a ground of its own while something is on it. One that the folded board does not show whole is quiet.
fn chip(ui: &mut Ui, desk: &mut Desk<'_>, salt: (usize, usize), written: &WrittenMove) -> Response {
    let ink = if written.outside { accents(ui).quiet } else { ui.visuals().text_color() };
    let width = width(ui, desk.app.variant(), written, (&font(), ""));
    let (_, rect) = ui.allocate_space(Vec2::new(width + 6.0, ROW));
    let response = ui.interact(rect, ui.scope_id().with(salt), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, say!("line-play", last = &written.long)));
    if response.hovered() || response.has_focus() {
        ui.painter().rect_filled(rect, 4.0, ui.visuals().widgets.hovered.weak_bg_fill);
    }
    if response.has_focus() {
        ui.painter().rect_stroke(rect, 4.0, ui.visuals().selection.stroke, StrokeKind::Inside);
    }
    if salt.1 == 0 {
        // The first move stands out by a line below it: the font has no second weight.
        let line = Stroke::new(1.0, accents(ui).quiet);
        ui.painter().hline(rect.x_range().shrink(3.0), rect.bottom() - 2.0, line);
    }
    let painter = ui.painter().clone();
    paint(ui, desk, written, (&painter, rect.shrink2(Vec2::new(3.0, 0.0))), (&font(), ink, ""));
    if written.outer.is_empty() { response } else { response.on_hover_text(say!("cell-whole", cell = &written.outer)) }
}

#[derive(Clone, Debug, Default)]
pub(super) struct WrittenLines {
    /// The position that they begin at, and the layer that the board is folded to.
    of: (u64, Option<usize>),
    known: HashMap<Vec<Move>, Vec<WrittenMove>>,
}

/// How many lines are kept before they are written anew.
const KEPT: usize = 400;

impl WrittenLines {
    pub(super) fn of(&mut self, app: &App, moves: &[Move]) -> &[WrittenMove] {
        let of = (app.game().position().hash(), app.fold().map(|fold| fold.layer));
        if self.of != of || self.known.len() > KEPT {
            *self = Self { of, known: HashMap::new() };
        }
        let write = || app.told(|naming| WrittenMove::line(naming, app.game().position(), moves));
        self.known.entry(moves.to_vec()).or_insert_with(write)
    }
}

/// The size of a figurine, in points.
const FIGURE: f32 = 18.0;

fn is_pictured(whole: &Variant, written: &WrittenMove) -> bool {
    let kinds = written.inner.as_deref().unwrap_or(whole);
    !written.letter.is_empty() && has_picture(kinds.kind(written.piece.kind()))
}

/// A sentence with a move in it, painted as moves are wherever it has room in one line. `say` puts a text into the move's place.
pub(super) fn sentence(ui: &mut Ui, desk: &mut Desk<'_>, (written, ink): (&WrittenMove, Color32), say: impl Fn(&str) -> String) {
    const MOVE: &str = "\u{fffc}";
    let (text, whole, font) = (say(MOVE), say(&written.text()), TextStyle::Body.resolve(ui.style()));
    let (before, after) = text.split_once(MOVE).unwrap_or((&text, ""));
    let needed = width_of(ui, &font, before) + width(ui, desk.app.variant(), written, (&font, "")) + width_of(ui, &font, after);
    if needed > ui.available_width() {
        ui.label(RichText::new(whole).color(ink));
        return;
    }
    let (rect, response) = ui.allocate_exact_size(Vec2::new(needed, ROW), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, whole.as_str()));
    let painter = ui.painter().clone();
    let mut left = rect.left();
    left += self::text(&painter, (left, rect), (before, &font, ink));
    left += paint(ui, desk, written, (&painter, rect.with_min_x(left)), (&font, ink, ""));
    self::text(&painter, (left, rect), (after, &font, ink));
}

pub(super) fn width(ui: &Ui, whole: &Variant, written: &WrittenMove, (font, end): (&FontId, &str)) -> f32 {
    let lead = if is_pictured(whole, written) { FIGURE } else { width_of(ui, font, &written.letter) };
    lead + width_of(ui, font, &written.short) + width_of(ui, font, end)
}

pub(super) fn paint(
    ui: &Ui,
    desk: &mut Desk<'_>,
    written: &WrittenMove,
    (painter, place): (&Painter, Rect),
    (font, ink, end): (&FontId, Color32, &str),
) -> f32 {
    let whole = desk.app.variant().clone();
    let mut x = place.left();
    if is_pictured(&whole, written) {
        let square = Rect::from_center_size(pos2(x + FIGURE / 2.0, place.center().y), Vec2::splat(FIGURE));
        let kinds = written.inner.as_deref().unwrap_or(&whole);
        paint_piece(ui, desk.view, kinds, written.piece, written.base, square, desk.theme);
        x += FIGURE;
    } else {
        x += text(painter, (x, place), (&written.letter, font, ink));
    }
    x += text(painter, (x, place), (&written.short, font, ink));
    x += text(painter, (x, place), (end, font, ink));
    x - place.left()
}

pub(super) fn text(painter: &Painter, (left, place): (f32, Rect), (text, font, ink): (&str, &FontId, Color32)) -> f32 {
    if text.is_empty() {
        return 0.0;
    }
    let galley = painter.layout_no_wrap(text.to_owned(), font.clone(), ink);
    let size = galley.size();
    painter.galley(pos2(left, place.center().y - size.y / 2.0), galley, ink);
    size.x
}

pub(super) fn width_of(ui: &Ui, font: &FontId, text: &str) -> f32 {
    ui.fonts_mut(|fonts| text.chars().map(|c| fonts.glyph_width(font, c)).sum())
}
