//! Sets of cells in words.

use super::super::compile::Variant;
use crate::geometry::CellSet;
use crate::words::{self, say};

/// A set of cells in words: by the names that the definition gives, by ranks, or one by one; White's view.
pub(super) fn cells_in_words(variant: &Variant, cells: &CellSet) -> String {
    let known: Vec<(&str, &CellSet)> = variant
        .regions
        .iter()
        .map(|(name, cells)| (name.as_str(), cells))
        .chain(variant.layers.iter().map(|layer| (layer.id.as_str(), &layer.cells)))
        .collect();
    let whole = known.iter().find(|(_, named)| *named == cells).map(|(name, _)| the_cells(name));
    whole
        .or_else(|| (*cells == variant.board.cells).then(|| say!("cells-board").to_owned()))
        .or_else(|| ranks_in_words(variant, cells))
        .or_else(|| part_of_ranks(variant, cells, &known))
        .or_else(|| outside(cells, &known))
        .unwrap_or_else(|| few_cells(variant, cells))
}

/// A region's name as a place: a plural stands for itself. What the language has own words for is said with these.
fn the_cells(name: &str) -> String {
    let plural = name.ends_with('s') && !name.ends_with("ss");
    let (english, number) = if plural { (format!("the {name}"), "several") } else { (format!("the {name} cells"), "one") };
    let known = words::named(&english);
    if known == english { say!("cells-named", name = words::named(name), number = number) } else { known.to_owned() }
}

/// `the even cells of its 16th rank`.
fn part_of_ranks(variant: &Variant, cells: &CellSet, known: &[(&str, &CellSet)]) -> Option<String> {
    let grid = variant.board.grid;
    let ranks: CellSet = variant.board.cells.iter().filter(|&cell| cells.iter().any(|other| grid.rank(other) == grid.rank(cell))).collect();
    let (name, _) = known.iter().find(|(_, named)| **named & ranks == *cells)?;
    Some(say!("cells-part", cells = the_cells(name), ranks = ranks_in_words(variant, &ranks)?))
}

/// `the purple cells except the fortress cells`.
fn outside(cells: &CellSet, known: &[(&str, &CellSet)]) -> Option<String> {
    let pairs = known.iter().flat_map(|whole| known.iter().map(move |without| (whole, without)));
    let (whole, without) = pairs.into_iter().find(|(whole, without)| *whole.1 & !*without.1 == *cells)?;
    Some(say!("cells-outside", cells = the_cells(whole.0), without = the_cells(without.0)))
}

/// Whole ranks, as far as the board has them.
fn ranks_in_words(variant: &Variant, cells: &CellSet) -> Option<String> {
    let grid = variant.board.grid;
    let on_rank = |rank: i32| variant.board.cells.iter().filter(move |&cell| grid.rank(cell) == rank);
    let ranks: Vec<i32> = (0..i32::from(grid.ranks())).filter(|&rank| on_rank(rank).any(|cell| cells.contains(cell))).collect();
    let whole = !ranks.is_empty() && ranks.iter().all(|&rank| on_rank(rank).all(|cell| cells.contains(cell)));
    let names: Vec<String> = ranks.iter().map(|rank| ordinal(*rank)).collect();
    whole.then(|| say!("cells-ranks", count = names.len(), ranks = runs(&ranks).unwrap_or_else(|| words::and(names))))
}

/// `16th` for the rank of that number, counted from 0.
fn ordinal(rank: i32) -> String {
    say!("cells-rank", rank = rank + 1)
}

/// `13th to 17th` for ranks without a gap.
fn runs(ranks: &[i32]) -> Option<String> {
    let (first, last) = (ranks.first()?, ranks.last()?);
    (ranks.len() > 2 && ranks.windows(2).all(|pair| pair[1] == pair[0] + 1))
        .then(|| say!("cells-run", first = ordinal(*first), last = ordinal(*last)))
}

fn few_cells(variant: &Variant, cells: &CellSet) -> String {
    const MANY: usize = 12;
    if cells.len() > MANY {
        return say!("cells-certain").to_owned();
    }
    words::and(cells.iter().map(|cell| variant.cell_name(cell)))
}
