//! A file with several games: what it has, one game of it read, and one written back with all others left as they are, byte for byte.

use std::ops::Range;
use std::sync::Arc;

use nestmate_core::game::{are_positions, head_tags, split_games};
use nestmate_core::plain::one_line;
use nestmate_core::variant::line_breaks;
use nestmate_engine::task::{News, Task, Tell, Wake};
use nestmate_text::words::Told;

use crate::app::files::document::Document;
use crate::app::files::opening::{Opened, ReadContext, open_lower};
use crate::storage::Record;

#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Listed {
    pub white: String,
    pub black: String,
    pub result: String,
    pub date: String,
    /// The event, and the game that the file names.
    pub event: String,
    /// The line of the file in which it begins, from 1.
    pub line: usize,
    sought: String,
}

impl Listed {
    fn new(tags: &[(String, String)], line: usize) -> Self {
        let tag = |name: &str| {
            let value = tags.iter().find(|tag| tag.0.eq_ignore_ascii_case(name)).map_or("", |tag| tag.1.trim());
            if value.chars().all(|c| matches!(c, '?' | '.' | '*')) { String::new() } else { one_line(value).into_owned() }
        };
        let [white, black, result, date, event] = ["White", "Black", "Result", "Date", "Event"].map(tag);
        let event = [event, tag("Variant")].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ");
        let sought = [&white, &black, &result, &date, &event].map(String::as_str).join("\n").to_lowercase();
        Self { white, black, result, date, event, line, sought }
    }

    /// Whether each word of a text in small letters stands in what is known of it.
    pub fn fits(&self, words: &str) -> bool {
        words.split_whitespace().all(|word| self.sought.contains(word))
    }
}

#[derive(Clone, Debug)]
pub struct Listing {
    pub name: String,
    text: String,
    parts: Vec<Range<usize>>,
    pub games: Vec<Listed>,
    pub file: Option<Document>,
}

impl Listing {
    /// What a text has; `None` if that is no more than one game.
    pub(in crate::app) fn of(name: &str, text: &str, file: Option<&Document>) -> Option<Self> {
        let parts = split_games(text);
        if parts.len() < 2 {
            return None;
        }
        let positions = are_positions(text);
        let (mut games, mut line, mut at) = (Vec::with_capacity(parts.len()), 1, 0);
        for part in &parts {
            let begin = part.start + text[part.clone()].len() - text[part.clone()].trim_start().len();
            line += line_breaks(&text[at..begin]);
            at = begin;
            let own = &text[part.clone()];
            let tags = if positions {
                vec![("Event".to_owned(), own.trim().to_owned())]
            } else if own.trim_start().starts_with('(') {
                Record::read(name, own).map(|record| record.tags).unwrap_or_default()
            } else {
                head_tags(own)
            };
            games.push(Listed::new(&tags, line));
        }
        Some(Self { name: name.to_owned(), text: text.to_owned(), parts, games, file: file.cloned() })
    }

    pub fn read(&self, at: usize, known: &ReadContext) -> Opened {
        let Some(part) = self.parts.get(at) else { return Opened::Nothing };
        let file = self.file.clone().map(|file| Document { part: Some(at), ..file });
        let own = &self.text[part.clone()];
        let lead = line_breaks(&own[..own.len() - own.trim_start().len()]);
        let lines = self.games.get(at).map_or(0, |game| game.line - 1 - lead);
        open_lower(&self.name, own.to_owned(), lines, file, known)
    }
}

/// The games of a file that cannot be read, found out one after the other.
#[derive(Debug)]
pub struct Checking {
    task: Task<(), (usize, Told)>,
}

impl Checking {
    pub fn begin(listing: Arc<Listing>, known: ReadContext, wake: Wake) -> Self {
        let work = move |tell: &Tell<'_, (usize, Told)>| {
            for at in 0..listing.games.len() {
                if tell.is_off() {
                    return;
                }
                if let Opened::Failed(why) = listing.read(at, &known) {
                    tell.tell((at, why));
                }
            }
        };
        Self { task: Task::once("check", wake, (), work) }
    }

    /// What is known since the last call, games by their numbers with what is wrong, and whether all have been looked at.
    pub fn poll(&self) -> (Vec<(usize, Told)>, bool) {
        let mut broken = Vec::new();
        while let Some(((), news)) = self.task.next() {
            match news {
                News::Answer(known) => broken.push(known),
                // A game that brings the task down tells why when it is opened.
                News::Done | News::Failed(_) => return (broken, true),
            }
        }
        (broken, false)
    }
}

/// The content of a file with one of its games in another form. `None` if the file is not text or has no such game, so that nobody can say
/// what is to be replaced.
pub(in crate::app) fn with_part(content: &[u8], at: usize, new: &[u8]) -> Option<Vec<u8>> {
    let text = std::str::from_utf8(content).ok()?;
    let part = split_games(text).get(at)?.clone();
    let old = &text[part.clone()];
    // What stands around the game stays: a mark of the encoding, empty lines.
    let lead = old.len() - old.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}').len();
    let tail = old.trim_end().len().max(lead);
    let mut whole = content[..part.start + lead].to_vec();
    let new = new.trim_ascii_end();
    // Line ends are those of the file.
    if old.contains("\r\n") {
        whole.extend(String::from_utf8_lossy(new).replace('\n', "\r\n").into_bytes());
    } else {
        whole.extend(new);
    }
    whole.extend(&content[part.start + tail..]);
    Some(whole)
}

/// The content of a file with one more game at its end, and the number of that game, from 0. `None` if the file is not text, or holds
/// something else than games of this form, so that they would not be told apart.
pub(in crate::app) fn with_added(content: &[u8], new: &[u8]) -> Option<(Vec<u8>, usize)> {
    let (text, new) = (std::str::from_utf8(content).ok()?, std::str::from_utf8(new).ok()?);
    let before = split_games(text);
    let end = if text.contains("\r\n") { "\r\n" } else { "\n" };
    let new = new.trim_end().replace('\n', end);
    let whole = [text.trim_end(), end, end, &new, end].concat();
    let after = split_games(&whole);
    let same = after.len() == before.len() + 1 && before.iter().zip(&after).all(|(old, now)| old.start == now.start);
    same.then_some((whole.into_bytes(), before.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_game_is_replaced_and_the_others_stay_byte_for_byte() {
        let (one, two, three) = ("\u{feff}[Event \"a\"]\r\n\r\n1.e4   *\r\n\r\n", "[Event \"b\"]\n\n1. d4 {\tü} *\n\n\n", "1. c4 * ");
        let whole = [one, two, three].concat();
        let with = |at: usize, new: &str| with_part(whole.as_bytes(), at, new.as_bytes()).and_then(|bytes| String::from_utf8(bytes).ok());
        assert_eq!(with(1, "NEW *\n"), Some([one, "NEW *\n\n\n", three].concat()));
        assert_eq!(with(0, "A\nB *\n"), Some(["\u{feff}A\r\nB *\r\n\r\n", two, three].concat()), "line ends stay those of the file");
        assert_eq!(with(2, "NEW *\n"), Some([one, two, "NEW * "].concat()));
        assert_eq!(with(3, "NEW *\n"), None);
        assert_eq!(with_part(b"\xff 1. e4 * 1. d4 *", 0, b"x"), None);
    }

    #[test]
    fn a_game_is_added_after_the_others() {
        let added = |text: &str, new: &str| with_added(text.as_bytes(), new.as_bytes()).map(|(bytes, at)| (String::from_utf8(bytes), at));
        let (one, two, new) = ("[Event \"a\"]\n\n1. e4 *\n\n", "[Event \"b\"]\n\n1. d4 *\n\n\n", "[Event \"c\"]\n\n1. c4 *\n");
        assert_eq!(added(&[one, two].concat(), new), Some((Ok([one, two.trim_end(), "\n\n", new].concat()), 2)));
        let (one, two, new) = (one.replace('\n', "\r\n"), two.replace('\n', "\r\n"), new);
        let whole = added(&[one.as_str(), &two].concat(), new).and_then(|known| known.0.ok()).expect("added");
        assert!(whole.ends_with("1. d4 *\r\n\r\n[Event \"c\"]\r\n\r\n1. c4 *\r\n"), "{whole:?}");
        assert_eq!(with_added(b"\xff 1. e4 *", b"1. d4 *"), None);
        assert_eq!(added("[Event \"a\"]\n\n1. e4 {never closed", "1. d4 *"), None, "it would be part of the comment");
        assert_eq!(added("(\n    format: \"nestmate game\",\n)\n", new), None, "other forms do not mix");
    }
}
