//! The text of a game in parts, each with its place.

use std::ops::Range;

use super::fault::TextFault;
use super::split::BREAKS;

/// A part of the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Token<'a> {
    /// `[Name "value"]`.
    Tag {
        name: &'a str,
        value: String,
    },
    /// What stands in braces, or after a semicolon.
    Comment(&'a str),
    Open,
    Close,
    /// `$5`.
    Glyph(u8),
    /// A move, a move number, a result.
    Word(&'a str),
}

/// Something that is no part of a game's text, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Broken {
    pub(super) span: Range<usize>,
    pub(super) fault: TextFault,
}

/// Takes a text apart.
pub(super) struct Lexer<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    /// Takes the rest of a text apart, from a place between two parts on.
    pub(super) fn starting(text: &'a str, at: usize) -> Self {
        Self { text, at }
    }

    /// How far it has come, in bytes.
    pub(super) fn at(&self) -> usize {
        self.at
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// The next part and its place; `None` at the end.
    pub(super) fn next(&mut self) -> Result<Option<(Token<'a>, Range<usize>)>, Broken> {
        self.skip_blank();
        let start = self.at;
        let Some(first) = self.rest().chars().next() else { return Ok(None) };
        let token = match first {
            '[' => self.tag()?,
            '{' => self.braces()?,
            ';' => {
                self.at += self.rest().find(BREAKS).unwrap_or(self.rest().len());
                Token::Comment(&self.text[start + 1..self.at])
            }
            '(' | ')' => {
                self.at += 1;
                if first == '(' { Token::Open } else { Token::Close }
            }
            '$' => self.glyph()?,
            ']' | '}' => {
                return Err(self.broken(1, TextFault::Bracket(first)));
            }
            _ => self.word(),
        };
        Ok(Some((token, start..self.at)))
    }

    /// Passes over spaces, and over lines that begin with a percent sign, which are not for us.
    fn skip_blank(&mut self) {
        loop {
            let rest = self.rest();
            self.at += rest.len() - rest.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}').len();
            let begins_line = matches!(self.text[..self.at].chars().last(), None | Some('\n' | '\r' | '\u{feff}'));
            if !(begins_line && self.rest().starts_with('%')) {
                return;
            }
            self.at += self.rest().find(BREAKS).unwrap_or(self.rest().len());
        }
    }

    fn broken(&self, length: usize, fault: TextFault) -> Broken {
        Broken { span: self.at..self.at + length, fault }
    }

    fn tag(&mut self) -> Result<Token<'a>, Broken> {
        let inner = self.rest()[1..].trim_start();
        let length = inner.bytes().take_while(|&byte| byte.is_ascii_alphanumeric() || byte == b'_').count();
        let name = &inner[..length];
        let after = inner[length..].trim_start();
        let Some(quoted) = after.strip_prefix('"').filter(|_| length > 0) else {
            return Err(self.broken(1, TextFault::NoTag));
        };
        let mut value = String::new();
        let mut chars = quoted.char_indices();
        while let Some((at, c)) = chars.next() {
            match c {
                '\\' => value.extend(chars.next().map(|escaped| escaped.1)),
                '"' => {
                    let end = quoted[at + 1..].trim_start();
                    self.at = self.text.len() - end.len();
                    return if end.starts_with(']') {
                        self.at += 1;
                        Ok(Token::Tag { name, value })
                    } else {
                        Err(self.broken(end.chars().next().map_or(0, char::len_utf8), TextFault::TagOpen))
                    };
                }
                '\n' | '\r' => break,
                _ => value.push(c),
            }
        }
        Err(self.broken(1, TextFault::TagEndless))
    }

    fn braces(&mut self) -> Result<Token<'a>, Broken> {
        let inner = &self.rest()[1..];
        let Some(end) = inner.find('}') else {
            return Err(self.broken(1, TextFault::CommentEndless));
        };
        self.at += end + 2;
        Ok(Token::Comment(&inner[..end]))
    }

    fn glyph(&mut self) -> Result<Token<'a>, Broken> {
        let digits: &str = &self.rest()[1..];
        let length = digits.bytes().take_while(u8::is_ascii_digit).count();
        match digits[..length].parse() {
            Ok(number) => {
                self.at += length + 1;
                Ok(Token::Glyph(number))
            }
            Err(_) => Err(self.broken(length + 1, TextFault::NoGlyph)),
        }
    }

    fn word(&mut self) -> Token<'a> {
        let rest = self.rest();
        let end = rest.find(|c: char| c.is_whitespace() || "[]{}();$".contains(c)).unwrap_or(rest.len());
        self.at += end;
        Token::Word(&rest[..end])
    }
}
