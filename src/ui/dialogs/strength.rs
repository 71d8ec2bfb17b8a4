//! How well the computer plays a side: its level by name, and its time. And who plays a side at all.

use std::time::Duration;

use egui::accesskit::Role;
use egui::{ComboBox, DragValue, Slider, Ui, WidgetInfo};
use nestmate_core::variant::Side;
use nestmate_engine::{Level, Style};
use nestmate_text::words::{key, say};

use super::decimal;
use crate::app::{Guest, GuestStrength, ListedEngine, Player, Strength, THINK, level_name, level_tip, style_name, style_tip};
use crate::saying::Named;

pub(super) struct Sitting<'a> {
    pub(super) player: &'a mut Player,
    pub(super) strength: &'a mut Strength,
    pub(super) guest: &'a mut Option<Guest>,
    pub(super) engines: &'a [(&'a str, &'a ListedEngine)],
    pub(super) timed: bool,
}

/// A side's row: person or computer, and where there are engines of others which of them; below it for a computer its strength, without
/// a time for each move where it has a clock. True if something has changed.
pub(super) fn side(ui: &mut Ui, side: Side, sitting: Sitting<'_>) -> bool {
    let Sitting { player, strength, guest, engines, timed } = sitting;
    let mut changed = false;
    ui.vertical(|ui| {
        ui.horizontal(|ui| {
            changed |= who(ui, side, player);
            if *player == Player::Computer && (!engines.is_empty() || guest.is_some()) {
                ui.add_space(6.0);
                changed |= engine(ui, side, guest, engines);
            }
        });
        if *player == Player::Computer {
            ui.horizontal(|ui| {
                let listed = guest.as_ref().and_then(|guest| engines.iter().find(|known| known.0 == guest.engine));
                changed |= match (guest, listed) {
                    (Some(guest), Some((_, listed))) => limited(ui, side, guest, listed) | paced(ui, side, strength, timed),
                    (Some(_), None) => paced(ui, side, strength, timed),
                    (None, _) => well(ui, side, strength, timed),
                };
            });
        }
    });
    changed
}

fn who(ui: &mut Ui, side: Side, player: &mut Player) -> bool {
    let mut changed = false;
    for (who, key) in [(Player::Human, key!("strength-person")), (Player::Computer, key!("strength-computer"))] {
        let (on, text) = (*player == who, say(key));
        let response = ui.selectable_label(on, text);
        let label = say!("strength-of", side = side.name(), what = text);
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, on, label.as_str()));
        if response.clicked() && !on {
            *player = who;
            changed = true;
        }
    }
    changed
}

fn well(ui: &mut Ui, side: Side, strength: &mut Strength, timed: bool) -> bool {
    let levels = Choices { all: &Level::ALL, name: level_name, tip: level_tip, number: Some(Level::number), width: 132.0 };
    ui.label(say!("strength-how-well"));
    let mut changed = levels.show(ui, &say!("strength-level", side = side.name()), &mut strength.level);
    let styles = Choices { all: &Style::ALL, name: style_name, tip: style_tip, number: None, width: 104.0 };
    ui.label(say!("strength-how"));
    changed |= styles.show(ui, &say!("strength-style", side = side.name()), &mut strength.style);
    changed | paced(ui, side, strength, timed)
}

fn paced(ui: &mut Ui, side: Side, strength: &mut Strength, timed: bool) -> bool {
    if timed {
        ui.label(say!("strength-by-clock"));
        return false;
    }
    ui.label(say!("strength-think"));
    seconds(ui, &say!("strength-seconds", side = side.name()), &mut strength.think)
}

fn engine(ui: &mut Ui, side: Side, guest: &mut Option<Guest>, engines: &[(&str, &ListedEngine)]) -> bool {
    let before = guest.clone();
    let chosen = before.as_ref().map_or("Nestmate", |guest| guest.engine.as_str());
    let list = ComboBox::from_id_salt(("engine", side.index())).width(190.0).height(320.0).truncate().selected_text(chosen);
    let shown = list.show_ui(ui, |ui| {
        ui.selectable_value(guest, None, "Nestmate");
        for (name, _) in engines {
            let on = chosen == *name;
            if ui.selectable_label(on, *name).clicked() && !on {
                *guest = Some(Guest { engine: (*name).to_owned(), strength: GuestStrength::Full });
            }
        }
    });
    let spoken = say!("strength-chosen", what = say!("strength-engine", side = side.name()), level = chosen);
    shown.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, spoken.as_str()));
    *guest != before
}

/// How well an engine of somebody else is to play, where it lets itself be told.
fn limited(ui: &mut Ui, side: Side, guest: &mut Guest, listed: &ListedEngine) -> bool {
    let (before, offered) = (guest.strength, GuestStrength::offered(listed));
    if offered.len() < 2 {
        return false;
    }
    let name = say!("strength-limit", side = side.name());
    ui.label(say!("strength-how-well"));
    let list = ComboBox::from_id_salt(("limit", side.index())).width(132.0).selected_text(limit_name(before));
    let shown = list.show_ui(ui, |ui| {
        for one in offered {
            let on = std::mem::discriminant(&one) == std::mem::discriminant(&before);
            if ui.selectable_label(on, limit_name(one)).clicked() && !on {
                guest.strength = one;
            }
        }
    });
    let spoken = say!("strength-chosen", what = name.as_str(), level = limit_name(before));
    shown.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, spoken.as_str()));
    if let (Some(mut number), Some((least, most))) = (guest.strength.number(), guest.strength.range(listed)) {
        let field = ui.add(DragValue::new(&mut number).range(least..=most));
        field.ctx.accesskit_node_builder(field.id, |node| node.set_label(name));
        guest.strength = guest.strength.at(number);
    }
    guest.strength != before
}

fn limit_name(strength: GuestStrength) -> &'static str {
    match strength {
        GuestStrength::Full => say!("limit-full"),
        GuestStrength::Skill(_) => say!("limit-skill"),
        GuestStrength::Elo(_) => say!("limit-elo"),
    }
}

struct Choices<'a, T> {
    all: &'a [T],
    name: fn(T) -> &'static str,
    tip: fn(T) -> &'static str,
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

pub(super) fn seconds(ui: &mut Ui, name: &str, time: &mut Duration) -> bool {
    let field = decimal::time(ui, name, time, (1.0, " s"), THINK.0..=THINK.1, 1);
    field.on_hover_text(say!("strength-most")).changed()
}

pub(super) fn whole(ui: &mut Ui, name: &str, value: &mut usize, most: usize) -> bool {
    let response = ui.add(Slider::new(value, 1..=most));
    response.ctx.accesskit_node_builder(response.id, |node| node.set_label(name));
    response.changed()
}
