//! Files of several games: listed, searched, one opened and saved back among the others, which stay as they are.

use std::fs;
use std::path::Path;

use egui::{Key, Modifiers};
use nestmate::{AppAction, WhereSaved};
use nestmate_core::game::split_games;

use crate::common::window::{Screen, begin, begun, click, has, key, paste, play, resumed, until, write};

/// Four games, laid out as no program would; the third cannot be read.
const GAMES: [&str; 4] = [
    "[Event \"One\"]\n[White \"Ada\"]\n[Black \"Grace\"]\n\n1.Nf3   d5 *\n\n",
    "[Event \"Two\"]\n[White \"Emmy\"]\n[Black \"Sofia\"]\n[Result \"1-0\"]\n\n1.d4 { why\tnot } *\n\n\n",
    "[Event \"Three\"]\n[White \"Nobody\"]\n\n1. e5 *\n\n",
    "[Event \"Four\"]\n[White \"Ada\"]\n[Black \"Emmy\"]\n\n1. c4 *\n",
];

fn shown(home: &Path) -> (Screen, std::path::PathBuf) {
    let path = home.join("games.pgn");
    fs::write(&path, GAMES.concat()).expect("written");
    let mut screen = resumed(home);
    // What is on the board does not say what a chess file is of.
    begin(&mut screen, "shogi");
    open(&mut screen, &path);
    (screen, path)
}

fn open(screen: &mut Screen, path: &Path) {
    let ctx = screen.ctx.clone();
    screen.state_mut().open_file(&ctx, path.to_owned());
    until(screen, "the games are listed", |screen| has(screen, "4 games in games.pgn"));
    until(screen, "all are checked", |screen| has(screen, "One game cannot be read"));
}

fn ply(screen: &Screen) -> usize {
    screen.state().app().game().ply()
}

#[test]
fn one_game_of_a_file_is_edited_and_the_others_stay_byte_for_byte() {
    let home = tempfile::tempdir().expect("a folder");
    let (mut screen, path) = shown(home.path());
    key(&mut screen, Modifiers::NONE, Key::ArrowDown);
    key(&mut screen, Modifiers::NONE, Key::Enter);
    until(&mut screen, "the second is open", |screen| screen.state().app().variant().id == "fide-chess" && ply(screen) == 1);
    play(&mut screen, "d7d5");
    key(&mut screen, Modifiers::COMMAND, Key::S);
    until(&mut screen, "it is saved", |screen| screen.state().app().safe() == WhereSaved::Saved);
    let text = fs::read_to_string(&path).expect("it is there");
    assert!(text.contains("1. d4 {why not} 1... d5 *"), "{text}");
    assert!(text.starts_with(GAMES[0]) && text.ends_with(&["*\n\n\n", GAMES[2], GAMES[3]].concat()), "{text}");
    // And once more, after a new start of the program.
    drop(screen);
    let mut screen = resumed(home.path());
    play(&mut screen, "c2c4");
    key(&mut screen, Modifiers::COMMAND, Key::S);
    until(&mut screen, "it is saved again", |_| fs::read_to_string(&path).is_ok_and(|text| text.contains("1... d5 2. c4 *")));
    let text = fs::read_to_string(&path).expect("it is there");
    assert!(text.starts_with(GAMES[0]) && text.ends_with(&["*\n\n\n", GAMES[2], GAMES[3]].concat()), "{text}");
    // On to another game of the file, without asking for it again.
    key(&mut screen, Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::O);
    until(&mut screen, "the games are listed", |screen| has(screen, "4 games in games.pgn"));
    key(&mut screen, Modifiers::NONE, Key::ArrowDown);
    key(&mut screen, Modifiers::NONE, Key::ArrowDown);
    key(&mut screen, Modifiers::NONE, Key::Enter);
    until(&mut screen, "the fourth is open", |screen| screen.state().app().game().tags().get("Event") == "Four");
}

#[test]
fn games_are_found_by_words_and_broken_ones_say_why() {
    let home = tempfile::tempdir().expect("a folder");
    let (mut screen, path) = shown(home.path());
    assert!(has(&screen, "1. Ada – Grace") && has(&screen, "3. Nobody – ? (cannot be read, line 15)"));
    // Page Down chooses, too: with the last game chosen nothing is told, with the third why it cannot be read.
    key(&mut screen, Modifiers::NONE, Key::PageDown);
    key(&mut screen, Modifiers::NONE, Key::ArrowUp);
    assert!(has(&screen, "games.pgn:18:4"));
    write(&mut screen, "emmy four");
    screen.run_steps(2);
    assert!(has(&screen, "4. Ada – Emmy") && !has(&screen, "2. Emmy – Sofia"));
    key(&mut screen, Modifiers::COMMAND, Key::A);
    write(&mut screen, "nobody");
    assert!(has(&screen, "games.pgn:18:4"), "what is wrong is told with its place in the file");
    key(&mut screen, Modifiers::NONE, Key::Enter);
    assert!(has(&screen, "4 games in games.pgn"), "what cannot be read is not opened");
    key(&mut screen, Modifiers::COMMAND, Key::A);
    write(&mut screen, "xyzzy");
    assert!(has(&screen, "No games match."));
    click(&mut screen, "Cancel");
    assert_eq!(fs::read_to_string(&path).expect("it is there"), GAMES.concat());
}

#[test]
fn games_that_are_pasted_are_listed_too() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = begun(home.path(), "fide-chess");
    paste(&mut screen, &GAMES.concat());
    until(&mut screen, "the games are listed", |screen| has(screen, "4 games"));
    key(&mut screen, Modifiers::NONE, Key::Enter);
    until(&mut screen, "the first is open", |screen| ply(screen) == 2);
    assert_eq!(screen.state().app().file(), None);
}

#[test]
fn a_new_game_is_added_to_a_file_of_several() {
    let home = tempfile::tempdir().expect("a folder");
    let path = home.path().join("games.pgn");
    fs::write(&path, GAMES.concat()).expect("written");
    let mut screen = begun(home.path(), "fide-chess");
    play(&mut screen, "g2g3");
    screen.state_mut().act(AppAction::SaveOver(path.clone()));
    until(&mut screen, "what is to be done is asked", |screen| has(screen, "‘games.pgn’ holds several games."));
    click(&mut screen, "Add it to the games in the file");
    until(&mut screen, "it is added", |_| fs::read_to_string(&path).is_ok_and(|text| text.contains("1. g3 *")));
    let text = fs::read_to_string(&path).expect("it is there");
    assert!(text.starts_with(GAMES.concat().trim_end()), "the others stay byte for byte");
    // From now on it has its place there.
    play(&mut screen, "g7g6");
    key(&mut screen, Modifiers::COMMAND, Key::S);
    until(&mut screen, "it is saved", |_| fs::read_to_string(&path).is_ok_and(|text| text.contains("1. g3 g6 *")));
    assert_eq!(split_games(&fs::read_to_string(&path).expect("it is there")).len(), 5);
}
