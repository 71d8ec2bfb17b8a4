//! What a player of a match has to do, and all who can be one: this program's engine, movers that do not search, engines of others.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use nestmate_core::game::Game;
use nestmate_core::position::{Move, move_text};
use nestmate_core::rules::{in_check, legal_moves};
use nestmate_core::variant::{Side, Variant};
use nestmate_engine::{Evaluator, Limits, Memory, Score, Search};

use super::spec::{OwnEngine, Pace, PlayerSort, Spec};
use crate::foreign::{
    Allowance, AllowedClock, EngineEnd, Errand, Foreign, ForeignAim, ForeignChoice, ForeignEngine, ForeignFailure, ForeignFault, GRACE,
    GameSoFar, Protocol,
};
use crate::networks::memory_of;
use crate::saying::Saying;

pub(super) struct Turn<'a> {
    pub(super) game: &'a Game,
    pub(super) pace: Pace,
    pub(super) left: [Option<Duration>; 2],
    pub(super) stop: &'a AtomicBool,
}

impl Turn<'_> {
    pub(super) fn time_given(&self) -> Option<Duration> {
        let own = self.left[self.game.position().side().index()];
        [self.pace.time, own].into_iter().flatten().min()
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Choice {
    Move(Move),
    Resign,
    Claim,
}

pub(super) trait Contestant {
    /// A new game begins. `seed` is a number of its own for each opening. When `stop` is set it does not matter any more what comes of it.
    fn begin(&mut self, game: &Game, seed: u64, stop: &AtomicBool) -> Result<(), Forfeit>;

    /// What it does. The game is not over.
    fn choose(&mut self, turn: &Turn<'_>) -> Result<Choice, Forfeit>;
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Forfeit {
    /// It played, or promised, what is not legal; told as a sentence.
    Illegal(String),
    /// It plays the game by other rules; told as a sentence.
    OtherRules(String),
    Claim,
    /// It does not go on, as after a move that it does not know; told as a sentence.
    Refusal(String),
    /// It ended, or fell silent; told as a sentence.
    Crash(String),
    /// It used more than its time; by how much.
    Time(Duration),
}

impl fmt::Display for Forfeit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Illegal(what) => write!(f, "illegal: {what}"),
            Self::OtherRules(what) => write!(f, "other rules: {what}"),
            Self::Claim => f.write_str("false claim: the game is not over"),
            Self::Refusal(what) => write!(f, "refusal: {what}"),
            Self::Crash(what) => write!(f, "crash: {what}"),
            Self::Time(over) => write!(f, "time over by {} ms", over.as_millis()),
        }
    }
}

pub(super) fn player(spec: &Spec, variant: &Arc<Variant>) -> Box<dyn Contestant> {
    match &spec.who {
        PlayerSort::Own(own) => Box::new(OwnPlayer::new(own.clone(), variant)),
        PlayerSort::Foreign(protocol, foreign) => Box::new(ForeignPlayer { protocol: *protocol, spec: foreign.clone(), engine: None }),
        PlayerSort::Greedy => Box::new(Greedy { variant: Arc::clone(variant), random: fastrand::Rng::with_seed(0) }),
        PlayerSort::Random => Box::new(Random { random: fastrand::Rng::with_seed(0) }),
    }
}

pub(super) struct OwnPlayer {
    settings: OwnEngine,
    variant: Arc<Variant>,
    memory: Memory,
    seed: u64,
    /// How many moves in a row it has found its game lost.
    lost: u32,
}

/// How many moves in a row a game must look lost before it is given up.
const SURE: u32 = 3;

impl OwnPlayer {
    pub(super) fn new(settings: OwnEngine, variant: &Arc<Variant>) -> Self {
        // A network that cannot be read was told of before the match.
        let memory = settings.memory(variant).unwrap_or_else(|_| memory_of(variant, settings.hash));
        Self { settings, variant: Arc::clone(variant), memory, seed: 0, lost: 0 }
    }

    fn follow(&self, game: &Game, line: &[Move]) -> Result<(), Forfeit> {
        let mut position = game.position().clone();
        for &mv in line {
            if !legal_moves(&position, &self.variant).contains(&mv) {
                let (mv, text) = (move_text(&self.variant, mv), position.text(&self.variant));
                return Err(Forfeit::Illegal(format!("the line goes on with {mv} in {text}")));
            }
            position.play(&self.variant, mv);
        }
        Ok(())
    }
}

fn limits(turn: &Turn<'_>) -> Limits {
    let Pace { clock, time, nodes, depth } = turn.pace;
    let left = turn.left[turn.game.position().side().index()];
    let on_clock = clock.zip(left).map(|((_, increment), left)| Limits::on_clock(left, increment, None)).unwrap_or_default();
    let time = [time, on_clock.time].into_iter().flatten().min();
    Limits { time, depth, nodes, ..on_clock }
}

impl Contestant for OwnPlayer {
    fn begin(&mut self, _: &Game, seed: u64, _: &AtomicBool) -> Result<(), Forfeit> {
        self.memory.clear();
        (self.seed, self.lost) = (seed, 0);
        Ok(())
    }

    fn choose(&mut self, turn: &Turn<'_>) -> Result<Choice, Forfeit> {
        let history = turn.game.hashes_before();
        let OwnEngine { level, skill, threads, .. } = self.settings;
        let skill = skill.unwrap_or_else(|| level.skill(&self.variant, self.seed, turn.game.position().side()));
        let search = Search::new(turn.game.position(), &self.variant);
        let search = Search { history: &history, limits: limits(turn), skill, threads, seed: self.seed, ..search };
        let info = search.run(&mut self.memory, turn.stop, &mut |_| {});
        let info = info.ok_or_else(|| Forfeit::Illegal("no move".to_owned()))?;
        self.follow(turn.game, &info.pv)?;
        let is_lost = |limit: u16| info.score.share() < Score::Centipawns(-i32::from(limit)).share();
        self.lost = if self.settings.resign.is_some_and(is_lost) { self.lost + 1 } else { 0 };
        if self.lost >= SURE {
            return Ok(Choice::Resign);
        }
        info.pv.first().copied().map(Choice::Move).ok_or_else(|| Forfeit::Illegal("no move".to_owned()))
    }
}

struct Random {
    random: fastrand::Rng,
}

impl Contestant for Random {
    fn begin(&mut self, _: &Game, seed: u64, _: &AtomicBool) -> Result<(), Forfeit> {
        self.random = fastrand::Rng::with_seed(seed);
        Ok(())
    }

    fn choose(&mut self, turn: &Turn<'_>) -> Result<Choice, Forfeit> {
        self.random.choice(turn.game.legal()).copied().map(Choice::Move).ok_or_else(|| Forfeit::Illegal("no move".to_owned()))
    }
}

struct Greedy {
    variant: Arc<Variant>,
    random: fastrand::Rng,
}

impl Contestant for Greedy {
    fn begin(&mut self, _: &Game, seed: u64, _: &AtomicBool) -> Result<(), Forfeit> {
        self.random = fastrand::Rng::with_seed(seed);
        Ok(())
    }

    fn choose(&mut self, turn: &Turn<'_>) -> Result<Choice, Forfeit> {
        let variant = &self.variant;
        let evaluator = Evaluator::new(variant);
        let mut position = turn.game.position().clone();
        let waiting = position.side().other();
        let mut best = (i32::MIN, Vec::new());
        for &mv in turn.game.legal() {
            let undo = position.make(variant, mv);
            let mates = in_check(&position, variant, waiting) && legal_moves(&position, variant).is_empty();
            let score = if mates { i32::MAX } else { -evaluator.evaluate(&position) };
            position.unmake(&undo);
            if score > best.0 {
                best = (score, Vec::new());
            }
            if score == best.0 {
                best.1.push(mv);
            }
        }
        self.random.choice(best.1).map(Choice::Move).ok_or_else(|| Forfeit::Illegal("no move".to_owned()))
    }
}

struct ForeignPlayer {
    protocol: Protocol,
    spec: Foreign,
    engine: Option<Box<dyn ForeignEngine>>,
}

impl Contestant for ForeignPlayer {
    fn begin(&mut self, game: &Game, _: u64, stop: &AtomicBool) -> Result<(), Forfeit> {
        let known = self.engine.take();
        let begun = known.map_or_else(|| self.protocol.start(&self.spec, stop), Ok).and_then(|mut engine| {
            engine.begin(&GameSoFar::from(game), stop)?;
            Ok(engine)
        });
        self.engine = Some(begun.map_err(|fault| forfeit(&self.spec, fault, None))?);
        Ok(())
    }

    fn choose(&mut self, turn: &Turn<'_>) -> Result<Choice, Forfeit> {
        let done = self.engine.as_mut().ok_or(ForeignFault::Ended(EngineEnd::Unknown)).and_then(|engine| chosen(turn, engine.as_mut()));
        done.map_err(|fault| {
            // It is not asked again: the match is over, or the player is made anew.
            self.engine = None;
            forfeit(&self.spec, fault, Some(turn))
        })
    }
}

fn chosen(turn: &Turn<'_>, engine: &mut dyn ForeignEngine) -> Result<Choice, ForeignFault> {
    let (game, hurry) = (GameSoFar::from(turn.game), AtomicBool::new(false));
    let errand =
        Errand { game: &game, aim: ForeignAim::Move(allowance(turn)), listens: false, stop: turn.stop, hurry: &hurry, off: turn.stop };
    match engine.run(&errand, &mut |_| {})? {
        Some(ForeignChoice::Move(mv)) => Ok(Choice::Move(mv)),
        Some(ForeignChoice::Resigns) => Ok(Choice::Resign),
        Some(ForeignChoice::ClaimsDraw | ForeignChoice::ClaimsWin) => Ok(Choice::Claim),
        // The match is over.
        None => Err(ForeignFault::NoMove),
    }
}

/// What limits the engine's thinking. A clock that a side does not have is told as the other's.
fn allowance(turn: &Turn<'_>) -> Allowance {
    let own = turn.left[turn.game.position().side().index()];
    let clock = turn.pace.clock.zip(own).map(|((base, increment), own)| {
        let left = Side::BOTH.map(|side| turn.left[side.index()].unwrap_or(own));
        AllowedClock { base, increment, left }
    });
    Allowance { clock, time: turn.pace.time, nodes: turn.pace.nodes, depth: turn.pace.depth }
}

/// What a fault costs: one that does not move in time loses on time.
fn forfeit(spec: &Foreign, fault: ForeignFault, turn: Option<&Turn<'_>>) -> Forfeit {
    let kind = match fault {
        ForeignFault::NoMove if turn.is_some_and(|turn| turn.time_given().is_some()) => return Forfeit::Time(GRACE),
        ForeignFault::Illegal(_) => Forfeit::Illegal,
        ForeignFault::OtherRules { .. } => Forfeit::OtherRules,
        ForeignFault::Refuses(_) => Forfeit::Refusal,
        _ => Forfeit::Crash,
    };
    let engine = spec.command.first().cloned().unwrap_or_default();
    let said = ForeignFailure { engine, fault }.said();
    let last = turn.and_then(|turn| Some((turn.game, turn.game.last_move()?)));
    let said = match last {
        Some((game, mv)) => format!("{said} (after ply {}, {})", game.ply(), move_text(game.variant(), mv)),
        None => said,
    };
    kind(said)
}
