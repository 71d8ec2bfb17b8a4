//! Dialogs that only tell: the game and its pieces, the keys, the program, problems of definition files.

use egui::{Grid, RichText, ScrollArea, Sense, Ui, Vec2};

use super::{Fate, new_game};
use crate::ui::board::{BoardTheme, BoardView, paint_piece};
use crate::ui::command::Command;
use crate::ui::panels::{describe, diagram};
use crate::ui::theme::accents;
use crate::variant::{Base, KindId, Library, Piece, Report, Side, Variant, endings_in_words};
use crate::words::{Spoken, named, say};

/// The height that the text of a dialog may take.
pub(super) fn room(ui: &Ui) -> f32 {
    (ui.ctx().content_rect().height() - 190.0).max(200.0)
}

fn close_button(ui: &mut Ui) -> Fate {
    ui.add_space(8.0);
    if ui.button(say("close")).clicked() { Fate::Close } else { Fate::Stay }
}

/// The side of a piece's movement diagram, in points.
const DIAGRAM: f32 = 92.0;

/// What the game is, how it ends, what is known of its array, and every piece with its picture, its moves in words and as a diagram.
pub(in crate::ui) fn about_game(ui: &mut Ui, variant: &Variant, view: &mut BoardView, theme: &BoardTheme) -> Fate {
    ScrollArea::vertical().max_height(room(ui)).auto_shrink([false, true]).show(ui, |ui| {
        ui.label(named(&variant.about));
        for switch in variant.switches.iter().filter(|switch| switch.on) {
            ui.label(say!("info-house", rule = named(&switch.label)));
        }
        ui.add_space(6.0);
        ui.label(RichText::new(say("info-endings")).strong());
        for sentence in endings_in_words(variant) {
            ui.label(sentence);
        }
        if !variant.about_array.is_empty() {
            ui.add_space(6.0);
            ui.label(RichText::new(say("info-array")).strong());
            new_game::notes(ui, &variant.about_array);
        }
        for kind in variant.kind_ids() {
            ui.separator();
            about_piece(ui, variant, kind, view, theme);
        }
    });
    close_button(ui)
}

fn about_piece(ui: &mut Ui, variant: &Variant, kind: KindId, view: &mut BoardView, theme: &BoardTheme) {
    ui.horizontal_top(|ui| {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(52.0), Sense::hover());
        let base = variant.layers.iter().find(|layer| layer.pieces.contains(kind)).map_or(Base::Free, |layer| layer.base);
        paint_piece(ui, view, variant, Piece::new(kind, Side::White), base, rect, theme);
        ui.vertical(|ui| {
            ui.set_width(ui.available_width() - DIAGRAM - 16.0);
            let known = variant.kind(kind);
            ui.label(RichText::new(format!("{}  {}", known.text(Side::White), named(&known.name))).strong());
            if !known.stands_for.is_empty() {
                ui.label(RichText::new(say!("info-stands-for", piece = named(&known.stands_for))).color(accents(ui).quiet));
            }
            describe(ui, variant, kind);
        });
        diagram(ui, variant, kind, None, true, DIAGRAM);
    });
}

/// All keys, made from the commands.
pub(in crate::ui) fn keys(ui: &mut Ui) -> Fate {
    /// Keys that are no command's.
    const OTHERS: [&str; 7] = ["keys-layers", "keys-solo", "keys-glyphs", "keys-let-go", "keys-cursor", "keys-enter", "keys-size"];
    ScrollArea::vertical().max_height(room(ui)).auto_shrink([false, true]).show(ui, |ui| {
        Grid::new("keys").num_columns(2).spacing([24.0, 4.0]).striped(true).show(ui, |ui| {
            for command in Command::ALL {
                let keys = command.keys(ui.ctx());
                if !keys.is_empty() {
                    ui.label(RichText::new(keys.join(", ")).monospace());
                    ui.label(command.tip());
                    ui.end_row();
                }
            }
            for key in OTHERS {
                ui.label(RichText::new(say(&format!("{key}.keys"))).monospace());
                ui.label(say(key));
                ui.end_row();
            }
        });
    });
    close_button(ui)
}

/// What is wrong in the definition files that were read.
pub(in crate::ui) fn problems(ui: &mut Ui, library: &Library, drawn: &mut Spoken<Vec<String>>) -> Fate {
    let reports = library.reports();
    ui.label(say!("problems-found", count = reports.len()));
    ScrollArea::both().max_height(room(ui)).auto_shrink([false, true]).show(ui, |ui| {
        for text in drawn.get(|| reports.iter().map(Report::drawn).collect()) {
            ui.separator();
            ui.add(egui::Label::new(RichText::new(text.as_str()).monospace()).extend().selectable(true));
        }
        // The scroll bar lies over the last line.
        ui.add_space(14.0);
    });
    close_button(ui)
}

/// What has failed beside the window, to be reported.
pub(in crate::ui) fn failed(ui: &mut Ui, reports: &[String]) -> Fate {
    ui.label(say("stopped-beside"));
    ui.add_space(6.0);
    ui.label(say("stopped-report"));
    let text = reports.join("\n\n");
    ScrollArea::both().max_height(room(ui)).auto_shrink([false, true]).show(ui, |ui| {
        ui.add(egui::Label::new(RichText::new(text.as_str()).monospace()).extend().selectable(true));
    });
    ui.add_space(8.0);
    if ui.button(say("stopped-copy")).clicked() {
        ui.ctx().copy_text(text);
    }
    close_button(ui)
}

/// What the program is.
pub(in crate::ui) fn about(ui: &mut Ui) -> Fate {
    ui.label(concat!("Nestmate ", env!("CARGO_PKG_VERSION")));
    ui.label(say("about-program"));
    ui.label(say("about-data"));
    close_button(ui)
}
