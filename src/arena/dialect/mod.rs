//! Moves and positions as other programs write them.
//!
//! Engines that speak UCI or the `WinBoard` protocol write most moves as we do: cell and cell, `P@e5` for a drop, `+` for turning over. A
//! promotion is the small letter of the new man (`e7e8q`) where ours is `e7e8=Q`; some let the King take his partner to castle. Positions are FEN: the first two fields are ours, men in hand
//! stand in brackets after the board, castling rights are letters, and a double step is told by the cell passed alone.

mod fen;

pub use fen::{fen, read_position};

use crate::position::{Action, Move, Position, move_text};
use crate::rules::{MoveError, legal_moves, parse_move};
use crate::variant::Variant;

/// The text of a move as most programs know it.
#[must_use]
pub fn common_text(variant: &Variant, mv: Move) -> String {
    match mv.action() {
        Action::Promote(kind) => {
            let letter = variant.kind(kind).letter.to_ascii_lowercase();
            format!("{}{}{letter}", variant.cell_name(mv.from()), variant.cell_name(mv.to()))
        }
        _ => move_text(variant, mv),
    }
}

/// Reads a move text, ours or as most programs write it.
///
/// # Errors
/// If it is no legal move in either way of writing.
pub fn read_move(position: &Position, variant: &Variant, text: &str) -> Result<Move, MoveError> {
    // The ways never mean different moves by one text: ours has a '=' where another has a letter, and nobody takes his own partner.
    let is_meant = |mv: &Move| match mv.action() {
        Action::Promote(_) => common_text(variant, *mv) == text,
        Action::Castle => partner_text(position, variant, *mv).is_some_and(|known| known == text),
        _ => false,
    };
    let known = legal_moves(position, variant).into_iter().find(is_meant);
    known.map_or_else(|| parse_move(position, variant, text), Ok)
}

/// A castling as some write it: the King goes to the cell of his partner.
fn partner_text(position: &Position, variant: &Variant, mv: Move) -> Option<String> {
    let castlings = &variant.castlings[position.side().index()];
    let castling = castlings.iter().find(|castling| (castling.royal_from, castling.royal_to) == (mv.from(), mv.to()))?;
    Some(format!("{}{}", variant.cell_name(castling.royal_from), variant.cell_name(castling.partner_from)))
}

#[cfg(test)]
mod tests;
