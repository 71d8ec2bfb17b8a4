//! What a player of a match has to do.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use super::foreign::{UciPlayer, XBoardPlayer};
use super::own::OwnPlayer;
use super::play::Forfeit;
use super::simple::{Greedy, Random};
use super::spec::{Pace, Spec, Who};
use crate::game::Game;
use crate::position::Move;
use crate::variant::Variant;

/// What a player knows when it has to move.
pub(super) struct Turn<'a> {
    /// The game so far.
    pub(super) game: &'a Game,
    /// How long it may think.
    pub(super) pace: Pace,
    /// What is left on White's and Black's clock, for players that have one.
    pub(super) left: [Option<Duration>; 2],
    /// Set when the match ends before the game does.
    pub(super) stop: &'a AtomicBool,
}

impl Turn<'_> {
    /// How long the player has at the most, if its time is limited.
    pub(super) fn time_given(&self) -> Option<Duration> {
        let own = self.left[self.game.position().side().index()];
        [self.pace.time, own].into_iter().flatten().min()
    }
}

/// What a player does when it has to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Choice {
    /// It moves.
    Move(Move),
    /// It gives up.
    Resign,
    /// It says that the game is drawn, by a rule of its own or one of ours that it has reached.
    Draw,
}

/// A player of a match.
pub(super) trait Player {
    /// A new game begins. `seed` is a number of its own for each pair of games.
    fn begin(&mut self, game: &Game, seed: u64) -> Result<(), Forfeit>;

    /// What it does. The game is not over.
    fn choose(&mut self, turn: &Turn<'_>) -> Result<Choice, Forfeit>;
}

/// Makes a player.
pub(super) fn player(spec: &Spec, variant: &Arc<Variant>) -> Box<dyn Player> {
    match &spec.who {
        Who::Own(own) => Box::new(OwnPlayer::new(*own, variant)),
        Who::Uci(foreign) => Box::new(UciPlayer::new(foreign)),
        Who::XBoard(foreign) => Box::new(XBoardPlayer::new(foreign)),
        Who::Greedy => Box::new(Greedy::new(variant)),
        Who::Random => Box::new(Random::default()),
    }
}
