//! How many moves a man can be expected to have on a board of which a share of the cells is taken at random.

use crate::geometry::{Cell, CellSet};
use crate::variant::{Man, Mode, Only, Ray, Variant};

/// The expected number of moves of a man from a cell, when each other cell is taken with chance `density`, half the time by an enemy.
///
/// A ray counts as the sum over its cells of the chance that all cells before are empty and this one can be moved to.
pub(super) fn expected_moves(variant: &Variant, man: Man, from: Cell, density: f32) -> f32 {
    let moves = variant.rows.moves(man.index(), from);
    let count = |cells: &[Cell]| f32::from(u16::try_from(cells.len()).unwrap_or(u16::MAX));
    let steps = count(moves.both) * stop_chance(Only::Both, density)
        + count(moves.quiet) * stop_chance(Only::Move, density)
        + count(moves.capture) * stop_chance(Only::Capture, density);
    steps + moves.rays.iter().map(|&ray| along(variant, ray, density)).sum::<f32>()
}

fn along(variant: &Variant, ray: Ray, density: f32) -> f32 {
    let length = variant.rows.cells(ray).len();
    let empty = 1.0 - density;
    match ray.mode {
        Mode::Ride => {
            let mut open = 1.0;
            let mut sum = 0.0;
            for _ in 0..length {
                sum += open;
                open *= empty;
            }
            sum * stop_chance(ray.only, density)
        }
        Mode::Lame => (1..length).fold(stop_chance(ray.only, density), |chance, _| chance * empty),
        Mode::Hop => {
            // The chances that none, and that exactly one, of the cells before is taken.
            let (mut none, mut one) = (1.0, 0.0);
            let mut sum = 0.0;
            for _ in 0..length {
                sum += one * density / 2.0;
                one = one * empty + none * density;
                none *= empty;
            }
            sum
        }
    }
}

/// The chance that a man can end a move of this purpose on a cell.
fn stop_chance(only: Only, density: f32) -> f32 {
    match only {
        Only::Both => 1.0 - density / 2.0,
        Only::Move => 1.0 - density,
        Only::Capture => density / 2.0,
    }
}

/// Cells that a man can stop on in one move from a cell of a board without other men.
pub(super) fn steps(variant: &Variant, man: Man, from: Cell) -> impl Iterator<Item = Cell> {
    let moves = variant.rows.moves(man.index(), from);
    let rays = moves.rays.iter().flat_map(move |&ray| {
        let cells = variant.rows.cells(ray);
        let stops = if ray.mode == Mode::Lame { &cells[cells.len().saturating_sub(1)..] } else { cells };
        stops.iter().copied()
    });
    moves.both.iter().chain(moves.quiet).chain(moves.capture).copied().chain(rays)
}

/// The cells that a man can ever come to from these, captures included.
pub(super) fn reachable(variant: &Variant, man: Man, from: CellSet) -> CellSet {
    let mut known = from;
    let mut edge: Vec<Cell> = from.iter().collect();
    while let Some(cell) = edge.pop() {
        for next in steps(variant, man, cell) {
            if !known.contains(next) {
                known.insert(next);
                edge.push(next);
            }
        }
    }
    known
}

/// For each cell how many moves of the man lead from it to one of `goals`; `None` where none do. `cells` are those looked at.
pub(super) fn distances(variant: &Variant, man: Man, cells: &CellSet, goals: &CellSet) -> Vec<Option<u8>> {
    let mut found: Vec<Option<u8>> = vec![None; variant.points()];
    goals.iter().for_each(|goal| found[goal.index()] = Some(0));
    for distance in 1..u8::MAX {
        let nearer: Vec<Cell> = cells
            .iter()
            .filter(|&cell| found[cell.index()].is_none())
            .filter(|&cell| steps(variant, man, cell).any(|next| found[next.index()] == Some(distance - 1)))
            .collect();
        if nearer.is_empty() {
            break;
        }
        nearer.into_iter().for_each(|cell| found[cell.index()] = Some(distance));
    }
    found
}
