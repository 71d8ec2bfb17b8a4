//! Cells and sets of cells.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

/// The most grid points a board may have, missing cells included.
pub const MAX_CELLS: usize = 512;

/// The most grid points of a board on which pieces make two steps in one move: a move has eight bits for the cell between.
pub const MAX_VIA: usize = 256;

const WORDS: usize = MAX_CELLS / 64;

/// A grid point of a board, counted rank by rank from White's left-hand near corner; always below [`MAX_CELLS`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Cell(u16);

impl Cell {
    /// The cell with this index.
    ///
    /// # Panics
    /// If `index` is not below [`MAX_CELLS`].
    #[inline]
    pub fn new(index: usize) -> Self {
        debug_assert!(index < MAX_CELLS);
        #[expect(clippy::cast_possible_truncation, reason = "masked to nine bits")]
        Self((index & (MAX_CELLS - 1)) as u16)
    }

    /// The index of the cell, for tables.
    #[inline]
    pub fn index(self) -> usize {
        // The mask is no-op by construction; it lets the compiler drop bounds checks on tables of MAX_CELLS entries.
        usize::from(self.0) & (MAX_CELLS - 1)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

/// A set of cells, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CellSet([u64; WORDS]);

impl CellSet {
    /// The empty set.
    pub const EMPTY: Self = Self([0; WORDS]);

    /// Whether the cell is in the set.
    #[inline]
    pub fn contains(&self, cell: Cell) -> bool {
        self.0[cell.index() / 64] >> (cell.index() % 64) & 1 != 0
    }

    /// Puts the cell in.
    #[inline]
    pub fn insert(&mut self, cell: Cell) {
        self.0[cell.index() / 64] |= 1 << (cell.index() % 64);
    }

    /// Takes the cell out.
    #[inline]
    pub fn remove(&mut self, cell: Cell) {
        self.0[cell.index() / 64] &= !(1 << (cell.index() % 64));
    }

    /// Puts the cell in or takes it out.
    #[inline]
    pub fn set(&mut self, cell: Cell, inside: bool) {
        if inside { self.insert(cell) } else { self.remove(cell) }
    }

    /// Whether no cell is in the set.
    #[inline]
    pub fn is_empty(&self) -> bool {
        let mut all = 0;
        for index in 0..WORDS {
            all |= self.0[index];
        }
        all == 0
    }

    /// Whether a cell is in both sets.
    #[inline]
    pub fn meets(&self, other: &Self) -> bool {
        let mut common = 0;
        for index in 0..WORDS {
            common |= self.0[index] & other.0[index];
        }
        common != 0
    }

    /// How many cells are in the set.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The cells in rising order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Cell> + use<> {
        Cells { words: self.0, index: 0 }
    }
}

/// The cells of a set in rising order.
struct Cells {
    words: [u64; WORDS],
    index: usize,
}

impl Iterator for Cells {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        while self.index < WORDS {
            let word = &mut self.words[self.index];
            if *word != 0 {
                let bit = word.trailing_zeros() as usize;
                *word &= *word - 1;
                return Some(Cell::new(self.index * 64 + bit));
            }
            self.index += 1;
        }
        None
    }

    // Loops inside one another are quicker than finding one's place again for each cell.
    #[inline]
    fn fold<B, F: FnMut(B, Cell) -> B>(self, first: B, mut next: F) -> B {
        let mut sum = first;
        for index in self.index..WORDS {
            let mut word = self.words[index];
            while word != 0 {
                sum = next(sum, Cell::new(index * 64 + word.trailing_zeros() as usize));
                word &= word - 1;
            }
        }
        sum
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<T: IntoIterator<Item = Cell>>(cells: T) -> Self {
        let mut set = Self::EMPTY;
        for cell in cells {
            set.insert(cell);
        }
        set
    }
}

impl BitAnd for CellSet {
    type Output = Self;
    #[inline]
    fn bitand(mut self, other: Self) -> Self {
        self &= other;
        self
    }
}

impl BitAndAssign for CellSet {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        for index in 0..WORDS {
            self.0[index] &= other.0[index];
        }
    }
}

impl BitOr for CellSet {
    type Output = Self;
    #[inline]
    fn bitor(mut self, other: Self) -> Self {
        self |= other;
        self
    }
}

impl BitOrAssign for CellSet {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        for index in 0..WORDS {
            self.0[index] |= other.0[index];
        }
    }
}

impl Not for CellSet {
    type Output = Self;
    #[inline]
    fn not(mut self) -> Self {
        for index in 0..WORDS {
            self.0[index] = !self.0[index];
        }
        self
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
