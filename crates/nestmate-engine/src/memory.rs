//! What the engine keeps from one search of a game to the next.

use std::sync::Arc;

use nestmate_core::position::Position;
use nestmate_core::variant::{Side, Variant};

use super::history::History;
use super::net::Network;
use super::skill::Skill;
use super::table::TranspositionTable;
use super::weights::{TRUSTED, Weights};

/// A board with this part of the first pieces is nearly bare.
const BARE: i32 = 8;

/// What the engine keeps from one search of a game to the next: what its pieces are worth, positions searched before, and which moves
/// did well. It is good for the variant that it was made for alone.
#[derive(Debug)]
pub struct Memory {
    pub(super) weights: Weights,
    pub(super) derived: Weights,
    /// With so few pieces or fewer the board is nearly bare.
    bare: usize,
    pub(super) table: TranspositionTable,
    pub(super) histories: Vec<History>,
}

impl Memory {
    /// The size of the transposition table where nothing is said, in MiB.
    pub const DEFAULT_MIB: usize = 64;

    /// An empty memory for games of a variant, with a transposition table of at most `mib` MiB, at least one; the first search makes it.
    #[must_use]
    pub fn new(variant: &Variant, mib: usize) -> Self {
        Self::with(variant, mib, None)
    }

    /// The same with a network.
    #[must_use]
    pub fn with(variant: &Variant, mib: usize, network: Option<Arc<Network>>) -> Self {
        let derived = Weights::new(variant);
        let weights = match network {
            None => derived.clone(),
            Some(network) => derived.clone().learnt(variant, network, TRUSTED),
        };
        let bare = usize::try_from(derived.full_pieces / BARE).unwrap_or_default();
        Self { weights, derived, bare, table: TranspositionTable::new(mib), histories: Vec::new() }
    }

    /// What a position and those that follow are judged by at full strength: on a nearly bare board what was derived, since hardly any of
    /// the games that were learnt from went so far.
    pub(super) fn judging(&self, position: &Position) -> &Weights {
        if self.is_bare(position) { &self.derived } else { &self.weights }
    }

    /// What a player of a skill takes for true before errors: what was derived, with a part of what was learnt.
    pub(super) fn known_to(&self, variant: &Variant, skill: Skill, position: &Position) -> Weights {
        #[expect(clippy::cast_possible_truncation, clippy::cast_precision_loss, reason = "from 0 to that")]
        let trust = (skill.learnt() * TRUSTED as f32) as i32;
        let network = self.weights.network.clone().filter(|_| trust > 0 && !self.is_bare(position));
        match network {
            None => self.derived.clone(),
            Some(network) => self.derived.clone().learnt(variant, network, trust),
        }
    }

    pub(super) fn is_bare(&self, position: &Position) -> bool {
        Side::BOTH.iter().map(|&side| position.pieces(side).len()).sum::<usize>() <= self.bare
    }

    /// How large a table of `mib` MiB would come out just now: smaller where the machine has no memory for it. `held` MiB are counted as
    /// free, those of a table that it takes the place of.
    #[must_use]
    pub fn fitting(mib: usize, held: usize) -> usize {
        let mut table = TranspositionTable::new(mib.max(1).saturating_sub(held));
        table.prepare();
        mib.min(table.mib() + held).max(1)
    }

    /// Forgets all searches, for a new game.
    pub fn clear(&mut self) {
        self.table.clear();
        self.histories.clear();
    }
}
