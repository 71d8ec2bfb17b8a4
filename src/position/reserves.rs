//! Pieces off the board: White's, Black's and the neutral reserve.

use crate::variant::{KindId, MAX_KINDS};

/// The index of the neutral reserve; a side's own has the side's index.
pub const NEUTRAL: usize = 2;

/// How many pieces of each kind each reserve holds.
#[derive(Clone, PartialEq, Eq)]
pub struct Reserves {
    counts: [[u8; MAX_KINDS + 1]; 3],
    /// Bit per kind that a reserve holds at least one of.
    kinds: [u64; 3],
}

impl Default for Reserves {
    fn default() -> Self {
        Self { counts: [[0; MAX_KINDS + 1]; 3], kinds: [0; 3] }
    }
}

impl Reserves {
    /// How many pieces of a kind a reserve holds.
    #[inline]
    #[must_use]
    pub fn count(&self, reserve: usize, kind: KindId) -> u8 {
        self.counts[reserve][kind.index()]
    }

    /// The kinds that a reserve holds, in order.
    #[inline]
    pub fn kinds(&self, reserve: usize) -> impl Iterator<Item = KindId> + use<> {
        let mut bits = self.kinds[reserve];
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let kind = KindId::new(bits.trailing_zeros() as usize);
                bits &= bits - 1;
                kind
            })
        })
    }

    /// How many pieces a reserve holds in all.
    #[must_use]
    pub fn total(&self, reserve: usize) -> usize {
        self.counts[reserve].iter().map(|&count| usize::from(count)).sum()
    }

    pub(super) fn set(&mut self, reserve: usize, kind: KindId, count: u8) {
        self.counts[reserve][kind.index()] = count;
        let bit = 1 << kind.index();
        if count == 0 { self.kinds[reserve] &= !bit } else { self.kinds[reserve] |= bit }
    }

    /// Whether the kinds that are noted as held are those with a count.
    #[cfg(debug_assertions)]
    pub(super) fn is_whole(&self) -> bool {
        let bits = |counts: &[u8]| counts.iter().rev().fold(0, |bits, &count| bits << 1 | u64::from(count > 0));
        self.counts.iter().zip(&self.kinds).all(|(counts, &kinds)| bits(counts) == kinds)
    }
}
