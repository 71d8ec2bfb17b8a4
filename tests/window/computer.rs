//! What is set about the computer, and odds of pieces, through the accessibility tree.

use std::time::Duration;

use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use nestmate::{AppAction, Handicap, NewGame, Player, Strength, odds};
use nestmate_core::game::Step;
use nestmate_core::position::TextError;
use nestmate_core::rules::{legal_moves, parse_position};
use nestmate_core::variant::Side;
use nestmate_engine::Level;

use crate::common::window::{FIRST, against_computer, click_first, has, open, play, spoken, two_players, until, window};

#[test]
fn a_level_is_chosen_by_name_for_the_next_game() {
    let mut screen = window();
    open(&mut screen, (Modifiers::COMMAND, Key::N));
    click_first(&mut screen, "Black: level");
    click_first(&mut screen, "2 Beginner");
    click_first(&mut screen, "Play");
    let setup = screen.state().app().setup().clone();
    assert_eq!(setup.players, [Player::Human, Player::Computer]);
    assert_eq!(Some(setup.strength[1].level), Level::new(2));
    assert_eq!(setup.strength[0].level, Level::FULL);
}

#[test]
fn levels_tell_their_elo_where_it_was_measured() {
    for (id, told) in [("fide-chess", 7), ("sfhiodgei", 0)] {
        let mut screen = two_players(id);
        screen.key_press(Key::F3);
        screen.run_steps(8);
        click_first(&mut screen, "White: Computer");
        click_first(&mut screen, "White: level");
        screen.run_steps(4);
        let elo: Vec<u16> = Level::ALL.into_iter().filter_map(|level| level.elo(screen.state().app().variant())).collect();
        let rows = screen.query_all_by(|node| node.description().is_some_and(|text| text.ends_with(" Elo")));
        let rows: Vec<String> = rows.map(|row| row.accesskit_node().description().unwrap_or_default()).collect();
        assert_eq!(rows, elo.iter().map(|elo| format!("about {elo} Elo")).collect::<Vec<_>>(), "{id}");
        assert_eq!(rows.len(), told, "{id}");
    }
}

#[test]
fn the_computer_is_set_at_any_time() {
    let mut screen = window();
    screen.key_press(Key::F3);
    screen.run_steps(8);
    assert!(has(&screen, "Threads") && has(&screen, "Hash table"));
    click_first(&mut screen, "Black: level");
    click_first(&mut screen, "1 First steps");
    assert_eq!(Some(screen.state().app().setup().strength[1].level), Level::new(1), "at once, with the dialog still open");
    click_first(&mut screen, "White: Computer");
    assert_eq!(screen.state().app().setup().players, [Player::Computer; 2]);
    screen.run_steps(30);
    assert!(screen.state().app().thinking().is_none(), "who plays is still being chosen");
    assert!(!has(&screen, "Waiting for the computer."), "it begins by itself");
    click_first(&mut screen, "White: Person");
    click_first(&mut screen, "Close");
    assert!(!has(&screen, "Threads"));
    assert_eq!(screen.state().app().game().ply(), 0);
}

/// A move that is held back comes at once when it is wanted.
#[test]
fn the_computer_takes_its_time_if_it_is_to() {
    let mut screen = two_players(FIRST);
    screen.key_press(Key::F3);
    screen.run_steps(8);
    for on in [true, false, true] {
        click_first(&mut screen, "Reply at a human pace");
        assert_eq!(screen.state().app().machine().unhurried, on);
    }
    click_first(&mut screen, "Close");
    let setup = NewGame { players: [Player::Computer, Player::Human], strength: [Strength::easy(); 2], ..NewGame::new("fide-chess") };
    screen.state_mut().act(AppAction::New(setup));
    screen.run_steps(2);
    screen.state_mut().act(AppAction::MoveNow);
    until(&mut screen, "the move is made", |screen| screen.state().app().game().ply() == 1);
}

#[test]
fn each_level_moves_at_once_or_nearly() {
    let mut screen = two_players(FIRST);
    for level in Level::ALL {
        let mut setup = screen.state().app().setup().clone();
        setup.players = [Player::Computer, Player::Human];
        setup.strength.iter_mut().for_each(|strength| {
            strength.level = level;
            strength.think = Duration::from_millis(30);
        });
        screen.state_mut().act(AppAction::New(setup));
        until(&mut screen, "the move is made", |screen| screen.state().app().game().ply() == 1);
    }
}

#[test]
fn a_piece_is_given_as_odds() {
    let mut screen = window();
    open(&mut screen, (Modifiers::COMMAND, Key::N));
    click_first(&mut screen, "Opponent: Person");
    click_first(&mut screen, "House rules and handicap");
    screen.run_steps(10);
    for begin in ["Handicap: ", "Black gives the handicap", "Calf (Shogi · odd cells): 0 of 2 removed"] {
        let found = screen.query_all_by(|node| node.label().is_some_and(|label| label.starts_with(begin))).next();
        found.unwrap_or_else(|| panic!("{begin} is there")).scroll_to_me();
        screen.run_steps(10);
        click_first(&mut screen, begin);
        screen.run_steps(10);
    }
    assert!(has(&screen, "Calf (Shogi · odd cells): 1 of 2 removed"));
    click_first(&mut screen, "Play");
    // Black's own left is White's right.
    assert!(spoken(&screen, "o17").contains("empty"), "{}", spoken(&screen, "o17"));
    assert!(spoken(&screen, "c17").contains("Calf, Black"), "{}", spoken(&screen, "c17"));
    assert!(spoken(&screen, "c1").contains("Calf, White"));
    assert!(has(&screen, "White to move"));
}

/// Every piece of every game's start array can be missing alone, and so can all of a kind.
#[test]
fn odds_of_every_kind_leave_a_position_of_the_game() {
    for variant in crate::common::games() {
        for side in Side::BOTH {
            let all = odds(&variant, side);
            assert!(all.iter().all(|odds| !variant.kind(odds.kind).royal && !odds.cells.is_empty()));
            for odds in all {
                for count in [1, odds.cells.len()] {
                    let handicap = Handicap { side, without: odds.cells[..count].to_vec() };
                    let setup = NewGame { handicap: handicap.clone(), ..NewGame::new(variant.id.clone()) };
                    check_odds(&variant, &setup, &handicap);
                }
            }
        }
    }
}

fn check_odds(variant: &nestmate_core::variant::Variant, setup: &NewGame, handicap: &Handicap) {
    let whole = nestmate_core::rules::start(variant).expect("a start");
    match nestmate::start_with(variant, &setup.handicap, None) {
        Ok(position) => {
            for cell in variant.board.cells.iter() {
                let gone = handicap.without.contains(&variant.board.grid.name(cell));
                assert_eq!(position.at(cell), if gone { nestmate_core::variant::Piece::NONE } else { whole.at(cell) }, "{}", variant.id);
            }
            assert_eq!(parse_position(variant, &position.text(variant)).as_ref(), Ok(&position));
            assert!(!legal_moves(&position, variant).is_empty());
        }
        // A piece that kept its King out of an attack cannot be given.
        Err(error) => assert!(matches!(error, TextError::Exposed { .. }), "{}: {error:?}", variant.id),
    }
}

#[test]
fn an_earlier_position_is_not_called_waiting() {
    let mut screen = two_players("fide-chess");
    screen.state_mut().act(AppAction::New(against_computer("fide-chess")));
    screen.state_mut().act(AppAction::SetThink(Duration::from_millis(50)));
    play(&mut screen, "e2e4");
    until(&mut screen, "it has answered", |screen| screen.state().app().game().ply() == 2);
    screen.state_mut().act(AppAction::Go(Step::Back));
    screen.run_steps(3);
    assert!(!has(&screen, "Waiting for the computer."));
    let said = screen.get_by_label_contains("This is an earlier position.").rect();
    assert!(said.right() <= screen.ctx.content_rect().right() && said.height() > 20.0, "in two lines: {said}");
}
