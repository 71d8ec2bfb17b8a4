//! How other programs write moves and positions, and back: FEN and the short notation of chess, SFEN and USI, ICCS, WXF and the signs of
//! China. A game's definition says which of them it has.
//!
//! Beside these, what programs commonly write in protocols: a promotion is the small letter of the new piece (`e7e8q`) where ours is
//! `e7e8=Q`; a piece that turns back is told by `-` (`e5d4-`) where ours is `e5d4+`; some let the King take his partner to castle.

mod chinese;
mod fen;
mod reading;
mod san;
mod styles;
mod wxf;
mod xboard;

pub use chinese::chinese_text;
pub(crate) use chinese::{NUMERALS, WIDE, digit};
pub use fen::{fen, usi_text};
pub use reading::{Dropped, DroppedPart, read_draft, read_position, read_position_told};
pub use san::{Misread, Tongue, Whence, castlings, castlings_of, read_played, san_text};
pub use styles::{CoordinateStyle, MoveStyle, Style, Styles};
pub use wxf::{iccs_text, wxf_text};
pub use xboard::{read_xboard_cell, read_xboard_move, xboard_text};

use crate::geometry::Cell;
use crate::position::{Gateway, Move, MoveKind, Position, move_text};
use crate::rules::{MoveError, legal_moves, null_move, parse_move};
use crate::variant::{Castling, Notation, Variant};

/// How protocols write that nobody moves.
pub const NULL: &str = "0000";

/// A position as most programs know it: SFEN or FEN where the definition says so and they tell all that matters, else our own text.
pub fn position_text(position: &Position, variant: &Variant) -> String {
    let told = match variant.known_as.notation {
        Some(Notation::San | Notation::Iccs) => fen(position, variant),
        Some(Notation::Usi) => fen::sfen(position, variant),
        None => None,
    };
    told.unwrap_or_else(|| position.text(variant))
}

/// A move as files of games have it: in short notation or ICCS where the definition says so, else as we write it.
pub fn written_move(position: &Position, variant: &Variant, mv: Move) -> String {
    let told = match variant.known_as.notation {
        Some(Notation::San) => san_text(position, variant, mv),
        Some(Notation::Iccs) => iccs_text(variant, mv),
        Some(Notation::Usi) | None => None,
    };
    told.unwrap_or_else(|| move_text(variant, mv))
}

/// A text in which letters are pieces, with the letters that other programs have for them.
pub fn letters_of_others(variant: &Variant, text: &str) -> String {
    each_letter(text, |own| variant.known_as.letters.get(&own).and_then(|others| others.chars().next()))
}

/// The same with ours in place of theirs.
fn own_letters(variant: &Variant, text: &str) -> String {
    let own = |letter| variant.known_as.letters.iter().find(|(_, others)| others.contains(letter)).map(|(&own, _)| own);
    each_letter(text, own)
}

/// The text with other letters where there is one for a large letter.
fn each_letter(text: &str, other: impl Fn(char) -> Option<char>) -> String {
    let change = |letter: char| match other(letter.to_ascii_uppercase()) {
        Some(other) if letter.is_ascii_lowercase() => other.to_ascii_lowercase(),
        Some(other) => other,
        None => letter,
    };
    text.chars().map(change).collect()
}

/// The text of a move of this position as most programs know it.
pub fn common_text(position: &Position, variant: &Variant, mv: Move) -> String {
    match mv.action() {
        MoveKind::Turn if variant.kind(position.at(mv.from()).kind()).turned => {
            format!("{}{}-", variant.cell_name(mv.from()), variant.cell_name(mv.to()))
        }
        MoveKind::Promote(kind) | MoveKind::Become(kind) => {
            let letter = letters_of_others(variant, &variant.kind(kind).letter.to_string()).to_ascii_lowercase();
            format!("{}{}{letter}", variant.cell_name(mv.from()), variant.cell_name(mv.to()))
        }
        MoveKind::Drop(kind) => {
            format!("{}@{}", letters_of_others(variant, &variant.kind(kind).sign()), variant.cell_name(mv.to()))
        }
        MoveKind::Gate(kind, gateway) => {
            let letter = letters_of_others(variant, &variant.kind(kind).letter.to_string()).to_ascii_lowercase();
            // What is put in the partner's place is told by the way from there to the royal piece.
            let made = position.castling(variant, mv).filter(|_| gateway == Gateway::Partner);
            let partner = made.map(|made| (made.partner_from, mv.from()));
            let (from, to) = partner.unwrap_or((mv.from(), mv.to()));
            format!("{}{}{letter}", variant.cell_name(from), variant.cell_name(to))
        }
        MoveKind::Castle if position.castling(variant, mv).is_some_and(|castling| castling.sign.is_some()) => {
            castle_text(position, variant, mv, |castling| castling.partner_from)
        }
        MoveKind::Plain
        | MoveKind::Double
        | MoveKind::EnPassant
        | MoveKind::Castle
        | MoveKind::Turn
        | MoveKind::Exchange(..)
        | MoveKind::Restore(_)
        | MoveKind::Swap(_)
        | MoveKind::Pass
        | MoveKind::Twice(_) => move_text(variant, mv),
    }
}

/// The texts of moves that are made one after the other from a position on.
pub fn line_texts(start: &Position, variant: &Variant, moves: &[Move], text: fn(&Position, &Variant, Move) -> String) -> Vec<String> {
    let mut position = start.clone();
    let mut texts = Vec::with_capacity(moves.len());
    for &mv in moves {
        texts.push(text(&position, variant, mv));
        position.play(variant, mv);
    }
    texts
}

/// Reads a move text, ours or as most programs write it.
///
/// # Errors
/// If it is no legal move in either way of writing.
pub fn read_move(position: &Position, variant: &Variant, text: &str) -> Result<Move, MoveError> {
    // The ways never mean different moves by one text: ours has a '=' where another has a letter, a '+' where it has a '-', no letter of others is one
    // of ours for another piece, and nobody takes his own partner.
    let is_meant = |mv: &Move| match mv.action() {
        MoveKind::Promote(_) | MoveKind::Become(_) | MoveKind::Drop(_) | MoveKind::Gate(..) | MoveKind::Turn => {
            common_text(position, variant, *mv) == text
        }
        MoveKind::Castle => castle_text(position, variant, *mv, |castling| castling.partner_from) == text,
        _ => false,
    };
    let legal = legal_moves(position, variant);
    let known = legal.iter().copied().find(is_meant);
    let known = known.or_else(|| null_move(position, variant).filter(|_| text == NULL));
    let by_end = |mv: &Move| mv.action() == MoveKind::Castle && castle_text(position, variant, *mv, |castling| castling.royal_to) == text;
    known.map_or_else(|| parse_move(position, variant, text), Ok).or_else(|error| legal.iter().copied().find(by_end).ok_or(error))
}

/// A castling told by where the King goes, or by his partner's cell, whichever the game writes.
fn castle_text(position: &Position, variant: &Variant, mv: Move, to: fn(&Castling) -> Cell) -> String {
    let castling = position.castling(variant, mv);
    castling.map(|castling| variant.cell_name(castling.royal_from) + &variant.cell_name(to(castling))).unwrap_or_default()
}

#[cfg(test)]
mod tests;
