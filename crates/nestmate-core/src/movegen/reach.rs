//! Where pieces can come to, whatever stands there.

use crate::geometry::{Cell, CellSet};
use crate::position::Position;
use crate::variant::{PathMode, Piece, Variant};

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
