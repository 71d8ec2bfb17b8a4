//! What is captured explains where it goes, once in a game, and keeps its face there.

use std::time::Duration;

use egui::vec2;
use egui_kittest::kittest::{NodeT, Queryable};
use nestmate::{AppAction, Picked, Player};

use crate::common::window::{FIRST, has, paste, play, position, press, two_players, until};

#[test]
fn the_first_capture_into_each_reserve_says_where_the_piece_goes_and_why() {
    let mut screen = two_players(FIRST);
    // A Charolais takes on the even cells; then a Calf is taken on the odd ones, and at last another piece on the even cells.
    let board = [(17, "8k8"), (13, "2p14"), (11, "2D14"), (10, "1v15"), (8, "1Z1v13"), (2, "1A15"), (1, "A7K8")];
    paste(&mut screen, &position(&board, "w [||] - - 0 1"));
    press(&mut screen, "b8");
    press(&mut screen, "b10");
    let neutral = "The Vanguard goes to the neutral reserve, as do all pieces captured anywhere but on the odd cells.";
    assert!(has(&screen, neutral));
    press(&mut screen, "i17");
    assert!(!has(&screen, neutral), "it goes with the next thing that is done");
    press(&mut screen, "i16");
    press(&mut screen, "c11");
    press(&mut screen, "c13");
    if screen.query_by_label_contains("Keep the Dabbarider").is_some() {
        screen.get_by_label("Keep the Dabbarider").click();
        screen.run_steps(3);
    }
    assert!(has(&screen, "The Dabchick goes to White’s reserve and changes sides, as do all pieces captured on the odd cells."));
    screen.state_mut().act(AppAction::TakeBack);
    screen.run_steps(3);
    assert!(!has(&screen, "goes to White’s reserve"));
}

/// What the news told once is found at the piece later, too.
#[test]
fn a_piece_in_a_reserve_tells_why_it_is_there() {
    let mut screen = two_players(FIRST);
    let board = [(17, "8k8"), (10, "1v15"), (8, "1Z15"), (2, "1A15"), (1, "A7K8")];
    paste(&mut screen, &position(&board, "w [||] - - 0 1"));
    for cell in ["b8", "b10", "i17", "i16"] {
        press(&mut screen, cell);
    }
    let told = screen.get_by_label("Vanguard in the neutral reserve, 1").accesskit_node().description().unwrap_or_default();
    assert!(told.contains("The Vanguard goes to the neutral reserve, as do all pieces captured anywhere but on the odd cells."), "{told}");
    assert!(told.contains("comes back only in exchange"), "{told}");
}

/// Who asks what can be dropped points at the reserve.
#[test]
fn an_empty_reserve_says_that_there_is_nothing_to_drop() {
    let mut screen = two_players("shogi");
    let board = screen.state().board().expect("it is painted");
    screen.hover_at(board.right_bottom() + vec2(30.0, -30.0));
    screen.run_steps(60);
    assert!(has(&screen, "Sente’s reserve is empty, so Sente has nothing to drop."));
}

#[test]
fn it_stays_while_the_computer_answers() {
    let mut screen = two_players(FIRST);
    let board = [(17, "8k8"), (10, "1v15"), (8, "1Z15"), (2, "1A15"), (1, "A7K8")];
    paste(&mut screen, &position(&board, "w [||] - - 0 1"));
    screen.state_mut().act(AppAction::SetThink(Duration::from_millis(50)));
    screen.state_mut().act(AppAction::SetPlayers([Player::Human, Player::Computer]));
    press(&mut screen, "b8");
    press(&mut screen, "b10");
    until(&mut screen, "it has answered", |screen| screen.state().app().game().ply() == 2);
    assert!(has(&screen, "The Vanguard goes to the neutral reserve"));
}

#[test]
fn an_exchange_says_where_the_old_piece_goes() {
    let mut screen = two_players(FIRST);
    paste(&mut screen, &position(&[(17, "8k8"), (14, "4T12"), (1, "8K8")], "w [|D|D] - - 0 1"));
    press(&mut screen, "e14");
    press(&mut screen, "g16");
    assert!(has(&screen, "The Tusk must be exchanged here. It goes to the reserve that the new piece comes from."));
    screen.get_by_label("Exchange for Dabbarider from the neutral reserve").click();
    screen.run_steps(3);
    assert!(has(&screen, "The Tusk goes to the neutral reserve, from which the Dabbarider came in exchange."));
}

#[test]
fn a_captured_piece_is_in_the_reserve_once_its_captor_has_come() {
    let mut screen = two_players(FIRST);
    let board = [(17, "8k8"), (10, "1v15"), (8, "1Z15"), (2, "1A15"), (1, "A7K8")];
    paste(&mut screen, &position(&board, "w [||] - - 0 1"));
    press(&mut screen, "b8");
    screen.get_by(|node| node.label().is_some_and(|label| label.starts_with("b10 "))).click_accesskit();
    screen.step();
    let held = "Vanguard in the neutral reserve, 1";
    screen.step();
    assert!(screen.state().app().game().ply() == 1 && screen.query_by_label(held).is_none(), "it still stands on its cell");
    screen.run_steps(2);
    let place = screen.get_by_label(held).rect().center();
    screen.hover_at(place);
    screen.run_steps(8);
    assert!(has(&screen, "It belongs to neither player and comes back only in exchange for a piece on the board."));
}

/// Where the board leaves room beside it, the stand is as near as can be, and what lies there is picked up.
#[test]
fn what_is_held_beside_a_narrow_board_is_picked_up_by_a_click() {
    for (game, moves) in [("dobutsu", "b2b3 b4b3"), ("minishogi", "e1e4 e5e4")] {
        let mut screen = two_players(game);
        play(&mut screen, moves);
        let owner = screen.state().app().variant().sides[0].clone();
        let begin = format!(" in {owner}’s reserve, 1");
        screen.query_all_by_label_contains(&begin).next().expect("it is held").click();
        screen.run_steps(4);
        assert!(matches!(screen.state().app().picked(), Some(Picked::Held(_))), "{game}");
    }
}
