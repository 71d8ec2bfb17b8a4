//! What an engine is asked, and a thread that speaks to it: jobs in, news out, a generation number that makes a late answer worthless.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use nestmate_core::game::{Game, NodeId};
use nestmate_core::notation::fen;
use nestmate_core::position::{Move, Position};
use nestmate_core::rules::is_null;
use nestmate_core::variant::{Side, Variant};
use nestmate_engine::Info;
use nestmate_engine::task::{News, Task, Tell, Wake};

use super::fault::ForeignFault;
use super::{Foreign, ForeignEngine, Protocol};

#[derive(Clone, Debug)]
pub struct ForeignJob {
    pub protocol: Protocol,
    pub engine: Foreign,
    pub game: GameSoFar,
    /// A number of the game on the board: another one is another game.
    pub serial: u64,
    pub aim: ForeignAim,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ForeignNews {
    Found(Info),
    /// It has done what was wanted; without a choice it was only to look, or was stopped.
    Done(Option<ForeignChoice>),
    /// It has failed, and has been ended.
    Failed(ForeignFault),
}

enum ForeignOrder {
    Run(Box<ForeignJob>, JobFlags),
    Press(String),
    Dismiss,
}

/// What the caller changes while a job is done.
#[derive(Clone, Debug, Default)]
struct JobFlags {
    /// Nobody wants to know any more.
    stop: Arc<AtomicBool>,
    /// It is to move at once.
    hurry: Arc<AtomicBool>,
    /// The engine itself is not wanted any more.
    off: Arc<AtomicBool>,
}

/// The keys of orders to end the engine and to press a button; jobs have keys from 1.
const DISMISSING: u64 = 0;
const PRESSING: u64 = u64::MAX;

/// A thread with one engine, which is started by the first job. Both end when this is dropped.
#[derive(Debug)]
pub struct ForeignWorker {
    task: Task<u64, ForeignNews, ForeignOrder>,
    /// The number of the last job.
    pub generation: u64,
    flags: JobFlags,
    /// Whether there may be an engine running.
    engaged: bool,
}

impl ForeignWorker {
    /// A worker that calls `wake` after each answer.
    pub fn new(wake: Wake) -> Self {
        let task = Task::serve("other engine", wake, || {
            let mut kept: Option<KeptEngine> = None;
            move |_: &u64, order: ForeignOrder, tell: &Tell<'_, ForeignNews>| match order {
                ForeignOrder::Run(job, flags) => work(&mut kept, &job, &flags, tell),
                ForeignOrder::Press(button) => press(&mut kept, &button),
                ForeignOrder::Dismiss => kept = None,
            }
        });
        Self { task: task.awaited(), generation: 0, flags: JobFlags::default(), engaged: false }
    }

    /// Begins a job in place of the one that may be done, and returns its generation.
    pub fn go(&mut self, job: ForeignJob) -> u64 {
        self.stop();
        self.generation += 1;
        let off = if self.flags.off.load(Ordering::Relaxed) { Arc::default() } else { Arc::clone(&self.flags.off) };
        self.flags = JobFlags { off, ..JobFlags::default() };
        self.engaged = true;
        self.task.ask(self.generation, ForeignOrder::Run(Box::new(job), self.flags.clone()));
        self.generation
    }

    /// Ends the job that may be done, without an answer. The engine stays.
    pub fn stop(&mut self) {
        self.flags.stop.store(true, Ordering::Relaxed);
    }

    pub fn hurry(&mut self) {
        self.flags.hurry.store(true, Ordering::Relaxed);
    }

    /// Presses a button among the options of the engine, if one is running; the job that may be done ends.
    pub fn press(&mut self, button: &str) {
        self.stop();
        self.task.ask(PRESSING, ForeignOrder::Press(button.to_owned()));
    }

    pub fn dismiss(&mut self) {
        self.stop();
        self.flags.off.store(true, Ordering::Relaxed);
        if std::mem::take(&mut self.engaged) {
            self.task.ask(DISMISSING, ForeignOrder::Dismiss);
        }
    }

    /// The next answer, with the number that [`ForeignWorker::go`] gave its job. Those of earlier jobs are told too: an
    /// engine that did not stop has failed, whoever asks.
    pub fn poll(&mut self) -> Option<(u64, ForeignNews)> {
        loop {
            let (generation, news) = self.task.next()?;
            match news {
                News::Answer(news) => return Some((generation, news)),
                News::Failed(fault) => return Some((generation, ForeignNews::Failed(ForeignFault::NoThread(fault.to_string())))),
                News::Done => {}
            }
        }
    }
}

impl Drop for ForeignWorker {
    fn drop(&mut self) {
        // The thread is waited for, and ends its engine.
        self.stop();
        self.flags.off.store(true, Ordering::Relaxed);
    }
}

/// The engine that is kept from job to job, and what it was started for.
struct KeptEngine {
    running: Box<dyn ForeignEngine>,
    protocol: Protocol,
    engine: Foreign,
    /// The game that it was told to begin.
    game: Option<(u64, String)>,
}

fn work(kept: &mut Option<KeptEngine>, job: &ForeignJob, flags: &JobFlags, tell: &Tell<'_, ForeignNews>) {
    let is_over = || flags.off.load(Ordering::Relaxed);
    // What was taken back before its turn came need not begin.
    if is_over() || flags.stop.load(Ordering::Relaxed) {
        return tell.tell(ForeignNews::Done(None));
    }
    let done = ready(kept, job, flags).and_then(|running| {
        let errand = Errand { game: &job.game, aim: job.aim, listens: true, stop: &flags.stop, hurry: &flags.hurry, off: &flags.off };
        running.run(&errand, &mut |info| tell.tell(ForeignNews::Found(info.clone())))
    });
    match done {
        Ok(choice) => tell.tell(ForeignNews::Done(choice)),
        Err(fault) => {
            *kept = None;
            // One that is being ended need not be told of.
            tell.tell(if is_over() { ForeignNews::Done(None) } else { ForeignNews::Failed(fault) });
        }
    }
}

fn press(kept: &mut Option<KeptEngine>, button: &str) {
    let pressed = kept.as_mut().map(|kept| kept.running.press(button));
    // One that does not listen is told of with the next job.
    if let Some(Err(_)) = pressed {
        *kept = None;
    }
}

/// The engine of a job, started and told of the game as far as that is not done.
fn ready<'a>(kept: &'a mut Option<KeptEngine>, job: &ForeignJob, flags: &JobFlags) -> Result<&'a mut dyn ForeignEngine, ForeignFault> {
    let fits = |kept: &KeptEngine| kept.protocol == job.protocol && kept.engine == job.engine;
    let mut running = if let Some(known) = kept.take().filter(fits) {
        known
    } else {
        let running = job.protocol.start(&job.engine, &flags.off)?;
        KeptEngine { running, protocol: job.protocol, engine: job.engine.clone(), game: None }
    };
    let game = Some((job.serial, job.game.variant.id.clone()));
    if running.game != game {
        running.running.begin(&job.game, &flags.off)?;
        running.game = game;
    }
    Ok(kept.insert(running).running.as_mut())
}

/// A playing clock as an engine is told of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AllowedClock {
    /// What was on it at first.
    pub base: Duration,
    pub increment: Duration,
    /// What is left to White and Black.
    pub left: [Duration; 2],
}

/// How long an engine may think about a move; whichever limit comes first.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Allowance {
    pub clock: Option<AllowedClock>,
    pub time: Option<Duration>,
    pub nodes: Option<u64>,
    pub depth: Option<u32>,
}

impl Allowance {
    /// How long a side has at the most, if its time is limited.
    pub fn given(&self, side: Side) -> Option<Duration> {
        let own = self.clock.map(|clock| clock.left[side.index()]);
        [self.time, own].into_iter().flatten().min()
    }
}

/// To move, or to look at the position until it is stopped, and to tell the best lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ForeignAim {
    Move(Allowance),
    Look { lines: usize },
}

/// The line of a game from its start to a position.
#[derive(Clone, Debug)]
pub struct GameSoFar {
    pub variant: Arc<Variant>,
    pub start: Position,
    pub moves: Vec<Move>,
    pub position: Position,
}

impl From<&Game> for GameSoFar {
    fn from(game: &Game) -> Self {
        let path = game.tree().path(game.current());
        // No engine knows of a pass in a game that has none: for it the game begins there.
        let is_null = |&id: &NodeId| game.tree().mv(id).is_some_and(|mv| is_null(game.variant(), mv));
        let from = path.iter().rposition(is_null).unwrap_or(0);
        let moves = path[from + 1..].iter().filter_map(|&id| game.tree().mv(id)).collect();
        Self { variant: Arc::clone(game.variant()), start: game.position_at(path[from]), moves, position: game.position().clone() }
    }
}

impl GameSoFar {
    pub(super) fn place(&self) -> (&Position, &Variant) {
        (&self.position, &self.variant)
    }

    /// The text of the position that the game begins from, where it is not the start of all games; FEN where that can tell it.
    pub(super) fn other_start(&self) -> Option<String> {
        let text = self.start.text(&self.variant);
        (text != self.variant.start).then(|| fen(&self.start, &self.variant).unwrap_or(text))
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Errand<'a> {
    pub game: &'a GameSoFar,
    pub aim: ForeignAim,
    /// Whether what is found on the way is wanted, too: reading it takes time.
    pub listens: bool,
    /// Set when nobody wants to know any more.
    pub stop: &'a AtomicBool,
    /// Set when it is to move with what it has.
    pub hurry: &'a AtomicBool,
    /// Set when the engine itself is not wanted any more.
    pub off: &'a AtomicBool,
}

/// What an engine does when it has to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ForeignChoice {
    Move(Move),
    Resigns,
    /// It says that the game is drawn, which by our rules it is not: it would not be asked.
    ClaimsDraw,
    /// It says that somebody has won, likewise.
    ClaimsWin,
}
