//! German: `DER($piece)`, `DEN($piece)` and `DEM($piece)` are a name with its article in three cases, `EIN`, `EINEN` and `EINEM` the same
//! with the indefinite article; `ZUM` is what a piece becomes.
//!
//! The list of names has a piece with its article: `"a Rook": "der Turm"`. If the name ends differently in other cases, that form follows,
//! and then the form after `ein`: `"a Pawn": "der Bauer, Bauern"`, `"a Commoner": "der Gemeine, Gemeinen, Gemeiner"`.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource};
use rustc_hash::FxHashMap;
use std::sync::Arc;

use super::{capital, each_between, is_a_piece, with};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Gender {
    Masculine,
    Feminine,
    Neuter,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    Der,
    Den,
    Dem,
    Ein,
    Einen,
    Einem,
    Zum,
}

#[derive(Clone, Debug)]
struct Noun {
    gender: Gender,
    /// After `der`, `die` or `das`.
    nominative: String,
    oblique: String,
}

#[derive(Debug, Default)]
pub(super) struct German {
    /// By the names without articles.
    nouns: FxHashMap<String, Noun>,
}

impl German {
    pub(super) fn add(bundle: &mut FluentBundle<FluentResource>, names: &FxHashMap<String, String>) -> Result<(), FluentError> {
        let german = Arc::new(Self::knowing(names));
        let forms = [
            ("DER", Form::Der),
            ("DEN", Form::Den),
            ("DEM", Form::Dem),
            ("EIN", Form::Ein),
            ("EINEN", Form::Einen),
            ("EINEM", Form::Einem),
            ("ZUM", Form::Zum),
        ];
        for (name, form) in forms {
            let german = Arc::clone(&german);
            bundle.add_function(name, move |given, _: &FluentArgs<'_>| with(given, |names| german.each(names, form)))?;
        }
        bundle.add_function("CAPITAL", |given, _: &FluentArgs<'_>| with(given, capital))
    }

    fn knowing(names: &FxHashMap<String, String>) -> Self {
        let noun = |told: &String| {
            let mut parts = told.split(", ");
            let (article, nominative) = parts.next()?.split_once(' ')?;
            let gender = match article {
                "der" => Gender::Masculine,
                "die" => Gender::Feminine,
                "das" => Gender::Neuter,
                _ => return None,
            };
            let oblique = parts.next().unwrap_or(nominative).to_owned();
            let bare = parts.next().unwrap_or(nominative).to_owned();
            Some((bare, Noun { gender, nominative: nominative.to_owned(), oblique }))
        };
        Self { nouns: names.iter().filter(|(english, _)| is_a_piece(english)).filter_map(|(_, told)| noun(told)).collect() }
    }

    /// Each name of a list: `den Turm, den Läufer oder die Dame`.
    fn each(&self, names: &str, form: Form) -> String {
        each_between(names, [" oder ", " und ", ", "], |rest| self.known(rest).is_some(), |name| self.said(name, form))
    }

    /// The longest name that a text begins with, and where it ends.
    fn known(&self, text: &str) -> Option<(usize, &Noun)> {
        let ends = text.char_indices().map(|(at, _)| at).chain([text.len()]);
        let is_end = |at: &usize| !text[*at..].starts_with(|c: char| c.is_alphanumeric() || c == '-');
        ends.filter(is_end).filter_map(|at| Some((at, self.nouns.get(&text[..at])?))).next_back()
    }

    /// The name at the beginning of a text, such as `Dame` of `Dame auf d1`, in a form, with the rest of the text behind it. What nobody knows
    /// is put behind the word for a piece, and what is no name, such as `eine freie Figur`, stays as it is.
    fn said(&self, text: &str, form: Form) -> String {
        if text.starts_with(char::is_lowercase) {
            return text.to_owned();
        }
        let Some((at, noun)) = self.known(text) else {
            return form.article(Gender::Feminine).to_owned() + " Figur " + text;
        };
        let (bare, rest) = text.split_at(at);
        let name = match (form, noun.gender) {
            (Form::Der, _) | (Form::Den, Gender::Feminine | Gender::Neuter) => &noun.nominative,
            (Form::Ein, _) | (Form::Einen, Gender::Feminine | Gender::Neuter) => bare,
            _ => &noun.oblique,
        };
        [form.article(noun.gender), " ", name, rest].concat()
    }
}

impl Form {
    fn article(self, gender: Gender) -> &'static str {
        let [masculine, feminine, neuter] = match self {
            Self::Der => ["der", "die", "das"],
            Self::Den => ["den", "die", "das"],
            Self::Dem => ["dem", "der", "dem"],
            Self::Ein => ["ein", "eine", "ein"],
            Self::Einen => ["einen", "eine", "ein"],
            Self::Einem => ["einem", "einer", "einem"],
            Self::Zum => ["zum", "zur", "zum"],
        };
        match gender {
            Gender::Masculine => masculine,
            Gender::Feminine => feminine,
            Gender::Neuter => neuter,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_take_articles_and_cases() {
        let names = [
            ("a Rook", "der Turm"),
            ("a Queen", "die Dame"),
            ("a Pawn", "der Bauer, Bauern"),
            ("a White Horse", "das Weiße Pferd, Weißen Pferd, Weißes Pferd"),
            ("a Commoner", "der Gemeine, Gemeinen, Gemeiner"),
            ("Rook", "Turm"),
        ];
        let german = German::knowing(&names.into_iter().map(|(english, german)| (english.to_owned(), german.to_owned())).collect());
        let said = |text: &str, form| german.each(text, form);
        assert_eq!(said("Turm, Bauer oder Dame auf d1", Form::Den), "den Turm, den Bauern oder die Dame auf d1");
        assert_eq!(said("Weißes Pferd", Form::Der), "das Weiße Pferd");
        assert_eq!(said("Weißes Pferd", Form::Einen), "ein Weißes Pferd");
        assert_eq!(said("Weißes Pferd", Form::Zum), "zum Weißen Pferd");
        assert_eq!([Form::Der, Form::Dem, Form::Ein].map(|form| said("Gemeiner", form)), ["der Gemeine", "dem Gemeinen", "ein Gemeiner"]);
        assert_eq!(said("Turm in Schach und Shogi und Dame in Schach", Form::Dem), "dem Turm in Schach und Shogi und der Dame in Schach");
        assert_eq!(said("Turmwächter", Form::Einem), "einer Figur Turmwächter");
        assert_eq!(said("eine freie Figur", Form::Den), "eine freie Figur");
    }
}
