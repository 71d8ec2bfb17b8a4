//! What cells and pieces are called: on a folded board as in the inner game, elsewhere as in the whole one.

use crate::app::lens::fold::Fold;
use crate::geometry::Cell;
use crate::position::Position;
use crate::variant::{KindId, Piece, Variant};
use crate::words::{self, say};

/// The names of one board as it is seen.
#[derive(Clone, Copy)]
pub(super) struct Naming<'a> {
    pub(super) variant: &'a Variant,
    /// How the board is folded.
    pub(super) fold: Option<&'a Fold>,
}

impl Naming<'_> {
    /// Whether a cell is on the board as it is seen.
    pub(super) fn has(self, cell: Cell) -> bool {
        self.variant.board.cells.contains(cell) && self.fold.is_none_or(|fold| fold.cells.contains(cell))
    }

    /// A cell's name.
    pub(super) fn cell(self, cell: Cell) -> String {
        let fold = self.fold.filter(|fold| fold.cells.contains(cell));
        fold.map_or_else(|| self.variant.cell_name(cell), |fold| fold.cell_name(self.variant, cell))
    }

    /// What a piece is called on a cell.
    pub(super) fn piece(self, piece: Piece, cell: Cell) -> String {
        let inner = self.fold.filter(|fold| fold.cells.contains(cell)).and_then(|fold| fold.inner.as_ref());
        let known = inner.and_then(|inner| Some(&inner.variant.kind(inner.piece(piece)?.kind()).name));
        known.map_or_else(|| self.kind(piece.kind()), |name| words::named(name).to_owned())
    }

    /// What a kind of piece is called in the whole game.
    pub(super) fn kind(self, kind: KindId) -> String {
        words::named(&self.variant.kind(kind).name).to_owned()
    }

    /// What stands on a cell, with whose it is: `Knight, White`.
    pub(super) fn standing(self, position: &Position, cell: Cell) -> String {
        let piece = position.at(cell);
        if piece.is_none() {
            return say("voice-empty").to_owned();
        }
        let (name, side) = (self.piece(piece, cell), piece.side().name());
        let key = if position.is_frozen(self.variant, cell) { "voice-frozen-piece" } else { "voice-piece" };
        say!(key, piece = name, side = side)
    }

    /// A piece with its cell, where it is clear whose it is: `Knight f3`.
    pub(super) fn placed(self, position: &Position, cell: Cell) -> String {
        say!("voice-placed", piece = self.piece(position.at(cell), cell), cell = self.cell(cell))
    }
}
