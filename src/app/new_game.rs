//! What a new game is to be, and who plays it.

use crate::app::advice::strength::Strength;
use crate::app::setup::handicap::Handicap;
use crate::game::Control;
use crate::variant::HouseRules;

/// Who moves the pieces of a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Player {
    /// A person at this window.
    #[default]
    Human,
    /// The search thread.
    Computer,
}

/// What a new game is to be.
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
    /// Pieces that a side begins without.
    pub handicap: Handicap,
    /// How White's and Black's time is given.
    pub clock: [Control; 2],
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
            handicap: Handicap::default(),
            clock: [Control::None; 2],
        }
    }
}
