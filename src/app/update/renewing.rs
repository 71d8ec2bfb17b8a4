//! The game on the board goes on by its rules as they are now.

use nestmate_core::game::Game;
use nestmate_core::position::{Draft, Position, TextError};
use nestmate_core::rules::parse_position;
use nestmate_core::variant::{HouseRules, Library, Source, Variant};
use nestmate_text::words::told;

use crate::app::app::App;
use crate::app::effect::{Begin, Effect, Effects};
use crate::app::files::records::{record_of, replay};
use crate::app::new_game::{Handicap, NewGame};
use crate::saying::Saying;

impl App {
    /// Whether the rules of the game on the board have changed since it began.
    pub fn has_newer_rules(&self) -> bool {
        let plays = self.learning().is_none() && self.trial().is_none() && self.editor().is_none();
        let variant = self.variant();
        plays && self.library().definition(&variant.id).is_some_and(|now| now != variant.definition)
    }

    /// Plays the game anew by its rules as they are now, or goes on from its position alone where they do not allow its moves.
    pub(super) fn renew_rules(&mut self) -> Effects {
        let (game, setup) = (&self.table.game, &self.table.setup);
        let old = game.variant();
        let house = agreed(old);
        let variant = match self.library().get_with(&old.id, &house) {
            Ok(variant) => variant,
            Err(why) => return Effects::fail(told!("rules-not-renewed", why = why.said())),
        };
        let mut record = record_of(game, setup.players);
        record.definition.clone_from(&variant.definition);
        record.house = house;
        let (game, said) = match replay(&record, &variant.name, "", "") {
            Ok(game) => (game, told!("rules-renewed")),
            Err(report) => match carried(game.position(), old, &variant) {
                Ok(position) => {
                    let why = report.fault.words().message;
                    (Game::new(variant, position), told!("rules-renewed-position", why = why.as_str()))
                }
                Err(why) => return Effects::fail(told!("rules-not-renewed", why = why.said())),
            },
        };
        let setup = NewGame { handicap: Handicap::default(), start: None, ..setup.clone() };
        Effects::from(Effect::Seat { game: Box::new(game), setup: Box::new(setup), begin: Begin::Waiting }).then(Effects::info(said))
    }
}

/// The rules of the house where they differ from what the game's own definition says: what the definition says may have changed.
fn agreed(game: &Variant) -> HouseRules {
    let mut house = HouseRules::of(game);
    let mut library = Library::default();
    library.add(Source::new("", game.definition.as_str()));
    if let Ok(plain) = library.get(&game.id) {
        let own = HouseRules::of(&plain);
        house.switches.retain(|switch| !own.switches.contains(switch));
        house.repetition = house.repetition.filter(|_| house.repetition != own.repetition);
        house.no_progress = house.no_progress.filter(|_| house.no_progress != own.no_progress);
    }
    house
}

/// A position by the rules as they are now. What could be captured in passing, and then which pieces have not moved, is forgotten where
/// they do not allow it.
fn carried(position: &Position, old: &Variant, variant: &Variant) -> Result<Position, TextError> {
    let mut draft = Draft::of(position);
    parse_position(variant, &position.text(old)).or_else(|why| {
        draft.set_passing(old, None);
        parse_position(variant, &draft.text(old)).or_else(|_| {
            draft.first_moves(old).into_iter().for_each(|cell| draft.set_unmoved(old, cell, false));
            parse_position(variant, &draft.text(old)).map_err(|_| why)
        })
    })
}
