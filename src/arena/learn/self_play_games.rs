//! The games that are learnt from: the engine against itself, from even openings by chance, with few nodes a move. A line is added to their
//! file when a game is over, so the work can be broken off at any time.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::{fmt, io};

use nestmate_core::position::{Position, move_text};
use nestmate_core::rules;
use nestmate_core::variant::{Side, Variant};
use nestmate_engine::{Limits, Memory, Network, Score, Search};
use thiserror::Error;

use super::{LearnPlan, TABLE_MIB};
use crate::arena::opening::Openings;
use crate::arena::share_out;
use crate::arena::space::DECIDED;
use crate::disk;

/// The longest file that is read, in bytes.
const LONGEST: usize = 256 << 20;

/// The first words of such a file; the id of the game follows.
const MAGIC: &str = "nestmate-games 1";

#[derive(Debug, Error)]
pub enum SelfPlayFault {
    #[error("{0}: {1}")]
    File(String, io::Error),
    #[error("{0} has no games of self-play of {1}")]
    Other(String, String),
    #[error("{0}, line {1}: this is no game of self-play")]
    Line(String, usize),
}

#[derive(Debug)]
pub struct SelfPlayGames {
    path: PathBuf,
    file: File,
    games: BTreeMap<u64, SelfPlayGame>,
}

impl SelfPlayGames {
    /// The games of a file, which is made if there is none. A last line that was cut off by a break is dropped.
    pub fn open(path: &Path, id: &str) -> Result<Self, SelfPlayFault> {
        let mut options = OpenOptions::new();
        options.create(true).append(true);
        Self::open_with(path, id, options)
    }

    pub(super) fn open_with(path: &Path, id: &str, mut options: OpenOptions) -> Result<Self, SelfPlayFault> {
        let fault = |error| SelfPlayFault::File(path.display().to_string(), error);
        let text = match disk::read_whole_text(path, LONGEST) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            Err(error) => return Err(fault(error)),
        };
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        // What is there of a first line has to be the beginning of one, for it is written over.
        if whole == 0 && !format!("{MAGIC} {id}").starts_with(&text) {
            return Err(SelfPlayFault::Other(path.display().to_string(), id.to_owned()));
        }
        let games = if whole == 0 { BTreeMap::new() } else { read(&text[..whole], path, id)? };
        let mut file = disk::open(path, &mut options).map_err(fault)?;
        file.set_len(whole as u64).map_err(fault)?;
        if whole == 0 {
            writeln!(file, "{MAGIC} {id}").map_err(fault)?;
        }
        Ok(Self { path: path.to_owned(), file, games })
    }

    /// Takes in the games of another file that it lacks.
    pub fn merge(&mut self, path: &Path, id: &str) -> Result<(), SelfPlayFault> {
        let text = disk::read_whole_text(path, LONGEST).map_err(|error| SelfPlayFault::File(path.display().to_string(), error))?;
        read(&text, path, id)?.into_values().try_for_each(|game| self.add(game))
    }

    /// Adds a game; one of a number that is there already is left out.
    pub(super) fn add(&mut self, game: SelfPlayGame) -> Result<(), SelfPlayFault> {
        if !self.has(game.number) {
            writeln!(self.file, "{game}").map_err(|error| SelfPlayFault::File(self.path.display().to_string(), error))?;
            self.games.insert(game.number, game);
        }
        Ok(())
    }

    pub(super) fn len(&self) -> usize {
        self.games.len()
    }

    pub(super) fn has(&self, number: u64) -> bool {
        self.games.contains_key(&number)
    }

    pub(super) fn games(&self) -> impl Iterator<Item = &SelfPlayGame> {
        self.games.values()
    }
}

fn read(text: &str, path: &Path, id: &str) -> Result<BTreeMap<u64, SelfPlayGame>, SelfPlayFault> {
    let name = || path.display().to_string();
    let mut lines = text.lines().zip(1..);
    if lines.next().is_none_or(|(line, _)| line.strip_prefix(MAGIC).map(str::trim) != Some(id)) {
        return Err(SelfPlayFault::Other(name(), id.to_owned()));
    }
    let game = |(line, at): (&str, usize)| {
        line.parse().map(|game: SelfPlayGame| (game.number, game)).map_err(|()| SelfPlayFault::Line(name(), at))
    };
    lines.map(game).collect()
}

/// A move of a game: its text, and what it was found to be worth to the side that makes it, in centipawns; `None` where nothing was
/// searched or the game is decided.
pub(super) type SelfPlayMove = (String, Option<i32>);

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct SelfPlayGame {
    pub(super) number: u64,
    /// What White got: half points, 0 to 2.
    pub(super) half_points: u8,
    pub(super) moves: Vec<SelfPlayMove>,
}

impl fmt::Display for SelfPlayGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.number, self.half_points)?;
        self.moves.iter().try_for_each(|(mv, score)| match score {
            Some(score) => write!(f, " {mv},{score}"),
            None => write!(f, " {mv}"),
        })
    }
}

impl FromStr for SelfPlayGame {
    type Err = ();

    fn from_str(line: &str) -> Result<Self, ()> {
        let mut words = line.split(' ');
        let mut number = || words.next().and_then(|word| word.parse::<u64>().ok());
        let (number, half_points) = number().zip(number()).ok_or(())?;
        let half_points = u8::try_from(half_points).ok().filter(|&points| points <= 2).ok_or(())?;
        let mv = |word: &str| match word.rsplit_once(',') {
            None => Ok((word.to_owned(), None)),
            Some((mv, score)) => score.parse().map(|score| (mv.to_owned(), Some(score))).map_err(|_| ()),
        };
        Ok(Self { number, half_points, moves: words.map(mv).collect::<Result<_, ()>>()? })
    }
}

/// Plies after which a game counts as drawn.
const MOST_PLIES: usize = 300;

/// A game is given up when so many plies in a row promise one side more than `DECIDED`.
const PATIENCE: usize = 6;

pub(super) struct SelfPlayer<'a> {
    variant: &'a Arc<Variant>,
    plan: &'a LearnPlan,
    openings: Openings,
    memory: Memory,
}

impl<'a> SelfPlayer<'a> {
    pub(super) fn new(variant: &'a Arc<Variant>, start: &Position, plan: &'a LearnPlan, memory: Memory) -> Self {
        Self { variant, plan, openings: Openings::new(variant, start, plan.opening, plan.seed), memory }
    }

    /// Plays the game of a number; `None` if `stop` was set before its end. Everything in it follows from the number and the plan.
    pub(super) fn play(&mut self, number: u64, stop: &AtomicBool) -> Option<SelfPlayGame> {
        let Self { variant, plan, openings, memory } = self;
        memory.clear();
        openings.restart(plan.seed.wrapping_mul(1 << 32).wrapping_add(number));
        let mut game = openings.get(0);
        let opening = game.line().into_iter().filter_map(|node| game.tree().mv(node));
        let mut moves: Vec<_> = opening.map(|mv| (move_text(variant, mv), None)).collect();
        let limits = Limits { nodes: Some(plan.nodes), ..Limits::default() };
        let (mut decided, mut leader) = (0, None);
        while game.outcome().is_none() && game.ply() < MOST_PLIES && decided < PATIENCE {
            let history = game.hashes_before();
            let search = Search { limits, history: &history, ..Search::new(game.position(), variant) };
            let info = search.run(memory, stop, &mut |_| {});
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            let info = info?;
            let (score, ahead) = match info.score {
                Score::Centipawns(score) if score.abs() < DECIDED => (Some(score), None),
                score @ (Score::Centipawns(_) | Score::Mate(_)) => {
                    (None, Some(if score.share() > 0.5 { game.position().side() } else { game.position().side().other() }))
                }
            };
            decided = if ahead.is_some() && ahead == leader { decided + 1 } else { usize::from(ahead.is_some()) };
            leader = ahead;
            let mv = info.pv[0];
            moves.push((move_text(variant, mv), score));
            game.play(mv).ok()?;
        }
        let winner = game.outcome().map_or(leader.filter(|_| decided >= PATIENCE), |outcome| outcome.winner);
        let half_points = match winner {
            Some(Side::White) => 2,
            Some(Side::Black) => 0,
            None => 1,
        };
        Some(SelfPlayGame { number, half_points, moves })
    }
}

/// Plays the games of these numbers and shows each as it ends, in no certain order; one that `look` answers with false is the last.
pub(super) fn gather(
    variant: &Arc<Variant>,
    plan: &LearnPlan,
    network: Option<&Arc<Network>>,
    numbers: &[u64],
    stop: &AtomicBool,
    look: &mut dyn FnMut(SelfPlayGame) -> bool,
) {
    let Ok(start) = rules::start(variant) else { return };
    let begin = || {
        let mut player = SelfPlayer::new(variant, &start, plan, Memory::with(variant, TABLE_MIB, network.cloned()));
        move |next: usize| player.play(*numbers.get(next)?, stop)
    };
    share_out("learn", plan.threads.min(numbers.len()), &AtomicBool::new(false), begin, look);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_is_read_as_it_was_written() {
        let moves = vec![("e2e4".to_owned(), None), ("P*e5".to_owned(), Some(-35)), ("e7e8=Q".to_owned(), Some(7))];
        let game = SelfPlayGame { number: 12, half_points: 1, moves };
        assert_eq!(game.to_string(), "12 1 e2e4 P*e5,-35 e7e8=Q,7");
        assert_eq!(game.to_string().parse(), Ok(game));
        for wrong in ["", "1", "x 1 e2e4", "1 3 e2e4", "1 1 e2e4,much"] {
            assert_eq!(wrong.parse::<SelfPlayGame>(), Err(()), "{wrong}");
        }
    }
}
