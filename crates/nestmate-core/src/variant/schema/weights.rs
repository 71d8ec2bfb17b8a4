//! What the engine's evaluation adds to what it derives from a definition.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::is_default;

/// Centipawns at two densities: with the pieces of the start array, and with hardly any left.
pub type Phases = (i32, i32);

/// How many skills space the levels of a game.
pub const SPACED_LEVELS: usize = 8;

/// The skill of full strength.
pub const FULL_SKILL: u16 = 1000;

/// What has been found by play about a game: corrections to its evaluation, all added to what the definition alone gives, and where its
/// levels lie.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct WeightsDef {
    /// By piece, as position text writes White's: `D`, `+D`.
    pub pieces: BTreeMap<String, PieceWeightsDef>,
    /// Danger to the royal piece, in 1/256 of what is derived.
    pub danger: i32,
    /// Pieces that could be won, in 1/256 of their worth.
    pub threats: i32,
    /// What a frozen piece loses, in 1/256 of its worth.
    pub frozen: i32,
    /// What a score of 100 is shown to people as, so that it agrees with what books say of the pieces; 0 stands for 100.
    #[serde(skip_serializing_if = "is_default")]
    pub shown: u16,
    /// The skills that space the engine's levels, in thousandths of full strength, rising: a bad day of level 1, then levels 1 to 7.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub levels: Vec<u16>,
    /// What levels 1 to 7 are worth in Elo, where that was measured against players of known strength.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub elo: Vec<u16>,
}

/// Corrections for one piece.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PieceWeightsDef {
    /// Wherever it stands, in centipawns.
    #[serde(skip_serializing_if = "is_default")]
    pub value: Phases,
    /// At the far end of the board, in centipawns; nothing at the near end and in proportion between.
    #[serde(skip_serializing_if = "is_default")]
    pub advance: Phases,
    /// In the middle of the board, in centipawns; nothing at the rim and in proportion between.
    #[serde(skip_serializing_if = "is_default")]
    pub centre: Phases,
    /// For each cell that it can go to, in 1/16 of a centipawn.
    #[serde(skip_serializing_if = "is_default")]
    pub mobility: Phases,
}

impl WeightsDef {
    /// A score of the engine's in hundredths of a Pawn, for people.
    pub fn shown(&self, centipawns: i32) -> i32 {
        centipawns.saturating_mul(self.unit()) / 100
    }

    fn unit(&self) -> i32 {
        if self.shown == 0 { 100 } else { i32::from(self.shown) }
    }

    /// What [`WeightsDef::shown`] would show as this, or as near to it as can be.
    pub fn of_shown(&self, shown: i32) -> i32 {
        let unit = self.unit();
        let size = shown.unsigned_abs().saturating_mul(100).div_ceil(unit.unsigned_abs());
        i32::try_from(size).unwrap_or(i32::MAX) * shown.signum()
    }
}
