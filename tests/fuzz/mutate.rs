//! Mangled inputs, made of real ones: tokens and whole brackets are exchanged, so that most of what comes out is still nearly right.

use std::ops::Range;

use fastrand::Rng;

/// The longest input, in bytes.
const LONGEST: usize = 60_000;

/// Numbers at which something may end.
const EDGES: [&str; 22] = [
    "0",
    "-1",
    "1",
    "2",
    "7",
    "26",
    "27",
    "63",
    "64",
    "127",
    "128",
    "-128",
    "255",
    "256",
    "-32768",
    "65535",
    "2147483647",
    "-2147483648",
    "4294967295",
    "-9223372036854775808",
    "18446744073709551615",
    "99999999999999999999",
];

/// Characters that mean something somewhere.
const SIGNS: [&str; 24] = [
    "\0", "\n", "\r\n", "\t", " ", "\"", "\\", "'", "{", "}", "(", ")", "[", "]", "<", "$", ";", "%", ",", ":", "\u{202e}", "\u{feff}",
    "é", "漢",
];

/// A mangled input: one of the pool, changed a few times with the help of others.
pub fn mangled(random: &mut Rng, pool: &[String]) -> String {
    let pick = |random: &mut Rng| pool[random.usize(..pool.len())].clone();
    let mut text = pick(random);
    for _ in 0..=random.usize(..3).pow(2) {
        let other = pick(random);
        text = change(random, &text, &other);
        let end = text.char_indices().map(|(at, _)| at).find(|&at| at >= LONGEST);
        text.truncate(end.unwrap_or(text.len()));
    }
    text
}

fn change(random: &mut Rng, text: &str, other: &str) -> String {
    if random.u8(..) < 30 {
        return change_line(random, text, other);
    }
    let (own, others) = (tokens(text), tokens(other));
    if own.is_empty() || others.is_empty() {
        return other.to_owned();
    }
    let at = random.usize(..own.len());
    let token = &text[own[at].clone()];
    match random.u8(..12) {
        0 | 1 => replace(text, own[at].clone(), alike(random, token, other, &others)),
        2 => replace(text, span(random, &own), ""),
        3 => {
            let range = span(random, &own);
            replace(text, range.end..range.end, &text[range.clone()])
        }
        4 | 5 => exchange_brackets(random, text, other),
        6 => {
            let (Some(own), Some(others)) = (bracket(random, text), bracket(random, other)) else { return text.to_owned() };
            let more = format!("{}, {}", &text[own.clone()], &other[others]);
            replace(text, own, &more)
        }
        7 => {
            let number = own.iter().filter(|range| text[(*range).clone()].starts_with(|c: char| c.is_ascii_digit()));
            let numbers: Vec<&Range<usize>> = number.collect();
            let range = random.choice(&numbers).map_or(own[at].clone(), |range| (*range).clone());
            replace(text, range, EDGES[random.usize(..EDGES.len())])
        }
        8 => letters(random, text),
        9 => {
            let swap = span(random, &own);
            let moved = text[swap.clone()].to_owned();
            let without = replace(text, swap, "");
            let places: Vec<usize> = without.char_indices().map(|(at, _)| at).collect();
            let to = random.choice(&places).copied().unwrap_or_default();
            replace(&without, to..to, &moved)
        }
        10 => {
            let tail = others[random.usize(..others.len())].start;
            format!("{}{}", &text[..own[at].start], &other[tail..])
        }
        _ => {
            let most = if random.u8(..) < 8 { 3000 } else { 6 };
            replace(text, own[at].clone(), &token.repeat(2 + random.usize(..most)))
        }
    }
}

/// Another token of the same sort; now and then any.
fn alike<'a>(random: &mut Rng, token: &str, other: &'a str, others: &[Range<usize>]) -> &'a str {
    let sort = |text: &str| text.chars().next().map(sort);
    for _ in 0..12 {
        let found = &other[others[random.usize(..others.len())].clone()];
        if sort(found) == sort(token) && found != token || random.u8(..) < 12 {
            return found;
        }
    }
    SIGNS[random.usize(..SIGNS.len())]
}

/// A few tokens in a row.
fn span(random: &mut Rng, tokens: &[Range<usize>]) -> Range<usize> {
    let first = random.usize(..tokens.len());
    let last = (first + random.usize(..8)).min(tokens.len() - 1);
    tokens[first].start..tokens[last].end
}

fn replace(text: &str, range: Range<usize>, by: &str) -> String {
    format!("{}{by}{}", &text[..range.start], &text[range.end..])
}

/// Puts a bracket of another text in the place of one, with all that is in it.
fn exchange_brackets(random: &mut Rng, text: &str, other: &str) -> String {
    for _ in 0..8 {
        let (Some(own), Some(others)) = (bracket(random, text), bracket(random, other)) else { break };
        if text.as_bytes()[own.start] == other.as_bytes()[others.start] {
            return replace(text, own, &other[others]);
        }
    }
    text.to_owned()
}

/// A random bracket with all that is in it.
fn bracket(random: &mut Rng, text: &str) -> Option<Range<usize>> {
    let opening: Vec<usize> = text.bytes().enumerate().filter(|(_, byte)| b"([{".contains(byte)).map(|(at, _)| at).collect();
    let &start = random.choice(&opening)?;
    let mut depth = 0_usize;
    for (at, byte) in text.bytes().enumerate().skip(start) {
        match byte {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(start..at + 1);
        }
    }
    None
}

fn letters(random: &mut Rng, text: &str) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=random.usize(..4) {
        let at = random.usize(..=letters.len());
        match random.u8(..4) {
            0 if at < letters.len() => _ = letters.remove(at),
            1 if !letters.is_empty() => {
                let copied = letters[random.usize(..letters.len())];
                letters.insert(at, copied);
            }
            2 if at + 1 < letters.len() => letters.swap(at, at + 1),
            _ => SIGNS[random.usize(..SIGNS.len())].chars().rev().for_each(|sign| letters.insert(at, sign)),
        }
    }
    letters.into_iter().collect()
}

/// Takes lines out, or puts lines of another text in.
fn change_line(random: &mut Rng, text: &str, other: &str) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    let others: Vec<&str> = other.lines().collect();
    let at = random.usize(..=lines.len());
    match random.u8(..4) {
        0 if at < lines.len() => _ = lines.remove(at),
        1 if at < lines.len() => {
            let moved = lines.remove(at);
            lines.insert(random.usize(..=lines.len()), moved);
        }
        _ => random.choice(&others).into_iter().for_each(|line| lines.insert(at, line)),
    }
    lines.join("\n")
}

/// The sorts of characters that make tokens of several.
fn sort(c: char) -> u8 {
    match c {
        _ if c.is_alphabetic() || c == '_' => 1,
        _ if c.is_ascii_digit() => 2,
        _ if c.is_whitespace() => 3,
        _ => 0,
    }
}

/// Words, numbers, spaces, and each other character by itself.
fn tokens(text: &str) -> Vec<Range<usize>> {
    let mut tokens: Vec<Range<usize>> = Vec::new();
    let mut before = 0;
    for (at, c) in text.char_indices() {
        let sort = sort(c);
        match tokens.last_mut() {
            Some(last) if sort != 0 && sort == before => last.end = at + c.len_utf8(),
            _ => tokens.push(at..at + c.len_utf8()),
        }
        before = sort;
    }
    tokens
}
