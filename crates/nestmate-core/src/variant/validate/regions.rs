//! Regions: expressions over cells, worked out in White's view.

use std::collections::BTreeSet;

use super::{ALL_CELLS, Problems, Validator, check_board_size};
use crate::geometry::{Cell, CellSet};
use crate::variant::fault::RegionFault;
use crate::variant::schema::{Region, VariantDef};

/// The deepest nesting of a region expression, names followed.
const MAX_DEPTH: usize = 32;

/// The cells of a region of a definition, as far as both can be read; `None` without a board or a start.
pub(in crate::variant) fn cells_of(def: &VariantDef, region: &Region) -> Option<CellSet> {
    let mut problems = Problems::default();
    let board = check_board_size(def.board.as_ref()?, &mut problems)?;
    let mut validator = Validator::new(board, def.pieces.as_deref()?, problems);
    validator.array(def.start.as_deref()?.split([' ', '[']).next()?);
    validator.named_regions(def);
    validator.board_cells(def);
    Some(validator.region(region, ""))
}

impl Validator {
    pub(super) fn named_regions(&mut self, def: &VariantDef) {
        let Some(defs) = &def.regions else { return };
        self.limit(defs.len(), super::MAX_ENTRIES, "regions");
        // A region is worked out once all the names it uses are; what never becomes ready is unknown or goes in circles.
        let waiting = defs.iter().take(super::MAX_ENTRIES);
        let mut waiting: Vec<_> =
            waiting.map(|(name, region)| (name, region, names(region, 0).into_iter().collect::<BTreeSet<_>>())).collect();
        loop {
            let (ready, mut later): (Vec<_>, Vec<_>) = waiting.into_iter().partition(|(_, _, needs)| needs.is_empty());
            if ready.is_empty() {
                for (name, region, _) in later {
                    self.unready(name, region, &defs.keys().map(String::as_str).collect::<Vec<_>>());
                }
                return;
            }
            for (name, region, _) in ready {
                let cells = self.region(region, &format!("regions.{name}"));
                self.regions.insert(name.clone(), cells);
                for (_, _, needs) in &mut later {
                    needs.remove(name.as_str());
                }
            }
            waiting = later;
        }
    }

    fn unready(&mut self, name: &str, region: &Region, known: &[&str]) {
        let path = format!("regions.{name}");
        if let Some(unknown) = names(region, 0).into_iter().find(|name| !known.contains(name)) {
            self.unknown_region(unknown, &path);
        } else {
            self.problems.add(&path, RegionFault::Circle(name.to_owned()));
        }
        self.regions.insert(name.to_owned(), CellSet::EMPTY);
    }

    fn unknown_region(&mut self, name: &str, path: &str) {
        let known = self.regions.keys().cloned().collect();
        self.problems.add(path, RegionFault::Unknown { name: name.to_owned(), known });
    }

    /// The cells of a region expression; empty where it has a problem.
    pub(super) fn region(&mut self, region: &Region, path: &str) -> CellSet {
        self.region_at(region, path, 0) & self.board.cells
    }

    fn region_at(&mut self, region: &Region, path: &str, depth: usize) -> CellSet {
        if depth > MAX_DEPTH {
            self.problems.add(path, RegionFault::Deep);
            return CellSet::EMPTY;
        }
        if !self.spend(work(region), path) {
            return CellSet::EMPTY;
        }
        match region {
            Region::All => self.board.cells,
            Region::In(name) => self.regions.get(name).copied().unwrap_or_else(|| {
                self.unknown_region(name, path);
                CellSet::EMPTY
            }),
            Region::Ranks(ranks) => self.ranks(ranks, path),
            Region::Files(files) => self.files(files, path),
            Region::Parity(file, rank) => {
                let grid = self.board.grid;
                grid.iter().filter(|&cell| file.fits(grid.file(cell) + 1) && rank.fits(grid.rank(cell) + 1)).collect()
            }
            Region::Cells(names) => names.split_whitespace().filter_map(|name| self.cell(name, path)).collect(),
            Region::Rect(first, last) => self.rect(first, last, path),
            Region::Start(letters) => self.start_cells(letters, false, path),
            Region::EnemyStart(letters) => self.start_cells(letters, true, path),
            Region::Or(parts) => {
                parts.iter().map(|part| self.region_at(part, path, depth + 1)).fold(CellSet::EMPTY, |all, part| all | part)
            }
            Region::And(parts) => {
                let all = self.board.cells;
                parts.iter().map(|part| self.region_at(part, path, depth + 1)).fold(all, |all, part| all & part)
            }
            Region::Not(part) => !self.region_at(part, path, depth + 1) & self.board.cells,
        }
    }

    fn ranks(&mut self, ranks: &[u8], path: &str) -> CellSet {
        let grid = self.board.grid;
        let last = grid.ranks();
        for &rank in ranks.iter().filter(|&&rank| rank == 0 || rank > last) {
            self.problems.add(path, RegionFault::Rank { rank, last });
        }
        let named: BTreeSet<i32> = ranks.iter().map(|&rank| i32::from(rank) - 1).collect();
        grid.iter().filter(|&cell| named.contains(&grid.rank(cell))).collect()
    }

    fn files(&mut self, files: &str, path: &str) -> CellSet {
        let grid = self.board.grid;
        for letter in files.chars().filter(|&letter| !(0..i32::from(grid.files())).any(|file| grid.file_letter(file) == letter)) {
            let last = grid.file_letter(i32::from(grid.files()) - 1);
            self.problems.add(path, RegionFault::File { letter, last });
        }
        let named: BTreeSet<char> = files.chars().collect();
        grid.iter().filter(|&cell| named.contains(&grid.file_letter(grid.file(cell)))).collect()
    }

    fn cell(&mut self, name: &str, path: &str) -> Option<Cell> {
        let cell = self.board.grid.parse(name);
        if cell.is_none() {
            self.problems.add(path, RegionFault::Cell(name.to_owned()));
        }
        cell
    }

    fn rect(&mut self, first: &str, last: &str, path: &str) -> CellSet {
        let (Some(first), Some(last)) = (self.cell(first, path), self.cell(last, path)) else {
            return CellSet::EMPTY;
        };
        let grid = self.board.grid;
        let between = |a: i32, b: i32, x: i32| (a.min(b)..=a.max(b)).contains(&x);
        let inside = |cell: &Cell| {
            between(grid.file(first), grid.file(last), grid.file(*cell)) && between(grid.rank(first), grid.rank(last), grid.rank(*cell))
        };
        grid.iter().filter(inside).collect()
    }

    fn start_cells(&mut self, letters: &str, black: bool, path: &str) -> CellSet {
        self.kind_set(letters, path);
        self.start.iter().filter(|piece| piece.black == black && letters.contains(piece.letter)).map(|piece| piece.cell).collect()
    }
}

fn work(region: &Region) -> usize {
    match region {
        Region::All | Region::In(_) | Region::Or(_) | Region::And(_) | Region::Not(_) => 1,
        Region::Parity(..) | Region::Rect(..) => ALL_CELLS,
        Region::Ranks(ranks) => ALL_CELLS + ranks.len(),
        Region::Files(letters) | Region::Start(letters) | Region::EnemyStart(letters) => ALL_CELLS + letters.len(),
        Region::Cells(names) => names.len(),
    }
}

fn names(region: &Region, depth: usize) -> Vec<&str> {
    match region {
        _ if depth > MAX_DEPTH => Vec::new(),
        Region::In(name) => vec![name],
        Region::Or(parts) | Region::And(parts) => parts.iter().flat_map(|part| names(part, depth + 1)).collect(),
        Region::Not(part) => names(part, depth + 1),
        _ => Vec::new(),
    }
}
