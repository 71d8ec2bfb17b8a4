//! The table of first moves, made from games.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use nestmate_core::variant::Library;

use super::commands;
use super::convert::each_game;
use super::failure::{Failure, of_file, unwritten};
use crate::app::{FirstMoves, ReadContext};
use crate::storage;

/// Counts the first moves of all games of a set of rules in some files, and writes them into one. What cannot be read is told on the error
/// stream.
pub(super) fn openings(
    library: &Library,
    (id, files, plies): (&str, &[PathBuf], usize),
    to: &Path,
    (out, err): (&mut dyn Write, &mut dyn Write),
) -> Result<ExitCode, Failure> {
    let known = ReadContext { variant: commands::variant(library, id)?, library: library.clone() };
    let (mut openings, mut broken) = (FirstMoves::default(), false);
    for file in files {
        broken |= each_game(&known, file, err, &mut |opened| {
            if opened.game.variant().id == id {
                openings.add(&opened.game, plies);
            }
            Ok(())
        })?;
    }
    storage::write_whole(to, openings.text(id).as_bytes()).map_err(of_file(to))?;
    writeln!(out, "{} games", openings.games()).map_err(unwritten)?;
    Ok(if broken { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}
