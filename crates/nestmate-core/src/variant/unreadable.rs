//! What RON says of a text that it cannot read, in a form of our own.

use ron::Error;

/// Why a text cannot be read as RON.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "fields that say what they hold")]
pub enum Unreadable {
    Field {
        name: String,
        known: &'static [&'static str],
    },
    /// There is no such word where one of a few is needed.
    Word {
        name: String,
        known: &'static [&'static str],
    },
    Missing(&'static str),
    Twice(&'static str),
    /// A value is of another kind than is needed.
    Mismatch {
        needed: Needed,
        /// What is there, as far as RON tells it.
        found: String,
    },
    /// There is another number of values between brackets than is needed.
    Count {
        /// How many are needed, if RON tells it.
        wanted: Option<usize>,
        found: usize,
    },
    /// Another name stands before the brackets than can.
    Name {
        /// The one that can.
        expected: &'static str,
        /// The one that does.
        found: String,
    },
    /// This is no digit of a number.
    Digit(char),
    /// A sign that nothing can begin with.
    Sign(char),
    /// This cannot be a name.
    NoName(String),
    /// RON has no such extension.
    Extension(String),
    /// The text ends too early.
    End,
    NeedsSign(char),
    Attribute,
    /// Here has to be `true` or `false`.
    Boolean,
    /// Here has to be a letter.
    Letter,
    /// Here has to be a whole number.
    Whole,
    /// Here has to be a number.
    Number,
    /// Here has to be `Some(…)` or `None`.
    Option,
    /// Here has to be a text.
    Text,
    TextEnd,
    /// Here has to be a name.
    Identifier,
    /// A text has an escape that there is not.
    Escape,
    Range,
    CommentEnd,
    Trailing,
    /// Brackets are nested too deeply.
    Deep,
    /// Something that no file of ours has come to, as RON tells it.
    Other(String),
}

/// What kind of value is needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Needed {
    /// A text between quotes.
    Text,
    /// A letter between quotes.
    Letter,
    /// `true` or `false`.
    Boolean,
    /// Values between round brackets.
    Bracket,
    /// A list.
    List,
    /// Names with values.
    Map,
    /// A whole number.
    Whole,
    /// Something else.
    Other,
}

/// What is wrong.
pub fn unreadable(error: Error) -> Unreadable {
    match error {
        Error::NoSuchStructField { expected, found, .. } => Unreadable::Field { name: found, known: expected },
        Error::NoSuchEnumVariant { expected, found, .. } => Unreadable::Word { name: found, known: expected },
        Error::MissingStructField { field, .. } => Unreadable::Missing(field),
        Error::DuplicateStructField { field, .. } => Unreadable::Twice(field),
        Error::InvalidValueForType { expected, found } => Unreadable::Mismatch { needed: needed(&expected), found: quoted(&found) },
        Error::ExpectedDifferentLength { expected, found } => Unreadable::Count { wanted: wanted(&expected), found },
        Error::ExpectedDifferentStructName { expected, found } => Unreadable::Name { expected, found },
        Error::InvalidIntegerDigit { digit, .. } => Unreadable::Digit(digit),
        Error::UnexpectedChar(sign) => Unreadable::Sign(sign),
        Error::InvalidIdentifier(name) | Error::SuggestRawIdentifier(name) => Unreadable::NoName(name),
        Error::NoSuchExtension(name) => Unreadable::Extension(name),
        error => short(&error),
    }
}

/// An error that needs no more than its kind to be told.
fn short(error: &Error) -> Unreadable {
    match error {
        Error::Eof => Unreadable::End,
        Error::ExpectedArray => Unreadable::NeedsSign('['),
        Error::ExpectedArrayEnd => Unreadable::NeedsSign(']'),
        Error::ExpectedStructLike | Error::ExpectedNamedStructLike(_) | Error::ExpectedUnit | Error::ExpectedStructName(_) => {
            Unreadable::NeedsSign('(')
        }
        Error::ExpectedStructLikeEnd | Error::ExpectedOptionEnd => Unreadable::NeedsSign(')'),
        Error::ExpectedMap => Unreadable::NeedsSign('{'),
        Error::ExpectedMapEnd => Unreadable::NeedsSign('}'),
        Error::ExpectedMapColon => Unreadable::NeedsSign(':'),
        Error::ExpectedComma => Unreadable::NeedsSign(','),
        Error::ExpectedAttribute | Error::ExpectedAttributeEnd => Unreadable::Attribute,
        Error::ExpectedBoolean => Unreadable::Boolean,
        Error::ExpectedChar | Error::ExpectedByteLiteral => Unreadable::Letter,
        Error::ExpectedInteger | Error::UnderscoreAtBeginning => Unreadable::Whole,
        Error::ExpectedFloat | Error::FloatUnderscore => Unreadable::Number,
        Error::ExpectedOption => Unreadable::Option,
        Error::ExpectedString | Error::ExpectedByteString => Unreadable::Text,
        Error::ExpectedStringEnd => Unreadable::TextEnd,
        Error::ExpectedIdentifier => Unreadable::Identifier,
        Error::InvalidEscape(_) => Unreadable::Escape,
        Error::IntegerOutOfBounds => Unreadable::Range,
        Error::UnclosedBlockComment | Error::UnclosedLineComment => Unreadable::CommentEnd,
        Error::TrailingCharacters => Unreadable::Trailing,
        Error::ExceededRecursionLimit => Unreadable::Deep,
        other => Unreadable::Other(other.to_string()),
    }
}

/// The kind of value that is needed, as far as files of ours have it; the library gives it in words of its own.
fn needed(expected: &str) -> Needed {
    match expected {
        _ if expected.contains("string") => Needed::Text,
        _ if expected.contains("char") => Needed::Letter,
        _ if expected.contains("bool") => Needed::Boolean,
        _ if expected.contains("tuple") || expected.contains("struct") || expected.contains("enum") => Needed::Bracket,
        _ if expected.contains("sequence") => Needed::List,
        _ if expected.contains("map") => Needed::Map,
        "u8" | "u16" | "u32" | "u64" | "usize" | "i8" | "i16" | "i32" | "i64" | "isize" => Needed::Whole,
        _ if expected.contains("integer") => Needed::Whole,
        _ => Needed::Other,
    }
}

fn quoted(found: &str) -> String {
    let between = |quote: char| found.split_once(quote).and_then(|(_, rest)| rest.rsplit_once(quote)).map(|(inner, _)| inner.to_owned());
    let found = between('`').or_else(|| between('"')).unwrap_or_else(|| "…".to_owned());
    found.chars().take(40).collect()
}

/// How many values are needed; it stands at the end of what the library says.
fn wanted(expected: &str) -> Option<usize> {
    expected.rsplit(' ').find_map(|word| word.parse().ok())
}
