//! Learning a game from play, from the command line.

use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use nestmate_core::variant::{Library, Variant};

use super::args::LearnArgs;
use super::commands::variant;
use super::failure::{Failure, unwritten};
use super::work::Interrupt;
use crate::arena::{LearnCourse, LearnFault, LearnNews, LearnPlan, LearnRound, SelfPlayFault, SelfPlayGames, play_share};
use crate::networks::{network_file, place_for_network};
use crate::storage;

impl From<SelfPlayFault> for Failure {
    fn from(fault: SelfPlayFault) -> Self {
        Self::File(fault.to_string())
    }
}

impl From<LearnFault> for Failure {
    fn from(fault: LearnFault) -> Self {
        match fault {
            LearnFault::NoStart => Self::Problem(fault.to_string()),
            LearnFault::Games(_) | LearnFault::Network(..) | LearnFault::File(..) => Self::File(fault.to_string()),
        }
    }
}

pub(super) fn run(library: &Library, args: &LearnArgs, out: &mut dyn Write, err: &mut dyn Write) -> Result<(), Failure> {
    let variant = variant(library, &args.variant)?;
    let LearnArgs { games, nodes, openings: opening, rounds, seed, threads, .. } = *args;
    let plan = LearnPlan { games, nodes, opening, trial: (args.trial, args.trial_nodes), rounds, seed, threads };
    let interrupt = Interrupt::caught()?;
    if let Some(share) = args.shard {
        let out = args.out.as_ref().ok_or("--shard needs --out, the file of games")?;
        let mut games = SelfPlayGames::open(out, &variant.id)?;
        play_share(&variant, &plan, share, &mut games, &interrupt.stop, &mut |games| note(err, LearnNews::Games(games, games)))?;
        return interrupt.failure();
    }
    let file = place(&variant, args)?;
    storage::check_writable(&file).map_err(super::failure::of_file(&file))?;
    let time =
        args.hours.map(|hours| Duration::try_from_secs_f64(hours * 3600.0).map_err(|_| "--hours takes a number above 0")).transpose()?;
    let course = LearnCourse::new(&variant, plan, &file, &interrupt.stop, time);
    // What lies elsewhere is no successor of what ships.
    let course = if args.out.is_none() { course.for_own_use() } else { course };
    if !args.from.is_empty() {
        let mut games = course.games()?;
        args.from.iter().try_for_each(|file| games.merge(file, &variant.id))?;
    }
    let rounds = course.run(&mut |news| note(err, news))?;
    rounds.iter().try_for_each(|round| writeln!(out, "{}", told(round)).map_err(unwritten))?;
    interrupt.failure()
}

fn place(variant: &Variant, args: &LearnArgs) -> Result<PathBuf, Failure> {
    if let Some(out) = &args.out {
        return Ok(out.clone());
    }
    super::use_own_networks();
    let file = network_file(variant).ok_or("--out is needed: this user has no folder of their own")?;
    place_for_network(variant).map_err(super::failure::of_file(file.parent().unwrap_or(&file)))?;
    Ok(file)
}

/// Between two notes on games.
const APART: usize = 20;

/// Notes how far the work is. Nothing more can be said if the error stream is closed.
fn note(err: &mut dyn Write, news: LearnNews) {
    let _ = match news {
        LearnNews::Games(games, wanted) if games % APART == 0 || games == wanted => writeln!(err, "{games} of {wanted} games"),
        LearnNews::Match(games, wanted, elo, error) if games % APART == 0 || games == wanted => {
            let error = error.map_or_else(String::new, |error| format!(" ± {error:.0}"));
            writeln!(err, "match: {games} of {wanted} games, Elo {elo:+.0}{error}")
        }
        LearnNews::Games(..) | LearnNews::Match(..) => Ok(()),
        LearnNews::Fitted(pass, positions, error) => writeln!(err, "pass {pass} over {positions} positions: error {error:.5}"),
        LearnNews::Round(round) => writeln!(err, "{}", told(&round)),
    };
}

fn told(round: &LearnRound) -> String {
    let LearnRound { number, games, errors: (before, after), elo: (elo, error), better } = round;
    let verdict = if *better { "kept" } else { "no gain, dropped" };
    format!(
        "round {number}: {games} games, error {before:.5} as derived, {after:.5} with the network; Elo {elo:+.0} ± {error:.0}: {verdict}"
    )
}
