//! Mistakes that a review has found, put to the player again.

use std::time::Duration;

use nestmate::{AppAction, Machine, NewGame, RetryStanding, RetryStep};
use nestmate_core::position::move_text;
use nestmate_core::variant::Side;

use crate::common::window::{Screen, click, click_first, has, play, press, two_players, until};

/// A reviewed game of chess in which White has let itself be mated.
fn reviewed() -> Screen {
    let mut screen = two_players("fide-chess");
    review(&mut screen);
    screen
}

/// Plays that game and reviews it.
pub fn review(screen: &mut Screen) {
    let quick = Machine { advice: Duration::from_millis(150), review: Duration::from_millis(150), table: 4, ..Machine::default() };
    screen.state_mut().act(AppAction::SetMachine(quick));
    play(screen, "e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7");
    screen.state_mut().act(AppAction::Review);
    until(screen, "the review is over", |screen| screen.state().app().review_progress().is_none());
    screen.run_steps(3);
}

pub fn standing(screen: &Screen) -> Option<RetryStanding> {
    screen.state().app().retry().map(|retry| retry.standing)
}

/// Goes on to Black's blunder, whatever else the review has marked.
pub fn at_the_blunder(screen: &mut Screen) {
    screen.state_mut().act(AppAction::Retry(RetryStep::Begin));
    screen.run_steps(3);
    while !has(screen, "g8f6 was a blunder. Find a better move for Black.") {
        assert!(standing(screen).is_some_and(|standing| standing != RetryStanding::Over), "the blunder is asked about");
        screen.state_mut().act(AppAction::Retry(RetryStep::Next));
        screen.run_steps(3);
    }
}

#[test]
fn a_better_move_is_right_and_the_game_stays_as_it_is() {
    let mut screen = reviewed();
    let before = screen.state().app().game().line();
    click_first(&mut screen, "Analysis");
    assert!(has(&screen, "Accuracy: White ") && has(&screen, "Costliest moves"), "what the review says of the whole game");
    click_first(&mut screen, "Retry your mistakes");
    at_the_blunder(&mut screen);
    assert_eq!(screen.state().app().game().ply(), 5, "the position before the blunder");
    assert!(screen.state().app().scene().arrows.is_empty(), "the answer is not shown");
    press(&mut screen, "g7");
    press(&mut screen, "g6");
    until(&mut screen, "the move has been judged", |screen| matches!(standing(screen), Some(RetryStanding::Right(_))));
    screen.run_steps(3);
    assert!(has(&screen, "g7g6 is"), "it is said");
    while standing(&screen) != Some(RetryStanding::Over) {
        let label = if standing(&screen) == Some(RetryStanding::Asked) { "Skip" } else { "Next" };
        click(&mut screen, label);
    }
    click(&mut screen, "Back to the game");
    screen.run_steps(80);
    assert!(!has(&screen, "Rematch"), "the end was told when the game ended");
    let app = screen.state().app();
    assert!(app.retry().is_none());
    assert_eq!((app.game().line(), app.game().ply()), (before, 7), "nothing has been added, and the game is where it was");
}

#[test]
fn a_bad_move_is_refuted_on_the_board_and_can_be_taken_back() {
    let mut screen = reviewed();
    at_the_blunder(&mut screen);
    press(&mut screen, "a7");
    press(&mut screen, "a6");
    until(&mut screen, "the move has been judged", |screen| matches!(standing(screen), Some(RetryStanding::Wrong(..))));
    until(&mut screen, "the mate is on the board", |screen| screen.state().app().previewed().is_some_and(|shown| shown.at == 2));
    assert!(has(&screen, "a7a6 is a blunder: watch the board."));
    assert!(!has(&screen, "Next"), "one is not done with it");
    click(&mut screen, "Try again");
    assert_eq!((standing(&screen), screen.state().app().previewed()), (Some(RetryStanding::Asked), None));
    press(&mut screen, "g8");
    press(&mut screen, "f6");
    screen.run_steps(3);
    assert!(matches!(standing(&screen), Some(RetryStanding::Wrong(..))), "the move of the game is known to be bad");
    click(&mut screen, "Show the answer");
    assert!(has(&screen, "The best move is "));
    let found = screen.state().app().retry().map(|retry| retry.found);
    assert_eq!(found, Some(0), "who sees the answer has not found it");
}

#[test]
fn only_the_players_own_mistakes_are_asked_about_and_others_are_refused() {
    let mut screen = reviewed();
    let app = screen.state().app();
    let (best, blunder) = (app.judge().accuracy(Side::White).expect("reviewed"), app.judge().accuracy(Side::Black).expect("reviewed"));
    assert!(
        best > blunder
            && app
                .judge()
                .moments()
                .iter()
                .any(|&node| app.game().tree().mv(node).map(|mv| move_text(app.variant(), mv)).as_deref() == Some("g8f6"))
    );
    screen.state_mut().act(AppAction::New(NewGame::new("fide-chess")));
    screen.run_steps(3);
    screen.state_mut().act(AppAction::Retry(RetryStep::Begin));
    screen.run_steps(3);
    assert!(has(&screen, "The review found no mistakes of yours in this line."));
}
