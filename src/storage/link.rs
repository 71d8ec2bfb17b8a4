//! Addresses that a class begins with: `nestmate://GAME?position=…&fold=…`. They name a game, what of it is shown, and how far the board is
//! folded; a text file may hold one.

use std::fmt::Write as _;

/// What an address begins with; the slashes behind it may be missing.
const SCHEME: &str = "nestmate:";

const POSITION: &str = "position";
const LESSON: &str = "lesson";
const PUZZLE: &str = "puzzle";
const FOLD: &str = "fold";

/// The longest address that is read, in bytes.
const LONGEST: usize = 4000;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// The game's id.
    pub game: String,
    pub shown: LinkShown,
    /// The id of the layer that the board is folded to.
    pub fold: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinkShown {
    Start,
    Position(String),
    /// An exercise: the lesson's key, and its number in it, from 1.
    Lesson(String, usize),
    /// The id of a puzzle that the program came with.
    Puzzle(String),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinkFault {
    Long(usize),
    NoGame,
    /// What stands behind a percent sign is no byte, or all of it is no text.
    Encoding(String),
    /// No address says this.
    Unknown(String),
    /// It says more than one thing that is to be shown.
    Several,
    Number(String),
}

impl Link {
    /// Whether a text is an address of ours. Nothing says yet that it can be read.
    pub fn is_one(text: &str) -> bool {
        text.get(..SCHEME.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(SCHEME))
    }

    pub fn read(text: &str) -> Result<Self, LinkFault> {
        let text = text.trim();
        if text.len() > LONGEST {
            return Err(LinkFault::Long(LONGEST));
        }
        let rest = if Self::is_one(text) { &text[SCHEME.len()..] } else { text };
        let (game, query) = rest.split_once('?').unwrap_or((rest, ""));
        let game = decoded(game.trim_matches('/'))?;
        if game.is_empty() {
            return Err(LinkFault::NoGame);
        }
        let (mut shown, mut fold) = (LinkShown::Start, None);
        for part in query.split('&').filter(|part| !part.is_empty()) {
            let (key, value) = part.split_once('=').unwrap_or((part, ""));
            let value = decoded(value)?;
            let now = match key {
                FOLD => {
                    fold = Some(value);
                    continue;
                }
                POSITION => LinkShown::Position(value),
                PUZZLE => LinkShown::Puzzle(value),
                LESSON => {
                    let (key, number) = value.rsplit_once('/').unwrap_or((value.as_str(), "1"));
                    let number = number.parse().ok().filter(|number| *number > 0).ok_or_else(|| LinkFault::Number(number.to_owned()))?;
                    LinkShown::Lesson(key.to_owned(), number)
                }
                _ => return Err(LinkFault::Unknown(key.chars().take(40).collect())),
            };
            if std::mem::replace(&mut shown, now) != LinkShown::Start {
                return Err(LinkFault::Several);
            }
        }
        Ok(Self { game, shown, fold })
    }

    pub fn text(&self) -> String {
        let mut text = format!("{SCHEME}//{}", encoded(&self.game));
        let shown = match &self.shown {
            LinkShown::Start => None,
            LinkShown::Position(position) => Some((POSITION, position.clone())),
            LinkShown::Lesson(key, number) => Some((LESSON, format!("{key}/{number}"))),
            LinkShown::Puzzle(id) => Some((PUZZLE, id.clone())),
        };
        let parts = shown.into_iter().chain(self.fold.clone().map(|layer| (FOLD, layer)));
        for (at, (key, value)) in parts.enumerate() {
            // Writing to a string cannot fail.
            let _ = write!(text, "{}{key}={}", if at == 0 { '?' } else { '&' }, encoded(&value));
        }
        text
    }
}

/// Whether a byte stands for itself in every part of an address.
fn is_plain(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"-._~/,".contains(&byte)
}

fn encoded(text: &str) -> String {
    text.bytes().fold(String::with_capacity(text.len()), |mut out, byte| {
        if is_plain(byte) {
            out.push(char::from(byte));
        } else {
            // Writing to a string cannot fail.
            let _ = write!(out, "%{byte:02X}");
        }
        out
    })
}

fn decoded(text: &str) -> Result<String, LinkFault> {
    let bytes = percent_decoded(text);
    bytes.and_then(|bytes| String::from_utf8(bytes).ok()).ok_or_else(|| LinkFault::Encoding(text.chars().take(40).collect()))
}

/// Bytes with `%20` and its like read; `None` where no two hexadecimal digits stand behind a percent sign.
pub fn percent_decoded(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        if first != b'%' {
            bytes.push(first);
            rest = after;
            continue;
        }
        let digit = |at: usize| u8::try_from(char::from(*after.get(at)?).to_digit(16)?).ok();
        bytes.push(digit(0)? * 16 + digit(1)?);
        rest = &after[2..];
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_with_an_address_is_told() {
        for (text, fault) in [
            ("nestmate:", LinkFault::NoGame),
            ("nestmate://?fold=even", LinkFault::NoGame),
            ("nestmate://shogi?color=red", LinkFault::Unknown("color".to_owned())),
            ("nestmate://shogi?position=%2", LinkFault::Encoding("%2".to_owned())),
            ("nestmate://shogi?position=%ff", LinkFault::Encoding("%ff".to_owned())),
            ("nestmate://shogi?puzzle=a&lesson=b", LinkFault::Several),
            ("nestmate://shogi?lesson=check/0", LinkFault::Number("0".to_owned())),
        ] {
            assert_eq!(Link::read(text), Err(fault), "{text}");
        }
        assert_eq!(Link::read(&format!("nestmate://{}", "x".repeat(LONGEST))), Err(LinkFault::Long(LONGEST)));
    }
}
