//! A match: pairs of games from the same opening with colours swapped, several at once; and one game of it, played out.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use nestmate_core::game::Game;
use nestmate_core::position::Position;
use nestmate_core::rules::Reason;
use nestmate_core::variant::{Side, Variant};
use nestmate_engine::task::caught;

use super::opening::Openings;
use super::player::{Choice, Contestant, Forfeit, Turn, player};
use super::share_out;
use super::spec::{Pace, PlayerSort, Spec, Sprt};
use super::statistics::Statistics;
use crate::saying::Saying;

#[derive(Clone, Debug)]
pub struct Match {
    pub variant: Arc<Variant>,
    pub players: [Spec; 2],
    /// Where the games start, by who has White: the first player, the second.
    pub starts: [Position; 2],
    pub games: usize,
    pub opening: usize,
    pub pace: Pace,
    pub concurrency: usize,
    pub sprt: Option<Sprt>,
    pub seed: u64,
    pub longest: usize,
    pub margin: Duration,
}

impl Match {
    /// The size in MiB of all tables of this engine that are in use at once.
    pub fn tables(&self) -> usize {
        let tables = self.players.iter().map(|player| if let PlayerSort::Own(own) = &player.who { own.hash } else { 0 });
        tables.sum::<usize>().saturating_mul(self.concurrency.clamp(1, self.games.max(1)))
    }

    /// The number of the opening of a game. Each is played twice, with colours swapped, except by a player against itself, whose second
    /// game would be the first again.
    fn opening_of(&self, number: usize) -> usize {
        let [first, second] = &self.players;
        let equal = first.who == second.who && first.pace == second.pace && self.starts[0] == self.starts[1];
        if equal { number } else { number / 2 }
    }
}

#[derive(Debug)]
pub struct PlayedGame {
    /// Its number, from 0; the games 2n and 2n + 1 are a pair.
    pub number: usize,
    pub game: Game,
    /// Who has won; `None` for a draw.
    pub winner: Option<Side>,
    pub ending: Ending,
    pub claims: [u32; 2],
}

impl PlayedGame {
    pub fn first(&self) -> Side {
        Side::BOTH[self.number % 2]
    }

    /// The first player's half points: 2 for a win.
    pub fn half_points(&self) -> usize {
        match self.winner {
            None => 1,
            Some(winner) => 2 * usize::from(winner == self.first()),
        }
    }

    /// Whether the first player (0) or the second (1) lost by a forfeit, and which.
    pub fn forfeit(&self) -> Option<(usize, &Forfeit)> {
        let Ending::Forfeit(forfeit) = &self.ending else { return None };
        Some((usize::from(self.half_points() > 0), forfeit))
    }
}

/// Plays a match and shows each game, with the statistics up to it, to `look` in the order in which games end; a game that `look` answers
/// with false is the last. Setting `stop` breaks off the games that are being played and ends the match.
pub fn run(match_: &Match, stop: &AtomicBool, look: &mut dyn FnMut(&PlayedGame, &Statistics) -> bool) -> Statistics {
    let mut statistics = Statistics::default();
    let openings = match_.starts.each_ref().map(|start| Openings::new(&match_.variant, start, match_.opening, match_.seed));
    let begin = || {
        let mut players: [Option<Box<dyn Contestant>>; 2] = [None, None];
        let openings = &openings;
        move |number| {
            if number >= match_.games {
                return None;
            }
            let played = play_number(match_, openings, number, &mut players, stop)?;
            if let Some((loser, _)) = played.forfeit() {
                // A player that failed is made anew for its next game.
                players[loser] = None;
            }
            Some(played)
        }
    };
    share_out("match", match_.concurrency.min(match_.games), stop, begin, &mut |played: PlayedGame| {
        statistics.count(played.number / 2, played.half_points(), played.first().index());
        let sure = match_.sprt.is_some_and(|test| statistics.verdict(test).is_some());
        look(&played, &statistics) && !sure
    });
    statistics
}

fn play_number(
    match_: &Match,
    openings: &[Openings; 2],
    number: usize,
    players: &mut [Option<Box<dyn Contestant>>; 2],
    stop: &AtomicBool,
) -> Option<PlayedGame> {
    let opening = match_.opening_of(number);
    let seed = match_.seed.wrapping_add(opening as u64);
    let mut game = openings[number % 2].get(opening);
    let [first, second] = players;
    let first = first.get_or_insert_with(|| player(&match_.players[0], &match_.variant));
    let second = second.get_or_insert_with(|| player(&match_.players[1], &match_.variant));
    let pace = |player: usize| match_.players[player].pace_in(match_.pace);
    let mut seats: [(&mut dyn Contestant, Pace); 2] = [(first.as_mut(), pace(0)), (second.as_mut(), pace(1))];
    if number % 2 == 1 {
        seats.reverse();
    }
    for (side, (player, _)) in Side::BOTH.into_iter().zip(&mut seats) {
        if let Err(forfeit) = player.begin(&game, seed, stop) {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            return Some(PlayedGame { number, game, winner: Some(side.other()), ending: Ending::Forfeit(forfeit), claims: [0; 2] });
        }
    }
    let [white, black] = seats;
    let terms = Terms { paces: [white.1, black.1], longest: match_.longest, margin: match_.margin };
    let Over { winner, ending, mut claims } = play(&mut game, &mut [white.0, black.0], &terms, stop)?;
    if number % 2 == 1 {
        claims.reverse();
    }
    Some(PlayedGame { number, game, winner, ending, claims })
}

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
                Reason::Impasse => "impasse",
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

pub(super) struct Over {
    /// Who has won; `None` for a draw.
    pub(super) winner: Option<Side>,
    pub(super) ending: Ending,
    pub(super) claims: [u32; 2],
}

/// Plays a game on to its end. `None` if `stop` was set before.
pub(super) fn play(game: &mut Game, players: &mut [&mut dyn Contestant; 2], terms: &Terms, stop: &AtomicBool) -> Option<Over> {
    let mut claims = [0; 2];
    let mut clocks = terms.paces.map(|pace| pace.clock);
    loop {
        if let Some(outcome) = game.outcome() {
            return Some(Over { winner: outcome.winner, ending: Ending::Rules(outcome.reason), claims });
        }
        if game.ply() >= terms.longest {
            return Some(Over { winner: None, ending: Ending::Longest, claims });
        }
        let side = game.position().side();
        let pace = terms.paces[side.index()];
        let turn = Turn { game, pace, left: clocks.map(|clock| clock.map(|(left, _)| left)), stop };
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

/// Takes what a move has cost off a clock: what is left on it, and what each move adds.
fn charge(clock: &mut Option<(Duration, Duration)>, most: Option<Duration>, spent: Duration, margin: Duration) -> Result<(), Forfeit> {
    if let Some(over) = most.and_then(|most| spent.checked_sub(most + margin)) {
        return Err(Forfeit::Time(over + margin));
    }
    let Some((left, increment)) = clock else { return Ok(()) };
    if let Some(over) = spent.checked_sub(*left + margin) {
        return Err(Forfeit::Time(over + margin));
    }
    *left = left.saturating_sub(spent) + *increment;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_lose_what_a_move_takes_and_fall_after_the_margin() {
        let ms = Duration::from_millis;
        let mut clock = Some((ms(100), ms(10)));
        assert_eq!(charge(&mut clock, None, ms(60), ms(20)), Ok(()));
        assert_eq!(clock.map(|clock| clock.0), Some(ms(50)));
        assert_eq!(charge(&mut clock, None, ms(65), ms(20)), Ok(()), "within the margin");
        assert_eq!(clock.map(|clock| clock.0), Some(ms(10)));
        assert_eq!(charge(&mut clock, None, ms(40), ms(20)), Err(Forfeit::Time(ms(30))));
        assert_eq!(charge(&mut None, Some(ms(5)), ms(24), ms(20)), Ok(()));
        assert_eq!(charge(&mut None, Some(ms(5)), ms(35), ms(20)), Err(Forfeit::Time(ms(30))));
    }
}
