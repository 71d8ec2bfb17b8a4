//! The card on the board at the end of a game.

use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use nestmate::{AppAction, NewGame, Player};

use crate::common::window::{Screen, click, has, key, paste, place, play, two_players, until, window};

const MATE: &str = "f2f3 e7e5 g2g4 d8h4";

fn mated() -> Screen {
    let mut screen = two_players("fide-chess");
    play(&mut screen, MATE);
    until(&mut screen, "the card comes", |screen| has(screen, "Rematch"));
    screen
}

#[test]
fn a_game_that_ends_says_who_won_and_no_key_begins_another_by_mistake() {
    let mut screen = mated();
    assert!(has(&screen, "Black wins") && has(&screen, "Checkmate · 2 moves played"));
    let is_focused = |screen: &Screen, name: &str| screen.get_by_label(name).accesskit_node().is_focused();
    assert!(
        ["Rematch", "Review", "New game…"].iter().all(|name| !is_focused(&screen, name)),
        "nothing that begins something has the keyboard"
    );
    key(&mut screen, Modifiers::NONE, Key::Space);
    assert!(has(&screen, "Rematch"), "pressed for the game");
    until(&mut screen, "the card takes keys", |screen| is_focused(screen, "Look at the board"));
    key(&mut screen, Modifiers::NONE, Key::Space);
    assert!(has(&screen, "Rematch"), "Space presses no button");
    key(&mut screen, Modifiers::NONE, Key::Enter);
    assert!(has(&screen, "Black wins") && !has(&screen, "Rematch"));
    assert_eq!(screen.state().app().game().ply(), 4);
}

#[test]
fn the_card_goes_with_esc_and_comes_only_when_the_game_ends_anew() {
    let mut screen = mated();
    key(&mut screen, Modifiers::NONE, Key::Escape);
    assert!(!has(&screen, "Rematch"));
    for step in [Key::Home, Key::End] {
        key(&mut screen, Modifiers::NONE, step);
        screen.run_steps(80);
        assert!(!has(&screen, "Rematch"), "looking at the end is not ending");
    }
    key(&mut screen, Modifiers::COMMAND, Key::Z);
    play(&mut screen, "d8h4");
    until(&mut screen, "the card comes again", |screen| has(screen, "Rematch"));
    click(&mut screen, "Look at the board");
    screen.run_steps(80);
    assert!(!has(&screen, "Rematch") && has(&screen, "Black wins"));
}

#[test]
fn a_position_that_is_over_as_it_comes_has_no_card() {
    let text = mated().state().app().position_text();
    let mut screen = two_players("fide-chess");
    paste(&mut screen, &text);
    screen.run_steps(80);
    assert!(has(&screen, "Black wins") && !has(&screen, "Rematch"));
}

#[test]
fn a_rematch_swaps_the_sides_and_keeps_the_settings() {
    let mut screen = window();
    let setup =
        NewGame { game: "fide-chess".to_owned(), players: [Player::Human, Player::Computer], ..screen.state().app().setup().clone() };
    screen.state_mut().act(AppAction::New(setup.clone()));
    screen.state_mut().act(AppAction::Resign);
    until(&mut screen, "the card comes", |screen| has(screen, "Rematch"));
    assert!(has(&screen, "You lose") && has(&screen, "Resignation"));
    assert!(screen.query_by_label("Review").is_none(), "there is nothing to review");
    click(&mut screen, "Rematch");
    let app = screen.state().app();
    assert_eq!(app.setup().players, [Player::Computer, Player::Human]);
    assert_eq!(app.setup().strength, [setup.strength[1], setup.strength[0]]);
    assert!(app.is_flipped(), "the own pieces stand at the bottom");
}

#[test]
fn the_card_leads_to_the_review_and_to_another_game() {
    let mut screen = mated();
    click(&mut screen, "Review");
    assert!(screen.state().app().review_progress().is_some() && !has(&screen, "Rematch"));
    let mut screen = mated();
    click(&mut screen, "New game…");
    assert!(has(&screen, "Play") && has(&screen, "Cancel"));
}

/// Who has lost to the computer is offered the review first, and sees it: while it is made and when it is done.
#[test]
fn after_a_loss_the_review_comes_first_and_stays_in_sight() {
    let mut screen = two_players("fide-chess");
    play(&mut screen, "e2e4 e7e5");
    screen.state_mut().act(AppAction::SetPlayers([Player::Human, Player::Computer]));
    let machine = nestmate::Machine { review: std::time::Duration::from_millis(20), ..screen.state().app().machine() };
    screen.state_mut().act(AppAction::SetMachine(machine));
    key(&mut screen, Modifiers::NONE, Key::Escape);
    screen.state_mut().act(AppAction::Resign);
    until(&mut screen, "the card comes", |screen| has(screen, "Rematch"));
    let [review, rematch] = ["Review", "Rematch"].map(|name| screen.get_by_label(name).rect());
    assert!(review.bottom() <= rematch.top(), "it is the large one");
    click(&mut screen, "Review");
    until(&mut screen, "the review is done", |screen| screen.state().app().review_progress().is_none());
    screen.run_steps(10);
    assert!(has(&screen, "Evaluation graph, after move"), "it stays when it is done");
}

#[test]
fn enter_resigns_where_the_button_says_so() {
    let mut screen = two_players("fide-chess");
    click(&mut screen, "Game");
    screen.get_by_label_contains("Resign").click();
    screen.run_steps(8);
    assert!(has(&screen, "Do you want to resign this game?"));
    key(&mut screen, Modifiers::NONE, Key::Enter);
    screen.run_steps(4);
    assert!(screen.state().app().game().outcome().is_some());
}

/// All of the card lies over the board, in the smallest window too.
#[test]
fn the_card_fits_a_small_window() {
    let mut screen = two_players("fide-chess");
    screen.set_size(egui::vec2(1024.0, 600.0));
    screen.run_steps(4);
    play(&mut screen, MATE);
    until(&mut screen, "the card comes", |screen| has(screen, "Rematch"));
    screen.run_steps(4);
    let panel = screen.get_by_label("Piece").rect();
    for name in ["Rematch", "Review", "New game…", "Look at the board"] {
        let button = screen.get_by_label(name).rect();
        assert!(button.right() < panel.left() && button.bottom() < 600.0 && button.height() < 60.0, "{name}: {button}");
    }
}

/// The card stands over the middle of the board, and leaves the piece that mated and the King in sight.
#[test]
fn the_card_stands_off_the_mate() {
    for (size, moves, mate) in
        [((1920.0, 1080.0), MATE, ["h4 ", "e1 "]), ((1366.0, 768.0), "e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7", ["f7 ", "e8 "])]
    {
        let mut screen = two_players("fide-chess");
        screen.set_size(egui::vec2(size.0, size.1));
        screen.run_steps(4);
        play(&mut screen, moves);
        until(&mut screen, "the card comes", |screen| has(screen, "Rematch"));
        screen.run_steps(8);
        let first = screen.get_by_label("Rematch").rect();
        let card = first.union(screen.get_by_label("Look at the board").rect());
        let card = egui::Rect::from_min_max(card.min - egui::vec2(16.0, 90.0), card.max + egui::Vec2::splat(16.0));
        for cell in mate {
            assert!(!card.contains(place(&screen, cell)), "{cell}: {card}");
        }
        let middle = place(&screen, "a1 ").lerp(place(&screen, "h8 "), 0.5);
        assert!((card.center().x - middle.x).abs() < 12.0, "{middle}: {card}");
    }
}

/// A new game begins with the whole board; a rematch as the last one was looked at.
#[test]
fn only_a_rematch_begins_folded() {
    let mut screen = two_players("sfhiodgei");
    let folded = |screen: &Screen| screen.state().app().fold().is_some();
    key(&mut screen, Modifiers::SHIFT, Key::Num2);
    screen.run_steps(40);
    assert!(folded(&screen));
    screen.state_mut().act(AppAction::Resign);
    until(&mut screen, "the card comes", |screen| has(screen, "Rematch"));
    click(&mut screen, "Rematch");
    assert!(folded(&screen));
    crate::common::window::begin(&mut screen, "sfhiodgei");
    assert!(!folded(&screen));
}
