//! The panel beside the board: the players with what they hold, layers, moves, and below them the piece under the pointer, hints or analysis.

mod analysis;
mod clocks;
mod diagram;
mod explorer;
mod graph;
mod hint;
mod layers;
mod lesson;
mod line;
mod moves;
mod piece;
mod players;
mod practice;
mod puzzle;
mod reserves;
mod retry;
mod setup;
mod stands;
mod status;
mod tabs;
mod typed;

use egui::accesskit::Role;
use egui::{Align, CursorIcon, Frame, Layout, Margin, Panel, Rect, RichText, ScrollArea, Sense, Ui, UiBuilder, Vec2, WidgetInfo};
use nestmate_core::variant::{Base, KindId, Piece, Side};
use nestmate_text::words::{Told, say};

use super::board::{BoardTheme, BoardView, paint_piece};
use super::frame::theme::{self, accents, panel_width};
use crate::app::{Action, App, Tone};

pub(super) use diagram::{DrawnMoves, diagram};
pub(in crate::ui) use layers::are_shown as layers_are_shown;
pub(super) use lesson::course_page;
pub(super) use moves::MovesView;
pub(super) use piece::census;
pub(super) use players::PlayersView;
pub(super) use setup::SetUpView;
pub(super) use stands::show as stands;
pub(super) use tabs::Tabs;
pub(super) use typed::TypedView;

/// The height, in points, below which the panel is scrolled through.
const LOW: f32 = 440.0;

/// The heights of its parts then, in points.
const MOVES: f32 = 96.0;
const PIECE: f32 = 240.0;

/// The least height that the moves have otherwise, and the bounds of the height of what is below them, in points.
const LIST: f32 = 8.0 * moves::PITCH + 10.0;
const BELOW: (f32, f32) = (196.0, 340.0);

/// How much of the moves stays in sight beside a piece of which there is much to be said, in points.
const LEAST: f32 = 3.0 * moves::PITCH;

/// The height of the field for typed moves, in points.
const TYPED: f32 = 34.0;

#[derive(Clone, PartialEq, Debug)]
pub(super) struct RefusalShown {
    pub(super) text: Told,
    pub(super) tone: Tone,
    /// When it was said, in the seconds of the window's clock.
    pub(super) since: f64,
    /// The game that it is about, and the state of it.
    pub(super) of: (u64, u64),
}

pub(super) struct Desk<'a> {
    pub(super) app: &'a App,
    pub(super) view: &'a mut BoardView,
    pub(super) tabs: &'a mut Tabs,
    pub(super) theme: &'a BoardTheme,
    pub(super) refusal: Option<&'a RefusalShown>,
    pub(super) players: &'a mut PlayersView,
    pub(super) moves: &'a mut MovesView,
    pub(super) typed: &'a mut TypedView,
    pub(super) setup: &'a mut SetUpView,
    pub(super) actions: &'a mut Vec<Action>,
}

impl Desk<'_> {
    fn paint_held(&mut self, ui: &Ui, kind: KindId, side: Side, square: Rect) {
        let base = self.app.variant().layers.iter().find(|layer| layer.pieces.contains(kind)).map_or(Base::Free, |layer| layer.base);
        self.paint(ui, Piece::new(kind, side), base, square);
    }

    fn paint(&mut self, ui: &Ui, piece: Piece, base: Base, square: Rect) {
        let variant = self.app.variant().clone();
        paint_piece(ui, self.view, &variant, piece, base, square, self.theme);
    }
}

/// Shows the whole panel at the right of what is left of `ui`.
pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    desk.tabs.peeking = false;
    let frame = theme::area(ui.ctx(), ui.visuals().panel_fill).inner_margin(Margin { left: 12, right: 12, top: 6, bottom: 6 });
    let room = ui.available_size();
    let beside = stands::width(desk.app, room);
    let width = panel_width(room - Vec2::new(beside, 0.0), desk.tabs.width);
    let shown = Panel::right("side").exact_size(width).resizable(false).frame(frame).show(ui, |ui| {
        if desk.app.editor().is_some() {
            return setup::show(ui, desk);
        }
        if desk.app.learning().is_some() {
            return lesson::show(ui, desk);
        }
        if let Some(trial) = desk.app.trial() {
            return puzzle::show(ui, desk, trial);
        }
        if ui.available_height() < LOW {
            return scrolled(ui, desk);
        }
        upper(ui, desk);
        let left = ui.available_height();
        let usual = (left - LIST - TYPED).clamp(BELOW.0, BELOW.1).min(left * 0.62);
        let height = usual.max(desk.tabs.needed.min(left - LEAST - TYPED));
        let frame = Frame::new().inner_margin(Margin { top: 6, ..Margin::ZERO });
        Panel::bottom("piece").exact_size(height).resizable(false).frame(frame).show(ui, |ui| {
            // Whatever it holds, the panel keeps its height: a taller one would lie over the moves.
            let room = ui.available_rect_before_wrap();
            tabs::show(&mut ui.new_child(UiBuilder::new().max_rect(room)), desk);
            ui.advance_cursor_after_rect(room);
        });
        let frame = Frame::new().inner_margin(Margin { top: 2, bottom: 4, ..Margin::ZERO });
        Panel::bottom("typed").resizable(false).show_separator_line(false).frame(frame).show(ui, |ui| typed::show(ui, desk));
        moves::show(ui, desk);
    });
    handle(ui, desk, shown.response.rect, room - Vec2::new(beside, 0.0));
    if desk.app.peeked().is_some() && !desk.tabs.peeking {
        desk.actions.push(Action::Peek(None));
    }
}

/// The edge of the panel, by which it is drawn wider or narrower; a double click gives it the width that fits the window.
fn handle(ui: &Ui, desk: &mut Desk<'_>, panel: Rect, room: Vec2) {
    let edge = Rect::from_x_y_ranges(panel.left() - 4.0..=panel.left() + 4.0, panel.y_range());
    let response = ui.interact(edge, ui.scope_id().with("edge of the panel"), Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::labeled(Role::Splitter, true, say!("panel-edge")));
    if response.hovered() || response.dragged() {
        ui.ctx().set_cursor_icon(CursorIcon::ResizeHorizontal);
        let stroke = if response.dragged() { ui.visuals().widgets.active.fg_stroke } else { ui.visuals().widgets.hovered.fg_stroke };
        ui.painter().vline(panel.left(), panel.y_range(), stroke);
    }
    if let Some(pointer) = response.interact_pointer_pos().filter(|_| response.dragged()) {
        desk.tabs.width = Some(panel_width(room, Some(panel.right() - pointer.x)));
        ui.ctx().request_repaint();
    }
    if response.double_clicked() {
        desk.tabs.width = None;
    }
}

fn upper(ui: &mut Ui, desk: &mut Desk<'_>) {
    players::show(ui, desk);
    ui.add_space(2.0);
    status::show(ui, desk);
    rule(ui);
    if layers::are_shown(desk.app) {
        layers::show(ui, desk);
        rule(ui);
    }
}

fn rule(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), 5.0), Sense::hover());
    ui.painter().hline(rect.x_range(), rect.center().y, ui.visuals().widgets.noninteractive.bg_stroke);
}

/// The same one below the other, to be scrolled through, where everything is large or the window low.
fn scrolled(ui: &mut Ui, desk: &mut Desk<'_>) {
    ScrollArea::vertical().auto_shrink([false, false]).id_salt("side").show(ui, |ui| {
        upper(ui, desk);
        let below = PIECE.max(desk.tabs.needed);
        let mut section = |ui: &mut Ui, height: f32, content: fn(&mut Ui, &mut Desk<'_>)| {
            let size = Vec2::new(ui.available_width(), height);
            ui.allocate_ui(size, |ui| {
                ui.set_min_size(size);
                content(ui, desk);
            });
        };
        section(ui, MOVES, moves::show);
        section(ui, 30.0, typed::show);
        section(ui, below, tabs::show);
    });
}

/// Something at the left of a column of this width, so that rows line up.
fn column(ui: &mut Ui, width: f32, height: f32, content: impl FnOnce(&mut Ui)) {
    ui.allocate_ui_with_layout(Vec2::new(width, height), Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_size(Vec2::new(width, height));
        content(ui);
    });
}

fn heading(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).small().strong().color(accents(ui).quiet));
}
