//! What a panic in the window costs, and how a start goes that has failed before.

use std::fs;
use std::path::Path;

use egui::Vec2;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use nestmate_engine::task::{caught, crew};

use super::*;
use crate::app::{Action, NewGame};

const CHESS: &str = "fide-chess";

type Screen = Harness<'static, Guard>;

fn guard(home: &Path) -> Guard {
    Guard::begin(Some(Places::below(home)), Box::new(|| Ok((crate::shipped::library(), None))), None, false)
        .unwrap_or_else(|wrong| panic!("{wrong}"))
}

fn screen(guard: Guard) -> Screen {
    let builder = Harness::builder().with_size(Vec2::new(1366.0, 768.0));
    let mut screen = builder.build_ui_state(|ui, guard: &mut Guard| guard.show(ui), guard);
    screen.run_steps(5);
    screen
}

fn act(screen: &mut Screen, action: Action) {
    screen.state_mut().shell_mut().expect("no page is in the way").act(action);
    screen.run_steps(2);
}

/// A game of chess with one move.
fn play(screen: &mut Screen) {
    act(screen, Action::New(NewGame::new(CHESS)));
    act(screen, Action::PlayText("e2e4".to_owned()));
    assert_eq!(ply(screen), Some((CHESS.to_owned(), 1)));
}

fn ply(screen: &Screen) -> Option<(String, usize)> {
    let app = screen.state().shell()?.app();
    Some((app.variant().id.clone(), app.game().ply()))
}

fn has(screen: &Screen, text: &str) -> bool {
    screen.query_all_by_label_contains(text).next().is_some()
}

fn click(screen: &mut Screen, label: &str) {
    screen.get_by_label(label).click();
    screen.run_steps(6);
}

fn marker(home: &Path) -> Option<String> {
    fs::read_to_string(home.join("state/session-0.starting")).ok()
}

#[test]
fn a_panic_in_the_window_keeps_the_game_and_says_what_to_report() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = screen(guard(home.path()));
    play(&mut screen);
    screen.state_mut().guarded(|shell| {
        shell.act(Action::PlayText("e7e5".to_owned()));
        panic!("a deliberate failure");
    });
    screen.run_steps(5);
    assert_eq!(ply(&screen), None, "nothing goes on that may be broken");
    for told in
        ["Nestmate has stopped", "Your game is safe", "a deliberate failure", "src/ui/frame/guard/tests.rs:", env!("CARGO_PKG_VERSION")]
    {
        assert!(has(&screen, told), "{told}");
    }
    click(&mut screen, "Copy report");
    click(&mut screen, "Quit");
    drop(screen);
    let screen = self::screen(guard(home.path()));
    assert_eq!(ply(&screen), Some((CHESS.to_owned(), 2)), "it is resumed with its last move");
}

#[test]
fn a_panic_without_a_place_to_keep_the_game_lets_it_be_copied() {
    let load: Load = Box::new(|| Ok((crate::shipped::library(), None)));
    let mut screen = screen(Guard::begin(None, load, None, false).unwrap_or_else(|wrong| panic!("{wrong}")));
    assert!(has(&screen, "no home folder"));
    play(&mut screen);
    screen.state_mut().guarded(|_| panic!("a deliberate failure"));
    screen.run_steps(3);
    assert!(has(&screen, "your game could not be saved"));
    assert!(screen.query_by_label("Copy game").is_some());
}

#[test]
fn a_panic_beside_the_window_is_told_and_the_game_goes_on() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = screen(guard(home.path()));
    play(&mut screen);
    let worker = || crew(|crew| crew.start("worker", 1, || panic!("a worker's deliberate failure")).expect("there are threads"));
    let failed = caught("test", worker);
    assert!(failed.is_err());
    screen.run_steps(8);
    assert!(has(&screen, "a worker's deliberate failure") && has(&screen, "thread worker"));
    assert_eq!(ply(&screen), Some((CHESS.to_owned(), 1)));
    click(&mut screen, "Close");
    act(&mut screen, Action::PlayText("e7e5".to_owned()));
    assert_eq!(ply(&screen), Some((CHESS.to_owned(), 2)));
}

/// A game is kept, and two starts have ended before the window showed anything.
fn two_failed_starts(home: &Path) {
    let mut screen = screen(guard(home));
    play(&mut screen);
    drop(screen);
    assert_eq!(marker(home), None, "a good start leaves nothing");
    drop(guard(home));
    drop(guard(home));
    assert_eq!(marker(home).as_deref(), Some("2"));
}

#[test]
fn the_third_start_asks_and_can_do_without_the_game() {
    let home = tempfile::tempdir().expect("a folder");
    two_failed_starts(home.path());
    let mut screen = screen(guard(home.path()));
    assert!(has(&screen, "Nestmate has repeatedly failed to start"));
    assert_eq!(ply(&screen), None);
    click(&mut screen, "Start without them");
    assert_eq!(ply(&screen).map(|known| known.1), Some(0));
    assert!(home.path().join("state/session-0.unreadable-1.ron").exists(), "the game is put aside");
    assert!(has(&screen, "are left out this time"));
    assert_eq!(marker(home.path()), None, "the start was good");
    drop(screen);
    assert!(self::screen(guard(home.path())).state().shell().is_some(), "nothing is asked any more");
}

#[test]
fn the_third_start_can_try_the_game_once_more() {
    let home = tempfile::tempdir().expect("a folder");
    two_failed_starts(home.path());
    let mut screen = screen(guard(home.path()));
    click(&mut screen, "Try once more with them");
    assert_eq!(ply(&screen), Some((CHESS.to_owned(), 1)));
    assert_eq!(marker(home.path()), None);
}

#[test]
fn a_start_that_fails_is_counted_until_one_is_good() {
    let home = tempfile::tempdir().expect("a folder");
    for failed in ["1", "2", "2"] {
        drop(guard(home.path()));
        assert_eq!(marker(home.path()).as_deref(), Some(failed));
    }
    // A panic while the games are read is a failed start too, and is told in the window.
    fs::remove_file(home.path().join("state/session-0.starting")).expect("it is there");
    let load: Load = Box::new(|| panic!("a deliberate failure in reading"));
    let begun = Guard::begin(Some(Places::below(home.path())), load, None, false).unwrap_or_else(|wrong| panic!("{wrong}"));
    let mut screen = screen(begun);
    screen.step();
    assert!(has(&screen, "a deliberate failure in reading") && has(&screen, "What was saved before will still be there"));
    assert_eq!(marker(home.path()).as_deref(), Some("1"));
}

#[test]
fn nothing_to_play_is_no_failed_start() {
    let home = tempfile::tempdir().expect("a folder");
    let load: Load = Box::new(|| Err("mine.ron: there is no such file".to_owned()));
    let wrong = Guard::begin(Some(Places::below(home.path())), load, None, false).err();
    assert_eq!(wrong.as_deref(), Some("mine.ron: there is no such file"));
    assert_eq!(marker(home.path()), None);
}

/// A file that is named comes at once, without the introduction that a first start begins with otherwise.
#[test]
fn a_first_start_with_a_file_opens_the_file() {
    for (named, introduced) in [(false, true), (true, false)] {
        let home = tempfile::tempdir().expect("a folder");
        let file = home.path().join("game.pgn");
        fs::write(&file, "1. e4 e5 *\n").expect("written");
        let load: Load = Box::new(|| Ok((crate::shipped::library(), None)));
        let begun = Guard::begin(Some(Places::below(&home.path().join("home"))), load, named.then_some(file), true);
        let screen = screen(begun.unwrap_or_else(|wrong| panic!("{wrong}")));
        assert_eq!(has(&screen, "Make a move."), introduced, "with a file: {named}");
    }
}
