//! The words and signs of a RON text, for those who write it: to be coloured, and to find what a place is inside of.

use std::ops::Range;

use super::locate::Scanner;

/// What a part of a text is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TokenKind {
    /// The name of a field, before its colon.
    Name,
    /// Another word without quotes, such as `Slide` or `true`.
    Word,
    /// A text or a letter, with its quotes.
    Text,
    /// A number.
    Number,
    /// A comment.
    Comment,
    /// A bracket.
    Bracket,
    /// A comma.
    Comma,
}

/// A part of a text: its bytes, and what it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// The bytes.
    pub span: Range<usize>,
    /// What they are.
    pub kind: TokenKind,
}

/// The tokens of a text; blanks and other signs are passed over.
pub fn tokens(text: &str) -> impl Iterator<Item = Token> {
    let mut scanner = Scanner::new(text);
    std::iter::from_fn(move || next(&mut scanner, text))
}

fn next(scanner: &mut Scanner<'_>, text: &str) -> Option<Token> {
    loop {
        let start = scanner.at;
        let sign = scanner.peek()?;
        let kind = match sign {
            _ if scanner.skip_text() => TokenKind::Text,
            '/' if scanner.skip_comment() => TokenKind::Comment,
            '(' | ')' | '[' | ']' | '{' | '}' => {
                scanner.advance();
                TokenKind::Bracket
            }
            ',' => {
                scanner.advance();
                TokenKind::Comma
            }
            _ if is_of_word(sign) || matches!(sign, '-' | '+') => {
                scanner.advance();
                while scanner.peek().is_some_and(|sign| is_of_word(sign) || sign == '.') {
                    scanner.advance();
                }
                word(&text[start..scanner.at], &text[scanner.at..])
            }
            _ => {
                scanner.advance();
                continue;
            }
        };
        return Some(Token { span: start..scanner.at, kind });
    }
}

fn word(word: &str, after: &str) -> TokenKind {
    if word.starts_with(|sign: char| sign.is_ascii_digit() || matches!(sign, '-' | '+')) {
        TokenKind::Number
    } else if after.trim_start().starts_with(':') {
        TokenKind::Name
    } else {
        TokenKind::Word
    }
}

/// Whether names and words are made of signs like this.
pub fn is_of_word(sign: char) -> bool {
    sign.is_alphanumeric() || sign == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_part_of_a_text_is_told() {
        let text = "[(id: \"a // b\", /* c: /* 1 */ */ step: (-1, 2), // d: 3\n x: Slide('\\''), y : r#\"(\"#)]";
        let told: Vec<_> = tokens(text).map(|token| (token.kind, &text[token.span])).collect();
        let of = |kind: TokenKind| told.iter().filter(|(is, _)| *is == kind).map(|(_, part)| *part).collect::<Vec<_>>();
        assert_eq!(of(TokenKind::Name), ["id", "step", "x", "y"]);
        assert_eq!(of(TokenKind::Word), ["Slide"]);
        assert_eq!(of(TokenKind::Text), ["\"a // b\"", "'\\''", "r#\"(\"#"]);
        assert_eq!(of(TokenKind::Number), ["-1", "2"]);
        assert_eq!(of(TokenKind::Comment), ["/* c: /* 1 */ */", "// d: 3"]);
        assert_eq!(of(TokenKind::Bracket).concat(), "[(()())]");
    }

    #[test]
    fn hostile_texts_end() {
        for text in ["", "(", "'", "\"", "r#\"", "/*", "/", "//", "é('", "r", "-", "'\\"] {
            assert!(tokens(text).all(|token| !token.span.is_empty()), "{text}");
        }
    }
}
