//! A thread that searches: requests in, answers out, a generation number that makes a late answer worthless.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use nestmate_core::position::{Move, Position};
use nestmate_core::rules::legal_moves;
use nestmate_core::variant::{Side, Variant};

use super::clock::Limits;
use super::level::Level;
use super::mate::MateSearch;
use super::memory::Memory;
use super::net::Network;
use super::score::Score;
use super::search::Info;
use super::smp::Search;
use crate::task::{News, Task, TaskFault, Tell, pause};

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
    /// How long the last answer takes at least, however early it is found: who answers at once seems not to have thought. Zero for none.
    pub pause: Duration,
    /// Whether a forced win in so many moves or fewer is looked for before anything else.
    pub mate: Option<u32>,
    /// Within how many moves of the other side a loss is proved that the search sees; without a number none is.
    pub lost: Option<u32>,
    /// How strong to play.
    pub level: Level,
    /// What a weaker level errs about follows from this; one number a game.
    pub seed: u64,
}

impl Request {
    /// A search at full strength for the best move, without history and limits.
    pub fn new(variant: Arc<Variant>, position: Position) -> Self {
        let limits = Limits::default();
        Self {
            variant,
            position,
            history: Vec::new(),
            only: Vec::new(),
            lines: 1,
            limits,
            pause: Duration::ZERO,
            mate: None,
            lost: None,
            level: Level::FULL,
            seed: 0,
        }
    }

    fn judge(&self) -> Manner {
        (self.level, (self.level != Level::FULL).then(|| self.position.side()))
    }
}

/// What was found.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Answer {
    /// The number that [`Worker::go`] gave.
    pub generation: u64,
    /// The best so far; `None` if there is no legal move or the search failed.
    pub info: Option<Info>,
    /// Whether this is the last answer to the request.
    pub finished: bool,
    /// Whether the loss is proved that was asked about.
    pub lost: bool,
    /// Why the search failed, if it did.
    pub fault: Option<TaskFault>,
}

/// Finds the network that a game is played with, if there is one.
pub type NetworkOf = fn(&Variant) -> Option<Arc<Network>>;

enum Order {
    Search(Box<Job>),
    /// Forget what is known from earlier searches, and give its memory back.
    Forget,
}

/// The key of that; searches have keys from 1.
const FORGETTING: u64 = 0;

struct Job {
    request: Request,
    threads: usize,
    table: usize,
    /// When it was asked for; its time counts from then on, whatever the thread has to do first.
    asked: Instant,
    stop: Arc<AtomicBool>,
}

/// A thread that searches one request at a time. It ends when this is dropped.
#[derive(Debug)]
pub struct Worker {
    task: Task<u64, Answer, Order>,
    generation: u64,
    stop: Arc<AtomicBool>,
    thinking: bool,
    threads: usize,
    /// The size of the table in MiB, as it was asked for and as there is memory for it.
    table: (usize, usize),
}

impl Worker {
    /// A worker whose thread is started by the first search. It calls `wake` after each answer.
    pub fn spawn(networks: NetworkOf, wake: impl Fn() + Send + Sync + 'static) -> Self {
        let task = Task::serve("search", Arc::new(wake), move || {
            let mut kept: Option<KeptSearch> = None;
            move |_: &u64, order: Order, tell: &Tell<'_, Answer>| match order {
                Order::Search(job) => work(&mut kept, networks, &job, tell),
                Order::Forget => kept.iter_mut().for_each(|kept| kept.memory.clear()),
            }
        });
        let table = (Memory::DEFAULT_MIB, Memory::DEFAULT_MIB);
        Self { task: task.awaited(), generation: 0, stop: Arc::default(), thinking: false, threads: 1, table }
    }

    /// On how many threads the searches to come run, from 1.
    pub fn set_threads(&mut self, threads: usize) {
        self.threads = threads.max(1);
    }

    /// How large a table the searches to come use, in MiB, and gives back how large it will be: smaller where there is no memory for it.
    /// A change forgets what is in it.
    pub fn set_table(&mut self, mib: usize) -> usize {
        let (asked, had) = self.table;
        if mib != asked {
            self.table = (mib, Memory::fitting(mib, had));
            self.forget();
        }
        self.table.1
    }

    /// Forgets what is known from earlier searches, for a new game. The thread does it before the next search.
    pub fn forget(&mut self) {
        self.task.ask(FORGETTING, Order::Forget);
    }

    /// Begins a search in place of the one that may be running, and returns its generation.
    pub fn go(&mut self, request: Request) -> u64 {
        self.stop();
        self.generation += 1;
        self.stop = Arc::default();
        let (threads, table, stop) = (self.threads, self.table.1, Arc::clone(&self.stop));
        self.thinking = true;
        let job = Job { request, threads, table, asked: Instant::now(), stop };
        self.task.ask(self.generation, Order::Search(Box::new(job)));
        self.generation
    }

    /// Ends the search that may be running, within milliseconds; its last answer still comes.
    pub fn stop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// The next answer of the present generation, if there is one.
    pub fn poll(&mut self) -> Option<Answer> {
        let generation = self.generation;
        let answer = loop {
            match self.task.news_of(&generation)? {
                News::Answer(answer) => break Answer { generation, ..answer },
                News::Failed(fault) => break Answer { generation, finished: true, fault: Some(fault), ..Answer::default() },
                News::Done => {}
            }
        };
        self.thinking &= !answer.finished;
        Some(answer)
    }

    /// Whether the last answer to the last request has not been polled yet.
    pub fn is_thinking(&self) -> bool {
        self.thinking
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        // The thread is waited for.
        self.stop();
    }
}

fn work(kept: &mut Option<KeptSearch>, networks: NetworkOf, job: &Job, tell: &Tell<'_, Answer>) {
    if let Some(info) = job.request.mate.and_then(|most| forced(job, most)) {
        pause(job.asked + job.request.pause, &job.stop);
        return tell.tell(Answer { info: Some(info), finished: true, ..Answer::default() });
    }
    let memory = KeptSearch::memory(kept, networks, job);
    let Request { variant, position, history, only, lines, limits, level, seed, .. } = &job.request;
    let search = Search { history, only, lines: *lines, limits: *limits, ..Search::new(position, variant) };
    let skill = level.skill(variant, *seed, position.side());
    let search = Search { skill, seed: *seed, threads: job.threads, since: Some(job.asked), ..search };
    let info = search.run(memory, &job.stop, &mut |info| tell.tell(Answer { info: Some(info.clone()), ..Answer::default() }));
    let lost = info.as_ref().is_some_and(|info| is_lost(job, info.score));
    pause(job.asked + job.request.pause, &job.stop);
    tell.tell(Answer { info, finished: true, lost, ..Answer::default() });
}

/// Whether the side to move is mated whatever it plays, as a score says: a weaker level may have overlooked what saves it.
fn is_lost(job: &Job, score: Score) -> bool {
    /// Positions to look at for each of its moves.
    const ENOUGH: u64 = 20_000;
    let Request { variant, position, .. } = &job.request;
    let Score::Mate(moves) = score else { return false };
    let Some(most) = job.request.lost.filter(|&most| moves < 0 && moves.unsigned_abs() <= most) else { return false };
    let moves = legal_moves(position, variant);
    let mated = |mv: &Move| {
        let after = position.after(variant, *mv);
        MateSearch { position: &after, variant, most, nodes: Some(ENOUGH), until: None, seen: None }
            .run(&job.stop, &mut |_| {})
            .moves
            .is_some()
    };
    !moves.is_empty() && moves.iter().all(mated)
}

/// A forced win in so many moves or fewer. It is looked for in half the time that there is.
fn forced(job: &Job, most: u32) -> Option<Info> {
    let Request { variant, position, limits, .. } = &job.request;
    let until = limits.time.map(|time| job.asked + time / 2);
    let found = MateSearch { position, variant, most, nodes: limits.nodes, until, seen: None }.run(&job.stop, &mut |_| {});
    let plies = u32::try_from(found.line.len()).ok()?;
    let score = Score::Mate(i32::try_from(found.moves?).ok()?);
    let (nodes, elapsed) = (found.nodes, job.asked.elapsed());
    Some(Info { depth: plies, reached: plies, nodes, elapsed, fullness: 0, score, pv: found.line, others: Vec::new() })
}

/// The memory kept from search to search, and what it is good for: other games hash alike, other players judge differently.
struct KeptSearch {
    memory: Memory,
    mib: usize,
    variant: Arc<Variant>,
    judge: Manner,
}

/// Who judges: a level, and for one who errs, the side.
type Manner = (Level, Option<Side>);

impl KeptSearch {
    fn memory<'a>(kept: &'a mut Option<Self>, networks: NetworkOf, job: &Job) -> &'a mut Memory {
        let (variant, judge) = (&job.request.variant, job.request.judge());
        let mut known = kept.take().filter(|kept| kept.mib == job.table && Arc::ptr_eq(&kept.variant, variant));
        if let Some(known) = known.as_mut().filter(|kept| kept.judge != judge) {
            known.memory.clear();
            known.judge = judge;
        }
        let made = || Memory::with(variant, job.table, networks(variant));
        let fresh = || Self { memory: made(), mib: job.table, variant: Arc::clone(variant), judge };
        &mut kept.insert(known.unwrap_or_else(fresh)).memory
    }
}
