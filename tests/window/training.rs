//! The level of the computer that follows the user's results.

use std::fmt::Write as _;
use std::fs;

use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use nestmate_engine::Level;

use crate::common::window::{OWN_GAMES, begin, click, click_first, has, key, open, resumed, two_players, until, write};

const NEW_GAME: (Modifiers, Key) = (Modifiers::COMMAND, Key::N);
const TRAINING: &str = "Training: the level follows your results";

/// Games of chess against a level, won as White or lost.
fn games(level: u8, won: &[bool]) -> String {
    let mut text = String::new();
    for (day, &won) in won.iter().enumerate() {
        let result = if won { "1-0" } else { "0-1" };
        let _ = write!(
            text,
            "[White \"Ada\"]\n[BlackLevel \"{level}\"]\n[Date \"2026.11.{:02}\"]\n[Result \"{result}\"]\n\n1. e4 e5 {result}\n\n",
            day + 1
        );
    }
    text
}

#[test]
fn the_level_of_the_next_game_follows_the_last_results() {
    let home = tempfile::tempdir().expect("a folder");
    let file = home.path().join("many.pgn");
    fs::write(&file, games(3, &[false, true, false, true, true, true])).expect("written");
    let mut screen = resumed(home.path());
    key(&mut screen, Modifiers::NONE, Key::Escape);
    open(&mut screen, OWN_GAMES);
    until(&mut screen, "there is nothing", |screen| has(screen, "No finished or saved games yet."));
    click(&mut screen, "Import…");
    write(&mut screen, &file.display().to_string());
    key(&mut screen, Modifiers::NONE, Key::Enter);
    until(&mut screen, "they are there", |screen| has(screen, "6 games"));
    key(&mut screen, Modifiers::NONE, Key::Escape);
    begin(&mut screen, "fide-chess");
    open(&mut screen, NEW_GAME);
    click_first(&mut screen, "Opponent: Computer");
    key(&mut screen, Modifiers::NONE, Key::Escape);
    open(&mut screen, NEW_GAME);
    click_first(&mut screen, "Opponent: Computer");
    screen.get_by_label(TRAINING).click_accesskit();
    until(&mut screen, "it is told why", |screen| has(screen, "You won 4 of your last 5 games against level 3: try level 4."));
    click(&mut screen, "Play");
    let setup = screen.state().app().setup();
    assert_eq!((setup.strength[1].level, setup.training), (Level::new(4).expect("a level"), true));
    // It stays on, until a level is chosen by hand.
    open(&mut screen, NEW_GAME);
    until(&mut screen, "it is told again", |screen| has(screen, "try level 4."));
    click_first(&mut screen, "Black: level");
    click_first(&mut screen, "2 Beginner");
    assert!(!has(&screen, "try level 4."));
    click(&mut screen, "Play");
    let setup = screen.state().app().setup();
    assert_eq!((setup.strength[1].level.number(), setup.training), (2, false));
}

#[test]
fn a_first_game_begins_low_and_two_people_have_no_level() {
    let mut screen = two_players("fide-chess");
    open(&mut screen, NEW_GAME);
    assert!(screen.get_by_label(TRAINING).accesskit_node().is_disabled());
    click(&mut screen, "Opponent: Computer");
    click(&mut screen, "You play: Black");
    screen.get_by_label(TRAINING).click_accesskit();
    screen.run_steps(4);
    assert!(has(&screen, "No games against the computer yet: start with level 2."));
    click(&mut screen, "Play");
    assert_eq!(screen.state().app().setup().strength[0].level.number(), 2);
}
