//! What an action means while a position is being set up.

use nestmate_core::game::Control;
use nestmate_core::geometry::Cell;
use nestmate_core::position::{Draft, Position};
use nestmate_core::variant::Piece;
use nestmate_text::words::told;

use super::hand::{HandReach, Touch, Ways};
use super::{Mode, Table};
use crate::app::action::{Action, Edit};
use crate::app::app::begin_at;
use crate::app::editor::{Editor, Sketch, Tool};
use crate::app::effect::{Begin, Effect, Effects};
use crate::app::new_game::{Handicap, NewGame, Player};
use crate::app::touch::Picked;
use crate::saying::Saying;

impl Table {
    pub(super) fn set_up(&mut self) -> Effects {
        let effects = self.settle();
        self.clock.stop();
        self.mode = Mode::SetUp(Box::new(Editor::new(self.variant().clone(), self.game.position())));
        effects
    }

    pub(in crate::app) fn go_on_setting_up(&mut self, draft: Option<&str>) -> Effects {
        let Some(draft) = draft.and_then(|text| Draft::parse(self.variant(), text).ok()) else { return Effects::none() };
        let effects = self.set_up();
        if let Some(editor) = self.mode.editor_mut() {
            editor.go_on(draft);
        }
        effects
    }

    pub(super) fn update_set_up(&mut self, action: &Action) -> Option<Effects> {
        match action {
            Action::Sketch(sketch) => return Some(self.sketch(sketch.clone())),
            Action::Press(cell) => self.press_in_set_up(*cell),
            Action::Activate => self.gaze.cursor.into_iter().for_each(|cell| self.press_in_set_up(cell)),
            Action::PickUp(picked @ Picked::Cell(_)) => self.touch_in_set_up(|hand, reach| hand.pick_up(reach, *picked)),
            Action::Drag(picked @ Picked::Cell(_), to) => self.touch_in_set_up(|hand, reach| hand.drag(reach, *picked, *to)),
            Action::Cancel if self.hand.is_empty() => self.mode.editor_mut().into_iter().for_each(|editor| editor.tool = Tool::Hand),
            Action::Cancel => self.hand.put_down(),
            Action::Go(_) | Action::PickUp(_) | Action::Drag(..) | Action::DropPremoves | Action::Confirm(_) => {}
            Action::TakeBack | Action::Undo => return Some(self.sketch(Sketch::Undo)),
            Action::Redo => return Some(self.sketch(Sketch::Redo)),
            Action::Edit(None, Edit::Delete) => {
                return Some(self.gaze.cursor.map_or_else(Effects::none, |cell| self.sketch(Sketch::Put(cell, Piece::NONE))));
            }
            Action::SetPosition(text) => return Some(self.sketch(Sketch::Text(text.clone()))),
            Action::New(_) | Action::Open(_) => {
                self.leave_set_up();
                return None;
            }
            Action::Hint
            | Action::HintAt(_)
            | Action::PutHintAside(_)
            | Action::PlayBest
            | Action::Play(_)
            | Action::PlayText(_)
            | Action::MoveNow
            | Action::Resign
            | Action::OfferDraw
            | Action::AgreeDraw
            | Action::Edit(..)
            | Action::Toggle(_)
            | Action::Review
            | Action::Judge(_)
            | Action::SetUp => return Some(Effects::refuse(told!("editor-busy"))),
            Action::Flip | Action::SetTags(_) => return self.update_play(action),
            _ => return self.look(action),
        }
        Some(Effects::none())
    }

    fn leave_set_up(&mut self) {
        self.hand.put_down();
        self.mode = Mode::Play;
    }

    fn press_in_set_up(&mut self, cell: Cell) {
        if self.mode.editor_mut().is_some_and(|editor| editor.press(cell)) {
            return self.hand.put_down();
        }
        self.touch_in_set_up(|hand, reach| hand.press(reach, cell));
    }

    fn touch_in_set_up(&mut self, touch: impl FnOnce(&mut super::hand::Hand, HandReach<'_>) -> Touch) {
        let Mode::SetUp(editor) = &mut self.mode else { return };
        let reach = HandReach { position: editor.draft.picture(), ways: Ways::Free };
        if let Touch::Shift(from, to) = touch(&mut self.hand, reach) {
            editor.shift(from, to);
        }
    }

    fn sketch(&mut self, sketch: Sketch) -> Effects {
        let picked = self.hand.picked;
        self.hand.put_down();
        let sketch = match (sketch, picked) {
            // What was dragged off the board is gone.
            (Sketch::Discard, Some(Picked::Cell(cell))) => Sketch::Put(cell, Piece::NONE),
            (sketch, _) => sketch,
        };
        if let Sketch::Take(Tool::Stamp(piece)) = sketch {
            self.gaze.look_at_kind(piece.kind(), Some(piece.side()));
        }
        let Some(editor) = self.mode.editor_mut() else { return Effects::none() };
        match sketch {
            Sketch::Leave => {
                self.leave_set_up();
                Effects::none()
            }
            Sketch::Play | Sketch::Analyse | Sketch::Keep(_) => match (sketch, editor.position()) {
                (_, Err(error)) => Effects::refuse(told!("editor-no-position", why = error.said())),
                (Sketch::Keep(name), Ok(position)) => Effect::KeepArray { name, text: Draft::of(&position).text(self.variant()) }.into(),
                (sketch, Ok(position)) => self.begin_from(position, sketch == Sketch::Analyse),
            },
            sketch => editor.update(sketch),
        }
    }

    fn begin_from(&mut self, position: Position, analyse: bool) -> Effects {
        self.leave_set_up();
        let game = begin_at(self.variant().clone(), position);
        let setup = NewGame { handicap: Handicap::default(), start: None, ..self.setup.clone() };
        let alone = |setup| NewGame { players: [Player::Human; 2], clock: [Control::None; 2], ..setup };
        let (setup, begin) = if analyse { (alone(setup), Begin::Analysing) } else { (setup, Begin::Playing) };
        Effect::Seat { game: Box::new(game), setup: Box::new(setup), begin }.into()
    }
}
