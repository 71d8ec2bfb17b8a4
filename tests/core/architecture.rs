//! Who may use whom: each folder uses only those below it, and egui, serde, threads and clocks stay where they belong. That the crates do
//! not use each other the wrong way round the compiler sees to.

use std::path::{Path, PathBuf};

use crate::common::imports::{circles, imports};
use crate::common::sources::sources;

/// Folders from the outside in; a folder may use those after it, not those before. Folders of one entry do not use each other.
const LAYERS: [&[&str]; 17] = [
    &["protocol"],
    &["ui"],
    &["app", "arena"],
    &["import"],
    &["saying"],
    &["foreign"],
    &["lessons", "puzzles", "storage"],
    &["networks"],
    &["shipped"],
    &["text", "engine"],
    &["game"],
    &["notation"],
    &["rules"],
    &["movegen"],
    &["position"],
    &["variant"],
    &["geometry", "plain", "words", "task", "recall", "disk"],
];

/// Whether a source has nothing but tests.
fn is_test(path: &Path) -> bool {
    path.ends_with("tests.rs") || path.parent().is_some_and(|folder| folder.ends_with("tests"))
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
const PLACES: [(&str, &[&str]); 8] = [
    ("egui", &["ui/", "lib/"]),
    ("eframe", &["ui/", "main/"]),
    ("fluent", &["words/"]),
    ("rusqlite", &["storage/archive"]),
    ("zbus", &["ui/frame/"]),
    ("serde", &["geometry/", "variant/", "notation/styles/", "rules/endings/", "game/clock/", "storage/"]),
    ("std::thread", &["task/", "foreign/", "storage/", "app/", "arena/", "protocol/"]),
    ("Instant", &["task/", "engine/", "foreign/", "app/", "arena/", "ui/", "protocol/"]),
];

#[test]
fn crates_stay_in_their_places() {
    let mut wrong = Vec::new();
    for (path, _, code) in sources() {
        // A module is the folder that it begins.
        let name = format!("{}/", path.with_extension("").to_string_lossy().replace('\\', "/"));
        for (word, places) in PLACES {
            if code.contains(word) && !places.iter().any(|place| name.starts_with(place)) {
                wrong.push(format!("{name} names {word}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The folders of the program that say what is wrong in data; `saying` puts it into words. The core and the engine do not know any words.
const WORDLESS: [&str; 3] = ["foreign", "storage", "puzzles"];

/// All that they may use of `words`: where a user's own words come from.
const OF_WORDS: &str = "OwnWords";

#[test]
fn what_keeps_things_says_nothing_in_sentences() {
    let mut wrong = Vec::new();
    for (path, _, code) in sources().into_iter().filter(|(_, folder, _)| WORDLESS.contains(&folder.as_str())) {
        for (at, _) in code.match_indices("crate::words") {
            let used = code[at + 12..].split(';').next().unwrap_or_default();
            let used = used.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|name| !name.is_empty());
            wrong.extend(used.filter(|&name| name != OF_WORDS).map(|name| format!("{} uses words::{name}", path.display())));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// All that may be used of `std::thread` outside `task`, where threads are started and watched over.
const OF_THREADS: [&str; 2] = ["sleep", "available_parallelism"];

#[test]
fn threads_are_started_by_tasks_alone() {
    let mut wrong = Vec::new();
    for (path, _, code) in sources().into_iter().filter(|(path, folder, _)| folder != "task" && !is_test(path)) {
        let code = code.split("#[cfg(test)]").next().unwrap_or_default();
        for (at, _) in code.match_indices("thread::") {
            let used: String = code[at + 8..].chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
            if !OF_THREADS.contains(&used.as_str()) {
                wrong.push(format!("{} uses thread::{used}", path.display()));
            }
        }
        for word in ["spawn_scoped", "JoinHandle", "catch_unwind"] {
            if code.contains(word) {
                wrong.push(format!("{} names {word}", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_code_names_a_game() {
    let library = nestmate::library();
    for (path, _, code) in sources().into_iter().filter(|(path, _, _)| !is_test(path)) {
        let code = code.split("#[cfg(test)]").next().unwrap_or_default();
        // A key of other programs' files may be called as a game is.
        let keys = if path.starts_with("import") { include_str!("../../src/import/keys.tsv") } else { "" };
        for (id, _) in library.all_games().filter(|(id, _)| !keys.split_whitespace().any(|key| key == *id)) {
            assert!(!code.contains(&format!("\"{id}\"")), "{} names {id}", path.display());
        }
    }
}

/// Files that all lead to each other can only be read together.
#[test]
fn no_circle_of_imports_has_more_than_six_files() {
    let sources: Vec<(PathBuf, String)> = sources().into_iter().map(|(path, _, code)| (path, code)).collect();
    let imports = imports(&sources);
    assert!(imports["app::app"].contains("app::table") && imports["ui::shell"].contains("app::app"), "imports are found");
    let large: Vec<String> = circles(&imports).into_iter().filter(|circle| circle.len() > 6).map(|circle| format!("{circle:?}")).collect();
    assert!(large.is_empty(), "{}", large.join("\n"));
}

/// The fields of each struct in app.
#[test]
fn no_part_of_the_app_is_a_hall() {
    let mut counted = 0;
    for (path, _, code) in sources().into_iter().filter(|(_, folder, _)| folder == "app") {
        for start in code.match_indices("struct ").map(|found| found.0) {
            let Some(body) = code[start..].split_once('{').filter(|(head, _)| !head.contains(';')).map(|known| known.1) else { continue };
            let body = body.split("\n}").next().unwrap_or_default();
            let fields =
                body.lines().filter(|line| line.starts_with("    ") && line.trim_end().ends_with(',') && line.contains(": ")).count();
            let name: String = code[start + 7..].chars().take_while(|c| c.is_alphanumeric()).collect();
            // What is painted is a list of facts, not a part.
            let most = match name.as_str() {
                "App" => 14,
                "Scene" => continue,
                _ => 15,
            };
            assert!(fields <= most, "{}: {name} has {fields} fields", path.display());
            counted += fields;
        }
    }
    assert!(counted > 200, "the structs were found: {counted}");
}
