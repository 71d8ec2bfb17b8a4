//! What is kept is never lost in silence: files that cannot be read, folders that cannot be written, locks that cannot be opened, and
//! texts that must not reach the window.

use std::fs;
use std::path::Path;

use egui::{ViewportCommand, ViewportId};
use nestmate::{Places, Saying, Shell, Store, drawn};
use nestmate_core::game::{Remark, TextPlace, read_text};
use nestmate_core::variant::{Fault, Source};

use crate::common::window::{Screen, begin, begun, has, paste, play, screen_of, until};

const CHESS: &str = "fide-chess";

/// The window as it is left below a folder, whatever stands there.
fn started(home: &Path) -> Screen {
    screen_of(Shell::resume(nestmate::library(), Store::of(&Places::below(home))).expect("the shipped games can be played"))
}

fn ply(screen: &Screen) -> (String, usize) {
    let app = screen.state().app();
    (app.variant().id.clone(), app.game().ply())
}

/// A game of chess with two moves is kept.
fn kept_game(home: &Path) {
    let mut screen = begun(home, CHESS);
    play(&mut screen, "e2e4 e7e5");
}

/// A link that leads to itself: whoever opens it is told so by the system, even the superuser.
#[cfg(unix)]
fn unreadable(path: &Path) {
    if path.exists() {
        fs::remove_file(path).expect("removed");
    }
    std::os::unix::fs::symlink(path, path).expect("linked");
}

#[cfg(unix)]
#[test]
fn what_the_system_does_not_let_read_is_put_aside_and_never_written_over() {
    let files = [
        ("state/session-0", "The game in progress could not be read"),
        ("config/settings", "The settings could not be read"),
        ("state/lessons", "Your lesson progress could not be read"),
        ("state/workbench-0", "The definition in the workbench could not be read"),
    ];
    for (file, told) in files {
        let home = tempfile::tempdir().expect("a folder");
        kept_game(home.path());
        unreadable(&home.path().join(format!("{file}.ron")));
        let mut screen = started(home.path());
        assert!(has(&screen, told), "{told}");
        let aside = home.path().join(format!("{file}.unreadable-1.ron"));
        assert!(fs::symlink_metadata(&aside).is_ok_and(|known| known.is_symlink()), "{}", aside.display());
        begin(&mut screen, CHESS);
        play(&mut screen, "d2d4");
        drop(screen);
        assert_eq!(ply(&started(home.path())), (CHESS.to_owned(), 1));
    }
}

#[test]
fn a_lock_that_cannot_be_opened_costs_nothing_and_is_told() {
    let home = tempfile::tempdir().expect("a folder");
    kept_game(home.path());
    let lock = home.path().join("state/session-0.lock");
    let before = fs::read(home.path().join("state/session-0.ron")).expect("it is kept");
    fs::remove_file(&lock).expect("removed");
    fs::create_dir(&lock).expect("a folder in its place");
    let mut screen = started(home.path());
    assert!(has(&screen, "session-0.lock cannot be opened"));
    assert_eq!(ply(&screen), (CHESS.to_owned(), 2), "the game that is there is shown");
    play(&mut screen, "g1f3");
    drop(screen);
    assert_eq!(fs::read(home.path().join("state/session-0.ron")).expect("it is there"), before, "it is nobody's to write");
    assert_eq!(ply(&started(home.path())), (CHESS.to_owned(), 3), "what was played since is kept in another slot");
}

#[test]
fn where_nothing_can_be_written_the_game_is_shown_and_the_window_says_so() {
    let home = tempfile::tempdir().expect("a folder");
    kept_game(home.path());
    let state = home.path().join("state");
    let before = fs::read(state.join("session-0.ron")).expect("it is kept");
    for slot in 0..64 {
        let lock = state.join(format!("session-{slot}.lock"));
        let _ = fs::remove_file(&lock);
        fs::create_dir(&lock).expect("a folder in its place");
    }
    let mut screen = started(home.path());
    assert!(has(&screen, "Nothing can be saved in"));
    assert_eq!(ply(&screen), (CHESS.to_owned(), 2));
    play(&mut screen, "g1f3");
    drop(screen);
    assert_eq!(fs::read(state.join("session-0.ron")).expect("it is there"), before);
}

#[test]
fn a_home_that_cannot_be_made_is_told() {
    let home = tempfile::tempdir().expect("a folder");
    let file = home.path().join("a file");
    fs::write(&file, "in the way").expect("written");
    let mut screen = started(&file.join("home"));
    assert!(has(&screen, "Nothing can be saved in"));
    begin(&mut screen, CHESS);
    play(&mut screen, "e2e4");
    assert_eq!(ply(&screen).1, 1, "it can be played all the same");
}

#[test]
fn a_hidden_character_in_a_kept_path_does_not_reach_the_title() {
    let home = tempfile::tempdir().expect("a folder");
    kept_game(home.path());
    let session = home.path().join("state/session-0.ron");
    let text = fs::read_to_string(&session).expect("it is kept");
    assert!(text.contains("file: None"), "{text}");
    fs::write(&session, text.replace("file: None", "file: Some(\"/games/a\\u{0}b\\u{202e}c.pgn\")")).expect("written");
    let mut screen = started(home.path());
    let mut titles = Vec::new();
    for _ in 0..3 {
        let commands = screen.output().viewport_output.get(&ViewportId::ROOT).map(|output| output.commands.clone()).unwrap_or_default();
        titles.extend(
            commands.into_iter().filter_map(|command| if let ViewportCommand::Title(title) = command { Some(title) } else { None }),
        );
        begin(&mut screen, "xiangqi");
        screen.step();
    }
    assert_eq!(ply(&screen).0, "xiangqi");
    assert!(titles.iter().all(|title| !title.contains(['\0', '\u{202e}'])), "{titles:?}");
}

/// A definition of a game with this name.
fn named(name: &str) -> String {
    format!("[\n  (id: \"own\", based_on: \"{CHESS}\",\n   name: \"{name}\"),\n]")
}

#[test]
fn a_name_with_a_hidden_character_is_refused_with_its_place() {
    for hidden in ["\\u{0}", "\\u{1b}[31m", "\\n", "\\u{202e}", "\u{202e}", "\u{1b}", "\\u{2028}"] {
        let mut library = nestmate::library();
        library.add(Source::new("mine.ron", named(&format!("a{hidden}b"))));
        let report = library.reports().first().unwrap_or_else(|| panic!("{hidden:?} is refused"));
        assert_eq!((report.line, report.column), (3, 10), "{report:?}");
        let shown = format!("{}\n{}", report.said(), drawn(report));
        assert!(shown.contains("hidden character (U+") && !shown.contains(['\u{1b}', '\u{202e}', '\0']), "{shown:?}");
        assert!(library.get("own").is_err());
    }
    let mut library = nestmate::library();
    library.add(Source::new("mine\u{1b}[2J.ron", "[(id: \"own\", nmae: 3)]"));
    let report = library.reports().first().expect("it is refused");
    assert!(report.said().starts_with("mine\\u{1b}[2J.ron:1:"), "{}", report.said());
}

#[test]
fn hidden_characters_in_every_text_of_a_definition_are_found() {
    let texts = [
        "about: \"a\\u{7}\"",
        "about_array: [(ruling: \"R\\u{0}\", text: \"x\")]",
        "about_array: [(text: \"x\\u{200f}\")]",
        "switches: [(id: \"s\", label: \"a\\tb\")]",
        "layers: [(name: \"a\\u{feff}\", cells: All, pieces: \"K\", tint: \"#112233\")]",
    ];
    for text in texts {
        let mut library = nestmate::library();
        library.add(Source::new("mine.ron", format!("[(id: \"own\", based_on: \"{CHESS}\", {text})]")));
        assert!(library.reports().iter().any(|report| matches!(report.fault, Fault::Hidden(_))), "{text}");
    }
    let mut library = nestmate::library();
    library.add(Source::new("mine.ron", format!("[(id: \"own\", based_on: \"{CHESS}\", about: \"two\\nlines\")]")));
    assert!(library.reports().is_empty(), "sentences may have lines");
}

#[test]
fn a_session_of_a_game_with_a_bad_name_is_put_aside() {
    let home = tempfile::tempdir().expect("a folder");
    kept_game(home.path());
    let session = home.path().join("state/session-0.ron");
    let text = fs::read_to_string(&session).expect("it is kept");
    let changed =
        text.replacen("name: Some(\"Chess\")", "name: Some(\"Ch\\\\u{0}ess\")", 1).replacen("name: \"Chess\"", "name: \"Ch\\u{0}ess\"", 1);
    assert_ne!(changed, text);
    fs::write(&session, changed).expect("written");
    let screen = started(home.path());
    assert!(has(&screen, "The game in progress could not be read"));
    assert!(home.path().join("state/session-0.unreadable-1.ron").exists());
}

#[test]
fn hidden_characters_of_games_are_left_out_and_told() {
    let library = nestmate::library();
    let chess = library.get(CHESS).expect("it is shipped");
    let text = "[White \"Ada\u{202e} Lovelace\"]\n\n1. e4 {a\u{1b}b \u{2066}c} e5";
    let loaded = read_text("a.pgn", text, &library, &chess).expect("it can be read");
    assert_eq!(loaded.game.tags().get("White"), "Ada Lovelace");
    let node = loaded.game.tree().path(loaded.game.current())[1];
    assert_eq!(loaded.game.tree().notes(node).after, "a b c");
    assert_eq!(loaded.remarks, [Remark::Hidden(TextPlace { line: 1, column: 12 })]);
    let plain = read_text("a.pgn", "\u{feff}[White \"Ada\"]\r\n\n1. e4\te5", &library, &chess).expect("it can be read");
    assert!(plain.remarks.is_empty());
}

#[test]
fn hidden_characters_of_a_game_file_are_left_out_and_told() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = begun(home.path(), CHESS);
    play(&mut screen, "e2e4");
    let (app, players) = (screen.state().app(), Default::default());
    let mut record = nestmate::record_of(app.game(), players);
    record.tags.push(("White".to_owned(), "Ada\u{202e}".to_owned()));
    let text = record.text();
    begin(&mut screen, "xiangqi");
    paste(&mut screen, &text);
    until(&mut screen, "it is opened", |screen| ply(screen).0 == CHESS);
    assert_eq!(screen.state().app().game().tags().get("White"), "Ada");
    assert!(has(&screen, "Hidden characters were left out"));
}
