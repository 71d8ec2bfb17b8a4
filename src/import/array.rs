//! The start position of a variant of Fairy-Stockfish, and sets of cells as it writes them: `*1 d4`, each rank or file by a star.

use std::collections::BTreeSet;

use nestmate_core::geometry::file_letter;
use nestmate_core::variant::{rank_points, rank_text};

pub(super) struct IniArray {
    /// The ranks, the last first: a piece with its sign, a star where there is no square.
    ranks: Vec<Vec<Option<String>>>,
    hand: String,
    side: String,
    pub(super) rights: String,
    pub(super) checks: Option<u8>,
    pub(super) unread: Vec<String>,
}

impl IniArray {
    pub(super) fn read(text: &str) -> Self {
        let fields: Vec<&str> = text.split_whitespace().collect();
        let board = fields.first().copied().unwrap_or_default();
        let (board, hand) = board.strip_suffix(']').and_then(|board| board.split_once('[')).unwrap_or((board, ""));
        let rest = fields.get(2..).unwrap_or_default();
        let is_rights = |field: &&&str| field.chars().all(|c| c.is_ascii_alphabetic());
        let checks = |field: &str| field.split_once('+').and_then(|(white, _)| white.parse::<u8>().ok());
        // The numbers of a game that begins are left out by some, and are the same for all.
        let usual = |field: &&&str| ["-", "0", "1"].contains(*field) || is_rights(field) || checks(field).is_some();
        Self {
            ranks: board.split('/').map(rank_points).collect(),
            hand: hand.trim_matches('-').to_owned(),
            side: fields.get(1).copied().unwrap_or("w").to_owned(),
            rights: rest.iter().find(is_rights).map_or_else(String::new, |rights| (*rights).to_owned()),
            checks: rest.iter().find_map(|field| checks(field)),
            unread: rest.iter().filter(|field| !usual(field)).map(|field| (*field).to_owned()).collect(),
        }
    }

    /// Our words for the squares that there are; empty if there are all.
    pub(super) fn cells(&self) -> String {
        let mut missing = Vec::new();
        for (rank, squares) in (1..).zip(self.ranks.iter().rev()) {
            let gaps = (b'a'..).zip(squares).filter(|known| known.1.as_deref() == Some("*"));
            missing.extend(gaps.map(|(file, _)| format!("{}{rank}", char::from(file))));
        }
        if missing.is_empty() { String::new() } else { format!("Not(Cells(\"{}\"))", missing.join(" ")) }
    }

    pub(super) fn is_turned(&self) -> bool {
        let swapped = |squares: &Vec<Option<String>>| squares.iter().map(|square| square.as_deref().map(other_side)).collect::<Vec<_>>();
        let mirrored: Vec<Vec<Option<String>>> = self.ranks.iter().rev().map(swapped).collect();
        let turned: Vec<Vec<Option<String>>> = mirrored.iter().map(|squares| squares.iter().rev().cloned().collect()).collect();
        mirrored != self.ranks && turned == self.ranks
    }

    /// The files on which pieces of a letter stand on a rank, both counted from 1; small letters are Black's.
    pub(super) fn files_of(&self, letter: char, rank: usize) -> Vec<u8> {
        let squares = self.ranks.len().checked_sub(rank).and_then(|at| self.ranks.get(at));
        let is = |square: &Option<String>| square.as_ref().is_some_and(|piece| *piece == letter.to_string());
        squares.map_or_else(Vec::new, |squares| (1..).zip(squares).filter(|known| is(known.1)).map(|known| known.0).collect())
    }

    /// How many pieces of this letter stand somewhere or are in hand; small letters are Black's.
    pub(super) fn count(&self, letter: char) -> usize {
        let standing = self.ranks.iter().flatten().flatten().filter(|square| square.ends_with(letter)).count();
        standing + self.hand.chars().filter(|&held| held == letter).count()
    }

    pub(super) fn held(&self) -> String {
        let mut held: Vec<char> = self.hand.to_ascii_uppercase().chars().filter(char::is_ascii_alphabetic).collect();
        held.sort_unstable();
        held.dedup();
        held.into_iter().collect()
    }

    pub(super) fn holds(&self, letter: char) -> bool {
        self.hand.chars().any(|c| c.to_ascii_uppercase() == letter)
    }

    pub(super) fn has(&self, letter: char) -> bool {
        let is = |c: char| c.to_ascii_uppercase() == letter;
        self.hand.chars().any(is) || self.ranks.iter().flatten().flatten().any(|square| square.chars().any(is))
    }

    pub(super) fn text(&self, hand: bool, castles: bool) -> String {
        let piece = |square: &Option<String>| square.clone().filter(|square| square != "*");
        let board = self.ranks.iter().map(|squares| rank_text(squares.iter().map(piece))).collect::<Vec<_>>().join("/");
        let hand = if hand { format!("[{}]", self.hand) } else { String::new() };
        let rights = if castles && !self.rights.is_empty() { &self.rights } else { "-" };
        format!("{board}{hand} {} {rights} - 0 1", self.side)
    }
}

fn other_side(square: &str) -> String {
    square.chars().map(|c| if c.is_ascii_lowercase() { c.to_ascii_uppercase() } else { c.to_ascii_lowercase() }).collect()
}

/// A file and a rank, both counted from 1.
pub(super) type IniCell = (u8, u8);

#[derive(Clone)]
pub(super) struct IniRegion {
    pub(super) cells: BTreeSet<IniCell>,
    pub(super) text: String,
}

/// Reads a set of cells on a board of so many files and ranks; `None` if it is none. A dash is the end of it, as there.
pub(super) fn region(value: &str, files: u8, ranks: u8) -> Option<IniRegion> {
    let mut cells = BTreeSet::new();
    for word in value.split_whitespace().take_while(|&word| word != "-") {
        let file = |letter: char| letter.is_ascii_alphabetic().then(|| letter.to_ascii_lowercase() as u8 - b'a' + 1);
        let mut letters = word.chars();
        let (first, rest) = (letters.next()?, letters.as_str());
        match (first, rest) {
            ('*', rank) => cells.extend((1..=files).zip(std::iter::repeat(rank.parse::<u8>().ok()?))),
            (letter, "*") => cells.extend(std::iter::repeat(file(letter)?).zip(1..=ranks)),
            (letter, rank) => cells.extend([(file(letter)?, rank.parse::<u8>().ok()?)]),
        }
    }
    cells.retain(|&(file, rank)| (1..=files).contains(&file) && (1..=ranks).contains(&rank));
    Some(IniRegion::new(cells, files, ranks))
}

impl IniRegion {
    pub(super) fn new(cells: BTreeSet<IniCell>, files: u8, ranks: u8) -> Self {
        let is_whole = |rank: u8| (1..=files).all(|file| cells.contains(&(file, rank)));
        let whole: Vec<String> = (1..=ranks).filter(|&rank| is_whole(rank)).map(|rank| rank.to_string()).collect();
        let name = |&(file, rank): &IniCell| format!("{}{rank}", file_letter(file));
        let single: Vec<String> = cells.iter().filter(|cell| !is_whole(cell.1)).map(name).collect();
        let text = match (whole.len(), single.len()) {
            (all, 0) if all == usize::from(ranks) => "All".to_owned(),
            (_, 0) => format!("Ranks([{}])", whole.join(", ")),
            (0, _) => format!("Cells(\"{}\")", single.join(" ")),
            _ => format!("Or([Ranks([{}]), Cells(\"{}\")])", whole.join(", "), single.join(" ")),
        };
        Self { cells, text }
    }
}

pub(super) fn seen_by_other(cells: &BTreeSet<IniCell>, files: u8, ranks: u8, turned: bool) -> BTreeSet<IniCell> {
    cells.iter().map(|&(file, rank)| (if turned { files + 1 - file } else { file }, ranks + 1 - rank)).collect()
}
