//! Actions that were made for another game.

use nestmate_core::game::Step;
use nestmate_core::geometry::Cell;
use nestmate_core::variant::{KindId, Piece};

use super::Table;
use crate::app::action::{Action, Edit};
use crate::app::setup::editor::{Sketch, Tool};
use crate::app::touch::{Held, Picked};

impl Table {
    /// Whether an action names a cell, a kind of piece or a move that the game on the board does not have. It was then made for the game
    /// before, such as by a piece that was being dragged.
    pub(in crate::app) fn is_stale(&self, action: &Action) -> bool {
        let cells = |cell: Cell| cell.index() < self.variant().points();
        let kinds = |kind: KindId| kind.index() < self.variant().kinds.len();
        let pieces = |piece: Piece| piece.is_none() || kinds(piece.kind());
        let picks = |picked: Picked| match picked {
            Picked::Cell(cell) => cells(cell),
            Picked::Held(Held { kind, .. }) => kinds(kind),
        };
        let known = match action {
            Action::Press(cell) | Action::Cursor(cell) | Action::Hover(Some(cell)) => cells(*cell),
            Action::PressHeld(held) | Action::HoverHeld(held) => kinds(held.kind),
            Action::PickUp(picked) => picks(*picked),
            Action::Drag(picked, to) => picks(*picked) && cells(*to),
            Action::Edit(None, Edit::Draw(shape)) => cells(shape.from) && cells(shape.to),
            Action::Seek(kind) => kinds(*kind),
            Action::Go(Step::To(node)) | Action::Edit(Some(node), _) => self.game.tree().contains(*node),
            Action::Sketch(sketch) => match sketch {
                Sketch::Take(Tool::Stamp(piece)) => pieces(*piece),
                Sketch::Put(cell, piece) => cells(*cell) && pieces(*piece),
                Sketch::Hold(_, kind, _) => kinds(*kind),
                Sketch::Unmoved(cell, _) => cells(*cell),
                Sketch::Passing(Some(passing)) => cells(passing.victim),
                _ => true,
            },
            Action::Play(mv) => self.game.legal().contains(mv),
            Action::Choose(mv) => self.hand.choices().contains(mv),
            _ => true,
        };
        !known
    }
}
