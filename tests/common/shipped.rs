//! The games of the program for tests of the crates that it is built of, which bring none themselves: from the files of the checkout.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use nestmate_core::variant::{Library, Shipped};

/// The texts, read once.
static SHIPPED: LazyLock<Shipped> = LazyLock::new(|| Shipped {
    games: read(&root().join("variants.ron")),
    known: texts("games"),
    weights: texts("weights"),
    free_pieces: read(&root().join("assets/free-pieces.ron")),
});

/// The games that the program ships.
pub fn library() -> Library {
    Library::of(SHIPPED.clone())
}

/// Where the checkout is, seen from a crate in `crates`.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &Path) -> Cow<'static, str> {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display())).into()
}

/// The files of a folder of `assets`, by the ids that they are named for.
fn texts(folder: &str) -> BTreeMap<String, Cow<'static, str>> {
    let files = fs::read_dir(root().join("assets").join(folder)).expect("the folder is there");
    let paths = files.map(|file| file.expect("it can be read").path());
    paths.map(|path| (path.file_stem().unwrap_or_default().to_string_lossy().into_owned(), read(&path))).collect()
}
