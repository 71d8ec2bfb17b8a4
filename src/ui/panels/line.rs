//! Lines of moves: each is shown on the board while the pointer or the keyboard is on it, and played by a click.

use std::collections::HashMap;

use egui::accesskit::Role;
use egui::{FontId, Response, RichText, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};
use nestmate_core::game::NodeId;
use nestmate_core::position::Move;
use nestmate_core::variant::Side;
use nestmate_text::words::say;

use super::Desk;
use crate::app::{Action, App, WrittenMove};
use crate::ui::figurines::{self, width, width_of};
use crate::ui::frame::theme::accents;
use crate::ui::frame::tips;
use crate::ui::frame::widgets::lit;

pub(super) const ROW: f32 = 20.0;

const MOST: usize = 14;

/// Shows as many moves of a line after the position on the board as the row has room for. `salt` tells lines apart.
pub(super) fn one_row(ui: &mut Ui, desk: &mut Desk<'_>, salt: usize, moves: &[Move]) {
    let right = ui.max_rect().right();
    // No row has room for more.
    let moves = &moves[..moves.len().min(MOST)];
    for (at, (number, written)) in lines(desk, moves).into_iter().enumerate() {
        if at > 0 && ui.cursor().left() + step_width(ui, desk, &number, &written) > right {
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
            // A number stays with its move.
            if at > 0 && ui.cursor().left() + step_width(ui, desk, &number, &written) > ui.max_rect().right() {
                ui.end_row();
            }
            step(ui, desk, (salt, at), moves, (&number, &written));
        }
    });
}

fn step_width(ui: &Ui, desk: &Desk<'_>, number: &str, written: &WrittenMove) -> f32 {
    width_of(ui, &font(), number) + width(ui, desk.app.variant(), written, (&font(), "")) + 8.0
}

/// The moves with their numbers, which stand before White's moves and the first.
fn lines(desk: &mut Desk<'_>, moves: &[Move]) -> Vec<(String, WrittenMove)> {
    let position = desk.app.game().position();
    let (mut side, mut number) = (position.side(), position.number());
    let mut found = Vec::with_capacity(moves.len());
    for (at, written) in desk.kept.tabs.lines.of(desk.app, moves).iter().cloned().enumerate() {
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
    let response = chip(ui, desk, salt, written, &say!("line-play", last = &written.long));
    playable(desk, &response, &moves[..=salt.1]);
}

/// Shows moves after the position on the board while the pointer or the keyboard is on this, and plays them at a click.
pub(super) fn playable(desk: &mut Desk<'_>, response: &Response, moves: &[Move]) {
    if response.hovered() || response.has_focus() {
        peek(desk, (desk.app.game().position().hash(), moves), Action::Peek(Some(moves.to_vec())));
    }
    if response.clicked() {
        desk.wishes.push(Action::PlayLine(moves.to_vec()));
    }
}

/// Lets moves after a position be shown. Where the pointer is on some and the keyboard on others, the first stay.
fn peek(desk: &mut Desk<'_>, (base, moves): (u64, &[Move]), show: Action) {
    if !std::mem::replace(&mut desk.kept.tabs.peeking, true) && !desk.app.peeks(base, moves) {
        desk.wishes.push(show);
    }
}

/// What tells the best move in the place of one that was made from the moves of lines.
const INSTEAD: (usize, usize) = (usize::MAX - 2, 0);

/// The best move in the place of one that was made: shown while the pointer is on it, its line after a click. The game stays where it is.
pub(super) fn instead(ui: &mut Ui, desk: &mut Desk<'_>, of: NodeId, best: Move) {
    let Some(written) = desk.app.written_before(of, best) else { return };
    let tree = desk.app.game().tree();
    let before = tree.parent(of).map_or(0, |before| tree.hash(before));
    let response = chip(ui, desk, INSTEAD, &written, &say!("line-show", best = &written.long));
    let stands = desk.app.previewed().is_some_and(|shown| !shown.peek);
    if (response.hovered() || response.has_focus()) && !stands {
        peek(desk, (before, &[best]), Action::ShowBest { than: of, stays: false });
    }
    desk.wishes.on(&response, Action::ShowBest { than: of, stays: true });
}

/// A move with a ground of its own while something is on it. One that the folded board does not show whole is quiet.
fn chip(ui: &mut Ui, desk: &mut Desk<'_>, salt: (usize, usize), written: &WrittenMove, name: &str) -> Response {
    let ink = if written.outside { accents(ui).quiet } else { ui.visuals().text_color() };
    let width = width(ui, desk.app.variant(), written, (&font(), ""));
    let (_, rect) = ui.allocate_space(Vec2::new(width + 6.0, ROW));
    let response = ui.interact(rect, ui.scope_id().with(salt), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    lit(ui, (rect, 4.0), false, &response);
    if response.has_focus() {
        ui.painter().rect_stroke(rect, 4.0, ui.visuals().selection.stroke, StrokeKind::Inside);
    }
    if salt.1 == 0 {
        // The first move stands out by a line below it: the font has no second weight.
        let line = Stroke::new(1.0, accents(ui).quiet);
        ui.painter().hline(rect.x_range().shrink(3.0), rect.bottom() - 2.0, line);
    }
    let painter = ui.painter().clone();
    figurines::paint(ui, desk.figurines(), written, (&painter, rect.shrink2(Vec2::new(3.0, 0.0))), (&font(), ink, ""));
    if written.outer.is_empty() {
        return response;
    }
    tips::beside(ui, response, &say!("cell-whole", cell = &written.outer))
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
