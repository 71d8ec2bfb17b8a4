//! FEN, the position text of most programs: the first two fields are ours, pieces in hand stand in brackets after the board, castling
//! rights are letters, and a double step is told by the cell passed alone.
//!
//! SFEN and USI, those of programs for Shogi: files are counted from the right, ranks are letters from the top, and the side that begins,
//! White here, is Black (`b`) there.

use super::reading::read_position;
use super::{letters_of_others, own_letters};
use crate::geometry::Cell;
use crate::position::{Move, MoveKind, Position};
use crate::variant::{KindId, Reserve, Side, Variant, castling_of, unmoved_letters};

/// The position as FEN; `None` if FEN cannot tell all of it: a neutral reserve, a castling that can be answered in passing. As in X-FEN, the
/// four letters mean the outermost partners; others are told by their files.
pub fn fen(position: &Position, variant: &Variant) -> Option<String> {
    let text = position.text(variant);
    let &[board, side, reserves, _, passing, halfmoves, number, ..] = text.split(' ').collect::<Vec<_>>().as_slice() else { return None };
    let hand = hand_of(reserves)?;
    let at = |cell: Cell| position.at(cell);
    let letters = |side: Side| {
        let (mut castling, mut told) = (String::new(), 0);
        for letter in if side == Side::White { ['K', 'Q'] } else { ['k', 'q'] } {
            if let Some(known) = castling_of(variant, &at, letter).filter(|known| known.is_unmoved(position.unmoved())) {
                castling.push(letter);
                told |= known.unmoved;
            }
        }
        castling + &unmoved_letters(variant, &at, side, position.unmoved(), told)
    };
    let rights: String = Side::BOTH.into_iter().map(letters).collect();
    let rights = if rights.is_empty() { "-" } else { &rights };
    let passed = passing.split_once('>').map_or("-", |(cells, _)| cells.split(',').next().unwrap_or(cells));
    let board = letters_of_others(variant, &format!("{board}{hand}"));
    let most = variant.goals.checks;
    let [white, black] = Side::BOTH.map(|side| most.saturating_sub(position.checks(side)));
    let checks = if most > 0 { format!("{white}+{black} ") } else { String::new() };
    let fen = format!("{board} {side} {rights} {passed} {checks}{halfmoves} {number}");
    let again = read_position(variant, &fen).ok()?;
    // A piece that has not moved but has nobody left to castle with need not come back as such.
    let castles = |position: &Position| {
        let all = variant.castlings.iter().flatten();
        all.map(|castling| castling.is_unmoved(position.unmoved())).collect::<Vec<bool>>()
    };
    let first = |position: &Position| variant.first.cells().filter(|&cell| position.is_unmoved(variant, cell)).collect::<Vec<Cell>>();
    let gates = variant.gates.begins.iter().fold(0, |bits, begins| bits | begins.2);
    let begins = (again.unmoved() ^ position.unmoved()) & gates == 0
        && again.passes() == position.passes()
        && again.traded() == position.traded()
        && again.counted() == position.counted();
    let same = again.passing() == position.passing() && castles(&again) == castles(position) && first(&again) == first(position);
    (same && begins).then_some(fen)
}

/// Pieces in hand as FEN writes them; `None` if there are neutral ones.
fn hand_of(reserves: &str) -> Option<String> {
    let Some(inner) = reserves.strip_prefix('[') else { return Some(String::new()) };
    let parts: Vec<&str> = inner.trim_end_matches(']').split('|').collect();
    let &[white, black, ""] = parts.as_slice() else { return None };
    Some(format!("[{white}{}]", black.to_ascii_lowercase()))
}

/// The most pieces of a kind that a hand is read with.
const MOST_HELD: usize = 250;

/// Whether the fields are those of SFEN: a board without a hand in brackets, the side, the hands and perhaps the number of the move.
pub(super) fn is_sfen(fields: &[&str]) -> bool {
    let is_number = |text: &&str| text.bytes().all(|byte| byte.is_ascii_digit());
    let hand = |text: &str| text == "-" || text.bytes().any(|byte| byte.is_ascii_alphabetic());
    match fields {
        [board, "b" | "w", hands] => !board.contains('[') && hand(hands),
        [board, "b" | "w", hands, number] => !board.contains('[') && hand(hands) && is_number(number),
        _ => false,
    }
}

/// The board, the side and the hands of SFEN in our words.
pub(super) fn sfen_fields(variant: &Variant, board: &str, side: &str, hands: &str) -> (String, &'static str, String) {
    let side = if side == "b" { "w" } else { "b" };
    (own_letters(variant, board), side, in_hands(&own_letters(variant, hands)))
}

/// The reserves field for hands such as `2Pb`; numbers before letters.
pub(super) fn in_hands(hands: &str) -> String {
    let mut held = [Vec::new(), Vec::new()];
    let mut count = String::new();
    for c in hands.chars().filter(|&c| c != '-') {
        if c.is_ascii_digit() {
            count.push(c);
            continue;
        }
        let many = count.parse::<usize>().unwrap_or(1).min(MOST_HELD);
        held[usize::from(c.is_ascii_lowercase())].extend(std::iter::repeat_n(c.to_ascii_uppercase(), many));
        count.clear();
    }
    let [white, black] = held.map(|mut letters| {
        letters.sort_unstable();
        String::from_iter(letters)
    });
    format!("[{white}|{black}|]")
}

/// The position in SFEN; `None` if it has what SFEN cannot tell.
pub(super) fn sfen(position: &Position, variant: &Variant) -> Option<String> {
    let text = position.text(variant);
    let &[board, _, _, "-", "-", _, number] = text.split(' ').collect::<Vec<_>>().as_slice() else { return None };
    let side = position.side();
    let mut hands = String::new();
    for holder in [Reserve::White, Reserve::Black] {
        for kind in position.reserves().kinds(holder) {
            let count = position.reserves().count(holder, kind);
            let letter = letters_of_others(variant, &variant.kind(kind).letter.to_string());
            let letter = if holder == Reserve::White { letter } else { letter.to_ascii_lowercase() };
            let many = if count > 1 { count.to_string() } else { String::new() };
            hands.extend([many, letter]);
        }
    }
    let hands = if hands.is_empty() { "-" } else { &hands };
    let ply = u64::from(number.parse::<u32>().ok()?) * 2 - u64::from(side == Side::White);
    let sfen = format!("{} {} {hands} {ply}", letters_of_others(variant, board), if side == Side::White { "b" } else { "w" });
    let back = read_position(variant, &sfen).ok()?;
    (back.hash() == position.hash()).then_some(sfen)
}

fn cell_text(variant: &Variant, cell: Cell) -> Option<String> {
    let grid = variant.board.grid;
    let down = u8::try_from(i32::from(grid.ranks()) - 1 - grid.rank(cell)).ok()?;
    Some(format!("{}{}", i32::from(grid.files()) - grid.file(cell), char::from(b'a'.checked_add(down)?)))
}

/// The text of a move in USI; `None` for moves that it has no words for.
pub fn usi_text(variant: &Variant, mv: Move) -> Option<String> {
    let to = cell_text(variant, mv.to())?;
    let from_to = || Some(format!("{}{to}", cell_text(variant, mv.from())?));
    let letter = |kind: KindId| letters_of_others(variant, &variant.kind(kind).sign());
    match mv.action() {
        MoveKind::Plain => from_to(),
        MoveKind::Turn => Some(format!("{}+", from_to()?)),
        MoveKind::Drop(kind) => Some(format!("{}*{to}", letter(kind))),
        _ => None,
    }
}
