//! What a player of a match has to do.

use std::fmt;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use nestmate_core::game::Game;
use nestmate_core::position::Move;

use super::spec::Pace;

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
