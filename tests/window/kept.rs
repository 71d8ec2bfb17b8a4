//! What is written about a game is the game's at once, and what was taken out of it can be brought back, even after the program has ended.

use std::fs;
use std::path::Path;

use egui::{Key, Modifiers};
use nestmate::{AppAction, Record, record_of, replay, undo_of};
use nestmate_core::game::{Game, NodeId, Step};
use nestmate_core::rules::{parse_move, start};

use crate::common::window::{Screen, begin, begun, click, has, key, play, resumed, until, write};

const CHESS: &str = "fide-chess";

fn text(screen: &Screen) -> String {
    screen.state().game_text()
}

/// Begins a comment on the last move on the board, and writes.
fn comment(screen: &mut Screen, words: &str) {
    key(screen, Modifiers::COMMAND, Key::E);
    screen.run_steps(3);
    write(screen, words);
    screen.run_steps(2);
}

fn undo(screen: &mut Screen) {
    screen.state_mut().act(AppAction::Undo);
    screen.run_steps(3);
}

/// The window as it would be if the program had been killed when the session's file had this in it.
fn killed(mut screen: Screen, home: &Path, words: &str) -> Screen {
    let file = home.join("state/session-0.ron");
    until(&mut screen, "it is on the disk", |_| fs::read_to_string(&file).is_ok_and(|text| text.contains(words)));
    let kept = fs::read(&file).expect("the session");
    drop(screen);
    fs::write(&file, kept).expect("as it was");
    resumed(home)
}

#[test]
fn a_comment_being_typed_outlasts_a_kill() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = begun(home.path(), CHESS);
    play(&mut screen, "e2e4");
    comment(&mut screen, "the best");
    write(&mut screen, " by test");
    let screen = killed(screen, home.path(), "the best by test");
    assert!(text(&screen).contains("e4 {the best by test}"), "{}", text(&screen));
}

#[test]
fn a_comment_being_typed_outlasts_quitting_a_new_game_and_another_comment() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = begun(home.path(), CHESS);
    play(&mut screen, "e2e4");
    comment(&mut screen, "first");
    // Another move's comment, before this one is done.
    let start = AppAction::Go(Step::Start);
    screen.state_mut().act(start);
    comment(&mut screen, "of the game");
    assert!(text(&screen).contains("{of the game}") && text(&screen).contains("e4 {first}"), "{}", text(&screen));
    let before = text(&screen);
    begin(&mut screen, "shogi");
    assert!(!has(&screen, "Comment on the whole game"), "the field went with its game");
    undo(&mut screen);
    assert_eq!(text(&screen), before);
    drop(screen);
    assert_eq!(text(&resumed(home.path())), before);
}

#[test]
fn a_comment_being_typed_is_saved_with_the_game() {
    let home = tempfile::tempdir().expect("a folder");
    let path = home.path().join("game.pgn");
    let mut screen = begun(home.path(), CHESS);
    play(&mut screen, "e2e4");
    screen.state_mut().act(AppAction::Save(path.clone()));
    until(&mut screen, "it is saved", |screen| screen.state().app().file() == Some(&path));
    comment(&mut screen, "not done yet");
    // The key works in the field.
    key(&mut screen, Modifiers::COMMAND, Key::S);
    until(&mut screen, "it is written", |_| fs::read_to_string(&path).is_ok_and(|text| text.contains("{not done yet}")));
    write(&mut screen, " but soon");
    assert!(text(&screen).contains("{not done yet but soon}"), "the field has kept the keyboard");
}

/// All that is typed at one time is one step, and what is cancelled can be brought back too.
#[test]
fn what_is_typed_is_undone_in_one_step() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = begun(home.path(), CHESS);
    play(&mut screen, "e2e4");
    let bare = text(&screen);
    comment(&mut screen, "one");
    write(&mut screen, " two");
    click(&mut screen, "Done");
    assert!(text(&screen).contains("{one two}"));
    comment(&mut screen, " three");
    write(&mut screen, " four");
    assert!(text(&screen).contains("{one two three four}"), "{}", text(&screen));
    // Undone while the field is open: it follows.
    undo(&mut screen);
    assert!(text(&screen).contains("{one two}"));
    write(&mut screen, "!");
    assert!(text(&screen).contains("one two!") || text(&screen).contains("!one two"), "{}", text(&screen));
    key(&mut screen, Modifiers::NONE, Key::Escape);
    assert!(text(&screen).contains("{one two}"), "Esc goes back to what it was");
    undo(&mut screen);
    assert!(text(&screen).contains('!'), "and what was written can be brought back");
    undo(&mut screen);
    assert!(text(&screen).contains("{one two}"));
    undo(&mut screen);
    assert_eq!(text(&screen), bare);
    assert!(!screen.state().app().can_undo(), "nothing else was changed");
}

#[test]
fn deleted_lines_can_be_brought_back_after_a_restart() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = begun(home.path(), CHESS);
    play(&mut screen, "e2e4 e7e5 g1f3");
    let whole = text(&screen);
    key(&mut screen, Modifiers::NONE, Key::ArrowLeft);
    key(&mut screen, Modifiers::NONE, Key::Delete);
    let less = text(&screen);
    assert!(less.contains("1. e4") && !less.contains("e5"));
    let mut screen = killed(screen, home.path(), "Deleted(");
    assert_eq!(text(&screen), less);
    undo(&mut screen);
    assert_eq!(text(&screen), whole);
    // And in a game that was replaced, from the move that has come back.
    screen.state_mut().act(AppAction::Edit(None, nestmate::Edit::Delete));
    begin(&mut screen, "shogi");
    until(&mut screen, "it is kept", |screen| screen.state().app().replaced().len() == 1);
    drop(screen);
    let mut screen = resumed(home.path());
    let path = screen.state().app().replaced()[0].path.clone();
    let ctx = screen.ctx.clone();
    screen.state_mut().open_file(&ctx, path);
    until(&mut screen, "it is back", |screen| screen.state().app().variant().id == CHESS);
    assert_eq!(text(&screen), less);
    undo(&mut screen);
    assert!(text(&screen).contains("Nf3"), "{}", text(&screen));
}

/// What people can do to the tree, at random: the record brings back a game in which as much can be undone, with the same result.
#[test]
fn everything_that_can_be_undone_is_kept() {
    let variant = crate::common::game(CHESS);
    let mut random = fastrand::Rng::with_seed(12);
    for round in 0..40 {
        let mut game = Game::new(variant.clone(), start(&variant).expect("good"));
        for _ in 0..80 {
            let nodes = game.tree().preorder();
            let node = random.choice(&nodes).copied().unwrap_or(NodeId::START);
            match random.u8(..20) {
                0 | 1 => _ = game.go(Step::To(node)),
                2 => _ = game.delete(node),
                3 => _ = game.raise(node),
                4 => _ = game.make_main(node),
                5 => game.comment(node, "", &format!("comment {}", random.u8(..))),
                6 => game.toggle_glyph(node, random.u8(1..7)),
                7 => _ = game.undo_edit(),
                8 => game.type_comment(node, "before", &format!("typed {}", random.u8(..))),
                _ => {
                    let mv = random.choice(game.legal()).copied();
                    if let Some(mv) = mv {
                        _ = game.play(mv);
                    }
                }
            }
        }
        let record = Record { undo: undo_of(&game), ..record_of(&game, Default::default()) };
        let text = record.text();
        let read = Record::read("game", &text).expect("its own text");
        let mut again = replay(&read, "game", &text, "").expect("its own record");
        assert_eq!(again.edits().len(), game.edits().len().min(100));
        loop {
            let [known, kept] = [&game, &again].map(|game| {
                let record = record_of(game, Default::default());
                (record.comment, record.moves)
            });
            assert_eq!(kept, known, "round {round}");
            if !again.undo_edit() {
                break;
            }
            game.undo_edit();
        }
    }
}

/// The last of many changes are kept, and a record whose steps make no sense still is the game.
#[test]
fn what_is_kept_to_be_undone_has_bounds() {
    let variant = crate::common::game(CHESS);
    let mut game = Game::new(variant.clone(), start(&variant).expect("good"));
    for text in ["e2e4", "e7e5"] {
        let mv = parse_move(game.position(), &variant, text).expect("legal");
        game.play(mv).expect("legal");
    }
    assert_eq!(undo_of(&game), None);
    let node = game.current();
    (0..300).for_each(|number| game.comment(node, "", &number.to_string()));
    let undo = undo_of(&game).expect("there is something");
    assert_eq!(undo.steps.len(), 100);
    assert!(game.delete(game.line()[0]));
    let text = Record { undo: undo_of(&game), ..record_of(&game, Default::default()) }.text();
    for (from, to) in [("first: 1", "first: 99"), ("move: \"e7e5\"", "move: \"e7e2\"")] {
        assert!(text.contains(from), "{text}");
        let wrong = text.replace(from, to);
        let read = Record::read("game", &wrong).expect("a record");
        let game = replay(&read, "game", &wrong, "").expect("a game");
        assert!(!game.has_edits() && game.tree().preorder().is_empty());
    }
}
