//! The user's move against the computer, which is looked at before the computer answers it.

use std::time::Duration;

use nestmate_core::position::Move;

use super::Table;
use crate::app::advice::caution::{Caution, CautionMove};
use crate::app::advice::jobs::{Asked, SearchProgress};
use crate::app::advice::reason::MoveReason;
use crate::app::effect::Effects;
use crate::app::new_game::Player;

impl Table {
    pub(in crate::app) fn caution(&self) -> &Caution {
        self.study.caution()
    }

    /// Sets how long a move of the user's may be looked at; none where that is not wished.
    pub(in crate::app) fn set_caution(&mut self, patience: Option<Duration>) {
        self.study.caution_mut().set(patience);
    }

    /// Plays a move that the user has made, which the computer answers once it has been looked at.
    pub(super) fn make_own(&mut self, mv: Move) -> Effects {
        let (here, before, history) = (self.game.current(), self.game.position().clone(), self.game.hashes_before());
        let spent = self.clock.spent_here(self.timed());
        let known = self.game.tree().child_by(here, mv).is_some();
        let heeded = self.is_users_turn() && self.study.caution().heeds(before.hash(), mv);
        let effects = self.make(mv);
        if heeded && self.game.current() != here && self.is_computers_turn() {
            let (node, after) = (self.game.current(), self.game.position().clone());
            self.study.caution_mut().look_at(CautionMove { node, known, mv, before, after, history, spent });
        }
        effects
    }

    fn is_users_turn(&self) -> bool {
        let side = self.game.position().side();
        let players = (self.player(side), self.player(side.other()));
        players == (Player::Human, Player::Computer) && self.game.outcome().is_none() && self.study.retry().is_none()
    }

    /// What has to be searched to know whether the user's move is good. While the user thinks, that is the position on the board, but
    /// not where the user only looks back.
    pub(in crate::app) fn caution_wanted(&self) -> Option<Asked> {
        let here = (self.is_users_turn() && !self.paused).then(|| self.game.position().hash());
        self.study.caution().wanted(here)
    }

    pub(in crate::app) fn cautioned(&mut self, progress: &SearchProgress) {
        self.study.caution_mut().found(progress.asked, progress.found.as_ref(), progress.finished);
    }

    pub(in crate::app) fn hurry_caution(&mut self) {
        self.study.caution_mut().hurry();
    }

    /// Takes in why a move is good: what would answer the user's, the one of a puzzle, or else the one of the hint.
    pub(in crate::app) fn explain(&mut self, reason: MoveReason) {
        if self.study.caution().question().is_some() {
            self.study.caution_mut().explain(Some(reason));
        } else if let Some(trial) = self.trial_mut() {
            trial.explain(reason);
        } else {
            self.hints.explain(reason);
        }
    }

    /// Lets the move stand that the user was asked about, or takes it back. What was used of the turn before stays used.
    pub(super) fn confirm(&mut self, stands: bool) -> Effects {
        let Some(made) = self.study.caution_mut().pass().filter(|made| made.node == self.game.current() && !stands) else {
            return Effects::none();
        };
        let effects = self.settle();
        // A warning that was heeded leaves nothing in the list of moves.
        if made.known {
            self.game.take_back();
        } else {
            self.game.withdraw();
        }
        self.clock.turn_back(&self.game, made.spent);
        self.paused = false;
        effects
    }
}
