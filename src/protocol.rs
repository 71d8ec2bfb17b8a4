//! The command line: text in, text out, exit codes.

mod args;
mod commands;
mod convert;
mod failure;
mod import;
mod learn;
mod lines;
mod matches;
mod opened;
mod pictures;
mod printed;
mod puzzles;
mod uci;
mod work;
mod xboard;

use std::io::{BufRead, BufReader, IsTerminal, Write};
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{CommandFactory, Parser};

pub use args::Args;
use args::CliCommand;
pub use uci::serve as serve_uci;
pub use xboard::serve as serve_xboard;

use nestmate_text::words;

use crate::arena::SelfPlay;
use crate::networks::use_networks_of;
use crate::storage::Places;
use failure::{Failure, unwritten};
use printed::{Printed, error_stream, plain};

/// Runs the program with the arguments that it was started with.
#[must_use]
pub fn main() -> ExitCode {
    let args = Args::try_parse().unwrap_or_else(|error| exit_for(&error));
    if let (Some(_), Some(file)) = (&args.command, &args.file) {
        let told = format!("unexpected argument '{}' before the command", file.display());
        exit_for(&command_line().error(ErrorKind::ArgumentConflict, told));
    }
    let (mut out, mut err) = (std::io::stdout().lock(), error_stream());
    // A file that goes to another program or into a file has to be as it is.
    let is_file = args.command.as_ref().is_some_and(CliCommand::prints_file) && !out.is_terminal();
    let mut printed = Printed::new(&mut out);
    let input = Box::new(BufReader::new(std::io::stdin()));
    let done = if is_file { run(&args, input, printed.inner(), &mut err) } else { run(&args, input, &mut printed, &mut err) };
    let done = done.and_then(|code| out.flush().map(|()| code).map_err(unwritten));
    done.unwrap_or_else(|failure| {
        let (code, told) = (failure.code(), failure.told());
        if !told.is_empty() {
            // Nothing more can be said if even the error stream is closed.
            let _ = writeln!(err, "error: {told}");
        }
        code
    })
}

/// Ends the program with what clap says. It repeats arguments, which a script may have from anywhere.
fn exit_for(error: &clap::Error) -> ! {
    let told = error.render().to_string();
    if plain(&told) == told {
        error.exit();
    }
    // Nothing more can be said if even the error stream is closed.
    let _ = write!(error_stream(), "{told}");
    std::process::exit(error.exit_code())
}

/// The commands and options, for manuals and completions.
#[must_use]
pub fn command_line() -> clap::Command {
    Args::command()
}

/// Runs one command.
///
/// # Errors
/// What could not be done.
fn run(args: &Args, mut input: Box<dyn BufRead + Send>, out: &mut dyn Write, err: &mut dyn Write) -> Result<ExitCode, Failure> {
    words::set_language(args.language);
    if let Some(CliCommand::Check { file }) = &args.command {
        return commands::check(file, out);
    }
    match &args.command {
        Some(CliCommand::Import { betza: Some(text), .. }) => return import::piece(text, out),
        Some(CliCommand::Import { file: Some(file), out: to, .. }) => return import::variants(file, to.as_deref(), (out, err)),
        None => return commands::window(args.file.clone(), args.with.clone()),
        Some(CliCommand::Open { file }) => return commands::window(Some(file.clone()), args.with.clone()),
        Some(_) => {}
    }
    let (library, troubles) = commands::library(args.with.as_deref(), err)?;
    match &args.command {
        Some(CliCommand::List) => commands::list(&library, out)?,
        Some(CliCommand::Start { variant }) => commands::start(&library, variant, out)?,
        Some(CliCommand::Perft { variant, depth, position, divide }) => {
            commands::perft(&commands::game(&library, variant, position.as_deref(), err)?, *depth, *divide, out, err)?;
        }
        Some(CliCommand::Moves { variant, stdin: true, .. }) => commands::moves_of_lines(&library, variant, &mut *input, (out, err))?,
        Some(CliCommand::Moves { variant, position, .. }) => {
            commands::moves(&commands::game(&library, variant, position.as_deref(), err)?, out)?;
        }
        Some(CliCommand::Best { variant, position, ms, depth, nodes }) => {
            let game = commands::game(&library, variant, position.as_deref(), err)?;
            commands::best(&game, *ms, *depth, *nodes, out)?;
        }
        Some(CliCommand::Mate { variant, position, moves, nodes }) => {
            commands::mate(&commands::game(&library, variant, position.as_deref(), err)?, *moves, *nodes, (out, err))?;
        }
        Some(CliCommand::Inner { variant }) => commands::inner(&library, variant, out)?,
        Some(CliCommand::Shot { variant, out: file, position, layers, size, flip, dark, badges }) => {
            let game = commands::game(&library, variant, position.as_deref(), err)?;
            pictures::shot(
                &library,
                game,
                file,
                &pictures::PictureLook { layers: layers.as_deref(), size, flip: *flip, dark: *dark, badges: *badges },
            )?;
        }
        Some(CliCommand::Film { game, out: file, size, seconds, flip, dark, badges }) => {
            pictures::film(
                &library,
                game,
                file,
                &pictures::PictureLook { layers: None, size, flip: *flip, dark: *dark, badges: *badges },
                *seconds,
            )?;
        }
        Some(CliCommand::Convert { file, to, out: into }) => return convert::convert(&library, file, *to, into.as_deref(), (out, err)),
        Some(CliCommand::Rules { variant, text, out: file }) => pictures::rules(&library, (variant, *text), file.as_deref(), out)?,
        Some(CliCommand::Nest { first, second, out: file }) => commands::nest(&library, [first, second], file.as_deref(), (out, err))?,
        Some(CliCommand::Uci) => {
            use_own_networks();
            uci::serve(&library, &troubles, input, out)?;
        }
        Some(CliCommand::Xboard) => {
            use_own_networks();
            xboard::serve(&library, &troubles, input, out)?;
        }
        Some(CliCommand::Bench) => commands::bench(&crate::shipped::library(), out, err)?,
        Some(CliCommand::Puzzles(args)) => return puzzles::run(&library, args, out, err),
        Some(CliCommand::Match(args)) => matches::run(&library, args, out, err)?,
        Some(CliCommand::Tune { variant, out: file, games, nodes, openings, seed, concurrency }) => {
            let tuning = SelfPlay { games: *games, nodes: *nodes, opening: *openings, seed: *seed, concurrency: *concurrency };
            matches::tune(&library, variant, tuning, file, out)?;
        }
        Some(CliCommand::Learn(args)) => learn::run(&library, args, out, err)?,
        Some(CliCommand::Levels { variant, out: file, games, nodes, openings, seed, concurrency }) => {
            let spacing = SelfPlay { games: *games, nodes: *nodes, opening: *openings, seed: *seed, concurrency: *concurrency };
            matches::space(&library, variant, spacing, file, out)?;
        }
        Some(CliCommand::Openings { variant, files, out: to, plies }) => {
            return convert::openings(&library, (variant, files, *plies), to, (out, err));
        }
        None | Some(CliCommand::Open { .. } | CliCommand::Check { .. } | CliCommand::Import { .. }) => {}
    }
    // What could be done with the good games of a broken file has been done.
    Ok(if troubles.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Lets the engine play with what it has learnt on this computer.
fn use_own_networks() {
    if let Some(places) = Places::of_user() {
        use_networks_of(places.networks());
    }
}
