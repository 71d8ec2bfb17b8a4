//! Evaluations of positions seen before in the same search.

/// A small table of evaluations, the newest in each place.
#[derive(Debug)]
pub(super) struct Cache(Vec<u64>);

/// Entries, a power of two: half a mebibyte, so that it stays in the processor's own memory.
const SIZE: usize = 1 << 16;

const SCORE_BITS: u32 = 20;
const SCORE_OFFSET: i32 = 1 << (SCORE_BITS - 1);
const SCORE_MASK: u64 = (1 << SCORE_BITS) - 1;

impl Cache {
    pub(super) fn new() -> Self {
        Self(vec![0; SIZE])
    }

    #[inline]
    pub(super) fn get(&mut self, hash: u64, evaluate: impl FnOnce() -> i32) -> i32 {
        #[expect(clippy::cast_possible_truncation, reason = "the low bits are wanted")]
        let entry = &mut self.0[hash as usize & (SIZE - 1)];
        if (*entry ^ hash) & !SCORE_MASK == 0 && *entry & SCORE_MASK != 0 {
            let stored = (*entry & SCORE_MASK) as u32;
            return stored.cast_signed() - SCORE_OFFSET;
        }
        let score = evaluate();
        *entry = hash & !SCORE_MASK | u64::from((score + SCORE_OFFSET).cast_unsigned()) & SCORE_MASK;
        score
    }
}

/// How far what the pieces can do lies from what they could do when that was worked out last: a running mean over those of a search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spread(i32);

/// How many evaluations the mean looks back, about.
const MEMORY: i32 = 256;

/// What a search takes for the mean before it has seen any, in centipawns.
const FIRST: i32 = 60;

impl Spread {
    pub(super) fn new() -> Self {
        Self(FIRST * MEMORY)
    }

    pub(super) fn note(&mut self, difference: i32) {
        self.0 += difference.abs() - self.0 / MEMORY;
    }

    /// A distance that an evaluation seldom exceeds.
    pub(super) fn margin(self) -> i32 {
        2 * self.0 / MEMORY
    }
}
