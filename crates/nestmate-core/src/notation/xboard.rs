//! Moves as programs write them that speak the protocol of `XBoard`: on boards of just ten ranks they count ranks from 0, a move of two
//! steps is written as two with a comma between (`f6g7,g7h8`), and one sign stands for every move that does no more than pass.

use super::{common_text, own_letters, read_move};
use crate::geometry::Cell;
use crate::position::{Move, MoveKind, Position};
use crate::rules::{MoveError, legal_moves};
use crate::variant::{Castling, Piece, Variant};

const PASS: &str = "@@@@";

/// The text of a move that is made in this position.
pub fn xboard_text(position: &Position, variant: &Variant, mv: Move) -> String {
    if passes(position, mv) {
        return PASS.to_owned();
    }
    // Clients have no other word for a castling that the King's cells do not tell.
    if let Some(sign) = position.castling(variant, mv).and_then(|castling| castling.sign).filter(|_| mv.action() == MoveKind::Castle) {
        return sign.to_owned();
    }
    let text = mv.via().map_or_else(
        || common_text(position, variant, mv),
        |via| {
            let [from, via, to] = [mv.from(), via, mv.to()].map(|cell| variant.cell_name(cell));
            format!("{from}{via},{via}{to}")
        },
    );
    if counts_from_zero(variant) { shift_ranks(&text, -1) } else { text }
}

/// Reads a move text, where `=` after a move means that the piece is not turned over.
///
/// # Errors
/// As [`read_move`].
pub fn read_xboard_move(position: &Position, variant: &Variant, text: &str) -> Result<Move, MoveError> {
    let ours = if counts_from_zero(variant) { shift_ranks(text, 1) } else { text.to_owned() };
    read_move(position, variant, &ours).or_else(|error| {
        let plain = ours.strip_suffix('=').and_then(|plain| read_move(position, variant, plain).ok());
        let other = || in_steps(position, variant, &ours).or_else(|| castling_by_length(position, variant, text));
        plain.or_else(other).or_else(|| meant(position, variant, &ours)).ok_or(error)
    })
}

/// Whether a move changes nothing but the turn.
fn passes(position: &Position, mv: Move) -> bool {
    mv.is_pass() || mv.from() == mv.to() && mv.via().is_some_and(|via| position.at(via).is_none())
}

/// The move that is told as one that passes, or in two steps with a comma between. Who captures nothing on the way might as well have gone
/// to the end at once, or stayed.
fn in_steps(position: &Position, variant: &Variant, text: &str) -> Option<Move> {
    let legal = || legal_moves(position, variant).into_iter();
    if text == PASS {
        return legal().find(|&mv| passes(position, mv));
    }
    let (first, second) = text.split_once(',')?;
    let cells = |step: &str| {
        let (from, rest) = variant.board.grid.parse_prefix(step)?;
        Some((from, variant.board.grid.parse(rest)?))
    };
    let ((from, via), (again, to)) = (cells(first)?, cells(second)?);
    let is_meant = |mv: &Move| match mv.via() {
        Some(known) if position.at(via).is_some() => known == via,
        Some(_) => passes(position, *mv),
        None => position.at(via).is_none() && !mv.is_drop(),
    };
    (via == again).then(|| legal().find(|mv| (mv.from(), mv.to()) == (from, to) && is_meant(mv))).flatten()
}

/// Reads the name of a cell as the protocol of `XBoard` counts ranks.
pub fn read_xboard_cell(variant: &Variant, text: &str) -> Option<Cell> {
    let ours = if counts_from_zero(variant) { shift_ranks(text, 1) } else { text.to_owned() };
    variant.board.grid.parse(&ours)
}

/// The move that a client means who knows no more than cells and perhaps a letter: the first of what the piece can become there.
fn meant(position: &Position, variant: &Variant, text: &str) -> Option<Move> {
    let (from, rest) = variant.board.grid.parse_prefix(text)?;
    let (to, rest) = variant.board.grid.parse_prefix(rest)?;
    let letter = own_letters(variant, rest).chars().next().map(|letter| letter.to_ascii_uppercase());
    let becomes = |mv: &Move| {
        let (MoveKind::Exchange(kind, _) | MoveKind::Restore(kind) | MoveKind::Swap(kind)) = mv.action() else { return None };
        Some(variant.kind(kind).letter)
    };
    let is_meant =
        |mv: &Move| (mv.from(), mv.to()) == (from, to) && becomes(mv).is_some_and(|kind| letter.is_none_or(|letter| letter == kind));
    (rest.len() <= 1).then(|| legal_moves(position, variant).into_iter().find(is_meant)).flatten()
}

/// The castling of the royal piece that a row of letters O means: two towards the partner nearer by, three towards the farther one.
fn castling_by_length(position: &Position, variant: &Variant, text: &str) -> Option<Move> {
    let farther = match text.replace('0', "O").as_str() {
        "O-O" => false,
        "O-O-O" => true,
        _ => return None,
    };
    let grid = variant.board.grid;
    let own = variant.castlings[position.side().index()].iter();
    let own = own.filter(|castling| position.at(castling.royal_from) == Piece::new(castling.royal, position.side()));
    let length = |castling: &&Castling| castling.length;
    let meant = if farther { own.max_by_key(length) } else { own.min_by_key(length) }?;
    let is_meant = |castling: &Castling| (castling.is_right(grid), castling.length) == (meant.is_right(grid), meant.length);
    let castles = |mv: &Move| mv.action() == MoveKind::Castle && position.castling(variant, *mv).is_some_and(is_meant);
    legal_moves(position, variant).into_iter().find(castles)
}

fn counts_from_zero(variant: &Variant) -> bool {
    variant.board.grid.ranks() == 10
}

/// The text with each number in it changed by `by`.
fn shift_ranks(text: &str, by: i64) -> String {
    let mut shifted = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(|c: char| c.is_ascii_digit()) {
        let digits = rest[at..].bytes().take_while(u8::is_ascii_digit).count();
        let number = rest[at..at + digits].parse::<i64>().unwrap_or(i64::from(i16::MAX)).saturating_add(by);
        shifted.push_str(&rest[..at]);
        shifted.push_str(&number.to_string());
        rest = &rest[at + digits..];
    }
    shifted + rest
}
