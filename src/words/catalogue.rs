//! The sentences of one language, read once.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use fluent_syntax::ast::{Entry, Pattern};
use rustc_hash::FxHashMap;
use unic_langid::LanguageIdentifier;

use super::own::{Own, own};
use super::texts::{NAMES, TEXTS};
use super::{Language, Told, told};

/// The sentences of a language by their keys.
pub(super) struct Catalogue {
    bundle: FluentBundle<FluentResource>,
    /// The texts that nothing is put into, ready to be shown in every frame.
    plain: FxHashMap<String, String>,
    /// What definitions call things, by the English text.
    names: FxHashMap<String, String>,
    /// What is wrong in the files; the tests hold that nothing is in those that are shipped.
    pub(super) problems: Vec<Told>,
}

static ENGLISH: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::read(Some(Language::English), &Own::default()));
static GERMAN: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::read(Some(Language::German), &Own::default()));

impl Catalogue {
    /// The sentences of a language; those of the user's own where there are such.
    pub(super) fn of(language: Language) -> &'static Self {
        own(language).unwrap_or_else(|| Self::shipped(language))
    }

    /// The sentences that the program brings; English for a language of the user's own.
    pub(super) fn shipped(language: Language) -> &'static Self {
        match language {
            Language::English | Language::Own(_) => &ENGLISH,
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

    /// Reads a language: what is shipped of it, and over that what the user brings.
    pub(super) fn read(shipped: Option<Language>, own: &Own) -> Self {
        let mut problems = Vec::new();
        let code = shipped.map_or_else(|| own.code.clone(), |language| language.code().to_owned());
        let id: LanguageIdentifier = code.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // The marks around what is put in are for texts in two directions of writing; egui would show them as boxes.
        bundle.set_use_isolating(false);
        let mut keys = Vec::new();
        let texts = shipped.into_iter().flat_map(|language| TEXTS.iter().map(move |(file, texts)| (*file, texts[language.index()])));
        for (file, text) in texts {
            let resource = resource(file, text, &mut problems);
            keys.extend(resource.entries().flat_map(keys_of));
            if bundle.add_resource(resource).is_err() {
                problems.push(told!("words-twice", file = file));
            }
        }
        for (file, text) in &own.files {
            let resource = resource(file, text, &mut problems);
            keys.extend(resource.entries().flat_map(keys_of));
            bundle.add_resource_overriding(resource);
        }
        let mut names = read_names("names.ron", shipped.map_or("{}", |language| NAMES[language.index()]), &mut problems);
        names.extend(own.names.iter().flat_map(|(file, text)| read_names(file, text, &mut problems)));
        let mut catalogue = Self { bundle, plain: FxHashMap::default(), names, problems };
        catalogue.plain =
            keys.into_iter().filter_map(|key| Some((catalogue.unfilled(&key)?, key))).map(|(text, key)| (key, text)).collect();
        catalogue
    }

    /// Whether there is a text of this key.
    pub(super) fn has(&self, key: &str) -> bool {
        self.pattern(key).is_some()
    }

    /// The text of a key, if nothing has to be put into it.
    fn unfilled(&self, key: &str) -> Option<String> {
        let mut problems = Vec::new();
        let text = self.bundle.format_pattern(self.pattern(key)?, None, &mut problems).into_owned();
        problems.is_empty().then_some(text)
    }
}

/// The sentences of a file. Those that cannot be read are left out, and told.
fn resource(file: &str, text: &str, problems: &mut Vec<Told>) -> FluentResource {
    FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, errors)| {
        for error in errors {
            let (file, line) = (file.to_owned(), 1 + text.bytes().take(error.pos.start).filter(|&byte| byte == b'\n').count());
            problems.push(told!("words-broken", file = file.as_str(), line = line));
        }
        resource
    })
}

fn read_names(file: &str, text: &str, problems: &mut Vec<Told>) -> FxHashMap<String, String> {
    ron::from_str(text).unwrap_or_else(|error| {
        let (file, line) = (file.to_owned(), error.span.start.line);
        problems.push(told!("words-names", file = file.as_str(), line = line));
        FxHashMap::default()
    })
}

/// The keys of a message: its own, and those of its attributes.
pub(super) fn keys_of(entry: &Entry<&str>) -> Vec<String> {
    let Entry::Message(message) = entry else { return Vec::new() };
    let attributes = message.attributes.iter().map(|attribute| format!("{}.{}", message.id.name, attribute.id.name));
    message.value.iter().map(|_| message.id.name.to_owned()).chain(attributes).collect()
}
