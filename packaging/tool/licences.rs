//! The licences of all crates that a build of the program uses, with their texts.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use super::lock::{self, Package};

/// Where a crate leaves the choice, the licence whose text is given: the first of these.
const PREFERRED: [&str; 8] = ["MIT", "Apache-2.0", "Zlib", "BSD-3-Clause", "BSD-2-Clause", "ISC", "Unlicense", "CC0-1.0"];

const HEAD: &str = "\
THIRD-PARTY SOFTWARE AND FONTS IN NESTMATE

Nestmate itself is under the MIT licence. The program is built of the crates below and of Rust's standard library (MIT OR Apache-2.0,
https://github.com/rust-lang/rust). The list covers all systems and features, so that a single build may use fewer of them. The source
of each crate is at https://crates.io/crates/NAME/VERSION.

Each line has a crate, its version, its licence, and the numbers of the texts that follow the list. Where a crate offers a choice of
licences, one text is given. The fonts Ubuntu Light, Hack, Noto Emoji and the icon fonts come with epaint_default_fonts.

This file is made by `cargo run --example package -- licences packaging/THIRD-PARTY.txt`; tests compare it with Cargo.lock.

";

const MIT: &str = "\
Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the
\"Software\"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish,
distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to
the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR
ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE
SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
";

/// A crate's sources as cargo has fetched them.
struct Source {
    folder: PathBuf,
    manifest: String,
}

impl Source {
    fn of(package: &Package) -> Result<Self, Box<dyn Error>> {
        let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
        let home = home.or_else(|| Some(Path::new(&std::env::var_os("HOME")?).join(".cargo"))).ok_or("there is no home")?;
        for registry in fs::read_dir(home.join("registry/src"))? {
            let folder = registry?.path().join(format!("{}-{}", package.name, package.version));
            if let Ok(manifest) = fs::read_to_string(folder.join("Cargo.toml")) {
                return Ok(Self { folder, manifest });
            }
        }
        Err(format!("{} {} is not here; run `cargo fetch --locked` first", package.name, package.version).into())
    }

    fn licence(&self) -> Option<&str> {
        self.manifest.lines().find_map(|line| line.strip_prefix("license = \"")?.strip_suffix('"'))
    }

    fn authors(&self) -> String {
        let list = self.manifest.split_once("\nauthors = [").and_then(|(_, rest)| rest.split_once(']'));
        let names: Vec<&str> = list.map(|(list, _)| list.split('"').skip(1).step_by(2).collect()).unwrap_or_default();
        names.join(", ")
    }

    /// Its files with a licence, by name: those beside its manifest, and those of its fonts.
    fn files(&self) -> Result<BTreeMap<String, String>, Box<dyn Error>> {
        let mut files = BTreeMap::new();
        for entry in fs::read_dir(&self.folder)?.chain(fs::read_dir(self.folder.join("fonts")).into_iter().flatten()) {
            let path = entry?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
            let is_font =
                path.parent().is_some_and(|folder| folder.ends_with("fonts")) && path.extension().is_some_and(|ending| ending == "txt");
            let is_licence =
                ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE", "UNLICENSE"].iter().any(|word| name.starts_with(word));
            if path.is_file() && (is_licence || is_font) {
                files.insert(name, normal(&String::from_utf8_lossy(&fs::read(&path)?)));
            }
        }
        Ok(files)
    }
}

/// Without what makes no difference, so that equal texts are given once.
fn normal(text: &str) -> String {
    let lines: Vec<&str> = text.trim_start_matches('\u{feff}').lines().map(str::trim_end).collect();
    format!("{}\n", lines.join("\n").trim_matches('\n'))
}

/// What an expression asks for: of each choice one licence.
fn chosen(expression: &str) -> Vec<&str> {
    let one = |choice: &'_ str| -> Option<usize> { PREFERRED.iter().position(|&known| known == choice) };
    let parts = expression.split(" AND ").map(|part| part.trim_matches(['(', ')']));
    parts
        .filter_map(|part| {
            let choices = part.split(" OR ").flat_map(|choice| choice.split('/')).map(str::trim);
            choices.min_by_key(|choice| one(choice).unwrap_or(PREFERRED.len()))
        })
        .collect()
}

/// What the name of a file says about the licence in it.
fn is_of(file: &str, licence: &str) -> bool {
    let word = match licence {
        "Apache-2.0" => "APACHE",
        "BSD-3-Clause" | "BSD-2-Clause" => "BSD",
        "Unicode-3.0" => "UNICODE",
        "BSL-1.0" => "BOOST",
        "CC0-1.0" => "CC0",
        other => return file.contains(&other.to_uppercase()),
    };
    file.contains(word)
}

/// The texts of a crate. Notices and what fonts bring count always; of several licences, those that are chosen.
fn texts_of(
    package: &Package,
    source: &Source,
    expression: &str,
    standard: &BTreeMap<&str, String>,
) -> Result<Vec<String>, Box<dyn Error>> {
    let files = source.files()?;
    let named = |file: &str| ["MIT", "APACHE", "BSD", "ZLIB", "UNICODE", "BOOST", "CC0", "ISC"].iter().any(|word| file.contains(word));
    let is_licence = |file: &str| ["LICEN", "COPYING", "UNLICENSE"].iter().any(|word| file.starts_with(word));
    let mut texts: Vec<String> = files.iter().filter(|(file, _)| !is_licence(file)).map(|(_, text)| text.clone()).collect();
    for licence in chosen(expression) {
        let exact: Vec<&String> = files.iter().filter(|(file, _)| is_licence(file) && is_of(file, licence)).map(|(_, text)| text).collect();
        let general: Vec<&String> = files.iter().filter(|(file, _)| is_licence(file) && !named(file)).map(|(_, text)| text).collect();
        let found = if exact.is_empty() { general } else { exact };
        match (found.is_empty(), licence) {
            (false, _) => texts.extend(found.into_iter().cloned()),
            (true, "MIT") => {
                let authors = source.authors();
                let owner = if authors.is_empty() { format!("the authors of {}", package.name) } else { authors };
                texts.push(format!("MIT License\n\nCopyright (c) {owner}\n\n{MIT}"));
            }
            // What fonts bring is there already.
            (true, "OFL-1.1" | "Ubuntu-font-1.0") => {}
            (true, licence) => {
                let text = standard.get(licence).ok_or_else(|| format!("{}: no text of {licence}", package.name))?;
                texts.push(text.clone());
            }
        }
    }
    texts.dedup();
    Ok(texts)
}

/// Licences whose text has no names in it, from a crate that brings it.
fn standard(all: &[(&Package, Source)]) -> Result<BTreeMap<&'static str, String>, Box<dyn Error>> {
    let mut standard = BTreeMap::new();
    for (licence, beginning) in [("Apache-2.0", "Apache License"), ("BSL-1.0", "Boost Software License")] {
        for (_, source) in all {
            let fits = |text: &String| text.trim_start().starts_with(beginning) && (licence != "Apache-2.0" || text.contains("APPENDIX"));
            if let Some(text) = source.files()?.into_values().find(fits) {
                standard.insert(licence, text);
                break;
            }
        }
    }
    Ok(standard)
}

pub fn text() -> Result<String, Box<dyn Error>> {
    let packages = lock::packages()?;
    let shipped = lock::shipped(&packages)?;
    let is_shipped = |package: &&Package| shipped.contains(&(package.name.clone(), package.version.clone()));
    let all: Result<Vec<(&Package, Source)>, _> =
        packages.iter().filter(is_shipped).map(|package| Source::of(package).map(|source| (package, source))).collect();
    let all = all?;
    let standard = standard(&all)?;
    let mut numbered: Vec<String> = Vec::new();
    let mut text = HEAD.to_owned();
    for (package, source) in &all {
        let licence = source.licence().ok_or_else(|| format!("{} does not say its licence", package.name))?;
        let mut numbers = Vec::new();
        for found in texts_of(package, source, licence, &standard)? {
            let at = numbered.iter().position(|known| *known == found).unwrap_or_else(|| {
                numbered.push(found);
                numbered.len() - 1
            });
            numbers.push((at + 1).to_string());
        }
        writeln!(text, "{} {}: {licence} [{}]", package.name, package.version, numbers.join(", "))?;
    }
    for (at, body) in numbered.iter().enumerate() {
        write!(text, "\n{}\n[{}]\n\n{body}", "-".repeat(80), at + 1)?;
    }
    Ok(text)
}
