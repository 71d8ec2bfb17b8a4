//! Saving never costs what is in a file: not the other games of it, not what another program has written since it was read.

use std::fs;
use std::path::Path;

use crate::common::window::{Screen, begun, click, has, key, paste, play, resumed, until, write};
use egui::{Key, Modifiers};
use nestmate::AppAction;

const CHESS: &str = "fide-chess";

/// Three games.
const GAMES: &str = "[Event \"One\"]\n\n1. Nf3 d5 *\n\n[Event \"Two\"]\n\n1. d4 *\n\n[Event \"Three\"]\n\n1. c4 *\n";

fn ply(screen: &Screen) -> usize {
    screen.state().app().game().ply()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).expect("it is there")
}

fn open(screen: &mut Screen, path: &Path, plies: usize) {
    let ctx = screen.ctx.clone();
    screen.state_mut().open_file(&ctx, path.to_owned());
    until(screen, "it is open", |screen| screen.state().app().file() == Some(path) && ply(screen) == plies);
}

fn save(screen: &mut Screen) {
    key(screen, Modifiers::COMMAND, Key::S);
    screen.run_steps(8);
}

/// Saves under the path in the open dialog, or under another.
fn save_as(screen: &mut Screen, path: Option<&Path>) {
    if let Some(path) = path {
        key(screen, Modifiers::COMMAND, Key::A);
        write(screen, path.to_str().expect("text"));
    }
    click(screen, "Save");
    screen.run_steps(8);
}

/// A window with a game that is saved in `game.pgn`.
fn saved(home: &Path) -> Screen {
    let mut screen = begun(home, CHESS);
    play(&mut screen, "e2e4");
    let path = home.join("game.pgn");
    screen.state_mut().act(AppAction::Save(path.clone()));
    until(&mut screen, "it is saved", |screen| screen.state().app().file() == Some(&path));
    screen
}

/// Not even the user's own choice of its name lets one game take the place of several.
#[test]
fn no_game_is_saved_over_several() {
    let home = tempfile::tempdir().expect("a folder");
    let path = home.path().join("games.pgn");
    fs::write(&path, GAMES).expect("written");
    let mut screen = begun(home.path(), CHESS);
    play(&mut screen, "e2e4");
    save(&mut screen);
    save_as(&mut screen, Some(&path));
    save_as(&mut screen, None);
    until(&mut screen, "it is told", |screen| has(screen, "‘games.pgn’ holds several games."));
    assert_eq!(read(&path), GAMES);
    click(&mut screen, "Keep both: save under another name…");
    save_as(&mut screen, None);
    until(&mut screen, "it is saved", |screen| screen.state().app().file() == Some(&home.path().join("games-1.pgn")));
    assert_eq!(read(&path), GAMES);
}

/// A session of an earlier version of the program knows the file and nothing of what it held.
#[test]
fn a_session_that_knows_only_the_file_asks() {
    for (content, told) in [(GAMES, "‘game.pgn’ holds several games."), ("1. d4 *\n", "Another program has changed ‘game.pgn’")] {
        let home = tempfile::tempdir().expect("a folder");
        drop(saved(home.path()));
        let (path, session) = (home.path().join("game.pgn"), home.path().join("state/session-0.ron"));
        fs::write(&path, content).expect("written");
        let known = read(&session);
        let (start, end) = (known.find("content:").expect("it is kept"), known.find("copy:").expect("so is this"));
        let without = format!("{}{}", &known[..start], &known[end..]);
        fs::write(&session, without).expect("written");
        let mut screen = resumed(home.path());
        assert_eq!(screen.state().app().file(), Some(path.as_path()));
        save(&mut screen);
        until(&mut screen, "it asks", |screen| has(screen, told));
        assert_eq!(read(&path), content);
    }
}

#[test]
fn what_another_program_has_written_is_asked_about() {
    let home = tempfile::tempdir().expect("a folder");
    let path = home.path().join("game.pgn");
    let theirs = "[Event \"Theirs\"]\n\n1. d4 d5 2. c4 *\n";
    for (choice, restarted) in [("overwrite", false), ("reload", true), ("both", true), ("cancel", false)] {
        let _ = fs::remove_file(&path);
        let mut screen = saved(home.path());
        play(&mut screen, "e7e5");
        fs::write(&path, theirs).expect("written");
        if restarted {
            drop(screen);
            screen = resumed(home.path());
        }
        save(&mut screen);
        until(&mut screen, "it asks", |screen| has(screen, "Another program has changed ‘game.pgn’"));
        assert_eq!(read(&path), theirs);
        match choice {
            "overwrite" => {
                click(&mut screen, "Overwrite the file");
                until(&mut screen, "it is overwritten", |_| read(&path).contains("e5"));
                play(&mut screen, "g1f3");
                save(&mut screen);
                until(&mut screen, "from now on it is known", |_| read(&path).contains("Nf3"));
            }
            "reload" => {
                click(&mut screen, "Reload from the file");
                until(&mut screen, "theirs is on the board", |screen| ply(screen) == 3);
                play(&mut screen, "e7e6");
                save(&mut screen);
                until(&mut screen, "and is saved", |_| read(&path).contains("e6"));
                key(&mut screen, Modifiers::COMMAND, Key::U);
                assert_eq!(ply(&screen), 2, "ours can be brought back");
            }
            "both" => {
                click(&mut screen, "Keep both: save under another name…");
                save_as(&mut screen, None);
                let beside = home.path().join("game-1.pgn");
                until(&mut screen, "ours is beside it", |screen| screen.state().app().file() == Some(&beside));
                assert!(read(&beside).contains("e5") && read(&path) == theirs);
            }
            _ => {
                click(&mut screen, "Cancel");
                assert!(!has(&screen, "Another program") && read(&path) == theirs && ply(&screen) == 2);
            }
        }
    }
}

/// A change of the same length within the same moment counts too: contents are compared, not times.
#[test]
fn a_change_of_one_letter_is_noticed_and_an_untouched_file_is_not_asked_about() {
    let home = tempfile::tempdir().expect("a folder");
    let path = home.path().join("game.pgn");
    let mut screen = saved(home.path());
    fs::write(&path, read(&path)).expect("written as it was");
    play(&mut screen, "e7e5");
    save(&mut screen);
    until(&mut screen, "it is saved", |_| read(&path).contains("e5"));
    let before = fs::metadata(&path).expect("there").modified().expect("known");
    fs::write(&path, read(&path).replace(" e5", " e6")).expect("written");
    fs::File::options().write(true).open(&path).and_then(|file| file.set_modified(before)).expect("set");
    play(&mut screen, "g1f3");
    save(&mut screen);
    until(&mut screen, "it asks", |screen| has(screen, "Another program has changed ‘game.pgn’"));
    assert!(read(&path).contains("e6"));
}

#[test]
fn a_file_that_vanished_or_became_a_folder_is_asked_about() {
    let home = tempfile::tempdir().expect("a folder");
    let path = home.path().join("game.pgn");
    let mut screen = saved(home.path());
    fs::remove_file(&path).expect("removed");
    save(&mut screen);
    until(&mut screen, "it asks", |screen| has(screen, "‘game.pgn’ is no longer there."));
    click(&mut screen, "Save it there again");
    until(&mut screen, "it is there again", |_| path.exists());
    fs::remove_file(&path).expect("removed");
    fs::create_dir(&path).expect("made");
    play(&mut screen, "e7e5");
    save(&mut screen);
    until(&mut screen, "it asks", |screen| has(screen, "‘game.pgn’ is no longer a file."));
    assert!(!has(&screen, "Overwrite the file"));
    click(&mut screen, "Keep both: save under another name…");
    save_as(&mut screen, None);
    until(&mut screen, "it is saved", |screen| screen.state().app().file() == Some(&home.path().join("game-1.pgn")));
}

/// Saved twice before the window has heard of the first time.
#[test]
fn what_was_just_written_is_no_clash() {
    let home = tempfile::tempdir().expect("a folder");
    let path = home.path().join("game.pgn");
    let mut screen = saved(home.path());
    for mv in ["e7e5", "g1f3", "b8c6"] {
        screen.state_mut().act(AppAction::PlayText(mv.to_owned()));
        screen.state_mut().act(AppAction::Save(path.clone()));
    }
    until(&mut screen, "all is saved", |_| read(&path).contains("Nc6"));
    screen.run_steps(8);
    assert!(!has(&screen, "Another program"));
}

/// A game that is begun while another is being written does not get its file.
#[test]
fn a_new_game_does_not_get_the_file_of_the_one_before() {
    let home = tempfile::tempdir().expect("a folder");
    let path = home.path().join("game.pgn");
    let mut screen = saved(home.path());
    let setup = screen.state().app().setup().clone();
    screen.state_mut().act(AppAction::Save(path.clone()));
    screen.state_mut().act(AppAction::New(setup));
    until(&mut screen, "it is told", |screen| has(screen, "Saved as"));
    assert_eq!(screen.state().app().file(), None);
}

#[test]
fn what_would_be_lost_in_a_file_makes_the_game_a_copy() {
    let home = tempfile::tempdir().expect("a folder");
    let files: [(&str, &[u8], usize); 3] = [
        ("latin.pgn", b"[White \"J\xfcrgen\"]\n\n1. e4 *\n", 1),
        ("place.txt", b"4k3/8/8/8/8/8/4P3/4K3 w - - - 0 1\n", 0),
        ("game.chess", b"1. e4 e5 2. Nf3 *\n", 3),
    ];
    let mut screen = begun(home.path(), CHESS);
    for (name, content, plies) in files {
        let path = home.path().join(name);
        fs::write(&path, content).expect("written");
        open(&mut screen, &path, plies);
        assert!(has(&screen, &format!("Read-only copy of {name}")), "{name}");
        save(&mut screen);
        assert!(has(&screen, "Save the game"), "{name}");
        key(&mut screen, Modifiers::NONE, Key::Escape);
        assert_eq!(fs::read(&path).expect("there"), content);
    }
}

#[test]
fn an_empty_file_is_an_error() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = begun(home.path(), CHESS);
    play(&mut screen, "e2e4");
    for (at, content) in ["", " \n\t\r\n", "\u{feff}", "\u{feff}\n% nothing\n"].into_iter().enumerate() {
        let path = home.path().join(format!("empty-{at}.pgn"));
        fs::write(&path, content).expect("written");
        let ctx = screen.ctx.clone();
        screen.state_mut().open_file(&ctx, path);
        until(&mut screen, "it is told", |screen| has(screen, "the text is empty"));
        key(&mut screen, Modifiers::NONE, Key::Escape);
        assert!(ply(&screen) == 1 && screen.state().app().file().is_none());
    }
    paste(&mut screen, " \n");
    until(&mut screen, "it is told", |screen| has(screen, "the text is empty"));
    assert_eq!(ply(&screen), 1);
}
