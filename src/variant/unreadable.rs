//! What RON says of a text that it cannot read, in sentences of our own.

use ron::Error;

use super::renamed::new_name;
use crate::words::{Told, told};

/// What is wrong, and what to do about it, which may be nothing.
#[expect(clippy::wildcard_enum_match_arm, reason = "an enum of another crate")]
pub(crate) fn unreadable(error: Error) -> (Told, Told) {
    match error {
        Error::NoSuchStructField { expected, found, .. } => match new_name(&found) {
            Some(new) if expected.contains(&new) => {
                (told!("ron-renamed", name = found.as_str(), new = new), told!("ron-renamed-hint", new = new))
            }
            _ => (told!("ron-field", name = found.as_str()), known(expected)),
        },
        Error::NoSuchEnumVariant { expected, found, .. } => (told!("ron-word", name = found.as_str()), known(expected)),
        Error::MissingStructField { field, .. } => (told!("def-missing", field = field), Told::NOTHING),
        Error::DuplicateStructField { field, .. } => (told!("ron-twice", name = field), Told::NOTHING),
        Error::InvalidValueForType { expected, found } => (mismatch(&expected, &found), Told::NOTHING),
        Error::ExpectedDifferentLength { expected, found } => (length(&expected, found), Told::NOTHING),
        Error::ExpectedDifferentStructName { expected, found } => {
            (told!("ron-name", name = found.as_str()), told!("ron-name-hint", name = expected))
        }
        Error::InvalidIntegerDigit { digit, .. } => (told!("ron-digit", digit = digit.to_string()), Told::NOTHING),
        Error::UnexpectedChar(sign) => (told!("ron-sign", sign = sign.to_string()), Told::NOTHING),
        Error::InvalidIdentifier(name) | Error::SuggestRawIdentifier(name) => (told!("ron-no-name", name = name.as_str()), Told::NOTHING),
        Error::NoSuchExtension(name) => (told!("ron-extension", name = name.as_str()), Told::NOTHING),
        error => (short(&error), Told::NOTHING),
    }
}

/// An error that needs no more than its kind to be told.
#[expect(clippy::wildcard_enum_match_arm, reason = "an enum of another crate")]
fn short(error: &Error) -> Told {
    let sign = |sign: &'static str| told!("ron-needs-sign", sign = sign);
    match error {
        Error::Eof => told!("ron-end"),
        Error::ExpectedArray => sign("["),
        Error::ExpectedArrayEnd => sign("]"),
        Error::ExpectedStructLike | Error::ExpectedNamedStructLike(_) | Error::ExpectedUnit | Error::ExpectedStructName(_) => sign("("),
        Error::ExpectedStructLikeEnd | Error::ExpectedOptionEnd => sign(")"),
        Error::ExpectedMap => sign("{"),
        Error::ExpectedMapEnd => sign("}"),
        Error::ExpectedMapColon => sign(":"),
        Error::ExpectedComma => sign(","),
        Error::ExpectedAttribute | Error::ExpectedAttributeEnd => told!("ron-attribute"),
        Error::ExpectedBoolean => told!("ron-boolean"),
        Error::ExpectedChar | Error::ExpectedByteLiteral => told!("ron-letter"),
        Error::ExpectedInteger | Error::UnderscoreAtBeginning => told!("ron-whole"),
        Error::ExpectedFloat | Error::FloatUnderscore => told!("ron-number"),
        Error::ExpectedOption => told!("ron-option"),
        Error::ExpectedString | Error::ExpectedByteString => told!("ron-text"),
        Error::ExpectedStringEnd => told!("ron-text-end"),
        Error::ExpectedIdentifier => told!("ron-identifier"),
        Error::InvalidEscape(_) => told!("ron-escape"),
        Error::IntegerOutOfBounds => told!("ron-range"),
        Error::UnclosedBlockComment | Error::UnclosedLineComment => told!("text-comment-endless"),
        Error::TrailingCharacters => told!("ron-trailing"),
        Error::ExceededRecursionLimit => told!("ron-deep"),
        other => {
            let text = other.to_string();
            told!("ron-other", text = text.as_str())
        }
    }
}

fn known(names: &'static [&'static str]) -> Told {
    if names.is_empty() { Told::NOTHING } else { told!("ron-known", names = names.join(", ")) }
}

/// A value of one kind where one of another is needed. The library gives both in words of its own: of what was found the text between
/// quotes matters, and of what is needed its kind, as far as files of ours have it.
fn mismatch(expected: &str, found: &str) -> Told {
    let between = |quote: char| found.split_once(quote).and_then(|(_, rest)| rest.rsplit_once(quote)).map(|(inner, _)| inner.to_owned());
    let found = between('`').or_else(|| between('"')).unwrap_or_else(|| "…".to_owned());
    let found: String = found.chars().take(40).collect();
    let needed: &'static str = match expected {
        _ if expected.contains("string") => "text",
        _ if expected.contains("char") => "letter",
        _ if expected.contains("bool") => "boolean",
        _ if expected.contains("tuple") || expected.contains("struct") || expected.contains("enum") => "bracket",
        _ if expected.contains("sequence") => "list",
        _ if expected.contains("map") => "map",
        "u8" | "u16" | "u32" | "u64" | "usize" | "i8" | "i16" | "i32" | "i64" | "isize" => "whole",
        _ if expected.contains("integer") => "whole",
        _ => "other",
    };
    told!("ron-mismatch", needed = needed, found = found.as_str())
}

/// Another number of values between brackets than is needed; how many those are stands at the end of what the library says.
fn length(expected: &str, found: usize) -> Told {
    let wanted = expected.rsplit(' ').find_map(|word| word.parse::<usize>().ok());
    wanted.map_or_else(|| told!("ron-count-other", found = found), |wanted| told!("ron-count", wanted = wanted, found = found))
}
