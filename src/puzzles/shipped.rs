//! The puzzles that come with the program.

use include_dir::{Dir, include_dir};

static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/puzzles");

/// The text of the shipped puzzles of a game; `None` if there are none.
pub fn shipped(game: &str) -> Option<&'static str> {
    FILES.get_file(format!("{game}.tsv"))?.contents_utf8()
}
