//! The ways that a piece takes to its targets.

use crate::app::touch::Target;
use crate::geometry::Cell;
use crate::position::Position;
use crate::variant::{PathMode, Variant};

/// The cells that a piece passes on its ways to its targets, its own cell first; a way of a single step is not among them.
#[must_use]
pub fn tracks(position: &Position, variant: &Variant, from: Cell, targets: &[Target]) -> Vec<Vec<Cell>> {
    let piece = position.at(from);
    if piece.is_none() {
        return Vec::new();
    }
    let is_target = |cell: Cell| targets.iter().any(|target| target.cell == cell);
    let mut found: Vec<Vec<Cell>> = Vec::new();
    for &ray in variant.rows.moves(piece.index(), from).rays {
        let cells = variant.rows.cells(ray);
        let pieces = cells.iter().position(|&cell| cell != from && position.at(cell).is_some());
        let end = match ray.mode {
            PathMode::Ride => cells.iter().take(pieces.map_or(cells.len(), |at| at + 1)).rposition(|&cell| is_target(cell)),
            PathMode::Lame => cells.len().checked_sub(1).filter(|&last| is_target(cells[last]) && pieces.is_none_or(|at| at == last)),
            PathMode::Hop => {
                let beyond = pieces.and_then(|first| (first + 1..cells.len()).find(|&at| position.at(cells[at]).is_some()));
                beyond.filter(|&at| is_target(cells[at]))
            }
        };
        // A single step needs no line, but for one that goes by way of another cell.
        if let Some(end) = end.filter(|&end| end > 0) {
            let track: Vec<Cell> = std::iter::once(from).chain(cells[..=end].iter().copied()).collect();
            if !found.contains(&track) {
                found.push(track);
            }
        }
    }
    found
}
