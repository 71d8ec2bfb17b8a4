//! Where cells are on the screen, and which cell is at a place: plain geometry, without painting.

mod finding;
mod folding;
mod lifting;

use egui::{Pos2, Rect, Vec2, lerp, vec2};
use nestmate_core::geometry::{Cell, CellSet, Grid};
use nestmate_core::variant::{Board, Look};

pub use folding::Folding;
pub(super) use lifting::{Raised, Sheet, Sheets, TURN};

/// Half the side of a cell's square, in grid steps, where squares and their corners share the board.
const SPOT: f32 = 0.66;

/// Half the width of a hexagon, and how far apart files of hexagons are, in grid steps.
const HEXAGON: f32 = 0.577_350_3;
const FILES_APART: f32 = 0.866_025_4;

/// The room for letters and numbers beside the board, for the frame where there are none, and along the edges of a tilted board, in points.
const MARGIN: (f32, f32) = (12.5, 24.0);
const BRIM: f32 = 1.5;
const TIPS: f32 = 9.0;

/// The share of a window that small letters and numbers take, and large ones.
const LETTERED: [f32; 3] = [0.0179, 0.0179, 0.043];

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Lettering {
    /// To be seen, not looked at.
    #[default]
    Small,
    /// The same beside a board that fills its room to the last pixel.
    Tight,
    /// To be read from the back of a classroom.
    Large,
}

/// The share of the room that cells of whole pixels must fill, if they are of this many pixels at least: 16 ranks of a usual window would
/// lose 11 pixels.
const WHOLE: f32 = 0.99;
const ROOMY: f32 = 42.0;

/// A board laid out in a rectangle of the screen; all lengths in points.
#[derive(Clone, Debug)]
pub struct Layout {
    pub look: Look,
    /// The distance between neighbouring grid points.
    pub unit: f32,
    pub frame: Rect,
    /// Room for coordinates at the left and below; along all edges of a tilted board.
    pub margin: f32,
    pub brim: f32,
    pub grid: Grid,
    cells: CellSet,
    pub folding: Folding,
    lettering: Lettering,
    flipped: bool,
    lift: Option<lifting::Lift>,
    origin: Pos2,
    /// The part of the screen in which it is seen.
    pub window: Rect,
    /// The part of the screen that it was laid out in, with what stands beside it.
    pub room: Rect,
}

impl Layout {
    /// The largest board that fits into `area` with cells of whole pixels, in its middle. `scale` is pixels per point.
    pub fn new(board: &Board, flipped: bool, area: Rect, scale: f32) -> Self {
        Self::folded(board, flipped, area, scale, Folding::none(board.grid))
    }

    /// The same for a board that is folded, or on its way there. On the way its cells need not be whole pixels.
    pub fn folded(board: &Board, flipped: bool, area: Rect, scale: f32, folding: Folding) -> Self {
        Self::with_letters(board, flipped, (area, scale), folding, Lettering::Small)
    }

    /// The same with letters and numbers of another size.
    pub fn with_letters(board: &Board, flipped: bool, (area, scale): (Rect, f32), folding: Folding, lettering: Lettering) -> Self {
        let resting = [folding.strips, folding.diagonal].into_iter().all(|share| share <= 0.0 || share >= 1.0);
        let mut layout = Self {
            look: board.look,
            unit: 1.0,
            frame: Rect::NOTHING,
            margin: 0.0,
            brim: 0.0,
            grid: board.grid,
            cells: board.cells,
            folding,
            lettering,
            flipped,
            lift: None,
            origin: Pos2::ZERO,
            window: Rect::EVERYTHING,
            room: area,
        };
        let extent = layout.extent();
        (layout.margin, layout.brim) = match board.look {
            // Letters and numbers stand along slanting edges, where the corners leave them room.
            Look::Diamond => (TIPS + layout.edge(), TIPS + layout.edge()),
            Look::Squares | Look::Crossings | Look::Corners | Look::Hexagons => {
                let letters = area.width().min(area.height()) * LETTERED[lettering as usize];
                let letters = match lettering {
                    Lettering::Small | Lettering::Tight => letters.clamp(MARGIN.0, MARGIN.1),
                    // The edge of a folded board is theirs, too.
                    Lettering::Large => (letters - 2.0 * layout.edge()).max(MARGIN.0),
                };
                (letters + layout.edge(), BRIM + layout.edge())
            }
        };
        let room = Rect::from_min_max(area.min + vec2(layout.margin, layout.brim), area.max - vec2(layout.brim, layout.margin));
        let fit = (room.width() / extent.width()).min(room.height() / extent.height()) * scale;
        // Whole pixels keep the cells equal, unless cells are large and would leave room for more, or of two kinds, or nothing else is to be
        // seen. No side of a tilted board is upright.
        let small = fit < ROOMY && matches!(board.look, Look::Squares | Look::Crossings);
        let whole = resting && lettering == Lettering::Small && board.look != Look::Diamond && (small || fit.floor() >= fit * WHOLE);
        layout.unit = if whole { fit.floor() } else { fit }.max(4.0) / scale;
        let size = extent.size() * layout.unit;
        let corner = ((room.center() - size / 2.0).to_vec2() * scale).round() / scale;
        layout.frame = Rect::from_min_size(corner.to_pos2(), size);
        layout.origin = layout.frame.min - extent.min.to_vec2() * layout.unit;
        layout
    }

    /// The same board larger by `factor`, with the place that was at `middle` in the middle of `window`, in which alone it is seen.
    pub(super) fn magnified(&self, factor: f32, middle: Pos2, window: Rect) -> Self {
        let image = |at: Pos2| window.center() + (at - middle) * factor;
        let frame = Rect::from_min_max(image(self.frame.min), image(self.frame.max));
        Self { unit: self.unit * factor, frame, origin: image(self.origin), window, ..self.clone() }
    }

    /// The same board filling a rectangle of its shape.
    pub(super) fn placed(&self, rect: Rect) -> Self {
        self.magnified(rect.width() / self.frame.width().max(1.0), self.frame.center(), rect)
    }

    /// How thick the edge is that stands around a folded board, in points.
    pub(super) fn edge(&self) -> f32 {
        4.0 * self.folding.strips.max(self.folding.diagonal)
    }

    /// The size of letters and numbers, in points.
    pub(super) fn letters(&self) -> f32 {
        let margin = (self.margin - self.edge()) * 0.8;
        match (self.lettering, self.look) {
            (Lettering::Small | Lettering::Tight, _) => margin.clamp(9.5, 15.0),
            // The slanting edges leave more room where cells are larger.
            (Lettering::Large, Look::Diamond) => (self.unit * 0.2 + TIPS) * 1.15,
            (Lettering::Large, _) => margin,
        }
    }

    /// How far from the cells letters and numbers stand along upright edges, in points.
    pub(super) fn lettered(&self) -> f32 {
        self.edge() + (self.margin - self.edge()) * 0.52
    }

    /// The part of `area` that is left for cells where the board is larger than it; around them is room for the names of files and ranks.
    pub(super) fn framed(&self, area: Rect, upper: bool) -> Rect {
        let band = self.band();
        let [left, top, right, bottom] = match self.look {
            Look::Diamond => [band; 4],
            Look::Hexagons => [band, band, 0.0, band],
            Look::Squares | Look::Corners | Look::Crossings => [band, if upper { band } else { 0.0 }, 0.0, band],
        };
        Rect::from_min_max(area.min + vec2(left, top), area.max - vec2(right, bottom))
    }

    /// Where names are seen: over the cells and in the middle of the room around them.
    pub(super) fn named_window(&self) -> Rect {
        self.window.expand(self.band() / 2.0)
    }

    fn band(&self) -> f32 {
        (self.margin - self.edge()).max(self.letters() * 1.3)
    }

    pub(super) fn is_slanted(&self) -> bool {
        matches!(self.look, Look::Diamond | Look::Hexagons)
    }

    /// Whether something of a cell is to be seen.
    pub fn shows(&self, cell: Cell) -> bool {
        self.window.intersects(self.square(cell))
    }

    /// The bounds of all that is drawn of the cells, around the grid's middle, in grid steps.
    fn extent(&self) -> Rect {
        let around = |cell: Cell| {
            let (width, height) = self.size(cell);
            let size = match self.look {
                Look::Squares | Look::Crossings => vec2(width, height),
                Look::Hexagons => vec2(2.0 * HEXAGON * width, height),
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
    pub fn is_square(&self, cell: Cell) -> bool {
        self.grid.file(cell) % 2 == 1 && self.grid.rank(cell) % 2 == 1
    }

    /// A cell's middle from the grid's middle, in grid steps, right and down.
    fn place(&self, cell: Cell) -> Vec2 {
        self.to_screen(self.grid_place(self.grid.file(cell), self.grid.rank(cell)))
    }

    /// Where the way from one cell to another leaves the board and comes back to it; `None` unless it is shorter over an edge.
    pub(super) fn over_edge(&self, from: Cell, to: Cell) -> Option<(Pos2, Pos2)> {
        let (files, ranks) = self.grid.over_edge(from, to)?;
        let float = |steps: i32| f32::from(i16::try_from(steps).unwrap_or_default());
        // The share of the way after which an edge is crossed.
        let crossed = |way: i32, at: i32, size: u8| {
            let free = if way > 0 { i32::from(size) - 1 - at } else { at };
            (way.abs() > free).then(|| (float(free) + 0.5) / float(way.abs()))
        };
        let edges = [crossed(files, self.grid.file(from), self.grid.files()), crossed(ranks, self.grid.rank(from), self.grid.ranks())];
        let out = edges.into_iter().flatten().fold(1.0, f32::min);
        let way = self.to_screen(vec2(float(files), float(ranks))) * self.unit;
        Some((self.center(from) + way * out, self.center(to) - way * (1.0 - out)))
    }

    fn grid_place(&self, file: i32, rank: i32) -> Vec2 {
        vec2(self.folding.files.middle(file), self.folding.ranks.middle(rank))
    }

    /// How wide and how high the strips of a cell are, in grid steps: 1 unless they are being folded away.
    fn size(&self, cell: Cell) -> (f32, f32) {
        (self.folding.files.width(self.grid.file(cell)), self.folding.ranks.width(self.grid.rank(cell)))
    }

    /// How large a cell is, 1 where nothing is folded and 0 for a cell that is folded away.
    pub fn share(&self, cell: Cell) -> f32 {
        let (width, height) = self.size(cell);
        width.min(height)
    }

    /// A vector of (files, ranks) as the screen shows it: right and down, in grid steps.
    pub fn to_screen(&self, step: Vec2) -> Vec2 {
        let step = if self.flipped { -step } else { step };
        match self.look {
            Look::Diamond => vec2(step.x - step.y, -step.x - step.y) * std::f32::consts::FRAC_1_SQRT_2,
            Look::Hexagons => vec2(step.x * FILES_APART, step.x / 2.0 - step.y),
            Look::Squares | Look::Corners | Look::Crossings => vec2(step.x, -step.y),
        }
    }

    fn to_grid(&self, step: Vec2) -> Vec2 {
        let step = match self.look {
            Look::Diamond => vec2(step.x - step.y, -step.x - step.y) * std::f32::consts::FRAC_1_SQRT_2,
            Look::Hexagons => vec2(step.x / FILES_APART, step.x / FILES_APART / 2.0 - step.y),
            Look::Squares | Look::Corners | Look::Crossings => vec2(step.x, -step.y),
        };
        if self.flipped { -step } else { step }
    }

    pub fn center(&self, cell: Cell) -> Pos2 {
        self.raised(self.origin + self.place(cell) * self.unit, self.storeys(cell))
    }

    /// A place on the screen at this file and rank, both from 0, which need not be a cell's.
    pub fn point(&self, file: i32, rank: i32) -> Pos2 {
        self.raised(self.origin + self.to_screen(self.grid_place(file, rank)) * self.unit, 0.0)
    }

    /// Whether a cell is on the board as it is to be: not folded away.
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

    pub fn half(&self) -> f32 {
        let Folding { strips, diagonal, .. } = self.folding;
        self.unit
            * match self.look {
                Look::Squares => lerp(0.485..=0.63, diagonal * (1.0 - strips)),
                Look::Crossings => 0.47,
                Look::Hexagons => 0.44,
                Look::Corners => lerp(0.63..=0.485, strips),
                Look::Diamond => lerp(0.655..=0.42, strips),
            }
    }

    /// Whether cells touch along the sides of diamonds in the grid: squares and corners together.
    pub fn has_corners(&self) -> bool {
        matches!(self.look, Look::Corners | Look::Diamond)
    }

    /// How much of a cell's area is a diamond in the grid, as it is where squares and corners share the board, 0 to 1.
    fn diamond(&self) -> f32 {
        let Folding { strips, diagonal, .. } = self.folding;
        if self.has_corners() { 1.0 - strips } else { diagonal * (1.0 - strips) }
    }

    pub fn polygon(&self, cell: Cell) -> Vec<Pos2> {
        if self.look != Look::Hexagons || !self.folding.is_none() {
            return self.quad(cell).to_vec();
        }
        let (width, height) = self.size(cell);
        let corner = |at: u8| Vec2::angled(f32::from(at) * std::f32::consts::FRAC_PI_3) * vec2(width, height) * self.growth(cell);
        let center = self.origin + self.place(cell) * self.unit;
        (0..6).map(|at| self.raised(center + corner(at) * HEXAGON * self.unit, self.storeys(cell))).collect()
    }

    pub(super) fn quad(&self, cell: Cell) -> [Pos2; 4] {
        let (width, height) = self.size(cell);
        let diamond = [vec2(-1.0, 0.0), vec2(0.0, 1.0), vec2(1.0, 0.0), vec2(0.0, -1.0)];
        let square = [vec2(-0.5, 0.5), vec2(0.5, 0.5), vec2(0.5, -0.5), vec2(-0.5, -0.5)];
        let (center, share) = (self.origin + self.place(cell) * self.unit, self.diamond());
        let (growth, storeys) = (self.growth(cell), self.storeys(cell));
        let share = share * self.slant(cell);
        let offset = |at: usize| (square[at] + (diamond[at] - square[at]) * share) * growth;
        [0, 1, 2, 3].map(|at| self.raised(center + self.to_screen(offset(at) * vec2(width, height)) * self.unit, storeys))
    }

    /// The outline of a cell, moved inwards by a share of its size.
    pub fn inset(&self, cell: Cell, inwards: f32) -> Vec<Pos2> {
        let center = self.center(cell);
        self.polygon(cell).into_iter().map(|corner| corner.lerp(center, inwards)).collect()
    }

    pub fn square(&self, cell: Cell) -> Rect {
        let side = self.side();
        let (width, height) = self.size(cell);
        Rect::from_center_size(self.center(cell), vec2(width, height) * side)
    }

    pub fn side(&self) -> f32 {
        self.unit * lerp(1.0..=2.0 * SPOT, self.diamond())
    }
}

#[cfg(test)]
mod tests;
