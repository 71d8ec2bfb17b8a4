//! What runs beside the window: the search, what it is for, and how far it has come.

use std::time::{Duration, Instant};

use nestmate_core::position::Move;
use nestmate_core::variant::Side;
use nestmate_engine::task::{TaskFault, Wake};
use nestmate_engine::{Answer, Info, Memory, Request, Worker};

use crate::app::advice::findings::{Findings, Found, Verdict};
use crate::app::advice::guests::{Engaged, Guests, Seat};
use crate::foreign::{ForeignAim, ForeignChoice, ForeignFailure, ForeignFault, ForeignJob, ForeignNews};
use crate::networks::network_of;

/// The most urgent first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Purpose {
    Reply,
    Play,
    Hint,
    Offer,
    Caution,
    Threat,
    /// What the best move of a game inside is, and what it is worth on the whole board.
    Inside,
    Review,
    Analysis,
}

impl Purpose {
    /// Whether it gives way to anything more urgent and is taken up again later.
    pub fn is_background(self) -> bool {
        self >= Self::Caution
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked {
    pub purpose: Purpose,
    pub hash: u64,
    pub lines: usize,
    /// The one move that is looked at; without it all are.
    pub only: Option<Move>,
    pub guest: bool,
    /// The lattice that is looked at alone, as the game inside, by the index of its layer.
    pub inside: Option<usize>,
}

impl Asked {
    /// The best move of a position.
    pub fn of(purpose: Purpose, hash: u64) -> Self {
        Self { purpose, hash, lines: 1, only: None, guest: false, inside: None }
    }
}

#[derive(Clone, Debug)]
pub struct Thinking {
    pub asked: Asked,
    side: Side,
    generation: u64,
    seat: Option<Seat>,
    started: Instant,
    limit: Option<Duration>,
    info: Option<Info>,
}

impl Thinking {
    pub fn purpose(&self) -> Purpose {
        self.asked.purpose
    }

    /// The part of its time that has passed, 0 to 1; 0 if it goes on for ever.
    pub fn progress(&self) -> f32 {
        let share = |limit: Duration| self.started.elapsed().as_secs_f32() / limit.as_secs_f32().max(0.001);
        self.limit.map_or(0.0, |limit| share(limit).clamp(0.0, 1.0))
    }

    fn found(&self, finished: bool) -> SearchProgress {
        let found = self.info.as_ref().map(|info| Findings::new(info, self.side));
        SearchProgress { asked: self.asked, found, finished, fault: None, resigns: false, lost: false }
    }

    /// The depth in plies that it has reached; 0 at first.
    pub fn depth(&self) -> u32 {
        self.info.as_ref().map_or(0, |info| info.depth)
    }
}

#[derive(Clone, Debug)]
pub struct SearchProgress {
    pub asked: Asked,
    pub found: Option<Findings>,
    pub finished: bool,
    pub fault: Option<TaskFault>,
    pub resigns: bool,
    /// Whether it is proved that the side to move is mated whatever it plays, where that was asked about.
    pub lost: bool,
}

impl SearchProgress {
    pub fn best(&self) -> Option<Move> {
        self.found.as_ref().and_then(Findings::best)
    }
}

#[derive(Debug)]
pub struct Jobs {
    worker: Worker,
    pub(in crate::app) guests: Guests,
    pub thinking: Option<Thinking>,
    /// The size of the table that there is memory for, in MiB: at most the one asked for.
    pub table: usize,
}

impl Jobs {
    /// Makes the task that searches, which calls `wake` whenever [`Jobs::poll`] should be called.
    pub fn new(wake: Wake) -> Self {
        let guests = Guests::new(&wake);
        Self { worker: Worker::spawn(network_of, move || wake()), guests, thinking: None, table: Memory::DEFAULT_MIB }
    }

    pub fn purpose(&self) -> Option<Purpose> {
        self.thinking.as_ref().map(Thinking::purpose)
    }

    /// What the searches to come get: threads, and MiB for the table.
    pub fn give(&mut self, threads: usize, table: usize) {
        self.worker.set_threads(threads);
        self.table = self.worker.set_table(table);
    }

    pub fn think(&mut self, asked: Asked, request: Request) {
        self.cancel();
        let (side, limit) = (request.position.side(), request.limits.time);
        let generation = self.worker.go(Request { lines: asked.lines, ..request });
        self.thinking = Some(Thinking { asked, side, generation, seat: None, started: Instant::now(), limit, info: None });
    }

    pub fn think_at(&mut self, seat: Seat, asked: Asked, job: ForeignJob) {
        self.cancel();
        let side = job.game.position.side();
        let limit = match job.aim {
            ForeignAim::Move(allowance) => allowance.time,
            ForeignAim::Look { .. } => None,
        };
        let generation = self.guests.worker(seat).go(job);
        self.thinking = Some(Thinking { asked, side, generation, seat: Some(seat), started: Instant::now(), limit, info: None });
    }

    pub(in crate::app) fn engage(&mut self, seat: Seat, wanted: Option<Engaged>) -> bool {
        let changed = self.guests.engage(seat, wanted);
        if changed.is_some() {
            self.thinking.take_if(|thinking| thinking.seat == Some(seat));
        }
        changed.unwrap_or_default()
    }

    /// Notes that the engine at a seat cannot be asked, and gives back what is to be told.
    pub fn fail(&mut self, seat: Seat, fault: ForeignFault) -> ForeignFailure {
        self.thinking.take_if(|thinking| thinking.seat == Some(seat));
        self.guests.fail(seat, fault)
    }

    /// Presses a button of an engine, wherever it is at work. What it does there begins anew.
    pub fn press(&mut self, engine: &str, button: &str) {
        for seat in Seat::ALL {
            if self.guests.guest(seat).is_none_or(|guest| guest.engine != engine) {
                continue;
            }
            self.thinking.take_if(|thinking| thinking.seat == Some(seat));
            self.guests.worker(seat).press(button);
        }
    }

    /// Ends the search; what it has found comes with the next answers.
    pub fn hurry(&mut self) {
        match self.thinking.as_ref().and_then(|thinking| thinking.seat) {
            Some(seat) => self.guests.worker(seat).hurry(),
            None => self.worker.stop(),
        }
    }

    /// Ends the search and forgets it; true if there was one.
    pub fn cancel(&mut self) -> bool {
        self.worker.stop();
        let thinking = self.thinking.take();
        thinking.iter().filter_map(|thinking| thinking.seat).for_each(|seat| self.guests.worker(seat).stop());
        thinking.is_some()
    }

    /// What has come of the search since the last call, and what engines of others have done wrong.
    pub fn poll(&mut self) -> (Vec<SearchProgress>, Vec<ForeignFailure>) {
        let answers: Vec<Answer> = std::iter::from_fn(|| self.worker.poll()).collect();
        let mut progress: Vec<SearchProgress> = answers.into_iter().filter_map(|answer| self.take(answer)).collect();
        let mut failures = Vec::new();
        while let Some((seat, generation, news)) = self.guests.poll() {
            match self.hear(seat, generation, news) {
                Some(Ok(more)) => progress.push(more),
                Some(Err(failure)) => failures.push(failure),
                None => {}
            }
        }
        (progress, failures)
    }

    fn hear(&mut self, seat: Seat, generation: u64, news: ForeignNews) -> Option<Result<SearchProgress, ForeignFailure>> {
        let is_this = |thinking: &Thinking| (thinking.seat, thinking.generation) == (Some(seat), generation);
        let choice = match news {
            ForeignNews::Found(info) => {
                let thinking = self.thinking.as_mut().filter(|thinking| is_this(thinking))?;
                thinking.info = Some(info);
                return Some(Ok(thinking.found(false)));
            }
            ForeignNews::Failed(fault) => {
                self.thinking.take_if(|thinking| is_this(thinking));
                return Some(Err(self.guests.fail(seat, fault)));
            }
            ForeignNews::Done(choice) => choice,
        };
        let progress = self.thinking.take_if(|thinking| is_this(thinking))?.found(true);
        Some(match choice {
            Some(ForeignChoice::Move(mv)) => Ok(SearchProgress { found: Some(chosen(progress.found, mv)), ..progress }),
            Some(ForeignChoice::Resigns) => Ok(SearchProgress { found: None, resigns: true, ..progress }),
            Some(ForeignChoice::ClaimsDraw) => Err(self.guests.fail(seat, ForeignFault::ClaimsDraw)),
            Some(ForeignChoice::ClaimsWin) => Err(self.guests.fail(seat, ForeignFault::ClaimsWin)),
            None => Ok(progress),
        })
    }

    fn take(&mut self, answer: Answer) -> Option<SearchProgress> {
        let is_this = |thinking: &&mut Thinking| thinking.seat.is_none() && thinking.generation == answer.generation;
        let thinking = self.thinking.as_mut().filter(is_this)?;
        if answer.info.is_some() {
            thinking.info = answer.info;
        }
        let Answer { finished, lost, fault, .. } = answer;
        let progress = SearchProgress { fault, lost, ..thinking.found(finished) };
        if finished {
            self.thinking = None;
        }
        Some(progress)
    }
}

fn chosen(found: Option<Findings>, mv: Move) -> Findings {
    let found = found.unwrap_or_else(|| Findings::end(Verdict::Centipawns(0)));
    if found.best() == Some(mv) {
        return found;
    }
    Findings { lines: vec![Found { verdict: found.verdict, moves: vec![mv] }], ..found }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_that_there_is_no_memory_for_comes_out_smaller() {
        let mut jobs = Jobs::new(std::sync::Arc::new(|| ()));
        jobs.give(1, 1 << 40);
        assert!((1..1 << 40).contains(&jobs.table));
        jobs.give(1, 3);
        assert_eq!(jobs.table, 3);
    }
}
