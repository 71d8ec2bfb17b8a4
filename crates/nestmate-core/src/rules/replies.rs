//! How many moves each piece of the other side has, counted once for all moves of the side to move. After each of those only the pieces
//! that look at a changed cell are counted again.

use crate::geometry::{Cell, CellSet};
use crate::movegen;
use crate::position::{BoardChange, Move, Position};
use crate::variant::Variant;

/// The pseudo-legal moves of the side that is not to move, counted by piece.
#[derive(Default, Debug)]
pub(super) struct ReplyCounts {
    /// Which freeze groups of that side were thawed.
    thawed: u8,
    /// The pieces that are counted: those that can move, and whose promotions do not depend on what stands elsewhere.
    pieces: CellSet,
    /// The moves of all these, and by cell.
    total: usize,
    counts: Vec<usize>,
    /// By cell: the pieces whose moves depend on what stands there.
    watchers: Vec<CellSet>,
}

impl ReplyCounts {
    /// Counts the moves of the side that is not to move, in place of what was counted before.
    pub(super) fn take(&mut self, position: &mut Position, variant: &Variant) {
        let undo = position.make_null(variant);
        let side = position.side();
        let counts = |&cell: &Cell| {
            let piece = position.at(cell);
            position.is_thawed(side, variant.group(piece.kind(), cell)) && !variant.arrivals.varies(piece.index(), cell)
        };
        self.thawed = position.thawed(side);
        self.pieces = position.pieces(side).iter().filter(counts).collect();
        self.total = 0;
        self.counts.resize(variant.points(), 0);
        movegen::count_each(position, variant, &self.pieces, |cell, count| {
            self.counts[cell.index()] = count;
            self.total += count;
        });
        self.watchers.clear();
        self.watchers.resize(variant.points(), CellSet::EMPTY);
        for from in self.pieces.iter() {
            movegen::watched(position, variant, from, |cell| self.watchers[cell.index()].insert(from));
        }
        position.unmake(&undo);
    }

    /// The pieces that have to be counted again after a ply that has made these changes.
    pub(super) fn stale(&self, changes: &[BoardChange]) -> CellSet {
        let mut stale = CellSet::EMPTY;
        for change in changes {
            if let BoardChange::Cell(cell, _) = *change {
                stale |= self.watchers[cell.index()];
                stale.insert(cell);
            }
        }
        stale
    }

    /// What [`movegen::count`] comes to for `pieces` after a ply that leaves the counts of some of them `stale`.
    pub(super) fn count(
        &self,
        position: &Position,
        variant: &Variant,
        pieces: &CellSet,
        stale: &CellSet,
        changes: &mut Vec<Move>,
    ) -> usize {
        if position.thawed(position.side()) != self.thawed {
            return movegen::count(position, variant, pieces, changes);
        }
        let known = *pieces & self.pieces & !*stale;
        let lost: usize = (self.pieces & !known).iter().map(|cell| self.counts[cell.index()]).sum();
        self.total - lost + movegen::count(position, variant, &(*pieces & !known), changes)
    }
}
