//! Learning a game from play, in rounds: games of the engine against itself, a network fitted to all games so far, a match that says
//! whether it is stronger than what was there before.
//!
//! All that a round does follows from its number and the seed. Games and finished rounds are on disk, so the work goes on after a break as
//! if there had been none.

mod self_play_games;

use std::fs::OpenOptions;
use std::io::{ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use std::{fmt, io};

use nestmate_core::position::Position;
use nestmate_core::rules;
use nestmate_core::variant::{Side, Variant};
use nestmate_engine::{FittedNetwork, Network, NetworkFault, NetworkReader, Studied, Training, train};
use thiserror::Error;

use super::space::is_quiet;
use super::spec::{OwnEngine, Pace, PlayerSort, Schooled, Spec};
use super::statistics::Statistics;
use super::tournament::{Match, run};
use crate::networks::{MAX_NETWORK, network_file, shipped_network};
use crate::{disk, storage};
use self_play_games::SelfPlayGame;

pub use self_play_games::{SelfPlayFault, SelfPlayGames};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LearnPlan {
    pub games: u64,
    pub nodes: u64,
    pub opening: usize,
    /// How many games the match has at the end of a round, and how many nodes each of its moves.
    pub trial: (usize, u64),
    pub rounds: u64,
    pub seed: u64,
    pub threads: usize,
}

/// Learning ends after so many rounds in a row without a gain.
pub const LEARN_PATIENCE: usize = 3;

/// Plies after which a game of the match is drawn.
const LONGEST: usize = 400;

/// What the files of the games and of the rounds have behind the name of the network.
const GAMES: &str = ".games";
const ROUNDS: &str = ".rounds";

#[derive(Debug, Error)]
pub enum LearnFault {
    #[error(transparent)]
    Games(#[from] SelfPlayFault),
    #[error("{0}: {1}")]
    Network(String, NetworkFault),
    #[error("{0}: {1}")]
    File(String, io::Error),
    #[error("the start position cannot be set up")]
    NoStart,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum LearnNews {
    /// So many games have been played, of so many that the round needs.
    Games(usize, usize),
    /// A pass of the fit is over: its number, how many positions there are, the mean square of the error on those kept back.
    Fitted(u32, usize, f32),
    /// So many games of the match are over, of so many; the gain in Elo so far and its error, if that can be told.
    Match(usize, usize, f64, Option<f64>),
    Round(LearnRound),
}

#[derive(Debug)]
pub struct LearnCourse<'a> {
    variant: &'a Arc<Variant>,
    plan: LearnPlan,
    /// The file of the network; games and rounds are kept beside it.
    out: PathBuf,
    stop: &'a AtomicBool,
    until: Option<Instant>,
    known: Option<Arc<Network>>,
    own: bool,
}

impl<'a> LearnCourse<'a> {
    /// Learning a game; the network goes to `out`. It ends when `stop` is set or the time is over.
    pub fn new(variant: &'a Arc<Variant>, plan: LearnPlan, out: &Path, stop: &'a AtomicBool, time: Option<Duration>) -> Self {
        let until = time.and_then(|time| Instant::now().checked_add(time));
        Self { variant, plan, out: out.to_owned(), stop, until, known: None, own: false }
    }

    /// The rounds of a game whose learning was begun where the window, UCI and `XBoard` look for its network; none are over if their file
    /// cannot be read. `None` if it was not begun.
    pub fn begun(variant: &Variant) -> Option<Vec<LearnRound>> {
        let file = network_file(variant).filter(|file| beside(file, GAMES).exists())?;
        Some(read_rounds(&beside(&file, ROUNDS)).unwrap_or_default())
    }

    /// Learning for this user's own games: it goes on from what the program ships, so that whatever is found is better than that, and
    /// nobody else can read the files.
    #[must_use]
    pub fn for_own_use(self) -> Self {
        Self { known: shipped_network(self.variant), own: true, ..self }
    }

    pub fn games(&self) -> Result<SelfPlayGames, SelfPlayFault> {
        SelfPlayGames::open_with(&beside(&self.out, GAMES), &self.variant.id, self.appended())
    }

    fn appended(&self) -> OpenOptions {
        let mut options = if self.own { disk::own_file() } else { OpenOptions::new() };
        options.create(true).append(true);
        options
    }

    fn notes(&self) -> PathBuf {
        beside(&self.out, ROUNDS)
    }

    pub fn rounds(&self) -> Result<Vec<LearnRound>, LearnFault> {
        let notes = self.notes();
        read_rounds(&notes).map_err(|error| LearnFault::File(notes.display().to_string(), error))
    }

    fn is_over(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || self.until.is_some_and(|until| Instant::now() >= until)
    }

    /// Learns until there is nothing more to be gained, the time is over or `stop` is set; gives the rounds so far.
    pub fn run(&self, tell: &mut dyn FnMut(LearnNews)) -> Result<Vec<LearnRound>, LearnFault> {
        let at = |path: &Path| path.display().to_string();
        let (mut rounds, mut games, notes) = (self.rounds()?, self.games()?, self.notes());
        while !self.is_over() && (rounds.len() as u64) < self.plan.rounds && !is_stuck(&rounds) {
            let network = if rounds.iter().any(|round| round.better) { self.network()? } else { self.known.clone() };
            let Some((round, found)) = self.round(rounds.len() as u64, &mut games, network, tell)? else { break };
            if round.better {
                let write = if self.own { storage::write_own } else { storage::write_whole };
                write(&self.out, &found.write()).map_err(|error| LearnFault::File(at(&self.out), error))?;
            }
            let written = disk::open(&notes, &mut self.appended()).and_then(|mut file| writeln!(file, "{round}"));
            written.map_err(|error| LearnFault::File(at(&notes), error))?;
            rounds.push(round);
            tell(LearnNews::Round(round));
        }
        Ok(rounds)
    }

    fn network(&self) -> Result<Option<Arc<Network>>, LearnFault> {
        let name = || self.out.display().to_string();
        match disk::read_whole(&self.out, MAX_NETWORK) {
            Ok(bytes) => {
                Network::read(&bytes, self.variant).map(|known| Some(Arc::new(known))).map_err(|fault| LearnFault::Network(name(), fault))
            }
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(LearnFault::File(name(), error)),
        }
    }

    /// Plays the games of a round, fits a network and tries it; `None` if it was broken off.
    fn round(
        &self,
        round: u64,
        played: &mut SelfPlayGames,
        network: Option<Arc<Network>>,
        tell: &mut dyn FnMut(LearnNews),
    ) -> Result<Option<(LearnRound, Arc<Network>)>, LearnFault> {
        let games = self.plan.games * (round + 1);
        let wanted = usize::try_from(games).unwrap_or(usize::MAX);
        let missing: Vec<u64> = (0..games).filter(|&number| !played.has(number)).collect();
        let mut fault = Ok(());
        self_play_games::gather(self.variant, &self.plan, network.as_ref(), &missing, self.stop, &mut |game| {
            fault = played.add(game);
            tell(LearnNews::Games(played.len(), wanted));
            fault.is_ok() && !self.is_over()
        });
        fault?;
        if (0..games).any(|number| !played.has(number)) {
            return Ok(None);
        }
        let [seen, kept] = samples(self.variant, played.games().take_while(|game| game.number < games));
        let training = Training { seed: self.plan.seed, ..Training::default() };
        let FittedNetwork { network: found, before, after, .. } = train(self.variant, &seen, &kept, training, &mut |pass, error| {
            tell(LearnNews::Fitted(pass, seen.len(), error));
            !self.is_over()
        });
        if self.is_over() {
            return Ok(None);
        }
        let statistics = self.trial(round, [Some(Arc::clone(&found)), network], tell)?;
        let Some(better) = verdict(&statistics, self.plan.trial.0, self.stop.load(Ordering::Relaxed)) else { return Ok(None) };
        let (elo, error) = statistics.elo();
        let round =
            LearnRound { number: round + 1, games: wanted, errors: (before, after), elo: (elo, error.unwrap_or(f64::INFINITY)), better };
        Ok(Some((round, found)))
    }

    /// A match of a new network against what was there before, or as much of it as there is time for.
    fn trial(&self, round: u64, networks: [Option<Arc<Network>>; 2], tell: &mut dyn FnMut(LearnNews)) -> Result<Statistics, LearnFault> {
        let start = rules::start(self.variant).map_err(|_| LearnFault::NoStart)?;
        let own = |network| PlayerSort::Own(OwnEngine { hash: TABLE_MIB, net: Schooled::Given(network), ..OwnEngine::default() });
        let (games, nodes) = self.plan.trial;
        let match_ = Match {
            variant: Arc::clone(self.variant),
            players: networks.map(|network| Spec { text: String::new(), who: own(network), pace: None }),
            starts: [start.clone(), start],
            games,
            opening: self.plan.opening,
            pace: Pace { nodes: Some(nodes), ..Pace::default() },
            concurrency: self.plan.threads,
            sprt: None,
            // Other openings than those that were learnt from.
            seed: (self.plan.seed + round + 1).wrapping_mul(1 << 24),
            longest: LONGEST,
            margin: Duration::ZERO,
        };
        let stop = AtomicBool::new(false);
        Ok(run(&match_, &stop, &mut |_, statistics| {
            let (elo, error) = statistics.elo();
            tell(LearnNews::Match(statistics.games() as usize, games, elo, error));
            !self.is_over()
        }))
    }
}

fn beside(network: &Path, end: &str) -> PathBuf {
    let mut name = network.to_owned().into_os_string();
    name.push(end);
    name.into()
}

/// Whether a new network takes the place of what was there before, by a match that was to have so many games; `None` if it was broken off
/// before it could tell.
fn verdict(statistics: &Statistics, games: usize, stopped: bool) -> Option<bool> {
    let played = statistics.games() as usize;
    let gains = |share: f64| statistics.score_error().is_some_and(|error| statistics.score() - share * error > 0.5);
    if played >= games {
        // A network that has learnt from more games is seldom weaker, so half the error is enough. Chance alone gets this far one time in six.
        return Some(gains(0.5));
    }
    // A stopped match is played again when learning goes on. When time is up, that may never be, so a clear gain counts.
    (!stopped && played >= games / 4 && gains(1.0)).then_some(true)
}

/// The size of the table of each player, in MiB.
const TABLE_MIB: usize = 4;

fn is_stuck(rounds: &[LearnRound]) -> bool {
    rounds.iter().rev().take_while(|round| !round.better).count() >= LEARN_PATIENCE
}

/// Plays those of a share of the games of the first round that the file lacks: each `apart`th from `first` on. `progress` is told how many
/// games there are.
pub fn play_share(
    variant: &Arc<Variant>,
    plan: &LearnPlan,
    (first, apart): (u64, u64),
    games: &mut SelfPlayGames,
    stop: &AtomicBool,
    progress: &mut dyn FnMut(usize),
) -> Result<(), SelfPlayFault> {
    let apart = usize::try_from(apart.max(1)).unwrap_or(1);
    let numbers: Vec<u64> = (first..plan.games).step_by(apart).filter(|&number| !games.has(number)).collect();
    let mut result = Ok(());
    self_play_games::gather(variant, plan, None, &numbers, stop, &mut |game| {
        result = games.add(game);
        progress(games.len());
        result.is_ok() && !stop.load(Ordering::Relaxed)
    });
    result
}

/// Each such game is kept back, to judge by.
const KEPT_BACK: u64 = 10;

/// The positions that are learnt from, and those that are kept back. Games come one after the other in the order of their numbers; a game that
/// cannot be played by the rules ends where that shows.
fn samples<'a>(variant: &Variant, games: impl Iterator<Item = &'a SelfPlayGame>) -> [Vec<Studied>; 2] {
    let reader = NetworkReader::new(variant);
    let mut found = [Vec::new(), Vec::new()];
    let Ok(start) = rules::start(variant) else { return found };
    for game in games {
        let kept = usize::from(game.number % KEPT_BACK == KEPT_BACK - 1);
        replay(variant, &reader, start.clone(), game, &mut found[kept]);
    }
    found
}

fn replay(variant: &Variant, reader: &NetworkReader<'_>, mut position: Position, game: &SelfPlayGame, found: &mut Vec<Studied>) {
    for (text, score) in &game.moves {
        let Ok(mv) = rules::parse_move(&position, variant, text) else { return };
        if let Some(score) = score.filter(|_| is_quiet(&position, variant, mv)) {
            let own = if position.side() == Side::White { game.half_points } else { 2 - game.half_points };
            found.push(reader.read(&position, score, f32::from(own) / 2.0));
        }
        position.play(variant, mv);
    }
}

/// The longest file that is read, in bytes.
const LONGEST_LOG: usize = 1 << 20;

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LearnRound {
    /// Its number, from 1.
    pub number: u64,
    pub games: usize,
    /// The mean square of the error on positions kept back: as derived, and with the new network.
    pub errors: (f32, f32),
    /// How much stronger the new network is than what was there before, in Elo, with half the width of the 95 % interval; infinite where
    /// that cannot be told.
    pub elo: (f64, f64),
    pub better: bool,
}

impl fmt::Display for LearnRound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (errors, elo, verdict) = (self.errors, self.elo, if self.better { "kept" } else { "dropped" });
        write!(f, "{} {} {:.5} {:.5} {:+.1} {:.1} {verdict}", self.number, self.games, errors.0, errors.1, elo.0, elo.1)
    }
}

impl FromStr for LearnRound {
    type Err = ();

    fn from_str(line: &str) -> Result<Self, ()> {
        let words: Vec<&str> = line.split(' ').collect();
        let [number, games, before, after, elo, error, verdict] = words[..] else { return Err(()) };
        let better = match verdict {
            "kept" => true,
            "dropped" => false,
            _ => return Err(()),
        };
        let (errors, elo) = ((part(before)?, part(after)?), (part(elo)?, part(error)?));
        Ok(Self { number: part(number)?, games: part(games)?, errors, elo, better })
    }
}

fn part<T: FromStr>(word: &str) -> Result<T, ()> {
    word.parse().map_err(|_| ())
}

/// The rounds of a file, as far as it can be read; none if there is no file.
fn read_rounds(path: &Path) -> io::Result<Vec<LearnRound>> {
    match disk::read_whole_text(path, LONGEST_LOG) {
        Ok(text) => Ok(text.lines().map_while(|line| line.parse().ok()).collect()),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(error),
    }
}

#[cfg(test)]
mod tests;
