//! What an action means for a game that is played or looked at, including changes to its moves other than playing.

use nestmate_core::game::{NodeId, Step};
use nestmate_core::geometry::Cell;
use nestmate_core::notation::read_position_told;
use nestmate_core::position::Move;
use nestmate_core::variant::{KindId, Piece};
use nestmate_text::words::told;

use super::preview::Preview;
use super::{Mode, Table, told_of, typed};
use crate::app::action::{Action, Edit};
use crate::app::advice::findings::Findings;
use crate::app::advice::hint::{InnerBest, Rung};
use crate::app::advice::study::RetryStep;
use crate::app::app::begin_at;
use crate::app::editor::{Sketch, Tool};
use crate::app::effect::{Begin, Effect, Effects};
use crate::app::new_game::Player;
use crate::app::touch::{Held, Picked};
use crate::saying::Saying;

/// Whether an action is about playing or the place in the game, so that a change of the moves before it is no longer the last thing done.
fn moves_on(action: &Action) -> bool {
    use Action::{Activate, Choose, Drag, Go, MoveNow, New, Play, PlayBest, PlayText, Press, Redo, Resign};
    matches!(
        action,
        Activate | Choose(_) | Drag(..) | Go(_) | MoveNow | New(_) | Play(_) | PlayBest | PlayText(_) | Press(_) | Redo | Resign
    )
}

/// Whether an action makes another game of the one whose mistakes are being retried.
fn changes_the_game(action: &Action) -> bool {
    use Action::{AgreeDraw, Edit, PlayLine, Redo, Resign, SetPlayers, SetPosition, SetUp, Undo};
    matches!(action, AgreeDraw | Edit(..) | PlayLine(_) | Redo | Resign | SetPlayers(_) | SetPosition(_) | SetUp | Undo)
}

impl Table {
    /// `None` for an action that does not concern the game on the board.
    pub(in crate::app) fn update(&mut self, action: &Action) -> Option<Effects> {
        self.edited &= !moves_on(action);
        match self.mode {
            Mode::Play => self.update_play(action),
            Mode::SetUp(_) => self.update_set_up(action),
            Mode::Learn(_) => self.update_learn(action),
            Mode::Solve(_) => self.update_solve(action),
        }
    }

    pub(super) fn update_play(&mut self, action: &Action) -> Option<Effects> {
        if self.study.retry.is_some() && changes_the_game(action) {
            self.study.set_retry(None);
        }
        Some(match action {
            Action::SetPosition(text) => self.set_position(text.trim()),
            Action::SetTags(tags) => {
                for (name, value) in tags {
                    if name == "Result" {
                        self.game.set_result(value);
                    } else {
                        self.game.set_tag(name, value);
                    }
                }
                Effects::none()
            }
            Action::Press(cell) => self.press(*cell),
            Action::PressHeld(held) => self.press_held(*held),
            Action::PickUp(picked) => self.pick_up(*picked),
            Action::Drag(picked, to) => self.drag(*picked, *to),
            Action::Choose(mv) => self.choose(*mv),
            Action::Play(mv) => self.play_typed(|_, _| Ok(*mv)),
            Action::PlayText(text) => self.play_typed(|game, names| typed::meant(game, names, text)),
            Action::Cancel => self.cancel(),
            Action::DropPremoves => self.unplan_all(),
            Action::Activate => self.gaze.cursor.map_or_else(Effects::none, |cell| self.press(cell)),
            Action::TakeBack if self.is_retrying() => self.try_again(),
            // What was done last is taken back, be it a move or a change of the moves.
            Action::TakeBack if !self.edited => self.take_back(),
            Action::Redo => self.redo(),
            Action::Go(step) => self.go(*step),
            Action::Edit(node, edit) => self.edit(*node, edit),
            Action::TakeBack | Action::Undo if self.game.has_edits() => self.undo_edit(),
            Action::Confirm(stands) => self.confirm(*stands),
            Action::Resign => self.resign(),
            Action::AgreeDraw => self.agree_draw(),
            Action::Flip => {
                self.flipped = !self.flipped;
                Effects::none()
            }
            Action::SetUp => self.set_up(),
            Action::Peek(moves) => self.peek(moves.as_deref()),
            Action::PlayLine(moves) => self.play_line(moves.clone()),
            Action::ShowBest { than, stays } => self.show_best(*than, *stays),
            Action::StopReview => {
                self.study.stop_review();
                self.stop_judging();
                Effects::none()
            }
            Action::Retry(RetryStep::Begin) => return None,
            Action::Retry(step) => self.retry_step(*step),
            _ => return self.look(action),
        })
    }

    pub(super) fn look(&mut self, action: &Action) -> Option<Effects> {
        match *action {
            Action::Hover(cell) => {
                match cell {
                    // What is told of a piece in hand stays while the pointer goes over others.
                    Some(cell) if self.hand.picked.is_some() => self.gaze.pointed = Some(cell),
                    Some(cell) => self.look_at(cell),
                    None => {}
                }
                self.watch(cell);
            }
            Action::HoverHeld(held) => self.gaze.look_at_held(held),
            Action::Seek(kind) => {
                self.put_down();
                let side = self.game.position().side();
                self.gaze.seek(kind, side);
                // The keyboard goes on from the first of them, one's own before the other's.
                let shown = self.shown();
                let of = |side| shown.pieces(side).iter().find(|&cell| shown.at(cell).kind() == kind);
                let first = of(side).or_else(|| of(side.other()));
                if first.is_some() {
                    self.gaze.cursor = first;
                }
            }
            Action::Cursor(cell) => {
                self.gaze.cursor = Some(cell);
                self.look_at(cell);
            }
            _ => return None,
        }
        Some(Effects::none())
    }

    pub(super) fn look_at(&mut self, cell: Cell) {
        let piece = self.shown().at(cell);
        self.gaze.look_at(cell, piece);
    }

    fn watch(&mut self, cell: Option<Cell>) {
        let position = self.ahead();
        let watchable = self.preview.is_none() && matches!(self.mode, Mode::Play | Mode::Solve(_));
        let watched = cell.filter(|&cell| watchable && position.at(cell).is_some());
        let watched = watched.map(|cell| (cell, self.targets_of(Picked::Cell(cell))));
        let position = self.ahead().clone();
        self.gaze.watch(&position, watched);
    }

    fn set_position(&mut self, text: &str) -> Effects {
        let variant = self.variant().clone();
        match read_position_told(&variant, text) {
            Ok((position, dropped)) => {
                let (game, setup) = (Box::new(begin_at(variant, position)), Box::new(self.setup.clone()));
                told_of(&dropped, Effect::Seat { game, setup, begin: Begin::Waiting }.into())
            }
            Err(error) => Effects::fail(told!("editor-unreadable", why = error.said())),
        }
    }

    /// Lets go of what is picked up, of a choice and of a line that is shown; the rest goes with the next time.
    fn cancel(&mut self) -> Effects {
        if self.hand.is_empty()
            && let Some(said) = self.unplan()
        {
            return said;
        }
        if self.hand.is_empty() {
            return self.let_go();
        }
        self.put_down();
        Effects::none()
    }

    /// Goes to another place of the game, or of the line that is shown without being played.
    pub(in crate::app) fn go(&mut self, step: Step) -> Effects {
        let variant = self.variant().clone();
        if self.preview.as_mut().is_some_and(|preview| preview.step(&variant, step)) || !self.game.go(step) {
            return Effects::none();
        }
        self.study.set_retry(None);
        self.paused = !self.game.is_at_end();
        self.settle()
    }

    /// Tells this much of the hint that is shown; true if it first has to be looked for.
    pub(in crate::app) fn show_rung(&mut self, rung: Rung) -> bool {
        let missing = self.hints.show_rung(rung);
        if let Some(retry) = self.study.retry.as_mut() {
            retry.hinted |= retry.asks();
        }
        if rung == Rung::Line && matches!(self.hints.compared(), Some(InnerBest::Unasked)) {
            let fold = self.compared();
            self.hints.compare_with(fold);
        }
        if let Some(hint) = self.hints.hint.as_ref() {
            let line = hint.line.clone();
            self.preview = (rung == Rung::Line).then(|| Preview::still(&self.game, self.game.current(), line));
        }
        missing
    }

    /// Plays the line of the hint on the board.
    pub(in crate::app) fn watch_hint(&mut self) {
        if let Some(hint) = self.hints.hint.as_ref() {
            self.preview = Some(Preview::play(&self.game, hint.line.clone()));
        }
    }

    /// Looks at a move that was made, and shows what was best in its place as soon as that is known.
    pub(in crate::app) fn judge(&mut self, node: NodeId) -> Effects {
        self.study.judge(&self.game, node);
        self.study.judged = Some(node);
        self.show_judged()
    }

    /// Shows the best move in the place of the one that was asked about, unless that is the best, once it is known and nothing is in hand.
    pub(super) fn show_judged(&mut self) -> Effects {
        let (tree, study) = (self.game.tree(), &self.study);
        let Some((node, before)) = study.judged.and_then(|node| Some((node, tree.hash(tree.parent(node)?)))) else {
            return Effects::none();
        };
        if study.awaits(before) {
            return Effects::none();
        }
        let best = study.book.get(before).and_then(Findings::best);
        let shows = best.is_some() && best != tree.mv(node) && self.hand.is_empty();
        self.study.judged = None;
        if shows { self.show_best(node, true) } else { Effects::none() }
    }

    /// Shows the best line in the place of a move that was made, the game staying where it is.
    fn show_best(&mut self, than: NodeId, stays: bool) -> Effects {
        let tree = self.game.tree();
        let Some(before) = tree.parent(than) else { return Effects::none() };
        let line = self.study.book.get(tree.hash(before)).and_then(|found| found.lines.first());
        let Some(line) = line.map(|line| line.moves.clone()) else { return Effects::none() };
        self.preview = Some(if stays {
            Preview::still(&self.game, before, line)
        } else {
            Preview::peek(&self.game, before, line.into_iter().take(1).collect())
        });
        Effects::none()
    }

    /// Whether the board shows nothing of the hint; a line that it plays ends.
    pub(in crate::app) fn put_hint_aside(&mut self, aside: bool) {
        self.hints.aside = aside;
        if aside {
            self.preview = self.preview.take().filter(|preview| preview.peek);
        }
    }

    /// Shows the position after some moves while the pointer is over them; nothing ends it.
    fn peek(&mut self, moves: Option<&[Move]>) -> Effects {
        match moves {
            Some(moves) => self.preview = Some(Preview::peek(&self.game, self.game.current(), moves.to_vec())),
            None => self.preview = self.preview.take().filter(|preview| !preview.peek),
        }
        Effects::none()
    }

    pub(in crate::app) fn play_on(&mut self) {
        let variant = self.variant().clone();
        if let Some(preview) = &mut self.preview {
            preview.play_on(&variant);
        }
    }

    /// Sets who plays, who then waits until the user moves unless the game is at its end.
    pub(in crate::app) fn set_players(&mut self, players: [Player; 2]) -> Effects {
        self.renamed(|table| table.setup.players = players);
        self.paused = !self.game.is_at_end();
        self.settle()
    }

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
            Action::Go(Step::To(node)) | Action::Edit(Some(node), _) | Action::Judge(Some(node)) | Action::ShowBest { than: node, .. } => {
                self.game.tree().contains(*node)
            }
            Action::Sketch(sketch) => match sketch {
                Sketch::Take(Tool::Stamp(piece)) => pieces(*piece),
                Sketch::Put(cell, piece) => cells(*cell) && pieces(*piece),
                Sketch::Hold(_, kind, _) => kinds(*kind),
                Sketch::Unmoved(cell, _) => cells(*cell),
                Sketch::Passing(Some(passing)) => cells(passing.victim),
                _ => true,
            },
            Action::Play(mv) => self.game.legal().contains(mv),
            Action::Choose(mv) => self.hand.choices.contains(mv),
            _ => true,
        };
        !known
    }

    /// Changes something about a move; the one that is meant when the user names none is the last one on the board.
    pub(super) fn edit(&mut self, node: Option<NodeId>, edit: &Edit) -> Effects {
        let node = node.unwrap_or_else(|| self.game.current());
        let (revision, place) = (self.game.revision(), self.game.current());
        let mut said = Effects::none();
        match edit {
            Edit::Glyph(number) => self.game.toggle_glyph(node, *number),
            Edit::Comment { before, after } => self.game.comment(node, before, after),
            Edit::Typed { before, after } => self.game.type_comment(node, before, after),
            Edit::Draw(shape) => self.game.draw(node, *shape),
            Edit::Erase => self.erase(node),
            Edit::Raise if self.game.raise(node) => said = Effects::info(told!("line-raised")),
            Edit::MakeMain if self.game.make_main(node) => said = Effects::info(told!("line-main")),
            Edit::Raise | Edit::MakeMain => said = Effects::refuse(told!("line-main-already")),
            Edit::Delete if self.game.delete(node) => said = Effects::info(told!("line-deleted")),
            Edit::Delete => said = Effects::refuse(told!("line-start")),
        }
        self.edited |= self.game.revision() != revision;
        said.then(self.settle_at(place))
    }

    pub(super) fn erase(&mut self, node: NodeId) {
        if !self.game.tree().notes(node).shapes.is_empty() {
            self.game.set_shapes(node, Vec::new());
            self.edited = true;
        }
    }

    pub(super) fn undo_edit(&mut self) -> Effects {
        let place = self.game.current();
        self.edited = false;
        if !self.game.undo_edit() {
            return Effects::refuse(told!("nothing-to-undo"));
        }
        self.settle_at(place).then(Effects::info(told!("moves-undone")))
    }

    /// After a change that may have led away from the place in the game: what belongs to the old place is let go of.
    fn settle_at(&mut self, place: NodeId) -> Effects {
        if self.game.current() == place {
            return Effects::none();
        }
        self.paused = true;
        self.settle()
    }
}
