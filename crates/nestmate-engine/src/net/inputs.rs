//! What a network sees of a position: a number for each piece of each side on each cell that such a piece can come to, for each piece in
//! hand, and for each army that stands still.
//!
//! Each side looks at the board as it would be its own: its pieces come first, and the cells are those that it sees. So one table serves
//! both.

use std::hash::Hasher as _;

use nestmate_core::geometry::{Cell, CellSet};
use nestmate_core::movegen::steps;
use nestmate_core::position::Position;
use nestmate_core::rules;
use nestmate_core::variant::{KindId, Piece, Reserve, Side, Variant};
use siphasher::sip::SipHasher13;

use crate::evaluate::evaluate;
use crate::weights::{Weights, home};

/// The place of a piece on a cell that it never comes to.
const NOWHERE: u32 = u32::MAX;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Inputs {
    points: usize,
    kinds: usize,
    groups: usize,
    /// By kind and cell, from the piece's own side: its place among all of these, or [`NOWHERE`].
    places: Vec<u32>,
    count: usize,
    /// By cell: how Black sees it.
    seen: Vec<u16>,
    pub(super) of: Vec<(KindId, Cell)>,
    /// What tells the game from others.
    pub(super) print: u64,
}

impl Inputs {
    pub(super) fn new(variant: &Variant) -> Self {
        let (points, kinds) = (variant.points(), variant.kinds.len());
        let start = rules::start(variant).ok();
        let mut places = vec![NOWHERE; kinds * points];
        let mut of = Vec::new();
        for kind in variant.all_kind_ids() {
            for cell in home(variant, start.as_ref(), Piece::new(kind, Side::White)).iter() {
                places[kind.index() * points + cell.index()] = u32::try_from(of.len()).unwrap_or(NOWHERE);
                of.push((kind, cell));
            }
        }
        let seen = (0..points).map(|index| variant.board.grid.mirrored(Cell::new(index), variant.board.mirror));
        let seen = seen.map(|cell| u16::try_from(cell.index()).unwrap_or(0)).collect();
        let print = print(variant, &of);
        Self { points, kinds, groups: variant.groups, places, count: of.len(), seen, of, print }
    }

    pub(super) fn len(&self) -> usize {
        2 * self.half()
    }

    /// How many of them are of one side; those of the other follow in the same order.
    pub(super) fn half(&self) -> usize {
        self.count + self.kinds + self.groups
    }

    #[inline]
    pub(super) fn place(&self, piece: Piece, cell: Cell) -> Option<usize> {
        let cell = if piece.side() == Side::White { cell.index() } else { usize::from(self.seen[cell.index()]) };
        let place = self.places[piece.kind().index() * self.points + cell];
        (place != NOWHERE).then_some(place as usize)
    }

    #[inline]
    pub(super) fn held(&self, kind: KindId) -> usize {
        self.count + kind.index()
    }

    pub(super) fn frozen(&self, group: usize) -> usize {
        self.count + self.kinds + group
    }

    /// What one of a side's places is as one of the two sides sees it.
    #[inline]
    pub(super) fn seen_by(&self, viewer: Side, owner: Side, place: usize) -> usize {
        if viewer == owner { place } else { self.half() + place }
    }

    /// Shows `each` the places of a position: whose, which, how often.
    pub(super) fn each(&self, position: &Position, mut each: impl FnMut(Side, usize, u8)) {
        for side in Side::BOTH {
            let placed = position.pieces(side).iter().filter_map(|cell| self.place(position.at(cell), cell));
            placed.for_each(|place| each(side, place, 1));
            for kind in position.reserves().kinds(Reserve::of(side)) {
                each(side, self.held(kind), position.reserves().count(Reserve::of(side), kind));
            }
            (1..self.groups).filter(|&group| !position.is_thawed(side, group)).for_each(|group| each(side, self.frozen(group), 1));
        }
    }
}

/// A number that another game has not, whatever the two are called: of the board, the array, the kinds and where they go.
fn print(variant: &Variant, of: &[(KindId, Cell)]) -> u64 {
    let mut hasher = SipHasher13::new();
    let number = |hasher: &mut SipHasher13, number: usize| hasher.write(&(number as u64).to_le_bytes());
    hasher.write(variant.start.as_bytes());
    number(&mut hasher, usize::from(variant.board.grid.files()));
    number(&mut hasher, variant.points());
    number(&mut hasher, variant.groups);
    variant.kinds.iter().skip(1).for_each(|kind| hasher.write(kind.text(Side::White).as_bytes()));
    for &(kind, cell) in of {
        number(&mut hasher, kind.index() << 16 | cell.index());
        for side in Side::BOTH {
            let ends: CellSet = steps(variant, Piece::new(kind, side), cell).collect();
            ends.iter().for_each(|end| number(&mut hasher, end.index()));
        }
    }
    hasher.finish()
}

/// A position and what came of it, as the side to move sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct Studied {
    /// The inputs, one that counts twice twice.
    pub(super) inputs: Box<[u32]>,
    /// How many pieces are on the board.
    pub pieces: i32,
    /// What is derived, in centipawns.
    pub(super) derived: f32,
    /// What a search found, in centipawns.
    pub(super) score: f32,
    /// What the game came to: 1, ½ or 0.
    pub(super) result: f32,
}

/// Makes positions of a game into what its networks learn from.
#[derive(Debug)]
pub struct NetworkReader<'a> {
    variant: &'a Variant,
    weights: Weights,
    inputs: Inputs,
}

impl<'a> NetworkReader<'a> {
    /// A reader for a game.
    pub fn new(variant: &'a Variant) -> Self {
        Self { variant, weights: Weights::new(variant), inputs: Inputs::new(variant) }
    }

    /// A position, what a search found it to be worth to the side to move, in centipawns, and what that side got in the end: 1, ½ or 0.
    pub fn read(&self, position: &Position, score: i32, result: f32) -> Studied {
        let mut inputs = Vec::new();
        self.inputs.each(position, |side, place, times| {
            let input = self.inputs.seen_by(position.side(), side, place);
            inputs.extend((0..times).map(|_| u32::try_from(input).unwrap_or(0)));
        });
        let pieces = Side::BOTH.iter().map(|&side| position.pieces(side).len()).sum::<usize>();
        #[expect(clippy::cast_precision_loss, reason = "centipawns are small")]
        let (derived, score) = (evaluate(position, self.variant, &self.weights) as f32, score as f32);
        Studied { inputs: inputs.into(), pieces: i32::try_from(pieces).unwrap_or(i32::MAX), derived, score, result }
    }
}
