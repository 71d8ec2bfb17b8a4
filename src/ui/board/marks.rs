//! Marks on the cells: last move, check, the piece picked up and where it can go, hints, stars, the keyboard's cell. Each has a shape of its
//! own, so that none depends on its colour.
#![expect(clippy::unreadable_literal, reason = "colours are written as everywhere: rrggbb")]

use egui::epaint::{Mesh, Vertex, WHITE_UV};
use egui::{Color32, Painter, Pos2, Shape, Stroke, StrokeKind, vec2};
use nestmate_core::geometry::Cell;

use super::BoardView;
use super::layout::Layout;
use super::theme::{BoardTheme, rgb};
use crate::app::{LayerState, Picked, Scene};

/// The size of a cell, for marks: half the side of its square.
pub(super) fn half(layout: &Layout) -> f32 {
    layout.side() / 2.0
}

/// What is seen of a cell, moved inwards by a share of its size: round where a corner of squares has a spot.
fn edge(layout: &Layout, cell: Cell, inwards: f32) -> Vec<Pos2> {
    const SIDES: u8 = 32;
    if !layout.has_corners() || layout.is_square(cell) || !layout.folding.is_none() {
        return layout.inset(cell, inwards);
    }
    let (center, radius) = (layout.center(cell), layout.unit * 0.5 * (1.0 - inwards));
    let angle = |side: u8| std::f32::consts::TAU * f32::from(side) / f32::from(SIDES);
    (0..SIDES).map(|side| center + vec2(angle(side).cos(), angle(side).sin()) * radius).collect()
}

pub(super) fn fill(painter: &Painter, layout: &Layout, cell: Cell, color: Color32) {
    painter.add(Shape::convex_polygon(edge(layout, cell, 0.02), color, Stroke::NONE));
}

/// A closed line with another one around it.
pub(super) fn ringed(painter: &Painter, around: Vec<Pos2>, (width, color): (f32, Color32), ring: Color32) {
    painter.add(Shape::closed_line(around.clone(), Stroke::new(width + 2.0, ring)));
    painter.add(Shape::closed_line(around, Stroke::new(width, color)));
}

pub(super) fn under(painter: &Painter, scene: &Scene, view: &BoardView, layout: &Layout, theme: &BoardTheme) {
    let width = (layout.unit * 0.055).clamp(1.5, 4.0);
    ice(painter, scene, view, layout, theme);
    super::stakes::control(painter, scene, layout);
    threads(painter, scene, layout, theme);
    // Among inner faces there are Kings that are not royal.
    if !scene.faces.is_empty() {
        for cell in scene.royals().filter(|&cell| layout.keeps(cell)) {
            glow(painter, layout.center(cell), half(layout) * 1.25, gold(theme.dark).0);
        }
    }
    for cell in scene.place.iter().filter(|&cell| layout.keeps(cell)) {
        fill(painter, layout, cell, BoardTheme::sheer(theme.advice, 0.28));
        let around = edge(layout, cell, width / layout.unit);
        ringed(painter, around, (width, theme.advice), theme.ring());
    }
    for &cell in scene.pointed_out.iter().filter(|&&cell| layout.keeps(cell)) {
        glow(painter, layout.center(cell), half(layout) * 1.35, theme.advice);
    }
    if let Some((from, to)) = scene.last_seen() {
        // Where the piece left, an empty frame; where it arrived, a filled one.
        let line = theme.last.lerp_to_gamma(if theme.dark { Color32::WHITE } else { Color32::BLACK }, 0.35);
        let inwards = width / layout.unit;
        for (cell, strength, width) in [(from, 0.45, width * 0.7), (to, 0.75, width)] {
            if layout.keeps(cell) {
                fill(painter, layout, cell, BoardTheme::sheer(theme.last, strength));
                painter.add(Shape::closed_line(edge(layout, cell, inwards), Stroke::new(width, line)));
            }
        }
    }
    if let Some(Picked::Cell(cell)) = scene.picked
        && layout.keeps(cell)
    {
        fill(painter, layout, cell, BoardTheme::sheer(theme.own, 0.45));
        painter.add(Shape::closed_line(edge(layout, cell, width / layout.unit), Stroke::new(width, theme.own)));
    }
    super::tracks::paint(painter, scene, layout, theme);
    if let Some(cell) = scene.check.filter(|&cell| layout.keeps(cell)) {
        glow(painter, layout.center(cell), half(layout) * 1.3, theme.danger);
    }
    if let Some(cell) = view.hover.filter(|_| scene.choices.is_empty()) {
        let target = scene.targets_own && scene.targets.iter().any(|target| target.cell == cell);
        let color = if target { BoardTheme::sheer(theme.own, 0.35) } else { BoardTheme::sheer(theme.hover, 0.10) };
        fill(painter, layout, cell, color);
    }
}

/// Ice under frozen pieces, and on its way over the cells of a lattice that freezes or thaws.
fn ice(painter: &Painter, scene: &Scene, view: &BoardView, layout: &Layout, theme: &BoardTheme) {
    const ICE: [Color32; 2] = [Color32::from_rgb(0x8e, 0xd0, 0xf2), Color32::from_rgb(0x3b, 0x86, 0xb8)];
    const UNDER: f32 = 0.6;
    let frozen = |cell: Cell| {
        let piece = scene.position.at(cell);
        piece.is_some() && scene.piece_state(piece, cell) == LayerState::Shown && view.is_frozen(scene, cell)
    };
    for cell in layout.cells() {
        let strength = view.frost(cell).max(if frozen(cell) { UNDER } else { 0.0 });
        if strength <= 0.0 {
            continue;
        }
        fill(painter, layout, cell, BoardTheme::sheer(ICE[usize::from(theme.dark)], strength));
        // Cracks from two corners, by which it is known without its colour.
        let corners = layout.inset(cell, 0.08);
        let (center, line) = (layout.center(cell), Stroke::new(1.0, BoardTheme::sheer(Color32::WHITE, strength)));
        for at in [0, corners.len() / 2] {
            let (corner, next) = (corners[at], corners[(at + 1) % corners.len()]);
            painter.line(vec![corner, corner.lerp(center, 0.42), corner.lerp(next, 0.5).lerp(center, 0.3)], line);
            painter.line_segment([corner.lerp(center, 0.22), corner.lerp(next, 0.3)], line);
        }
    }
}

/// Threads from the semi-royal piece that is looked at to those that it keeps from freezing.
fn threads(painter: &Painter, scene: &Scene, layout: &Layout, theme: &BoardTheme) {
    let Some((leader, led)) = scene.leads.as_ref().filter(|leads| layout.keeps(leads.0)) else { return };
    let (from, ink) = (layout.center(*leader), super::tracks::lattice_ink(scene, *leader, theme));
    let width = (layout.unit * 0.035).clamp(1.0, 2.0);
    for to in led.iter().filter(|&&cell| layout.keeps(cell)).map(|&cell| layout.center(cell)) {
        painter.line_segment([from, to], Stroke::new(width + 2.0, BoardTheme::sheer(theme.ring(), 0.45)));
        painter.line_segment([from, to], Stroke::new(width, BoardTheme::sheer(ink, 0.85)));
        painter.circle_stroke(to, half(layout) * 0.92, Stroke::new(width * 1.5, ink));
    }
    painter.circle_stroke(from, half(layout), Stroke::new(width * 2.0, ink));
}

pub(super) fn glow(painter: &Painter, center: Pos2, radius: f32, color: Color32) {
    const SPOKES: u32 = 40;
    let rings = [(0.0, 1.0), (0.62, 0.85), (1.0, 0.0)];
    let mut mesh = Mesh::default();
    for spoke in 0..SPOKES {
        #[expect(clippy::cast_precision_loss, reason = "a few dozen")]
        let angle = std::f32::consts::TAU * spoke as f32 / SPOKES as f32;
        for (share, strength) in rings {
            let pos = center + vec2(angle.cos(), angle.sin()) * radius * share;
            mesh.vertices.push(Vertex { pos, uv: WHITE_UV, color: BoardTheme::sheer(color, strength) });
        }
        let (a, b) = (spoke * 3, (spoke + 1) % SPOKES * 3);
        mesh.indices.extend([a, a + 1, b + 1, a + 1, a + 2, b + 2, a + 1, b + 2, b + 1]);
    }
    painter.add(Shape::mesh(mesh));
}

pub(super) fn over(painter: &Painter, scene: &Scene, layout: &Layout, theme: &BoardTheme, focused: bool) {
    for target in scene.targets.iter().filter(|target| layout.keeps(target.cell)) {
        if target.capture {
            capture(painter, scene, layout, target.cell, theme);
        } else {
            quiet(painter, scene, layout, target.cell, theme);
        }
    }
    stars(painter, scene, layout, theme);
    super::stakes::counts(painter, scene, layout, theme);
    super::stakes::changes(painter, scene, layout);
    super::stakes::consequence(painter, scene, layout, theme);
    if let Some(cell) = scene.cursor.filter(|&cell| layout.keeps(cell)) {
        let width = (layout.unit * 0.06).clamp(2.0, 4.0);
        let around = edge(layout, cell, 0.06);
        ringed(painter, around, (width, theme.own), theme.halo);
    }
    // Numbers and letters stand close to the cells.
    let around = |width: f32, color: Color32| {
        painter.rect_stroke(layout.frame.expand(layout.edge()), 2.0, Stroke::new(width, color), StrokeKind::Inside);
    };
    if focused {
        around(3.0, theme.halo);
        around(2.0, theme.own);
    }
    for &cell in scene.pointed_out.iter().filter(|&&cell| layout.keeps(cell)) {
        let ring = Stroke::new((layout.unit * 0.09).max(3.0), theme.advice);
        painter.circle_stroke(layout.center(cell), half(layout) * 1.02, ring);
    }
    super::incoming::paint(painter, scene, layout, theme);
    super::arrows::paint(painter, scene, layout, theme);
    if scene.preview.is_some() {
        around(3.0, theme.hover);
    }
}

fn target_color(scene: &Scene, theme: &BoardTheme) -> Color32 {
    if scene.targets_own { theme.own } else { theme.other }
}

/// A dot; hollow where the piece is only looked at.
fn quiet(painter: &Painter, scene: &Scene, layout: &Layout, cell: Cell, theme: &BoardTheme) {
    let (center, color) = (layout.center(cell), target_color(scene, theme));
    let radius = half(layout) * layout.share(cell) * 0.3;
    let halo = theme.ring();
    if scene.targets_own {
        painter.circle(center, radius, BoardTheme::sheer(color, 0.88), Stroke::new(1.0, halo));
        painter.circle_filled(center, radius * 0.45, super::tracks::lattice_ink(scene, cell, theme));
    } else {
        painter.circle_stroke(center, radius, Stroke::new(radius * 0.45 + 2.0, halo));
        painter.circle_stroke(center, radius, Stroke::new(radius * 0.45, color));
    }
}

/// The corners of the cell; only their lines where the piece is only looked at.
fn capture(painter: &Painter, scene: &Scene, layout: &Layout, cell: Cell, theme: &BoardTheme) {
    let (color, halo) = (target_color(scene, theme), theme.ring());
    let corners = layout.inset(cell, 0.03);
    let count = corners.len();
    for index in 0..count {
        let (at, before, after) = (corners[index], corners[(index + count - 1) % count], corners[(index + 1) % count]);
        let (a, b) = (at.lerp(before, 0.3), at.lerp(after, 0.3));
        if scene.targets_own {
            painter.add(Shape::convex_polygon(vec![a, at, b], BoardTheme::sheer(color, 0.95), Stroke::new(1.0, halo)));
        } else {
            let width = (layout.unit * 0.08).max(2.5);
            painter.add(Shape::line(vec![a, at, b], Stroke::new(width + 2.0, halo)));
            painter.add(Shape::line(vec![a, at, b], Stroke::new(width, color)));
        }
    }
}

/// How far the inner corners are from the middle, as a share of the points' way.
const WAIST: f32 = 0.46;

/// The stars on cells: large on an empty one, at the shoulder of a piece that is to be taken.
fn stars(painter: &Painter, scene: &Scene, layout: &Layout, theme: &BoardTheme) {
    for cell in scene.stars.iter().filter(|&cell| layout.keeps(cell)) {
        let (center, half) = (layout.center(cell), half(layout));
        if scene.position.at(cell).is_none() {
            star(painter, center, half * 0.66, true, theme.dark);
        } else {
            star(painter, center + vec2(half, -half) * 0.6, half * 0.42, true, theme.dark);
        }
    }
}

pub(super) fn gold(dark: bool) -> (Color32, Color32) {
    if dark { (rgb(0xffc83d), rgb(0x2e2000)) } else { (rgb(0xf6b41a), rgb(0x6b4600)) }
}

/// A star; hollow where it has not been earned.
pub(in crate::ui) fn star(painter: &Painter, center: Pos2, radius: f32, full: bool, dark: bool) {
    let corner = |at: u8| {
        let angle = std::f32::consts::TAU * f32::from(at) / 10.0 - std::f32::consts::FRAC_PI_2;
        center + vec2(angle.cos(), angle.sin()) * if at.is_multiple_of(2) { radius } else { radius * WAIST }
    };
    let corners: Vec<Pos2> = (0..10).map(corner).collect();
    let (gold, edge) = gold(dark);
    if full {
        painter.add(Shape::mesh(fan(center, &corners, gold)));
    }
    let quiet = if dark { rgb(0x74726c) } else { rgb(0xa8a296) };
    let line = Stroke::new((radius * 0.11).clamp(1.0, 2.2), if full { edge } else { quiet });
    painter.add(Shape::closed_line(corners, line));
}

/// A star is not convex, but every part of it is seen from its middle.
fn fan(center: Pos2, corners: &[Pos2], color: Color32) -> Mesh {
    let vertex = |&pos: &Pos2| Vertex { pos, uv: WHITE_UV, color };
    let mut mesh = Mesh { vertices: std::iter::once(&center).chain(corners).map(vertex).collect(), ..Mesh::default() };
    for at in 1_u32..=10 {
        mesh.add_triangle(0, at, at % 10 + 1);
    }
    mesh
}
