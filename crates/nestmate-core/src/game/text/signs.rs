//! What stands beside moves in texts: numbers, praise and blame, judgements of the position, checks, and moves that are none.

use std::borrow::Cow;

use crate::game::glyph;

/// Signs of print and of the keyboard, longest first where one ends another, and their numbers in PGN.
const PRINTED: [(&str, u8); 25] = [
    ("+/-", 16),
    ("-/+", 17),
    ("+/=", 14),
    ("=/+", 15),
    ("+--", 18),
    ("--+", 19),
    ("+-", 18),
    ("-+", 19),
    ("+=", 14),
    ("=+", 15),
    ("⩲", 14),
    ("⩱", 15),
    ("⇆", 132),
    ("⇄", 132),
    ("→", 40),
    ("↑", 36),
    ("⨀", 22),
    ("⊙", 22),
    ("⟳", 32),
    ("⊕", 138),
    ("∆", 140),
    ("Δ", 140),
    ("⌓", 142),
    ("=∞", 44),
    ("N", 146),
];

const NULLS: [&str; 9] = ["--", "Z0", "z0", "null", "@@@@", "0000", "pass", "<>", "---"];

/// What says nothing that the moves do not: checks and captures in passing.
const ECHOES: [&str; 16] = ["e.p.", "/ep", "ep", "dis.ch.", "dbl.ch.", "ch.", "ch", "mate", "++", "(+)", "(#)", "+", "#", "†", "‡", ","];

/// The word without the number of the move before it: `12.e4`, `12...e5`.
pub(super) fn numberless(word: &str) -> &str {
    let text = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let dots = text.trim_start_matches(['.', '…', '·', '．', '、']);
    // A number without a dot is a move's number too, but `0-0` is castling.
    let is_number = text.is_empty() && !is_null(word);
    if dots.len() < text.len() || is_number { dots } else { word }
}

pub(super) fn says_nothing(text: &str) -> bool {
    text.is_empty() || ECHOES.contains(&text) || text.chars().all(|c| "-–—−.,|".contains(c)) && !is_null(&tidied(text))
}

pub(super) fn is_null(text: &str) -> bool {
    NULLS.iter().any(|known| text.eq_ignore_ascii_case(known))
}

/// The number of the glyph that a word is, in brackets or not.
pub(super) fn glyph_of(text: &str) -> Option<u8> {
    let inner = text.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')).unwrap_or(text);
    let printed = PRINTED.iter().find(|known| known.0 == inner).map(|known| known.1);
    let chosen = || glyph::OF_MOVES.into_iter().chain(glyph::OF_POSITIONS).find(|known| known.sign == inner).map(|known| known.number);
    printed.or_else(chosen)
}

/// A word with plain dashes, crosses and letters in place of those of print.
pub(super) fn tidied(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return text.into();
    }
    let plain = |c: char| match c {
        '♔' | '♚' => Some('K'),
        '♕' | '♛' => Some('Q'),
        '♖' | '♜' => Some('R'),
        '♗' | '♝' => Some('B'),
        '♘' | '♞' => Some('N'),
        '♙' | '♟' => Some('P'),
        '–' | '—' | '−' | '‐' | '‑' => Some('-'),
        '×' => Some('x'),
        // Greek and Cyrillic letters that look like the one of castling.
        'О' | 'Ο' => Some('O'),
        '\u{fe0e}' | '\u{fe0f}' => None,
        _ => Some(c),
    };
    text.chars().filter_map(plain).collect::<String>().into()
}

/// The ways in which a word can be a move with signs behind it, the one with the fewest signs first: what is left of it, and the numbers
/// of the signs taken off.
pub(super) fn readings(text: &str) -> impl Iterator<Item = (&str, Vec<u8>)> {
    let bare = text.trim_end_matches(['!', '?']);
    let praise = glyph::OF_MOVES.into_iter().find(|known| known.sign == &text[bare.len()..]).map(|known| known.number);
    std::iter::successors(Some((bare, Vec::from_iter(praise))), |(rest, glyphs)| {
        let (shorter, number) = shortened(rest).filter(|(shorter, _)| !shorter.is_empty())?;
        Some((shorter, glyphs.iter().copied().chain(number).collect()))
    })
}

/// The word without the sign at its end, and the number of that sign if it says anything.
fn shortened(text: &str) -> Option<(&str, Option<u8>)> {
    let enclosed = text.rfind('(').filter(|_| text.ends_with(')')).and_then(|at| Some((&text[..at], Some(glyph_of(&text[at..])?))));
    let printed = || PRINTED.iter().find_map(|known| Some((text.strip_suffix(known.0)?, Some(known.1))));
    let chosen = || {
        let mut known = glyph::OF_MOVES.into_iter().rev().chain(glyph::OF_POSITIONS);
        known.find_map(|known| Some((text.strip_suffix(known.sign)?, Some(known.number))))
    };
    let echo = || ECHOES.iter().find_map(|known| Some((text.strip_suffix(known)?, None)));
    enclosed.or_else(printed).or_else(chosen).or_else(echo)
}
