//! The sentences of one language, read once; and what the text of one must not be, for the parser of Fluent.

use std::collections::BTreeSet;
use std::sync::{Mutex, OnceLock, PoisonError};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use include_dir::{Dir, include_dir};
use rustc_hash::{FxHashMap, FxHashSet};
use unic_langid::LanguageIdentifier;

use super::grammar::add_functions;
use super::keys::hash;
use super::own::{OwnWords, own};
use super::{Language, TextKey, Told, told};

static WORDS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../assets/words");

pub(super) struct Catalogue {
    bundle: FluentBundle<FluentResource>,
    /// The texts that nothing is put into, ready to be shown in every frame.
    plain: FxHashMap<String, String>,
    /// What definitions call things, by the English text.
    names: FxHashMap<String, String>,
    /// The keys of sentences that are not said: made from an English text that has changed since, or the user's own and not to be filled.
    /// Those that are shipped, or English, take their place.
    unfit: FxHashSet<String>,
    /// What is wrong in the files; the tests hold that nothing is in those that are shipped.
    pub(super) problems: Vec<Told>,
}

/// Those of the languages that are shipped, by number.
static SHIPPED: [OnceLock<Catalogue>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];

const NAMES: &str = "names.ron";

/// The file that has, for each key, the hash of the English text that the translation was made from. All others are of sentences.
const MADE_FROM: &str = "made-from.txt";

impl Catalogue {
    /// The sentences of a language; those of the user's own where there are such.
    pub(super) fn of(language: Language) -> &'static Self {
        own(language).unwrap_or_else(|| Self::shipped(language))
    }

    /// The sentences that the program brings; English for a language of the user's own.
    pub(super) fn shipped(language: Language) -> &'static Self {
        let shipped = if let Language::Own(_) = language { Language::English } else { language };
        SHIPPED[shipped.index()].get_or_init(|| Self::read(Some(shipped), &OwnWords::default()))
    }

    pub(super) fn plain(&self, key: &str) -> Option<&str> {
        self.plain.get(key).map(String::as_str)
    }

    pub(super) fn filled(&self, key: &str, values: &FluentArgs<'_>) -> Option<String> {
        if self.unfit.contains(key) {
            return None;
        }
        let (text, problems) = self.formatted(key, Some(values))?;
        if let Some(problem) = problems.first().filter(|_| is_new(key)) {
            tracing::error!("the text of {key} cannot be filled: {problem}");
        }
        Some(text)
    }

    fn formatted(&self, key: &str, values: Option<&FluentArgs<'_>>) -> Option<(String, Vec<FluentError>)> {
        let mut problems = Vec::new();
        Some((self.bundle.format_pattern(self.pattern(key)?, values, &mut problems).into_owned(), problems))
    }

    pub(super) fn name(&self, text: &str) -> Option<&str> {
        self.names.get(text).map(String::as_str)
    }

    fn pattern(&self, key: &str) -> Option<&Pattern<&str>> {
        match key.split_once('.') {
            Some((key, attribute)) => Some(self.bundle.get_message(key)?.get_attribute(attribute)?.value()),
            None => self.bundle.get_message(key)?.value(),
        }
    }

    /// Reads a language: what is shipped of it, and over that what the user brings.
    pub(super) fn read(shipped: Option<Language>, own: &OwnWords) -> Self {
        let mut problems = Vec::new();
        let code = shipped.map_or_else(|| own.code.clone(), |language| language.code().to_owned());
        let id: LanguageIdentifier = code.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id.clone()]);
        // The marks around what is put in are for texts in two directions of writing; egui would show them as boxes.
        bundle.set_use_isolating(false);
        let (mut keys, mut names, mut unfit) = (Vec::new(), Vec::new(), FxHashSet::default());
        for (file, text) in shipped.into_iter().flat_map(files) {
            match file {
                NAMES => names.push((file, text)),
                MADE_FROM => unfit.extend(stale(text)),
                _ => {
                    let resource = resource(file, text, &mut problems);
                    keys.extend(resource.entries().flat_map(keys_of));
                    if bundle.add_resource(resource).is_err() {
                        problems.push(told!("words-twice", file = file));
                    }
                }
            }
        }
        let mut brought: Vec<(&str, String)> = Vec::new();
        for (file, text) in &own.files {
            let resource = resource(file, text, &mut problems);
            for key in resource.entries().flat_map(keys_of) {
                unfit.remove(&key);
                keys.push(key.clone());
                brought.push((file, key));
            }
            bundle.add_resource_overriding(resource);
        }
        let brought_names = own.names.iter().map(|(file, text)| (file.as_str(), text.as_str()));
        let names: FxHashMap<String, String> =
            names.into_iter().chain(brought_names).flat_map(|(file, text)| read_names(file, text, &mut problems)).collect();
        if let Err(error) = add_functions(&mut bundle, &id, &names) {
            tracing::error!("a function of sentences is there already: {error}");
        }
        let mut catalogue = Self { bundle, plain: FxHashMap::default(), names, unfit, problems };
        for (file, key) in brought {
            catalogue.fit(file, key);
        }
        catalogue.plain =
            keys.into_iter().filter_map(|key| Some((catalogue.unfilled(&key)?, key))).map(|(text, key)| (key, text)).collect();
        catalogue
    }

    /// The sentences of a file that is part of the language, with their own names for what would be put in.
    pub(super) fn sentences(&self, text: &str) -> Vec<String> {
        let (resource, _) = parse(text);
        resource.entries().flat_map(keys_of).filter_map(|key| Some(self.formatted(&key, None)?.0)).collect()
    }

    /// Sets a sentence of the user's own aside that asks for a value which it is not given, or for a sentence that is not there; told once.
    fn fit(&mut self, file: &str, key: String) {
        let shipped = Self::shipped(Language::English).pattern(&key);
        let (Some(pattern), Some(shipped)) = (self.pattern(&key), shipped) else { return };
        let given = variables(shipped);
        let values: FluentArgs<'_> = given.iter().map(|&name| (name, FluentValue::from("1"))).collect();
        // A form that the values do not choose is looked at for its variables alone.
        let broken = self.formatted(&key, Some(&values)).map(|(_, problems)| problems).unwrap_or_default();
        let unknown = variables(pattern).into_iter().find(|name| !given.contains(name)).map(str::to_owned);
        let what = unknown.map(|name| format!("${name}")).or_else(|| broken.first().map(ToString::to_string));
        if let Some(what) = what {
            let (file, told_key) = (file.to_owned(), key.clone());
            self.problems.push(told!("words-unfit", file = file.as_str(), key = told_key.as_str(), what = what.as_str()));
            self.unfit.insert(key);
        }
    }

    /// The keys that English has and this language has not, and those whose text was made from another English text than the present one.
    pub(super) fn untranslated(&self) -> [Vec<TextKey>; 2] {
        let (known, missing): (Vec<_>, Vec<_>) = TextKey::all().partition(|key| self.has(key.as_str()));
        [missing, known.into_iter().filter(|key| self.unfit.contains(key.as_str())).collect()]
    }

    pub(super) fn has(&self, key: &str) -> bool {
        self.pattern(key).is_some()
    }

    /// The text of a key, if nothing has to be put into it.
    fn unfilled(&self, key: &str) -> Option<String> {
        if self.unfit.contains(key) {
            return None;
        }
        let (text, problems) = self.formatted(key, None)?;
        problems.is_empty().then_some(text)
    }
}

/// The files that are shipped of a language.
fn files(language: Language) -> impl Iterator<Item = (&'static str, &'static str)> {
    let files = WORDS.get_dir(language.code()).into_iter().flat_map(Dir::files);
    files.filter_map(|file| Some((file.path().file_name()?.to_str()?, file.contents_utf8()?)))
}

/// Whether a key has not been complained about yet: a text is filled in every frame.
fn is_new(key: &str) -> bool {
    static KNOWN: Mutex<Option<FxHashSet<String>>> = Mutex::new(None);
    KNOWN.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert_default().insert(key.to_owned())
}

/// The sentences of a file. Those that cannot be read are left out, and told.
fn resource(file: &str, text: &str, problems: &mut Vec<Told>) -> FluentResource {
    let (resource, lines) = parse(text);
    for line in lines {
        let file = file.to_owned();
        problems.push(told!("words-broken", file = file.as_str(), line = line));
    }
    resource
}

/// The sentences of a text that can be read, and the lines of those that cannot. Of a text that nests too deeply none can.
pub(super) fn parse(text: &str) -> (FluentResource, Vec<usize>) {
    let too_deep = too_deep(text);
    let read = FluentResource::try_new(if too_deep.is_some() { String::new() } else { text.to_owned() });
    let line = |at: usize| 1 + text.bytes().take(at).filter(|&byte| byte == b'\n').count();
    let (resource, errors) = match read {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, errors)) => (resource, errors.iter().map(|error| line(error.pos.start)).collect()),
    };
    (resource, too_deep.into_iter().chain(errors).collect())
}

/// The keys of translations that were made from an English text which has changed since.
pub(super) fn stale(made_from: &str) -> impl Iterator<Item = String> {
    let marks = made_from.lines().filter_map(|line| line.split_once(' '));
    marks.filter(|(key, mark)| hash(key).is_some_and(|hash| u32::from_str_radix(mark, 16) != Ok(hash))).map(|(key, _)| key.to_owned())
}

fn read_names(file: &str, text: &str, problems: &mut Vec<Told>) -> FxHashMap<String, String> {
    ron::from_str(text).unwrap_or_else(|error| {
        let (file, line) = (file.to_owned(), error.span.start.line);
        problems.push(told!("words-names", file = file.as_str(), line = line));
        FxHashMap::default()
    })
}

pub(super) fn keys_of(entry: &Entry<&str>) -> Vec<String> {
    let Entry::Message(message) = entry else { return Vec::new() };
    let attributes = message.attributes.iter().map(|attribute| format!("{}.{}", message.id.name, attribute.id.name));
    message.value.iter().map(|_| message.id.name.to_owned()).chain(attributes).collect()
}

/// The deepest nesting that is read; no sentence needs a tenth of it. The parser of Fluent calls itself for every bracket that stands in
/// another, so a text of nothing but opening brackets would overflow the stack and end the program.
const DEEPEST: usize = 100;

/// The line, from 1, on which a text nests too deeply to be read; `None` if it can be read.
pub(super) fn too_deep(text: &str) -> Option<usize> {
    let (mut depth, mut line, mut quoted, mut escaped) = (0_usize, 1, false, false);
    for c in text.chars() {
        let inside = depth > 0;
        match c {
            // A quotation ends with its line.
            '\n' => (line, quoted, escaped) = (line + 1, false, false),
            _ if quoted => (quoted, escaped) = (c != '"' || escaped, c == '\\' && !escaped),
            '"' if inside => quoted = true,
            '{' => depth += 1,
            '(' if inside => depth += 1,
            '}' | ')' if inside => depth -= 1,
            _ => {}
        }
        if depth > DEEPEST {
            return Some(line);
        }
    }
    None
}

/// The names of the variables of a sentence, in all its forms.
pub(super) fn variables<'a>(pattern: &'a Pattern<&'a str>) -> BTreeSet<&'a str> {
    let mut found = BTreeSet::new();
    of_pattern(pattern, &mut found);
    found
}

fn of_pattern<'a>(pattern: &'a Pattern<&'a str>, found: &mut BTreeSet<&'a str>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            of_expression(expression, found);
        }
    }
}

fn of_expression<'a>(expression: &'a Expression<&'a str>, found: &mut BTreeSet<&'a str>) {
    match expression {
        Expression::Inline(inline) => of_inline(inline, found),
        Expression::Select { selector, variants } => {
            of_inline(selector, found);
            for variant in variants {
                of_pattern(&variant.value, found);
            }
        }
    }
}

fn of_inline<'a>(inline: &'a InlineExpression<&'a str>, found: &mut BTreeSet<&'a str>) {
    match inline {
        InlineExpression::VariableReference { id } => _ = found.insert(id.name),
        InlineExpression::Placeable { expression } => of_expression(expression, found),
        InlineExpression::FunctionReference { arguments, .. } | InlineExpression::TermReference { arguments: Some(arguments), .. } => {
            arguments.positional.iter().for_each(|argument| of_inline(argument, found));
            arguments.named.iter().for_each(|argument| of_inline(&argument.value, found));
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_stands_in_each_other_is_counted() {
        assert_eq!(too_deep(&"a = { $b }\n".repeat(1000)), None);
        assert_eq!(too_deep(&"a = { \"{\" } 1) (so :(\n".repeat(1000)), None);
        assert_eq!(too_deep(&"a = { \"\\\"{\" }\n".repeat(1000)), None);
        assert_eq!(too_deep(&format!("a = x\nb = {}", "{".repeat(1000))), Some(2));
        assert_eq!(too_deep(&format!("b = {{ {}", "F(\n".repeat(1000))), Some(100));
        assert_eq!(too_deep(&"{\n".repeat(101)), Some(101));
    }
}
