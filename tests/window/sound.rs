//! What is heard of what a person does. Programs of the test's own stand in for the players that desktops have, and keep what they play.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use nestmate::{AppAction, Shell};
use tempfile::TempDir;

use crate::common::window::{FIRST, Screen, begin, click, has, key, open, play, position, screen_of, until};

const CHESS: &str = "fide-chess";
const MUTE: (Modifiers, Key) = (Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::M);
const LOOKS: (Modifiers, Key) = (Modifiers::COMMAND, Key::Comma);

/// A folder for players.
fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

/// Puts a program into a folder. A file `played-…` is there once it has played something.
fn install(folder: &Path, name: &str, script: &str) {
    let file = folder.join(name);
    // Nobody must run a program that is still open for writing.
    let part = folder.join("part");
    fs::write(&part, format!("#!/bin/sh\ncd {}\n{script}\n", folder.display())).expect("written");
    fs::set_permissions(&part, fs::Permissions::from_mode(0o755)).expect("it may be run");
    fs::rename(part, file).expect("renamed");
}

/// A player that plays what it is given, into a file.
fn install_player(folder: &Path, name: &str) {
    install(folder, name, &format!("for file; do :; done; cp \"$file\" part-$$ && mv part-$$ played-$$-{name}"));
}

/// The files in a folder whose names begin so, the oldest first.
fn files(folder: &Path, begin: &str) -> Vec<String> {
    let mut files: Vec<(std::time::SystemTime, String)> = fs::read_dir(folder)
        .expect("it is there")
        .map(|entry| entry.expect("it can be read"))
        // Others are renamed meanwhile.
        .filter(|entry| entry.file_name().to_string_lossy().starts_with(begin))
        .map(|entry| (entry.metadata().and_then(|data| data.modified()).expect("a time"), entry.file_name().to_string_lossy().into_owned()))
        .collect();
    files.sort();
    files.into_iter().map(|(_, name)| name).collect()
}

/// What was played, by the titles of the files, the first first.
fn played(folder: &Path) -> Vec<String> {
    files(folder, "played-").iter().map(|name| title(&fs::read(folder.join(name)).expect("it can be read"))).collect()
}

/// The title of a WAV file that has something to be heard in it.
fn title(file: &[u8]) -> String {
    let number = |at: usize| u32::from_le_bytes(file[at..at + 4].try_into().expect("four bytes")) as usize;
    assert_eq!((&file[..4], number(4) + 8, &file[8..16]), (&b"RIFF"[..], file.len(), &b"WAVEfmt "[..]));
    let (mut at, mut title) = (12, &b""[..]);
    while at < file.len() {
        let content = &file[at + 8..at + 8 + number(at + 4)];
        match &file[at..at + 4] {
            b"LIST" => title = &content[12..],
            b"data" => assert!(content.chunks(2).any(|sample| i16::from_le_bytes([sample[0], sample[1]]).abs() > 1000)),
            _ => {}
        }
        at += 8 + content.len();
    }
    let title = String::from_utf8_lossy(title);
    title.trim_end_matches('\0').strip_prefix("nestmate: ").expect("a title").to_owned()
}

/// A window with two people playing a game, heard by the players of a folder.
fn audible(folder: &Path, game: &str) -> Screen {
    let shell = Shell::new(nestmate::library()).expect("the shipped games can be played");
    let mut screen = screen_of(shell.with_sound(folder.as_os_str().to_owned()));
    begin(&mut screen, game);
    screen
}

/// What is played next, in a folder where so many tones have been played.
fn next(screen: &mut Screen, folder: &Path, count: usize) -> String {
    until(screen, "something is played", |_| files(folder, "played-").len() > count);
    played(folder).pop().expect("it is the last")
}

#[test]
fn moves_captures_check_and_the_end_are_heard() {
    let folder = folder();
    install_player(folder.path(), "pw-play");
    let mut screen = audible(folder.path(), CHESS);
    let moves = [("e2e4", "move"), ("f7f5", "move"), ("e4f5", "capture"), ("g7g5", "move"), ("d1h5", "move, end")];
    for (at, (text, heard)) in moves.into_iter().enumerate() {
        play(&mut screen, text);
        assert_eq!(next(&mut screen, folder.path(), at), heard, "{text}");
    }
    begin(&mut screen, CHESS);
    for (at, text) in ["e2e4", "e7e5", "d1h5", "g8h6", "h5f7"].into_iter().enumerate() {
        play(&mut screen, text);
        let heard = next(&mut screen, folder.path(), 5 + at);
        assert_eq!(heard, if text == "h5f7" { "capture, check" } else { "move" }, "{text}");
    }
    key(&mut screen, Modifiers::COMMAND, Key::Z);
    screen.run_steps(5);
    key(&mut screen, Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::Z);
    assert_eq!(next(&mut screen, folder.path(), 10), "capture, check", "what is played again is heard again");
    assert_eq!(played(folder.path()).len(), 11, "what is taken back is not heard, nor is a new game");
}

#[test]
fn folding_and_freezing_are_heard() {
    let folder = folder();
    install_player(folder.path(), "pw-play");
    let mut screen = audible(folder.path(), FIRST);
    for (at, (label, heard)) in [("Fold to chess", "fold"), ("Fold to Shogi", "fold"), ("Whole board", "unfold")].into_iter().enumerate() {
        click(&mut screen, label);
        assert_eq!(next(&mut screen, folder.path(), at), heard, "{label}");
    }
    let text = position(&[(17, "8k8"), (13, "4p11p"), (5, "2a14"), (1, "2H5K8")], "w [||] - - 0 1");
    screen.state_mut().act(AppAction::SetPosition(text));
    screen.run_steps(3);
    play(&mut screen, "c1c5");
    assert_eq!(next(&mut screen, folder.path(), 3), "capture, freeze");
}

#[test]
fn a_move_and_a_reply_in_the_same_frame_are_both_heard() {
    let folder = folder();
    install_player(folder.path(), "pw-play");
    let mut screen = audible(folder.path(), CHESS);
    for text in ["e2e4", "d7d5"] {
        screen.state_mut().act(AppAction::PlayText(text.to_owned()));
    }
    assert_eq!(next(&mut screen, folder.path(), 0), "move, move");
}

#[test]
fn the_switch_is_in_the_menu_in_the_settings_and_on_a_key() {
    let folder = folder();
    install_player(folder.path(), "pw-play");
    let mut screen = audible(folder.path(), CHESS);
    key(&mut screen, MUTE.0, MUTE.1);
    assert!(has(&screen, "Sound off.") && !screen.state().app().settings().look.sound);
    play(&mut screen, "e2e4 e7e5");
    click(&mut screen, "View");
    screen.get_by_role_and_label(Role::MenuItem, "Sound Ctrl+Shift+M").click();
    assert_eq!(next(&mut screen, folder.path(), 0), "move", "a tone shows how loud they are");
    assert!(has(&screen, "Sound on."));
    open(&mut screen, LOOKS);
    screen.get_by_role_and_label(Role::CheckBox, "Sound").click();
    screen.run_steps(3);
    key(&mut screen, Modifiers::NONE, Key::Escape);
    play(&mut screen, "g1f3 b8c6");
    drop(screen);
    assert_eq!(played(folder.path()), ["move"], "nothing is heard of moves made in silence");
}

/// Opens the settings and waits for what they say of why nothing can be heard; for nothing of the kind if that is empty. Tells
/// whether the switch can be used, and closes the settings.
fn is_usable(screen: &mut Screen, reason: &str) -> bool {
    open(screen, LOOKS);
    until(screen, "the settings know", |screen| if reason.is_empty() { !has(screen, "There is no sound") } else { has(screen, reason) });
    let usable = !screen.get_by_role_and_label(Role::CheckBox, "Sound").accesskit_node().is_disabled();
    key(screen, Modifiers::NONE, Key::Escape);
    usable
}

#[test]
fn without_a_player_the_switch_says_why_nothing_is_heard() {
    const REASON: &str = "pw-play, paplay and aplay are all missing";
    let folder = folder();
    let mut screen = audible(folder.path(), CHESS);
    assert!(!is_usable(&mut screen, REASON), "this is known before anything is played");
    play(&mut screen, "e2e4");
    key(&mut screen, MUTE.0, MUTE.1);
    assert!(has(&screen, REASON) && screen.state().app().settings().look.sound, "the key says so, too, and switches nothing");
    click(&mut screen, "View");
    assert!(screen.get_by_role_and_label(Role::MenuItemCheckBox, "Sound Ctrl+Shift+M").accesskit_node().is_disabled());
}

#[test]
fn the_first_player_that_works_plays_and_one_that_begins_to_work_is_found() {
    let folder = folder();
    install(folder.path(), "pw-play", "touch asked-$$; exit 1");
    let mut screen = audible(folder.path(), CHESS);
    assert!(is_usable(&mut screen, ""));
    play(&mut screen, "e2e4");
    assert!(!is_usable(&mut screen, "no sound device works"));
    install_player(folder.path(), "aplay");
    play(&mut screen, "e7e5");
    assert_eq!(next(&mut screen, folder.path(), 0), "move");
    assert!(is_usable(&mut screen, ""));
    play(&mut screen, "d2d4");
    next(&mut screen, folder.path(), 1);
    assert_eq!(files(folder.path(), "asked-").len(), 2, "the one that worked is tried first");
    assert!(files(folder.path(), "played-").iter().all(|name| name.ends_with("-aplay")));
}

#[test]
fn after_a_player_that_hangs_the_next_one_plays() {
    let folder = folder();
    install(folder.path(), "pw-play", "touch hung-$$; exec sleep 1000");
    install_player(folder.path(), "paplay");
    let mut screen = audible(folder.path(), CHESS);
    play(&mut screen, "e2e4");
    until(&mut screen, "the player has been ended", |_| alive(folder.path()) == 0 && !files(folder.path(), "hung-").is_empty());
    play(&mut screen, "e7e5");
    assert_eq!(next(&mut screen, folder.path(), 0), "move");
    assert!(is_usable(&mut screen, ""));
    assert_eq!(files(folder.path(), "hung-").len(), 1);
}

/// How many of the players that hang are still there.
fn alive(folder: &Path) -> usize {
    let lives = |name: &String| Path::new("/proc").join(name.trim_start_matches("hung-")).exists();
    files(folder, "hung-").iter().filter(|name| lives(name)).count()
}

#[test]
fn players_that_hang_are_few_and_end_with_the_window() {
    let folder = folder();
    install(folder.path(), "pw-play", "touch hung-$$; exec sleep 1000");
    let mut screen = audible(folder.path(), CHESS);
    play(&mut screen, "e2e4");
    until(&mut screen, "a player hangs", |_| alive(folder.path()) > 0);
    for text in ["e7e5", "g1f3", "b8c6", "f1c4", "g8f6", "d2d3", "f8c5"] {
        play(&mut screen, text);
        assert!(alive(folder.path()) <= 3);
    }
    drop(screen);
    assert_eq!(alive(folder.path()), 0);
}
