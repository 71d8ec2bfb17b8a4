//! The men that can be stamped, by lattice, and the other tools.

use egui::accesskit::Role;
use egui::{Button, RichText, Sense, Ui, Vec2, WidgetInfo};

use crate::app::{Action, Editor, Sketch, Tool};
use crate::ui::panels::{Desk, heading};
use crate::ui::theme::accents;
use crate::variant::{KindId, Man, Side, Variant};

/// The size of a man in the palette, in points.
pub(super) const MAN: f32 = 38.0;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>, editor: &Editor) {
    ui.horizontal(|ui| {
        tool(ui, desk, editor, Tool::Hand, "Hand", "Click a man and then a cell, or drag it; beside the board it goes away");
        tool(ui, desk, editor, Tool::Eraser, "Eraser", "Click what is to go away; so does the right button with every tool");
        ui.separator();
        for side in Side::BOTH {
            let on = desk.setup.side == side;
            let response = ui.selectable_label(on, side.name());
            response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, on, format!("Stamp {}'s men", side.name())));
            if response.clicked() && !on {
                desk.setup.side = side;
                if let Tool::Stamp(man) = editor.tool() {
                    desk.actions.push(Action::Sketch(Sketch::Take(Tool::Stamp(Man::new(man.kind(), side)))));
                }
            }
        }
    });
    let side = desk.setup.side;
    for (name, kinds) in groups(desk.app.variant()) {
        if let Some(name) = name {
            heading(ui, &name);
        }
        ui.spacing_mut().item_spacing = Vec2::new(2.0, 2.0);
        ui.horizontal_wrapped(|ui| kinds.into_iter().for_each(|kind| stamp(ui, desk, editor, Man::new(kind, side))));
    }
}

/// The kinds by the first layer that has them, with its name where there are several.
pub(in crate::ui::panels) fn groups(variant: &Variant) -> Vec<(Option<String>, Vec<KindId>)> {
    let layer = |kind: KindId| {
        let unturned = variant.kind(kind).unturned;
        variant
            .layers
            .iter()
            .position(|layer| layer.men.contains(kind))
            .or(variant.layers.iter().position(|layer| layer.men.contains(unturned)))
    };
    let mut groups: Vec<(Option<usize>, Vec<KindId>)> = Vec::new();
    let mut kinds: Vec<KindId> = variant.kind_ids().collect();
    // A turned side comes after the man that it belongs to.
    kinds.sort_by_key(|&kind| (layer(kind), variant.kind(kind).unturned, kind));
    for kind in kinds {
        match groups.last_mut().filter(|group| group.0 == layer(kind)) {
            Some(group) => group.1.push(kind),
            None => groups.push((layer(kind), vec![kind])),
        }
    }
    let several = groups.len() > 1;
    let name =
        |layer: Option<usize>| layer.and_then(|layer| variant.layers.get(layer)).map_or("Others", |layer| layer.name.as_str()).to_owned();
    groups.into_iter().map(|(layer, kinds)| (several.then(|| name(layer)), kinds)).collect()
}

fn tool(ui: &mut Ui, desk: &mut Desk<'_>, editor: &Editor, tool: Tool, name: &str, tip: &str) {
    let on = editor.tool() == tool;
    let response = ui.add(Button::selectable(on, RichText::new(name)));
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, on, name));
    if response.on_hover_text(tip).clicked() && !on {
        desk.actions.push(Action::Sketch(Sketch::Take(tool)));
    }
}

fn stamp(ui: &mut Ui, desk: &mut Desk<'_>, editor: &Editor, man: Man) {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(MAN), Sense::click());
    let on = editor.tool() == Tool::Stamp(man);
    let name = desk.app.variant().kind(man.kind()).name.clone();
    let label = format!("Stamp {}'s {name}", man.side().name());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, on, label.as_str()));
    if on {
        ui.painter().rect_filled(rect, 5.0, ui.visuals().selection.bg_fill);
    } else if response.hovered() || response.has_focus() {
        ui.painter().rect_filled(rect, 5.0, ui.visuals().widgets.hovered.weak_bg_fill);
    } else {
        ui.painter().rect_filled(rect, 5.0, accents(ui).card);
    }
    desk.paint_held(ui, man.kind(), man.side(), rect.shrink(1.0));
    if response.on_hover_text(name).clicked() {
        desk.actions.push(Action::Sketch(Sketch::Take(Tool::Stamp(man))));
    }
}
