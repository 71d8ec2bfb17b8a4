//! Dialogs that mostly tell: the program, what is wrong with definition files, what has failed, what is left to practise, what the engine has learnt.

use egui::{Label, RichText, ScrollArea, Ui};
use nestmate_core::variant::{Library, Variant};
use nestmate_text::words::{Spoken, named, say};

use super::{Flow, above_buttons, buttons, primary, room};
use crate::app::{Action, Learn, Train};
use crate::saying;
use crate::ui::desk::Desk;
use crate::ui::frame::theme::accents;
use crate::ui::panels::not_yet;

pub(super) fn close_button(ui: &mut Ui) -> Flow {
    ui.add_space(8.0);
    if buttons(ui, |ui| ui.button(say!("close")).clicked()) { Flow::Close } else { Flow::Stay }
}

pub(in crate::ui) fn problems(ui: &mut Ui, library: &Library, drawn: &mut Spoken<Vec<String>>) -> Flow {
    let reports = library.reports();
    ui.label(say!("problems-found", count = reports.len()));
    ScrollArea::both().max_height(room(ui)).auto_shrink([false, true]).id_salt("problems").show(ui, |ui| {
        for text in drawn.get(|| reports.iter().map(saying::drawn).collect()) {
            ui.separator();
            ui.add(Label::new(RichText::new(text.as_str()).monospace()).extend().selectable(true));
        }
        // The scroll bar lies over the last line.
        ui.add_space(14.0);
    });
    close_button(ui)
}

pub(in crate::ui) fn failed(ui: &mut Ui, reports: &[String]) -> Flow {
    ui.label(say!("stopped-beside"));
    ui.add_space(6.0);
    ui.label(say!("stopped-report"));
    let text = reports.join("\n\n");
    ScrollArea::both().max_height(room(ui)).auto_shrink([false, true]).id_salt("failed").show(ui, |ui| {
        ui.add(Label::new(RichText::new(text.as_str()).monospace()).extend().selectable(true));
    });
    ui.add_space(8.0);
    buttons(ui, |ui| {
        let close = ui.button(say!("close")).clicked();
        if ui.button(say!("stopped-copy")).clicked() {
            ui.ctx().copy_text(text);
        }
        if close { Flow::Close } else { Flow::Stay }
    })
}

pub(in crate::ui) fn about(ui: &mut Ui) -> Flow {
    ui.label(concat!("Nestmate ", env!("CARGO_PKG_VERSION")));
    ui.label(say!("about-program"));
    ui.label(say!("about-data"));
    close_button(ui)
}

pub(in crate::ui) fn practice(ui: &mut Ui, desk: &mut Desk<'_>) -> Flow {
    let app = desk.app;
    let kept = app.practice_kept();
    ui.add(Label::new(RichText::new(not_yet(app)).size(15.0)).wrap());
    if kept > 0 {
        let told = [say!("practice-kept", count = kept), say!("practice-week", count = app.due().1)];
        ui.add(Label::new(RichText::new(told.join(" ")).color(accents(ui).quiet)).wrap());
    }
    ui.add_space(10.0);
    let chosen = buttons(ui, |ui| {
        let puzzles = ui.add(primary(ui, say!("command-puzzles"))).on_hover_text(say!("command-puzzles.tip"));
        let close = ui.button(say!("close"));
        let lessons = ui.button(say!("progress-lessons")).on_hover_text(say!("command-lessons.tip"));
        desk.wishes.on(&puzzles, Action::Train(Train::Open));
        desk.wishes.on(&lessons, Action::Learn(Learn::Course));
        puzzles.clicked() || lessons.clicked() || close.clicked()
    });
    if chosen { Flow::Close } else { Flow::Stay }
}

/// What the engine has learnt of the game on the board, and how far it is. Another game that it is learning, or was, comes first.
pub(in crate::ui) fn learning(ui: &mut Ui, desk: &mut Desk<'_>) -> Flow {
    above_buttons(ui, 0.0, |ui| {
        let (here, pupil) = (desk.app.variant(), &mut desk.kept.pupil);
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
