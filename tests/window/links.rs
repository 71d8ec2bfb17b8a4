//! Addresses and files that a class begins with: what they open, and what is told of bad ones.

use std::path::PathBuf;

use egui_kittest::kittest::Queryable;
use nestmate::{AppAction, Learn, Link, LinkShown, See, Shell, Train};

use crate::common::window::{Screen, begin, click, click_first, has, paste, play, save_to, screen_of, two_players, until};

fn opened(link: &str) -> Screen {
    let mut screen = screen_of(Shell::new(nestmate::library()).expect("the shipped games can be played"));
    let ctx = screen.ctx.clone();
    screen.state_mut().open_file(&ctx, PathBuf::from(link));
    screen.run_steps(4);
    screen
}

fn position(screen: &Screen) -> String {
    let app = screen.state().app();
    app.game().position().text(app.variant())
}

#[test]
fn a_position_is_opened_as_it_was_and_folded() {
    let mut screen = two_players("nested-chess-a");
    play(&mut screen, "d4d6");
    screen.state_mut().act(AppAction::See(See::Fold(Some(0))));
    screen.run_steps(3);
    let link = screen.state().app().link();
    let (before, layer) = (position(&screen), screen.state().app().fold().expect("it is folded").layer);
    assert!(matches!(link.shown, LinkShown::Position(_)) && link.fold.is_some());
    let mut other = opened(&link.text());
    until(&mut other, "the position is on the board", |screen| screen.state().app().variant().id == "nested-chess-a");
    assert_eq!(position(&other), before);
    assert_eq!(other.state().app().fold().map(|fold| fold.layer), Some(layer));
}

#[test]
fn lessons_and_puzzles_are_opened() {
    let mut screen = two_players("shogi");
    screen.state_mut().act(AppAction::Learn(Learn::Course));
    until(&mut screen, "lessons are ready", |screen| screen.state().app().learning().is_some_and(|learning| learning.lessons.len() > 1));
    screen.state_mut().act(AppAction::Learn(Learn::Begin(1, 1)));
    screen.run_steps(3);
    let link = screen.state().app().link();
    let LinkShown::Lesson(lesson, 2) = &link.shown else { panic!("{link:?}") };
    let mut other = opened(&link.text());
    until(&mut other, "the exercise is open", |screen| screen.state().app().exercise().is_some());
    let app = other.state().app();
    let open = app.exercise().expect("it is open");
    assert_eq!((app.variant().id.as_str(), &open.lesson.key, open.place.1), ("shogi", lesson, 1));

    let mut screen = two_players("xiangqi");
    screen.state_mut().act(AppAction::Train(Train::Open));
    screen.run_steps(3);
    let link = screen.state().app().link();
    let LinkShown::Puzzle(id) = &link.shown else { panic!("{link:?}") };
    let mut other = opened(&link.text());
    until(&mut other, "the puzzle is on the board", |screen| screen.state().app().trial().is_some());
    assert_eq!(&other.state().app().trial().expect("one").puzzle.id, id);
}

#[test]
fn bad_addresses_are_told_with_what_is_wrong() {
    for (link, why) in [
        ("nestmate://no-such-game", "no-such-game"),
        ("nestmate://shogi?position=9/9", "The position in the address cannot be read"),
        ("nestmate://shogi?puzzle=zzz", "There is no puzzle"),
        ("nestmate://shogi?lesson=zzz/1", "This game has no lesson"),
        ("nestmate://sfhiodgei?fold=free", "The board does not fold to"),
        ("nestmate://shogi?colour=red", "it can only contain position"),
    ] {
        let mut screen = opened(link);
        until(&mut screen, why, |screen| has(screen, why));
        assert_eq!(screen.state().app().variant().id, "sfhiodgei");
    }
}

#[test]
fn the_window_writes_a_link_that_can_be_pasted_or_opened_as_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("class.nestmate");
    let mut screen = two_players("fide-chess");
    play(&mut screen, "e2e4 c7c5");
    let before = position(&screen);
    click(&mut screen, "Game");
    click_first(&mut screen, "Share…");
    screen.run_steps(4);
    click(&mut screen, "Link for a class");
    click(&mut screen, "Copy");
    save_to(&mut screen, &path);
    until(&mut screen, "the file is written", |screen| path.exists() && screen.query_by_label("File path").is_none());
    let text = std::fs::read_to_string(&path).expect("a file");
    assert!(Link::read(&text).is_ok() && text.starts_with("nestmate://fide-chess?position="), "{text}");
    for pasted in [false, true] {
        begin(&mut screen, "shogi");
        if pasted {
            paste(&mut screen, &text);
        } else {
            let ctx = screen.ctx.clone();
            screen.state_mut().open_file(&ctx, path.clone());
        }
        until(&mut screen, "it is open", |screen| screen.state().app().variant().id == "fide-chess");
        screen.run_steps(3);
        assert_eq!(position(&screen), before, "pasted: {pasted}");
        assert!(screen.state().app().file().is_none(), "the file of the link is no game's");
    }
}
