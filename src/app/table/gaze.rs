//! What the user looks at: the piece under the pointer, the keyboard's cell, the piece that the panel is about.

use std::sync::Arc;

use nestmate_core::geometry::Cell;
use nestmate_core::position::Position;
use nestmate_core::variant::{KindId, Piece, Side};

use crate::app::lens::fold::Fold;
use crate::app::touch::{Held, Target};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Inspected {
    pub kind: KindId,
    /// Whose, unless it is in the neutral reserve.
    pub side: Option<Side>,
    /// Where it stands, unless it is off the board.
    pub cell: Option<Cell>,
}

#[derive(Clone, Debug)]
struct Watched {
    cell: Cell,
    hash: u64,
    targets: Vec<Target>,
}

/// What the user looks at on one board. Kinds and cells mean something in its game only, so this goes away with it.
#[derive(Debug, Default)]
pub(in crate::app) struct Gaze {
    watched: Option<Watched>,
    pub(in crate::app) cursor: Option<Cell>,
    pub(super) inspected: Option<Inspected>,
    /// The cell that the pointer was over last, if it has not been over a reserve since.
    pub(in crate::app) pointed: Option<Cell>,
    pub(in crate::app) sought: Option<KindId>,
    /// How the board is folded, in whose words the user is told things; the lens says it with every action.
    pub(in crate::app) fold: Option<Arc<Fold>>,
}

impl Gaze {
    /// The piece that the panel is about, with its cell while it is still there.
    pub(in crate::app) fn inspected(&self, shown: &Position) -> Option<Inspected> {
        let mut inspected = self.inspected?;
        if let Some(cell) = inspected.cell {
            let piece = shown.at(cell);
            let same = piece.is_some() && Some(piece.side()) == inspected.side && piece.kind() == inspected.kind;
            // A piece that has come to where the pointer is takes the place of the one that was there.
            if piece.is_some() && !same && self.pointed == Some(cell) {
                return Some(Inspected { kind: piece.kind(), side: Some(piece.side()), cell: Some(cell) });
            }
            inspected.cell = same.then_some(cell);
        }
        Some(inspected)
    }

    pub(in crate::app) fn follows(&self, cell: Cell) -> bool {
        self.inspected.is_some_and(|inspected| inspected.cell == Some(cell))
    }

    /// Looks at a cell with what stands there; an empty one leaves the last piece to be read about.
    pub(in crate::app) fn look_at(&mut self, cell: Cell, piece: Piece) {
        self.pointed = Some(cell);
        if piece.is_some() {
            self.inspected = Some(Inspected { kind: piece.kind(), side: Some(piece.side()), cell: Some(cell) });
        }
    }

    pub(in crate::app) fn look_at_held(&mut self, held: Held) {
        self.pointed = None;
        self.look_at_kind(held.kind, held.reserve.side());
    }

    pub(in crate::app) fn is_at_held(&self, held: Held) -> bool {
        let known = self.inspected.is_some_and(|known| known.kind == held.kind && known.cell.is_none());
        known && self.pointed.is_none()
    }

    pub(in crate::app) fn look_at_kind(&mut self, kind: KindId, side: Option<Side>) {
        self.inspected = Some(Inspected { kind, side, cell: None });
    }

    pub(in crate::app) fn seek(&mut self, kind: KindId, side: Side) {
        self.sought = Some(kind);
        self.look_at_kind(kind, Some(side));
    }

    /// Keeps where the piece on a cell could go in a position; `None` once the pointer has left it.
    pub(in crate::app) fn watch(&mut self, position: &Position, watched: Option<(Cell, Vec<Target>)>) {
        self.watched = watched.map(|(cell, targets)| Watched { cell, hash: position.hash(), targets });
    }

    /// The piece under the pointer and where it could go, as long as this is still the position.
    pub(in crate::app) fn watched(&self, position: &Position) -> Option<(Cell, &[Target])> {
        let watched = self.watched.as_ref().filter(|watched| watched.hash == position.hash())?;
        Some((watched.cell, &watched.targets))
    }
}

#[cfg(test)]
mod tests {
    use nestmate_core::rules::start;
    use nestmate_core::variant::Reserve;

    use super::*;

    #[test]
    fn a_piece_is_looked_at_until_it_is_gone() {
        let variant = crate::shipped::library().get("fide-chess").expect("shipped");
        let position = start(&variant).expect("a start");
        let cell = |name| variant.board.grid.parse(name).expect("a cell");
        let mut gaze = Gaze::default();
        gaze.look_at(cell("g1"), position.at(cell("g1")));
        gaze.look_at(cell("e4"), Piece::NONE);
        assert_eq!(gaze.pointed, Some(cell("e4")));
        assert_eq!(gaze.inspected(&position).and_then(|seen| seen.cell), Some(cell("g1")), "an empty cell leaves it");
        let held = Held { reserve: Reserve::White, kind: position.at(cell("g1")).kind() };
        gaze.look_at_held(held);
        assert!(gaze.pointed.is_none() && gaze.is_at_held(held), "the pointer is on no cell");
        gaze.look_at(cell("e4"), Piece::NONE);
        assert!(!gaze.is_at_held(held));
        gaze.look_at(cell("g1"), position.at(cell("g1")));
        gaze.watch(&position, Some((cell("g1"), Vec::new())));
        let after = position.after(&variant, nestmate_core::rules::parse_move(&position, &variant, "g1f3").expect("legal"));
        assert_eq!(gaze.inspected(&after).map(|seen| seen.cell), Some(None), "the Knight has gone");
        assert!(gaze.watched(&position).is_some() && gaze.watched(&after).is_none());
        gaze.seek(gaze.inspected(&after).expect("a Knight").kind, Side::White);
        gaze = Gaze::default();
        assert!(gaze.inspected(&position).is_none() && gaze.sought.is_none() && gaze.pointed.is_none());
    }
}
