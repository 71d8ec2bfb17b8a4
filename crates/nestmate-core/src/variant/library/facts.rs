//! What a library knows of its games without compiling them.

use super::problems::place;
use super::{Library, LibraryEntry, MAX_GAMES, MAX_REPORTS, Source, scan};
use crate::variant::fault::Fault;
use crate::variant::problem::{Report, Unplayable};
use crate::variant::schema::{Base, BoardDef, KnownAs, Look, STANDARD};
use crate::variant::warnings::{Warning, warnings};

/// What a game looks like at first sight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Family {
    /// Other games live on lattices of its board.
    Nested,
    /// Free-standing pieces on eight by eight squares.
    Squares,
    /// Tiles that point at the enemy.
    Tiles,
    /// Pieces on the crossings of lines.
    Crossings,
    /// A board of another size or shape.
    Other,
}

impl Family {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Nested, Self::Squares, Self::Tiles, Self::Crossings, Self::Other];
}

impl Library {
    /// The ids and names of the program's own games and of the user's, in the order of the files.
    pub fn games(&self) -> impl Iterator<Item = (&str, &str)> {
        let first = |at: &usize| self.entries[..*at].iter().all(|before| before.id != self.entries[*at].id);
        let latest = |at: usize| self.latest(&self.entries[at].id);
        (0..self.entries.len()).filter(first).filter_map(latest).map(|entry| (entry.id.as_str(), entry.name.as_str()))
    }

    /// The ids and names of the known games that the program ships beside its own, but for those that others stand before.
    pub fn known_games(&self) -> impl Iterator<Item = (&str, &str)> {
        let other = |id: &str| self.entries.iter().any(|entry| entry.id == id);
        self.known.entries().filter(move |entry| !other(&entry.id)).map(|entry| (entry.id.as_str(), entry.name.as_str()))
    }

    /// The ids and names of all games: [`Library::games`], then [`Library::known_games`].
    pub fn all_games(&self) -> impl Iterator<Item = (&str, &str)> {
        self.games().chain(self.known_games())
    }

    /// The name of the game of this id, if there is such a game.
    pub fn name_of(&self, id: &str) -> Option<&str> {
        self.latest(id).map(|entry| entry.name.as_str())
    }

    /// Where the game of this id comes from, in a few sentences, what it is, and who made it.
    pub fn words_about(&self, id: &str) -> [&str; 3] {
        let Some(LibraryEntry { def, .. }) = self.latest(id) else { return [""; 3] };
        [&def.history, &def.about, &def.author].map(|words| words.as_deref().unwrap_or_default())
    }

    /// What is special about the game of this id, in a few words; empty where nothing is said.
    #[must_use]
    pub fn tagline_of(&self, id: &str) -> &str {
        self.latest(id).and_then(|entry| entry.def.tagline.as_deref()).unwrap_or_default()
    }

    /// What the game of this id looks like, by its board and what its pieces stand on.
    #[must_use]
    pub fn family_of(&self, id: &str) -> Family {
        self.family(id, true)
    }

    fn family(&self, id: &str, follows: bool) -> Family {
        let Some(entry) = self.latest(id) else { return Family::Other };
        let def = &entry.def;
        let inner = || def.inner.iter().flatten();
        if inner().any(|inner| inner.scale > 1) {
            return Family::Nested;
        }
        // A game that lies on the whole board has the look of the board.
        if let Some(inner) = inner().next().filter(|_| follows) {
            return self.family(&inner.game, false);
        }
        let board = def.board.clone().unwrap_or_default();
        if board.look == Some(Look::Crossings) {
            Family::Crossings
        } else if def.layers.iter().flatten().any(|layer| layer.base == Base::Tile) {
            Family::Tiles
        } else if board.size() == (8, 8) && board.cells.is_none() && board.wrap.is_none() {
            Family::Squares
        } else {
            Family::Other
        }
    }

    /// How many files and ranks the game of this id has.
    pub fn size_of(&self, id: &str) -> Option<(u8, u8)> {
        self.latest(id)?.def.board.as_ref().map(BoardDef::size)
    }

    /// What running text calls the game of this id.
    pub fn in_text<'a>(&'a self, id: &'a str) -> &'a str {
        let known = self.latest(id);
        known.map_or(id, |entry| entry.def.in_text.as_deref().unwrap_or(&entry.name))
    }

    /// Whether other games live on lattices of the game of this id.
    pub fn hides_games(&self, id: &str) -> bool {
        self.latest(id).is_some_and(|entry| entry.def.inner.iter().flatten().next().is_some())
    }

    /// What other programs call the game of this id.
    pub fn known_as(&self, id: &str) -> KnownAs {
        self.latest(id).and_then(|entry| entry.def.known_as.clone()).unwrap_or_default()
    }

    /// The id of the game that files mean which name none.
    pub fn standard(&self) -> Option<&str> {
        self.called(STANDARD)
    }

    /// The id of the game that files or programs of others call so.
    pub fn called(&self, name: &str) -> Option<&str> {
        // Lichess calls a game so that begins from another position.
        let name = if name.eq_ignore_ascii_case("From Position") { STANDARD } else { name };
        let is_called = |known: &KnownAs| {
            let uci = known.uci.as_ref().filter(|_| known.uci_option.is_none());
            [known.pgn.as_ref(), uci, known.xboard.as_ref()].into_iter().flatten().any(|known| known.eq_ignore_ascii_case(name))
        };
        let names = |id: &str| self.latest(id).and_then(|entry| entry.def.known_as.as_ref());
        self.all_games().map(|(id, _)| id).find(|id| names(id).is_some_and(is_called))
    }

    /// The ids of the games of which others write positions and moves, those first that files of games name.
    pub fn written_by_others(&self) -> impl Iterator<Item = &str> {
        let known = || self.all_games().map(|(id, _)| (id, self.known_as(id))).filter(|(_, known)| known.notation.is_some());
        let those = move |named: bool| known().filter(move |(_, known)| known.pgn.is_some() == named).map(|known| known.0);
        those(true).chain(those(false))
    }

    /// The ids of the games that came from the file of the user's own of this name.
    pub fn games_of<'a>(&'a self, file: &'a str) -> impl Iterator<Item = &'a str> {
        self.entries.iter().filter(move |entry| !entry.shipped && entry.source.name == file).map(|entry| entry.id.as_str())
    }

    /// The names of the files of the user's own that have been read, whatever is in them.
    pub fn files(&self) -> impl Iterator<Item = &str> {
        self.files.iter().map(|file| file.name.as_str())
    }

    /// The file of the user's own that a game came from, if it did.
    pub fn source_of(&self, id: &str) -> Option<&Source> {
        self.latest(id).filter(|entry| !entry.shipped).map(|entry| &*entry.source)
    }

    /// Whether the game of this id is one that the program ships, in whose place nothing of the user's stands.
    pub fn ships(&self, id: &str) -> bool {
        self.latest(id).is_some_and(|entry| entry.shipped)
    }

    /// The text of the user's own file of this name as it was read last, whatever is wrong with it.
    pub fn text_of(&self, file: &str) -> Option<&str> {
        self.files.iter().find(|known| known.name == file).map(|known| known.text.as_str())
    }

    /// The id of the game that a field of the game of this id comes from, if it is not its own.
    pub fn origin(&self, id: &str, field: &str) -> Option<&str> {
        self.latest(id)?.origin(field)
    }

    /// What is most likely not meant in the definition of the game of this id, if it can be played. `has_picture` says whether there is
    /// a picture of a name.
    pub fn warnings(&self, id: &str, has_picture: &dyn Fn(&str) -> bool) -> Vec<Report<Warning>> {
        let (Some(entry), Ok(variant)) = (self.latest(id), self.get(id)) else { return Vec::new() };
        let own = |path: &str| entry.origin(path).is_none();
        let found = warnings(&entry.def, &variant, has_picture).into_iter();
        let found = found.map(|(path, warning)| (place(&path, &entry.def.piece_places).unwrap_or(path), warning));
        let root = scan(&entry.source.text);
        let found = found.filter(|(path, _)| own(path));
        found.map(|(path, warning)| entry.report_in(&root, &path, warning)).collect()
    }

    /// That the start position of the game of this id cannot be set up.
    pub fn no_start<F>(&self, id: &str, why: F) -> Unplayable<F> {
        self.latest(id).map_or_else(|| Unplayable::Unknown(id.to_owned()), |entry| Unplayable::Broken(Box::new(entry.report("start", why))))
    }

    /// That the games of a file together are too much, at the game of this id, which is not looked at any more.
    pub fn too_much(&self, id: &str) -> Option<Report> {
        self.latest(id).map(|entry| entry.report("", Fault::Many { games: MAX_GAMES, problems: MAX_REPORTS }))
    }
}
