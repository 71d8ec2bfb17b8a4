//! Cells to be clicked: those around a piece, and those of the start.

use egui::accesskit::Role;
use egui::{Align2, Color32, FontId, Id, Pos2, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

use crate::geometry::Offset;
use crate::variant::{Design, Only, Stride};
use crate::words::{named, say};

/// The most cells that are shown to each side of a piece.
const REACH: i8 = 4;

/// The side of a cell around a piece, and the most of one of the start, in points.
const NEAR: f32 = 26.0;
const MOST: f32 = 30.0;

/// The cells around a piece, with what it does there; which was clicked.
pub(super) fn around(ui: &mut Ui, design: &Design, letter: char) -> Option<Offset> {
    let count = f32::from(2 * REACH + 1);
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(count * NEAR), Sense::hover());
    let mut clicked = None;
    for ranks in (-REACH..=REACH).rev() {
        for files in -REACH..=REACH {
            let corner = rect.min + Vec2::new(f32::from(files + REACH), f32::from(REACH - ranks)) * NEAR;
            let cell = Rect::from_min_size(corner, Vec2::splat(NEAR));
            if (files, ranks) == (0, 0) {
                ground(ui, cell, false);
                ui.painter().text(
                    cell.center(),
                    Align2::CENTER_CENTER,
                    letter,
                    FontId::proportional(16.0),
                    ui.visuals().strong_text_color(),
                );
                continue;
            }
            let stride = design.stride(letter, (files, ranks));
            let response = cell_response(ui, cell, ui.scope_id().with(("around", files, ranks)), &place_told((files, ranks), stride));
            ground(ui, cell, response.hovered() || response.has_focus());
            if let Some((stride, only)) = stride {
                mark(ui, cell, (files, ranks), stride, only);
            }
            if response.clicked() {
                clicked = Some((files, ranks));
            }
        }
    }
    clicked
}

/// What a screen reader says of a cell around a piece.
fn place_told((files, ranks): Offset, stride: Option<(Stride, Only)>) -> String {
    let part = |count: i8, ahead: &'static str, back: &'static str| match count {
        0 => None,
        1.. => Some(say!(ahead, count = i32::from(count))),
        _ => Some(say!(back, count = -i32::from(count))),
    };
    let parts = [part(ranks, "design-ahead", "design-back"), part(files, "design-right", "design-left")];
    let place: Vec<String> = parts.into_iter().flatten().collect();
    let what = match stride {
        None => "design-none",
        Some((Stride::Leap, _)) => "design-leap",
        Some((Stride::Slide, _)) => "design-slide",
    };
    format!("{}: {}", place.join(say("between-parts")), say(what))
}

fn mark(ui: &Ui, cell: Rect, (files, ranks): Offset, stride: Stride, only: Only) {
    let ink = ui.visuals().strong_text_color();
    let (centre, radius) = (cell.center(), NEAR * 0.22);
    match only {
        Only::Both => _ = ui.painter().circle_filled(centre, radius, ink),
        Only::Move => _ = ui.painter().circle_stroke(centre, radius, Stroke::new(2.0, ink)),
        Only::Capture => {
            let across = Vec2::splat(radius);
            let other = Vec2::new(radius, -radius);
            ui.painter().line_segment([centre - across, centre + across], Stroke::new(2.0, ink));
            ui.painter().line_segment([centre - other, centre + other], Stroke::new(2.0, ink));
        }
    }
    if stride == Stride::Slide {
        let way = Vec2::new(f32::from(files), -f32::from(ranks)).normalized();
        ui.painter().arrow(centre, way * NEAR * 0.46, Stroke::new(1.5, ink));
    }
}

/// The start, with its cells to be clicked; which was clicked, by file and rank from 0.
pub(super) fn board(ui: &mut Ui, design: &Design) -> Option<(i32, i32)> {
    let (files, ranks) = design.size();
    let side = (ui.available_width() / f32::from(files)).min(MOST);
    let (rect, _) = ui.allocate_exact_size(Vec2::new(f32::from(files), f32::from(ranks)) * side, Sense::hover());
    let mut clicked = None;
    for rank in (0..ranks).rev() {
        for file in 0..files {
            let corner = rect.min + Vec2::new(f32::from(file), f32::from(ranks - 1 - rank)) * side;
            let cell = Rect::from_min_size(corner, Vec2::splat(side));
            let at = (i32::from(file), i32::from(rank));
            let response = cell_response(ui, cell, ui.scope_id().with(("start", file, rank)), &token_told(design, at));
            ground(ui, cell, response.hovered() || response.has_focus());
            if let Some((letter, black, turned)) = design.at(at.0, at.1) {
                token(ui, cell.center(), side, (letter, black, turned));
            }
            if response.clicked() {
                clicked = Some(at);
            }
        }
    }
    clicked
}

/// What a screen reader says of a cell of the start.
fn token_told(design: &Design, (file, rank): (i32, i32)) -> String {
    let letter = u8::try_from(file).map_or('?', |file| char::from(b'a' + file));
    let cell = format!("{letter}{}", rank + 1);
    let Some((letter, black, _)) = design.at(file, rank) else { return say!("design-cell-empty", cell = cell) };
    let name = design.pieces().iter().find(|piece| piece.letter == letter).map_or("", |piece| named(&piece.name));
    if black { say!("design-cell-black", cell = cell, piece = name) } else { say!("design-cell-white", cell = cell, piece = name) }
}

fn token(ui: &Ui, centre: Pos2, side: f32, (letter, black, turned): (char, bool, bool)) {
    let (fill, ink) = if black { (Color32::from_gray(45), Color32::WHITE) } else { (Color32::WHITE, Color32::from_gray(25)) };
    ui.painter().circle(centre, side * 0.4, fill, Stroke::new(1.0, Color32::from_gray(90)));
    let text = if turned { format!("+{letter}") } else { letter.to_string() };
    ui.painter().text(centre, Align2::CENTER_CENTER, text, FontId::proportional(side * 0.55), ink);
}

fn ground(ui: &Ui, cell: Rect, lit: bool) {
    let visuals = ui.visuals();
    let fill = if lit { visuals.widgets.hovered.weak_bg_fill } else { visuals.extreme_bg_color };
    ui.painter().rect(cell.shrink(0.5), 1.0, fill, Stroke::new(1.0, visuals.widgets.noninteractive.bg_stroke.color), StrokeKind::Inside);
}

/// A cell that can be clicked and focused, with what is said of it.
fn cell_response(ui: &Ui, cell: Rect, id: Id, told: &str) -> Response {
    let response = ui.interact(cell, id, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, told));
    response
}
