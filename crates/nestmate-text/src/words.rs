//! All that is said to the user, in the user's language. The sentences are in `assets/words`, one folder for each language.
//!
//! `say!("menu-game")` is a text, `say!("menu-plays", side = name)` one with something put in. Both look it up by its key, in Fluent's form
//! `key` or `key.attribute`. What definitions call things goes through [`named`]. The language is one for the whole process.
//!
//! Names of pieces and sides are inflected by functions of `grammar`; German sets of cells are dative phrases after `auf`, `von` or `zu`.
//! Japanese joins parts with `between-parts`, `between-groups` and `between-sentences`. Where two games share an English name,
//! `variants.ron` writes `Rook (Shogi)`, and every `names.ron` says what it is called.

mod catalogue;
mod grammar;
mod keys;
mod own;

use std::sync::atomic::{AtomicU8, Ordering};

use catalogue::Catalogue;
pub use fluent_bundle::FluentValue as Value;
pub use keys::{Spoken, TextKey, Tipped, Told};
pub use own::{OwnWords, proof, take_in};

/// A language that the program speaks. Its sentences are in the folder of its code in `assets/words`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English, in which everything is there first.
    #[default]
    English,
    /// German.
    German,
    /// French.
    French,
    /// Japanese.
    Japanese,
    /// One of the user's own, by its number.
    Own(u8),
}

/// The language of the system; English until [`follow_system`] has asked for it, so that tests and pictures are the same everywhere.
static SYSTEM: AtomicU8 = AtomicU8::new(0);

static SPOKEN: AtomicU8 = AtomicU8::new(0);

impl Language {
    /// Those that are shipped.
    pub const ALL: [Self; 4] = [Self::English, Self::German, Self::French, Self::Japanese];

    /// Its code, what it calls itself, and what it is called where its own letters cannot be shown.
    fn names(self) -> [&'static str; 3] {
        match self {
            Self::English => ["en", "English", "English"],
            Self::German => ["de", "Deutsch", "Deutsch"],
            Self::French => ["fr", "Français", "Français"],
            Self::Japanese => ["ja", "日本語", "Japanese"],
            Self::Own(_) => [own::code(self), own::name(self), own::code(self)],
        }
    }

    /// The code that settings and the system call it by: `en`, `de`.
    pub fn code(self) -> &'static str {
        if let Self::Own(_) = self { own::code(self) } else { self.names()[0] }
    }

    /// What it calls itself, so that those who speak it find it.
    pub fn own_name(self) -> &'static str {
        self.names()[1]
    }

    /// What it is called where its own letters cannot be shown.
    pub fn plain_name(self) -> &'static str {
        self.names()[2]
    }

    /// All of them, those of the user's own last.
    pub fn known() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().chain(own::languages())
    }

    /// The language of a code such as `de`, `de-AT` or `de_DE.UTF-8`; the very one first, then one of the same first part.
    pub fn of_code(code: &str) -> Option<Self> {
        let whole = code.split('.').next()?.replace('_', "-");
        let primary = whole.split('-').next()?;
        let is = |wanted: &str| Self::known().find(|language| language.code().eq_ignore_ascii_case(wanted));
        is(&whole).or_else(|| is(primary))
    }

    fn index(self) -> usize {
        let own = if let Self::Own(number) = self { usize::from(number) } else { 0 };
        Self::ALL.iter().position(|&shipped| shipped == self).unwrap_or(Self::ALL.len() + own)
    }

    fn of(index: u8) -> Self {
        let shipped = Self::ALL.get(usize::from(index)).copied();
        shipped.unwrap_or_else(|| Self::Own(index - u8::try_from(Self::ALL.len()).unwrap_or(index)))
    }
}

/// Finds out what language the system speaks, for those who have chosen none.
pub fn follow_system() {
    let known = sys_locale::get_locales().find_map(|code| Language::of_code(&code)).unwrap_or_default();
    SYSTEM.store(number(known), Ordering::Relaxed);
}

/// Speaks this language from now on, or the system's.
pub fn set_language(language: Option<Language>) {
    SPOKEN.store(number(meant(language)), Ordering::Relaxed);
}

/// The language that a choice means: this one, or the system's.
pub fn meant(language: Option<Language>) -> Language {
    language.unwrap_or_else(|| Language::of(SYSTEM.load(Ordering::Relaxed)))
}

fn number(language: Language) -> u8 {
    u8::try_from(language.index()).unwrap_or_default()
}

/// The language in use.
pub fn language() -> Language {
    Language::of(SPOKEN.load(Ordering::Relaxed))
}

/// The text of a key, for texts that nothing is put into; in English where the language has none that was made from the present English.
pub fn say(key: TextKey) -> &'static str {
    catalogues().find_map(|known| known.plain(key.as_str())).unwrap_or(key.as_str())
}

/// The text of a key with values put in; [`say!`](macro@crate::words::say) is the short way.
pub fn say_with(key: TextKey, values: &[(&'static str, Value<'_>)]) -> String {
    let values = values.iter().cloned().collect();
    catalogues().find_map(|known| known.filled(key.as_str(), &values)).unwrap_or_else(|| key.as_str().to_owned())
}

/// What a definition calls something, or says of it, in the language in use; as it is where the language has no words for it.
pub fn named(text: &str) -> &str {
    catalogues().find_map(|known| known.name(text)).unwrap_or(text)
}

/// Where a text is looked for: in the user's own words, in those that are shipped, and in English.
fn catalogues() -> impl Iterator<Item = &'static Catalogue> {
    let ways: [fn() -> &'static Catalogue; 3] =
        [|| Catalogue::of(language()), || Catalogue::shipped(language()), || Catalogue::of(Language::English)];
    ways.into_iter().map(|way| way())
}

/// A sentence that begins with a capital, where its script has such; a cell that it begins with keeps its name.
pub(crate) fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    let Some(first) = letters.next() else { return String::new() };
    let rest = letters.as_str();
    let is_word = rest.chars().next().is_none_or(|c| c.is_lowercase() || c.is_uppercase() || !c.is_alphanumeric());
    if is_word { first.to_uppercase().chain(rest.chars()).collect() } else { text.to_owned() }
}

/// `a, b and c`.
pub fn and<T: Into<String>>(parts: impl IntoIterator<Item = T>) -> String {
    joined(parts, key!("list-and"))
}

/// `a, b or c`.
pub fn or<T: Into<String>>(parts: impl IntoIterator<Item = T>) -> String {
    joined(parts, key!("list-or"))
}

fn joined<T: Into<String>>(parts: impl IntoIterator<Item = T>, key: TextKey) -> String {
    let mut parts: Vec<String> = parts.into_iter().map(Into::into).collect();
    let Some(last) = parts.pop() else { return String::new() };
    if parts.is_empty() {
        return last;
    }
    say_with(key, &[("first", parts.join(say!("between-parts")).into()), ("last", last.into())])
}

/// What is wrong in the files of a language; nothing, unless they have been changed without a look at the tests.
pub fn problems(language: Language) -> &'static [Told] {
    &Catalogue::shipped(language).problems
}

/// What a shipped language says in English: the keys that it has no text for, and those whose text was made from an English text that has
/// changed since.
pub fn untranslated(language: Language) -> [Vec<TextKey>; 2] {
    Catalogue::shipped(language).untranslated()
}

/// The text of a key, with values put in by their names: `say!("menu-plays", side = name)`. A key that English lacks does not compile.
#[macro_export]
macro_rules! say {
    ($key:literal $($rest:tt)*) => { $crate::say!($crate::key!($key) $($rest)*) };
    ($key:expr $(,)?) => { $crate::words::say($key) };
    ($key:expr, $($name:ident = $value:expr),+ $(,)?) => {
        $crate::words::say_with($key, &[$((stringify!($name), $crate::words::Value::from($value))),+])
    };
}

#[doc(inline)]
pub use crate::{key, say, tipped, told};

#[cfg(test)]
mod tests;
