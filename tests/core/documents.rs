//! The documents: each path in them is there, each link leads somewhere, and docs/ARCHITECTURE.md is short and names what is in the code.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::common::sources::all_files;

/// A name that ends like this is a file of the repository, even without its folder.
const ENDINGS: [&str; 8] = ["ftl", "md", "py", "rs", "svg", "toml", "tsv", "yml"];

/// What begins like this is elsewhere: in a package, where cargo builds, or in the user's data.
const ELSEWHERE: [&str; 7] = ["./install", "Nestmate.app/", "application/", "bin/", "share/", "target/", "words/"];

const ARCHITECTURE: &str = "docs/ARCHITECTURE.md";

/// Nobody reads more before the first change.
const MOST_WORDS: usize = 1500;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    fs::read_dir(folder).expect("the folder is there").map(|entry| entry.expect("it can be read").path()).collect()
}

/// The documents with their texts.
fn documents() -> Vec<(PathBuf, String)> {
    let of_crates = entries(&root().join("crates")).into_iter().map(|folder| folder.join("README.md"));
    let of_docs = entries(&root().join("docs")).into_iter().filter(|path| path.extension().is_some_and(|ending| ending == "md"));
    let all = ["README.md", "CONTRIBUTING.md"].map(|name| root().join(name)).into_iter().chain(of_docs).chain(of_crates);
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("it is text");
        (path, text)
    };
    all.map(read).collect()
}

/// Every file and folder of the repository, with `/` before each part of its path.
fn everything() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut open = vec![root().to_owned()];
    while let Some(folder) = open.pop() {
        for path in entries(&folder).into_iter().filter(|path| !path.ends_with("target") && !path.ends_with(".git")) {
            let inner = path.strip_prefix(root()).expect("below the root");
            found.insert(format!("/{}", inner.to_string_lossy().replace('\\', "/")));
            if path.is_dir() && !path.is_symlink() {
                open.push(path);
            }
        }
    }
    found
}

/// The text outside of blocks of code.
fn prose(text: &str) -> impl Iterator<Item = &str> {
    text.split("```").step_by(2)
}

/// What stands between backticks.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    prose(text).flat_map(str::lines).flat_map(|line| line.split('`').skip(1).step_by(2))
}

/// Where links lead within the repository.
fn links(text: &str) -> impl Iterator<Item = &str> {
    let targets = prose(text).flat_map(|text| text.split("](").skip(1)).filter_map(|rest| rest.split(')').next());
    targets.filter(|target| !target.contains("://")).filter_map(|target| target.split('#').next()).filter(|path| !path.is_empty())
}

fn is_path(word: &str) -> bool {
    let is_file = word.rsplit_once('.').is_some_and(|(name, ending)| !name.is_empty() && ENDINGS.contains(&ending));
    let is_plain = word.chars().all(|c| c.is_ascii_alphanumeric() || "/._-*".contains(c)) && !word.starts_with('/');
    // A move with an addition, such as `b1c3/H`, has a digit before the stroke.
    let is_move = word.split_once('/').is_some_and(|(first, _)| first.contains(|c: char| c.is_ascii_digit()));
    let is_elsewhere = ELSEWHERE.iter().any(|place| word.starts_with(place));
    (is_file || word.contains('/')) && is_plain && !is_move && !is_elsewhere
}

/// Whether a path is there: from the root, from the folder of the document, or, if it begins with no name of the root, as the end of
/// another path. Of one with a `*` only the folder is looked for.
fn is_there(path: &str, folder: &Path, everything: &BTreeSet<String>) -> bool {
    let path = path.split_once('*').map_or(path, |(before, _)| before.rsplit_once('/').map_or("", |(folder, _)| folder));
    let path = path.trim_end_matches('/');
    let first = path.split('/').next().unwrap_or_default();
    let is_end = || !root().join(first).exists() && everything.iter().any(|known| known.ends_with(&format!("/{path}")));
    root().join(path).exists() || folder.join(path).exists() || is_end()
}

#[test]
fn every_path_and_every_link_of_the_documents_is_there() {
    let (everything, mut checked, mut wrong) = (everything(), 0, Vec::new());
    for (document, text) in documents() {
        let folder = document.parent().expect("a folder");
        let paths: Vec<&str> = quoted(&text).filter(|word| is_path(word)).collect();
        checked += paths.len();
        let lost_paths = paths.into_iter().filter(|path| !is_there(path, folder, &everything));
        let lost_links = links(&text).filter(|path| !folder.join(path).exists());
        wrong.extend(lost_paths.chain(lost_links).map(|path| format!("{}: {path}", document.display())));
    }
    assert!(checked > 100, "paths are found: {checked}");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn paths_are_told_from_moves_and_from_what_is_elsewhere() {
    let paths = ["src/app", "rules.ftl", "tests/*/main.rs", ".ci/test", "../README.md"];
    assert!(paths.iter().all(|path| is_path(path)));
    let others = ["b1c3/H", "target/dist", "/", "cargo run", "a/<b>", "https://example.org/a.md", "Game::play()", ".rs", "mine.ron"];
    assert!(!others.iter().any(|other| is_path(other)));
    let everything = everything();
    let known = |path: &str| is_there(path, &root().join("docs"), &everything);
    assert!(known("tests/core/documents.rs") && known("GLOSSARY.md") && known("core/documents.rs") && known("tests/*/main.rs"));
    assert!(!known("tests/documents.rs") && !known("src/nothing.rs") && !known("src/variant") && !known("nothing/*/main.rs"));
}

#[test]
fn the_architecture_is_short() {
    let text = fs::read_to_string(root().join(ARCHITECTURE)).expect("it is text");
    let words = text.split_whitespace().count();
    assert!(words <= MOST_WORDS, "{words} words");
}

/// The first name of a piece of code.
fn first_name(code: &str) -> &str {
    code.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default()
}

#[test]
fn the_architecture_names_what_is_in_the_code() {
    let text = fs::read_to_string(root().join(ARCHITECTURE)).expect("it is text");
    let code: Vec<String> = all_files().into_iter().map(|(_, _, path)| fs::read_to_string(path).expect("it is text")).collect();
    let names: BTreeSet<&str> = code.iter().flat_map(|code| code.split(|c: char| !c.is_alphanumeric() && c != '_')).collect();
    let functions: BTreeSet<&str> = code.iter().flat_map(|code| code.split("fn ").skip(1)).map(first_name).collect();
    let is_type =
        |name: &str| name.starts_with(char::is_uppercase) && name.contains(char::is_lowercase) && name.chars().all(char::is_alphanumeric);
    let parts = quoted(&text).flat_map(|quoted| quoted.split("::"));
    let parts: Vec<&str> = parts.filter(|part| is_type(part) || part.ends_with("()")).collect();
    assert!(parts.len() > 50, "names are found: {}", parts.len());
    let is_known = |part: &str| part.strip_suffix("()").map_or_else(|| names.contains(part), |function| functions.contains(function));
    let lost: Vec<&str> = parts.into_iter().filter(|part| !is_known(part)).collect();
    assert!(lost.is_empty(), "{lost:?}");
}
