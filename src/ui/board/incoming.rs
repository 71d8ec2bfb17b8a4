//! Pieces that the folded board does not show and that could capture on it: at its rim, with arrows to what they could capture.

use egui::{Painter, Pos2, Rect, Stroke, Vec2, pos2};

use super::arrows::{ArrowStyle, along, smooth};
use super::layout::Layout;
use super::line::{length, part};
use super::marks::half;
use super::theme::BoardTheme;
use crate::app::{Incoming, Scene};
use crate::geometry::Cell;
use crate::variant::Side;

/// How large a piece at the rim is, as a share of the board's pieces, and how large its disc.
pub(super) const FIGURE: f32 = 0.6;
const DISC: f32 = 0.4;

/// How often pieces that are too close at the rim are moved apart.
const ROUNDS: usize = 24;

/// A piece at the rim.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outsider {
    /// Where it stands on the whole board.
    pub(super) cell: Cell,
    /// Where it is shown.
    pub(super) at: Pos2,
}

/// The radius of the disc under a piece at the rim.
pub(super) fn radius(layout: &Layout) -> f32 {
    layout.half() * 2.0 * DISC
}

/// The pieces at the rim, each once; none on a board that is not folded.
pub(super) fn outsiders(scene: &Scene, layout: &Layout) -> Vec<Outsider> {
    let strength = strength(layout);
    if strength <= 0.0 || scene.incoming.is_empty() {
        return Vec::new();
    }
    let mut found: Vec<(Cell, f32)> = Vec::new();
    for cell in scene.incoming.iter().flat_map(|arrow| [arrow.from, arrow.to]).filter(|&cell| !layout.keeps(cell)) {
        if !found.iter().any(|known| known.0 == cell) {
            found.push((cell, around(layout.frame, exit(scene, layout, cell))));
        }
    }
    spread(&mut found, 2.1 * radius(layout), perimeter(layout.frame));
    let shown = |(cell, place): (Cell, f32)| Outsider { cell, at: layout.center(cell).lerp(on_rim(layout.frame, place), strength) };
    found.into_iter().map(shown).collect()
}

/// Where a piece comes from: where the line from its targets by way of its own place leaves the board.
fn exit(scene: &Scene, layout: &Layout, from: Cell) -> Pos2 {
    let place = layout.center(from);
    let targets: Vec<Vec2> =
        scene.incoming.iter().filter(|arrow| arrow.from == from).map(|arrow| layout.center(arrow.to).to_vec2()).collect();
    #[expect(clippy::cast_precision_loss, reason = "a few dozen targets")]
    let middle = targets.iter().fold(Vec2::ZERO, |sum, &at| sum + at) / targets.len().max(1) as f32;
    let away = (place - middle).to_vec2().normalized();
    let frame = layout.frame;
    let reach = |at: f32, away: f32, low: f32, high: f32| match away {
        away if away > 1e-3 => (high - at) / away,
        away if away < -1e-3 => (low - at) / away,
        _ => f32::INFINITY,
    };
    let far = reach(place.x, away.x, frame.left(), frame.right()).min(reach(place.y, away.y, frame.top(), frame.bottom()));
    if far.is_finite() { frame.clamp(place + away * far.max(0.0)) } else { frame.clamp(place) }
}

fn perimeter(frame: Rect) -> f32 {
    2.0 * (frame.width() + frame.height())
}

/// How far along the rim the place on it is that is nearest to another, clockwise from the upper left.
fn around(frame: Rect, at: Pos2) -> f32 {
    let (x, y) = (at.x - frame.left(), at.y - frame.top());
    let (width, height) = (frame.width(), frame.height());
    let edges = [(y, x), (width - x, width + y), (height - y, 2.0 * width + height - x), (x, 2.0 * (width + height) - y)];
    edges.into_iter().min_by(|one, other| one.0.total_cmp(&other.0)).map_or(0.0, |edge| edge.1)
}

/// The place on the rim so far along it.
fn on_rim(frame: Rect, along: f32) -> Pos2 {
    let (width, height) = (frame.width(), frame.height());
    let along = along.rem_euclid(perimeter(frame).max(1.0));
    if along < width {
        pos2(frame.left() + along, frame.top())
    } else if along < width + height {
        pos2(frame.right(), frame.top() + along - width)
    } else if along < 2.0 * width + height {
        pos2(frame.right() - (along - width - height), frame.bottom())
    } else {
        pos2(frame.left(), frame.bottom() - (along - 2.0 * width - height))
    }
}

/// Moves places on the rim apart that are closer than `room`, as far as the rim has room for all.
fn spread(places: &mut [(Cell, f32)], room: f32, rim: f32) {
    #[expect(clippy::cast_precision_loss, reason = "a few dozen pieces")]
    let room = room.min(rim / places.len().max(1) as f32);
    for _ in 0..ROUNDS {
        places.sort_by(|one, other| one.1.total_cmp(&other.1));
        for at in 0..places.len().saturating_sub(1) {
            let short = room - (places[at + 1].1 - places[at].1);
            if short > 0.0 {
                places[at].1 -= short / 2.0;
                places[at + 1].1 += short / 2.0;
            }
        }
    }
}

/// Paints the arrows, in the colours of their pieces' sides; one that gives check in that colour.
pub(super) fn paint(painter: &Painter, scene: &Scene, layout: &Layout, theme: &BoardTheme) {
    if strength(layout) <= 0.0 {
        return;
    }
    let outsiders = outsiders(scene, layout);
    let place = |cell: Cell| outsiders.iter().find(|outsider| outsider.cell == cell).map_or(layout.center(cell), |outsider| outsider.at);
    for &arrow in &scene.incoming {
        let way = scene.way(arrow.from, arrow.to).into_iter().map(|cell| (cell, place(cell)));
        paint_arrow(painter, scene, layout, (arrow, way.collect()), theme);
    }
}

fn paint_arrow(painter: &Painter, scene: &Scene, layout: &Layout, (arrow, way): (Incoming, Vec<(Cell, Pos2)>), theme: &BoardTheme) {
    // Beside the disc at the rim, or beside the piece on the board.
    let beside = |cell: Cell| if layout.keeps(cell) { half(layout) * 0.5 } else { radius(layout) };
    let whole = smooth(way.into_iter().map(|(_, at)| at).collect());
    let half = half(layout);
    let line = part(&whole, beside(arrow.from), length(&whole) - beside(arrow.to));
    let strength = strength(layout);
    let checks = gives_check(scene, arrow);
    let [body, ink] = if checks {
        [theme.check, if theme.dark { egui::Color32::BLACK } else { egui::Color32::WHITE }]
    } else {
        [side_colour(arrow.side, theme), theme.pieces[arrow.side.index()].ink]
    };
    let size = if checks { 0.62 } else { 0.36 };
    for (color, size) in [(BoardTheme::sheer(ink, 0.7 * strength), size * 1.35), (BoardTheme::sheer(body, strength), size)] {
        along(painter, &line, half, ArrowStyle { color, size, dashed: false });
    }
}

fn side_colour(side: Side, theme: &BoardTheme) -> egui::Color32 {
    theme.pieces[side.index()].body
}

/// Whether a cell is an end of an arrow.
pub(super) fn acts(scene: &Scene, cell: Cell) -> bool {
    scene.incoming.iter().any(|arrow| [arrow.from, arrow.to].contains(&cell))
}

/// Whether what an arrow tells of is the check that the position is in.
fn gives_check(scene: &Scene, arrow: Incoming) -> bool {
    scene.check == Some(arrow.to)
}

/// The edge of the disc under a piece at the rim: in the colour of check if it gives that.
pub(super) fn disc_edge(scene: &Scene, cell: Cell, theme: &BoardTheme) -> Stroke {
    let checks = scene.incoming.iter().any(|arrow| [arrow.from, arrow.to].contains(&cell) && gives_check(scene, *arrow));
    if checks { Stroke::new(3.0, theme.check) } else { Stroke::new(1.5, theme.frame) }
}

/// How strong arrows are: they come while the board is folded the second half of the way.
pub(super) fn strength(layout: &Layout) -> f32 {
    let folding = layout.folding();
    ((folding.strips.max(folding.diagonal) - 0.5) * 2.0).max(0.0)
}

#[cfg(test)]
mod tests {
    use egui::vec2;

    use super::*;

    #[test]
    fn a_place_on_the_rim_is_found_again() {
        let frame = Rect::from_min_size(pos2(10.0, 20.0), vec2(300.0, 200.0));
        for along in [0.0, 120.0, 299.0, 340.0, 480.0, 650.0, 801.0, 999.0] {
            let at = on_rim(frame, along);
            assert!(frame.contains(at) && (around(frame, at) - along).abs() < 1e-3, "{along}: {at}");
        }
    }

    #[test]
    fn pieces_at_the_rim_do_not_cover_each_other() {
        let cells: Vec<Cell> = crate::geometry::Grid::new(9, 9).expect("a grid").iter().take(9).collect();
        let mut places: Vec<(Cell, f32)> = cells.iter().map(|&cell| (cell, 400.0)).collect();
        places[3].1 = 700.0;
        spread(&mut places, 50.0, 2000.0);
        let gaps: Vec<f32> = places.windows(2).map(|pair| pair[1].1 - pair[0].1).collect();
        assert!(gaps.iter().all(|&gap| gap > 40.0), "{gaps:?}");
    }
}
