//! The lens: which cells a layer's pieces live on, and how the board folds to them.
//!
//! A layer folds to the cells that its pieces can ever reach. If these are whole files and ranks, the others shrink away; if they are every
//! other cell, the rest become squares and corners; if they are all cells, nothing folds.

use std::sync::Arc;

use nestmate_core::geometry::{Cell, CellSet};
use nestmate_core::movegen::attackers;
use nestmate_core::position::Position;
use nestmate_core::variant::{KindSet, Library, Piece, Side, Variant};

use crate::app::lens::inner::InnerGame;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FoldShape {
    /// The files and ranks without a cell of the layer shrink away: those that stay, by index.
    Strips { files: Vec<bool>, ranks: Vec<bool> },
    /// Every other cell goes, as on the dark squares of a chessboard, and the rest grow into squares and corners of squares.
    Diagonal,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Incoming {
    pub from: Cell,
    pub to: Cell,
    pub side: Side,
}

#[derive(Clone, Debug)]
pub struct Fold {
    pub layer: usize,
    /// The cells that stay: all that the layer's pieces can ever stand on.
    pub cells: CellSet,
    pub shape: FoldShape,
    pub inner: Option<InnerGame>,
}

/// A layer that the board is folded to, and how far: above 0 and up to 1.
#[derive(Clone, Debug)]
pub struct Folded {
    pub fold: Arc<Fold>,
    pub depth: f32,
}

impl From<Arc<Fold>> for Folded {
    fn from(fold: Arc<Fold>) -> Self {
        Self { fold, depth: 1.0 }
    }
}

impl Folded {
    /// Whether nothing else is to be seen.
    pub fn is_whole(&self) -> bool {
        self.depth >= 1.0
    }

    /// Whether its pieces and cells are told of as those of the game inside, which is also what they look like.
    pub fn is_told(&self) -> bool {
        self.depth > 0.4
    }
}

impl Fold {
    /// The fold of a layer; `None` if its pieces go everywhere, so that there is nothing to fold away.
    pub fn of(variant: &Variant, layer: usize, library: &Library) -> Option<Self> {
        let cells = lattice(variant, layer)?;
        let shape = shape(variant, &cells)?;
        let inner = variant.inner.iter().find(|inner| inner.cells == cells);
        let inner = inner.and_then(|inner| Some(InnerGame::new(library.get(&inner.game).ok()?, variant, inner)));
        Some(Self { layer, cells, shape, inner })
    }

    /// The game inside, if it is played there by its own rules, and not only with its pieces.
    pub fn played(&self) -> Option<&InnerGame> {
        self.inner.as_ref().filter(|inner| !inner.pieces_only)
    }

    /// What the layer is called: the game inside, or its own name where there is none or only that game's pieces.
    pub fn name<'a>(&'a self, variant: &'a Variant) -> &'a str {
        let inner = self.played().map(|inner| inner.variant.name.as_str());
        inner.or_else(|| variant.layers.get(self.layer).map(|layer| layer.name.as_str())).unwrap_or_default()
    }

    /// What running text calls it: `chess`, for a layer that is called Chess.
    pub fn in_text<'a>(&'a self, variant: &'a Variant) -> &'a str {
        self.played().map_or_else(|| self.name(variant), |inner| inner.variant.in_text.as_str())
    }

    /// Whether a cell is one of the second colour where the game inside has two.
    pub fn is_dark(&self, cell: Cell) -> bool {
        let inside = self.inner.as_ref().and_then(|inner| inner.variant.layer_of_cell(inner.cell(cell)?));
        inside.is_some_and(|layer| layer % 2 == 1)
    }

    /// A cell's name on the folded board: its file and rank counted among those that stay.
    pub fn cell_name(&self, variant: &Variant, cell: Cell) -> String {
        let grid = variant.board.grid;
        match &self.shape {
            FoldShape::Diagonal => grid.name(cell),
            FoldShape::Strips { files, ranks } => {
                let before = |stay: &[bool], at: i32| stay.iter().take(usize::try_from(at).unwrap_or(0)).filter(|&&stays| stays).count();
                let file = i32::try_from(before(files, grid.file(cell))).unwrap_or(0);
                format!("{}{}", grid.file_letter(file), before(ranks, grid.rank(cell)) + 1)
            }
        }
    }

    /// The pieces elsewhere that could capture one on these cells, each with what it could capture.
    pub fn incoming(&self, position: &Position, variant: &Variant) -> Vec<Incoming> {
        let standing = self.cells.iter().filter(|&cell| position.at(cell).is_some());
        standing.flat_map(|to| threats(position, variant, to)).filter(|arrow| !self.cells.contains(arrow.from)).collect()
    }

    /// The pieces that give check where that cannot be seen on these cells alone: the King, or what attacks it, is elsewhere. Those that
    /// attack a King on these cells from elsewhere are [`Self::incoming`] already.
    pub fn checking(&self, position: &Position, variant: &Variant, royal: Cell) -> Vec<Incoming> {
        let elsewhere = position.at(royal).is_some() && !self.cells.contains(royal);
        if elsewhere { threats(position, variant, royal) } else { Vec::new() }
    }
}

/// The pieces that could capture the one on a cell.
fn threats(position: &Position, variant: &Variant, to: Cell) -> Vec<Incoming> {
    let (mut found, side) = (Vec::new(), position.at(to).side().other());
    attackers(position, variant, to, side, KindSet::ALL, |from| {
        let arrow = Incoming { from, to, side };
        if !found.contains(&arrow) {
            found.push(arrow);
        }
    });
    found
}

/// The ways to fold the board of a game: first the games inside, in the order of the definition, then other layers.
pub fn ways_to_fold(variant: &Variant, library: &Library) -> Vec<Arc<Fold>> {
    let folds = (0..variant.layers.len()).filter_map(|layer| Fold::of(variant, layer, library).map(Arc::new));
    sorted(variant, folds.collect())
}

pub(in crate::app) fn sorted(variant: &Variant, mut folds: Vec<Arc<Fold>>) -> Vec<Arc<Fold>> {
    folds.sort_by_key(|fold| variant.inner.iter().position(|inner| inner.cells == fold.cells).unwrap_or(usize::MAX));
    folds
}

/// The cells that stay when the board folds to a layer; `None` where it does not.
pub(in crate::app) fn lattice(variant: &Variant, layer: usize) -> Option<CellSet> {
    let cells = reach(variant, layer)?;
    (cells != variant.board.cells && shape(variant, &cells).is_some()).then_some(cells)
}

fn reach(variant: &Variant, layer: usize) -> Option<CellSet> {
    let layer = variant.layers.get(layer)?;
    let mut reached = layer.cells & variant.board.cells;
    let mut open: Vec<Cell> = reached.iter().collect();
    while let Some(from) = open.pop() {
        for kind in layer.pieces.iter().filter(|kind| kind.index() < variant.kinds.len()) {
            for piece in Side::BOTH.map(|side| Piece::new(kind, side)) {
                let both = variant.rows.first_and_later(piece.index(), from).into_iter().flatten();
                let ends = both.flat_map(|moves| {
                    let singles = [moves.both, moves.quiet, moves.capture].into_iter().flatten();
                    singles.chain(moves.rays.iter().flat_map(|&ray| variant.rows.cells(ray)))
                });
                // Cells on the way count: pieces there are in the way.
                for &to in ends.filter(|&&to| variant.board.cells.contains(to)) {
                    if !reached.contains(to) {
                        reached.insert(to);
                        open.push(to);
                    }
                }
            }
        }
    }
    Some(reached)
}

fn shape(variant: &Variant, cells: &CellSet) -> Option<FoldShape> {
    let grid = variant.board.grid;
    let mut files = vec![false; usize::from(grid.files())];
    let mut ranks = vec![false; usize::from(grid.ranks())];
    let index = |at: i32| usize::try_from(at).unwrap_or(0);
    for cell in cells.iter() {
        files[index(grid.file(cell))] = true;
        ranks[index(grid.rank(cell))] = true;
    }
    let crossed = |cell: &Cell| files[index(grid.file(*cell))] && ranks[index(grid.rank(*cell))];
    if variant.board.cells.iter().filter(crossed).collect::<CellSet>() == *cells {
        return Some(FoldShape::Strips { files, ranks });
    }
    let even = |cell: &Cell| (grid.file(*cell) + grid.rank(*cell)) % 2 == 0;
    (variant.board.cells.iter().filter(even).collect::<CellSet>() == *cells).then_some(FoldShape::Diagonal)
}
