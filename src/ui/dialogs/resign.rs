//! Asks whether the game is to be given up, so that no slip of the hand loses it.

use egui::Ui;
use nestmate_text::words::say;

use super::{Flow, primary};
use crate::app::Action;

pub(in crate::ui) fn resign(ui: &mut Ui, actions: &mut Vec<Action>) -> Flow {
    ui.label(say!("resign-ask"));
    ui.add_space(10.0);
    ui.horizontal(|ui| {
        let yes = ui.add(primary(ui, say!("resign-yes"))).clicked();
        let no = ui.button(say!("resign-no")).clicked();
        let yes = yes || super::entered(ui);
        if yes {
            actions.push(Action::Resign);
        }
        if yes || no { Flow::Close } else { Flow::Stay }
    })
    .inner
}
