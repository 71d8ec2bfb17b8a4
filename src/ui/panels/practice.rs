//! What the panels say of practice: how much is due, and when something comes back.

use egui::{Button, RichText, Ui};
use nestmate_text::words::say;

use super::{Desk, heading};
use crate::app::{Action, App, PracticeStep};
use crate::ui::frame::theme::accents;

pub(super) fn heading_of(ui: &mut Ui, app: &App) {
    ui.horizontal(|ui| {
        heading(ui, say!("practice-heading"));
        ui.label(RichText::new(say!("practice-left", count = app.due().0)).small().color(accents(ui).quiet));
    });
}

pub(super) fn returns(ui: &mut Ui, app: &App) {
    if let Some(text) = app.returns() {
        ui.label(RichText::new(text).color(accents(ui).quiet));
    }
}

pub(super) fn retire(ui: &mut Ui, desk: &mut Desk<'_>) {
    if ui.button(say!("practice-retire")).on_hover_text(say!("practice-retire.tip")).clicked() {
        desk.actions.push(Action::Practise(PracticeStep::Retire));
    }
}

/// The way to what is due; nothing where nothing is.
pub(super) fn offer(ui: &mut Ui, desk: &mut Desk<'_>) {
    let due = desk.app.due().0;
    if due > 0 && ui.add(Button::new(say!("practice-begin", count = due))).on_hover_text(say!("command-practice.tip")).clicked() {
        desk.actions.push(Action::Practise(PracticeStep::Begin));
    }
}
