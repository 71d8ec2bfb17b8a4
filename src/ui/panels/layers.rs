//! The lattices of the board: each shown, dimmed, hidden, or taken alone.

use egui::{Button, Color32, RichText, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType};

use super::{Desk, column, heading};
use crate::app::{Action, LayerState, words};
use crate::ui::theme::accents;

const STATES: [LayerState; 3] = [LayerState::Shown, LayerState::Dimmed, LayerState::Hidden];

/// The height of a row, in points.
const ROW: f32 = 22.0;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    ui.horizontal(|ui| {
        heading(ui, "Layers");
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let hint = RichText::new("keys 1–9, alone with Shift").small().color(accents(ui).quiet);
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
        swatch(ui, desk.theme.tint(known.tint));
        ui.spacing_mut().button_padding.x = 4.0;
        let name = format!("{} {}", layer + 1, known.name);
        column(ui, 88.0, ROW, |ui| _ = ui.add(egui::Label::new(name).truncate()));
        for wanted in STATES {
            let on = state == wanted;
            let button = Button::selectable(on, RichText::new(short(wanted)).small()).min_size(Vec2::new(42.0, ROW));
            let response = ui.add(button);
            let label = format!("{} {}", known.name, words::layer_state(wanted));
            response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, on, label.as_str()));
            if response.clicked() {
                desk.actions.push(Action::SetLayer(layer, wanted));
            }
        }
        let alone = desk.app.is_alone(layer);
        let response = ui.add(Button::selectable(alone, RichText::new("Alone").small()).min_size(Vec2::new(44.0, ROW)));
        response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, alone, format!("{} alone", known.name)));
        if response.on_hover_text("Only this layer; all again if it is alone").clicked() {
            desk.actions.push(Action::SoloLayer(layer));
        }
    });
}

/// The word of a state as it stands on its button.
fn short(state: LayerState) -> &'static str {
    match state {
        LayerState::Shown => "Shown",
        LayerState::Dimmed => "Dim",
        LayerState::Hidden => "Hide",
    }
}

/// The tint of the layer's cells.
fn swatch(ui: &mut Ui, colour: Color32) {
    let (rect, _) = ui.allocate_exact_size(Vec2::new(18.0, ROW), Sense::hover());
    let square = egui::Rect::from_center_size(rect.center(), Vec2::splat(13.0));
    ui.painter().rect(square, 3.0, colour, Stroke::new(1.0, accents(ui).quiet), StrokeKind::Inside);
}
