//! Words that the user brings: below the data folder a folder `words`, with one folder for each language.

use std::fs;
use std::path::{Path, PathBuf};

use nestmate_text::words::OwnWords;

use super::places::Places;
use super::whole::read_text;

const FOLDER: &str = "words";

/// The longest file that is read, in bytes; what is longer is cut there.
const LONGEST: usize = 1 << 20;

/// All languages whose words are there, by their codes, which their folders are called.
pub fn own_words(places: &Places) -> Vec<OwnWords> {
    let folders = inside(&places.data.join(FOLDER)).into_iter().filter(|path| path.is_dir());
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
