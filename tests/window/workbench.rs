//! The workbench: problems are told as one writes, trials run beside the window, and the game on the board stays as it is.

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};

use crate::common::window::{Screen, begin, click, click_first, define, defined, definition, has, key, play, two_players, until};

pub fn until_told(screen: &mut Screen, what: &str) {
    until(screen, what, |screen| has(screen, what));
}

pub fn open(screen: &mut Screen) {
    key(screen, Modifiers::COMMAND | Modifiers::SHIFT, Key::W);
    until_told(screen, "No problems. Playable");
    screen.run_steps(6);
    write_text(screen);
}

/// Turns from the designer to the text.
pub fn write_text(screen: &mut Screen) {
    if screen.query_by_role_and_label(Role::MultilineTextInput, "Definition").is_none() {
        click(screen, "Designer");
        screen.run_steps(4);
    }
}

#[test]
fn the_workbench_opens_with_the_designer_and_keeps_what_was_chosen() {
    let mut screen = two_players("fide-chess");
    key(&mut screen, Modifiers::COMMAND | Modifiers::SHIFT, Key::W);
    until_told(&mut screen, "No problems. Playable");
    assert!(has(&screen, "How the King moves") && screen.query_by_label("Definition").is_none());
    assert!(!has(&screen, "Tab leaves the editor"), "it is told to those who write");
    click(&mut screen, "Designer");
    screen.run_steps(4);
    assert!(screen.query_by_label("Definition").is_some() && !has(&screen, "Tab leaves the editor"));
    definition(&screen).focus();
    screen.run_steps(4);
    assert!(has(&screen, "Tab leaves the editor"));
    key(&mut screen, Modifiers::NONE, Key::Escape);
    key(&mut screen, Modifiers::NONE, Key::Escape);
    screen.run_steps(4);
    key(&mut screen, Modifiers::COMMAND | Modifiers::SHIFT, Key::W);
    screen.run_steps(6);
    assert!(screen.query_by_label("Definition").is_some(), "the text was chosen last");
}

#[test]
fn the_dialog_stays_within_the_window_whatever_is_asked() {
    let mut screen = two_players("fide-chess");
    screen.set_size(egui::vec2(1024.0, 600.0));
    open(&mut screen);
    click(&mut screen, "Save as…");
    screen.run_steps(8);
    assert!(has(&screen, "File path"));
    let shown = screen.ctx.memory(|memory| memory.area_rect(memory.top_modal_layer()?.id));
    let dialog = shown.expect("it is shown");
    assert!(dialog.top() >= 0.0 && dialog.bottom() <= 600.0, "{dialog}");
}

#[test]
fn problems_are_told_with_their_places_as_one_writes() {
    let mut screen = two_players("fide-chess");
    open(&mut screen);
    let good = defined(&screen);
    assert!(good.contains("fide-chess"), "it begins with the game on the board");
    let line = good.lines().position(|line| line.contains("name:")).expect("a name") + 1;
    let bad = good.replacen("name:", "nmae:", 1);
    define(&mut screen, &bad);
    until_told(&mut screen, &format!("Line {line}, column"));
    assert!(!has(&screen, "No problems"));
    assert!(screen.get_by_label("Play…").accesskit_node().is_disabled());
    assert!(screen.get_by_label("Count positions (perft)").accesskit_node().is_disabled());
    screen.query_all_by_label_contains("Line ").next().expect("a problem").click();
    screen.run_steps(4);
    assert!(definition(&screen).accesskit_node().is_focused(), "a problem leads to its place");
    define(&mut screen, "[(id: ");
    until_told(&mut screen, "Line 1, column");
    define(&mut screen, &good);
    until_told(&mut screen, "No problems. Playable");
    key(&mut screen, Modifiers::NONE, Key::Escape);
    key(&mut screen, Modifiers::NONE, Key::Escape);
    screen.run_steps(4);
    open(&mut screen);
    assert_eq!(defined(&screen), good, "the text is there when one comes back");
}

#[test]
fn the_example_of_the_manual_can_be_played() {
    let mut screen = two_players("sfhiodgei");
    open(&mut screen);
    define(&mut screen, &crate::common::manual_example());
    until_told(&mut screen, "Playable: My chess");
    click(&mut screen, "Play…");
    click(&mut screen, "Play");
    assert_eq!(screen.state().app().variant().name, "My chess");
}

#[test]
fn what_is_most_likely_not_meant_is_told_beside_a_playable_game() {
    let mut screen = two_players("fide-chess");
    open(&mut screen);
    let text = crate::common::manual_example().replacen("\"nightrider\"", "\"nihgtrider\"", 1);
    define(&mut screen, &text);
    until_told(&mut screen, "warning: there is no picture ‘nihgtrider’");
    assert!(has(&screen, "Playable: My chess"));
}

#[test]
fn a_changed_definition_is_played_and_the_open_game_keeps_its_own() {
    let mut screen = two_players("fide-chess");
    play(&mut screen, "e2e4");
    let before = screen.state().app().variant().clone();
    open(&mut screen);
    let changed = defined(&screen).replacen(&format!("\"{}\"", before.name), "\"Chess of mine\"", 1);
    define(&mut screen, &changed);
    until_told(&mut screen, "Playable: Chess of mine");
    click(&mut screen, "Play…");
    assert_eq!(screen.state().app().game().ply(), 1);
    assert_eq!(screen.state().app().variant().name, before.name, "the open game goes on by its own definition");
    assert!(std::sync::Arc::ptr_eq(screen.state().app().variant(), &before));
    click(&mut screen, "Play");
    assert_eq!(screen.state().app().variant().name, "Chess of mine");
    assert_eq!(screen.state().app().game().ply(), 0);
}

#[test]
fn what_is_made_of_a_shipped_game_does_not_take_its_place() {
    let mut screen = two_players("fide-chess");
    open(&mut screen);
    let changed = defined(&screen).replacen("no_progress: 50", "no_progress: 40", 1);
    define(&mut screen, &changed);
    until_told(&mut screen, "Playable: Chess");
    click(&mut screen, "Play…");
    click(&mut screen, "Play");
    let app = screen.state().app();
    assert_eq!((app.variant().name.as_str(), app.variant().endings.no_progress), ("Chess, my version", 40));
    assert!(app.library().source_of("fide-chess").is_none(), "Chess is still the one that comes with the program");
    assert_eq!(app.library().get("fide-chess").expect("it compiles").endings.no_progress, 50);
}

#[test]
fn nodes_are_counted_and_games_are_tried() {
    let mut screen = two_players("fide-chess");
    open(&mut screen);
    click(&mut screen, "Count positions (perft)");
    until_told(&mut screen, "197281");
    assert!(has(&screen, "8902") && has(&screen, "Depth 4"));
    click(&mut screen, "Test it by self-play");
    until_told(&mut screen, " of 100 games");
    until_told(&mut screen, "Length in plies");
    assert!(has(&screen, "White won") && has(&screen, "Endings:") && has(&screen, "White scores"));
    assert!(has(&screen, "Every kind of piece moved.") || has(&screen, "Never moved:"));
    until_told(&mut screen, "Comebacks");
    let changed = defined(&screen).replacen("(2, 1)", "(3, 1)", 1);
    define(&mut screen, &changed);
    until_told(&mut screen, "These games were played with the text as it was before your last changes.");
    assert!(has(&screen, " of 100 games"), "they go on while one writes");
    click(&mut screen, "Stop");
    assert!(!has(&screen, " of 100 games"));
    until_told(&mut screen, "No problems. Playable");
    click(&mut screen, "Test it by self-play");
    until_told(&mut screen, "before");
    assert!(has(&screen, "now"), "the games of the text before stand beside those of the new one");
}

/// What can be seen only while a list is open, in each one that is long.
const SIGNS: [&str; 2] = ["A piece of my own…", "A player with several royal pieces must keep each of them out of check"];

/// Chooses an entry of a list by its label.
pub fn choose(screen: &mut Screen, list: &str, entry: &str) {
    screen.get_by_role_and_label(Role::ComboBox, list).click_accesskit();
    screen.run_steps(4);
    screen.get_by_role_and_label(Role::Button, entry).click_accesskit();
    screen.run_steps(4);
    // What is chosen out of sight leaves the list open.
    if SIGNS.iter().any(|sign| screen.query_all_by_label(sign).next().is_some()) {
        key(screen, Modifiers::NONE, Key::Escape);
    }
}

/// The folder for what these tests learn: only the first one counts that is named in a process.
fn networks() -> &'static Path {
    static FOLDER: LazyLock<PathBuf> = LazyLock::new(|| {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("networks");
        // Nothing may be left there of an earlier run.
        let _ = std::fs::remove_dir_all(&folder);
        nestmate::use_networks_of(folder.clone());
        folder
    });
    &FOLDER
}

#[test]
fn the_engine_learns_the_game_that_is_written_and_pauses() {
    let folder = networks();
    let games = || {
        let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
        let of_this =
            |path: &PathBuf| path.to_string_lossy().contains("breakthrough") && path.extension().is_some_and(|end| end == "games");
        let games = files.map(|file| file.path()).find(of_this);
        games.map_or(0, |path| std::fs::read_to_string(path).expect("readable").lines().count().saturating_sub(1))
    };
    let mut screen = two_players("breakthrough");
    open(&mut screen);
    click(&mut screen, "Let the engine learn this game");
    until_told(&mut screen, "2 of 800 games played");
    click(&mut screen, "Pause learning");
    until_told(&mut screen, "Go on learning");
    let played = games();
    assert!(played >= 2, "{played} games are kept");
    click(&mut screen, "Go on learning");
    until(&mut screen, "another game", |_| games() > played);
    click(&mut screen, "Pause learning");
    until_told(&mut screen, "Go on learning");
    let changed = defined(&screen).replacen("name: \"", "name: \"My ", 1);
    define(&mut screen, &changed);
    until_told(&mut screen, "No problems. Playable");
    assert!(has(&screen, "Let the engine learn this game"), "other rules are another game");
}

#[test]
fn a_menu_lets_the_game_on_the_board_be_learnt_and_a_notice_leads_back() {
    networks();
    let mut screen = two_players("minishogi");
    let menu = |screen: &mut Screen| {
        click(screen, "Variants");
        click(screen, "Let the engine learn this game…");
    };
    menu(&mut screen);
    assert!(has(&screen, "Takes up to 12 rounds. In each, the engine plays 800 games against itself"));
    click(&mut screen, "Let the engine learn this game");
    until_told(&mut screen, "Minishogi: 2 of 800 games played");
    assert!(has(&screen, "Round 1 of at most 12.") && screen.query_by_label_contains("Learning Minishogi").is_none());
    // It goes on while the game is played, and is told beside the menus.
    key(&mut screen, Modifiers::NONE, Key::Escape);
    until_told(&mut screen, "Learning Minishogi: round 1, 1%");
    assert!(!has(&screen, "Takes up to 12 rounds"));
    click_first(&mut screen, "Learning Minishogi");
    until_told(&mut screen, "Round 1 of at most 12.");
    key(&mut screen, Modifiers::NONE, Key::Escape);
    until_told(&mut screen, "Learning Minishogi");
    click(&mut screen, "Pause");
    until(&mut screen, "it has paused", |screen| screen.query_by_label("Go on").is_some());
    click(&mut screen, "Go on");
    until(&mut screen, "it goes on", |screen| screen.query_by_label_contains("Learning Minishogi: ").is_some());
    click(&mut screen, "Pause");
    until(&mut screen, "it has paused", |screen| screen.query_by_label("Go on").is_some());
    menu(&mut screen);
    until_told(&mut screen, "Go on learning");
    assert!(has(&screen, "of 800 games played"), "what was broken off stays in sight");
    // With another game on the board both can be gone on with and begun.
    key(&mut screen, Modifiers::NONE, Key::Escape);
    begin(&mut screen, "losalamos");
    menu(&mut screen);
    assert!(has(&screen, "Let the engine learn this game") && has(&screen, "Go on learning") && has(&screen, "of 800 games played"));
    // Another window knows what was begun and gained, though it has not learnt anything yet.
    let files = std::fs::read_dir(networks()).expect("a folder").flatten().map(|file| file.path());
    let is_games = |path: &PathBuf| path.to_string_lossy().contains("minishogi-") && path.extension().is_some_and(|end| end == "games");
    let games = files.into_iter().find(is_games).expect("the games that were played");
    std::fs::write(games.with_extension("rounds"), "1 800 0.00300 0.00200 +40.0 30.0 kept\n").expect("written");
    let mut screen = two_players("minishogi");
    menu(&mut screen);
    assert!(has(&screen, "Go on learning") && !has(&screen, "of 800 games played"));
    assert!(has(&screen, "Gained so far: +40 ± 30 Elo") && has(&screen, "Round 1: +40 ± 30 Elo, kept"));
}
