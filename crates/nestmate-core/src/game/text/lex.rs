//! The text of a game in parts, each with its place. Nothing stops it: what is no part of a game's text is handed on as it stands.

use std::ops::Range;

use super::fault::TextFault;
use crate::plain::is_hidden;
use crate::variant::BREAKS;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Token<'a> {
    /// `[Name "value"]`.
    Tag {
        name: &'a str,
        value: String,
    },
    /// What stands in braces, or after a semicolon.
    Comment(&'a str),
    /// The same, where the brace is never closed.
    Unclosed(&'a str),
    Open,
    Close,
    /// `$5`.
    Glyph(u8),
    /// A move, a move number, a result.
    Word(&'a str),
    /// What is none of these, and why.
    Stray(&'a str, TextFault),
}

/// Why a text cannot be read as a game, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::game) struct Broken {
    pub(in crate::game) span: Range<usize>,
    pub(in crate::game) fault: TextFault,
}

/// How far a text could be read as a game, to tell which of several is likeliest: up to where, and to which field of a position there.
pub(super) type HowFar = (usize, usize);

impl Broken {
    pub(super) fn reach(&self) -> HowFar {
        (self.span.start, if let TextFault::Start(error) = &self.fault { error.field() } else { 0 })
    }
}

pub(super) struct Lexer<'a> {
    pub(super) text: &'a str,
    /// How far it has come, in bytes.
    pub(super) at: usize,
    /// Whether there are only tags so far, so that brackets are most likely meant as such.
    in_head: bool,
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self { text, at: 0, in_head: true }
    }

    /// Takes the rest of a text apart, from a place between two parts on.
    pub(super) fn starting(text: &'a str, at: usize) -> Self {
        Self { text, at, in_head: false }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// The next part and its place; `None` at the end.
    pub(super) fn next(&mut self) -> Option<(Token<'a>, Range<usize>)> {
        self.skip_blank();
        let start = self.at;
        let first = self.rest().chars().next()?;
        let token = match first {
            '[' => self.tag(),
            '{' => self.braces(),
            ';' => {
                self.at += self.rest().find(BREAKS).unwrap_or(self.rest().len());
                Token::Comment(&self.text[start + 1..self.at])
            }
            '(' if enclosed(self.rest()).is_none() => self.sign(Token::Open),
            ')' => self.sign(Token::Close),
            '$' => self.glyph(),
            ']' | '}' => self.stray(1, TextFault::Bracket(first)),
            _ => self.word(),
        };
        self.in_head &= matches!(token, Token::Tag { .. } | Token::Comment(_));
        Some((token, start..self.at))
    }

    /// Passes over spaces, and over lines that begin with a percent sign, which are not for us.
    fn skip_blank(&mut self) {
        loop {
            let rest = self.rest();
            self.at += rest.len() - rest.trim_start_matches(is_blank).len();
            let begins_line = matches!(self.text[..self.at].chars().last(), None | Some('\n' | '\r' | '\u{feff}'));
            if !(begins_line && self.rest().starts_with('%')) {
                return;
            }
            self.at += self.rest().find(BREAKS).unwrap_or(self.rest().len());
        }
    }

    fn sign(&mut self, token: Token<'a>) -> Token<'a> {
        self.at += 1;
        token
    }

    fn stray(&mut self, length: usize, fault: TextFault) -> Token<'a> {
        let text = &self.rest()[..length];
        self.at += length;
        Token::Stray(text, fault)
    }

    /// A tag. A quotation mark in its value ends it only where the tag ends; one without quotation marks is one among the first tags.
    fn tag(&mut self) -> Token<'a> {
        let rest = self.rest();
        let inner = rest[1..].trim_start();
        let is_name = |byte: &u8| byte.is_ascii_alphanumeric() || b"_+#=:-".contains(byte);
        let length = inner.bytes().take_while(is_name).count();
        let (name, after) = inner.split_at(length);
        let after = after.trim_start();
        let end_of = |part: &str| rest.len() - part.len();
        let line_end = rest.find(BREAKS).unwrap_or(rest.len());
        let (value, end) = match after.strip_prefix('"') {
            Some(quoted) if length > 0 => {
                let (value, left) = quoted_value(quoted);
                (value, end_of(left))
            }
            None if length > 0 && self.in_head && rest[..line_end].contains(']') && end_of(after) < line_end => {
                let end = rest[..line_end].rfind(']').unwrap_or(line_end);
                let value = rest[end_of(after).min(end)..end].trim().trim_matches(['“', '”', '„', '\'', '’', '"']);
                (value.to_owned(), (end + 1).min(rest.len()))
            }
            _ => {
                let end = rest[..line_end].find(']').map_or(line_end, |end| end + 1);
                return self.stray(end, TextFault::NoTag);
            }
        };
        self.at += end;
        Token::Tag { name, value }
    }

    fn braces(&mut self) -> Token<'a> {
        let inner = &self.rest()[1..];
        let Some(end) = comment_length(inner) else {
            self.at = self.text.len();
            return Token::Unclosed(inner);
        };
        self.at += end + 2;
        Token::Comment(&inner[..end])
    }

    fn glyph(&mut self) -> Token<'a> {
        let digits: &str = &self.rest()[1..];
        let length = digits.bytes().take_while(u8::is_ascii_digit).count();
        match digits[..length].parse() {
            Ok(number) => {
                self.at += length + 1;
                Token::Glyph(number)
            }
            Err(_) => self.stray(length + 1, TextFault::NoGlyph),
        }
    }

    fn word(&mut self) -> Token<'a> {
        let rest = self.rest();
        let mut end = result_at(rest).map_or(0, |result| result.0);
        if end == 0 {
            let is_end = |c: char| is_blank(c) || "[]{}();$".contains(c);
            end = enclosed(rest).unwrap_or_else(|| rest.find(is_end).unwrap_or(rest.len()));
            // A piece or a sign in brackets belongs to the move before.
            end += enclosed(&rest[end..]).unwrap_or(0);
        }
        self.at += end;
        Token::Word(&rest[..end])
    }
}

/// Whether a character stands between words. Those that nobody sees come with texts that are copied from pages.
fn is_blank(c: char) -> bool {
    c.is_whitespace() || is_hidden(c)
}

/// The value of a tag from behind its first quotation mark, and what comes after the tag. It ends at a quotation mark that the bracket
/// follows, at the last one of the line where none does, or with the line.
fn quoted_value(quoted: &str) -> (String, &str) {
    let (mut value, mut chars) = (String::new(), quoted.char_indices());
    while let Some((at, c)) = chars.next() {
        match c {
            '\\' if quoted[at + 1..].starts_with(['"', '\\']) => value.extend(chars.next().map(|escaped| escaped.1)),
            '"' => {
                if let Some(rest) = quoted[at + 1..].trim_start().strip_prefix(']') {
                    return (value, rest);
                }
                let line = quoted[at + 1..].split(BREAKS).next().unwrap_or_default();
                let goes_on = line.match_indices('"').any(|(next, _)| line[next + 1..].trim_start().starts_with(']'));
                if !goes_on {
                    // Something has come between the quotation mark and the bracket, or the bracket is missing.
                    let between = line.split_once(']').map(|parts| parts.0).filter(|between| !between.contains(char::is_whitespace));
                    value.push_str(between.unwrap_or_default());
                    return (value, &quoted[at + 1 + between.map_or(0, |between| between.len() + 1)..]);
                }
                value.push(c);
            }
            '\n' | '\r' => {
                // A value that goes on in the next line, unless another tag begins there.
                let next = quoted[at..].split_inclusive(BREAKS).find(|line| !line.trim().is_empty()).unwrap_or_default();
                if !next.trim_end().ends_with("\"]") || next.trim_start().starts_with('[') {
                    let bare = value.trim_end().trim_end_matches(']').trim_end().len();
                    value.truncate(bare);
                    return (value, &quoted[at..]);
                }
                value.push(' ');
            }
            _ => value.push(c),
        }
    }
    let bare = value.trim_end().trim_end_matches(']').trim_end().len();
    value.truncate(bare);
    (value, "")
}

/// How long the comment is whose brace has just been opened; `None` if it is never closed. Braces in it that are closed belong to it.
pub(super) fn comment_length(text: &str) -> Option<usize> {
    let end = text.find('}')?;
    if !text[..end].contains('{') {
        return Some(end);
    }
    let mut depth = 1_usize;
    let closes = |&(_, c): &(usize, char)| {
        depth = match c {
            '{' => depth + 1,
            '}' => depth - 1,
            _ => depth,
        };
        depth == 0
    };
    Some(text.char_indices().take(LONGEST_NEST).find(closes).map_or(end, |found| found.0))
}

/// The most characters of a comment that are searched for a brace inside.
const LONGEST_NEST: usize = 10_000;

/// The length of a piece or a sign in brackets, such as `(Q)`, `(=Q)` or `(=)`, if one stands here.
fn enclosed(text: &str) -> Option<usize> {
    let inner = text.strip_prefix('(')?;
    // No farther: a text of many brackets that nobody closes would be searched to its end at each of them.
    let length = inner.bytes().take(4).position(|byte| byte == b')').filter(|&length| length > 0)?;
    let inner = &inner[..length];
    let is_sign = inner.chars().all(|c| "=+!?#".contains(c));
    let piece = inner.strip_prefix('=').unwrap_or(inner);
    (is_sign || piece.len() == 1 && piece.bytes().all(|byte| byte.is_ascii_alphabetic())).then_some(length + 2)
}

/// The result that stands here and its length, in any of the ways in which people write it.
pub(super) fn result_at(text: &str) -> Option<(usize, &'static str)> {
    let ends = |rest: &str| !rest.starts_with(|c: char| c.is_alphanumeric() || "/½-–—−".contains(c));
    if let Some(rest) = text.strip_prefix('*') {
        return ends(rest).then_some((1, "*"));
    }
    let points = |text: &'_ str| ["1/2", "½", "1", "0"].into_iter().find(|points| text.starts_with(points));
    let white = points(text)?;
    let rest = text[white.len()..].trim_start_matches(' ');
    let other = rest.strip_prefix(['-', '–', '—', '−', '‐', '‑', ':']).map(|rest| rest.trim_start_matches(' '));
    let is_half = |points: &str| matches!(points, "1/2" | "½");
    let Some((black, rest)) = other.and_then(|other| points(other).map(|black| (black, &other[black.len()..]))) else {
        let rest = &text[white.len()..];
        return (is_half(white) && ends(rest)).then_some((white.len(), "1/2-1/2"));
    };
    let result = match (white, black) {
        ("1", "0") => "1-0",
        ("0", "1") => "0-1",
        _ if is_half(white) && is_half(black) => "1/2-1/2",
        _ => return None,
    };
    ends(rest).then_some((text.len() - rest.len(), result))
}
