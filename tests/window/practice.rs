//! What failed comes back when it is due: mistakes of one's own games and exercises, over days that a test can let pass.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use egui::{Key, Modifiers};
use nestmate::{AppAction, Places, PracticeStep, RetryStanding, Shell, Store, Trial, TrialStanding, read_puzzles, shipped_puzzles};

use crate::common::window::{Screen, begin, click, has, key, open, play, press, screen_of, until};
use crate::lessons::{exercise, open_lesson, open_lessons, solve_by_clicks};
use crate::retry::{at_the_blunder, review, standing};

const CHESS: &str = "fide-chess";

const MINUTE: u64 = 60;
const DAY: u64 = 86_400;

/// A clock that only a test moves.
#[derive(Clone)]
struct Days(Arc<AtomicU64>);

impl Days {
    fn new() -> Self {
        Self(Arc::new(AtomicU64::new(1_800_000_000)))
    }

    fn pass(&self, seconds: u64) {
        self.0.fetch_add(seconds, Ordering::Relaxed);
    }

    fn window(&self, home: &Path) -> Screen {
        let (time, store) = (Arc::clone(&self.0), Store::open(&Places::below(home)).expect("the folders can be made"));
        let shell = Shell::resume(nestmate::library(), store).expect("the shipped games can be played");
        screen_of(shell.with_calendar(Arc::new(move || time.load(Ordering::Relaxed))))
    }
}

fn due(screen: &Screen) -> usize {
    screen.state().app().due().0
}

/// Begins with what is due.
fn practise(screen: &mut Screen) {
    open(screen, (Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::R));
}

/// Puts the blunder right that is asked about.
fn put_right(screen: &mut Screen) {
    press(screen, "g7");
    press(screen, "g6");
    until(screen, "the move has been judged", |screen| matches!(standing(screen), Some(RetryStanding::Right(_))));
    screen.run_steps(3);
}

#[test]
fn a_mistake_comes_back_until_it_is_known_and_then_ever_later() {
    let (home, days) = (tempfile::tempdir().expect("a folder"), Days::new());
    let mut screen = days.window(home.path());
    begin(&mut screen, CHESS);
    review(&mut screen);
    at_the_blunder(&mut screen);
    press(&mut screen, "a7");
    press(&mut screen, "a6");
    until(&mut screen, "the move has been judged", |screen| matches!(standing(screen), Some(RetryStanding::Wrong(..))));
    screen.run_steps(3);
    assert!(has(&screen, "Comes back in 10 minutes."));
    click(&mut screen, "Try again");
    put_right(&mut screen);
    assert!(has(&screen, "Comes back in 10 minutes."), "only the first answer counts");
    click(&mut screen, "Back to the game");
    let before = (screen.state().game_text(), screen.state().app().serial());
    assert_eq!(due(&screen), 0);
    days.pass(10 * MINUTE);
    assert_eq!(due(&screen), 1);
    practise(&mut screen);
    assert!(has(&screen, "g8f6 was a blunder. Find a better move for Black.") && has(&screen, "one due"));
    assert!(screen.state().app().is_flipped(), "whose move it is sits at the bottom");
    put_right(&mut screen);
    assert!(has(&screen, "Comes back in one day."));
    click(&mut screen, "Next");
    assert!(!screen.state().app().practises() && has(&screen, "That is all for now: one answered."));
    assert_eq!((screen.state().game_text(), screen.state().app().serial()), before, "the game is as it was");
    days.pass(DAY);
    drop(screen);
    let mut screen = days.window(home.path());
    practise(&mut screen);
    put_right(&mut screen);
    assert!(has(&screen, "Comes back in 2 days."));
    click(&mut screen, "Back to the game");
    days.pass(DAY);
    assert_eq!(due(&screen), 0);
    practise(&mut screen);
    assert!(has(&screen, "Nothing is due. The next one comes back in one day.") && has(&screen, "There is one card in your practice."));
    key(&mut screen, Modifiers::NONE, Key::Escape);
    days.pass(DAY);
    practise(&mut screen);
    press(&mut screen, "g8");
    press(&mut screen, "f6");
    screen.run_steps(3);
    assert!(matches!(standing(&screen), Some(RetryStanding::Wrong(..))), "the move of the game is known to be bad at once");
    assert!(has(&screen, "Comes back in 10 minutes."), "what fails returns soon");
    click(&mut screen, "Do not ask again");
    days.pass(1000 * DAY);
    assert_eq!(due(&screen), 0, "what is not wanted does not come back");
}

#[test]
fn an_exercise_that_needed_the_answer_comes_back_after_a_restart() {
    let (home, days) = (tempfile::tempdir().expect("a folder"), Days::new());
    let mut screen = days.window(home.path());
    begin(&mut screen, CHESS);
    open_lessons(&mut screen);
    open_lesson(&mut screen, "The pieces: Bishop");
    solve_by_clicks(&mut screen);
    assert!(!has(&screen, "Comes back in"), "what comes right at once is not practised");
    click(&mut screen, "Next");
    let second = exercise(&screen).exercise().start.clone();
    for _ in 0..2 {
        key(&mut screen, Modifiers::NONE, Key::H);
        until(&mut screen, "a hint is there", |screen| exercise(screen).hint().is_some());
    }
    solve_by_clicks(&mut screen);
    assert!(has(&screen, "Comes back in 10 minutes."));
    drop(screen);
    days.pass(10 * MINUTE);
    let mut screen = days.window(home.path());
    begin(&mut screen, "shogi");
    play(&mut screen, "a3a4");
    let before = screen.state().game_text();
    open_lessons(&mut screen);
    click(&mut screen, "Practise what is due (1)");
    until(&mut screen, "the exercise is there", |screen| screen.state().app().exercise().is_some());
    screen.run_steps(3);
    assert_eq!(exercise(&screen).exercise().start, second);
    assert!(!has(&screen, "All lessons"), "it is asked alone");
    solve_by_clicks(&mut screen);
    assert!(has(&screen, "Comes back in one day."));
    key(&mut screen, Modifiers::NONE, Key::Enter);
    let app = screen.state().app();
    assert!(!app.practises() && app.learning().is_none());
    assert_eq!(screen.state().game_text(), before);
}

fn trial(screen: &Screen) -> &Trial {
    screen.state().app().trial().expect("a puzzle is on the board")
}

/// Waits until a move of the puzzle is wanted.
fn asked(screen: &mut Screen) {
    let asks = |screen: &Screen| screen.state().app().trial().is_some_and(|trial| trial.standing == TrialStanding::Asked);
    until(screen, "a move is wanted", asks);
}

/// Plays the solution of the puzzle that is on the board.
fn solve_puzzle(screen: &mut Screen) {
    let (id, variant) = (trial(screen).puzzle.id.clone(), screen.state().app().variant().clone());
    let known = read_puzzles(shipped_puzzles(&variant.id).expect("there are puzzles")).expect("good");
    let puzzle = known.puzzles.into_iter().find(|known| known.id == id).expect("it is shipped");
    for &mv in puzzle.opened(&variant).expect("good").moves.iter().skip(1).step_by(2) {
        asked(screen);
        screen.state_mut().act(AppAction::Play(mv));
        screen.run_steps(3);
    }
    assert!(trial(screen).is_over());
}

#[test]
fn a_puzzle_whose_solution_was_shown_comes_back() {
    let (home, days) = (tempfile::tempdir().expect("a folder"), Days::new());
    let mut screen = days.window(home.path());
    begin(&mut screen, CHESS);
    play(&mut screen, "e2e4");
    let before = screen.state().game_text();
    key(&mut screen, Modifiers::COMMAND, Key::T);
    asked(&mut screen);
    let first = trial(&screen).puzzle.id.clone();
    click(&mut screen, "Show the solution");
    until(&mut screen, "the solution has been shown", |screen| trial(screen).is_over());
    assert!(has(&screen, "Comes back in 10 minutes."));
    click(&mut screen, "Next puzzle");
    solve_puzzle(&mut screen);
    assert!(!has(&screen, "Comes back in"), "what comes right at once is not practised");
    click(&mut screen, "Back to the game");
    days.pass(10 * MINUTE);
    practise(&mut screen);
    assert_eq!(trial(&screen).puzzle.id.as_str(), first);
    assert!(has(&screen, "one due") && !has(&screen, "Any theme"), "it is asked alone");
    solve_puzzle(&mut screen);
    assert!(has(&screen, "Comes back in one day."));
    key(&mut screen, Modifiers::NONE, Key::Enter);
    assert!(!screen.state().app().practises() && screen.state().app().trial().is_none());
    assert_eq!(screen.state().game_text(), before);
    // Left in the middle, after a wrong move: it has failed.
    days.pass(DAY);
    practise(&mut screen);
    asked(&mut screen);
    click(&mut screen, "Hint");
    click(&mut screen, "Back to the game");
    assert_eq!((due(&screen), screen.state().game_text()), (0, before));
    days.pass(10 * MINUTE);
    assert_eq!(due(&screen), 1);
}

#[test]
fn a_puzzle_of_an_own_file_comes_back_when_the_file_is_gone() {
    const OWN: &str = "# Nestmate puzzles 1 fide-chess\n\
        back\t2\tmate-in-1\t6k1/5ppp/p7/8/8/8/8/3R2K1 b - - - 0 1\ta6a5 d1d8\n";
    let (home, files, days) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"), Days::new());
    let path = files.path().join("mine.tsv");
    fs::write(&path, OWN).expect("written");
    let mut screen = days.window(home.path());
    begin(&mut screen, "shogi");
    play(&mut screen, "a3a4");
    let before = screen.state().game_text();
    let ctx = screen.ctx.clone();
    screen.state_mut().open_file(&ctx, path);
    asked(&mut screen);
    click(&mut screen, "Show the solution");
    until(&mut screen, "the solution has been shown", |screen| trial(screen).is_over());
    assert!(has(&screen, "Comes back in 10 minutes."));
    drop(screen);
    drop(files);
    days.pass(10 * MINUTE);
    let mut screen = days.window(home.path());
    practise(&mut screen);
    asked(&mut screen);
    assert_eq!((trial(&screen).puzzle.id.as_str(), trial(&screen).game()), ("back", CHESS));
    press(&mut screen, "d1");
    press(&mut screen, "d8");
    assert!(has(&screen, "Solved!") && has(&screen, "Comes back in one day."));
    key(&mut screen, Modifiers::NONE, Key::Enter);
    assert_eq!(screen.state().game_text(), before);
}

#[test]
fn with_nothing_due_there_is_a_way_to_puzzles_and_lessons() {
    let (home, days) = (tempfile::tempdir().expect("a folder"), Days::new());
    let mut screen = days.window(home.path());
    begin(&mut screen, CHESS);
    practise(&mut screen);
    screen.run_steps(8);
    assert!(has(&screen, "Nothing to practise yet."));
    click(&mut screen, "Lessons");
    assert!(screen.state().app().learning().is_some());
    key(&mut screen, Modifiers::NONE, Key::Escape);
    key(&mut screen, Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::R);
    screen.run_steps(8);
    click(&mut screen, "Puzzles");
    asked(&mut screen);
    assert_eq!(trial(&screen).game(), CHESS);
}

#[test]
fn the_game_that_waits_is_kept_and_comes_back_by_keys() {
    let (home, days) = (tempfile::tempdir().expect("a folder"), Days::new());
    let mut screen = days.window(home.path());
    begin(&mut screen, CHESS);
    open_lessons(&mut screen);
    open_lesson(&mut screen, "The pieces: Knight");
    for _ in 0..2 {
        key(&mut screen, Modifiers::NONE, Key::H);
        until(&mut screen, "a hint is there", |screen| exercise(screen).hint().is_some());
    }
    solve_by_clicks(&mut screen);
    key(&mut screen, Modifiers::NONE, Key::Escape);
    key(&mut screen, Modifiers::NONE, Key::Escape);
    begin(&mut screen, "shogi");
    play(&mut screen, "a3a4");
    let before = screen.state().game_text();
    days.pass(10 * MINUTE);
    key(&mut screen, Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::R);
    until(&mut screen, "the exercise is there", |screen| screen.state().app().exercise().is_some());
    assert_eq!(screen.state().app().variant().id, CHESS);
    drop(screen);
    let mut screen = days.window(home.path());
    assert_eq!(screen.state().game_text(), before, "the program ended while something was practised");
    key(&mut screen, Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::R);
    until(&mut screen, "the exercise is there", |screen| screen.state().app().exercise().is_some());
    key(&mut screen, Modifiers::NONE, Key::Escape);
    assert_eq!(screen.state().game_text(), before);
    assert_eq!(due(&screen), 1, "what was left is still due");
    // A new game in the middle of it takes the place of the game that waits, which can be brought back.
    key(&mut screen, Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::R);
    begin(&mut screen, "xiangqi");
    assert!(!screen.state().app().practises());
    screen.state_mut().act(AppAction::Undo);
    screen.run_steps(3);
    assert_eq!(screen.state().game_text(), before);
}

#[test]
fn what_is_there_no_longer_is_passed_over_and_a_damaged_file_is_put_aside() {
    let (home, days) = (tempfile::tempdir().expect("a folder"), Days::new());
    let file = home.path().join("data/practice.ron");
    fs::create_dir_all(home.path().join("data")).expect("a folder");
    let card = |item: &str| format!("(item: {item}, stability: 1.0, difficulty: 5.0, due: 5, tries: [])");
    let exercise = |game: &str, lesson: &str| card(&format!("Exercise(game: \"{game}\", lesson: \"{lesson}\", exercise: 0)"));
    let mistake = "Mistake((game: \"fide-chess\", position: \"nothing\", played: \"a1a2\", line: [], depth: 1, best: Centipawns(0), worth: Centipawns(0)))";
    let cards = [exercise("gone", "piece N"), exercise(CHESS, "piece of nothing"), card(mistake)].join(", ");
    fs::write(&file, format!("(format: \"nestmate practice\", version: 1, cards: [{cards}])")).expect("written");
    let mut screen = days.window(home.path());
    begin(&mut screen, CHESS);
    assert_eq!(due(&screen), 2, "a game that there is not is not counted");
    screen.state_mut().act(AppAction::Practise(PracticeStep::Begin));
    until(&mut screen, "all is passed over", |screen| !screen.state().app().practises());
    assert_eq!(due(&screen), 0);
    assert_eq!(screen.state().app().variant().id, CHESS);
    drop(screen);
    assert!(fs::read_to_string(&file).is_ok_and(|text| text.contains("piece of nothing")), "nothing of it is lost");
    fs::write(&file, "(format: \"nestmate practice\", version: 1, cards: [(").expect("written");
    let screen = days.window(home.path());
    assert!(has(&screen, "Your practice could not be read"));
    let names = fs::read_dir(home.path().join("data")).expect("a folder").map(|entry| entry.expect("readable").file_name());
    assert_eq!(names.filter(|name| name.to_string_lossy().starts_with("practice")).count(), 1, "the broken file is kept");
    assert!(!file.exists());
}
