//! Definition files, the shipped one, one beside the program and the user's own; and words that the user brings.

use std::path::{Path, PathBuf};
use std::{fs, io};

use nestmate_core::variant::{Library, MAX_FILE, Source};
use nestmate_text::words::OwnWords;

use super::places::Places;
use super::whole::read_text;

/// The name of a definition file beside the program or in the user's data folder.
const FILE: &str = "variants.ron";

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
    places.data.join("variants")
}

fn definition_files() -> Vec<PathBuf> {
    let beside = std::env::current_exe().ok().and_then(|program| Some(program.parent()?.join(FILE)));
    let mut files: Vec<PathBuf> = beside.into_iter().collect();
    if let Some(places) = Places::of_user() {
        files.push(places.data.join(FILE));
        files.extend(inside(&own_definitions(&places)).into_iter().filter(|path| path.extension().is_some_and(|e| e == "ron")));
    }
    files
}

/// The longest file of words that is read, in bytes; what is longer is cut there.
const LONGEST: usize = 1 << 20;

/// All languages whose words are there, by their codes, which their folders are called.
pub fn own_words(places: &Places) -> Vec<OwnWords> {
    let folders = inside(&places.data.join("words")).into_iter().filter(|path| path.is_dir());
    folders.map(|folder| language(&folder)).collect()
}

fn language(folder: &Path) -> OwnWords {
    let code = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let mut own = OwnWords { code, ..OwnWords::default() };
    for path in inside(folder) {
        let Ok(text) = read_text(&path, LONGEST) else { continue };
        let file = (path.display().to_string(), text);
        match path.extension().and_then(|extension| extension.to_str()) {
            Some("ftl") => own.files.push(file),
            Some("ron") => own.names = Some(file),
            _ => {}
        }
    }
    own
}

/// What a folder has, in the order of names; nothing where there is none.
fn inside(folder: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    paths.sort();
    paths
}
