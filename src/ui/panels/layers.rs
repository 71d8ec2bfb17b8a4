//! The lattices of the board, a row each: their token, name and colour, how many pieces, an eye, a button to fold the board.

use egui::accesskit::Role;
use egui::{Align, Button, Color32, Layout, Pos2, Rect, RichText, Sense, Shape, Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, vec2};
use nestmate_core::variant::{Kind, KindId, Piece, Side};
use nestmate_text::layer_in_words;
use nestmate_text::words::{named, say};

use super::Desk;
use crate::app::{Action, App, LayerState, See, words};
use crate::ui::frame::theme::accents;

const STATES: [LayerState; 4] = [LayerState::Shown, LayerState::Dimmed, LayerState::Outlined, LayerState::Hidden];

/// The height of a row, in points.
const ROW: f32 = 27.0;

/// Whether a game has lattices worth a panel: something is inside it.
pub(in crate::ui) fn are_shown(app: &App) -> bool {
    !app.variant().inner.is_empty() || app.folds().iter().any(Option::is_some)
}

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    let rows = UiBuilder::new().accessibility_role(Role::Group).accessibility_label(say!("layers"));
    ui.scope_builder(rows, |ui| {
        for (layer, state) in desk.app.layers().into_iter().enumerate() {
            row(ui, desk, layer, state);
        }
    });
}

fn row(ui: &mut Ui, desk: &mut Desk<'_>, layer: usize, state: LayerState) {
    let variant = desk.app.variant().clone();
    let Some(known) = variant.layers.get(layer) else { return };
    let name = named(&known.name);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.set_min_height(ROW);
        token(ui, desk, layer);
        // From the right, so that the name gets what is left.
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            fold(ui, desk, layer, name);
            more(ui, desk, (layer, state), name);
            eye(ui, desk, (layer, state), name);
            let count = RichText::new(pieces(desk.app, layer).to_string()).small().color(accents(ui).quiet);
            ui.label(count).on_hover_text(say!("layer-pieces"));
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let quiet = state != LayerState::Shown;
                let text = RichText::new(format!("{} {name}", layer + 1)).size(13.5);
                let text = if quiet { text.color(accents(ui).quiet) } else { text };
                let label = ui.add(egui::Label::new(text).truncate().sense(Sense::hover()));
                label.on_hover_ui(|ui| {
                    ui.label(layer_in_words(&variant, layer).unwrap_or_else(|| name.to_owned()));
                    ui.label(RichText::new(say!("layers-keys")).color(accents(ui).quiet));
                });
            });
        });
    });
}

fn pieces(app: &App, layer: usize) -> usize {
    let (position, variant) = (app.game().position(), app.variant());
    let on_board = Side::BOTH.into_iter().flat_map(|side| position.pieces(side).iter());
    on_board.filter(|&cell| variant.layer_of_piece(position.at(cell).kind(), cell) == Some(layer)).count()
}

fn token(ui: &mut Ui, desk: &mut Desk<'_>, layer: usize) {
    let variant = desk.app.variant().clone();
    let known = &variant.layers[layer];
    let (square, _) = ui.allocate_exact_size(Vec2::splat(ROW - 2.0), Sense::hover());
    ui.painter().rect(square, 4.0, desk.theme.tint(known.tint), Stroke::new(1.0, accents(ui).quiet), StrokeKind::Inside);
    // The one that the others depend on, or the King, tells most of a layer.
    let kinds = || variant.kind_ids().filter(|&kind| known.pieces.contains(kind));
    let own = |kind: &KindId| !variant.layers[..layer].iter().any(|before| before.pieces.contains(*kind));
    let first = |wanted: fn(&Kind) -> bool| kinds().filter(own).find(|&kind| wanted(variant.kind(kind)));
    let kind = first(|kind| kind.royal).or_else(|| kinds().find(|&kind| variant.kind(kind).semi_royal)).or_else(|| first(|_| true));
    if let Some(kind) = kind {
        desk.paint(ui, Piece::new(kind, Side::White), known.base, square.shrink(1.0));
    }
}

fn eye(ui: &mut Ui, desk: &mut Desk<'_>, (layer, state): (usize, LayerState), name: &str) {
    let on = state != LayerState::Hidden;
    let response = ui.add(Button::new("").min_size(Vec2::new(26.0, 22.0)));
    let label = say!("layer-eye", layer = name);
    response.widget_info(|| WidgetInfo::selected(Role::CheckBox, true, on, label.as_str()));
    let ink = if on { ui.visuals().text_color() } else { accents(ui).quiet };
    ui.painter().extend(eye_shapes(state, response.rect.center(), ink));
    if response.on_hover_text(say!("layer-eye.tip")).clicked() {
        let wanted = if on { LayerState::Hidden } else { LayerState::Shown };
        desk.actions.push(Action::See(See::Layer(layer, wanted)));
    }
}

/// An eye as it sees the layer: open; half closed; open without a pupil; struck through.
fn eye_shapes(state: LayerState, center: Pos2, ink: Color32) -> Vec<Shape> {
    let (fine, bold) = (Stroke::new(1.4, ink), Stroke::new(1.8, ink));
    let lid = |up: f32| -> Vec<Pos2> {
        (-8..=8_i8).map(|x| center + vec2(f32::from(x), up * 5.0 * (1.0 - (f32::from(x) / 8.0).powi(2)))).collect()
    };
    let pupil = Shape::circle_filled(center, 2.4, ink);
    match state {
        LayerState::Shown => vec![Shape::line(lid(-1.0), fine), Shape::line(lid(1.0), fine), pupil],
        LayerState::Dimmed => {
            let below = (0..=8_i8).map(|step| std::f32::consts::PI * f32::from(step) / 8.0);
            let half = below.map(|angle| center + 2.8 * vec2(angle.cos(), angle.sin())).collect();
            vec![Shape::line(lid(0.0), bold), Shape::line(lid(1.0), fine), Shape::convex_polygon(half, ink, Stroke::NONE)]
        }
        LayerState::Outlined => vec![Shape::line(lid(-1.0), fine), Shape::line(lid(1.0), fine), Shape::circle_stroke(center, 2.6, fine)],
        LayerState::Hidden => {
            let stroke = Shape::line_segment([center + vec2(-7.0, 6.0), center + vec2(7.0, -6.0)], bold);
            vec![Shape::line(lid(-1.0), fine), Shape::line(lid(1.0), fine), pupil, stroke]
        }
    }
}

fn more(ui: &mut Ui, desk: &mut Desk<'_>, (layer, state): (usize, LayerState), name: &str) {
    let menu = ui.menu_button("…", |ui| {
        for wanted in STATES {
            let on = state == wanted;
            let response = ui.add(Button::selectable(on, short(wanted)).min_size(Vec2::new(120.0, 22.0)));
            let label = say!("layer-state", layer = name, state = words::layer_state(wanted));
            response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, on, label.as_str()));
            if response.clicked() {
                desk.actions.push(Action::See(See::Layer(layer, wanted)));
                ui.close();
            }
        }
    });
    let label = say!("layer-more", layer = name);
    menu.response.widget_info(|| WidgetInfo::labeled(Role::Button, true, label.as_str()));
    menu.response.on_hover_text(say!("layer-more.tip"));
}

/// Folds the board to the layer, or shows it alone where its pieces go everywhere.
fn fold(ui: &mut Ui, desk: &mut Desk<'_>, layer: usize, name: &str) {
    let alone = desk.app.is_alone(layer);
    let folds = desk.app.folds().get(layer).is_some_and(Option::is_some);
    let response = ui.add(Button::selectable(alone, "").min_size(Vec2::new(30.0, 22.0)));
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, alone, say!("layer-alone.spoken", layer = name)));
    paint_fold(ui, response.rect, alone);
    if response.on_hover_text(if folds { say!("layer-fold") } else { say!("layer-only") }).clicked() {
        desk.actions.push(Action::See(See::Alone(layer)));
    }
}

/// Two arrows that meet, or that part where the board is folded.
fn paint_fold(ui: &Ui, rect: Rect, alone: bool) {
    let ink = ui.visuals().text_color();
    for side in [-1.0, 1.0] {
        let (tip, tail) = if alone { (9.0, 2.5) } else { (2.0, 9.0) };
        let at = |x: f32, y: f32| rect.center() + vec2(side * x, y);
        let back = if alone { -3.5 } else { 3.5 };
        ui.painter().line_segment([at(tail, 0.0), at(tip, 0.0)], Stroke::new(1.6, ink));
        ui.painter().add(Shape::line(vec![at(tip + back, -3.5), at(tip, 0.0), at(tip + back, 3.5)], Stroke::new(1.6, ink)));
    }
}

fn short(state: LayerState) -> &'static str {
    match state {
        LayerState::Shown => say!("layer-short-shown"),
        LayerState::Dimmed => say!("layer-short-dimmed"),
        LayerState::Outlined => say!("layer-short-outlined"),
        LayerState::Hidden => say!("layer-short-hidden"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_eye_of_each_state_is_another() {
        let drawn = STATES.map(|state| format!("{:?}", eye_shapes(state, Pos2::ZERO, Color32::BLACK)));
        for (at, one) in drawn.iter().enumerate() {
            assert!(drawn[at + 1..].iter().all(|other| one != other), "{:?}", STATES[at]);
        }
    }
}
