//! The computer's part: replies, hints, and what comes of a search.

use std::time::Duration;

use super::action::{Player, Tone};
use super::jobs::{Progress, Purpose};
use super::state::App;
use super::strength::{Machine, Strength};
use crate::engine::Level;
use crate::position::Move;

impl App {
    /// Takes in what the search has found since the last call.
    pub fn poll(&mut self) {
        for progress in self.jobs.poll() {
            match progress {
                Progress::Better(Purpose::Hint, best) => self.hint = Some(best),
                Progress::Better(..) => {}
                Progress::Done(purpose, Some(best)) => self.found(purpose, best),
                Progress::Done(_, None) => {
                    // Without a pause the same search would begin again at once.
                    self.paused = true;
                    self.say(Tone::Error, "The computer has found no move.");
                }
            }
        }
        self.drive();
    }

    fn found(&mut self, purpose: Purpose, best: Move) {
        match purpose {
            Purpose::Hint => self.hint = Some(best),
            Purpose::Reply | Purpose::Play => {
                self.paused = false;
                self.make(best);
            }
        }
    }

    /// Sets the computer thinking if it is its turn.
    pub(super) fn drive(&mut self) {
        let side = self.game.position().side();
        let its_turn = self.player(side) == Player::Computer && self.game.outcome().is_none() && !self.paused;
        if its_turn && self.jobs.thinking().is_none() {
            self.jobs.think(&self.game, Purpose::Reply, self.setup.strength[side.index()], self.seed);
        }
    }

    /// Begins a search that the user asked for.
    pub(super) fn think_for_user(&mut self, purpose: Purpose) {
        if self.game.outcome().is_some() {
            return self.say(Tone::Refusal, "The game is over.");
        }
        if self.jobs.thinking().is_some_and(|thinking| thinking.purpose == Purpose::Reply) {
            return self.say(Tone::Refusal, "The computer is thinking about its own move.");
        }
        self.let_go();
        let strength = Strength { level: Level::FULL, think: self.machine.advice };
        self.jobs.think(&self.game, purpose, strength, self.seed);
    }

    /// Plays the move that the hint shows, or looks for one and plays it.
    pub(super) fn play_best(&mut self) {
        match self.hint {
            Some(mv) if self.jobs.thinking().is_none() => self.make(mv),
            _ => self.think_for_user(Purpose::Play),
        }
    }

    pub(super) fn move_now(&mut self) {
        match self.jobs.thinking().map(|thinking| thinking.purpose) {
            Some(Purpose::Hint) | None => self.think_for_user(Purpose::Play),
            Some(Purpose::Reply | Purpose::Play) => self.jobs.hurry(),
        }
    }

    pub(super) fn set_players(&mut self, players: [Player; 2]) {
        self.setup.players = players;
        self.jobs.cancel();
        self.let_go();
        self.paused = !self.game.is_at_end();
    }

    pub(super) fn set_think(&mut self, think: Duration) {
        self.setup.strength.iter_mut().for_each(|strength| strength.think = think);
        self.machine.advice = think;
    }

    /// Takes effect at once: a reply being thought about is thought about anew.
    pub(super) fn set_strength(&mut self, strength: [Strength; 2]) {
        self.setup.strength = strength;
        if self.jobs.thinking().is_some_and(|thinking| thinking.purpose == Purpose::Reply) {
            self.jobs.cancel();
        }
    }

    pub(super) fn set_machine(&mut self, machine: Machine) {
        self.machine = machine.bounded();
        self.jobs.give(self.machine.threads, self.machine.table);
    }
}
