//! The keys that there are, as the compiler knows them, and sentences as data.

use std::fmt;
use std::sync::Arc;

include!(concat!(env!("OUT_DIR"), "/keys.rs"));

/// The key of a sentence that English has. [`key!`](macro@crate::words::key) makes it of a literal, which has to be one to compile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TextKey(&'static str);

/// The keys of a name and of the sentence that explains it, its attribute `tip`, as [`tipped!`](macro@crate::words::tipped) makes them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tipped {
    /// The key of the name.
    pub name: TextKey,
    /// The key of the explanation.
    pub tip: TextKey,
}

impl TextKey {
    /// # Panics
    /// If English has no sentence of this key: at compile time in `key!`, which is the way to call it.
    #[doc(hidden)]
    pub const fn of(key: &'static str) -> Self {
        assert!(position(key).is_some(), "no sentence has this key");
        Self(key)
    }

    /// As the files have it.
    pub const fn as_str(self) -> &'static str {
        self.0
    }

    /// All of them, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        KEYS.iter().map(|(key, _)| Self(key))
    }

    /// The hash of its English text, by which translations say what they were made from.
    pub fn hash_of_text(self) -> u32 {
        hash(self.0).unwrap_or_default()
    }
}

/// The hash of the English text of a key, if there is one.
pub(super) fn hash(key: &str) -> Option<u32> {
    Some(KEYS[position(key)?].1)
}

const fn position(key: &str) -> Option<usize> {
    let (mut low, mut high) = (0, KEYS.len());
    while low < high {
        let middle = usize::midpoint(low, high);
        if is_before(KEYS[middle].0.as_bytes(), key.as_bytes()) { low = middle + 1 } else { high = middle }
    }
    if low < KEYS.len() && !is_before(key.as_bytes(), KEYS[low].0.as_bytes()) { Some(low) } else { None }
}

const fn is_before(one: &[u8], other: &[u8]) -> bool {
    let mut at = 0;
    while at < one.len() && at < other.len() {
        if one[at] != other[at] {
            return one[at] < other[at];
        }
        at += 1;
    }
    one.len() < other.len()
}

/// The key of a literal: `key!("menu-game")`. One that English lacks does not compile.
#[macro_export]
macro_rules! key {
    ($($key:tt)+) => { const { $crate::words::TextKey::of($($key)+) } };
}

/// The keys of a name and of its `tip`.
#[macro_export]
macro_rules! tipped {
    ($($key:tt)+) => {
        $crate::words::Tipped { name: $crate::key!($($key)+), tip: $crate::key!(concat!($($key)+, ".tip")) }
    };
}

/// A sentence, or nothing, that is said anew in whatever language is in use when it is asked for. [`told!`](macro@crate::words::told)
/// makes one of a key.
#[derive(Clone, Default)]
pub struct Told(Option<Arc<dyn Fn() -> String + Send + Sync>>);

impl Told {
    /// Nothing.
    pub const NOTHING: Self = Self(None);

    /// What `say` says.
    pub fn by(say: impl Fn() -> String + Send + Sync + 'static) -> Self {
        Self(Some(Arc::new(say)))
    }

    /// What an error says of itself.
    pub fn of(error: impl fmt::Display + Send + Sync + 'static) -> Self {
        Self::by(move || error.to_string())
    }

    /// A text that is the same in all languages, such as one that the system gives.
    pub fn fixed(text: impl Into<String>) -> Self {
        let text = text.into();
        Self::by(move || text.clone())
    }

    /// Whether there is nothing to be said.
    pub fn is_nothing(&self) -> bool {
        self.0.is_none()
    }
}

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.as_ref().map_or(Ok(()), |say| f.write_str(&say()))
    }
}

impl fmt::Debug for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.to_string())
    }
}

/// Two are equal that say the same.
impl PartialEq for Told {
    fn eq(&self, other: &Self) -> bool {
        self.to_string() == other.to_string()
    }
}

impl Eq for Told {}

/// Something made of sentences, made again when the language has changed.
#[derive(Clone, Debug)]
pub struct Spoken<T>(Option<(super::Language, T)>);

impl<T> Default for Spoken<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<T> Spoken<T> {
    /// What was made last, or what `make` makes now if that was in another language.
    pub fn get(&mut self, make: impl FnOnce() -> T) -> &mut T {
        let language = super::language();
        let known = self.0.take().filter(|known| known.0 == language);
        &mut self.0.insert(known.unwrap_or_else(|| (language, make()))).1
    }

    /// Forgets it, since what it was made of has changed.
    pub fn forget(&mut self) {
        self.0 = None;
    }
}

/// The text of a key, with values put in by their names, to be said whenever it is shown: `told!("menu-plays", side = side.name())`. The
/// values are worked out each time.
#[macro_export]
macro_rules! told {
    ($key:literal $($values:tt)*) => { $crate::words::Told::by(move || $crate::say!($key $($values)*).into()) };
    ($key:expr $(,)?) => {{
        let key: $crate::words::TextKey = $key;
        $crate::words::Told::by(move || $crate::words::say(key).to_owned())
    }};
    ($key:expr, $($name:ident = $value:expr),+ $(,)?) => {
        $crate::words::Told::by(move || $crate::say!($key, $($name = $value),+))
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;
    use crate::words::catalogue::Catalogue;

    #[test]
    fn the_keys_are_those_of_the_files() {
        let english = Catalogue::of(Language::English);
        assert!(KEYS.len() > 2000 && KEYS.is_sorted());
        assert!(KEYS.iter().all(|(key, _)| english.has(key) && position(key).is_some()));
        assert!(["", "a", "menu-gam", "menu-games", "zzz"].iter().all(|key| position(key).is_none()));
    }
}
