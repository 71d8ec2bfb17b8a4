//! How well moves have done in a search, for the order of moves and for how deep late ones are searched: history, continuation history,
//! capture history and history by threats, see <https://www.chessprogramming.org/History_Heuristic>.

use nestmate_core::geometry::{CellSet, MAX_CELLS};
use nestmate_core::position::Move;
use nestmate_core::variant::Piece;

use super::correction::Corrections;
use super::score::MAX_PLY;

/// The largest value of a history entry.
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
        let (killers, counter) = (vec![[Move::NONE; 2]; MAX_PLY + 1], vec![Move::NONE; 128 * MAX_CELLS]);
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
}
