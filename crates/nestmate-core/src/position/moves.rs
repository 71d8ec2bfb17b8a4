//! A move, packed into 32 bits.

use std::fmt;

use super::Position;
use crate::geometry::Cell;
use crate::variant::{KindId, Reserve, Variant};

/// One move of one side, legal or not.
///
/// Packed as from-cell (9 bits), to-cell (9), action (4), kind (6), reserve (2), of which a move of two steps has the last two for the cell
/// between. Actions that change the piece have a second number for changes at the end of a capture in passing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move(u32);

/// What a move does beside going from one cell to another and capturing what stands there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MoveKind {
    /// Nothing else.
    Plain,
    /// A double first step, which can be answered in passing.
    Double,
    /// A capture of a piece that made a double step, on the cell it passed.
    EnPassant,
    /// The king-like piece's part of castling; its partner moves too.
    Castle,
    /// It turns over.
    Turn,
    /// It becomes another piece for good.
    Promote(KindId),
    /// It is exchanged for a piece of a reserve.
    Exchange(KindId, Reserve),
    /// It is given for a missing piece, from the first reserve that has one.
    Restore(KindId),
    /// It is swapped for a piece of the enemy's reserve.
    Swap(KindId),
    /// A piece of the own reserve is put on the board; from-cell and to-cell are the same.
    Drop(KindId),
    /// Two steps by way of this cell, where it captures what stands there; it may end where it began. One of the first [`MAX_VIA`](crate::geometry::MAX_VIA) cells.
    Twice(Cell),
    /// A piece of the own reserve is put where another has begun, which moves or castles.
    Gate(KindId, Gateway),
    /// It becomes another piece in place of moving, where it stands or where that piece could go.
    Become(KindId),
    /// Nothing is moved; from-cell and to-cell are the same, the royal piece's where there is one.
    Pass,
}

/// How the cell is left on which a piece of the reserve is put.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gateway {
    /// By a piece that moves.
    Step,
    /// By the king-like piece of a castling.
    Castle,
    /// By its partner.
    Partner,
}

/// The actions that share the number of a double step, which has nothing in the bits of kind and reserve: those of the reserve tell
/// them apart. A pass has nothing in those of the kind, and what becomes another piece in place of moving has that.
const MORE: u32 = 1;
const GATEWAYS: [Gateway; 3] = [Gateway::Step, Gateway::Castle, Gateway::Partner];
const PASS: u32 = 3;

/// The numbers of the actions that change the piece, and what is added to them where the move captures in passing.
const CHANGES: std::ops::RangeInclusive<u32> = 4..=8;
const PASSING: u32 = 6;

/// The number of a move of two steps.
const TWICE: u32 = 15;

impl Move {
    /// No move; never legal. Used where a table needs an entry.
    pub const NONE: Self = Self(u32::MAX);

    /// A move between two cells.
    #[inline]
    pub fn new(from: Cell, to: Cell, action: MoveKind) -> Self {
        let (tag, kind, reserve) = match action {
            MoveKind::Plain => (0, 0, 0),
            MoveKind::Double => (1, 0, 0),
            MoveKind::EnPassant => (2, 0, 0),
            MoveKind::Castle => (3, 0, 0),
            MoveKind::Turn => (4, 0, 0),
            MoveKind::Promote(kind) => (5, kind.index(), 0),
            MoveKind::Exchange(kind, reserve) => (6, kind.index(), reserve.index()),
            MoveKind::Restore(kind) => (7, kind.index(), 0),
            MoveKind::Swap(kind) => (8, kind.index(), 0),
            MoveKind::Drop(kind) => (9, kind.index(), 0),
            MoveKind::Twice(via) => (TWICE as usize, via.index() & 63, via.index() >> 6 & 3),
            MoveKind::Gate(kind, gateway) => (MORE as usize, kind.index(), gateway as usize),
            MoveKind::Pass => (MORE as usize, 0, PASS as usize),
            MoveKind::Become(kind) => (MORE as usize, kind.index(), PASS as usize),
        };
        let bits = from.index() | to.index() << 9 | tag << 18 | kind << 22 | reserve << 28;
        #[expect(clippy::cast_possible_truncation, reason = "30 bits")]
        Self(bits as u32)
    }

    /// A move without anything special.
    #[inline]
    pub fn plain(from: Cell, to: Cell) -> Self {
        Self::new(from, to, MoveKind::Plain)
    }

    /// A drop of a piece of the own reserve.
    #[inline]
    pub fn drop(kind: KindId, to: Cell) -> Self {
        Self::new(to, to, MoveKind::Drop(kind))
    }

    /// The same move with a piece put where it has left.
    #[inline]
    #[must_use]
    pub fn gating(self, kind: KindId, gateway: Gateway) -> Self {
        Self::new(self.from(), self.to(), MoveKind::Gate(kind, gateway))
    }

    /// The same move with nothing put where it has left.
    #[must_use]
    pub fn without_gate(self) -> Self {
        let MoveKind::Gate(_, gateway) = self.action() else { return self };
        let action = match gateway {
            Gateway::Step => MoveKind::Plain,
            Gateway::Castle | Gateway::Partner => MoveKind::Castle,
        };
        Self::new(self.from(), self.to(), action)
    }

    /// The same move as a capture in passing, which says nothing of a move that cannot be one.
    #[inline]
    #[must_use]
    pub fn in_passing(self) -> Self {
        match self.tag() {
            0 => Self::new(self.from(), self.to(), MoveKind::EnPassant),
            tag if CHANGES.contains(&tag) => Self(self.0 + (PASSING << 18)),
            _ => self,
        }
    }

    /// Whether it captures a piece that has just made a double step, on the cell it passed.
    #[inline]
    pub fn takes_in_passing(self) -> bool {
        let tag = self.tag();
        tag == 2 || CHANGES.contains(&tag.wrapping_sub(PASSING))
    }

    #[inline]
    fn tag(self) -> u32 {
        self.0 >> 18 & 15
    }

    /// The bits of kind and reserve, which tell apart what shares the number of a double step.
    #[inline]
    fn rest(self) -> u32 {
        self.0 >> 22 & 255
    }

    /// The bits of the reserve.
    #[inline]
    fn last(self) -> u32 {
        self.0 >> 28 & 3
    }

    /// Where it starts; for a drop, where it ends.
    #[inline]
    pub fn from(self) -> Cell {
        Cell::new(self.0 as usize & 511)
    }

    /// Where it ends.
    #[inline]
    pub fn to(self) -> Cell {
        Cell::new(self.0 as usize >> 9 & 511)
    }

    /// What else it does.
    #[inline]
    pub fn action(self) -> MoveKind {
        let kind = || KindId::new((self.rest() & 63) as usize);
        let tag = self.tag();
        match if tag > 9 && tag != TWICE { tag - PASSING } else { tag } {
            0 => MoveKind::Plain,
            MORE if self.rest() == 0 => MoveKind::Double,
            MORE if self.last() == PASS && !self.is_pass() => MoveKind::Become(kind()),
            MORE => GATEWAYS.get(self.last() as usize).map_or(MoveKind::Pass, |&gateway| MoveKind::Gate(kind(), gateway)),
            TWICE => MoveKind::Twice(Cell::new(self.rest() as usize)),
            2 => MoveKind::EnPassant,
            3 => MoveKind::Castle,
            4 => MoveKind::Turn,
            5 => MoveKind::Promote(kind()),
            6 => MoveKind::Exchange(kind(), Reserve::ALL[self.last().min(2) as usize]),
            7 => MoveKind::Restore(kind()),
            8 => MoveKind::Swap(kind()),
            _ => MoveKind::Drop(kind()),
        }
    }

    /// Whether the move only goes from one cell to another, capturing what stands there.
    #[inline]
    pub fn is_plain(self) -> bool {
        self.tag() == 0
    }

    /// Whether the move puts a piece of the reserve on the board.
    #[inline]
    pub fn is_drop(self) -> bool {
        self.tag() == 9
    }

    /// Whether one piece goes from its cell to another, whatever it becomes there: no castling, drop, pass or two steps, whose
    /// to-cells do not say what is captured.
    #[inline]
    pub fn is_step(self) -> bool {
        match self.tag() {
            3 | 9 | TWICE => false,
            MORE => self.last() == Gateway::Step as u32,
            _ => true,
        }
    }

    /// Whether the move is no more than giving up the turn.
    #[inline]
    pub fn is_pass(self) -> bool {
        self.tag() == MORE && self.rest() == PASS << 6
    }

    /// Whether two pieces castle.
    #[inline]
    pub fn castles(self) -> bool {
        self.tag() == 3 || self.tag() == MORE && matches!(self.action(), MoveKind::Gate(_, Gateway::Castle | Gateway::Partner))
    }

    /// The cell between the two steps of a move that has two.
    #[inline]
    pub fn via(self) -> Option<Cell> {
        if let MoveKind::Twice(via) = self.action() { Some(via) } else { None }
    }

    /// What its piece becomes, where the move says so: turning over, the piece alone knows.
    pub fn becomes(self) -> Option<KindId> {
        match self.action() {
            MoveKind::Promote(kind)
            | MoveKind::Exchange(kind, _)
            | MoveKind::Restore(kind)
            | MoveKind::Swap(kind)
            | MoveKind::Become(kind) => Some(kind),
            _ => None,
        }
    }

    /// The kind of the piece that has made the move, in the position before it.
    #[inline]
    pub fn made(self, variant: &Variant, position: &Position) -> KindId {
        let mover = || position.at(self.from()).kind();
        match self.action() {
            MoveKind::Turn => variant.kind(mover()).turns_to.unwrap_or_else(mover),
            MoveKind::Promote(kind)
            | MoveKind::Exchange(kind, _)
            | MoveKind::Restore(kind)
            | MoveKind::Swap(kind)
            | MoveKind::Drop(kind)
            | MoveKind::Become(kind) => kind,
            MoveKind::Plain
            | MoveKind::Double
            | MoveKind::EnPassant
            | MoveKind::Castle
            | MoveKind::Gate(..)
            | MoveKind::Pass
            | MoveKind::Twice(_) => mover(),
        }
    }

    /// A number by which moves between the same two cells are in order, those that change least first.
    pub fn change(self) -> u32 {
        self.0 >> 18
    }

    /// The 32 bits, for tables.
    #[inline]
    pub fn bits(self) -> u32 {
        self.0
    }

    /// The move of these bits, as [`Move::bits`] gave them.
    #[inline]
    pub fn from_bits(bits: u32) -> Self {
        Self(bits)
    }
}

impl Default for Move {
    fn default() -> Self {
        Self::NONE
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}-{:?} {:?}", self.from(), self.to(), self.action())
    }
}
