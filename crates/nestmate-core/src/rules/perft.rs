//! Counting the leaves of the tree of legal moves, and the moves of the other side, counted once for all moves of the side to move.

use super::legality::{count_legal_moves, counts_moves, legal_moves_into};
use crate::geometry::{Cell, CellSet};
use crate::movegen;
use crate::position::{BoardChange, Move, Position};
use crate::variant::Variant;

/// Whether a count is to go on is asked before each position that has so many plies below it: often enough, and seldom enough to cost
/// nothing.
const ASKED: usize = 3;

/// The number of lines of legal moves of this many plies; the last ply is counted, not made.
pub fn perft(position: &mut Position, variant: &Variant, depth: u32) -> u64 {
    lines(position, variant, depth, &|| false).unwrap_or_default()
}

/// The legal moves with the number of lines that begin with each; `depth` is at least 1.
pub fn divide(position: &mut Position, variant: &Variant, depth: u32) -> Vec<(Move, u64)> {
    let mut counted = Vec::new();
    divide_until(position, variant, depth, &|| false, &mut |mv, leaves| {
        counted.push((mv, leaves));
        true
    });
    counted
}

/// Tells each legal move with the number of lines that begin with it, as soon as that is known. False if it was broken off, because
/// `stop` has said so or `tell` was not to be told more. A count of few plies is never broken off by `stop`.
pub fn divide_until(
    position: &mut Position,
    variant: &Variant,
    depth: u32,
    stop: &impl Fn() -> bool,
    tell: &mut impl FnMut(Move, u64) -> bool,
) -> bool {
    let mut moves = Vec::new();
    legal_moves_into(position, variant, &mut moves);
    let below = depth.saturating_sub(1);
    moves.into_iter().all(|mv| {
        if below as usize >= ASKED && stop() {
            return false;
        }
        let undo = position.make(variant, mv);
        let leaves = lines(position, variant, below, stop);
        position.unmake(&undo);
        leaves.is_some_and(|leaves| tell(mv, leaves))
    })
}

fn lines(position: &mut Position, variant: &Variant, depth: u32, stop: &impl Fn() -> bool) -> Option<u64> {
    let mut buffers = vec![Vec::new(); depth as usize];
    count(position, variant, &mut buffers, &mut ReplyCounts::default(), stop)
}

/// With so few moves it does not pay to count the replies to them in advance.
const FEW: usize = 6;

/// One buffer of moves for each ply to go. `None` if it was stopped.
fn count(
    position: &mut Position,
    variant: &Variant,
    buffers: &mut [Vec<Move>],
    replies: &mut ReplyCounts,
    stop: &impl Fn() -> bool,
) -> Option<u64> {
    let Some((moves, rest)) = buffers.split_first_mut() else { return Some(1) };
    if rest.is_empty() {
        return Some(count_legal_moves(position, variant, None, moves) as u64);
    }
    legal_moves_into(position, variant, moves);
    if let [room] = rest
        && moves.len() > FEW
        && counts_moves(variant)
    {
        replies.take(position, variant);
        return Some(moves.iter().map(|&mv| count_after(position, variant, mv, replies, room)).sum());
    }
    let mut leaves = 0;
    for &mv in moves.iter() {
        if rest.len() >= ASKED && stop() {
            return None;
        }
        let undo = position.make(variant, mv);
        let found = count(position, variant, rest, replies, stop);
        position.unmake(&undo);
        leaves += found?;
    }
    Some(leaves)
}

fn count_after(position: &mut Position, variant: &Variant, mv: Move, replies: &ReplyCounts, room: &mut Vec<Move>) -> u64 {
    let undo = position.make(variant, mv);
    let stale = replies.stale(position.changes(&undo));
    let counted = count_legal_moves(position, variant, Some((replies, &stale)), room);
    position.unmake(&undo);
    counted as u64
}

/// The pseudo-legal moves of the side that is not to move, counted by piece, once for all moves of the side to move. After each of those
/// only the pieces that look at a changed cell are counted again.
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
