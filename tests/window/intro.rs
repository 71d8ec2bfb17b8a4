//! The first minute with a game: at the first start, from the menu, and for every game that has another inside.

use std::path::Path;

use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use nestmate::{Places, Player, Shell, Store};
use nestmate_engine::Level;
use tempfile::TempDir;

use crate::common::window::{Screen, begin, click, has, key, press, resumed, screen_of, two_players};

/// The window as the program starts it.
fn started(home: &Path) -> Screen {
    let store = Store::open(&Places::below(home)).expect("the folders can be made");
    screen_of(Shell::resume(nestmate::library(), store).expect("the shipped games can be played").introducing())
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

#[test]
fn the_first_start_tells_the_game_from_the_one_inside() {
    let home = folder();
    let mut screen = started(home.path());
    assert!(has(&screen, "This looks like chess. Make a move.") && has(&screen, "e1 King, White"));
    assert!(!has(&screen, "Edit") && !has(&screen, "Moves"), "there is nothing else");
    press(&mut screen, "e2");
    assert!(has(&screen, "e4 empty, on the even cells, j8 of the whole board, can go here"));
    press(&mut screen, "e4");
    screen.run_steps(100);
    assert!(has(&screen, "Chess, just as you know it, lives on these cells of sFhIoDgEi; its pieces never leave them."));
    assert!(has(&screen, "j8 Vanguard, White"), "the board has unfolded");
    assert!(has(&screen, "On the whole board your Pawn is called Vanguard and has a picture of its own."));
    assert!(screen.get_by_label("Next").accesskit_node().is_focused());
    key(&mut screen, Modifiers::NONE, Key::Enter);
    assert!(has(&screen, "Shogi lives on these, and its pieces are bound to them too."));
    key(&mut screen, Modifiers::NONE, Key::Enter);
    assert!(has(&screen, "Free pieces: these belong to no inner game"));
    key(&mut screen, Modifiers::NONE, Key::Enter);
    assert!(has(&screen, "Only one King decides the game"));
    key(&mut screen, Modifiers::NONE, Key::Enter);
    assert!(has(&screen, "here the Alibaba. Black’s was captured") && has(&screen, "frozen"));
    click(&mut screen, "Play an easy opponent");
    let app = screen.state().app();
    assert_eq!((app.game().ply(), app.setup().players), (0, [Player::Human, Player::Computer]));
    assert_eq!(Some(app.setup().strength[1].level), Level::new(2));
    assert!(has(&screen, "White to move"));
    drop(screen);
    let screen = started(home.path());
    assert!(has(&screen, "White to move") && !has(&screen, "Make a move."), "it comes once");
}

#[test]
fn it_can_be_skipped_and_leaves_an_easy_opponent() {
    for leave in [Key::Escape, Key::Enter] {
        let home = folder();
        let mut screen = started(home.path());
        match leave {
            Key::Escape => key(&mut screen, Modifiers::NONE, Key::Escape),
            _ => click(&mut screen, "Skip"),
        }
        let app = screen.state().app();
        assert!(has(&screen, "White to move") && app.fold().is_none() && app.game().ply() == 0);
        assert_eq!(Some(app.setup().strength[1].level), Level::new(2));
    }
    assert!(has(&resumed(folder().path()), "White to move"), "only the program itself begins with it");
}

#[test]
fn the_learn_menu_tells_it_again_for_the_game_on_the_board() {
    let mut screen = two_players("nested-shogi-a");
    click(&mut screen, "Learn");
    screen.get_by_label_contains("Introduction").click();
    screen.run_steps(4);
    assert!(has(&screen, "This looks like Shogi. Make a move."), "as the definition has it");
    key(&mut screen, Modifiers::NONE, Key::Escape);
    assert!(has(&screen, "White to move"));
    begin(&mut screen, "fide-chess");
    assert!(screen.state().app().intro().is_none());
}

#[test]
fn every_game_with_another_inside_has_a_first_minute() {
    let mut screen = two_players("fide-chess");
    let ids: Vec<String> = screen.state().app().library().games().map(|(id, _)| id.to_owned()).collect();
    let mut told = 0;
    for id in ids {
        begin(&mut screen, &id);
        let app = screen.state().app();
        let Some(mut intro) = app.intro() else { continue };
        assert!(!app.variant().inner.is_empty(), "{id}");
        let all = intro.progress().1;
        let mut sentences: Vec<String> = Vec::new();
        let whole = intro.scene().position;
        for at in 0..all {
            assert_eq!((intro.progress().0, intro.is_last()), (at, at + 1 == all), "{id}");
            sentences.push(intro.sentence());
            let scene = intro.scene();
            let frozen = |side| scene.position.pieces(side).iter().filter(|&cell| scene.position.is_frozen(&scene.variant, cell)).count();
            let freezes = !intro.variant().semi_royals.is_empty() && intro.is_last();
            assert_eq!(frozen(nestmate_core::variant::Side::Black) > 0, freezes, "{id}: the last thing shows whom a capture freezes");
            let led = |cell| intro.variant().semi_royals.contains(whole.at(cell).kind()) && scene.position.at(cell).is_none();
            assert_eq!(scene.pointed_out.is_some_and(led), freezes, "{id}: and where their leader stood is pointed out");
            intro.next();
        }
        sentences.dedup();
        assert!(sentences.len() == all && sentences.iter().all(|text| text.len() > 15), "{id}: {sentences:?}");
        told += 1;
    }
    assert_eq!(told, 7);
}
