//! Which source file uses which, read from their `use` lines.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// For each module of src, such as `app::table`, the modules that it names.
pub type Imports = BTreeMap<String, BTreeSet<String>>;

/// Reads the imports of the sources, given as their paths below src with their code. What a folder hands on by `pub use` is followed to
/// the file that it comes from, and is no import of the folder itself.
pub fn imports(sources: &[(PathBuf, String)]) -> Imports {
    let modules: BTreeMap<String, &str> = sources.iter().map(|(path, code)| (module(path), code.as_str())).collect();
    let names = |name: &str| modules.contains_key(name);
    let mut handed_on: BTreeMap<String, String> = BTreeMap::new();
    let mut used: Vec<(&String, String)> = Vec::new();
    for (name, code) in &modules {
        for line in code.split("#[cfg(test)]").next().unwrap_or_default().split(';') {
            let Some(at) = line.find("use ") else { continue };
            for path in expanded(&line[at + 4..]) {
                let Some(whole) = whole(name, &path, &names) else { continue };
                if line[..at].contains("pub") {
                    handed_on.insert(format!("{name}::{}", path.rsplit("::").next().unwrap_or_default()), whole);
                } else {
                    used.push((name, whole));
                }
            }
        }
    }
    let mut found = Imports::new();
    for (name, mut path) in used {
        while let Some(further) = handed_on.get(&path).filter(|further| **further != path) {
            path.clone_from(further);
        }
        while !path.is_empty() && !names(&path) {
            path.truncate(path.rfind("::").unwrap_or(0));
        }
        if !path.is_empty() && path != *name {
            found.entry(name.clone()).or_default().insert(path);
        }
    }
    found
}

/// The largest sets of modules that all lead to each other.
pub fn circles(imports: &Imports) -> Vec<BTreeSet<&str>> {
    let reached: BTreeMap<&str, BTreeSet<&str>> = imports.keys().map(|name| (name.as_str(), reached_from(imports, name))).collect();
    let leads = |from: &str, to: &str| reached.get(from).is_some_and(|all| all.contains(to));
    let around = |name: &str| reached.keys().copied().filter(|other| leads(name, other) && leads(other, name)).collect();
    let mut circles: Vec<BTreeSet<&str>> = reached.keys().map(|name| around(name)).collect();
    circles.sort();
    circles.dedup();
    circles
}

fn reached_from<'a>(imports: &'a Imports, name: &str) -> BTreeSet<&'a str> {
    let mut reached = BTreeSet::new();
    let mut open: Vec<&str> = imports.get(name).into_iter().flatten().map(String::as_str).collect();
    while let Some(next) = open.pop() {
        if reached.insert(next) {
            open.extend(imports.get(next).into_iter().flatten().map(String::as_str));
        }
    }
    reached
}

/// `app/table.rs` is `app::table`.
fn module(path: &Path) -> String {
    path.with_extension("").to_string_lossy().replace(['/', '\\'], "::")
}

/// `a::{b, c::{d, e as f}}` as `a::b`, `a::c::d`, `a::c::e`.
fn expanded(path: &str) -> Vec<String> {
    let path = path.trim();
    let Some(open) = path.find('{') else { return vec![path.split(" as ").next().unwrap_or_default().trim().to_owned()] };
    let (before, inside) = (&path[..open], path[open + 1..].trim_end().trim_end_matches('}'));
    let (mut depth, mut parts, mut part) = (0, Vec::new(), String::new());
    for c in inside.chars() {
        depth += i32::from(c == '{') - i32::from(c == '}');
        if c == ',' && depth == 0 { parts.push(std::mem::take(&mut part)) } else { part.push(c) }
    }
    parts.push(part);
    let parts = parts.iter().map(|part| part.trim()).filter(|part| !part.is_empty());
    parts
        .flat_map(|part| {
            expanded(&if part.ends_with('}') || !part.contains('{') { format!("{before}{part}") } else { format!("{before}{part}}}") })
        })
        .collect()
}

/// A path from the root of src; `None` for one of another crate.
fn whole(module: &str, path: &str, names: &impl Fn(&str) -> bool) -> Option<String> {
    let (first, rest) = path.split_once("::").unwrap_or((path, ""));
    match first {
        "crate" => Some(rest.to_owned()),
        "self" => Some(format!("{module}::{rest}")),
        "super" => {
            let parent = module.rsplit_once("::").map_or("", |known| known.0);
            let further = if rest.starts_with("super") { whole(parent, rest, names)? } else { format!("{parent}::{rest}") };
            Some(further.trim_start_matches("::").to_owned())
        }
        _ => names(&format!("{module}::{first}")).then(|| format!("{module}::{path}")),
    }
}
