//! What a screen reader is told: live announcements, answers to questions, names and roles.

use crate::common::window::{
    DIALOGS, Screen, against_computer, click, click_first, has, key, open, play, press, screen_of, spoken, two_players, until, window,
    write,
};
use crate::lessons::{open_lesson, open_lessons, solve_by_clicks};
use egui::accesskit::{Live, Role};
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use nestmate::{AppAction, Shell};

const CHESS: &str = "fide-chess";
const NESTED: &str = "sfhiodgei";
const ALT: Modifiers = Modifiers::ALT;

/// Everything that has been announced and is still in the tree, the last first, with whether it breaks in.
fn announced(screen: &Screen) -> Vec<(String, bool)> {
    let live = screen.query_all_by(|node| node.role() == Role::Status);
    let mut said: Vec<(String, bool)> = live
        .map(|node| node.accesskit_node())
        .filter(|node| node.live() != Live::Off)
        .map(|node| (node.label().unwrap_or_default(), node.live() == Live::Assertive))
        .collect();
    said.reverse();
    said
}

/// What was announced last.
fn last(screen: &Screen) -> String {
    announced(screen).first().map(|said| said.0.clone()).unwrap_or_default()
}

#[test]
fn what_happens_in_a_game_is_announced() {
    let mut screen = two_players(CHESS);
    assert_eq!(last(&screen), "Chess. Move 1. White to move.");
    press(&mut screen, "g1");
    assert_eq!(last(&screen), "Knight picked up, 2 moves.");
    press(&mut screen, "g1");
    assert_eq!(last(&screen), "Put down.");
    play(&mut screen, "g1f3 e7e5 f3e5");
    assert_eq!(last(&screen), "White Knight f3 takes Pawn on e5.");
    press(&mut screen, "a7");
    press(&mut screen, "b3");
    let (why, breaks_in) = announced(&screen).remove(0);
    assert!(breaks_in && why.contains("Pawn"), "why it cannot be done: {why}");
    play(&mut screen, "d8e7 a2a3 e7e5");
    assert_eq!(last(&screen), "Black Queen e7 takes Knight on e5.");
    play(&mut screen, "h2h3 e5e2");
    assert_eq!(last(&screen), "Black Queen e5 takes Pawn on e2. Check.");
    key(&mut screen, Modifiers::NONE, Key::ArrowLeft);
    key(&mut screen, Modifiers::NONE, Key::ArrowLeft);
    key(&mut screen, Modifiers::NONE, Key::ArrowLeft);
    assert_eq!(last(&screen), "Move 3: White plays Pawn a2 to a3.");
    key(&mut screen, Modifiers::NONE, Key::Home);
    assert_eq!(last(&screen), "Starting position.");
    key(&mut screen, Modifiers::NONE, Key::F);
    assert_eq!(last(&screen), "Black is at the bottom.");
}

#[test]
fn the_computers_reply_and_the_end_are_announced() {
    let mut screen = window();
    let setup = against_computer(CHESS);
    screen.state_mut().act(AppAction::New(setup));
    screen.run_steps(3);
    play(&mut screen, "e2e4");
    until(&mut screen, "a reply", |screen| last(screen).starts_with("Black plays "));
    let mut screen = two_players(CHESS);
    play(&mut screen, "f2f3 e7e5 g2g4 d8h4");
    assert_eq!(last(&screen), "Black plays Queen d8 to h4. Black wins: checkmate.");
}

#[test]
fn a_choice_a_hint_and_a_switch_are_announced() {
    let mut screen = two_players(CHESS);
    screen.state_mut().act(AppAction::SetPosition("8/4P3/8/8/8/k7/8/7K w - - - 0 1".to_owned()));
    screen.run_steps(3);
    play(&mut screen, "e7e8");
    assert_eq!(last(&screen), "Choose what the piece becomes: 4 choices.");
    key(&mut screen, Modifiers::NONE, Key::Escape);
    key(&mut screen, Modifiers::NONE, Key::H);
    until(&mut screen, "where to look", |screen| last(screen).starts_with("Look "));
    key(&mut screen, Modifiers::NONE, Key::H);
    assert!(last(&screen).starts_with("Move the "), "{}", last(&screen));
    key(&mut screen, Modifiers::NONE, Key::A);
    let arrows = last(&screen);
    key(&mut screen, Modifiers::NONE, Key::A);
    assert!(arrows.ends_with(": on.") || arrows.ends_with(": off."), "{arrows}");
    assert_ne!(last(&screen), arrows);
}

#[test]
fn layers_and_folding_are_announced() {
    let mut screen = two_players(NESTED);
    key(&mut screen, Modifiers::NONE, Key::Num1);
    assert!(last(&screen).contains("odd") && last(&screen).ends_with("dimmed."), "{}", last(&screen));
    key(&mut screen, Modifiers::SHIFT, Key::Num1);
    assert_eq!(last(&screen), "Folded to Shogi.");
    key(&mut screen, Modifiers::SHIFT, Key::Num1);
    assert_eq!(last(&screen), "Whole board.");
}

#[test]
fn typed_moves_are_announced_with_what_they_could_be() {
    let mut screen = two_players(CHESS);
    key(&mut screen, Modifiers::NONE, Key::Slash);
    screen.run_steps(2);
    write(&mut screen, "e2");
    screen.run_steps(2);
    assert_eq!(last(&screen), "2 moves: e2e3 Pawn, e2e4 Pawn.");
    key(&mut screen, Modifiers::NONE, Key::ArrowDown);
    assert_eq!(last(&screen), "e2e3 Pawn");
    write(&mut screen, "e5");
    screen.run_steps(2);
    assert_eq!(last(&screen), "No legal move matches. Press Enter to see why.");
    key(&mut screen, Modifiers::NONE, Key::Enter);
    screen.run_steps(2);
    assert!(announced(&screen)[0].1 && last(&screen).contains("Pawn"), "{}", last(&screen));
}

/// Questions have keys, which type nothing, and an entry in a menu; the answer is to be seen, too.
#[test]
fn questions_are_answered_aloud_and_in_the_panel() {
    let mut screen = two_players(CHESS);
    play(&mut screen, "e2e4");
    key(&mut screen, Modifiers::NONE, Key::F6);
    key(&mut screen, ALT, Key::L);
    assert_eq!(last(&screen), "White plays Pawn e2 to e4.");
    assert!(has(&screen, "White plays Pawn e2 to e4."));
    key(&mut screen, ALT, Key::J);
    screen.run_steps(8);
    write(&mut screen, "queen");
    key(&mut screen, Modifiers::NONE, Key::Enter);
    screen.run_steps(3);
    key(&mut screen, ALT, Key::W);
    assert_eq!(last(&screen), "d8 Queen, Black. It is on the dark cells.");
    key(&mut screen, ALT, Key::N);
    key(&mut screen, ALT, Key::W);
    assert_eq!(last(&screen), "d1 Queen, White. It is on the light cells.");
    key(&mut screen, ALT, Key::M);
    assert_eq!(last(&screen), "Queen d1, 4 moves: e2, f3, g4, h5.");
    key(&mut screen, ALT | Modifiers::SHIFT, Key::ArrowUp);
    assert_eq!(last(&screen), "up: d2 Pawn, White; d7 Pawn, Black; d8 Queen, Black.");
    key(&mut screen, ALT, Key::J);
    screen.run_steps(8);
    write(&mut screen, "z9");
    key(&mut screen, Modifiers::NONE, Key::Enter);
    screen.run_steps(3);
    assert_eq!(last(&screen), "There is no cell, file, rank or piece called ‘z9’ here.");
    key(&mut screen, Modifiers::NONE, Key::Escape);
    screen.run_steps(3);
    click(&mut screen, "Navigate");
    click_first(&mut screen, "Accessibility");
    click_first(&mut screen, "Read aloud");
    let entry = screen
        .query_all_by_role(Role::MenuItem)
        .find(|node| node.accesskit_node().label().is_some_and(|label| label.starts_with("Whose turn")));
    entry.expect("it is in the menu").click();
    screen.run_steps(4);
    assert_eq!(last(&screen), "Move 1. Black to move.");
    screen.run_steps(20);
    assert_eq!(last(&screen), "", "what was said is gone after a moment");
    key(&mut screen, ALT, Key::E);
    assert_eq!(last(&screen), "Move 1. Black to move.", "said again");
}

/// In an exercise the questions are about its board, not about the game that waits.
#[test]
fn questions_in_an_exercise_are_about_it() {
    let mut screen = two_players(CHESS);
    play(&mut screen, "e2e4 e7e5");
    open_lessons(&mut screen);
    open_lesson(&mut screen, "The pieces: Rook");
    key(&mut screen, ALT, Key::L);
    assert_eq!(last(&screen), "Starting position.");
    solve_by_clicks(&mut screen);
    key(&mut screen, ALT, Key::L);
    assert!(last(&screen).starts_with("White plays Rook "), "{}", last(&screen));
    key(&mut screen, ALT, Key::C);
    assert!(!last(&screen).contains("clock"), "no clock runs in an exercise");
}

#[test]
fn the_board_is_a_grid_of_rows_as_it_is_seen() {
    let mut screen = two_players(NESTED);
    let counted = |screen: &Screen| {
        let grid = screen.get_by_role(Role::Grid).accesskit_node();
        let rows = screen.query_all_by_role(Role::Row).count();
        let cells = screen.query_all_by_role(Role::GridCell).count();
        (grid.data().row_count(), grid.data().column_count(), rows, cells)
    };
    assert_eq!(counted(&screen), (Some(17), Some(17), 17, 289));
    let place = |screen: &Screen, cell: &str| {
        let begin = format!("{cell} ");
        let mut cells = screen.query_all_by(move |node| node.label().is_some_and(|label| label.starts_with(&begin)));
        let cell = cells.next().expect("the cell is there").accesskit_node();
        (cell.data().row_index(), cell.data().column_index())
    };
    assert_eq!(place(&screen, "a17"), (Some(0), Some(0)));
    assert_eq!(place(&screen, "c1"), (Some(16), Some(2)));
    key(&mut screen, Modifiers::NONE, Key::F);
    assert_eq!(place(&screen, "a17"), (Some(16), Some(16)), "as it is seen");
    key(&mut screen, Modifiers::NONE, Key::F);
    key(&mut screen, Modifiers::SHIFT, Key::Num1);
    screen.run_steps(40);
    assert_eq!(counted(&screen), (Some(9), Some(9), 9, 81));
    assert!(spoken(&screen, "e1").contains("i1"), "the inner game’s name first, then the whole game’s: {}", spoken(&screen, "e1"));
}

#[test]
fn the_window_dialogs_and_boxes_with_a_choice_have_names() {
    let shell = Shell::new(nestmate::library()).expect("the shipped games can be played");
    let mut screen = screen_of(shell);
    let window = screen.root().accesskit_node().label();
    assert_eq!(window.as_deref(), Some("sFhIoDgEi – Nestmate"));
    for keys in DIALOGS {
        open(&mut screen, keys);
        let names: Vec<String> = screen.query_all_by_role(Role::Dialog).filter_map(|node| node.accesskit_node().label()).collect();
        assert!(names.iter().any(|name| !name.is_empty()), "{keys:?}: {names:?}");
        for combo in screen.query_all_by_role(Role::ComboBox) {
            let node = combo.accesskit_node();
            let (name, value) = (node.label().unwrap_or_default(), node.value().unwrap_or_default());
            assert!(!name.is_empty() && !value.is_empty(), "{keys:?}: {name:?} {value:?}");
        }
        key(&mut screen, Modifiers::NONE, Key::Escape);
        screen.run_steps(4);
    }
}
