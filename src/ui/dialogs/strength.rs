//! How well the computer plays a side: its level by name, and its time. And who plays a side at all.

use std::time::Duration;

use egui::accesskit::Role;
use egui::{ComboBox, Slider, Ui, WidgetInfo};

use super::decimal;
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
            let levels = Choices { all: &Level::ALL, name: level_name, tip: level_tip, number: Some(Level::number), width: 132.0 };
            changed |= levels.show(ui, &say!("strength-level", side = side.name()), &mut strength.level);
            let styles = Choices { all: &Style::ALL, name: style_name, tip: style_tip, number: None, width: 104.0 };
            changed |= styles.show(ui, &say!("strength-style", side = side.name()), &mut strength.style);
            if timed {
                ui.label(say("strength-by-clock"));
                return;
            }
            changed |= seconds(ui, &say!("strength-seconds", side = side.name()), &mut strength.think);
        }
    });
    changed
}

/// What a list offers.
struct Choices<'a, T> {
    all: &'a [T],
    name: fn(T) -> &'static str,
    /// What to expect of a choice.
    tip: fn(T) -> &'static str,
    /// Written before the name.
    number: Option<fn(T) -> u8>,
    width: f32,
}

impl<T: Copy + PartialEq> Choices<'_, T> {
    /// The list, spoken of by `name`. True if something else has been chosen.
    fn show(&self, ui: &mut Ui, name: &str, chosen: &mut T) -> bool {
        let before = *chosen;
        let text = |one: T| self.number.map_or_else(String::new, |number| format!("{} ", number(one))) + (self.name)(one);
        let list = ComboBox::from_id_salt(name).width(self.width).height(320.0).selected_text(text(before));
        let shown = list.show_ui(ui, |ui| {
            for &one in self.all {
                ui.selectable_value(chosen, one, text(one)).on_hover_text((self.tip)(one));
            }
        });
        let spoken = say!("strength-chosen", what = name, level = (self.name)(before));
        shown.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, spoken.as_str()));
        shown.response.on_hover_text((self.tip)(before));
        *chosen != before
    }
}

/// A time for a move, in seconds.
pub(super) fn seconds(ui: &mut Ui, name: &str, time: &mut Duration) -> bool {
    let field = decimal::time(ui, name, time, (1.0, " s"), THINK.0..=THINK.1, 1);
    field.on_hover_text(say("strength-most")).changed()
}

/// A whole number on a slider.
pub(super) fn whole(ui: &mut Ui, name: &str, value: &mut usize, most: usize) -> bool {
    let response = ui.add(Slider::new(value, 1..=most));
    response.ctx.accesskit_node_builder(response.id, |node| node.set_label(name));
    response.changed()
}
