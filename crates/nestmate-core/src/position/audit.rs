//! Debug builds compare the whole position with a fresh computation after each move that is made or taken back.
//!
//! Whatever [`Position`] keeps beside board, reserves, rights and side (sets of pieces, hash, royal cells, freeze counts) has to follow
//! from these alone. A release build contains none of this.

use std::hash::{Hash as _, Hasher as _};

use rustc_hash::FxHasher;

use super::make::passing_hash;
use super::{Position, Unmake};
use crate::variant::{KindId, Reserve, Side, Variant};

#[derive(PartialEq, Debug)]
struct Recount {
    hash: u64,
    guards: [[u8; 8]; 2],
    thawed: [u8; 2],
}

impl Position {
    /// After a move: panics unless all that is kept is what a fresh computation gives, and the counters follow from those before.
    pub(super) fn check_made(&self, variant: &Variant, undo: &Unmake) {
        let fault = |what: &str| format!("{}: {what} out of step after a move to {}", variant.id, self.text(variant));
        let is_whole = |side: Side| self.pieces(side).iter().all(|cell| self.at(cell).is_of(side));
        assert!(Side::BOTH.into_iter().all(is_whole), "{}", fault("sets of pieces"));
        // Looking at every cell and every count of the reserves costs more than all the rest, so it is done at some positions only.
        let sampled = self.state.hash.is_multiple_of(16);
        assert!(!sampled || self.has_no_stray_piece(variant) && self.reserves.is_whole(), "{}", fault("board or reserves"));
        let kept = Recount { hash: self.state.hash, guards: self.state.guards, thawed: self.state.thawed };
        assert_eq!(self.fresh(variant), kept, "{}", fault("hash or freeze counts"));
        assert!(Side::BOTH.into_iter().all(|side| self.has_royal_cell(variant, side)), "{}", fault("royal cell"));
        assert!(bits(self.state.unmoved).all(|bit| self.is_unmoved_piece(variant, bit)), "{}", fault("unmoved pieces"));
        assert!(self.state.halfmoves == 0 || self.state.halfmoves == undo.state.halfmoves + 1, "{}", fault("halfmoves"));
        let capturable = |victim| self.at(victim).is_of(self.side.other());
        assert!(self.state.traded.is_none_or(|cell| self.can_have_traded(cell)), "{}", fault("piece just captured"));
        assert!(self.state.passing.is_none_or(|passing| capturable(passing.victim)), "{}", fault("capture in passing"));
    }

    /// After a move was taken back: panics unless everything is as it was before the move.
    pub(super) fn check_unmade(&self, undo: &Unmake) {
        assert_eq!(self.digest(), undo.digest, "taking a move back leaves something behind: {self:?}");
    }

    /// A number for all that belongs to the position, what is kept beside the board included.
    pub(super) fn digest(&self) -> u64 {
        let mut digest = FxHasher::default();
        (self.side, self.number, self.state).hash(&mut digest);
        for cell in Side::BOTH.into_iter().flat_map(|side| self.pieces(side).iter()) {
            digest.write_usize(cell.index() << 8 | self.at(cell).index());
        }
        for reserve in Reserve::ALL {
            let held = |kind: KindId| kind.index() << 8 | usize::from(self.reserves.count(reserve, kind));
            self.reserves.kinds(reserve).for_each(|kind| digest.write_usize(reserve.index() << 16 | held(kind)));
        }
        digest.finish()
    }

    fn has_no_stray_piece(&self, variant: &Variant) -> bool {
        let listed: usize = Side::BOTH.into_iter().map(|side| self.pieces(side).len()).sum();
        listed == self.board[..variant.points()].iter().filter(|piece| piece.is_some()).count()
    }

    fn fresh(&self, variant: &Variant) -> Recount {
        let zobrist = &variant.zobrist;
        let hash = if self.side == Side::Black { zobrist.black_to_move } else { 0 };
        let mut fresh = Recount { hash, guards: [[0; 8]; 2], thawed: [1; 2] };
        for side in Side::BOTH {
            for cell in self.pieces(side).iter() {
                let piece = self.at(cell);
                fresh.hash ^= zobrist.piece(piece, cell);
                let group = if variant.semi_royals.contains(piece.kind()) { variant.guard(piece.kind(), cell) } else { 0 };
                if group != 0 {
                    fresh.guards[side.index()][group] += 1;
                    fresh.thawed[side.index()] |= 1 << group;
                }
            }
        }
        for reserve in Reserve::ALL {
            for kind in self.reserves.kinds(reserve) {
                let held = 0..usize::from(self.reserves.count(reserve, kind));
                fresh.hash = held.fold(fresh.hash, |hash, held| hash ^ zobrist.held(reserve, kind, held));
            }
        }
        fresh.hash = bits(self.state.unmoved).fold(fresh.hash, |hash, bit| hash ^ zobrist.unmoved(bit));
        fresh.hash = Side::BOTH.into_iter().fold(fresh.hash, |hash, side| hash ^ zobrist.checks(side, self.checks(side)));
        fresh.hash ^= zobrist.passes(self.state.passes);
        fresh.hash ^= self.state.traded.map_or(0, |cell| zobrist.traded(cell));
        fresh.hash ^= self.state.passing.map_or(0, |passing| passing_hash(variant, &passing));
        fresh
    }

    /// Whether a side's royal cell has its royal piece. Boards of exercises have none, and positions in the making any number.
    fn has_royal_cell(&self, variant: &Variant, side: Side) -> bool {
        self.has_royal(variant, side) || self.royals(variant, side).next().is_none()
    }

    /// Whether the piece of a bit of the unmoved field stands where it began.
    fn is_unmoved_piece(&self, variant: &Variant, bit: u32) -> bool {
        variant.unmoved_cells.get(bit as usize).is_some_and(|&cell| self.stands_unmoved(variant, cell))
    }
}

/// The numbers of the bits that are set.
fn bits(field: u64) -> impl Iterator<Item = u32> {
    (0..u64::BITS).filter(move |bit| field >> bit & 1 != 0)
}

#[cfg(test)]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use super::*;
    use crate::geometry::Cell;

    fn start() -> (std::sync::Arc<Variant>, Position) {
        let variant = crate::shipped::library().get("sfhiodgei").expect("the game is shipped");
        let position = Position::parse(&variant, &variant.start).expect("the start can be read");
        (variant, position)
    }

    fn panics(run: impl FnOnce()) -> bool {
        catch_unwind(AssertUnwindSafe(run)).is_err()
    }

    #[test]
    fn what_is_out_of_step_is_noticed_after_a_move() {
        let faults: [fn(&mut Position); 6] = [
            |position| position.state.hash ^= 1,
            |position| position.pieces[0].remove(Cell::new(0)),
            |position| position.state.royal[1] = Cell::new(0),
            |position| position.state.guards[0][1] += 1,
            |position| position.state.thawed[1] ^= 2,
            |position| position.state.unmoved |= 1 << 31,
        ];
        let (variant, position) = start();
        assert!(!panics(|| _ = position.clone().make_null(&variant)), "a good position is let through");
        for (number, fault) in faults.into_iter().enumerate() {
            let mut copy = position.clone();
            fault(&mut copy);
            assert!(panics(|| _ = copy.make_null(&variant)), "fault {number} is noticed");
        }
    }

    #[test]
    fn what_is_left_behind_is_noticed_after_taking_a_move_back() {
        let (variant, position) = start();
        let faults: [fn(&mut Position); 3] = [
            |position| position.number += 1,
            |position| position.reserves.set(Reserve::Neutral, position.board[0].kind(), 1),
            |position| position.pieces[1].remove(position.state.royal[1]),
        ];
        for (number, fault) in faults.into_iter().enumerate() {
            let mut copy = position.clone();
            let undo = copy.make_null(&variant);
            fault(&mut copy);
            assert!(panics(|| copy.unmake(&undo)), "fault {number} is noticed");
        }
    }
}
