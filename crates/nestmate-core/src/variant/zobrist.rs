//! Random numbers for hashing positions, the same in every run.

use super::castling::MAX_UNMOVED;
use super::pieces::{KindId, Piece, Reserve, Side};
use crate::geometry::Cell;

/// The most pieces of one kind in one reserve that hash apart.
pub const MAX_HELD: usize = 64;

pub(crate) const MAX_CHECKS: u8 = 15;

/// One number for everything that can be true of a position.
#[derive(Debug)]
pub struct Zobrist {
    points: usize,
    pieces: Vec<u64>,
    held: Vec<u64>,
    unmoved: Vec<u64>,
    passing: Vec<u64>,
    pub(crate) black_to_move: u64,
    checks: Vec<u64>,
    passes: [u64; 2],
}

impl Zobrist {
    /// Numbers for `kinds` kinds (entry 0 included) on `points` grid points, seeded by the game's id.
    pub(crate) fn new(kinds: usize, points: usize, id: &str) -> Self {
        let mut seed = id.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
        let mut many = |count: usize| (0..count).map(|_| split_mix(&mut seed)).collect::<Vec<u64>>();
        let pieces = many(kinds * 2 * points);
        let held = many(3 * kinds * MAX_HELD);
        let passing = many(points * 2);
        let mut unmoved = many(MAX_UNMOVED / 2);
        let black_to_move = many(1)[0];
        let checks = many(2 * usize::from(MAX_CHECKS));
        unmoved.extend(many(MAX_UNMOVED / 2));
        let after = many(2);
        let passes = [after[0], after[1]];
        Self { points, pieces, held, unmoved, passing, black_to_move, checks, passes }
    }

    #[inline]
    pub fn piece(&self, piece: Piece, cell: Cell) -> u64 {
        self.pieces[piece.index() * self.points + cell.index()]
    }

    /// The number of the `count`-th piece of a kind in a reserve; numbers of all counts up to the present one are combined.
    #[inline]
    pub(crate) fn held(&self, reserve: Reserve, kind: KindId, count: usize) -> u64 {
        self.held[(kind.index() * 3 + reserve.index()) * MAX_HELD + count % MAX_HELD]
    }

    #[inline]
    pub(crate) fn unmoved(&self, bit: u32) -> u64 {
        self.unmoved[bit as usize % MAX_UNMOVED]
    }

    /// The number of a side that has given check so often; none for never.
    pub fn checks(&self, side: Side, count: u8) -> u64 {
        let at = usize::from(count.min(MAX_CHECKS)).checked_sub(1);
        at.map_or(0, |at| self.checks[2 * at + side.index()])
    }

    /// The number of a cell on which a piece was captured that may not be traded: one of those of no piece, which nothing else has.
    pub(crate) fn traded(&self, cell: Cell) -> u64 {
        self.pieces[cell.index()]
    }

    /// The number of so many passes just made; none for none.
    pub fn passes(&self, count: u8) -> u64 {
        usize::from(count).checked_sub(1).map_or(0, |at| self.passes[at.min(1)])
    }

    /// The number of a cell on which something can be captured in passing.
    #[inline]
    pub(crate) fn passing_cell(&self, cell: Cell) -> u64 {
        self.passing[cell.index()]
    }

    /// The number of a piece that can be captured in passing.
    #[inline]
    pub(crate) fn passing_victim(&self, cell: Cell) -> u64 {
        self.passing[self.points + cell.index()]
    }
}

fn split_mix(seed: &mut u64) -> u64 {
    *seed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *seed;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
