//! A match: pairs of games from the same opening with colours swapped, several at once.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use nestmate_core::game::Game;
use nestmate_core::position::Position;
use nestmate_core::variant::{Side, Variant};

use super::opening::Openings;
use super::play::{Ending, Over, Terms, play};
use super::player::{Contestant, Forfeit, player};
use super::share_out;
use super::spec::{Pace, PlayerSort, Spec, Sprt};
use super::statistics::Statistics;

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

    #[must_use]
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
