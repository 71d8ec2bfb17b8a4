//! Where cells are on the screen, and which cell is at a place: plain geometry, without painting.

mod folding;
mod strips;
#[cfg(test)]
mod tests;

use egui::{Pos2, Rect, Vec2, lerp, vec2};

use crate::geometry::{Cell, CellSet, Grid};
use crate::variant::{Board, Look};

pub use folding::Folding;
pub use strips::Strips;

/// Half the side of a cell's square, in grid steps, where squares and their corners share the board.
const SPOT: f32 = 0.66;

/// A board laid out in a rectangle of the screen; all lengths in points.
#[derive(Clone, Debug)]
pub struct Layout {
    /// How the cells are drawn.
    pub look: Look,
    /// The distance between neighbouring grid points.
    pub unit: f32,
    /// The board without its margins.
    pub frame: Rect,
    /// Room around the board for coordinates.
    pub margin: f32,
    grid: Grid,
    cells: CellSet,
    folding: Folding,
    flipped: bool,
    /// Where the grid's middle is.
    origin: Pos2,
    /// The part of the screen in which it is seen.
    pub window: Rect,
}

impl Layout {
    /// The largest board that fits into `area` with cells of whole pixels, in its middle. `scale` is pixels per point.
    #[must_use]
    pub fn new(board: &Board, flipped: bool, area: Rect, scale: f32) -> Self {
        Self::folded(board, flipped, area, scale, Folding::none(board.grid))
    }

    /// The same for a board that is folded, or on its way there. On the way its cells need not be whole pixels.
    #[must_use]
    pub fn folded(board: &Board, flipped: bool, area: Rect, scale: f32, folding: Folding) -> Self {
        let resting = [folding.strips, folding.diagonal].into_iter().all(|share| share <= 0.0 || share >= 1.0);
        let mut layout = Self {
            look: board.look,
            unit: 1.0,
            frame: Rect::NOTHING,
            margin: 0.0,
            grid: board.grid,
            cells: board.cells,
            folding,
            flipped,
            origin: Pos2::ZERO,
            window: Rect::EVERYTHING,
        };
        let extent = layout.extent();
        let fit = |margin: f32| ((area.width() - 2.0 * margin) / extent.width()).min((area.height() - 2.0 * margin) / extent.height());
        layout.margin = match board.look {
            // Letters and numbers stand along slanting edges, beyond the outer tips.
            Look::Diamond => fit(0.0) * 0.6 + 6.0,
            Look::Corners => (fit(0.0) * 0.4).clamp(13.0, 24.0),
            _ => (fit(0.0) * 0.5).clamp(13.0, 24.0),
        };
        // Whole pixels keep the lines between cells equally sharp; on the tilted board it is the cells' sides that count.
        let stretch = if board.look == Look::Diamond { std::f32::consts::SQRT_2 } else { 1.0 };
        let pixels = fit(layout.margin) * stretch * scale;
        let pixels = if resting { pixels.floor() } else { pixels }.max(4.0);
        layout.unit = pixels / stretch / scale;
        let size = extent.size() * layout.unit;
        let corner = ((area.center() - size / 2.0).to_vec2() * scale).round() / scale;
        layout.frame = Rect::from_min_size(corner.to_pos2(), size);
        layout.origin = layout.frame.min - extent.min.to_vec2() * layout.unit;
        layout
    }

    /// The same board larger by `factor`, with the place that was at `middle` in the middle of `window`, in which alone it is seen.
    #[must_use]
    pub(super) fn magnified(&self, factor: f32, middle: Pos2, window: Rect) -> Self {
        let image = |at: Pos2| window.center() + (at - middle) * factor;
        let frame = Rect::from_min_max(image(self.frame.min), image(self.frame.max));
        Self { unit: self.unit * factor, frame, origin: image(self.origin), window, ..self.clone() }
    }

    /// The same board filling a rectangle of its shape.
    #[must_use]
    pub(super) fn placed(&self, rect: Rect) -> Self {
        self.magnified(rect.width() / self.frame.width().max(1.0), self.frame.center(), rect)
    }

    /// Whether something of a cell is to be seen.
    #[must_use]
    pub fn shows(&self, cell: Cell) -> bool {
        self.window.intersects(self.square(cell))
    }

    /// The bounds of all that is drawn of the cells, around the grid's middle, in grid steps.
    fn extent(&self) -> Rect {
        let around = |cell: Cell| {
            let (width, height) = self.size(cell);
            let size = match self.look {
                Look::Squares | Look::Crossings => vec2(width, height),
                _ if !self.is_square(cell) => 2.0 * SPOT * vec2(width, height),
                // Up to the middles of the strips beside it, which are half gone while they fold.
                Look::Corners => Vec2::splat(2.0 - self.folding.strips),
                Look::Diamond => Vec2::splat((2.0 - self.folding.strips) * std::f32::consts::SQRT_2),
            };
            Rect::from_center_size(self.place(cell).to_pos2(), size)
        };
        self.cells.iter().map(around).reduce(Rect::union).unwrap_or(Rect::from_center_size(Pos2::ZERO, Vec2::splat(1.0)))
    }

    /// Whether a cell is a square rather than a corner of squares, where both share the board.
    #[must_use]
    pub fn is_square(&self, cell: Cell) -> bool {
        self.grid.file(cell) % 2 == 1 && self.grid.rank(cell) % 2 == 1
    }

    /// A cell's middle from the grid's middle, in grid steps, right and down.
    fn place(&self, cell: Cell) -> Vec2 {
        self.to_screen(self.grid_place(self.grid.file(cell), self.grid.rank(cell)))
    }

    fn grid_place(&self, file: i32, rank: i32) -> Vec2 {
        vec2(self.folding.files.middle(file), self.folding.ranks.middle(rank))
    }

    /// How wide and how high the strips of a cell are, in grid steps: 1 unless they are being folded away.
    fn size(&self, cell: Cell) -> (f32, f32) {
        (self.folding.files.width(self.grid.file(cell)), self.folding.ranks.width(self.grid.rank(cell)))
    }

    /// How large a cell is, 1 where nothing is folded and 0 for a cell that is folded away.
    #[must_use]
    pub fn share(&self, cell: Cell) -> f32 {
        let (width, height) = self.size(cell);
        width.min(height)
    }

    /// How far the board is folded.
    #[must_use]
    pub fn folding(&self) -> &Folding {
        &self.folding
    }

    /// A vector of (files, ranks) as the screen shows it: right and down, in grid steps.
    #[must_use]
    pub fn to_screen(&self, step: Vec2) -> Vec2 {
        let step = if self.flipped { -step } else { step };
        match self.look {
            Look::Diamond => vec2(step.x - step.y, -step.x - step.y) * std::f32::consts::FRAC_1_SQRT_2,
            _ => vec2(step.x, -step.y),
        }
    }

    fn to_grid(&self, step: Vec2) -> Vec2 {
        let step = match self.look {
            Look::Diamond => vec2(step.x - step.y, -step.x - step.y) * std::f32::consts::FRAC_1_SQRT_2,
            _ => vec2(step.x, -step.y),
        };
        if self.flipped { -step } else { step }
    }

    /// The middle of a cell.
    #[must_use]
    pub fn center(&self, cell: Cell) -> Pos2 {
        self.origin + self.place(cell) * self.unit
    }

    /// A place on the screen at this file and rank, both from 0, which need not be a cell's.
    #[must_use]
    pub fn point(&self, file: i32, rank: i32) -> Pos2 {
        self.origin + self.to_screen(self.grid_place(file, rank)) * self.unit
    }

    /// Half the side of the square that a man fills.
    #[must_use]
    pub fn half(&self) -> f32 {
        let Folding { strips, diagonal, .. } = self.folding;
        self.unit
            * match self.look {
                Look::Squares => lerp(0.485..=0.63, diagonal * (1.0 - strips)),
                Look::Crossings => 0.47,
                Look::Corners => lerp(0.63..=0.485, strips),
                Look::Diamond => lerp(0.655..=0.42, strips),
            }
    }

    /// Whether cells touch along the sides of diamonds in the grid: squares and corners together.
    #[must_use]
    pub fn has_corners(&self) -> bool {
        matches!(self.look, Look::Corners | Look::Diamond)
    }

    /// How much of a cell's area is a diamond in the grid, as it is where squares and corners share the board, 0 to 1.
    fn diamond(&self) -> f32 {
        let Folding { strips, diagonal, .. } = self.folding;
        if self.has_corners() { 1.0 - strips } else { diagonal * (1.0 - strips) }
    }

    /// The four corners of the area that belongs to a cell.
    #[must_use]
    pub fn polygon(&self, cell: Cell) -> [Pos2; 4] {
        let (width, height) = self.size(cell);
        let diamond = [vec2(-1.0, 0.0), vec2(0.0, 1.0), vec2(1.0, 0.0), vec2(0.0, -1.0)];
        let square = [vec2(-0.5, 0.5), vec2(0.5, 0.5), vec2(0.5, -0.5), vec2(-0.5, -0.5)];
        let (center, share) = (self.center(cell), self.diamond());
        let offset = |at: usize| square[at] + (diamond[at] - square[at]) * share;
        [0, 1, 2, 3].map(|at| center + self.to_screen(offset(at) * vec2(width, height)) * self.unit)
    }

    /// The square around a cell's man, for widgets.
    #[must_use]
    pub fn square(&self, cell: Cell) -> Rect {
        let side = self.side();
        let (width, height) = self.size(cell);
        Rect::from_center_size(self.center(cell), vec2(width, height) * side)
    }

    /// The side of the square around a man.
    #[must_use]
    pub fn side(&self) -> f32 {
        self.unit * lerp(1.0..=2.0 * SPOT, self.diamond())
    }

    /// Whether a cell is on the board as it is to be: not folded away.
    #[must_use]
    pub fn keeps(&self, cell: Cell) -> bool {
        self.folding.kept.as_ref().is_none_or(|kept| kept.contains(cell))
    }

    /// The cells that are to be seen, in rising order.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        self.folding.kept.unwrap_or(self.cells).iter()
    }

    /// All cells, those that are folded away too.
    pub fn all_cells(&self) -> impl Iterator<Item = Cell> + use<> {
        self.cells.iter()
    }

    /// The grid behind the cells.
    #[must_use]
    pub fn grid(&self) -> Grid {
        self.grid
    }

    /// The cell at a place, if there is one.
    #[must_use]
    pub fn hit(&self, at: Pos2) -> Option<Cell> {
        if !self.window.contains(at) {
            return None;
        }
        let step = self.to_grid((at - self.origin) / self.unit);
        if self.folding.strips > 0.0 {
            let cell = self.grid.cell(self.folding.files.at(step.x)?, self.folding.ranks.at(step.y)?)?;
            return (self.cells.contains(cell) && self.keeps(cell)).then_some(cell);
        }
        let middle = self.grid_place(0, 0);
        let (file, rank) = (step.x - middle.x, step.y - middle.y);
        let near = |by: f32| (by.floor(), by.ceil());
        let ((left, right), (low, high)) = (near(file), near(rank));
        let candidates = [(left, low), (right, low), (left, high), (right, high)];
        candidates.into_iter().find_map(|(x, y)| self.cell_within(file - x, rank - y, x, y))
    }

    /// The cell on a file and rank, if the place that is `dx` and `dy` grid steps from its middle belongs to it.
    #[expect(clippy::cast_possible_truncation, reason = "saturates, and is then off the grid")]
    fn cell_within(&self, dx: f32, dy: f32, file: f32, rank: f32) -> Option<Cell> {
        let inside = if self.diamond() > 0.5 { dx.abs() + dy.abs() <= 1.0 } else { dx.abs() <= 0.5 && dy.abs() <= 0.5 };
        let cell = inside.then(|| self.grid.cell(file as i32, rank as i32)).flatten()?;
        (self.cells.contains(cell) && self.keeps(cell)).then_some(cell)
    }

    /// The cell that an arrow key leads to: `right` and `up` are -1, 0 or 1 on the screen. The same cell at the edge.
    #[must_use]
    pub fn neighbour(&self, cell: Cell, right: i32, up: i32) -> Cell {
        let sign = if self.flipped { -1 } else { 1 };
        let (dx, dy) = (right * sign, up * sign);
        let strips = self.folding.kept.is_some() && self.folding.strips > 0.0;
        let corners = self.look == Look::Corners || self.folding.kept.is_some() && self.folding.diagonal > 0.0;
        let tries = match self.look {
            Look::Diamond if strips => self.slanting(cell, dx, dy),
            _ if strips => [(dx, dy), (2 * dx, 2 * dy)],
            // A key goes along the rows as they are seen, which are the grid's diagonals.
            Look::Diamond => [(dx + dy, dy - dx); 2],
            _ if corners => self.zigzag(cell, dx, dy),
            _ => [(dx, dy), (2 * dx, 2 * dy)],
        };
        let (file, rank) = (self.grid.file(cell), self.grid.rank(cell));
        let cells = tries.into_iter().filter_map(|(x, y)| self.grid.cell(file + x, rank + y));
        cells.into_iter().find(|&cell| self.cells.contains(cell) && self.keeps(cell)).unwrap_or(cell)
    }

    /// The squares of a tilted board alone: a key goes to and fro between two of their diagonals, so that it reaches every square.
    fn slanting(&self, cell: Cell, dx: i32, dy: i32) -> [(i32, i32); 2] {
        let along = [(2 * (dx + dy).signum(), 0), (0, 2 * (dy - dx).signum())];
        let turn = (self.grid.file(cell) / 2 + self.grid.rank(cell) / 2) % 2 == 0;
        if turn { along } else { [along[1], along[0]] }
    }

    /// Squares and corners lie on diagonals, so a key goes to and fro between two rows of them, reaching every cell of both.
    fn zigzag(&self, cell: Cell, dx: i32, dy: i32) -> [(i32, i32); 2] {
        let turn = if self.grid.rank(cell) % 2 == 1 { 1 } else { -1 };
        if dx == 0 { [(-turn, dy), (turn, dy)] } else { [(dx, turn), (dx, -turn)] }
    }
}
