//! Pieces off the board: White's, Black's and the neutral reserve.

use crate::variant::{Holder, KindId, MAX_KINDS, Reserve, Side};

/// The reserve that a rule names, for the side that moves.
#[inline]
pub fn reserve_of(holder: Holder, side: Side) -> Reserve {
    match holder {
        Holder::Own => Reserve::of(side),
        Holder::Enemy => Reserve::of(side.other()),
        Holder::Neutral => Reserve::Neutral,
    }
}

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
    pub fn count(&self, reserve: Reserve, kind: KindId) -> u8 {
        self.counts[reserve.index()][kind.index()]
    }

    /// The kinds that a reserve holds, in order.
    #[inline]
    pub fn kinds(&self, reserve: Reserve) -> impl Iterator<Item = KindId> + use<> {
        let mut bits = self.kinds[reserve.index()];
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let kind = KindId::new(bits.trailing_zeros() as usize);
                bits &= bits - 1;
                kind
            })
        })
    }

    /// How many pieces a reserve holds in all.
    pub fn total(&self, reserve: Reserve) -> usize {
        self.counts[reserve.index()].iter().map(|&count| usize::from(count)).sum()
    }

    pub(super) fn set(&mut self, reserve: Reserve, kind: KindId, count: u8) {
        self.counts[reserve.index()][kind.index()] = count;
        let bit = 1 << kind.index();
        if count == 0 { self.kinds[reserve.index()] &= !bit } else { self.kinds[reserve.index()] |= bit }
    }

    /// Whether the kinds that are noted as held are those with a count.
    #[cfg(debug_assertions)]
    pub(super) fn is_whole(&self) -> bool {
        let bits = |counts: &[u8]| counts.iter().rev().fold(0, |bits, &count| bits << 1 | u64::from(count > 0));
        self.counts.iter().zip(&self.kinds).all(|(counts, &kinds)| bits(counts) == kinds)
    }
}
