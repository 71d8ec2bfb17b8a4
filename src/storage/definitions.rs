//! Definition files: the shipped one, one beside the program, and the user's own.

use std::path::{Path, PathBuf};
use std::{fs, io};

use nestmate_core::variant::{Library, MAX_FILE, Source};

use super::places::Places;
use super::whole::read_text;

/// The name of a definition file beside the program or in the user's data folder.
const FILE: &str = "variants.ron";

/// The folder of the user's data folder whose `.ron` files are all read.
const FOLDER: &str = "variants";

/// The shipped games, then those of a `variants.ron` beside the program, then those of the user's data folder: `variants.ron`
/// and every `.ron` file of its folder `variants`, in the order of their names. A later game replaces an earlier one of its id. What is
/// wrong with a file is in the library's reports; a file that is not there is no error.
pub fn library() -> Library {
    let mut library = crate::shipped::library();
    for path in definition_files() {
        match read_definition(&path) {
            Ok(source) => library.add(source),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => tracing::warn!("{} cannot be read: {error}", path.display()),
        }
    }
    library
}

/// Reads a definition file of any encoding that can be shown; one that is too large is cut after the limit, so that it is refused.
pub fn read_definition(path: &Path) -> io::Result<Source> {
    Ok(Source::new(path.display().to_string(), read_text(path, MAX_FILE)?))
}

/// The folder whose `.ron` files are all read.
pub(super) fn own_definitions(places: &Places) -> PathBuf {
    places.data.join(FOLDER)
}

fn definition_files() -> Vec<PathBuf> {
    let beside = std::env::current_exe().ok().and_then(|program| Some(program.parent()?.join(FILE)));
    let mut files: Vec<PathBuf> = beside.into_iter().collect();
    if let Some(places) = Places::of_user() {
        files.push(places.data.join(FILE));
        let entries = fs::read_dir(own_definitions(&places)).into_iter().flatten().flatten();
        let mut own: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(|path| path.extension().is_some_and(|e| e == "ron")).collect();
        own.sort();
        files.extend(own);
    }
    files
}
