//! The empty board: cells tinted by lattice, lines, coordinates.

use egui::epaint::{Mesh, Vertex, WHITE_UV};
use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, vec2};
use nestmate_core::geometry::{Cell, CellSet, Grid, Offset};
use nestmate_core::variant::{Base, Look, Side, Variant, Way};

use super::coordinates;
use super::fold::Folds;
use super::layout::Layout;
use super::marks::gold;
use super::theme::{BoardTheme, contrast};
use crate::app::{LayerState, Scene};

/// The water of a river on a light board and on a dark one, and how much of the ground it covers.
const RIVER: [(Color32, f32); 2] = [(Color32::from_rgb(0x8f, 0xb6, 0xcc), 0.5), (Color32::from_rgb(0x35, 0x66, 0x8c), 0.6)];

pub(super) fn paint(painter: &Painter, scene: &Scene, folds: &Folds, layout: &Layout, theme: &BoardTheme) {
    let inside = painter.with_clip_rect(painter.clip_rect().intersect(layout.window));
    if layout.folding.is_none() {
        ground(&inside, scene, folds, layout, theme);
    } else {
        super::fold_cells::paint(&inside, scene, folds, layout, theme);
    }
    coordinates::paint(painter, scene, folds, layout, theme);
}

fn ground(painter: &Painter, scene: &Scene, folds: &Folds, layout: &Layout, theme: &BoardTheme) {
    match layout.look {
        Look::Squares => squares(painter, scene, folds, layout, theme),
        Look::Crossings => crossings(painter, scene, folds, layout, theme),
        Look::Hexagons => hexagons(painter, scene, folds, layout, theme),
        Look::Corners | Look::Diamond => corners(painter, scene, folds, layout, theme),
    }
    outlines(painter, scene, layout, theme);
    if theme.signs {
        signs(painter, scene, layout, theme);
    }
    goals(painter, scene, layout, theme);
}

/// What tells the cells of each layer from those of others without any colour: like what its pieces stand on, and whether it is filled;
/// another lattice of the same kind has the outline alone. `None` for the cells of free pieces, and where all cells are of one layer.
fn lattice_signs(variant: &Variant) -> Vec<Option<(Base, bool)>> {
    let layers = &variant.layers;
    let several = layers.iter().filter(|layer| !layer.cells.is_empty()).count() > 1;
    let first = |at: usize| layers[..at].iter().all(|other| other.base != layers[at].base);
    let sign = |at: usize| (several && layers[at].base != Base::Free).then(|| (layers[at].base, first(at)));
    (0..layers.len()).map(sign).collect()
}

fn signs(painter: &Painter, scene: &Scene, layout: &Layout, theme: &BoardTheme) {
    let signs = lattice_signs(&scene.variant);
    let radius = (layout.unit * 0.075).max(1.5);
    // In the corner of a cell, or at the foot of one whose corners are cells themselves.
    let place = match layout.look {
        Look::Squares | Look::Crossings => vec2(-0.37, 0.37),
        Look::Corners => vec2(0.0, 0.8),
        Look::Diamond => vec2(0.0, 0.5),
        Look::Hexagons => vec2(-0.28, 0.36),
    } * layout.unit;
    for cell in layout.cells().filter(|&cell| scene.cell_state(cell) == LayerState::Shown) {
        let Some((base, filled)) = scene.variant.layer_of_cell(cell).and_then(|layer| signs.get(layer).copied().flatten()) else {
            continue;
        };
        let ground = plain(scene, cell, theme);
        let [black, white] = [Color32::BLACK, Color32::WHITE];
        let ink = if contrast(ground, black) > contrast(ground, white) { black } else { white };
        let (center, line) = (layout.center(cell) + place, Stroke::new((radius * 0.4).max(1.0), ink));
        let fill = if filled { ink } else { Color32::TRANSPARENT };
        // Around it the other of the two, so that it is seen whatever lies beside it.
        let around = Stroke::new(line.width + 2.0, BoardTheme::sheer(if ink == black { white } else { black }, 0.7));
        match base {
            Base::Disc | Base::Octagon | Base::Free => {
                painter.circle_stroke(center, radius, around);
                painter.circle(center, radius, fill, line);
            }
            Base::Tile => {
                let corners = [(0.0, -1.3), (0.85, -0.75), (1.1, 1.0), (-1.1, 1.0), (-0.85, -0.75)];
                let corners = corners.map(|(x, y)| center + vec2(x, y) * radius).to_vec();
                painter.add(Shape::closed_line(corners.clone(), around));
                painter.add(Shape::convex_polygon(corners, fill, line));
            }
        }
    }
}

/// How far lines within a cell are from its edge, as a share of its size.
const INSIDE: f32 = 0.14;

fn outlines(painter: &Painter, scene: &Scene, layout: &Layout, theme: &BoardTheme) {
    let ink = if theme.dark { Color32::WHITE } else { Color32::BLACK };
    for cell in layout.cells().filter(|&cell| scene.cell_state(cell) == LayerState::Outlined) {
        let layer = scene.variant.layer_of_cell(cell).and_then(|layer| scene.variant.layers.get(layer));
        let tint = layer.map_or(theme.line, |layer| theme.tint(layer.tint).lerp_to_gamma(ink, 0.25));
        let (around, width) = (layout.inset(cell, INSIDE), (layout.unit * 0.045).max(1.2));
        super::marks::ringed(painter, around, (width, tint), theme.ring());
    }
}

fn goals(painter: &Painter, scene: &Scene, layout: &Layout, theme: &BoardTheme) {
    const LENGTH: f32 = 0.26;
    let (gold, edge) = gold(theme.dark);
    // Gold alone is too pale on a light board.
    let color = if theme.dark { gold } else { edge };
    let stroke = Stroke::new((layout.unit * 0.025).max(1.2), color);
    for cell in scene.variant.goals.cells().iter() {
        let corners = layout.inset(cell, INSIDE);
        for at in 0..corners.len() {
            let [last, corner, next] = [at + corners.len() - 1, at, at + 1].map(|at| corners[at % corners.len()]);
            painter.line(vec![corner.lerp(last, LENGTH), corner, corner.lerp(next, LENGTH)], stroke);
        }
    }
}

/// The colour of a cell: its lattice's tint as far as the lattice is shown, paler where another one is pointed at.
pub(super) fn color(scene: &Scene, folds: &Folds, cell: Cell, theme: &BoardTheme) -> Color32 {
    stepped_back(plain(scene, cell, theme), folds, cell, theme)
}

/// The same for a square between corners: pale and deep ones alternate.
pub(super) fn square_color(scene: &Scene, folds: &Folds, cell: Cell, theme: &BoardTheme) -> Color32 {
    let color = painted(scene, cell, theme, |tint| square_tint(scene.variant.board.grid, cell, tint, theme));
    stepped_back(color, folds, cell, theme)
}

/// The colour of a square between corners in a lattice of this tint.
pub(super) fn square_tint(grid: Grid, cell: Cell, tint: [u8; 3], theme: &BoardTheme) -> Color32 {
    let deep = (grid.file(cell) / 2 + grid.rank(cell) / 2) % 2 == 0;
    theme.squares(tint)[usize::from(deep)]
}

fn stepped_back(color: Color32, folds: &Folds, cell: Cell, theme: &BoardTheme) -> Color32 {
    let back = folds.back(cell);
    if back > 0.0 { color.lerp_to_gamma(theme.pale(color), back) } else { color }
}

pub(super) fn plain(scene: &Scene, cell: Cell, theme: &BoardTheme) -> Color32 {
    painted(scene, cell, theme, |tint| theme.tint(tint))
}

fn painted(scene: &Scene, cell: Cell, theme: &BoardTheme, color: impl Fn([u8; 3]) -> Color32) -> Color32 {
    let Some(layer) = scene.variant.layer_of_cell(cell).and_then(|layer| scene.variant.layers.get(layer)) else { return theme.blank };
    let tint = color(layer.tint);
    match scene.cell_state(cell) {
        LayerState::Shown => tint,
        LayerState::Dimmed => theme.pale(tint),
        LayerState::Outlined | LayerState::Hidden => theme.blank,
    }
}

/// Adds a filled convex polygon without smoothed edges, for areas that lie side by side.
pub(super) fn add_polygon(mesh: &mut Mesh, corners: &[Pos2], color: Color32) {
    #[expect(clippy::cast_possible_truncation, reason = "a few thousand corners")]
    let (first, count) = (mesh.vertices.len() as u32, corners.len() as u32);
    mesh.vertices.extend(corners.iter().map(|&pos| Vertex { pos, uv: WHITE_UV, color }));
    mesh.indices.extend((2..count).flat_map(|corner| [first, first + corner - 1, first + corner]));
}

/// The largest spot that is painted with few triangles, in pixels. Drawings tell its rings apart only up to here.
const SMALL: f32 = 40.0;

/// A disc with a line around it. A board has dozens, and egui's own are of hundreds of triangles each: a small one is made of few.
pub(super) fn spot(painter: &Painter, center: Pos2, radius: f32, color: Color32, line: Stroke) -> Vec<Shape> {
    const SIDES: u8 = 28;
    let pixel = 1.0 / painter.pixels_per_point();
    if radius > SMALL * pixel || radius < 4.0 * pixel {
        return vec![Shape::circle_filled(center, radius, color), Shape::circle_stroke(center, radius, line)];
    }
    // From the disc over the middle of the line to nothing: three rings of corners, which also smooths the edges.
    let rings =
        [(radius - pixel / 2.0, color), (radius + line.width / 2.0, line.color), (radius + line.width + pixel / 2.0, Color32::TRANSPARENT)];
    let mut mesh = Mesh::default();
    for (radius, color) in rings {
        let corner = |side: u8| center + radius * egui::Vec2::angled(f32::from(side) * std::f32::consts::TAU / f32::from(SIDES));
        mesh.vertices.extend((0..SIDES).map(|side| Vertex { pos: corner(side), uv: WHITE_UV, color }));
    }
    let sides = u32::from(SIDES);
    mesh.indices.extend((1..sides - 1).flat_map(|side| [0, side, side + 1]));
    for first in [0, sides] {
        for side in 0..sides {
            let (one, next) = (first + side, first + (side + 1) % sides);
            mesh.indices.extend([one, next, one + sides, next, next + sides, one + sides]);
        }
    }
    vec![Shape::mesh(mesh)]
}

/// Upright cells in their colours within the board's frame, which is `pixel` wide.
fn areas(pixel: f32, scene: &Scene, folds: &Folds, layout: &Layout, theme: &BoardTheme) -> Mesh {
    let mut mesh = Mesh::default();
    for cell in rim(scene, layout) {
        mesh.add_colored_rect(layout.square(cell).expand(pixel), theme.frame);
    }
    for cell in layout.cells() {
        mesh.add_colored_rect(layout.square(cell), color(scene, folds, cell, theme));
    }
    mesh
}

fn squares(painter: &Painter, scene: &Scene, folds: &Folds, layout: &Layout, theme: &BoardTheme) {
    let pixel = 1.0 / painter.pixels_per_point();
    let mut mesh = areas(pixel, scene, folds, layout, theme);
    // One line per cell above and to the left; the frame closes the board on all sides.
    for cell in layout.cells() {
        let square = layout.square(cell);
        mesh.add_colored_rect(Rect::from_min_size(square.min, vec2(square.width(), pixel)), theme.line);
        mesh.add_colored_rect(Rect::from_min_size(square.min + vec2(0.0, pixel), vec2(pixel, square.height() - pixel)), theme.line);
    }
    painter.add(Shape::mesh(mesh));
    let border = Stroke::new((layout.unit * 0.05).max(1.5), theme.frame);
    for walled in walled(scene) {
        for cell in walled.iter() {
            let square = layout.square(cell);
            let (files, ranks) = if scene.flipped { (-1, -1) } else { (1, 1) };
            let sides = [
                ((-files, 0), [square.left_top(), square.left_bottom()]),
                ((files, 0), [square.right_top(), square.right_bottom()]),
                ((0, ranks), [square.left_top(), square.right_top()]),
                ((0, -ranks), [square.left_bottom(), square.right_bottom()]),
            ];
            for (step, ends) in sides {
                if !layout.grid.step(cell, step).is_some_and(|next| walled.contains(next)) {
                    painter.line_segment(ends, border);
                }
            }
        }
    }
}

/// The cells at the edge of the board. What lies under the others is not seen.
fn rim(scene: &Scene, layout: &Layout) -> impl Iterator<Item = Cell> {
    let around = (-1..=1).flat_map(|x| (-1..=1).map(move |y| (x, y)));
    let inside = move |&cell: &Cell| {
        around.clone().all(|step| layout.grid.step(cell, step).is_some_and(|next| scene.variant.board.cells.contains(next)))
    };
    layout.cells().filter(move |cell| !inside(cell))
}

/// The regions whose edges some piece may not cross, such as a fortress: their borders are drawn.
fn walled(scene: &Scene) -> Vec<CellSet> {
    let variant = &scene.variant;
    let mut found = Vec::new();
    for wall in variant.kinds.iter().flat_map(|kind| &kind.ways).flat_map(|way| &way.walls) {
        for side in Side::BOTH {
            let cells = variant.seen_by(side, wall);
            if !found.contains(&cells) {
                found.push(cells);
            }
        }
    }
    found
}

fn corners(painter: &Painter, scene: &Scene, folds: &Folds, layout: &Layout, theme: &BoardTheme) {
    let grid = layout.grid;
    let mut mesh = Mesh::default();
    let mut outlines = Vec::new();
    let mut spots = Vec::new();
    for cell in layout.cells() {
        let (file, rank) = (grid.file(cell), grid.rank(cell));
        if layout.is_square(cell) {
            let around = [(-1, 1), (1, 1), (1, -1), (-1, -1)].map(|(x, y)| layout.point(file + x, rank + y));
            add_polygon(&mut mesh, &around, square_color(scene, folds, cell, theme));
            outlines.push(around.to_vec());
        } else {
            let (center, color) = (layout.center(cell), color(scene, folds, cell, theme));
            spots.extend(spot(painter, center, layout.unit * 0.5, color, Stroke::new(1.2, theme.line)));
        }
    }
    tiles(painter, mesh, outlines, Stroke::new(3.0, theme.frame), theme);
    painter.extend(spots);
}

/// Paints areas with a line around each. The border of the board is painted before them: only its outer half stays in sight.
fn tiles(painter: &Painter, areas: Mesh, outlines: Vec<Vec<Pos2>>, border: Stroke, theme: &BoardTheme) {
    painter.extend(outlines.iter().map(|corners| Shape::closed_line(corners.clone(), border)));
    painter.add(Shape::mesh(areas));
    painter.extend(outlines.into_iter().map(|corners| Shape::closed_line(corners, Stroke::new(1.0, theme.line))));
}

fn hexagons(painter: &Painter, scene: &Scene, folds: &Folds, layout: &Layout, theme: &BoardTheme) {
    let mut mesh = Mesh::default();
    let outlines: Vec<Vec<Pos2>> = layout.cells().map(|cell| layout.polygon(cell)).collect();
    for (cell, corners) in layout.cells().zip(&outlines) {
        add_polygon(&mut mesh, corners, color(scene, folds, cell, theme));
    }
    tiles(painter, mesh, outlines, Stroke::new(4.0, theme.frame), theme);
}

fn crossings(painter: &Painter, scene: &Scene, folds: &Folds, layout: &Layout, theme: &BoardTheme) {
    let grid = layout.grid;
    let mut mesh = areas(1.0 / painter.pixels_per_point(), scene, folds, layout, theme);
    if let Some(rank) = scene.variant.board.river {
        let ends = [layout.point(0, rank), layout.point(i32::from(grid.files()) - 1, rank + 1)];
        let (water, cover) = RIVER[usize::from(theme.dark)];
        mesh.add_colored_rect(Rect::from_two_pos(ends[0], ends[1]), BoardTheme::sheer(water, cover));
    }
    painter.add(Shape::mesh(mesh));
    let line = Stroke::new((layout.unit * 0.03).max(1.0), theme.text.gamma_multiply(0.75));
    let across = |cell: Cell, step: Offset| step == (0, 1) && scene.variant.board.river == Some(grid.rank(cell));
    let side = |cell: Cell| [0, i32::from(grid.files()) - 1].contains(&grid.file(cell));
    for cell in layout.cells() {
        for step in [(1, 0), (0, 1)] {
            // Where the board goes round, the line would lead back across it.
            let next = grid.step(cell, step).filter(|&next| next > cell && scene.variant.board.cells.contains(next));
            // Of the lines along the files only the outermost go across a river.
            let next = next.filter(|_| !across(cell, step) || side(cell));
            if let Some(next) = next {
                painter.line_segment([layout.center(cell), layout.center(next)], line);
            }
        }
    }
    for [a, b] in palaces(&scene.variant) {
        painter.line_segment([layout.center(a), layout.center(b)], line);
    }
}

/// The diagonal lines of palaces: the ways of steps that stay within a few cells.
fn palaces(variant: &Variant) -> Vec<[Cell; 2]> {
    let grid = variant.board.grid;
    let diagonal =
        |way: &&Way| way.within != variant.board.cells && way.images.iter().any(|(step, _)| step.0.abs() == 1 && step.1.abs() == 1);
    let mut lines = Vec::new();
    for way in variant.kinds.iter().flat_map(|kind| &kind.ways).filter(diagonal) {
        for side in Side::BOTH {
            let inside = variant.seen_by(side, &way.within) & variant.board.cells;
            for ends in diagonals(grid, inside) {
                if !lines.contains(&ends) {
                    lines.push(ends);
                }
            }
        }
    }
    lines
}

/// From corner to corner of a square of cells; of other cells, from each to those that touch its corners.
fn diagonals(grid: Grid, cells: CellSet) -> Vec<[Cell; 2]> {
    let span = |at: &dyn Fn(Cell) -> i32| {
        let all = || cells.iter().map(at);
        all().min().zip(all().max())
    };
    let (Some((left, right)), Some((low, high))) = (span(&|cell| grid.file(cell)), span(&|cell| grid.rank(cell))) else {
        return Vec::new();
    };
    let side = right - left + 1;
    let lines: Vec<[(i32, i32); 2]> = if side == high - low + 1 && usize::try_from(side * side).is_ok_and(|area| area == cells.len()) {
        // Half of a larger board is no palace.
        if side < i32::from(grid.files()) { vec![[(left, low), (right, high)], [(left, high), (right, low)]] } else { Vec::new() }
    } else {
        let from = |cell: Cell| [-1, 1].map(|across| [(grid.file(cell), grid.rank(cell)), (grid.file(cell) + across, grid.rank(cell) + 1)]);
        cells.iter().flat_map(from).collect()
    };
    let known = |[(file, rank), (to_file, to_rank)]: [(i32, i32); 2]| Some([grid.cell(file, rank)?, grid.cell(to_file, to_rank)?]);
    lines.into_iter().filter_map(known).filter(|ends| ends.iter().all(|&end| cells.contains(end))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lattices_of_several_games_have_signs_and_shades_of_one_have_none() {
        let signs = |id: &str| lattice_signs(&crate::shipped::library().get(id).expect("a good definition"));
        assert_eq!(signs("sfhiodgei"), [Some((Base::Tile, true)), Some((Base::Disc, true)), None]);
        assert_eq!(signs("fide-chess"), [None, None]);
        assert_eq!(signs("shogi"), [None]);
    }
    #[test]
    fn palaces_are_crossed_by_diagonals() {
        let lines = |id: &str| {
            let variant = crate::shipped::library().get(id).expect("a good definition");
            let name = |cell: Cell| variant.board.grid.name(cell);
            let mut lines: Vec<String> = palaces(&variant).into_iter().map(|[a, b]| format!("{}-{}", name(a), name(b))).collect();
            lines.sort();
            lines.join(" ")
        };
        assert_eq!(lines("xiangqi"), "d1-f3 d10-f8 d3-f1 d8-f10");
        assert_eq!(lines("janggi"), "d1-e2 d8-e9 e2-d3 e2-f3 e9-d10 e9-f10 f1-e2 f8-e9");
    }
}
