//! The window in other languages than English.

use std::collections::BTreeSet;
use std::io::Write;
use std::sync::{Mutex, MutexGuard, PoisonError};

use egui::accesskit::Role;
use egui::{Key, Modifiers, Shape};
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT, Queryable};
use nestmate::{AppAction, Settings, Toggle};
use nestmate_text::words::{self, Language, TextKey, key, named, say, set_language, untranslated};

use crate::common::window::{DIALOGS, DRAWERS, Screen, click, has, key, open, play, press, two_players, until};
use crate::files::{Message, messages, read};

/// The language is one for the process: who changes it is alone, and leaves English behind.
pub struct Alone(#[expect(dead_code, reason = "held, not used")] MutexGuard<'static, ()>);

impl Alone {
    pub fn new() -> Self {
        static LOCK: Mutex<()> = Mutex::new(());
        Self(LOCK.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Drop for Alone {
    fn drop(&mut self) {
        set_language(Some(Language::English));
    }
}

/// Chooses a language in the dialog, as a person does; the dialog stays open.
pub fn choose(screen: &mut Screen, label: &str, language: &str) {
    key(screen, Modifiers::COMMAND, Key::Comma);
    screen.run_steps(6);
    screen.get_by_role_and_label(Role::ComboBox, label).click();
    screen.run_steps(6);
    // A theme is called so as well, and how much moves.
    let listed = |node: &Node<'_>| node.accesskit_node().role() != Role::RadioButton;
    screen.query_all_by_label(language).rfind(listed).unwrap_or_else(|| panic!("{language} can be chosen")).click();
    screen.run_steps(8);
}

pub fn leave(screen: &mut Screen) {
    key(screen, Modifiers::NONE, Key::Escape);
    screen.run_steps(4);
}

/// The languages that English is looked for in.
fn others() -> impl Iterator<Item = Language> {
    Language::ALL.into_iter().filter(|&language| language != Language::English)
}

/// A window in a language with two people playing; `None` where no font has the letters, which is told.
pub fn speaking(language: Language, game: &str) -> Option<Screen> {
    set_language(Some(Language::English));
    let mut screen = two_players(game);
    choose(&mut screen, "Language", language.plain_name());
    until(&mut screen, "the language", |screen| words::language() == language || has(screen, "No Japanese font is installed"));
    if words::language() != language {
        // Not `eprintln!`, which the test runner keeps to itself where nothing fails.
        let why = "no window in Japanese was looked at, because no Japanese font is installed (Debian: fonts-ipafont-gothic)";
        writeln!(std::io::stderr(), "{why}").expect("the error stream takes a line");
        return None;
    }
    leave(&mut screen);
    screen.run_steps(4);
    Some(screen)
}

/// What English has and another language has not: whole short texts, and pieces of at least two words.
pub struct English {
    whole: BTreeSet<String>,
    pieces: BTreeSet<String>,
    /// What has not been translated yet, which is counted, not refused.
    lacking: BTreeSet<String>,
}

impl English {
    pub fn unlike(language: Language) -> Self {
        let all = |language| read(language).into_values().flat_map(|text| messages(&text)).collect::<Vec<(String, Message)>>();
        let lacking: BTreeSet<&str> = untranslated(language).concat().into_iter().map(TextKey::as_str).collect();
        let other: BTreeSet<String> =
            all(language).into_iter().map(|known| known.1).flat_map(|message| message.pieces).map(|piece| trimmed(&piece)).collect();
        let words = |text: &str| text.split(|c: char| !c.is_alphabetic()).filter(|part| part.len() > 1).count();
        let (mut whole, mut pieces) = (BTreeSet::new(), BTreeSet::new());
        let (untold, told): (Vec<_>, Vec<_>) = all(Language::English).into_iter().partition(|(key, _)| lacking.contains(key.as_str()));
        let untold = untold.into_iter().flat_map(|(_, message)| message.pieces).map(|piece| trimmed(&piece));
        let lacking = untold.filter(|piece| piece.len() > 3).collect();
        for (_, message) in told {
            let plain = message.plain && message.pieces.len() == 1;
            for piece in
                message.pieces.into_iter().map(|piece| trimmed(&piece)).filter(|piece| !other.iter().any(|other| other.contains(piece)))
            {
                if words(&piece) > 1 {
                    pieces.insert(piece);
                } else if plain && words(&piece) == 1 {
                    whole.insert(piece);
                }
            }
        }
        assert!(whole.len() > 50 && pieces.len() > 200, "{} whole, {} pieces", whole.len(), pieces.len());
        Self { whole, pieces, lacking }
    }

    /// What is English in the window as it is now.
    fn left_in(&self, screen: &Screen) -> Vec<String> {
        let mut found = Vec::new();
        let mut seen = 0;
        let mut fields = Vec::new();
        for node in screen.query_all_by(|_| true) {
            let node = node.accesskit_node();
            // What the workbench edits is a definition, which is in English always, line by line too.
            if matches!(node.role(), Role::MultilineTextInput | Role::TextRun) {
                continue;
            }
            // So is what its designer has in fields.
            let written = node.value().filter(|_| node.role() == Role::TextInput);
            let value = node.value().filter(|_| written.is_none());
            fields.extend(written);
            for text in [node.label(), value, node.description(), node.placeholder().map(str::to_owned)].into_iter().flatten() {
                seen += 1;
                if self.is_in(&text) {
                    found.push(text);
                }
            }
        }
        assert!(seen > 30, "{seen} texts");
        // What is painted without being named, such as messages at the edge of the window.
        let mut painted = Vec::new();
        screen.output().shapes.iter().for_each(|clipped| texts_of(&clipped.shape, &mut painted));
        found.extend(painted.into_iter().filter(|text| !text.contains("id: ") && !fields.contains(text) && self.is_in(text)));
        found.sort();
        found.dedup();
        found
    }

    fn is_in(&self, text: &str) -> bool {
        // What is broken into lines is one sentence.
        let text = text.split_whitespace().collect::<Vec<&str>>().join(" ");
        if self.lacking.iter().any(|piece| text.contains(piece.as_str())) {
            return false;
        }
        self.whole.contains(&trimmed(&text)) || self.pieces.iter().any(|piece| text.contains(piece.as_str()))
    }

    pub fn look(&self, screen: &Screen, place: &str, told: &mut Vec<String>) {
        told.extend(self.left_in(screen).into_iter().map(|text| format!("{place}: {text}")));
    }
}

pub fn texts_of(shape: &Shape, found: &mut Vec<String>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| texts_of(shape, found)),
        Shape::Text(text) => found.push(text.galley.text().to_owned()),
        _ => {}
    }
}

fn trimmed(text: &str) -> String {
    text.trim_matches(|c: char| !c.is_alphanumeric()).to_owned()
}

#[test]
fn the_language_changes_at_once_and_is_kept() {
    let _alone = Alone::new();
    let mut screen = two_players("fide-chess");
    choose(&mut screen, "Language", "Deutsch");
    assert!(has(&screen, "Darstellung") && has(&screen, "Hoher Kontrast") && !has(&screen, "High contrast"));
    let settings = screen.state().app().settings().clone();
    assert_eq!(settings.look.language.as_deref(), Some("de"));
    assert_eq!(Settings::read("settings", &settings.text()).expect("it can be read").look, settings.look);
    leave(&mut screen);
    assert!(screen.query_by_role_and_label(Role::Button, "Ansicht").is_some());
    choose(&mut screen, "Sprache", "English");
    assert!(has(&screen, "Appearance") && has(&screen, "High contrast"));
    leave(&mut screen);
    choose(&mut screen, "Language", "Follow system");
    assert_eq!(screen.state().app().settings().look.language, None);
    assert!(has(&screen, "Appearance"), "English, unless the window has asked the system");
}

/// A window begins before it knows the system’s language, and Japanese waits for its font.
#[test]
fn the_introduction_goes_on_in_another_language() {
    let _alone = Alone::new();
    set_language(Some(Language::English));
    let mut screen = two_players("sfhiodgei");
    click(&mut screen, "Learn");
    click(&mut screen, "Introduction");
    assert!(has(&screen, "This looks like chess. Make a move."));
    set_language(Some(Language::German));
    screen.run_steps(3);
    assert!(has(&screen, "Das sieht aus wie Schach. Mach einen Zug.") && !has(&screen, "Make a move."));
}

#[test]
fn the_computers_row_of_a_new_game_has_room_in_every_language() {
    let _alone = Alone::new();
    for language in Language::ALL {
        let Some(mut screen) = speaking(language, "sfhiodgei") else { continue };
        screen.set_size(egui::vec2(1024.0, 560.0));
        key(&mut screen, Modifiers::COMMAND, Key::N);
        screen.run_steps(8);
        let time = screen.get_by_label(say!("strength-seconds", side = named("Black")).as_str()).rect();
        let play = screen.get_by_role_and_label(Role::Button, say!("new-game-play")).rect();
        assert!(time.right() <= play.right() + 1.0, "{language:?}: {time} beside {play}");
    }
}

#[test]
fn no_english_is_left_in_menus_and_dialogs() {
    const MENUS: [TextKey; 8] = [
        key!("menu-game"),
        key!("menu-edit"),
        key!("menu-view"),
        key!("menu-navigate"),
        key!("menu-engine"),
        key!("menu-learn"),
        key!("menu-variants"),
        key!("menu-help"),
    ];
    const ENTRIES: [(TextKey, TextKey); 4] = [
        (key!("menu-game"), key!("command-details")),
        (key!("menu-learn"), key!("command-rules")),
        (key!("menu-help"), key!("command-bindings")),
        (key!("menu-help"), key!("command-about")),
    ];
    let _alone = Alone::new();
    let mut told = Vec::new();
    for language in others() {
        let english = English::unlike(language);
        let Some(mut screen) = speaking(language, "sfhiodgei") else { continue };
        for menu in MENUS {
            screen.get_by_role_and_label(Role::Button, say(menu)).click();
            screen.run_steps(8);
            english.look(&screen, say(menu), &mut told);
            leave(&mut screen);
        }
        for keys in DIALOGS.into_iter().chain(DRAWERS) {
            open(&mut screen, keys);
            english.look(&screen, &format!("{language:?}, {keys:?}"), &mut told);
            leave(&mut screen);
        }
        for (menu, entry) in ENTRIES.map(|(menu, entry)| (say(menu), say(entry))) {
            screen.get_by_role_and_label(Role::Button, menu).click();
            screen.run_steps(8);
            screen.query_all_by_label_contains(entry).next().unwrap_or_else(|| panic!("{menu} has {entry}")).click();
            screen.run_steps(8);
            english.look(&screen, entry, &mut told);
            leave(&mut screen);
        }
    }
    assert!(told.is_empty(), "{}", told.join("\n"));
}

#[test]
fn no_english_is_left_in_a_game() {
    let _alone = Alone::new();
    let mut told = Vec::new();
    for language in others() {
        let english = English::unlike(language);
        let Some(mut screen) = speaking(language, "fide-chess") else { continue };
        english.look(&screen, "the start", &mut told);
        play(&mut screen, "e2e4 e7e5");
        let pawn = [named("White"), named("Pawn")];
        let spoken = screen.query_all_by_label_contains("e4").filter_map(|node| node.accesskit_node().label());
        assert!(spoken.into_iter().any(|name| pawn.iter().all(|part| name.contains(part))), "cells are spoken of in {language:?}");
        english.look(&screen, "after two moves", &mut told);
        press(&mut screen, "f1");
        press(&mut screen, "f3");
        english.look(&screen, "a refusal", &mut told);
        screen.state_mut().act(AppAction::SetUp);
        screen.run_steps(4);
        english.look(&screen, "setting up", &mut told);
        assert!(has(&screen, say!("setup-good")));
        let Some(mut screen) = speaking(language, "sfhiodgei") else { continue };
        english.look(&screen, "a nested game", &mut told);
        screen.state_mut().act(AppAction::Toggle(Toggle::Analysis));
        screen.run_steps(4);
        english.look(&screen, "analysis", &mut told);
        screen.state_mut().act(AppAction::Toggle(Toggle::Engine));
        screen.run_steps(4);
        english.look(&screen, "the engine out of sight", &mut told);
        screen.get_by_role_and_label(Role::Button, say!("menu-learn")).click();
        screen.run_steps(8);
        screen.query_all_by_label_contains(say!("command-model-game")).next().expect("a model game").click();
        until(&mut screen, "the model game", |screen| !screen.state().app().game().is_at_end());
        until(&mut screen, "its story", |screen| has(screen, say!("story")));
        english.look(&screen, "the story of a game", &mut told);
    }
    assert!(told.is_empty(), "{}", told.join("\n"));
}
