//! One player at the machine offers the other a draw.

use egui::{RichText, Ui};
use nestmate_core::variant::Side;
use nestmate_text::words::say;

use super::Flow;
use crate::app::Action;
use crate::saying::Named;

/// Asks the other player, who has to say so: no key takes the draw by itself.
pub(in crate::ui) fn draw_offer(ui: &mut Ui, side: Side, actions: &mut Vec<Action>) -> Flow {
    ui.label(say!("draw-asked", side = side.name(), other = side.other().name()));
    ui.add_space(10.0);
    ui.horizontal(|ui| {
        let declined = ui.button(RichText::new(say!("draw-decline")).strong()).clicked();
        let accepted = ui.button(say!("draw-accept")).clicked();
        if accepted {
            actions.push(Action::AgreeDraw);
        }
        if declined || accepted { Flow::Close } else { Flow::Stay }
    })
    .inner
}
