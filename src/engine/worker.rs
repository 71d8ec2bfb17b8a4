//! A thread that searches: requests in, answers out, a generation number that makes a late answer worthless.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{Builder, JoinHandle};

use super::limits::Limits;
use super::search::{Info, search};
use super::table::Table;
use crate::position::Position;
use crate::variant::Variant;

/// What is to be searched.
#[derive(Clone, Debug)]
pub struct Request {
    /// The game.
    pub variant: Arc<Variant>,
    /// The position.
    pub position: Position,
    /// Hashes of the earlier positions of the game, oldest first.
    pub history: Vec<u64>,
    /// When to stop.
    pub limits: Limits,
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
        Self { jobs, answers, thread, generation: 0, stop: Arc::default(), thinking: false }
    }

    /// Begins a search in place of the one that may be running, and returns its generation.
    pub fn go(&mut self, request: Request) -> u64 {
        self.stop();
        self.generation += 1;
        self.stop = Arc::default();
        let job = Job { generation: self.generation, request, stop: Arc::clone(&self.stop) };
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
    let table = Table::default();
    while let Ok(job) = requests.recv() {
        let Job { generation, request, stop } = job;
        let answer = |info, finished| {
            // Nobody listens any more only while the program ends.
            let _ = replies.send(Answer { generation, info, finished });
            wake();
        };
        let searched = catch_unwind(AssertUnwindSafe(|| {
            let Request { variant, position, history, limits } = &request;
            search(position, variant, history, limits, &table, &stop, &mut |info| answer(Some(info.clone()), false))
        }));
        answer(searched.unwrap_or_default(), true);
    }
}
