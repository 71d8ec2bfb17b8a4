//! The games of one or more definition files: read, checked, and compiled when first asked for.
//!
//! Files are limited to 1 MiB, 200 games and 100 problems; games to 26 files, 512 cells, 63 kinds, 256 rules and 24 ways a piece. Beyond that
//! the work is counted and not timed, so that every machine refuses the same files, and each is judged in half a second and 200 MB.

mod known;
mod origins;

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use self::known::KnownGames;
pub use self::origins::Inherited;
use self::origins::{Origins, with_origin};
use super::brackets::unclosed;
use super::compile::{Variant, compile};
use super::design::{Design, by_itself};
use super::fault::{Fault, PieceFault};
use super::house::{HouseRules, in_force, in_force_ids, switches};
use super::locate::{TextNode, scan};
use super::nest::{InsideGame, KnownPiece, NestFault, NestWords, Nesting, known_pieces, nest, rule_name};
use super::problem::{Problem, Report, Unplayable};
use super::reading::options;
use super::salvage::salvage;
use super::schema::{BoardDef, EndingsDef, KnownAs, PieceDef, RuleDef, STANDARD, VariantDef, WeightsDef};
use super::validate::{hidden, too_many, validate, validate_counted};
use super::warnings::{Warning, warnings};

/// The largest definition file that is read, in bytes.
pub const MAX_FILE: usize = 1 << 20;

/// The most games in one file.
const MAX_GAMES: usize = 200;

/// The number of problems after which the rest of a file is not read.
const MAX_REPORTS: usize = 100;

/// The most rules of the house of one game.
const MAX_SWITCHES: usize = 16;

/// How much there may be to look up in the games of one file, in the units of [`validate_counted`], with each of their switches the other
/// way too.
const MAX_WORK: usize = 750_000;

/// The longest text that the games of one file come to, in bytes, with what they have from others.
const MAX_WHOLE: usize = 4 * MAX_FILE;

/// A definition file's text and the name that its problems are reported under.
#[derive(Clone, Debug)]
pub struct Source {
    /// The name that tells it from others, usually a path. People are shown what the language calls it.
    pub name: String,
    /// The text.
    pub text: String,
}

impl Source {
    /// A text of this name.
    #[must_use]
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Self {
        let text: String = text.into();
        // A mark of the encoding is none of the text.
        let text = text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text);
        Self { name: name.into(), text }
    }
}

/// The games that a program brings, and what goes with them: texts, so that they may come from anywhere.
#[derive(Clone, Debug, Default)]
pub struct Shipped {
    /// The program's own games: a list of definitions.
    pub games: Cow<'static, str>,
    /// Known games beside them, each a list of one definition, by its id. They are read when one is first asked for.
    pub known: BTreeMap<String, Cow<'static, str>>,
    /// What the evaluation of the program's own games adds to what it derives, by id: a definition's `weights`.
    pub weights: BTreeMap<String, Cow<'static, str>>,
    /// The free pieces of games that are nested anew, the royal one first: a list of a definition's `pieces`.
    pub free_pieces: Cow<'static, str>,
}

/// Games by id. Those of files taken in later stand before games of the same id from earlier ones.
#[derive(Clone, Debug, Default)]
pub struct Library {
    /// All games, also those that others stand before.
    entries: Vec<LibraryEntry>,
    reports: Vec<Report>,
    /// The files of the user's own as they were read last, whatever was wrong with them.
    files: Vec<Arc<Source>>,
    /// Known games that the program ships. All others of the same id stand before them.
    known: Arc<KnownGames>,
    /// The free pieces of games that are nested anew, the royal one first, read when a game is nested.
    free_pieces: Cow<'static, str>,
}

#[derive(Clone, Debug)]
struct LibraryEntry {
    id: String,
    name: String,
    source: Arc<Source>,
    /// Whether the program ships it.
    shipped: bool,
    span: Range<usize>,
    def: Arc<VariantDef>,
    /// How long its text is, with those of the games that it is based on.
    whole: usize,
    /// The fields, and parts of fields, that come from other games, with the ids of the games that have them.
    origins: Origins,
    compiled: OnceLock<Result<Arc<Variant>, Unplayable>>,
    /// The same under rules of the house, those that were asked for last.
    housed: Housed,
}

/// What a game is under rules of the house.
type Housed = Arc<Mutex<Vec<(HouseRules, Arc<Variant>)>>>;

/// How many of them are kept of a game: a file of games is most often under one or two.
const MAX_HOUSED: usize = 8;

/// A definition that hides two games in one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NestedText {
    /// The definition file.
    pub text: String,
    /// The rules of the games inside that have no meaning in it, each with which game it is of: 0 or 1.
    pub left_out: Vec<(usize, RuleDef)>,
}

impl NestedText {
    /// What the rules left out are called in a definition.
    #[must_use]
    pub fn left_out_names(&self) -> Vec<String> {
        self.left_out.iter().map(|(_, rule)| rule_name(rule)).collect()
    }
}

impl Library {
    /// The games that a program brings. What cannot be read of them is told in [`Library::reports`], or is not there.
    #[must_use]
    pub fn of(shipped: Shipped) -> Self {
        let mut library = Self::default();
        library.add(Source::new("variants.ron", shipped.games));
        library.files.clear();
        for entry in &mut library.entries {
            entry.shipped = true;
            if entry.def.weights.is_none() {
                Arc::make_mut(&mut entry.def).weights = shipped.weights.get(&entry.id).and_then(|text| weights(text));
            }
        }
        library.known = Arc::new(KnownGames::new(&library.entries, shipped.known));
        library.free_pieces = shipped.free_pieces;
        library
    }

    /// Takes in the games of a file; what is wrong with it is added to [`Library::reports`], what is good can be played.
    pub fn add(&mut self, source: Source) {
        self.take_in(&Arc::new(source));
    }

    fn take_in(&mut self, source: &Arc<Source>) {
        self.files.retain(|known| known.name != source.name);
        self.files.push(Arc::clone(source));
        let text = source.text.as_str();
        let report = |span, fault| Report::new(&source.name, text, span, "", fault);
        if text.len() > MAX_FILE {
            return self.reports.push(report(0..0, Fault::Large(text.len())));
        }
        let root = scan(text);
        let list = &text[root.span.clone()];
        let open = unclosed(text);
        if let Some((at, sign)) = open {
            self.reports.push(report(at..at + 1, Fault::Unclosed(sign)));
        } else if !list.starts_with('[') || !list.ends_with(']') || list.len() < 2 {
            let start = root.span.start;
            return self.reports.push(report(start..start, Fault::NoList));
        }
        let after = text[root.span.end..].lines().map(|line| line.split("//").next().unwrap_or_default().trim());
        if open.is_none() && after.clone().any(|line| !line.is_empty()) {
            let end = root.span.end;
            self.reports.push(report(end..end, Fault::AfterList));
        }
        let known = self.reports.len();
        let mut spent = Spent::default();
        for (index, node) in root.entries().enumerate() {
            if index == MAX_GAMES || self.reports.len() - known > MAX_REPORTS || spent.is_much() {
                return self.reports.push(report(node.span.clone(), Fault::Many { games: MAX_GAMES, problems: MAX_REPORTS }));
            }
            let before = self.reports.len();
            self.add_game(source, node, &mut spent);
            if open.is_some_and(|(at, _)| at < node.span.end) {
                // What else is wrong from there on comes of that.
                self.reports.truncate(before);
            }
        }
    }

    /// Takes in a file of a name that may be known already: what was wrong with it before, and games that it has no longer, are
    /// forgotten. While something is wrong with it, its games stay as they were.
    pub fn replace(&mut self, source: Source) {
        let source = Arc::new(source);
        self.reports.retain(|report| report.file != source.name);
        self.take_in(&source);
        if self.reports_of(&source.name).next().is_none() {
            self.entries.retain(|entry| !entry.was_of(&source));
        }
    }

    /// The same without a file of the user's own: neither its games nor what was wrong with it.
    #[must_use]
    pub fn without(&self, file: &str) -> Self {
        let mut library = self.clone();
        library.entries.retain(|entry| entry.shipped || entry.source.name != file);
        library.reports.retain(|report| report.file != file);
        library.files.retain(|known| known.name != file);
        library
    }

    fn add_game(&mut self, source: &Arc<Source>, node: &TextNode, spent: &mut Spent) {
        let text = &source.text[node.span.clone()];
        let Ok(def) = parse(text) else { return self.reports.extend(salvage(source, node)) };
        let mut whole = node.span.len();
        let (def, origins) = match def.based_on.clone() {
            None => (def, Vec::new()),
            Some(base) => {
                // A game that stands before the one it is based on is not to be based on what it was before.
                let entry = self.entries.iter().rfind(|entry| entry.id == base && !entry.was_of(source));
                if let Some(entry) = entry.or_else(|| self.known.entry(&base)) {
                    let missed = def.pieces_missed(&entry.def);
                    if let Some((path, letter)) = missed.into_iter().next() {
                        let known = entry.def.pieces.iter().flatten().map(|piece| piece.letter).collect();
                        let problem = Problem::new(path, PieceFault::Letter { letter, known });
                        return self.reports.push(located(source, node, &def.id, &problem));
                    }
                    whole += entry.whole;
                    let filled = def.clone().over(&entry.def);
                    let origins = entry.handed_down(&def, &filled);
                    (filled, origins)
                } else {
                    return self.reports.push(located(source, node, &def.id, &Problem::new("based_on", Fault::NoBase(base))));
                }
            }
        };
        spent.whole += whole;
        let problems = all_problems(&def, &mut spent.work);
        if !problems.is_empty() {
            let problems = problems.into_iter().map(|problem| with_origin(with_place(problem, &def.piece_places), &origins));
            return self.reports.extend(problems.map(|problem| located(source, node, &def.id, &problem)));
        }
        let entry = LibraryEntry::new(def, Arc::clone(source), node.span.clone(), whole, origins);
        let source = &entry.source;
        match self.entries.iter_mut().find(|known| known.id == entry.id && !known.shipped && known.source.name == source.name) {
            Some(known) if Arc::ptr_eq(&known.source, source) => {
                let problem = Problem::new("id", Fault::IdTaken(entry.id.clone()));
                self.reports.push(located(source, node, &entry.id, &problem));
            }
            Some(known) => *known = entry,
            None => self.entries.push(entry),
        }
    }

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
    #[must_use]
    pub fn name_of(&self, id: &str) -> Option<&str> {
        self.latest(id).map(|entry| entry.name.as_str())
    }

    /// Where the game of this id comes from, in a few sentences, and what it is.
    #[must_use]
    pub fn words_about(&self, id: &str) -> [&str; 2] {
        let told = self.latest(id).map(|entry| [entry.def.history.as_deref(), entry.def.about.as_deref()]);
        told.unwrap_or_default().map(Option::unwrap_or_default)
    }

    /// How many files and ranks the game of this id has.
    #[must_use]
    pub fn size_of(&self, id: &str) -> Option<(u8, u8)> {
        self.latest(id)?.def.board.as_ref().map(BoardDef::size)
    }

    /// What running text calls the game of this id.
    #[must_use]
    pub fn in_text<'a>(&'a self, id: &'a str) -> &'a str {
        let known = self.latest(id);
        known.map_or(id, |entry| entry.def.in_text.as_deref().unwrap_or(&entry.name))
    }

    /// Whether other games live on lattices of the game of this id.
    #[must_use]
    pub fn hides_games(&self, id: &str) -> bool {
        self.latest(id).is_some_and(|entry| entry.def.inner.iter().flatten().next().is_some())
    }

    /// What other programs call the game of this id.
    #[must_use]
    pub fn known_as(&self, id: &str) -> KnownAs {
        self.latest(id).and_then(|entry| entry.def.known_as.clone()).unwrap_or_default()
    }

    /// The id of the game that files mean which name none.
    #[must_use]
    pub fn standard(&self) -> Option<&str> {
        self.called(STANDARD)
    }

    /// The id of the game that files or programs of others call so.
    #[must_use]
    pub fn called(&self, name: &str) -> Option<&str> {
        // Lichess calls a game so that begins from another position.
        let name = if name.eq_ignore_ascii_case("From Position") { STANDARD } else { name };
        let is_called =
            |known: &KnownAs| [&known.pgn, &known.uci, &known.xboard].into_iter().flatten().any(|known| known.eq_ignore_ascii_case(name));
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
    #[must_use]
    pub fn source_of(&self, id: &str) -> Option<&Source> {
        self.latest(id).filter(|entry| !entry.shipped).map(|entry| &*entry.source)
    }

    /// Whether the game of this id is one that the program ships, in whose place nothing of the user's stands.
    #[must_use]
    pub fn ships(&self, id: &str) -> bool {
        self.latest(id).is_some_and(|entry| entry.shipped)
    }

    /// The text of the user's own file of this name as it was read last, whatever is wrong with it.
    #[must_use]
    pub fn text_of(&self, file: &str) -> Option<&str> {
        self.files.iter().find(|known| known.name == file).map(|known| known.text.as_str())
    }

    /// What was wrong with the file of this name.
    pub fn reports_of<'a>(&'a self, file: &'a str) -> impl Iterator<Item = &'a Report> {
        self.reports.iter().filter(move |report| report.file == file)
    }

    /// The corrections of the evaluation as RON text, as a definition's `weights` or a file of the shipped ones has them.
    #[must_use]
    pub fn weights_text(weights: &WeightsDef) -> String {
        let config = ron::ser::PrettyConfig::new().depth_limit(3).compact_arrays(true);
        options().to_string_pretty(weights, config).unwrap_or_default()
    }

    /// What was wrong with the files.
    #[must_use]
    pub fn reports(&self) -> &[Report] {
        &self.reports
    }

    /// The game of this id, compiled at the first call.
    ///
    /// # Errors
    /// [`Unplayable`] if there is no such game or its definition cannot be compiled.
    pub fn get(&self, id: &str) -> Result<Arc<Variant>, Unplayable> {
        let entry = self.entry(id)?;
        entry.compiled.get_or_init(|| entry.compile(&HouseRules::default())).clone()
    }

    /// The game of this id under rules of the house.
    ///
    /// # Errors
    /// As [`Library::get`].
    pub fn get_with(&self, id: &str, house: &HouseRules) -> Result<Arc<Variant>, Unplayable> {
        match self.get(id) {
            Ok(plain) if house.is_default() || HouseRules::of(&plain).are(house) => Ok(plain),
            _ => self.entry(id)?.under(house),
        }
    }

    fn entry(&self, id: &str) -> Result<&LibraryEntry, Unplayable> {
        self.latest(id).ok_or_else(|| Unplayable::Unknown(id.to_owned()))
    }

    /// The game of this id that stands before all others of it.
    fn latest(&self, id: &str) -> Option<&LibraryEntry> {
        self.entries.iter().rfind(|entry| entry.id == id).or_else(|| self.known.entry(id))
    }

    /// The id of the game that a field of the game of this id comes from, if it is not its own.
    #[must_use]
    pub fn origin(&self, id: &str, field: &str) -> Option<&str> {
        self.latest(id)?.origin(field)
    }

    /// What is most likely not meant in the definition of the game of this id, if it can be played. `has_picture` says whether there is
    /// a picture of a name.
    #[must_use]
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
    #[must_use]
    pub fn no_start<F>(&self, id: &str, why: F) -> Unplayable<F> {
        self.latest(id).map_or_else(|| Unplayable::Unknown(id.to_owned()), |entry| Unplayable::Broken(Box::new(entry.report("start", why))))
    }

    /// That the games of a file together are too much, at the game of this id, which is not looked at any more.
    #[must_use]
    pub fn too_much(&self, id: &str) -> Option<Report> {
        self.latest(id).map(|entry| entry.report("", Fault::Many { games: MAX_GAMES, problems: MAX_REPORTS }))
    }

    /// The text of a definition file of a game that differs from another in nothing but its id, its name and its start position. It is
    /// based on the other if that is one of those shipped, and else whole, so that it does not matter which file is read first.
    #[must_use]
    pub fn with_array(&self, base: &str, id: &str, name: &str, start: &str) -> Option<String> {
        let entry = self.entry(base).ok()?;
        let own = VariantDef { id: id.to_owned(), name: Some(name.to_owned()), start: Some(start.to_owned()), ..VariantDef::default() };
        let def = if entry.shipped {
            VariantDef { based_on: Some(base.to_owned()), about: entry.def.about.clone(), ..own }
        } else {
            VariantDef {
                based_on: None,
                in_text: None,
                known_as: None,
                id: own.id,
                name: own.name,
                start: own.start,
                ..(*entry.def).clone()
            }
        };
        options().to_string_pretty(&vec![def], ron::ser::PrettyConfig::new()).ok()
    }

    /// The first game of a text as a designer changes it; `None` if it cannot be read.
    #[must_use]
    pub fn design(&self, text: &str) -> Option<Design> {
        let def = first_game(text)?;
        let base = def.based_on.as_ref().and_then(|base| self.latest(base));
        let whole = base.map_or_else(|| def.clone(), |base| def.clone().over(&base.def));
        let shipped = || self.entries.iter().filter(|entry| entry.shipped).chain(self.known.entries());
        let design = Design::new(text, whole, shipped().flat_map(|entry| entry.def.pieces.iter().flatten()))?;
        let design = design.borrowing(|about| shipped().any(|entry| entry.def.about.as_deref() == Some(about)));
        Some(design.knowing(|id| self.name_of(id)))
    }

    /// The pieces of all games that the program ships, one of each name.
    #[must_use]
    pub fn known_pieces(&self) -> Vec<PieceDef> {
        let mut pieces: Vec<PieceDef> = Vec::new();
        for entry in self.entries.iter().filter(|entry| entry.shipped).chain(self.known.entries()) {
            for piece in entry.def.pieces.iter().flatten().filter_map(|piece| by_itself(piece, entry.def.pieces.as_deref()?)) {
                if pieces.iter().all(|known| known.name != piece.name) {
                    pieces.push(piece);
                }
            }
        }
        pieces.sort_by(|a, b| a.name.cmp(&b.name));
        pieces
    }

    /// A definition that hides two games in a new one, as [`nest`] does.
    ///
    /// # Errors
    /// Why they cannot be nested.
    pub fn nested(&self, first: &str, second: &str, words: &NestWords) -> Result<NestedText, NestFault> {
        let known: Vec<KnownPiece> = self
            .entries
            .iter()
            .filter(|entry| entry.shipped)
            .flat_map(|entry| known_pieces(entry.def.pieces.as_deref().unwrap_or_default()))
            .collect();
        let guest = |id: &str| -> Result<(VariantDef, Arc<Variant>), NestFault> {
            let variant = self.get(id).map_err(NestFault::Unplayable)?;
            let entry = self.entry(id).map_err(NestFault::Unplayable)?;
            Ok((in_force(&entry.def, &HouseRules::default()), variant))
        };
        let (first, second) = (guest(first)?, guest(second)?);
        let guests = [&first, &second].map(|(def, variant)| InsideGame { def, variant });
        let free: Vec<PieceDef> = options().from_str(&self.free_pieces).unwrap_or_default();
        let Nesting { def, left_out } = nest(guests, &free, &known, words)?;
        let text = options().to_string_pretty(&vec![def], ron::ser::PrettyConfig::new().depth_limit(4)).unwrap_or_default();
        Ok(NestedText { text, left_out })
    }

    /// The definition of a game with everything that it is based on filled in, as RON text.
    #[must_use]
    pub fn definition(&self, id: &str) -> Option<String> {
        self.entry(id).ok().map(LibraryEntry::definition)
    }
}

impl LibraryEntry {
    /// A game of the user's own, not compiled yet.
    fn new(def: VariantDef, source: Arc<Source>, span: Range<usize>, whole: usize, origins: Origins) -> Self {
        Self {
            id: def.id.clone(),
            name: def.name.clone().unwrap_or_else(|| def.id.clone()),
            source,
            shipped: false,
            span,
            def: Arc::new(def),
            whole,
            origins,
            compiled: OnceLock::new(),
            housed: Housed::default(),
        }
    }

    /// Whether it came from this file as the file was before.
    fn was_of(&self, source: &Arc<Source>) -> bool {
        !self.shipped && self.source.name == source.name && !Arc::ptr_eq(&self.source, source)
    }

    /// The game under rules of the house. It is compiled once for those that were asked for last.
    fn under(&self, house: &HouseRules) -> Result<Arc<Variant>, Unplayable> {
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

    fn compile(&self, house: &HouseRules) -> Result<Arc<Variant>, Unplayable> {
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
    fn definition(&self) -> String {
        let endings = self.def.endings.clone().map(EndingsDef::whole);
        let board = self.def.board.clone().map(BoardDef::whole);
        let def = VariantDef { based_on: None, board, endings, ..(*self.def).clone() };
        // What has been read can be written.
        options().to_string_pretty(&vec![def], ron::ser::PrettyConfig::new()).unwrap_or_default()
    }

    /// The report of something wrong at a path of fields in its definition.
    fn report<F>(&self, path: &str, fault: F) -> Report<F> {
        self.report_in(&scan(&self.source.text), path, fault)
    }

    /// The same where the text has been scanned.
    fn report_in<F>(&self, root: &TextNode, path: &str, fault: F) -> Report<F> {
        let node = root.entries().find(|node| node.span == self.span);
        report(&self.source, node.unwrap_or(root), &self.id, path, fault)
    }
}

/// How much has been done for the games of one file.
#[derive(Default)]
struct Spent {
    /// What has been looked up.
    work: usize,
    /// How long the texts of the games are, with what they have from others.
    whole: usize,
}

impl Spent {
    fn is_much(&self) -> bool {
        self.work > MAX_WORK || self.whole > MAX_WHOLE
    }
}

/// The problems of a definition as it is played unasked, and with each of its switches the other way. What has been looked up for them is
/// added to `work`.
fn all_problems(def: &VariantDef, work: &mut usize) -> Vec<Problem> {
    let mut problems = hidden(def);
    let long = too_many(def, MAX_SWITCHES);
    if !long.is_empty() {
        problems.extend(long);
        return problems;
    }
    problems.extend(validate_counted(&in_force(def, &HouseRules::default()), work).err().unwrap_or_default());
    if problems.iter().any(|problem| problem.fault == Fault::Complex) {
        return problems;
    }
    let mut known: Vec<Fault> = problems.iter().map(|problem| problem.fault.clone()).collect();
    for (index, switch) in def.switches.iter().flatten().enumerate().take(MAX_SWITCHES) {
        let house = HouseRules { switches: vec![(switch.id.clone(), !switch.on)], ..HouseRules::default() };
        let of_switch = validate_counted(&in_force(def, &house), work).err().unwrap_or_default();
        let path = format!("switches[{index}]");
        for problem in of_switch {
            if !known.contains(&problem.fault) {
                known.push(problem.fault.clone());
                problems.push(Problem { path: path.clone(), ..problem });
            }
        }
    }
    problems
}

pub(super) fn located(source: &Source, node: &TextNode, game: &str, problem: &Problem) -> Report {
    report(source, node, game, &problem.path, problem.fault.clone())
}

fn report<F>(source: &Source, node: &TextNode, game: &str, path: &str, fault: F) -> Report<F> {
    let is_own = |field: &str| node.named().any(|(name, _)| name == field);
    // What is wrong with a field that comes from another game is wrong because this one is based on it.
    let path = if is_own(field_of(path)) || !is_own("based_on") || path.is_empty() { path } else { "based_on" };
    let span = if path.is_empty() { node.span.start..node.span.start + 1 } else { node.find(path).span.clone() };
    Report::new(&source.name, &source.text, span, game, fault)
}

/// The field that a path begins with.
fn field_of(path: &str) -> &str {
    path.split(['.', '[']).next().unwrap_or_default()
}

/// A problem at a piece that the game's own text adds or changes, with the path to it there.
fn with_place(problem: Problem, places: &[Option<String>]) -> Problem {
    let path = place(&problem.path, places).unwrap_or(problem.path);
    Problem { path, ..problem }
}

/// The path to a piece in the game's own text, if it is added or changed there.
fn place(path: &str, places: &[Option<String>]) -> Option<String> {
    let (index, rest) = path.strip_prefix("pieces[")?.split_once(']')?;
    let place = places.get(index.parse::<usize>().ok()?)?.as_ref()?;
    Some(format!("{place}{rest}"))
}

/// Reads corrections of the evaluation; `None`, and a warning in the log, if they cannot be read.
fn weights(text: &str) -> Option<WeightsDef> {
    options().from_str(text).inspect_err(|error| tracing::warn!("weights of the evaluation: {error}")).ok()
}

/// The first game of a text, as it is written.
fn first_game(text: &str) -> Option<VariantDef> {
    let root = scan(text);
    let node = root.entries().next()?;
    parse(&text[node.span.clone()]).ok()
}

pub(super) fn parse(text: &str) -> Result<VariantDef, ron::error::SpannedError> {
    options().from_str(text)
}
