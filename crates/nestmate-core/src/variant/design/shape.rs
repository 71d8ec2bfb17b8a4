//! The board of a design: its size, its holes, where it goes on beyond an edge, which way the armies go and see it, and its regions: sets of
//! cells with names, painted cell by cell.

use std::collections::BTreeMap;

use super::super::checked::Board;
use super::super::schema::{BoardDef, Look, Region, ron, rows};
use super::super::validate::cells_of;
use super::{Design, text};
use crate::geometry::{Cell, CellSet, Grid, Mirror, Offset, Wrap};

impl Design {
    /// Files and ranks.
    pub fn size(&self) -> (u8, u8) {
        (self.grid.files(), self.grid.ranks())
    }

    /// The board, for its layout.
    pub fn board(&self) -> Option<Board> {
        let board = self.def.board.as_ref()?;
        let river = board.river.map(|(near, _)| i32::from(near) - 1);
        Some(Board {
            grid: self.grid,
            cells: self.cells,
            forward: board.ahead(),
            mirror: board.seen(),
            look: board.look.unwrap_or_default(),
            river,
        })
    }

    /// The same with a cell wherever there is room for one.
    pub fn board_without_holes(&self) -> Option<Board> {
        let board = self.board()?;
        let cells = self.grid.iter().filter(|&cell| self.has_room(board.look, cell)).collect();
        Some(Board { cells, ..board })
    }

    /// Between squares and corners a fine grid has points that are neither.
    fn has_room(&self, look: Look, cell: Cell) -> bool {
        let fine = matches!(look, Look::Corners | Look::Diamond);
        !fine || (self.grid.file(cell) + self.grid.rank(cell)) % 2 == 0
    }

    /// Whether the board has a hole at a place.
    pub fn is_hole(&self, cell: Cell) -> bool {
        !self.cells.contains(cell)
    }

    /// The text with holes in the place of these cells, or cells in the place of these holes; for the other side, too, if asked for.
    pub fn with_holes(&self, places: &CellSet, holes: bool, both: bool) -> Option<String> {
        let places = if both { *places | self.mirrored(places) } else { *places };
        let mut design = self.clone();
        design.cells = if holes { self.cells & !places } else { self.cells | places };
        design.placed.retain(|&cell, _| design.cells.contains(cell));
        design.with_board(BoardDef { cells: named(self.grid, &design.cells), ..self.def.board.clone()? })?.with_start()
    }

    /// Where the board goes on beyond its edge.
    pub fn wrap(&self) -> Wrap {
        self.def.board.as_ref().and_then(|board| board.wrap).unwrap_or_default()
    }

    /// The text with a board that goes on elsewhere beyond its edge.
    pub fn with_wrap(&self, wrap: Wrap) -> Option<String> {
        self.with_board(BoardDef { wrap: Some(wrap), ..self.def.board.clone()? }).map(Self::into_text)
    }

    /// Which way is forward for White.
    pub fn ahead(&self) -> Offset {
        self.def.board.as_ref().map_or((0, 1), BoardDef::ahead)
    }

    /// The text with another way forward. Armies that come from opposite corners see the board turned round.
    pub fn with_ahead(&self, ahead: Offset) -> Option<String> {
        let design = self.with_board(BoardDef { forward: Some(ahead), ..self.def.board.clone()? })?;
        let turns = ahead.0 != 0 && self.mirror() != Mirror::Turn;
        if turns { design.with_mirror(Mirror::Turn) } else { Some(design.into_text()) }
    }

    fn with_board(&self, board: BoardDef) -> Option<Self> {
        let text = text::with_field(&self.text, "board", &ron(&board))?;
        let mut design = Self { text, ..self.clone() };
        design.def.board = Some(board);
        Some(design)
    }

    /// The text with a board of another size. Pieces stay where they stand, as far as there are cells, and holes that have names are where
    /// they were.
    pub fn with_size(&self, files: u8, ranks: u8) -> Option<String> {
        let grid = Grid::new(files, ranks)?;
        // Black's pieces stay at Black's end.
        let shift = i32::from(ranks) - i32::from(self.grid.ranks());
        let half = i32::from(self.grid.ranks()) / 2;
        let rank_now = |rank: i32| if rank >= half { rank + shift } else { rank };
        let moved = |cell: Cell| grid.cell(self.grid.file(cell), rank_now(self.grid.rank(cell)));
        let placed = self.placed.iter().filter_map(|(&cell, &token)| Some((moved(cell)?, token))).collect();
        let mut board = BoardDef { files: Some(files), ranks: Some(ranks), ..self.def.board.clone()? };
        if board.cells.as_ref().is_some_and(is_named) {
            let holes: CellSet = self.grid.iter().filter(|&cell| self.is_hole(cell)).filter_map(moved).collect();
            board.cells = named(grid, &(grid.iter().collect::<CellSet>() & !holes));
        }
        let mut design = self.with_board(board)?;
        if shift != 0 {
            design.text = design.with_far_ranks_moved(half, shift);
        }
        Self { grid, placed, ..design }.with_start()
    }

    /// The text in which rules and regions mean the same ranks at Black's end when that moves: the last rank stays the last.
    fn with_far_ranks_moved(&self, half: i32, shift: i32) -> String {
        let own = [
            ("rules", self.def.rules.as_deref().map(rows)),
            ("regions", self.def.regions.as_ref().map(ron)),
            ("switches", self.def.switches.as_deref().map(rows)),
        ];
        let mut design = self.clone();
        for (field, value) in own {
            let far = half + 1..=i32::from(self.grid.ranks());
            let owned = value.and_then(|value| design.with_own(field, &value));
            let Some(owned) = owned else { continue };
            let moved = text::with_ranks_moved(&owned.text, field, far, shift);
            // What is inherited is written out only where something moves.
            if moved != owned.text {
                design.text = moved;
            }
        }
        design.text
    }

    /// The text with another way to see the board for Black. Black's pieces stand where White's are seen from there.
    pub fn with_mirror(&self, mirror: Mirror) -> Option<String> {
        let mut design = self.with_board(BoardDef { mirror: Some(mirror), ..self.def.board.clone()? })?;
        design.placed.retain(|_, token| !token.1);
        for (&cell, &(letter, _, turned)) in self.placed.iter().filter(|(_, token)| !token.1) {
            design.placed.entry(self.grid.mirrored(cell, mirror)).or_insert((letter, true, turned));
        }
        design.with_start()
    }

    /// How Black's view follows from White's.
    pub fn mirror(&self) -> Mirror {
        self.def.board.as_ref().map_or(Mirror::Flip, BoardDef::seen)
    }
}

/// Cells by their names, or all but those that are missing; `None` if none is.
fn named(grid: Grid, cells: &CellSet) -> Option<Region> {
    let names = |cells: &CellSet| Region::Cells(cells.iter().map(|cell| grid.name(cell)).collect::<Vec<String>>().join(" "));
    let missing = grid.iter().collect::<CellSet>() & !*cells;
    let some = if missing.len() < cells.len() { Region::Not(Box::new(names(&missing))) } else { names(cells) };
    (!missing.is_empty()).then_some(some)
}

fn is_named(region: &Region) -> bool {
    match region {
        Region::Cells(_) => true,
        Region::Not(region) => matches!(**region, Region::Cells(_)),
        _ => false,
    }
}

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

#[cfg(test)]
mod tests {
    use crate::geometry::CellSet;
    use crate::variant::Source;
    use crate::variant::design::tests::changed;

    #[test]
    fn holes_stay_at_their_end_of_a_board_of_another_size() {
        let mut library = crate::shipped::library();
        let begun = "[(id: \"mine\", based_on: \"fide-chess\", name: \"Mine\")]";
        for hole in [(7, 7), (3, 4)] {
            let cells = |design: &crate::variant::Design| -> CellSet { design.grid.cell(hole.0, hole.1).into_iter().collect() };
            let mut text = changed(&library, begun, |design| design.with_holes(&cells(design), true, false));
            for (files, ranks) in [(8, 7), (9, 9), (8, 8)] {
                text = changed(&library, &text, |design| design.with_size(files, ranks));
                library.replace(Source::new("mine.ron", text.clone()));
                assert!(library.reports().is_empty(), "{text}: {:?}", library.reports());
                let board = &library.get("mine").expect("it can be played").board;
                let there = board.grid.cell(hole.0, i32::from(ranks) - 8 + hole.1).expect("a cell");
                assert_eq!(board.grid.iter().filter(|&cell| !board.cells.contains(cell)).collect::<Vec<_>>(), [there], "{text}");
            }
        }
    }
}
