//! The page of progress: stars, what is due, results against the computer; exported and forgotten.

use std::fs;
use std::time::Duration;

use egui::{Key, Modifiers};
use nestmate::AppAction;

use crate::common::window::{OWN_GAMES, Screen, against_computer, begin, click, has, key, open, play, resumed, until, write};
use crate::lessons::{exercise, open_lesson, open_lessons, solve_by_clicks};

const CHESS: &str = "fide-chess";

fn open_page(screen: &mut Screen) {
    open(screen, (Modifiers::COMMAND, Key::L));
    click(screen, "Progress");
}

/// Solves one exercise alone, and one with the answer.
fn learn(screen: &mut Screen) {
    begin(screen, CHESS);
    open_lessons(screen);
    open_lesson(screen, "The pieces: Bishop");
    solve_by_clicks(screen);
    click(screen, "Next");
    for _ in 0..2 {
        key(screen, Modifiers::NONE, Key::H);
        until(screen, "a hint is there", |screen| exercise(screen).hint().is_some());
    }
    solve_by_clicks(screen);
    key(screen, Modifiers::NONE, Key::Escape);
    key(screen, Modifiers::NONE, Key::Escape);
}

#[test]
fn stars_and_what_is_due_are_shown_exported_and_forgotten() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = resumed(home.path());
    open_page(&mut screen);
    assert!(has(&screen, "Nothing comes back within a week.") && has(&screen, "No exercises solved yet."));
    assert!(has(&screen, "No puzzles tried yet."));
    until(&mut screen, "the games are known", |screen| has(screen, "No games against the computer in My games yet."));
    click(&mut screen, "Close");
    learn(&mut screen);
    open_page(&mut screen);
    assert!(has(&screen, "0 due now, 1 within a week."));
    assert!(has(&screen, "Chess: 5 stars, 2 exercises solved"));
    click(&mut screen, "Chess: 5 stars, 2 exercises solved");
    screen.run_steps(20);
    assert!(has(&screen, "The pieces: Bishop"));
    click(&mut screen, "Export…");
    let path = home.path().join("mine.tsv");
    key(&mut screen, Modifiers::COMMAND, Key::A);
    write(&mut screen, &path.display().to_string());
    click(&mut screen, "Save");
    let whole =
        |text: String| text.contains("exercise\tfide-chess\tpiece B\t1\t3") && text.contains("practised-exercise\tfide-chess\tpiece B\t2");
    until(&mut screen, "the table is written", |_| fs::read_to_string(&path).is_ok_and(whole));
    click(&mut screen, "Forget all progress…");
    click(&mut screen, "Cancel");
    assert!(has(&screen, "Chess: 5 stars, 2 exercises solved"), "nobody is asked for nothing");
    click(&mut screen, "Forget all progress…");
    assert!(has(&screen, "It cannot be undone."));
    click(&mut screen, "Forget everything");
    assert!(has(&screen, "Nothing comes back within a week.") && has(&screen, "No exercises solved yet."));
    drop(screen);
    let mut screen = resumed(home.path());
    open_page(&mut screen);
    assert!(has(&screen, "Nothing comes back within a week.") && has(&screen, "No exercises solved yet."));
}

#[test]
fn results_against_the_computer_are_told_by_level() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = resumed(home.path());
    let setup = against_computer(CHESS);
    let level = setup.strength[1].level.number();
    screen.state_mut().act(AppAction::New(setup));
    screen.run_steps(3);
    play(&mut screen, "e2e4");
    screen.state_mut().act(AppAction::Resign);
    screen.run_steps(3);
    open_page(&mut screen);
    let told = format!("Level {level}: 0 won, 0 drawn, 1 lost");
    until(&mut screen, "the result is known", |screen| has(screen, &told));
    assert!(has(&screen, "Chess: you play at about level "));
}

#[test]
fn a_game_in_which_the_engine_moved_for_the_user_says_so_and_tells_nothing_of_the_level() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = resumed(home.path());
    screen.state_mut().act(AppAction::New(against_computer(CHESS)));
    screen.state_mut().act(AppAction::SetThink(Duration::from_millis(50)));
    screen.run_steps(3);
    key(&mut screen, Modifiers::NONE, Key::Space);
    until(&mut screen, "both have moved", |screen| screen.state().app().game().ply() == 2);
    screen.state_mut().act(AppAction::Resign);
    until(&mut screen, "the card comes", |screen| has(screen, "You lose"));
    assert!(has(&screen, "The engine moved for you, so this game does not count towards your level."));
    key(&mut screen, Modifiers::NONE, Key::Escape);
    open(&mut screen, OWN_GAMES);
    until(&mut screen, "it is kept", |screen| has(screen, "You (helped)"));
    key(&mut screen, Modifiers::NONE, Key::Escape);
    open_page(&mut screen);
    until(&mut screen, "the games are known", |screen| has(screen, "No games against the computer in My games yet."));
}
