//! The lattices of the board: each shown, dimmed, outlined, hidden, or taken alone.

use egui::accesskit::Role;
use egui::{Button, Color32, RichText, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

use super::{Desk, column, heading};
use crate::app::{Action, App, LayerState, See, words};
use crate::ui::frame::theme::accents;
use crate::words::{named, say};

const STATES: [LayerState; 4] = [LayerState::Shown, LayerState::Dimmed, LayerState::Outlined, LayerState::Hidden];

/// The height of a row's buttons, in points.
const ROW: f32 = 22.0;

/// The height of a row whose name needs two lines.
const TALL: f32 = 28.0;

/// Whether a game has lattices worth a panel: something is inside it.
pub(super) fn are_shown(app: &App) -> bool {
    !app.variant().inner.is_empty() || app.folds().iter().any(Option::is_some)
}

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    ui.horizontal(|ui| {
        heading(ui, say("layers"));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let hint = RichText::new(say("layers-keys")).small().color(accents(ui).quiet);
            ui.label(hint);
        });
    });
    let states = desk.app.layers();
    for (layer, state) in states.into_iter().enumerate() {
        row(ui, desk, layer, state);
    }
}

fn row(ui: &mut Ui, desk: &mut Desk<'_>, layer: usize, state: LayerState) {
    let variant = desk.app.variant().clone();
    let Some(known) = variant.layers.get(layer) else { return };
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 3.0;
        let alone = desk.app.is_alone(layer);
        let any_alone = (0..variant.layers.len()).any(|layer| desk.app.is_alone(layer));
        swatch(ui, desk.theme.tint(known.tint));
        ui.spacing_mut().button_padding.x = 3.0;
        let name = format!("{} {}", layer + 1, named(&known.name));
        // Long names, such as `Chess · even cells`, take two lines.
        let (size, height) = if name.chars().count() > 12 { (11.0, TALL) } else { (13.0, ROW) };
        column(ui, 84.0, height, |ui| _ = ui.add(egui::Label::new(RichText::new(name).size(size)).wrap()));
        for wanted in STATES {
            let on = state == wanted && !any_alone;
            let button = Button::selectable(on, RichText::new(short(wanted)).small()).min_size(Vec2::new(32.0, ROW));
            let response = ui.add(button);
            let label = say!("layer-state", layer = named(&known.name), state = words::layer_state(wanted));
            response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, on, label.as_str()));
            if response.clicked() {
                desk.actions.push(Action::See(See::Layer(layer, wanted)));
            }
        }
        let folds = desk.app.folds().get(layer).is_some_and(Option::is_some);
        let response = ui.add(Button::selectable(alone, RichText::new(say("layer-alone")).small()).min_size(Vec2::new(40.0, ROW)));
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, alone, say!("layer-alone.spoken", layer = named(&known.name))));
        if response.on_hover_text(if folds { say("layer-fold") } else { say("layer-only") }).clicked() {
            desk.actions.push(Action::See(See::Alone(layer)));
        }
    });
}

/// The word of a state as it stands on its button.
fn short(state: LayerState) -> &'static str {
    match state {
        LayerState::Shown => say("layer-short-shown"),
        LayerState::Dimmed => say("layer-short-dimmed"),
        LayerState::Outlined => say("layer-short-outlined"),
        LayerState::Hidden => say("layer-short-hidden"),
    }
}

/// The tint of the layer's cells.
fn swatch(ui: &mut Ui, colour: Color32) {
    let (rect, _) = ui.allocate_exact_size(Vec2::new(18.0, ROW), Sense::hover());
    let square = egui::Rect::from_center_size(rect.center(), Vec2::splat(13.0));
    ui.painter().rect(square, 3.0, colour, Stroke::new(1.0, accents(ui).quiet), StrokeKind::Inside);
}
