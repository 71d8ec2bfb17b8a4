//! The computer playing a game inside, and hints that know inside from outside.

use std::time::Duration;

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use nestmate::{App, AppAction, Machine, Player, Rung, See, Strength, WhyWoken};
use nestmate_core::variant::Side;
use nestmate_engine::Level;

use crate::common::window::{
    FIRST, Screen, against_computer, begin, click, click_first, has, open, paste, play, position, press, resumed, spoken, two_players,
    until, window,
};

const LEFT: &str = "White has left chess: from now on, Black plays the whole board.";

fn app(screen: &Screen) -> &App {
    screen.state().app()
}

/// The lattice of the chess inside.
fn chess(screen: &Screen) -> u8 {
    app(screen)
        .nests()
        .iter()
        .find(|fold| fold.in_text(app(screen).variant()) == "chess")
        .expect("chess is inside")
        .layer
        .try_into()
        .expect("a few layers")
}

fn quick(level: u8, inside: Option<u8>) -> [Strength; 2] {
    let level = Level::new(level).expect("a level");
    [Strength { level, inside, think: Duration::from_millis(60) }; 2]
}

/// White against a computer that plays chess inside, in a position of the first game or from its start.
fn against(level: u8, text: Option<&str>) -> Screen {
    let mut screen = two_players(FIRST);
    let strength = quick(level, Some(chess(&screen)));
    screen.state_mut().act(AppAction::SetStrength(strength));
    if let Some(text) = text {
        paste(&mut screen, text);
    }
    screen.state_mut().act(AppAction::SetPlayers([Player::Human, Player::Computer]));
    screen.run_steps(3);
    screen
}

fn answered(screen: &mut Screen, plies: usize) {
    until(screen, "the computer answers", |screen| app(screen).game().ply() == plies);
}

/// Whether the last move was made by a piece of the chess inside.
fn stayed(screen: &Screen) -> bool {
    let mv = app(screen).game().last_move().expect("there is one");
    app(screen).nests()[0].inner.as_ref().is_some_and(|inner| inner.inward(mv).is_some())
}

#[test]
fn the_computer_plays_chess_inside_until_the_user_leaves_it() {
    let mut screen = window();
    open(&mut screen, (Modifiers::COMMAND, Key::N));
    click_first(&mut screen, "Black: plays, Plays the whole board");
    click(&mut screen, "Plays only the inner chess until you leave it");
    click_first(&mut screen, "Play");
    assert_eq!(app(&screen).setup().strength[1].inside, Some(chess(&screen)));
    let strength = quick(2, Some(chess(&screen)));
    screen.state_mut().act(AppAction::SetStrength(strength));
    screen.run_steps(3);
    assert!(has(&screen, "level 2, chess inside"));
    play(&mut screen, "j4j8");
    answered(&mut screen, 2);
    assert!(stayed(&screen) && app(&screen).woken(Side::Black).is_none());
    play(&mut screen, "f1e3");
    assert!(has(&screen, LEFT) && has(&screen, "level 2, whole board") && !has(&screen, "chess inside"));
    assert_eq!(app(&screen).woken(Side::Black), Some(WhyWoken::Left));
    // What is told gives way to a check or a capture in the answer, which differs from run to run.
    answered(&mut screen, 4);
    // Before that move it plays inside again, after another one, too, and after that one once more it does not.
    screen.state_mut().act(AppAction::TakeBack);
    screen.run_steps(3);
    assert!(app(&screen).game().ply() == 2 && has(&screen, "level 2, chess inside"));
    play(&mut screen, "h4h6");
    answered(&mut screen, 4);
    assert!(stayed(&screen) && app(&screen).inside(Side::Black).is_some());
    screen.state_mut().act(AppAction::TakeBack);
    play(&mut screen, "f1e3");
    assert_eq!(app(&screen).woken(Side::Black), Some(WhyWoken::Left));
}

#[test]
fn moves_on_the_folded_board_stay_inside() {
    let mut screen = against(1, None);
    let layer = chess(&screen);
    screen.state_mut().act(AppAction::See(See::Fold(Some(layer.into()))));
    screen.run_steps(30);
    play(&mut screen, "e2e4");
    answered(&mut screen, 2);
    assert!(stayed(&screen) && has(&screen, "level 1, chess inside"));
    screen.state_mut().act(AppAction::See(See::Fold(None)));
    screen.run_steps(30);
    assert!(spoken(&screen, "j8").contains("Vanguard, White"));
    play(&mut screen, "f1e3");
    assert!(has(&screen, LEFT));
}

#[test]
fn it_plays_the_whole_board_when_it_is_asked_to() {
    let mut screen = against(1, None);
    play(&mut screen, "j4j8");
    answered(&mut screen, 2);
    click(&mut screen, "Play the whole board");
    assert!(has(&screen, "From now on, Black plays the whole board, as you asked."));
    assert!(has(&screen, "level 1, whole board"));
    screen.run_steps(3);
    assert!(screen.query_by_label("Play the whole board").is_none());
    play(&mut screen, "h4h6");
    answered(&mut screen, 4);
    assert_eq!(app(&screen).woken(Side::Black), Some(WhyWoken::Asked));
    // Chosen anew, it plays inside again from where the game is.
    let strength = quick(1, None);
    screen.state_mut().act(AppAction::SetStrength(strength));
    let strength = quick(1, Some(chess(&screen)));
    screen.state_mut().act(AppAction::SetStrength(strength));
    assert!(app(&screen).inside(Side::Black).is_some());
}

#[test]
fn what_it_plays_outlasts_the_program() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = resumed(home.path());
    begin(&mut screen, FIRST);
    let strength = quick(1, Some(chess(&screen)));
    screen.state_mut().act(AppAction::SetStrength(strength));
    screen.state_mut().act(AppAction::SetPlayers([Player::Human, Player::Computer]));
    play(&mut screen, "j4j8");
    answered(&mut screen, 2);
    drop(screen);
    let mut screen = resumed(home.path());
    assert!(app(&screen).inside(Side::Black).is_some() && has(&screen, "level 1, chess inside"));
    play(&mut screen, "f1e3");
    answered(&mut screen, 4);
    drop(screen);
    let mut screen = resumed(home.path());
    assert_eq!(app(&screen).woken(Side::Black), Some(WhyWoken::Left));
    assert!(has(&screen, "level 1, whole board"));
    screen.state_mut().act(AppAction::TakeBack);
    screen.run_steps(3);
    assert!(has(&screen, "level 1, chess inside"));
}

/// White's Rook on the chess inside uncovers a check by the Queen outside, which no move inside parries.
#[test]
fn a_move_that_the_whole_board_forbids_wakes_it() {
    let text = position(&[(16, "4QDk10"), (14, "1v13a1"), (2, "K8A7")], "w [||] - - 0 1");
    let mut screen = against(8, Some(&text));
    play(&mut screen, "f16f10");
    until(&mut screen, "it wakes", |screen| app(screen).woken(Side::Black).is_some());
    assert_eq!(app(&screen).woken(Side::Black), Some(WhyWoken::Illegal));
    assert!(has(&screen, "Black’s best move inside chess is not legal on the whole board, which Black plays from now on."));
    answered(&mut screen, 2);
    assert!(!stayed(&screen));
}

/// Two Queens outside mate next, whatever Black does inside.
#[test]
fn a_move_that_loses_the_king_at_once_wakes_it() {
    let text = position(&[(17, "8k8"), (16, "Q16"), (15, "Q16"), (14, "13v1a1"), (4, "1V15"), (2, "9A7"), (1, "4K12")], "w [||] - - 0 1");
    let mut screen = against(8, Some(&text));
    play(&mut screen, "b4b6");
    until(&mut screen, "it wakes", |screen| app(screen).woken(Side::Black).is_some());
    assert_eq!(app(&screen).woken(Side::Black), Some(WhyWoken::Unsafe));
    assert!(has(&screen, "would lose at once on the whole board"));
}

/// Two Rooks mate inside, which costs Black no more than an Alibaba outside.
#[test]
fn a_leader_that_falls_by_force_wakes_it() {
    let text = position(&[(17, "8k8"), (16, "15a1"), (14, "1D15"), (4, "3D13"), (2, "9A7"), (1, "4K12")], "w [||] - - 0 1");
    let mut screen = against(8, Some(&text));
    play(&mut screen, "j2j4");
    until(&mut screen, "it wakes", |screen| app(screen).woken(Side::Black).is_some());
    assert_eq!(app(&screen).woken(Side::Black), Some(WhyWoken::Lost));
    assert!(has(&screen, "Inside chess, Black can no longer save the King: from now on, Black plays the whole board."));
}

#[test]
fn a_mate_inside_wakes_it() {
    let text = position(&[(17, "8k8"), (16, "13a3"), (14, "1D15"), (4, "3D13"), (2, "9A7"), (1, "4K12")], "w [||] - - 0 1");
    let mut screen = against(1, Some(&text));
    play(&mut screen, "d4d16");
    assert_eq!(app(&screen).woken(Side::Black), Some(WhyWoken::Over));
    assert!(has(&screen, "The inner game of chess is over: from now on, Black plays the whole board."));
    answered(&mut screen, 2);
}

#[test]
fn only_games_with_one_inside_offer_it() {
    let mut screen = two_players("fide-chess");
    screen.state_mut().act(AppAction::New(against_computer("fide-chess")));
    screen.run_steps(3);
    screen.key_press(Key::F3);
    screen.run_steps(8);
    assert!(has(&screen, "Black: level") && !has(&screen, "Black: plays"));
    click(&mut screen, "Close");
    screen.state_mut().act(AppAction::New(against_computer("doubly-nested-chess")));
    screen.run_steps(3);
    screen.key_press(Key::F3);
    screen.run_steps(8);
    click_first(&mut screen, "Black: plays");
    assert!(has(&screen, "Plays only the inner chess") && has(&screen, "Plays only the inner Orthodox Nested Chess"));
}

fn hinted(text: &str, fold: bool) -> (Screen, String) {
    let mut screen = two_players(FIRST);
    paste(&mut screen, text);
    let machine = Machine { advice: Duration::from_millis(400), ..app(&screen).machine() };
    screen.state_mut().act(AppAction::SetMachine(machine));
    if fold {
        let layer = chess(&screen);
        screen.state_mut().act(AppAction::See(See::Fold(Some(layer.into()))));
        screen.run_steps(30);
    }
    screen.state_mut().act(AppAction::HintAt(Rung::Line));
    until(&mut screen, "the game inside is compared", |screen| app(screen).hint_inside().is_some());
    let said = app(&screen).hint_inside().expect("it is there").heard();
    assert!(has(&screen, "On the whole board"), "{said}");
    (screen, said)
}

#[test]
fn a_hint_compares_the_best_move_inside_with_the_best_of_all() {
    // Two Queens outside mate now or never; inside there is a Pawn to be had.
    let mates = [(17, "8k8"), (16, "Q15q"), (15, "Q16"), (14, "1v13a1"), (4, "1D15"), (2, "9A7"), (1, "4K12")];
    let (_, said) = hinted(&position(&mates, "w [||] - - 0 1"), false);
    assert!(said.starts_with("Inside chess, b4b14 is best. On the whole board ") && said.ends_with(" wins by force."), "{said}");
    // Outside a Queen is to be had.
    let takes = [(17, "16k"), (14, "1v13a1"), (9, "2H10q3"), (4, "1D15"), (2, "9A7"), (1, "4K12")];
    let (_, said) = hinted(&position(&takes, "w [||] - - 0 1"), true);
    assert!(said.starts_with("Inside chess, a2a7 is best. On the whole board c9n9 is better by "), "{said}");
}

#[test]
fn a_hint_that_is_best_inside_too_says_nothing_of_it() {
    let mut screen = two_players(FIRST);
    let text = position(&[(17, "16k"), (14, "1q13a1"), (4, "1D15"), (2, "9A7"), (1, "4K12")], "w [||] - - 0 1");
    paste(&mut screen, &text);
    let machine = Machine { advice: Duration::from_millis(300), ..app(&screen).machine() };
    screen.state_mut().act(AppAction::SetMachine(machine));
    screen.state_mut().act(AppAction::HintAt(Rung::Line));
    until(&mut screen, "a reason is told", |screen| app(screen).hint().is_some_and(|hint| hint.reason.is_some()));
    until(&mut screen, "nothing is looked for", |screen| app(screen).thinking().is_none());
    assert!(app(&screen).hint_inside().is_none());
    press(&mut screen, "b4");
}
