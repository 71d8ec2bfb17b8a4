//! How far the search has come out from the static evaluation where something was alike: correction history, see
//! <https://www.chessprogramming.org/Static_Evaluation_Correction_History>.

use nestmate_core::geometry::MAX_CELLS;
use nestmate_core::variant::Side;

use super::history::LastMove;
use super::parameters::CORRECTION;

/// What a position has in common with others: White's pieces where they stand, Black's, the last two moves, the last move.
const ALIKE: usize = 4;

/// Entries for each of these and each side to move, a power of two.
const ENTRIES: usize = 1 << 14;

/// The largest value of an entry.
const MAX: i32 = 1 << 14;

/// By how much an entry counts in centipawns: an `UNIT`th.
const UNIT: i32 = 256;

#[derive(Debug)]
pub(super) struct Corrections(Vec<i16>);

#[derive(Clone, Copy, Debug)]
pub(super) struct CorrectionPlaces([usize; ALIKE]);

impl CorrectionPlaces {
    /// For the side to move, hashes of what stands where by side, and the moves one and two plies before.
    pub(super) fn new(side: Side, stand: [u64; 2], before: [LastMove; 2]) -> Self {
        let moved = |last: LastMove| {
            let number = last.map_or(0, |(piece, mv)| 1 + piece.index() * MAX_CELLS + mv.to().index());
            (number as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
        };
        let [one, two] = before.map(moved);
        let keys = [stand[0], stand[1], (one ^ two.rotate_left(21)) >> 32, one >> 40];
        #[expect(clippy::cast_possible_truncation, reason = "the low bits are wanted")]
        Self(std::array::from_fn(|table| (side.index() * ALIKE + table) * ENTRIES + (keys[table] as usize & (ENTRIES - 1))))
    }
}

impl Corrections {
    pub(super) fn new() -> Self {
        Self(vec![0; 2 * ALIKE * ENTRIES])
    }

    /// What is to be added to the evaluation, in centipawns.
    pub(super) fn of(&self, places: CorrectionPlaces) -> i32 {
        places.0.iter().map(|&at| i32::from(self.0[at])).sum::<i32>() / UNIT
    }

    /// A search to `depth` plies came out `off` centipawns above the evaluation.
    pub(super) fn learn(&mut self, places: CorrectionPlaces, depth: i32, off: i32) {
        let bonus = (off.clamp(-MAX, MAX) * depth * CORRECTION).clamp(-MAX / 4, MAX / 4);
        for at in places.0 {
            let old = i32::from(self.0[at]);
            let new = old + bonus - old * bonus.abs() / MAX;
            self.0[at] = i16::try_from(new.clamp(-MAX, MAX)).unwrap_or_default();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_alike_is_corrected_alike() {
        let mut corrections = Corrections::new();
        let place = |side, white, black| CorrectionPlaces::new(side, [white, black], [None; 2]);
        (0..40).for_each(|_| corrections.learn(place(Side::White, 1, 2), 6, 30));
        let of = |side, white, black| corrections.of(place(side, white, black));
        let same = of(Side::White, 1, 2);
        assert!(same > 0);
        assert!(of(Side::White, 1, 3) < same && of(Side::White, 1, 3) > of(Side::White, 4, 3), "one side stands as it did");
        assert_eq!(of(Side::Black, 1, 2), 0, "the other side's evaluations are others");
    }

    #[test]
    fn corrections_stay_within_bounds() {
        let mut corrections = Corrections::new();
        let places = CorrectionPlaces::new(Side::White, [1, 2], [None; 2]);
        (0..5000).for_each(|_| corrections.learn(places, 120, -400_000));
        let most = i32::try_from(ALIKE).unwrap_or(0) * MAX / UNIT;
        assert!((-most..-most / 2).contains(&corrections.of(places)), "{}", corrections.of(places));
    }
}
