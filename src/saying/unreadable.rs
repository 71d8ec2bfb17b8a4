//! Why a text cannot be read as RON.

use nestmate_core::variant::{Needed, Unreadable};
use nestmate_text::words::{key, say};

use super::{Saying, Words, hinted, plain};

impl Saying for Unreadable {
    fn words(&self) -> Words {
        match self {
            Self::Field { name, known } => Words { hint: of(name, known), ..plain(say!("ron-field", name = name.as_str())) },
            Self::Word { name, known } => Words { hint: of(name, known), ..plain(say!("ron-word", name = name.as_str())) },
            Self::Missing(field) => plain(say!("def-missing", field = *field)),
            Self::Twice(field) => plain(say!("ron-twice", name = *field)),
            Self::Mismatch { needed, found } => plain(say!("ron-mismatch", needed = selector(*needed), found = found.as_str())),
            Self::Count { wanted: Some(wanted), found } => plain(say!("ron-count", wanted = *wanted, found = *found)),
            Self::Count { wanted: None, found } => plain(say!("ron-count-other", found = *found)),
            Self::Name { expected, found } => hinted(say!("ron-name", name = found.as_str()), say!("ron-name-hint", name = *expected)),
            Self::Digit(digit) => plain(say!("ron-digit", digit = digit.to_string())),
            Self::Sign(sign) => plain(say!("ron-sign", sign = sign.to_string())),
            Self::NoName(name) => plain(say!("ron-no-name", name = name.as_str())),
            Self::Extension(name) => plain(say!("ron-extension", name = name.as_str())),
            Self::End => plain(say!("ron-end")),
            Self::NeedsSign(sign) => Words { hint: about(*sign), ..plain(say!("ron-needs-sign", sign = sign.to_string())) },
            Self::Attribute => plain(say!("ron-attribute")),
            Self::Boolean => plain(say!("ron-boolean")),
            Self::Letter => hinted(say!("ron-letter"), say!("ron-letter-hint")),
            Self::Whole => hinted(say!("ron-whole"), say!("ron-whole-hint")),
            Self::Number => plain(say!("ron-number")),
            Self::Option => plain(say!("ron-option")),
            Self::Text => hinted(say!("ron-text"), say!("ron-text-hint")),
            Self::TextEnd => plain(say!("ron-text-end")),
            Self::Identifier => hinted(say!("ron-identifier"), say!("ron-identifier-hint")),
            Self::Escape => plain(say!("ron-escape")),
            Self::Range => plain(say!("ron-range")),
            Self::CommentEnd => plain(say!("text-comment-endless")),
            Self::Trailing => plain(say!("ron-trailing")),
            Self::Deep => plain(say!("ron-deep")),
            Self::Other(text) => plain(say!("ron-other", text = text.as_str())),
        }
    }
}

/// What can stand there instead, if anything can: the one that is most like it, or all of them.
fn of(name: &str, known: &[&str]) -> Option<String> {
    near(name, known).or_else(|| (!known.is_empty()).then(|| say!("ron-known", names = known.join(say!("between-parts")))))
}

/// The question whether the word is meant that is most like it, if one is.
pub(super) fn near(name: &str, known: &[impl AsRef<str>]) -> Option<String> {
    nearest(name, known).map(|near| say!("ron-near", name = near))
}

/// The word that is not known and the one that is most likely meant.
pub(super) fn meant(fault: &Unreadable) -> Option<(&str, &str)> {
    let (Unreadable::Field { name, known } | Unreadable::Word { name, known }) = fault else { return None };
    Some((name, nearest(name, known)?))
}

/// The word that is most likely meant: the same but for capitals, or for a letter or two of a long one.
pub(super) fn nearest<'a>(name: &str, known: &'a [impl AsRef<str>]) -> Option<&'a str> {
    let lower = name.to_lowercase();
    let far = |word: &str| distance(&lower, &word.to_lowercase());
    let near = known.iter().map(AsRef::as_ref).min_by_key(|word| far(word))?;
    (far(near) * 3 <= lower.chars().count()).then_some(near)
}

/// How many letters have to be put in, left out or changed to make one word the other.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (at, letter) in one.chars().enumerate() {
        let mut corner = row[0];
        row[0] = at + 1;
        for (index, known) in other.iter().enumerate() {
            let change = corner + usize::from(letter != *known);
            corner = row[index + 1];
            row[index + 1] = change.min(row[index] + 1).min(corner + 1);
        }
    }
    row.last().copied().unwrap_or_default()
}

/// What is most likely wrong where a sign is missing.
fn about(sign: char) -> Option<String> {
    let key = match sign {
        '(' => key!("ron-round-hint"),
        '[' => key!("ron-list-hint"),
        '{' => key!("ron-map-hint"),
        ':' => key!("ron-colon-hint"),
        ',' => key!("ron-comma-hint"),
        _ => return None,
    };
    Some(say(key).to_owned())
}

fn selector(needed: Needed) -> &'static str {
    match needed {
        Needed::Text => "text",
        Needed::Letter => "letter",
        Needed::Boolean => "boolean",
        Needed::Bracket => "bracket",
        Needed::List => "list",
        Needed::Map => "map",
        Needed::Whole => "whole",
        Needed::Other => "other",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_most_likely_meant_is_named() {
        let known = ["Leap", "Slide", "DoubleStep", "FacingRoyals", "Draw"];
        let cases = [
            ("slide", Some("Slide")),
            ("Doublestep", Some("DoubleStep")),
            ("DoubleSteps", Some("DoubleStep")),
            ("FacingKings", None),
            ("draw", Some("Draw")),
            ("Leep", Some("Leap")),
            ("Up", None),
        ];
        for (name, near) in cases {
            assert_eq!(nearest(name, &known), near, "{name}");
        }
        assert_eq!(nearest("x", &[""; 0]), None);
    }
}
