//! Boards drawn by lines, hands in words, and arrays that have a name.

use std::fmt::Write as _;

use super::signs::Signs;
use crate::notation::{NUMERALS, WIDE};
use crate::position::{Draft, Position};
use crate::rules::{parse_position, start};
use crate::variant::{KindId, Piece, Reserve, Side, Variant};

/// The position of an array of this name.
pub(super) fn named(variant: &Variant, name: &str) -> Option<Position> {
    let known = variant.known_as.kifu.as_ref()?;
    let array = start(variant).ok()?;
    if known.array == name {
        return Some(array);
    }
    let (_, without) = known.handicaps.iter().find(|handicap| handicap.0 == name)?;
    let mut draft = Draft::of(&array);
    for cell in without.split_whitespace().filter_map(|cell| variant.board.grid.parse(cell)) {
        draft.put(variant, cell, Piece::NONE);
    }
    draft.set_side(variant, Side::Black);
    parse_position(variant, &draft.text(variant)).ok()
}

/// The name of a position, if it is that of the array or of a handicap.
pub(super) fn name_of(variant: &Variant, position: &Position) -> Option<String> {
    let known = variant.known_as.kifu.as_ref()?;
    let mut names = std::iter::once(&known.array).chain(known.handicaps.iter().map(|handicap| &handicap.0));
    let text = position.text(variant);
    names.find(|name| named(variant, name).is_some_and(|known| known.text(variant) == text)).cloned()
}

/// Puts the pieces of a rank of a drawn board, such as `|v香 ・ 歩|`, into a draft; `rank` is its number from the top.
pub(super) fn read_rank(draft: &mut Draft, line: &str, rank: usize, variant: &Variant, signs: &Signs) -> Option<()> {
    let inner = line.trim().strip_prefix('|')?;
    let inner = &inner[..inner.find('|').unwrap_or(inner.len())];
    let (mut file, mut side) = (usize::from(signs.grid.files()), Side::White);
    let mut rest = inner;
    while let Some(c) = rest.chars().next() {
        if c == 'v' || c == 'V' || c == 'ｖ' {
            side = Side::Black;
        } else if c == '・' || c == '.' {
            file = file.checked_sub(1)?;
        } else if !c.is_whitespace() && c != '^' {
            let (kind, after) = signs.piece(rest)?;
            file = file.checked_sub(1)?;
            draft.put(variant, signs.cell(file, rank)?, Piece::new(kind, side));
            (side, rest) = (Side::White, after);
            continue;
        }
        rest = &rest[c.len_utf8()..];
    }
    (file == 0).then_some(())
}

/// Puts the pieces of a hand in words, such as `飛　角二　歩十八` or `なし`, into a draft.
pub(super) fn read_hand(draft: &mut Draft, text: &str, side: Side, variant: &Variant, signs: &Signs) -> Option<()> {
    if text.trim() == "なし" {
        return Some(());
    }
    for word in text.split_whitespace() {
        let (kind, count) = signs.piece(word)?;
        hold(draft, variant, side, kind, number(count)?)?;
    }
    Some(())
}

/// Adds pieces to a side's hand; `None` if it cannot hold them.
pub(super) fn hold(draft: &mut Draft, variant: &Variant, side: Side, kind: KindId, count: u8) -> Option<()> {
    let (reserve, kind) = (Reserve::of(side), variant.kind(kind).unturned);
    let count = draft.picture().reserves().count(reserve, kind).checked_add(count)?;
    draft.hold(variant, reserve, kind, count);
    (draft.picture().reserves().count(reserve, kind) == count).then_some(())
}

/// A number of pieces: nothing for one, `二`, `十八`.
fn number(text: &str) -> Option<u8> {
    let one = |c: char| (1..).zip(NUMERALS).find(|known| known.1 == c).map(|known| known.0);
    let chars: Vec<char> = text.chars().collect();
    match chars.as_slice() {
        [] => Some(1),
        ['十'] => Some(10),
        ['十', c] => Some(10 + one(*c)?),
        [c] if one(*c).is_some() => one(*c),
        _ => text.parse().ok().filter(|count| (1..=40).contains(count)),
    }
}

/// A board and its hands in lines.
pub(super) fn text(position: &Position, signs: &Signs, names: [&str; 2]) -> Option<String> {
    let hand = |side: Side| {
        let reserves = position.reserves();
        let mut words = Vec::new();
        for kind in reserves.kinds(Reserve::of(side)) {
            words.push((signs.sign(kind)?, reserves.count(Reserve::of(side), kind)));
        }
        let words: Vec<String> = words.into_iter().map(|(sign, count)| format!("{sign}{}", number_text(count))).collect();
        let words = if words.is_empty() { "なし".to_owned() } else { words.join("　") };
        Some(format!("{}の持駒：{words}\n", names[side.index()]))
    };
    let (files, ranks) = (usize::from(signs.grid.files()), usize::from(signs.grid.ranks()));
    let head: String = WIDE[..files].iter().rev().flat_map(|&file| [' ', file]).collect();
    let edge = format!("+{}+\n", "-".repeat(3 * files));
    let mut text = format!("{} {head}\n{edge}", hand(Side::Black)?);
    for (rank, name) in NUMERALS.iter().enumerate().take(ranks) {
        text.push('|');
        for cell in (0..files).rev().filter_map(|file| signs.cell(file, rank)) {
            let piece = position.at(cell);
            if piece.is_none() {
                text.push_str(" ・");
            } else {
                text.push(if piece.side() == Side::White { ' ' } else { 'v' });
                text.push(signs.sign(piece.kind())?);
            }
        }
        let _ = writeln!(text, "|{name}");
    }
    text.push_str(&edge);
    text.push_str(&hand(Side::White)?);
    // Writing to a String cannot fail.
    let _ = writeln!(text, "{}番", names[position.side().index()]);
    Some(text)
}

fn number_text(count: u8) -> String {
    let one = |count: u8| NUMERALS.get(usize::from(count).wrapping_sub(1)).map_or_else(String::new, char::to_string);
    match count {
        0 | 1 => String::new(),
        2..10 => one(count),
        10..20 => format!("十{}", one(count - 10)),
        _ => count.to_string(),
    }
}
