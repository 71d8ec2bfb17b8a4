//! Two games nested on the stage: chosen by their cards, named, played with one click or gone on with in the workbench.

use egui::accesskit::Role;
use egui::{Key, Modifiers, Rect};
use egui_kittest::kittest::{NodeT, Queryable};
use nestmate::{AppAction, NewGame, Strength};

use crate::common::window::{FIRST, Screen, against_computer, begun, click, click_first, has, key, replace, two_players, until, write};

fn stage(screen: &mut Screen) {
    click(screen, "Variants");
    click_first(screen, "Nest two games");
    screen.run_steps(4);
}

/// Puts a game in the place of another one.
fn choose(screen: &mut Screen, card: &'static str, game: &str) {
    click_first(screen, card);
    screen.run_steps(2);
    write(screen, game);
    screen.run_steps(4);
    key(screen, Modifiers::NONE, Key::Enter);
    screen.run_steps(2);
}

fn plate(screen: &Screen) -> Option<String> {
    screen.query_by_role_and_label(Role::TextInput, "The game’s name").and_then(|plate| plate.accesskit_node().value())
}

fn until_named(screen: &mut Screen, name: &str) {
    until(screen, name, |screen| plate(screen).as_deref() == Some(name));
}

#[test]
fn two_games_are_nested_and_played_with_one_click() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = begun(home.path(), "fide-chess");
    stage(&mut screen);
    until_named(&mut screen, "Chess and Shogi, nested");
    choose(&mut screen, "First game: Chess", "Xiang Qi");
    until_named(&mut screen, "Xiang Qi and Shogi, nested");
    choose(&mut screen, "Second game: Shogi", "Chess");
    until_named(&mut screen, "Xiang Qi and Chess, nested");
    assert!(has(&screen, "Not carried over from the inner games: The royal pieces may not face each other on an open file or rank"));
    assert_eq!(screen.state().app().variant().id, "fide-chess", "it is looked at before it is played");
    replace(&mut screen, "The game’s name", "East and West");
    click(&mut screen, "Play");
    until(&mut screen, "the game", |screen| screen.state().app().variant().id == "east-and-west");
    let app = screen.state().app();
    assert_eq!((app.variant().name.as_str(), app.variant().inner.len()), ("East and West", 2));
    assert!(app.folds().iter().flatten().count() >= 2, "it folds to both");
    let file = app.definitions().expect("a folder").join("east-and-west.ron");
    assert!(file.is_file(), "it is among the user's own games");
}

/// The lattices of another game are others.
#[test]
fn a_nested_game_is_not_played_inside_because_another_was() {
    let mut screen = two_players("fide-chess");
    let strength = Strength { inside: Some(1), ..Strength::easy() };
    screen.state_mut().act(AppAction::New(NewGame { strength: [strength; 2], ..against_computer(FIRST) }));
    screen.run_steps(4);
    stage(&mut screen);
    until_named(&mut screen, "Chess and Shogi, nested");
    click(&mut screen, "Play");
    until(&mut screen, "the game", |screen| screen.state().app().variant().id != FIRST);
    assert!(screen.state().app().setup().strength.iter().all(|strength| strength.inside.is_none()));
}

/// What the name says already is another game; none is overwritten.
#[test]
fn a_game_of_the_same_name_gets_a_number() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = begun(home.path(), "fide-chess");
    for (second, id) in [("Shogi", "mine"), ("Minishogi", "mine-2"), ("Shogi", "mine")] {
        stage(&mut screen);
        until_named(&mut screen, "Chess and Shogi, nested");
        if second != "Shogi" {
            choose(&mut screen, "Second game: Shogi", second);
            until(&mut screen, second, |screen| plate(screen).is_some_and(|name| name.contains(second)));
        }
        replace(&mut screen, "The game’s name", "Mine");
        click(&mut screen, "Play");
        until(&mut screen, id, |screen| screen.state().app().variant().id == id);
    }
}

#[test]
fn what_cannot_be_nested_says_why_and_cannot_be_played() {
    let mut screen = two_players("fide-chess");
    stage(&mut screen);
    until_named(&mut screen, "Chess and Shogi, nested");
    choose(&mut screen, "Second game: Shogi", "Cylinder Chess");
    until(&mut screen, "why", |screen| has(screen, "The board of Cylinder Chess wraps around, so it cannot be nested."));
    for button in ["Play", "Refine…"] {
        assert!(screen.get_by_label(button).accesskit_node().is_disabled(), "{button}");
    }
    click_first(&mut screen, "Second game: Cylinder Chess");
    assert!(has(&screen, "Search by name"));
    assert!(screen.query_by_role_and_label(Role::RadioButton, "Nested Chess A").is_none(), "what is nested leaves no room");
    key(&mut screen, Modifiers::NONE, Key::Escape);
    screen.run_steps(4);
    assert!(!has(&screen, "Search by name") && has(&screen, "First game: Chess"), "Esc goes back to the boards");
    key(&mut screen, Modifiers::NONE, Key::Escape);
    screen.run_steps(4);
    assert!(!has(&screen, "First game: Chess"), "and then to the game");
}

#[test]
fn the_workbench_goes_on_with_it() {
    let mut screen = two_players("fide-chess");
    stage(&mut screen);
    until_named(&mut screen, "Chess and Shogi, nested");
    click(&mut screen, "Refine…");
    until(&mut screen, "the workbench", |screen| has(screen, "No problems. Playable: Chess and Shogi, nested"));
}

/// All of it lies within the window, however small that may be, and nothing lies over anything else.
#[test]
fn the_stage_fits_into_a_small_window() {
    let mut screen = two_players("fide-chess");
    for size in [[1366.0, 722.0], [1024.0, 554.0]] {
        screen.set_size(size.into());
        stage(&mut screen);
        until_named(&mut screen, "Chess and Shogi, nested");
        screen.run_steps(20);
        let parts = ["First game: Chess", "Second game: Shogi", "Play", "Refine…", "Cancel"].map(|part| screen.get_by_label(part).rect());
        let name = screen.get_by_role_and_label(Role::TextInput, "The game’s name").rect();
        let board = screen.query_all_by_label_contains("Board. Use the arrow keys").last().expect("a board").rect();
        let parts: Vec<Rect> = parts.into_iter().chain([name, board]).collect();
        let window = Rect::from_min_size(egui::Pos2::ZERO, size.into());
        for (index, part) in parts.iter().enumerate() {
            assert!(window.contains_rect(*part), "{index}: {part} in {window}");
            assert!(parts[..index].iter().all(|other| !other.shrink(1.0).intersects(*part)), "{index}: {part}");
        }
        assert!(board.size().min_elem() > window.height() * 0.5, "{board}");
        key(&mut screen, Modifiers::NONE, Key::Escape);
        screen.run_steps(4);
    }
}

/// The games of each pair with what the two together are called.
const PAIRS: [[&str; 2]; 10] = [
    ["Makruk", "Chess"],
    ["Shatranj", "Xiang Qi"],
    ["Minishogi", "Makruk"],
    ["Capablanca Chess", "Shogi"],
    ["Atomic Chess", "Chess"],
    ["Breakthrough", "Minishogi"],
    ["Mongolian Chess", "Shogi"],
    ["Xiang Qi", "Makruk"],
    ["Berolina Chess", "Antichess"],
    ["Courier Chess", "Chess"],
];

#[test]
fn pairs_of_games_are_nested_on_the_stage_and_begin() {
    let mut screen = two_players("fide-chess");
    for [first, second] in PAIRS {
        stage(&mut screen);
        until_named(&mut screen, "Chess and Shogi, nested");
        choose(&mut screen, "First game: Chess", first);
        choose(&mut screen, "Second game: Shogi", second);
        let name = format!("{first} and {second}, nested");
        until_named(&mut screen, &name);
        click(&mut screen, "Play");
        until(&mut screen, &name, |screen| screen.state().app().variant().name == name);
        let app = screen.state().app();
        assert!(!app.game().legal().is_empty() && app.folds().iter().flatten().count() >= 2, "{name}");
    }
}
