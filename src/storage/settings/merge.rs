//! Settings that two windows have changed, put together: what was changed here over what the file has.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use super::{LookSettings, Machine, Settings};

/// Makes `merged` for a struct from the way in which each of its fields is merged. A new field has to be given one to be compiled.
macro_rules! by_field {
    ($type:ident { $($field:ident: $way:path),* $(,)? }) => {
        impl $type {
            /// These settings as `theirs`, with what `ours` has changed since it was `base`.
            pub(in crate::storage) fn merged(base: &Self, ours: &Self, theirs: &Self) -> Self {
                Self { $($field: $way(&base.$field, &ours.$field, &theirs.$field)),* }
            }
        }
    };
}

by_field!(Settings {
    format: newer,
    version: newer,
    look: LookSettings::merged,
    layers: by_key,
    alone: by_key,
    new_game: newer,
    machine: Machine::merged,
    engines: by_key,
    analyst: newer,
    recent: recent,
    folder: newer,
    told_of_keeping: newer,
});

by_field!(LookSettings {
    theme: newer,
    pieces: newer,
    badges: newer,
    zoom: newer,
    inside: newer,
    inside_width: newer,
    panel: newer,
    window: newer,
    board: newer,
    contrast: newer,
    motion: newer,
    sound: newer,
    language: newer,
    keys: by_key,
});

by_field!(Machine { threads: newer, table: newer, advice: newer, review: newer, lines: newer, caution: newer });

/// One value: ours if it was changed here.
fn newer<T: Clone + PartialEq>(base: &T, ours: &T, theirs: &T) -> T {
    if ours == base { theirs.clone() } else { ours.clone() }
}

/// A map whose entries have nothing to do with each other.
fn by_key<V: Clone + PartialEq>(
    base: &BTreeMap<String, V>,
    ours: &BTreeMap<String, V>,
    theirs: &BTreeMap<String, V>,
) -> BTreeMap<String, V> {
    let keys: BTreeSet<&String> = ours.keys().chain(theirs.keys()).collect();
    let value = |key: &String| newer(&base.get(key), &ours.get(key), &theirs.get(key)).cloned();
    keys.into_iter().filter_map(|key| Some((key.clone(), value(key)?))).collect()
}

/// Recent files, the last one first: those that were used here since then come before theirs.
fn recent(base: &[PathBuf], ours: &[PathBuf], theirs: &[PathBuf]) -> Vec<PathBuf> {
    let used = ours.iter().take_while(|file| base.first() != Some(file));
    let mut all: Vec<PathBuf> = Vec::new();
    for file in used.chain(theirs) {
        if !all.contains(file) {
            all.push(file.clone());
        }
    }
    all.truncate(super::RECENT);
    all
}

#[cfg(test)]
mod tests {
    use super::super::{LayerState, ThemeChoice};
    use super::*;

    #[test]
    fn what_each_window_has_changed_is_in_the_merged_settings() {
        let base = Settings::default();
        let (mut ours, mut theirs) = (base.clone(), base.clone());
        ours.look.theme = ThemeChoice::Dark;
        ours.machine.table = 128;
        ours.layers.insert("one".to_owned(), vec![LayerState::Hidden]);
        ours.look.keys.insert("flip".to_owned(), vec!["X".to_owned()]);
        theirs.look.contrast = true;
        theirs.machine.lines = 5;
        theirs.layers.insert("two".to_owned(), vec![LayerState::Dimmed]);
        theirs.look.keys.insert("hint".to_owned(), vec!["Y".to_owned()]);
        let merged = Settings::merged(&base, &ours, &theirs);
        assert!(merged.look.theme == ThemeChoice::Dark && merged.look.contrast);
        assert_eq!((merged.machine.table, merged.machine.lines), (128, 5));
        assert_eq!((merged.layers.len(), merged.look.keys.len()), (2, 2));
        assert_eq!(merged, Settings::merged(&base, &theirs, &ours), "where they do not meet, the order does not matter");
    }

    #[test]
    fn what_was_changed_in_both_is_ours_and_what_was_removed_is_gone() {
        let mut base = Settings::default();
        base.look.keys = ["flip", "hint"].map(|key| (key.to_owned(), vec!["X".to_owned()])).into();
        let (mut ours, mut theirs) = (base.clone(), base.clone());
        ours.look.zoom = 1.5;
        theirs.look.zoom = 2.0;
        ours.look.keys.remove("flip");
        theirs.look.keys.remove("hint");
        let merged = Settings::merged(&base, &ours, &theirs);
        assert_eq!((merged.look.zoom, merged.look.keys.len()), (1.5, 0));
    }

    #[test]
    fn recent_files_of_both_are_kept_those_used_here_first() {
        let files = |names: &str| names.chars().map(|name| PathBuf::from(name.to_string())).collect::<Vec<_>>();
        let of = |base: &str, ours: &str, theirs: &str| recent(&files(base), &files(ours), &files(theirs));
        assert_eq!(of("ab", "ab", "cab"), files("cab"), "nothing was used here");
        assert_eq!(of("ab", "dab", "cab"), files("dcab"));
        assert_eq!(of("ab", "ba", "cab"), files("bca"));
        assert_eq!(of("", "a", "b"), files("ab"));
        assert_eq!(of("abcdefghijkl", "mabcdefghijk", "abcdefghijkl").len(), 12);
    }
}
