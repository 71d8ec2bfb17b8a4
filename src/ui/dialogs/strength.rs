//! How well the computer plays a side: its level by name, and its time. And who plays a side at all.

use std::time::Duration;

use egui::accesskit::Role;
use egui::{ComboBox, DragValue, Slider, Ui, WidgetInfo};

use crate::app::{Player, Strength, THINK, level_name, level_tip, style_name, style_tip};
use crate::engine::{Level, Style};
use crate::variant::Side;
use crate::words::say;

/// A side's row: person or computer, and for a computer its strength; without a time for each move where it has a clock. True if something has changed.
pub(super) fn side(ui: &mut Ui, side: Side, player: &mut Player, strength: &mut Strength, timed: bool) -> bool {
    let mut changed = false;
    ui.horizontal(|ui| {
        for (who, key) in [(Player::Human, "strength-person"), (Player::Computer, "strength-computer")] {
            let (on, text) = (*player == who, say(key));
            let response = ui.selectable_label(on, text);
            let label = say!("strength-of", side = side.name(), what = text);
            response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, on, label.as_str()));
            if response.clicked() && !on {
                *player = who;
                changed = true;
            }
        }
        if *player == Player::Computer {
            ui.add_space(6.0);
            changed |= level(ui, &say!("strength-level", side = side.name()), &mut strength.level);
            changed |= style(ui, &say!("strength-style", side = side.name()), &mut strength.style);
            if timed {
                ui.label(say("strength-by-clock"));
                return;
            }
            changed |= seconds(ui, &say!("strength-seconds", side = side.name()), &mut strength.think);
        }
    });
    changed
}

/// The choice of a level by name.
fn level(ui: &mut Ui, name: &str, level: &mut Level) -> bool {
    let before = *level;
    let text = |level: Level| format!("{} {}", level.number(), level_name(level));
    let shown = ComboBox::from_id_salt(name).width(132.0).height(320.0).selected_text(text(*level)).show_ui(ui, |ui| {
        for known in Level::ALL {
            ui.selectable_value(level, known, text(known)).on_hover_text(level_tip(known));
        }
    });
    let spoken = say!("strength-chosen", what = name, level = level_name(before));
    shown.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, spoken.as_str()));
    shown.response.on_hover_text(level_tip(before));
    *level != before
}

/// The choice of a style.
fn style(ui: &mut Ui, name: &str, style: &mut Style) -> bool {
    let before = *style;
    let shown = ComboBox::from_id_salt(name).width(104.0).selected_text(style_name(before)).show_ui(ui, |ui| {
        for known in Style::ALL {
            ui.selectable_value(style, known, style_name(known)).on_hover_text(style_tip(known));
        }
    });
    let spoken = say!("strength-chosen", what = name, level = style_name(before));
    shown.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, spoken.as_str()));
    shown.response.on_hover_text(style_tip(before));
    *style != before
}

/// A time for a move, in seconds.
pub(super) fn seconds(ui: &mut Ui, name: &str, time: &mut Duration) -> bool {
    let mut seconds = time.as_secs_f64();
    let value = DragValue::new(&mut seconds).range(THINK.0..=THINK.1).speed(0.1).max_decimals(1).suffix(" s");
    let response = ui.add(value).on_hover_text(say("strength-most"));
    response.ctx.accesskit_node_builder(response.id, |node| node.set_label(name));
    let changed = response.changed();
    if let (true, Ok(chosen)) = (changed, Duration::try_from_secs_f64(seconds)) {
        *time = chosen;
    }
    changed
}

/// A whole number on a slider.
pub(super) fn whole(ui: &mut Ui, name: &str, value: &mut usize, most: usize) -> bool {
    let response = ui.add(Slider::new(value, 1..=most));
    response.ctx.accesskit_node_builder(response.id, |node| node.set_label(name));
    response.changed()
}
