//! The panel beside the board: the players with what they hold, the moves, and below them the piece under the pointer, hints or analysis.
//! Nothing in it moves but what the user moves: what comes and goes has a place of its own, and what is long is scrolled through.

mod alone;
mod analysis;
mod clocks;
mod diagram;
mod explorer;
mod graph;
mod hint;
mod lesson;
mod line;
mod moves;
mod piece;
mod players;
mod practice;
mod puzzle;
mod reserves;
mod setup;
mod stands;
mod status;
mod story;
mod tabs;
mod typed;

use egui::accesskit::Role;
use egui::{Align, CursorIcon, Frame, Layout, Margin, Panel, Pos2, Rect, Response, RichText, Sense, Ui, UiBuilder, Vec2, WidgetInfo};
use nestmate_text::words::say;

use super::desk::Desk;
use super::frame::theme::{self, accents};
use super::{bar, lattices};
use crate::app::{Action, App};

pub(super) use alone::{Alone, Rooms, show as corner};
pub(super) use diagram::{DrawnMoves, diagram};
pub(super) use lesson::course_page;
pub(super) use moves::MovesView;
pub(super) use piece::census;
pub(super) use players::PlayersView;
pub(super) use practice::not_yet;
pub(super) use setup::SetUpView;
pub(super) use stands::{Stands, lay as lay_stands, show as show_stands};
pub(super) use tabs::Tabs;
pub(super) use typed::TypedView;

/// The least and the largest width of the panel, and how wide it is at most unasked in a window of 1366 points, in points.
const WIDTHS: (f32, f32) = (320.0, 520.0);
const USUAL: f32 = 400.0;

/// The share that it takes of the points by which a window is wider.
const MORE: f32 = 0.25;

/// The least height of the moves, and of what is below them, in points.
const LIST: f32 = 5.0 * moves::PITCH;
const BELOW: f32 = 150.0;

/// The share of the panel's height that is below the moves, unless the user has drawn the edge elsewhere.
const SHARE: f32 = 0.5;

/// The height of the field for typed moves, in points.
const TYPED: f32 = 34.0;

/// What stands beside the board: how wide the panel is, in points, and where the reserves are.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Beside {
    pub(super) panel: f32,
    pub(super) stands: Stands,
    /// Whether the bar has room of its own, so that the board stays where it is when it comes.
    pub(super) bar: bool,
}

impl Beside {
    /// What a window with this room has beside a board that takes all of the height. `chosen` is the width that the user has drawn.
    pub(super) fn of(app: &App, room: Vec2, chosen: Option<f32>, scale: f32) -> Self {
        let column = if lattices::are_shown(app) { lattices::WIDTH } else { 0.0 };
        let left = room.x - board_width(app, room.y, scale) - column - bar::ROOM;
        let stands = Stands::of(app, left - WIDTHS.0);
        let unasked = || (left - stands.width(app, room)).min((USUAL + (room.x - 1366.0) * MORE).max(USUAL));
        Self { panel: chosen.unwrap_or_else(unasked).clamp(WIDTHS.0, WIDTHS.1), stands, bar: left >= WIDTHS.0 }
    }
}

/// How wide the board is if it has this height, with its letters and numbers, in points.
pub(super) fn board_width(app: &App, height: f32, scale: f32) -> f32 {
    let area = Rect::from_min_size(Pos2::ZERO, Vec2::new(height * 4.0, height));
    let layout = super::board::Layout::new(&app.variant().board, app.is_flipped(), area, scale);
    layout.frame.width() + layout.margin + layout.brim
}

/// Shows something at the right of what is left of `ui`, where the panel is; its edge can be drawn.
pub(super) fn side<R>(ui: &mut Ui, desk: &mut Desk<'_>, content: impl FnOnce(&mut Ui, &mut Desk<'_>) -> R) -> R {
    let frame = theme::area(ui.ctx(), ui.visuals().panel_fill).inner_margin(Margin { left: 12, right: 12, top: 6, bottom: 6 });
    let panel = Panel::right("side").exact_size(desk.kept.beside.panel).resizable(false).frame(frame).show(ui, |ui| content(ui, desk));
    let rect = panel.response.rect;
    let place = Rect::from_x_y_ranges(rect.left() - 4.0..=rect.left() + 4.0, rect.y_range());
    let drawn = |at: Pos2| (rect.right() - at.x).clamp(WIDTHS.0, WIDTHS.1);
    edge(ui, (place, say!("panel-edge")), &mut desk.kept.tabs.width, drawn);
    panel.inner
}

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    desk.kept.tabs.peeking = false;
    if desk.app.editor().is_some() {
        setup::show(ui, desk);
    } else if desk.app.learning().is_some() {
        lesson::show(ui, desk);
    } else if let Some(trial) = desk.app.trial() {
        puzzle::show(ui, desk, trial);
    } else {
        game(ui, desk);
    }
    if desk.app.peeked().is_some() && !desk.kept.tabs.peeking {
        desk.wishes.push(Action::Peek(None));
    }
}

fn game(ui: &mut Ui, desk: &mut Desk<'_>) {
    let whole = ui.available_height();
    players::show(ui, desk);
    status::show(ui, desk);
    let most = (ui.available_height() - LIST - TYPED).max(BELOW);
    let height = desk.kept.tabs.below.unwrap_or(whole * SHARE).clamp(BELOW, most);
    let frame = Frame::new().inner_margin(Margin { top: 6, ..Margin::ZERO });
    let below = Panel::bottom("piece").exact_size(height).resizable(false).frame(frame).show(ui, |ui| {
        // Whatever it holds, it keeps its height: a taller one would lie over the moves.
        let room = ui.available_rect_before_wrap();
        tabs::show(&mut ui.new_child(UiBuilder::new().max_rect(room)), desk);
        ui.advance_cursor_after_rect(room);
    });
    let rect = below.response.rect;
    let place = Rect::from_x_y_ranges(rect.x_range(), rect.top() - 3.0..=rect.top() + 3.0);
    let drawn = |at: Pos2| (rect.bottom() - at.y).clamp(BELOW, most);
    edge(ui, (place, say!("panel-split")), &mut desk.kept.tabs.below, drawn);
    let frame = Frame::new().inner_margin(Margin { top: 2, bottom: 4, ..Margin::ZERO });
    Panel::bottom("typed").resizable(false).show_separator_line(false).frame(frame).show(ui, |ui| typed::show(ui, desk));
    moves::show(ui, desk);
}

/// An edge between two parts, which can be drawn to another `length`; a double click lets it go back to where it is unasked.
fn edge(ui: &Ui, (rect, name): (Rect, &str), length: &mut Option<f32>, drawn: impl Fn(Pos2) -> f32) {
    let upright = rect.height() > rect.width();
    let response = ui.interact(rect, ui.scope_id().with(name), Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::labeled(Role::Splitter, true, name));
    if response.hovered() || response.dragged() {
        ui.ctx().set_cursor_icon(if upright { CursorIcon::ResizeHorizontal } else { CursorIcon::ResizeVertical });
        let widgets = &ui.visuals().widgets;
        let stroke = if response.dragged() { widgets.active.fg_stroke } else { widgets.hovered.fg_stroke };
        if upright {
            ui.painter().vline(rect.center().x, rect.y_range(), stroke);
        } else {
            ui.painter().hline(rect.x_range(), rect.center().y, stroke);
        }
    }
    if response.double_clicked() {
        *length = None;
    } else if let Some(at) = response.interact_pointer_pos().filter(|_| response.dragged()) {
        *length = Some(drawn(at));
        ui.ctx().request_repaint();
    }
}

/// Something at the left of a column of this width, so that rows line up.
fn column(ui: &mut Ui, width: f32, height: f32, content: impl FnOnce(&mut Ui)) {
    ui.allocate_ui_with_layout(Vec2::new(width, height), Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_size(Vec2::new(width, height));
        content(ui);
    });
}

fn heading(ui: &mut Ui, text: &str) -> Response {
    ui.label(RichText::new(text).small().strong().color(accents(ui).quiet))
}
