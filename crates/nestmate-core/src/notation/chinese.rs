//! Moves as China writes them: the piece, its file as its own player counts from the right, which way it goes and how far, or to which
//! file: `炮二平五`, `马8进7`. Of several of a kind on a file the place of the one that moves is told instead: `前车退一`. A definition says
//! which signs its pieces have.

use super::Misread;
use super::wxf::{Counted, counted};
use crate::geometry::Cell;
use crate::position::{Move, Position};
use crate::rules::legal_moves;
use crate::variant::{KindId, Side, Variant};

/// The numbers of China and Japan.
pub(crate) const NUMERALS: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];

/// Digits as wide as the signs beside them.
pub(crate) const WIDE: [char; 9] = ['１', '２', '３', '４', '５', '６', '７', '８', '９'];

/// Back, sideways and ahead: what is written, and what is read too.
const WAYS: [(i32, &str); 3] = [(-1, "退"), (0, "平"), (1, "进進")];

/// Where the piece stands that moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Which {
    File(i32),
    /// The first, the second of three or the last of those on its file.
    Front,
    Middle,
    Rear,
    /// Its number among all that have others of their kind on their file: file by file from the right, and from the front.
    Number(usize),
}

/// A move in words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Words {
    kind: KindId,
    which: Which,
    way: i32,
    number: i32,
}

/// The text of a move in Chinese; `None` where the definition has no sign for the piece, or nothing tells it from others.
pub fn chinese_text(position: &Position, variant: &Variant, mv: Move) -> Option<String> {
    let Counted { file, up, number } = counted(position, variant, mv)?;
    let (side, kind) = (position.side(), position.at(mv.from()).kind());
    let known = variant.known_as.qipu.as_ref()?.pieces.get(&variant.kind(kind).letter)?;
    let sign = known.chars().nth(side.index())?;
    let numeral = |number: i32| match side {
        Side::White => usize::try_from(number - 1).ok().and_then(|at| NUMERALS.get(at).copied()),
        Side::Black => u32::try_from(number).ok().and_then(|number| char::from_digit(number, 10)),
    };
    let legal = legal_moves(position, variant);
    let is_plain = |which: &Which| fitting(position, variant, &legal, &[Words { kind, which: *which, way: up.signum(), number }]) == [mv];
    let which = names(position, variant, mv.from(), file).into_iter().find(is_plain)?;
    let name = match which {
        Which::File(file) => format!("{sign}{}", numeral(file)?),
        Which::Front => format!("前{sign}"),
        Which::Middle => format!("中{sign}"),
        Which::Rear => format!("后{sign}"),
        Which::Number(at) => format!("{}{sign}", NUMERALS.get(at)?),
    };
    let way = WAYS.iter().find(|way| way.0 == up.signum())?.1.chars().next()?;
    Some(format!("{name}{way}{}", numeral(number)?))
}

/// The legal move that a text means.
pub(super) fn read_chinese(position: &Position, variant: &Variant, legal: &[Move], text: &str) -> Result<Move, Misread> {
    let known = |sign: char| {
        let qipu = variant.known_as.qipu.as_ref()?;
        let letter = *qipu.pieces.iter().find(|(_, signs)| signs.contains(sign))?.0;
        variant.kind_of(letter)
    };
    Misread::unless_one(variant, &fitting(position, variant, legal, &meanings(text, known)))
}

/// What four signs can mean.
fn meanings(text: &str, known: impl Fn(char) -> Option<KindId>) -> Vec<Words> {
    let signs: Vec<char> = text.chars().collect();
    let &[first, second, way, number] = signs.as_slice() else { return Vec::new() };
    let way = WAYS.iter().find(|known| known.1.contains(way)).map(|known| known.0);
    let (Some(way), Some(number)) = (way, numeral(number)) else { return Vec::new() };
    let place = |sign: char| match sign {
        '前' => Some(Which::Front),
        '中' => Some(Which::Middle),
        '后' | '後' => Some(Which::Rear),
        _ => None,
    };
    let ordinal = |sign| digit(sign).map(Which::Number);
    let behind = known(first).zip(place(second).or_else(|| numeral(second).map(Which::File)));
    let before = known(second).zip(place(first).or_else(|| ordinal(first)));
    behind.into_iter().chain(before).map(|(kind, which)| Words { kind, which, way, number }).collect()
}

/// The number from 1 to 9 that a sign stands for: `1`, `１` or `一`.
fn numeral(sign: char) -> Option<i32> {
    let among = |signs: &[char; 9]| (1..).zip(signs).find(|known| *known.1 == sign).map(|known| known.0);
    among(&NUMERALS)
        .or_else(|| among(&WIDE))
        .or_else(|| sign.to_digit(10).and_then(|digit| i32::try_from(digit).ok()).filter(|&digit| digit > 0))
}

/// The same, counted from 0.
pub(crate) fn digit(sign: char) -> Option<usize> {
    numeral(sign).and_then(|number| usize::try_from(number - 1).ok())
}

/// The legal moves that some words can mean.
fn fitting(position: &Position, variant: &Variant, legal: &[Move], meanings: &[Words]) -> Vec<Move> {
    let is_meant = |&&mv: &&Move| {
        let Some(Counted { file, up, number }) = counted(position, variant, mv) else { return false };
        let kind = position.at(mv.from()).kind();
        let told = |words: &&Words| (words.kind, words.way, words.number) == (kind, up.signum(), number);
        meanings.iter().filter(told).any(|words| names(position, variant, mv.from(), file).contains(&words.which))
    };
    legal.iter().filter(is_meant).copied().collect()
}

/// What the piece on a cell can be called, with the usual name first.
fn names(position: &Position, variant: &Variant, cell: Cell, file: i32) -> Vec<Which> {
    let (grid, piece) = (variant.board.grid, position.at(cell));
    // How its own player sees it: from the right, and from the front.
    let seen = |cell: Cell| {
        let sign = if piece.side() == Side::White { -1 } else { 1 };
        (sign * grid.file(cell), sign * grid.rank(cell))
    };
    let mut same: Vec<(i32, i32)> = position.pieces(piece.side()).iter().filter(|&other| position.at(other) == piece).map(seen).collect();
    same.sort_unstable();
    let own = seen(cell);
    let on_file: Vec<(i32, i32)> = same.iter().filter(|other| other.0 == own.0).copied().collect();
    let at = on_file.iter().position(|&other| other == own).unwrap_or_default();
    let is_doubled = |one: &&(i32, i32)| same.iter().filter(|other| other.0 == one.0).count() > 1;
    let number = same.iter().filter(is_doubled).position(|&other| other == own).map(Which::Number);
    let place = match (at, on_file.len()) {
        (_, 0 | 1) => None,
        (0, _) => Some(Which::Front),
        (1, 3) => Some(Which::Middle),
        (at, count) if at + 1 == count => Some(Which::Rear),
        _ => None,
    };
    // On a file with more than three all have numbers.
    let usual = if on_file.len() > 3 { [number, place] } else { [place, number] };
    let alone = Some(Which::File(file));
    let all = if on_file.len() > 1 { [usual[0], usual[1], alone] } else { [alone, None, None] };
    all.into_iter().flatten().collect()
}
