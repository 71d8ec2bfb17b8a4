//! The names of the sides: what a definition calls them is all that is read and heard of them.

use egui::{Color32, Key, Modifiers, Shape};
use egui_kittest::kittest::{NodeT, Queryable};
use nestmate::{AppAction, Toggle};

use crate::common::window::{Screen, click, defined, has, key, open, play, replace, spoken, two_players, until};
use crate::workbench;

/// What the window says with one of these words, but for its menus, which are the same for all games.
fn said_with(screen: &Screen, words: &[&str]) -> Vec<String> {
    let nodes = screen.query_all_by(|_| true);
    let texts = nodes.flat_map(|node| {
        let node = node.accesskit_node();
        [node.label(), node.value(), node.description()]
    });
    let has_word = |text: &String| text.split(|c: char| !c.is_alphabetic()).any(|word| words.contains(&word));
    // The window begins with another game, and has said so.
    texts.flatten().filter(|text| has_word(text) && !text.starts_with("sFhIoDgEi. ")).collect()
}

/// Looks at a game wherever sides are spoken of; none may be called by one of these words.
fn look(game: &str, moves: &str, others: &[&str]) -> Screen {
    let mut screen = two_players(game);
    let look = |screen: &Screen, place: &str| assert_eq!(said_with(screen, others), Vec::<String>::new(), "{game}: {place}");
    look(&screen, "the start");
    play(&mut screen, moves);
    look(&screen, "after some moves");
    screen.state_mut().act(AppAction::Toggle(Toggle::Analysis));
    key(&mut screen, Modifiers::NONE, Key::C);
    look(&screen, "analysis and attacked cells");
    key(&mut screen, Modifiers::NONE, Key::F);
    open(&mut screen, (Modifiers::COMMAND, Key::N));
    look(&screen, "a new game");
    key(&mut screen, Modifiers::NONE, Key::Escape);
    open(&mut screen, (Modifiers::NONE, Key::F3));
    look(&screen, "the computer");
    key(&mut screen, Modifiers::NONE, Key::Escape);
    open(&mut screen, (Modifiers::NONE, Key::F1));
    look(&screen, "the rules");
    key(&mut screen, Modifiers::NONE, Key::Escape);
    screen.state_mut().act(AppAction::SetUp);
    screen.run_steps(4);
    look(&screen, "setting up");
    screen
}

#[test]
fn xiang_qi_is_played_by_red_and_black() {
    let screen = look("xiangqi", "h3e3 h10g8", &["White", "White’s"]);
    assert!(has(&screen, "Red to move"));
    assert!(spoken(&screen, "e3").contains("Cannon, Red") && spoken(&screen, "g8").contains("Horse, Black"));
    let mut screen = two_players("xiangqi");
    play(&mut screen, "h3h10");
    let heard = said_with(&screen, &["takes"]);
    assert!(heard.iter().any(|said| said.contains("Red Cannon h3 takes Horse on h10")), "{heard:#?}");
}

#[test]
fn shogi_is_played_by_sente_and_gote() {
    let screen = look("shogi", "c3c4 c7c6 b2h8", &["White", "Black"]);
    assert!(has(&screen, "Gote to move") && has(&screen, "Sente’s reserve"));
}

#[test]
fn the_designer_gives_the_sides_names() {
    let mut screen = two_players("fide-chess");
    workbench::open(&mut screen);
    click(&mut screen, "Designer");
    replace(&mut screen, "Name of the side that moves first", "Snow");
    replace(&mut screen, "Name of the other side", "Coal");
    screen.run_steps(10);
    assert!(has(&screen, "Coal sees the board") && has(&screen, "Snow Pawn"));
    replace(&mut screen, "Name of the other side", "Snow");
    until(&mut screen, "what is wrong", |screen| has(screen, "both sides are called ‘Snow’"));
    click(&mut screen, "Designer");
    assert!(defined(&screen).contains("sides: (\"Snow\", \"Snow\")"), "{}", defined(&screen));
}

/// The discs before the players' names have the colour of the pieces, also where a side is called Red.
#[test]
fn the_mark_of_red_is_red() {
    fn discs(shape: &Shape, found: &mut Vec<Color32>) {
        match shape {
            Shape::Circle(circle) if (circle.radius - 6.5).abs() < 0.01 => found.push(circle.fill),
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| discs(shape, found)),
            _ => {}
        }
    }
    for (game, red) in [("xiangqi", 1), ("fide-chess", 0)] {
        let screen = two_players(game);
        let mut found = Vec::new();
        screen.output().shapes.iter().for_each(|clipped| discs(&clipped.shape, &mut found));
        assert_eq!(found.len(), 2, "{game}");
        let is_red = |colour: &&Color32| colour.r().saturating_sub(colour.g().max(colour.b())) > 60;
        assert_eq!(found.iter().filter(is_red).count(), red, "{game}: {found:?}");
    }
}
