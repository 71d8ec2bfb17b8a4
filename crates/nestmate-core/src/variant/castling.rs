//! Castlings, worked out for each pair of pieces of the start array.

use super::checked::Checked;
use super::fault::{Fault, PieceFault};
use super::first::FirstWays;
use super::paths::seen_by;
use super::pieces::{KindId, KindSet, Piece, Side};
use super::problem::Problem;
use super::schema::{Rule, Safe};
use crate::geometry::{Cell, CellSet};

/// One castling of one side.
#[derive(Clone, Debug)]
pub struct Castling {
    /// Bits of the unmoved field that must both be set.
    pub unmoved: u64,
    /// The king-like piece.
    pub royal: KindId,
    /// Where it starts.
    pub royal_from: Cell,
    /// Where it ends.
    pub royal_to: Cell,
    /// The rook-like piece.
    pub partner: KindId,
    /// Where it starts.
    pub partner_from: Cell,
    /// Where it ends.
    pub partner_to: Cell,
    /// Cells that must be empty.
    pub empty: Vec<Cell>,
    /// Cells that must not be attacked.
    pub safe: Vec<Cell>,
    /// Enemy pieces that capture the king-like piece in passing, and the cells they must start from.
    pub en_passant: Option<(KindSet, CellSet)>,
}

impl Castling {
    /// Whether its king-like piece goes from one of these cells to the other.
    #[inline]
    pub fn goes(&self, from: Cell, to: Cell) -> bool {
        (self.royal_from, self.royal_to) == (from, to)
    }
}

/// The most pieces whose first move matters.
pub(crate) const MAX_UNMOVED: usize = 64;

/// The most castlings of a side, or a few more: those of one rule are never taken apart.
const MAX_CASTLINGS: usize = 2000;

/// All castlings by side, and the cells of the unmoved field.
///
/// # Errors
/// A problem if more pieces than can be kept in mind have a first move that matters, or if there are too many castlings.
pub(crate) fn castlings(def: &Checked, first: &FirstWays) -> Result<([Vec<Castling>; 2], Vec<Cell>), Problem> {
    let beginners: Vec<(Cell, Piece)> = def.beginners().collect();
    let start_cells = |kind: KindId, side: Side| {
        let own = Piece::new(kind, side);
        beginners.iter().filter(move |(_, piece)| *piece == own).map(|(cell, _)| *cell).collect::<Vec<_>>()
    };
    let mut found = [Vec::new(), Vec::new()];
    let mut unmoved_cells: Vec<Cell> = Vec::new();
    for rule in &def.rules {
        let Rule::Castle { royal, partner, side, .. } = rule else { continue };
        if found.iter().any(|castlings| castlings.len() > MAX_CASTLINGS) {
            return Err(Problem::new("rules", Fault::Complex));
        }
        for side in side.each() {
            let partners = start_cells(*partner, side);
            for royal_from in start_cells(*royal, side) {
                if unmoved_cells.len() > MAX_UNMOVED {
                    break;
                }
                for &partner_from in &partners {
                    let Some(mut castling) = castling(def, rule, side, royal_from, partner_from) else { continue };
                    for cell in [royal_from, partner_from] {
                        castling.unmoved |= 1_u64.checked_shl(bit_of(cell, &mut unmoved_cells)).unwrap_or_default();
                    }
                    found[side.index()].push(castling);
                }
            }
        }
    }
    first.cells().for_each(|cell| _ = bit_of(cell, &mut unmoved_cells));
    if unmoved_cells.len() > MAX_UNMOVED {
        return Err(Problem::new("pieces", PieceFault::FirstWays(MAX_UNMOVED)));
    }
    Ok((found, unmoved_cells))
}

pub(super) fn bit_of(cell: Cell, cells: &mut Vec<Cell>) -> u32 {
    let known = cells.iter().position(|&known| known == cell);
    let bit = known.unwrap_or_else(|| {
        cells.push(cell);
        cells.len() - 1
    });
    u32::try_from(bit).unwrap_or(u32::MAX)
}

/// The castling of two pieces of the array; `None` if they do not stand on one rank, on the rule's cells, far enough apart.
fn castling(def: &Checked, rule: &Rule, side: Side, royal_from: Cell, partner_from: Cell) -> Option<Castling> {
    let Rule::Castle { royal, partner, steps, partner_steps, cells, safe, en_passant, .. } = rule else { return None };
    let grid = def.board.grid;
    let cells = seen_by(side, cells, &def.board);
    let (from, to) = (grid.file(royal_from), grid.file(partner_from));
    let apart = (to - from).abs();
    let rank = grid.rank(royal_from);
    if rank != grid.rank(partner_from) || apart <= i32::from(*steps) || !cells.contains(royal_from) || !cells.contains(partner_from) {
        return None;
    }
    let toward = (to - from).signum();
    let at = |distance: i32| grid.cell(from + toward * distance, rank).filter(|&cell| cells.contains(cell));
    let path = (1..=i32::from(*steps)).filter_map(at);
    let safe = match safe {
        Safe::Nothing => Vec::new(),
        Safe::Path => path.collect(),
        Safe::StartAndPath => std::iter::once(royal_from).chain(path).collect(),
    };
    Some(Castling {
        unmoved: 0,
        royal: *royal,
        royal_from,
        royal_to: at(i32::from(*steps))?,
        partner: *partner,
        partner_from,
        partner_to: at(i32::from(*partner_steps))?,
        empty: (1..apart).filter_map(at).collect(),
        safe,
        en_passant: en_passant.as_ref().map(|(pieces, from)| (*pieces, seen_by(side.other(), from, &def.board))),
    })
}
