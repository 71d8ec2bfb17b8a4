//! Boards drawn by lines, hands in words, and arrays that have a name.

use std::fmt::Write as _;

use super::signs::{FILES, RANKS, Signs};
use crate::geometry::Cell;
use crate::position::{Position, TextError};
use crate::rules::{parse_position, start};
use crate::variant::{Piece, Reserve, Side, Variant};

/// What stands in a draft: pieces on cells, pieces in hand by side.
#[derive(Clone, Default, Debug)]
pub(super) struct Drawn {
    pub(super) pieces: Vec<(Cell, Piece)>,
    pub(super) hands: [Vec<Piece>; 2],
}

impl Drawn {
    /// The position with a side to move.
    pub(super) fn position(&self, variant: &Variant, side: Side) -> Result<Position, TextError> {
        let grid = variant.board.grid;
        let rank = |rank: i32| {
            let mut text = String::new();
            let mut empty = 0;
            for cell in (0..i32::from(grid.files())).filter_map(|file| grid.cell(file, rank)) {
                let Some((_, piece)) = self.pieces.iter().find(|known| known.0 == cell) else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    text.push_str(&std::mem::take(&mut empty).to_string());
                }
                text.push_str(&variant.kind(piece.kind()).text(piece.side()));
            }
            if empty > 0 { text + &empty.to_string() } else { text }
        };
        let ranks: Vec<String> = (0..i32::from(grid.ranks())).rev().map(rank).collect();
        let hand = |side: Side| {
            let mut letters: Vec<char> = self.hands[side.index()].iter().map(|piece| variant.kind(piece.kind()).letter).collect();
            letters.sort_unstable();
            String::from_iter(letters)
        };
        let reserves = if variant.has_reserves { format!("[{}|{}|]", hand(Side::White), hand(Side::Black)) } else { "-".to_owned() };
        let side = if side == Side::White { 'w' } else { 'b' };
        parse_position(variant, &format!("{} {side} {reserves} - - 0 1", ranks.join("/")))
    }

    pub(super) fn of(position: &Position) -> Self {
        let pieces = Side::BOTH.into_iter().flat_map(|side| position.pieces(side).iter()).map(|cell| (cell, position.at(cell))).collect();
        let held = |side: Side| {
            let reserves = position.reserves();
            let of_kind = |kind| std::iter::repeat_n(Piece::new(kind, side), usize::from(reserves.count(Reserve::of(side), kind)));
            reserves.kinds(Reserve::of(side)).flat_map(of_kind).collect()
        };
        Self { pieces, hands: Side::BOTH.map(held) }
    }
}

/// The position of an array of this name.
pub(super) fn named(variant: &Variant, name: &str) -> Option<Position> {
    let known = variant.known_as.kifu.as_ref()?;
    let array = start(variant).ok()?;
    if known.array == name {
        return Some(array);
    }
    let (_, without) = known.handicaps.iter().find(|handicap| handicap.0 == name)?;
    let gone: Vec<Cell> = without.split_whitespace().filter_map(|cell| variant.board.grid.parse(cell)).collect();
    let mut drawn = Drawn::of(&array);
    drawn.pieces.retain(|(cell, _)| !gone.contains(cell));
    drawn.position(variant, Side::Black).ok()
}

/// The name of a position, if it is that of the array or of a handicap.
pub(super) fn name_of(variant: &Variant, position: &Position) -> Option<String> {
    let known = variant.known_as.kifu.as_ref()?;
    let mut names = std::iter::once(&known.array).chain(known.handicaps.iter().map(|handicap| &handicap.0));
    let text = position.text(variant);
    names.find(|name| named(variant, name).is_some_and(|known| known.text(variant) == text)).cloned()
}

/// A rank of a drawn board, such as `|v香 ・ 歩|`, with the number of the rank from the top.
pub(super) fn read_rank(line: &str, rank: usize, signs: &Signs) -> Option<Vec<(Cell, Piece)>> {
    let inner = line.trim().strip_prefix('|')?;
    let inner = &inner[..inner.find('|').unwrap_or(inner.len())];
    let (mut pieces, mut file, mut side) = (Vec::new(), usize::from(signs.grid.files()), Side::White);
    let mut rest = inner;
    while let Some(c) = rest.chars().next() {
        if c == 'v' || c == 'V' || c == 'ｖ' {
            side = Side::Black;
        } else if c == '・' || c == '.' {
            file = file.checked_sub(1)?;
        } else if !c.is_whitespace() && c != '^' {
            let (kind, after) = signs.piece(rest)?;
            file = file.checked_sub(1)?;
            pieces.push((signs.cell(file, rank)?, Piece::new(kind, side)));
            (side, rest) = (Side::White, after);
            continue;
        }
        rest = &rest[c.len_utf8()..];
    }
    (file == 0).then_some(pieces)
}

/// A hand in words: `飛　角二　歩十八`, or `なし`.
pub(super) fn read_hand(text: &str, side: Side, signs: &Signs) -> Option<Vec<Piece>> {
    let mut held = Vec::new();
    if text.trim() == "なし" {
        return Some(held);
    }
    for word in text.split_whitespace() {
        let (kind, count) = signs.piece(word)?;
        held.extend(std::iter::repeat_n(Piece::new(kind, side), number(count)?));
    }
    Some(held)
}

/// A number of pieces: nothing for one, `二`, `十八`.
fn number(text: &str) -> Option<usize> {
    let one = |c: char| RANKS.iter().position(|&known| known == c).map(|at| at + 1);
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
    let head: String = FILES[..files].iter().rev().flat_map(|&file| [' ', file]).collect();
    let edge = format!("+{}+\n", "-".repeat(3 * files));
    let mut text = format!("{} {head}\n{edge}", hand(Side::Black)?);
    for (rank, name) in RANKS.iter().enumerate().take(ranks) {
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
    let one = |count: u8| RANKS.get(usize::from(count).wrapping_sub(1)).map_or_else(String::new, char::to_string);
    match count {
        0 | 1 => String::new(),
        2..10 => one(count),
        10..20 => format!("十{}", one(count - 10)),
        _ => count.to_string(),
    }
}
