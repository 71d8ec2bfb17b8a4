//! Texts that only the rules can judge: a position whose King could be captured, a move that is not legal.

use super::legality::legal_moves;
use super::special::null_move;
use crate::geometry::Cell;
use crate::position::{Draft, Move, Position, TextError, checked_royal, move_text};
use crate::variant::{KindId, Piece, Side, Variant};

/// Why a move text is not a move of the position.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "fields that say what they hold")]
pub enum MoveError {
    /// It is a legal move's beginning.
    Unfinished {
        text: String,
        /// Legal moves that begin with it.
        candidates: String,
    },
    /// It is no legal move.
    NotLegal { text: String },
}

/// The start position of a game.
///
/// # Errors
/// What is wrong with the text that the definition gives.
pub fn start(variant: &Variant) -> Result<Position, TextError> {
    parse_position(variant, &variant.start)
}

/// The start of a number, in games whose start is drawn by lot: see [`Shuffle`](crate::variant::Shuffle). Pieces that have not moved in the
/// array have not moved there either. In any other game it is the array.
///
/// # Errors
/// What is wrong with the text that the definition gives, or with what the lot has made of it.
pub fn start_numbered(variant: &Variant, number: u32) -> Result<Position, TextError> {
    let array = start(variant)?;
    let Some(shuffle) = &variant.shuffle else { return Ok(array) };
    let mut draft = Draft::of(&array);
    let placed = shuffle.arrangement(number);
    for side in Side::BOTH {
        let seen = |cell: Cell| variant.cell_seen_by(side, cell);
        // The first of a kind in the array is the first of it now, and so forth.
        let here = |cell: &Cell| shuffle.cells.contains(seen(*cell));
        let mut before: Vec<(KindId, Cell)> =
            array.pieces(side).iter().filter(here).map(|cell| (array.at(cell).kind(), seen(cell))).collect();
        let mut now: Vec<(KindId, Cell)> = placed.iter().map(|&(cell, kind)| (kind, cell)).collect();
        before.sort_unstable();
        now.sort_unstable();
        for &(_, cell) in &before {
            draft.put(variant, seen(cell), Piece::NONE);
        }
        for &(kind, cell) in &now {
            draft.put(variant, seen(cell), Piece::new(kind, side));
        }
        let rested = |&((_, old), _): &((KindId, Cell), (KindId, Cell))| array.is_unmoved(variant, seen(old));
        before.into_iter().zip(now).filter(rested).for_each(|(_, (_, cell))| draft.set_unmoved(variant, seen(cell), true));
    }
    parse_position(variant, &draft.text(variant))
}

/// The number of a start that is drawn by lot; `None` for any other position.
pub fn start_number(variant: &Variant, position: &Position) -> Option<u32> {
    let own = |cell: Cell| Some(position.at(cell)).filter(|piece| piece.is_of(Side::White)).map(Piece::kind);
    let number = variant.shuffle.as_ref()?.number(own)?;
    start_numbered(variant, number).is_ok_and(|start| start == *position).then_some(number)
}

/// Reads a position text and makes sure that the King of the side that has just moved is not attacked.
///
/// # Errors
/// The first thing that is wrong with it.
pub fn parse_position(variant: &Variant, text: &str) -> Result<Position, TextError> {
    let position = Position::parse(variant, text)?;
    let waiting = position.side().other();
    if let Some(royal) = checked_royal(&position, variant, waiting) {
        let side = variant.side_name(waiting).to_owned();
        let piece = variant.kind(position.at(royal).kind()).name.clone();
        return Err(TextError::Exposed { side, piece, cell: variant.cell_name(royal) });
    }
    Ok(position)
}

/// Reads the text of a move of a game that was kept: a legal one, or a pass that people have made in analysing.
///
/// # Errors
/// [`MoveError`] if it is neither.
pub fn parse_kept(position: &Position, variant: &Variant, text: &str) -> Result<Move, MoveError> {
    parse_move(position, variant, text).or_else(|error| {
        let null = null_move(position, variant).filter(|&mv| move_text(variant, mv) == text);
        null.ok_or(error)
    })
}

/// Reads a move text.
///
/// # Errors
/// [`MoveError`] if no legal move of the position has exactly this text.
pub fn parse_move(position: &Position, variant: &Variant, text: &str) -> Result<Move, MoveError> {
    let legal = legal_moves(position, variant);
    // Most texts begin with the cell that the move does; the others need not be looked at then.
    let from = variant.board.grid.parse_prefix(text).map(|(cell, _)| cell);
    let begins = |mv: Move| mv.is_drop() || from == Some(mv.from());
    if let Some(mv) = legal.iter().copied().find(|&mv| begins(mv) && move_text(variant, mv) == text) {
        return Ok(mv);
    }
    let text = text.chars().take(40).collect::<String>();
    let legal: Vec<String> = legal.into_iter().map(|mv| move_text(variant, mv)).collect();
    let candidates: Vec<&str> = legal.iter().map(String::as_str).filter(|known| known.starts_with(&text)).take(6).collect();
    if text.is_empty() || candidates.is_empty() {
        return Err(MoveError::NotLegal { text });
    }
    Err(MoveError::Unfinished { text, candidates: candidates.join(", ") })
}
