//! Why a text cannot be read as RON.

use nestmate_core::variant::Unreadable;
use nestmate_text::words::{TextKey, key, say};

use super::{Saying, Words, hinted, plain};

impl Saying for Unreadable {
    fn words(&self) -> Words {
        match self {
            Self::NoSuchStructField { found, expected, .. } => {
                Words { hint: of(found, expected), ..plain(say!("ron-field", name = found.as_str())) }
            }
            Self::NoSuchEnumVariant { found, expected, .. } => {
                Words { hint: of(found, expected), ..plain(say!("ron-word", name = found.as_str())) }
            }
            Self::MissingStructField { field, .. } => plain(say!("def-missing", field = *field)),
            Self::DuplicateStructField { field, .. } => plain(say!("ron-twice", name = *field)),
            Self::InvalidValueForType { expected, found } => plain(say!("ron-mismatch", needed = needed(expected), found = quoted(found))),
            Self::ExpectedDifferentLength { expected, found } => plain(match wanted(expected) {
                Some(wanted) => say!("ron-count", wanted = wanted, found = *found),
                None => say!("ron-count-other", found = *found),
            }),
            Self::ExpectedDifferentStructName { expected, found } => {
                hinted(say!("ron-name", name = found.as_str()), say!("ron-name-hint", name = *expected))
            }
            Self::InvalidIntegerDigit { digit, .. } => plain(say!("ron-digit", digit = digit.to_string())),
            Self::UnexpectedChar(sign) => plain(say!("ron-sign", sign = sign.to_string())),
            Self::InvalidIdentifier(name) | Self::SuggestRawIdentifier(name) => plain(say!("ron-no-name", name = name.as_str())),
            Self::NoSuchExtension(name) => plain(say!("ron-extension", name = name.as_str())),
            Self::Eof => plain(say!("ron-end")),
            Self::ExpectedArray => needs('[', Some(key!("ron-list-hint"))),
            Self::ExpectedArrayEnd => needs(']', None),
            Self::ExpectedStructLike | Self::ExpectedNamedStructLike(_) | Self::ExpectedUnit | Self::ExpectedStructName(_) => {
                needs('(', Some(key!("ron-round-hint")))
            }
            Self::ExpectedStructLikeEnd | Self::ExpectedOptionEnd => needs(')', None),
            Self::ExpectedMap => needs('{', Some(key!("ron-map-hint"))),
            Self::ExpectedMapEnd => needs('}', None),
            Self::ExpectedMapColon => needs(':', Some(key!("ron-colon-hint"))),
            Self::ExpectedComma => needs(',', Some(key!("ron-comma-hint"))),
            Self::ExpectedAttribute | Self::ExpectedAttributeEnd => plain(say!("ron-attribute")),
            Self::ExpectedBoolean => plain(say!("ron-boolean")),
            Self::ExpectedChar | Self::ExpectedByteLiteral => hinted(say!("ron-letter"), say!("ron-letter-hint")),
            Self::ExpectedInteger | Self::UnderscoreAtBeginning => hinted(say!("ron-whole"), say!("ron-whole-hint")),
            Self::ExpectedFloat | Self::FloatUnderscore => plain(say!("ron-number")),
            Self::ExpectedOption => plain(say!("ron-option")),
            Self::ExpectedString | Self::ExpectedByteString => hinted(say!("ron-text"), say!("ron-text-hint")),
            Self::ExpectedStringEnd => plain(say!("ron-text-end")),
            Self::ExpectedIdentifier => hinted(say!("ron-identifier"), say!("ron-identifier-hint")),
            Self::InvalidEscape(_) => plain(say!("ron-escape")),
            Self::IntegerOutOfBounds => plain(say!("ron-range")),
            Self::UnclosedBlockComment | Self::UnclosedLineComment => plain(say!("text-comment-endless")),
            Self::TrailingCharacters => plain(say!("ron-trailing")),
            Self::ExceededRecursionLimit => plain(say!("ron-deep")),
            // No file of ours has come to any other.
            other => plain(say!("ron-other", text = other.to_string())),
        }
    }
}

/// A sign is missing, and what is most likely wrong there.
fn needs(sign: char, hint: Option<TextKey>) -> Words {
    Words { message: say!("ron-needs-sign", sign = sign.to_string()), hint: hint.map(|hint| say(hint).to_owned()) }
}

/// The kind of value that is needed, as far as files of ours have it; the library gives it in words of its own.
fn needed(expected: &str) -> &'static str {
    match expected {
        _ if expected.contains("string") => "text",
        _ if expected.contains("char") => "letter",
        _ if expected.contains("bool") => "boolean",
        _ if expected.contains("tuple") || expected.contains("struct") || expected.contains("enum") => "bracket",
        _ if expected.contains("sequence") => "list",
        _ if expected.contains("map") => "map",
        "u8" | "u16" | "u32" | "u64" | "usize" | "i8" | "i16" | "i32" | "i64" | "isize" => "whole",
        _ if expected.contains("integer") => "whole",
        _ => "other",
    }
}

/// What is there in place of a value that is needed, as far as the library tells it.
fn quoted(found: &str) -> String {
    let between = |quote: char| found.split_once(quote).and_then(|(_, rest)| rest.rsplit_once(quote)).map(|(inner, _)| inner);
    between('`').or_else(|| between('"')).unwrap_or("…").chars().take(40).collect()
}

/// How many values are needed; it stands at the end of what the library says.
fn wanted(expected: &str) -> Option<usize> {
    expected.rsplit(' ').find_map(|word| word.parse().ok())
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
    let (Unreadable::NoSuchStructField { found, expected, .. } | Unreadable::NoSuchEnumVariant { found, expected, .. }) = fault else {
        return None;
    };
    Some((found, nearest(found, expected)?))
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
