//! What Cargo.lock and Cargo.toml say of the crates that Nestmate is built of.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{fs, io};

/// A crate in Cargo.lock.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Package {
    pub name: String,
    pub version: String,
    /// The SHA-256 of its archive; empty for this crate itself.
    pub checksum: String,
    /// Crates that it uses: a name, with a version where two have that name.
    pub uses: Vec<String>,
}

/// The folder of Cargo.toml.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}

/// All crates in Cargo.lock.
pub fn packages() -> io::Result<Vec<Package>> {
    let text = fs::read_to_string(root().join("Cargo.lock"))?;
    let entry = |text: &str| {
        let value = |key: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "));
            line.map(|value| value.trim_matches('"').to_owned()).unwrap_or_default()
        };
        let uses = text.lines().filter_map(|line| line.strip_prefix(" \"")?.strip_suffix("\","));
        Package { name: value("name"), version: value("version"), checksum: value("checksum"), uses: uses.map(str::to_owned).collect() }
    };
    Ok(text.split("[[package]]").skip(1).map(entry).collect())
}

/// Which of the crates a build of the program uses on some system with some features: all that can be reached from what Cargo.toml
/// names as dependencies, not counting those of tests and benchmarks.
pub fn shipped(packages: &[Package]) -> io::Result<BTreeSet<(String, String)>> {
    let manifest = fs::read_to_string(root().join("Cargo.toml"))?;
    let mut section = "";
    let mut direct = BTreeSet::new();
    for line in manifest.lines() {
        if let Some(name) = line.strip_prefix('[') {
            section = name.trim_end_matches(']');
        } else if section.ends_with("dependencies") && section != "dev-dependencies" {
            direct.extend(line.split_once(" = ").map(|(name, _)| name.trim()));
        }
    }
    let mut by_name: BTreeMap<&str, Vec<&Package>> = BTreeMap::new();
    for package in packages {
        by_name.entry(&package.name).or_default().push(package);
    }
    let own = packages.iter().find(|package| package.checksum.is_empty()).ok_or_else(|| io::Error::other("Cargo.lock lacks this crate"))?;
    let first = |used: &&String| used.split(' ').next().is_some_and(|name| direct.contains(name));
    let mut next: Vec<&str> = own.uses.iter().filter(first).map(String::as_str).collect();
    let mut reached = BTreeSet::new();
    while let Some(used) = next.pop() {
        let mut words = used.split(' ');
        let (name, version) = (words.next().unwrap_or_default(), words.next());
        for package in by_name.get(name).into_iter().flatten().filter(|package| version.is_none_or(|version| package.version == version)) {
            if reached.insert((package.name.clone(), package.version.clone())) {
                next.extend(package.uses.iter().map(String::as_str));
            }
        }
    }
    Ok(reached)
}
