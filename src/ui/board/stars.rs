//! Stars: on the cells that are to be come to, and wherever some were earned.

use egui::epaint::{Mesh, Vertex, WHITE_UV};
use egui::{Color32, Painter, Pos2, Shape, Stroke, vec2};

use super::layout::Layout;
use super::marks::half;
use super::theme::{BoardTheme, rgb};
use crate::app::Scene;

/// How far the inner corners are from the middle, as a share of the points' way.
const WAIST: f32 = 0.46;

/// The stars on cells: large on an empty one, at the shoulder of a piece that is to be taken.
pub(super) fn paint(painter: &Painter, scene: &Scene, layout: &Layout, theme: &BoardTheme) {
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
    if dark { (rgb(0xff, 0xc8, 0x3d), rgb(0x2e, 0x20, 0x00)) } else { (rgb(0xf6, 0xb4, 0x1a), rgb(0x6b, 0x46, 0x00)) }
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
    let quiet = if dark { rgb(0x74, 0x72, 0x6c) } else { rgb(0xa8, 0xa2, 0x96) };
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
