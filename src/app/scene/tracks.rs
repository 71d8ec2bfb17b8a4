//! The ways that a piece takes to its targets, and how many moves each has.

use std::sync::Arc;

use nestmate_core::game::Game;
use nestmate_core::geometry::{Cell, Wrap};
use nestmate_core::position::{Move, Position};
use nestmate_core::rules::legal_moves;
use nestmate_core::variant::{PathMode, Variant};

use crate::app::lens::Last;
use crate::app::touch::Target;

/// The cells that a piece passes on its ways to its targets, its own cell first; a way of a single step is not among them.
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
            PathMode::Hop => pieces.and_then(|first| {
                let next = (first + 1..cells.len()).find(|&at| position.at(cells[at]).is_some());
                (first + 1..next.map_or(cells.len(), |next| next + 1)).rfind(|&at| is_target(cells[at]))
            }),
            PathMode::Vault => pieces.map(|first| first + 1).filter(|&at| cells.get(at).is_some_and(|&cell| is_target(cell))),
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

/// The cells that the piece on one cell passes on its way to another, both included; only the two where it goes straight there on a board
/// that does not go round. A way on which nothing stands comes before others, a short one before a long one.
pub(crate) fn way(position: &Position, variant: &Variant, from: Cell, to: Cell) -> Vec<Cell> {
    let piece = position.at(from);
    if piece.is_none() || from == to {
        return vec![from, to];
    }
    let moves = variant.rows.moves(piece.index(), from);
    let leaps = [moves.both, moves.quiet, moves.capture].into_iter().any(|cells| cells.contains(&to));
    let paths = moves.rays.iter().filter_map(|&ray| {
        let cells = variant.rows.cells(ray);
        cells.iter().position(|&cell| cell == to).map(|end| &cells[..=end])
    });
    let obstacles = |path: &[Cell]| path[..path.len() - 1].iter().filter(|&&cell| cell != from && position.at(cell).is_some()).count();
    let best = paths.filter(|_| !leaps).min_by_key(|path| (obstacles(path), path.len()));
    let whole = best.map(|path| std::iter::once(from).chain(path.iter().copied()).collect());
    let round = variant.board.grid.wrap() != Wrap::Nowhere;
    whole.filter(|way: &Vec<Cell>| round || is_bent(variant, way)).unwrap_or_else(|| vec![from, to])
}

fn is_bent(variant: &Variant, way: &[Cell]) -> bool {
    let grid = variant.board.grid;
    let step = |at: usize| (grid.file(way[at]) - grid.file(way[at - 1]), grid.rank(way[at]) - grid.rank(way[at - 1]));
    (2..way.len()).any(|at| step(at) != step(at - 1))
}

/// By cell: how many moves the piece there would have, of the side that is not to move, if it were.
fn of_others(position: &Position, variant: &Variant) -> Vec<usize> {
    let mut passed = position.clone();
    passed.make_null(variant);
    let mut counts = vec![0; variant.points()];
    count(&legal_moves(&passed, variant), &mut counts);
    counts
}

pub(super) fn count(moves: &[Move], counts: &mut [usize]) {
    moves.iter().filter(|mv| !mv.is_drop()).for_each(|mv| counts[mv.from().index()] += 1);
}

/// How many moves each piece has, by the index of its cell: those of the side that is not to move, which `others` keeps, as if it were.
pub(in crate::app) fn mobility(game: &Game, others: &Last<u64, Arc<Vec<usize>>>) -> Vec<usize> {
    if game.outcome().is_some() {
        return Vec::new();
    }
    let position = game.position();
    let mut counts = others.of(position.hash(), || Arc::new(of_others(position, game.variant()))).to_vec();
    count(game.legal(), &mut counts);
    counts
}

#[cfg(test)]
mod tests {
    use nestmate_core::position::Draft;
    use nestmate_core::rules::start;
    use nestmate_core::variant::{Piece, Side};

    use super::*;

    /// The way of a kind's piece on an empty board but for a Pawn, by the names of the cells.
    fn of_piece(letter: char, from: &str, to: &str, obstacle: &str) -> String {
        let variant = crate::shipped::library().get("sfhiodgei").expect("a good definition");
        let grid = variant.board.grid;
        let cell = |name: &str| grid.parse(name).expect("a cell");
        let piece = |letter| Piece::new(variant.kind_of(letter).expect("a kind"), Side::White);
        let mut draft = Draft::of(&start(&variant).expect("a start"));
        draft.clear(&variant);
        draft.put(&variant, cell(from), piece(letter));
        draft.put(&variant, cell(obstacle), piece('P'));
        let way = way(draft.picture(), &variant, cell(from), cell(to));
        way.into_iter().map(|cell| grid.name(cell)).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn bent_ways_go_by_every_cell_that_they_touch_and_around_what_stands_there() {
        assert_eq!(of_piece('R', "o10", "l7", "a1"), "o10 m9 l7");
        assert_eq!(of_piece('R', "o10", "l7", "m9"), "o10 n8 l7");
        assert_eq!(of_piece('Y', "i9", "k10", "a1"), "i9 j9 k10");
    }

    #[test]
    fn straight_ways_are_two_cells_whatever_they_pass() {
        assert_eq!(of_piece('Q', "i9", "i15", "a1"), "i9 i15");
        assert_eq!(of_piece('R', "i9", "k10", "a1"), "i9 k10");
        assert_eq!(of_piece('A', "i9", "k9", "j9"), "i9 k9");
    }
}
