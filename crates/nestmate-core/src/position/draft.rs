//! A position in the making: what a person sets up, which need not make sense yet. [`Position::parse`] of its text says whether it does.

use super::{Passing, Position, TextError};
use crate::geometry::Cell;
use crate::variant::{KindId, MAX_HELD, Piece, Reserve, Side, Variant};

/// A board and what belongs to it, with any number of royal pieces. It belongs to the [`Variant`] that it was made with.
///
/// Whatever no longer fits after a change is dropped: a piece that is not on its start cell has moved, and without the piece that made a
/// double step nothing is captured in passing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft(Position);

impl Draft {
    /// The draft of a position.
    pub fn of(position: &Position) -> Self {
        let mut position = position.clone();
        position.forget();
        Self(position)
    }

    /// A board without pieces, White to move.
    pub fn empty() -> Self {
        Self(Position::empty())
    }

    /// Reads a position text that may have any number of royal pieces.
    ///
    /// # Errors
    /// The first field that cannot be read and why.
    pub fn parse(variant: &Variant, text: &str) -> Result<Self, TextError> {
        let mut draft = Self(Position::read(variant, text, false)?);
        draft.settle(variant);
        Ok(draft)
    }

    /// The board to be looked at. Without royal pieces there is nothing that the rules could say of it.
    pub fn picture(&self) -> &Position {
        &self.0
    }

    /// The position text.
    pub fn text(&self, variant: &Variant) -> String {
        self.0.text(variant)
    }

    /// Puts a piece on a cell in place of what stands there; [`Piece::NONE`] empties it.
    pub fn put(&mut self, variant: &Variant, cell: Cell, piece: Piece) {
        self.0.set(variant, cell, piece);
        self.settle(variant);
    }

    /// Moves a piece to another cell. It keeps nothing of what it could do from where it was.
    pub fn shift(&mut self, variant: &Variant, from: Cell, to: Cell) {
        let piece = self.0.at(from);
        self.0.set(variant, from, Piece::NONE);
        self.0.set(variant, to, piece);
        self.settle(variant);
    }

    /// Sets how many pieces of a kind a reserve holds: at most as many as a position may have, none of a turned side, nor of a royal
    /// kind that does not begin there.
    pub fn hold(&mut self, variant: &Variant, reserve: Reserve, kind: KindId, count: u8) {
        let known = variant.kind(kind);
        if variant.has_reserves && variant.can_hold(reserve, kind) && known.unturned == kind {
            self.0.set_held(variant, reserve, kind, count.min(Self::most_held()));
            self.0.forget();
        }
    }

    /// The most pieces of one kind that a reserve holds.
    pub fn most_held() -> u8 {
        u8::try_from(MAX_HELD - 1).unwrap_or(u8::MAX)
    }

    /// Sets the side to move.
    pub fn set_side(&mut self, variant: &Variant, side: Side) {
        if self.0.side != side {
            self.0.side = side;
            self.0.state.hash ^= variant.zobrist.black_to_move;
            self.settle(variant);
        }
    }

    /// Sets plies since the last progress, and the number of the move, which is at least 1.
    pub fn set_counters(&mut self, halfmoves: u32, number: u32) {
        const MOST: u32 = 999_999_999;
        (self.0.state.halfmoves, self.0.number) = (halfmoves.min(MOST), number.clamp(1, MOST));
    }

    /// The cells on which a piece stands whose first move matters, in the order of [`Variant::unmoved_cells`]. To castle it needs the other
    /// piece on its cell, too.
    pub fn first_moves(&self, variant: &Variant) -> Vec<Cell> {
        variant.unmoved_cells.iter().copied().filter(|&cell| self.0.has_first_move(variant, cell)).collect()
    }

    /// Whether the piece on a cell counts as unmoved.
    pub fn is_unmoved(&self, variant: &Variant, cell: Cell) -> bool {
        self.0.is_unmoved(variant, cell)
    }

    /// Lets the piece on a cell count as unmoved, or as moved; nothing happens where that does not matter.
    pub fn set_unmoved(&mut self, variant: &Variant, cell: Cell, unmoved: bool) {
        if self.0.stands_unmoved(variant, cell) {
            let bit = variant.unmoved_bits[cell.index()];
            self.0.set_unmoved(variant, if unmoved { self.0.state.unmoved | bit } else { self.0.state.unmoved & !bit });
        }
    }

    /// What the side that has just moved could have left to be captured in passing.
    pub fn passings(&self, variant: &Variant) -> Vec<Passing> {
        let side = self.0.side.other();
        let mut found: Vec<Passing> = Vec::new();
        for cell in self.0.pieces(side).iter() {
            let vias = variant.doubles.of(self.0.at(cell)).iter().filter(|double| double.to == cell).map(|double| double.passed.clone());
            let castlings = variant.castlings[side.index()].iter().filter(|castling| castling.royal_to == cell);
            let ways: Vec<Vec<Cell>> = vias.chain(castlings.map(|castling| vec![castling.partner_to, castling.royal_from])).collect();
            for passing in ways.iter().filter_map(|cells| self.0.possible_passing(variant, cells, cell)) {
                if !found.contains(&passing) {
                    found.push(passing);
                }
            }
        }
        found
    }

    /// Sets what can be captured in passing; what is not among [`Draft::passings`] is nothing.
    pub fn set_passing(&mut self, variant: &Variant, passing: Option<Passing>) {
        self.0.clear_passing(variant);
        if let Some(passing) = passing.filter(|passing| self.passings(variant).contains(passing)) {
            self.0.set_passing(variant, passing);
        }
    }

    /// Takes all pieces off the board and out of the reserves; the side to move stays.
    pub fn clear(&mut self, variant: &Variant) {
        let side = self.0.side;
        *self = Self::empty();
        self.set_side(variant, side);
    }

    /// Gives the other side the mirror image of a side's pieces on the board.
    pub fn mirror(&mut self, variant: &Variant, side: Side) {
        let before = self.0.clone();
        before.pieces(side.other()).iter().for_each(|cell| self.0.set(variant, cell, Piece::NONE));
        for cell in before.pieces(side).iter() {
            let there = variant.board.grid.mirrored(cell, variant.board.mirror);
            if !before.at(there).is_of(side) {
                self.0.set(variant, there, Piece::new(before.at(cell).kind(), side.other()));
            }
        }
        self.settle(variant);
    }

    /// Exchanges the sides: each has what the other had, seen from its own end of the board, and the other is to move.
    pub fn swap(&mut self, variant: &Variant) {
        let before = self.0.clone();
        let mut after = Self::empty();
        for side in Side::BOTH {
            for cell in before.pieces(side).iter() {
                let there = variant.board.grid.mirrored(cell, variant.board.mirror);
                after.0.set(variant, there, Piece::new(before.at(cell).kind(), side.other()));
            }
        }
        for reserve in Reserve::ALL {
            let to = reserve.side().map_or(reserve, |side| Reserve::of(side.other()));
            before.reserves.kinds(reserve).for_each(|kind| after.hold(variant, to, kind, before.reserves.count(reserve, kind)));
        }
        after.set_side(variant, before.side.other());
        for side in Side::BOTH {
            after.0.set_checks(variant, side, before.checks(side.other()));
        }
        after.set_counters(before.state.halfmoves, before.number);
        *self = after;
        self.settle(variant);
    }

    /// The pieces that `start` has and this has not, on cells whose pieces go to a reserve when they are captured: how many of each kind.
    pub fn missing(&self, variant: &Variant, start: &Position) -> Vec<(KindId, u8)> {
        let count = |position: &Position, kind: KindId| {
            let held: usize = Reserve::ALL.iter().map(|&reserve| usize::from(position.reserves.count(reserve, kind))).sum();
            let counts = |cell: &Cell| variant.reserve_of[cell.index()].is_some();
            let own = |cell: &Cell| variant.kind(position.at(*cell).kind()).unturned == kind;
            held + Side::BOTH.into_iter().flat_map(|side| position.pieces(side).iter()).filter(counts).filter(own).count()
        };
        let kinds = variant.kind_ids().filter(|&kind| !variant.kind(kind).royal && variant.kind(kind).unturned == kind);
        let missing = kinds.map(|kind| (kind, count(start, kind).saturating_sub(count(&self.0, kind))));
        missing.filter(|missing| missing.1 > 0).map(|(kind, count)| (kind, u8::try_from(count).unwrap_or(u8::MAX))).collect()
    }

    /// Puts all missing pieces into a reserve.
    pub fn hold_rest(&mut self, variant: &Variant, start: &Position, reserve: Reserve) {
        for (kind, missing) in self.missing(variant, start) {
            let held = self.0.reserves.count(reserve, kind);
            self.hold(variant, reserve, kind, held.saturating_add(missing));
        }
    }

    /// Drops what no longer fits.
    fn settle(&mut self, variant: &Variant) {
        let position = &mut self.0;
        let stands = |cell: &&Cell| position.stands_unmoved(variant, **cell);
        let standing = variant.unmoved_cells.iter().filter(stands);
        let unmoved = standing.fold(0, |bits, cell| bits | variant.unmoved_bits[cell.index()]) & position.state.unmoved;
        position.set_unmoved(variant, unmoved);
        for side in Side::BOTH {
            let royal = position.royals(variant, side).next();
            position.state.royal[side.index()] = royal.unwrap_or_default();
        }
        position.state.counted = None;
        if position.state.traded.is_some_and(|cell| !position.can_have_traded(cell)) {
            position.set_traded(variant, None);
        }
        position.forget();
        let passing = self.0.state.passing;
        self.set_passing(variant, passing);
    }
}
