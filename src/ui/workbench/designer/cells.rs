//! The cells of the start, to be clicked and drawn over.

use egui::accesskit::Role;
use egui::{Align2, Color32, FontId, Id, Pos2, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

use crate::geometry::CellSet;
use crate::variant::Design;
use crate::words::{named, say};

/// The most that the side of a cell of the start has, in points.
const MOST: f32 = 30.0;

/// What was done to the start, by file and rank from 0.
pub(super) enum StartTouch {
    /// A cell was clicked.
    Click((i32, i32)),
    /// What stood on a cell was carried to another, or off the board.
    Carry((i32, i32), Option<(i32, i32)>),
    /// A piece was brought from the list of pieces.
    Bring(char, (i32, i32)),
    /// The pointer was drawn over these cells, from the first on.
    Paint((i32, i32), CellSet),
}

/// What the start shows beside its pieces, and the stroke being drawn over it.
pub(super) struct Canvas<'a> {
    /// The region being painted, as White and as Black see it.
    pub(super) region: Option<[CellSet; 2]>,
    /// Where the stroke began, and the cells that it has crossed.
    pub(super) stroke: &'a mut Option<((i32, i32), CellSet)>,
}

/// The start, with its cells to be clicked and drawn over.
pub(super) fn board(ui: &mut Ui, design: &Design, canvas: &mut Canvas<'_>) -> Option<StartTouch> {
    let (files, ranks) = design.size();
    let side = (ui.available_width() / f32::from(files)).min(MOST);
    let (rect, _) = ui.allocate_exact_size(Vec2::new(f32::from(files), f32::from(ranks)) * side, Sense::hover());
    let under = ui.input(|input| input.pointer.latest_pos()).filter(|at| rect.contains(*at)).map(|at| {
        let to = (at - rect.min) / side;
        #[expect(clippy::cast_possible_truncation, reason = "within the board")]
        let (file, rank) = (to.x as i32, i32::from(ranks) - 1 - to.y as i32);
        (file, rank)
    });
    let mut touch = None;
    for rank in (0..ranks).rev() {
        for file in 0..files {
            let corner = rect.min + Vec2::new(f32::from(file), f32::from(ranks - 1 - rank)) * side;
            let cell = Rect::from_min_size(corner, Vec2::splat(side));
            let at = (i32::from(file), i32::from(rank));
            let told = told(design, at, canvas.region.as_ref());
            let response = cell_response(ui, cell, ui.scope_id().with(("start", file, rank)), &told);
            ground(ui, cell, response.hovered() || response.has_focus());
            tint(ui, cell, design, at, canvas);
            if let Some(standing) = design.at(at.0, at.1) {
                token(ui, cell.center(), side, standing);
            }
            touch = touch.or_else(|| touched(&response, design, at, under, canvas.stroke));
        }
    }
    let carried = canvas.stroke.as_ref().filter(|_| canvas.region.is_none()).and_then(|(from, _)| design.at(from.0, from.1));
    if let (Some(carried), Some(at)) = (carried, ui.input(|input| input.pointer.latest_pos())) {
        token(ui, at, side, carried);
    }
    // Without a region to paint, what stands where the stroke began is carried.
    match touch {
        Some(StartTouch::Paint(from, _)) if canvas.region.is_none() => design.at(from.0, from.1).map(|_| StartTouch::Carry(from, under)),
        touch => touch,
    }
}

/// What is done to a cell; `under` is the cell under the pointer.
fn touched(
    response: &Response,
    design: &Design,
    at: (i32, i32),
    under: Option<(i32, i32)>,
    stroke: &mut Option<((i32, i32), CellSet)>,
) -> Option<StartTouch> {
    if let Some(letter) = response.dnd_release_payload::<char>() {
        return Some(StartTouch::Bring(*letter, at));
    }
    if response.drag_started() {
        *stroke = Some((at, design.cell(at.0, at.1).into_iter().collect()));
    }
    if response.dragged()
        && let (Some((_, crossed)), Some(cell)) = (stroke.as_mut(), under.and_then(|under| design.cell(under.0, under.1)))
    {
        crossed.insert(cell);
    }
    if response.drag_stopped() {
        return stroke.take().map(|(from, crossed)| StartTouch::Paint(from, crossed));
    }
    response.clicked().then_some(StartTouch::Click(at))
}

/// Colours a cell of the region: White's full, Black's with an edge; what the stroke crosses, too.
fn tint(ui: &Ui, cell: Rect, design: &Design, at: (i32, i32), canvas: &Canvas<'_>) {
    let (Some([white, black]), Some(here)) = (&canvas.region, design.cell(at.0, at.1)) else { return };
    // In every theme it stands out from the ground of the cells and from what is selected.
    let colour = ui.visuals().hyperlink_color;
    let crossed = canvas.stroke.as_ref().is_some_and(|(_, crossed)| crossed.contains(here));
    if white.contains(here) || crossed {
        ui.painter().rect_filled(cell.shrink(1.0), 1.0, colour.gamma_multiply(if crossed { 0.85 } else { 0.6 }));
    }
    if black.contains(here) {
        ui.painter().rect_stroke(cell.shrink(2.0), 1.0, Stroke::new(2.5, colour), StrokeKind::Inside);
    }
}

/// What a screen reader says of a cell of the start.
fn told(design: &Design, at: (i32, i32), region: Option<&[CellSet; 2]>) -> String {
    let token = token_told(design, at);
    let painted = design.cell(at.0, at.1).zip(region).is_some_and(|(cell, [white, _])| white.contains(cell));
    if painted { say!("design-cell-painted", cell = token) } else { token }
}

/// What stands on a cell of the start.
fn token_told(design: &Design, (file, rank): (i32, i32)) -> String {
    let cell = design.cell(file, rank).map(|cell| design.cell_name(cell)).unwrap_or_default();
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

pub(super) fn ground(ui: &Ui, cell: Rect, lit: bool) {
    let visuals = ui.visuals();
    let fill = if lit { visuals.widgets.hovered.weak_bg_fill } else { visuals.extreme_bg_color };
    ui.painter().rect(cell.shrink(0.5), 1.0, fill, Stroke::new(1.0, visuals.widgets.noninteractive.bg_stroke.color), StrokeKind::Inside);
}

/// A cell that can be clicked and focused, with what is said of it.
pub(super) fn cell_response(ui: &Ui, cell: Rect, id: Id, told: &str) -> Response {
    let response = ui.interact(cell, id, Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, told));
    response
}
