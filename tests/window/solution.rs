//! The solution of a puzzle: it goes at a pace that one can follow, can be stepped through, and says why its move is right.

use std::fs;

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use nestmate::{AppAction, NewGame, Shell, Train, Trial, TrialStanding};

use crate::common::window::{Screen, begin, click, click_first, has, key, play, press, screen_of, until};

const CHESS: &str = "fide-chess";

/// A mate in two on the last rank, and a Rook that forks King and Rook.
const OWN: &str = "# Nestmate puzzles 1 fide-chess\n\
    two\t2\tmate-in-2 sacrifice short\t1r4k1/5ppp/p7/8/8/8/3R1PPP/3R2K1 b - - - 0 1\ta6a5 d2d8 b8d8 d1d8\n\
    fork\t3\tfork material one-move\t8/p3k2r/8/8/8/5N2/6K1/8 b - - - 0 1\ta7a6 f3g5\n";

/// A window in which two people have begun a game of Shogi, with the puzzles of the file open in it.
fn puzzles(id: &str) -> Screen {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("mine.tsv");
    fs::write(&path, OWN).expect("written");
    let mut screen = screen_of(Shell::new(nestmate::library()).expect("the shipped games can be played"));
    begin(&mut screen, "shogi");
    play(&mut screen, "a3a4");
    let ctx = screen.ctx.clone();
    screen.state_mut().open_file(&ctx, path);
    asked(&mut screen);
    screen.state_mut().act(AppAction::Train(Train::Puzzle(CHESS.to_owned(), id.to_owned())));
    asked(&mut screen);
    screen
}

fn trial(screen: &Screen) -> &Trial {
    screen.state().app().trial().expect("a puzzle is on the board")
}

fn asked(screen: &mut Screen) {
    let asks = |screen: &Screen| screen.state().app().trial().is_some_and(|trial| trial.standing == TrialStanding::Asked);
    until(screen, "a move is wanted", asks);
}

fn ply(screen: &Screen) -> usize {
    screen.state().app().game().ply()
}

/// Whether a button can be pressed.
fn can(screen: &Screen, name: &'static str) -> bool {
    !screen.get_by_role_and_label(Role::Button, name).accesskit_node().is_disabled()
}

#[test]
fn the_solution_is_stepped_through_with_buttons_keys_and_the_list() {
    let mut screen = puzzles("two");
    click(&mut screen, "Show the solution");
    assert_eq!((trial(&screen).standing, screen.state().app().game().line().len()), (TrialStanding::Showing, 4));
    click(&mut screen, "Go to start");
    assert_eq!((trial(&screen).standing, ply(&screen)), (TrialStanding::Shown, 0), "whoever steps is no longer led");
    assert!(!can(&screen, "Back") && can(&screen, "Forward"));
    click(&mut screen, "Forward");
    click(&mut screen, "Forward");
    assert_eq!(ply(&screen), 2);
    click(&mut screen, "Go to end");
    assert!(ply(&screen) == 4 && !can(&screen, "Forward") && !can(&screen, "Go to end"));
    key(&mut screen, Modifiers::NONE, Key::ArrowLeft);
    assert_eq!(ply(&screen), 3);
    click_first(&mut screen, "a6a5");
    assert_eq!(ply(&screen), 1);
    assert!(has(&screen, "That was the solution."));
}

#[test]
fn the_solution_goes_on_by_itself_to_its_end() {
    let mut screen = puzzles("two");
    click(&mut screen, "Show the solution");
    until(&mut screen, "the first move is shown", |screen| ply(screen) == 2);
    assert_eq!(trial(&screen).standing, TrialStanding::Showing);
    until(&mut screen, "all is shown", |screen| trial(screen).standing == TrialStanding::Shown);
    assert_eq!(ply(&screen), 4);
}

#[test]
fn whoever_has_solved_it_is_told_why_the_move_is_right_and_what_the_theme_is() {
    let mut screen = puzzles("fork");
    assert!(!has(&screen, "Themes: "), "what it is about would give it away");
    press(&mut screen, "f3");
    press(&mut screen, "g5");
    assert!(has(&screen, "Solved!"));
    until(&mut screen, "the reason is told", |screen| has(screen, "The Knight from f3"));
    assert!(has(&screen, "Themes: Fork, Winning material"));
    screen.state_mut().act(AppAction::Train(Train::Puzzle(CHESS.to_owned(), "two".to_owned())));
    asked(&mut screen);
    assert!(!has(&screen, "The Knight from f3"));
    click(&mut screen, "Show the solution");
    until(&mut screen, "the reason is told", |screen| has(screen, "The Rook from d2 forces mate in 2 moves."));
    assert!(has(&screen, "Themes: Mate in 2, Sacrifice"));
}

#[test]
fn puzzles_of_another_game_lead_back_to_the_game_that_was_on_the_board() {
    let mut screen = puzzles("two");
    click_first(&mut screen, "Game: ");
    click_first(&mut screen, "Xiang Qi (");
    asked(&mut screen);
    assert_eq!(trial(&screen).game(), "xiangqi");
    click(&mut screen, "Show the solution");
    click(&mut screen, "Next puzzle");
    asked(&mut screen);
    click(&mut screen, "Back to the game");
    let app = screen.state().app();
    assert!(app.trial().is_none());
    assert_eq!((app.variant().id.as_str(), ply(&screen)), ("shogi", 1));
}

/// What waits when a new game begins is the user's own game, not the puzzle.
#[test]
fn a_new_game_begun_in_a_puzzle_says_which_game_waits() {
    let mut screen = puzzles("two");
    click_first(&mut screen, "Game: ");
    click_first(&mut screen, "Xiang Qi (");
    asked(&mut screen);
    screen.state_mut().act(AppAction::New(NewGame::new("fide-chess")));
    screen.run_steps(4);
    assert!(has(&screen, "Your game of Shogi is waiting in My games."));
}
