//! What a new game is to be, and who plays it.

use nestmate_core::game::Control;
use nestmate_core::variant::{HouseRules, Side, Variant};
use nestmate_engine::Level;

use crate::app::advice::strength::Strength;
use crate::app::engines::Guest;
use crate::app::setup::handicap::{Handicap, mirrored};

/// Who moves the pieces of a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Player {
    /// A person at this window.
    #[default]
    Human,
    /// The search thread, or an engine of somebody else.
    Computer,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewGame {
    /// The id of the game in the library.
    pub game: String,
    /// What the players agreed on, where it differs from the definition.
    pub house: HouseRules,
    /// Who plays White and Black.
    pub players: [Player; 2],
    /// How well the computer plays White and Black.
    pub strength: [Strength; 2],
    /// The engines of others that play White and Black in the computer's place.
    pub guests: [Option<Guest>; 2],
    /// Pieces that a side begins without.
    pub handicap: Handicap,
    /// How White's and Black's time is given.
    pub clock: [Control; 2],
    /// Whether the computer's level follows the user's last results.
    pub training: bool,
}

impl NewGame {
    /// A game between two people, without odds, by the rules of its definition.
    #[must_use]
    pub fn new(game: impl Into<String>) -> Self {
        Self {
            game: game.into(),
            house: HouseRules::default(),
            players: [Player::Human; 2],
            strength: [Strength::default(); 2],
            guests: [None, None],
            handicap: Handicap::default(),
            clock: [Control::None; 2],
            training: false,
        }
    }
}

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
