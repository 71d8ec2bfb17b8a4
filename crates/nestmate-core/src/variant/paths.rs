//! From a way of moving to the cells it passes: paths from each cell, for each side.

use super::checked::{Board, Way};
use super::pieces::{KindId, KindSet, Side};
use super::schema::{Only, Rule, Travel};
use crate::geometry::{Cell, CellSet, Offset};

/// The cells that a piece passes or reaches from one cell along one line, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Path {
    pub(crate) cells: Vec<Cell>,
    pub(crate) mode: PathMode,
    pub(crate) only: Only,
    /// The kinds that are neither jumped over nor captured.
    pub except: KindSet,
}

impl Path {
    /// The cells on which it can end.
    pub(crate) fn ends(&self) -> &[Cell] {
        match self.mode {
            PathMode::Lame => &self.cells[self.cells.len() - 1..],
            PathMode::Ride | PathMode::Hop | PathMode::Vault => &self.cells,
        }
    }
}

/// How the cells of a path are used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PathMode {
    /// Each cell can be stopped on; the first piece ends the path.
    Ride,
    /// Only the last cell can be stopped on; the others must be empty.
    Lame,
    /// The cells beyond exactly one piece, the next piece at the latest.
    Hop,
    /// The cell just beyond the first piece.
    Vault,
}

impl PathMode {
    /// Whether it ends beyond a piece that it jumps over.
    #[inline]
    pub fn jumps(self) -> bool {
        matches!(self, Self::Hop | Self::Vault)
    }
}

/// Steps that no piece of a kind may make, either way.
#[derive(Clone, Debug, Default)]
pub(crate) struct Bars {
    /// By cell: where no step leads from it. Nothing at all where every step may be made.
    barred: Vec<CellSet>,
}

impl Bars {
    /// What the rules bar a kind from on a board of so many points.
    pub(crate) fn of(rules: &[Rule], kind: KindId, points: usize) -> Self {
        let mut barred = Vec::new();
        for rule in rules {
            let Rule::Barred { pieces, between: (one, other) } = rule else { continue };
            if pieces.contains(kind) {
                barred.resize(points, CellSet::EMPTY);
                one.iter().for_each(|cell| barred[cell.index()] |= *other);
                other.iter().for_each(|cell| barred[cell.index()] |= *one);
            }
        }
        Self { barred }
    }

    /// Whether a step between two cells may not be made.
    pub(crate) fn stop(&self, from: Cell, to: Cell) -> bool {
        self.barred.get(from.index()).is_some_and(|cells| cells.contains(to))
    }
}

/// A set of White's cells as this side sees it.
pub(crate) fn seen_by(side: Side, set: &CellSet, board: &Board) -> CellSet {
    match side {
        Side::White => *set,
        Side::Black => set.iter().map(|cell| cell_seen_by(side, cell, board)).collect(),
    }
}

/// One of White's cells as this side sees it.
pub(super) fn cell_seen_by(side: Side, cell: Cell, board: &Board) -> Cell {
    if side == Side::White { cell } else { board.grid.mirrored(cell, board.mirror) }
}

/// All paths of one way of moving from a cell. White's are worked out, Black's mirrored from them (ruling G0).
pub(crate) fn paths(way: &Way, from: Cell, side: Side, board: &Board, bars: &Bars) -> Vec<Path> {
    let mirrored = |cell| cell_seen_by(side, cell, board);
    let walker = Walker { way, board, bars };
    let mut paths = walker.paths(mirrored(from));
    for path in &mut paths {
        path.cells.iter_mut().for_each(|cell| *cell = mirrored(*cell));
    }
    paths
}

/// The moves of two steps from a cell: each cell between once, with the ends beyond it, for all ways that make them.
pub(crate) fn twices(ways: &[Way], from: Cell, side: Side, board: &Board, bars: &Bars) -> Vec<(Cell, Vec<Cell>)> {
    let mirrored = |cell| cell_seen_by(side, cell, board);
    let mut twices: Vec<(Cell, Vec<Cell>)> = Vec::new();
    // By the place in `twices`: the ends there. By cell: its place, counted from 1.
    let (mut known, mut places) = (Vec::<CellSet>::new(), vec![0; board.grid.points()]);
    for way in ways.iter().filter(|way| way.travel == Travel::Twice) {
        for (via, ends) in (Walker { way, board, bars }).twices(mirrored(from)) {
            let via = mirrored(via);
            let place = &mut places[via.index()];
            if *place == 0 {
                twices.push((via, Vec::new()));
                known.push(CellSet::EMPTY);
                *place = twices.len();
            }
            let (known, twice) = (&mut known[*place - 1], &mut twices[*place - 1].1);
            for end in ends.into_iter().map(mirrored) {
                if !known.contains(end) {
                    known.insert(end);
                    twice.push(end);
                }
            }
        }
    }
    twices
}

/// How many steps are tried from one cell along a way, beside those that are made.
pub(crate) fn tries(way: &Way) -> usize {
    let count = way.images.len();
    match way.travel {
        Travel::Leap | Travel::Slide | Travel::Hop | Travel::Vault => count,
        Travel::Lame => way.images.iter().map(|(_, vias)| vias.len() + 1).sum(),
        Travel::Circle | Travel::Zigzag => 2 * count,
        Travel::Twice => 2 * count * (count + 1),
    }
}

struct Walker<'a> {
    way: &'a Way,
    board: &'a Board,
    bars: &'a Bars,
}

impl Walker<'_> {
    fn paths(&self, from: Cell) -> Vec<Path> {
        if !self.way.from.contains(from) {
            return Vec::new();
        }
        let count = self.way.images.len();
        let cells: Vec<Vec<Cell>> = match self.way.travel {
            Travel::Leap => (0..count).map(|image| self.walk(from, 1, |_| image)).collect(),
            Travel::Twice => self.within_two(from),
            Travel::Slide | Travel::Hop | Travel::Vault => (0..count).map(|image| self.walk(from, self.most(), |_| image)).collect(),
            Travel::Lame => self.way.images.iter().map(|(step, vias)| self.lame(from, *step, vias)).collect(),
            Travel::Circle => both_ways(count, |first, turn| self.walk(from, self.most(), |at| (first + turn * at) % count)),
            Travel::Zigzag => both_ways(count, |first, turn| self.walk(from, self.most(), |at| (first + turn * (at % 2)) % count)),
        };
        let mode = match self.way.travel {
            Travel::Lame => PathMode::Lame,
            Travel::Hop => PathMode::Hop,
            Travel::Vault => PathMode::Vault,
            Travel::Leap | Travel::Slide | Travel::Circle | Travel::Zigzag | Travel::Twice => PathMode::Ride,
        };
        let cells = cells.into_iter().filter(|cells| !cells.is_empty());
        cells.map(|cells| Path { cells, mode, only: self.way.only, except: self.way.except }).collect()
    }

    /// The first steps of a way of two, each with the ends of the second that are not where it began.
    fn twices(&self, from: Cell) -> Vec<(Cell, Vec<Cell>)> {
        let steps = |cell: Cell| self.way.images.iter().filter_map(move |(step, _)| self.next(cell, *step)).filter(move |&to| to != from);
        let first = if self.way.from.contains(from) { steps(from).collect() } else { Vec::new() };
        first.into_iter().map(|via| (via, steps(via).collect())).collect()
    }

    /// The cells one step away and two, each as a path of its own: what is passed over does not matter.
    fn within_two(&self, from: Cell) -> Vec<Vec<Cell>> {
        let twices = self.twices(from);
        let cells: CellSet = twices.iter().flat_map(|(via, ends)| ends.iter().chain([via])).copied().collect();
        cells.iter().map(|cell| vec![cell]).collect()
    }

    fn most(&self) -> usize {
        // A path never visits a cell twice, so the board itself is the limit.
        if self.way.most == 0 { usize::MAX } else { usize::from(self.way.most) }
    }

    /// Goes on by the image that `turn` names for each step, until the board, a bar, a wall or the path itself stops it.
    fn walk(&self, from: Cell, most: usize, turn: impl Fn(usize) -> usize) -> Vec<Cell> {
        let mut cells = Vec::new();
        let mut passed = CellSet::EMPTY;
        let mut at = from;
        passed.insert(from);
        while cells.len() < most {
            match self.next(at, self.way.images[turn(cells.len())].0).filter(|&next| !passed.contains(next)) {
                Some(next) => {
                    cells.push(next);
                    passed.insert(next);
                    at = next;
                }
                None => break,
            }
        }
        cells
    }

    fn lame(&self, from: Cell, step: Offset, vias: &[Offset]) -> Vec<Cell> {
        let through = vias.iter().map(|&via| self.board.grid.step(from, via).filter(|&cell| self.board.cells.contains(cell)));
        through.chain([self.next(from, step).filter(|&to| to != from)]).collect::<Option<Vec<Cell>>>().unwrap_or_default()
    }

    /// The cell one step on, if a piece of this way may make that step.
    fn next(&self, from: Cell, step: Offset) -> Option<Cell> {
        let to = self.board.grid.step(from, step)?;
        let way = self.way;
        let allowed = self.board.cells.contains(to)
            && (way.within.contains(from) && way.within.contains(to))
            && way.walls.iter().all(|wall| wall.contains(from) == wall.contains(to))
            && !self.bars.stop(from, to);
        allowed.then_some(to)
    }
}

/// Each first direction with both senses of turning; turning right is turning left by all but one.
fn both_ways(count: usize, walk: impl Fn(usize, usize) -> Vec<Cell>) -> Vec<Vec<Cell>> {
    (0..count).flat_map(|first| [walk(first, 1), walk(first, count - 1)]).collect()
}
