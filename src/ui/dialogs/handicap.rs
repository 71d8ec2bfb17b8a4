//! Choosing odds of pieces: which side gives them, and how many of each kind it begins without.

use egui::accesskit::Role;
use egui::{CollapsingHeader, RichText, Ui, WidgetInfo};
use nestmate_core::variant::{Side, Variant};
use nestmate_text::words::{named, say};

use crate::app::{Handicap, Odds, odds};
use crate::saying::Named;
use crate::ui::frame::theme::accents;

/// Shows the section, closed at first while there is no handicap.
pub(super) fn show(ui: &mut Ui, variant: &Variant, handicap: &mut Handicap) {
    let title = if handicap.is_none() { say!("odds-none").to_owned() } else { words(variant, handicap) };
    CollapsingHeader::new(title).id_salt("handicap").show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            for side in Side::BOTH {
                let on = handicap.side == side;
                let response = ui.selectable_label(on, say!("odds-gives", side = side.name()));
                let label = say!("odds-gives.spoken", side = side.name());
                response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, on, label.as_str()));
                if response.clicked() && !on {
                    *handicap = Handicap { side, without: Vec::new() };
                }
            }
            if !handicap.is_none() && ui.button(say!("odds-clear")).clicked() {
                handicap.without.clear();
            }
        });
        let note = say!("odds-how");
        ui.label(RichText::new(note).small().color(accents(ui).quiet));
        let odds = odds(variant, handicap.side);
        ui.spacing_mut().item_spacing = egui::vec2(4.0, 4.0);
        ui.horizontal_wrapped(|ui| odds.iter().for_each(|odds| kind(ui, variant, odds, handicap)));
    });
}

fn kind(ui: &mut Ui, variant: &Variant, odds: &Odds, handicap: &mut Handicap) {
    let missing = odds.cells.iter().filter(|cell| handicap.without.contains(cell)).count();
    let (name, most) = (name(variant, odds), odds.cells.len());
    let text = if missing == 0 { name.clone() } else { format!("{name} −{missing}") };
    let response = ui.selectable_label(missing > 0, RichText::new(text).small());
    response.widget_info(|| {
        WidgetInfo::selected(Role::Button, true, missing > 0, say!("odds-missing", piece = &name, missing = missing, most = most))
    });
    if response.clicked() {
        let missing = (missing + 1) % (most + 1);
        handicap.without.retain(|cell| !odds.cells.contains(cell));
        handicap.without.extend_from_slice(&odds.cells[..missing]);
    }
}

/// `Rook`, or `Alibaba (Shogi · odd cells)` where one kind stands on several lattices.
fn name(variant: &Variant, odds: &Odds) -> String {
    let name = named(&variant.kind(odds.kind).name);
    match odds.layer.and_then(|layer| variant.layers.get(layer)) {
        Some(layer) if variant.layers.len() > 1 => say!("odds-kind", piece = name, layer = named(&layer.name)),
        _ => name.to_owned(),
    }
}

/// `Odds of pieces: White without 1 Rook, 2 Knight`.
fn words(variant: &Variant, handicap: &Handicap) -> String {
    let missing = odds(variant, handicap.side).into_iter().filter_map(|odds| {
        let count = odds.cells.iter().filter(|cell| handicap.without.contains(cell)).count();
        (count > 0).then(|| say!("setup-missing-piece", count = count, piece = name(variant, &odds)))
    });
    say!("odds", side = handicap.side.name(), missing = missing.collect::<Vec<String>>().join(say!("between-parts")))
}
