//! The manual for authors, `docs/VARIANTS.md`: its examples are good, and it has every field, way, rule and picture.

use std::path::Path;

use nestmate_core::rules::{legal_moves, parse_position, start};
use nestmate_core::variant::Source;

const MANUAL: &str = include_str!("../../docs/VARIANTS.md");

/// The pictures of source files that say what a definition can hold.
const SCHEMA: [&str; 7] = [
    include_str!("../../crates/nestmate-core/src/geometry/grid.rs"),
    include_str!("../../crates/nestmate-core/src/geometry/step.rs"),
    include_str!("../../crates/nestmate-core/src/variant/schema.rs"),
    include_str!("../../crates/nestmate-core/src/variant/schema/board.rs"),
    include_str!("../../crates/nestmate-core/src/variant/schema/endings.rs"),
    include_str!("../../crates/nestmate-core/src/variant/schema/pieces.rs"),
    include_str!("../../crates/nestmate-core/src/variant/schema/rules.rs"),
];

/// The definition files in the manual.
fn examples() -> Vec<&'static str> {
    MANUAL.split("```ron\n").skip(1).filter_map(|rest| rest.split_once("```")).map(|known| known.0).collect()
}

#[test]
fn every_example_of_the_manual_is_played() {
    let examples = examples();
    assert_eq!(examples.len(), 10, "ten of them");
    for (at, text) in examples.into_iter().enumerate() {
        let name = format!("example {}", at + 1);
        let mut library = nestmate::library();
        library.add(Source::new(name.as_str(), text));
        assert!(library.reports().is_empty(), "{name}: {:?}", library.reports());
        let ids: Vec<String> = library.games_of(&name).map(str::to_owned).collect();
        assert_eq!(ids.len(), 1, "{name}");
        let warnings = library.warnings(&ids[0], &|picture| has_picture(picture));
        assert!(warnings.is_empty(), "{name}: {warnings:?}");
        let variant = library.get(&ids[0]).expect("it compiles");
        let (mut position, mut random) = (start(&variant).expect("a good start"), fastrand::Rng::with_seed(7));
        for ply in 0..60 {
            let text = position.text(&variant);
            assert_eq!(parse_position(&variant, &text).expect("its own text").text(&variant), text, "{name}");
            let moves = legal_moves(&position, &variant);
            assert!(ply > 0 || !moves.is_empty(), "{name}: there is a first move");
            let Some(&mv) = moves.get(random.usize(..moves.len().max(1))) else { break };
            position.play(&variant, mv);
        }
    }
}

fn has_picture(name: &str) -> bool {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/pieces")).join(format!("{name}.svg")).is_file()
}

/// What the manual does not say stays unknown to authors.
#[test]
fn the_manual_has_every_word_of_a_definition() {
    let mut missing = Vec::new();
    for source in SCHEMA {
        let source =
            source.split("impl ").next().unwrap_or_default().to_owned() + source.split_once("pub enum Rule<").map_or("", |known| known.1);
        // What no file has is no word of authors.
        for line in source.lines().filter(|line| !line.contains("piece_places")) {
            let word = line.trim_start().trim_start_matches("pub ").split([':', '(', '{', ',', ' ']).next().unwrap_or_default();
            let field = line.starts_with("    ") && (line.contains("pub ") && line.contains(':') || word.starts_with(char::is_uppercase));
            let is_word = !word.is_empty() && word.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') && word != "Self";
            if field && is_word && !MANUAL.contains(word) && !missing.contains(&word.to_owned()) {
                missing.push(word.to_owned());
            }
        }
    }
    assert!(missing.is_empty(), "{}", missing.join(", "));
    let folder = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/pieces")).expect("the pictures");
    for file in folder {
        let name = file.expect("a file").path().file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        assert!(MANUAL.contains(&format!("`{name}`")), "the picture {name}");
    }
}
