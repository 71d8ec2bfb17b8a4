//! Variants and pieces as other programs write them: Fairy-Stockfish's configuration, and Betza's notation.

mod array;
mod betza;
mod game;
mod ini;
mod region;

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use super::failure::{Failure, of_file, unwritten};
use crate::saying::Saying;
use crate::storage;
use crate::variant::{Library, MAX_FILE, Source};

/// Prints the ways of moving that a notation tells.
pub(super) fn piece(text: &str, out: &mut dyn Write) -> Result<ExitCode, Failure> {
    let moves = betza::betza(text).map_err(|fault| Failure::Problem(format!("{text}: {fault}")))?;
    writeln!(out, "moves: [{}]", moves.ways.join(", ")).map_err(unwritten)?;
    for step in moves.doubles {
        writeln!(out, "rule: DoubleStep(pieces: \"…\", step: {step:?})").map_err(unwritten)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Writes the variants of a file as definitions. What cannot be said is told on the error stream, line by line.
pub(super) fn variants(file: &Path, to: Option<&Path>, streams: (&mut dyn Write, &mut dyn Write)) -> Result<ExitCode, Failure> {
    let (out, err) = streams;
    let text = storage::read_text(file, MAX_FILE).map_err(of_file(file))?;
    if text.len() > MAX_FILE {
        return Err(Failure::Problem(format!("{}: larger than {MAX_FILE} bytes", file.display())));
    }
    let (definitions, mut told) = imported(&text);
    let mut library = Library::shipped();
    library.add(Source::new("import", definitions.as_str()));
    told.extend(library.reports().iter().map(|report| report.said().lines().next().unwrap_or_default().to_owned()));
    for line in &told {
        writeln!(err, "{}: {line}", file.display()).map_err(unwritten)?;
    }
    match to {
        Some(to) => storage::write_whole(to, definitions.as_bytes()).map_err(of_file(to))?,
        None => out.write_all(definitions.as_bytes()).map_err(unwritten)?,
    }
    Ok(if told.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The definitions of the variants of a text, and what of it cannot be said, by line.
fn imported(text: &str) -> (String, Vec<String>) {
    let (sections, wrong) = ini::read(text);
    let mut told: Vec<(usize, String)> = wrong;
    let mut definitions = String::from("[\n");
    for section in &sections {
        let game = game::game(section);
        definitions += &game.text;
        told.extend(game.left_out.into_iter().map(|(line, what)| (line.unwrap_or(section.line), format!("{}: {what}", section.id))));
    }
    definitions += "]\n";
    told.sort();
    (definitions, told.into_iter().map(|(line, what)| format!("{line}: {what}")).collect())
}

#[cfg(test)]
mod tests;
