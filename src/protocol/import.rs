//! The command that reads variants and pieces of other programs.

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use nestmate_core::variant::MAX_FILE;

use super::failure::{Failure, of_file, unwritten};
use crate::import::{betza, cause, flaw, imported};
use crate::storage;

pub(super) fn piece(text: &str, out: &mut dyn Write) -> Result<ExitCode, Failure> {
    let moves = betza(text).map_err(|fault| Failure::Use(format!("{text}: {fault}")))?;
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
    let (definitions, told) = imported(&text);
    if let Some(report) = flaw(&definitions) {
        return Err(Failure::Problem(format!("{}: cannot be written as definitions: {}", file.display(), cause(&report))));
    }
    for line in &told {
        writeln!(err, "{}: {line}", file.display()).map_err(unwritten)?;
    }
    match to {
        Some(to) => storage::write_whole(to, definitions.as_bytes()).map_err(of_file(to))?,
        None => out.write_all(definitions.as_bytes()).map_err(unwritten)?,
    }
    Ok(if told.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
