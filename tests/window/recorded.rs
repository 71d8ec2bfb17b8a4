//! What the record of a game says beside its moves: the result, ratings, clocks, evaluations and signs.

use egui::{FontId, Key, Modifiers};
use nestmate::AppAction;
use nestmate_core::game::{Game, glyph, record_text};

use crate::common::window::{Screen, click, click_first, has, key, painted, paste, play, replace, two_players, until, write};

const GAME: &str = "[White \"Ada\"]\n[Black \"Grace\"]\n[WhiteElo \"2100\"]\n[Event \"Club cup\"]\n[ECO \"C44\"]\n[TimeControl \"600+5\"]\n\
    [Termination \"Ada won on a whim\"]\n[Result \"1-0\"]\n\n\
    1. e4 $1 $146 {[%eval 0.30] [%clk 0:09:58]} e5 {[%eval 0.25] [%clk 0:09:57]} 2. Nf3 $22 {[%eval 2.00] [%clk 0:00:07.5]} Nc6 {[%eval #4]} 1-0\n";

fn pasted(text: &str) -> Screen {
    let mut screen = two_players("fide-chess");
    paste(&mut screen, text);
    until(&mut screen, "the game is on the board", |screen| game(screen).ply() > 0);
    screen
}

fn game(screen: &Screen) -> &Game {
    screen.state().app().game()
}

fn details(screen: &mut Screen) {
    key(screen, Modifiers::COMMAND, Key::K);
    write(screen, "Game details");
    key(screen, Modifiers::NONE, Key::Enter);
    screen.run_steps(8);
}

#[test]
fn the_end_of_a_record_tells_its_result_until_the_game_goes_on() {
    let mut screen = pasted(GAME);
    assert!(has(&screen, "White wins") && has(&screen, "Ada won on a whim"));
    key(&mut screen, Modifiers::NONE, Key::ArrowLeft);
    assert!(!has(&screen, "White wins"), "it is told where the game ends");
    key(&mut screen, Modifiers::NONE, Key::ArrowRight);
    play(&mut screen, "f1b5");
    assert!(!has(&screen, "White wins") && record_text(game(&screen)).ends_with("*\n"));
    let drawn = pasted("[Result \"1/2-1/2\"]\n\n1. e4 e5 1/2-1/2\n");
    assert!(has(&drawn, "Draw") && has(&drawn, "Result from the game record"));
}

#[test]
fn ratings_opening_time_and_result_are_shown_and_changed_in_the_details() {
    let mut screen = pasted(GAME);
    details(&mut screen);
    let app = screen.state().app();
    assert_eq!(app.game().tags().get("WhiteElo"), "2100");
    replace(&mut screen, "Elo, Black", "1950");
    replace(&mut screen, "Opening code (ECO)", "C45");
    click(&mut screen, "Result: White wins");
    click(&mut screen, "Draw");
    click(&mut screen, "Done");
    let text = record_text(game(&screen));
    for tag in ["[Result \"1/2-1/2\"]", "[WhiteElo \"2100\"]", "[BlackElo \"1950\"]", "[ECO \"C45\"]", "[TimeControl \"600+5\"]"] {
        assert!(text.contains(tag), "{tag}: {text}");
    }
    assert!(text.ends_with("1/2-1/2\n") && !text.contains("Termination"), "how White won is not known of a draw: {text}");
    // A resignation gives way to the other result, and comes back to a game that goes on.
    let mut screen = two_players("fide-chess");
    play(&mut screen, "e2e4");
    screen.state_mut().act(AppAction::Resign);
    screen.run_steps(3);
    assert!(game(&screen).outcome().is_some());
    details(&mut screen);
    click(&mut screen, "Result: White wins");
    click(&mut screen, "Unfinished");
    click(&mut screen, "Done");
    assert!(game(&screen).outcome().is_none() && record_text(game(&screen)).ends_with("*\n"));
    // A mate is what it is.
    play(&mut screen, "f7f6 d2d4 g7g5 d1h5");
    details(&mut screen);
    assert!(has(&screen, "White wins") && !has(&screen, "Result: "));
}

#[test]
fn clocks_and_signs_stand_beside_the_moves_and_evaluations_in_the_graph() {
    let mut screen = pasted(GAME);
    assert!(has(&screen, "e2e4! N") && has(&screen, "g1f3 ⨀"), "signs instead of numbers");
    for clock in ["9:58", "9:57", "7.5"] {
        assert!(painted(&screen, clock), "{clock}");
    }
    click_first(&mut screen, "Analysis");
    assert!(has(&screen, "Evaluation graph, after move 2 of 2: #4"), "{:?}", screen.state().app().judge().graph());
    assert!(has(&screen, "Evaluations from the game record"));
    screen.state_mut().act(AppAction::Review);
    until(&mut screen, "the review is over", |screen| screen.state().app().review_progress().is_none());
    assert!(!has(&screen, "Evaluations from the game record") && has(&screen, "Evaluation graph"), "the review takes their place");
}

#[test]
fn every_sign_of_a_move_can_be_painted() {
    let screen = two_players("fide-chess");
    for sign in (0..=u8::MAX).filter_map(glyph::sign) {
        let painted = |letter| screen.ctx.fonts_mut(|fonts| fonts.has_glyph(&FontId::monospace(12.0), letter));
        assert!(sign.chars().all(painted), "{sign}");
    }
}
