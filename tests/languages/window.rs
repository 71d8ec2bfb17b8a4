//! The window in German.

use std::sync::{Mutex, MutexGuard, PoisonError};

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use nestmate::Settings;
use nestmate::words::{Language, set_language};

use crate::common::window::{Screen, has, key, two_players};

/// The language is one for the process: who changes it is alone, and leaves English behind.
struct Alone(#[expect(dead_code, reason = "held, not used")] MutexGuard<'static, ()>);

impl Alone {
    fn new() -> Self {
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
fn choose(screen: &mut Screen, label: &str, language: &str) {
    key(screen, Modifiers::COMMAND, Key::Comma);
    screen.run_steps(6);
    screen.get_by_role_and_label(Role::ComboBox, label).click();
    screen.run_steps(6);
    // The last one: a theme is called so as well.
    screen.query_all_by_label(language).last().unwrap_or_else(|| panic!("{language} can be chosen")).click();
    screen.run_steps(8);
}

fn leave(screen: &mut Screen) {
    key(screen, Modifiers::NONE, Key::Escape);
    screen.run_steps(4);
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
    choose(&mut screen, "Language", "As the system");
    assert_eq!(screen.state().app().settings().look.language, None);
    assert!(has(&screen, "Appearance"), "English, unless the window has asked the system");
}
