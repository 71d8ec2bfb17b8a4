//! The end of the program: the game is on the disk before the window closes, or the user decides what becomes of it.

use std::fs;
use std::path::{Path, PathBuf};

use crate::common::window::{Screen, begun, click, has, key, play, resumed, until, write};
use egui::accesskit::Role;
use egui::{Key, Modifiers, ViewportCommand, ViewportEvent, ViewportId};
use egui_kittest::kittest::Queryable;
use nestmate::{AppAction, WhereSaved};

const CHESS: &str = "fide-chess";

/// What the window tells the system in the next frame; `close` is whether the user presses its button for closing.
fn commands(screen: &mut Screen, close: bool) -> Vec<ViewportCommand> {
    if close {
        screen.input_mut().viewports.entry(ViewportId::ROOT).or_default().events.push(ViewportEvent::Close);
    }
    screen.step();
    screen.output().viewport_output[&ViewportId::ROOT].commands.clone()
}

/// Presses the window's button for closing. Whether the window closes, now or once the game is written, without a question.
fn closes(screen: &mut Screen) -> bool {
    for step in 0..6000 {
        let first = step == 0;
        let commands = commands(screen, first);
        let (held, closed) = (commands.contains(&ViewportCommand::CancelClose), commands.contains(&ViewportCommand::Close));
        if has(screen, "Quit without saving") || has(screen, "nothing is lost") {
            assert!(!closed && (held || !first), "{commands:?}");
            screen.run_steps(3);
            return false;
        }
        if closed || first && !held {
            return true;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    panic!("neither closed nor asked");
}

/// Clicks a button of the question; whether the window closes then.
fn answer(screen: &mut Screen, button: &str) -> bool {
    screen.get_by_role_and_label(Role::Button, button).click();
    (0..8).any(|_| commands(screen, false).contains(&ViewportCommand::Close))
}

/// What the window's title became last.
fn title(screen: &mut Screen) -> Option<String> {
    let titles = commands(screen, false).into_iter().filter_map(|command| match command {
        ViewportCommand::Title(title) => Some(title),
        _ => None,
    });
    titles.last()
}

/// A window with a game of one move that cannot be kept any longer: something is in the place of its file.
fn unkept(home: &Path) -> (Screen, PathBuf) {
    let mut screen = begun(home, CHESS);
    let session = home.join("state/session-0.ron");
    let kept = |path: &Path| fs::read_to_string(path).is_ok_and(|text| text.contains("game: \"fide-chess\""));
    until(&mut screen, "the game is kept", |_| kept(&session));
    // What is still being written may come back in between.
    while fs::create_dir_all(session.join("in the way")).is_err() {
        fs::remove_file(&session).expect("removed");
    }
    play(&mut screen, "e2e4");
    (screen, session)
}

fn save_as(screen: &mut Screen, path: &Path) {
    screen.run_steps(8);
    key(screen, Modifiers::COMMAND, Key::A);
    write(screen, path.to_str().expect("text"));
    click(screen, "Save");
}

#[test]
fn a_game_that_cannot_be_kept_is_not_lost_without_a_question() {
    let home = tempfile::tempdir().expect("a folder");
    let (mut screen, session) = unkept(home.path());
    assert!(!closes(&mut screen));
    assert!(has(&screen, "If you quit now, it is lost."));
    assert!(!answer(&mut screen, "Cancel"));
    assert!(!closes(&mut screen), "asked again");
    // Kept after all: the user has only to be told so, once.
    fs::remove_dir_all(&session).expect("removed");
    screen.run_steps(2);
    assert!(answer(&mut screen, "Try again") && !closes(&mut screen));
    assert!(has(&screen, "nothing is lost") && session.is_file());
    assert!(answer(&mut screen, "Quit"));
}

#[test]
fn a_game_that_cannot_be_kept_can_be_saved_elsewhere() {
    let home = tempfile::tempdir().expect("a folder");
    let (mut screen, _) = unkept(home.path());
    assert!(!closes(&mut screen));
    let path = home.path().join("elsewhere.pgn");
    assert!(!answer(&mut screen, "Save elsewhere…"));
    save_as(&mut screen, &path);
    until(&mut screen, "it is saved", |screen| screen.state().app().file() == Some(&path));
    assert!(closes(&mut screen), "it is in a file");
}

#[test]
fn quitting_all_the_same_closes_the_window() {
    let home = tempfile::tempdir().expect("a folder");
    let (mut screen, _) = unkept(home.path());
    assert!(!closes(&mut screen));
    assert!(answer(&mut screen, "Quit without saving"));
    assert!(!commands(&mut screen, true).contains(&ViewportCommand::CancelClose));
}

#[test]
fn that_an_unsaved_game_is_kept_is_said_once() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = resumed(home.path());
    assert!(closes(&mut screen), "nothing was played yet");
    drop(screen);
    let mut screen = begun(home.path(), CHESS);
    play(&mut screen, "e2e4");
    assert!(!closes(&mut screen) && has(&screen, "This game is not saved in a file"));
    assert!(answer(&mut screen, "Quit"));
    drop(screen);
    let mut screen = resumed(home.path());
    assert_eq!(screen.state().app().game().ply(), 1);
    play(&mut screen, "e7e5");
    assert!(closes(&mut screen), "that is known by now");
}

#[test]
fn quitting_right_after_saving_waits_for_the_file() {
    let home = tempfile::tempdir().expect("a folder");
    let path = home.path().join("game.pgn");
    let mut screen = begun(home.path(), CHESS);
    play(&mut screen, "e2e4");
    screen.state_mut().act(AppAction::Save(path.clone()));
    assert!(closes(&mut screen), "the game is in its file by then");
    drop(screen);
    // The file is known as it was written: nothing has to be asked about it.
    let mut screen = resumed(home.path());
    assert_eq!(screen.state().app().safe(), WhereSaved::Saved);
    play(&mut screen, "e7e5");
    screen.key_press_modifiers(Modifiers::COMMAND, Key::S);
    screen.step();
    assert!(closes(&mut screen));
    assert!(fs::read_to_string(&path).is_ok_and(|text| text.contains("1. e4 e5 *")));
}

#[test]
fn a_failed_save_right_before_quitting_keeps_the_window_open() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = begun(home.path(), CHESS);
    play(&mut screen, "e2e4");
    assert!(!closes(&mut screen) && answer(&mut screen, "Quit"), "the user knows by now that the game is kept");
    drop(screen);
    let mut screen = resumed(home.path());
    screen.state_mut().act(AppAction::Save(home.path().join("nowhere").join("game.pgn")));
    let mut all = commands(&mut screen, true);
    for _ in 0..6000 {
        all.extend(commands(&mut screen, false));
        if has(&screen, "nowhere") {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    assert!(has(&screen, "nowhere"), "what went wrong can be read");
    all.extend((0..8).flat_map(|_| commands(&mut screen, false)));
    assert!(all.contains(&ViewportCommand::CancelClose) && !all.contains(&ViewportCommand::Close), "{all:?}");
    assert!(closes(&mut screen), "now that it has been read");
}

/// Quitting while the program asks about an existing file is held once, so that the save is not forgotten.
#[test]
fn quitting_while_a_save_asks_something_is_held_once() {
    let home = tempfile::tempdir().expect("a folder");
    let path = home.path().join("game.pgn");
    fs::write(&path, "another").expect("written");
    let mut screen = begun(home.path(), CHESS);
    play(&mut screen, "e2e4");
    for twice in [false, true] {
        screen.key_press_modifiers(Modifiers::COMMAND, Key::S);
        save_as(&mut screen, &path);
        screen.run_steps(4);
        assert!(commands(&mut screen, true).contains(&ViewportCommand::CancelClose));
        screen.run_steps(4);
        assert!(has(&screen, "You have not finished saving."), "that is told");
        if twice {
            assert!(!closes(&mut screen) && answer(&mut screen, "Quit"), "the game is kept, which is said once");
        } else {
            click(&mut screen, "Cancel");
            screen.run_steps(4);
        }
    }
    assert_eq!(fs::read_to_string(&path).expect("it is there"), "another");
}

#[test]
fn the_title_tells_of_changes_that_are_in_no_file() {
    let home = tempfile::tempdir().expect("a folder");
    let path = home.path().join("game.pgn");
    let mut screen = begun(home.path(), CHESS);
    play(&mut screen, "e2e4 e7e5");
    screen.state_mut().act(AppAction::Save(path.clone()));
    until(&mut screen, "it is saved", |screen| screen.state().app().file() == Some(&path));
    let titles = |screen: &mut Screen, moves: Key| {
        screen.key_press(moves);
        (0..4).filter_map(|_| title(screen)).last()
    };
    assert_eq!(titles(&mut screen, Key::ArrowLeft), None, "another place in the game is no change");
    assert_eq!(screen.state().app().game().ply(), 1);
    assert_eq!(titles(&mut screen, Key::ArrowRight), None);
    screen.state_mut().act(AppAction::PlayText("g1f3".to_owned()));
    assert_eq!((0..3).find_map(|_| title(&mut screen)).as_deref(), Some("• Chess – game.pgn – Nestmate"));
    drop(screen);
    let mut screen = resumed(home.path());
    assert!(matches!(screen.state().app().safe(), WhereSaved::Changed(_)), "it is still not in the file");
    screen.state_mut().act(AppAction::Save(path.clone()));
    until(&mut screen, "it is saved", |screen| screen.state().app().safe() == WhereSaved::Saved);
    assert!(closes(&mut screen));
    drop(screen);
    assert_eq!(resumed(home.path()).state().app().safe(), WhereSaved::Saved);
}
