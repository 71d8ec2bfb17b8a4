//! The command line: text in, text out, exit codes.

mod args;
mod commands;
mod convert;
mod failure;
mod lines;
mod matches;
mod opened;
mod pictures;
mod printed;
mod puzzles;
#[cfg(test)]
mod tests;
mod uci;
mod work;
mod xboard;

use std::io::{BufRead, BufReader, IsTerminal, Write};
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{CommandFactory, Parser};

pub use args::Args;
use args::CliCommand;
pub use failure::EXIT_CODES;
pub use uci::{Dialect, serve as serve_uci};
pub use xboard::serve as serve_xboard;

use nestmate_text::words;

use crate::networks::use_networks_of;
use crate::storage::Places;
use failure::{Failure, unwritten};
use printed::{Printed, error_stream, plain};

/// Runs the program with the arguments that it was started with.
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
    let done = if is_file { run(args, input, &mut printed.inner, &mut err) } else { run(args, input, &mut printed, &mut err) };
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
pub fn command_line() -> clap::Command {
    Args::command()
}

fn run(args: Args, mut input: Box<dyn BufRead + Send>, out: &mut dyn Write, err: &mut dyn Write) -> Result<ExitCode, Failure> {
    words::set_language(args.language);
    let command = match args.command {
        None => return commands::window(args.file, args.with),
        Some(CliCommand::Open { file }) => return commands::window(Some(file), args.with),
        Some(CliCommand::Check { file }) => return commands::check(&file, out),
        Some(CliCommand::Import { betza: Some(text), .. }) => return convert::betza(&text, out),
        Some(CliCommand::Import { file: Some(file), out: to, .. }) => return convert::import(&file, to.as_deref(), (out, err)),
        Some(command) => command,
    };
    let (library, troubles) = commands::library(args.with.as_deref(), err)?;
    if matches!(command, CliCommand::Uci | CliCommand::Usi | CliCommand::Ucci | CliCommand::Xboard) {
        use_own_networks();
    }
    match command {
        CliCommand::List => commands::list(&library, out)?,
        CliCommand::Start { game, number } => commands::start(&library, &game, number, out)?,
        CliCommand::Perft { game, depth, divide } => commands::perft(&commands::game(&library, &game, err)?, depth, divide, out, err)?,
        CliCommand::Moves { game, stdin: true } => commands::moves_of_lines(&library, &game.variant, &mut *input, (out, err))?,
        CliCommand::Moves { game, .. } => commands::moves(&commands::game(&library, &game, err)?, out)?,
        CliCommand::Best { game, ms, depth, nodes } => commands::best(&commands::game(&library, &game, err)?, ms, depth, nodes, out)?,
        CliCommand::Mate { game, moves, nodes } => commands::mate(&commands::game(&library, &game, err)?, moves, nodes, (out, err))?,
        CliCommand::Inner { game } => commands::inner(&library, &game, out)?,
        CliCommand::Shot(args) => pictures::shot(&library, &args, err)?,
        CliCommand::Film(args) => pictures::film(&library, &args)?,
        CliCommand::Convert { file, to, out: into } => return convert::convert(&library, &file, to, into.as_deref(), (out, err)),
        CliCommand::Rules { game, text, inside, out: file } => {
            pictures::rules(&library, (&game, text, inside), file.as_deref(), out)?;
        }
        CliCommand::Board { game, cell, paper, grey, out: file } => {
            pictures::board(&library, (&game, cell, paper, grey), file.as_deref(), out)?;
        }
        CliCommand::Nest { first, second, out: file } => commands::nest(&library, [&first, &second], file.as_deref(), (out, err))?,
        CliCommand::Uci => uci::serve(Dialect::Uci, &library, &troubles, input, out)?,
        CliCommand::Usi => uci::serve(Dialect::Usi, &library, &troubles, input, out)?,
        CliCommand::Ucci => uci::serve(Dialect::Ucci, &library, &troubles, input, out)?,
        CliCommand::Xboard => xboard::serve(&library, &troubles, input, out)?,
        CliCommand::Bench => commands::bench(&crate::shipped::library(), out, err)?,
        CliCommand::Puzzles(args) => return puzzles::run(&library, &args, out, err),
        CliCommand::Match(args) => matches::run(&library, &args, out, err)?,
        CliCommand::Tune { game, out: file, games, nodes, chance } => {
            matches::tune(&library, &game, chance.self_play(games, nodes), &file, out)?;
        }
        CliCommand::Learn(args) => matches::learn(&library, &args, out, err)?,
        CliCommand::Levels { game, out: file, games, nodes, chance } => {
            matches::space(&library, &game, chance.self_play(games, nodes), &file, out)?;
        }
        CliCommand::Openings { game, files, out: to, plies } => {
            return convert::openings(&library, (&game, &files, plies), &to, (out, err));
        }
        // Done above.
        CliCommand::Open { .. } | CliCommand::Check { .. } | CliCommand::Import { .. } => {}
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
