//! The games in German: names, prose, moves, rules, refusals and reasons, without a word of English. The language is one for the process,
//! so every test here speaks German.

#[path = "common/tongue.rs"]
mod tongue;

use nestmate_text::words::Language;

use tongue::{Tongue, told_in};

const GERMAN: Tongue = Tongue { language: Language::German, full_stop: '.', quotes: ['„', '“'], own: &[] };

told_in!(GERMAN);

#[test]
fn leftovers_are_seen() {
    assert_eq!(GERMAN.leftovers("Zieht the König"), ["the"]);
    assert_eq!(GERMAN.leftovers("moves-slide-most: drei"), ["moves-slide-most"]);
    assert!(GERMAN.leftovers("Der Shogi-Bauer, ohne zu schlagen: zieht ein Feld.").is_empty());
}
