//! A game that came with a record and is none of the library's, or is one of them by other rules.

use std::sync::Arc;

use nestmate_core::game::Game;
use nestmate_core::variant::{Library, Variant};

use super::catalogue::free_id;
use super::opening::{OpenedGame, ReadContext};
use super::records::{record_of, replay};
use crate::storage::Player;

#[derive(Clone, Debug)]
pub struct Newcomer {
    /// The game of the library that has its id or its name.
    pub known: Option<String>,
    /// The name under which it can be kept.
    pub name: String,
    /// Its id and its definition file then, and what was read as a game of it, where that is another game than the record's.
    pub(in crate::app) id: String,
    pub(in crate::app) definition: String,
    pub(in crate::app) anew: Option<Game>,
    /// Whether it is to be kept among the user's games, once that is known.
    pub(in crate::app) keeps: bool,
}

impl Newcomer {
    fn of(game: &Game, players: [Player; 2], ReadContext { library, variant }: &ReadContext) -> Option<Self> {
        let own = game.variant();
        let is_known = |known: &Variant| known.id == own.id && known.definition == own.definition;
        if is_known(variant) || library.agrees(&own.definition) == Some(true) {
            return None;
        }
        let has_name = |name: &str| library.all_games().any(|known| known.1 == name);
        let known = library.name_of(&own.id).or_else(|| has_name(&own.name).then_some(own.name.as_str())).map(str::to_owned);
        let names = std::iter::once(own.name.clone()).chain((2..).map(|number| format!("{} {number}", own.name)));
        let name = names.into_iter().find(|name| !has_name(name))?;
        let id = if library.name_of(&own.id).is_none() { own.id.clone() } else { free_id(library, &name) };
        if (id.as_str(), &name) == (&own.id, &own.name) {
            return Some(Self { known, name, id, definition: own.definition.clone(), anew: None, keeps: false });
        }
        let definition = Library::renamed(&own.definition, &id, &name)?;
        let mut record = record_of(game, players);
        (record.game, record.definition) = (id.clone(), definition.clone());
        let anew = Some(replay(&record, &name, "", "").ok()?);
        Some(Self { known, name, id, definition, anew, keeps: false })
    }
}

impl OpenedGame {
    /// The same, telling what is new about its game.
    pub(super) fn introduced(self, known: &ReadContext) -> Self {
        let newcomer = Newcomer::of(&self.game, self.players, known).map(Box::new);
        Self { newcomer, ..self }
    }

    /// The same, decided: its game is kept, or only played.
    pub fn decided(mut self, keeps: bool) -> Self {
        self.newcomer = self.newcomer.filter(|_| keeps);
        self.newcomer.iter_mut().for_each(|newcomer| newcomer.keeps = true);
        self
    }

    pub fn variant(&self) -> &Arc<Variant> {
        self.game.variant()
    }
}
