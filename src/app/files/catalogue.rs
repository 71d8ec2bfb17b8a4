//! The games there are: definition files taken in, and taken in anew when they change on disk, the one that is being written,
//! positions kept as the arrays of games of one's own, and games that come with records.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use nestmate_core::game::Game;
use nestmate_core::plain::one_line;
use nestmate_core::rules::start;
use nestmate_core::variant::{Library, Source, Variant};
use nestmate_engine::task::Wake;
use nestmate_text::words::{Told, told};

use crate::app::effect::Effects;
use crate::app::files::document::free_beside;
use crate::app::files::opening::{OpenedGame, ReadContext};
use crate::app::files::records::{record_of, replay};
use crate::saying::Saying;
use crate::storage::{KeptDraft, Player, Watch};

pub(in crate::app) struct GameCatalogue {
    pub(in crate::app) library: Library,
    watch: Watch,
    /// The definition that was being written in the workbench last, if it was changed there.
    pub(in crate::app) draft: Option<String>,
    /// Newest first.
    pub(in crate::app) drafts: Vec<KeptDraft>,
    folder: Option<PathBuf>,
}

impl GameCatalogue {
    pub(in crate::app) fn new(library: Library) -> Self {
        Self { library, watch: Watch::default(), draft: None, drafts: Vec::new(), folder: None }
    }

    /// Keeps what is being written in the workbench; true if that is something else than before.
    pub(in crate::app) fn set_draft(&mut self, draft: Option<String>) -> bool {
        let changed = self.draft != draft;
        self.draft = draft;
        changed
    }

    pub(in crate::app) fn shelve(&mut self, text: String) {
        self.drafts.retain(|known| known.text != text);
        self.drafts.insert(0, KeptDraft::new(text));
    }

    /// Begins to watch the folder of the user's games, and all files that games came from.
    pub(in crate::app) fn follow(&mut self, folder: PathBuf, wake: Wake) {
        self.watch = Watch::new(move || wake());
        self.library.files().map(Path::new).filter(|file| file.is_file()).for_each(|file| self.watch.file(file));
        self.watch.folder(&folder);
        self.folder = Some(folder);
    }

    /// Takes in the games of a file, and those that it will have when it changes. The file, if it is one.
    pub(in crate::app) fn take_in(&mut self, source: Source) -> Option<PathBuf> {
        let path = Some(PathBuf::from(&source.name)).filter(|path| path.is_file());
        if let Some(path) = &path {
            self.watch.file(path);
        }
        self.library.replace(source);
        path
    }

    /// Takes in definition files that have changed on disk. The game on the board goes on by the definition that it began with.
    pub(in crate::app) fn poll(&mut self) -> Effects {
        let mut effects = Effects::none();
        for looked in self.watch.poll() {
            let source = match looked {
                Ok(source) => source,
                Err(fault) => {
                    effects = effects.then(Effects::fault(&fault));
                    continue;
                }
            };
            let name = source.name.clone();
            if self.library.text_of(&name) == Some(source.text.as_str()) {
                continue;
            }
            self.library.replace(source);
            let first = self.library.reports_of(&name).next().cloned();
            effects = effects.then(match first {
                None => {
                    let file = Path::new(&name).file_name().unwrap_or_default().to_string_lossy().into_owned();
                    Effects::info(told!("file-changed", name = file.as_str()))
                }
                Some(problem) => Effects::fail(told!("file-changed-badly", problem = problem.said())),
            });
        }
        effects
    }

    /// Takes in a game that came with a record. The file that it is to be written to, with its text.
    pub(in crate::app) fn adopt(&mut self, newcomer: &Newcomer) -> Result<(PathBuf, String), Effects> {
        let path = self.file_for(&newcomer.id)?;
        self.library.add(Source::new(path.display().to_string(), newcomer.definition.as_str()));
        Ok((path, newcomer.definition.clone()))
    }

    /// A file among the user's games, named for a game, that is not there yet.
    fn file_for(&self, id: &str) -> Result<PathBuf, Effects> {
        let Some(folder) = &self.folder else { return Err(Effects::refuse(told!("array-no-folder"))) };
        let path = folder.join(format!("{id}.ron"));
        Ok(if path.exists() { free_beside(&path, "ron".as_ref()) } else { path })
    }

    /// Takes in a game like `variant` with a start position of the user's own. The file that it is to be written to, with its text.
    pub(in crate::app) fn take_array(&mut self, variant: &Variant, name: &str, start_text: &str) -> Result<(PathBuf, String), Effects> {
        let (id, text) = definition(&self.library, variant, one_line(name).trim(), start_text).map_err(Effects::refuse)?;
        let path = self.file_for(&id)?;
        let mut library = self.library.clone();
        library.add(Source::new(path.display().to_string(), text.as_str()));
        if let Err(why) = library.get(&id).map_err(Saying::told).and_then(|variant| start(&variant).map_err(Saying::told)) {
            return Err(Effects::fail(told!("array-refused", why = why.to_string())));
        }
        self.library = library;
        Ok((path, text))
    }
}

const LONGEST_NAME: usize = 80;

/// The id and the definition file of a game like `variant` that has this name and start position.
///
/// # Errors
/// A sentence that says why there can be no such game.
fn definition(library: &Library, variant: &Variant, name: &str, start: &str) -> Result<(String, String), Told> {
    if name.is_empty() {
        return Err(told!("array-no-name"));
    }
    if name.chars().count() > LONGEST_NAME {
        return Err(told!("array-long-name", most = LONGEST_NAME));
    }
    if library.all_games().any(|game| game.1 == name) {
        let name = name.to_owned();
        return Err(told!("array-name-taken", name = name.as_str()));
    }
    let id = free_id(library, name);
    // The game on the board may have come with a record, and be none of the library's.
    let mut own = library.clone();
    if library.definition(&variant.id).as_ref() != Some(&variant.definition) {
        own.add(Source::new(variant.name.as_str(), variant.definition.as_str()));
    }
    let text = own.with_array(&variant.id, &id, name, start);
    text.map(|text| (id, text)).ok_or_else(|| told!("array-unknown"))
}

/// An id for a game of this name that no other has.
fn free_id(library: &Library, name: &str) -> String {
    let slug = slug(name);
    let ids = std::iter::once(slug.clone()).chain((2..).map(|number| format!("{slug}-{number}")));
    ids.into_iter().find(|id| library.name_of(id).is_none()).unwrap_or(slug)
}

fn slug(name: &str) -> String {
    let plain = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' };
    let words: String = name.chars().map(plain).collect();
    let words: Vec<&str> = words.split('-').filter(|word| !word.is_empty()).collect();
    let slug = words.join("-");
    if slug.starts_with(|c: char| c.is_ascii_lowercase()) { slug } else { format!("array-{slug}").trim_end_matches('-').to_owned() }
}

/// A game that came with a record and is none of the library's, or is one of them by other rules.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_made_of_names() {
        for (name, id) in [("My Array", "my-array"), ("960 — №1", "array-960-1"), ("ß", "array"), ("a--B", "a-b")] {
            assert_eq!(slug(name), id);
        }
    }

    /// It has one start, even if the other game draws its starts by lot.
    #[test]
    fn an_array_of_a_drawn_game_is_not_drawn() {
        let mut library = crate::shipped::library();
        let variant = library.get("chess960").expect("shipped");
        let start = "bb1k1rqr/pppppppp/8/8/8/8/PPPPPPPP/BB1K1RQR w - d1,d8,h1,h8 - 0 1";
        let (id, text) = definition(&library, &variant, "Mine", start).expect("a definition");
        library.add(Source::new(id.as_str(), text));
        let own = library.get(&id).expect("it compiles");
        assert!(own.shuffle.is_none() && own.start == start && !own.castlings[0].is_empty());
    }

    #[test]
    fn an_array_of_ones_own_is_a_game_of_the_library() {
        let mut library = crate::shipped::library();
        let ids: Vec<String> = library.games().map(|(id, _)| id.to_owned()).collect();
        for base in ids {
            let variant = library.get(&base).expect("shipped");
            let name = format!("Mine of {base}");
            let (id, text) = definition(&library, &variant, &name, &variant.start).expect("a definition");
            library.add(Source::new(id.as_str(), text));
            assert!(library.reports().is_empty(), "{base}: {:?}", library.reports().first());
            let own = library.get(&id).expect("it compiles");
            assert_eq!((own.name.as_str(), &own.start), (name.as_str(), &variant.start));
            assert!(definition(&library, &variant, &name, &variant.start).is_err(), "the name is taken");
            // And an array of that.
            let (again, text) = definition(&library, &own, "Once more", &own.start).expect("a definition");
            let mut other = crate::shipped::library();
            other.add(Source::new(again.as_str(), text));
            assert!(other.get(&again).is_ok(), "it needs no file of the user's");
        }
    }
}
