//! The ways of a piece as lines under the pieces, in the colours of the lattices that they lead over; bent ones as curves.

use egui::{Color32, Painter, Pos2, Shape, Stroke, Vec2};

use super::layout::Layout;
use super::theme::BoardTheme;
use crate::app::Scene;
use crate::geometry::Cell;

/// How many pieces a bent step is drawn in.
const PIECES: u8 = 6;

/// Paints the ways of the piece that is looked at.
pub(super) fn paint(painter: &Painter, scene: &Scene, layout: &Layout, theme: &BoardTheme) {
    let width = (layout.unit * 0.075).clamp(2.0, 5.0);
    for track in scene.tracks.iter().filter(|track| track.iter().all(|&cell| layout.keeps(cell))) {
        let points: Vec<Pos2> = track.iter().map(|&cell| layout.center(cell)).collect();
        let bent = is_bent(&points);
        for at in 1..points.len() {
            let ink = lattice_ink(scene, track[at], theme);
            let line = if bent { curve(&points, at) } else { vec![points[at - 1], points[at]] };
            painter.add(Shape::line(line.clone(), Stroke::new(width + 2.0, BoardTheme::sheer(theme.ground, 0.35))));
            painter.add(Shape::line(line, Stroke::new(width, BoardTheme::sheer(ink, 0.9))));
        }
    }
}

/// A strong colour of a cell's lattice, to be told from the cell itself.
pub(super) fn lattice_ink(scene: &Scene, cell: Cell, theme: &BoardTheme) -> Color32 {
    let variant = &scene.variant;
    let layer = variant.layer_of_cell(cell).and_then(|layer| variant.layers.get(layer));
    ink_of(layer.map_or([128; 3], |layer| layer.tint), theme)
}

/// A strong colour of a lattice, to be told from its cells.
pub(super) fn ink_of([red, green, blue]: [u8; 3], theme: &BoardTheme) -> Color32 {
    let grey = (u16::from(red) + u16::from(green) + u16::from(blue)) / 3;
    // Its hue, stronger, and as dark or light as the theme needs.
    let (push, level) = if theme.dark { (1.6, 1.0) } else { (2.2, 0.52) };
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped")]
    let part = |part: u8| ((f32::from(grey) + (f32::from(part) - f32::from(grey)) * push) * level).clamp(0.0, 255.0) as u8;
    Color32::from_rgb(part(red), part(green), part(blue))
}

fn is_bent(points: &[Pos2]) -> bool {
    points.windows(3).any(|at| {
        let (before, after): (Vec2, Vec2) = ((at[1] - at[0]).normalized(), (at[2] - at[1]).normalized());
        before.dot(after) < 0.999
    })
}

/// The piece of a smooth curve through all points that ends at one of them.
fn curve(points: &[Pos2], at: usize) -> Vec<Pos2> {
    let (from, to) = (points[at - 1], points[at]);
    let before = at.checked_sub(2).map_or(from, |index| points[index]);
    let after = points.get(at + 1).copied().unwrap_or(to);
    // Catmull and Rom's curve: at each point it goes in the direction from the point before to the point after.
    let (leaving, arriving) = ((to - before) * 0.5, (after - from) * 0.5);
    let place = |piece: u8| {
        let t = f32::from(piece) / f32::from(PIECES);
        let (t2, t3) = (t * t, t * t * t);
        let along = (to - from) * (3.0 * t2 - 2.0 * t3);
        from + along + leaving * (t3 - 2.0 * t2 + t) + arriving * (t3 - t2)
    };
    (0..=PIECES).map(place).collect()
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;

    #[test]
    fn a_curve_goes_through_its_points_and_straight_ways_are_not_bent() {
        let points = [pos2(0.0, 0.0), pos2(10.0, 5.0), pos2(15.0, 15.0), pos2(10.0, 25.0)];
        for at in 1..points.len() {
            let piece = curve(&points, at);
            assert!((piece[0] - points[at - 1]).length() < 1e-4 && (piece[piece.len() - 1] - points[at]).length() < 1e-4);
        }
        assert!(is_bent(&points));
        assert!(!is_bent(&[pos2(0.0, 0.0), pos2(3.0, 6.0), pos2(5.0, 10.0)]));
    }
}
