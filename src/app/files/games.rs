//! The games of a file one after the other, however long it is: no more of it is held than a few of them.

use std::collections::VecDeque;
use std::fs::{self, File};
use std::io::{self, Read};
use std::ops::Range;
use std::path::Path;

use encoding_rs::{Decoder, Encoding, WINDOWS_1252};
use nestmate_core::game::split_games;
use nestmate_core::variant::line_breaks;

use super::opening::{Opened, ReadContext, TextKind, open_lower, try_read};
use crate::storage;

/// How much is read at first, in bytes; more where a game is longer.
const CHUNK: usize = 1 << 20;

/// The longest text of one game, in bytes: longer ones are cut, and cannot be read.
const LONGEST: usize = 24 << 20;

/// A file beyond this, in bytes, is read bit by bit; a smaller one can also be something else than games.
const LARGE: u64 = 8 << 20;

/// How much of a file tells what it has.
const HEAD: usize = 64 << 10;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::app) struct GameText {
    pub(in crate::app) text: String,
    pub(in crate::app) lines: usize,
}

pub(in crate::app) struct GameTexts<R> {
    source: R,
    /// How much is read at first, and how long a game can be.
    chunk: usize,
    longest: usize,
    begun: bool,
    /// What reads it, if it is UTF-16.
    utf16: Option<Decoder>,
    /// What has been read and is not decoded: part of a letter.
    raw: Vec<u8>,
    text: String,
    /// The games that are whole in `text`, and where what follows them begins.
    parts: VecDeque<Range<usize>>,
    rest: usize,
    lines: usize,
    pub(in crate::app) bytes: u64,
    over: bool,
}

impl<R: Read> GameTexts<R> {
    pub(in crate::app) fn new(source: R) -> Self {
        Self::within(source, CHUNK, LONGEST)
    }

    fn within(source: R, chunk: usize, longest: usize) -> Self {
        let (raw, text, parts) = (Vec::new(), String::new(), VecDeque::new());
        Self { source, chunk, longest, begun: false, utf16: None, raw, text, parts, rest: 0, lines: 0, bytes: 0, over: false }
    }

    /// Reads on until another game is whole. As much again is read as there is of one already, so that a long one is not looked through
    /// over and over.
    fn fill(&mut self) -> io::Result<()> {
        self.text.drain(..std::mem::take(&mut self.rest));
        let wanted = self.text.len().max(self.chunk) as u64;
        let read = self.source.by_ref().take(wanted).read_to_end(&mut self.raw)? as u64;
        self.bytes += read;
        self.over = read < wanted;
        self.decode();
        // What comes next could belong to the last one.
        let mut parts = if self.text.is_empty() && self.bytes > 0 { Vec::new() } else { split_games(&self.text) };
        if !self.over && (parts.len() > 1 || self.text.len() < self.longest) {
            parts.pop();
        }
        self.rest = parts.last().map_or(0, |part| part.end);
        self.parts = parts.into();
        Ok(())
    }

    fn decode(&mut self) {
        if !std::mem::replace(&mut self.begun, true) {
            self.utf16 = storage::utf16(&self.raw).map(Encoding::new_decoder_without_bom_handling);
        }
        if let Some(decoder) = &mut self.utf16 {
            self.text.reserve(decoder.max_utf8_buffer_length(self.raw.len()).unwrap_or_default());
            // There is room for all of it.
            let _ = decoder.decode_to_string(&self.raw, &mut self.text, self.over);
            self.raw.clear();
        } else {
            let left = decode_bytes(&self.raw, self.over, &mut self.text);
            self.raw.drain(..self.raw.len() - left);
        }
    }
}

impl<R: Read> Iterator for GameTexts<R> {
    type Item = io::Result<GameText>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some(part) = self.parts.pop_front() {
                let (text, lines) = (self.text[part].to_owned(), self.lines);
                self.lines += line_breaks(&text);
                return Some(Ok(GameText { text, lines }));
            }
            if self.over {
                return None;
            }
            if let Err(error) = self.fill() {
                self.over = true;
                return Some(Err(error));
            }
        }
    }
}

/// Adds the letters of some bytes to a text. What is not UTF-8 is read as one byte a letter, as PGN once asked for. Gives back how many
/// bytes at the end are part of a letter that is not there yet.
fn decode_bytes(mut bytes: &[u8], over: bool, text: &mut String) -> usize {
    loop {
        match std::str::from_utf8(bytes) {
            Ok(good) => {
                text.push_str(good);
                return 0;
            }
            Err(error) => {
                let (good, rest) = bytes.split_at(error.valid_up_to());
                text.push_str(&String::from_utf8_lossy(good));
                if error.error_len().is_none() && !over {
                    return rest.len();
                }
                let (strange, rest) = rest.split_at(error.error_len().unwrap_or(rest.len()));
                text.push_str(&WINDOWS_1252.decode_without_bom_handling(strange).0);
                bytes = rest;
            }
        }
    }
}

/// The texts of the games of a file that has nothing else and is too large to be held; nothing of other files.
fn large(path: &Path) -> io::Result<Option<GameTexts<File>>> {
    let known = fs::metadata(path)?;
    if !known.is_file() || known.len() <= LARGE {
        return Ok(None);
    }
    let head = storage::read_bytes(path, HEAD)?;
    let mut text = String::new();
    decode_bytes(&head, true, &mut text);
    let has_games = matches!(TextKind::of(&text), TextKind::Game | TextKind::Record | TextKind::Position);
    Ok(if has_games { Some(GameTexts::new(File::open(path)?)) } else { None })
}

pub fn read_games<'a>(path: &'a Path, known: &'a ReadContext) -> io::Result<Box<dyn Iterator<Item = io::Result<Opened>> + 'a>> {
    if let Some(texts) = large(path)? {
        let name = path.display().to_string();
        return Ok(Box::new(texts.map(move |game| game.map(|game| open_lower(&name, game.text, game.lines, None, known)))));
    }
    let opened = try_read(path, known)?;
    Ok(if let Opened::Several(listing) = opened {
        let games = listing.games.len();
        Box::new((0..games).map(move |at| Ok(listing.read(at, known))))
    } else {
        Box::new(std::iter::once(Ok(opened)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How much is read at first in these tests.
    const SHORT: usize = 1000;

    /// Gives a few bytes at a time.
    struct Drips<'a>(&'a [u8], usize);

    impl Read for Drips<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let count = self.1.min(buffer.len()).min(self.0.len());
            buffer[..count].copy_from_slice(&self.0[..count]);
            self.0 = &self.0[count..];
            Ok(count)
        }
    }

    fn texts(bytes: &[u8], drip: usize) -> Vec<GameText> {
        GameTexts::within(Drips(bytes, drip), SHORT, 40 * SHORT).map(|game| game.expect("read")).collect()
    }

    #[test]
    fn a_long_text_is_taken_apart_as_a_short_one_is() {
        let game = |at: usize| format!("[Event \"{at}\"]\n\n{{{}}} 1. e4 é e5 *\n\n", "word \n".repeat(at * 7919 % 500));
        let whole: String = (0..300).map(game).collect();
        assert!(whole.len() > 300 * SHORT);
        let expected: Vec<&str> = split_games(&whole).into_iter().map(|part| &whole[part]).collect();
        assert_eq!(expected.len(), 300);
        let found = texts(whole.as_bytes(), usize::MAX);
        assert!(found.iter().map(|game| game.text.as_str()).eq(expected.iter().copied()));
        let mut lines = 0;
        for (game, text) in found.iter().zip(expected) {
            assert_eq!(game.lines, lines);
            lines += text.matches('\n').count();
        }
        let mut reader = GameTexts::within(whole.as_bytes(), SHORT, 40 * SHORT);
        reader.by_ref().take(5).for_each(drop);
        assert!(reader.bytes < 20 * SHORT as u64, "no more is read than is needed");
    }

    #[test]
    fn one_game_without_end_is_cut() {
        let endless = "1. e4 e5 ".repeat(40 * SHORT / 4);
        let found = texts(endless.as_bytes(), usize::MAX);
        assert!(found.len() > 1 && found.iter().all(|game| game.text.len() <= 80 * SHORT), "{}", found.len());
        assert_eq!(found.iter().map(|game| game.text.len()).sum::<usize>(), endless.len(), "nothing is lost");
    }

    #[test]
    fn letters_are_read_whatever_their_encoding() {
        let text = "[White \"Ångström 𝔸\"]\n\n1. e4 *\n";
        let utf16 = |unit: fn(u16) -> [u8; 2]| std::iter::once(0xfeff).chain(text.encode_utf16()).flat_map(unit).collect::<Vec<u8>>();
        for drip in [1, 2, 3, 7] {
            assert_eq!(texts(text.as_bytes(), drip)[0].text, text);
            assert_eq!(texts(&utf16(u16::to_le_bytes), drip)[0].text.trim_start_matches('\u{feff}'), text);
            assert_eq!(texts(&utf16(u16::to_be_bytes), drip)[0].text.trim_start_matches('\u{feff}'), text);
            assert_eq!(texts(b"[White \"M\xfcller\"]\n\n1. e4 *\n", drip)[0].text, "[White \"Müller\"]\n\n1. e4 *\n");
        }
        for split in 1..8 {
            let (mut text, bytes) = (String::new(), "aé𝔸z".as_bytes());
            let left = decode_bytes(&bytes[..split], false, &mut text);
            decode_bytes(&[&bytes[split - left..split], &bytes[split..]].concat(), true, &mut text);
            assert_eq!(text, "aé𝔸z");
        }
    }
}
