//! A text with several games, taken apart into the games' texts without reading their moves: nothing of it is lost, and what is wrong
//! with one game is no matter of the others.

use std::ops::Range;

use super::lex::{comment_length, result_at};
use crate::game::RecordForm;
use crate::variant::BREAKS;

const RECORD: &str = "format:";

/// The games of a text: ranges that follow each other and have all of it. A text that begins with tags or moves is taken apart as PGN, one
/// that begins with a bracket as records of the program's own, and one of positions line by line.
pub fn split_games(text: &str) -> Vec<Range<usize>> {
    let begins = if are_positions(text) {
        positions(text)
    } else if text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}').starts_with('(') && begins_record(text) {
        records(text)
    } else if let Some(form) = RecordForm::of(text) {
        form.begins(text)
    } else {
        Cutter::new(text).cuts()
    };
    let ends = begins.iter().skip(1).copied().chain([text.len()]);
    let starts = std::iter::once(0).chain(begins.iter().skip(1).copied());
    starts.zip(ends).map(|(start, end)| start..end).collect()
}

/// Whether a text has nothing but positions, each on a line of its own, beside lines that begin with `#`, `;` or `%`.
pub fn are_positions(text: &str) -> bool {
    let (whole, last) = text.rfind(BREAKS).map_or(("", text), |end| (&text[..end], &text[end..]));
    let mut lines = whole.split(BREAKS).filter(|line| !is_remark(line)).map(is_position).peekable();
    let has_whole = lines.peek().is_some();
    // Of a text that is read bit by bit the last line may be cut.
    let is_cut = || has_whole && last.trim().chars().all(is_board_sign);
    lines.all(|is_position| is_position) && (is_position(last) || has_whole && is_remark(last) || is_cut())
}

fn is_remark(line: &str) -> bool {
    let line = line.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
    line.is_empty() || line.starts_with(['#', ';', '%'])
}

/// Whether a line begins as positions do: with ranks and strokes between them.
fn is_position(line: &str) -> bool {
    let line = line.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}' || c == '"');
    let board = line.split(|c: char| c.is_whitespace() || c == '_').next().unwrap_or_default();
    board.matches('/').count() >= 2 && !board.starts_with('[') && board.chars().all(is_board_sign)
}

fn is_board_sign(c: char) -> bool {
    c.is_ascii_alphanumeric() || "/+~*[]|-".contains(c)
}

fn positions(text: &str) -> Vec<usize> {
    let lines = text.split_inclusive(BREAKS).filter(|line| !is_remark(line));
    lines.map(|line| line.as_ptr() as usize - text.as_ptr() as usize).collect()
}

fn begins_record(text: &str) -> bool {
    let text = text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
    text.strip_prefix('(').is_some_and(|rest| rest.trim_start().starts_with(RECORD))
}

/// Where records begin: at a bracket at the very left that their format follows. Texts within a record have no line breaks of their own.
fn records(text: &str) -> Vec<usize> {
    let at_left = |&(at, _): &(usize, &str)| at == 0 || text[..at].ends_with(['\n', '\u{feff}']);
    let begins = text.match_indices('(').filter(at_left).filter(|&(at, _)| begins_record(&text[at..]));
    begins.map(|found| found.0).collect()
}

pub(super) fn begins_line(text: &str, at: usize) -> bool {
    matches!(text[..at].chars().last(), None | Some('\n' | '\r' | '\u{feff}'))
}

/// Finds where games of PGN begin.
struct Cutter<'a> {
    text: &'a str,
    at: usize,
    begins: Vec<usize>,
    /// Whether the game has moves or anything else after its tags, and whether it is over.
    moved: bool,
    over: bool,
    depth: usize,
    /// Where comments after the end of a game begin, which belong to the next if it has no tags.
    loose: Option<usize>,
}

impl<'a> Cutter<'a> {
    fn new(text: &'a str) -> Self {
        Self { text, at: 0, begins: Vec::new(), moved: false, over: false, depth: 0, loose: None }
    }

    fn cuts(mut self) -> Vec<usize> {
        while let Some(first) = self.text[self.at..].chars().next() {
            let start = self.at;
            match first {
                '[' if self.is_tag() => self.tag(start),
                '{' => {
                    self.loose = self.loose.or(self.over.then_some(start));
                    self.at = self.comment_end();
                }
                ';' | '%' if first == ';' || self.is_at_left() => {
                    self.at += self.text[start..].find(BREAKS).unwrap_or(self.text.len() - start);
                }
                '(' => self.bracket(1),
                ')' => self.bracket(-1),
                c if c.is_whitespace() || c == '\u{feff}' => self.at += c.len_utf8(),
                _ => self.word(start),
            }
        }
        if self.begins.is_empty() { vec![0] } else { self.begins }
    }

    fn is_at_left(&self) -> bool {
        begins_line(self.text, self.at)
    }

    fn is_tag(&self) -> bool {
        let inner = self.text[self.at + 1..].trim_start_matches([' ', '\t']);
        let name = inner.bytes().take_while(|byte| byte.is_ascii_alphanumeric() || *byte == b'_').count();
        name > 0 && inner[name..].trim_start_matches([' ', '\t']).starts_with('"')
    }

    /// A tag begins a game if the one before has moves; one that stands among them has to be at the left, as no comment's is.
    fn tag(&mut self, start: usize) {
        let new = self.begins.is_empty() || self.over || self.moved && self.is_at_left();
        if new {
            self.begin(start);
        }
        let line = self.text[start..].find(BREAKS).map_or(self.text.len(), |end| start + end);
        // A value may have a bracket.
        let end = self.text[start..line].rfind(']').map_or(line, |end| start + end + 1);
        self.at = end.max(start + 1);
    }

    fn begin(&mut self, at: usize) {
        self.begins.push(at);
        (self.moved, self.over, self.depth, self.loose) = (false, false, 0, None);
    }

    fn bracket(&mut self, by: isize) {
        self.depth = self.depth.saturating_add_signed(by);
        self.at += 1;
    }

    fn word(&mut self, start: usize) {
        let rest = &self.text[start..];
        let result = result_at(rest);
        let first = rest.chars().next().map_or(0, char::len_utf8);
        let word = rest.find(|c: char| c.is_whitespace() || "[]{}();".contains(c)).unwrap_or(rest.len()).max(first);
        if self.over || self.begins.is_empty() {
            let at = self.loose.unwrap_or(start);
            self.begin(at);
        }
        self.moved = true;
        self.over = self.depth == 0 && result.is_some();
        self.at += result.map_or(word, |result| result.0);
    }

    /// The end of a comment. One that is never closed ends where the next game begins, so that no game is lost in it: at a head after an
    /// empty line, which no comment has that a program writes.
    fn comment_end(&self) -> usize {
        let rest = &self.text[self.at..];
        let end = comment_length(&rest[1..]).map_or(rest.len(), |end| end + 2);
        let next = ["\n\n[Event \"", "\n\r\n[Event \"", "\r\r[Event \""].into_iter().filter_map(|head| rest[..end].find(head)).min();
        self.at + next.map_or(end, |next| next + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(text: &str) -> Vec<&str> {
        let ranges = split_games(text);
        assert!(ranges.windows(2).all(|pair| pair[0].end == pair[1].start), "nothing lies between");
        assert_eq!((ranges.first().map(|range| range.start), ranges.last().map(|range| range.end)), (Some(0), Some(text.len())));
        ranges.into_iter().map(|range| &text[range]).collect()
    }

    #[test]
    fn games_are_told_apart_and_nothing_is_lost() {
        let cases: [&[&str]; 10] = [
            &[
                "[Event \"a\"]\r[White \"A\"]\r\r1. e4 ; so\r*\r\r",
                "[Event \"b\"]\n\n1. d4 {never closed\r\r",
                "[Event \"c\"]\r\n\r\n1. c4 *",
            ],
            &["[Event \"a\"]\n\n1. e4 *\n\n", "[Event \"b\"]\n\n1. d4 *"],
            &["\u{feff}% mine\n[Event \"a\"]\r\n\r\n1. e4\r\n\r\n", "[Event \"b\"]\r\n\r\n1. d4\r\n"],
            &["1. e4 1-0 ", "1. d4 0-1 ", "*"],
            &["1. e4 * ", "{on the next} 1. d4 *"],
            &["1. e4 * {on this}\n\n", "[Event \"b\"]\n*"],
            &["1. e4 {[Event \"no\"]\n[Event \"head\"]} e5 (1... c5 *) 2. d4 *"],
            &["[Event \"a\"]\n\n1. e4 {never closed *\n\n", "[Event \"b\"]\n\n1. d4 {closed} *"],
            &["[Event \"a\"]\n\n1. e4 (1. d4\n\n", "[Event \"b]\"]\n[White \"]\"]\n\n1. d4 *"],
            &[""],
        ];
        for case in cases {
            assert_eq!(parts(&case.concat()), case);
        }
    }

    #[test]
    fn records_are_told_apart() {
        let one = "(\n    format: \"nestmate game\",\n    tags: [(\"a\", \"(format:\")],\n)\n";
        assert_eq!(parts(&one.repeat(3)), [one; 3]);
        assert_eq!(parts(one), [one]);
    }
}
