//! Moves that are counted once few pieces are left, as in Makruk.

use super::Position;
use crate::variant::{Counting, KindId, Side};

/// How far a count of moves has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Counted {
    /// The plies counted.
    pub plies: u16,
    /// How many draw.
    pub limit: u16,
    /// Whether a side has nothing but its royal piece.
    pub bare: bool,
}

impl Counted {
    /// Whether the count has reached its limit.
    pub fn is_over(self) -> bool {
        self.plies >= self.limit
    }
}

impl Position {
    /// The moves counted so far, in games that count them, while they are counted.
    pub fn counted(&self) -> Option<Counted> {
        self.state.counted
    }

    /// Goes on with the count after a move, begins another one, or ends it.
    pub(super) fn count_on(&mut self, counting: &Counting) {
        let bare = Side::BOTH.into_iter().find(|&side| self.total(side) == 1);
        let next = self.state.counted.filter(|counted| counted.bare == bare.is_some());
        let left = Side::BOTH.into_iter().any(|side| self.owned(side, counting.without) > 0);
        self.state.counted = if left {
            None
        } else if let Some(counted) = next {
            Some(Counted { plies: counted.plies.saturating_add(1), ..counted })
        } else {
            let moves = bare.map_or(counting.both, |side| self.limit_for(counting, side.other()));
            let begins = if bare.is_some() && counting.pieces { self.total(Side::White) + self.total(Side::Black) } else { 0 };
            let begins = u16::try_from(begins).unwrap_or(u16::MAX);
            let counted = Counted { plies: begins.saturating_mul(2), limit: moves.saturating_mul(2), bare: bare.is_some() };
            (moves > 0).then_some(counted)
        };
    }

    /// How many moves a side has against a royal piece alone.
    fn limit_for(&self, counting: &Counting, side: Side) -> u16 {
        let count = |kind: KindId| self.owned(side, std::iter::once(kind).collect());
        let fits = |kinds: &[KindId]| kinds.iter().all(|&kind| count(kind) >= kinds.iter().filter(|&&other| other == kind).count());
        counting.bare.iter().find(|(kinds, _)| fits(kinds)).map_or(0, |&(_, moves)| moves)
    }
}
