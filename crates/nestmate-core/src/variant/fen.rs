//! What the position text of most other programs, FEN, says in other words than ours: castling rights and pieces in hand.

use std::collections::BTreeSet;

use super::castling::Castling;
use super::compiled::Variant;
use super::pieces::{Piece, Side};
use crate::geometry::Cell;

/// The castling that a letter stands for where pieces stand so, K towards the last file, Q towards the first, with the outermost partner;
/// `None` if there is none, or if several pieces could castle like a King.
pub(crate) fn castling_of<'a>(variant: &'a Variant, at: &dyn Fn(Cell) -> Piece, letter: char) -> Option<&'a Castling> {
    let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
    let grid = variant.board.grid;
    let apart = |castling: &&Castling| grid.file(castling.partner_from).abs_diff(grid.file(castling.royal_from));
    let is_meant = |castling: &&Castling| {
        matches!((letter.to_ascii_uppercase(), castling.is_right(grid)), ('K', true) | ('Q', false)) && castling.stands(side, at)
    };
    let found = || variant.castlings[side.index()].iter().filter(is_meant);
    let outermost = found().max_by_key(apart)?;
    found().all(|castling| castling.royal_from == outermost.royal_from).then_some(outermost)
}

/// The cells of the pieces that a letter says have not moved where pieces stand so: those of a castling, told by its side or by the file of
/// the partner, or of a piece whose first move matters by itself, told by its file. `None` if there is none, or several.
pub(crate) fn rights_of(variant: &Variant, at: &dyn Fn(Cell) -> Piece, letter: char) -> Option<Vec<Cell>> {
    let castled = |castling: &Castling| castling.begins().to_vec();
    if let Some(castling) = castling_of(variant, at, letter) {
        return Some(castled(castling));
    }
    let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
    let is_meant = |cell: Cell| file_letter(variant, cell) == letter.to_ascii_lowercase();
    let gates = variant.gates.begins.iter().filter(|known| known.1.side() == side && is_meant(known.0)).map(|known| vec![known.0]);
    let castlings = variant.castlings[side.index()].iter().filter(|castling| is_meant(castling.partner_from) && castling.stands(side, at));
    let movers = first_movers(variant, side).filter(|&cell| is_meant(cell)).map(|cell| vec![cell]);
    only(gates).or_else(|| only(castlings.map(castled))).or_else(|| only(movers))
}

/// The one of some things that are all alike.
fn only<T: PartialEq>(mut found: impl Iterator<Item = T>) -> Option<T> {
    let first = found.next()?;
    found.all(|other| other == first).then_some(first)
}

fn file_letter(variant: &Variant, cell: Cell) -> char {
    variant.board.grid.file_letter(variant.board.grid.file(cell))
}

/// Where pieces of a side begin that can do more on their first move.
fn first_movers(variant: &Variant, side: Side) -> impl Iterator<Item = Cell> {
    let begins = move |cell: &Cell| variant.kind_ids().any(|kind| variant.first.begins(Piece::new(kind, side), *cell));
    variant.first.cells().filter(begins)
}

/// The unmoved field for castling rights.
///
/// # Errors
/// The first letter that stands for no castling, or for several.
fn unmoved_field(variant: &Variant, at: &dyn Fn(Cell) -> Piece, rights: &str) -> Result<String, char> {
    let (mut cells, mut known) = (Vec::new(), BTreeSet::from(['-']));
    for letter in rights.chars() {
        if known.insert(letter) {
            cells.extend(rights_of(variant, at, letter).ok_or(letter)?);
        }
    }
    Ok(with_cells(variant, "-", cells.into_iter()))
}

/// An unmoved field with some cells more.
pub(crate) fn with_cells(variant: &Variant, unmoved: &str, more: impl Iterator<Item = Cell>) -> String {
    let mut names: Vec<String> = unmoved.split(',').filter(|name| *name != "-").map(str::to_owned).collect();
    names.extend(more.map(|cell| variant.cell_name(cell)));
    names.sort_unstable();
    names.dedup();
    if names.is_empty() { "-".to_owned() } else { names.join(",") }
}

/// The letters of the files of partners with which a side may still castle, and of the cells on which pieces have not moved whose first move
/// matters by itself, but for those that are told already.
pub(crate) fn unmoved_letters(variant: &Variant, at: &dyn Fn(Cell) -> Piece, side: Side, unmoved: u64, told: u64) -> String {
    let gates = variant.gates.begins.iter().filter(|known| known.1.side() == side).map(|known| known.0);
    // Where standing at the beginning is enough, nothing is said.
    let movers = first_movers(variant, side).filter(|_| !variant.first.lost.is_empty());
    let castlings: Vec<&Castling> =
        variant.castlings[side.index()].iter().filter(|castling| castling.is_unmoved(unmoved) && castling.stands(side, at)).collect();
    // A file says nothing of who castles with the piece there.
    let alone = castlings.iter().all(|castling| castling.royal_from == castlings[0].royal_from);
    let partners = castlings.iter().filter(|_| alone).map(|castling| castling.partner_from);
    let here = gates.chain(movers).chain(partners).filter(|cell| unmoved & !told & variant.unmoved_bits[cell.index()] != 0);
    let letter = |cell: Cell| {
        let file = file_letter(variant, cell);
        if side == Side::White { file.to_ascii_uppercase() } else { file }
    };
    let mut letters: Vec<char> = here.map(letter).collect();
    letters.sort_unstable();
    letters.dedup();
    letters.into_iter().collect()
}

/// The reserves field for pieces in hand, large letters White's, small letters Black's.
pub(crate) fn in_hand(hand: &str) -> String {
    let letters = |own: fn(&char) -> bool| {
        let mut letters: Vec<char> = hand.chars().filter(own).map(|letter| letter.to_ascii_uppercase()).collect();
        letters.sort_unstable();
        String::from_iter(letters)
    };
    format!("[{}|{}|]", letters(char::is_ascii_uppercase), letters(char::is_ascii_lowercase))
}

/// The board and the pieces in hand of the first field; none in hand where the text says nothing.
pub(crate) fn board_and_hand(field: &str) -> (&str, &str) {
    field.strip_suffix(']').and_then(|field| field.split_once('[')).unwrap_or((field, "-"))
}

/// A start position of six fields with our seven, its castling rights still as letters; any other text as it is.
pub(super) fn seven_fields(start: &str, has_reserves: bool) -> String {
    let fields: Vec<&str> = start.split_whitespace().collect();
    let &[board, side, rights, passing, halfmoves, number] = fields.as_slice() else {
        return start.to_owned();
    };
    let (board, hand) = board_and_hand(board);
    let reserves = if has_reserves { in_hand(hand) } else { "-".to_owned() };
    format!("{board} {side} {reserves} {rights} {passing} {halfmoves} {number}")
}

/// The start position with castling rights that stand as letters in our words, and with all pieces unmoved whose first move matters.
///
/// # Errors
/// The first letter that stands for no castling, or for several.
pub(super) fn with_rights(variant: &Variant) -> Result<String, char> {
    let fields: Vec<&str> = variant.start.split(' ').collect();
    let &[board, side, reserves, rights, passing, halfmoves, number] = fields.as_slice() else { return Ok(variant.start.clone()) };
    let told = rights.contains(|c: char| c.is_ascii_digit());
    let at = |cell: Cell| {
        let placed = variant.array.iter().find(|placed| placed.cell == cell && !placed.turned);
        placed.and_then(|placed| Some(Piece::new(variant.kind_of(placed.letter)?, placed.side()))).unwrap_or(Piece::NONE)
    };
    let unmoved = if told { rights.to_owned() } else { unmoved_field(variant, &at, rights)? };
    let unmoved = with_cells(variant, &unmoved, variant.first.cells());
    Ok(format!("{board} {side} {reserves} {unmoved} {passing} {halfmoves} {number}"))
}
