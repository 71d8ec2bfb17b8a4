//! Which pieces beside the royal ones leave a game to be won (ruling G13).

use super::pieces::{KindId, KindSet, Piece, Side};
use crate::geometry::{Cell, CellSet};

/// What can never be won, whoever moves how.
#[derive(Debug, Default)]
pub struct Material {
    /// Whether nobody can win with two royal pieces alone.
    pub bare: bool,
    /// The kinds one of which, beside the royal pieces, cannot mate, whatever it becomes and whoever has it.
    pub lone: KindSet,
    /// By piece index and cell, `points` of them: the number of the lattice that the piece never leaves, where pieces of that lattice,
    /// however many, cannot mate; else 0.
    pub(super) lattices: Vec<u8>,
    pub(super) points: usize,
}

impl Material {
    /// The number of the lattice that a piece on a cell never leaves, if pieces of that lattice alone cannot mate; 0 otherwise.
    #[inline]
    #[must_use]
    pub(crate) fn lattice(&self, piece: Piece, cell: Cell) -> u8 {
        self.lattices.get(piece.index() * self.points + cell.index()).copied().unwrap_or_default()
    }

    /// Whether White's pieces of a kind are on such a lattice on any of some cells.
    pub fn is_bound(&self, kind: KindId, cells: &CellSet) -> bool {
        cells.iter().any(|cell| self.lattice(Piece::new(kind, Side::White), cell) > 0)
    }
}
