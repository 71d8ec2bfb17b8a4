//! The program's sources as files.

use std::fs;
use std::path::{Path, PathBuf};

/// All `.rs` files of a folder and those below it.
pub fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("it can be read").path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    found
}

/// Every source of the program and of the crates that it is built of: which crate it is of, its path as if all were one crate, such as
/// `variant/house.rs` or `engine/search.rs`, and where it is.
pub fn all_files() -> Vec<(&'static str, PathBuf, PathBuf)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let crates = ["core", "engine", "text"].map(|name| (name, root.join(format!("crates/nestmate-{name}/src"))));
    let mut found = Vec::new();
    for (of, src) in [("", root.join("src"))].into_iter().chain(crates) {
        found.extend(files(&src).into_iter().map(|path| (of, placed(of, path.strip_prefix(&src).expect("below src")), path)));
    }
    assert!(found.len() > 500, "the sources were found");
    found
}

/// All of them without comments: the path as if all were one crate, the first folder of that, and the code with the paths of imports made
/// alike.
pub fn sources() -> Vec<(PathBuf, String, String)> {
    let read = |(of, inner, path): (&str, PathBuf, PathBuf)| {
        let module = inner.with_extension("");
        let folder = module.components().next().map(|part| part.as_os_str().to_string_lossy().into_owned()).unwrap_or_default();
        let text = fs::read_to_string(&path).expect("it is text");
        let code: Vec<&str> = text.lines().map(|line| line.split("//").next().unwrap_or_default()).collect();
        (inner, folder, imported(of, &code.join("\n")))
    };
    all_files().into_iter().map(read).collect()
}

/// The folders of a crate that stand beside its main one.
const BESIDE: [&str; 2] = ["task", "words"];

fn placed(of: &str, inner: &Path) -> PathBuf {
    let beside = BESIDE.iter().any(|folder| inner.with_extension("").starts_with(folder));
    if beside || matches!(of, "" | "core") { inner.to_owned() } else { Path::new(of).join(inner) }
}

fn imported(of: &str, code: &str) -> String {
    // The core has no games but for its tests.
    let mut code = if of == "core" { code.replace("crate::shipped::", "") } else { code.to_owned() };
    if !matches!(of, "" | "core") {
        code = code.replace("crate::", &format!("crate::{of}::"));
    }
    for (name, own) in [("nestmate_core", "crate"), ("nestmate_engine", "crate::engine"), ("nestmate_text", "crate::text")] {
        code = code.replace(&format!("{name}::"), &format!("{own}::"));
    }
    // A macro is at the root of its crate, wherever it is written.
    for name in ["key", "say", "tipped", "told", "{key, say, tipped, told}"] {
        code = code.replace(&format!("crate::text::{name}"), &format!("crate::{name}"));
    }
    BESIDE.iter().fold(code, |code, folder| {
        ["engine", "text"].iter().fold(code, |code, of| code.replace(&format!("crate::{of}::{folder}"), &format!("crate::{folder}")))
    })
}
