//! The house rules of a design: rules that players add or leave out before a game.

use egui::{Button, TextEdit, Ui};
use nestmate_core::variant::Design;
use nestmate_core::variant::schema::SwitchDef;
use nestmate_text::words::{self, say};

use super::Designer;
use super::chips::region_told;
use super::rules::{offered, sentence};
use crate::ui::frame::widgets::small_label;
use crate::ui::workbench::listed::{WIDE, listed_in};

impl Designer {
    pub(super) fn house_rules(&mut self, ui: &mut Ui, design: &Design) -> Option<String> {
        let mut wanted = None;
        ui.add_space(8.0);
        ui.strong(say!("rulebook-house"));
        small_label(ui, say!("rulebook-house-choose"));
        let own = design.own_house_rules();
        for (index, switch) in design.house_rules().iter().enumerate() {
            // One that becomes the text’s own comes to stand elsewhere, and keeps the keyboard.
            ui.push_id(("house-rule", switch.id.as_str()), |ui| {
                let removed = head(ui, design, (index, index < own), switch);
                wanted = removed.or_else(|| self.house_rule(ui, design, index, switch.clone())).or_else(|| wanted.take());
            });
        }
        wanted.or_else(|| more(ui, design, self.piece))
    }

    /// What a house rule adds, with chips, and what it leaves out.
    fn house_rule(&mut self, ui: &mut Ui, design: &Design, index: usize, mut switch: SwitchDef) -> Option<String> {
        let mut changed = None;
        ui.indent("rules", |ui| {
            for (number, rule) in switch.rules.iter_mut().enumerate() {
                ui.push_id(number, |ui| ui.horizontal_wrapped(|ui| changed = self.told_rule(ui, design, rule).or_else(|| changed.take())));
            }
            for rule in &switch.without {
                ui.label(say!("design-house-without", rule = sentence(design, std::slice::from_ref(rule))));
            }
            if !switch.regions.is_empty() {
                let regions = words::and(switch.regions.keys().map(|name| region_told(design, name)));
                ui.label(say!("design-house-regions", regions = regions));
            }
        });
        changed?.with_house_rule(index, &switch)
    }
}

/// What a house rule is called, and whether it is on where nobody chose.
fn head(ui: &mut Ui, design: &Design, (index, is_own): (usize, bool), switch: &SwitchDef) -> Option<String> {
    let (mut switch, mut wanted) = (switch.clone(), None);
    ui.horizontal_wrapped(|ui| {
        let remove = ui.add_enabled(is_own, Button::new(say!("design-rule-remove")).small());
        if remove.on_disabled_hover_text(say!("design-house-inherited")).clicked() {
            wanted = design.without_house_rule(index);
        }
        let field = ui.add(TextEdit::singleline(&mut switch.label).id_salt("name").desired_width(260.0));
        field.ctx.accesskit_node_builder(field.id, |node| node.set_label(say!("design-house-name")));
        let named = field.changed() && !switch.label.trim().is_empty();
        if ui.checkbox(&mut switch.on, say!("design-house-on")).changed() || named {
            wanted = design.with_house_rule(index, &switch);
        }
    });
    wanted
}

fn more(ui: &mut Ui, design: &Design, piece: Option<char>) -> Option<String> {
    let mut wanted = None;
    ui.horizontal(|ui| {
        listed_in(ui, (say!("design-house-more"), say!("design-rule")), WIDE, |ui, sought| {
            sought.heading(say!("design-group-without"));
            for rule in design.rules() {
                let text = say!("design-house-without", rule = sentence(design, std::slice::from_ref(rule)));
                if sought.entry(ui, &text, |ui| ui.add(Button::selectable(false, text.as_str()).wrap())) {
                    wanted = design.with_new_house_rule(&text, std::slice::from_ref(rule), false);
                }
            }
            if let Some((rules, text)) = offered(ui, design, piece, sought) {
                wanted = design.with_new_house_rule(&text, &rules, true);
            }
        });
    });
    wanted
}
