//! What captures on one cell come to. Every capture is a legal move that is really made, so freezing, promotion, hopping and
//! everything else that happens on the way counts.

use nestmate_core::geometry::Cell;
use nestmate_core::movegen::is_attacked;
use nestmate_core::position::{Move, Position};
use nestmate_core::rules::legal_moves;
use nestmate_core::variant::{Side, Variant};

use super::Values;

/// The most captures that are tried on one cell; beyond, only the cheapest capturer goes on.
const PATIENCE: u32 = 400;

#[derive(Clone, Copy)]
pub(super) struct Exchanges<'a> {
    pub(super) variant: &'a Variant,
    pub(super) values: &'a Values,
}

impl Exchanges<'_> {
    pub(super) fn material(&self, position: &Position, side: Side) -> i32 {
        position.pieces(side).iter().map(|cell| self.values.get(position.at(cell).kind())).sum()
    }

    pub(super) fn balance(&self, position: &Position, side: Side) -> i32 {
        self.material(position, side) - self.material(position, side.other())
    }

    /// The most that the side to move wins by captures that begin on a cell, in centipawns; 0 if it had better not.
    pub(super) fn gain(&self, position: &Position, cell: Cell) -> i32 {
        if !is_attacked(position, self.variant, cell, position.side()) {
            return 0;
        }
        let mut patience = PATIENCE;
        self.best(position, cell, i32::MAX, &mut patience)
    }

    /// The same, if the piece on `from` captures first; `None` if it cannot.
    pub(super) fn gain_by(&self, position: &Position, from: Cell, cell: Cell) -> Option<i32> {
        let mut patience = PATIENCE;
        let own = self.captures_on(position, cell).into_iter().filter(|mv| !mv.is_drop() && mv.from() == from);
        own.map(|mv| self.worth(position, mv, &mut patience)).max()
    }

    /// The legal captures on a cell, the cheapest capturer first.
    pub(super) fn captures_on(&self, position: &Position, cell: Cell) -> Vec<Move> {
        let mut moves = legal_moves(position, self.variant);
        moves.retain(|&mv| mv.to() == cell && position.takes(self.variant, mv));
        moves.sort_by_key(|mv| self.values.get(position.at(mv.from()).kind()));
        moves
    }

    fn best(&self, position: &Position, cell: Cell, enough: i32, patience: &mut u32) -> i32 {
        let mut best = 0;
        let mut moves = self.captures_on(position, cell);
        if *patience == 0 {
            moves.truncate(1);
        }
        for mv in moves {
            best = best.max(self.worth(position, mv, patience));
            if best >= enough {
                break;
            }
        }
        best
    }

    /// What a capture wins after the best reply on its cell; some number below 1 if it wins nothing.
    fn worth(&self, position: &Position, mv: Move, patience: &mut u32) -> i32 {
        *patience = patience.saturating_sub(1);
        let side = position.side();
        let mut after = position.clone();
        after.make(self.variant, mv);
        let won = self.balance(&after, side) - self.balance(position, side);
        won - self.best(&after, mv.to(), won.max(1), patience)
    }
}
