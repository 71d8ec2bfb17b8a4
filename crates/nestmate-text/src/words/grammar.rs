//! Functions that the sentences of a language may call where its grammar asks more of a name than to be put in: its article, its gender,
//! and what becomes of a preposition before it.
//!
//! `THE($piece)` and `A($piece)` are a name with its article, `AGREE($piece, "blanc", "blanche")` is the form of a word that goes with it;
//! `SIDE($side)` is the name of a side with its article, if it has one, and `PLURAL($side, "joue", "jouent")` what goes with it;
//! `OF(…)` and `TO(…)` put their preposition before whatever there is, and `CAPITAL(…)` begins a sentence with it. What gender a name has is
//! in the list of names, as the name with its article: `"a Rook": "une Tour"`; so is that a side is a plural: `"the White": "les Blancs"`.
//!
//! These are the French ones. German has its own in `german`, Japanese counts mates in plies with `PLIES($moves)`, and English needs none.

mod german;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;
use unic_langid::LanguageIdentifier;

type Word<'a> = FluentValue<'a>;

pub(super) fn add_functions(
    bundle: &mut FluentBundle<FluentResource>,
    language: &LanguageIdentifier,
    names: &FxHashMap<String, String>,
) -> Result<(), FluentError> {
    match language.language.as_str() {
        "de" => german::German::add(bundle, names),
        "fr" => French::add(bundle, names),
        "ja" => bundle.add_function("PLIES", |given, _: &FluentArgs<'_>| plies(given)),
        _ => Ok(()),
    }
}

#[derive(Debug, Default)]
struct French {
    /// Which names are known, and whether they are feminine.
    feminine: FxHashMap<String, bool>,
    /// The names of sides that are plurals.
    plural: FxHashSet<String>,
}

impl French {
    fn add(bundle: &mut FluentBundle<FluentResource>, names: &FxHashMap<String, String>) -> Result<(), FluentError> {
        let french = Arc::new(Self::knowing(names));
        let [the, a, side, plural] = std::array::from_fn(|_| Arc::clone(&french));
        bundle.add_function("THE", move |given, _: &FluentArgs<'_>| with(given, |names| each(names, |name| the.the(name))))?;
        bundle.add_function("A", move |given, _: &FluentArgs<'_>| with(given, |names| each(names, |name| a.a(name))))?;
        bundle.add_function("SIDE", move |given, _: &FluentArgs<'_>| with(given, |name| side.side(name)))?;
        bundle.add_function("PLURAL", move |given, _: &FluentArgs<'_>| chosen(given, |name| !plural.plural.contains(name)))?;
        bundle.add_function("AGREE", move |given, _: &FluentArgs<'_>| chosen(given, |name| !french.is_feminine(name)))?;
        bundle.add_function("OF", |given, _: &FluentArgs<'_>| with(given, of))?;
        bundle.add_function("TO", |given, _: &FluentArgs<'_>| with(given, to))?;
        bundle.add_function("CAPITAL", |given, _: &FluentArgs<'_>| with(given, capital))
    }

    /// The genders of what a list of names has with an article.
    fn knowing(names: &FxHashMap<String, String>) -> Self {
        let told = names.iter().filter(|(english, _)| is_a_piece(english));
        let gender = |french: &String| {
            let feminine = french.strip_prefix("une ").map(|name| (name.to_owned(), true));
            feminine.or_else(|| french.strip_prefix("un ").map(|name| (name.to_owned(), false)))
        };
        let sides = names.iter().filter(|(english, _)| english.starts_with("the "));
        let plural = sides.filter_map(|(_, french)| french.strip_prefix("les ").map(str::to_owned)).collect();
        Self { feminine: told.filter_map(|(_, french)| gender(french)).collect(), plural }
    }

    /// Whether a name is feminine. One that nobody knows is put behind the word for a piece, which is.
    fn is_feminine(&self, name: &str) -> bool {
        self.feminine.get(name).copied().unwrap_or(true)
    }

    /// `le Roi`, `la Dame`, `l’Alibaba`; `la pièce Lion` where nobody knows better.
    fn the(&self, name: &str) -> String {
        match self.feminine.get(name) {
            Some(_) if elides(name) => format!("l’{name}"),
            Some(true) => format!("la {name}"),
            Some(false) => format!("le {name}"),
            None => format!("la pièce {name}"),
        }
    }

    /// `les Blancs`; `Sente`, which is a name by itself.
    fn side(&self, name: &str) -> String {
        if self.plural.contains(name) { format!("les {name}") } else { name.to_owned() }
    }

    /// `un Roi`, `une Dame`; `une pièce Lion` where nobody knows better.
    fn a(&self, name: &str) -> String {
        match self.feminine.get(name) {
            Some(true) => format!("une {name}"),
            Some(false) => format!("un {name}"),
            None => format!("une pièce {name}"),
        }
    }
}

/// How many moves both sides make until a mate in so many moves of one.
fn plies<'a>(given: &[Word<'a>]) -> Word<'a> {
    let moves = match given {
        [FluentValue::Number(number)] => Some(number.value),
        [FluentValue::String(text)] => text.parse().ok(),
        _ => None,
    };
    moves.map_or(FluentValue::Error, |moves: f64| format!("{:.0}", 2.0 * moves - 1.0).into())
}

/// Whether an entry of the list of names gives a piece with its article.
fn is_a_piece(english: &str) -> bool {
    english.starts_with("a ") || english.starts_with("an ")
}

/// Each name of a list: `la Tour, le Fou ou le Cavalier`.
fn each(names: &str, made: impl Fn(&str) -> String + Copy) -> String {
    each_between(names, [" ou ", " et ", ", "], |_| true, made)
}

/// Each name of a list that has these `parts` between its names. What follows one of them and is no name belongs to the name before it.
fn each_between(names: &str, parts: [&str; 3], begins: impl Fn(&str) -> bool + Copy, made: impl Fn(&str) -> String + Copy) -> String {
    let places = parts.into_iter().flat_map(|part| names.match_indices(part));
    let first = places.filter(|(at, part)| begins(&names[at + part.len()..])).min();
    match first {
        Some((at, part)) => [&made(&names[..at]), part, &each_between(&names[at + part.len()..], parts, begins, made)].concat(),
        None => made(names),
    }
}

/// `du Roi`, `des cases`, `de la Tour`, `d’une Dame ou d’un Fou`.
fn of(text: &str) -> String {
    if ["un ", "une "].iter().any(|article| text.starts_with(article)) {
        return each(text, |part| format!("d’{part}"));
    }
    match (text.strip_prefix("le "), text.strip_prefix("les ")) {
        (Some(rest), _) => format!("du {rest}"),
        (_, Some(rest)) => format!("des {rest}"),
        _ if elides(text) => format!("d’{text}"),
        _ => format!("de {text}"),
    }
}

/// `au Roi`, `aux cases`, `à la Tour`.
fn to(text: &str) -> String {
    match (text.strip_prefix("le "), text.strip_prefix("les ")) {
        (Some(rest), _) => format!("au {rest}"),
        (_, Some(rest)) => format!("aux {rest}"),
        _ => format!("à {text}"),
    }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The French names whose h is mute: `l’Hoplite`, but `le Heaume`.
const MUTE: [&str; 2] = ["Hirondelle", "Hoplite"];

/// Whether a text begins with a vowel that a word before it gives way to. The name of a cell, such as `e4`, does not.
fn elides(text: &str) -> bool {
    if MUTE.iter().any(|name| text.starts_with(name)) {
        return true;
    }
    let mut letters = text.chars();
    let vowel = letters.next().is_some_and(|first| "aàâeéèêëiîïoôœuùûAÀÂEÉÈÊËIÎÏOÔŒUÙÛ".contains(first));
    vowel && !letters.next().is_some_and(|second| second.is_ascii_digit())
}

/// Of the two forms after a name the first if that `suits` it.
fn chosen<'a>(given: &[Word<'a>], suits: impl Fn(&str) -> bool) -> Word<'a> {
    let [name, one, other] = given else { return FluentValue::Error };
    with(std::slice::from_ref(name), |name| text(if suits(name) { one } else { other }).unwrap_or_default().to_owned())
}

fn with<'a>(given: &[Word<'a>], made: impl Fn(&str) -> String) -> Word<'a> {
    let [one] = given else { return FluentValue::Error };
    text(one).map_or(FluentValue::Error, |text| made(text).into())
}

fn text<'v>(value: &'v Word<'_>) -> Option<&'v str> {
    if let FluentValue::String(text) = value { Some(text) } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn french() -> French {
        let names = [
            ("a Rook", "une Tour"),
            ("an Alibaba", "un Alibaba"),
            ("a Helm", "un Heaume"),
            ("a Hoplite", "un Hoplite"),
            ("Rook", "Tour"),
            ("a1", "a1"),
            ("the White", "les Blancs"),
        ];
        French::knowing(&names.into_iter().map(|(english, french)| (english.to_owned(), french.to_owned())).collect())
    }

    #[test]
    fn mates_are_counted_in_plies() {
        let said = |given: Word<'_>| text(&plies(&[given])).map(str::to_owned);
        assert_eq!([said(1.into()), said("2".into()), said("x".into())], [Some("1".to_owned()), Some("3".to_owned()), None]);
    }

    #[test]
    fn names_take_the_articles_of_their_genders() {
        let french = french();
        assert_eq!(
            ["Tour", "Alibaba", "Hoplite", "Heaume", "Lion"].map(|name| french.the(name)),
            ["la Tour", "l’Alibaba", "l’Hoplite", "le Heaume", "la pièce Lion"]
        );
        assert_eq!(each("Tour, Lion ou Heaume", |name| french.the(name)), "la Tour, la pièce Lion ou le Heaume");
        assert_eq!(["Tour", "Alibaba", "Lion"].map(|name| french.a(name)), ["une Tour", "un Alibaba", "une pièce Lion"]);
        assert_eq!(["Tour", "Alibaba", "Lion"].map(|name| french.is_feminine(name)), [true, false, true]);
        assert_eq!(["Blancs", "Sente"].map(|name| of(&french.side(name))), ["des Blancs", "de Sente"]);
    }

    #[test]
    fn prepositions_merge_with_articles() {
        let of_all = ["le Roi", "les cases paires", "une Dame", "la Tour", "l’Alibaba", "Échecs", "e4", "sa 3e rangée"].map(of);
        let expected = ["du Roi", "des cases paires", "d’une Dame", "de la Tour", "de l’Alibaba", "d’Échecs", "de e4", "de sa 3e rangée"];
        assert_eq!(of_all, expected);
        assert_eq!(of("un Fou, une Dame ou un Pion"), "d’un Fou, d’une Dame ou d’un Pion");
        assert_eq!(["le Roi", "les cases", "l’Alibaba", "une Dame"].map(to), ["au Roi", "aux cases", "à l’Alibaba", "à une Dame"]);
        assert_eq!(capital("élu"), "Élu");
    }

    #[test]
    fn sentences_call_the_functions_of_their_language() {
        let mut bundle = FluentBundle::new_concurrent(vec!["fr-CA".parse().expect("a language")]);
        let names = [("a Rook".to_owned(), "une Tour".to_owned())].into_iter().collect();
        add_functions(&mut bundle, &"fr-CA".parse().expect("a language"), &names).expect("they are new");
        let sentence = "own = { CAPITAL(THE($name)) } { AGREE($name, \"cloué\", \"clouée\") }, près { OF(THE($name)) }\n";
        bundle.add_resource(FluentResource::try_new(sentence.to_owned()).expect("a sentence")).expect("it is new");
        let pattern = bundle.get_message("own").and_then(|message| message.value()).expect("it is there");
        let said = |values: &FluentArgs<'_>| {
            let mut problems = Vec::new();
            (bundle.format_pattern(pattern, Some(values), &mut problems).into_owned(), problems.len())
        };
        let values = [("name", FluentValue::from("Tour"))].into_iter().collect();
        assert_eq!(said(&values).0.replace(['\u{2068}', '\u{2069}'], ""), "La Tour clouée, près de la Tour");
        assert!(said(&FluentArgs::new()).1 > 0, "a value that is missing is told");
    }
}
