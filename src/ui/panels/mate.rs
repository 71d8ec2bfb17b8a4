//! The search for a forced mate: how far it is, and what it has come to.

use std::time::Duration;

use egui::{RichText, Spinner, Ui};
use nestmate_text::words::say;

use super::{Desk, line};
use crate::app::Action;
use crate::ui::frame::theme::accents;

/// What tells the line of the mate from those of the analysis.
const LINE: usize = usize::MAX - 1;

/// How often the number of positions is shown anew.
const BEAT: Duration = Duration::from_millis(200);

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    let Some(mate) = desk.app.mate() else { return };
    ui.horizontal_wrapped(|ui| {
        if mate.looking {
            ui.add(Spinner::new().size(12.0));
        }
        let text = RichText::new(mate.text());
        ui.label(if mate.looking { text.color(accents(ui).quiet) } else { text });
        if mate.looking && ui.small_button(say!("mate-stop")).on_hover_text(say!("mate-stop.tip")).clicked() {
            desk.actions.push(Action::StopMate);
        }
    });
    if mate.looking {
        ui.ctx().request_repaint_after(BEAT);
    }
    let line = desk.app.mate_line().to_vec();
    if !line.is_empty() {
        line::wrapped(ui, desk, LINE, &line);
    }
}
