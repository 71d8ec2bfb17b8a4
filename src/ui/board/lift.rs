//! The board lifted: its games rise from it as tinted sheets, each piece tied to its cell by a thread.

use std::f32::consts::PI;

use egui::epaint::Mesh;
use egui::{Color32, FontId, Painter, Rect, Response, Shape, Stroke, Ui, Vec2, pos2};
use nestmate_core::geometry::CellSet;
use nestmate_core::variant::Side;
use nestmate_text::words::named;

use super::cells::{add_polygon, plain};
use super::edges;
use super::layout::{Layout, Raised, Sheet, Sheets, TURN};
use super::theme::BoardTheme;
use super::{BoardView, figures, marks, tracks};
use crate::app::{Fold, Scene};
use crate::ui::frame::looks;
use crate::ui::frame::widgets::narrow;

const TIME: f64 = 0.6;

/// How far the mouse turns the board, in radians for a point.
const PER_POINT: f32 = 0.004;

/// The size of the names of sheets, in points.
const NAME: f32 = 15.0;

/// The width in which they have room at the least, in points.
const NARROW: f32 = 56.0;

/// How much a sheet covers of what lies below it.
const COVER: f32 = 0.55;

/// How far the board is turned until somebody turns it, in radians.
const AT_FIRST: f32 = -0.2;

#[derive(Clone, Debug)]
pub(super) struct Rise {
    /// The part of the time that is over, 0 to 1.
    time: f32,
    turn: f32,
    seen: Option<f64>,
}

impl Default for Rise {
    fn default() -> Self {
        Self { time: 0.0, turn: AT_FIRST, seen: None }
    }
}

impl Rise {
    /// A step more on the way up or down; nothing if the board is flat. With less motion the sheets lie side by side at once.
    pub(super) fn follow(&mut self, ui: &Ui, scene: &Scene) -> Option<Raised> {
        let now = ui.input(|input| input.time);
        let to = if scene.lifted { 1.0 } else { 0.0 };
        let step = if ui.style().animation_time <= 0.0 { 1.0 } else { self.seen.map_or(0.0, |then| narrow((now - then) / TIME)) };
        self.time += (to - self.time).clamp(-step, step);
        self.seen = ((self.time - to).abs() > 0.0).then_some(now);
        if self.seen.is_some() {
            ui.ctx().request_repaint();
        }
        let share = 0.5 - 0.5 * (PI * self.time).cos();
        let aside = looks::is_still(&looks::of(ui.ctx()), ui.ctx());
        (share > 0.0 || scene.lifted).then_some(Raised { share, turn: self.turn, aside })
    }

    /// Turns the board along with a drag that begins beside the pieces.
    pub(super) fn turn(&mut self, response: &Response, busy: bool) {
        if !busy && response.dragged() {
            self.turn = (self.turn - response.drag_delta().x * PER_POINT).clamp(-TURN, TURN);
            response.ctx.request_repaint();
        }
    }
}

/// What is shown of a scene while it is lifted: each game has its own pieces, and nothing is folded away.
pub(super) fn scene(scene: &Scene) -> Scene {
    let faces = scene.nests.iter().map(|fold| fold.layer).collect();
    let (incoming, royals_outside) = Default::default();
    Scene { folded: None, incoming, royals_outside, outside: None, faces, ..scene.clone() }
}

/// The cells of each sheet, the lowest first: the first game inside is the highest.
pub(super) fn sheets(scene: &Scene) -> Sheets {
    Sheets::new(scene.nests.iter().rev().map(|fold| Sheet::new(fold.cells, scene.variant.board.grid)).collect())
}

pub(super) fn pieces(scene: &Scene) -> CellSet {
    Side::BOTH.into_iter().flat_map(|side| scene.position.pieces(side).iter()).collect()
}

/// Paints the board, the sheets above it, and what lies and stands on each.
pub(super) fn paint(painter: &Painter, scene: &Scene, view: &mut BoardView, layout: &Layout, theme: &BoardTheme) {
    ground(painter, scene, layout, theme);
    level(painter, scene, view, (layout, None), theme);
    for (index, fold) in scene.nests.iter().rev().enumerate() {
        threads(painter, scene, view, (layout, index), theme);
        sheet(painter, scene, fold, (layout, index), theme);
        level(painter, scene, view, (layout, Some(index)), theme);
    }
}

fn level(painter: &Painter, scene: &Scene, view: &mut BoardView, (layout, sheet): (&Layout, Option<usize>), theme: &BoardTheme) {
    let layout = layout.on_sheet(sheet);
    marks::under(painter, scene, view, &layout, theme);
    figures::paint(painter, scene, view, &layout, theme);
}

/// All cells of the board, as they lie below the sheets.
fn ground(painter: &Painter, scene: &Scene, layout: &Layout, theme: &BoardTheme) {
    let flat = layout.on_ground();
    let outlines: Vec<_> = layout.all_cells().map(|cell| (cell, flat.polygon(cell))).collect();
    let lines = edges::lines(outlines.iter().map(|(_, corners)| corners.as_slice()));
    // The outer half of these stays to be seen.
    let border = Stroke::new(3.0, theme.frame);
    let outer = lines.iter().filter(|line| !line.shared);
    painter.extend(outer.map(|line| Shape::line_segment(line.capped(border.width), border)));
    let mut mesh = Mesh::default();
    for (cell, corners) in &outlines {
        add_polygon(&mut mesh, corners, plain(scene, *cell, theme));
    }
    painter.add(Shape::mesh(mesh));
    edges::paint(painter, &lines, theme.line);
}

/// The cells of a game inside, with its own pattern in the colour of its lattice.
fn sheet(painter: &Painter, scene: &Scene, fold: &Fold, (layout, index): (&Layout, usize), theme: &BoardTheme) {
    let (share, lattice) = (layout.lift_share(), &scene.variant.layers[fold.layer]);
    let tint = theme.tint(lattice.tint);
    let mut mesh = Mesh::default();
    let cells = layout.of_sheet(index, &fold.cells);
    for (cell, corners) in &cells {
        let color = if fold.is_dark(*cell) { tint.lerp_to_gamma(Color32::BLACK, 0.18) } else { tint };
        add_polygon(&mut mesh, corners, BoardTheme::sheer(color, COVER * share));
    }
    painter.add(Shape::mesh(mesh));
    let lines = edges::lines(cells.iter().map(|(_, corners)| corners.as_slice()));
    edges::paint(painter, &lines, BoardTheme::sheer(tracks::ink_of(lattice.tint, theme), 0.6 * share));
    // Its name beside the corner that is farthest left.
    let left = cells.into_iter().flat_map(|(_, corners)| corners).min_by(|one, other| one.x.total_cmp(&other.x));
    if let Some(left) = left {
        let room = (left.x - layout.room.left() - 8.0).max(NARROW);
        let name = painter.layout(named(fold.name(&scene.variant)).to_owned(), FontId::proportional(NAME), theme.text, room);
        let at = pos2((left.x - name.size().x - 6.0).max(layout.room.left() + 2.0), left.y - name.size().y / 2.0);
        painter.galley_with_override_text_color(at, name, BoardTheme::sheer(theme.text, share));
    }
}

/// From the pieces of a sheet down to their cells: that of the piece that is pointed at is strong, and so is its cell.
fn threads(painter: &Painter, scene: &Scene, view: &BoardView, (layout, index): (&Layout, usize), theme: &BoardTheme) {
    let (flat, share) = (layout.on_ground(), layout.lift_share());
    let (mut mesh, mut feet) = (Mesh::default(), Vec::new());
    for cell in pieces(scene).iter().filter(|&cell| layout.sheet(cell) == Some(index)) {
        let (lit, ink) = (view.hover == Some(cell), tracks::lattice_ink(scene, cell, theme));
        let ink = BoardTheme::sheer(ink, if lit { 1.0 } else { 0.35 } * share);
        let (foot, top) = (flat.center(cell), layout.center(cell));
        if lit {
            painter.add(Shape::convex_polygon(flat.polygon(cell), BoardTheme::sheer(theme.own, 0.5), Stroke::new(2.0, ink)));
            painter.line_segment([foot, top], Stroke::new(2.5, ink));
        } else {
            mesh.add_colored_rect(thread(Rect::from_two_pos(foot, top), painter.pixels_per_point()), ink);
        }
        feet.push(Shape::circle_filled(foot, (layout.unit * 0.09).max(1.5), ink));
    }
    painter.add(Shape::mesh(mesh));
    painter.extend(feet);
}

/// Where an upright or a level thread is seen: a point wide, and on whole pixels, since a smooth edge costs several times as much.
fn thread(way: Rect, scale: f32) -> Rect {
    let corner = (way.min.to_vec2() * scale).floor() / scale;
    Rect::from_min_size(corner.to_pos2(), way.size().max(Vec2::splat(scale.round().max(1.0) / scale)))
}
