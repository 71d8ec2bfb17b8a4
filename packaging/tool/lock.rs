//! What Cargo.lock and the manifests say of the crates that Nestmate is built of.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{fs, io};

/// A crate in Cargo.lock.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Package {
    pub name: String,
    pub version: String,
    /// The SHA-256 of its archive; empty for those of this project.
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

/// Which of the crates of others a build of the program uses on some system with some features: all that can be reached from what the
/// manifests of this project name as dependencies, not counting those of tests and benchmarks.
pub fn shipped(packages: &[Package]) -> io::Result<BTreeSet<(String, String)>> {
    let (own, others): (Vec<&Package>, Vec<&Package>) = packages.iter().partition(|package| package.checksum.is_empty());
    let mut by_name: BTreeMap<&str, Vec<&Package>> = BTreeMap::new();
    for package in others {
        by_name.entry(&package.name).or_default().push(package);
    }
    let mut next: Vec<&str> = Vec::new();
    for package in own {
        let direct = dependencies(package)?;
        let used = package.uses.iter().map(String::as_str);
        next.extend(used.filter(|used| used.split(' ').next().is_some_and(|name| direct.contains(name))));
    }
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

/// The names that the manifest of a crate of this project has as dependencies of more than tests.
fn dependencies(package: &Package) -> io::Result<BTreeSet<String>> {
    let beside = root().join("crates").join(&package.name);
    let folder = if beside.exists() { beside } else { root() };
    let manifest = fs::read_to_string(folder.join("Cargo.toml"))?;
    let (mut section, mut direct) = ("", BTreeSet::new());
    for line in manifest.lines() {
        if let Some(name) = line.strip_prefix('[') {
            section = name.trim_end_matches(']');
        } else if section.ends_with("dependencies") && !["dev-dependencies", "workspace.dependencies"].contains(&section) {
            direct.extend(line.split([' ', '.']).next().map(str::to_owned));
        }
    }
    Ok(direct)
}
