//! Dialogs that only tell: the program, problems of definition files.

use egui::{RichText, ScrollArea, Ui};
use nestmate_core::variant::Library;
use nestmate_text::words::{Spoken, say};

use super::Flow;
use crate::saying;

/// The height that the text of a dialog may take.
pub(super) fn room(ui: &Ui) -> f32 {
    (ui.ctx().content_rect().height() - 190.0).max(200.0)
}

pub(super) fn close_button(ui: &mut Ui) -> Flow {
    ui.add_space(8.0);
    if ui.button(say!("close")).clicked() { Flow::Close } else { Flow::Stay }
}

/// What is wrong in the definition files that were read.
pub(in crate::ui) fn problems(ui: &mut Ui, library: &Library, drawn: &mut Spoken<Vec<String>>) -> Flow {
    let reports = library.reports();
    ui.label(say!("problems-found", count = reports.len()));
    ScrollArea::both().max_height(room(ui)).auto_shrink([false, true]).id_salt("problems").show(ui, |ui| {
        for text in drawn.get(|| reports.iter().map(saying::drawn).collect()) {
            ui.separator();
            ui.add(egui::Label::new(RichText::new(text.as_str()).monospace()).extend().selectable(true));
        }
        // The scroll bar lies over the last line.
        ui.add_space(14.0);
    });
    close_button(ui)
}

/// What has failed beside the window, to be reported.
pub(in crate::ui) fn failed(ui: &mut Ui, reports: &[String]) -> Flow {
    ui.label(say!("stopped-beside"));
    ui.add_space(6.0);
    ui.label(say!("stopped-report"));
    let text = reports.join("\n\n");
    ScrollArea::both().max_height(room(ui)).auto_shrink([false, true]).id_salt("failed").show(ui, |ui| {
        ui.add(egui::Label::new(RichText::new(text.as_str()).monospace()).extend().selectable(true));
    });
    ui.add_space(8.0);
    if ui.button(say!("stopped-copy")).clicked() {
        ui.ctx().copy_text(text);
    }
    close_button(ui)
}

pub(in crate::ui) fn about(ui: &mut Ui) -> Flow {
    ui.label(concat!("Nestmate ", env!("CARGO_PKG_VERSION")));
    ui.label(say!("about-program"));
    ui.label(say!("about-data"));
    close_button(ui)
}
