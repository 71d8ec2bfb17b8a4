//! Files in daily use: nothing is overwritten unasked, and definition files that change on disk are followed.

use std::fs;
use std::path::Path;
use std::time::Duration;

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use nestmate::AppAction;
use nestmate_core::variant::Source;
use nestmate_engine::Level;

use crate::common::window::{
    OWN_GAMES, Screen, against_computer, begin, begun, click, click_first, define, defined, has, key, open, play, resumed, until, write,
};

const CHESS: &str = "fide-chess";

fn save_as(screen: &mut Screen, path: &Path) {
    key(screen, Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    screen.run_steps(8);
    key(screen, Modifiers::COMMAND, Key::A);
    write(screen, path.to_str().expect("text"));
    click(screen, "Save");
}

#[test]
fn a_file_in_the_way_is_told_also_where_its_ending_was_left_out() {
    let home = tempfile::tempdir().expect("a folder");
    let (short, whole) = (home.path().join("game"), home.path().join("game.nestmate"));
    fs::write(&whole, "something dear").expect("written");
    let mut screen = begun(home.path(), CHESS);
    play(&mut screen, "e2e4");
    save_as(&mut screen, &short);
    assert!(has(&screen, "A file named ‘game.nestmate’ already exists."));
    assert_eq!(fs::read_to_string(&whole).expect("there"), "something dear");
    click(&mut screen, "Save");
    until(&mut screen, "it is saved", |screen| screen.state().app().file() == Some(&whole));
    assert!(fs::read_to_string(&whole).expect("there").contains("e2e4") && !short.exists());
}

#[test]
fn a_file_that_is_gone_costs_nothing_and_says_so() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = begun(home.path(), CHESS);
    play(&mut screen, "e2e4");
    let path = home.path().join("a.pgn");
    save_as(&mut screen, &path);
    until(&mut screen, "it is saved", |screen| screen.state().app().file() == Some(&path));
    fs::remove_file(&path).expect("removed");
    open(&mut screen, OWN_GAMES);
    click(&mut screen, "a.pgn");
    until(&mut screen, "it is told", |screen| has(screen, "no such file or folder"));
    key(&mut screen, Modifiers::NONE, Key::Escape);
    assert_eq!(screen.state().app().game().ply(), 1);
}

/// A small game of the user's own with this name.
fn own(name: &str) -> String {
    format!("[(id: \"own\", name: \"{name}\", based_on: \"{CHESS}\")]")
}

fn names(screen: &Screen) -> Vec<String> {
    screen.state().app().library().games().map(|game| game.1.to_owned()).collect()
}

#[test]
fn definition_files_are_followed_and_the_open_game_keeps_its_own() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = resumed(home.path());
    let path = home.path().join("data/variants/own.ron");
    fs::write(&path, own("First")).expect("the folder was made");
    until(&mut screen, "a new file is read", |screen| names(screen).contains(&"First".to_owned()));
    assert!(has(&screen, "has changed and was reloaded"));
    begin(&mut screen, "own");
    play(&mut screen, "e2e4");
    let variant = screen.state().app().variant().clone();
    fs::write(&path, own("Second").replace("based_on", "nmae: 5, based_on")).expect("written");
    until(&mut screen, "its problem is told", |screen| has(screen, "now has a problem"));
    assert!(names(&screen).contains(&"First".to_owned()), "while it is broken, what was good stays");
    fs::write(&path, own("Second")).expect("written");
    until(&mut screen, "it is mended", |screen| names(screen).contains(&"Second".to_owned()));
    let app = screen.state().app();
    assert!(app.library().reports().is_empty() && !names(&screen).contains(&"First".to_owned()));
    assert!(std::sync::Arc::ptr_eq(app.variant(), &variant) && app.game().ply() == 1);
    begin(&mut screen, "own");
    assert_eq!(screen.state().app().variant().name, "Second");
}

fn open_workbench(screen: &mut Screen) {
    key(screen, Modifiers::COMMAND | Modifiers::SHIFT, Key::W);
    screen.run_steps(8);
    crate::workbench::write_text(screen);
}

#[test]
fn what_is_written_in_the_workbench_outlasts_the_program() {
    let home = tempfile::tempdir().expect("a folder");
    let kept = home.path().join("state/workbench-0.ron");
    let mut screen = resumed(home.path());
    open_workbench(&mut screen);
    let shipped = defined(&screen);
    assert!(!kept.exists(), "there is nothing of the user's yet");
    define(&mut screen, "[(id: \"half");
    until(&mut screen, "it is kept", |_| fs::read_to_string(&kept).is_ok_and(|text| text == "[(id: \"half"));
    drop(screen);
    let mut screen = resumed(home.path());
    open_workbench(&mut screen);
    assert_eq!(defined(&screen), "[(id: \"half");
    // Another text in its place does not cost it.
    click(&mut screen, "Start from");
    click(&mut screen, "Xiang Qi");
    assert!(defined(&screen).contains("xiangqi"));
    until(&mut screen, "nothing of the user's is left", |_| !kept.exists());
    assert_ne!(defined(&screen), shipped, "it is the other game");
    reopen(&mut screen, "Untitled");
    assert_eq!(defined(&screen), "[(id: \"half");
}

/// Goes back to a text of this name that another has taken the place of.
fn reopen(screen: &mut Screen, title: &'static str) {
    click(screen, "Drafts");
    click_first(screen, title);
    screen.run_steps(4);
}

/// Whatever one leaves for another game before it is saved can be come back to, also when the program is started again.
#[test]
fn no_design_is_lost_by_starting_from_another_game() {
    let home = tempfile::tempdir().expect("a folder");
    let shelf = home.path().join("data/drafts");
    let kept = || fs::read_dir(&shelf).into_iter().flatten().flatten().count();
    let mut screen = resumed(home.path());
    open_workbench(&mut screen);
    let titles = ["First", "Second", "Third"];
    for (index, title) in titles.into_iter().enumerate() {
        define(&mut screen, &own(title));
        click(&mut screen, "Start from");
        click(&mut screen, "Xiang Qi");
        assert!(has(&screen, &format!("{title} is kept under Drafts.")));
        until(&mut screen, "it is kept", |_| kept() == index + 1);
    }
    // What is as it comes with the program is not worth keeping.
    click(&mut screen, "Start from");
    click(&mut screen, "Shogi");
    assert!(!has(&screen, "is kept under"));
    reopen(&mut screen, "First");
    assert_eq!(defined(&screen), own("First"));
    drop(screen);
    assert_eq!(kept(), 3);
    let mut screen = resumed(home.path());
    open_workbench(&mut screen);
    assert_eq!(defined(&screen), own("First"), "it is what is being written now");
    reopen(&mut screen, "Second");
    assert_eq!(defined(&screen), own("Second"));
}

#[test]
fn a_definition_goes_back_to_its_file_and_follows_it() {
    let home = tempfile::tempdir().expect("a folder");
    let path = home.path().join("mine.ron");
    let mut screen = resumed(home.path());
    open_workbench(&mut screen);
    define(&mut screen, &format!("// by hand\n{}", own("Mine")));
    click(&mut screen, "Save as…");
    screen.run_steps(8);
    key(&mut screen, Modifiers::COMMAND, Key::A);
    write(&mut screen, path.to_str().expect("text"));
    screen.query_all_by_role_and_label(Role::Button, "Save").last().expect("the form's").click();
    until(&mut screen, "it is saved", |screen| has(screen, "Saved."));
    assert!(names(&screen).contains(&"Mine".to_owned()), "its games are among the variants");
    // Changed by another program: the text follows, as long as it is untouched here.
    fs::write(&path, format!("// by hand\n{}", own("Theirs"))).expect("written");
    until(&mut screen, "it is read again", |screen| defined(screen).contains("Theirs"));
    define(&mut screen, &format!("// by hand\n{}", own("Ours")));
    fs::write(&path, own("Other")).expect("written");
    until(&mut screen, "it is told", |screen| has(screen, "Your text is still here"));
    assert!(defined(&screen).contains("Ours"));
    key(&mut screen, Modifiers::COMMAND, Key::S);
    until(&mut screen, "it is saved by key", |_| fs::read_to_string(&path).is_ok_and(|text| text.contains("Ours")));
    // With something wrong in it the text is saved and stays, too.
    let broken = own("Ours").replace("based_on", "based_no");
    define(&mut screen, &broken);
    key(&mut screen, Modifiers::COMMAND, Key::S);
    until(&mut screen, "it is saved broken", |_| fs::read_to_string(&path).is_ok_and(|text| text == broken));
    screen.run_steps(20);
    assert_eq!(defined(&screen), broken);
    define(&mut screen, &format!("// by hand\n{}", own("Ours")));
    key(&mut screen, Modifiers::COMMAND, Key::S);
    until(&mut screen, "it is mended", |_| fs::read_to_string(&path).is_ok_and(|text| text.contains("by hand")));
    key(&mut screen, Modifiers::NONE, Key::Escape);
    key(&mut screen, Modifiers::NONE, Key::Escape);
    drop(screen);
    // A file of the user's own comes into the workbench as it is, comments and all.
    let mut screen = resumed(home.path());
    screen.state_mut().open_file(&egui::Context::default(), path.clone());
    until(&mut screen, "it is read", |screen| names(screen).contains(&"Ours".to_owned()));
    key(&mut screen, Modifiers::NONE, Key::Escape);
    open_workbench(&mut screen);
    click(&mut screen, "Start from");
    click(&mut screen, "Ours");
    let text = defined(&screen);
    assert!(text.starts_with("// by hand"), "{text}");
    assert_eq!(screen.state().app().settings().recent, [path]);
}

#[test]
fn replaced_games_outlast_the_program() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path().join("data/replaced");
    let files = || fs::read_dir(&folder).map_or(0, Iterator::count);
    let mut screen = begun(home.path(), CHESS);
    play(&mut screen, "e2e4 e7e5");
    let before = screen.state().game_text();
    begin(&mut screen, "shogi");
    until(&mut screen, "it is kept", |screen| files() == 1 && screen.state().app().replaced().len() == 1);
    begin(&mut screen, CHESS);
    assert_eq!(files(), 1, "nothing was done in the other one");
    drop(screen);
    let mut screen = resumed(home.path());
    open(&mut screen, OWN_GAMES);
    click(&mut screen, "Chess, one move, just now");
    until(&mut screen, "it is back", |screen| screen.state().game_text() == before);
    assert_eq!(screen.state().app().file(), None, "it is nobody's file");
    assert!(screen.state().app().settings().recent.is_empty());
    // The game that an undo takes off the board is kept too.
    begin(&mut screen, "xiangqi");
    play(&mut screen, "a4a5");
    key(&mut screen, Modifiers::COMMAND, Key::U);
    key(&mut screen, Modifiers::COMMAND, Key::U);
    until(&mut screen, "both are kept", |screen| screen.state().app().replaced().iter().any(|known| known.game == "xiangqi"));
}

#[test]
fn a_position_that_was_set_up_outlasts_the_next_game() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = begun(home.path(), CHESS);
    screen.state_mut().act(AppAction::SetPosition("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1".to_owned()));
    screen.run_steps(4);
    let before = screen.state().game_text();
    assert!(!before.contains("????.??.??"), "it begins today: {before}");
    begin(&mut screen, "shogi");
    until(&mut screen, "it is kept", |screen| screen.state().app().replaced().len() == 1);
    begin(&mut screen, CHESS);
    open(&mut screen, OWN_GAMES);
    click_first(&mut screen, "Chess, ");
    until(&mut screen, "it is back", |screen| screen.state().game_text() == before);
}

#[test]
fn a_game_for_other_programs_says_who_played_it_and_when() {
    let home = tempfile::tempdir().expect("a folder");
    let path = home.path().join("game.pgn");
    let mut screen = begun(home.path(), CHESS);
    let setup = against_computer(CHESS);
    let level = setup.strength[1].level.number();
    screen.state_mut().act(AppAction::New(setup));
    play(&mut screen, "e2e4");
    save_as(&mut screen, &path);
    until(&mut screen, "it is saved", |_| path.exists());
    let text = fs::read_to_string(&path).expect("there");
    let date = |text: &str| text.lines().find_map(|line| Some(line.strip_prefix("[Date \"")?.strip_suffix("\"]")?.to_owned()));
    let day = date(&text).expect("there is one");
    assert!(day.len() == 10 && day.split('.').all(|part| part.parse::<u16>().is_ok()), "{day}");
    assert!(text.contains("[White \"?\"]"), "{text}");
    assert!(text.contains(&format!("[Black \"Nestmate, level {level}\"]")), "{text}");
    // Nobody knows when a game of a file was played that does not say so.
    fs::write(&path, "1. e4 e5 *\n").expect("written");
    screen.state_mut().open_file(&egui::Context::default(), path);
    until(&mut screen, "it is opened", |screen| screen.state().app().game().ply() == 2);
    assert_eq!(date(&screen.state().game_text()).as_deref(), Some("????.??.??"));
}

#[test]
fn a_definition_file_that_is_named_opens_on_its_first_game() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = resumed(home.path());
    screen.state_mut().open_on("shogi");
    screen.run_steps(3);
    assert_eq!(screen.state().app().variant().id, "shogi");
    begin(&mut screen, CHESS);
    play(&mut screen, "e2e4");
    screen.state_mut().open_on(CHESS);
    assert_eq!(screen.state().app().game().ply(), 1, "a game of it that is open goes on");
    let mine = "[(id: \"fide-chess\", based_on: \"fide-chess\", name: \"Mine\")]";
    screen.state_mut().act(AppAction::Load(Source::new("mine.ron", mine)));
    begin(&mut screen, "shogi");
    screen.state_mut().open_on(CHESS);
    screen.run_steps(3);
    assert_eq!(screen.state().app().variant().name, "Mine");
}

#[test]
fn an_unfinished_game_goes_on_at_its_level_and_is_not_listed_while_it_does() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = begun(home.path(), CHESS);
    let mut setup = against_computer(CHESS);
    setup.strength[1].level = Level::new(2).expect("a level");
    screen.state_mut().act(AppAction::New(setup.clone()));
    screen.state_mut().act(AppAction::SetThink(Duration::from_millis(50)));
    play(&mut screen, "e2e4");
    until(&mut screen, "it has answered", |screen| screen.state().app().game().ply() == 2);
    setup.strength[1].level = Level::new(1).expect("a level");
    screen.state_mut().act(AppAction::New(setup));
    until(&mut screen, "it is kept", |screen| screen.state().app().unfinished().count() == 1);
    let level = |screen: &Screen| screen.state().app().setup().strength[1].level.number();
    assert_eq!(level(&screen), 1);

    open(&mut screen, OWN_GAMES);
    click(&mut screen, "Chess, one move, just now");
    until(&mut screen, "it is back", |screen| screen.state().app().game().ply() == 2);
    assert_eq!(level(&screen), 2);
    open(&mut screen, OWN_GAMES);
    screen.run_steps(8);
    assert!(!has(&screen, "Chess, one move") && screen.state().app().replaced().len() == 1, "it is on the board, and still kept");
}
