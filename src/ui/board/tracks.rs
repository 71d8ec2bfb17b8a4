//! The ways of a piece as lines under the pieces, in the colours of the lattices that they lead over; bent ones as curves.

use egui::{Color32, Painter, Pos2, Shape, Stroke};
use nestmate_core::geometry::Cell;

use super::layout::Layout;
use super::line::{curve, is_bent};
use super::theme::BoardTheme;
use crate::app::Scene;

pub(super) fn paint(painter: &Painter, scene: &Scene, layout: &Layout, theme: &BoardTheme) {
    let width = (layout.unit * 0.075).clamp(2.0, 5.0);
    for track in scene.tracks.iter().filter(|track| track.iter().all(|&cell| layout.keeps(cell))) {
        for (points, cells) in runs(layout, track) {
            let bent = is_bent(&points);
            for at in 1..points.len() {
                let ink = lattice_ink(scene, cells[at], theme);
                let line = if bent { curve(&points, at) } else { vec![points[at - 1], points[at]] };
                painter.add(Shape::line(line.clone(), Stroke::new(width + 2.0, BoardTheme::sheer(theme.ground, 0.35))));
                painter.add(Shape::line(line, Stroke::new(width, BoardTheme::sheer(ink, 0.9))));
            }
        }
    }
}

/// A part of a way that can be drawn as one line: its points, and the cell that each belongs to.
type WayRun = (Vec<Pos2>, Vec<Cell>);

/// The points of a way, each with the cell that it belongs to: one run, and where the board goes round one more for each edge that the way
/// crosses. A run then ends at the edge, and the next begins at the opposite one.
pub(super) fn runs(layout: &Layout, way: &[Cell]) -> Vec<WayRun> {
    let mut runs: Vec<WayRun> = Vec::new();
    let (mut points, mut cells) = (Vec::new(), Vec::new());
    for (at, &cell) in way.iter().enumerate() {
        if let Some((out, back)) = at.checked_sub(1).and_then(|before| layout.over_edge(way[before], cell)) {
            points.push(out);
            cells.push(way[at - 1]);
            runs.push((std::mem::replace(&mut points, vec![back]), std::mem::replace(&mut cells, vec![cell])));
        }
        points.push(layout.center(cell));
        cells.push(cell);
    }
    runs.push((points, cells));
    runs
}

pub(super) fn lattice_ink(scene: &Scene, cell: Cell, theme: &BoardTheme) -> Color32 {
    let variant = &scene.variant;
    let layer = variant.layer_of_cell(cell).and_then(|layer| variant.layers.get(layer));
    ink_of(layer.map_or([128; 3], |layer| layer.tint), theme)
}

pub(super) fn ink_of([red, green, blue]: [u8; 3], theme: &BoardTheme) -> Color32 {
    let grey = (u16::from(red) + u16::from(green) + u16::from(blue)) / 3;
    // Its hue, stronger, and as dark or light as the theme needs.
    let (push, level) = if theme.dark { (1.6, 1.0) } else { (2.2, 0.52) };
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped")]
    let part = |part: u8| ((f32::from(grey) + (f32::from(part) - f32::from(grey)) * push) * level).clamp(0.0, 255.0) as u8;
    Color32::from_rgb(part(red), part(green), part(blue))
}
