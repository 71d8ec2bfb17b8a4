//! Where the cells of the games inside lie, and their regions there.

use super::{InsideGame, NestFault, pieces, rules};
use crate::geometry::{Cell, CellSet, Grid, Mirror, Offset, Wrap, file_letter};
use crate::variant::schema::{Parity, Region};
use crate::variant::validate::cells_of;

/// Cells of the large board per cell of a game inside.
pub(super) const SCALE: u8 = 2;

#[derive(Clone)]
pub(super) struct Lattice {
    pub(super) name: String,
    /// The file and rank, from 1, of the cell a1.
    pub(super) origin: (u8, u8),
    pub(super) grid: Grid,
    /// Whether steps of its parity could leave it for other cells of the large board.
    pub(super) is_open: bool,
    /// The letters of the game inside, each with the one that stands for it.
    pub(super) letters: Vec<(char, char)>,
}

pub(super) struct Ground {
    pub(super) files: u8,
    pub(super) ranks: u8,
    pub(super) mirror: Mirror,
    pub(super) lattices: [Lattice; 2],
}

impl Ground {
    /// A board on which two games have no cell in common. Black's side is White's upside down, so both lie in the middle of the ranks. If
    /// that leaves them on the same ranks and files, the second moves one file aside. Where one of them needs Black's side to be White's
    /// turned by half a circle, both have to lie in the middle of the files as well.
    pub(super) fn of(guests: [InsideGame<'_>; 2]) -> Result<Self, NestFault> {
        if let Some(guest) = guests.iter().find(|guest| guest.variant.board.forward != (0, 1)) {
            return Err(NestFault::Tilted(guest.variant.name.clone()));
        }
        if let Some(guest) = guests.iter().find(|guest| guest.variant.board.grid.wrap() != Wrap::Nowhere) {
            return Err(NestFault::Wrapped(guest.variant.name.clone()));
        }
        let one_sided = || NestFault::OneSided(guests.map(|guest| guest.variant.name.clone()));
        let mirror = common_mirror(guests).ok_or_else(one_sided)?;
        let grids = guests.map(|guest| guest.variant.board.grid);
        let span = |cells: u8| cells.saturating_mul(SCALE).saturating_sub(1);
        let (files, ranks) = (grids.map(|grid| span(grid.files())), grids.map(|grid| span(grid.ranks())));
        let (wide, high) = (files[0].max(files[1]), ranks[0].max(ranks[1]));
        let mut origins = [0, 1].map(|at| (1 + (wide - files[at]) / 2, 1 + (high - ranks[at]) / 2));
        let same = |a: u8, b: u8| a % SCALE == b % SCALE;
        let moved = same(origins[0].0, origins[1].0) && same(origins[0].1, origins[1].1);
        if moved && mirror != Mirror::Flip {
            return Err(one_sided());
        }
        origins[1].0 += u8::from(moved);
        let wide = wide.max(origins[1].0 + files[1] - 1);
        Grid::new(wide, high).ok_or(NestFault::Large(wide, high))?;
        let beyond = |first: u8, length: u8, all: u8| first > SCALE || first + length - 1 + SCALE <= all;
        let has_gaps = |at: usize| guests[at].variant.board.cells.len() < grids[at].points();
        let is_open = |at: usize| beyond(origins[at].0, files[at], wide) || beyond(origins[at].1, ranks[at], high) || has_gaps(at);
        let lattice = |at: usize| {
            let twice = at == 1 && guests[0].def.id == guests[1].def.id;
            let name = format!("{}{}", guests[at].def.id, if twice { "-2" } else { "" });
            Lattice { name, origin: origins[at], grid: grids[at], is_open: is_open(at), letters: Vec::new() }
        };
        Ok(Self { files: wide, ranks: high, mirror, lattices: [lattice(0), lattice(1)] })
    }

    /// The file and rank of a cell as Black sees it.
    pub(super) fn seen_by_black(&self, (file, rank): (u8, u8)) -> (u8, u8) {
        let file = if self.mirror == Mirror::Turn { self.files + 1 - file } else { file };
        (file, self.ranks + 1 - rank)
    }
}

impl Lattice {
    pub(super) fn cells(&self) -> Region {
        Region::In(self.name.clone())
    }

    /// Whether a point, by file and rank from 1, is of its parity and within its bounds.
    pub(super) fn holds(&self, file: u8, rank: u8) -> bool {
        let within = |at: u8, first: u8, last: u8| (first..=last).contains(&at) && (at - first).is_multiple_of(SCALE);
        within(file, self.origin.0, self.file(self.grid.files())) && within(rank, self.origin.1, self.rank(self.grid.ranks()))
    }

    /// The file and rank, from 1, of a cell of the game inside.
    pub(super) fn place(&self, cell: Cell) -> (u8, u8) {
        let from_one = |of: i32| u8::try_from(of + 1).unwrap_or(1);
        (self.file(from_one(self.grid.file(cell))), self.rank(from_one(self.grid.rank(cell))))
    }

    pub(super) fn rank(&self, inner: u8) -> u8 {
        self.origin.1 + (inner - 1) * SCALE
    }

    fn file(&self, inner: u8) -> u8 {
        self.origin.0 + (inner - 1) * SCALE
    }

    /// The name of a cell of the game inside; the same if it is none.
    pub(super) fn cell(&self, name: &str) -> String {
        self.grid.parse(name).map_or_else(|| name.to_owned(), |cell| cell_name(self.place(cell)))
    }

    /// Its cells in the words of a definition: all that the rectangle has of its parity, or those that the board inside has.
    pub(super) fn definition(&self, cells: &CellSet) -> Region {
        if cells.len() < self.grid.points() {
            let names: Vec<String> = cells.iter().map(|cell| cell_name(self.place(cell))).collect();
            return Region::Cells(names.join(" "));
        }
        let parity = |at: u8| if at % SCALE == 1 { Parity::Odd } else { Parity::Even };
        let last = (self.file(self.grid.files()), self.rank(self.grid.ranks()));
        let of_parity = Region::Parity(parity(self.origin.0), parity(self.origin.1));
        Region::And(vec![of_parity, Region::Rect(cell_name(self.origin), cell_name(last))])
    }

    pub(super) fn region(&self, region: &Region) -> Region {
        // What also has cells of the other lattice and cells between them.
        let within = |shape: Region| Region::And(vec![self.cells(), shape]);
        match region {
            Region::All => self.cells(),
            Region::In(name) => Region::In(self.region_name(name)),
            Region::Ranks(ranks) => within(Region::Ranks(ranks.iter().map(|&rank| self.rank(rank)).collect())),
            Region::Files(files) => within(Region::Files(files.chars().map(|file| self.file_letter(file)).collect())),
            Region::Parity(file, rank) => {
                let files = (1..=self.grid.files()).filter(|&at| file.fits(i32::from(at))).map(|at| file_letter(self.file(at))).collect();
                let ranks = (1..=self.grid.ranks()).filter(|&at| rank.fits(i32::from(at))).map(|at| self.rank(at)).collect();
                within(Region::And(vec![Region::Files(files), Region::Ranks(ranks)]))
            }
            Region::Cells(names) => {
                let names: Vec<String> = names.split_whitespace().map(|name| self.cell(name)).collect();
                Region::Cells(names.join(" "))
            }
            Region::Rect(first, last) => within(Region::Rect(self.cell(first), self.cell(last))),
            Region::Start(letters) => Region::Start(self.renamed(letters)),
            Region::EnemyStart(letters) => Region::EnemyStart(self.renamed(letters)),
            Region::Or(parts) => Region::Or(parts.iter().map(|part| self.region(part)).collect()),
            Region::And(parts) => Region::And(parts.iter().map(|part| self.region(part)).collect()),
            Region::Not(part) => within(Region::Not(Box::new(self.region(part)))),
        }
    }

    pub(super) fn region_name(&self, inner: &str) -> String {
        format!("{}: {inner}", self.name)
    }

    pub(super) fn letter(&self, inner: char) -> char {
        self.letters.iter().find(|(known, _)| *known == inner).map_or(inner, |(_, outer)| *outer)
    }

    pub(super) fn renamed(&self, inner: &str) -> String {
        inner.chars().map(|letter| self.letter(letter)).collect()
    }

    fn file_letter(&self, letter: char) -> char {
        let at = u8::try_from(letter).unwrap_or(b'a').saturating_sub(b'a');
        file_letter(self.file(at + 1))
    }
}

/// The name of a cell by its file and rank from 1.
pub(super) fn cell_name((file, rank): (u8, u8)) -> String {
    format!("{}{rank}", file_letter(file))
}

pub(super) fn doubled((files, ranks): Offset) -> Offset {
    let scale = SCALE.cast_signed();
    (files.saturating_mul(scale), ranks.saturating_mul(scale))
}

/// The mirror that can be that of both games, if there is one.
fn common_mirror(guests: [InsideGame<'_>; 2]) -> Option<Mirror> {
    let fits = |guest: &InsideGame<'_>, mirror: Mirror| match guest.variant.board.mirror {
        own @ (Mirror::Flip | Mirror::Turn) => own == mirror || is_even_sided(guest),
        Mirror::Across => false,
    };
    [Mirror::Flip, Mirror::Turn].into_iter().find(|&mirror| guests.iter().all(|guest| fits(guest, mirror)))
}

/// Whether nothing that pieces and rules do changes when left and right change places, so that Black's side is the same whether it is
/// White's upside down or turned by half a circle.
fn is_even_sided(guest: &InsideGame<'_>) -> bool {
    let grid = guest.variant.board.grid;
    let across = |cells: &CellSet| cells.iter().map(|cell| grid.mirrored(cell, Mirror::Across)).collect::<CellSet>();
    let own = guest.def.pieces.as_deref().unwrap_or_default();
    let of_rules = guest.def.rules.iter().flatten().flat_map(rules::regions);
    let mut regions = of_rules.chain(pieces::regions(own)).chain([Region::All]);
    let is_even = |region: Region| cells_of(guest.def, &region).is_some_and(|cells| across(&cells) == cells);
    pieces::are_even_sided(own) && regions.all(is_even)
}
