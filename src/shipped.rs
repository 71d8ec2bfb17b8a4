//! The games that the program brings.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use include_dir::{Dir, File, include_dir};
use nestmate_core::variant::{Library, Shipped};

/// Known games beside the program's own, each in a file that is named for the id.
static GAMES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/games");

/// What the evaluation adds to what it derives, each in a file that is named for the id of its game.
static WEIGHTS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/weights");

/// Games of the engine against itself, as `match` writes them, each in a file that is named for the id.
static MODELS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/models");

/// The text of the model game of a game, if there is one.
pub fn model(id: &str) -> Option<&'static str> {
    MODELS.get_file(format!("{id}.txt"))?.contents_utf8()
}

/// Read and compiled once, for hundreds of tests ask for it.
static LIBRARY: LazyLock<Library> = LazyLock::new(|| {
    Library::of(Shipped {
        games: include_str!("../variants.ron").into(),
        known: texts(&GAMES),
        weights: texts(&WEIGHTS),
        free_pieces: include_str!("../assets/free-pieces.ron").into(),
    })
});

pub fn library() -> Library {
    LIBRARY.clone()
}

fn texts(folder: &'static Dir<'static>) -> BTreeMap<String, Cow<'static, str>> {
    let text = |file: &'static File<'static>| Some((file.path().file_stem()?.to_str()?.to_owned(), file.contents_utf8()?.into()));
    folder.files().filter_map(text).collect()
}
