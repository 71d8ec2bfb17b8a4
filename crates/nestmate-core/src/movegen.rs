//! Where pieces can go: attacks, and pseudo-legal moves, which may leave the mover's King attacked.

mod generate;

use crate::geometry::{Cell, CellSet};
use crate::position::{Move, Position, beside};
use crate::variant::{PathMode, Piece, Trading, Variant};

pub use crate::position::{attackers, attackers_of, is_attacked, is_attacked_without, visit_attackers};
pub(crate) use generate::{choices, count, count_each};
pub use generate::{is_tactical, moves, tactical};

/// Takes out those moves since `start` that are not to be kept.
#[inline]
fn retain_since(out: &mut Vec<Move>, start: usize, keep: impl Fn(Move) -> bool) {
    let mut kept = start;
    for index in start..out.len() {
        let mv = out[index];
        if keep(mv) {
            out[kept] = mv;
            kept += 1;
        }
    }
    out.truncate(kept);
}

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

/// Cells that a piece can stop on in one move from a cell, be it the first, if all that stands between is as it should be.
pub fn steps(variant: &Variant, piece: Piece, from: Cell) -> impl Iterator<Item = Cell> {
    variant.rows.first_and_later(piece.index(), from).into_iter().flatten().flat_map(move |moves| {
        let rays = moves.rays.iter().flat_map(move |&ray| {
            let cells = variant.rows.cells(ray);
            let first = match ray.mode {
                PathMode::Ride => 0,
                PathMode::Lame => cells.len().saturating_sub(1),
                PathMode::Hop | PathMode::Vault => 1,
            };
            cells.iter().copied().skip(first)
        });
        moves.both.iter().chain(moves.quiet).chain(moves.capture).copied().chain(rays)
    })
}

/// Calls `visit` with each cell on which it depends where the piece on `from` can go now, first moves and moves of two steps apart: while
/// these cells and `from` stay as they are, so do its moves.
pub(crate) fn watched(position: &Position, variant: &Variant, from: Cell, mut visit: impl FnMut(Cell)) {
    let piece = position.at(from);
    let moves = variant.rows.moves(piece.index(), from);
    for &to in moves.both.iter().chain(moves.quiet).chain(moves.capture) {
        visit(to);
    }
    for &ray in moves.rays {
        let ends_at_piece = matches!(ray.mode, PathMode::Ride | PathMode::Lame);
        for &cell in variant.rows.cells(ray) {
            visit(cell);
            if ends_at_piece && position.at(cell).is_some() {
                break;
            }
        }
    }
    if moves.doubles {
        for double in variant.doubles.from(piece, from) {
            visit(double.to);
            double.passed.iter().for_each(|&cell| visit(cell));
        }
    }
}

/// The cells that a piece can ever come to from these, captures included.
pub fn reachable(variant: &Variant, piece: Piece, from: CellSet) -> CellSet {
    let mut known = from;
    let mut edge: Vec<Cell> = from.iter().collect();
    while let Some(cell) = edge.pop() {
        for next in steps(variant, piece, cell) {
            if !known.contains(next) {
                known.insert(next);
                edge.push(next);
            }
        }
    }
    known
}
