//! Languages that users bring, and other words of theirs for those that are shipped.
//!
//! They are in `words/CODE` of the data folder, whatever their files are called, and are read once, before the window opens. `language-name` is
//! what the language calls itself. What is missing is said in English; faults go to the window and the log.

use std::sync::OnceLock;

use unic_langid::LanguageIdentifier;

use super::catalogue::{Catalogue, keys_of, parse};
use super::{Language, Told, told};

const MOST: usize = 32;

/// The key of what a language calls itself.
const NAME: &str = "language-name";

/// What a user brings of one language.
#[derive(Clone, Debug, Default)]
pub struct OwnWords {
    /// Its code, `fr` or `pt-BR`.
    pub code: String,
    /// Files of sentences: what each is called, and its text.
    pub files: Vec<(String, String)>,
    /// The file of names: what it is called, and its text.
    pub names: Option<(String, String)>,
}

/// What has been taken in: each language, its code and its sentences.
static TAKEN: OnceLock<Vec<(Language, String, Catalogue)>> = OnceLock::new();

fn taken() -> impl Iterator<Item = &'static (Language, String, Catalogue)> {
    TAKEN.get().into_iter().flatten()
}

/// Takes in what the user brings, and gives what is wrong with it. Only the first call counts; it belongs before all that is shown.
pub fn take_in(brought: Vec<OwnWords>) -> Vec<Told> {
    let mut problems = Vec::new();
    let mut languages: Vec<(Language, String, Catalogue)> = Vec::new();
    for own in brought.into_iter().take(MOST) {
        if own.code.parse::<LanguageIdentifier>().is_err() {
            problems.push(told!("words-code", code = own.code.as_str()));
            continue;
        }
        let shipped = Language::ALL.into_iter().find(|language| language.code() == own.code);
        let number = u8::try_from(languages.len()).unwrap_or(u8::MAX);
        let mut catalogue = Catalogue::read(shipped, &own);
        problems.append(&mut catalogue.problems);
        problems.extend(own.files.iter().flat_map(|(file, text)| unknown(file, text)));
        languages.push((shipped.unwrap_or(Language::Own(number)), own.code, catalogue));
    }
    if TAKEN.set(languages).is_err() {
        tracing::error!("languages of the user's own are taken in once");
    }
    problems
}

/// Everything that a language of the user's own says: first what is wrong with it, then each of its sentences, with its name in place of
/// whatever is put in. Nothing is taken in.
pub fn proof(own: &OwnWords) -> Vec<String> {
    let catalogue = Catalogue::read(None, own);
    let unknown = own.files.iter().flat_map(|(file, text)| unknown(file, text));
    let problems = catalogue.problems.iter().map(Told::to_string).chain(unknown.map(|problem| problem.to_string()));
    problems.chain(own.files.iter().flat_map(|(_, text)| catalogue.sentences(text))).collect()
}

fn unknown(file: &str, text: &str) -> Vec<Told> {
    let (resource, _) = parse(text);
    let keys = resource.entries().flat_map(keys_of).filter(|key| key != NAME && !Catalogue::shipped(Language::English).has(key));
    let told = |key: String| {
        let file = file.to_owned();
        told!("words-unknown", file = file.as_str(), key = key.as_str())
    };
    keys.map(told).collect()
}

pub(super) fn own(language: Language) -> Option<&'static Catalogue> {
    taken().find(|known| known.0 == language).map(|known| &known.2)
}

pub(super) fn code(language: Language) -> &'static str {
    taken().find(|known| known.0 == language).map_or("", |known| known.1.as_str())
}

/// What a language of the user's own calls itself; its code, if it does not say.
pub(super) fn name(language: Language) -> &'static str {
    own(language).and_then(|catalogue| catalogue.plain(NAME)).unwrap_or_else(|| code(language))
}

pub(super) fn languages() -> impl Iterator<Item = Language> {
    taken().map(|known| known.0).filter(|language| matches!(language, Language::Own(_)))
}
