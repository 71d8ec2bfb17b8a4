//! The program's languages: the same sentences in each, each of them used, nothing said past them, plain English, and a window in German without English.

#[path = "../common/mod.rs"]
mod common;
mod files;
mod letters;
mod own;
mod plain;
mod source;
mod switch;
mod window;

use std::collections::BTreeSet;

use nestmate_text::words::{Language, problems};

use files::{messages, read};
use source::{Literal, literals};

/// The folders of src whose sentences are all in the files.
const FOLDERS: [&str; 11] = ["text", "ui", "app", "saying", "game", "rules", "position", "storage", "variant", "lessons", "puzzles"];

/// Keys that the code makes of names: a test of its own beside the code holds that each of them is there.
const BUILT: [&str; 1] = ["command-"];

/// Attributes that are asked for beside their message, by a key that is made of its key.
const ATTRIBUTES: [&str; 2] = ["tip", "keys"];

/// The variables of a sentence, the bare names of pieces as what has them with their articles: which of the two is put in hangs on the
/// language.
fn with_articles(variables: &BTreeSet<String>) -> BTreeSet<&str> {
    let alike = |name: &'static str, bare: &str, known: &str| (known == bare).then_some(name);
    variables.iter().map(|known| alike("pieces", "names", known).or_else(|| alike("piece", "name", known)).unwrap_or(known)).collect()
}

#[test]
fn all_languages_say_the_same_things_of_the_same_things() {
    let mut wrong: Vec<String> =
        Language::ALL.into_iter().flat_map(|language| problems(language).iter().map(ToString::to_string)).collect();
    let english = read(Language::English);
    for language in Language::ALL.into_iter().filter(|&language| language != Language::English) {
        let (name, other) = (language.own_name(), read(language));
        assert_eq!(english.keys().collect::<Vec<_>>(), other.keys().collect::<Vec<_>>(), "the files of {name} have the same names");
        for (file, text) in &english {
            let (english, other) = (messages(text), messages(&other[file]));
            for key in english.keys().chain(other.keys()).collect::<BTreeSet<_>>() {
                match (english.get(key), other.get(key)) {
                    (Some(a), Some(b)) if with_articles(&a.variables) != with_articles(&b.variables) => {
                        wrong.push(format!("{file}: {key} has {:?} in English, {:?} in {name}", a.variables, b.variables));
                    }
                    (Some(_), Some(_)) => {}
                    (None, _) => wrong.push(format!("{file}: {key} is not there in English")),
                    (_, None) => wrong.push(format!("{file}: {key} is not there in {name}")),
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_key_is_used() {
    let keys: BTreeSet<String> = read(Language::English).values().flat_map(|text| messages(text).into_keys()).collect();
    let all = literals("");
    let named: BTreeSet<&str> = all.iter().map(|literal| literal.text.as_str()).collect();
    let mut wrong = Vec::new();
    for key in &keys {
        let (message, attribute) = key.split_once('.').map_or((key.as_str(), None), |(message, attribute)| (message, Some(attribute)));
        let beside = attribute.is_some_and(|attribute| ATTRIBUTES.contains(&attribute)) && named.contains(message);
        if !named.contains(key.as_str()) && !beside && !BUILT.iter().any(|family| key.starts_with(family)) {
            wrong.push(format!("nothing says {key}"));
        }
    }
    assert!(keys.len() > 500, "{} keys", keys.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn nothing_is_said_past_the_files() {
    let mut wrong = Vec::new();
    for folder in FOLDERS {
        // What a check of debug builds says is for engineers, what is said to a database is SQL, and a bus has names of its own.
        let machines = ["position/audit.rs", "ui/frame/listeners.rs", "ui/frame/desktop.rs"];
        let others = |literal: &Literal| machines.contains(&literal.file.as_str()) || literal.file.starts_with("storage/archive");
        let said = |literal: &Literal| literal.is_words() && !literal.is_for_machines() && !others(literal);
        for literal in literals(folder).into_iter().filter(said) {
            wrong.push(format!("{}:{}: {:?}", literal.file, literal.line, literal.text));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
