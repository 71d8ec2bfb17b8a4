//! Known games that the program ships beside its own, each in a file of its own: read when one is first asked for.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use super::{LibraryEntry, Source, parse, scan};

/// The known games, in the order of their ids.
#[derive(Debug, Default)]
pub(super) struct KnownGames {
    /// The games of the program's own, which these may be based on.
    own: Vec<LibraryEntry>,
    games: Vec<KnownGame>,
}

#[derive(Debug)]
struct KnownGame {
    id: String,
    text: Cow<'static, str>,
    entry: OnceLock<Option<LibraryEntry>>,
}

impl KnownGames {
    pub(super) fn new(own: &[LibraryEntry], texts: BTreeMap<String, Cow<'static, str>>) -> Self {
        let games = texts.into_iter().map(|(id, text)| KnownGame { id, text, entry: OnceLock::new() }).collect();
        Self { own: own.to_vec(), games }
    }

    /// All of them, in the order of their ids.
    pub(super) fn entries(&self) -> impl Iterator<Item = &LibraryEntry> {
        self.games.iter().filter_map(|game| self.read(game))
    }

    pub(super) fn entry(&self, id: &str) -> Option<&LibraryEntry> {
        let at = self.games.binary_search_by_key(&id, |game| &game.id).ok()?;
        self.read(&self.games[at])
    }

    fn read<'a>(&'a self, game: &'a KnownGame) -> Option<&'a LibraryEntry> {
        game.entry.get_or_init(|| self.parsed(game)).as_ref()
    }

    /// The game as its file has it. What is wrong with it is found when it is compiled.
    fn parsed(&self, game: &KnownGame) -> Option<LibraryEntry> {
        let root = scan(&game.text);
        let node = root.entries().next()?;
        let told = |error: &ron::error::SpannedError| tracing::warn!("the game {}: {error}", game.id);
        let def = parse(&game.text[node.span.clone()]).inspect_err(told).ok().filter(|def| def.id == game.id)?;
        let (def, origins) = match def.based_on.clone() {
            None => (def, Vec::new()),
            Some(base) => {
                let base = self.own.iter().find(|entry| entry.id == base).or_else(|| self.entry(&base))?;
                let full = def.clone().over(&base.def);
                let origins = base.handed_down(&def, &full);
                (full, origins)
            }
        };
        let source = Arc::new(Source::new(format!("{}.ron", game.id), game.text.clone()));
        // What these come to is known.
        let length = game.text.len();
        Some(LibraryEntry { shipped: true, ..LibraryEntry::new(def, source, node.span.clone(), length, origins) })
    }
}
