//! How many moves a piece can be expected to have on a board of which a share of the cells is taken at random.

use nestmate_core::geometry::{Cell, CellSet};
use nestmate_core::movegen::steps;
use nestmate_core::variant::{Only, PathMode, Piece, Ray, Variant};

/// The expected number of moves of a piece from a cell, when each other cell is taken with chance `density`, half the time by an enemy.
///
/// A ray counts as the sum over its cells of the chance that all cells before are empty and this one can be moved to. A cell that
/// can be come to in several ways counts once, with the chance that one of them is open.
pub(super) fn expected_moves(variant: &Variant, piece: Piece, from: Cell, density: f32) -> f32 {
    let moves = variant.rows.moves(piece.index(), from);
    let mut ways: Vec<(Only, Cell, f32)> = Vec::new();
    for (purpose, cells) in [(Only::Both, moves.both), (Only::Move, moves.quiet), (Only::Capture, moves.capture)] {
        ways.extend(cells.iter().map(|&cell| (purpose, cell, 1.0)));
    }
    moves.rays.iter().for_each(|&ray| along(variant, ray, density, |purpose, cell, open| ways.push((purpose, cell, open))));
    if moves.overlapping {
        ways.sort_by_key(|&(purpose, cell, _)| (purpose, cell));
    }
    // Ways that lead to one cell for one purpose: the chance that not all of them are closed.
    let same = |a: &(Only, Cell, f32), b: &(Only, Cell, f32)| moves.overlapping && (a.0, a.1) == (b.0, b.1);
    let open = |group: &[(Only, Cell, f32)]| 1.0 - group.iter().map(|way| 1.0 - way.2).product::<f32>();
    ways.chunk_by(same).map(|group| open(group) * chance(group[0].0, density)).sum()
}

/// The chance that what stands on a cell lets a piece end its move there.
fn chance(purpose: Only, density: f32) -> f32 {
    match purpose {
        Only::Both => 1.0 - density / 2.0,
        Only::Move => 1.0 - density,
        Only::Capture => density / 2.0,
    }
}

/// Tells `each` the cells of a ray with the chance that the cells before let the piece come there.
fn along(variant: &Variant, ray: Ray, density: f32, mut each: impl FnMut(Only, Cell, f32)) {
    let cells = variant.rows.cells(ray);
    let purpose = ray.only;
    let empty = 1.0 - density;
    match ray.mode {
        PathMode::Ride => {
            let mut open = 1.0;
            for &cell in cells {
                each(purpose, cell, open);
                open *= empty;
            }
        }
        PathMode::Lame => {
            if let Some((&end, through)) = cells.split_last() {
                each(purpose, end, through.iter().fold(1.0, |open, _| open * empty));
            }
        }
        PathMode::Hop => {
            // The chances that none, and that exactly one, of the cells before is taken.
            let (mut none, mut one) = (1.0, 0.0);
            for &cell in cells {
                each(purpose, cell, one);
                one = one * empty + none * density;
                none *= empty;
            }
        }
        PathMode::Vault => {
            let mut open = 1.0;
            for &cell in cells.iter().skip(1) {
                each(purpose, cell, open * density);
                open *= empty;
            }
        }
    }
}

/// For each cell how many moves of the piece lead from it to one of `goals`; `None` where none do. `cells` are those looked at.
pub(super) fn distances(variant: &Variant, piece: Piece, cells: &CellSet, goals: &CellSet) -> Vec<Option<u8>> {
    let mut found: Vec<Option<u8>> = vec![None; variant.points()];
    goals.iter().for_each(|goal| found[goal.index()] = Some(0));
    for distance in 1..u8::MAX {
        let nearer: Vec<Cell> = cells
            .iter()
            .filter(|&cell| found[cell.index()].is_none())
            .filter(|&cell| steps(variant, piece, cell).any(|next| found[next.index()] == Some(distance - 1)))
            .collect();
        if nearer.is_empty() {
            break;
        }
        for cell in nearer {
            found[cell.index()] = Some(distance);
        }
    }
    found
}
