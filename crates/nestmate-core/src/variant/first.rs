//! What a piece can do only until it has moved, and what can be put on the cell that it then leaves.

use super::castling::{Castling, bit_of};
use super::checked::Checked;
use super::paths::{Bars, paths, seen_by};
use super::pieces::{KindId, KindSet, Piece, Side};
use super::rows::Rows;
use super::schema::Rule;
use crate::geometry::{Cell, CellSet};

/// Who moves otherwise on a first move.
#[derive(Debug)]
pub struct FirstWays {
    pub any: bool,
    pub(crate) captures: bool,
    /// What is added to a piece's index for what it does on its first move, in the tables of moves.
    pub(crate) offset: usize,
    /// By piece index: where it begins, if its first move matters there.
    begins: Vec<CellSet>,
    /// By piece index and cell, where a piece can go only on a first move and while its side is not in check; none if that is nowhere.
    unchecked: Vec<CellSet>,
    points: usize,
    /// The pieces that count as moved as soon as one of the first set comes to where it could go to them on an empty board.
    pub(crate) lost: Vec<(KindSet, KindSet)>,
}

impl FirstWays {
    pub(super) fn new(def: &Checked, rows: &Rows, bars: &[Bars]) -> Self {
        let offset = (def.pieces.len() + 1) * 2;
        let lost = |rule: &Rule| if let Rule::LoseFirst { pieces, by } = rule { Some((*by, *pieces)) } else { None };
        let first = || def.pieces.iter().flat_map(|piece| &piece.ways).filter(|way| way.first);
        let mut known = Self {
            any: first().next().is_some(),
            captures: first().any(|way| way.only != super::schema::Only::Move),
            offset,
            begins: vec![CellSet::EMPTY; offset],
            unchecked: Vec::new(),
            points: def.board.grid.points(),
            lost: def.rules.iter().filter_map(lost).collect(),
        };
        if known.any {
            let matters = |(cell, piece): &(Cell, Piece)| !rows.reach(piece.index() + offset, *cell).is_empty();
            def.beginners().filter(matters).for_each(|(cell, piece)| known.begins[piece.index()].insert(cell));
        }
        if first().any(|way| way.unchecked) {
            known.find_unchecked(def, rows, bars);
        }
        known
    }

    fn find_unchecked(&mut self, def: &Checked, rows: &Rows, bars: &[Bars]) {
        self.unchecked = vec![CellSet::EMPTY; self.offset * self.points];
        for (index, side) in (0..def.pieces.len()).flat_map(|index| Side::BOTH.map(|side| (index, side))) {
            let piece = Piece::new(KindId::new(index + 1), side).index();
            let ends = |from: Cell, unchecked: bool| {
                let ways = def.pieces[index].ways.iter().filter(move |way| way.first && way.unchecked == unchecked);
                ways.flat_map(move |way| paths(way, from, side, &def.board, &bars[index]))
                    .flat_map(|path| path.ends().to_vec())
                    .collect::<CellSet>()
            };
            for from in def.board.cells.iter() {
                let at_any_time = ends(from, false) | *rows.reach(piece, from);
                self.unchecked[piece * self.points + from.index()] = ends(from, true) & !at_any_time;
            }
        }
    }

    /// Whether a move between two cells is one that a piece cannot make while its side is in check.
    #[inline]
    pub(crate) fn needs_calm(&self, piece: Piece, from: Cell, to: Cell) -> bool {
        self.unchecked.get(piece.index() * self.points + from.index()).is_some_and(|cells| cells.contains(to))
    }

    /// Whether a piece begins on a cell, and its first move matters there.
    #[inline]
    pub fn begins(&self, piece: Piece, cell: Cell) -> bool {
        self.begins[piece.index()].contains(cell)
    }

    /// All cells where pieces begin whose first move matters.
    pub fn cells(&self) -> impl Iterator<Item = Cell> {
        self.begins.iter().fold(CellSet::EMPTY, |all, &cells| all | cells).iter().collect::<Vec<Cell>>().into_iter()
    }
}

/// What can be put where, by the rules of a game.
#[derive(Clone, Debug, Default)]
pub struct Gates {
    pub kinds: KindSet,
    /// What begins on the cells where they can be put, with the bits of the unmoved field.
    pub(crate) begins: Vec<(Cell, Piece, u64)>,
    /// By side: the bits of the unmoved field that matter to it only as long as its reserve has something to put.
    pub(crate) bits: [u64; 2],
    /// Whether pieces come to the reserve, so that an empty one need not stay so.
    pub(crate) refilled: bool,
}

impl Gates {
    /// Those of a definition; the cells are added to those of the unmoved field.
    pub(super) fn new(def: &Checked, castlings: &[Vec<Castling>; 2], unmoved_cells: &mut Vec<Cell>) -> Self {
        let mut gates = Self { refilled: def.rules.iter().any(|rule| matches!(rule, Rule::Reserve { .. })), ..Self::default() };
        let beginners: Vec<(Cell, Piece)> = def.beginners().collect();
        for rule in &def.rules {
            let Rule::Gate { pieces, on } = rule else { continue };
            gates.kinds = gates.kinds.or(*pieces);
            let on = Side::BOTH.map(|side| seen_by(side, on, &def.board));
            for &(cell, piece) in &beginners {
                let room = unmoved_cells.len() < u64::BITS as usize || unmoved_cells.contains(&cell);
                if room && on[piece.side().index()].contains(cell) {
                    let bit = 1 << bit_of(cell, unmoved_cells);
                    gates.begins.push((cell, piece, bit));
                    gates.bits[piece.side().index()] |= bit;
                }
            }
        }
        for side in Side::BOTH {
            let castling = castlings[side.index()].iter().fold(0, |bits, castling| bits | castling.unmoved);
            gates.bits[side.index()] &= !castling;
        }
        gates
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.begins.is_empty()
    }
}
