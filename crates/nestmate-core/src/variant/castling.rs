//! Castlings, worked out for each pair of cells on which the two pieces can begin.

use std::collections::BTreeMap;

use super::checked::Checked;
use super::fault::{Fault, PieceFault, RuleFault};
use super::first::FirstWays;
use super::paths::{PathMode, seen_by};
use super::pieces::{KindId, KindSet, Piece, Side};
use super::problem::Problem;
use super::rows::Rows;
use super::schema::{Only, Rule, Safe};
use crate::geometry::{Cell, CellSet, Grid};

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
    /// How far it is to its side: what tells the short castling from the long one.
    pub length: i32,
    /// How the text of a move tells it in place of where the king-like piece goes, if that piece could go there by itself.
    pub sign: Option<&'static str>,
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

    /// Whether neither piece has moved, by the bits of those that have not.
    #[inline]
    pub fn is_unmoved(&self, unmoved: u64) -> bool {
        self.unmoved & !unmoved == 0
    }

    /// Whether its partner is towards the last file.
    pub fn is_right(&self, grid: Grid) -> bool {
        grid.file(self.partner_from) > grid.file(self.royal_from)
    }

    /// Whether both pieces stand where they begin.
    pub(crate) fn stands(&self, side: Side, at: &dyn Fn(Cell) -> Piece) -> bool {
        at(self.royal_from) == Piece::new(self.royal, side) && at(self.partner_from) == Piece::new(self.partner, side)
    }

    /// Where the two pieces stand before it.
    pub(crate) fn begins(&self) -> [Cell; 2] {
        [self.royal_from, self.partner_from]
    }
}

/// The signs of the short and of the long castling.
const SHORT: &str = "O-O";
const LONG: &str = "O-O-O";

/// The most pieces whose first move matters.
pub(crate) const MAX_UNMOVED: usize = 64;

/// The most castlings of a side, or a few more: those of one rule are never taken apart.
const MAX_CASTLINGS: usize = 2000;

/// All castlings by side, and the cells of the unmoved field.
///
/// # Errors
/// A problem if more pieces than can be kept in mind have a first move that matters, if there are too many castlings, or if one is written
/// like another.
pub(crate) fn castlings(def: &Checked, first: &FirstWays, rows: &Rows) -> Result<([Vec<Castling>; 2], Vec<Cell>), Problem> {
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
        let before = [0, 1].map(|side: usize| found[side].len());
        for side in side.each() {
            let partners = start_cells(*partner, side);
            for royal_from in start_cells(*royal, side) {
                if unmoved_cells.len() > MAX_UNMOVED {
                    break;
                }
                for &partner_from in &partners {
                    let Some(mut castling) = castling(def, rule, side, royal_from, partner_from) else { continue };
                    for cell in castling.begins() {
                        castling.unmoved |= 1_u64.checked_shl(bit_of(cell, &mut unmoved_cells)).unwrap_or_default();
                    }
                    found[side.index()].push(castling);
                }
            }
        }
        // The castlings of one rule are all written alike.
        let new = Side::BOTH.map(|side| &found[side.index()][before[side.index()]..]);
        if Side::BOTH.into_iter().zip(new).any(|(side, new)| new.iter().any(|castling| castling.is_like_a_step(side, rows))) {
            for (castlings, before) in found.iter_mut().zip(before) {
                castlings[before..].iter_mut().for_each(|castling| castling.sign = Some(SHORT));
            }
        }
    }
    for castlings in &mut found {
        give_signs(castlings, def.board.grid)?;
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

impl Castling {
    /// Whether its king-like piece could come to its end by a move of its own, or is there already.
    fn is_like_a_step(&self, side: Side, rows: &Rows) -> bool {
        let moves = rows.moves(Piece::new(self.royal, side).index(), self.royal_from);
        let rays = moves.rays.iter().filter(|ray| ray.only != Only::Capture);
        let ends = rays.flat_map(|&ray| {
            let cells = rows.cells(ray);
            if ray.mode == PathMode::Lame { &cells[cells.len().saturating_sub(1)..] } else { cells }
        });
        self.royal_from == self.royal_to || moves.both.iter().chain(moves.quiet).chain(ends).any(|&end| end == self.royal_to)
    }
}

/// Gives their signs to the castlings that need one: the short one's to the shorter to either side.
///
/// # Errors
/// If two of them would have the same.
fn give_signs(castlings: &mut [Castling], grid: Grid) -> Result<(), Problem> {
    let shortest = |right: bool| castlings.iter().filter(|known| known.is_right(grid) == right).map(|known| known.length).min();
    let right_is_short = match (shortest(true), shortest(false)) {
        (Some(right), Some(left)) => right <= left,
        (right, _) => right.is_some(),
    };
    for castling in castlings.iter_mut().filter(|castling| castling.sign.is_some()) {
        castling.sign = Some(if castling.is_right(grid) == right_is_short { SHORT } else { LONG });
    }
    let signs = castlings.iter().filter_map(|known| Some(((known.royal_from, known.sign?), known.royal_to)));
    // A move says where the King goes, and not from which side his partner comes.
    let ends = castlings.iter().map(|known| ((known.royal_from, known.royal_to), known.is_right(grid)));
    if is_ambiguous(signs) || is_ambiguous(ends) { Err(Problem::new("rules", RuleFault::CastleAlike)) } else { Ok(()) }
}

/// Whether one of these words comes with several meanings.
fn is_ambiguous<W: Ord, M: PartialEq + Copy>(mut told: impl Iterator<Item = (W, M)>) -> bool {
    let mut meanings = BTreeMap::new();
    told.any(|(word, meaning)| meanings.insert(word, meaning).is_some_and(|before| before != meaning))
}

/// The castling of two pieces where they begin; `None` if they do not stand on one rank, on the rule's cells, far enough apart, or if the
/// partner does not come from where it should.
fn castling(def: &Checked, rule: &Rule, side: Side, royal_from: Cell, partner_from: Cell) -> Option<Castling> {
    let Rule::Castle { royal, partner, steps, partner_steps, to, cells, safe, en_passant, .. } = rule else { return None };
    let grid = def.board.grid;
    let cells = seen_by(side, cells, &def.board);
    let (file, rank) = (|cell| grid.file(cell), grid.rank(royal_from));
    let (from, way) = (file(royal_from), file(partner_from) - file(royal_from));
    if royal_from == partner_from || rank != grid.rank(partner_from) || !cells.contains(royal_from) || !cells.contains(partner_from) {
        return None;
    }
    let toward = way.signum();
    let at = |file: i32| grid.cell(file, rank).filter(|&cell| cells.contains(cell));
    let (royal_to, partner_to) = match to {
        Some((royal, partner)) => {
            let [royal_to, partner_to] = [royal, partner].map(|end| seen_by(side, end, &def.board).iter().next());
            let (royal_to, partner_to) = (royal_to?, partner_to?);
            let here = grid.rank(royal_to) == rank && (file(royal_to) - file(partner_to)).signum() == toward;
            here.then_some((royal_to, partner_to))?
        }
        None if way.abs() <= i32::from(*steps) => return None,
        None => (at(from + toward * i32::from(*steps))?, at(from + toward * i32::from(*partner_steps))?),
    };
    // Cells that a piece crosses and the one where it ends, from its start on.
    let path = |from: Cell, to: Cell| {
        let step = (file(to) - file(from)).signum();
        (1..=(file(to) - file(from)).abs()).filter_map(move |distance| at(grid.file(from) + step * distance))
    };
    let mut empty: Vec<Cell> = path(royal_from, royal_to).chain(path(partner_from, partner_to)).collect();
    empty.retain(|&cell| cell != royal_from && cell != partner_from);
    empty.sort_by_key(|&cell| (file(cell) - from) * toward);
    empty.dedup();
    let path = path(royal_from, royal_to);
    let safe = match safe {
        Safe::Nothing => Vec::new(),
        Safe::Path => path.collect(),
        Safe::StartAndPath => std::iter::once(royal_from).chain(path).collect(),
    };
    // To fixed cells the partner may come from anywhere: how long the castling is, only the edge tells.
    let edge = if toward > 0 { i32::from(grid.files()) - 1 - file(royal_to) } else { file(royal_to) };
    Some(Castling {
        unmoved: 0,
        royal: *royal,
        royal_from,
        royal_to,
        partner: *partner,
        partner_from,
        partner_to,
        length: if to.is_some() { edge } else { way.abs() },
        sign: None,
        empty,
        safe,
        en_passant: en_passant.as_ref().map(|(pieces, from)| (*pieces, seen_by(side.other(), from, &def.board))),
    })
}
