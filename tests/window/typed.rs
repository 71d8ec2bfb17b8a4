//! Moves that are typed, drops by drag, and everything that is begun and let go of again.

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use nestmate::{App, AppAction, NewGame, Shell};
use nestmate_core::position::move_text;
use nestmate_core::rules::legal_moves;

use crate::common::random_game;
use crate::common::window::{Screen, begin, carry, drag, drop_at, has, key, paste, place, press, screen_of, two_players, write};

const CHESS: &str = "fide-chess";

/// A game in which captured pieces are dropped.
const DROPS: &str = "shogi";

/// Gives the field the keyboard by its key, and writes.
fn type_text(screen: &mut Screen, text: &str) {
    key(screen, Modifiers::NONE, Key::Slash);
    screen.run_steps(2);
    write(screen, text);
    screen.run_steps(2);
}

fn enter(screen: &mut Screen) {
    key(screen, Modifiers::NONE, Key::Enter);
}

fn ply(screen: &Screen) -> usize {
    screen.state().app().game().ply()
}

/// A letter typed on the board is the beginning of a move, unless it is a command's.
#[test]
fn a_free_letter_opens_the_field() {
    let mut screen = two_players(CHESS);
    write(&mut screen, "e");
    screen.run_steps(3);
    write(&mut screen, "2e4");
    screen.run_steps(3);
    assert!(has(&screen, "e2e4 Pawn"), "the field has all of it");
    enter(&mut screen);
    assert_eq!(ply(&screen), 1);
    key(&mut screen, Modifiers::NONE, Key::Escape);
    let flipped = screen.state().app().is_flipped();
    key(&mut screen, Modifiers::NONE, Key::F);
    write(&mut screen, "f");
    screen.run_steps(3);
    assert_ne!(screen.state().app().is_flipped(), flipped);
    assert!(screen.ctx.memory(egui::Memory::focused).is_none_or(|_| !has(&screen, "f7f5 Pawn")), "F stays the command's");
}

/// Written with the piece and its target, as players do.
#[test]
fn a_move_that_is_not_legal_is_refused_with_its_reason_however_it_is_written() {
    let mut screen = two_players(CHESS);
    paste(&mut screen, "4k3/8/8/8/1b6/8/8/R3KN2 w Q - 0 1");
    let refused = [
        ("Ng3", "The King would still be in check from Black’s Bishop on b4; end that check first."),
        ("Nf4", "The Knight cannot go from f1 to f4."),
        ("Ra2", "The King would still be in check from Black’s Bishop on b4; end that check first."),
    ];
    for (text, why) in refused {
        type_text(&mut screen, text);
        enter(&mut screen);
        screen.run_steps(3);
        assert!(!has(&screen, "is not a legal move"), "{text}");
        assert!(has(&screen, why), "{text}: {why}");
        key(&mut screen, Modifiers::COMMAND, Key::A);
    }
    type_text(&mut screen, "Qd4");
    enter(&mut screen);
    screen.run_steps(3);
    assert!(has(&screen, "is not a legal move") && ply(&screen) == 0, "there is no Queen");
}

/// However it is written, it says what stands in its way, as a click on the King and his goal does.
#[test]
fn a_castling_that_cannot_be_is_refused_with_its_reason() {
    for (game, position, text, why) in [
        (CHESS, "4k3/8/8/8/8/8/8/R3KB1R w KQ - 0 1", "O-O", "The King cannot castle while White’s Bishop on f1 is in between."),
        (CHESS, "4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", "0-0-0", "The King cannot castle while White’s Knight on b1 is in between."),
        (CHESS, "4k3/8/8/8/1b6/8/8/R3K2R w KQ - 0 1", "o-o", "The King cannot castle out of check."),
        (CHESS, "4k3/8/8/8/2b5/8/8/R3K2R w KQ - 0 1", "0-0", "The King cannot castle while f1 is attacked."),
        (CHESS, "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "O-O", "The King cannot castle: one of the two pieces has moved."),
        (CHESS, "4k3/8/8/8/8/8/8/R4K1R w - - 0 1", "O-O-O", "The King cannot castle: one of the two pieces has moved."),
        ("shogi", "", "O-O", "There is no castling in this game."),
    ] {
        let mut screen = two_players(game);
        if !position.is_empty() {
            paste(&mut screen, position);
        }
        type_text(&mut screen, text);
        enter(&mut screen);
        screen.run_steps(3);
        assert!(has(&screen, why), "{game} {position} {text}: {why}");
        assert_eq!(ply(&screen), 0);
    }
}

#[test]
fn what_is_typed_is_completed_and_played() {
    let mut screen = two_players(CHESS);
    type_text(&mut screen, "e2");
    assert!(has(&screen, "e2e4 Pawn") && has(&screen, "e2e3 Pawn") && !has(&screen, "d2d4 Pawn"));
    enter(&mut screen);
    assert!(has(&screen, "‘e2’ could be e2e3, e2e4.") && ply(&screen) == 0);
    write(&mut screen, "e4");
    enter(&mut screen);
    assert_eq!(ply(&screen), 1);
    // The field keeps the keyboard: the next move is typed at once, by name and cell.
    write(&mut screen, "kni f6");
    screen.run_steps(2);
    assert!(has(&screen, "g8f6 Knight"));
    enter(&mut screen);
    assert_eq!(ply(&screen), 2);
    // Or chosen from the list by the arrow keys, or with a click.
    write(&mut screen, "pawn");
    screen.run_steps(2);
    assert!(has(&screen, "more"));
    key(&mut screen, Modifiers::NONE, Key::ArrowDown);
    key(&mut screen, Modifiers::NONE, Key::ArrowDown);
    enter(&mut screen);
    assert_eq!(ply(&screen), 3);
    write(&mut screen, "f6xe4");
    screen.run_steps(2);
    screen.get_by(|node| node.role() == Role::ListBoxOption && node.label().is_some_and(|label| label == "f6e4 Knight takes Pawn")).click();
    screen.run_steps(3);
    assert_eq!(ply(&screen), 4);
}

#[test]
fn what_is_no_move_is_answered_with_the_reason() {
    let mut screen = two_players(CHESS);
    let known = [
        ("e2e5", "The Pawn cannot go from e2 to e5."),
        ("a1a3", "White’s Pawn on a2 is in the way."),
        ("e7e5", "The Pawn on e7 belongs to Black."),
        ("e4e5", "There is no piece on e4."),
        ("e2e9", "There is no cell ‘e9’ on this board."),
        ("hello", "‘hello’ is not a legal move. Type the start and end cells, for example "),
        ("p@e4", "White has no Pawn in reserve."),
    ];
    for (text, told) in known {
        type_text(&mut screen, text);
        enter(&mut screen);
        assert!(has(&screen, told), "{text}");
        key(&mut screen, Modifiers::COMMAND, Key::A);
    }
    key(&mut screen, Modifiers::NONE, Key::Escape);
    assert_eq!(ply(&screen), 0);
    // Letters are keys again.
    key(&mut screen, Modifiers::NONE, Key::F);
    assert!(screen.state().app().is_flipped());
    paste(&mut screen, "8/P6k/8/8/8/8/8/K7 w - - - 0 1");
    type_text(&mut screen, "a7a8");
    enter(&mut screen);
    assert!(has(&screen, "‘a7a8’ could be a7a8=B, a7a8=N, a7a8=Q, a7a8=R."));
    write(&mut screen, "=n");
    enter(&mut screen);
    assert_eq!(ply(&screen), 1);
}

/// A piece that is dragged where it may not go comes back, with the reason.
#[test]
fn an_illegal_drag_is_answered_with_the_reason() {
    let mut screen = two_players(CHESS);
    for (from, to, told) in [
        ("e2", "e5", "The Pawn cannot go from e2 to e5."),
        ("a1", "a3", "White’s Pawn on a2 is in the way."),
        ("e7", "e5", "It is White’s turn."),
    ] {
        let (from, to) = (place(&screen, &format!("{from} ")), place(&screen, &format!("{to} ")));
        drag(&mut screen, from, to);
        assert!(has(&screen, told), "{told}");
        assert_eq!(ply(&screen), 0);
        key(&mut screen, Modifiers::NONE, Key::Escape);
    }
}

#[test]
fn nothing_is_typed_for_the_computer() {
    let mut screen = screen_of(Shell::new(nestmate::library()).expect("the shipped games can be played"));
    let players = [nestmate::Player::Computer, nestmate::Player::Human];
    let setup = NewGame { players, ..NewGame::new(CHESS) };
    screen.state_mut().act(AppAction::New(setup));
    screen.state_mut().act(AppAction::PlayText("e2e4".to_owned()));
    screen.run_steps(2);
    assert!(has(&screen, "The computer plays White. To play that side yourself"));
}

/// The text of every legal move plays that move, whatever else there is.
#[test]
fn every_legal_move_can_be_typed() {
    for variant in crate::common::games() {
        let mut app = App::new(nestmate::library(), std::sync::Arc::new(|| {})).expect("a game");
        app.update(AppAction::New(NewGame::new(variant.id.clone())));
        random_game(&variant, 9, 60, |position, moves| {
            if position.number() % 6 != 0 {
                return;
            }
            app.update(AppAction::SetPosition(position.text(&variant)));
            assert_eq!(app.completions("").len(), legal_moves(position, &variant).len());
            for &mv in moves.iter().step_by(1 + moves.len() / 12) {
                let text = move_text(&variant, mv);
                let listed = app.completions(&text);
                assert!(listed.iter().any(|known| known.mv == mv), "{}: {text}", variant.id);
            }
            let Some(&mv) = moves.last() else { return };
            app.update(AppAction::PlayText(move_text(&variant, mv)));
            assert_eq!(app.game().last_move(), Some(mv), "{}: {}", variant.id, move_text(&variant, mv));
        });
    }
}

/// A position with a Pawn in White’s reserve.
fn with_a_pawn_in_hand() -> Screen {
    let mut screen = two_players(DROPS);
    begin(&mut screen, DROPS);
    let variant = screen.state().app().variant().clone();
    let reserves = variant.start.split(' ').nth(2).expect("seven fields").to_owned();
    let text = variant.start.replacen(&reserves, "[P||]", 1);
    // A file without a Pawn of White's.
    let text = text.replacen("PPPPPPPPP", "PPPP1PPPP", 1);
    paste(&mut screen, &text);
    screen
}

#[test]
fn a_piece_of_the_reserve_is_dragged_onto_the_board() {
    let mut screen = with_a_pawn_in_hand();
    let held = place(&screen, "Pawn in Sente’s reserve");
    let to = place(&screen, "e4 ");
    carry(&mut screen, held, to);
    assert!(has(&screen, "e4 empty") && has(&screen, "can go here"), "legal cells are marked while it is dragged");
    drop_at(&mut screen, to);
    assert_eq!(ply(&screen), 1);
    assert!(has(&screen, "e4 Pawn, Sente"));
}

#[test]
fn what_was_begun_is_let_go_of_in_every_way() {
    let mut screen = with_a_pawn_in_hand();
    let aside = egui::pos2(10.0, 400.0);
    let held = place(&screen, "Pawn in Sente’s reserve");
    for way in 0..4 {
        let is_marked = |screen: &Screen| has(screen, "can go here");
        screen.get_by_label("Pawn in Sente’s reserve, 1").click();
        screen.run_steps(3);
        assert!(is_marked(&screen), "it is picked up for a drop");
        match way {
            0 => key(&mut screen, Modifiers::NONE, Key::Escape),
            1 => {
                for pressed in [true, false] {
                    let pos = place(&screen, "e5 ");
                    screen.event(egui::Event::PointerMoved(pos));
                    let button = egui::PointerButton::Secondary;
                    screen.event(egui::Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE });
                    screen.run_steps(2);
                }
            }
            2 => {
                screen.drag_at(aside);
                screen.run_steps(1);
                screen.drop_at(aside);
                screen.run_steps(3);
            }
            _ => {
                drag(&mut screen, held, aside);
                key(&mut screen, Modifiers::NONE, Key::Escape);
            }
        }
        assert!(!is_marked(&screen), "way {way}");
        assert_eq!(ply(&screen), 0);
    }
    // An illegal try says why.
    screen.get_by_label("Pawn in Sente’s reserve, 1").click();
    screen.run_steps(3);
    press(&mut screen, "a4");
    assert!(has(&screen, "You already have an unpromoted"));
}

#[test]
fn a_pending_choice_is_let_go_of() {
    let mut screen = two_players(CHESS);
    paste(&mut screen, "8/P6k/8/8/8/8/8/K7 w - - - 0 1");
    for way in 0..3 {
        press(&mut screen, "a7");
        press(&mut screen, "a8");
        screen.run_steps(4);
        assert!(has(&screen, "Promote to Queen"));
        let aside = egui::pos2(10.0, 500.0);
        if way == 0 {
            key(&mut screen, Modifiers::NONE, Key::Escape);
        } else {
            let button = if way == 1 { egui::PointerButton::Primary } else { egui::PointerButton::Secondary };
            for pressed in [true, false] {
                screen.event(egui::Event::PointerMoved(aside));
                screen.event(egui::Event::PointerButton { pos: aside, button, pressed, modifiers: Modifiers::NONE });
                screen.run_steps(2);
            }
        }
        screen.run_steps(2);
        assert!(!has(&screen, "Promote to Queen"), "way {way}");
        assert_eq!(ply(&screen), 0);
    }
}
