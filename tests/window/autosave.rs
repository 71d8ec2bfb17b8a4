//! The open game and the settings come back as they were, whatever happens; what cannot be read is put aside.

use std::fs;
use std::path::{Path, PathBuf};

use crate::common::window::{OWN_GAMES, Screen, begin, begun, click, has, key, open, paste, play, resumed, until, write};
use egui::{Key, Modifiers};
use nestmate::{AppAction, Edit, LayerState, Player, See};

const CHESS: &str = "fide-chess";

/// What the game on the board is.
fn text(screen: &Screen) -> String {
    screen.state().game_text()
}

/// The files of a folder by name.
fn files(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("readable").file_name().to_string_lossy().into_owned());
    let mut names: Vec<String> = entries.collect();
    names.sort();
    names
}

/// Makes the window dark and shuts the drawer again.
fn darken(screen: &mut Screen) {
    key(screen, Modifiers::COMMAND, Key::Comma);
    screen.run_steps(8);
    click(screen, "Dark");
    key(screen, Modifiers::COMMAND, Key::Comma);
    screen.run_steps(8);
}

#[test]
fn the_game_and_what_belongs_to_it_come_back() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = begun(home.path(), CHESS);
    play(&mut screen, "e2e4 e7e5 g1f3");
    key(&mut screen, Modifiers::NONE, Key::ArrowLeft);
    let node = screen.state().app().game().current();
    screen.state_mut().act(AppAction::Edit(Some(node), Edit::Glyph(2)));
    screen.state_mut().act(AppAction::See(See::Layer(0, LayerState::Dimmed)));
    key(&mut screen, Modifiers::NONE, Key::F);
    darken(&mut screen);
    let before = text(&screen);
    drop(screen);
    let screen = resumed(home.path());
    let app = screen.state().app();
    assert_eq!(text(&screen), before);
    assert_eq!((app.game().ply(), app.is_flipped(), app.layers()[0]), (2, true, LayerState::Dimmed));
    assert_eq!(app.setup().players, [Player::Human; 2]);
    assert_eq!(screen.ctx.options(|options| options.theme_preference), egui::ThemePreference::Dark);
}

#[test]
fn a_second_window_has_a_session_of_its_own() {
    let home = tempfile::tempdir().expect("a folder");
    let (mut first, mut second) = (resumed(home.path()), resumed(home.path()));
    begin(&mut first, CHESS);
    begin(&mut second, "xiangqi");
    play(&mut first, "e2e4");
    play(&mut second, "a4a5");
    let texts = [text(&first), text(&second)];
    drop((first, second));
    let (first, second) = (resumed(home.path()), resumed(home.path()));
    assert_eq!([text(&first), text(&second)], texts);
}

#[test]
fn settings_and_sessions_that_cannot_be_read_are_put_aside_and_told() {
    let home = tempfile::tempdir().expect("a folder");
    let (config, state) = (home.path().join("config"), home.path().join("state"));
    let broken = ["(format: \"nestmate settings\", version: 99)", "(format: \"nestmate settings\", version: 1, look: 5)", "", "\u{0}\u{1}"];
    for (round, text) in broken.into_iter().enumerate() {
        fs::create_dir_all(&config).expect("made");
        fs::create_dir_all(&state).expect("made");
        fs::write(config.join("settings.ron"), text).expect("written");
        fs::write(state.join("session-0.ron"), text.replace("settings", "session")).expect("written");
        let mut screen = resumed(home.path());
        screen.run_steps(2);
        assert!(has(&screen, "The game in progress could not be read"), "{text}");
        let aside = format!("settings.unreadable-{}.ron", round + 1);
        assert_eq!(fs::read_to_string(config.join(aside)).expect("it is there"), text);
        drop(screen);
        assert!(files(&state).contains(&format!("session-0.unreadable-{}.ron", round + 1)));
        assert!(nestmate::Settings::read("", &fs::read_to_string(config.join("settings.ron")).expect("new ones")).is_ok());
    }
}

#[test]
fn a_session_whose_game_cannot_be_replayed_is_put_aside() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = begun(home.path(), CHESS);
    play(&mut screen, "e2e4");
    drop(screen);
    let file = home.path().join("state/session-0.ron");
    let text = fs::read_to_string(&file).expect("kept");
    fs::write(&file, text.replace("move: \"e2e4\"", "move: \"e2e5\"")).expect("written");
    let screen = resumed(home.path());
    assert!(has(&screen, "‘e2e5’ is not a legal move here"));
    assert_eq!(screen.state().app().game().ply(), 0);
}

/// Every moment at which the program might be killed: the session's file is whole after each change, and is one of the states that the
/// game was in.
#[test]
fn at_every_moment_a_whole_session_is_there() {
    let home = tempfile::tempdir().expect("a folder");
    let file = home.path().join("state/session-0.ron");
    let mut screen = begun(home.path(), CHESS);
    let stop = std::sync::atomic::AtomicBool::new(false);
    let seen = std::thread::scope(|scope| {
        let watcher = scope.spawn(|| {
            let mut seen = Vec::new();
            while !stop.load(std::sync::atomic::Ordering::Relaxed) {
                if let Ok(text) = fs::read_to_string(&file) {
                    let session = nestmate::Session::read("session", &text).expect("whole");
                    seen.push(session.record.moves.len());
                }
            }
            seen
        });
        for moves in ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5a4", "g8f6"] {
            play(&mut screen, moves);
        }
        stop.store(true, std::sync::atomic::Ordering::Relaxed);
        watcher.join().expect("every session was whole")
    });
    assert!(seen.is_sorted() && seen.last() > Some(&0), "{seen:?}");
    drop(screen);
    assert_eq!(resumed(home.path()).state().app().game().ply(), 8);
    assert_eq!(files(&home.path().join("state")), ["session-0.lock", "session-0.ron", "shared.lock"], "nothing is left over");
}

/// A setting up that is broken off goes on as it was, though what is set up is no position of the game; the game is still there too.
#[test]
fn what_is_being_set_up_comes_back() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = begun(home.path(), CHESS);
    play(&mut screen, "e2e4");
    let before = text(&screen);
    let file = home.path().join("state/session-0.ron");
    screen.state_mut().act(AppAction::SetUp);
    screen.state_mut().act(AppAction::Sketch(nestmate::Sketch::Clear(None)));
    let piece = {
        let variant = screen.state().app().variant();
        nestmate_core::variant::Piece::new(variant.kind_of('N').expect("a Knight"), nestmate_core::variant::Side::Black)
    };
    let cell = screen.state().app().variant().board.grid.parse("c3").expect("a cell");
    screen.state_mut().act(AppAction::Sketch(nestmate::Sketch::Put(cell, piece)));
    let drawn = screen.state().app().editor().expect("it is set up").text();
    // Whoever is killed now has it on disk: nothing is left to the end of the program.
    until(&mut screen, "it is written", |_| fs::read_to_string(&file).is_ok_and(|text| text.contains(&drawn)));
    let killed = fs::read(&file).expect("the session");
    drop(screen);
    fs::write(&file, killed).expect("as it was");
    let mut screen = resumed(home.path());
    let editor = screen.state().app().editor().expect("it goes on");
    assert_eq!(editor.text(), drawn);
    assert!(editor.wrong.is_some(), "without Kings it is no position");
    assert_eq!(text(&screen), before);
    screen.state_mut().act(AppAction::Sketch(nestmate::Sketch::Leave));
    drop(screen);
    let screen = resumed(home.path());
    assert!(screen.state().app().editor().is_none());
    assert_eq!(text(&screen), before);
}

#[test]
fn a_game_is_saved_and_opened_by_path() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = begun(home.path(), CHESS);
    play(&mut screen, "e2e4 e7e5");
    for name in ["game.nestmate", "game.pgn"] {
        let path = home.path().join(name);
        let before = text(&screen);
        key(&mut screen, Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
        screen.run_steps(8);
        key(&mut screen, Modifiers::COMMAND, Key::A);
        write(&mut screen, path.to_str().expect("text"));
        click(&mut screen, "Save");
        until(&mut screen, "the file is there", |_| path.exists());
        until(&mut screen, "the file is known", |screen| screen.state().app().file() == Some(&path));
        begin(&mut screen, "xiangqi");
        key(&mut screen, Modifiers::COMMAND, Key::O);
        screen.run_steps(8);
        write(&mut screen, path.to_str().expect("text"));
        click(&mut screen, "Open");
        until(&mut screen, "the game is back", |screen| text(screen) == before);
        assert_eq!(screen.state().app().file(), Some(path.as_path()), "it is saved there from now on");
    }
    play(&mut screen, "g1f3");
    let path = home.path().join("game.pgn");
    key(&mut screen, Modifiers::COMMAND, Key::S);
    until(&mut screen, "it is written", |_| fs::read_to_string(&path).is_ok_and(|text| text.contains("2. Nf3")));
    drop(screen);
    let mut screen = resumed(home.path());
    assert_eq!(screen.state().app().settings().recent, [home.path().join("game.pgn"), home.path().join("game.nestmate")]);
    begin(&mut screen, "shogi");
    open(&mut screen, OWN_GAMES);
    click(&mut screen, "game.nestmate");
    let oldest = home.path().join("game.nestmate");
    until(&mut screen, "the file is known", |screen| screen.state().app().file() == Some(&oldest));
    assert_eq!(screen.state().app().game().ply(), 2, "the move made since went into the other file");
}

#[test]
fn what_cannot_be_opened_says_why_and_costs_nothing() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = begun(home.path(), CHESS);
    play(&mut screen, "e2e4");
    let before = text(&screen);
    let bad: [(&str, &str, &str); 4] = [
        ("cut.nestmate", "(format: \"nestmate game\", version: 1, game: \"fide", "cut.nestmate:1"),
        ("new.nestmate", "(format: \"nestmate game\", version: 7)", "newer version"),
        ("bad.pgn", "[Event \"x\"]\n\n1. Ke5", "bad.pgn:3:4"),
        ("none.pgn", "", ""),
    ];
    for (name, content, told) in bad {
        let path = home.path().join(name);
        if name != "none.pgn" {
            fs::write(&path, content).expect("written");
        }
        key(&mut screen, Modifiers::COMMAND, Key::O);
        screen.run_steps(8);
        write(&mut screen, path.to_str().expect("text"));
        click(&mut screen, "Open");
        let expected = if told.is_empty() { "Could not read" } else { told };
        until(&mut screen, "it is told", |screen| has(screen, expected));
        key(&mut screen, Modifiers::NONE, Key::Escape);
        assert_eq!(text(&screen), before);
    }
}

#[test]
fn pasting_tells_games_from_positions_and_can_be_undone() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = begun(home.path(), CHESS);
    play(&mut screen, "e2e4");
    let before = text(&screen);
    paste(&mut screen, "1. d4 d5 (1... Nf6) 2. c4 {a gambit}");
    until(&mut screen, "the move is made", |screen| screen.state().app().game().ply() == 3);
    assert!(has(&screen, "a gambit"));
    paste(&mut screen, "8/8/8/8/8/8/k4r2/7K b - - - 0 60");
    assert!(has(&screen, "Black to move"));
    key(&mut screen, Modifiers::COMMAND, Key::U);
    assert!(has(&screen, "a gambit"));
    key(&mut screen, Modifiers::COMMAND, Key::U);
    assert_eq!(text(&screen), before);
    paste(&mut screen, "no game at all");
    until(&mut screen, "it is told", |screen| has(screen, "‘no’ is not a legal move"));
    assert_eq!(text(&screen), before);
}

#[test]
fn a_file_is_opened_by_dragging_it_in() {
    let home = tempfile::tempdir().expect("a folder");
    let path: PathBuf = home.path().join("a game without an ending");
    fs::write(&path, "1. e4 e5").expect("written");
    let mut screen = begun(home.path(), CHESS);
    screen.input_mut().dropped_files.push(std::sync::Arc::new(Dropped(path)));
    until(&mut screen, "the move is made", |screen| screen.state().app().game().ply() == 2);
}

#[derive(Debug)]
struct Dropped(PathBuf);

impl egui::DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        fs::read(&self.0).map_err(|error| error.to_string())
    }
}

#[test]
fn two_windows_keep_what_each_of_them_has_set() {
    let home = tempfile::tempdir().expect("a folder");
    let (mut first, mut second) = (resumed(home.path()), resumed(home.path()));
    begin(&mut first, CHESS);
    begin(&mut second, CHESS);
    darken(&mut first);
    drop(first);
    second.state_mut().act(AppAction::See(See::Layer(0, LayerState::Dimmed)));
    second.run_steps(2);
    drop(second);
    let screen = resumed(home.path());
    assert_eq!(screen.ctx.options(|options| options.theme_preference), egui::ThemePreference::Dark);
    assert_eq!(screen.state().app().layers()[0], LayerState::Dimmed);
}
