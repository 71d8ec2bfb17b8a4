//! Matches from the command line.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::time::Duration;

use super::Failure;
use super::args::MatchArgs;
use super::commands::{unwritten, variant};
use crate::arena::{self, Match, Pace, Summary};
use crate::rules;
use crate::variant::Library;

/// The nodes of a move where nothing is said.
const NODES: u64 = 10_000;

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
    Ok(Match {
        variant,
        players: [args.first.parse()?, args.second.parse()?],
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
