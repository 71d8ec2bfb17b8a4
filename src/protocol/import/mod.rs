//! Variants and pieces as other programs write them: Fairy-Stockfish's configuration, and Betza's notation.

mod array;
mod betza;
mod drops;
mod game;
mod goals;
mod ini;
mod promotions;
mod region;
mod steps;

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use super::failure::{Failure, of_file, unwritten};
use crate::saying::Saying;
use crate::storage;
use crate::variant::{Library, MAX_FILE, Source};

/// Prints the ways of moving that a notation tells.
pub(super) fn piece(text: &str, out: &mut dyn Write) -> Result<ExitCode, Failure> {
    let moves = betza::betza(text).map_err(|fault| Failure::Use(format!("{text}: {fault}")))?;
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
        return Err(Failure::File(format!("{}: larger than {MAX_FILE} bytes", file.display())));
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

/// The definitions of the variants of a text that can be played, and what of it cannot be said, by line.
fn imported(text: &str) -> (String, Vec<String>) {
    let (sections, wrong) = ini::read(text);
    let mut told: Vec<(usize, String)> = wrong;
    let mut definitions = String::from("[\n");
    for section in &sections {
        let game = game::game(section);
        match fault(&game.text) {
            None => definitions += &game.text,
            Some(fault) => told.push((section.line, format!("{}: cannot be played, and is left out: {fault}", section.id))),
        }
        told.extend(game.left_out.into_iter().map(|(line, what)| (line.unwrap_or(section.line), format!("{}: {what}", section.id))));
    }
    definitions += "]\n";
    told.sort();
    (definitions, told.into_iter().map(|(line, what)| format!("{line}: {what}")).collect())
}

/// What is wrong with a definition, if anything is: one game that cannot be played must not keep the others of its file from it.
fn fault(definition: &str) -> Option<String> {
    let mut library = Library::shipped();
    library.add(Source::new("import", format!("[{definition}]")));
    let said = library.reports().first()?.said();
    // Where it is in a definition that nobody sees says nothing.
    let line = said.lines().next().unwrap_or_default();
    Some(line.splitn(4, ':').last().unwrap_or(line).trim().to_owned())
}

#[cfg(test)]
mod tests;
