//! What a definition file comes to: everything that is wrong with it, and the games that can be played.

use std::sync::Arc;

use super::fault::Flaw;
use super::texts::start;
use crate::position::Position;
use crate::variant::{Library, Report, Source, Unplayable, Variant};

/// What is found in a definition file.
#[derive(Clone, Debug, Default)]
pub struct CheckedFile {
    /// Everything that is wrong, in the order of the text.
    pub reports: Vec<Report<Flaw>>,
    /// The games that can be played, with their starts.
    pub games: Vec<(Arc<Variant>, Position)>,
}

/// Checks a definition file among the games that it would be read after. What the library has of an earlier text of the same file
/// does not count.
#[must_use]
pub fn check(library: &Library, source: Source) -> CheckedFile {
    let name = source.name.clone();
    let mut library = library.without(&name);
    library.add(source);
    let mut checked =
        CheckedFile { reports: library.reports_of(&name).cloned().map(|report| report.map(Flaw::Definition)).collect(), games: Vec::new() };
    let ids: Vec<String> = library.games_of(&name).map(str::to_owned).collect();
    for id in ids {
        let begun = library.get(&id).map_err(Unplayable::from).and_then(|variant| {
            let position = start(&variant).map_err(|error| library.no_start(&id, Flaw::Start(error)))?;
            Ok((variant, position))
        });
        match begun {
            Ok(game) => checked.games.push(game),
            Err(Unplayable::Broken(report)) => checked.reports.push(*report),
            Err(Unplayable::Unknown(_)) => {}
        }
    }
    checked.reports.sort_by_key(|report| (report.line, report.column));
    checked.reports.dedup();
    checked
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shipped_definition_is_good_on_its_own() {
        let library = Library::shipped();
        for (id, _) in library.games() {
            let checked = check(&Library::default(), Source::new("definition", library.definition(id).expect("shipped")));
            assert!(checked.reports.is_empty(), "{id}: {:?}", checked.reports);
            assert_eq!(checked.games.len(), 1, "{id}");
        }
    }

    #[test]
    fn what_the_library_has_of_the_same_file_does_not_count() {
        let game = |id: &str, base: &str| format!("(id: \"{id}\", based_on: \"{base}\")");
        let mut library = Library::shipped();
        library.add(Source::new("mine", format!("[{}, {}]", game("first", "fide-chess"), game("second", "first"))));
        library.add(Source::new("other", format!("[{}]", game("third", "second"))));
        assert!(library.reports().is_empty(), "{:?}", library.reports());
        let turned = format!("[{}, {}]", game("second", "first"), game("first", "fide-chess"));
        let checked = check(&library, Source::new("mine", turned));
        assert_eq!((checked.reports.len(), checked.games.len()), (1, 1), "a game can only be based on one above it");
        assert_eq!(check(&library, Source::new("new", format!("[{}]", game("fourth", "third")))).games.len(), 1);
    }
}
