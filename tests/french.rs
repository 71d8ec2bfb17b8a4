//! The games in French: names, prose, moves, rules, refusals and reasons, without a word of English and with the spaces and elisions of
//! French. The language is one for the process, so every test here speaks French.

#[path = "common/tongue.rs"]
mod tongue;

use nestmate_text::words::Language;

use tongue::{Tongue, told_in};

const FRENCH: Tongue = Tongue { language: Language::French, full_stop: '.', quotes: ['«', '»'], own: &["or", "captures", "mate"] };

told_in!(FRENCH);

#[test]
fn leftovers_are_seen() {
    assert_eq!(FRENCH.leftovers("Joue the Roi"), ["the"]);
    assert_eq!(FRENCH.leftovers("moves-slide-most : trois"), ["moves-slide-most"]);
    assert!(FRENCH.leftovers("Le Général d’or bondit par-dessus tout.").is_empty());
}

/// What is wrong with how words meet: an article or preposition that should have given way or merged, a space that may break a line.
fn faults(text: &str) -> Vec<String> {
    let words: Vec<&str> = text.split([' ', '\u{a0}']).collect();
    let vowel = |word: &str| word.chars().count() > 2 && word.starts_with(|c: char| "aeiouéèêàâîôœAEIOUÉÈÊÀÂÎÔŒ".contains(c));
    let gives_way = |word: &str| ["le", "la", "de", "que", "ne", "se"].contains(&word.to_lowercase().as_str());
    let merges = |word: &str| ["de", "à"].contains(&word.to_lowercase().as_str());
    let pairs = words.windows(2).filter(|pair| {
        // The names of cells, such as `e16`, and what an inventor calls something stay as they are.
        let cell = pair[1].chars().nth(1).is_some_and(|c| c.is_ascii_digit());
        gives_way(pair[0]) && vowel(pair[1]) && !cell || merges(pair[0]) && ["le", "les"].contains(&pair[1])
    });
    let mut found: Vec<String> = pairs.map(|pair| pair.join(" ")).collect();
    let breaks = [" :", " ;", " !", " ?", " »", "« ", "'"];
    found.extend(breaks.iter().filter(|part| text.contains(**part)).map(|part| (*part).to_owned()));
    found
}

#[test]
fn words_meet_as_in_french() {
    let wrong = ["de le Roi", "Capture la Avant-garde", "à les cases", "de Alibaba", "gelées : deux"];
    assert!(wrong.iter().all(|text| !faults(text).is_empty()));
    let right = ["du Roi", "de e16 à a3", "l’Alibaba", "de a à q", "gelées\u{a0}: deux", "le Heaume"];
    assert!(right.iter().all(|text| faults(text).is_empty()));
    FRENCH.every_page(|id, texts| {
        for text in texts {
            assert_eq!(faults(text), Vec::<String>::new(), "{id}: {text}");
        }
    });
}
