//! Letters that only a font of the system has: Japanese is spoken where there is one, and where there is none, the window says so.

use std::collections::BTreeSet;
use std::path::Path;

use egui::accesskit::Role;
use egui::{FontId, Shape};
use egui_kittest::kittest::Queryable;
use nestmate::{AppAction, Shell};
use nestmate_text::words::{Language, language};

use crate::common::window::{Screen, begin, has, key, screen_of, two_players, until};
use crate::files::{messages, read};
use crate::window::{Alone, choose, leave, speaking, texts_of};

fn is_japanese(letter: char) -> bool {
    matches!(letter, '\u{3000}'..='\u{9fff}' | '\u{ff00}'..='\u{ffef}')
}

/// A window that looks for fonts in a folder.
fn with_fonts(folder: &Path) -> Screen {
    let shell = Shell::new(nestmate::library()).expect("the shipped games can be played");
    let mut screen = screen_of(shell.with_fonts(folder.to_owned()));
    begin(&mut screen, "fide-chess");
    screen
}

fn painted(screen: &Screen) -> String {
    let mut texts = Vec::new();
    screen.output().shapes.iter().for_each(|clipped| texts_of(&clipped.shape, &mut texts));
    texts.join("\n")
}

#[test]
fn without_a_font_the_language_stays_and_the_window_says_what_to_install() {
    let _alone = Alone::new();
    let empty = tempfile::tempdir().expect("a folder");
    let mut screen = with_fonts(empty.path());
    choose(&mut screen, "Language", "Japanese");
    until(&mut screen, "an answer", |screen| has(screen, "Install one, such as the package fonts-noto-cjk"));
    assert_eq!(language(), Language::English);
    assert_eq!(screen.state().app().settings().look.language, None, "what was chosen before");
    assert!(!painted(&screen).chars().any(is_japanese), "no letter that would be a box");
    leave(&mut screen);
    choose(&mut screen, "Language", "Deutsch");
    assert!(has(&screen, "Darstellung"), "other languages can be chosen all the same");
}

#[test]
fn japanese_is_spoken_and_none_of_its_letters_is_a_box() {
    let _alone = Alone::new();
    let Some(screen) = speaking(Language::Japanese, "fide-chess") else { return };
    assert_eq!(screen.state().app().settings().look.language.as_deref(), Some("ja"));
    assert!(screen.query_by_role_and_label(Role::Button, "対局").is_some() && has(&screen, "白の手番"));
    let names = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words/ja/names.ron")).expect("there");
    let texts = read(Language::Japanese).into_values().flat_map(|text| messages(&text).into_values().flat_map(|message| message.pieces));
    let letters: BTreeSet<char> = texts.flat_map(|text| text.chars().collect::<Vec<char>>()).chain(names.chars()).collect();
    assert!(letters.iter().filter(|letter| is_japanese(**letter)).count() > 500, "{letters:?}");
    let boxes = |letter: &char| !letter.is_control() && !screen.ctx.fonts_mut(|fonts| fonts.has_glyph(&FontId::default(), *letter));
    assert_eq!(letters.into_iter().filter(boxes).collect::<String>(), "");
}

#[test]
fn long_texts_without_spaces_are_broken_into_lines() {
    let _alone = Alone::new();
    let Some(mut screen) = speaking(Language::Japanese, "sfhiodgei") else { return };
    key(&mut screen, egui::Modifiers::NONE, egui::Key::F1);
    screen.run_steps(10);
    let width = screen.ctx.content_rect().width();
    let (mut broken, mut wide) = (0, Vec::new());
    let mut look = |shape: &Shape| {
        if let Shape::Text(text) = shape {
            broken += usize::from(text.galley.rows.len() > 1 && text.galley.text().chars().filter(|c| is_japanese(*c)).count() > 30);
            if text.visual_bounding_rect().right() > width + 1.0 {
                wide.push(text.galley.text().to_owned());
            }
        }
    };
    screen.output().shapes.iter().for_each(|clipped| look(&clipped.shape));
    assert!(broken > 1 && wide.is_empty(), "{broken} texts in lines; too wide: {wide:?}");
}

#[test]
fn texts_of_the_users_own_bring_the_letters() {
    let _alone = Alone::new();
    let mut screen = two_players("fide-chess");
    screen.state_mut().act(AppAction::Load(nestmate_core::variant::Source::new(
        "ja.ron",
        "[(id: \"fukuro\", based_on: \"fide-chess\", name: \"将棋のようなチェス\", about: \"駒を打つチェス。\")]",
    )));
    until(&mut screen, "the letters", |screen| {
        screen.ctx.fonts_mut(|fonts| fonts.has_glyph(&FontId::default(), '棋')) || has(screen, "no font for them is installed")
    });
    assert_eq!(language(), Language::English);
}
