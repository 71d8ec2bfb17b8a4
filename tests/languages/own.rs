//! Words that the user brings: a language of their own, other words for one that is shipped, and what is wrong with either.

use std::fs;

use egui::accesskit::Role;
use egui_kittest::kittest::Queryable;
use nestmate::{Places, own_words};
use nestmate_text::words::{Language, language, set_language, take_in};

use crate::common::window::{has, screen_of, two_players};
use crate::window::{Alone, choose, leave};

/// The files below a folder of words.
const FILES: [(&str, &str); 6] = [
    ("eo/menus.ftl", "menu-game = Ludo\nlanguage-name = Esperanto\n"),
    ("eo/common.ftl", "close = Fermi\ncancel = Nuligi\nwhat is this\nno-such-sentence = Nenio\n"),
    ("eo/names.ron", "{\"Knight\": \"Ĉevalo\", \"White\": \"Blanka\"}"),
    // A sentence that no other test here looks for: what is taken in stays.
    ("de/panels.ftl", "moves-none = Noch kein Zug.\n"),
    ("de/names.ron", "{\"Knight\": "),
    ("not a code/menus.ftl", "menu-game = ?\n"),
];

#[test]
fn a_language_of_ones_own_is_chosen_and_what_is_wrong_with_it_is_told() {
    let _alone = Alone::new();
    let home = tempfile::tempdir().expect("a folder");
    let places = Places::below(home.path());
    for (file, text) in FILES {
        let path = places.data.join("words").join(file);
        fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        fs::write(path, text).expect("written");
    }
    let wrong = take_in(own_words(&places));
    let told: Vec<String> = wrong.iter().map(ToString::to_string).collect();
    let parts = [
        "common.ftl, line 3: not a valid message",
        "there is no message ‘no-such-sentence’",
        "names.ron, line 1",
        "‘not a code’ is not a language code",
    ];
    for part in parts {
        assert!(told.iter().any(|told| told.contains(part)), "{part}: {told:#?}");
    }
    assert_eq!(told.len(), parts.len(), "{told:#?}");
    assert_eq!(Language::of_code("eo_XX.UTF-8").map(Language::own_name), Some("Esperanto"));

    let mut screen = two_players("fide-chess");
    choose(&mut screen, "Language", "Esperanto");
    assert_eq!(screen.state().app().settings().look.language.as_deref(), Some("eo"));
    assert!(has(&screen, "Fermi") && has(&screen, "Appearance"), "what the language lacks is said in English");
    leave(&mut screen);
    assert!(screen.query_by_role_and_label(Role::Button, "Ludo").is_some());
    assert!(has(&screen, "b1 Ĉevalo, Blanka"));
    set_language(Language::of_code("de"));
    screen.run_steps(2);
    assert!(language() == Language::German && has(&screen, "Noch kein Zug."));
    assert!(
        screen.query_by_role_and_label(Role::Button, "Ansicht").is_some() && has(&screen, "b1 Springer, Weiß"),
        "the rest is as it was"
    );
    drop(screen);

    set_language(Some(Language::English));
    let shell = nestmate::Shell::new(nestmate::library()).expect("games").with_wrong_words(wrong);
    let mut screen = screen_of(shell);
    screen.run_steps(2);
    assert!(has(&screen, "3 more problems are in the log"), "the window says so");
}
