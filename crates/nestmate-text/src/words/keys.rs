//! The keys that there are, as the compiler knows them.

include!(concat!(env!("OUT_DIR"), "/keys.rs"));

/// Whether English has a sentence of this key.
#[must_use]
pub const fn is_key(key: &str) -> bool {
    let (mut low, mut high) = (0, KEYS.len());
    while low < high {
        let middle = usize::midpoint(low, high);
        match compare(KEYS[middle].as_bytes(), key.as_bytes()) {
            0 => return true,
            1.. => high = middle,
            _ => low = middle + 1,
        }
    }
    false
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;
    use crate::words::catalogue::Catalogue;

    #[test]
    fn the_keys_are_those_of_the_files() {
        let english = Catalogue::of(Language::English);
        assert!(KEYS.len() > 2000 && KEYS.is_sorted());
        assert!(KEYS.iter().all(|key| english.has(key)));
        assert!(KEYS.iter().all(|key| is_key(key)));
        assert!(["", "a", "menu-gam", "menu-games", "zzz"].iter().all(|key| !is_key(key)));
    }
}
