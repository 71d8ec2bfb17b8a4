//! What an action means while a puzzle is solved. Its moves are those of a game of its own; only right ones are made.

use std::sync::Arc;
use std::time::Duration;

use nestmate_core::game::{Game, Step};
use nestmate_core::position::{Move, Position};
use nestmate_core::variant::Side;
use nestmate_text::words::{Told, say, told};

use super::preview::Preview;
use super::{Mode, Table};
use crate::app::action::{Action, Edit};
use crate::app::advice::findings::Findings;
use crate::app::advice::jobs::{Asked, Purpose};
use crate::app::advice::study::Visit;
use crate::app::effect::{Effect, Effects};
use crate::app::lens::See;
use crate::app::new_game::NewGame;
use crate::app::train::Train;
use crate::app::train::trial::{Trial, TrialStanding, puzzle_hint, puzzle_words};
use crate::app::written::MoveSentence;
use crate::puzzles::wins_at_once;

impl Table {
    pub(in crate::app) fn solving(game: Game, setup: NewGame, serial: u64, trial: Trial) -> Self {
        let flipped = trial.solver() == Side::Black;
        Self { mode: Mode::Solve(Box::new(trial)), flipped, paused: true, ..Self::new(game, setup, serial) }
    }

    pub(in crate::app) fn trial(&self) -> Option<&Trial> {
        if let Mode::Solve(trial) = &self.mode { Some(trial) } else { None }
    }

    pub(in crate::app) fn trial_mut(&mut self) -> Option<&mut Trial> {
        if let Mode::Solve(trial) = &mut self.mode { Some(trial) } else { None }
    }

    pub(in crate::app) fn is_solving(&self) -> bool {
        self.trial().is_some()
    }

    pub(in crate::app) fn puzzle_words(&self) -> Option<MoveSentence> {
        self.trial().map(|trial| puzzle_words(trial, &self.game, self.naming()))
    }

    /// Why the first right move of the puzzle is right, once that is known.
    pub(in crate::app) fn puzzle_why(&self) -> Option<String> {
        let why = self.trial()?.why.as_ref()?;
        Some(why.shown(self.naming()).unwrap_or_else(|| say!("puzzle-why-only").to_owned()))
    }

    pub(in crate::app) fn wants_why(&mut self) -> bool {
        self.trial_mut().is_some_and(Trial::wants_why)
    }

    pub(in crate::app) fn puzzle_hint(&self) -> Option<MoveSentence> {
        self.trial().and_then(|trial| puzzle_hint(trial, &self.game, self.naming()))
    }

    pub(in crate::app) fn puzzle_rest(&self) -> Option<Duration> {
        let next = self.trial().and_then(|trial| trial.next)?;
        Some(next.saturating_duration_since(std::time::Instant::now()))
    }

    pub(super) fn puzzle_waits(&self) -> Option<Told> {
        let trial = self.trial().filter(|trial| !trial.asks())?;
        Some(if trial.is_over() { told!("puzzle-over") } else { told!("puzzle-wait") })
    }

    /// What an action means once the puzzle is over: the way on leads to the next one, the way back to the same.
    pub(in crate::app) fn after_puzzle(&self, action: Action) -> Action {
        let over = self.trial().is_some_and(Trial::is_over);
        match action {
            Action::Activate if over => Action::Train(Train::Next),
            Action::TakeBack | Action::Undo if over => Action::Train(Train::Again),
            _ => action,
        }
    }

    pub(super) fn update_solve(&mut self, action: &Action) -> Option<Effects> {
        match action {
            Action::Train(Train::Hint) | Action::Hint | Action::HintAt(_) => Some(self.hint_in_puzzle()),
            Action::Train(Train::Solution) => Some(self.show_solution()),
            Action::Press(_)
            | Action::PressHeld(_)
            | Action::PickUp(_)
            | Action::Drag(..)
            | Action::Play(_)
            | Action::PlayText(_)
            | Action::Activate
            | Action::Cancel => {
                self.take_back_wrong();
                self.update_play(action)
            }
            Action::Choose(_)
            | Action::Hover(_)
            | Action::HoverHeld(_)
            | Action::Seek(_)
            | Action::Cursor(_)
            | Action::Flip
            | Action::Edit(None, Edit::Draw(_) | Edit::Erase)
            | Action::Peek(_) => self.update_play(action),
            Action::Go(_) if self.trial().is_some_and(Trial::is_revealed) => {
                self.trial_mut().into_iter().for_each(Trial::stop_showing);
                self.update_play(action)
            }
            Action::See(see) if *see != See::NextControl => {
                let variant = Arc::clone(self.variant());
                self.trial_mut().into_iter().for_each(|trial| trial.layers.update(*see, &variant));
                Some(Effects::none())
            }
            // Other games come onto the board after the puzzle.
            Action::Train(_)
            | Action::See(_)
            | Action::New(_)
            | Action::Open(_)
            | Action::Learn(_)
            | Action::SetUp
            | Action::SetPosition(_) => None,
            _ if action.goes_on_beside() => None,
            _ => Some(Effects::refuse(told!("puzzle-not-now"))),
        }
    }

    fn hint_in_puzzle(&mut self) -> Effects {
        self.take_back_wrong();
        if self.trial_mut().is_some_and(Trial::tell_more) {
            return Effects::none();
        }
        self.puzzle_waits().map_or_else(Effects::none, Effects::refuse)
    }

    fn show_solution(&mut self) -> Effects {
        self.take_back_wrong();
        let effects = self.settle();
        let here = self.game.current();
        // All of it is in the list of moves at once; the board goes through it move by move.
        for mv in self.trial_mut().map(Trial::show).unwrap_or_default() {
            if self.game.play(mv).is_err() {
                break;
            }
        }
        self.game.go(Step::To(here));
        effects.then(self.note_puzzle(false))
    }

    fn take_back_wrong(&mut self) {
        if let Some(TrialStanding::Wrong(_)) = self.trial().map(|trial| trial.standing) {
            self.trial_mut().into_iter().for_each(Trial::take_back);
            self.preview = None;
        }
    }

    /// Tries a move in the puzzle. One that ends the game at once is as right as the one that is meant.
    pub(super) fn solve_with(&mut self, mv: Move) -> Effects {
        let effects = self.settle();
        self.study.stop_review();
        let Some(trial) = self.trial().filter(|trial| trial.asks()) else {
            return effects.then(self.puzzle_waits().map_or_else(Effects::none, Effects::refuse));
        };
        if trial.expected() == Some(mv) {
            return effects.then(self.play_in_puzzle(mv));
        }
        if wins_at_once(self.game.variant(), self.game.position(), mv) && self.game.play(mv).is_ok() {
            self.trial_mut().into_iter().for_each(Trial::win);
            return effects.then(self.note_puzzle(false));
        }
        self.trial_mut().into_iter().for_each(|trial| trial.miss(mv));
        self.preview = Some(Preview::follow(&self.game, vec![mv]));
        let history = self.game.hashes_before().into_iter().chain([self.game.position().hash()]).collect();
        let position = self.after(mv);
        self.study.look_at(Visit { position, history, last: Some(mv), played: None, best: None });
        effects
    }

    fn play_in_puzzle(&mut self, mv: Move) -> Effects {
        if self.game.play(mv).is_err() {
            return Effects::fail(told!("not-legal"));
        }
        self.trial_mut().into_iter().for_each(Trial::advance);
        self.gaze.look_at(mv.to(), self.game.position().at(mv.to()));
        self.note_puzzle(false)
    }

    fn after(&self, mv: Move) -> Position {
        self.game.position().after(self.game.variant(), mv)
    }

    /// Takes in what is answered to a wrong move, and shows it on the board if the wrong move is still there.
    pub(super) fn refute_tried(&mut self, asked: Asked, found: Option<&Findings>) {
        let Some(TrialStanding::Wrong(mv)) = self.trial().map(|trial| trial.standing) else { return };
        let after = self.after(mv);
        if asked.purpose != Purpose::Review || asked.hash != after.hash() {
            return;
        }
        let Some(reply) = found.and_then(Findings::best) else { return };
        let variant = Arc::clone(self.game.variant());
        let ends = wins_at_once(&variant, &after, reply);
        if self.trial_mut().is_some_and(|trial| trial.refute(reply, ends)) && self.preview.is_some() {
            self.preview = Some(Preview::follow(&self.game, vec![mv, reply]));
        }
    }

    pub(in crate::app) fn poll_puzzle(&mut self) -> Effects {
        if !self.trial_mut().is_some_and(Trial::is_due) {
            return Effects::none();
        }
        let Some(trial) = self.trial() else { return Effects::none() };
        match trial.standing {
            TrialStanding::Coming => {
                let next = trial.expected();
                let effects = self.settle();
                next.map_or_else(Effects::none, |mv| effects.then(self.play_in_puzzle(mv)))
            }
            TrialStanding::Showing => {
                let effects = self.settle();
                self.game.go(Step::Forward);
                let (last, mv) = (self.game.is_at_end(), self.game.last_move());
                self.trial_mut().into_iter().for_each(|trial| trial.show_on(last));
                if let Some(mv) = mv {
                    self.gaze.look_at(mv.to(), self.game.position().at(mv.to()));
                }
                effects
            }
            TrialStanding::Wrong(_) => {
                self.preview = None;
                Effects::none()
            }
            TrialStanding::Asked | TrialStanding::Solved | TrialStanding::Shown => Effects::none(),
        }
    }

    pub(in crate::app) fn note_puzzle(&mut self, given_up: bool) -> Effects {
        let outcome = self.trial_mut().and_then(|trial| trial.take_outcome(given_up));
        outcome.map_or_else(Effects::none, |outcome| Effect::PuzzleOver(outcome).into())
    }
}
