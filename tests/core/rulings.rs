//! docs/RULES.md has every ruling that code, definition file, tests or words cite.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use nestmate_text::endings_in_words;

use crate::common::sources;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).expect("it is text")
}

/// Whether a word is the name of a ruling: the letter of a group and a number.
fn is_ruling(word: &str) -> bool {
    let mut letters = word.chars();
    letters.next().is_some_and(|group| "GRNSDMC".contains(group)) && word.len() > 1 && letters.all(|c| c.is_ascii_digit())
}

/// The rulings that a text names: words of that shape, `G1` in `(ruling G1)`.
fn rulings(text: &str) -> BTreeSet<String> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| is_ruling(word)).map(str::to_owned).collect()
}

/// The files of a folder, and of those below it, whose name ends so.
fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("the folder is there") {
            let path = entry.expect("it can be read").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.to_string_lossy().ends_with(ending) {
                found.push(path);
            }
        }
    }
    found
}

/// Every place that cites a ruling. In code only comments do; strings there have cells and moves of the same shape.
fn cited() -> BTreeMap<String, String> {
    let mut cited = BTreeMap::new();
    let mut cite = |path: &Path, text: &str| cited.extend(rulings(text).into_iter().map(|ruling| (ruling, path.display().to_string())));
    for path in ["src", "crates", "tests"].iter().flat_map(|folder| sources::files(&root().join(folder))) {
        let comments: Vec<String> =
            read(&path).lines().filter_map(|line| line.split_once("// ")).map(|(_, said)| said.to_owned()).collect();
        cite(&path, &comments.join("\n"));
    }
    for path in files("assets/words", ".ftl").into_iter().chain(files("tests/data/rules", ".txt")) {
        let sentences: Vec<String> =
            read(&path).lines().filter(|line| !line.starts_with("at ") && !line.starts_with("after ")).map(str::to_owned).collect();
        cite(&path, &sentences.join("\n"));
    }
    let definitions = root().join("variants.ron");
    for rest in read(&definitions).split("ruling: \"").skip(1) {
        cite(&definitions, rest.split('"').next().unwrap_or_default());
    }
    cited
}

/// The headings of docs/RULES.md that name a ruling: `### G5: Repetition`.
fn headings() -> Vec<String> {
    let text = read(&root().join("docs/RULES.md"));
    let heads = text.lines().filter_map(|line| line.strip_prefix("### ")?.split_once(':'));
    heads.map(|(ruling, _)| ruling.to_owned()).filter(|ruling| is_ruling(ruling)).collect()
}

#[test]
fn every_ruling_that_is_cited_is_written_down() {
    let headings = headings();
    let missing: Vec<String> = cited()
        .into_iter()
        .filter(|(ruling, _)| !headings.contains(ruling))
        .map(|(ruling, path)| format!("{ruling}, cited in {path}"))
        .collect();
    assert!(missing.is_empty(), "docs/RULES.md does not have {}", missing.join("; "));
}

#[test]
fn the_citations_are_found() {
    let cited = cited();
    for ruling in ["G1", "G4", "G5", "C2", "N3", "R7"] {
        assert!(cited.contains_key(ruling), "{ruling} is cited somewhere");
    }
}

#[test]
fn every_group_is_numbered_without_gaps() {
    let headings = headings();
    let unique: BTreeSet<&String> = headings.iter().collect();
    assert_eq!(unique.len(), headings.len(), "no ruling is there twice");
    for group in "GRNSDMC".chars() {
        let numbers: BTreeSet<usize> = headings.iter().filter_map(|ruling| ruling.strip_prefix(group)?.parse().ok()).collect();
        let first = usize::from(group != 'G');
        assert_eq!(numbers, (first..first + numbers.len()).collect(), "the rulings {group}");
        assert!(!numbers.is_empty(), "there are rulings {group}");
    }
}

/// Links within the document lead to headings.
#[test]
fn links_lead_somewhere() {
    let text = read(&root().join("docs/RULES.md"));
    let anchor = |heading: &str| -> String {
        let kept = heading.chars().filter(|c| c.is_alphanumeric() || " -".contains(*c));
        kept.map(|c| if c == ' ' { '-' } else { c.to_ascii_lowercase() }).collect()
    };
    let heads = text.lines().filter(|line| line.starts_with('#'));
    let anchors: BTreeSet<String> = heads.map(|line| anchor(line.trim_start_matches('#').trim())).collect();
    let links: Vec<&str> = text.split("](#").skip(1).filter_map(|rest| rest.split(')').next()).collect();
    assert!(links.len() > 6, "the document has links");
    for link in links {
        assert!(anchors.contains(link), "no heading is #{link}");
    }
}

/// What players of the games inside could look for, and is no rule here, is said where the end of the game is told.
#[test]
fn what_is_no_rule_is_said() {
    let library = nestmate::library();
    let says = |id: &str, part: &str| endings_in_words(&library.get(id).expect("it compiles")).iter().any(|told| told.contains(part));
    for (id, chase, impasse) in [
        ("xiangqi", true, false),
        ("crouching-stepper", true, false),
        ("minixiangqi", true, false),
        ("manchu", true, false),
        ("janggi", true, false),
        ("synochess", true, false),
        ("shogi", true, true),
        ("minishogi", true, true),
        ("torishogi", true, true),
        ("shoshogi", true, false),
        ("dobutsu", false, false),
        ("crazyhouse", false, false),
        ("nested-shogi-a", false, false),
        ("sfhiodgei", false, false),
        ("fide-chess", false, false),
    ] {
        assert_eq!((says(id, "attacking any other piece"), says(id, "no impasse rule")), (chase, impasse), "{id}");
    }
}
