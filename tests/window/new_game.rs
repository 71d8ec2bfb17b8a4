//! Choosing a new game: cards, keys, and what stands below.

use crate::common::window::{FIRST, Screen, click, has, key, open, two_players, until};
use egui::accesskit::{Role, Toggled};
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};

const NEW: (Modifiers, Key) = (Modifiers::COMMAND, Key::N);

/// The game whose card is chosen.
fn chosen(screen: &Screen) -> String {
    let names = screen.state().app().library().games().map(|game| game.1);
    let on = |name: &&str| screen.get_by_role_and_label(Role::RadioButton, name).accesskit_node().toggled() == Some(Toggled::True);
    names.filter(on).collect()
}

/// What is told of a game in a line, once its board is painted.
fn line(screen: &Screen, name: &str) -> String {
    screen.get_by_role_and_label(Role::RadioButton, name).accesskit_node().description().unwrap_or_default()
}

#[test]
fn each_game_of_the_library_has_a_card_with_its_board() {
    let mut screen = two_players(FIRST);
    open(&mut screen, NEW);
    let names: Vec<String> = screen.state().app().library().games().map(|game| game.1.to_owned()).collect();
    until(&mut screen, "all boards are painted", |screen| names.iter().all(|name| !line(screen, name).is_empty()));
    assert_eq!(line(&screen, "sFhIoDgEi"), "Chess and Shogi inside");
    assert_eq!(line(&screen, "Xiang Qi"), "90 cells");
    let [a, b] = ["Nested Chess A", "Nested Chess B"].map(|name| line(&screen, name));
    assert!(a != b && b.contains("corner to corner"), "{a} | {b}");
    key(&mut screen, Modifiers::NONE, Key::Escape);
    open(&mut screen, NEW);
    assert_eq!(line(&screen, "Xiang Qi"), "90 cells", "they are kept while the window is open");
}

#[test]
fn the_arrow_keys_choose_a_game_and_enter_begins_none_unasked() {
    let mut screen = two_players(FIRST);
    let serial = screen.state().app().serial();
    open(&mut screen, NEW);
    assert_eq!(chosen(&screen), "sFhIoDgEi");
    let ways = [
        (Key::ArrowRight, "Nested Chess A"),
        (Key::ArrowDown, "Doubly Nested Chess"),
        (Key::ArrowUp, "Nested Chess A"),
        (Key::ArrowRight, "Nested Chess B"),
    ];
    for (way, name) in ways {
        key(&mut screen, Modifiers::NONE, way);
        assert_eq!(chosen(&screen), name, "{way:?}");
    }
    key(&mut screen, Modifiers::NONE, Key::Enter);
    assert_eq!(screen.state().app().serial(), serial, "Enter on a card chooses");
    assert!(screen.get_by_label("Play").accesskit_node().is_focused(), "and goes on to the button");
    key(&mut screen, Modifiers::NONE, Key::Enter);
    assert_ne!(screen.state().app().serial(), serial);
    assert_eq!(screen.state().app().variant().id, "nested-chess-b");
}

#[test]
fn house_rules_wait_below_until_they_are_asked_for_or_agreed_on() {
    let mut screen = two_players("shogi");
    let draw = "Draw when the same position occurs";
    open(&mut screen, NEW);
    assert!(!has(&screen, draw));
    click(&mut screen, "House rules and handicap");
    screen.run_steps(10);
    assert!(has(&screen, draw));
    let rule = "Uchifuzume: a pawn drop may not give mate";
    click(&mut screen, rule);
    click(&mut screen, "Play");
    assert_eq!(screen.state().app().setup().house.switches.len(), 1);
    open(&mut screen, NEW);
    assert!(has(&screen, draw), "the last choice stays in sight");
    click(&mut screen, "Chess");
    click(&mut screen, "Play");
    assert!(screen.state().app().setup().house.switches.is_empty(), "another game has rules of its own");
}

/// House rules with long names are broken into lines: nothing of the dialog moves or grows beyond the window.
#[test]
fn house_rules_do_not_widen_the_dialog() {
    for size in [egui::vec2(1024.0, 600.0), egui::vec2(1366.0, 768.0)] {
        let mut screen = two_players(FIRST);
        screen.set_size(size);
        screen.run_steps(4);
        open(&mut screen, NEW);
        let before = screen.get_by_label("Play").rect();
        click(&mut screen, "House rules and handicap");
        screen.run_steps(20);
        assert_eq!(screen.get_by_label("Play").rect(), before, "{size}");
        let rule = "Nifu: a pawn may not be dropped on a file where you already have an unpromoted one";
        let rule = screen.get_by_label(rule).rect();
        assert!(rule.right() <= before.right() + 1.0 && rule.height() > 20.0, "{size}: {rule} in two lines, left of {before}");
    }
}

#[test]
fn no_name_is_cut_on_its_card() {
    let mut screen = two_players(FIRST);
    screen.set_size(egui::vec2(1024.0, 600.0));
    screen.run_steps(4);
    open(&mut screen, NEW);
    let height = |screen: &Screen, name: &str| screen.get_by_role_and_label(Role::RadioButton, name).rect().height();
    let (long, short) = (height(&screen, "Crouching Stepper, Hidden Rider"), height(&screen, "sFhIoDgEi"));
    assert!(long > short + 10.0, "its row is higher by a line: {long}, {short}");
}
