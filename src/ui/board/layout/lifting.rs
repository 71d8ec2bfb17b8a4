//! A tilted board above which some of its cells are raised: a parallel projection, by which alone cells are placed and found.

use std::sync::Arc;

use egui::emath::Rot2;
use egui::{Pos2, Rect, Vec2, vec2};
use nestmate_core::geometry::{Cell, CellSet, Grid};

use super::Layout;
use crate::ui::frame::widgets::float;

/// How far a lifted board is tilted, in radians.
const TILT: f32 = 1.1;

/// How far it turns at most, in radians: thirty degrees.
pub(in crate::ui::board) const TURN: f32 = std::f32::consts::FRAC_PI_6;

/// The height of a sheet above the one below it, as a share of the board's side.
const STOREY: f32 = 0.46;

/// How much larger figures are on sheets than on the board itself.
const LARGER: f32 = 1.3;

/// How wide and how high most figures are, as shares of their side.
const FIGURE: Vec2 = vec2(0.6, 0.8);

/// How much of a tilted row a figure stands above the middle of its cell, as a share of its side.
const STAND: f32 = 0.22;

/// How far apart sheets are that lie side by side, as a share of the board's side.
const ASIDE: f32 = 1.05;

#[derive(Clone, Copy, Debug)]
pub(in crate::ui::board) struct Raised {
    pub(in crate::ui::board) share: f32,
    /// How far it is turned, in radians.
    pub(in crate::ui::board) turn: f32,
    /// Whether nothing is tilted: the sheets lie beside the board.
    pub(in crate::ui::board) aside: bool,
}

pub(in crate::ui::board) type Sheets = Arc<Vec<Sheet>>;

#[derive(Clone, Debug)]
pub(in crate::ui::board) struct Sheet {
    cells: CellSet,
    /// Whether its cells touch at their corners, so that none has room to grow.
    slanted: bool,
}

impl Sheet {
    pub(in crate::ui::board) fn new(cells: CellSet, grid: Grid) -> Self {
        let next = |cell: Cell| grid.cell(grid.file(cell) + 1, grid.rank(cell) + 1);
        let slanted = cells.iter().filter_map(next).any(|next| cells.contains(next));
        Self { cells, slanted }
    }
}

#[derive(Clone, Debug)]
pub(super) struct Lift {
    raised: Raised,
    sheets: Sheets,
    /// The cells on which figures stand, which hide what is behind them.
    figures: CellSet,
    /// Where the middle of the flat board is on the screen, and what is added to it there.
    pivot: Pos2,
    shift: Vec2,
    /// Whether all cells lie on the board itself.
    grounded: bool,
}

impl Lift {
    /// A place of the flat board, seen on a storey; `side` is how long the board's side is.
    fn seen(&self, at: Pos2, storeys: f32, side: f32) -> Pos2 {
        let Raised { share, turn, aside } = self.raised;
        if aside {
            return at + self.shift + vec2(storeys * ASIDE * side, 0.0);
        }
        let flat = Rot2::from_angle(turn * share) * (at - self.pivot);
        let (sin, cos) = (TILT * share).sin_cos();
        self.pivot + self.shift + vec2(flat.x, flat.y * cos - storeys * STOREY * side * share * sin)
    }
}

impl Layout {
    /// The same board lifted within `area`: its cells on the sheets that have them, the highest of those that do.
    pub(in crate::ui::board) fn lifted(&self, raised: Raised, (sheets, figures): (&Sheets, CellSet), area: Rect) -> Self {
        let lift = |pivot: Pos2, shift: Vec2| Lift { raised, sheets: Arc::clone(sheets), figures, pivot, shift, grounded: false };
        let pivot = self.frame.center();
        let bounds = Self { lift: Some(lift(pivot, Vec2::ZERO)), ..self.clone() }.bounds();
        let room = area.shrink(self.margin.max(self.brim));
        let factor = (room.width() / bounds.width()).min(room.height() / bounds.height()).min(1.0);
        let smaller = self.magnified(factor, pivot, Rect::from_center_size(pivot, area.size()));
        let bounds = Rect::from_min_max(pivot + (bounds.min - pivot) * factor, pivot + (bounds.max - pivot) * factor);
        // No farther than it has to, so that it begins where the flat board lies.
        let shift = (room.min - bounds.min).max(Vec2::ZERO) + (room.max - bounds.max).min(Vec2::ZERO);
        let rest = (room.center() - bounds.center() - shift) * raised.share;
        Self { lift: Some(lift(pivot, shift + rest)), window: area, ..smaller }
    }

    /// The rectangle around all cells as they are seen, with the figures that stand on them.
    fn bounds(&self) -> Rect {
        let ground = self.on_ground();
        let all = self.cells.iter().flat_map(|cell| [self.polygon(cell), ground.polygon(cell)].concat());
        let figures = Vec2::new(0.0, self.half() * self.lift_share());
        all.fold(Rect::NOTHING, |bounds, at| bounds.union(Rect::from_two_pos(at - figures, at)))
    }

    pub(in crate::ui::board) fn is_lifted(&self) -> bool {
        self.lift.is_some()
    }

    pub(in crate::ui::board) fn lift_share(&self) -> f32 {
        self.lift.as_ref().map_or(0.0, |lift| lift.raised.share)
    }

    /// The board below the sheets, on which all cells lie.
    pub(in crate::ui::board) fn on_ground(&self) -> Self {
        let lift = self.lift.clone().map(|lift| Lift { grounded: true, ..lift });
        Self { lift, ..self.clone() }
    }

    /// The same with just the cells of a sheet, or those that lie on the board itself.
    pub(in crate::ui::board) fn on_sheet(&self, sheet: Option<usize>) -> Self {
        let kept = self.cells.iter().filter(|&cell| self.sheet(cell) == sheet).collect();
        let folding = super::Folding { kept: Some(kept), ..self.folding.clone() };
        Self { folding, ..self.clone() }
    }

    /// The cells of a sheet with their corners there, those too that a higher one has.
    pub(in crate::ui::board) fn of_sheet(&self, index: usize, cells: &CellSet) -> Vec<(Cell, Vec<Pos2>)> {
        let lift = self.lift.clone().map(|lift| Lift { sheets: Arc::new(lift.sheets[..=index].to_vec()), ..lift });
        let layout = Self { lift, ..self.clone() };
        cells.iter().map(|cell| (cell, layout.polygon(cell))).collect()
    }

    /// The sheet that a cell lies on: the highest that has it.
    pub(in crate::ui::board) fn sheet(&self, cell: Cell) -> Option<usize> {
        let lift = self.lift.as_ref().filter(|lift| !lift.grounded)?;
        lift.sheets.iter().rposition(|sheet| sheet.cells.contains(cell))
    }

    /// Where a place of the flat board is seen at a height in storeys.
    pub(super) fn raised(&self, at: Pos2, storeys: f32) -> Pos2 {
        let Some(lift) = &self.lift else { return at };
        lift.seen(at, storeys, self.frame.width().max(self.frame.height()))
    }

    pub(super) fn storeys(&self, cell: Cell) -> f32 {
        self.sheet(cell).map_or(0.0, |sheet| float(sheet + 1))
    }

    /// How much larger than on the board itself a cell is: a cell of a sheet has the room of those around it.
    pub(super) fn growth(&self, cell: Cell) -> f32 {
        let grows = |lift: &Lift| self.sheet(cell).is_some_and(|sheet| !lift.sheets[sheet].slanted);
        if self.lift.as_ref().is_some_and(grows) { 1.0 + self.lift_share() } else { 1.0 }
    }

    /// How much of a diamond is left of a cell that is one on the board: on a sheet of squares it becomes one of them.
    pub(super) fn slant(&self, cell: Cell) -> f32 {
        2.0 - self.growth(cell)
    }

    /// How much larger than a piece of the flat board of this size the figure on a cell is, and the figures at most.
    pub(in crate::ui::board) fn figure_size(&self, cell: Cell) -> [f32; 2] {
        let most = 1.0 + (LARGER - 1.0) * self.lift_share();
        [if self.sheet(cell).is_some() { most } else { 1.0 }, most]
    }

    /// Where the middle of a figure is that stands on the middle of a cell.
    pub(in crate::ui::board) fn stand(&self, at: Pos2, size: f32) -> Pos2 {
        let lies = self.lift.as_ref().is_some_and(|lift| lift.raised.aside);
        if lies { at } else { at - vec2(0.0, self.half() * 2.0 * STAND * size * self.lift_share()) }
    }

    fn figure(&self, cell: Cell) -> Rect {
        let [size, _] = self.figure_size(cell);
        Rect::from_center_size(self.stand(self.center(cell), size), FIGURE * 2.0 * self.half() * size)
    }

    /// The cell of the highest sheet that is seen at a place, or whose figure is, the foremost first.
    pub(super) fn hit_lifted(&self, at: Pos2) -> Option<Cell> {
        let (sheets, figures) = self.lift.as_ref().map_or((0, CellSet::EMPTY), |lift| (lift.sheets.len(), lift.figures));
        let order = (0..sheets).rev().map(Some).chain([None]);
        order.into_iter().find_map(|sheet| {
            let cells = || self.cells.iter().filter(|&cell| self.sheet(cell) == sheet);
            let hit = cells().filter(|&cell| figures.contains(cell) && self.figure(cell).contains(at));
            let foremost = hit.max_by(|one, other| self.center(*one).y.total_cmp(&self.center(*other).y));
            foremost.or_else(|| cells().find(|&cell| within(at, &self.polygon(cell))))
        })
    }
}

/// Whether a place is within a convex polygon, whichever way round its corners are.
fn within(at: Pos2, corners: &[Pos2]) -> bool {
    let side = |index: usize| {
        let (from, to) = (corners[index], corners[(index + 1) % corners.len()]);
        (to - from).x * (at - from).y - (to - from).y * (at - from).x
    };
    let sides: Vec<f32> = (0..corners.len()).map(side).collect();
    sides.iter().all(|side| *side >= 0.0) || sides.iter().all(|side| *side <= 0.0)
}
