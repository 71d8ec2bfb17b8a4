//! A position kept as the array of a game of one's own: a definition file in the folder of the user's games.

use nestmate_core::variant::{Library, Source, Variant};
use nestmate_text::words::{Told, told};

/// The longest name of a game, in characters.
const LONGEST: usize = 80;

/// The id and the definition file of a game like `variant` that has this name and start position.
///
/// # Errors
/// A sentence that says why there can be no such game.
pub(in crate::app) fn definition(library: &Library, variant: &Variant, name: &str, start: &str) -> Result<(String, String), Told> {
    if name.is_empty() {
        return Err(told!("array-no-name"));
    }
    if name.chars().count() > LONGEST {
        return Err(told!("array-long-name", most = LONGEST));
    }
    let taken = |text: &str, is: fn((&str, &str)) -> String| library.all_games().any(|game| is(game) == text);
    if taken(name, |game| game.1.to_owned()) {
        let name = name.to_owned();
        return Err(told!("array-name-taken", name = name.as_str()));
    }
    let slug = slug(name);
    let ids = std::iter::once(slug.clone()).chain((2..).map(|number| format!("{slug}-{number}")));
    let id = ids.into_iter().find(|id| !taken(id, |game| game.0.to_owned())).unwrap_or(slug);
    // The game on the board may have come with a record, and be none of the library's.
    let mut own = library.clone();
    if library.definition(&variant.id).as_ref() != Some(&variant.definition) {
        own.add(Source::new(variant.name.as_str(), variant.definition.as_str()));
    }
    let text = own.with_array(&variant.id, &id, name, start);
    text.map(|text| (id, text)).ok_or_else(|| told!("array-unknown"))
}

/// A name as an id: lower-case letters, digits and hyphens.
fn slug(name: &str) -> String {
    let plain = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' };
    let words: String = name.chars().map(plain).collect();
    let words: Vec<&str> = words.split('-').filter(|word| !word.is_empty()).collect();
    let slug = words.join("-");
    if slug.starts_with(|c: char| c.is_ascii_lowercase()) { slug } else { format!("array-{slug}").trim_end_matches('-').to_owned() }
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
