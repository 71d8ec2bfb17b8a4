//! What the panels say of practice: how much is due, and when something comes back.

use egui::{Button, Ui};
use nestmate_text::words::say;

use super::{Desk, heading};
use crate::app::{Action, App, PracticeStep};
use crate::ui::frame::widgets::{quiet_label, small_label};

pub(super) fn heading_of(ui: &mut Ui, app: &App) {
    ui.horizontal(|ui| {
        heading(ui, say!("practice-heading"));
        small_label(ui, say!("practice-left", count = app.due().0));
    });
}

pub(super) fn returns(ui: &mut Ui, app: &App) {
    if let Some(text) = app.returns() {
        quiet_label(ui, text);
    }
}

pub(super) fn retire(ui: &mut Ui, desk: &mut Desk<'_>) {
    if ui.button(say!("practice-retire")).on_hover_text(say!("practice-retire.tip")).clicked() {
        desk.actions.push(Action::Practise(PracticeStep::Retire));
    }
}

pub(super) fn offer(ui: &mut Ui, desk: &mut Desk<'_>) {
    let due = desk.app.due().0;
    if due > 0 && ui.add(Button::new(say!("practice-begin", count = due))).on_hover_text(say!("command-practice.tip")).clicked() {
        desk.actions.push(Action::Practise(PracticeStep::Begin));
    }
}
