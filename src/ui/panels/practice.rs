//! What the panels say of practice: how much is due, and when something comes back.

use egui::Ui;
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

/// What is due, or when something will be.
pub(super) fn standing(ui: &mut Ui, app: &App) {
    let (now, week) = app.due();
    quiet_label(ui, if now > 0 { say!("progress-due", now = now, week = week) } else { not_yet(app) });
}

pub(in crate::ui) fn not_yet(app: &App) -> String {
    app.practice_next().map_or_else(|| say!("practice-nothing").to_owned(), |span| say!("practice-not-yet", span = span))
}

pub(super) fn retire(ui: &mut Ui, desk: &mut Desk<'_>) {
    desk.wishes.on(&ui.button(say!("practice-retire")).on_hover_text(say!("practice-retire.tip")), Action::Practise(PracticeStep::Retire));
}
