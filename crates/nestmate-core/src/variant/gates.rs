//! Pieces of the reserve that are put where another has begun, when that moves for the first time.

use super::castling::{Castling, bit_of};
use super::checked::Checked;
use super::paths::seen_by;
use super::pieces::{KindSet, Piece, Side};
use super::schema::Rule;
use crate::geometry::Cell;

/// What can be put where, by the rules of a game.
#[derive(Clone, Debug, Default)]
pub struct Gates {
    /// The pieces of the reserve.
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

    /// Whether there are none.
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.begins.is_empty()
    }
}
