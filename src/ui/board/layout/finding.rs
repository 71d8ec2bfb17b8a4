//! Which cell is at a place, and which one an arrow key leads to.

use egui::{Pos2, vec2};
use nestmate_core::geometry::Cell;
use nestmate_core::variant::Look;

use super::Layout;

impl Layout {
    pub fn hit(&self, at: Pos2) -> Option<Cell> {
        if !self.window.contains(at) {
            return None;
        }
        if self.is_lifted() {
            return self.hit_lifted(at);
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
        if self.look == Look::Hexagons {
            // The nearest of four neighbours.
            let away = |&(x, y): &(f32, f32)| self.to_screen(vec2(file - x, rank - y)).length_sq();
            let (x, y) = candidates.into_iter().min_by(|one, other| away(one).total_cmp(&away(other)))?;
            return self.cell_within(file - x, rank - y, x, y);
        }
        candidates.into_iter().find_map(|(x, y)| self.cell_within(file - x, rank - y, x, y))
    }

    /// The cell on a file and rank, if the place that is `dx` and `dy` grid steps from its middle belongs to it.
    #[expect(clippy::cast_possible_truncation, reason = "saturates, and is then off the grid")]
    fn cell_within(&self, dx: f32, dy: f32, file: f32, rank: f32) -> Option<Cell> {
        let inside = match self.look {
            Look::Hexagons => (dx - dy / 2.0).abs() <= 0.5 && (dy - dx / 2.0).abs() <= 0.5 && (dx + dy).abs() <= 1.0,
            _ if self.diamond() > 0.5 => dx.abs() + dy.abs() <= 1.0,
            _ => dx.abs() <= 0.5 && dy.abs() <= 0.5,
        };
        let cell = inside.then(|| self.grid.cell(file as i32, rank as i32)).flatten()?;
        (self.cells.contains(cell) && self.keeps(cell)).then_some(cell)
    }

    /// The cell that an arrow key leads to: `right` and `up` are -1, 0 or 1 on the screen. The same cell at the edge.
    pub fn neighbour(&self, cell: Cell, right: i32, up: i32) -> Cell {
        if !self.keeps(cell) {
            return self.nearest(cell);
        }
        let sign = if self.flipped { -1 } else { 1 };
        let (dx, dy) = (right * sign, up * sign);
        let strips = self.folding.kept.is_some() && self.folding.strips > 0.0;
        let corners = self.look == Look::Corners || self.folding.kept.is_some() && self.folding.diagonal > 0.0;
        let tries = match self.look {
            Look::Diamond if strips => self.slanting(cell, dx, dy),
            _ if strips => [(dx, dy), (2 * dx, 2 * dy)],
            // A key goes along the rows as they are seen, which are the grid's diagonals.
            Look::Diamond => [(dx + dy, dy - dx); 2],
            Look::Hexagons => self.along_hexagons(cell, dx, dy),
            _ if corners => self.zigzag(cell, dx, dy),
            Look::Squares | Look::Corners | Look::Crossings => [(dx, dy), (2 * dx, 2 * dy)],
        };
        let (file, rank) = (self.grid.file(cell), self.grid.rank(cell));
        let cells = tries.into_iter().filter_map(|(x, y)| self.grid.cell(file + x, rank + y));
        cells.into_iter().find(|&cell| self.cells.contains(cell) && self.keeps(cell)).unwrap_or(cell)
    }

    fn nearest(&self, cell: Cell) -> Cell {
        let away = |&other: &Cell| {
            let (files, ranks) = (self.grid.file(other) - self.grid.file(cell), self.grid.rank(other) - self.grid.rank(cell));
            files * files + ranks * ranks
        };
        self.cells().min_by_key(away).unwrap_or(cell)
    }

    /// The squares of a tilted board alone: a key goes to and fro between two of their diagonals, so that it reaches every square.
    fn slanting(&self, cell: Cell, dx: i32, dy: i32) -> [(i32, i32); 2] {
        let along = [(2 * (dx + dy).signum(), 0), (0, 2 * (dy - dx).signum())];
        let turn = (self.grid.file(cell) / 2 + self.grid.rank(cell) / 2) % 2 == 0;
        if turn { along } else { [along[1], along[0]] }
    }

    /// Up and down a file of hexagons; across the files a key goes up and down by turns, so that it stays at the same height.
    fn along_hexagons(&self, cell: Cell, dx: i32, dy: i32) -> [(i32, i32); 2] {
        let odd = self.grid.file(cell) % 2;
        match dx {
            0 => [(0, dy); 2],
            1.. => [(1, 1 - odd), (1, odd)],
            _ => [(-1, -odd), (-1, odd - 1)],
        }
    }

    /// Squares and corners lie on diagonals, so a key goes to and fro between two rows of them, reaching every cell of both.
    fn zigzag(&self, cell: Cell, dx: i32, dy: i32) -> [(i32, i32); 2] {
        let turn = if self.grid.rank(cell) % 2 == 1 { 1 } else { -1 };
        if dx == 0 { [(-turn, dy), (turn, dy)] } else { [(dx, turn), (dx, -turn)] }
    }
}
