//! What is on the screen when the language is changed changes with it.

use std::time::Duration;

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use nestmate::{AppAction, Learn, Rung, Sketch, Toggle};
use nestmate_text::words::Language;

use crate::common::window::{Screen, click, define, has, key, paste, play, press, two_players, until};
use crate::window::{Alone, English, choose, leave};

/// Changes an English window to German; nothing English may be left in it.
fn change(screen: &mut Screen, place: &str) {
    let english = English::unlike(Language::German);
    choose(screen, "Language", "Deutsch");
    leave(screen);
    screen.run_steps(4);
    let mut told = Vec::new();
    english.look(screen, place, &mut told);
    assert!(told.is_empty(), "{}", told.join("\n"));
}

#[test]
fn refusals_and_messages_change() {
    let _alone = Alone::new();
    let mut screen = two_players("fide-chess");
    screen.state_mut().act(AppAction::SetPosition("nonsense".to_owned()));
    screen.run_steps(2);
    play(&mut screen, "e2e4");
    press(&mut screen, "d8");
    press(&mut screen, "d5");
    assert!(has(&screen, " is in the way."));
    change(&mut screen, "a refusal");
    assert!(has(&screen, " steht im Weg."), "the sentence is still there");
}

#[test]
fn hints_change() {
    let _alone = Alone::new();
    let mut screen = two_players("sfhiodgei");
    screen.state_mut().act(AppAction::SetThink(Duration::from_millis(200)));
    screen.state_mut().act(AppAction::HintAt(Rung::Line));
    until(&mut screen, "a reason", |screen| screen.state().app().hint().is_some_and(|hint| hint.reason.is_some()));
    assert!(has(&screen, "The ") || has(&screen, "A "), "a reason is told");
    change(&mut screen, "a hint with its reason");
    screen.state_mut().act(AppAction::HintAt(Rung::Place));
    screen.run_steps(3);
    let mut told = Vec::new();
    English::unlike(Language::German).look(&screen, "the place of a hint", &mut told);
    assert!(told.is_empty(), "{}", told.join("\n"));
}

#[test]
fn analysis_and_review_change() {
    let _alone = Alone::new();
    let mut screen = two_players("fide-chess");
    screen.state_mut().act(AppAction::SetThink(Duration::from_millis(50)));
    play(&mut screen, "f2f3 e7e5 g2g4");
    screen.state_mut().act(AppAction::Toggle(Toggle::Analysis));
    screen.state_mut().act(AppAction::Toggle(Toggle::Threat));
    screen.state_mut().act(AppAction::Review);
    until(&mut screen, "the review's end", |screen| screen.state().app().review_progress().is_none());
    screen.state_mut().act(AppAction::Review);
    screen.run_steps(2);
    change(&mut screen, "a game looked through");
}

#[test]
fn positions_that_are_set_up_change() {
    let _alone = Alone::new();
    let mut screen = two_players("fide-chess");
    screen.state_mut().act(AppAction::SetUp);
    screen.state_mut().act(AppAction::Sketch(Sketch::Clear(None)));
    screen.state_mut().act(AppAction::Sketch(Sketch::Play));
    screen.run_steps(4);
    assert!(has(&screen, "White has 0 royal pieces"));
    change(&mut screen, "a board without Kings");
    assert!(has(&screen, "Weiß hat 0 königliche Figuren"));
}

#[test]
fn lessons_change() {
    let _alone = Alone::new();
    let mut screen = two_players("fide-chess");
    screen.state_mut().act(AppAction::Learn(Learn::Course));
    until(&mut screen, "lessons", |screen| screen.state().app().learning().is_some_and(|learning| learning.lessons.len() > 2));
    screen.state_mut().act(AppAction::Learn(Learn::Begin(0, 0)));
    screen.run_steps(4);
    let open = screen.state().app().exercise().expect("an exercise").exercise().clone();
    let own = open.start.pieces(nestmate_core::variant::Side::White).iter().next().expect("a piece");
    let cell = screen.state().app().variant().cell_name(own);
    // To nowhere: the piece stays, and why is told.
    press(&mut screen, &cell);
    let far = screen.state().app().variant().board.cells.iter().filter(|&cell| open.start.at(cell).is_none());
    for to in far.map(|cell| screen.state().app().variant().cell_name(cell)).collect::<Vec<String>>() {
        press(&mut screen, &cell);
        press(&mut screen, &to);
        if has(&screen, " cannot go from ") {
            break;
        }
        screen.state_mut().act(AppAction::Learn(Learn::Again));
    }
    assert!(has(&screen, " cannot go from "), "a refusal is told");
    change(&mut screen, "an exercise");
    screen.state_mut().act(AppAction::Learn(Learn::Course));
    screen.run_steps(4);
    let mut told = Vec::new();
    English::unlike(Language::German).look(&screen, "the list of lessons", &mut told);
    assert!(told.is_empty(), "{}", told.join("\n"));
}

/// A definition with a problem of each kind: one that its text has, and one that only its meaning has.
const BAD: &str = r#"[(id: "Bad Name", board: (files: 5, ranks: 5), pieces: [(letter: 'K', name: "King", royal: true, moves: [Slid(step: (1, 0))])], start: "k4/5/5/5/4K w - - - 0 1")]"#;

#[test]
fn problems_of_definitions_change() {
    let _alone = Alone::new();
    let mut screen = two_players("fide-chess");
    paste(&mut screen, BAD);
    until(&mut screen, "problems", |screen| has(screen, "is not a valid id"));
    assert!(has(&screen, "is not known here") && has(&screen, "error: "));
    leave(&mut screen);
    change(&mut screen, "after a bad file");
    screen.get_by_role_and_label(Role::Button, "Spiele").click();
    screen.run_steps(8);
    screen.query_all_by_label_contains("Definitionsfehler").next().expect("an entry for problems").click();
    screen.run_steps(8);
    assert!(has(&screen, "ist keine gültige Kennung") && has(&screen, "ist hier nicht bekannt"));
    let mut told = Vec::new();
    English::unlike(Language::German).look(&screen, "problems", &mut told);
    assert!(told.is_empty(), "{}", told.join("\n"));
}

#[test]
fn the_workbench_changes() {
    let _alone = Alone::new();
    let mut screen = two_players("fide-chess");
    key(&mut screen, Modifiers::COMMAND | Modifiers::SHIFT, Key::W);
    until(&mut screen, "a check", |screen| has(screen, "No problems. Playable"));
    click(&mut screen, "Test it by self-play");
    until(&mut screen, "games", |screen| has(screen, "Endings: "));
    click(&mut screen, "Stop");
    leave(&mut screen);
    change(&mut screen, "the workbench closed");
    key(&mut screen, Modifiers::COMMAND | Modifiers::SHIFT, Key::W);
    screen.run_steps(8);
    assert!(has(&screen, "Ausgänge: "), "the games tried are remembered");
    let english = English::unlike(Language::German);
    let mut told = Vec::new();
    english.look(&screen, "trials", &mut told);
    click(&mut screen, "Entwerfen");
    screen.run_steps(4);
    define(&mut screen, BAD);
    until(&mut screen, "problems", |screen| has(screen, "ist keine gültige Kennung"));
    english.look(&screen, "problems in the workbench", &mut told);
    assert!(told.is_empty(), "{}", told.join("\n"));
}

#[test]
fn numbers_are_written_and_read_as_the_language_does() {
    let _alone = Alone::new();
    let mut screen = two_players("fide-chess");
    choose(&mut screen, "Language", "Deutsch");
    leave(&mut screen);
    key(&mut screen, Modifiers::NONE, Key::F3);
    screen.run_steps(6);
    let field = |screen: &Screen| screen.get_by_role_and_label(Role::SpinButton, "Sekunden für einen Tipp").accesskit_node().value();
    assert_eq!(field(&screen).as_deref(), Some("3,0 s"));
    screen.get_by_role_and_label(Role::SpinButton, "Sekunden für einen Tipp").focus();
    screen.run_steps(3);
    key(&mut screen, Modifiers::COMMAND, Key::A);
    screen.event(Event::Text("1,5".to_owned()));
    key(&mut screen, Modifiers::NONE, Key::Enter);
    screen.run_steps(4);
    assert_eq!(field(&screen).as_deref(), Some("1,5 s"));
}
