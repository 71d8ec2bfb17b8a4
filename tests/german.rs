//! The games in German: names, prose, moves, rules and reasons, without a word of English. The language is one for the process, so every
//! test here speaks German.

use std::collections::HashMap;

use nestmate::words::{Language, named, set_language};
use nestmate::{KindId, Library, Variant, endings_in_words, moves_in_words, rules_in_words};

/// Every game as it is shipped, in a process that speaks German.
fn every_game(mut look: impl FnMut(&str, &Variant)) {
    set_language(Some(Language::German));
    let library = Library::shipped();
    for (id, _) in library.games() {
        look(id, &library.get(id).expect("a shipped game compiles"));
    }
}

/// What the list of German names has, by the English text.
fn listed() -> HashMap<String, String> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/de/names.ron");
    ron::from_str(&std::fs::read_to_string(path).expect("it is there")).expect("it is a list of names")
}

/// Everything that a game's definition says to people.
fn said(variant: &Variant) -> Vec<String> {
    let kinds = variant.kind_ids().map(|kind| variant.kind(kind));
    let men = kinds.flat_map(|kind| [kind.name.clone(), kind.stands_for.clone()]);
    let notes = variant.about_array.iter().map(|note| note.text.clone());
    let switches = variant.switches.iter().map(|switch| switch.label.clone());
    let layers = variant.layers.iter().map(|layer| layer.name.clone());
    let all = [variant.name.clone(), variant.about.clone()].into_iter().chain(men).chain(notes).chain(switches).chain(layers);
    all.filter(|text| !text.is_empty()).collect()
}

#[test]
fn all_that_the_shipped_games_say_has_a_german_text() {
    let listed = listed();
    every_game(|id, variant| {
        for text in said(variant) {
            let german = listed.get(&text).unwrap_or_else(|| panic!("{id}: no German for: {text}"));
            assert_eq!(named(&text), german);
            // A sentence is never the same in both languages; names may be.
            assert!(text.split(' ').count() < 4 || *german != text, "{id}: not translated: {text}");
        }
    });
}

/// Words that only English sentences have.
const ENGLISH: [&str; 40] = [
    "the", "of", "and", "or", "to", "is", "are", "its", "it", "with", "from", "without", "not", "by", "cell", "cells", "side", "move",
    "moves", "has", "have", "may", "must", "can", "cannot", "leaps", "steps", "slides", "rides", "captures", "check", "mate", "castle",
    "drop", "dropped", "reserve", "on", "White", "Black", "way",
];

/// The words of a text that are English, or a key that has no text.
fn leftovers(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !(c.is_alphanumeric() || c == '-'));
    let keys = |word: &str| word.contains('-') && word.chars().all(|c| c.is_ascii_lowercase() || c == '-') && word.len() > 6;
    words.filter(|word| ENGLISH.contains(word) || keys(word)).map(str::to_owned).collect()
}

#[track_caller]
fn is_german(place: &str, text: &str) {
    assert!(!text.is_empty(), "{place}: nothing is said");
    assert_eq!(leftovers(text), Vec::<String>::new(), "{place}: {text}");
}

#[test]
fn leftovers_are_seen() {
    assert_eq!(leftovers("Zieht the König"), ["the"]);
    assert_eq!(leftovers("moves-slide-most: drei"), ["moves-slide-most"]);
    assert!(leftovers("Der Shogi-Bauer, ohne zu schlagen: zieht ein Feld.").is_empty());
}

#[test]
fn moves_and_rules_of_every_man_are_told_in_german() {
    let mut told = 0;
    every_game(|id, variant| {
        for kind in variant.kind_ids() {
            let place = format!("{id}, {}", variant.kind(kind).name);
            for sentence in moves_in_words(variant, kind).into_iter().chain(rules_in_words(variant, kind)) {
                is_german(&place, &sentence);
                assert!(sentence.ends_with('.') && !sentence.contains("  ") && !sentence.contains(" ,"), "{place}: {sentence}");
                told += 1;
            }
        }
        endings_in_words(variant).iter().for_each(|sentence| is_german(id, sentence));
    });
    assert!(told > 400, "only {told} sentences");
}

#[test]
fn men_with_different_moves_have_different_words_in_german_too() {
    every_game(|id, variant| {
        let ways = |kind: KindId| &variant.kind(kind).ways;
        for kind in variant.kind_ids() {
            for other in variant.kind_ids().filter(|&other| ways(other) != ways(kind)) {
                assert_ne!(moves_in_words(variant, kind), moves_in_words(variant, other), "{id}: {}", variant.kind(kind).name);
            }
        }
    });
}
