//! Moving men in an exercise, as on the board of a game.

use super::super::action::{Action, Tone};
use super::super::scene::{Picked, Target};
use super::super::state::App;
use super::super::{select, why};
use super::{Learn, Open};
use crate::geometry::Cell;
use crate::lessons::{Goal, LEARNER, moves};
use crate::position::Move;
use crate::variant::Variant;
use crate::words::{Told, named, told};

impl App {
    /// Does what an action means on the board of an exercise; false for what does not belong there.
    pub(super) fn in_exercise(&mut self, action: Action) -> bool {
        let variant = self.variant().clone();
        match action {
            Action::Press(cell) => self.press_in_exercise(cell),
            Action::Activate if self.exercise().is_some_and(Open::is_solved) => self.learn(Learn::Next),
            Action::Activate if self.exercise().is_some_and(Open::is_lost) => self.learn(Learn::Again),
            Action::Activate => self.cursor.into_iter().for_each(|cell| self.press_in_exercise(cell)),
            Action::PressHeld(held) => {
                let again = self.picked == Some(Picked::Held(held));
                self.put_down();
                if !again {
                    self.pick_in_exercise(Picked::Held(held));
                }
            }
            Action::PickUp(picked) if self.choices.is_empty() => self.pick_in_exercise(picked),
            Action::Drag(picked, to) if picked != Picked::Cell(to) && self.choices.is_empty() => {
                self.pick_in_exercise(picked);
                self.try_in_exercise(picked, to);
            }
            Action::Choose(mv) if self.choices.contains(&mv) => self.play_in_exercise(mv),
            Action::Cancel => self.put_down(),
            Action::Hover(cell) => self.inspect_cell(cell),
            Action::Cursor(cell) => {
                // On a board without a King the first key has no cell to begin on.
                let cell =
                    if variant.board.cells.contains(cell) && self.cursor.is_some() { cell } else { self.first_mover().unwrap_or(cell) };
                self.cursor = Some(cell);
                self.inspect_cell(Some(cell));
            }
            Action::TakeBack | Action::Undo => self.learn(Learn::Again),
            Action::Hint | Action::HintAt(_) => self.tell_more(),
            Action::PickUp(_) | Action::Drag(..) | Action::Choose(_) | Action::Peek(_) => {}
            action => return self.look_in_exercise(&action),
        }
        true
    }

    /// Actions that change how the board of the exercise is seen.
    fn look_in_exercise(&mut self, action: &Action) -> bool {
        let variant = self.variant().clone();
        let Some(open) = self.open_mut() else { return false };
        match *action {
            Action::Flip => open.flipped = !open.flipped,
            Action::SetLayer(layer, state) => open.layers.set(&variant, layer, state),
            Action::CycleLayer(layer) => open.layers.cycle(&variant, layer),
            Action::SoloLayer(layer) => open.layers.solo(&variant, layer),
            Action::ShowLayers => open.layers.show_all(&variant),
            _ => return false,
        }
        true
    }

    /// Whether the man on a cell is one that the learner can move now.
    pub(super) fn is_mover(&self, cell: Cell) -> bool {
        self.exercise().is_some_and(|open| open.legal.iter().any(|mv| !mv.is_drop() && mv.from() == cell))
    }

    fn first_mover(&self) -> Option<Cell> {
        let open = self.exercise()?;
        let mover = open.attempt.position.men(LEARNER).iter().find(|&cell| self.is_mover(cell));
        mover.or_else(|| open.legal.first().map(|mv| mv.to())).or_else(|| self.variant().board.cells.iter().next())
    }

    fn press_in_exercise(&mut self, cell: Cell) {
        if !self.choices.is_empty() {
            return self.put_down();
        }
        let Some(open) = self.exercise() else { return };
        let man = open.attempt.position.at(cell);
        let own = |picked| select::owner(&open.attempt.position, picked) == Some(LEARNER);
        match self.picked {
            Some(Picked::Cell(from)) if from == cell => self.put_down(),
            Some(picked) if own(picked) && !(man.is_of(LEARNER) && self.moves_of(picked, cell).is_empty()) => {
                self.try_in_exercise(picked, cell);
            }
            _ if man.is_some() => self.pick_in_exercise(Picked::Cell(cell)),
            _ => self.put_down(),
        }
    }

    fn pick_in_exercise(&mut self, picked: Picked) {
        self.put_down();
        let variant = self.variant().clone();
        let Some(open) = self.exercise() else { return };
        let targets = targets(open, &variant, picked);
        if let Picked::Cell(cell) = picked {
            self.inspect_cell(Some(cell));
            if let Some(reason) = self.frozen(cell) {
                let (variant, kind) = (variant.clone(), self.shown().at(cell).kind());
                self.say(Tone::Info, told!("lesson-frozen", man = named(&variant.kind(kind).name), reason = reason.to_string()));
            }
        }
        (self.picked, self.targets) = (Some(picked), targets);
    }

    /// The moves of what is picked up to a cell, those that change least first.
    fn moves_of(&self, picked: Picked, to: Cell) -> Vec<Move> {
        let Some(open) = self.exercise() else { return Vec::new() };
        let belongs = |mv: &Move| mv.to() == to && select::belongs(picked, *mv, LEARNER);
        let mut moves: Vec<Move> = open.legal.iter().copied().filter(belongs).collect();
        moves.sort_by_key(|mv| mv.bits() >> 18);
        moves
    }

    fn try_in_exercise(&mut self, picked: Picked, to: Cell) {
        let moves = self.moves_of(picked, to);
        match moves.as_slice() {
            [] => {
                let reason = self.refusal_in_exercise(picked, to);
                self.put_down();
                if let Some(reason) = reason {
                    self.say(Tone::Refusal, reason);
                }
            }
            &[mv] => self.play_in_exercise(mv),
            _ => self.choices = moves,
        }
    }

    /// Why what is picked up cannot go to a cell; nothing once the exercise is over.
    pub(in crate::app) fn refusal_in_exercise(&self, picked: Picked, to: Cell) -> Option<Told> {
        let (open, variant) = (self.exercise()?, self.variant());
        let position = &open.attempt.position;
        if open.is_solved() || open.is_lost() {
            return None;
        }
        if select::owner(position, picked) != Some(LEARNER) {
            return Some(told!("lesson-not-yours"));
        }
        let allowed = moves(position, variant).into_iter().any(|mv| mv.to() == to && select::belongs(picked, mv, LEARNER));
        if !allowed {
            return Some(why::refusal(position.clone(), variant, picked, to));
        }
        let key = match (open.exercise().goal, picked) {
            (Goal::Captures, Picked::Cell(cell)) if open.exercise().movers.contains(position.at(cell).kind()) => "lesson-must-take",
            (Goal::Drops, _) => "lesson-must-drop",
            _ => "lesson-other-man",
        };
        Some(told!(key))
    }

    fn play_in_exercise(&mut self, mv: Move) {
        self.put_down();
        let variant = self.variant().clone();
        let Some(open) = self.open_mut() else { return };
        let exercise = open.exercise().clone();
        open.attempt.play(&variant, &exercise, mv);
        open.last = Some(mv);
        let solved = open.is_solved();
        self.look_ahead(true);
        self.inspect_cell(Some(mv.to()));
        if solved {
            self.solved();
        }
    }
}

/// The cells that what is picked up can go to: of the learner's what the exercise lets them, of the enemy's what they could if they moved.
fn targets(open: &Open, variant: &Variant, picked: Picked) -> Vec<Target> {
    let position = &open.attempt.position;
    if select::owner(position, picked) == Some(LEARNER) {
        return select::targets_among(&open.legal, position, variant, picked);
    }
    let mut other = position.clone();
    other.make_null(variant);
    select::targets_among(&moves(&other, variant), &other, variant, picked)
}
