//! The computer's part: replies, moves that the user asks for, and what is searched when.

use std::time::Duration;

use super::action::{Player, Tone};
use super::hint;
use super::jobs::{Asked, Progress, Purpose};
use super::state::App;
use super::strength::{Machine, Strength};
use crate::engine::{Limits, Request};
use crate::position::Move;
use crate::words::told;

impl App {
    /// Takes in what the search has found since the last call. `in_sight` is whether the window can be seen at all.
    pub fn poll(&mut self, in_sight: bool) {
        self.analysis.in_sight = in_sight;
        for progress in self.jobs.poll() {
            self.take(progress);
        }
        self.take_reason();
        self.play_preview();
        self.poll_writer();
        self.poll_watch();
        self.poll_lessons();
        self.watch_clocks();
        self.drive();
        self.run_clocks();
        self.keep();
    }

    fn take(&mut self, progress: Progress) {
        match progress.asked.purpose {
            Purpose::Reply | Purpose::Play if progress.finished => self.found(progress.best()),
            Purpose::Hint if progress.finished => self.hinted(progress.found.as_ref()),
            purpose if purpose.is_background() => self.note(progress),
            _ => {}
        }
    }

    fn found(&mut self, best: Option<Move>) {
        // Without a pause after a failure the same search would begin again at once.
        self.paused = best.is_none();
        if let Some(best) = best {
            self.make(best);
        } else {
            self.say(Tone::Error, told!("computer-no-move"));
        }
    }

    /// Sets the computer thinking about what is most urgent. What the user or a reply needs is never broken off here.
    pub(super) fn drive(&mut self) {
        let running = self.jobs.thinking().map(|thinking| thinking.asked);
        if running.is_some_and(|asked| !asked.purpose.is_background()) {
            return;
        }
        match self.wanted() {
            Some(asked) if running == Some(asked) => {}
            Some(asked) => self.begin(asked),
            None => _ = self.jobs.cancel(),
        }
    }

    fn wanted(&self) -> Option<Asked> {
        if self.editor.is_some() || self.learning.is_some() {
            return None;
        }
        let side = self.game.position().side();
        let its_turn = self.player(side) == Player::Computer && self.game.outcome().is_none() && !self.paused && !self.is_stopped();
        let reply = || Asked { purpose: Purpose::Reply, hash: self.game.position().hash(), lines: 1 };
        if its_turn { Some(reply()) } else { self.wanted_in_background() }
    }

    fn begin(&mut self, asked: Asked) {
        let request = match asked.purpose {
            Purpose::Reply => {
                let side = self.game.position().side();
                let (Strength { level, style, .. }, limits) = (self.setup.strength[side.index()], self.reply_limits(side));
                Some(Request { level, style, seed: self.seed, limits, ..self.request(Duration::ZERO) })
            }
            purpose => self.request_in_background(purpose),
        };
        if let Some(request) = request {
            self.jobs.think(asked, request);
        }
    }

    /// The position on the board with its history, to be searched for some time.
    fn request(&self, time: Duration) -> Request {
        let limits = Limits { time: Some(time), ..Limits::default() };
        Request { history: self.game.hashes_before(), limits, ..Request::new(self.variant().clone(), self.game.position().clone()) }
    }

    /// Begins a search that the user asked for.
    pub(super) fn think_for_user(&mut self, purpose: Purpose) {
        if self.game.outcome().is_some() {
            return self.say(Tone::Refusal, told!("game-over"));
        }
        if self.jobs.purpose() == Some(Purpose::Reply) {
            return self.say(Tone::Refusal, told!("computer-busy"));
        }
        self.let_go();
        let lines = if purpose == Purpose::Hint { hint::MOVES } else { 1 };
        self.jobs.think(Asked { purpose, hash: self.game.position().hash(), lines }, self.request(self.machine.advice));
    }

    /// Plays the move that the hint leads to, or looks for one and plays it.
    pub(super) fn play_best(&mut self) {
        let looking = self.jobs.purpose().is_some_and(|purpose| !purpose.is_background());
        match &self.hint {
            Some(hint) if !looking => self.make(hint.best()),
            _ => self.think_for_user(Purpose::Play),
        }
    }

    pub(super) fn move_now(&mut self) {
        match self.jobs.purpose() {
            Some(Purpose::Reply | Purpose::Play) => self.jobs.hurry(),
            // The computer waits although it is its turn.
            _ if self.player(self.game.position().side()) == Player::Computer && self.game.outcome().is_none() => {
                self.paused = false;
                self.start_clocks();
            }
            _ => self.think_for_user(Purpose::Play),
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
        if self.jobs.purpose() == Some(Purpose::Reply) {
            self.jobs.cancel();
        }
    }

    /// Takes effect with the next search.
    pub(super) fn set_machine(&mut self, machine: Machine) {
        self.machine = machine.bounded();
        self.jobs.give(self.machine.threads, self.machine.table);
    }
}
