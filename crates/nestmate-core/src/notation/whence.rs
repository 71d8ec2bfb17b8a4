//! How much of the cell that a piece left has to be said, so that no other move reads the same.

use crate::geometry::{Cell, Grid};
use crate::position::{Move, Position};
use crate::rules::{is_legal, pseudo_moves};
use crate::variant::Variant;

/// What is said of the cell that a piece left: as in chess its file, or its rank, or both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whence {
    /// No other piece could make the move.
    Nothing,
    /// The file tells which one it was.
    File,
    /// The rank does.
    Rank,
    /// Neither does alone.
    Cell,
}

impl Whence {
    /// For a piece from a cell where others could go to the same one from `rivals`.
    #[must_use]
    pub fn among(grid: Grid, from: Cell, rivals: &[Cell]) -> Self {
        if rivals.is_empty() {
            Self::Nothing
        } else if rivals.iter().all(|&other| grid.file(other) != grid.file(from)) {
            Self::File
        } else if rivals.iter().all(|&other| grid.rank(other) != grid.rank(from)) {
            Self::Rank
        } else {
            Self::Cell
        }
    }

    /// For a move in a position.
    #[must_use]
    pub fn of(position: &Position, variant: &Variant, mv: Move) -> Self {
        if mv.is_drop() {
            return Self::Nothing;
        }
        let (from, piece) = (mv.from(), position.at(mv.from()));
        let mut moves = Vec::new();
        pseudo_moves(position, variant, &mut moves);
        moves.retain(|other| !other.is_drop() && other.to() == mv.to() && other.from() != from && position.at(other.from()) == piece);
        if moves.is_empty() {
            return Self::Nothing;
        }
        let mut tried = position.clone();
        moves.retain(|&other| is_legal(&mut tried, variant, other));
        let rivals: Vec<Cell> = moves.into_iter().map(Move::from).collect();
        Self::among(variant.board.grid, from, &rivals)
    }

    /// The part of a cell's name that is said.
    #[must_use]
    pub fn part(self, cell: &str) -> &str {
        let (file, rank) = cell.split_at(cell.find(|c: char| c.is_ascii_digit()).unwrap_or(cell.len()));
        match self {
            Self::Nothing => "",
            Self::File => file,
            Self::Rank => rank,
            Self::Cell => cell,
        }
    }
}
