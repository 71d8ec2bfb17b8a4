//! A board as small as a word: its cells, and a spot for each piece.

use egui::epaint::Mesh;
use egui::{Color32, Pos2, Rect, vec2};
use nestmate_core::geometry::Cell;
use nestmate_core::variant::Look;

use super::cells::{add_polygon, plain};
use super::layout::{Folding, Layout};
use super::theme::{BoardTheme, PieceColours};
use crate::app::{Fold, Scene};

/// The room in which a thumbnail is laid out before it is made small, in points.
const ROOM: f32 = 800.0;

/// The distance between cells, in pixels, from which a piece has an outline.
const ROOMY: f32 = 3.0;

/// A scene as small as `square`, whole or folded to a layer. `scale` is pixels per point.
pub(in crate::ui) fn thumbnail(scene: &Scene, fold: Option<&Fold>, square: Rect, scale: f32, theme: &BoardTheme) -> Mesh {
    let layout = layout(scene, fold, square, scale);
    let mut mesh = Mesh::default();
    for cell in layout.cells() {
        add_polygon(&mut mesh, &layout.polygon(cell), color(scene, fold, cell, theme));
    }
    for cell in layout.cells() {
        let piece = scene.position.at(cell);
        if piece.is_none() {
            continue;
        }
        let colours = theme.side(&scene.variant, piece.side());
        let (center, half) = (layout.center(cell), layout.half());
        if layout.unit * scale < ROOMY {
            add_polygon(&mut mesh, &spot(center, half), tiny(piece.side().index(), &colours, theme));
        } else {
            add_polygon(&mut mesh, &spot(center, half * 0.78), colours.ink);
            add_polygon(&mut mesh, &spot(center, half * 0.5), colours.body);
        }
    }
    mesh
}

/// Where the cells are: as many whole pixels apart as fit.
fn layout(scene: &Scene, fold: Option<&Fold>, square: Rect, scale: f32) -> Layout {
    let board = &scene.variant.board;
    let folding = Folding::new(board.grid, fold.map(|fold| (fold, 1.0)).into_iter(), fold);
    let room = Rect::from_min_size(Pos2::ZERO, vec2(ROOM, ROOM));
    let roomy = Layout::folded(board, scene.flipped, room, 1.0, folding);
    let extent = roomy.frame.size() / roomy.unit;
    let unit = square.width().min(square.height()) / extent.max_elem();
    let unit = if matches!(board.look, Look::Diamond | Look::Hexagons) { unit } else { (unit * scale).floor().max(1.0) / scale };
    let size = extent * unit;
    let corner = ((square.center() - size / 2.0).to_vec2() * scale).round() / scale;
    roomy.placed(Rect::from_min_size(corner.to_pos2(), size))
}

/// The colour of a cell as the game inside has it.
pub(super) fn color(scene: &Scene, fold: Option<&Fold>, cell: Cell, theme: &BoardTheme) -> Color32 {
    let lattice = fold.and_then(|fold| scene.variant.layers.get(fold.layer));
    let Some(lattice) = lattice else { return plain(scene, cell, theme) };
    let tint = theme.tint(lattice.tint);
    if fold.is_some_and(|fold| fold.is_dark(cell)) { tint.lerp_to_gamma(Color32::BLACK, 0.22) } else { tint }
}

/// The colour of a piece that has no room for an outline: White's stands out from pale cells too.
fn tiny(side: usize, colours: &PieceColours, theme: &BoardTheme) -> Color32 {
    if theme.dark { [colours.body, Color32::BLACK][side] } else { colours.body.lerp_to_gamma(colours.ink, [0.42, 0.0][side]) }
}

fn spot(center: Pos2, half: f32) -> [Pos2; 4] {
    [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(x, y)| center + vec2(x, y) * half)
}
