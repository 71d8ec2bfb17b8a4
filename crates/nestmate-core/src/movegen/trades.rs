//! Captures that are not allowed because they would trade pieces that may not be traded.

use super::retain_since;
use crate::geometry::Cell;
use crate::position::{Move, Position, beside, visit_attackers};
use crate::variant::{Trading, Variant};

/// Why a piece may not be captured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UnfairTrade {
    /// It is not next to its captor, and the piece on a cell protects it.
    Protected(Cell),
    /// Another has just been captured, and not by one of these pieces.
    Answered,
}

/// Takes out the moves since `start` that trade unfairly.
#[cold]
pub fn leave_out_trades(position: &Position, variant: &Variant, start: usize, out: &mut Vec<Move>) {
    retain_since(out, start, |mv| unfair_trade(position, variant, mv).is_none());
}

/// Why a pseudo-legal move may not be made, if it trades unfairly.
pub fn unfair_trade(position: &Position, variant: &Variant, mv: Move) -> Option<UnfairTrade> {
    let trading = variant.conduct.trading.as_ref().filter(|_| mv.is_step() || mv.via().is_some())?;
    let traded = |&cell: &Cell| position.at(cell).is_of(position.side().other()) && trading.pieces.contains(position.at(cell).kind());
    let mut victims = [mv.via(), Some(mv.to())].into_iter().flatten().filter(traded);
    if trading.pieces.contains(position.at(mv.from()).kind()) {
        return victims.find_map(|victim| protector(position, variant, trading, mv, victim)).map(UnfairTrade::Protected);
    }
    let last = position.traded()?;
    victims.any(|victim| victim != last).then_some(UnfairTrade::Answered)
}

/// Who protects a piece so that another of these may not capture it. The captor counts as off the board, and so does what it takes on its
/// way.
fn protector(position: &Position, variant: &Variant, trading: &Trading, mv: Move, victim: Cell) -> Option<Cell> {
    let enemy = position.side().other();
    let via = mv.via().filter(|&via| via != victim);
    let pays = via.map(|via| position.at(via)).is_some_and(|taken| taken.is_of(enemy) && !trading.except.contains(taken.kind()));
    if pays || beside(variant.board.grid, mv.from()).any(|near| near == victim) {
        return None;
    }
    let mut found = None;
    let gone = |cell: Cell| cell == mv.from() || Some(cell) == via;
    visit_attackers(position, variant, victim, enemy, gone, |cell, _| {
        found = Some(cell);
        false
    });
    found
}
