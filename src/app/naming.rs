//! What cells, pieces and moves are called: on a folded board as in the inner game, elsewhere as in the whole one.

use std::sync::Arc;

use nestmate_core::game::BareMove;
use nestmate_core::geometry::Cell;
use nestmate_core::position::{Move, Position, move_text, move_text_in};
use nestmate_core::variant::{Kind, KindId, Piece, Side, Variant};
use nestmate_text::named_side;
use nestmate_text::words::{self, key, say};

use crate::app::lens::fold::Fold;
use crate::app::lens::inner::InnerGame;

#[derive(Clone, Copy, Debug)]
pub struct Naming<'a> {
    pub variant: &'a Variant,
    pub fold: Option<&'a Fold>,
}

/// The same to be kept, for what is said later.
#[derive(Clone, Debug)]
pub(in crate::app) struct Names {
    variant: Arc<Variant>,
    fold: Option<Arc<Fold>>,
}

impl Names {
    pub(in crate::app) fn new(variant: &Arc<Variant>, fold: Option<Arc<Fold>>) -> Self {
        Self { variant: Arc::clone(variant), fold }
    }

    #[cfg(test)]
    pub(in crate::app) fn whole(variant: &Arc<Variant>) -> Self {
        Self::new(variant, None)
    }

    pub(in crate::app) fn naming(&self) -> Naming<'_> {
        Naming { variant: &self.variant, fold: self.fold.as_deref() }
    }
}

impl<'a> Naming<'a> {
    pub(in crate::app) fn has(self, cell: Cell) -> bool {
        self.variant.board.cells.contains(cell) && self.fold.is_none_or(|fold| fold.cells.contains(cell))
    }

    pub fn shows(self, mv: Move) -> bool {
        self.has(mv.to()) && (mv.is_drop() || self.has(mv.from()))
    }

    pub(in crate::app) fn inner(self) -> Option<&'a InnerGame> {
        self.fold.and_then(|fold| fold.inner.as_ref())
    }

    /// The game inside that a move of a piece belongs to, and what the piece is there.
    pub(in crate::app) fn inside(self, mv: Move, piece: Piece) -> Option<(&'a InnerGame, Piece)> {
        let inner = self.inner().filter(|_| self.shows(mv))?;
        Some((inner, inner.piece(piece)?))
    }

    /// The same as a move of that game, with the piece that makes it.
    pub(in crate::app) fn bare(self, mv: Move, piece: Piece) -> Option<BareMove<'a>> {
        let (inner, piece) = self.inside(mv, piece).filter(|(inner, _)| !inner.pieces_only)?;
        let (variant, kind, mv) = (&*inner.variant, piece.kind(), inner.inward(mv)?);
        Some(BareMove { variant, kind, mv, from: false, captures: false })
    }

    pub fn cell(self, cell: Cell) -> String {
        let fold = self.fold.filter(|fold| fold.cells.contains(cell));
        fold.map_or_else(|| self.variant.cell_name(cell), |fold| fold.cell_name(self.variant, cell))
    }

    /// The same in a sentence, where a cell beside the folded board must not be taken for one on it.
    pub fn place(self, cell: Cell) -> String {
        if self.has(cell) { self.cell(cell) } else { say!("cell-outside", cell = self.variant.cell_name(cell)) }
    }

    pub fn piece(self, piece: Piece, cell: Cell) -> &'a str {
        let inner = self.inner().filter(|_| self.has(cell));
        words::named(self.known(inner, piece.kind()))
    }

    pub fn held(self, kind: KindId) -> &'a str {
        words::named(self.known(self.inner(), kind))
    }

    /// What a kind of piece is that is seen on the board: one of the game inside if that knows it.
    pub(in crate::app) fn shown(self, kind: KindId) -> &'a Kind {
        let inner = self.inner().and_then(|inner| Some(inner.variant.kind(inner.piece(Piece::new(kind, Side::White))?.kind())));
        inner.unwrap_or_else(|| self.variant.kind(kind))
    }

    /// The name of a kind by the definition, in the game inside if that knows it.
    fn known(self, inner: Option<&'a InnerGame>, kind: KindId) -> &'a str {
        let inner = inner.and_then(|inner| Some((inner, inner.piece(Piece::new(kind, Side::White))?)));
        inner.map_or(&self.variant.kind(kind).name, |(inner, piece)| &inner.variant.kind(piece.kind()).name)
    }

    /// The name of a kind by the definition, which may be put after an article.
    pub(in crate::app) fn plain(self, kind: KindId) -> &'a str {
        self.known(self.inner(), kind)
    }

    pub(in crate::app) fn kind(self, kind: KindId) -> &'a str {
        words::named(&self.variant.kind(kind).name)
    }

    /// The one royal piece, wherever it stands. The game inside has one of its own, from which it is told apart.
    pub fn royal(self) -> String {
        let Some(kind) = self.variant.royal() else { return String::new() };
        match self.inner() {
            Some(inner) if inner.piece(Piece::new(kind, Side::White)).is_none() && inner.variant.royal().is_some() => {
                say!("royal-whole", royal = self.kind(kind), game = words::named(&self.variant.name))
            }
            Some(_) | None => self.held(kind).to_owned(),
        }
    }

    /// What stands on a cell, with whose it is: `Knight, White`.
    pub(in crate::app) fn standing(self, position: &Position, cell: Cell) -> String {
        let piece = position.at(cell);
        if piece.is_none() {
            return say!("voice-empty").to_owned();
        }
        let (name, side) = (self.piece(piece, cell), named_side(self.variant, piece.side()));
        let key = if position.is_frozen(self.variant, cell) { key!("voice-frozen-piece") } else { key!("voice-piece") };
        say!(key, piece = name, side = side)
    }

    /// A piece with its cell, where it is clear whose it is: `Knight f3`.
    pub(in crate::app) fn placed(self, position: &Position, cell: Cell) -> String {
        say!("voice-placed", piece = self.piece(position.at(cell), cell), cell = self.cell(cell))
    }

    /// A move with both its cells: `e2e4`, `e7e8=Q`, `P@c5`.
    pub fn exact(self, mv: Move) -> String {
        if self.inner().is_none() || !self.shows(mv) {
            return move_text(self.variant, mv);
        }
        move_text_in(mv, |cell| self.cell(cell), |kind| self.shown(kind).sign())
    }
}
