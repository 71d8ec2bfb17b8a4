//! Steps made twice or more in one move, worked out for each piece and cell.

use super::checked::Checked;
use super::paths::{Bars, cell_seen_by};
use super::pieces::{KindId, KindSet, Piece, Side};
use super::rows::{Rows, number};
use super::schema::Rule;
use crate::geometry::{Cell, CellSet, Offset};

/// A double step of a piece from a cell, or a longer one.
#[derive(Clone, Debug)]
pub struct Double {
    pub(crate) from: Cell,
    /// The cells passed, in order, on which it can be captured; all must be empty.
    pub passed: Vec<Cell>,
    pub(crate) to: Cell,
    pub(crate) by: KindSet,
}

#[derive(Debug)]
pub struct Doubles {
    points: usize,
    /// By piece, and then by the cell that they start from.
    all: Vec<Double>,
    /// By piece index and cell: where those from there begin in `all`, and at the end how many there are.
    begin: Vec<u32>,
    /// By side: the cells from which one ends where another move of its piece can.
    meeting: [CellSet; 2],
}

impl Doubles {
    /// Those of a definition; `None` if that is more work than `most` steps that are tried, and some for each that is kept.
    pub(super) fn new(def: &Checked, rows: &Rows, bars: &[Bars], most: usize) -> Option<Self> {
        let points = def.board.grid.points();
        let mut found = vec![FoundDoubles::default(); (def.pieces.len() + 1) * 2];
        let mut work = 0;
        for rule in &def.rules {
            let Rule::DoubleStep { pieces, side, .. } = rule else { continue };
            for (kind, side) in pieces.iter().flat_map(|kind| side.each().map(move |side| (kind, side))) {
                if def.pieces.get(kind.index() - 1).is_some_and(|piece| !piece.turned) {
                    work += found[Piece::new(kind, side).index()].add(def, rule, kind, side, &bars[kind.index() - 1]);
                }
                if work > most {
                    return None;
                }
            }
        }
        let (mut all, mut begin, mut meeting) = (Vec::<Double>::new(), vec![0], [CellSet::EMPTY; 2]);
        for (piece, FoundDoubles { all: mut own, .. }) in found.into_iter().enumerate() {
            // The first rule's stay first.
            own.sort_by_key(|double| double.from);
            // Piece indices go by kind, White's before Black's.
            let meets = |double: &&Double| rows.reach(piece, double.from).contains(double.to);
            own.iter().filter(meets).for_each(|double| meeting[piece % 2].insert(double.from));
            let before = |cell: usize| own.partition_point(|double| double.from.index() < cell);
            begin.extend((1..=points).map(|cell| number(all.len() + before(cell))));
            all.append(&mut own);
        }
        Some(Self { points, all, begin, meeting })
    }

    fn between_places(&self, from: usize, to: usize) -> &[Double] {
        &self.all[self.begin[from] as usize..self.begin[to] as usize]
    }

    /// Whether a piece, by index, has any from a cell.
    pub(super) fn any_from(&self, piece: usize, from: Cell) -> bool {
        let place = piece * self.points + from.index();
        !self.between_places(place, place + 1).is_empty()
    }

    pub(crate) fn of(&self, piece: Piece) -> &[Double] {
        self.between_places(piece.index() * self.points, (piece.index() + 1) * self.points)
    }

    /// Those of a piece from a cell.
    #[inline]
    pub(crate) fn from(&self, piece: Piece, from: Cell) -> &[Double] {
        let place = piece.index() * self.points + from.index();
        self.between_places(place, place + 1)
    }

    /// The cells from which one of a side's pieces ends where another of its moves can.
    #[inline]
    pub(crate) fn meeting(&self, side: Side) -> &CellSet {
        &self.meeting[side.index()]
    }

    /// That of a piece between two cells.
    pub fn between(&self, piece: Piece, from: Cell, to: Cell) -> Option<&Double> {
        self.from(piece, from).iter().find(|double| double.to == to)
    }

    /// The kinds that may capture a piece that has come to a cell over others.
    pub(crate) fn takers(&self, piece: Piece, passed: &[Cell], to: Cell) -> KindSet {
        let made = self.of(piece).iter().filter(|double| double.to == to && double.passed == passed);
        made.fold(KindSet::EMPTY, |takers, double| takers.or(double.by))
    }
}

/// The double steps of one piece, as they are found.
#[derive(Clone, Default)]
struct FoundDoubles {
    all: Vec<Double>,
    /// By the cell that they start from: where one ends.
    ends: Vec<CellSet>,
}

impl FoundDoubles {
    /// Adds those of a rule; between two cells there is only the first. How much work it was.
    fn add(&mut self, def: &Checked, rule: &Rule, kind: KindId, side: Side, bars: &Bars) -> usize {
        let Rule::DoubleStep { step: steps, from, most, by, .. } = rule else { return 0 };
        self.ends.resize(def.board.grid.points(), CellSet::EMPTY);
        let (seen, mut work) = (|cell| cell_seen_by(side, cell, &def.board), 0);
        for (from, &step) in from.iter().flat_map(|cell| steps.iter().map(move |step| (cell, step))) {
            let cells: Vec<Cell> = line(def, bars, from, step).take(usize::from(*most)).map(seen).collect();
            let from = seen(from);
            work += 1 + cells.len();
            for (at, &to) in cells.iter().enumerate().skip(1) {
                if !self.ends[from.index()].contains(to) {
                    self.ends[from.index()].insert(to);
                    let by = by.unwrap_or_else(|| [kind].into_iter().collect());
                    self.all.push(Double { from, passed: cells[..at].to_vec(), to, by });
                    work += 4;
                }
            }
        }
        work
    }
}

/// The cells that a kind comes to one after the other by a step, as White sees them, as far as the board goes and nothing bars it.
fn line(def: &Checked, bars: &Bars, from: Cell, step: Offset) -> impl Iterator<Item = Cell> {
    let next = move |at: Cell| {
        let to = def.board.grid.step(at, step).filter(|&to| def.board.cells.contains(to))?;
        (!bars.stop(at, to)).then_some(to)
    };
    std::iter::successors(next(from), move |&at| next(at))
}
