//! Sets of cells as Fairy-Stockfish writes them: `*1 d4`, each rank or file by a star.

use std::collections::BTreeSet;

/// A file and a rank, both counted from 1.
pub(super) type IniCell = (u8, u8);

/// The cells of a set, and our words for it.
pub(super) struct IniRegion {
    pub(super) cells: BTreeSet<IniCell>,
    pub(super) text: String,
}

/// Reads a set of cells on a board of so many files and ranks; `None` if it is none.
pub(super) fn region(value: &str, files: u8, ranks: u8) -> Option<IniRegion> {
    let (mut whole, mut single, mut cells) = (Vec::new(), Vec::new(), BTreeSet::new());
    for word in value.split_whitespace() {
        let rank = word.trim_start_matches(|c: char| c == '*' || c.is_ascii_lowercase()).parse::<u8>().ok()?;
        if word.starts_with('*') {
            if rank <= ranks {
                whole.push(rank.to_string());
            }
            cells.extend((1..=files).map(|file| (file, rank)));
        } else {
            let file = word.bytes().next().filter(u8::is_ascii_lowercase)? - b'a' + 1;
            single.push(word.to_owned());
            cells.insert((file, rank));
        }
    }
    cells.retain(|&(file, rank)| file <= files && rank <= ranks);
    let (whole, single) = (format!("Ranks([{}])", whole.join(", ")), format!("Cells(\"{}\")", single.join(" ")));
    let text = match (whole.as_str(), single.as_str()) {
        (_, "Cells(\"\")") => whole,
        ("Ranks([])", _) => single,
        _ => format!("Or([{whole}, {single}])"),
    };
    Some(IniRegion { cells, text })
}

/// The cells as the other side sees them.
pub(super) fn seen_by_other(cells: &BTreeSet<IniCell>, files: u8, ranks: u8, turned: bool) -> BTreeSet<IniCell> {
    cells.iter().map(|&(file, rank)| (if turned { files + 1 - file } else { file }, ranks + 1 - rank)).collect()
}
