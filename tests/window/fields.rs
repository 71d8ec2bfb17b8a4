//! Fields and sentences get out of the way: keys go on working, folders are remembered, and what is no longer so is no longer said.

use std::fs;

use crate::common::window::{
    Screen, against_computer, begin, begun, click, drag, has, key, place, play, resumed, two_players, until, write,
};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use nestmate::AppAction;

const CHESS: &str = "fide-chess";

fn ply(screen: &Screen) -> usize {
    screen.state().app().game().ply()
}

/// What is in the field for typed moves.
fn typed(screen: &Screen) -> String {
    screen.get_by_label("Type a move").accesskit_node().value().unwrap_or_default()
}

/// Plays a move in the field, which has the keyboard then.
fn type_move(screen: &mut Screen, text: &str) {
    key(screen, Modifiers::NONE, Key::Slash);
    screen.run_steps(2);
    write(screen, text);
    key(screen, Modifiers::NONE, Key::Enter);
    screen.run_steps(3);
}

#[test]
fn commands_work_while_a_move_is_typed() {
    let dialogs =
        [(Modifiers::COMMAND, Key::N, "New game"), (Modifiers::COMMAND, Key::S, "Save the game"), (Modifiers::NONE, Key::F3, "Computer")];
    for (modifiers, pressed, title) in dialogs {
        let mut screen = two_players(CHESS);
        type_move(&mut screen, "e2e4");
        assert_eq!(ply(&screen), 1);
        let shown = |screen: &Screen| screen.query_all_by_label(title).count();
        let before = shown(&screen);
        key(&mut screen, modifiers, pressed);
        screen.run_steps(8);
        assert!(shown(&screen) > before, "{title} opens");
        // What is typed now is not for the field under the dialog.
        write(&mut screen, "d7");
        assert_eq!(typed(&screen), "", "{title}");
    }
    let mut screen = two_players(CHESS);
    type_move(&mut screen, "e2e4");
    key(&mut screen, Modifiers::NONE, Key::F6);
    key(&mut screen, Modifiers::NONE, Key::F);
    assert!(screen.state().app().is_flipped(), "the board has the keyboard");
}

#[test]
fn in_an_empty_field_undoing_is_about_the_game() {
    let mut screen = two_players(CHESS);
    type_move(&mut screen, "e2e4");
    type_move(&mut screen, "e7e5");
    key(&mut screen, Modifiers::COMMAND, Key::Z);
    assert_eq!((ply(&screen), typed(&screen).as_str()), (1, ""), "no old text comes back");
    key(&mut screen, Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert_eq!(ply(&screen), 2);
    // What is written is the field's to undo.
    write(&mut screen, "g1");
    key(&mut screen, Modifiers::COMMAND, Key::A);
    write(&mut screen, "b1");
    key(&mut screen, Modifiers::COMMAND, Key::Z);
    assert_eq!(ply(&screen), 2);
    assert_ne!(typed(&screen), "b1");
}

#[test]
fn a_sentence_about_a_turn_goes_with_the_turn() {
    let mut screen = two_players(CHESS);
    let setup = against_computer(CHESS);
    screen.state_mut().act(AppAction::New(setup));
    screen.state_mut().act(AppAction::SetThink(std::time::Duration::from_mins(1)));
    play(&mut screen, "e2e4");
    let (from, to) = (place(&screen, "d2 "), place(&screen, "h6 "));
    // Where the piece could go, this would be a premove.
    drag(&mut screen, from, to);
    assert!(has(&screen, "It is Black’s turn."));
    screen.state_mut().act(AppAction::MoveNow);
    until(&mut screen, "the computer has moved", |screen| ply(screen) == 2);
    screen.run_steps(3);
    assert!(!has(&screen, "It is Black’s turn."));
}

#[test]
fn what_was_saved_does_not_hide_what_the_computer_does() {
    let home = tempfile::tempdir().expect("a folder");
    let path = home.path().join("game.pgn");
    let mut screen = begun(home.path(), CHESS);
    let setup = against_computer(CHESS);
    screen.state_mut().act(AppAction::New(setup));
    screen.state_mut().act(AppAction::SetThink(std::time::Duration::from_mins(1)));
    play(&mut screen, "e2e4");
    screen.state_mut().act(AppAction::Save(path.clone()));
    until(&mut screen, "it is saved", |screen| screen.state().app().file() == Some(&path));
    screen.run_steps(3);
    assert!(screen.state().app().thinking().is_some() && has(&screen, "Move now") && has(&screen, "Saved as"));
    screen.state_mut().act(AppAction::MoveNow);
}

#[test]
fn the_dialog_for_files_begins_in_the_folder_used_last() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path().join("my games");
    fs::create_dir(&folder).expect("made");
    fs::write(folder.join("a.pgn"), "1. e4 e5 *").expect("written");
    fs::write(folder.join("b.pgn"), "1. d4 *").expect("written");
    let field = |screen: &Screen| {
        let field = screen.get_by_role_and_label(Role::TextInput, "Path to a game or definition file");
        field.accesskit_node().value().unwrap_or_default()
    };
    let mut screen = begun(home.path(), CHESS);
    key(&mut screen, Modifiers::COMMAND, Key::O);
    screen.run_steps(8);
    let documents = nestmate::Places::documents();
    assert_eq!(field(&screen), documents.join("").display().to_string());
    write(&mut screen, folder.join("a.pgn").to_str().expect("text"));
    click(&mut screen, "Open");
    until(&mut screen, "it is open", |screen| ply(screen) == 2);
    drop(screen);
    // A name alone is looked for there, now and after a restart.
    let mut screen = resumed(home.path());
    key(&mut screen, Modifiers::COMMAND, Key::O);
    screen.run_steps(8);
    assert_eq!(field(&screen), folder.join("").display().to_string());
    write(&mut screen, "b.pgn");
    screen.run_steps(2);
    assert!(has(&screen, &format!("In {}", folder.display())));
    click(&mut screen, "Open");
    until(&mut screen, "it is open", |screen| ply(screen) == 1);
    // A new game is saved there as well.
    begin(&mut screen, CHESS);
    key(&mut screen, Modifiers::COMMAND, Key::S);
    screen.run_steps(8);
    click(&mut screen, "Save");
    until(&mut screen, "it is saved", |_| folder.join("fide-chess.nestmate").exists());
}
