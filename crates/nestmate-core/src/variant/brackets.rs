//! Brackets and quotes of a RON text that are opened and never closed. RON itself notices at the end of the text, far from the cause.

use super::locate::Scanner;

/// The bracket or the quote that is not closed, and where it stands. Where a bracket of another kind is closed first, it is the one
/// that was opened last.
pub(super) fn unclosed(text: &str) -> Option<(usize, char)> {
    let mut scanner = Scanner::new(text);
    let mut open: Vec<(usize, char)> = Vec::new();
    let (mut bracket, mut swallowing) = (None, None);
    loop {
        scanner.skip_blank();
        let Some(next) = scanner.peek() else { break };
        let start = scanner.at;
        match next {
            '"' => {
                let Some(end) = scanner.string_end() else { return swallowing.or(Some((start, next))) };
                // With one quote too few, what should stand between the texts is read as text.
                if swallows(&text[start..end]) {
                    swallowing = swallowing.or(Some((start, next)));
                }
                scanner.at = end;
                continue;
            }
            'r' if scanner.raw_string().is_some() => {
                scanner.at = scanner.raw_string().unwrap_or(text.len());
                continue;
            }
            '\'' => {
                scanner.skip_char();
                if !text[..scanner.at].ends_with('\'') || scanner.at < start + 3 {
                    return Some((start, next));
                }
                continue;
            }
            '(' | '[' | '{' => open.push((start, next)),
            ')' | ']' | '}' => match open.pop() {
                Some((at, opened)) if closing(opened) != Some(next) => bracket = bracket.or(Some((at, opened))),
                Some(_) | None => {}
            },
            _ => {}
        }
        scanner.advance();
    }
    bracket.or_else(|| open.pop())
}

/// What closes a bracket or a quote.
#[must_use]
pub fn closing(opened: char) -> Option<char> {
    match opened {
        '(' => Some(')'),
        '[' => Some(']'),
        '{' => Some('}'),
        '"' | '\'' => Some(opened),
        _ => None,
    }
}

/// Whether a text has in it what looks like the next field or the end of a list.
fn swallows(text: &str) -> bool {
    text.lines().skip(1).any(|line| {
        let line = line.trim_start();
        let field = line.trim_start_matches(|c: char| c.is_ascii_lowercase() || c == '_');
        line.starts_with([')', ']', '}', '(']) || field.len() < line.len() && field.trim_start().starts_with(':')
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_closed_is_found_where_it_was_opened() {
        let cases = [
            ("[(id: \"a\", b: [(1, 2), (3, 4)])]", None),
            ("[(id: \"a\", b: [(1, 2), (3, 4])]", Some((23, '('))),
            ("[(id: \"a\", b: [(1, 2), (3, 4))]", Some((14, '['))),
            ("[(id: \"a\", b: [1]", Some((1, '('))),
            ("[(id: \"a\")", Some((0, '['))),
            ("[(id: \"a\", c: 'x)]", Some((14, '\''))),
            ("[(id: \"a\", c: 'x', d: '\\'', e: r#\"(\"#)] // (", None),
            ("[(id: \"a\", b: \"oh)]", Some((14, '"'))),
            ("[(id: \"a,\n  name: \"b\",\n about: \"c\")]", Some((6, '"'))),
            ("[(id: \"two\nlines\", b: (1)]", Some((1, '('))),
            ("[(id: \"a\")]]", None),
            ("", None),
        ];
        for (text, found) in cases {
            assert_eq!(unclosed(text), found, "{text}");
        }
    }
}
