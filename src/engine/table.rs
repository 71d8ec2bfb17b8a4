//! The transposition table: what is known of positions that were searched before.
//!
//! An entry is two 64-bit words, the second the data, the first the position's hash mixed with it. Threads read and write
//! without locks; an entry half written by one and half by another does not match any hash.

use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, Ordering::Relaxed};

use super::score::{MATE_BOUND, MAX_PLY};
use crate::position::Move;

/// How a stored score bounds the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// It is at most the score.
    Upper,
    /// It is at least the score.
    Lower,
    /// It is the score.
    Exact,
}

/// What the table knows of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Known {
    /// The best move; [`Move::NONE`] if none is known.
    pub(super) best: Move,
    /// The score as seen from the position itself.
    pub(super) score: i32,
    /// Plies searched below the position; 0 for captures only.
    pub(super) depth: i32,
    pub(super) bound: Bound,
}

#[derive(Default, Debug)]
struct Entry {
    check: AtomicU64,
    data: AtomicU64,
}

/// Four entries, one cache line.
#[derive(Default, Debug)]
#[repr(align(64))]
struct Bucket([Entry; 4]);

/// A transposition table. It can be shared by threads and kept from search to search.
#[derive(Debug)]
pub(super) struct Table {
    buckets: Vec<Bucket>,
    /// How many buckets there are to be.
    wanted: usize,
    age: AtomicU8,
}

/// How many buckets are made between two looks at the stop flag: a mebibyte.
const PORTION: usize = 1 << 14;

const MOVE_BITS: u64 = (1 << 30) - 1;
const SCORE_OFFSET: i32 = 1 << 19;
const AGES: u8 = 32;

impl Table {
    /// A table of at most `mib` MiB, at least one. It is empty of memory too until [`Table::prepare`].
    pub(super) fn new(mib: usize) -> Self {
        Self { buckets: Vec::new(), wanted: (mib.max(1) << 20) / size_of::<Bucket>(), age: AtomicU8::new(0) }
    }

    /// Makes the table as large as it is to be. Large tables take their time: when `stop` is set it stays smaller for now, which does
    /// no harm but to searches, and is larger next time. It has one bucket at least.
    pub(super) fn prepare(&mut self, stop: &AtomicBool) {
        self.buckets.reserve_exact(self.wanted - self.buckets.len());
        while self.buckets.len() < self.wanted && (self.buckets.is_empty() || !stop.load(Relaxed)) {
            let more = (self.wanted - self.buckets.len()).min(PORTION);
            self.buckets.extend((0..more).map(|_| Bucket::default()));
        }
    }

    /// Forgets everything, for a new game.
    pub(super) fn clear(&mut self) {
        self.buckets.clear();
    }

    /// Begins a new search: entries of earlier ones are the first to be replaced.
    pub(super) fn grow_older(&self) {
        self.age.store((self.age.load(Relaxed) + 1) % AGES, Relaxed);
    }

    /// How much of the table the present search has filled, in thousandths; from a sample.
    pub(super) fn fullness(&self) -> u32 {
        let age = self.age.load(Relaxed);
        let sample = &self.buckets[..self.buckets.len().min(250)];
        let used = |entry: &&Entry| entry.data.load(Relaxed) != 0 && age_of(entry.data.load(Relaxed)) == age;
        let count = sample.iter().flat_map(|bucket| &bucket.0).filter(used).count();
        u32::try_from(count * 1000 / (4 * sample.len())).unwrap_or(1000)
    }

    pub(super) fn get(&self, hash: u64, ply: usize) -> Option<Known> {
        let found = self.bucket(hash).0.iter().find_map(|entry| {
            let data = entry.data.load(Relaxed);
            (entry.check.load(Relaxed) ^ data == hash && data != 0).then_some(data)
        })?;
        let mut known = unpack(found);
        known.score = from_here(known.score, ply);
        Some(known)
    }

    pub(super) fn put(&self, hash: u64, ply: usize, mut known: Known) {
        let age = self.age.load(Relaxed);
        let mut worst = i32::MAX;
        let mut place = &self.bucket(hash).0[0];
        for entry in &self.bucket(hash).0 {
            let data = entry.data.load(Relaxed);
            if entry.check.load(Relaxed) ^ data == hash {
                let old = unpack(data);
                if known.best == Move::NONE {
                    known.best = old.best;
                }
                if age_of(data) == age && known.bound != Bound::Exact && known.depth + 3 < old.depth {
                    return;
                }
                place = entry;
                break;
            }
            let worth = if data == 0 { i32::MIN } else { unpack(data).depth - 4 * i32::from((age + AGES - age_of(data)) % AGES) };
            if worth < worst {
                worst = worth;
                place = entry;
            }
        }
        known.score = from_there(known.score, ply);
        let data = pack(known, age);
        place.data.store(data, Relaxed);
        place.check.store(hash ^ data, Relaxed);
    }

    #[inline]
    fn bucket(&self, hash: u64) -> &Bucket {
        #[expect(clippy::cast_possible_truncation, reason = "the high half of a product with a length is below that length")]
        let index = ((u128::from(hash) * self.buckets.len() as u128) >> 64) as usize;
        &self.buckets[index]
    }
}

/// Mates are counted from the root in the search and from the position in the table.
fn from_here(score: i32, ply: usize) -> i32 {
    shifted(score, ply, -1)
}

fn from_there(score: i32, ply: usize) -> i32 {
    shifted(score, ply, 1)
}

fn shifted(score: i32, ply: usize, sign: i32) -> i32 {
    let ply = i32::try_from(ply.min(MAX_PLY)).unwrap_or_default() * sign;
    match score {
        _ if score > MATE_BOUND => score + ply,
        _ if score < -MATE_BOUND => score - ply,
        _ => score,
    }
}

/// Move (30 bits), score (20), depth (7), bound (2), age (5).
fn pack(known: Known, age: u8) -> u64 {
    let bound = match known.bound {
        Bound::Upper => 1,
        Bound::Lower => 2,
        Bound::Exact => 3,
    };
    let (score, depth) =
        (u64::from((known.score + SCORE_OFFSET).cast_unsigned() & 0xf_ffff), u64::from(known.depth.clamp(0, 127).cast_unsigned()));
    u64::from(known.best.bits()) & MOVE_BITS | score << 30 | depth << 50 | bound << 57 | u64::from(age) << 59
}

fn unpack(data: u64) -> Known {
    let (bits, score, depth) = ((data & MOVE_BITS) as u32, (data >> 30 & 0xf_ffff) as u32, (data >> 50 & 127) as u8);
    let best = if u64::from(bits) == MOVE_BITS { Move::NONE } else { Move::from_bits(bits) };
    let bound = match data >> 57 & 3 {
        1 => Bound::Upper,
        2 => Bound::Lower,
        _ => Bound::Exact,
    };
    Known { best, score: score.cast_signed() - SCORE_OFFSET, depth: i32::from(depth), bound }
}

fn age_of(data: u64) -> u8 {
    (data >> 59) as u8
}

#[cfg(test)]
mod tests {
    use super::super::score::MATE;
    use super::*;
    use crate::geometry::Cell;

    fn table() -> Table {
        let mut table = Table::new(1);
        table.prepare(&AtomicBool::new(false));
        table
    }

    #[test]
    fn a_table_that_was_not_finished_works_and_is_finished_later() {
        let mut table = Table::new(3);
        let known = Known { best: Move::NONE, score: 7, depth: 2, bound: Bound::Exact };
        table.prepare(&AtomicBool::new(true));
        table.put(9, 0, known);
        assert_eq!((table.buckets.len(), table.get(9, 0)), (PORTION, Some(known)));
        table.prepare(&AtomicBool::new(false));
        assert_eq!(table.buckets.len(), 3 * PORTION);
        table.put(u64::MAX, 0, known);
        assert_eq!(table.get(u64::MAX, 0), Some(known));
        table.clear();
        table.prepare(&AtomicBool::new(false));
        assert_eq!(table.get(u64::MAX, 0), None);
    }

    #[test]
    fn what_goes_in_comes_out() {
        let table = table();
        let best = Move::plain(Cell::new(3), Cell::new(288));
        for (hash, score) in [(7, -1234), (u64::MAX, MATE - 5), (1 << 63, -MATE + 4), (99, 0)] {
            let known = Known { best, score, depth: 9, bound: Bound::Lower };
            table.put(hash, 3, known);
            assert_eq!(table.get(hash, 3), Some(known));
        }
        assert_eq!(table.get(8, 0), None);
        assert_eq!(table.get(u64::MAX, 0).map(|known| known.score), Some(MATE - 2));
    }

    #[test]
    fn a_move_is_kept_when_a_later_search_finds_none() {
        let table = table();
        let best = Move::plain(Cell::new(1), Cell::new(2));
        table.put(5, 0, Known { best, score: 10, depth: 4, bound: Bound::Exact });
        table.put(5, 0, Known { best: Move::NONE, score: 3, depth: 5, bound: Bound::Upper });
        assert_eq!(table.get(5, 0), Some(Known { best, score: 3, depth: 5, bound: Bound::Upper }));
    }
}
