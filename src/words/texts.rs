//! The files of sentences. A file that is added is added here; `tests.rs` holds that none is forgotten.

/// The name of a file and its text in each language.
macro_rules! texts {
    ($($name:literal),+ $(,)?) => {
        pub(super) const TEXTS: &[(&str, [&str; 2])] = &[$((
            $name,
            [
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/en/", $name, ".ftl")),
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/de/", $name, ".ftl")),
            ],
        )),+];
    };
}

texts! {
    "board",
    "clocks",
    "commands",
    "common",
    "definitions",
    "dialogs",
    "engine",
    "export",
    "files",
    "games",
    "hints",
    "lessons",
    "pieces",
    "menus",
    "messages",
    "panels",
    "reasons",
    "refusals",
    "rulebook",
    "rules",
    "setup",
    "workbench",
}

/// What definitions call things, by the English text, in each language but the first.
pub(super) const NAMES: [&str; 2] = ["{}", include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/de/names.ron"))];
