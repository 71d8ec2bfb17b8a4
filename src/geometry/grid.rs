//! The bounding grid of a board and the names of its points.

use super::{Cell, MAX_CELLS, Offset};

/// The bounding grid: files a, b, c … from White's left, ranks 1, 2, 3 … from White's side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Grid {
    files: u8,
    ranks: u8,
}

/// How Black's view of the board follows from White's (ruling G0).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mirror {
    /// Top to bottom; files stay.
    Flip,
    /// Turned by 180°.
    Turn,
    /// Left to right; ranks stay, so that both sides go the same way.
    Across,
}

impl Grid {
    /// A grid of `files` × `ranks`, or `None` if it has no cell, more than 26 files or more than [`MAX_CELLS`] points.
    #[must_use]
    pub fn new(files: u8, ranks: u8) -> Option<Self> {
        let points = usize::from(files) * usize::from(ranks);
        (points > 0 && files <= 26 && points <= MAX_CELLS).then_some(Self { files, ranks })
    }

    /// Number of files.
    #[must_use]
    pub fn files(self) -> u8 {
        self.files
    }

    /// Number of ranks.
    #[must_use]
    pub fn ranks(self) -> u8 {
        self.ranks
    }

    /// Number of grid points.
    #[must_use]
    pub fn points(self) -> usize {
        usize::from(self.files) * usize::from(self.ranks)
    }

    /// All grid points, a1 first, rank by rank.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        (0..self.points()).map(Cell::new)
    }

    /// The cell on a file and rank, both counted from 0, or `None` off the grid.
    #[must_use]
    pub fn cell(self, file: i32, rank: i32) -> Option<Cell> {
        let (files, ranks) = (i32::from(self.files), i32::from(self.ranks));
        if !(0..files).contains(&file) || !(0..ranks).contains(&rank) {
            return None;
        }
        usize::try_from(rank * files + file).ok().map(Cell::new)
    }

    /// File of a cell, from 0.
    #[must_use]
    #[expect(clippy::cast_possible_truncation, clippy::cast_possible_wrap, reason = "below MAX_CELLS")]
    pub fn file(self, cell: Cell) -> i32 {
        (cell.index() % usize::from(self.files)) as i32
    }

    /// Rank of a cell, from 0.
    #[must_use]
    #[expect(clippy::cast_possible_truncation, clippy::cast_possible_wrap, reason = "below MAX_CELLS")]
    pub fn rank(self, cell: Cell) -> i32 {
        (cell.index() / usize::from(self.files)) as i32
    }

    /// The cell one step away, or `None` off the grid.
    #[must_use]
    pub fn step(self, cell: Cell, (dx, dy): Offset) -> Option<Cell> {
        self.cell(self.file(cell) + i32::from(dx), self.rank(cell) + i32::from(dy))
    }

    /// The cell as the other player sees it.
    #[must_use]
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
    #[must_use]
    pub fn name(self, cell: Cell) -> String {
        format!("{}{}", self.file_letter(self.file(cell)), self.rank(cell) + 1)
    }

    /// The letter of a file counted from 0.
    #[must_use]
    pub fn file_letter(self, file: i32) -> char {
        u8::try_from(file).map_or('?', |file| char::from(b'a' + file.min(25)))
    }

    /// Reads a cell's name; `None` if it is no point of this grid or not written as [`Grid::name`] writes it.
    #[must_use]
    pub fn parse(self, text: &str) -> Option<Cell> {
        let (cell, rest) = self.parse_prefix(text)?;
        rest.is_empty().then_some(cell)
    }

    /// Reads a cell's name at the front of a text and returns what follows it.
    #[must_use]
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
