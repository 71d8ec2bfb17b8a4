//! Matches, tuning and learning from the command line.

use std::fmt::Write as _;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args as Arguments;
use clap::builder::RangedU64ValueParser;
use nestmate_core::rules;
use nestmate_core::variant::{Library, Variant, WeightsDef};
use nestmate_engine::{Memory, Skill};

use super::args::LearnArgs;
use super::commands::variant;
use super::failure::{Failure, of_file, unwritten};
use super::printed::error_stream;
use super::work::{Interrupt, Saved};
use crate::arena::{
    LearnCourse, LearnFault, LearnNews, LearnPlan, LearnRound, Match, Pace, SelfPlay, SelfPlayFault, SelfPlayGames, Spec, Summary,
    play_share,
};
use crate::networks::{network_file, place_for_network};
use crate::saying::Saying;
use crate::{arena, storage};

// No comment of its own: clap would take it for what the command does.
#[derive(Arguments, Debug)]
pub struct MatchArgs {
    /// Id of the game.
    pub game: String,
    /// The first player.
    #[arg(long, default_value = "self", value_name = "PLAYER")]
    pub first: String,
    /// The second player.
    #[arg(long, default_value = "self", value_name = "PLAYER")]
    pub second: String,
    /// Games to play. Each opening is played twice, with colours swapped, and no two openings are alike; a player against itself plays each
    /// once, because the second game would repeat the first.
    #[arg(long, default_value_t = 100, value_parser = RangedU64ValueParser::<usize>::new().range(1..))]
    pub games: usize,
    /// Random plies before the players begin; a few more where there are not enough different openings of that length. With 0 all games begin
    /// from the starting position, and deterministic players repeat the same game.
    #[arg(long, default_value_t = 8, value_name = "PLIES")]
    pub openings: usize,
    /// Clock: seconds per player, and seconds added for each move.
    #[arg(long, value_name = "3+0.05")]
    pub tc: Option<String>,
    /// Milliseconds for each move.
    #[arg(long, value_name = "MS")]
    pub time: Option<u64>,
    /// Positions to search for each move.
    #[arg(long)]
    pub nodes: Option<u64>,
    /// Plies to look ahead.
    #[arg(long)]
    pub depth: Option<u32>,
    /// Games to play at once.
    #[arg(long, default_value_t = 2)]
    pub concurrency: usize,
    /// Ends the match as soon as a sequential test (SPRT) has decided between two Elo differences.
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    pub sprt: Option<String>,
    /// Random seed.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// A file to add the games to.
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Plies after which a game is drawn.
    #[arg(long, default_value_t = 600, value_name = "PLIES")]
    pub longest: usize,
    /// Milliseconds by which a player may exceed the clock.
    #[arg(long, default_value_t = 50, value_name = "MS")]
    pub margin: u64,
}

const NODES: u64 = 10_000;

fn no_start() -> Failure {
    Failure::Problem("the start position cannot be set up".to_owned())
}

/// Plays a match: a line for each game, then a table.
pub(super) fn run(library: &Library, args: &MatchArgs, out: &mut dyn Write, err: &mut dyn Write) -> Result<(), Failure> {
    let match_ = parse(library, args)?;
    fits(&match_)?;
    let mut file = args.save.as_deref().map(|path| Saved::open(path).map_err(of_file(path)).map(|file| (path, file))).transpose()?;
    if match_.opening == 0 && match_.games > 2 {
        let note = "note: all games begin from the start position; players that leave nothing to chance repeat themselves (see --openings)";
        writeln!(err, "{note}").map_err(unwritten)?;
    }
    let mut summary = Summary::default();
    let mut written = Ok(());
    let interrupt = Interrupt::caught()?;
    let statistics = arena::run(&match_, &interrupt.stop, &mut |played, statistics| {
        summary.count(played);
        written = writeln!(out, "{}", arena::progress_line(&match_, played, statistics)).and_then(|()| out.flush()).map_err(unwritten);
        if let (Ok(()), Some((path, file))) = (&written, file.as_mut()) {
            written = file.add(arena::saved_game(&match_, played).as_bytes()).map_err(of_file(path));
        }
        written.is_ok()
    });
    written?;
    write!(out, "{}", arena::table(&match_, &statistics, &summary)).map_err(unwritten)?;
    interrupt.failure()
}

/// Makes sure that there is memory for the tables of all games that are played at once.
fn fits(match_: &Match) -> Result<(), Failure> {
    let wanted = match_.tables();
    let had = Memory::fitting(wanted, 0);
    if had < wanted {
        let at_once = match_.concurrency.clamp(1, match_.games);
        let told = format!("the players' tables take {wanted} MiB with {at_once} games at once, but there is memory for {had} MiB");
        return Err(Failure::Problem(told));
    }
    Ok(())
}

pub(super) fn tune(library: &Library, id: &str, tuning: SelfPlay, file: &Path, out: &mut dyn Write) -> Result<(), Failure> {
    let variant = variant(library, id)?;
    storage::check_writable(file).map_err(of_file(file))?;
    let progress = |games: u64, positions: usize| {
        if games.is_multiple_of(20) {
            // Nothing more can be said if the error stream is closed.
            let _ = writeln!(error_stream(), "{games} of {} games, {positions} positions", tuning.games);
        }
    };
    let fit = arena::tune(&variant, tuning, &progress).ok_or_else(no_start)?;
    write_weights(file, &WeightsDef { levels: variant.weights.levels.clone(), shown: variant.weights.shown, ..fit.weights })?;
    writeln!(
        out,
        "mean squared error of the expected result, on positions kept back: {:.5} as derived, {:.5} with the corrections",
        fit.before, fit.after
    )
    .map_err(unwritten)
}

pub(super) fn space(library: &Library, id: &str, spacing: SelfPlay, file: &Path, out: &mut dyn Write) -> Result<(), Failure> {
    let variant = variant(library, id)?;
    storage::check_writable(file).map_err(of_file(file))?;
    let mut progress = |first: &str, second: &str, score: f64| {
        // Nothing more can be said if the error stream is closed.
        let _ = writeln!(error_stream(), "{first} against {second}: {:.1} %", 100.0 * score);
    };
    let spaced = arena::space(&variant, spacing, &mut progress).ok_or_else(no_start)?;
    // The Elo of the levels as they were says nothing of these.
    write_weights(file, &WeightsDef { levels: spaced.levels.clone(), elo: Vec::new(), ..variant.weights.clone() })?;
    let mut table = String::new();
    for (skill, rating) in spaced.ratings {
        let _ = writeln!(table, "skill {skill:4}: {rating:+5.0} Elo from the greedy mover");
    }
    let skills = spaced.levels[1..].iter().copied().chain([Skill::FULL.thousandths()]);
    for ((level, skill), expected) in (1..).zip(skills).zip(spaced.expected) {
        let below = if level == 1 { "the greedy mover".to_owned() } else { format!("level {}", level - 1) };
        let _ = writeln!(table, "level {level}: skill {skill}, {:.0} % expected against {below}", 100.0 * expected);
    }
    out.write_all(table.as_bytes()).map_err(unwritten)
}

fn write_weights(file: &Path, weights: &WeightsDef) -> Result<(), Failure> {
    storage::write_whole(file, (Library::weights_text(weights) + "\n").as_bytes()).map_err(of_file(file))
}

fn parse(library: &Library, args: &MatchArgs) -> Result<Match, Failure> {
    let variant = variant(library, &args.game)?;
    let start = rules::start(&variant).map_err(|error| Failure::Problem(error.said()))?;
    let clock = args.tc.as_deref().map(Pace::clock).transpose()?;
    let mut pace = Pace { clock, time: args.time.map(Pace::move_time), nodes: args.nodes, depth: args.depth };
    if pace == Pace::default() {
        pace.nodes = Some(NODES);
    }
    let players: [Spec; 2] = [args.first.parse()?, args.second.parse()?];
    players.iter().try_for_each(|player| player.check_pace(pace))?;
    players.iter().try_for_each(|player| player.check_learning(&variant).map_err(Failure::File))?;
    Ok(Match {
        variant,
        players,
        starts: [start.clone(), start],
        games: args.games,
        opening: args.openings,
        pace,
        concurrency: args.concurrency,
        sprt: args.sprt.as_deref().map(str::parse).transpose()?,
        seed: args.seed,
        longest: args.longest,
        margin: Pace::move_time(args.margin),
    })
}

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

pub(super) fn learn(library: &Library, args: &LearnArgs, out: &mut dyn Write, err: &mut dyn Write) -> Result<(), Failure> {
    let variant = variant(library, &args.game)?;
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
    storage::check_writable(&file).map_err(of_file(&file))?;
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
    place_for_network(variant).map_err(of_file(file.parent().unwrap_or(&file)))?;
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
