//! The keys that there are, as the compiler knows them.

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
    #[must_use]
    pub const fn of(key: &'static str) -> Self {
        assert!(position(key).is_some(), "no sentence has this key");
        Self(key)
    }

    /// As the files have it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        self.0
    }

    /// All of them, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        KEYS.iter().map(|(key, _)| Self(key))
    }

    /// The hash of its English text, by which translations say what they were made from.
    #[must_use]
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
        match compare(KEYS[middle].0.as_bytes(), key.as_bytes()) {
            0 => return Some(middle),
            1.. => high = middle,
            _ => low = middle + 1,
        }
    }
    None
}

/// Below 0 if the first comes before the second, 0 if they are the same, above 0 if it comes after.
const fn compare(a: &[u8], b: &[u8]) -> i32 {
    let mut at = 0;
    while at < a.len() && at < b.len() {
        if a[at] != b[at] {
            return if a[at] < b[at] { -1 } else { 1 };
        }
        at += 1;
    }
    if a.len() == b.len() {
        0
    } else if a.len() < b.len() {
        -1
    } else {
        1
    }
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
