//! What a game has from which other game.

use std::collections::BTreeMap;

use super::problems::field_of;
use super::{Fault, Library, LibraryEntry, Problem, VariantDef, scan};
use crate::variant::schema::ron;

/// What a game has from others, and its rules of the house as they are set where nobody chose.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Inherited {
    /// The id of each game that it has something from, with what that is: fields, or parts of a field.
    pub from: BTreeMap<String, Vec<String>>,
    /// The ids of the rules of the house, each with whether it is on.
    pub house: Vec<(String, bool)>,
}

/// Where a field, or a part of one such as `endings.progress`, comes from, by paths.
pub(super) type Origins = Vec<(String, String)>;

impl LibraryEntry {
    /// What a game has from this one: `own` is its own text, `whole` the same with what it leaves out filled in.
    pub(super) fn handed_down(&self, own: &VariantDef, whole: &VariantDef) -> Origins {
        let fields = [
            ("board", own.board.is_some(), whole.board.is_some()),
            ("regions", own.regions.is_some(), whole.regions.is_some()),
            ("layers", own.layers.is_some(), whole.layers.is_some()),
            ("pieces", own.pieces.is_some(), whole.pieces.is_some()),
            ("start", own.start.is_some(), whole.start.is_some()),
            ("rules", own.rules.is_some(), whole.rules.is_some()),
            ("endings", own.endings.is_some(), whole.endings.is_some()),
            ("switches", own.switches.is_some(), whole.switches.iter().flatten().next().is_some()),
            ("inner", own.inner.is_some(), whole.inner.is_some()),
        ];
        let mut paths: Vec<String> =
            fields.iter().filter(|(_, own, whole)| !own && *whole).map(|(field, ..)| (*field).to_owned()).collect();
        paths.extend(parts("board", own.board.as_ref().map(ron), whole.board.as_ref().map(ron)));
        paths.extend(parts("endings", own.endings.as_ref().map(ron), whole.endings.as_ref().map(ron)));
        if let Some(own) = &own.switches {
            let others = whole.switches.iter().flatten().enumerate().filter(|(_, switch)| !own.contains(switch));
            paths.extend(others.map(|(index, _)| format!("switches[{index}]")));
        }
        paths.into_iter().map(|path| (path.clone(), self.origin(&path).unwrap_or(&self.id).to_owned())).collect()
    }

    /// The game that a field or a part of one comes from, if it is not this one.
    pub(super) fn origin(&self, path: &str) -> Option<&str> {
        origin(&self.origins, path)
    }

    /// The pieces that are as the base has them.
    fn pieces_kept(&self) -> String {
        let pieces = self.def.pieces.iter().flatten().zip(&self.def.piece_places);
        let kept: String = pieces.filter(|(_, place)| place.is_none()).map(|(piece, _)| piece.letter).collect();
        if self.def.piece_places.iter().all(Option::is_none) { "pieces".to_owned() } else { format!("pieces {kept}") }
    }
}

impl Library {
    /// What the game of this id has from others; nothing if it has all of it by itself.
    pub fn inherited(&self, id: &str) -> Inherited {
        let Some(entry) = self.latest(id) else { return Inherited::default() };
        let switches: Vec<(String, bool)> = entry.def.switches.iter().flatten().map(|switch| (switch.id.clone(), switch.on)).collect();
        let mut from: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for (path, origin) in &entry.origins {
            let index = path.strip_prefix("switches[").and_then(|index| index.trim_end_matches(']').parse::<usize>().ok());
            let told = match index.and_then(|index| switches.get(index)) {
                Some((switch, _)) => format!("switches.{switch}"),
                None if path == "pieces" => entry.pieces_kept(),
                None => path.clone(),
            };
            from.entry(origin.clone()).or_default().push(told);
        }
        Inherited { from, house: switches }
    }
}

/// The paths of the parts of a field that are not its own text's; none if it has no such field.
fn parts(field: &str, own: Option<String>, whole: Option<String>) -> Vec<String> {
    let named = |text: String| -> Vec<String> { scan(&text).named().map(|(name, _)| name.to_owned()).collect() };
    let (Some(own), Some(whole)) = (own.map(named), whole.map(named)) else { return Vec::new() };
    whole.into_iter().filter(|part| !own.contains(part)).map(|part| format!("{field}.{part}")).collect()
}

fn origin<'a>(origins: &'a Origins, path: &str) -> Option<&'a str> {
    let is = |known: &str| known == path || path.strip_prefix(known).is_some_and(|rest| rest.starts_with(['.', '[']));
    origins.iter().find(|(known, _)| is(known)).map(|(_, from)| from.as_str())
}

/// A problem, told as one of another game's field if its field comes from there.
pub(super) fn with_origin(problem: Problem, origins: &Origins) -> Problem {
    match origin(origins, &problem.path) {
        None => problem,
        Some(from) => {
            let fault = Box::new(problem.fault);
            let field = field_of(&problem.path).to_owned();
            Problem { fault: Fault::Inherited { field, from: from.to_owned(), fault }, ..problem }
        }
    }
}
