//! Sets of cells in words.

use std::collections::BTreeSet;

use nestmate_core::geometry::{Cell, CellSet};
use nestmate_core::variant::{Side, Variant};

use crate::words::{self, say};

/// A set of cells in words: by the names that the definition gives, by ranks, or one by one; White's view.
pub fn cells_in_words(variant: &Variant, cells: &CellSet) -> String {
    if *cells == variant.board.cells {
        return say!("cells-board").to_owned();
    }
    // Ranks say more than the name that a definition has for them.
    let ranks = few_ranks(variant, cells).or_else(|| files_in_words(variant, cells));
    let known = known(variant);
    let whole = || known.iter().find(|(_, named)| *named == cells).map(|(name, _)| the_cells(name));
    ranks
        .or_else(whole)
        .or_else(|| ranks_named(variant, cells, true))
        .or_else(|| part_of_place(cells, &known))
        .or_else(|| part_of_ranks(variant, cells, &known))
        .or_else(|| outside(cells, &known))
        .or_else(|| ranks_and_more(variant, cells))
        .unwrap_or_else(|| few_cells(variant, cells))
}

/// Which cells a set has, told so that they can be found on an empty board without knowing any name.
pub(crate) fn cells_told(variant: &Variant, cells: &CellSet) -> String {
    lattice(variant, cells).or_else(|| rest(variant, cells)).unwrap_or_else(|| blocks(variant, cells))
}

/// `the cells on every second file from b to p and every second rank from 2 to 16`: all cells where some files and ranks cross.
fn lattice(variant: &Variant, cells: &CellSet) -> Option<String> {
    let grid = variant.board.grid;
    let (files, ranks) = (lines(cells, |cell| grid.file(cell)), lines(cells, |cell| grid.rank(cell)));
    let crossing = |&cell: &Cell| files.contains(&grid.file(cell)) && ranks.contains(&grid.rank(cell));
    let every_second = |lines: &[i32]| lines.len() > 1 && lines.windows(2).all(|pair| pair[1] == pair[0] + 2);
    let all = variant.board.cells.iter().filter(crossing).collect::<CellSet>() == *cells;
    (all && every_second(&files) && every_second(&ranks)).then(|| {
        let ends = |lines: &[i32]| [lines[0], lines[lines.len() - 1]];
        let ([first, last], [low, high]) = (ends(&files).map(|file| grid.file_letter(file)), ends(&ranks).map(|rank| rank + 1));
        say!("cells-every-second", first = first.to_string(), last = last.to_string(), low = low, high = high)
    })
}

/// `all the other cells`, of the last of several lattices.
fn rest(variant: &Variant, cells: &CellSet) -> Option<String> {
    let at = variant.layers.iter().rposition(|layer| layer.cells == *cells).filter(|&at| at > 0 && at + 1 == variant.layers.len())?;
    let others = variant.layers[..at].iter().fold(CellSet::EMPTY, |all, layer| all | layer.cells);
    let told = variant.layers[..at].iter().any(|layer| lattice(variant, &layer.cells).is_some());
    (told && variant.board.cells & !others == *cells).then(|| say!("cells-rest").to_owned())
}

/// `a1–c2, d7 and f7`: blocks of cells by two of their corners, or the cells one by one.
fn blocks(variant: &Variant, cells: &CellSet) -> String {
    let grid = variant.board.grid;
    let (mut rest, mut blocks) = (*cells, Vec::new());
    while let Some(first) = rest.iter().next() {
        let (file, rank) = (grid.file(first), grid.rank(first));
        let free = |file: i32, rank: i32| grid.cell(file, rank).is_some_and(|cell| rest.contains(cell));
        let wide = (1..i32::from(grid.files())).take_while(|&wide| free(file + wide, rank)).count();
        let files = || (0..=wide).filter_map(|wide| Some(file + i32::try_from(wide).ok()?));
        let high = (1..i32::from(grid.ranks())).take_while(|&high| files().all(|file| free(file, rank + high))).count();
        let ranks = || (0..=high).filter_map(|high| Some(rank + i32::try_from(high).ok()?));
        let block: CellSet = files().flat_map(|file| ranks().filter_map(move |rank| grid.cell(file, rank))).collect();
        let last = block.iter().last().unwrap_or(first);
        rest &= !block;
        blocks.push(if first == last { grid.name(first) } else { say!("cells-block", first = grid.name(first), last = grid.name(last)) });
    }
    words::and(blocks)
}

/// A cell that the words for a set name by itself, of those that are others for Black.
pub(crate) fn named_cell(variant: &Variant, cells: &CellSet) -> Option<Cell> {
    let told = cells_in_words(variant, cells);
    let names: Vec<&str> = told.split(|c: char| !c.is_ascii_alphanumeric()).collect();
    let single: CellSet = cells.iter().filter(|&cell| names.contains(&variant.cell_name(cell).as_str())).collect();
    (single & !variant.seen_by(Side::Black, &single)).iter().last()
}

/// A set of cells as a place with walls: `the fortress`.
pub(crate) fn place_in_words(variant: &Variant, cells: &CellSet) -> String {
    region_name(variant, cells).and_then(the_place).unwrap_or_else(|| cells_in_words(variant, cells))
}

/// A region's name as a place with walls, if the language has words for that.
fn the_place(name: &str) -> Option<String> {
    let english = format!("the {name}");
    let known = words::named(&english);
    (known != english || words::language() == words::Language::English).then(|| known.to_owned())
}

/// The name that a definition has for just these cells.
pub(crate) fn region_name<'a>(variant: &'a Variant, cells: &CellSet) -> Option<&'a str> {
    variant.regions.iter().find(|(_, named)| named == cells).map(|(name, _)| name.as_str())
}

/// The same as a place.
pub(crate) fn region_in_words(variant: &Variant, cells: &CellSet) -> Option<String> {
    region_name(variant, cells).map(the_cells)
}

/// The sets of cells that have names.
fn known(variant: &Variant) -> Vec<(&str, &CellSet)> {
    let regions = variant.regions.iter().map(|(name, cells)| (name.as_str(), cells));
    regions.chain(variant.layers.iter().map(|layer| (layer.id.as_str(), &layer.cells))).collect()
}

/// A region's name as a place: a plural stands for itself. What the language has own words for is said with these.
fn the_cells(name: &str) -> String {
    let plural = name.ends_with('s') && !name.ends_with("ss");
    let several = name.contains(' ');
    let (english, number) = match (plural, several) {
        (true, _) => (format!("the {name}"), "several"),
        (false, true) => (["the", "cells", "of", "the", name].join(" "), "place"),
        (false, false) => (format!("the {name} cells"), "one"),
    };
    let known = words::named(&english);
    if known == english { say!("cells-named", name = words::named(name), number = number) } else { known.to_owned() }
}

/// `the squares of the promotion zone`.
fn part_of_place(cells: &CellSet, known: &[(&str, &CellSet)]) -> Option<String> {
    let pairs = known.iter().flat_map(|part| known.iter().map(move |whole| (part, whole)));
    // Only a plural says by itself which cells are meant.
    let fits =
        |part: &(&str, &CellSet), whole: &(&str, &CellSet)| part.0.ends_with('s') && whole.0.contains(' ') && *part.1 & *whole.1 == *cells;
    let (part, whole) = pairs.into_iter().find(|(part, whole)| fits(part, whole))?;
    Some(say!("cells-part", cells = the_cells(part.0), ranks = the_place(whole.0)?))
}

/// `its 17th rank or one of the cells a16 and q16`: whole ranks, and a few cells beside them.
fn ranks_and_more(variant: &Variant, cells: &CellSet) -> Option<String> {
    const FEW: usize = 6;
    let grid = variant.board.grid;
    let missing = lines(&(variant.board.cells & !*cells), |cell| grid.rank(cell));
    let whole: CellSet = cells.iter().filter(|&cell| !missing.contains(&grid.rank(cell))).collect();
    let rest = *cells & !whole;
    let ranks = few_ranks(variant, &whole).filter(|_| !whole.is_empty() && rest.len() <= FEW)?;
    if rest.is_empty() {
        return Some(ranks);
    }
    let cells = words::and(rest.iter().map(|cell| variant.cell_name(cell)));
    Some(say!("cells-and-more", ranks = ranks, count = rest.len(), cells = cells))
}

/// `the even cells of its 16th rank`.
fn part_of_ranks(variant: &Variant, cells: &CellSet, known: &[(&str, &CellSet)]) -> Option<String> {
    let grid = variant.board.grid;
    let numbers = lines(cells, |cell| grid.rank(cell));
    let ranks: CellSet = variant.board.cells.iter().filter(|&cell| numbers.contains(&grid.rank(cell))).collect();
    let (name, _) = known.iter().find(|(_, named)| **named & ranks == *cells)?;
    Some(say!("cells-part", cells = the_cells(name), ranks = ranks_named(variant, &ranks, false)?))
}

/// `the purple cells except the fortress cells`.
fn outside(cells: &CellSet, known: &[(&str, &CellSet)]) -> Option<String> {
    let pairs = known.iter().flat_map(|whole| known.iter().map(move |without| (whole, without)));
    let (whole, without) = pairs.into_iter().find(|(whole, without)| *whole.1 & !*without.1 == *cells)?;
    Some(say!("cells-outside", cells = the_cells(whole.0), without = the_cells(without.0)))
}

/// Whole ranks, where they are few or have no gap between them.
fn few_ranks(variant: &Variant, cells: &CellSet) -> Option<String> {
    const FEW: usize = 3;
    let ranks = lines(cells, |cell| variant.board.grid.rank(cell));
    (ranks.len() <= FEW || is_run(&ranks)).then(|| ranks_named(variant, cells, true))?
}

/// Whole ranks, as far as the board has them. Those up to the last are `its 13th rank or beyond` if `beyond` is set.
fn ranks_named(variant: &Variant, cells: &CellSet, beyond: bool) -> Option<String> {
    let grid = variant.board.grid;
    let ranks = whole_lines(variant, cells, |cell| grid.rank(cell))?;
    let names: Vec<String> = ranks.iter().map(|rank| ordinal(*rank)).collect();
    let (run, last) = (run(&ranks, ordinal), ranks.last() == Some(&(i32::from(grid.ranks()) - 1)));
    let (form, ranks) = match (run, names.first()) {
        (Some(_), Some(first)) if beyond && last => ("beyond", first.clone()),
        (Some(_), _) if ranks.first() == Some(&0) => ("first", super::ways::number(ranks.len())),
        (Some(run), _) => ("run", run),
        (None, _) => ("one", words::or(names)),
    };
    Some(say!("cells-ranks", form = form, ranks = ranks))
}

/// The numbers of the lines, such as ranks, that some cells are on.
fn lines(cells: &CellSet, number: impl Fn(Cell) -> i32) -> Vec<i32> {
    cells.iter().map(number).collect::<BTreeSet<i32>>().into_iter().collect()
}

/// The same for cells that fill their lines; `None` for others, and for no cells.
pub(crate) fn whole_lines(variant: &Variant, cells: &CellSet, number: impl Fn(Cell) -> i32) -> Option<Vec<i32>> {
    let lines = lines(cells, &number);
    let whole = (variant.board.cells & !*cells).iter().all(|other| !lines.contains(&number(other)));
    Some(lines).filter(|lines| whole && !lines.is_empty())
}

/// So many files can be named.
const FEW_FILES: usize = 2;

/// Whole files, as far as the board has them: `file a`, `file a or q`, `files a to e`.
fn files_in_words(variant: &Variant, cells: &CellSet) -> Option<String> {
    let grid = variant.board.grid;
    let files = whole_lines(variant, cells, |cell| grid.file(cell))?;
    let name = |file: i32| grid.file_letter(file).to_string();
    let told = if files.len() <= FEW_FILES { words::or(files.iter().copied().map(name)) } else { run(&files, name)? };
    Some(say!("cells-files", count = files.len(), files = told))
}

/// `16th` for the rank of that number, counted from 0.
fn ordinal(rank: i32) -> String {
    say!("cells-rank", rank = rank + 1)
}

/// `13th to 17th`, `a to e` for ranks or files without a gap.
fn run(lines: &[i32], name: impl Fn(i32) -> String) -> Option<String> {
    let (&first, &last) = (lines.first()?, lines.last()?);
    is_run(lines).then(|| say!("cells-run", first = name(first), last = name(last)))
}

fn is_run(lines: &[i32]) -> bool {
    lines.len() > 2 && lines.windows(2).all(|pair| pair[1] == pair[0] + 1)
}

fn few_cells(variant: &Variant, cells: &CellSet) -> String {
    const MANY: usize = 12;
    if cells.len() > MANY {
        return say!("cells-certain").to_owned();
    }
    words::or(cells.iter().map(|cell| variant.cell_name(cell)))
}
