//! What an engine is asked: the game so far, what is wanted of it, and how long it may think.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use nestmate_core::game::{Game, NodeId};
use nestmate_core::notation::fen;
use nestmate_core::position::{Move, Position};
use nestmate_core::rules::is_null;
use nestmate_core::variant::{Side, Variant};

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

/// What is wanted of an engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ForeignAim {
    Move(Allowance),
    /// To look at the position until it is stopped, and to tell the best lines.
    Look {
        lines: usize,
    },
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
    /// The text of the position that the game begins from, where it is not the start of all games; FEN where that can tell it.
    pub(super) fn other_start(&self) -> Option<String> {
        let text = self.start.text(&self.variant);
        (text != self.variant.start).then(|| fen(&self.start, &self.variant).unwrap_or(text))
    }
}

/// One thing that an engine is asked.
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
