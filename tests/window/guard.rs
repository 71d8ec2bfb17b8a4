//! A move that gives much away is asked about before the computer answers it.

use std::time::Duration;

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use nestmate::{AppAction, ArrowKind, Machine, NewGame, Player, Strength, Toggle};
use nestmate_core::game::Control;
use nestmate_core::variant::Side;
use nestmate_engine::Level;

use crate::common::window::{
    FIRST, Screen, click, has, key, open, paste, place, play, position, press, resumed, two_players, until, write,
};

const CHESS: &str = "fide-chess";

/// White has a Queen for a Rook, and can leave it to that Rook.
const QUEEN: &str = "r5k1/ppp2ppp/8/8/8/8/PPP2PPP/3Q2K1 w - - 0 1";

/// A look that takes as long as it has to, on whatever machine this is.
const LONG: Duration = Duration::from_mins(1);

/// White against a computer that answers at once, in a position.
fn against(game: &str, text: &str, caution: Option<Duration>) -> Screen {
    let mut screen = two_players(game);
    let machine = Machine { caution, table: 4, ..screen.state().app().machine() };
    screen.state_mut().act(AppAction::SetMachine(machine));
    let quick = Strength { level: Level::new(1).expect("a level"), think: Duration::from_millis(30), ..Strength::default() };
    screen.state_mut().act(AppAction::SetStrength([quick; 2]));
    paste(&mut screen, text);
    screen.state_mut().act(AppAction::SetPlayers([Player::Human, Player::Computer]));
    screen.run_steps(3);
    screen
}

fn ply(screen: &Screen) -> usize {
    screen.state().app().game().ply()
}

/// Waits until the user is asked, with the move on the board.
fn asked(screen: &mut Screen) {
    until(screen, "the user is asked", |screen| has(screen, "Take it back"));
    assert_eq!(ply(screen), 1, "the move is on the board, and the computer waits");
}

fn answered(screen: &mut Screen) {
    until(screen, "the computer answers", |screen| ply(screen) == 2 || has(screen, "Take it back"));
    assert!(screen.state().app().caution().is_none() && !has(screen, "Take it back"));
}

#[test]
fn a_blunder_is_asked_about_once_and_taken_back() {
    let mut screen = against(CHESS, QUEEN, Some(LONG));
    play(&mut screen, "d1d8");
    asked(&mut screen);
    assert!(has(&screen, "This loses the Queen on d8."));
    let why = screen.state().app().caution().and_then(|shown| shown.reason).expect("it is known why");
    assert!(why.contains("captures the Queen on d8, which is undefended") && has(&screen, &why), "as hints tell it: {why}");
    assert!(has(&screen, "Your winning chances drop from") && has(&screen, "Play d1d8 anyway"));
    let arrows = screen.state().app().scene().arrows;
    assert!(arrows.iter().any(|arrow| arrow.kind == ArrowKind::Threat), "the answer is drawn: {arrows:?}");
    key(&mut screen, Modifiers::NONE, Key::Escape);
    assert_eq!(ply(&screen), 0);
    assert!(!has(&screen, "Take it back") && has(&screen, "White to move"));
    assert!(screen.state().app().game().line().is_empty() && !screen.state().app().can_undo(), "it leaves nothing in the list of moves");
    // Whoever makes it again means it.
    play(&mut screen, "d1d8");
    answered(&mut screen);
}

#[test]
fn enter_takes_the_move_back_even_a_typed_one() {
    let mut screen = against(CHESS, QUEEN, Some(LONG));
    key(&mut screen, Modifiers::NONE, Key::Slash);
    write(&mut screen, "Qd8");
    key(&mut screen, Modifiers::NONE, Key::Enter);
    asked(&mut screen);
    key(&mut screen, Modifiers::NONE, Key::Enter);
    assert_eq!(ply(&screen), 0);
}

#[test]
fn a_variation_that_was_there_before_the_warning_stays() {
    let mut screen = against(CHESS, QUEEN, None);
    play(&mut screen, "d1d8");
    answered(&mut screen);
    screen.state_mut().act(AppAction::TakeBack);
    screen.run_steps(3);
    let machine = Machine { caution: Some(LONG), ..screen.state().app().machine() };
    screen.state_mut().act(AppAction::SetMachine(machine));
    screen.run_steps(3);
    play(&mut screen, "d1d8");
    asked(&mut screen);
    click(&mut screen, "Take it back");
    assert_eq!((ply(&screen), screen.state().app().game().line().len()), (0, 2));
}

#[test]
fn a_click_beside_the_warning_answers_nothing_and_it_covers_nothing_that_it_is_about() {
    let mut screen = against(CHESS, QUEEN, Some(LONG));
    play(&mut screen, "d1d8");
    asked(&mut screen);
    for size in [egui::vec2(1366.0, 768.0), egui::vec2(1024.0, 600.0)] {
        screen.set_size(size);
        screen.run_steps(6);
        let parts = [(Role::Label, "This loses the Queen on d8."), (Role::Button, "Take it back"), (Role::Button, "Play d1d8 anyway")];
        let parts = parts.map(|(role, part)| screen.get_by_role_and_label(role, part).rect());
        let dialog = parts.into_iter().reduce(egui::Rect::union).expect("its parts").expand(16.0);
        for cell in ["d1 ", "d8 ", "a8 "] {
            let cell = place(&screen, cell);
            assert!(!dialog.contains(cell), "{size}: {cell} is covered by {dialog}");
        }
        let panel = place(&screen, "Panel width");
        assert!(dialog.right() <= panel.x, "{size}: {dialog} lies over the panel");
        for at in [place(&screen, "h1 "), egui::pos2(panel.x + 60.0, size.y - 40.0)] {
            screen.drag_at(at);
            screen.run_steps(2);
            screen.drop_at(at);
            screen.run_steps(3);
            assert!(has(&screen, "Take it back") && ply(&screen) == 1, "{size}: the question stays as it is");
        }
    }
}

#[test]
fn buttons_do_the_same() {
    let mut screen = against(CHESS, QUEEN, Some(LONG));
    play(&mut screen, "d1d8");
    asked(&mut screen);
    click(&mut screen, "Take it back");
    assert_eq!(ply(&screen), 0);
    // Another bad move is another question.
    play(&mut screen, "d1d7");
    answered(&mut screen);
    let mut screen = against(CHESS, QUEEN, Some(LONG));
    play(&mut screen, "d1d8");
    asked(&mut screen);
    click(&mut screen, "Play d1d8 anyway");
    answered(&mut screen);
}

#[test]
fn nobody_is_asked_who_has_not_asked_for_it() {
    let mut screen = against(CHESS, QUEEN, None);
    play(&mut screen, "d1d8");
    answered(&mut screen);
}

#[test]
fn a_sound_move_is_answered_at_once() {
    let mut screen = against(CHESS, QUEEN, Some(LONG));
    play(&mut screen, "d1d7");
    answered(&mut screen);
}

#[test]
fn who_analyses_sees_what_a_move_is_worth() {
    let mut screen = against(CHESS, QUEEN, Some(LONG));
    screen.state_mut().act(AppAction::Toggle(Toggle::Analysis));
    screen.run_steps(3);
    play(&mut screen, "d1d8");
    answered(&mut screen);
}

#[test]
fn two_people_are_left_alone() {
    let mut screen = against(CHESS, QUEEN, Some(LONG));
    screen.state_mut().act(AppAction::SetPlayers([Player::Human; 2]));
    screen.run_steps(3);
    play(&mut screen, "d1d8 a8d8");
    assert_eq!(ply(&screen), 2);
}

#[test]
fn on_a_folded_board_the_question_is_of_the_game_inside() {
    let text = position(&[(16, "1a3d2k8"), (4, "3D13"), (2, "1A6K8")], "w [||] - - 0 1");
    let mut screen = against(FIRST, &text, Some(LONG));
    key(&mut screen, Modifiers::SHIFT, Key::Num2);
    screen.run_steps(40);
    press(&mut screen, "b2");
    press(&mut screen, "c2");
    asked(&mut screen);
    assert!(has(&screen, "This loses the Rook on c2.") && has(&screen, "Play b2c2 anyway"));
    assert!(has(&screen, "The Rook from c8 captures the Rook on c2, which is undefended"));
    key(&mut screen, Modifiers::NONE, Key::Escape);
    assert_eq!(ply(&screen), 0);
}

#[test]
fn no_clock_runs_while_the_user_is_asked_and_what_was_used_stays_used() {
    let mut screen = against(CHESS, QUEEN, Some(LONG));
    let hour = Control::Fischer { main: Duration::from_hours(1), increment: Duration::from_secs(30) };
    let setup = NewGame { clock: [hour; 2], ..screen.state().app().setup().clone() };
    screen.state_mut().act(AppAction::New(setup));
    screen.run_steps(3);
    screen.state_mut().act(AppAction::SetPlayers([Player::Human; 2]));
    play(&mut screen, "e2e4 e7e5 d1h5 b8c6");
    screen.state_mut().act(AppAction::SetPlayers([Player::Human, Player::Computer]));
    let left = |screen: &Screen| Side::BOTH.map(|side| screen.state().app().clock(side).expect("a clock"));
    let full = left(&screen)[0].face.time;
    until(&mut screen, "some of it is used", |screen| left(screen)[0].face.time < full);
    let used = left(&screen)[0].face.time;
    press(&mut screen, "h5");
    press(&mut screen, "h7");
    until(&mut screen, "the user is asked", |screen| has(screen, "Take it back"));
    assert!(left(&screen).iter().all(|clock| !clock.runs), "nobody’s time is used");
    click(&mut screen, "Take it back");
    let white = left(&screen)[0];
    assert!(white.runs, "it is the user’s turn again");
    assert!(white.face.time <= used, "{white:?}");
}

#[test]
fn it_is_switched_on_by_its_words_or_beside_the_levels_and_kept() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = resumed(home.path());
    key(&mut screen, Modifiers::NONE, Key::Escape);
    let is_on = |screen: &Screen| screen.state().app().machine().caution.is_some();
    assert!(!is_on(&screen), "it is off at first");
    open(&mut screen, (Modifiers::COMMAND, Key::K));
    write(&mut screen, "warn before");
    key(&mut screen, Modifiers::NONE, Key::Enter);
    assert!(is_on(&screen));
    drop(screen);
    let mut screen = resumed(home.path());
    assert!(is_on(&screen), "it is kept");
    key(&mut screen, Modifiers::NONE, Key::F3);
    screen.run_steps(8);
    screen.get_by_label("Warn before blunders").click_accesskit();
    screen.run_steps(3);
    assert!(!is_on(&screen));
    // And where a game against the computer begins.
    key(&mut screen, Modifiers::NONE, Key::Escape);
    key(&mut screen, Modifiers::COMMAND, Key::N);
    screen.run_steps(8);
    click(&mut screen, "Warn before blunders");
    assert!(!is_on(&screen), "it goes with the new game");
    click(&mut screen, "Play");
    assert!(is_on(&screen));
}
