//! The games of one or more definition files: read, checked, and compiled when first asked for.
//!
//! Files are limited to 1 MiB, 200 games and 100 problems; games to 26 files, 512 cells, 63 kinds, 256 rules and 24 ways a piece. Beyond that
//! the work is counted and not timed, so that every machine refuses the same files, and each is judged in half a second and 200 MB.

mod entry;
mod facts;
mod origins;
mod problems;
mod texts;

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

use self::entry::{KnownGames, LibraryEntry};
pub use self::facts::Family;
pub use self::origins::Inherited;
use self::origins::with_origin;
pub(super) use self::problems::located;
use self::problems::{Spent, all_problems, with_place};
pub use self::texts::NestedText;
use super::compiled::Variant;
use super::fault::{Fault, PieceFault};
use super::house::HouseRules;
use super::locate::{TextNode, scan, unclosed};
use super::problem::{Problem, Report, Unplayable};
use super::salvage::salvage;
use super::schema::{VariantDef, WeightsDef, options};

/// The largest definition file that is read, in bytes.
pub const MAX_FILE: usize = 1 << 20;

const MAX_GAMES: usize = 200;

/// The number of problems after which the rest of a file is not read.
const MAX_REPORTS: usize = 100;

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

impl Library {
    /// The games that a program brings. What cannot be read of them is told in [`Library::reports`], or is not there.
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

    /// What was wrong with the file of this name.
    pub fn reports_of<'a>(&'a self, file: &'a str) -> impl Iterator<Item = &'a Report> {
        self.reports.iter().filter(move |report| report.file == file)
    }

    /// What was wrong with the files.
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

    fn latest(&self, id: &str) -> Option<&LibraryEntry> {
        self.entries.iter().rfind(|entry| entry.id == id).or_else(|| self.known.entry(id))
    }
}

/// Reads corrections of the evaluation; `None`, and a warning in the log, if they cannot be read.
fn weights(text: &str) -> Option<WeightsDef> {
    options().from_str(text).inspect_err(|error| tracing::warn!("weights of the evaluation: {error}")).ok()
}

pub(super) fn parse(text: &str) -> Result<VariantDef, ron::error::SpannedError> {
    options().from_str(text)
}
