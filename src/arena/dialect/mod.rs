//! Moves and positions as other programs write them.
//!
//! Engines that speak UCI or the protocol of WinBoard write most moves as we do: cell and cell, `P@e5` for a drop, `+` for turning over. A
//! promotion is the small letter of the new man (`e7e8q`) where ours is `e7e8=Q`. Positions are FEN: the first two fields are ours, men in hand
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
    // The two ways never mean two different moves by one text: ours has a '=' where the other has a letter.
    let legal = legal_moves(position, variant);
    let known = legal.into_iter().find(|&mv| matches!(mv.action(), Action::Promote(_)) && common_text(variant, mv) == text);
    known.map_or_else(|| parse_move(position, variant, text), Ok)
}

#[cfg(test)]
mod tests;
