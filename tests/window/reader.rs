//! Screen readers that hear no announcements, and where a screen reader finds itself: the focus of the accessibility tree.

use std::collections::{HashMap, HashSet};
use std::thread::sleep;
use std::time::Duration;

use crate::common::window::{DIALOGS, DRAWERS, Screen, click, key, open, play, press, screen_of, two_players, until, write};
use egui::accesskit::{Live, Role};
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use nestmate::{AppAction, NewGame, Shell};

const CHESS: &str = "fide-chess";
const PLAIN: Modifiers = Modifiers::NONE;

/// What the focus is on: its role, its name and its description.
fn focus(screen: &Screen) -> (Role, String, String) {
    #[expect(clippy::redundant_closure_for_method_calls, reason = "the method is for one lifetime only")]
    let mut focused = screen.query_all_by(|node| node.is_focused());
    let node = focused.next().expect("something has the focus").accesskit_node();
    (node.role(), node.label().or_else(|| node.value()).unwrap_or_default(), node.description().unwrap_or_default())
}

/// A game of chess between two people, heard by a reader that finds out by this probe whether it needs descriptions.
fn heard_by(probe: fn() -> Box<dyn FnMut() -> bool>) -> Screen {
    let shell = Shell::new(nestmate::library()).expect("the shipped games can be played").with_reader(probe);
    let mut screen = screen_of(shell);
    screen.state_mut().act(AppAction::New(NewGame::new(CHESS)));
    screen.run_steps(3);
    key(&mut screen, PLAIN, Key::F6);
    key(&mut screen, PLAIN, Key::ArrowUp);
    screen
}

/// Orca up to version 43 reads the description of what has the focus, when that changes, and nothing else.
#[test]
fn a_reader_without_announcements_hears_the_description_of_the_focus() {
    let mut screen = heard_by(|| Box::new(|| true));
    play(&mut screen, "e2e4");
    // Until the first answer comes, all that is said waits, and is then said in one.
    until(&mut screen, "the move", |screen| focus(screen).2.ends_with("White plays Pawn e2 to e4."));
    assert_eq!(focus(&screen).0, Role::GridCell, "on the board it is the cell");
    until(&mut screen, "silence", |screen| focus(screen).2.is_empty());
    key(&mut screen, Modifiers::ALT, Key::E);
    until(&mut screen, "the same again", |screen| focus(screen).2 == "White plays Pawn e2 to e4.");
    key(&mut screen, PLAIN, Key::ArrowUp);
    assert_eq!(focus(&screen).2, "", "it does not go along with the cursor");
    key(&mut screen, PLAIN, Key::Slash);
    write(&mut screen, "xx");
    until(&mut screen, "what the field says", |screen| focus(screen).2.starts_with("No legal move"));
    assert_eq!(focus(&screen).0, Role::TextInput);
    until(&mut screen, "silence", |screen| focus(screen).2.is_empty());
}

#[test]
fn a_reader_that_hears_announcements_is_told_once() {
    let mut screen = heard_by(|| Box::new(|| false));
    play(&mut screen, "e2e4");
    for _ in 0..20 {
        screen.step();
        sleep(Duration::from_millis(5));
        assert_eq!(focus(&screen).2, "");
    }
}

/// Without anything that has the keyboard, the focus is on the dialog; and from there it goes back to the board without a detour over
/// the window, whose name would be read out each time.
#[test]
fn the_focus_is_in_the_dialog_and_then_back_on_the_board() {
    let mut screen = two_players(CHESS);
    key(&mut screen, PLAIN, Key::F6);
    key(&mut screen, PLAIN, Key::ArrowUp);
    let (role, cell, _) = focus(&screen);
    assert_eq!(role, Role::GridCell);
    for keys in DIALOGS.into_iter().chain(DRAWERS) {
        screen.key_press_modifiers(keys.0, keys.1);
        for _ in 0..8 {
            screen.step();
            assert_ne!(focus(&screen).0, Role::Window, "{keys:?}: the window between board and dialog");
        }
        let (role, name, _) = focus(&screen);
        assert!(![Role::Window, Role::GridCell, Role::Group].contains(&role) && !name.is_empty(), "{keys:?}: {role:?} {name}");
        if screen.query_all_by_role(Role::Dialog).next().is_none() {
            continue;
        }
        screen.key_press_modifiers(PLAIN, Key::Escape);
        for _ in 0..6 {
            screen.step();
            assert_ne!(focus(&screen).0, Role::Window, "{keys:?}: the window between dialog and board");
        }
        assert_eq!(focus(&screen).1, cell, "{keys:?}");
    }
}

/// Orca reads all labels of three and more words when it comes into a dialog.
#[test]
fn long_texts_of_dialogs_are_not_read_out_with_their_names() {
    let mut screen = two_players(CHESS);
    for (keys, most) in [((PLAIN, Key::Questionmark), 0), ((Modifiers::COMMAND, Key::F), 2), ((Modifiers::COMMAND, Key::N), 4)] {
        open(&mut screen, keys);
        let dialog = screen.query_all_by_role(Role::Dialog).next().expect("it is open");
        let labels = dialog.query_all_by_role(Role::Label);
        let long: Vec<String> =
            labels.filter_map(|label| label.accesskit_node().value()).filter(|text| text.split_whitespace().count() > 2).collect();
        assert!(long.len() <= most, "{keys:?}: {long:?}");
        key(&mut screen, PLAIN, Key::Escape);
        screen.run_steps(4);
    }
}

#[test]
fn a_hint_is_told_once_although_its_reason_comes_later() {
    let mut screen = two_players(CHESS);
    key(&mut screen, PLAIN, Key::H);
    let mut told = HashSet::new();
    let mut hear = |screen: &Screen| {
        let live = screen.query_all_by(|node| node.live() != Live::Off);
        let places = live.map(|node| node.accesskit_node()).filter(|node| node.label().is_some_and(|text| text.starts_with("Look ")));
        told.extend(places.map(|node| node.id()));
        screen.state().app().hint().is_some_and(|hint| hint.reason.is_some())
    };
    for _ in 0..6000 {
        screen.step();
        if hear(&screen) {
            break;
        }
        sleep(Duration::from_millis(10));
    }
    screen.run_steps(2);
    assert!(hear(&screen), "the reason is known");
    assert_eq!(told.len(), 1);
}

/// A node that comes with another id is told again: each thing said has one, whatever else comes and goes.
#[test]
fn everything_is_announced_once() {
    let mut screen = two_players(CHESS);
    let mut told: HashMap<String, HashSet<_>> = HashMap::new();
    for moves in ["e2", "e4", "e7", "e5", "g1", "f3", "b8", "c6", "f1", "b5", "a7", "a6"] {
        press(&mut screen, moves);
        for _ in 0..3 {
            screen.step();
            let live = screen.query_all_by(|node| node.live() != Live::Off).map(|node| node.accesskit_node());
            live.for_each(|node| _ = told.entry(node.label().unwrap_or_default()).or_default().insert(node.id()));
        }
    }
    assert!(told.len() > 8, "{told:?}");
    assert!(told.iter().filter(|(text, _)| text.contains(" plays ")).all(|(_, ids)| ids.len() == 1), "{told:?}");
}

#[test]
fn the_introduction_is_told_with_its_pages_and_where_the_keyboard_is() {
    let shell = Shell::new(nestmate::library()).expect("the shipped games can be played");
    let mut screen = screen_of(shell);
    click(&mut screen, "Learn");
    let entry = screen
        .query_all_by_role(Role::MenuItem)
        .find(|node| node.accesskit_node().label().is_some_and(|label| label.contains("Introduction")));
    entry.expect("it is in the menu").click();
    screen.run_steps(3);
    let told = |screen: &Screen| {
        let mut live = screen.query_all_by(|node| node.live() != Live::Off).filter_map(|node| node.accesskit_node().label());
        live.next_back().unwrap_or_default()
    };
    assert_eq!(told(&screen), "Introduction, page 1 of 8. This looks like chess. Make a move.");
    assert_eq!(screen.root().accesskit_node().label().as_deref(), Some("sFhIoDgEi – Nestmate"));
    let (role, cell, _) = focus(&screen);
    assert!(role == Role::GridCell && cell.contains(", White, ") && !cell.contains("no moves"), "on a piece that can move: {cell}");
    for page in 2..8 {
        click(&mut screen, "Next");
        while !told(&screen).starts_with(&format!("Introduction, page {page} of 8. ")) {
            // A page that plays has sentences of its own, each told once.
            let sentence = screen.state().introduction().expect("it goes on").sentence().to_owned();
            assert_eq!(told(&screen), sentence);
            assert_ne!(focus(&screen).0, Role::Window, "{sentence}");
            click(&mut screen, "Next");
        }
        let (role, name, _) = focus(&screen);
        assert!(role == Role::Button && name == "Next", "page {page}: {role:?} {name}");
    }
    key(&mut screen, PLAIN, Key::Escape);
    screen.run_steps(4);
    assert_eq!(focus(&screen).0, Role::GridCell, "who leaves by a key goes on with the board");
}

#[test]
fn the_rules_are_told_from_where_they_open() {
    let mut screen = two_players(CHESS);
    key(&mut screen, PLAIN, Key::F6);
    key(&mut screen, PLAIN, Key::ArrowUp);
    key(&mut screen, PLAIN, Key::F1);
    let told = screen.query_all_by(|node| node.live() != Live::Off).filter_map(|node| node.accesskit_node().label());
    assert!(told.into_iter().any(|text| text.starts_with("King. ") || text.starts_with("Pawn. ")), "the piece under the cursor");
}
