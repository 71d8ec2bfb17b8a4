//! How well quiet moves have done in a search, for the order of moves and for how deep late ones are searched.

use super::score::MAX_PLY;
use crate::geometry::MAX_CELLS;
use crate::position::Move;
use crate::variant::Piece;

/// The largest value of a history entry.
pub(super) const MAX_HISTORY: i32 = 1 << 14;

/// How well quiet moves have done in this search.
#[derive(Debug)]
pub(super) struct History {
    /// By piece index and end cell.
    quiet: Vec<i16>,
    /// The same after one piece's arrival on one cell: a part of the table for each, which may overlap.
    after: Vec<i16>,
    /// By ply: two quiet moves that refuted others.
    killers: Vec<[Move; 2]>,
    /// By the piece index and end cell of the move before: the quiet move that refuted it.
    counter: Vec<Move>,
}

/// Entries of the table of continuations, a power of two.
const AFTER: usize = 1 << 20;

/// A move played and the piece that made it.
pub(super) type LastMove = Option<(Piece, Move)>;

impl History {
    pub(super) fn new() -> Self {
        let (killers, counter) = (vec![[Move::NONE; 2]; MAX_PLY + 1], vec![Move::NONE; 128 * MAX_CELLS]);
        Self { quiet: vec![0; 128 * MAX_CELLS], after: vec![0; AFTER], killers, counter }
    }

    /// Makes older searches count less, before a new one.
    pub(super) fn fade(&mut self) {
        self.quiet.iter_mut().for_each(|entry| *entry /= 2);
        self.killers.fill([Move::NONE; 2]);
    }

    fn index(piece: Piece, mv: Move) -> usize {
        piece.index() * MAX_CELLS + mv.to().index()
    }

    /// Where the continuations of a move begin.
    fn part(before: (Piece, Move)) -> usize {
        Self::index(before.0, before.1).wrapping_mul(0x9e37_79b1)
    }

    /// What is known of a quiet move of a piece, for a drop the piece dropped, after the moves one and two plies before.
    #[inline]
    pub(super) fn of(&self, piece: Piece, mv: Move, before: [LastMove; 2]) -> i32 {
        let index = Self::index(piece, mv);
        let after = |before: (Piece, Move)| i32::from(self.after[Self::part(before).wrapping_add(index) & (AFTER - 1)]);
        i32::from(self.quiet[index]) + before[0].map_or(0, after) + before[1].map_or(0, after)
    }

    /// A quiet move was good (`bonus` above 0) or bad.
    pub(super) fn update(&mut self, piece: Piece, mv: Move, before: [LastMove; 2], bonus: i32) {
        let index = Self::index(piece, mv);
        learn(&mut self.quiet[index], bonus);
        for before in before.into_iter().flatten() {
            learn(&mut self.after[Self::part(before).wrapping_add(index) & (AFTER - 1)], bonus);
        }
    }

    /// A quiet move refuted what was played before it.
    pub(super) fn refuted(&mut self, ply: usize, mv: Move, before: LastMove) {
        let killers = &mut self.killers[ply];
        if killers[0] != mv {
            *killers = [mv, killers[0]];
        }
        if let Some((piece, before)) = before {
            self.counter[Self::index(piece, before)] = mv;
        }
    }

    pub(super) fn refutations(&self, ply: usize, before: LastMove) -> [Move; 3] {
        let [first, second] = self.killers[ply];
        [first, second, before.map_or(Move::NONE, |(piece, mv)| self.counter[Self::index(piece, mv)])]
    }
}

fn learn(entry: &mut i16, bonus: i32) {
    let old = i32::from(*entry);
    let new = old + bonus - old * bonus.abs() / MAX_HISTORY;
    *entry = i16::try_from(new.clamp(-MAX_HISTORY, MAX_HISTORY)).unwrap_or_default();
}
