//! Sets of cells as Fairy-Stockfish writes them: `*1 d4`, each rank or file by a star.

use std::collections::BTreeSet;

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
        let name = |&(file, rank): &IniCell| format!("{}{rank}", char::from(b'a' + (file - 1).min(25)));
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

/// The cells as the other side sees them.
pub(super) fn seen_by_other(cells: &BTreeSet<IniCell>, files: u8, ranks: u8, turned: bool) -> BTreeSet<IniCell> {
    cells.iter().map(|&(file, rank)| (if turned { files + 1 - file } else { file }, ranks + 1 - rank)).collect()
}
