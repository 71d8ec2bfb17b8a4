//! The piece under the pointer: picture, name, what it stands for, how it moves, and what holds it.

use egui::{RichText, ScrollArea, Sense, Ui, Vec2};

use super::diagram::diagram;
use super::{Desk, heading};
use crate::app::{App, Inspected};
use crate::geometry::Cell;
use crate::ui::frame::theme::accents;
use crate::ui::owner;
use crate::variant::{Base, KindId, Piece, Reserve, Side, Variant, moves_from_in_words, moves_in_words, rules_in_words};
use crate::words::{named, say};

/// The sides of the picture and of the diagram, in points.
const PICTURE: f32 = 60.0;
const DIAGRAM: f32 = 92.0;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    let variant = desk.app.variant().clone();
    let Some(inspected) = desk.app.inspected() else {
        heading(ui, say("tab-piece"));
        ui.label(RichText::new(say("piece-none")).color(accents(ui).quiet));
        if let Some(cell) = desk.app.telling_cell() {
            ScrollArea::vertical().auto_shrink([false, false]).id_salt("piece").show(ui, |ui| from_here(ui, &variant, cell));
        }
        return;
    };
    ui.horizontal_top(|ui| {
        portrait(ui, desk, inspected);
        ui.vertical(|ui| {
            ui.set_width(ui.available_width() - DIAGRAM - 8.0);
            ui.spacing_mut().item_spacing.y = 2.0;
            names(ui, &variant, inspected);
        });
        let up = (inspected.side != Some(Side::Black)) != desk.app.is_flipped();
        let from = inspected.cell.zip(inspected.side);
        diagram(ui, &variant, inspected.kind, from, up, DIAGRAM);
    });
    ScrollArea::vertical().auto_shrink([false, false]).id_salt("piece").show(ui, |ui| {
        if let Some(reason) = desk.app.obstacle() {
            ui.label(RichText::new(reason).color(accents(ui).refusal));
        }
        if let Some(reason) = inspected.cell.and_then(|cell| desk.app.frozen(cell)) {
            ui.label(RichText::new(say!("piece-frozen", reason = reason.to_string())).strong().color(accents(ui).alarm));
        }
        ui.label(RichText::new(census(desk.app, inspected.kind)).color(accents(ui).quiet));
        if let Some(worth) = desk.app.worth(inspected.kind) {
            ui.label(RichText::new(worth_in_words(worth)).color(accents(ui).quiet)).on_hover_text(say("piece-worth.tip"));
        }
        describe(ui, &variant, inspected.kind);
        if let Some(cell) = desk.app.telling_cell() {
            from_here(ui, &variant, cell);
        }
    });
}

/// What each piece would be from a cell, in a game in which that differs; White's view.
fn from_here(ui: &mut Ui, variant: &Variant, cell: Cell) {
    let lattice = variant.layer_of_cell(cell).map_or("", |layer| named(&variant.layers[layer].name));
    ui.add_space(6.0);
    ui.label(RichText::new(say!("piece-from", cell = variant.cell_name(cell), lattice = lattice)).strong());
    for kind in variant.kind_ids() {
        let moves = moves_from_in_words(variant, kind, Side::White, cell);
        let words = if moves.is_empty() { say("piece-cannot-move").to_owned() } else { moves.join(" ") };
        ui.label(say!("piece-does", piece = named(&variant.kind(kind).name), words = words));
    }
}

/// A value in centipawns, in halves of a pawn while it is small: `Worth about 2½ pawns by this game's values.`
fn worth_in_words(centipawns: i32) -> String {
    let halves = (centipawns + 25).max(0) / 50;
    let pawns = match halves {
        0..10 if halves % 2 == 1 => format!("{}½", halves / 2),
        0..10 => (halves / 2).to_string(),
        _ => ((centipawns + 50) / 100).to_string(),
    };
    say!("piece-worth", halves = halves, pawns = pawns)
}

/// How many pieces of a kind there are, and where: `On the board: White 2, Black 1. In reserve: White 1.`
pub(in crate::ui) fn census(app: &App, kind: KindId) -> String {
    let position = app.game().position();
    let list = |counts: &[(Reserve, usize)]| {
        let some = counts.iter().filter(|(_, count)| *count > 0);
        let some = some.map(|&(whose, count)| say!("census-count", owner = owner::of_reserve(whose), count = count));
        let text = some.collect::<Vec<_>>().join(", ");
        if text.is_empty() { say("census-none").to_owned() } else { text }
    };
    let all = &app.variant().board.cells;
    let pieces = Side::BOTH.map(|side| (Reserve::of(side), position.count(side, kind, all)));
    let reserves = Reserve::ALL.map(|reserve| (reserve, usize::from(position.reserves().count(reserve, kind))));
    let held = reserves.iter().any(|(_, count)| *count > 0);
    if held { say!("census-held", pieces = list(&pieces), held = list(&reserves)) } else { say!("census", pieces = list(&pieces)) }
}

/// How a piece moves and what the special rules do with it.
pub(in crate::ui) fn describe(ui: &mut Ui, variant: &Variant, kind: KindId) {
    ui.spacing_mut().item_spacing.y = 3.0;
    for sentence in moves_in_words(variant, kind) {
        ui.label(sentence);
    }
    for sentence in rules_in_words(variant, kind) {
        ui.label(RichText::new(sentence).color(accents(ui).quiet));
    }
}

fn portrait(ui: &mut Ui, desk: &mut Desk<'_>, inspected: Inspected) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(PICTURE), Sense::hover());
    ui.painter().rect_filled(rect, 8.0, accents(ui).card);
    let side = inspected.side.unwrap_or_default();
    let square = rect.shrink(3.0);
    match inspected.cell {
        None => desk.paint_held(ui, inspected.kind, side, square),
        Some(cell) => {
            let variant = desk.app.variant();
            let layer = variant.layer_of_piece(inspected.kind, cell).and_then(|layer| variant.layers.get(layer));
            let base = layer.map_or(Base::Free, |layer| layer.base);
            desk.paint(ui, Piece::new(inspected.kind, side), base, square);
        }
    }
}

fn names(ui: &mut Ui, variant: &Variant, inspected: Inspected) {
    let kind = variant.kind(inspected.kind);
    ui.label(RichText::new(named(&kind.name)).size(16.0).strong());
    let quiet = accents(ui).quiet;
    let small = |text: String| RichText::new(text).small().color(quiet);
    let owner = inspected.side.map_or(say("piece-neutral"), Side::name);
    let place = inspected.cell.map_or_else(String::new, |cell| format!(", {}", variant.cell_name(cell)));
    ui.label(small(format!("{} · {owner}{place}", kind.text(Side::White))));
    if !kind.stands_for.is_empty() {
        ui.label(small(say!("piece-stands-for", piece = named(&kind.stands_for))));
    }
    if let Some(cell) = inspected.cell {
        let layer = variant.layer_of_piece(inspected.kind, cell).and_then(|layer| variant.layers.get(layer));
        let lattice = variant.layer_of_cell(cell).and_then(|layer| variant.layers.get(layer));
        match (layer, lattice) {
            (Some(layer), Some(lattice)) if layer.name != lattice.name => {
                ui.label(small(say!("piece-layer-on", layer = named(&layer.name), lattice = named(&lattice.name))));
            }
            (Some(layer), _) => _ = ui.label(small(say!("piece-layer", layer = named(&layer.name)))),
            _ => {}
        }
    }
    if kind.turned {
        ui.label(small(say!("piece-turned", piece = named(&variant.kind(kind.unturned).name))));
    }
}
