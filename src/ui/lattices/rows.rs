//! What stands below each picture of the column: the layer's name, how it is seen, and what shows the games inside in other ways.

use std::sync::Arc;

use egui::accesskit::Role;
use egui::text::LayoutJob;
use egui::{Color32, FontId, Galley, Rect, Response, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2};
use nestmate_core::variant::{Base, Layer, Piece, Side};
use nestmate_text::layer_in_words;
use nestmate_text::words::{named, say};

use super::{STATE, WIDTH};
use crate::app::{Action, InnerGame, LayerState, See, words};
use crate::ui::board::BoardTheme;
use crate::ui::commands::Command;
use crate::ui::desk::Desk;
use crate::ui::frame::theme::accents;
use crate::ui::frame::tips;
use crate::ui::frame::widgets::{float, lit};

/// The heights of the rows of a name's two lines, in points.
const LINES: [f32; 2] = [17.0, 14.0];

const STATES: [LayerState; 4] = [LayerState::Shown, LayerState::Dimmed, LayerState::Outlined, LayerState::Hidden];

/// A name in lines: what a layer holds, in two rows if it is long, and smaller where.
pub(super) fn lines(ui: &Ui, name: &str) -> Vec<Arc<Galley>> {
    let (what, place) = words::layer_name(name);
    let parts =
        [what, place].into_iter().filter(|part| !part.is_empty()).zip([(13.5, ui.visuals().text_color()), (11.5, accents(ui).quiet)]);
    let line = |(text, (size, ink)): (&str, (f32, Color32))| {
        let mut job = LayoutJob::simple(text.to_owned(), FontId::proportional(size), ink, WIDTH - 14.0);
        job.wrap.max_rows = 2;
        ui.painter().layout_job(job)
    };
    parts.map(line).collect()
}

pub(super) fn height(lines: &[Arc<Galley>]) -> f32 {
    lines.iter().zip(LINES).map(|(line, height)| float(line.rows.len()) * height).sum()
}

fn paint_lines(ui: &Ui, rect: Rect, lines: &[Arc<Galley>]) {
    let mut at = rect.min + vec2(2.0, 0.0);
    for (line, height) in lines.iter().zip(LINES) {
        ui.painter().galley(at, Arc::clone(line), Color32::PLACEHOLDER);
        at.y += float(line.rows.len()) * height;
    }
}

/// The name of a layer: a click shows it alone, another one all.
pub(super) fn name(ui: &mut Ui, desk: &mut Desk<'_>, layer: usize, lines: &[Arc<Galley>]) {
    let app = desk.app;
    let variant = app.variant();
    let name = named(&variant.layers[layer].name);
    let (rect, response) = ui.allocate_exact_size(vec2(WIDTH - 12.0, height(lines)), Sense::click());
    let alone = app.is_alone(layer);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, alone, say!("layer-alone.spoken", layer = name)));
    lit(ui, (rect, 4.0), alone, &response);
    paint_lines(ui, rect, lines);
    let folds = app.folds().get(layer).is_some_and(Option::is_some);
    desk.wishes.on(&response, Action::See(See::Alone(layer)));
    tips::beside_ui(ui, response, |ui| {
        ui.label(layer_in_words(variant, layer).unwrap_or_else(|| name.to_owned()));
        ui.label(if folds { say!("layer-fold") } else { say!("layer-only") });
        ui.label(egui::RichText::new(say!("layers-keys")).color(accents(ui).quiet));
    });
}

/// The four ways to see a layer, each drawn as the layer then is.
pub(super) fn states(ui: &mut Ui, desk: &mut Desk<'_>, (layer, now): (usize, LayerState)) {
    let known = &desk.app.variant().layers[layer];
    let name = named(&known.name);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        for state in STATES {
            let (rect, response) = ui.allocate_exact_size(vec2(STATE, STATE + 4.0), Sense::click());
            let label = say!("layer-state", layer = name, state = words::layer_state(state));
            response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, state == now, label.as_str()));
            let square = Rect::from_center_size(rect.center(), Vec2::splat(STATE));
            framed(ui, square, state == now, &response, Stroke::NONE);
            paint_state(ui, square.shrink(4.0), state, known, desk.theme);
            desk.wishes.on(&tips::beside(ui, response, &label), Action::See(See::Layer(layer, state)));
        }
    });
}

/// The name of the whole board, and beside it what lets the games rise from it.
pub(super) fn whole_row(ui: &mut Ui, desk: &mut Desk<'_>) {
    let (app, theme) = (desk.app, desk.theme);
    let line = lines(ui, say!("fold-whole"));
    let (row, _) = ui.allocate_exact_size(vec2(WIDTH - 12.0, STATE), Sense::hover());
    paint_lines(ui, row.translate(vec2(0.0, (STATE - height(&line)) / 2.0)), &line);
    let square = Rect::from_min_size(row.right_top() - vec2(STATE, 0.0), Vec2::splat(STATE));
    if !Command::Lift.is_enabled(app) {
        return;
    }
    let (response, on) = (ui.interact(square, ui.scope_id().with("lift"), Sense::click()), app.is_lifted());
    response.widget_info(|| WidgetInfo::selected(Role::Switch, true, on, Command::Lift.label()));
    framed(ui, square, on, &response, ui.visuals().widgets.inactive.bg_stroke);
    // Three sheets above each other.
    for (at, tint) in [theme.blank].into_iter().chain(app.variant().layers.iter().take(2).map(|layer| theme.tint(layer.tint))).enumerate() {
        let middle = square.center() + vec2(0.0, 4.5 - 4.5 * float(at));
        let corners = [vec2(-5.0, 2.5), vec2(6.5, 2.5), vec2(5.0, -2.5), vec2(-6.5, -2.5)].map(|corner| middle + corner);
        ui.painter().add(Shape::convex_polygon(corners.to_vec(), tint, Stroke::new(1.0, ui.visuals().text_color())));
    }
    let tip = Command::Lift.with_keys(ui.ctx(), Command::Lift.tip());
    desk.wishes.on(&tips::beside(ui, response, &tip), Action::See(See::Lift(!on)));
}

/// The square of something that is on or off; `idle` is its edge while it is off and nobody points at it.
fn framed(ui: &Ui, square: Rect, on: bool, response: &Response, idle: Stroke) {
    let visuals = ui.visuals();
    let (fill, edge) = if on {
        (visuals.selection.bg_fill, Stroke::new(2.0, visuals.selection.stroke.color))
    } else if response.hovered() || response.has_focus() {
        (Color32::TRANSPARENT, visuals.widgets.hovered.bg_stroke)
    } else {
        (Color32::TRANSPARENT, idle)
    };
    ui.painter().rect(square, 4.0, fill, edge, StrokeKind::Inside);
}

/// Whether the pieces of a layer have the faces of the game inside: one of them, to be clicked.
pub(super) fn faces(ui: &mut Ui, desk: &mut Desk<'_>, (layer, inner): (usize, &InnerGame)) {
    let Some(kind) = inner.variant.royal().or_else(|| inner.variant.kind_ids().next()) else { return };
    let on = desk.app.has_inner_faces(layer);
    let (square, response) = ui.allocate_exact_size(Vec2::splat(STATE), Sense::click());
    let game = named(&inner.variant.in_text);
    response.widget_info(|| WidgetInfo::selected(Role::Switch, true, on, say!("faces.spoken", game = game)));
    framed(ui, square, on, &response, ui.visuals().widgets.inactive.bg_stroke);
    desk.paint_of(ui, &inner.variant, Piece::new(kind, Side::White), Base::Free, square.shrink(2.0));
    desk.wishes.on(&tips::beside(ui, response, &say!("faces.tip", game = game)), Action::See(See::Faces(Some(layer))));
}

/// A cell of a layer with a piece on it: solid, faded, as contours, or empty.
fn paint_state(ui: &Ui, cell: Rect, state: LayerState, layer: &Layer, theme: &BoardTheme) {
    let (painter, tint, piece) = (ui.painter(), theme.tint(layer.tint), theme.pieces[0]);
    let radius = cell.width() * 0.3;
    let line = |strength: f32| Stroke::new(1.5, BoardTheme::sheer(ui.visuals().text_color(), strength));
    let (fill, edge) = match state {
        LayerState::Shown => (tint, line(0.5)),
        LayerState::Dimmed => (theme.pale(tint), line(0.25)),
        LayerState::Outlined | LayerState::Hidden => (theme.blank, line(0.35)),
    };
    painter.rect(cell, 2.0, fill, edge, StrokeKind::Inside);
    match state {
        LayerState::Shown => _ = painter.circle(cell.center(), radius, piece.body, Stroke::new(1.5, piece.ink)),
        LayerState::Dimmed => {
            let faint = |color| BoardTheme::sheer(color, 0.4);
            painter.circle(cell.center(), radius, faint(piece.body), Stroke::new(1.5, faint(piece.ink)));
        }
        LayerState::Outlined => _ = painter.circle_stroke(cell.center(), radius, line(1.0)),
        LayerState::Hidden => {}
    }
}
