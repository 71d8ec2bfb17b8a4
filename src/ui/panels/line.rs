//! A line of play as text: each move is shown on the board while the pointer or the keyboard is on it, and played by a click.

use egui::accesskit::Role;
use egui::{Color32, FontId, Response, RichText, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

use super::Desk;
use crate::app::Action;
use crate::position::{Move, move_text};
use crate::ui::frame::theme::accents;
use crate::variant::Side;
use crate::words::say;

/// The height of a row, in points.
pub(super) const ROW: f32 = 20.0;

/// Shows as many moves of a line after the position on the board as the row has room for. `salt` tells lines apart.
pub(super) fn one_row(ui: &mut Ui, desk: &mut Desk<'_>, salt: usize, moves: &[Move]) {
    let right = ui.max_rect().right();
    for (at, text) in texts(desk, moves).into_iter().enumerate() {
        let (number, text) = text;
        let width = width(ui, &number) + width(ui, &text) + 8.0;
        if at > 0 && ui.cursor().left() + width > right {
            break;
        }
        step(ui, desk, salt, moves, at, &number, &text);
    }
}

/// Shows a move alone.
pub(super) fn alone(ui: &mut Ui, desk: &mut Desk<'_>, salt: usize, mv: Move) {
    let text = move_text(desk.app.variant(), mv);
    step(ui, desk, salt, &[mv], 0, "", &text);
}

/// Shows a whole line, broken into rows.
pub(super) fn wrapped(ui: &mut Ui, desk: &mut Desk<'_>, salt: usize, moves: &[Move]) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::new(1.0, 1.0);
        for (at, (number, text)) in texts(desk, moves).into_iter().enumerate() {
            step(ui, desk, salt, moves, at, &number, &text);
        }
    });
}

/// The moves with their numbers, which stand before White's moves and the first.
fn texts(desk: &Desk<'_>, moves: &[Move]) -> Vec<(String, String)> {
    let position = desk.app.game().position();
    let (mut side, mut number) = (position.side(), position.number());
    let mut found = Vec::with_capacity(moves.len());
    for (at, &mv) in moves.iter().enumerate() {
        let lead = match side {
            Side::White => format!("{number}."),
            Side::Black if at == 0 => format!("{number}…"),
            Side::Black => String::new(),
        };
        found.push((lead, move_text(desk.app.variant(), mv)));
        number += u32::from(side == Side::Black);
        side = side.other();
    }
    found
}

fn font() -> FontId {
    FontId::monospace(12.5)
}

fn width(ui: &Ui, text: &str) -> f32 {
    ui.painter().layout_no_wrap(text.to_owned(), font(), Color32::WHITE).size().x
}

/// One move: its number, quietly, and itself as something to be pressed.
fn step(ui: &mut Ui, desk: &mut Desk<'_>, salt: usize, moves: &[Move], at: usize, number: &str, text: &str) {
    if !number.is_empty() {
        ui.label(RichText::new(number).font(font()).color(accents(ui).quiet));
    }
    let response = chip(ui, (salt, at), text, at == 0);
    let upto = &moves[..=at];
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

/// A move's text with a ground of its own while something is on it.
fn chip(ui: &mut Ui, salt: (usize, usize), text: &str, strong: bool) -> Response {
    let color = ui.visuals().text_color();
    let galley = ui.painter().layout_no_wrap(text.to_owned(), font(), color);
    let (_, rect) = ui.allocate_space(Vec2::new(galley.size().x + 6.0, ROW));
    let response = ui.interact(rect, ui.scope_id().with(salt), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, say!("line-play", last = text)));
    if response.hovered() || response.has_focus() {
        ui.painter().rect_filled(rect, 4.0, ui.visuals().widgets.hovered.weak_bg_fill);
    }
    if response.has_focus() {
        ui.painter().rect_stroke(rect, 4.0, ui.visuals().selection.stroke, StrokeKind::Inside);
    }
    let at = rect.left_center() + Vec2::new(3.0, -galley.size().y / 2.0);
    if strong {
        // The first move stands out by a line below it: the font has no second weight.
        let line = Stroke::new(1.0, accents(ui).quiet);
        ui.painter().hline(rect.x_range().shrink(3.0), rect.bottom() - 2.5, line);
    }
    ui.painter().galley(at, galley, color);
    response
}
