//! Why a text cannot be read as RON.

use super::{Saying, Words, hinted, plain};
use crate::variant::{Needed, Unreadable};
use crate::words::say;

impl Saying for Unreadable {
    fn words(&self) -> Words {
        match self {
            Self::Renamed { name, new } => {
                hinted(say!("ron-renamed", name = name.as_str(), new = *new), say!("ron-renamed-hint", new = *new))
            }
            Self::Field { name, known } => Words { hint: of(known), ..plain(say!("ron-field", name = name.as_str())) },
            Self::Word { name, known } => Words { hint: of(known), ..plain(say!("ron-word", name = name.as_str())) },
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
            Self::NeedsSign(sign) => plain(say!("ron-needs-sign", sign = sign.to_string())),
            Self::Attribute => plain(say!("ron-attribute")),
            Self::Boolean => plain(say!("ron-boolean")),
            Self::Letter => plain(say!("ron-letter")),
            Self::Whole => plain(say!("ron-whole")),
            Self::Number => plain(say!("ron-number")),
            Self::Option => plain(say!("ron-option")),
            Self::Text => plain(say!("ron-text")),
            Self::TextEnd => plain(say!("ron-text-end")),
            Self::Identifier => plain(say!("ron-identifier")),
            Self::Escape => plain(say!("ron-escape")),
            Self::Range => plain(say!("ron-range")),
            Self::CommentEnd => plain(say!("text-comment-endless")),
            Self::Trailing => plain(say!("ron-trailing")),
            Self::Deep => plain(say!("ron-deep")),
            Self::Other(text) => plain(say!("ron-other", text = text.as_str())),
        }
    }
}

/// What can stand there instead, if anything can.
fn of(known: &[&str]) -> Option<String> {
    (!known.is_empty()).then(|| say!("ron-known", names = known.join(say("between-parts"))))
}

/// What the sentences choose their form by.
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
