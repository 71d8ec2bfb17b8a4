//! One game between two players, with clocks and a judge.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use nestmate_core::game::Game;
use nestmate_core::rules::Reason;
use nestmate_core::variant::Side;
use nestmate_engine::task::caught;

use super::player::{Choice, Contestant, Forfeit, Turn};
use super::spec::Pace;
use crate::saying::Saying;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    Rules(Reason),
    /// Drawn because it was as long as a game of the match may be.
    Longest,
    Forfeit(Forfeit),
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rules(reason) => f.write_str(match reason {
                Reason::Mate => "mate",
                Reason::MateWithoutWin => "mate without win",
                Reason::Stalemate => "stalemate",
                Reason::Reached => "goal reached",
                Reason::BareRoyal => "bare king",
                Reason::Extinct => "extinct pieces",
                Reason::Spent => "out of pieces",
                Reason::Checks => "checks",
                Reason::Passed => "both passed",
                Reason::Counted => "counting",
                Reason::BlownUp => "explosion",
                Reason::Repetition => "repetition",
                Reason::PerpetualCheck => "perpetual check",
                Reason::NoProgress => "no progress",
                Reason::Dead => "insufficient material",
                Reason::Agreement => "agreement",
                Reason::Resignation => "resignation",
                Reason::Time => "time",
            }),
            Self::Longest => f.write_str("cut off"),
            Self::Forfeit(forfeit) => forfeit.fmt(f),
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Terms {
    pub(super) paces: [Pace; 2],
    pub(super) longest: usize,
    pub(super) margin: Duration,
}

/// A clock: what is left on it and what each move adds.
#[derive(Clone, Copy, Debug)]
struct Clock {
    left: Duration,
    increment: Duration,
}

pub(super) struct Over {
    /// Who has won; `None` for a draw.
    pub(super) winner: Option<Side>,
    pub(super) ending: Ending,
    pub(super) claims: [u32; 2],
}

/// Plays a game on to its end. `None` if `stop` was set before.
pub(super) fn play(game: &mut Game, players: &mut [&mut dyn Contestant; 2], terms: &Terms, stop: &AtomicBool) -> Option<Over> {
    let mut claims = [0; 2];
    let mut clocks = terms.paces.map(|pace| pace.clock.map(|(left, increment)| Clock { left, increment }));
    loop {
        if let Some(outcome) = game.outcome() {
            return Some(Over { winner: outcome.winner, ending: Ending::Rules(outcome.reason), claims });
        }
        if game.ply() >= terms.longest {
            return Some(Over { winner: None, ending: Ending::Longest, claims });
        }
        let side = game.position().side();
        let pace = terms.paces[side.index()];
        let turn = Turn { game, pace, left: clocks.map(|clock| clock.map(|clock| clock.left)), stop };
        let begun = Instant::now();
        // A panic of the engine costs the game, not the match.
        let chosen = caught("player", || chosen(&mut *players[side.index()], &turn, &mut claims[side.index()]));
        let spent = begun.elapsed();
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let chosen = chosen.unwrap_or_else(|_| Err(Forfeit::Crash("it panicked".to_owned())));
        let in_time = chosen.and_then(|choice| charge(&mut clocks[side.index()], pace.time, spent, terms.margin).map(|()| choice));
        let done = in_time.and_then(|choice| act(game, side, choice));
        if let Err(forfeit) = done {
            return Some(Over { winner: Some(side.other()), ending: Ending::Forfeit(forfeit), claims });
        }
    }
}

/// What a player does. Where the rules end a game it is over before anybody is asked: whoever says so then is wrong, and is asked once
/// more.
fn chosen(player: &mut dyn Contestant, turn: &Turn<'_>, claims: &mut u32) -> Result<Choice, Forfeit> {
    for _ in 0..2 {
        let choice = player.choose(turn)?;
        if choice != Choice::Claim || turn.stop.load(Ordering::Relaxed) {
            return Ok(choice);
        }
        *claims += 1;
    }
    Ok(Choice::Claim)
}

fn act(game: &mut Game, side: Side, choice: Choice) -> Result<(), Forfeit> {
    match choice {
        Choice::Move(mv) => game.play(mv).map_err(|error| Forfeit::Illegal(error.said())),
        Choice::Claim => Err(Forfeit::Claim),
        Choice::Resign => {
            game.lose(side, Reason::Resignation);
            Ok(())
        }
    }
}

fn charge(clock: &mut Option<Clock>, most: Option<Duration>, spent: Duration, margin: Duration) -> Result<(), Forfeit> {
    if let Some(over) = most.and_then(|most| spent.checked_sub(most + margin)) {
        return Err(Forfeit::Time(over + margin));
    }
    let Some(clock) = clock else { return Ok(()) };
    if let Some(over) = spent.checked_sub(clock.left + margin) {
        return Err(Forfeit::Time(over + margin));
    }
    clock.left = clock.left.saturating_sub(spent) + clock.increment;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_lose_what_a_move_takes_and_fall_after_the_margin() {
        let ms = Duration::from_millis;
        let mut clock = Some(Clock { left: ms(100), increment: ms(10) });
        assert_eq!(charge(&mut clock, None, ms(60), ms(20)), Ok(()));
        assert_eq!(clock.map(|clock| clock.left), Some(ms(50)));
        assert_eq!(charge(&mut clock, None, ms(65), ms(20)), Ok(()), "within the margin");
        assert_eq!(clock.map(|clock| clock.left), Some(ms(10)));
        assert_eq!(charge(&mut clock, None, ms(40), ms(20)), Err(Forfeit::Time(ms(30))));
        assert_eq!(charge(&mut None, Some(ms(5)), ms(24), ms(20)), Ok(()));
        assert_eq!(charge(&mut None, Some(ms(5)), ms(35), ms(20)), Err(Forfeit::Time(ms(30))));
    }
}
