//! The command line: text in, text out, exit codes.

mod args;
mod commands;
mod lines;
mod matches;
mod pictures;
mod uci;
mod xboard;

use std::io::{BufRead, BufReader, Write};
use std::process::ExitCode;

use clap::Parser;

pub use args::Args;
use args::Command;

use crate::arena::SelfPlay;
use crate::variant::Library;

/// What a command could not do, as one line for the error stream.
type Failure = String;

/// Runs the program with the arguments that it was started with.
#[must_use]
pub fn main() -> ExitCode {
    let args = Args::parse();
    let (mut out, mut err) = (std::io::stdout().lock(), std::io::stderr());
    let done = run(&args, &mut BufReader::new(std::io::stdin()), &mut out, &mut err);
    let flushed = out.flush();
    match done {
        Ok(code) if flushed.is_ok() => code,
        Ok(_) => ExitCode::FAILURE,
        Err(failure) => {
            // Nothing more can be said if even the error stream is closed.
            let _ = writeln!(err, "error: {failure}");
            ExitCode::FAILURE
        }
    }
}

/// Runs one command.
///
/// # Errors
/// One sentence on what could not be done.
pub fn run(args: &Args, input: &mut (dyn BufRead + Send), out: &mut dyn Write, err: &mut dyn Write) -> Result<ExitCode, Failure> {
    if let Some(Command::Check { file }) = &args.command {
        return commands::check(file, out);
    }
    let library = commands::library(args.with.as_deref(), err)?;
    match &args.command {
        None => commands::window(library, None)?,
        Some(Command::Open { file }) => commands::window(library, Some(file.clone()))?,
        Some(Command::List) => commands::list(&library, out)?,
        Some(Command::Start { variant }) => commands::start(&library, variant, out)?,
        Some(Command::Perft { variant, depth, position, divide }) => {
            commands::perft(&commands::game(&library, variant, position.as_deref())?, *depth, *divide, out, err)?;
        }
        Some(Command::Moves { variant, stdin: true, .. }) => commands::moves_of_lines(&library, variant, input, out)?,
        Some(Command::Moves { variant, position, .. }) => {
            commands::moves(&commands::game(&library, variant, position.as_deref())?, out)?;
        }
        Some(Command::Best { variant, position, ms, depth, nodes }) => {
            let game = commands::game(&library, variant, position.as_deref())?;
            commands::best(&game, *ms, *depth, *nodes, out)?;
        }
        Some(Command::Inner { variant }) => commands::inner(&library, variant, out)?,
        Some(Command::Shot { variant, out: file, position, layers, size, flip, dark }) => {
            let game = commands::game(&library, variant, position.as_deref())?;
            pictures::shot(&library, game, file, &pictures::Look { layers: layers.as_deref(), size, flip: *flip, dark: *dark })?;
        }
        Some(Command::Film { game, out: file, size, seconds, flip, dark }) => {
            pictures::film(&library, game, file, &pictures::Look { layers: None, size, flip: *flip, dark: *dark }, *seconds)?;
        }
        Some(Command::Rules { variant, out: file }) => pictures::rules(&library, variant, file.as_deref(), out)?,
        Some(Command::Uci) => uci::serve(&library, input, out)?,
        Some(Command::Xboard) => xboard::serve(&library, input, out)?,
        Some(Command::Bench) => commands::bench(&Library::shipped(), out, err)?,
        Some(Command::Match(args)) => matches::run(&library, args, out)?,
        Some(Command::Tune { variant, out: file, games, nodes, openings, seed, concurrency }) => {
            let tuning = SelfPlay { games: *games, nodes: *nodes, opening: *openings, seed: *seed, concurrency: *concurrency };
            matches::tune(&library, variant, tuning, file, out)?;
        }
        Some(Command::Levels { variant, out: file, games, nodes, openings, seed, concurrency }) => {
            let spacing = SelfPlay { games: *games, nodes: *nodes, opening: *openings, seed: *seed, concurrency: *concurrency };
            matches::space(&library, variant, spacing, file, out)?;
        }
        Some(Command::Check { .. }) => {}
    }
    Ok(ExitCode::SUCCESS)
}
