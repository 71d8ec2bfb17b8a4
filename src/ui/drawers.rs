//! What opens in the panel's place, so that the board keeps its room: the rules, how everything looks, the engines of others.

mod engines;
mod looks;

use egui::{Align, Label, Layout, RichText, Ui};
use nestmate_text::words::say;

use super::rules::RulesPage;
use crate::ui::desk::Desk;
use looks::looks;

pub(super) use engines::EnginesForm;

#[derive(Debug, Default)]
pub(super) enum Drawer {
    #[default]
    Shut,
    Rules,
    /// How everything looks; whether its first choice has been given the keyboard.
    Looks(bool),
    Engines(Box<EnginesForm>),
}

impl Drawer {
    /// Shows the drawer that is open, if one is; whether it is to be shut.
    pub(super) fn show(&mut self, ui: &mut Ui, rules: &mut RulesPage, desk: &mut Desk<'_>) -> Option<bool> {
        match self {
            Self::Shut => None,
            Self::Rules => Some(rules.show(ui, desk)),
            Self::Looks(begun) => Some(looks(ui, desk.app, begun)),
            Self::Engines(form) => Some(form.show(ui, desk)),
        }
    }
}

/// A drawer's title, the button that shuts it, and what else stands `beside` that. True if it is to be shut.
pub(super) fn head(ui: &mut Ui, title: &str, beside: impl FnOnce(&mut Ui)) -> bool {
    let head = ui.horizontal(|ui| {
        let row = ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let shut = ui.button(say!("close")).clicked();
            beside(ui);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| ui.add(Label::new(RichText::new(title).heading()).truncate()));
            shut
        });
        row.inner
    });
    head.inner
}
