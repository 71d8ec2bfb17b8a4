//! What a definition file comes to: everything that is wrong with it, and the games that can be played.

use std::sync::Arc;

use super::texts::start;
use crate::position::{Position, TextError};
use crate::variant::{Fault, Inherited, Library, Report, Source, Unplayable, Variant, Warning};

/// How much the games of one file may be to make together, in the units of [`Variant`]'s `work`: a little more than what one of them may be.
const MAX_WORK: usize = 6_000_000;

/// Why a game of a definition file cannot be begun.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "fields that say what they hold")]
pub enum Flaw {
    /// Its definition is wrong.
    Definition(Fault),
    /// The rules do not allow the start position.
    Start(TextError),
    /// The rules do not allow the start position, which comes from another game.
    InheritedStart { from: String, error: TextError },
}

impl From<Unplayable> for Unplayable<Flaw> {
    fn from(unplayable: Unplayable) -> Self {
        unplayable.map(Flaw::Definition)
    }
}

/// What is found in a definition file.
#[derive(Clone, Debug, Default)]
pub struct CheckedFile {
    /// Everything that is wrong, in the order of the text.
    pub reports: Vec<Report<Flaw>>,
    /// What can be played, but is most likely not meant, in the order of the text.
    pub warnings: Vec<Report<Warning>>,
    /// The ids of the games without problems, each with what it has from others.
    pub inherited: Vec<(String, Inherited)>,
    /// The games that can be played, with their starts.
    pub games: Vec<(Arc<Variant>, Position)>,
}

/// Checks a definition file among the games that it would be read after. What the library has of an earlier text of the same file
/// does not count. `has_picture` says whether there is a picture of a name.
pub fn check(library: &Library, source: Source, has_picture: &dyn Fn(&str) -> bool) -> CheckedFile {
    let name = source.name.clone();
    let mut library = library.without(&name);
    library.add(source);
    let reports = library.reports_of(&name).cloned().map(|report| report.map(Flaw::Definition)).collect();
    let mut checked = CheckedFile { reports, ..CheckedFile::default() };
    let ids: Vec<String> = library.games_of(&name).map(str::to_owned).collect();
    let mut work = 0;
    for id in ids {
        if work > MAX_WORK {
            checked.reports.extend(library.too_much(&id).map(|report| report.map(Flaw::Definition)));
            break;
        }
        let begun = library.get(&id).map_err(Unplayable::from).and_then(|variant| {
            let position = start(&variant).map_err(|error| {
                let from = library.origin(&id, "start").map(str::to_owned);
                library.no_start(&id, from.map_or(Flaw::Start(error.clone()), |from| Flaw::InheritedStart { from, error }))
            })?;
            Ok((variant, position))
        });
        match begun {
            Ok(game) => {
                work += game.0.work;
                checked.games.push(game);
                checked.inherited.push((id.clone(), library.inherited(&id)));
                checked.warnings.extend(library.warnings(&id, has_picture));
            }
            Err(Unplayable::Broken(report)) => {
                // As far as it came, it was as much work as a game may be.
                work += if report.fault == Flaw::Definition(Fault::Complex) { MAX_WORK / 6 * 5 } else { 0 };
                checked.reports.push(*report);
            }
            Err(Unplayable::Unknown(_)) => {}
        }
    }
    checked.reports.sort_by_key(|report| (report.line, report.column));
    checked.reports.dedup();
    checked.warnings.sort_by_key(|warning| (warning.line, warning.column));
    checked
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shipped_definition_is_good_on_its_own() {
        let library = crate::shipped::library();
        for (id, _) in library.games() {
            let checked = check(&Library::default(), Source::new("definition", library.definition(id).expect("shipped")), &|_| true);
            assert!(checked.reports.is_empty() && checked.warnings.is_empty(), "{id}: {:?} {:?}", checked.reports, checked.warnings);
            assert_eq!(checked.games.len(), 1, "{id}");
        }
    }

    #[test]
    fn what_the_library_has_of_the_same_file_does_not_count() {
        let game = |id: &str, base: &str| format!("(id: \"{id}\", based_on: \"{base}\")");
        let mut library = crate::shipped::library();
        library.add(Source::new("mine", format!("[{}, {}]", game("first", "fide-chess"), game("second", "first"))));
        library.add(Source::new("other", format!("[{}]", game("third", "second"))));
        assert!(library.reports().is_empty(), "{:?}", library.reports());
        let turned = format!("[{}, {}]", game("second", "first"), game("first", "fide-chess"));
        let checked = check(&library, Source::new("mine", turned), &|_| true);
        assert_eq!((checked.reports.len(), checked.games.len()), (1, 1), "a game can only be based on one above it");
        assert_eq!(check(&library, Source::new("new", format!("[{}]", game("fourth", "third"))), &|_| true).games.len(), 1);
    }
}
