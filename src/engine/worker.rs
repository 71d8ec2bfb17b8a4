//! A thread that searches: requests in, answers out, a generation number that makes a late answer worthless.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{Builder, JoinHandle};

use super::level::Level;
use super::limits::Limits;
use super::memory::Memory;
use super::search::Info;
use super::style::Style;
use super::task::Search;
use crate::position::{Move, Position};
use crate::variant::{Side, Variant};

/// What is to be searched.
#[derive(Clone, Debug)]
pub struct Request {
    /// The game.
    pub variant: Arc<Variant>,
    /// The position.
    pub position: Position,
    /// Hashes of the earlier positions of the game, oldest first.
    pub history: Vec<u64>,
    /// The moves that may be played; empty: all legal ones.
    pub only: Vec<Move>,
    /// How many of the best moves are wanted with their lines.
    pub lines: usize,
    /// When to stop.
    pub limits: Limits,
    /// How strong to play.
    pub level: Level,
    /// What the side to move leans to.
    pub style: Style,
    /// What a weaker level errs about follows from this; one number a game.
    pub seed: u64,
}

impl Request {
    /// A search at full strength for the best move, without history and limits.
    #[must_use]
    pub fn new(variant: Arc<Variant>, position: Position) -> Self {
        let limits = Limits::default();
        Self {
            variant,
            position,
            history: Vec::new(),
            only: Vec::new(),
            lines: 1,
            limits,
            level: Level::FULL,
            style: Style::Balanced,
            seed: 0,
        }
    }
}

/// What was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The number that [`Worker::go`] gave.
    pub generation: u64,
    /// The best so far; `None` if there is no legal move or the search failed.
    pub info: Option<Info>,
    /// Whether this is the last answer to the request.
    pub finished: bool,
}

struct Job {
    generation: u64,
    request: Request,
    threads: usize,
    table: usize,
    /// Whether what is known from earlier searches is forgotten first.
    forget: bool,
    stop: Arc<AtomicBool>,
}

/// A thread that searches one request at a time. It ends when this is dropped.
#[derive(Debug)]
pub struct Worker {
    jobs: Option<Sender<Job>>,
    answers: Receiver<Answer>,
    thread: Option<JoinHandle<()>>,
    generation: u64,
    stop: Arc<AtomicBool>,
    thinking: bool,
    threads: usize,
    table: usize,
    forget: bool,
}

impl Worker {
    /// Starts a thread. It calls `wake` after each answer.
    pub fn spawn(wake: impl Fn() + Send + 'static) -> Self {
        let (jobs, requests) = channel();
        let (replies, answers) = channel();
        let thread = Builder::new().name("search".to_owned()).spawn(move || work(&requests, &replies, &wake));
        if let Err(error) = &thread {
            tracing::error!("the search thread cannot be started: {error}");
        }
        let thread = thread.ok();
        let jobs = thread.is_some().then_some(jobs);
        let table = Memory::DEFAULT_MIB;
        Self { jobs, answers, thread, generation: 0, stop: Arc::default(), thinking: false, threads: 1, table, forget: false }
    }

    /// On how many threads the searches to come run, from 1.
    pub fn set_threads(&mut self, threads: usize) {
        self.threads = threads.max(1);
    }

    /// How large a table the searches to come use, in MiB. A change forgets what is in it.
    pub fn set_table(&mut self, mib: usize) {
        self.table = mib.max(1);
    }

    /// Lets the next search begin without what is known from those before, for a new game.
    pub fn forget(&mut self) {
        self.forget = true;
    }

    /// Begins a search in place of the one that may be running, and returns its generation.
    pub fn go(&mut self, request: Request) -> u64 {
        self.stop();
        self.generation += 1;
        self.stop = Arc::default();
        let (threads, table, stop) = (self.threads, self.table, Arc::clone(&self.stop));
        let job = Job { generation: self.generation, request, threads, table, forget: std::mem::take(&mut self.forget), stop };
        self.thinking = self.jobs.as_ref().is_some_and(|jobs| jobs.send(job).is_ok());
        self.generation
    }

    /// Ends the search that may be running, within milliseconds; its last answer still comes.
    pub fn stop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// The next answer of the present generation, if there is one.
    pub fn poll(&mut self) -> Option<Answer> {
        let answer = self.answers.try_iter().find(|answer| answer.generation == self.generation)?;
        self.thinking &= !answer.finished;
        Some(answer)
    }

    /// Whether the last answer to the last request has not been polled yet.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        self.thinking
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.stop();
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            // A panic in the thread has been reported by then; there is nothing left to do about it.
            let _ = thread.join();
        }
    }
}

fn work(requests: &Receiver<Job>, replies: &Sender<Answer>, wake: &impl Fn()) {
    let mut kept: Option<Kept> = None;
    while let Ok(job) = requests.recv() {
        let generation = job.generation;
        let answer = |info, finished| {
            // Nobody listens any more only while the program ends.
            let _ = replies.send(Answer { generation, info, finished });
            wake();
        };
        let memory = Kept::memory(&mut kept, &job);
        let searched = catch_unwind(AssertUnwindSafe(|| {
            let Request { variant, position, history, only, lines, limits, level, style, seed } = &job.request;
            let search = Search { history, only, lines: *lines, limits: *limits, ..Search::new(position, variant) };
            let skill = level.skill(variant, *seed, position.side());
            let search = Search { skill, style: *style, seed: *seed, threads: job.threads, ..search };
            search.run(memory, &job.stop, &mut |info| answer(Some(info.clone()), false))
        }));
        answer(searched.unwrap_or_default(), true);
    }
}

/// The memory kept from search to search, and what it is good for: other games hash alike, other players judge differently.
struct Kept {
    memory: Memory,
    mib: usize,
    variant: Arc<Variant>,
    judge: Judge,
}

/// Who judges: a level and a style, and for one who errs or leans to something, the side.
type Judge = (Level, Style, Option<Side>);

impl Request {
    fn judge(&self) -> Judge {
        let own_way = self.level != Level::FULL || self.style != Style::Balanced;
        (self.level, self.style, own_way.then(|| self.position.side()))
    }
}

impl Kept {
    fn memory<'a>(kept: &'a mut Option<Self>, job: &Job) -> &'a mut Memory {
        let (variant, judge) = (&job.request.variant, job.request.judge());
        let mut known = kept.take().filter(|kept| kept.mib == job.table && Arc::ptr_eq(&kept.variant, variant));
        if let Some(known) = known.as_mut().filter(|kept| job.forget || kept.judge != judge) {
            known.memory.clear();
            known.judge = judge;
        }
        let fresh = || Self { memory: Memory::new(variant, job.table), mib: job.table, variant: Arc::clone(variant), judge };
        &mut kept.insert(known.unwrap_or_else(fresh)).memory
    }
}
