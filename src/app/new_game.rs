//! What a new game is to be, and who plays it.

use nestmate_core::variant::{HouseRules, Side, Variant};
use nestmate_engine::Level;

use crate::app::setup::handicap::{Handicap, mirrored};
pub use crate::storage::{NewGame, Player};

impl NewGame {
    /// The level at which our engine plays a side, if it does.
    pub(in crate::app) fn own_level(&self, side: Side) -> Option<Level> {
        let at = side.index();
        (self.players[at] == Player::Computer && self.guests[at].is_none()).then_some(self.strength[at].level)
    }

    /// The same once more with the sides swapped, for the game that is on the board; one out of a file has the choices of another one.
    pub(in crate::app) fn rematch(&self, variant: &Variant) -> Self {
        let same = self.game == variant.id;
        let Self { players: [white, black], strength: [first, second], guests: [one, two], clock: [left, right], .. } = self.clone();
        Self {
            game: variant.id.clone(),
            house: if same { self.house.clone() } else { HouseRules::default() },
            players: [black, white],
            strength: [second, first],
            guests: [two, one],
            handicap: if same { mirrored(variant, &self.handicap) } else { Handicap::default() },
            clock: [right, left],
            training: self.training,
        }
    }
}
