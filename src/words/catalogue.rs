//! The sentences of one language, read once.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use fluent_syntax::ast::{Entry, Pattern};
use rustc_hash::FxHashMap;
use unic_langid::LanguageIdentifier;

use super::Language;
use super::texts::{NAMES, TEXTS};

/// The sentences of a language by their keys.
pub(super) struct Catalogue {
    bundle: FluentBundle<FluentResource>,
    /// The texts that nothing is put into, ready to be shown in every frame.
    plain: FxHashMap<String, String>,
    /// What definitions call things, by the English text.
    names: FxHashMap<String, String>,
    /// What is wrong in the files; the tests hold that nothing is.
    pub(super) problems: Vec<String>,
}

static ENGLISH: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::read(Language::English));
static GERMAN: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::read(Language::German));

impl Catalogue {
    /// The sentences of a language.
    pub(super) fn of(language: Language) -> &'static Self {
        match language {
            Language::English => &ENGLISH,
            Language::German => &GERMAN,
        }
    }

    /// The text of a key that nothing is put into.
    pub(super) fn plain(&self, key: &str) -> Option<&str> {
        self.plain.get(key).map(String::as_str)
    }

    /// The text of a key with values put in.
    pub(super) fn filled(&self, key: &str, values: &FluentArgs<'_>) -> Option<String> {
        let mut problems = Vec::new();
        let text = self.bundle.format_pattern(self.pattern(key)?, Some(values), &mut problems).into_owned();
        for problem in problems {
            tracing::error!("the text of {key} cannot be filled: {problem}");
        }
        Some(text)
    }

    /// What the language calls something that a definition names.
    pub(super) fn name<'a>(&'a self, text: &'a str) -> &'a str {
        self.names.get(text).map_or(text, String::as_str)
    }

    fn pattern(&self, key: &str) -> Option<&Pattern<&str>> {
        match key.split_once('.') {
            Some((key, attribute)) => Some(self.bundle.get_message(key)?.get_attribute(attribute)?.value()),
            None => self.bundle.get_message(key)?.value(),
        }
    }

    fn read(language: Language) -> Self {
        let mut problems = Vec::new();
        let id: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // The marks around what is put in are for texts in two directions of writing; egui would show them as boxes.
        bundle.set_use_isolating(false);
        let mut keys = Vec::new();
        for (file, texts) in TEXTS {
            let resource = FluentResource::try_new(texts[language as usize].to_owned()).unwrap_or_else(|(resource, errors)| {
                problems.extend(errors.iter().map(|error| format!("{file}.ftl: {error}")));
                resource
            });
            keys.extend(resource.entries().flat_map(keys_of));
            if let Err(errors) = bundle.add_resource(resource) {
                problems.extend(errors.iter().map(|error| format!("{file}.ftl: {error}")));
            }
        }
        let names = ron::from_str(NAMES[language as usize]).unwrap_or_else(|error| {
            problems.push(format!("names.ron: {error}"));
            FxHashMap::default()
        });
        let mut catalogue = Self { bundle, plain: FxHashMap::default(), names, problems };
        catalogue.plain =
            keys.into_iter().filter_map(|key| Some((catalogue.unfilled(&key)?, key))).map(|(text, key)| (key, text)).collect();
        catalogue
    }

    /// The text of a key, if nothing has to be put into it.
    fn unfilled(&self, key: &str) -> Option<String> {
        let mut problems = Vec::new();
        let text = self.bundle.format_pattern(self.pattern(key)?, None, &mut problems).into_owned();
        problems.is_empty().then_some(text)
    }
}

/// The keys of a message: its own, and those of its attributes.
fn keys_of(entry: &Entry<&str>) -> Vec<String> {
    let Entry::Message(message) = entry else { return Vec::new() };
    let attributes = message.attributes.iter().map(|attribute| format!("{}.{}", message.id.name, attribute.id.name));
    message.value.iter().map(|_| message.id.name.to_owned()).chain(attributes).collect()
}
