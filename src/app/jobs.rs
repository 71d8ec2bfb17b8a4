//! What runs beside the window: the search, and how far it has come.

use std::time::{Duration, Instant};

use super::strength::Strength;
use crate::engine::{Answer, Info, Limits, Request, Worker};
use crate::game::Game;
use crate::position::Move;

/// What a search is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// The computer's own move.
    Reply,
    /// A hint for the user.
    Hint,
    /// A move that the user wants to have played.
    Play,
}

/// A search that is running.
#[derive(Clone, Debug)]
pub struct Thinking {
    /// What for.
    pub purpose: Purpose,
    generation: u64,
    started: Instant,
    limit: Duration,
    info: Option<Info>,
}

impl Thinking {
    /// The part of its time that has passed, 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f32 {
        (self.started.elapsed().as_secs_f32() / self.limit.as_secs_f32().max(0.001)).clamp(0.0, 1.0)
    }

    /// The depth in plies that it has reached; 0 at first.
    #[must_use]
    pub fn depth(&self) -> u32 {
        self.info.as_ref().map_or(0, |info| info.depth)
    }
}

/// What has come of a search.
#[derive(Clone, Debug)]
pub enum Progress {
    /// The best move so far.
    Better(Purpose, Move),
    /// It is over; the best move if it found one.
    Done(Purpose, Option<Move>),
}

/// The one search of the window.
#[derive(Debug)]
pub struct Jobs {
    worker: Worker,
    thinking: Option<Thinking>,
}

impl Jobs {
    /// Starts the search thread, which calls `wake` whenever [`Jobs::poll`] should be called.
    pub fn new(wake: impl Fn() + Send + 'static) -> Self {
        Self { worker: Worker::spawn(wake), thinking: None }
    }

    /// The search that is running.
    #[must_use]
    pub fn thinking(&self) -> Option<&Thinking> {
        self.thinking.as_ref()
    }

    /// What the searches to come get.
    pub fn give(&mut self, threads: usize, table: usize) {
        self.worker.set_threads(threads);
        self.worker.set_table(table);
    }

    /// Begins to search the game's position in place of what is searched now.
    pub fn think(&mut self, game: &Game, purpose: Purpose, strength: Strength, seed: u64) {
        let limit = strength.think;
        let limits = Limits { time: Some(limit), ..Limits::default() };
        let level = strength.level;
        let request =
            Request { history: game.hashes_before(), limits, level, seed, ..Request::new(game.variant().clone(), game.position().clone()) };
        let generation = self.worker.go(request);
        self.thinking = Some(Thinking { purpose, generation, started: Instant::now(), limit, info: None });
    }

    /// Ends the search; what it has found comes with the next answers.
    pub fn hurry(&mut self) {
        self.worker.stop();
    }

    /// Ends the search and forgets it; true if there was one.
    pub fn cancel(&mut self) -> bool {
        self.worker.stop();
        self.thinking.take().is_some()
    }

    /// What has come of the search since the last call.
    pub fn poll(&mut self) -> Vec<Progress> {
        let answers: Vec<Answer> = std::iter::from_fn(|| self.worker.poll()).collect();
        answers.into_iter().filter_map(|answer| self.take(answer)).collect()
    }

    fn take(&mut self, answer: Answer) -> Option<Progress> {
        let thinking = self.thinking.as_mut().filter(|thinking| thinking.generation == answer.generation)?;
        let purpose = thinking.purpose;
        if answer.info.is_some() {
            thinking.info = answer.info;
        }
        let best = thinking.info.as_ref().and_then(|info| info.pv.first().copied());
        if answer.finished {
            self.thinking = None;
            return Some(Progress::Done(purpose, best));
        }
        best.map(|best| Progress::Better(purpose, best))
    }
}
