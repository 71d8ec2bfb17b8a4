//! What a new game is to be, and who plays it.

use crate::app::advice::strength::Strength;
use crate::app::app::App;
use crate::app::setup::handicap::{Handicap, mirrored};
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

impl App {
    /// The same game once more with the sides swapped; `None` for a game that the library does not have.
    #[must_use]
    pub fn rematch(&self) -> Option<NewGame> {
        let (setup, variant) = (self.setup(), self.variant());
        self.library().games().find(|game| game.0 == variant.id)?;
        let same = setup.game == variant.id;
        let NewGame { players: [white, black], strength: [first, second], clock: [left, right], .. } = setup.clone();
        Some(NewGame {
            game: variant.id.clone(),
            // A game out of a file has the choices of another one.
            house: if same { setup.house.clone() } else { HouseRules::default() },
            players: [black, white],
            strength: [second, first],
            handicap: if same { mirrored(variant, &setup.handicap) } else { Handicap::default() },
            clock: [right, left],
        })
    }
}
