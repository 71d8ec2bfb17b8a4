//! Where each piece goes from each cell, compiled into flat tables.

use rustc_hash::FxHashMap;

use super::paths::{Path, PathMode};
use super::pieces::KindSet;
use super::schema::Only;
use crate::geometry::{Cell, CellSet};

/// Where a piece goes from one cell: parts of the shared tables of [`Rows`].
#[expect(clippy::struct_excessive_bools, reason = "four independent questions, asked of every piece of every position")]
#[derive(Clone, Copy, Debug, Default)]
struct Row {
    targets: u32,
    rays: u32,
    both: u8,
    quiet: u8,
    capture: u8,
    ray_count: u8,
    /// Whether two of its ways can reach one cell.
    overlapping: bool,
    twice: bool,
    doubles: bool,
    /// Whether a move can make another piece of it.
    changes: bool,
}

/// A path of more than one cell, or with a condition.
#[derive(Clone, Copy, Debug)]
pub struct Ray {
    start: u32,
    len: u16,
    /// Which of the sets of kinds that are neither jumped over nor captured.
    except: u16,
    /// How its cells are used.
    pub mode: PathMode,
    /// What it is good for.
    pub only: Only,
}

/// The moves of all pieces from all cells on an empty board.
#[derive(Clone, Debug, Default)]
pub struct Rows {
    points: usize,
    /// How many piece indices there are; those beyond are the same pieces again, with what they do on their first move alone.
    pieces: usize,
    by_piece_and_cell: Vec<Row>,
    targets: Vec<Cell>,
    rays: Vec<Ray>,
    cells: Vec<Cell>,
    excepts: KindSets,
    /// By piece and cell: where it could go.
    reach: Vec<CellSet>,
    /// By piece and cell: the moves of two steps, if the game has any.
    twices: Vec<Twices>,
}

/// Moves of two steps from one cell: each first step with the ends of the second that are not where it began.
pub(super) type Twices = Vec<(Cell, Vec<Cell>)>;

/// The moves of one piece from one cell.
#[expect(clippy::struct_excessive_bools, reason = "four independent questions, asked of every piece of every position")]
#[derive(Clone, Copy, Debug)]
pub struct Moves<'a> {
    /// Single steps that move and capture.
    pub both: &'a [Cell],
    /// Single steps that only move.
    pub quiet: &'a [Cell],
    /// Single steps that only capture.
    pub capture: &'a [Cell],
    /// Everything longer.
    pub rays: &'a [Ray],
    /// Whether there are moves of two steps, which [`Rows::twices`] has.
    pub twice: bool,
    /// Whether there are double steps, which have a table of their own.
    pub doubles: bool,
    /// Whether one of them can make another piece of it.
    pub(crate) changes: bool,
    /// Whether one cell can be reached in two ways, so that a generator must look out for repetition.
    pub overlapping: bool,
}

impl Rows {
    /// Whether any piece makes two steps in one move.
    #[inline]
    pub fn has_twices(&self) -> bool {
        !self.twices.is_empty()
    }

    /// Notes beside the moves what has to be asked of each piece of each position: which make double steps, and which can change.
    pub(super) fn note(&mut self, doubles: impl Fn(usize, Cell) -> bool, changes: impl Fn(usize, Cell) -> bool) {
        for (place, row) in self.by_piece_and_cell.iter_mut().take(self.pieces * self.points).enumerate() {
            let (piece, from) = (place / self.points, Cell::new(place % self.points));
            row.doubles = doubles(piece, from);
            row.changes = changes(piece, from);
        }
    }

    /// Where a piece goes from a cell; `piece` is [`super::Piece::index`].
    #[expect(clippy::inline_always, reason = "asked for every piece of every position, and its parts are used apart")]
    #[inline(always)]
    pub fn moves(&self, piece: usize, from: Cell) -> Moves<'_> {
        let row = &self.by_piece_and_cell[piece * self.points + from.index()];
        let (both, rest) = self.targets[row.targets as usize..].split_at(usize::from(row.both));
        let (quiet, rest) = rest.split_at(usize::from(row.quiet));
        let rays = row.rays as usize;
        Moves {
            both,
            quiet,
            capture: &rest[..usize::from(row.capture)],
            rays: &self.rays[rays..rays + usize::from(row.ray_count)],
            overlapping: row.overlapping,
            twice: row.twice,
            doubles: row.doubles,
            changes: row.changes,
        }
    }

    /// The moves of two steps of a piece from a cell: each cell between, with the ends beyond it.
    #[cold]
    pub(crate) fn twices(&self, piece: usize, from: Cell) -> &[(Cell, Vec<Cell>)] {
        self.twices.get(piece * self.points + from.index()).map_or(&[], Vec::as_slice)
    }

    /// What a piece does from a cell, and what it does there on its first move alone.
    pub fn first_and_later(&self, piece: usize, from: Cell) -> [Option<Moves<'_>>; 2] {
        let first = piece + self.pieces;
        [Some(self.moves(piece, from)), (first * self.points < self.by_piece_and_cell.len()).then(|| self.moves(first, from))]
    }

    /// The cells on which a piece can end from a cell, double first steps apart, if all that stands between is as it should be.
    #[inline]
    pub fn reach(&self, piece: usize, from: Cell) -> &CellSet {
        &self.reach[piece * self.points + from.index()]
    }

    /// The cells of a ray, in order.
    #[inline]
    pub fn cells(&self, ray: Ray) -> &[Cell] {
        &self.cells[ray.start as usize..ray.start as usize + usize::from(ray.len)]
    }

    /// The kinds that a jump along a ray neither passes over nor captures.
    #[inline]
    pub fn except(&self, ray: Ray) -> KindSet {
        self.excepts.get(u32::from(ray.except))
    }
}

/// Sets of kinds, each once, by number; 0 is the empty set.
#[derive(Clone, Debug, Default)]
pub(super) struct KindSets {
    sets: Vec<KindSet>,
    numbers: FxHashMap<KindSet, u32>,
}

impl KindSets {
    #[inline]
    pub(super) fn get(&self, number: u32) -> KindSet {
        if number == 0 { KindSet::EMPTY } else { self.sets[number as usize - 1] }
    }

    pub(super) fn number(&mut self, set: KindSet) -> u32 {
        if set.is_empty() {
            return 0;
        }
        *self.numbers.entry(set).or_insert_with(|| {
            self.sets.push(set);
            number(self.sets.len())
        })
    }
}

/// Collects rows one by one, sharing the cells of rays that are ends of longer ones.
#[derive(Default)]
pub(crate) struct RowsBuilder {
    rows: Rows,
    /// The ends of paths that are in the shared table, by their first cell and the number of the end that follows it.
    known: FxHashMap<(u32, Cell), u32>,
    /// By the number of an end: where it begins in that table.
    begins: Vec<u32>,
    /// How many entries the moves of two steps have.
    twices: usize,
    /// Whether a piece has more lines from a cell than a row can have.
    pub(crate) crowded: bool,
}

impl RowsBuilder {
    /// A builder for `pieces` indices on boards of `points` grid points, and for their first moves if there are `any_first`.
    pub(crate) fn new(pieces: usize, points: usize, any_first: bool) -> Self {
        let count = pieces * points * if any_first { 2 } else { 1 };
        let (by_piece_and_cell, reach) = (vec![Row::default(); count], vec![CellSet::EMPTY; count]);
        let rows = Rows { points, pieces, by_piece_and_cell, reach, ..Rows::default() };
        Self { rows, ..Self::default() }
    }

    /// How many entries it has made, beside those that every game of its size has.
    pub(crate) fn made(&self) -> usize {
        self.begins.len() + self.rows.targets.len() + self.rows.rays.len() + self.twices
    }

    pub(crate) fn add(&mut self, piece: usize, from: Cell, paths: &[Path]) {
        let single = |path: &&Path| path.cells.len() == 1 && path.mode == PathMode::Ride;
        let mut row = Row { overlapping: overlapping(paths), ..Row::default() };
        row.targets = number(self.rows.targets.len());
        for (only, count) in [(Only::Both, &mut row.both), (Only::Move, &mut row.quiet), (Only::Capture, &mut row.capture)] {
            let mut cells: Vec<Cell> = paths.iter().filter(single).filter(|path| path.only == only).map(|path| path.cells[0]).collect();
            cells.sort_unstable();
            cells.dedup();
            *count = u8::try_from(cells.len()).unwrap_or(u8::MAX);
            self.rows.targets.extend(cells.into_iter().take(usize::from(u8::MAX)));
        }
        row.rays = number(self.rows.rays.len());
        let lines = || paths.iter().filter(|path| !single(path));
        self.crowded |= lines().nth(usize::from(u8::MAX)).is_some();
        for path in lines().take(usize::from(u8::MAX)) {
            let start = self.intern(&path.cells);
            let len = u16::try_from(path.cells.len()).unwrap_or(u16::MAX);
            // There are fewer ways of moving than this.
            let except = u16::try_from(self.rows.excepts.number(path.except)).unwrap_or(u16::MAX);
            self.rows.rays.push(Ray { start, len, except, mode: path.mode, only: path.only });
            row.ray_count += 1;
        }
        let index = piece * self.rows.points + from.index();
        self.rows.reach[index] = paths.iter().flat_map(Path::ends).copied().collect();
        self.rows.by_piece_and_cell[index] = row;
    }

    /// Takes in the moves of two steps of a piece from a cell.
    pub(crate) fn add_twices(&mut self, piece: usize, from: Cell, twices: Twices) {
        if twices.is_empty() {
            return;
        }
        self.rows.twices.resize(self.rows.by_piece_and_cell.len(), Vec::new());
        let index = piece * self.rows.points + from.index();
        self.rows.by_piece_and_cell[index].twice = true;
        // A vector is as large as a dozen cells.
        self.twices += twices.iter().map(|(_, ends)| ends.len() + 12).sum::<usize>();
        self.rows.twices[index] = twices;
    }

    pub(crate) fn finish(self) -> Rows {
        self.rows
    }

    /// The place of a path in the shared table: that of a longer one that ends like this, or a new one.
    fn intern(&mut self, cells: &[Cell]) -> u32 {
        let (mut end, mut is_new) = (u32::MAX, false);
        for (skip, &cell) in cells.iter().enumerate().rev() {
            end = *self.known.entry((end, cell)).or_insert_with(|| {
                is_new = true;
                self.begins.push(number(self.rows.cells.len() + skip));
                number(self.begins.len() - 1)
            });
        }
        if is_new {
            self.rows.cells.extend_from_slice(cells);
        }
        self.begins.get(end as usize).copied().unwrap_or_default()
    }
}

/// A place in a table as 32 bits; no table is longer than they can count.
pub(super) fn number(at: usize) -> u32 {
    u32::try_from(at).unwrap_or(u32::MAX)
}

/// Whether two paths share a cell that both can end on with the same kind of move.
fn overlapping(paths: &[Path]) -> bool {
    [Only::Move, Only::Capture].into_iter().any(|purpose| {
        let mut seen = CellSet::EMPTY;
        paths.iter().filter(|path| path.only == Only::Both || path.only == purpose).any(|path| {
            let ends = path.ends();
            let repeated = ends.iter().any(|&cell| seen.contains(cell));
            for &cell in ends {
                seen.insert(cell);
            }
            repeated
        })
    })
}
