//! The transposition table: what is known of positions that were searched before.
//!
//! An entry is two 64-bit words, the second the data, the first the position's hash mixed with it. Threads read and write
//! without locks; an entry half written by one and half by another does not match any hash.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

use bytemuck::Zeroable;
use nestmate_core::position::Move;

use super::memory::{Room, zeroed};
use super::score::{MATE_BOUND, MAX_PLY};

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

impl Bound {
    /// Of a score that a search within a window came to.
    pub(super) fn of(score: i32, alpha: i32, beta: i32) -> Self {
        if score >= beta {
            Self::Lower
        } else if score > alpha {
            Self::Exact
        } else {
            Self::Upper
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Hit {
    /// The best move; [`Move::NONE`] if none is known.
    pub(super) best: Move,
    /// The score as seen from the position itself.
    pub(super) score: i32,
    /// Plies searched below the position; 0 for captures only.
    pub(super) depth: i32,
    pub(super) bound: Bound,
}

#[derive(Zeroable, Debug)]
#[repr(C)]
struct Entry {
    check: AtomicU64,
    data: AtomicU64,
}

/// The entries of a bucket, which fill a cache line.
const WIDTH: usize = 4;

/// The bytes of a cache line.
const LINE: usize = WIDTH * size_of::<Entry>();

/// A transposition table. It can be shared by threads and kept from search to search.
#[derive(Debug)]
pub(super) struct TranspositionTable {
    /// Memory that is to be aligned comes filled, which takes time, so the first entries may be left out instead.
    entries: Vec<Entry>,
    /// The first entry of the first bucket.
    first: usize,
    room: Option<Room>,
    /// How many buckets there are to be.
    wanted: usize,
    age: AtomicU8,
}

const BUCKETS_IN_MIB: usize = (1 << 20) / LINE;

const MOVE_BITS: u64 = (1 << 30) - 1;
const SCORE_OFFSET: i32 = 1 << 19;
const AGES: u8 = 32;

impl TranspositionTable {
    /// A table of at most `mib` MiB, at least one. It has no memory until [`TranspositionTable::prepare`].
    pub(super) fn new(mib: usize) -> Self {
        let wanted = mib.clamp(1, usize::MAX >> 24) * BUCKETS_IN_MIB;
        Self { entries: Vec::new(), first: 0, room: None, wanted, age: AtomicU8::new(0) }
    }

    /// Makes the table as large as it is to be, or as large as there is memory for. This takes no time: the system makes the memory as
    /// it is touched.
    pub(super) fn prepare(&mut self) {
        if self.entries.is_empty() {
            let (entries, room) = zeroed::<Entry>(self.wanted * WIDTH + WIDTH - 1, 2 * WIDTH - 1);
            self.first = Some(entries.as_ptr().align_offset(LINE)).filter(|&first| first < WIDTH).unwrap_or_default();
            (self.entries, self.room) = (entries, Some(room));
            if self.buckets().len() < self.wanted {
                tracing::warn!("the table has {} MiB, for there is no memory for more", self.mib());
            }
        }
    }

    /// Forgets everything, for a new game, and gives the memory back.
    pub(super) fn clear(&mut self) {
        (self.entries, self.room) = (Vec::new(), None);
    }

    pub(super) fn mib(&self) -> usize {
        self.buckets().len() / BUCKETS_IN_MIB
    }

    #[inline]
    fn buckets(&self) -> &[[Entry; WIDTH]] {
        self.entries.get(self.first..).unwrap_or_default().as_chunks().0
    }

    /// Begins a new search: entries of earlier ones are the first to be replaced.
    pub(super) fn grow_older(&self) {
        self.age.store((self.age.load(Relaxed) + 1) % AGES, Relaxed);
    }

    /// How much of the table the present search has filled, in thousandths; from a sample.
    pub(super) fn fullness(&self) -> u32 {
        let age = self.age.load(Relaxed);
        let sample = &self.buckets()[..self.buckets().len().min(250)];
        let used = |entry: &&Entry| entry.data.load(Relaxed) != 0 && age_of(entry.data.load(Relaxed)) == age;
        let count = sample.iter().flatten().filter(used).count();
        u32::try_from(count * 1000 / (4 * sample.len())).unwrap_or(1000)
    }

    pub(super) fn get(&self, hash: u64, ply: usize) -> Option<Hit> {
        let found = self.bucket(hash).iter().find_map(|entry| {
            let data = entry.data.load(Relaxed);
            (entry.check.load(Relaxed) ^ data == hash && data != 0).then_some(data)
        })?;
        let mut known = unpack(found);
        known.score = shifted(known.score, ply, -1);
        Some(known)
    }

    pub(super) fn put(&self, hash: u64, ply: usize, mut known: Hit) {
        let age = self.age.load(Relaxed);
        let mut worst = i32::MAX;
        let mut place = &self.bucket(hash)[0];
        for entry in self.bucket(hash) {
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
        known.score = shifted(known.score, ply, 1);
        let data = pack(known, age);
        place.data.store(data, Relaxed);
        place.check.store(hash ^ data, Relaxed);
    }

    #[inline]
    fn bucket(&self, hash: u64) -> &[Entry; WIDTH] {
        let buckets = self.buckets();
        #[expect(clippy::cast_possible_truncation, reason = "the high half of a product with a length is below that length")]
        let index = ((u128::from(hash) * buckets.len() as u128) >> 64) as usize;
        &buckets[index]
    }
}

/// Mates are counted from the root in the search and from the position in the table: into the table with `sign` 1, out of it with −1.
fn shifted(score: i32, ply: usize, sign: i32) -> i32 {
    let ply = i32::try_from(ply.min(MAX_PLY)).unwrap_or_default() * sign;
    match score {
        _ if score > MATE_BOUND => score + ply,
        _ if score < -MATE_BOUND => score - ply,
        _ => score,
    }
}

/// Move (30 bits), score (20), depth (7), bound (2), age (5).
fn pack(known: Hit, age: u8) -> u64 {
    let bound = match known.bound {
        Bound::Upper => 1,
        Bound::Lower => 2,
        Bound::Exact => 3,
    };
    let (score, depth) =
        (u64::from((known.score + SCORE_OFFSET).cast_unsigned() & 0xf_ffff), u64::from(known.depth.clamp(0, 127).cast_unsigned()));
    u64::from(known.best.bits()) & MOVE_BITS | score << 30 | depth << 50 | bound << 57 | u64::from(age) << 59
}

fn unpack(data: u64) -> Hit {
    let (bits, score, depth) = ((data & MOVE_BITS) as u32, (data >> 30 & 0xf_ffff) as u32, (data >> 50 & 127) as u8);
    let best = if u64::from(bits) == MOVE_BITS { Move::NONE } else { Move::from_bits(bits) };
    let bound = match data >> 57 & 3 {
        1 => Bound::Upper,
        2 => Bound::Lower,
        _ => Bound::Exact,
    };
    Hit { best, score: score.cast_signed() - SCORE_OFFSET, depth: i32::from(depth), bound }
}

fn age_of(data: u64) -> u8 {
    (data >> 59) as u8
}

#[cfg(test)]
mod tests {
    use nestmate_core::geometry::Cell;

    use super::super::score::MATE;
    use super::*;

    fn table() -> TranspositionTable {
        let mut table = TranspositionTable::new(1);
        table.prepare();
        table
    }

    #[test]
    fn a_table_that_was_cleared_is_made_anew_and_knows_nothing() {
        let mut table = TranspositionTable::new(3);
        let known = Hit { best: Move::NONE, score: 7, depth: 2, bound: Bound::Exact };
        assert_eq!(table.mib(), 0);
        for hash in [9, u64::MAX] {
            table.prepare();
            assert_eq!((table.mib(), table.get(hash, 0)), (3, None));
            table.put(hash, 0, known);
            table.prepare();
            assert_eq!(table.get(hash, 0), Some(known), "made once");
            table.clear();
        }
    }

    #[test]
    fn a_table_larger_than_the_memory_takes_what_there_is() {
        for mib in [1 << 40, usize::MAX] {
            let mut table = TranspositionTable::new(mib);
            table.prepare();
            assert!((1..mib).contains(&table.mib()));
            let known = Hit { best: Move::NONE, score: 7, depth: 2, bound: Bound::Exact };
            for hash in [5, 1 << 60, u64::MAX] {
                table.put(hash, 0, known);
                assert_eq!(table.get(hash, 0), Some(known));
            }
        }
    }

    #[test]
    fn what_goes_in_comes_out() {
        let table = table();
        let best = Move::plain(Cell::new(3), Cell::new(288));
        for (hash, score) in [(7, -1234), (u64::MAX, MATE - 5), (1 << 63, -MATE + 4), (99, 0)] {
            let known = Hit { best, score, depth: 9, bound: Bound::Lower };
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
        table.put(5, 0, Hit { best, score: 10, depth: 4, bound: Bound::Exact });
        table.put(5, 0, Hit { best: Move::NONE, score: 3, depth: 5, bound: Bound::Upper });
        assert_eq!(table.get(5, 0), Some(Hit { best, score: 3, depth: 5, bound: Bound::Upper }));
    }
}
