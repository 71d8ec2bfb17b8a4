//! FEN, the position text of most programs.

use super::{letters_of_others, own_letters};
use crate::geometry::Cell;
use crate::position::{Position, TextError};
use crate::rules::parse_position;
use crate::saying::{Saying, Words, plain};
use crate::variant::{Castling, Piece, Side, Variant};
use crate::words::say;

/// Why a text is no position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FenError {
    /// Something that our own text can have wrong as well.
    Text(TextError),
    /// A letter stands for no castling of the game, or for several.
    Castling {
        /// The letter.
        letter: char,
        /// The board of the text.
        board: String,
    },
}

impl From<TextError> for FenError {
    fn from(error: TextError) -> Self {
        Self::Text(error)
    }
}

impl Saying for FenError {
    fn words(&self) -> Words {
        match self {
            Self::Text(error) => error.words(),
            Self::Castling { letter, board } => {
                let why = format!(
                    "'{letter}' names no castling of this game, or several; write a position of {board:.9}… as `nestmate start` does"
                );
                plain(say!("position-field", number = 3, name = say!("position-field-4"), why = why))
            }
        }
    }
}

/// Reads a position: our seven fields, or FEN.
///
/// # Errors
/// The first thing that is wrong with it.
pub fn read_position(variant: &Variant, text: &str) -> Result<Position, FenError> {
    let fields: Vec<&str> = text.split_whitespace().collect();
    if fields.len() == 7 {
        return Ok(parse_position(variant, &fields.join(" "))?);
    }
    let &[board, side, ref rest @ ..] = fields.as_slice() else { return Err(TextError::Fields(fields.len()).into()) };
    if rest.len() > 4 {
        return Err(TextError::Fields(fields.len()).into());
    }
    let board = &own_letters(variant, board);
    let (board, hand) = board.strip_suffix(']').and_then(|board| board.split_once('[')).unwrap_or((board, "-"));
    let reserves = if variant.has_reserves { in_hand(hand) } else { "-".to_owned() };
    // Some write the rights and the cell passed in games that have neither, others leave them out.
    let is_number = |text: &&str| text.bytes().all(|byte| byte.is_ascii_digit());
    let (rights, numbers): (Vec<&str>, Vec<&str>) = rest.iter().copied().partition(|text| !is_number(text));
    if rights.len() > 2 || numbers.len() > 2 {
        return Err(TextError::Fields(fields.len()).into());
    }
    let unmoved = unmoved_field(variant, board, rights.first().copied().unwrap_or("-"))?;
    let (halfmoves, number) = (numbers.first().copied().unwrap_or("0"), numbers.get(1).copied().unwrap_or("1"));
    let without = format!("{board} {side} {reserves} {unmoved} - {halfmoves} {number}");
    let position = parse_position(variant, &without)?;
    let passed = rights.get(1).and_then(|name| variant.board.grid.parse(name));
    match passed.and_then(|cell| passing_field(variant, &position, cell)) {
        Some(passing) => Ok(parse_position(variant, &format!("{board} {side} {reserves} {unmoved} {passing} {halfmoves} {number}"))?),
        None => Ok(position),
    }
}

/// The reserves field for pieces in hand, large letters White's, small letters Black's.
fn in_hand(hand: &str) -> String {
    let letters = |own: fn(&char) -> bool| {
        let mut letters: Vec<char> = hand.chars().filter(own).map(|letter| letter.to_ascii_uppercase()).collect();
        letters.sort_unstable();
        String::from_iter(letters)
    };
    format!("[{}|{}|]", letters(char::is_ascii_uppercase), letters(char::is_ascii_lowercase))
}

/// The castling that a letter of FEN stands for, K towards the last file, Q towards the first; `None` if there is none or several.
fn castling_of(variant: &Variant, letter: char) -> Option<(&Castling, Side)> {
    let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
    let grid = variant.board.grid;
    let is_meant = |castling: &&Castling| {
        let right = grid.file(castling.partner_from) > grid.file(castling.royal_from);
        matches!((letter.to_ascii_uppercase(), right), ('K', true) | ('Q', false))
    };
    let mut found = variant.castlings[side.index()].iter().filter(is_meant);
    let only = found.next()?;
    found.next().is_none().then_some((only, side))
}

/// The unmoved field for castling rights of FEN.
fn unmoved_field(variant: &Variant, board: &str, rights: &str) -> Result<String, FenError> {
    let mut names = Vec::new();
    for letter in rights.chars().filter(|&letter| letter != '-') {
        let (castling, _) = castling_of(variant, letter).ok_or_else(|| FenError::Castling { letter, board: board.to_owned() })?;
        names.extend([castling.royal_from, castling.partner_from].map(|cell| variant.cell_name(cell)));
    }
    names.sort_unstable();
    names.dedup();
    Ok(if names.is_empty() { "-".to_owned() } else { names.join(",") })
}

/// The en passant field after a double step over a cell.
fn passing_field(variant: &Variant, position: &Position, passed: Cell) -> Option<String> {
    let side = position.side().other();
    let to = variant.kind_ids().find_map(|kind| {
        let piece = Piece::new(kind, side);
        let made = |double: &&(Cell, Cell, Cell)| double.1 == passed && position.at(double.2) == piece && position.at(double.0).is_none();
        variant.doubles[piece.index()].iter().find(made).map(|double| double.2)
    })?;
    Some(format!("{}>{}", variant.cell_name(passed), variant.cell_name(to)))
}

/// The position as FEN; `None` if FEN cannot tell all of it: a neutral reserve, castlings that its four letters do not tell apart, a
/// castling that can be answered in passing.
#[must_use]
pub fn fen(position: &Position, variant: &Variant) -> Option<String> {
    let text = position.text(variant);
    let &[board, side, reserves, _, passing, halfmoves, number] = text.split(' ').collect::<Vec<_>>().as_slice() else { return None };
    let hand = hand_of(reserves)?;
    let allowed = |letter: &char| castling_of(variant, *letter).is_some_and(|(castling, _)| castling.unmoved & !position.unmoved() == 0);
    let rights = ['K', 'Q', 'k', 'q'].into_iter().filter(allowed).collect::<String>();
    let rights = if rights.is_empty() { "-" } else { &rights };
    let passed = passing.split_once('>').map_or("-", |(cells, _)| cells);
    let board = letters_of_others(variant, &format!("{board}{hand}"));
    let fen = format!("{board} {side} {rights} {passed} {halfmoves} {number}");
    let back = read_position(variant, &fen).ok()?;
    // A piece that has not moved but has nobody left to castle with need not come back as such.
    let castles = |position: &Position| {
        let all = variant.castlings.iter().flatten();
        all.map(|castling| castling.unmoved & !position.unmoved() == 0).collect::<Vec<bool>>()
    };
    (back.passing() == position.passing() && castles(&back) == castles(position)).then_some(fen)
}

/// Pieces in hand as FEN writes them; `None` if there are neutral ones.
fn hand_of(reserves: &str) -> Option<String> {
    let Some(inner) = reserves.strip_prefix('[') else { return Some(String::new()) };
    let parts: Vec<&str> = inner.trim_end_matches(']').split('|').collect();
    let &[white, black, ""] = parts.as_slice() else { return None };
    Some(format!("[{white}{}]", black.to_ascii_lowercase()))
}
