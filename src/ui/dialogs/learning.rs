//! Letting the engine learn the game on the board.

use egui::{RichText, Ui};

use super::Fate;
use super::info::close_button;
use crate::app::App;
use crate::ui::workbench::Pupil;
use crate::words::named;

/// What the engine has learnt of the game, and how far it is.
pub(in crate::ui) fn learning(ui: &mut Ui, app: &App, pupil: &mut Pupil) -> Fate {
    super::above_buttons(ui, 0.0, |ui| {
        ui.label(RichText::new(named(&app.variant().name)).strong());
        pupil.show(ui, Some(app.variant()));
    });
    close_button(ui)
}
