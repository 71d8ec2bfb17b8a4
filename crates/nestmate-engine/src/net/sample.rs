//! A position as a network learns from it.

use nestmate_core::position::Position;
use nestmate_core::variant::{Side, Variant};

use super::inputs::Inputs;
use crate::evaluate::evaluate;
use crate::weights::Weights;

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
    #[must_use]
    pub fn new(variant: &'a Variant) -> Self {
        Self { variant, weights: Weights::new(variant), inputs: Inputs::new(variant) }
    }

    /// A position, what a search found it to be worth to the side to move, in centipawns, and what that side got in the end: 1, ½ or 0.
    #[must_use]
    pub fn read(&self, position: &Position, score: i32, result: f32) -> Studied {
        let mut inputs = Vec::new();
        self.inputs.each(position, self.variant, |side, place, times| {
            let input = self.inputs.seen_by(position.side(), side, place);
            inputs.extend((0..times).map(|_| u32::try_from(input).unwrap_or(0)));
        });
        let pieces = Side::BOTH.iter().map(|&side| position.pieces(side).len()).sum::<usize>();
        #[expect(clippy::cast_precision_loss, reason = "centipawns are small")]
        let (derived, score) = (evaluate(position, self.variant, &self.weights) as f32, score as f32);
        Studied { inputs: inputs.into(), pieces: i32::try_from(pieces).unwrap_or(i32::MAX), derived, score, result }
    }
}
