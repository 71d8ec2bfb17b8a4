//! The bounding grid of a board, where it goes round, and the names of its points.

use serde::{Deserialize, Serialize};

use super::{Cell, MAX_CELLS, Offset};

/// The bounding grid: files a, b, c … from White's left, ranks 1, 2, 3 … from White's side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Grid {
    files: u8,
    ranks: u8,
    wrap: Wrap,
}

/// Where a board goes on beyond its edge, from the opposite edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Wrap {
    /// Nowhere.
    #[default]
    Nowhere,
    /// The first file is beside the last, as on a cylinder.
    Files,
    /// The first rank is beside the last.
    Ranks,
    /// Both, as on a torus.
    Both,
}

impl Wrap {
    fn axes(self) -> (bool, bool) {
        (matches!(self, Self::Files | Self::Both), matches!(self, Self::Ranks | Self::Both))
    }
}

/// How Black's view of the board follows from White's (ruling G0).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Mirror {
    /// Top to bottom; files stay.
    Flip,
    /// Turned by 180°.
    Turn,
    /// Left to right; ranks stay, so that both sides go the same way.
    Across,
}

/// The letter of a file counted from 1.
pub fn file_letter(file: u8) -> char {
    char::from(b'a' + file.clamp(1, 26) - 1)
}

impl Grid {
    /// A grid of `files` × `ranks`, or `None` if it has no cell, more than 26 files or more than [`MAX_CELLS`] points.
    pub fn new(files: u8, ranks: u8) -> Option<Self> {
        let points = usize::from(files) * usize::from(ranks);
        (points > 0 && files <= 26 && points <= MAX_CELLS).then_some(Self { files, ranks, wrap: Wrap::Nowhere })
    }

    /// The same grid, going round as `wrap` says.
    #[must_use]
    pub fn wrapped(self, wrap: Wrap) -> Self {
        Self { wrap, ..self }
    }

    /// How it goes round.
    pub fn wrap(self) -> Wrap {
        self.wrap
    }

    /// Number of files.
    #[inline]
    pub fn files(self) -> u8 {
        self.files
    }

    /// Number of ranks.
    #[inline]
    pub fn ranks(self) -> u8 {
        self.ranks
    }

    /// Number of grid points.
    #[inline]
    pub fn points(self) -> usize {
        usize::from(self.files) * usize::from(self.ranks)
    }

    /// All grid points, a1 first, rank by rank.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        (0..self.points()).map(Cell::new)
    }

    /// The cell on a file and rank, both counted from 0, or `None` off the grid.
    #[inline]
    pub fn cell(self, file: i32, rank: i32) -> Option<Cell> {
        let (files, ranks) = (i32::from(self.files), i32::from(self.ranks));
        if !(0..files).contains(&file) || !(0..ranks).contains(&rank) {
            return None;
        }
        usize::try_from(rank * files + file).ok().map(Cell::new)
    }

    /// File of a cell, from 0.
    #[inline]
    #[expect(clippy::cast_possible_truncation, clippy::cast_possible_wrap, reason = "below MAX_CELLS")]
    pub fn file(self, cell: Cell) -> i32 {
        (cell.index() % usize::from(self.files)) as i32
    }

    /// Rank of a cell, from 0.
    #[inline]
    #[expect(clippy::cast_possible_truncation, clippy::cast_possible_wrap, reason = "below MAX_CELLS")]
    pub fn rank(self, cell: Cell) -> i32 {
        (cell.index() / usize::from(self.files)) as i32
    }

    /// The cell one step away, or `None` off the grid. A grid that goes round has fewer edges.
    pub fn step(self, cell: Cell, (dx, dy): Offset) -> Option<Cell> {
        let (file, rank) = (self.file(cell) + i32::from(dx), self.rank(cell) + i32::from(dy));
        let (across, over) = self.wrap.axes();
        let file = if across { file.rem_euclid(i32::from(self.files)) } else { file };
        self.cell(file, if over { rank.rem_euclid(i32::from(self.ranks)) } else { rank })
    }

    /// The cells one step on, two steps on and so forth, up to the edge or until the start comes again.
    pub fn along(self, from: Cell, step: Offset) -> impl Iterator<Item = Cell> {
        std::iter::successors(self.step(from, step), move |&cell| self.step(cell, step)).take_while(move |&cell| cell != from)
    }

    /// The way from one cell to another, as files and ranks, where it is shorter over an edge than across the grid; `None` where it is not.
    pub fn over_edge(self, from: Cell, to: Cell) -> Option<(i32, i32)> {
        let straight = (self.file(to) - self.file(from), self.rank(to) - self.rank(from));
        let (across, over) = self.wrap.axes();
        let shorter = |way: i32, size: u8, wraps: bool| {
            if wraps && way.abs() * 2 > i32::from(size) { way - way.signum() * i32::from(size) } else { way }
        };
        let way = (shorter(straight.0, self.files, across), shorter(straight.1, self.ranks, over));
        (way != straight).then_some(way)
    }

    /// The cell as the other player sees it.
    pub fn mirrored(self, cell: Cell, mirror: Mirror) -> Cell {
        let (file, rank) = (self.file(cell), self.rank(cell));
        let (files, ranks) = (i32::from(self.files), i32::from(self.ranks));
        let (across, over) = match mirror {
            Mirror::Flip => (false, true),
            Mirror::Turn => (true, true),
            Mirror::Across => (true, false),
        };
        let file = if across { files - 1 - file } else { file };
        self.cell(file, if over { ranks - 1 - rank } else { rank }).unwrap_or(cell)
    }

    /// The name of a cell: file letter and rank number, `a1`.
    pub fn name(self, cell: Cell) -> String {
        format!("{}{}", self.file_letter(self.file(cell)), self.rank(cell) + 1)
    }

    /// The letter of a file counted from 0.
    pub fn file_letter(self, file: i32) -> char {
        u8::try_from(file).map_or('?', |file| file_letter(file.saturating_add(1)))
    }

    /// Reads a cell's name; `None` if it is no point of this grid or not written as [`Grid::name`] writes it.
    pub fn parse(self, text: &str) -> Option<Cell> {
        let (cell, rest) = self.parse_prefix(text)?;
        rest.is_empty().then_some(cell)
    }

    /// Reads a cell's name at the front of a text and returns what follows it.
    pub fn parse_prefix(self, text: &str) -> Option<(Cell, &str)> {
        let letter = text.bytes().next().filter(u8::is_ascii_lowercase)?;
        let rest = &text[1..];
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        if rest.starts_with('0') {
            return None;
        }
        let rank: i32 = rest[..digits].parse().ok()?;
        Some((self.cell(i32::from(letter - b'a'), rank.checked_sub(1)?)?, &rest[digits..]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_go_round_where_the_grid_does() {
        let plain = Grid::new(8, 6).expect("a grid");
        let step = |wrap: Wrap, from: &str, step: Offset| {
            let grid = plain.wrapped(wrap);
            grid.step(grid.parse(from).expect("a cell"), step).map(|cell| grid.name(cell))
        };
        assert_eq!(step(Wrap::Nowhere, "a1", (-1, 0)), None);
        assert_eq!(step(Wrap::Files, "a1", (-2, 1)).as_deref(), Some("g2"));
        assert_eq!(step(Wrap::Files, "a1", (0, -1)), None);
        assert_eq!(step(Wrap::Ranks, "a1", (0, -1)).as_deref(), Some("a6"));
        assert_eq!(step(Wrap::Both, "h6", (1, 1)).as_deref(), Some("a1"));
    }

    #[test]
    fn lines_end_at_the_edge_or_where_they_began() {
        let torus = Grid::new(8, 6).expect("a grid").wrapped(Wrap::Both);
        let count = |grid: Grid, step: Offset| grid.along(Cell::new(0), step).count();
        assert_eq!((count(torus, (1, 0)), count(torus, (0, 1)), count(torus, (1, 1))), (7, 5, 23));
        assert_eq!(count(torus.wrapped(Wrap::Nowhere), (1, 1)), 5);
    }

    #[test]
    fn the_shorter_way_may_lead_over_an_edge() {
        let grid = Grid::new(8, 6).expect("a grid").wrapped(Wrap::Files);
        let way = |from: &str, to: &str| grid.over_edge(grid.parse(from).expect("a cell"), grid.parse(to).expect("a cell"));
        assert_eq!((way("a1", "h2"), way("g1", "a3"), way("a1", "e1"), way("a1", "a6")), (Some((-1, 1)), Some((2, 2)), None, None));
    }
}
