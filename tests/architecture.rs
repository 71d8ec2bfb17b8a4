//! Who may use whom: each folder of src uses only those to its right, and egui, serde, threads and clocks stay where they belong.

use std::fs;
use std::path::{Path, PathBuf};

#[path = "common/sources.rs"]
mod sources;
use sources::files;

/// Folders from the outside in; a folder may use those after it, not those before. Folders of one entry do not use each other.
const LAYERS: [&[&str]; 10] = [
    &["protocol"],
    &["ui"],
    &["app", "arena"],
    &["engine", "storage", "game", "lessons"],
    &["rules"],
    &["movegen"],
    &["position"],
    &["variant"],
    &["geometry"],
    &["words"],
];

/// Every source file with the folder of src it is in and its text without comments.
fn sources() -> Vec<(PathBuf, String, String)> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut sources = Vec::new();
    for path in files(&src) {
        let inner = path.strip_prefix(&src).expect("below src").to_owned();
        let folder = inner.components().next().map(|part| part.as_os_str().to_string_lossy().into_owned()).unwrap_or_default();
        let text = fs::read_to_string(&path).expect("it is text");
        let code: Vec<&str> = text.lines().map(|line| line.split("//").next().unwrap_or_default()).collect();
        sources.push((inner, folder, code.join("\n")));
    }
    assert!(sources.len() > 30, "the sources were found");
    sources
}

fn layer(folder: &str) -> Option<usize> {
    LAYERS.iter().position(|layer| layer.contains(&folder))
}

#[test]
fn nothing_points_outward() {
    let mut wrong = Vec::new();
    for (path, folder, code) in sources() {
        let Some(own) = layer(&folder) else { continue };
        for (at, _) in code.match_indices("crate::") {
            let used: String = code[at + 7..].chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
            let Some(other) = layer(&used).filter(|_| used != folder) else { continue };
            if other <= own {
                wrong.push(format!("{} uses {used}", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What may be named only below some paths of src.
const PLACES: [(&str, &[&str]); 6] = [
    ("egui", &["ui/", "lib.rs"]),
    ("eframe", &["ui/"]),
    ("fluent", &["words/"]),
    ("serde", &["variant/schema", "storage/"]),
    ("std::thread", &["engine/", "app/", "arena/", "protocol/", "ui/"]),
    ("Instant", &["engine/", "app/", "arena/", "ui/", "protocol/"]),
];

#[test]
fn crates_stay_in_their_places() {
    let mut wrong = Vec::new();
    for (path, _, code) in sources() {
        let name = path.to_string_lossy().replace('\\', "/");
        for (word, places) in PLACES {
            if code.contains(word) && !places.iter().any(|place| name.starts_with(place)) {
                wrong.push(format!("{name} names {word}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_code_names_a_game() {
    let library = nestmate::Library::shipped();
    for (path, _, code) in sources().into_iter().filter(|(path, _, _)| !path.ends_with("tests.rs")) {
        let code = code.split("#[cfg(test)]").next().unwrap_or_default();
        for (id, _) in library.games() {
            assert!(!code.contains(&format!("\"{id}\"")), "{} names {id}", path.display());
        }
    }
}
