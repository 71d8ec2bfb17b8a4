//! The window driven through its accessibility tree, as a screen reader or a patient hand would.

use std::time::Duration;

use egui::accesskit::Toggled;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use nestmate::{AppAction, LayerState, NewGame};
use nestmate_core::variant::Side;
use nestmate_text::named_side;

use crate::common::window::{FIRST, Screen, click, has, paste, position, press, spoken, two_players, until, window};

#[test]
fn a_new_game_is_begun_and_pieces_are_moved_by_pressing_cells() {
    let mut screen = two_players(FIRST);
    assert!(has(&screen, "White to move"));
    press(&mut screen, "b4");
    assert!(spoken(&screen, "b6").contains("can go here"), "{}", spoken(&screen, "b6"));
    assert!(spoken(&screen, "b8").contains("can go here"));
    press(&mut screen, "b8");
    assert!(has(&screen, "Black to move"));
    assert!(spoken(&screen, "b8").contains("Vanguard, White"));
    assert!(spoken(&screen, "b4").contains("empty"));
    assert_eq!(screen.state().app().game().ply(), 1);
}

#[test]
fn moves_are_taken_back_and_played_again_by_key() {
    let mut screen = two_players(FIRST);
    press(&mut screen, "b4");
    press(&mut screen, "b6");
    screen.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    screen.run_steps(3);
    assert!(spoken(&screen, "b4").contains("Vanguard"));
    assert!(has(&screen, "White to move") && has(&screen, "Took back b4b6. ‘Replay move’ brings it back."));
    screen.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    screen.run_steps(3);
    assert!(spoken(&screen, "b6").contains("Vanguard"));
    screen.key_press(Key::Home);
    screen.run_steps(3);
    assert!(spoken(&screen, "b4").contains("Vanguard"));
    screen.get_by_label("b4b6").click();
    screen.run_steps(3);
    assert!(spoken(&screen, "b6").contains("Vanguard"), "a click in the list of moves goes there");
}

#[test]
fn layers_are_set_by_click_and_by_key() {
    let mut screen = two_players(FIRST);
    let toggled = |screen: &Screen, label: &str| screen.get_by_label(label).accesskit_node().toggled();
    let state = |screen: &Screen| screen.state().app().layers()[1];
    assert_eq!(toggled(&screen, "Chess · even cells shown"), Some(Toggled::True));
    screen.get_by_label("Chess · even cells hidden").click();
    screen.run_steps(3);
    assert_eq!(toggled(&screen, "Chess · even cells shown"), Some(Toggled::False));
    assert_eq!(toggled(&screen, "Chess · even cells hidden"), Some(Toggled::True));
    assert_eq!(spoken(&screen, "b4"), "b4 hidden, on the even cells");
    screen.key_press(Key::Num2);
    screen.run_steps(3);
    assert_eq!(state(&screen), LayerState::Shown, "from hidden the key goes round to shown");
    click(&mut screen, "Chess · even cells outlined");
    assert_eq!(state(&screen), LayerState::Outlined);
    screen.key_press(Key::Num2);
    screen.run_steps(3);
    assert_eq!(state(&screen), LayerState::Hidden);
    screen.key_press(Key::Num2);
    screen.run_steps(3);
    screen.key_press_modifiers(Modifiers::SHIFT, Key::Num1);
    screen.run_steps(3);
    assert_eq!(toggled(&screen, "Shogi · odd cells only"), Some(Toggled::True));
    assert!(spoken(&screen, "e1").contains("King, White"), "the board is folded to the game inside");
    screen.get_by_label("Shogi · odd cells only").click();
    screen.run_steps(3);
    assert!(spoken(&screen, "b4").contains("Vanguard"));
}

#[test]
fn the_board_turns_round() {
    let mut screen = two_players(FIRST);
    let height = |screen: &Screen| {
        let mut cells = screen.query_all_by(|node| node.label().is_some_and(|label| label.starts_with("a1 ")));
        cells.next().expect("the cell is there").rect().center().y
    };
    let before = height(&screen);
    screen.key_press(Key::F);
    screen.run_steps(3);
    assert!(height(&screen) < before - 100.0);
}

#[test]
fn a_promotion_is_chosen_and_esc_lets_go_of_the_choice() {
    let mut screen = two_players(FIRST);
    let text = position(&[(17, "8k8"), (14, "1V15"), (2, "7A9"), (1, "8K8")], "w [||] - - 0 1");
    paste(&mut screen, &text);
    press(&mut screen, "b14");
    press(&mut screen, "b16");
    assert!(has(&screen, "Promote to Charolais"), "the chooser is open");
    screen.key_press(Key::Escape);
    screen.run_steps(3);
    assert!(!has(&screen, "Promote to Charolais"));
    assert!(spoken(&screen, "b14").contains("Vanguard"), "nothing has moved");
    press(&mut screen, "b14");
    press(&mut screen, "b16");
    screen.get_by_label("Promote to Charolais").click();
    screen.run_steps(3);
    assert!(spoken(&screen, "b16").contains("Charolais, White"), "{}", spoken(&screen, "b16"));
}

#[test]
fn an_exchange_names_the_reserve() {
    let mut screen = two_players(FIRST);
    paste(&mut screen, &position(&[(17, "8k8"), (14, "4T12"), (1, "8K8")], "w [|D|D] - - 0 1"));
    press(&mut screen, "e14");
    press(&mut screen, "g16");
    assert!(has(&screen, "Exchange for Dabbarider from Black’s reserve"));
    screen.get_by_label("Exchange for Dabbarider from the neutral reserve").click();
    screen.run_steps(3);
    assert!(spoken(&screen, "g16").contains("Dabbarider, White"));
    assert!(has(&screen, "Tusk in the neutral reserve, 1"));
    assert!(has(&screen, "Dabbarider in Black’s reserve, 1"));
}

#[test]
fn a_piece_of_the_reserve_is_dropped_by_two_presses() {
    let mut screen = two_players(FIRST);
    let text = position(&[(17, "8k8"), (1, "8K8")], "w [PP||] - - 0 1");
    paste(&mut screen, &text);
    screen.get_by_label("Dabchick in White’s reserve, 2").click();
    screen.run_steps(3);
    assert!(spoken(&screen, "c3").contains("can go here"));
    assert!(!spoken(&screen, "b2").contains("can go here"), "drops are on odd cells");
    screen.key_press(Key::Escape);
    screen.run_steps(3);
    assert!(!spoken(&screen, "c3").contains("can go here"), "Esc lets go");
    screen.get_by_label("Dabchick in White’s reserve, 2").click();
    screen.run_steps(3);
    press(&mut screen, "c3");
    assert!(spoken(&screen, "c3").contains("Dabchick, White"));
    assert!(has(&screen, "Dabchick in White’s reserve, 1"));
}

#[test]
fn what_cannot_be_done_is_answered_with_the_reason() {
    let mut screen = two_players(FIRST);
    press(&mut screen, "b4");
    press(&mut screen, "b9");
    assert!(has(&screen, "b9 is one of the mixed cells; this Vanguard stays on the even cells."));
    paste(&mut screen, &position(&[(17, "8k8"), (5, "2P14"), (1, "8K8")], "w [||] - - 0 1"));
    press(&mut screen, "c5");
    assert!(has(&screen, "frozen until its side has an Alibaba on the odd cells again"));
    paste(&mut screen, "8/8/8 w - - - 0 1");
    until(&mut screen, "it is refused", |screen| has(screen, "read as a position of"));
    screen.key_press(Key::Escape);
    screen.run_steps(4);
    paste(&mut screen, "no position at all");
    until(&mut screen, "it is told", |screen| has(screen, "‘no’ is not a legal move"));
}

#[test]
fn a_hint_arrives_and_the_computer_replies() {
    let mut screen = window();
    screen.state_mut().act(AppAction::SetThink(Duration::from_millis(50)));
    screen.key_press(Key::H);
    until(&mut screen, "a hint is there", |screen| screen.state().app().hint().is_some() && screen.state().app().thinking().is_none());
    screen.key_press(Key::Space);
    until(&mut screen, "the move is made", |screen| screen.state().app().game().ply() == 2);
    assert!(has(&screen, "White to move"));
    screen.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    screen.run_steps(3);
    assert_eq!(screen.state().app().game().ply(), 0, "two plies against the computer");
}

#[test]
fn every_game_can_be_begun_and_read_about() {
    let mut screen = window();
    let ids: Vec<String> = screen.state().app().library().games().map(|(id, _)| id.to_owned()).collect();
    for id in ids {
        screen.state_mut().act(AppAction::New(NewGame::new(id.clone())));
        screen.run_steps(2);
        assert_eq!(screen.state().app().variant().id, id);
        let first = named_side(screen.state().app().variant(), Side::White);
        assert!(has(&screen, &format!("{first} to move")));
    }
    screen.key_press(Key::Questionmark);
    screen.run_steps(2);
    assert!(has(&screen, "Ctrl+Shift+Z") || has(&screen, "Ctrl+Z"));
    screen.key_press(Key::Escape);
    screen.run_steps(2);
    assert!(!has(&screen, "Layer shown, dimmed, hidden"));
}

/// Nothing but keys: from the menus to a game, from the board's cursor to a move, and back to the menus.
#[test]
fn a_game_is_begun_and_played_by_keys_alone() {
    let mut screen = window();
    let tap = |screen: &mut Screen, keys: &[Key]| {
        for &key in keys {
            screen.key_press(key);
            // A dialog finds its size, and with it its place, within a few frames.
            screen.run_steps(8);
        }
    };
    tap(&mut screen, &[Key::F10]);
    assert!(screen.get_by_label("Game").accesskit_node().is_focused());
    tap(&mut screen, &[Key::ArrowDown, Key::Enter]);
    assert!(!has(&screen, "My games…"), "the menu does not stay open below the dialog");
    while !screen.get_by_label("Opponent: Person").accesskit_node().is_focused() {
        tap(&mut screen, &[Key::Tab]);
    }
    tap(&mut screen, &[Key::Space]);
    while !screen.get_by_label("Play").accesskit_node().is_focused() {
        tap(&mut screen, &[Key::Tab]);
    }
    tap(&mut screen, &[Key::Enter, Key::F6]);
    assert!(has(&screen, "Board, i2 King"), "the cursor begins at the own King");
    tap(&mut screen, &[Key::ArrowUp, Key::ArrowUp, Key::ArrowRight, Key::Enter, Key::ArrowUp, Key::ArrowUp, Key::Enter]);
    assert_eq!(screen.state().app().game().ply(), 1);
    assert!(spoken(&screen, "j6").contains("last move"), "{}", spoken(&screen, "j6"));
    tap(&mut screen, &[Key::F10]);
    assert!(screen.get_by_label("Game").accesskit_node().is_focused());
}
