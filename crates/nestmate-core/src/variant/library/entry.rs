//! A game of a library: its definition, and what it is compiled to; and the known games that a program ships.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use super::origins::{Origins, with_origin};
use super::problems::{report, with_place};
use super::{Source, parse, scan};
use crate::variant::compile::compile;
use crate::variant::compiled::Variant;
use crate::variant::house::{HouseRules, in_force, switches};
use crate::variant::locate::TextNode;
use crate::variant::problem::{Report, Unplayable};
use crate::variant::schema::{BoardDef, EndingsDef, VariantDef, options};
use crate::variant::validate::validate;

#[derive(Clone, Debug)]
pub(super) struct LibraryEntry {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) source: Arc<Source>,
    pub(super) shipped: bool,
    pub(super) span: Range<usize>,
    pub(super) def: Arc<VariantDef>,
    /// How long its text is, with those of the games that it is based on.
    pub(super) whole: usize,
    /// The fields, and parts of fields, that come from other games, with the ids of the games that have them.
    pub(super) origins: Origins,
    /// Clones of the library share it, whichever asks first.
    pub(super) compiled: Arc<OnceLock<Result<Arc<Variant>, Unplayable>>>,
    /// The same under rules of the house, those that were asked for last.
    pub(super) housed: Housed,
}

/// What a game is under house rules.
type Housed = Arc<Mutex<Vec<(HouseRules, Arc<Variant>)>>>;

/// How many of them are kept of a game: a file of games is most often under one or two.
const MAX_HOUSED: usize = 8;

impl LibraryEntry {
    /// A game of the user's own, not compiled yet.
    pub(super) fn new(def: VariantDef, source: Arc<Source>, span: Range<usize>, whole: usize, origins: Origins) -> Self {
        Self {
            id: def.id.clone(),
            name: def.name.clone().unwrap_or_else(|| def.id.clone()),
            source,
            shipped: false,
            span,
            def: Arc::new(def),
            whole,
            origins,
            compiled: Arc::default(),
            housed: Housed::default(),
        }
    }

    /// Whether it came from this file as the file was before.
    pub(super) fn was_of(&self, source: &Arc<Source>) -> bool {
        !self.shipped && self.source.name == source.name && !Arc::ptr_eq(&self.source, source)
    }

    /// The game under rules of the house. It is compiled once for those that were asked for last.
    pub(super) fn under(&self, house: &HouseRules) -> Result<Arc<Variant>, Unplayable> {
        let kept = || self.housed.lock().unwrap_or_else(PoisonError::into_inner);
        {
            let mut kept = kept();
            if let Some(at) = kept.iter().position(|(known, _)| known == house) {
                kept[..=at].rotate_right(1);
                return Ok(Arc::clone(&kept[0].1));
            }
        }
        let variant = self.compile(house)?;
        let mut kept = kept();
        kept.truncate(MAX_HOUSED - 1);
        kept.insert(0, (house.clone(), Arc::clone(&variant)));
        Ok(variant)
    }

    pub(super) fn compile(&self, house: &HouseRules) -> Result<Arc<Variant>, Unplayable> {
        let checked = validate(&in_force(&self.def, house));
        let compiled = checked.and_then(|checked| compile(checked, switches(&self.def, house)).map_err(|problem| vec![problem]));
        match compiled {
            Ok(variant) => Ok(Arc::new(Variant { definition: self.definition(), ..variant })),
            Err(problems) => Err(problems.into_iter().next().map_or_else(
                || Unplayable::Unknown(self.id.clone()),
                |problem| {
                    let problem = with_origin(with_place(problem, &self.def.piece_places), &self.origins);
                    Unplayable::Broken(Box::new(self.report(&problem.path, problem.fault)))
                },
            )),
        }
    }

    /// A definition file of this game alone that needs no other.
    pub(super) fn definition(&self) -> String {
        let endings = self.def.endings.clone().map(EndingsDef::whole);
        let board = self.def.board.clone().map(BoardDef::whole);
        let def = VariantDef { based_on: None, board, endings, ..(*self.def).clone() };
        // What has been read can be written.
        options().to_string_pretty(&vec![def], ron::ser::PrettyConfig::new()).unwrap_or_default()
    }

    pub(super) fn report<F>(&self, path: &str, fault: F) -> Report<F> {
        self.report_in(&scan(&self.source.text), path, fault)
    }

    /// The same where the text has been scanned.
    pub(super) fn report_in<F>(&self, root: &TextNode, path: &str, fault: F) -> Report<F> {
        let node = root.entries().find(|node| node.span == self.span);
        report(&self.source, node.unwrap_or(root), &self.id, path, fault)
    }
}

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
