//! Where in a RON text each field and list entry stands, so that a problem found in the data can name its line; and brackets and
//! quotes that are never closed, which RON itself notices at the end of the text, far from the cause.
//!
//! RON's own parser reports the place of its first error only and forgets places afterwards. This scanner knows just the
//! shape of RON: brackets, names, commas, strings and comments. It never fails on what it does not understand; it finds less.

use std::ops::Range;

/// The deepest nesting that is followed; deeper brackets are passed over without recursion.
const MAX_DEPTH: usize = 48;

/// A value of the text and what it is made of.
#[derive(Debug, Default)]
pub struct TextNode {
    /// The bytes of the value.
    pub span: Range<usize>,
    /// Named and numbered parts, in the order of the text.
    parts: Vec<(Option<String>, TextNode)>,
}

impl TextNode {
    pub(crate) fn entries(&self) -> impl Iterator<Item = &Self> {
        self.parts.iter().map(|(_, node)| node)
    }

    pub(crate) fn named(&self) -> impl Iterator<Item = (&str, &Self)> {
        self.parts.iter().filter_map(|(name, node)| Some((name.as_deref()?, node)))
    }

    pub(crate) fn field(&self, name: &str) -> Option<&Self> {
        self.named().find(|(known, _)| *known == name).map(|(_, node)| node)
    }

    /// The value at a path such as `pieces[3].moves[0].step`, or the nearest value around it.
    pub fn find(&self, path: &str) -> &Self {
        let mut node = self;
        for part in path.split(['.', '[', ']']).filter(|part| !part.is_empty()) {
            let next = part.parse().map_or_else(|_| node.field(part), |index| node.entries().nth(index));
            let Some(next) = next else { break };
            node = next;
        }
        node
    }
}

/// Scans a text for its first value.
pub fn scan(text: &str) -> TextNode {
    let mut scanner = Scanner::new(text);
    scanner.skip_blank();
    while scanner.text[scanner.at..].starts_with("#!") {
        scanner.at += scanner.text[scanner.at..].find(']').map_or(scanner.rest().len(), |end| end + 1);
        scanner.skip_blank();
    }
    scanner.value(0)
}

/// A place in a text, and how to go on from it.
pub(super) struct Scanner<'a> {
    text: &'a str,
    pub(super) at: usize,
}

impl<'a> Scanner<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    pub(super) fn advance(&mut self) {
        self.at += self.peek().map_or(0, char::len_utf8);
    }

    pub(super) fn skip_blank(&mut self) {
        loop {
            let rest = self.rest();
            let trimmed = rest.trim_start();
            self.at += rest.len() - trimmed.len();
            if !self.skip_comment() {
                return;
            }
        }
    }

    /// Passes over a comment; whether there is one.
    pub(super) fn skip_comment(&mut self) -> bool {
        if self.rest().starts_with("//") {
            self.at += self.rest().find('\n').unwrap_or(self.rest().len());
        } else if self.rest().starts_with("/*") {
            self.skip_block_comment();
        } else {
            return false;
        }
        true
    }

    /// Block comments of RON nest.
    fn skip_block_comment(&mut self) {
        let mut depth = 0usize;
        while self.at < self.text.len() {
            if self.rest().starts_with("/*") {
                depth += 1;
                self.at += 2;
            } else if self.rest().starts_with("*/") {
                depth -= 1;
                self.at += 2;
                if depth == 0 {
                    return;
                }
            } else {
                self.advance();
            }
        }
    }

    fn value(&mut self, depth: usize) -> TextNode {
        self.skip_blank();
        let start = self.at;
        let mut node = TextNode { span: start..start, parts: Vec::new() };
        while let Some(next) = self.peek() {
            match next {
                _ if self.skip_text() => {}
                '(' | '[' | '{' => {
                    self.advance();
                    if depth < MAX_DEPTH { self.parts(&mut node, depth) } else { self.skip_brackets() }
                }
                ')' | ']' | '}' | ',' | ':' => break,
                _ if next.is_whitespace() || self.rest().starts_with("//") || self.rest().starts_with("/*") => {
                    node.span.end = self.at;
                    self.skip_blank();
                    if !matches!(self.peek(), Some('(' | '[' | '{')) {
                        return node;
                    }
                    continue;
                }
                _ => self.advance(),
            }
            node.span.end = self.at;
        }
        node
    }

    fn parts(&mut self, node: &mut TextNode, depth: usize) {
        loop {
            self.skip_blank();
            match self.peek() {
                None => return,
                Some(')' | ']' | '}') => return self.advance(),
                Some(',' | ':') => {
                    self.advance();
                    continue;
                }
                Some(_) => {}
            }
            let mut part = self.value(depth + 1);
            let mut name = None;
            self.skip_blank();
            if self.peek() == Some(':') {
                name = Some(self.text[part.span.clone()].trim_matches('"').to_owned());
                self.advance();
                part = self.value(depth + 1);
            }
            if part.span.is_empty() && !matches!(self.peek(), Some(',' | ')' | ']' | '}')) {
                self.advance();
            }
            node.parts.push((name, part));
        }
    }

    fn skip_brackets(&mut self) {
        let mut depth = 1usize;
        while let Some(next) = self.peek() {
            match next {
                _ if self.skip_text() => continue,
                '(' | '[' | '{' => depth += 1,
                ')' | ']' | '}' => depth -= 1,
                _ => {}
            }
            self.advance();
            if depth == 0 {
                return;
            }
        }
    }

    /// Passes over what stands between quotes, raw or not; whether that begins here.
    pub(super) fn skip_text(&mut self) -> bool {
        match (self.peek(), self.raw_string()) {
            (Some('"'), _) => self.at = self.string_end().unwrap_or(self.text.len()),
            (_, Some(end)) => self.at = end,
            (Some('\''), _) => self.skip_char(),
            _ => return false,
        }
        true
    }

    /// Where the string that begins here ends, if it does.
    fn string_end(&self) -> Option<usize> {
        let mut signs = self.rest().char_indices().skip(1);
        while let Some((at, sign)) = signs.next() {
            match sign {
                '\\' => drop(signs.next()),
                '"' => return Some(self.at + at + 1),
                _ => {}
            }
        }
        None
    }

    fn skip_char(&mut self) {
        self.advance();
        if self.peek() == Some('\\') {
            self.advance();
        }
        self.advance();
        if self.peek() == Some('\'') {
            self.advance();
        }
    }

    /// Where the raw string that begins here ends.
    fn raw_string(&self) -> Option<usize> {
        let after = self.rest().strip_prefix('r')?;
        let hashes = after.bytes().take_while(|&byte| byte == b'#').count();
        let body = after[hashes..].strip_prefix('"')?;
        let close = format!("\"{}", "#".repeat(hashes));
        let start = self.text.len() - body.len();
        Some(body.find(&close).map_or(self.text.len(), |end| start + end + close.len()))
    }
}

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
            '\'' | 'r' if scanner.skip_text() => {
                if next == '\'' && (!text[..scanner.at].ends_with('\'') || scanner.at < start + 3) {
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
    fn paths_lead_to_their_text() {
        let text = "// head, with [ brackets (\n[ (id: \"a\\\"]\", pieces: [(x: 'A', step: (2, 0)), Piece (\n  y: {\"k\": Some(3)}, /* , */ z: r#\"\"\"#)]), (id: \"b\") ]";
        let node = scan(text);
        let entries: Vec<_> = node.entries().collect();
        assert_eq!(entries.len(), 2);
        let at = |path: &str| &text[entries[0].find(path).span.clone()];
        assert_eq!(at("id"), "\"a\\\"]\"");
        assert_eq!(at("pieces[0].step"), "(2, 0)");
        assert_eq!(at("pieces[0].step[1]"), "0");
        assert_eq!(at("pieces[1].y.k"), "Some(3)");
        assert_eq!(at("pieces[1].z"), "r#\"\"\"#");
        assert_eq!(at("pieces[0].nothing"), "(x: 'A', step: (2, 0))", "the nearest value around stands in");
    }

    const HOSTILE: &[&str] = &["", "(", "[[[[", "'", "\"", "r#\"", "/*", "a:b:c", ")]}", "(:,:,)", "(a", "é('"];

    #[test]
    fn hostile_texts_end() {
        for text in HOSTILE {
            let _ = scan(text);
        }
        let _ = scan(&"[".repeat(1_000_000));
    }

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
