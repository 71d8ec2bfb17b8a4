//! A game given to others in one file: what it holds, and what becomes of it where it is new.

use std::fs;
use std::path::Path;

use egui::Key;
use egui::Modifiers;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable;
use nestmate_core::variant::Source;

use crate::common::window::{Screen, begin, click, click_first, has, key, paste, play, replace, resumed, save_to, until, write};
use crate::lessons::{open_lesson, open_lessons};
use crate::workbench::{choose, open, until_told};

/// A window below a folder whose designer has a game of Kings by Ada.
fn author(home: &Path) -> Screen {
    let mut screen = resumed(home);
    open(&mut screen);
    click(&mut screen, "Designer");
    choose(&mut screen, "Start from", "An empty board with two Kings");
    until_told(&mut screen, "No problems. Playable: My game");
    replace(&mut screen, "The game’s name", "Two Kings");
    choose(&mut screen, "Add a rule:", "A player wins by bringing the King to the last rank: right away, with any legal move");
    replace(&mut screen, "Author", "Ada Lovelace");
    replace(&mut screen, "Description", "A game for the bored.");
    until_told(&mut screen, "No problems. Playable: Two Kings");
    screen
}

/// The file in which the designer shares its game.
fn shared(screen: &mut Screen, path: &Path) {
    click(screen, "Share…");
    assert!(has(screen, "nothing else is needed"), "it is said what the file has");
    replace(screen, "File path", &path.display().to_string());
    key(screen, Modifiers::NONE, Key::Enter);
    until(screen, "it is written", |screen| path.is_file() && has(screen, "Shared in /"));
}

/// Opens a file as one does that is dropped.
fn opened(screen: &mut Screen, path: &Path) {
    let ctx = screen.ctx.clone();
    screen.state_mut().open_file(&ctx, path.to_owned());
    until(screen, "it is read", |screen| has(screen, "A new game") || has(screen, "Open a file"));
    screen.run_steps(8);
}

fn name(screen: &Screen) -> String {
    screen.state().app().variant().name.clone()
}

#[test]
fn a_friend_opens_what_an_author_has_designed_and_plays() {
    let (home, other) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let path = home.path().join("two-kings.nestmate");
    let mut screen = author(home.path());
    shared(&mut screen, &path);
    let first = name(&screen);
    assert!(!home.path().join("data/variants").join("two-kings.ron").exists(), "nothing else is written");
    drop(screen);
    let mut screen = resumed(other.path());
    opened(&mut screen, &path);
    for told in ["Two Kings", "Made by Ada Lovelace.", "A game for the bored.", "Nestmate does not know this game yet."] {
        assert!(has(&screen, told), "{told}");
    }
    click(&mut screen, "Cancel");
    assert_eq!(name(&screen), first, "nothing has happened");
    opened(&mut screen, &path);
    click(&mut screen, "Play");
    assert_eq!(name(&screen), "Two Kings");
    assert!(screen.state().app().library().name_of("two-kings").is_none(), "this game only");
    play(&mut screen, "e1e2");
    assert_eq!(screen.state().app().game().ply(), 1);
    // A record of it that is pasted while it is on the board is nothing new.
    paste(&mut screen, &fs::read_to_string(&path).expect("written"));
    until(&mut screen, "the start is there", |screen| screen.state().app().game().ply() == 0);
    assert!(!has(&screen, "A new game"));
    // Kept, also from amid an exercise, it is there at the next start, too.
    begin(&mut screen, "fide-chess");
    open_lessons(&mut screen);
    open_lesson(&mut screen, "The pieces: Rook");
    assert!(screen.state().app().exercise().is_some());
    paste(&mut screen, &fs::read_to_string(&path).expect("written"));
    until(&mut screen, "it is asked", |screen| has(screen, "A new game"));
    screen.run_steps(8);
    click(&mut screen, "Add to the list of games");
    let kept = other.path().join("data/variants/two-kings.ron");
    until(&mut screen, "it is kept", |_| kept.is_file());
    assert_eq!(screen.state().app().library().name_of("two-kings"), Some("Two Kings"));
    assert!(screen.state().app().exercise().is_none());
    play(&mut screen, "e1e2");
    assert_eq!((name(&screen).as_str(), screen.state().app().game().ply()), ("Two Kings", 1));
    opened_known(&mut screen, &path);
    let mut library = nestmate::library();
    library.add(Source::new("kept", fs::read_to_string(&kept).expect("kept")));
    assert_eq!(library.get("two-kings").expect("it can be played").author, "Ada Lovelace");
}

/// Opens a file whose game is known: nothing is asked.
fn opened_known(screen: &mut Screen, path: &Path) {
    begin(screen, "fide-chess");
    let ctx = screen.ctx.clone();
    screen.state_mut().open_file(&ctx, path.to_owned());
    until(screen, "it is open", |screen| name(screen) == "Two Kings");
    assert!(!has(screen, "A new game"));
}

#[test]
fn a_game_with_other_rules_is_kept_beside_the_one_of_its_name_or_played_alone() {
    let (home, other) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let [first, second] = ["first.nestmate", "second.nestmate"].map(|name| home.path().join(name));
    let mut screen = author(home.path());
    shared(&mut screen, &first);
    choose(&mut screen, "Add a rule:", "A player left with only the royal piece loses");
    until_told(&mut screen, "No problems. Playable: Two Kings");
    shared(&mut screen, &second);
    drop(screen);
    let mut screen = resumed(other.path());
    opened(&mut screen, &first);
    click(&mut screen, "Add to the list of games");
    let folder = other.path().join("data/variants");
    until(&mut screen, "it is kept", |_| folder.join("two-kings.ron").is_file());
    let before = fs::read_to_string(folder.join("two-kings.ron")).expect("kept");
    opened(&mut screen, &second);
    assert!(has(&screen, "You already have ‘Two Kings’, and its rules are different."));
    click(&mut screen, "Play by these rules");
    assert!(screen.state().app().variant().definition.contains("Bare") && name(&screen) == "Two Kings");
    assert!(!screen.state().app().library().definition("two-kings").expect("known").contains("Bare"));
    begin(&mut screen, "fide-chess");
    opened(&mut screen, &second);
    click(&mut screen, "Keep both: add as ‘Two Kings 2’");
    until(&mut screen, "it is kept", |_| folder.join("two-kings-2.ron").is_file());
    assert_eq!(fs::read_to_string(folder.join("two-kings.ron")).expect("there"), before, "the first one is what it was");
    let app = screen.state().app();
    assert_eq!((app.variant().id.as_str(), app.library().name_of("two-kings-2")), ("two-kings-2", Some("Two Kings 2")));
    assert!(app.file().is_none(), "the file goes on being of the other game");
}

#[test]
fn a_faulty_file_says_where_and_why() {
    let home = tempfile::tempdir().expect("a folder");
    let path = home.path().join("two-kings.nestmate");
    let mut screen = author(home.path());
    shared(&mut screen, &path);
    click(&mut screen, "Close");
    let good = fs::read_to_string(&path).expect("written");
    let at = good.lines().position(|line| line.contains("royal: true")).expect("a King") + 1;
    fs::write(&path, good.replacen("royal: true", "royal: maybe", 1)).expect("written");
    opened(&mut screen, &path);
    assert!(has(&screen, "two-kings.nestmate") && has(&screen, &format!(":{at}:")) && has(&screen, "royal: maybe"), "{at}");
    assert_ne!(name(&screen), "Two Kings");
}

/// The game on the board goes with its moves, whatever file it is saved in.
#[test]
fn the_game_on_the_board_is_shared_with_its_moves() {
    let (home, other) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let path = home.path().join("given.nestmate");
    let mut screen = resumed(home.path());
    begin(&mut screen, "fide-chess");
    play(&mut screen, "e2e4 e7e5");
    click(&mut screen, "Game");
    click_first(&mut screen, "Share…");
    screen.run_steps(4);
    assert!(has(&screen, "nothing else is needed") && has(&screen, "Link for a class"));
    assert_eq!(screen.query_all_by_role(Role::RadioButton).count(), 2);
    save_to(&mut screen, &path);
    until(&mut screen, "it is written", |_| path.is_file());
    screen.run_steps(8);
    assert!(screen.state().app().file().is_none(), "it is a copy");
    let mut friend = resumed(other.path());
    let ctx = friend.ctx.clone();
    friend.state_mut().open_file(&ctx, path);
    until(&mut friend, "it is open", |screen| screen.state().app().game().ply() == 2);
    key(&mut screen, Modifiers::COMMAND, Key::K);
    write(&mut screen, "Share");
    key(&mut screen, Modifiers::NONE, Key::Enter);
    screen.run_steps(8);
    assert!(has(&screen, "Link for a class"), "the palette has it");
}
