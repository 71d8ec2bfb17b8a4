//! What has been learnt of a game from play: a small network whose answer is added to the evaluation that is derived.
//!
//! Its first layer is a sum of one row for each piece, kept up to date move by move for both sides' views. The rest is one sum over what
//! both views come to (Yu Nasu's efficiently updatable network, 2018). Beside it stands a plain value for each piece on each cell, full
//! board and emptied one apart, as the derived evaluation has it. All is in integers, so that the same position is worth the same on every machine.

mod file;
mod inputs;
mod layer;
mod train;

pub use file::NetworkFault;
pub use inputs::{NetworkReader, Studied};
pub use train::{FittedNetwork, Training, train};

use nestmate_core::geometry::Cell;
use nestmate_core::position::Position;
use nestmate_core::variant::{KindId, Piece, Side, Variant};

use super::weights::Pair;
use inputs::Inputs;

/// The width of the first layer, for each view.
const WIDTH: usize = 32;

/// Networks for the opening, the middle and the end: by how many pieces are left.
const PHASES: usize = 4;

/// What stands for 1 in the first layer.
const ONE: i16 = 256;

/// What stands for a centipawn in the last layer.
const CENTIPAWN: i32 = 16;

type NetworkRow = [i8; WIDTH];

/// The sums of the first layer, in White's and Black's view.
pub(super) type ViewSums = [[i16; WIDTH]; 2];

/// A network of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Network {
    inputs: Inputs,
    /// By input.
    rows: Vec<NetworkRow>,
    start: [i16; WIDTH],
    /// By phase: what counts of the view of the side to move, then of the other.
    last: [[i16; 2 * WIDTH]; PHASES],
    /// By phase, in the last layer's unit times [`ONE`].
    bias: [i32; PHASES],
    /// By place of a piece of one's own: centipawns on the full board and on the emptied one.
    values: Vec<[i16; 2]>,
    full_pieces: i32,
}

impl Network {
    pub(super) fn start(&self) -> ViewSums {
        [self.start; 2]
    }

    #[cfg(test)]
    fn sums(&self, position: &Position) -> ViewSums {
        let mut sums = self.start();
        self.inputs.each(position, |side, place, times| {
            if place < self.inputs.frozen(0) {
                self.add(&mut sums, side, place, i32::from(times));
            }
        });
        sums
    }

    /// Takes in that a piece has come to a cell, or left it if `times` is −1.
    #[inline]
    pub(super) fn count(&self, sums: &mut ViewSums, piece: Piece, cell: Cell, times: i32) {
        if let Some(place) = self.inputs.place(piece, cell) {
            self.add(sums, piece.side(), place, times);
        }
    }

    /// Takes in that a side holds so many pieces of a kind more.
    pub(super) fn count_held(&self, sums: &mut ViewSums, side: Side, kind: KindId, times: i32) {
        self.add(sums, side, self.inputs.held(kind), times);
    }

    #[inline]
    fn add(&self, sums: &mut ViewSums, owner: Side, place: usize, times: i32) {
        #[expect(clippy::cast_possible_truncation, reason = "a number of pieces")]
        let times = times as i16;
        for viewer in Side::BOTH {
            let row = &self.rows[self.inputs.seen_by(viewer, owner, place)];
            for (sum, &part) in sums[viewer.index()].iter_mut().zip(row) {
                *sum = sum.wrapping_add(times.wrapping_mul(i16::from(part)));
            }
        }
    }

    /// What is to be added to the derived evaluation, as the side to move sees it, in centipawns. `pieces` are those on the board.
    pub(super) fn answer(&self, sums: &ViewSums, position: &Position, variant: &Variant, pieces: i32) -> i32 {
        let side = position.side();
        let mut sums = *sums;
        for owner in Side::BOTH.into_iter().filter(|&owner| !position.all_thawed(owner, variant)) {
            let frozen = (1..variant.groups).filter(|&group| !position.is_thawed(owner, group));
            frozen.for_each(|group| self.add(&mut sums, owner, self.inputs.frozen(group), 1));
        }
        let phase = phase(pieces, self.full_pieces);
        let (own, other) = self.last[phase].split_at(WIDTH);
        let lit = |sums: &[i16; WIDTH], last: &[i16]| -> i32 {
            sums.iter().zip(last).map(|(&sum, &weight)| i32::from(sum.clamp(0, ONE)) * i32::from(weight)).sum()
        };
        let sum = self.bias[phase] + lit(&sums[side.index()], own) + lit(&sums[side.other().index()], other);
        sum / (i32::from(ONE) * CENTIPAWN)
    }

    pub(super) fn value(&self, piece: Piece, cell: Cell) -> Pair {
        self.inputs.place(piece, cell).map_or(Pair::default(), |place| self.pair(place))
    }

    pub(super) fn value_held(&self, kind: KindId) -> Pair {
        self.pair(self.inputs.held(kind))
    }

    fn pair(&self, place: usize) -> Pair {
        let [full, thin] = self.values[place];
        Pair { full: i32::from(full), thin: i32::from(thin) }
    }
}

/// Which of the last layers counts with so many pieces.
fn phase(pieces: i32, full_pieces: i32) -> usize {
    let phases = i32::try_from(PHASES).unwrap_or(1);
    usize::try_from(pieces * phases / (full_pieces + 1)).unwrap_or(0).min(PHASES - 1)
}

#[cfg(test)]
mod tests;
