//! The areas of cells: squares, diamonds, and what is between them while a board folds.

use egui::{Pos2, Rect, lerp, vec2};
use nestmate_core::geometry::Cell;
use nestmate_core::variant::Look;

use super::{Folding, Layout, SPOT};

impl Layout {
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
    pub(super) fn diamond(&self) -> f32 {
        let Folding { strips, diagonal, .. } = self.folding;
        if self.has_corners() { 1.0 - strips } else { diagonal * (1.0 - strips) }
    }

    #[must_use]
    pub fn polygon(&self, cell: Cell) -> [Pos2; 4] {
        let (width, height) = self.size(cell);
        let diamond = [vec2(-1.0, 0.0), vec2(0.0, 1.0), vec2(1.0, 0.0), vec2(0.0, -1.0)];
        let square = [vec2(-0.5, 0.5), vec2(0.5, 0.5), vec2(0.5, -0.5), vec2(-0.5, -0.5)];
        let (center, share) = (self.center(cell), self.diamond());
        let offset = |at: usize| square[at] + (diamond[at] - square[at]) * share;
        [0, 1, 2, 3].map(|at| center + self.to_screen(offset(at) * vec2(width, height)) * self.unit)
    }

    #[must_use]
    pub fn square(&self, cell: Cell) -> Rect {
        let side = self.side();
        let (width, height) = self.size(cell);
        Rect::from_center_size(self.center(cell), vec2(width, height) * side)
    }

    #[must_use]
    pub fn side(&self) -> f32 {
        self.unit * lerp(1.0..=2.0 * SPOT, self.diamond())
    }
}
