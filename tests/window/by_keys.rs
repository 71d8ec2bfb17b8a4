//! Every stop of the Tab key has a name, none of them is a trap, and the keys of commands do their work while a move is typed.

use std::collections::BTreeSet;

use crate::common::window::{Screen, has, key, open, play, two_players, until, write};
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};

const CHESS: &str = "fide-chess";
const PLAIN: Modifiers = Modifiers::NONE;
const CTRL: Modifiers = Modifiers::COMMAND;

/// More stops than any part of the window has.
const MANY: usize = 250;

/// What has the focus: its id, its role and its name.
fn stop(screen: &Screen) -> (String, Role, String) {
    #[expect(clippy::redundant_closure_for_method_calls, reason = "the method is for one lifetime only")]
    let mut focused = screen.query_all_by(|node| node.is_focused());
    let node = focused.next().expect("something has the focus").accesskit_node();
    (format!("{:?}", node.id()), node.role(), node.label().or_else(|| node.value()).unwrap_or_default())
}

/// Goes on with Tab until it is where it was, and returns the names of all stops.
fn around(screen: &mut Screen, of: &str) -> Vec<String> {
    let mut seen = BTreeSet::new();
    let mut names = Vec::new();
    for _ in 0..MANY {
        screen.key_press(Key::Tab);
        screen.run_steps(2);
        let (id, role, name) = stop(screen);
        if role == Role::Window || role == Role::Dialog {
            continue;
        }
        assert!(!name.trim().is_empty(), "{of}: a {role:?} after {:?} has no name", names.last());
        if !seen.insert(id) {
            return names;
        }
        names.push(name);
    }
    panic!("{of}: Tab comes round again after {names:?}");
}

#[test]
fn tab_goes_round_and_every_stop_has_a_name() {
    let mut screen = two_players(CHESS);
    play(&mut screen, "e2e4 e7e5");
    let names = around(&mut screen, "the window");
    for wanted in ["Game", "Help", "Type a move"] {
        assert!(names.iter().any(|name| name.starts_with(wanted)), "{wanted}: {names:?}");
    }
    for (keys, of, wanted) in [((CTRL, Key::N), "a new game", "Play"), ((CTRL, Key::Comma), "the looks", "High contrast")] {
        open(&mut screen, keys);
        let names = around(&mut screen, of);
        assert!(names.iter().any(|name| name.starts_with(wanted)), "{of}: {names:?}");
        key(&mut screen, PLAIN, Key::Escape);
        screen.run_steps(4);
    }
}

/// A field has letters and its own keys, but those of commands go to the window.
#[test]
fn keys_of_commands_work_while_a_move_is_typed() {
    let mut screen = two_players(CHESS);
    play(&mut screen, "e2e4");
    let typing = |screen: &mut Screen| {
        key(screen, PLAIN, Key::Slash);
        screen.run_steps(2);
        assert_eq!(stop(screen).1, Role::TextInput);
    };
    typing(&mut screen);
    key(&mut screen, CTRL, Key::Z);
    assert_eq!(screen.state().app().game().ply(), 0, "in the empty field Ctrl+Z takes back");
    key(&mut screen, CTRL.plus(Modifiers::SHIFT), Key::Z);
    assert_eq!(screen.state().app().game().ply(), 1, "and the other way");
    for (keys, dialog) in [((CTRL, Key::N), "New game"), ((CTRL, Key::S), "Save the game")] {
        typing(&mut screen);
        write(&mut screen, "d7");
        open(&mut screen, keys);
        assert!(screen.query_all_by_role_and_label(Role::Dialog, dialog).next().is_some(), "{dialog}");
        key(&mut screen, PLAIN, Key::Escape);
        screen.run_steps(4);
    }
    typing(&mut screen);
    key(&mut screen, PLAIN, Key::F1);
    until(&mut screen, "the rules", |screen| has(screen, "Search the rules"));
    key(&mut screen, PLAIN, Key::F1);
    typing(&mut screen);
    key(&mut screen, PLAIN, Key::F6);
    assert_ne!(stop(&screen).1, Role::TextInput, "F6 leads to the board");
    key(&mut screen, PLAIN, Key::ArrowUp);
    assert_eq!(stop(&screen).1, Role::GridCell);
}

/// As winit tells of it: the key with Alt, and its letter as text.
#[test]
fn questions_are_answered_while_a_move_is_typed() {
    let mut screen = two_players(CHESS);
    play(&mut screen, "e2e4");
    key(&mut screen, PLAIN, Key::Slash);
    write(&mut screen, "e7");
    let asked = Event::Key { key: Key::T, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::ALT };
    screen.input_mut().events.extend([asked, Event::Text("t".to_owned())]);
    screen.run_steps(4);
    assert_eq!(screen.get_by_label("Type a move").accesskit_node().value().as_deref(), Some("e7"));
    assert!(has(&screen, "Move 1. Black to move."), "it is answered");
}

/// Enter on an empty cell does nothing, which is told; and a cell that is folded away does not hold the cursor.
#[test]
fn the_cursor_is_never_lost_or_silent() {
    let mut screen = two_players("sfhiodgei");
    key(&mut screen, PLAIN, Key::F6);
    key(&mut screen, PLAIN, Key::ArrowUp);
    key(&mut screen, PLAIN, Key::Enter);
    screen.run_steps(4);
    let told = screen.query_all_by(|node| node.label().as_deref() == Some("There is no piece on i3."));
    assert_eq!(told.count(), 1);
    key(&mut screen, Modifiers::SHIFT, Key::Num2);
    screen.run_steps(60);
    assert_eq!(stop(&screen).2, "Board. Use the arrow keys.", "i3 is folded away");
    let cells = [Key::ArrowUp, Key::ArrowUp, Key::ArrowRight].map(|pressed| {
        key(&mut screen, PLAIN, pressed);
        assert_eq!(stop(&screen).1, Role::GridCell);
        stop(&screen).2
    });
    assert!(cells[0] != cells[1] && cells[1] != cells[2], "{cells:?}");
}

/// More letters that leave the same moves are nothing new to be told.
#[test]
fn the_moves_listed_are_told_once() {
    let mut screen = two_players(CHESS);
    key(&mut screen, PLAIN, Key::Slash);
    for letter in ["k", "n", "i"] {
        write(&mut screen, letter);
        screen.run_steps(2);
    }
    let told = screen.query_all_by(|node| node.role() == Role::Status && node.label().is_some_and(|text| text.starts_with("4 moves: ")));
    assert_eq!(told.count(), 1);
}
