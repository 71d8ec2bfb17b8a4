//! The state of a game between two plies: board, reserves, rights, counters; making and unmaking moves; the one-line text.

mod attacks;
#[cfg(debug_assertions)]
mod audit;
mod counted;
mod draft;
mod fault;
mod first;
mod make;
mod moves;
mod reserves;
mod text;

pub(crate) use attacks::beside;
pub use attacks::{attackers, attackers_of, attacks_from, checked_royal, in_check, is_attacked, is_attacked_without, visit_attackers};
pub use counted::Counted;
pub use draft::Draft;
pub use fault::{Field, FieldFault, TextError};
pub(crate) use make::takes_in_passing;
pub use make::{BoardChange, Unmake};
pub use moves::{Gateway, Move, MoveKind};
pub use reserves::{Reserves, reserve_of};
pub use text::{move_text, move_text_in};

use crate::geometry::{Cell, CellSet, MAX_CELLS};
use crate::variant::{KindId, KindSet, Piece, Reserve, Royalty, Side, Variant};

/// The most cells on which one piece can be captured in passing.
const MAX_PASSING: usize = 4;

/// A piece that can be captured in passing by the next ply, and the cells that capture it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Passing {
    cells: [Cell; MAX_PASSING],
    count: u8,
    /// Where the piece stands that can be captured.
    pub victim: Cell,
    /// The castling that made it possible (index into the victim's side's castlings); `None` after a double step.
    pub castling: Option<u8>,
}

impl Passing {
    /// A piece on `victim` that is captured on any of `cells`; the first four count.
    pub fn new(cells: &[Cell], victim: Cell, castling: Option<u8>) -> Self {
        let mut passing = Self { cells: [victim; MAX_PASSING], count: 0, victim, castling };
        for &cell in cells.iter().take(MAX_PASSING) {
            passing.cells[usize::from(passing.count)] = cell;
            passing.count += 1;
        }
        passing
    }

    /// The cells that capture it.
    #[inline]
    pub fn cells(&self) -> &[Cell] {
        &self.cells[..usize::from(self.count)]
    }
}

/// A position. It belongs to the [`Variant`] that it was made with, which every call takes again.
#[derive(Clone)]
pub struct Position {
    board: [Piece; MAX_CELLS],
    pieces: [CellSet; 2],
    reserves: Reserves,
    number: u32,
    side: Side,
    state: State,
    log: Vec<BoardChange>,
}

/// What a ply can change beside the board and the reserves, and unmaking it puts back as a whole.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct State {
    royal: [Cell; 2],
    unmoved: u64,
    passing: Option<Passing>,
    halfmoves: u32,
    hash: u64,
    /// How many pieces of each side keep each freeze group thawed.
    guards: [[u8; 8]; 2],
    /// Bit per freeze group that is thawed; bit 0, for pieces of no group, is always set.
    thawed: [u8; 2],
    /// How often each side has given check, in games that count it.
    checks: [u8; 2],
    /// How many passes have just been made one after the other, up to two, in games that count them.
    passes: u8,
    /// Where a piece that may not be traded has just been captured by one of another kind, in games that have such pieces.
    traded: Option<Cell>,
    counted: Option<Counted>,
}

impl PartialEq for Position {
    /// The same state; how it was reached does not matter.
    fn eq(&self, other: &Self) -> bool {
        self.board == other.board
            && self.pieces == other.pieces
            && self.reserves == other.reserves
            && self.number == other.number
            && self.side == other.side
            && self.state == other.state
    }
}

impl Eq for Position {}

impl std::fmt::Debug for Position {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Position").field("side", &self.side).field("hash", &self.state.hash).finish_non_exhaustive()
    }
}

impl Position {
    /// A board without pieces, White to move.
    fn empty() -> Self {
        Self {
            board: [Piece::NONE; MAX_CELLS],
            pieces: [CellSet::EMPTY; 2],
            reserves: Reserves::default(),
            number: 1,
            side: Side::White,
            state: State {
                royal: [Cell::default(); 2],
                unmoved: 0,
                passing: None,
                halfmoves: 0,
                hash: 0,
                guards: [[0; 8]; 2],
                thawed: [1; 2],
                checks: [0; 2],
                passes: 0,
                traded: None,
                counted: None,
            },
            log: Vec::new(),
        }
    }

    /// What stands on a cell.
    #[inline]
    pub fn at(&self, cell: Cell) -> Piece {
        self.board[cell.index()]
    }

    /// The piece that a move of this position moves or drops.
    #[inline]
    pub fn mover(&self, mv: Move) -> Piece {
        if let MoveKind::Drop(kind) = mv.action() { Piece::new(kind, self.side) } else { self.at(mv.from()) }
    }

    #[must_use]
    pub(crate) fn with(&self, variant: &Variant, cell: Cell, piece: Piece) -> Self {
        let mut changed = self.clone();
        changed.set(variant, cell, piece);
        changed
    }

    /// The cells on which something else stands than on another board.
    pub fn differs(&self, other: &[Piece; MAX_CELLS]) -> CellSet {
        const PART: usize = 32;
        let mut cells = CellSet::EMPTY;
        for start in (0..MAX_CELLS).step_by(PART) {
            // All of a part at once, without a branch for each cell, which the processor does sixteen at a time.
            let (own, others) = (&self.board[start..start + PART], &other[start..start + PART]);
            if own.iter().zip(others).fold(0, |differing, (own, other)| differing | own.bits() ^ other.bits()) != 0 {
                (start..start + PART).filter(|&at| self.board[at] != other[at]).for_each(|at| cells.insert(Cell::new(at)));
            }
        }
        cells
    }

    /// The cells of a side's pieces.
    #[inline]
    pub fn pieces(&self, side: Side) -> &CellSet {
        &self.pieces[side.index()]
    }

    /// Where a side's royal piece stands; the first of several, and any cell where there is none.
    #[inline]
    pub fn royal(&self, side: Side) -> Cell {
        self.state.royal[side.index()]
    }

    /// Whether a side's royal piece stands on the board: it can still be in the reserve, or gone.
    pub fn has_royal(&self, variant: &Variant, side: Side) -> bool {
        let piece = self.at(self.royal(side));
        piece.is_of(side) && variant.kind(piece.kind()).royal
    }

    /// Where all of a side's royal pieces stand.
    pub fn royals(&self, variant: &Variant, side: Side) -> impl Iterator<Item = Cell> {
        self.pieces(side).iter().filter(|&cell| variant.kind(self.at(cell).kind()).royal)
    }

    /// Whether royal pieces are this to a side, and it has none left.
    pub(crate) fn is_without_royals(&self, variant: &Variant, side: Side, royalty: Royalty) -> bool {
        variant.royalty[side.index()] == royalty && self.royals(variant, side).next().is_none()
    }

    /// Notes where the royal pieces stand, in games in which a side may have several.
    pub(super) fn find_royals(&mut self, variant: &Variant) {
        for side in Side::BOTH.into_iter().filter(|side| variant.royalty[side.index()].varies()) {
            let first = self.royals(variant, side).next();
            self.state.royal[side.index()] = first.unwrap_or_default();
        }
    }

    pub(crate) fn total(&self, side: Side) -> usize {
        self.pieces(side).len() + self.reserves.total(Reserve::of(side))
    }

    pub(crate) fn owned(&self, side: Side, kinds: KindSet) -> usize {
        let standing = self.pieces(side).iter().filter(|&cell| kinds.contains(self.at(cell).kind())).count();
        let held = self.reserves.kinds(Reserve::of(side)).filter(|&kind| kinds.contains(kind));
        standing + held.map(|kind| usize::from(self.reserves.count(Reserve::of(side), kind))).sum::<usize>()
    }

    /// The side to move.
    #[inline]
    pub fn side(&self) -> Side {
        self.side
    }

    /// Pieces off the board.
    #[inline]
    pub fn reserves(&self) -> &Reserves {
        &self.reserves
    }

    /// The piece that can be captured in passing, if any.
    #[inline]
    pub fn passing(&self) -> Option<&Passing> {
        self.state.passing.as_ref()
    }

    /// Bits of the unmoved field, in the order of [`Variant::unmoved_cells`].
    #[inline]
    pub fn unmoved(&self) -> u64 {
        self.state.unmoved
    }

    /// How often a side has given check, in games that count it.
    #[inline]
    pub fn checks(&self, side: Side) -> u8 {
        self.state.checks[side.index()]
    }

    /// Notes how often a side has given check.
    pub(super) fn set_checks(&mut self, variant: &Variant, side: Side, count: u8) {
        self.state.hash ^= variant.zobrist.checks(side, self.checks(side)) ^ variant.zobrist.checks(side, count);
        self.state.checks[side.index()] = count;
    }

    /// How many passes have just been made one after the other, in games that count them.
    pub fn passes(&self) -> u8 {
        self.state.passes
    }

    /// Notes how many passes have just been made.
    pub(super) fn set_passes(&mut self, variant: &Variant, count: u8) {
        self.state.hash ^= variant.zobrist.passes(self.state.passes) ^ variant.zobrist.passes(count);
        self.state.passes = count;
    }

    /// Where a piece that may not be traded has just been captured by one of another kind: other pieces may not capture one elsewhere.
    pub fn traded(&self) -> Option<Cell> {
        self.state.traded
    }

    /// Notes where such a piece has just been captured.
    pub(super) fn set_traded(&mut self, variant: &Variant, traded: Option<Cell>) {
        for cell in [self.state.traded, traded].into_iter().flatten() {
            self.state.hash ^= variant.zobrist.traded(cell);
        }
        self.state.traded = traded;
    }

    /// Whether such a piece can have been captured on a cell by the side that has just moved: nothing of the other stands there.
    pub(super) fn can_have_traded(&self, cell: Cell) -> bool {
        !self.at(cell).is_of(self.side)
    }

    /// Whether the royal pieces look at each other along a file with nothing between.
    pub fn royals_face(&self, variant: &Variant) -> bool {
        let grid = variant.board.grid;
        let (one, other) = (self.royal(Side::White), self.royal(Side::Black));
        let (low, high) = (grid.rank(one).min(grid.rank(other)), grid.rank(one).max(grid.rank(other)));
        let between = |rank: i32| grid.cell(grid.file(one), rank).is_some_and(|cell| self.at(cell).is_some());
        grid.file(one) == grid.file(other) && !(low + 1..high).any(between)
    }

    /// Plies since the last progress (ruling G6).
    pub fn halfmoves(&self) -> u32 {
        self.state.halfmoves
    }

    /// Number of the move, from 1, rising after Black's.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// Hash of fields 1 to 5 of the text, and of the checks given: what counts for repetition (ruling G5).
    #[inline]
    pub fn hash(&self) -> u64 {
        self.state.hash
    }

    /// Hash of what stands on some cells alone, whoever is to move.
    pub fn hash_on(&self, variant: &Variant, cells: &CellSet) -> u64 {
        let standing = cells.iter().map(|cell| (self.at(cell), cell)).filter(|(piece, _)| piece.is_some());
        standing.fold(0, |hash, (piece, cell)| hash ^ variant.zobrist.piece(piece, cell))
    }

    /// How many pieces of a side keep a freeze group thawed.
    #[inline]
    pub fn guards(&self, side: Side, group: usize) -> u8 {
        self.state.guards[side.index()][group & 7]
    }

    /// Whether a freeze group of a side is thawed; group 0 always is.
    #[inline]
    pub fn is_thawed(&self, side: Side, group: usize) -> bool {
        self.state.thawed[side.index()] >> group & 1 != 0
    }

    /// Bit per freeze group of a side that is thawed.
    #[inline]
    pub fn thawed(&self, side: Side) -> u8 {
        self.state.thawed[side.index()]
    }

    /// Whether no group of a side is frozen.
    #[inline]
    pub fn all_thawed(&self, side: Side, variant: &Variant) -> bool {
        usize::from(self.state.thawed[side.index()]) == (1 << variant.groups) - 1
    }

    /// Whether the piece on a cell is frozen: it may not move and attacks nothing (ruling G1).
    #[inline]
    pub fn is_frozen(&self, variant: &Variant, cell: Cell) -> bool {
        let piece = self.at(cell);
        piece.is_some() && !self.is_thawed(piece.side(), variant.group(piece.kind(), cell))
    }

    /// How many pieces of a kind a side has on some cells.
    pub fn count(&self, side: Side, kind: KindId, cells: &CellSet) -> usize {
        (*self.pieces(side) & *cells).iter().filter(|&cell| self.at(cell).kind() == kind).count()
    }

    /// Whether a side has a piece of a kind anywhere on the board.
    pub fn has(&self, side: Side, kind: KindId) -> bool {
        self.pieces(side).iter().any(|cell| self.at(cell).kind() == kind)
    }
}
