//! Where the keyboard's cell goes at a word: a cell, a file, a rank, or the next piece of a kind.

use nestmate_core::geometry::Cell;
use nestmate_core::variant::{KindId, Piece};

use crate::app::app::App;
use crate::app::naming::Naming;

impl App {
    /// The cell that a text means, from the keyboard's cell: a cell's name, a file of the same rank, a rank of the same file, or the next
    /// piece whose name begins so. On a folded board names are those of the inner game.
    pub fn place(&self, text: &str) -> Option<Cell> {
        let scene = self.scene();
        let naming = Naming { variant: &scene.variant, fold: scene.fold.as_deref() };
        let at = scene.cursor.unwrap_or_else(|| scene.first_cursor());
        let wanted = text.trim().to_lowercase();
        let here = naming.cell(at);
        let rank = here.trim_start_matches(|c: char| !c.is_ascii_digit());
        let file = here.trim_end_matches(|c: char| c.is_ascii_digit());
        let names = [wanted.clone(), format!("{wanted}{rank}"), format!("{file}{wanted}")];
        let seen = |name: &String| scene.variant.board.cells.iter().find(|&cell| naming.has(cell) && naming.cell(cell) == *name);
        if let Some(cell) = names.iter().find_map(seen) {
            return Some(cell);
        }
        let called = |piece: Piece, cell: Cell| {
            let names = [naming.piece(piece, cell), naming.kind(piece.kind())];
            !wanted.is_empty() && names.iter().any(|name| name.to_lowercase().starts_with(&wanted))
        };
        self.next(at, false, called)
    }

    /// The next piece of the same kind as the one on the keyboard's cell, or the one before; where no piece stands there, the next of any.
    pub fn next_alike(&self, back: bool) -> Option<Cell> {
        let scene = self.scene();
        let at = scene.cursor.unwrap_or_else(|| scene.first_cursor());
        let kind: Option<KindId> = Some(scene.position.at(at)).filter(|piece| piece.is_some()).map(Piece::kind);
        self.next(at, back, |piece, _| kind.is_none_or(|kind| piece.kind() == kind))
    }

    /// The next piece that is wanted, rank by rank; after the last one the first.
    fn next(&self, at: Cell, back: bool, wanted: impl Fn(Piece, Cell) -> bool) -> Option<Cell> {
        let scene = self.scene();
        let naming = Naming { variant: &scene.variant, fold: scene.fold.as_deref() };
        let fits = |&cell: &Cell| {
            let piece = scene.position.at(cell);
            piece.is_some() && naming.has(cell) && wanted(piece, cell)
        };
        let found: Vec<Cell> = scene.variant.board.cells.iter().filter(fits).collect();
        let after = || found.iter().copied().find(|&cell| cell > at).or_else(|| found.first().copied());
        let before = || found.iter().copied().rev().find(|&cell| cell < at).or_else(|| found.last().copied());
        if back { before() } else { after() }
    }
}
