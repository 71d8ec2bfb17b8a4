//! Letting the engine learn the game on the board.

use egui::{RichText, Ui};
use nestmate_core::variant::Variant;
use nestmate_text::words::named;

use super::Flow;
use super::info::close_button;
use crate::app::App;
use crate::ui::workbench::LearningTask;

/// What the engine has learnt of the game on the board, and how far it is. Another game that it is learning, or was, comes first.
pub(in crate::ui) fn learning(ui: &mut Ui, app: &App, pupil: &mut LearningTask) -> Flow {
    super::above_buttons(ui, 0.0, |ui| {
        let here = app.variant();
        let other = pupil.subject().filter(|_| !pupil.knows(here)).cloned();
        heading(ui, other.as_ref().unwrap_or(here));
        pupil.show(ui, Some(other.as_ref().unwrap_or(here)));
        if other.is_some() && !pupil.is_at_work() {
            ui.separator();
            heading(ui, here);
            pupil.button(ui, Some(here));
        }
    });
    close_button(ui)
}

fn heading(ui: &mut Ui, game: &Variant) {
    ui.label(RichText::new(named(&game.name)).strong());
}
