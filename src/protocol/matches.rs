//! Matches from the command line.

use std::fmt::Write as _;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::time::Duration;

use super::Failure;
use super::args::MatchArgs;
use super::commands::{unwritten, variant};
use crate::arena::{self, Match, Pace, SelfPlay, Spec, Summary};
use crate::engine::Skill;
use crate::rules;
use crate::variant::{Library, WeightsDef};

/// The nodes of a move where nothing is said.
const NODES: u64 = 10_000;

/// Why a game cannot be played against itself.
const NO_START: &str = "the start position cannot be set up";

/// Plays a match: a line for each game, then a table.
pub(super) fn run(library: &Library, args: &MatchArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let match_ = parse(library, args)?;
    let mut file = args.save.as_deref().map(open).transpose()?;
    let mut summary = Summary::default();
    let mut written = Ok(());
    let statistics = arena::run(&match_, &mut |played, statistics| {
        summary.count(played);
        written = writeln!(out, "{}", arena::progress_line(&match_, played, statistics)).and_then(|()| out.flush());
        if let (Ok(()), Some(file)) = (&written, file.as_mut()) {
            written = file.write_all(arena::saved_game(&match_, played).as_bytes());
        }
        written.is_ok()
    });
    written.map_err(unwritten)?;
    write!(out, "{}", arena::table(&match_, &statistics, &summary)).map_err(unwritten)
}

/// Tunes the evaluation of a game and writes its corrections to a file.
pub(super) fn tune(library: &Library, id: &str, tuning: SelfPlay, file: &Path, out: &mut dyn Write) -> Result<(), Failure> {
    let variant = variant(library, id)?;
    let progress = |games: u64, positions: usize| {
        if games.is_multiple_of(20) {
            // Nothing more can be said if the error stream is closed.
            let _ = writeln!(std::io::stderr(), "{games} of {} games, {positions} positions", tuning.games);
        }
    };
    let fit = arena::tune(&variant, tuning, &progress).ok_or(NO_START)?;
    write_weights(file, &WeightsDef { levels: variant.weights.levels.clone(), ..fit.weights })?;
    writeln!(
        out,
        "mean squared error of the expected result, on positions kept back: {:.5} as derived, {:.5} with the corrections",
        fit.before, fit.after
    )
    .map_err(unwritten)
}

/// Spaces the levels of a game and writes its weights, with the levels among them, to a file.
pub(super) fn space(library: &Library, id: &str, spacing: SelfPlay, file: &Path, out: &mut dyn Write) -> Result<(), Failure> {
    let variant = variant(library, id)?;
    let mut progress = |first: &str, second: &str, score: f64| {
        // Nothing more can be said if the error stream is closed.
        let _ = writeln!(std::io::stderr(), "{first} against {second}: {:.1} %", 100.0 * score);
    };
    let spaced = arena::space(&variant, spacing, &mut progress).ok_or(NO_START)?;
    write_weights(file, &WeightsDef { levels: spaced.levels.clone(), ..variant.weights.clone() })?;
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

/// Writes what has been found by play, as a definition's `weights` has it.
fn write_weights(file: &Path, weights: &WeightsDef) -> Result<(), Failure> {
    std::fs::write(file, Library::weights_text(weights) + "\n").map_err(|error| format!("{}: {error}", file.display()))
}

fn open(path: &Path) -> Result<File, Failure> {
    OpenOptions::new().create(true).append(true).open(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn parse(library: &Library, args: &MatchArgs) -> Result<Match, Failure> {
    let variant = variant(library, &args.variant)?;
    let start = rules::start(&variant).map_err(|error| error.to_string())?;
    let clock = args.tc.as_deref().map(Pace::clock).transpose()?;
    let mut pace = Pace { clock, time: args.time.map(Duration::from_millis), nodes: args.nodes, depth: args.depth };
    if pace == Pace::default() {
        pace.nodes = Some(NODES);
    }
    let players: [Spec; 2] = [args.first.parse()?, args.second.parse()?];
    players.iter().try_for_each(|player| player.check_pace(pace))?;
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
        margin: Duration::from_millis(args.margin),
    })
}
