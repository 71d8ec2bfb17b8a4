//! English as people write it: phrases that no message and no prose of a game may have.

use nestmate_text::words::Language;

use crate::files::{messages, read};
use crate::said::prose;

/// What a native would not say. Whole words; `there is no` and `is no longer` are English.
const NOT_SAID: [&str; 36] = [
    "man",
    "men",
    "is no",
    "time number",
    "own rank",
    "own ranks",
    "be told",
    "be come to",
    "rule of the house",
    "out of sight",
    "what stands",
    "stands between",
    "is whole",
    "by turns",
    "all the same",
    "as can be",
    "look less far",
    "everything larger",
    "in passing",
    "distance straight",
    "cells straight",
    "cell straight",
    "is frozen on",
    "else its",
    "beside the window",
    "be kept in",
    "do you play",
    "the own",
    "who has no",
    // There is one word for each of these: unfreeze, towards, halfway, inner game, starting position.
    "thaw",
    "thaws",
    "thawed",
    "toward",
    "half way",
    "games inside",
    "start position",
];

/// What is wrong with a text.
fn faults(text: &str) -> Vec<&'static str> {
    // What stands between ` is the format of definition files.
    let spoken: String = text.split('`').step_by(2).collect();
    let words: Vec<String> = spoken.to_lowercase().split(|c: char| !c.is_alphanumeric()).map(str::to_owned).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).filter(|word| !word.is_empty()).collect();
    let plain = format!(" {} ", words.join(" ")).replace(" there is no ", " ").replace(" is no longer ", " ");
    let mut found: Vec<&str> = NOT_SAID.into_iter().filter(|phrase| plain.contains(&format!(" {phrase} "))).collect();
    let letters: Vec<char> = spoken.chars().collect();
    if letters.windows(3).any(|part| part[1] == '\'' && part[0].is_alphabetic() && part[2].is_alphabetic()) {
        found.push("a straight apostrophe");
    }
    if spoken.contains("n’t") {
        found.push("a contraction");
    }
    if spoken.contains(['“', '”']) {
        found.push("double quotation marks");
    }
    found
}

#[test]
fn english_is_plain() {
    let mut wrong = Vec::new();
    for (file, text) in read(Language::English) {
        for (key, message) in messages(&text) {
            for piece in &message.pieces {
                wrong.extend(faults(piece).into_iter().map(|fault| format!("{file}: {key} has ‘{fault}’: {piece}")));
            }
        }
    }
    let library = nestmate::library();
    for (id, _) in library.all_games() {
        let variant = library.get(id).expect("a shipped game compiles");
        for text in prose(&variant) {
            wrong.extend(faults(text).into_iter().map(|fault| format!("{id} has ‘{fault}’: {text}")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn faults_are_seen() {
    assert_eq!(faults("The man on e4"), ["man"]);
    assert_eq!(faults("Take all men."), ["men"]);
    assert_eq!(faults("this is no tag"), ["is no"]);
    assert_eq!(faults("White's clock"), ["a straight apostrophe"]);
    assert_eq!(faults("It isn’t “odd”."), ["a contraction", "double quotation marks"]);
    assert!(faults("There is no piece on e4; the file is no longer there").is_empty());
    assert!(faults("use a letter from `men`").is_empty());
    assert!(faults("a letter between '…'").is_empty());
}
