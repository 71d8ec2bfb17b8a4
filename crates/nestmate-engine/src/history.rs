//! How well moves have done in a search, for the order of moves and for how deep late ones are searched: history, continuation history,
//! capture history and history by threats, see <https://www.chessprogramming.org/History_Heuristic>. Beside them, how far searches came out
//! from the static evaluation where something was alike: correction history, see
//! <https://www.chessprogramming.org/Static_Evaluation_Correction_History>.

use nestmate_core::geometry::{CellSet, MAX_CELLS};
use nestmate_core::position::Move;
use nestmate_core::variant::{Piece, Side};

use super::parameters::CORRECTION;
use super::score::MAX_PLY;

/// The largest value of an entry.
pub(super) const MAX_HISTORY: i32 = 1 << 14;

#[derive(Debug)]
pub(super) struct History {
    /// By piece index and end cell.
    quiet: Vec<i16>,
    /// The same after one piece's arrival on one cell: a part of the table for each, which may overlap.
    after: Vec<i16>,
    /// By whether the enemy sees the cells that the move leaves and enters, then as `quiet`.
    threatened: Vec<i16>,
    /// Captures, by piece index, end cell and what is taken, which may overlap.
    captures: Vec<i16>,
    /// By ply: two quiet moves that refuted others.
    killers: Vec<[Move; 2]>,
    /// By the piece index and end cell of the move before: the quiet move that refuted it.
    counter: Vec<Move>,
    pub(super) corrections: Corrections,
}

/// Entries of the table of continuations, a power of two.
const AFTER: usize = 1 << 20;

/// Entries of the table of captures, a power of two.
const CAPTURES: usize = 1 << 17;

/// Entries of a table by piece index and end cell.
const PLACES: usize = 128 * MAX_CELLS;

pub(super) type LastMove = Option<(Piece, Move)>;

#[derive(Clone, Copy)]
pub(super) struct MoveContext<'a> {
    /// Where the continuations of the moves one, two and four plies before begin.
    parts: [Option<usize>; 3],
    /// The cells that the enemy's pieces see, if they are known.
    seen: Option<&'a CellSet>,
}

impl<'a> MoveContext<'a> {
    pub(super) fn new(before: [LastMove; 3], seen: Option<&'a CellSet>) -> Self {
        let part = |(piece, mv)| History::index(piece, mv).wrapping_mul(0x9e37_79b1);
        Self { parts: before.map(|before| before.map(part)), seen }
    }

    fn threats(&self, mv: Move) -> Option<usize> {
        self.seen.map(|seen| usize::from(seen.contains(mv.from())) + 2 * usize::from(seen.contains(mv.to())))
    }
}

impl History {
    pub(super) fn new() -> Self {
        let (killers, counter) = (vec![[Move::NONE; 2]; MAX_PLY + 1], vec![Move::NONE; PLACES]);
        let (after, captures) = (vec![0; AFTER], vec![0; CAPTURES]);
        Self { quiet: vec![0; PLACES], after, threatened: vec![0; 4 * PLACES], captures, killers, counter, corrections: Corrections::new() }
    }

    /// Makes older searches count less, before a new one.
    pub(super) fn fade(&mut self) {
        self.quiet.iter_mut().for_each(|entry| *entry /= 2);
        self.killers.fill([Move::NONE; 2]);
    }

    fn index(piece: Piece, mv: Move) -> usize {
        piece.index() * MAX_CELLS + mv.to().index()
    }

    /// What is known of a quiet move of a piece, for a drop the piece dropped.
    #[inline]
    pub(super) fn of(&self, piece: Piece, mv: Move, context: MoveContext<'_>) -> i32 {
        let index = Self::index(piece, mv);
        let after = |part: usize| i32::from(self.after[part.wrapping_add(index) & (AFTER - 1)]);
        let [one, two, four] = context.parts.map(|part| part.map_or(0, after));
        let threatened = context.threats(mv).map_or(0, |threats| i32::from(self.threatened[threats * PLACES + index]));
        i32::from(self.quiet[index]) + threatened + one + two + four / 2
    }

    /// A quiet move was good (`bonus` above 0) or bad.
    pub(super) fn update(&mut self, piece: Piece, mv: Move, context: MoveContext<'_>, bonus: i32) {
        let index = Self::index(piece, mv);
        learn(&mut self.quiet[index], bonus);
        if let Some(threats) = context.threats(mv) {
            learn(&mut self.threatened[threats * PLACES + index], bonus);
        }
        for part in context.parts.into_iter().flatten() {
            learn(&mut self.after[part.wrapping_add(index) & (AFTER - 1)], bonus);
        }
    }

    fn capture(piece: Piece, mv: Move, taken: Piece) -> usize {
        (Self::index(piece, mv).wrapping_mul(0x9e37_79b1) ^ taken.index().wrapping_mul(0x85eb_ca6b)) >> 4 & (CAPTURES - 1)
    }

    #[inline]
    pub(super) fn of_capture(&self, piece: Piece, mv: Move, taken: Piece) -> i32 {
        i32::from(self.captures[Self::capture(piece, mv, taken)])
    }

    /// A capture was good (`bonus` above 0) or bad.
    pub(super) fn update_capture(&mut self, piece: Piece, mv: Move, taken: Piece, bonus: i32) {
        learn(&mut self.captures[Self::capture(piece, mv, taken)], bonus);
    }

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

/// What a position has in common with others: White's pieces where they stand, Black's, the last two moves, the last move.
const ALIKE: usize = 4;

/// Entries for each of these and each side to move, a power of two.
const ENTRIES: usize = 1 << 14;

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
        let bonus = (off.clamp(-MAX_HISTORY, MAX_HISTORY) * depth * CORRECTION).clamp(-MAX_HISTORY / 4, MAX_HISTORY / 4);
        places.0.iter().for_each(|&at| learn(&mut self.0[at], bonus));
    }
}

#[cfg(test)]
mod tests {
    use nestmate_core::geometry::Cell;
    use nestmate_core::variant::{KindId, Side};

    use super::*;

    fn piece(kind: usize) -> Piece {
        Piece::new(KindId::new(kind), Side::White)
    }

    #[test]
    fn a_quiet_move_is_known_by_what_came_before_and_by_threats() {
        let mut history = History::new();
        let (mv, other) = (Move::plain(Cell::new(3), Cell::new(40)), Move::plain(Cell::new(7), Cell::new(41)));
        let mut seen = CellSet::EMPTY;
        seen.insert(mv.from());
        let alone = MoveContext::new([None; 3], None);
        let fled = MoveContext::new([Some((piece(2), other)), None, Some((piece(3), other))], Some(&seen));
        history.update(piece(1), mv, fled, 800);
        let [plain, known] = [alone, fled].map(|context| history.of(piece(1), mv, context));
        assert!(0 < plain && 3 * plain < known, "{plain} {known}");
        let safe = MoveContext::new([None; 3], Some(&CellSet::EMPTY));
        assert_eq!(history.of(piece(1), mv, safe), plain, "nothing is known of it where nothing is attacked");
        (0..500).for_each(|_| history.update(piece(1), mv, fled, -1600));
        assert!((-5 * MAX_HISTORY..-3 * MAX_HISTORY).contains(&history.of(piece(1), mv, fled)));
    }

    #[test]
    fn captures_are_known_by_what_is_taken() {
        let mut history = History::new();
        let mv = Move::plain(Cell::new(3), Cell::new(40));
        history.update_capture(piece(1), mv, piece(2), 700);
        assert!(history.of_capture(piece(1), mv, piece(2)) > 0);
        assert_eq!(history.of_capture(piece(1), mv, piece(3)), 0);
    }

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
        let most = i32::try_from(ALIKE).unwrap_or(0) * MAX_HISTORY / UNIT;
        assert!((-most..-most / 2).contains(&corrections.of(places)), "{}", corrections.of(places));
    }
}
