//! The regions of a design: sets of cells with names, painted cell by cell.

use std::collections::BTreeMap;

use super::super::schema::{Region, ron};
use super::super::validate::cells_of;
use super::{Design, text};
use crate::geometry::{Cell, CellSet};

/// The id of the game that a region has come from, if it has, and what it is called there, where two games are nested.
pub(super) fn game_of_region(name: &str) -> (&str, &str) {
    name.split_once(": ").unwrap_or((name, ""))
}

impl Design {
    /// The names of the regions.
    pub fn regions(&self) -> impl Iterator<Item = &str> {
        self.def.regions.iter().flatten().map(|(name, _)| name.as_str())
    }

    /// The name of the game that a region came from, and what it is called there, which is nothing where it is that game's board; `None`
    /// for a region of no other game.
    pub fn region_of_game<'a>(&'a self, name: &'a str) -> Option<(&'a str, &'a str)> {
        let (id, region) = game_of_region(name);
        self.region_games.iter().find(|(known, _)| known == id).map(|(_, game)| (game.as_str(), region))
    }

    /// The cells of a region as White sees it; none where it cannot be read.
    pub fn cells_of(&self, region: &Region) -> CellSet {
        cells_of(&self.def, region).unwrap_or(CellSet::EMPTY)
    }

    /// The cell on a file and rank from 0.
    pub fn cell(&self, file: i32, rank: i32) -> Option<Cell> {
        self.grid.cell(file, rank)
    }

    /// The file and rank of a cell, from 0.
    pub(super) fn place(&self, cell: Cell) -> (i32, i32) {
        (self.grid.file(cell), self.grid.rank(cell))
    }

    /// The name of a cell.
    pub fn cell_name(&self, cell: Cell) -> String {
        self.grid.name(cell)
    }

    /// The cells of a named region, as White sees it.
    pub fn region(&self, name: &str) -> CellSet {
        self.cells_of(&Region::In(name.to_owned()))
    }

    /// The cells of a set as Black sees it.
    pub fn mirrored(&self, cells: &CellSet) -> CellSet {
        cells.iter().map(|cell| self.grid.mirrored(cell, self.mirror())).collect()
    }

    /// The text with just these cells in a region, which is new if nothing has that name.
    pub fn with_region(&self, name: &str, cells: &CellSet) -> Option<String> {
        self.and_region(name, cells).map(Self::into_text)
    }

    /// The design with just these cells in a region, which is new if nothing has that name.
    pub fn and_region(&self, name: &str, cells: &CellSet) -> Option<Self> {
        let names: Vec<String> = cells.iter().map(|cell| self.grid.name(cell)).collect();
        let region = Region::Cells(names.join(" "));
        let mut design = self.with_own_regions()?;
        design.text = text::with_named_entry(&design.text, "regions", name, &ron(&region))?;
        design.def.regions.get_or_insert_default().insert(name.to_owned(), region);
        Some(design)
    }

    /// This name for a new region if it is free, else one with a number behind it.
    pub fn free_region(&self, name: &str) -> String {
        let taken = |name: &str| self.regions().any(|known| known == name);
        let numbered = (2..).map(|number: u32| format!("{name} {number}"));
        std::iter::once(name.to_owned()).chain(numbered).find(|name| !taken(name)).unwrap_or_default()
    }

    /// The text without a region; `None` while something speaks of it.
    pub fn without_region(&self, name: &str) -> Option<String> {
        let owned = self.with_own_regions()?;
        let text = text::without_named_entry(&owned.text, "regions", name)?;
        let speaks = |value: String| value.contains(&ron(&Region::In(name.to_owned())));
        let in_others = self.def.regions.iter().flatten().any(|(other, region)| other != name && speaks(ron(region)));
        let spoken_of = in_others
            || speaks(ron(&self.def.rules))
            || speaks(ron(&self.def.switches))
            || speaks(ron(&self.def.pieces))
            || speaks(ron(&self.def.board))
            || speaks(ron(&self.def.layers));
        (!spoken_of).then_some(text)
    }

    fn with_own_regions(&self) -> Option<Self> {
        let known: BTreeMap<_, _> = self.def.regions.clone().unwrap_or_default();
        self.with_own("regions", &ron(&known))
    }
}
