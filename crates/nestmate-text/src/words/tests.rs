//! What files of sentences must be, and how they are looked up. The language in use is left alone here: other tests run beside these.

use super::catalogue::{Catalogue, stale};
use super::*;

#[test]
fn all_files_are_read_without_a_problem() {
    for language in Language::ALL {
        assert_eq!(problems(language), [], "{language:?}");
    }
}

#[test]
fn texts_are_found_by_their_keys() {
    assert_eq!(say!("menu-game"), "Game");
    assert_eq!(Catalogue::of(Language::German).plain("menu-game"), Some("Partie"));
    assert_eq!(say!("menu-game"), "Game");
    assert!(say!("command-new-game.tip").starts_with("Choose a game"));
    assert_eq!(say!("menu-plays", side = "White"), "Computer plays White");
}

#[test]
fn numbers_choose_the_form_of_a_sentence() {
    let filled = |language, count: usize| {
        let values = [("count", Value::from(count))].into_iter().collect();
        Catalogue::of(language).filled("bench-problems", &values).expect("it is there")
    };
    assert_eq!([1, 2].map(|count| filled(Language::English, count)), ["One problem", "2 problems"]);
    assert_eq!([1, 1234].map(|count| filled(Language::German, count)), ["Ein Fehler", "1234 Fehler"]);
}

#[test]
fn lists_are_joined() {
    assert_eq!(and(Vec::<String>::new()), "");
    assert_eq!(and(["a"]), "a");
    assert_eq!(and(["a", "b"]), "a and b");
    assert_eq!(or(["a", "b", "c"]), "a, b or c");
}

#[test]
fn languages_are_known_by_what_systems_call_them() {
    for code in ["de", "de-AT", "de_DE.UTF-8", "DE"] {
        assert_eq!(Language::of_code(code), Some(Language::German), "{code}");
    }
    assert_eq!(Language::of_code("fr_CA.UTF-8"), Some(Language::French));
    for code in ["", "C", "deutsch", "eo_XX"] {
        assert_eq!(Language::of_code(code), None, "{code}");
    }
}

#[test]
fn names_that_are_not_in_the_list_stay_as_they_are() {
    assert_eq!(named("No such piece"), "No such piece");
    assert_eq!(Catalogue::of(Language::German).name("No such piece"), None);
}

/// A language of the user's own with these sentences.
fn own(code: &str, text: &str) -> Catalogue {
    let files = vec![("own.ftl".to_owned(), text.to_owned())];
    let shipped = Language::ALL.into_iter().find(|language| language.code() == code);
    Catalogue::read(shipped, &OwnWords { code: code.to_owned(), files, names: None })
}

#[test]
fn a_sentence_with_a_wrong_variable_is_told_once_and_not_used() {
    let text = "menu-plays = Joue { $sied }\nbench-problems = { $count ->\n    [one] Une\n   *[other] { $cuont }\n    }\nmenu-game = Partie { $x }\n";
    for code in ["eo", "de"] {
        let catalogue = own(code, text);
        let told: Vec<String> = catalogue.problems.iter().map(ToString::to_string).collect();
        assert_eq!(told.len(), 3, "{told:?}");
        for (told, (key, variable)) in told.iter().zip([("menu-plays", "$sied"), ("bench-problems", "$cuont"), ("menu-game", "$x")]) {
            assert!(told.contains(key) && told.contains(variable), "{told}");
        }
        let values = [("side", Value::from("White"))].into_iter().collect();
        assert_eq!((catalogue.filled("menu-plays", &values), catalogue.plain("menu-game")), (None, None), "what is shipped is said");
    }
    let missing = own("eo", "menu-plays = Joue { no-such-sentence }\n");
    assert_eq!(missing.problems.len(), 1);
    let good = own("eo", "menu-plays = Joue { $side }\nmenu-game = Partie\n");
    assert_eq!((good.problems.len(), good.plain("menu-game")), (0, Some("Partie")));
}

#[test]
fn sentences_begin_with_a_capital_and_cells_do_not() {
    let begun = ["slides", "a Rook", "à droite", "a1 or h1", "a筋からは", "e4の歩", "駒は", ""].map(capitalised);
    assert_eq!(begun, ["Slides", "A Rook", "À droite", "a1 or h1", "a筋からは", "e4の歩", "駒は", ""]);
}

#[test]
fn pieces_that_share_a_name_in_english_are_told_apart_by_the_key() {
    assert_eq!(named("Rook (Shogi)"), "Rook");
    assert_eq!(Catalogue::of(Language::German).name("Rook (Shogi)"), Some("Turm"));
}

#[test]
fn a_translation_of_a_changed_english_text_is_not_said() {
    let found: Vec<String> = stale("menu-game 00000000\nmenu-plays\nno-such-key 00000000\n").collect();
    assert_eq!(found, ["menu-game"]);
    let fresh = format!("menu-game {:08x}\n", key!("menu-game").hash_of_text());
    assert_eq!(stale(&fresh).count(), 0);
    assert_ne!(key!("menu-game").hash_of_text(), key!("menu-plays").hash_of_text());
}
