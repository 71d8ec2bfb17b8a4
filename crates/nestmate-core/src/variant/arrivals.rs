//! What can happen to a piece at the end of its move: promotion, turning over, exchange, restoring, swap.

use std::collections::BTreeMap;

use super::checked::Checked;
use super::doubles::Doubles;
use super::paths::seen_by;
use super::pieces::{KindId, KindSet, Piece, Side};
use super::rows::Rows;
use super::schema::{Holder, Rule};
use crate::geometry::{Cell, CellSet};

/// What a piece that arrives on a cell can or must become, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Marks(u16);

impl Marks {
    /// It may turn over, leaving or arriving.
    pub const TURN: Self = Self(1);
    /// It could never move again as it is.
    pub const STUCK: Self = Self(2);
    /// A promotion to another piece.
    pub const PROMOTE: Self = Self(4);
    /// An exchange with a reserve, which it must make.
    pub const EXCHANGE: Self = Self(8);
    /// It may be given for a missing piece.
    pub const RESTORE: Self = Self(16);
    /// Its start or end lets it be swapped.
    pub const SWAP_ZONE: Self = Self(32);
    /// It can be swapped on this cell.
    pub const SWAP_ON: Self = Self(64);

    /// It must turn over, leaving or arriving.
    pub const MUST_TURN: Self = Self(128);
    /// It may turn over by coming in, or by a capture that starts or ends here.
    pub const ENTRY: Self = Self(256);
    /// It could never move again as it is, and may turn over.
    pub const DEAD_END: Self = Self(512);
    /// It may turn over by a capture, leaving or arriving.
    pub const CAPTURE: Self = Self(1024);
    /// It may turn over only while its side has none that has.
    pub const ONCE: Self = Self(2048);
    /// A promotion only to what its player lacks.
    const LACKED: Self = Self(4096);
    /// It may turn over, by some moves at least.
    pub const TURNS: Self = Self(Self::TURN.0 | Self::ENTRY.0 | Self::CAPTURE.0);

    /// The marks that count for the cell a move starts from.
    const LEAVING: Self = Self(Self::TURNS.0 | Self::SWAP_ZONE.0 | Self::MUST_TURN.0 | Self::ONCE.0);

    const VARYING: Self = Self(Self::LACKED.0 | Self::EXCHANGE.0 | Self::RESTORE.0 | Self::SWAP_ZONE.0 | Self::ONCE.0);

    /// Whether there is nothing to ask.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether a mark is set.
    #[inline]
    pub fn has(self, mark: Self) -> bool {
        self.0 & mark.0 != 0
    }
}

/// A promotion open to a piece on some cells.
#[derive(Clone, Debug)]
pub struct Promotion {
    /// Where.
    pub on: CellSet,
    /// To what.
    pub to: Vec<KindId>,
    /// Whether the piece may stay as it is.
    pub optional: bool,
    /// Only for a kind of which its player has none.
    pub if_none: bool,
    /// For each of `to`, how many of it its player begins with and must no longer have; empty where that does not matter.
    pub begins: Vec<usize>,
}

/// Becoming another piece instead of moving.
#[derive(Clone, Debug)]
pub struct Transformation {
    /// Which pieces can.
    pub pieces: KindSet,
    /// Whether the last of its kind can do so anywhere.
    pub last: bool,
    /// To what, and where in White's view.
    pub promotion: Promotion,
}

impl Transformation {
    pub(super) fn all(def: &Checked) -> Vec<Self> {
        let transformation = |rule: &Rule| {
            let Rule::Become { pieces, on, to, if_none, last } = rule else { return None };
            let promotion = Promotion { on: *on, to: to.clone(), optional: true, if_none: *if_none, begins: Vec::new() };
            Some(Self { pieces: *pieces, last: *last, promotion })
        };
        def.rules.iter().filter_map(transformation).collect()
    }
}

/// A replacement by a piece from a reserve.
#[derive(Clone, Debug)]
pub struct Restoration {
    /// Where.
    pub on: CellSet,
    /// The piece restored.
    pub to: KindId,
    /// Where its player must have none.
    pub missing_on: CellSet,
    /// The reserves looked at, in order.
    pub from: Vec<Holder>,
}

/// Everything that can happen to pieces on arrival, by piece index.
#[derive(Clone, Debug, Default)]
pub struct Arrivals {
    points: usize,
    marks: Vec<Marks>,
    special: Vec<bool>,
    /// By piece index: the cells from which a move on an empty board can change it.
    changing: Vec<CellSet>,
    /// By piece index: those from which what it can become depends on pieces elsewhere.
    varying: Vec<CellSet>,
    /// By piece index: the cells from which a double step can change it.
    doubling: Vec<CellSet>,
    /// By side: the cells from which a move can change any of its pieces.
    changing_any: [CellSet; 2],
    /// By piece index: the cells with a mark.
    marked: Vec<CellSet>,
    pub promotions: Vec<Vec<Promotion>>,
    /// What it can be exchanged for, whose reserve held it.
    pub exchanges: Vec<Vec<KindId>>,
    /// Replacements for a missing piece.
    pub restorations: Vec<Vec<Restoration>>,
    /// What it can be swapped for in the enemy's reserve.
    pub swaps: Vec<Option<KindId>>,
}

impl Arrivals {
    /// Whether anything can ever happen to this piece.
    #[inline]
    pub fn is_special(&self, piece: usize) -> bool {
        self.special[piece]
    }

    /// Whether a move from this cell can make another piece of it.
    #[inline]
    pub fn can_change(&self, piece: usize, from: Cell) -> bool {
        self.changing[piece].contains(from)
    }

    /// Whether what it can become by a move from this cell depends on what stands elsewhere or is held, not only on the move and what it
    /// captures.
    pub(crate) fn varies(&self, piece: usize, from: Cell) -> bool {
        self.varying[piece].contains(from)
    }

    /// The cells from which a move can change any of a side's pieces.
    #[inline]
    pub fn changing_any(&self, side: Side) -> &CellSet {
        &self.changing_any[side.index()]
    }

    /// Whether a move from this cell to one of `ends`, or a double step, can make another piece of it.
    #[inline]
    pub fn can_change_on(&self, piece: usize, from: Cell, ends: &CellSet) -> bool {
        let leaving = self.marks[piece * self.points + from.index()].0 & Marks::LEAVING.0 != 0;
        self.can_change(piece, from) && (leaving || ends.meets(&self.marked[piece]) || self.doubling[piece].contains(from))
    }

    /// The marks of a move of a piece between two cells.
    #[inline]
    pub fn marks(&self, piece: usize, from: Cell, to: Cell) -> Marks {
        let at = |cell: Cell| self.marks[piece * self.points + cell.index()];
        Marks(at(to).0 | at(from).0 & Marks::LEAVING.0)
    }

    /// Whether a move with these marks lets its piece turn over; a capture can do what a quiet move between the same cells cannot.
    #[inline]
    pub fn lets_turn(&self, piece: usize, from: Cell, marks: Marks, captures: impl FnOnce() -> bool) -> bool {
        marks.has(Marks(Marks::TURN.0 | Marks::STUCK.0 | Marks::DEAD_END.0))
            || marks.has(Marks(Marks::ENTRY.0 | Marks::CAPTURE.0)) && self.enters(piece, from, marks, captures)
    }

    #[cold]
    fn enters(&self, piece: usize, from: Cell, marks: Marks, captures: impl FnOnce() -> bool) -> bool {
        let comes_in = marks.has(Marks::ENTRY) && !self.marks[piece * self.points + from.index()].has(Marks::ENTRY);
        comes_in || captures()
    }

    /// `movable` has by piece index the cells from which it could move without capturing.
    pub(crate) fn new(def: &Checked, rows: &Rows, doubles: &Doubles, movable: &[CellSet]) -> Self {
        let pieces = (def.pieces.len() + 1) * 2;
        let points = def.board.grid.points();
        let mut arrivals = Self {
            points,
            marks: vec![Marks::default(); pieces * points],
            special: vec![false; pieces],
            changing: vec![CellSet::EMPTY; pieces],
            varying: vec![CellSet::EMPTY; pieces],
            doubling: vec![CellSet::EMPTY; pieces],
            changing_any: [CellSet::EMPTY; 2],
            marked: vec![CellSet::EMPTY; pieces],
            promotions: vec![Vec::new(); pieces],
            exchanges: vec![Vec::new(); pieces],
            restorations: vec![Vec::new(); pieces],
            swaps: vec![None; pieces],
        };
        for side in Side::BOTH {
            let begins = beginning(def, side);
            def.rules.iter().for_each(|rule| arrivals.add(def, rule, side, &begins, movable));
        }
        for index in 1..=def.pieces.len() {
            for side in Side::BOTH {
                let kind = KindId::new(index);
                let piece = Piece::new(kind, side).index();
                if arrivals.special[piece] {
                    let changing = doubles.of(Piece::new(kind, side)).iter();
                    let changing = changing.filter(|double| !arrivals.marks(piece, double.from, double.to).is_empty());
                    arrivals.doubling[piece] = changing.map(|double| double.from).collect();
                    for from in def.board.cells.iter() {
                        let (marks, doubles) = (arrivals.marks_from(rows, piece, from), arrivals.doubling[piece].contains(from));
                        arrivals.changing[piece].set(from, doubles || !marks.is_empty());
                        arrivals.varying[piece].set(from, doubles || marks.has(Marks::VARYING));
                    }
                    arrivals.changing_any[side.index()] |= arrivals.changing[piece];
                }
            }
        }
        arrivals
    }

    /// Takes in what a rule says of a side's pieces, of which `begins` many of each letter stand or are held at the start.
    fn add(&mut self, def: &Checked, rule: &Rule, side: Side, begins: &BTreeMap<char, usize>, movable: &[CellSet]) {
        let seen = |set: &CellSet| seen_by(side, set, &def.board);
        let own =
            |pieces: &KindSet| pieces.iter().filter(|kind| kind.index() <= def.pieces.len()).map(|kind| Piece::new(kind, side).index());
        match rule {
            Rule::TurnOver { pieces, zone, must, entry, capture, if_none, .. } => {
                let zone = seen(zone);
                let how = match (capture, entry) {
                    (true, _) => Marks::CAPTURE,
                    (false, true) => Marks::ENTRY,
                    (false, false) => Marks::TURN,
                };
                for piece in own(pieces) {
                    let more = [(true, how), (*must, Marks::MUST_TURN), (*if_none, Marks::ONCE)];
                    more.into_iter().filter(|known| known.0).for_each(|known| self.mark(piece, &zone, known.1));
                    // A piece that can turn over must do so where it could never move again. One that does so by coming into its zone
                    // only may, and one that does so by capturing stays stuck.
                    let stuck = def.board.cells & !movable[piece];
                    if !capture && !def.pieces[piece / 2 - 1].turned {
                        self.mark(piece, &if *entry { stuck & zone } else { stuck }, if *entry { Marks::DEAD_END } else { Marks::STUCK });
                    }
                }
            }
            Rule::Promote { pieces, on, to, optional, if_none, lost, side: whose, .. } if whose.has(side) => {
                let letter = |kind: KindId| def.pieces.get(kind.index() - 1).map(|piece| piece.letter);
                let count = |kind: KindId| letter(kind).and_then(|letter| begins.get(&letter)).copied().unwrap_or_default();
                let begins = if *lost { to.iter().map(|&kind| count(kind)).collect() } else { Vec::new() };
                let promotion = Promotion { on: seen(on), to: to.clone(), optional: *optional, if_none: *if_none, begins };
                for piece in own(pieces) {
                    self.mark(piece, &promotion.on, Marks::PROMOTE);
                    if *if_none || *lost {
                        self.mark(piece, &promotion.on, Marks::LACKED);
                    }
                    self.promotions[piece].push(promotion.clone());
                }
            }
            Rule::Exchange { pieces, on, to } => {
                let on = seen(on);
                for piece in own(pieces) {
                    self.mark(piece, &on, Marks::EXCHANGE);
                    self.exchanges[piece].clone_from(to);
                }
            }
            Rule::Restore { pieces, on, to, missing_on, from } => {
                let restoration = Restoration { on: seen(on), to: *to, missing_on: seen(missing_on), from: from.clone() };
                for piece in own(pieces) {
                    self.mark(piece, &restoration.on, Marks::RESTORE);
                    self.restorations[piece].push(restoration.clone());
                }
            }
            Rule::Swap { pieces, zone, on, to } => {
                let (zone, on) = (seen(zone), seen(on));
                for piece in own(pieces) {
                    self.mark(piece, &zone, Marks::SWAP_ZONE);
                    self.mark(piece, &on, Marks::SWAP_ON);
                    self.swaps[piece] = Some(*to);
                }
            }
            _ => {}
        }
    }

    /// The marks of all moves of a piece from a cell on an empty board together, double steps apart.
    fn marks_from(&self, rows: &Rows, piece: usize, from: Cell) -> Marks {
        let ends = rows.first_and_later(piece, from).into_iter().flatten().flat_map(|moves| {
            let rays = moves.rays.iter().flat_map(|&ray| rows.cells(ray));
            moves.both.iter().chain(moves.quiet).chain(moves.capture).chain(rays)
        });
        Marks(ends.fold(0, |all, &to| all | self.marks(piece, from, to).0))
    }

    fn mark(&mut self, piece: usize, cells: &CellSet, mark: Marks) {
        cells.iter().for_each(|cell| self.marks[piece * self.points + cell.index()].0 |= mark.0);
        self.marked[piece] |= *cells;
        self.special[piece] |= !cells.is_empty();
    }
}

/// How many pieces of each letter, promoted ones included, a side has at the start, on the board and in its reserve.
fn beginning(def: &Checked, side: Side) -> BTreeMap<char, usize> {
    let mut counts = BTreeMap::new();
    let standing = def.array.iter().filter(|placed| placed.side() == side).map(|placed| placed.letter);
    standing.chain(def.held(side).chars()).for_each(|letter| *counts.entry(letter).or_default() += 1);
    counts
}
