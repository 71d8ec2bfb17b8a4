//! Everything wrong with a definition, each problem at its place in the text.

use super::{MAX_FILE, Source};
use crate::plain::is_hidden;
use crate::variant::fault::Fault;
use crate::variant::house::{HouseRules, in_force};
use crate::variant::locate::TextNode;
use crate::variant::problem::{Problem, Report};
use crate::variant::schema::VariantDef;
use crate::variant::validate::{too_many, validate_counted};

const MAX_SWITCHES: usize = 16;

/// How much there may be to look up in the games of one file, in the units of [`validate_counted`], with each of their switches the other
/// way too.
const MAX_WORK: usize = 750_000;

/// The longest text that the games of one file come to, in bytes, with what they have from others.
const MAX_WHOLE: usize = 4 * MAX_FILE;

#[derive(Default)]
pub(super) struct Spent {
    pub(super) work: usize,
    /// How long the texts of the games are, with what they have from others.
    pub(super) whole: usize,
}

impl Spent {
    pub(super) fn is_much(&self) -> bool {
        self.work > MAX_WORK || self.whole > MAX_WHOLE
    }
}

/// The problems of a definition as it is played unasked, and with each of its switches the other way. What has been looked up for them is
/// added to `work`.
pub(super) fn all_problems(def: &VariantDef, work: &mut usize) -> Vec<Problem> {
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

pub(in crate::variant) fn located(source: &Source, node: &TextNode, game: &str, problem: &Problem) -> Report {
    report(source, node, game, &problem.path, problem.fault.clone())
}

pub(super) fn report<F>(source: &Source, node: &TextNode, game: &str, path: &str, fault: F) -> Report<F> {
    let is_own = |field: &str| node.named().any(|(name, _)| name == field);
    // What is wrong with a field that comes from another game is wrong because this one is based on it.
    let path = if is_own(field_of(path)) || !is_own("based_on") || path.is_empty() { path } else { "based_on" };
    let span = if path.is_empty() { node.span.start..node.span.start + 1 } else { node.find(path).span.clone() };
    Report::new(&source.name, &source.text, span, game, fault)
}

pub(super) fn field_of(path: &str) -> &str {
    path.split(['.', '[']).next().unwrap_or_default()
}

/// A problem at a piece that the game's own text adds or changes, with the path to it there.
pub(super) fn with_place(problem: Problem, places: &[Option<String>]) -> Problem {
    let path = place(&problem.path, places).unwrap_or(problem.path);
    Problem { path, ..problem }
}

/// The path to a piece in the game's own text, if it is added or changed there.
pub(super) fn place(path: &str, places: &[Option<String>]) -> Option<String> {
    let (index, rest) = path.strip_prefix("pieces[")?.split_once(']')?;
    let place = places.get(index.parse::<usize>().ok()?)?.as_ref()?;
    Some(format!("{place}{rest}"))
}

/// The names and texts that have a hidden character. Sentences may have several lines.
fn hidden(def: &VariantDef) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut look = |path: &str, text: &str, lines: bool| {
        let bad = |c: &char| is_hidden(*c) && !(lines && matches!(c, '\n' | '\r' | '\t'));
        if let Some(c) = text.chars().find(bad) {
            problems.push(Problem::new(path, Fault::Hidden(c)));
        }
    };
    look("id", &def.id, false);
    for (path, name) in [("name", &def.name), ("in_text", &def.in_text), ("tagline", &def.tagline), ("author", &def.author)] {
        if let Some(name) = name {
            look(path, name, false);
        }
    }
    def.sides.iter().flatten().for_each(|name| look("sides", name, false));
    def.about.iter().for_each(|about| look("about", about, true));
    def.history.iter().for_each(|history| look("history", history, true));
    def.known_as.iter().filter_map(|known| known.differs.as_ref()).for_each(|differs| look("known_as.differs", differs, true));
    for (field, notes) in [("about_array", &def.about_array), ("rulings", &def.rulings)] {
        for (index, note) in notes.iter().flatten().enumerate() {
            let path = format!("{field}[{index}]");
            look(&format!("{path}.ruling"), &note.ruling, false);
            look(&format!("{path}.text"), &note.text, true);
            look(&format!("{path}.switch"), &note.switch, false);
        }
    }
    if let Some(sets) = &def.sets {
        look("sets.source", &sets.source, false);
        look("sets.text", &sets.text, true);
        sets.pieces.iter().enumerate().for_each(|(index, piece)| look(&format!("sets.pieces[{index}]"), &piece.1, false));
    }
    for (index, layer) in def.layers.iter().flatten().enumerate() {
        let path = format!("layers[{index}]");
        look(&format!("{path}.name"), &layer.name, false);
    }
    for (index, piece) in def.pieces.iter().flatten().enumerate() {
        let sides = piece.turned.iter().map(|side| ("turned.", &side.name, &side.image, &side.stands_for));
        for (side, name, image, stands_for) in [("", &piece.name, &piece.image, &piece.stands_for)].into_iter().chain(sides) {
            look(&format!("pieces[{index}].{side}name"), name, false);
            look(&format!("pieces[{index}].{side}image"), image, false);
            look(&format!("pieces[{index}].{side}stands_for"), stands_for, false);
        }
    }
    for (index, switch) in def.switches.iter().flatten().enumerate() {
        let path = format!("switches[{index}]");
        look(&format!("{path}.id"), &switch.id, false);
        look(&format!("{path}.label"), &switch.label, false);
    }
    for (index, inner) in def.inner.iter().flatten().enumerate() {
        let path = format!("inner[{index}]");
        look(&format!("{path}.game"), &inner.game, false);
    }
    for name in def.regions.iter().flat_map(|regions| regions.keys()) {
        look("regions", name, false);
    }
    problems
}
