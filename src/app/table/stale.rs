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
                Sketch::Take(Tool::Hand | Tool::Eraser)
                | Sketch::Passing(None)
                | Sketch::Discard
                | Sketch::HoldRest(_)
                | Sketch::Side(_)
                | Sketch::Counters(..)
                | Sketch::Text(_)
                | Sketch::Clear
                | Sketch::Array
                | Sketch::Mirror(_)
                | Sketch::Swap
                | Sketch::Undo
                | Sketch::Redo
                | Sketch::Leave
                | Sketch::Play
                | Sketch::Analyse
                | Sketch::Keep(_) => true,
            },
            Action::Play(mv) => self.game.legal().contains(mv),
            Action::Choose(mv) => self.hand.choices().contains(mv),
            Action::New(_)
            | Action::SetPosition(_)
            | Action::Load(_)
            | Action::TakeIn(_)
            | Action::Games(_)
            | Action::SaveInto(_)
            | Action::KeepDraft(_)
            | Action::ShelveDraft(_)
            | Action::Open(_)
            | Action::Save(_)
            | Action::SaveOver(_)
            | Action::SetTags(_)
            | Action::PlayText(_)
            | Action::Cancel
            | Action::DropPremoves
            | Action::Confirm(_)
            | Action::ToggleCaution
            | Action::Hover(_)
            | Action::Activate
            | Action::TakeBack
            | Action::Redo
            | Action::Go(_)
            | Action::Edit(..)
            | Action::Undo
            | Action::Resign
            | Action::OfferDraw
            | Action::AgreeDraw
            | Action::Flip
            | Action::See(_)
            | Action::Hint
            | Action::HintAt(_)
            | Action::PutHintAside(_)
            | Action::PlayBest
            | Action::MoveNow
            | Action::SetThink(_)
            | Action::SetStrength(_)
            | Action::SetMachine(_)
            | Action::SetPlayers(_)
            | Action::SetGuests(_)
            | Action::Engines(_)
            | Action::SetUp
            | Action::Learn(_)
            | Action::Practise(_)
            | Action::ExportProgress(_)
            | Action::Train(_)
            | Action::ToggleClocks
            | Action::Toggle(_)
            | Action::Review
            | Action::FindMate
            | Action::StopMate
            | Action::StopReview
            | Action::Retry(_)
            | Action::GoToMark { .. }
            | Action::Peek(_)
            | Action::PlayLine(_) => true,
        };
        !known
    }
}
