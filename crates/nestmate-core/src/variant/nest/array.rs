//! The start of a nested game: both arrays on their lattices, and the free pieces where neither has a cell.

use std::collections::BTreeMap;

use super::lattice::{Ground, Lattice};
use super::{InsideGame, NestFault};
use crate::variant::array::{parse_board, rank_text};
use crate::variant::schema::PieceDef;

/// Ranks from White's end on which free pieces may begin.
const CAMP: u8 = 2;

/// What stands on the board before the first move, by file and rank from 1.
type StartPieces = BTreeMap<(u8, u8), String>;

#[derive(Default)]
pub(super) struct Camp {
    standing: StartPieces,
    /// Pieces in hand: White's, Black's, neither's.
    reserves: [String; 3],
    /// The cells of pieces whose first move matters.
    unmoved: Vec<String>,
}

impl Camp {
    pub(super) fn both_have(&self, letter: char) -> bool {
        [letter.to_string(), letter.to_ascii_lowercase().to_string()].iter().all(|text| self.standing.values().any(|known| known == text))
    }

    pub(super) fn of(lattice: &Lattice, guest: InsideGame<'_>) -> Self {
        let fields: Vec<&str> = guest.variant.start.split(' ').collect();
        let field = |at: usize| fields.get(at).copied().unwrap_or_default();
        let board = &guest.variant.board;
        // A game that compiles has a start that can be read.
        let placed = parse_board(field(0), board.grid, &board.cells).unwrap_or_default();
        let text = |letter: char, black: bool, turned: bool| {
            let letter = lattice.letter(letter);
            let letter = if black { letter.to_ascii_lowercase() } else { letter };
            if turned { format!("+{letter}") } else { letter.to_string() }
        };
        let standing = placed.iter().map(|piece| (lattice.place(piece.cell), text(piece.letter, piece.black, piece.turned))).collect();
        let hands: Vec<&str> = field(2).trim_matches(['[', ']']).split('|').collect();
        let hand = |at: usize| hands.get(at).map(|hand| lattice.renamed(&hand.replace('-', ""))).unwrap_or_default();
        let unmoved = field(3).split(',').filter(|name| *name != "-").map(|name| lattice.cell(name)).collect();
        Self { standing, reserves: [0, 1, 2].map(hand), unmoved }
    }
}

/// The cells on which White's free pieces begin, the royal one's first: about the middle of that one of the first ranks where they have
/// most room, or where the middle itself is free.
///
/// # Errors
/// [`NestFault::Full`] if there is no such cell.
pub(super) fn free_cells(ground: &Ground) -> Result<Vec<(u8, u8)>, NestFault> {
    let taken = |file: u8, rank: u8| ground.lattices.iter().any(|lattice| lattice.holds(file, rank));
    let off_centre = |file: u8| (2 * file).abs_diff(ground.files + 1);
    let row = |rank: u8| {
        let mut cells: Vec<(u8, u8)> = (1..=ground.files).filter(|&file| !taken(file, rank)).map(|file| (file, rank)).collect();
        cells.sort_by_key(|&(file, _)| (off_centre(file), file));
        cells
    };
    let rows = (1..=CAMP.min(ground.ranks / 2)).map(row).filter(|row| !row.is_empty());
    rows.max_by_key(|row| (off_centre(row[0].0) == 0, row.len())).ok_or(NestFault::Full)
}

/// The start position as text.
pub(super) fn text(ground: &Ground, camps: [&Camp; 2], free: &[PieceDef], cells: &[(u8, u8)]) -> String {
    let mut standing: StartPieces = camps.iter().flat_map(|camp| camp.standing.clone()).collect();
    for (&cell, letter) in cells.iter().zip(order(free, cells.len(), ground.files)) {
        standing.insert(cell, letter.to_string());
        standing.insert(ground.seen_by_black(cell), letter.to_ascii_lowercase().to_string());
    }
    let rank = |rank| rank_text((1..=ground.files).map(|file| standing.get(&(file, rank)).cloned()));
    let ranks: Vec<String> = (1..=ground.ranks).rev().map(rank).collect();
    let held = |at: usize| {
        let mut letters: Vec<char> = camps.iter().flat_map(|camp| camp.reserves[at].chars()).collect();
        letters.sort_unstable();
        String::from_iter(letters)
    };
    let mut unmoved: Vec<&str> = camps.iter().flat_map(|camp| camp.unmoved.iter().map(String::as_str)).collect();
    unmoved.sort_unstable();
    let unmoved = if unmoved.is_empty() { "-".to_owned() } else { unmoved.join(",") };
    format!("{} w [{}|{}|{}] {unmoved} - 0 1", ranks.join("/"), held(0), held(1), held(2))
}

/// The letters of the free pieces from the middle outward: the royal one, one more if the middle is between two cells, then by pairs.
fn order(free: &[PieceDef], cells: usize, files: u8) -> Vec<char> {
    let mut letters = free.iter().map(|piece| piece.letter);
    let alone = if files % 2 == 1 { 1 } else { 2 };
    let mut order: Vec<char> = letters.by_ref().take(alone).collect();
    order.extend(letters.flat_map(|letter| [letter, letter]));
    order.truncate(cells);
    order
}
