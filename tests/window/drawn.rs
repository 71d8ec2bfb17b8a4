//! Arrows and circles of the user's own, draws by agreement, and rematches by key.

use egui::{Key, Modifiers};
use nestmate::{AppAction, NewGame, Player};
use nestmate_core::game::{Brush, Game};
use nestmate_core::rules::Reason;

use crate::common::window::{Screen, click, click_first, draw, has, key, play, press, two_players, until};

const NONE: Modifiers = Modifiers::NONE;

fn game(screen: &Screen) -> &Game {
    screen.state().app().game()
}

/// The arrows and circles of the position on the board, as files have them.
fn drawn(screen: &Screen) -> Vec<String> {
    game(screen).tree().notes(game(screen).current()).shapes.iter().map(|shape| shape.text(game(screen).variant())).collect()
}

#[test]
fn the_right_button_draws_arrows_and_circles_that_are_kept_in_the_file() {
    let mut screen = two_players("fide-chess");
    draw(&mut screen, "e2", "e4", NONE);
    assert_eq!(drawn(&screen), ["Ge2e4"]);
    draw(&mut screen, "g1", "f3", Modifiers::ALT);
    draw(&mut screen, "d5", "d5", Modifiers::SHIFT);
    assert_eq!(drawn(&screen), ["Rd5", "Ge2e4", "Bg1f3"]);
    let text = screen.state().game_text();
    assert!(text.contains("[%cal Ge2e4,Bg1f3]") && text.contains("[%csl Rd5]"), "{text}");
    draw(&mut screen, "e2", "e4", NONE);
    draw(&mut screen, "d5", "d5", NONE);
    assert_eq!(drawn(&screen), ["Gd5", "Bg1f3"], "the same takes it away, another colour takes its place");
    // Each position has its own.
    play(&mut screen, "e2e4");
    assert!(drawn(&screen).is_empty());
    key(&mut screen, NONE, Key::Home);
    assert_eq!(drawn(&screen).len(), 2);
    press(&mut screen, "a2");
    assert_eq!(drawn(&screen).len(), 2, "picking up a piece leaves them");
    draw(&mut screen, "h6", "h6", NONE);
    assert_eq!(screen.state().app().scene().picked, None);
    assert_eq!(drawn(&screen), ["Gd5", "Bg1f3"], "the right button first puts the piece down");
    press(&mut screen, "e5");
    assert!(drawn(&screen).is_empty(), "a click beside the pieces takes them away");
    key(&mut screen, Modifiers::COMMAND, Key::U);
    assert_eq!(drawn(&screen).len(), 2, "and can be undone");
    click(&mut screen, "Edit");
    click_first(&mut screen, "Erase arrows and circles");
    assert!(drawn(&screen).is_empty());
}

#[test]
fn two_players_agree_on_a_draw_only_when_the_other_one_says_so() {
    let mut screen = two_players("fide-chess");
    play(&mut screen, "e2e4 e7e5");
    let ask = |screen: &mut Screen| {
        click(screen, "Game");
        click_first(screen, "Offer a draw");
    };
    ask(&mut screen);
    assert!(has(&screen, "White offers a draw. Does Black accept?"));
    key(&mut screen, NONE, Key::Enter);
    assert!(game(&screen).outcome().is_none(), "Enter agrees to nothing");
    key(&mut screen, NONE, Key::Escape);
    screen.run_steps(4);
    assert!(game(&screen).outcome().is_none() && !has(&screen, "White offers a draw"));
    ask(&mut screen);
    click(&mut screen, "Accept the draw");
    assert_eq!(game(&screen).outcome().map(|outcome| (outcome.winner, outcome.reason)), Some((None, Reason::Agreement)));
    let text = screen.state().game_text();
    assert!(text.contains("1/2-1/2") && text.contains("draw by agreement"), "{text}");
    // The sides swap with the key for a rematch.
    let serial = screen.state().app().serial();
    key(&mut screen, Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
    assert_ne!(screen.state().app().serial(), serial);
    assert!(game(&screen).outcome().is_none() && game(&screen).ply() == 0);
}

/// A game against the computer from a position in which White is to move.
fn against_computer(position: &str) -> Screen {
    let mut screen = two_players("fide-chess");
    screen.state_mut().act(AppAction::SetPosition(position.to_owned()));
    screen.state_mut().act(AppAction::SetPlayers([Player::Human, Player::Computer]));
    screen.state_mut().act(AppAction::SetThink(std::time::Duration::from_millis(200)));
    screen.run_steps(3);
    screen
}

#[test]
fn the_computer_answers_an_offer_by_what_it_thinks_of_the_position() {
    let mut lost = against_computer("4k3/8/8/8/8/8/8/QQ2K3 w - - - 0 1");
    lost.state_mut().act(AppAction::OfferDraw);
    until(&mut lost, "a draw", |screen| game(screen).outcome().is_some());
    assert_eq!(game(&lost).outcome().map(|outcome| outcome.reason), Some(Reason::Agreement));
    let mut won = against_computer("qq2k3/8/8/8/8/8/8/4K3 w - - - 0 1");
    won.state_mut().act(AppAction::OfferDraw);
    until(&mut won, "an answer", |screen| has(screen, "The computer declines the draw."));
    assert!(game(&won).outcome().is_none());
}

#[test]
fn shapes_have_the_colour_of_the_keys_held() {
    let mut screen = two_players("fide-chess");
    screen.state_mut().act(AppAction::New(NewGame { players: Default::default(), ..NewGame::new("fide-chess") }));
    screen.run_steps(3);
    for (held, brush) in [(NONE, Brush::Green), (Modifiers::SHIFT, Brush::Red), (Modifiers::ALT | Modifiers::SHIFT, Brush::Yellow)] {
        draw(&mut screen, "a1", "a6", held);
        let shapes = &game(&screen).tree().notes(game(&screen).current()).shapes;
        assert_eq!(shapes.iter().map(|shape| shape.brush).collect::<Vec<_>>(), [brush]);
    }
}

/// A game against the computer, which thinks for a long time, after the user's first move.
fn waiting() -> Screen {
    let mut screen = two_players("fide-chess");
    screen.state_mut().act(AppAction::SetPlayers([Player::Human, Player::Computer]));
    screen.state_mut().act(AppAction::SetThink(std::time::Duration::from_mins(2)));
    play(&mut screen, "e2e4");
    screen
}

fn replied(screen: &mut Screen) {
    screen.state_mut().act(AppAction::MoveNow);
    until(screen, "the computer moves", |screen| game(screen).ply() >= 2);
    screen.run_steps(6);
}

#[test]
fn a_premove_is_played_as_soon_as_it_can_be() {
    let mut screen = waiting();
    play(&mut screen, "d2d4");
    assert!(game(&screen).ply() == 1 && planned(&screen) == ["d4"] && has(&screen, "Premove: Pawn d2 to d4"));
    replied(&mut screen);
    assert_eq!(game(&screen).ply(), 3, "played at once");
    assert!(planned(&screen).is_empty());
}

/// The cells that premoves lead to, in order.
fn planned(screen: &Screen) -> Vec<String> {
    screen.state().app().premoves().iter().map(|premove| game(screen).variant().cell_name(premove.to)).collect()
}

#[test]
fn premoves_wait_in_a_row_and_the_pieces_stand_where_they_lead() {
    let mut screen = waiting();
    play(&mut screen, "a2a3 a3a4 b1c3");
    assert_eq!(planned(&screen), ["a3", "a4", "c3"]);
    assert!(has(&screen, "a4 Pawn, White") && has(&screen, "a2 empty") && has(&screen, "Premove 3: Knight b1 to c3"));
    key(&mut screen, NONE, Key::Escape);
    assert!(planned(&screen) == ["a3", "a4"] && has(&screen, "Premove taken back; 2 are left."), "Esc takes back the last");
    draw(&mut screen, "h5", "h5", NONE);
    assert!(planned(&screen).is_empty() && has(&screen, "a2 Pawn, White"), "the right button takes back all");
    play(&mut screen, "a2a3 a3a4 h2h3");
    for (at, left) in [vec!["a4", "h3"], vec!["h3"], Vec::new()].into_iter().enumerate() {
        screen.state_mut().act(AppAction::MoveNow);
        until(&mut screen, "the next one is played", |screen| game(screen).ply() >= 2 * at + 3);
        assert_eq!(planned(&screen), left);
    }
}

#[test]
fn a_premove_that_is_not_legal_takes_the_rest_with_it_and_says_so() {
    let mut screen = waiting();
    // No reply lets a Pawn capture on a3, where the computer has nothing.
    play(&mut screen, "b2a3 h2h3");
    assert_eq!(planned(&screen), ["a3", "h3"]);
    replied(&mut screen);
    assert!(game(&screen).ply() == 2 && planned(&screen).is_empty());
    assert!(has(&screen, "The Pawn could not go to a3, so all your premoves were dropped."));
}

#[test]
fn a_premove_is_let_go_of_by_esc_and_the_right_button_and_is_not_played_where_it_cannot_be() {
    let mut screen = waiting();
    play(&mut screen, "d2d4");
    key(&mut screen, NONE, Key::Escape);
    assert!(planned(&screen).is_empty());
    play(&mut screen, "d2d4");
    draw(&mut screen, "h5", "h5", NONE);
    assert!(planned(&screen).is_empty() && drawn(&screen).is_empty());
    play(&mut screen, "e4d5");
    assert_eq!(planned(&screen), ["d5"], "a capture that is not there yet");
    play(&mut screen, "b1e5");
    assert_eq!(planned(&screen), ["d5"], "a Knight never goes there");
    key(&mut screen, NONE, Key::Escape);
    key(&mut screen, NONE, Key::Escape);
    replied(&mut screen);
    assert_eq!(game(&screen).ply(), 2);
}
