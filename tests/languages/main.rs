//! The program's languages: translations that fit the English, every message used, nothing said past them, plain English, and a window in German without English.

#[path = "../common/mod.rs"]
mod common;
mod files;
mod letters;
mod own;
mod plain;
#[path = "../common/said.rs"]
mod said;
mod sides;
mod source;
mod switch;
mod window;

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fs;
use std::io::Write;
use std::path::Path;

use nestmate_text::words::{Language, TextKey, problems, untranslated};

use common::sources::all_files;
use files::{Message, messages, read};
use source::{Literal, literals};

/// The folders of src whose sentences are all in the files.
const FOLDERS: [&str; 11] = ["text", "ui", "app", "saying", "game", "rules", "position", "storage", "variant", "lessons", "puzzles"];

/// The variables of a sentence, the bare names of pieces as what has them with their articles: which of the two is put in hangs on the
/// language.
fn with_articles(variables: &BTreeSet<String>) -> BTreeSet<&str> {
    let alike = |name: &'static str, bare: &str, known: &str| (known == bare).then_some(name);
    variables.iter().map(|known| alike("pieces", "names", known).or_else(|| alike("piece", "name", known)).unwrap_or(known)).collect()
}

/// The messages of all files of a language.
fn all_messages(language: Language) -> BTreeMap<String, Message> {
    read(language).values().flat_map(|text| messages(text)).collect()
}

fn translated() -> impl Iterator<Item = Language> {
    Language::ALL.into_iter().filter(|&language| language != Language::English)
}

#[test]
fn translations_fit_the_english() {
    let mut wrong: Vec<String> =
        Language::ALL.into_iter().flat_map(|language| problems(language).iter().map(ToString::to_string)).collect();
    let english = all_messages(Language::English);
    for language in translated() {
        let name = language.own_name();
        for (key, message) in all_messages(language) {
            match english.get(&key) {
                Some(known) if with_articles(&known.variables) != with_articles(&message.variables) => {
                    wrong.push(format!("{key} has {:?} in English, {:?} in {name}", known.variables, message.variables));
                }
                Some(_) => {}
                None => wrong.push(format!("{key} is not there in English, but in {name}")),
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Tells how far each language is translated; what is not is said in English, and no fault.
///
/// `made-from.txt` has the hashes of the English texts that translations were made from: with `NESTMATE_TRANSLATED=de` this writes it anew
/// for German, with `NESTMATE_TRANSLATED="de menu-game"` for one message.
#[test]
fn translations_are_counted() {
    let wanted = std::env::var("NESTMATE_TRANSLATED").unwrap_or_default();
    let mut wanted = wanted.split_whitespace();
    let (code, only): (Option<&str>, Vec<&str>) = (wanted.next(), wanted.collect());
    let library = nestmate::library();
    let games: Vec<_> = library.all_games().map(|(id, _)| library.get(id).expect("a shipped game compiles")).collect();
    let taglines = library.all_games().map(|(id, _)| library.tagline_of(id)).filter(|tagline| !tagline.is_empty());
    let regions = games.iter().flat_map(|variant| &variant.regions).map(|region| region.0.as_str());
    let in_text = games.iter().map(|variant| variant.in_text.as_str());
    let said: BTreeSet<&str> = games.iter().flat_map(|variant| said::said(variant)).chain(taglines).chain(regions).chain(in_text).collect();
    for language in translated() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/words").join(language.code());
        let (path, known) = (folder.join("made-from.txt"), all_messages(language));
        let marks = fs::read_to_string(&path).unwrap_or_default();
        let mut marks: BTreeMap<&str, String> =
            marks.lines().filter_map(|line| line.split_once(' ')).map(|(key, mark)| (key, mark.to_owned())).collect();
        let unmarked = known.keys().filter(|key| !marks.contains_key(key.as_str())).count();
        if code == Some(language.code()) {
            marks.retain(|key, _| known.contains_key(*key));
            for key in TextKey::all().filter(|key| known.contains_key(key.as_str())) {
                if only.is_empty() || only.contains(&key.as_str()) {
                    marks.insert(key.as_str(), format!("{:08x}", key.hash_of_text()));
                }
            }
            let lines: Vec<String> = marks.iter().map(|(key, mark)| format!("{key} {mark}\n")).collect();
            fs::write(&path, lines.concat()).expect("written");
        }
        let [missing, stale] = untranslated(language);
        let names: BTreeMap<String, String> =
            ron::from_str(&fs::read_to_string(folder.join("names.ron")).expect("it is there")).expect("a list of names");
        let unnamed: Vec<&&str> = said.iter().filter(|text| !names.contains_key(**text)).collect();
        let mut told = format!(
            "{}: {} messages, {} missing, {} stale, {unmarked} not in made-from.txt; {} texts of games, {} missing\n",
            language.plain_name(),
            known.len(),
            missing.len(),
            stale.len(),
            said.len(),
            unnamed.len(),
        );
        told.extend(missing.iter().map(|key| format!("  missing: {}\n", key.as_str())));
        told.extend(stale.iter().map(|key| format!("  stale: {}\n", key.as_str())));
        told.extend(unnamed.iter().map(|text| format!("  missing: {text}\n")));
        // Not `eprint!`, which the test runner keeps to itself where nothing fails.
        std::io::stderr().write_all(told.as_bytes()).expect("the error stream takes it");
    }
}

#[test]
fn every_key_is_used() {
    let sources: Vec<String> = all_files().into_iter().map(|known| fs::read_to_string(known.2).expect("it is text")).collect();
    let quoted: HashSet<&str> = sources.iter().flat_map(|text| text.split('"')).collect();
    let is_used = |key: &str| {
        // `tipped!` makes the tip of a key, and the list of commands both from an id.
        let named = key.strip_suffix(".tip").unwrap_or(key);
        [key, named].iter().any(|known| quoted.contains(known)) || named.strip_prefix("command-").is_some_and(|id| quoted.contains(id))
    };
    let unused: Vec<&str> = TextKey::all().map(TextKey::as_str).filter(|key| !is_used(key)).collect();
    assert_eq!(unused, Vec::<&str>::new());
}

#[test]
fn nothing_is_said_past_the_files() {
    let mut wrong = Vec::new();
    for folder in FOLDERS {
        // What a check of debug builds says is for engineers, what is said to a database is SQL, a bus has names of its own, and so
        // have records of Shogi and Xiang Qi.
        let machines = ["position/audit.rs", "ui/frame/desktop.rs"];
        let others = |literal: &Literal| {
            machines.contains(&literal.file.as_str())
                || ["storage/archive", "game/kifu", "game/qipu"].iter().any(|folder| literal.file.starts_with(folder))
        };
        let said = |literal: &Literal| literal.is_words() && !literal.is_for_machines() && !others(literal);
        for literal in literals(folder).into_iter().filter(said) {
            wrong.push(format!("{}:{}: {:?}", literal.file, literal.line, literal.text));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
