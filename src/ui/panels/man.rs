//! The man under the pointer: picture, name, what it stands for, how it moves, and what holds it.

use egui::{RichText, ScrollArea, Sense, Ui, Vec2};

use super::diagram::diagram;
use super::{Desk, heading};
use crate::app::{App, Inspected};
use crate::geometry::Cell;
use crate::ui::theme::accents;
use crate::variant::{Base, KindId, Man, Side, Variant, moves_from_in_words, moves_in_words, rules_in_words};

/// The sides of the picture and of the diagram, in points.
const PICTURE: f32 = 60.0;
const DIAGRAM: f32 = 92.0;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    let variant = desk.app.variant().clone();
    let Some(inspected) = desk.app.inspected() else {
        heading(ui, "Man");
        ui.label(RichText::new("Point at a man to read how it moves.").color(accents(ui).quiet));
        if let Some(cell) = desk.app.telling_cell() {
            ScrollArea::vertical().auto_shrink([false, false]).id_salt("man").show(ui, |ui| from_here(ui, &variant, cell));
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
    ScrollArea::vertical().auto_shrink([false, false]).id_salt("man").show(ui, |ui| {
        if let Some(reason) = desk.app.obstacle() {
            ui.label(RichText::new(reason).color(accents(ui).refusal));
        }
        if let Some(reason) = inspected.cell.and_then(|cell| desk.app.frozen(cell)) {
            ui.label(RichText::new(format!("Frozen: {reason}.")).strong().color(accents(ui).alarm));
        }
        ui.label(RichText::new(census(desk.app, inspected.kind)).color(accents(ui).quiet));
        if let Some(worth) = desk.app.worth(inspected.kind) {
            let tip = "What the engine makes of it where such men stand at first. The unit is that of its scores, about a Pawn of chess.";
            ui.label(RichText::new(worth_in_words(worth)).color(accents(ui).quiet)).on_hover_text(tip);
        }
        describe(ui, &variant, inspected.kind);
        if let Some(cell) = desk.app.telling_cell() {
            from_here(ui, &variant, cell);
        }
    });
}

/// What each man would be from a cell, in a game in which that differs; White's view.
fn from_here(ui: &mut Ui, variant: &Variant, cell: Cell) {
    let lattice = variant.layer_of_cell(cell).map_or("", |layer| variant.layers[layer].name.as_str());
    ui.add_space(6.0);
    ui.label(RichText::new(format!("From {} ({lattice}) White's men do this", variant.cell_name(cell))).strong());
    for kind in variant.kind_ids() {
        let moves = moves_from_in_words(variant, kind, Side::White, cell);
        let words = if moves.is_empty() { "cannot move from there.".to_owned() } else { moves.join(" ") };
        ui.label(format!("{}: {words}", variant.kind(kind).name));
    }
}

/// A value in centipawns, in halves of a pawn while it is small: `Worth about 2½ pawns by this game's values.`
fn worth_in_words(centipawns: i32) -> String {
    let halves = (centipawns + 25).max(0) / 50;
    let pawns = match halves {
        0 => return "Worth less than half a pawn by this game's values.".to_owned(),
        1 => "half a pawn".to_owned(),
        2 => "1 pawn".to_owned(),
        3..10 if halves % 2 == 1 => format!("{}½ pawns", halves / 2),
        3..10 => format!("{} pawns", halves / 2),
        _ => format!("{} pawns", (centipawns + 50) / 100),
    };
    format!("Worth about {pawns} by this game's values.")
}

/// How many men of a kind there are, and where: `On the board: White 2, Black 1. In reserve: White 1.`
pub(in crate::ui) fn census(app: &App, kind: KindId) -> String {
    let position = app.game().position();
    let list = |counts: &[(&str, usize)]| {
        let some = counts.iter().filter(|(_, count)| *count > 0).map(|(name, count)| format!("{name} {count}"));
        let text = some.collect::<Vec<_>>().join(", ");
        if text.is_empty() { "none".to_owned() } else { text }
    };
    let all = &app.variant().board.cells;
    let men = Side::BOTH.map(|side| (side.name(), position.count(side, kind, all)));
    let held = |reserve: usize| usize::from(position.reserves().count(reserve, kind));
    let reserves = [("White", held(0)), ("Black", held(1)), ("neutral", held(2))];
    let mut text = format!("On the board: {}.", list(&men));
    if reserves.iter().any(|(_, count)| *count > 0) {
        text = format!("{text} In reserve: {}.", list(&reserves));
    }
    text
}

/// How a man moves and what the special rules do with it.
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
            let layer = variant.layer_of_man(inspected.kind, cell).and_then(|layer| variant.layers.get(layer));
            let base = layer.map_or(Base::Free, |layer| layer.base);
            desk.paint(ui, Man::new(inspected.kind, side), base, square);
        }
    }
}

fn names(ui: &mut Ui, variant: &Variant, inspected: Inspected) {
    let kind = variant.kind(inspected.kind);
    ui.label(RichText::new(&kind.name).size(16.0).strong());
    let quiet = accents(ui).quiet;
    let small = |text: String| RichText::new(text).small().color(quiet);
    let owner = inspected.side.map_or("Neutral", Side::name);
    let place = inspected.cell.map_or_else(String::new, |cell| format!(", {}", variant.cell_name(cell)));
    ui.label(small(format!("{} · {owner}{place}", kind.text(Side::White))));
    if !kind.stands_for.is_empty() {
        ui.label(small(format!("Stands for {}", kind.stands_for)));
    }
    if let Some(cell) = inspected.cell {
        let layer = variant.layer_of_man(inspected.kind, cell).and_then(|layer| variant.layers.get(layer));
        let lattice = variant.layer_of_cell(cell).and_then(|layer| variant.layers.get(layer));
        match (layer, lattice) {
            (Some(layer), Some(lattice)) if layer.name != lattice.name => {
                ui.label(small(format!("{} layer, on {} cells", layer.name, lattice.name)));
            }
            (Some(layer), _) => _ = ui.label(small(format!("{} layer", layer.name))),
            _ => {}
        }
    }
    if kind.turned {
        ui.label(small(format!("Turned over; captured it is {} again", variant.kind(kind.unturned).name)));
    }
}
