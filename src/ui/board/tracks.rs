//! The ways of a piece as lines under the pieces, in the colours of the lattices that they lead over; bent ones as curves. Also
//! lines through points of the screen, for all that follows such ways: curves, lengths and parts.

use egui::{Color32, Painter, Pos2, Shape, Stroke, Vec2};
use nestmate_core::geometry::Cell;

use super::layout::Layout;
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

const PIECES: u8 = 6;

pub(super) fn is_bent(points: &[Pos2]) -> bool {
    points.windows(3).any(|at| {
        let (before, after): (Vec2, Vec2) = ((at[1] - at[0]).normalized(), (at[2] - at[1]).normalized());
        before.dot(after) < 0.999
    })
}

pub(super) fn curve(points: &[Pos2], at: usize) -> Vec<Pos2> {
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

pub(super) fn length(line: &[Pos2]) -> f32 {
    line.windows(2).map(|ends| ends[0].distance(ends[1])).sum()
}

pub(super) fn part(line: &[Pos2], from: f32, to: f32) -> Vec<Pos2> {
    let (mut found, mut at) = (vec![point(line, from)], 0.0);
    let to = to.min(length(line));
    for ends in line.windows(2) {
        at += ends[0].distance(ends[1]);
        if at > from && at < to {
            found.push(ends[1]);
        }
    }
    found.push(point(line, to));
    found
}

/// The point of a line at a distance from its beginning; an end of it beyond.
pub(super) fn point(line: &[Pos2], distance: f32) -> Pos2 {
    let mut left = distance.max(0.0);
    for ends in line.windows(2) {
        let step = ends[0].distance(ends[1]);
        if left <= step && step > 0.0 {
            return ends[0].lerp(ends[1], left / step);
        }
        left -= step;
    }
    line.last().copied().unwrap_or_default()
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

    #[test]
    fn parts_of_a_line_are_as_long_as_asked_for() {
        let line = [pos2(0.0, 0.0), pos2(3.0, 0.0), pos2(3.0, 4.0)];
        assert!((length(&line) - 7.0).abs() < 1e-5);
        assert_eq!(part(&line, 1.0, 5.0), [pos2(1.0, 0.0), pos2(3.0, 0.0), pos2(3.0, 2.0)]);
        assert_eq!(part(&line, 0.0, 7.0), line);
        assert_eq!(part(&line, -2.0, 9.0), line, "no line grows");
        assert_eq!(part(&line, 2.0, 2.0), [pos2(2.0, 0.0), pos2(2.0, 0.0)]);
    }
}
