//! What runs beside the window: the search, what it is for, and how far it has come.

use std::time::{Duration, Instant};

use crate::app::advice::findings::Findings;
use crate::engine::{Answer, Info, Memory, Request, Worker};
use crate::position::Move;
use crate::task::{TaskFault, Wake};
use crate::variant::Side;

/// What a search is for, the most urgent first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Purpose {
    /// The computer's own move.
    Reply,
    /// A move that the user wants to have played.
    Play,
    /// A hint for the user.
    Hint,
    /// Whether the computer takes a draw that the user offers.
    Offer,
    /// What the opponent would do if it were its turn.
    Threat,
    /// A look back at a position of the game.
    Review,
    /// A look at the position on the board that goes on until it changes.
    Analysis,
}

impl Purpose {
    /// Whether it gives way to anything more urgent and is taken up again later.
    #[must_use]
    pub fn is_background(self) -> bool {
        self >= Self::Threat
    }
}

/// What a search was asked, to know its answer by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked {
    /// What for.
    pub purpose: Purpose,
    /// The position of the game that it is about.
    pub hash: u64,
    /// How many lines are wanted.
    pub lines: usize,
    /// The one move that is looked at; without it all are.
    pub only: Option<Move>,
}

/// A search that is running.
#[derive(Clone, Debug)]
pub struct Thinking {
    /// What it was asked.
    pub asked: Asked,
    /// The side that moves in the position searched.
    side: Side,
    generation: u64,
    started: Instant,
    limit: Option<Duration>,
    info: Option<Info>,
}

impl Thinking {
    /// What it is for.
    #[must_use]
    pub fn purpose(&self) -> Purpose {
        self.asked.purpose
    }

    /// The part of its time that has passed, 0 to 1; 0 if it goes on for ever.
    #[must_use]
    pub fn progress(&self) -> f32 {
        let share = |limit: Duration| self.started.elapsed().as_secs_f32() / limit.as_secs_f32().max(0.001);
        self.limit.map_or(0.0, |limit| share(limit).clamp(0.0, 1.0))
    }

    /// The depth in plies that it has reached; 0 at first.
    #[must_use]
    pub fn depth(&self) -> u32 {
        self.info.as_ref().map_or(0, |info| info.depth)
    }
}

/// What has come of a search.
#[derive(Clone, Debug)]
pub struct SearchProgress {
    /// What was asked.
    pub asked: Asked,
    /// What was found so far, if anything.
    pub found: Option<Findings>,
    /// Whether it is over.
    pub finished: bool,
    /// Why it failed, if it did.
    pub fault: Option<TaskFault>,
}

impl SearchProgress {
    /// The best move found.
    #[must_use]
    pub fn best(&self) -> Option<Move> {
        self.found.as_ref().and_then(Findings::best)
    }
}

/// The one search of the window.
#[derive(Debug)]
pub struct Jobs {
    worker: Worker,
    thinking: Option<Thinking>,
    /// The size of the table that there is memory for, in MiB.
    table: usize,
}

impl Jobs {
    /// Makes the task that searches, which calls `wake` whenever [`Jobs::poll`] should be called.
    pub fn new(wake: Wake) -> Self {
        Self { worker: Worker::spawn(move || wake()), thinking: None, table: Memory::DEFAULT_MIB }
    }

    /// The search that is running.
    #[must_use]
    pub fn thinking(&self) -> Option<&Thinking> {
        self.thinking.as_ref()
    }

    /// What the running search is for.
    #[must_use]
    pub fn purpose(&self) -> Option<Purpose> {
        self.thinking.as_ref().map(Thinking::purpose)
    }

    /// What the searches to come get: threads, and MiB for the table.
    pub fn give(&mut self, threads: usize, table: usize) {
        self.worker.set_threads(threads);
        self.table = self.worker.set_table(table);
    }

    /// The size of the table that there is memory for, in MiB: at most the one asked for.
    #[must_use]
    pub fn table(&self) -> usize {
        self.table
    }

    /// Begins a search in place of the one that is running.
    pub fn think(&mut self, asked: Asked, request: Request) {
        let (side, limit) = (request.position.side(), request.limits.time);
        let generation = self.worker.go(Request { lines: asked.lines, ..request });
        self.thinking = Some(Thinking { asked, side, generation, started: Instant::now(), limit, info: None });
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
    pub fn poll(&mut self) -> Vec<SearchProgress> {
        let answers: Vec<Answer> = std::iter::from_fn(|| self.worker.poll()).collect();
        answers.into_iter().filter_map(|answer| self.take(answer)).collect()
    }

    fn take(&mut self, answer: Answer) -> Option<SearchProgress> {
        let thinking = self.thinking.as_mut().filter(|thinking| thinking.generation == answer.generation)?;
        if answer.info.is_some() {
            thinking.info = answer.info;
        }
        let found = thinking.info.as_ref().map(|info| Findings::new(info, thinking.side));
        let progress = SearchProgress { asked: thinking.asked, found, finished: answer.finished, fault: answer.fault };
        if answer.finished {
            self.thinking = None;
        }
        Some(progress)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_that_there_is_no_memory_for_comes_out_smaller() {
        let mut jobs = Jobs::new(std::sync::Arc::new(|| ()));
        jobs.give(1, 1 << 40);
        assert!((1..1 << 40).contains(&jobs.table()));
        jobs.give(1, 3);
        assert_eq!(jobs.table(), 3);
    }
}
