//! The empty board while it is folded to one layer, or on its way: cells that shrink, grow, and take on the colours of the game inside.

use egui::epaint::Mesh;
use egui::{Color32, FontId, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, pos2, vec2};
use nestmate_core::geometry::Cell;
use nestmate_core::variant::Look;
use nestmate_text::words::{named, say};

use super::cells::{add_polygon, color, spot, square_color, square_tint};
use super::fold::{Folds, turned};
use super::layout::Layout;
use super::theme::BoardTheme;
use crate::app::{Fold, FoldShape, Scene};

pub(super) fn paint(painter: &Painter, scene: &Scene, folds: &Folds, layout: &Layout, theme: &BoardTheme) {
    let board = FoldedBoard { painter, scene, folds, layout, theme };
    board.ground();
    board.cells();
}

struct FoldedBoard<'a> {
    painter: &'a Painter,
    scene: &'a Scene,
    folds: &'a Folds,
    layout: &'a Layout,
    theme: &'a BoardTheme,
}

impl FoldedBoard<'_> {
    fn ground(&self) {
        let layout = self.layout;
        let squares = || layout.all_cells().filter(|&cell| layout.is_square(cell));
        let (frame_ink, folded) = self.edge();
        if layout.look == Look::Diamond {
            let edge = Stroke::new(3.0 + 3.0 * folded, frame_ink);
            return squares().for_each(|cell| _ = self.painter.add(Shape::closed_line(self.corners(cell).to_vec(), edge)));
        }
        let all = layout.all_cells().map(|cell| self.rect(cell)).filter(Rect::is_positive).reduce(Rect::union);
        let inner = squares().map(|cell| self.rect(cell)).reduce(Rect::union);
        // Where squares and corners share the board, the outer corners stick out of its edge.
        let out = if layout.has_corners() { 1.0 } else { layout.folding.diagonal };
        let frame = all.zip(inner).map(|(all, inner)| all.lerp_towards(&inner, out));
        let Some(frame) = frame else { return };
        let edge = 1.0 + 4.0 * folded;
        if !self.is_solid() {
            self.painter.rect_filled(frame.expand(edge), 3.0 * folded, frame_ink);
            return;
        }
        // What lies under cells is not seen, and without a graphics card filling is most of the work of a frame.
        for strip in strips(frame.expand(edge), frame.shrink(2.0)) {
            let painter = self.painter.with_clip_rect(strip.intersect(self.painter.clip_rect()));
            painter.rect_filled(frame.expand(edge), 3.0 * folded, frame_ink);
        }
        let mut holes = Mesh::default();
        for hole in self.holes() {
            add_polygon(&mut holes, &layout.quad(hole), frame_ink);
        }
        self.painter.add(Shape::mesh(holes));
    }

    fn is_solid(&self) -> bool {
        let upright = match self.layout.look {
            Look::Squares | Look::Crossings => true,
            Look::Corners => self.holes().is_empty(),
            Look::Diamond | Look::Hexagons => false,
        };
        upright && self.layout.folding.diagonal <= 0.0
    }

    /// Where cells are missing: of a board with corners only squares.
    fn holes(&self) -> Vec<Cell> {
        let (grid, cells) = (self.layout.grid, self.scene.variant.board.cells);
        let all = (0..i32::from(grid.files())).flat_map(|file| (0..i32::from(grid.ranks())).map(move |rank| (file, rank)));
        let missing = all.filter_map(|(file, rank)| grid.cell(file, rank)).filter(|&cell| !cells.contains(cell));
        missing.filter(|&cell| !self.layout.has_corners() || self.layout.is_square(cell)).collect()
    }

    /// The colour of the board's edge, on its way to that of the lattice it folds to, and how far it has come.
    fn edge(&self) -> (Color32, f32) {
        let folds = self.folds.shares().filter_map(|(fold, share)| Some((self.scene.variant.layers.get(fold.layer)?, share)));
        folds.fold((self.theme.frame, 0.0), |(ink, most), (layer, share)| {
            (ink.lerp_to_gamma(super::tracks::ink_of(layer.tint, self.theme), share), share.max(most))
        })
    }

    fn left(&self, cell: Cell) -> f32 {
        let diagonal = self.folds.shares().filter(|(fold, _)| fold.shape == FoldShape::Diagonal && !fold.cells.contains(cell));
        diagonal.map(|(_, share)| 1.0 - share).fold(1.0, f32::min)
    }

    fn rect(&self, cell: Cell) -> Rect {
        Rect::from_points(&self.corners(cell))
    }

    /// The corners of what a cell covers: of a square among corners more than can be clicked.
    fn corners(&self, cell: Cell) -> [Pos2; 4] {
        let layout = self.layout;
        let (file, rank) = (layout.grid.file(cell), layout.grid.rank(cell));
        if layout.has_corners() && layout.is_square(cell) {
            return [(-1, 1), (1, 1), (1, -1), (-1, -1)].map(|(x, y)| layout.point(file + x, rank + y));
        }
        let grown = if layout.is_square(cell) { 1.0 + layout.folding.diagonal * (1.0 - layout.folding.strips) } else { 1.0 };
        let half = grown * layout.unit * layout.share(cell) / 2.0;
        let center = layout.center(cell);
        [(-1.0, 1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)].map(|(x, y)| center + layout.to_screen(vec2(x, y)) * half)
    }

    fn cells(&self) {
        let (layout, theme) = (self.layout, self.theme);
        let edge = Stroke::new(1.0, theme.line);
        // Nothing is to be seen between cells where there is no ground.
        let least = if self.is_solid() { f32::MIN_POSITIVE } else { 0.01 };
        let (mut areas, mut squares, mut edges) = (Mesh::default(), Mesh::default(), Mesh::default());
        let (mut lines, mut spots) = (Vec::new(), Vec::new());
        // Upright cells have an edge above and one to the left, as the whole board has: two areas each, and none painted twice.
        let mut outline = |corners: [Pos2; 4]| match layout.look {
            Look::Diamond => lines.push(Shape::closed_line(corners.to_vec(), edge)),
            Look::Squares | Look::Corners | Look::Crossings | Look::Hexagons => self.add_edges(&mut edges, &corners),
        };
        for cell in layout.all_cells() {
            if layout.share(cell) < least && !(layout.has_corners() && layout.is_square(cell)) {
                continue;
            }
            let left = self.left(cell);
            if left <= 0.0 {
                continue;
            }
            let (corners, color) = (self.corners(cell), self.color(cell).gamma_multiply(left));
            let round = self.roundness(cell);
            if layout.is_square(cell) && (layout.has_corners() || layout.folding.diagonal > 0.0) {
                add_polygon(&mut squares, &corners, color);
                outline(corners);
            } else if round >= 1.0 {
                // The line lies half over the spot.
                let radius = layout.unit * 0.5 * layout.share(cell) - edge.width / 2.0;
                spots.extend(spot(self.painter, layout.center(cell), radius, color, edge));
            } else if round > 0.0 {
                let radius = layout.unit * 0.5 * layout.share(cell);
                let rect = Rect::from_center_size(layout.center(cell), egui::Vec2::splat(2.0 * radius));
                spots.push(Shape::Rect(egui::epaint::RectShape::new(rect, radius * round, color, edge, StrokeKind::Middle)));
            } else {
                let corners = if layout.folding.diagonal > 0.0 { corners } else { layout.quad(cell) };
                add_polygon(&mut areas, &corners, color);
                outline(corners);
            }
        }
        self.painter.add(Shape::mesh(areas));
        self.painter.add(Shape::mesh(squares));
        self.painter.add(Shape::mesh(edges));
        self.painter.extend(lines);
        self.painter.extend(spots);
    }

    /// Adds the upper and the left edge of an upright cell, a pixel wide.
    fn add_edges(&self, mesh: &mut Mesh, corners: &[Pos2; 4]) {
        let (pixel, cell) = (1.0 / self.painter.pixels_per_point(), Rect::from_points(corners));
        let left = Rect::from_min_max(cell.min + vec2(0.0, pixel), pos2(cell.left() + pixel, cell.bottom()));
        mesh.add_colored_rect(Rect::from_min_size(cell.min, vec2(cell.width(), pixel)), self.theme.line);
        mesh.add_colored_rect(left, self.theme.line);
    }

    /// How round a cell is: the corners of squares are spots.
    fn roundness(&self, cell: Cell) -> f32 {
        let layout = self.layout;
        if layout.is_square(cell) {
            0.0
        } else if layout.has_corners() {
            1.0
        } else {
            let stays = self.folds.shares().any(|(fold, _)| fold.shape == FoldShape::Diagonal && fold.cells.contains(cell));
            if stays { layout.folding.diagonal } else { 0.0 }
        }
    }

    fn color(&self, cell: Cell) -> Color32 {
        let theme = self.theme;
        let plain = color(self.scene, self.folds, cell, theme);
        let squared = || square_color(self.scene, self.folds, cell, theme);
        let begin = if self.layout.has_corners() && self.layout.is_square(cell) { squared() } else { plain };
        self.folds.shares().fold(begin, |color, (fold, share)| {
            if !fold.cells.contains(cell) {
                return color;
            }
            let inside = fold.inner.as_ref().and_then(|inner| {
                let (game, at) = (&inner.variant, inner.cell(cell)?);
                let tint = game.layers.get(game.layer_of_cell(at)?)?.tint;
                let between = fold.shape == FoldShape::Diagonal && self.layout.is_square(cell);
                Some(if between { square_tint(game.board.grid, at, tint, theme) } else { theme.tint(tint) })
            });
            let square = self.layout.is_square(cell) || fold.shape != FoldShape::Diagonal;
            let end = inside.unwrap_or_else(|| if square { squared() } else { plain });
            color.lerp_to_gamma(end, turned(share))
        })
    }
}

/// Over a folded board: which game it is folded to, in the colour of its lattice. What happened outside takes the place of this.
pub(super) fn title(painter: &Painter, scene: &Scene, layout: &Layout, theme: &BoardTheme) {
    const SIZE: f32 = 18.0;
    let Some(fold) = scene.naming().fold.filter(|_| scene.outside.is_none() && scene.preview.is_none()) else { return };
    let text = say!("fold-title", inner = named(fold.name(&scene.variant)), game = named(&scene.variant.name));
    let galley = painter.layout_no_wrap(text, FontId::proportional(SIZE), theme.text);
    let middle = layout.frame.top() - layout.edge() - SIZE;
    if middle - SIZE < layout.room.top() || layout.frame.left() + galley.size().x + 2.0 * SIZE > layout.room.right() {
        return;
    }
    let swatch = Rect::from_center_size(pos2(layout.frame.left() + SIZE * 0.4, middle), vec2(SIZE, SIZE) * 0.8);
    if let Some(layer) = scene.variant.layers.get(fold.layer) {
        painter.rect(swatch, 3.0, theme.tint(layer.tint), Stroke::new(1.0, theme.frame), StrokeKind::Inside);
    }
    painter.galley(pos2(swatch.right() + 8.0, middle - galley.size().y / 2.0), galley, theme.text);
}

/// What of an area is not within another: above it, below, left and right, with what smoothed edges need outside.
fn strips(area: Rect, within: Rect) -> [Rect; 4] {
    let area = area.expand(2.0);
    let [left, right] = [(area.left(), within.left()), (within.right(), area.right())];
    [
        Rect::from_min_max(area.min, pos2(area.right(), within.top())),
        Rect::from_min_max(pos2(area.left(), within.bottom()), area.max),
        Rect::from_min_max(pos2(left.0, within.top()), pos2(left.1, within.bottom())),
        Rect::from_min_max(pos2(right.0, within.top()), pos2(right.1, within.bottom())),
    ]
}

pub(super) fn renames(fold: &Fold) -> bool {
    fold.shape != FoldShape::Diagonal
}

pub(super) fn stays(fold: Option<&Fold>, files: u8, ranks: u8) -> (Vec<i32>, Vec<i32>) {
    let kept = |stay: &[bool]| (0..).zip(stay).filter(|(_, stays)| **stays).map(|(at, _)| at).collect();
    match fold.map(|fold| &fold.shape) {
        Some(FoldShape::Strips { files, ranks }) => (kept(files), kept(ranks)),
        _ => ((0..i32::from(files)).collect(), (0..i32::from(ranks)).collect()),
    }
}
