//! Puzzles: solved by clicks and keys, with wrong moves, hints and the solution; they come as one likes them, and the game waits.

use std::fs;
use std::path::{Path, PathBuf};

use egui::accesskit::Role;
use egui::{Key, Modifiers, Rect};
use egui_kittest::kittest::Queryable;
use nestmate::{
    Aim, AppAction, Fold, OpenedPuzzle, Puzzle, PuzzleFile, PuzzleTheme, See, Shell, Train, Trial, TrialStanding, shipped_puzzles,
    write_puzzles,
};
use nestmate_core::position::move_text;
use nestmate_core::rules::{legal_moves, start};
use nestmate_core::variant::Side;

use crate::common::game;
use crate::common::window::{Screen, begin, begun, click, click_first, has, key, play, press, resumed, screen_of, until, write};

const CHESS: &str = "fide-chess";

/// A mate in two on the last rank; a mate with the Queen, where the Rook mates as well; and one in which Black mates.
const OWN: &str = "# Nestmate puzzles 1 fide-chess\n\
    two\t2\tmate-in-2 sacrifice short\t1r4k1/5ppp/p7/8/8/8/3R1PPP/3R2K1 b - - - 0 1\ta6a5 d2d8 b8d8 d1d8\n\
    one\t3\tmate-in-1 one-move\tk7/4p3/1K6/8/8/8/8/2Q4R b - - - 0 1\te7e6 c1c8\n\
    black\t6\tmate-in-1 one-move\trnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w - a1,a8,e1,e8,h1,h8 - 0 2\tg2g4 d8h4\n";

/// A window in which two people have begun a game of chess.
fn chess() -> Screen {
    let mut screen = screen_of(Shell::new(nestmate::library()).expect("the shipped games can be played"));
    begin(&mut screen, CHESS);
    play(&mut screen, "e2e4 e7e5 g1f3");
    screen
}

/// A file of puzzles in a folder that is gone with what is given back.
fn file(text: &str) -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("mine.tsv");
    fs::write(&path, text).expect("written");
    (folder, path)
}

/// Opens a file of puzzles, and waits until a move is wanted.
fn open(screen: &mut Screen, path: &Path) {
    let ctx = screen.ctx.clone();
    screen.state_mut().open_file(&ctx, path.to_owned());
    asked(screen);
}

fn trial(screen: &Screen) -> &Trial {
    screen.state().app().trial().expect("a puzzle is on the board")
}

/// Waits until a move is wanted.
fn asked(screen: &mut Screen) {
    let asks = |screen: &Screen| screen.state().app().trial().is_some_and(|trial| trial.standing == TrialStanding::Asked);
    until(screen, "a move is wanted", asks);
}

/// Begins one of the puzzles of the file.
fn begin_puzzle(screen: &mut Screen, id: &str) {
    let is_read = |screen: &Screen| screen.state().app().trainer().puzzles.iter().any(|puzzle| puzzle.id == id);
    until(screen, "the puzzle has been read", is_read);
    screen.state_mut().act(AppAction::Train(Train::Puzzle(CHESS.to_owned(), id.to_owned())));
    asked(screen);
}

/// Chooses in one of the lists above the puzzle.
fn choose(screen: &mut Screen, list: &'static str, choice: &'static str) {
    click_first(screen, list);
    screen.run_steps(4);
    click_first(screen, choice);
    screen.run_steps(4);
}

/// How many puzzles there are, and how many have been solved without help.
fn counts(screen: &Screen) -> (usize, usize) {
    let (app, trainer) = (screen.state().app(), screen.state().app().trainer());
    (trainer.puzzles.len(), app.puzzle_scores().solved(&trainer.game))
}

fn streak(screen: &Screen) -> (u32, u32) {
    screen.state().app().puzzle_scores().streak()
}

#[test]
fn a_puzzle_is_solved_by_clicks_and_the_game_stays_as_it_was() {
    let (_folder, path) = file(OWN);
    let mut screen = chess();
    let before = (screen.state().game_text(), screen.state().app().serial());
    open(&mut screen, &path);
    begin_puzzle(&mut screen, "two");
    assert!(has(&screen, "White to move: find the mate.") && !has(&screen, "Mate in 2 ·"), "its length gives much away");
    press(&mut screen, "d2");
    press(&mut screen, "d8");
    assert!(has(&screen, "Right.") && trial(&screen).standing == TrialStanding::Coming);
    press(&mut screen, "d1");
    press(&mut screen, "d5");
    assert_eq!(screen.state().app().game().ply(), 2, "nothing can be moved until the reply has come");
    asked(&mut screen);
    assert!(has(&screen, "Right. White to move again"));
    press(&mut screen, "d1");
    press(&mut screen, "d8");
    assert!(has(&screen, "Solved!") && has(&screen, "Level 2 of 8") && has(&screen, "Themes: Mate in 2, Sacrifice"));
    assert!(!has(&screen, "Rematch"), "no game has ended");
    assert_eq!((streak(&screen), has(&screen, "In a row: 1 (best 1)")), ((1, 1), true));
    // The line can be stepped through.
    key(&mut screen, Modifiers::NONE, Key::ArrowLeft);
    key(&mut screen, Modifiers::NONE, Key::ArrowLeft);
    assert_eq!(screen.state().app().game().ply(), 2);
    click(&mut screen, "Next puzzle");
    asked(&mut screen);
    assert_ne!(trial(&screen).puzzle.id.as_str(), "two");
    click(&mut screen, "Back to the game");
    let app = screen.state().app();
    assert!(app.trial().is_none());
    assert_eq!((screen.state().game_text(), app.serial()), before, "the same game");
    assert_eq!(streak(&screen), (1, 1), "what was not tried is not noted");
    play(&mut screen, "b8c6");
    assert_eq!(screen.state().app().game().ply(), 4, "the game goes on");
}

#[test]
fn a_wrong_move_is_refuted_and_taken_back() {
    let (_folder, path) = file(OWN);
    let mut screen = chess();
    open(&mut screen, &path);
    begin_puzzle(&mut screen, "two");
    press(&mut screen, "d2");
    press(&mut screen, "d7");
    assert!(has(&screen, "d2d7 is not the move"));
    until(&mut screen, "the answer is told", |screen| has(screen, "d2d7 is not the move: Black answers "));
    until(&mut screen, "it is taken back", |screen| screen.state().app().previewed().is_none());
    assert_eq!(screen.state().app().game().ply(), 1);
    assert!(has(&screen, "d2d7 is not the move"), "it stays to be read");
    press(&mut screen, "d2");
    press(&mut screen, "d8");
    asked(&mut screen);
    press(&mut screen, "d1");
    press(&mut screen, "d8");
    assert!(has(&screen, "Solved, but not with the first move.") && streak(&screen) == (0, 0));
    click(&mut screen, "Again");
    asked(&mut screen);
    assert_eq!((trial(&screen).puzzle.id.as_str(), screen.state().app().game().ply()), ("two", 1));
}

#[test]
fn another_mate_is_right_too() {
    let (_folder, path) = file(OWN);
    let mut screen = chess();
    open(&mut screen, &path);
    begin_puzzle(&mut screen, "one");
    press(&mut screen, "h1");
    press(&mut screen, "h8");
    assert!(has(&screen, "Solved: this wins at once, too.") && streak(&screen) == (1, 1));
}

#[test]
fn hints_tell_the_piece_and_then_its_move_and_the_solution_plays_itself() {
    let (_folder, path) = file(OWN);
    let mut screen = chess();
    open(&mut screen, &path);
    begin_puzzle(&mut screen, "two");
    let from = game(CHESS).board.grid.parse("d2");
    click(&mut screen, "Hint");
    assert!(has(&screen, "Move the Rook on d2.") && screen.state().app().scene().pointed_out == Vec::from_iter(from));
    assert!(screen.state().app().scene().arrows.is_empty());
    key(&mut screen, Modifiers::NONE, Key::H);
    assert!(has(&screen, "Play d2d8.") && screen.state().app().scene().arrows.len() == 1);
    click(&mut screen, "Show the solution");
    until(&mut screen, "it has been shown", |screen| trial(screen).standing == TrialStanding::Shown);
    assert_eq!(screen.state().app().game().ply(), 4);
    assert!(has(&screen, "That was the solution.") && streak(&screen) == (0, 0));
    assert_eq!(counts(&screen), (3, 0));
}

#[test]
fn everything_can_be_done_with_the_keyboard() {
    let (_folder, path) = file(OWN);
    let mut screen = chess();
    key(&mut screen, Modifiers::COMMAND, Key::T);
    asked(&mut screen);
    assert_eq!(trial(&screen).game(), CHESS, "puzzles of the game on the board");
    open(&mut screen, &path);
    begin_puzzle(&mut screen, "black");
    assert!(screen.state().app().is_flipped() && trial(&screen).solver() == Side::Black, "the solver is at the bottom");
    key(&mut screen, Modifiers::NONE, Key::Slash);
    write(&mut screen, "d8h4");
    key(&mut screen, Modifiers::NONE, Key::Enter);
    assert!(has(&screen, "Solved!"));
    screen.get_by_role_and_label(Role::Button, "Next puzzle").focus();
    key(&mut screen, Modifiers::NONE, Key::Enter);
    asked(&mut screen);
    assert_ne!(trial(&screen).puzzle.id.as_str(), "black");
    key(&mut screen, Modifiers::NONE, Key::Escape);
    assert!(screen.state().app().trial().is_none(), "Esc leads back to the game");
    assert_eq!(screen.state().app().game().ply(), 3);
}

#[test]
fn puzzles_come_with_a_theme_and_as_hard_as_one_likes() {
    let (_folder, path) = file(OWN);
    let mut screen = chess();
    open(&mut screen, &path);
    assert_eq!(trial(&screen).puzzle.id.as_str(), "one", "the nearest to the rating that one begins with");
    choose(&mut screen, "Difficulty: ", "Harder");
    asked(&mut screen);
    assert_eq!((trial(&screen).puzzle.id.as_str(), screen.state().app().trainer().aim), ("black", Aim::Harder));
    choose(&mut screen, "Theme: ", "Mate in 2 (1)");
    asked(&mut screen);
    assert_eq!((trial(&screen).puzzle.id.as_str(), trial(&screen).puzzle.themes[0]), ("two", PuzzleTheme::MateIn(2)));
    choose(&mut screen, "Game: ", "Chess (0 of ");
    asked(&mut screen);
    assert_eq!(screen.state().app().trainer().file, None, "those that the program came with");
}

#[test]
fn a_puzzle_becomes_a_game_to_be_analysed() {
    let (_folder, path) = file(OWN);
    let mut screen = chess();
    let before = screen.state().game_text();
    open(&mut screen, &path);
    begin_puzzle(&mut screen, "one");
    press(&mut screen, "c1");
    press(&mut screen, "c8");
    click(&mut screen, "Analyse");
    let app = screen.state().app();
    assert!(app.trial().is_none() && app.analysis().on);
    assert_eq!(app.game().ply(), 2);
    screen.state_mut().act(AppAction::Undo);
    screen.run_steps(3);
    assert_eq!(screen.state().game_text(), before, "the game that waited can be brought back");
}

#[test]
fn the_program_keeps_the_game_and_the_score_but_no_puzzle() {
    let (_folder, path) = file(OWN);
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = begun(home.path(), CHESS);
    play(&mut screen, "e2e4 e7e5");
    let before = screen.state().game_text();
    open(&mut screen, &path);
    begin_puzzle(&mut screen, "one");
    press(&mut screen, "c1");
    press(&mut screen, "c8");
    assert!(has(&screen, "Solved!"));
    drop(screen);
    let mut screen = resumed(home.path());
    assert_eq!(screen.state().game_text(), before, "the game is as it was");
    assert_eq!((streak(&screen), screen.state().app().replaced().len()), ((1, 1), 0));
    open(&mut screen, &path);
    assert_eq!(counts(&screen), (3, 1));
    assert_ne!(trial(&screen).puzzle.id.as_str(), "one", "it comes after those that were not solved");
}

#[test]
fn a_file_that_is_wrong_is_told_and_changes_nothing() {
    let wrong = [
        (OWN.replace("\t2\t", "\tnine\t"), "line 2: ‘nine’ is not a level"),
        (OWN.replace("fide-chess", "no-such-game"), "no-such-game"),
        (
            "# Nestmate puzzles 1 fide-chess\nx\t1\t\t8/8/8/8/8/8/8/8 w - - - 0 1\te2e4 e7e5\n".to_owned(),
            "has no puzzles that can be played",
        ),
        ("# Nestmate puzzles 1 fide-chess\n".to_owned(), "it is empty"),
        ("# Nestmate puzzles 7 fide-chess\n".to_owned(), "version 7"),
    ];
    let mut screen = chess();
    for (text, told) in wrong {
        let (_folder, path) = file(&text);
        let ctx = screen.ctx.clone();
        screen.state_mut().open_file(&ctx, path);
        until(&mut screen, told, |screen| has(screen, told));
        key(&mut screen, Modifiers::NONE, Key::Escape);
        assert!(screen.state().app().trial().is_none() && screen.state().app().game().ply() == 3);
    }
}

/// A puzzle of a game that is not worth solving: the first moves on one lattice that can be made.
fn inside(fold: &Fold, id: &str) -> PuzzleFile {
    let variant = game(id);
    let (mut position, mut moves) = (start(&variant).expect("a start"), Vec::new());
    let text = position.text(&variant);
    for _ in 0..2 {
        let own = |mv: &nestmate_core::position::Move| {
            fold.cells.contains(mv.from())
                && fold.cells.contains(mv.to())
                && variant.layer_of_piece(position.at(mv.from()).kind(), mv.from()) == Some(fold.layer)
        };
        let mv = legal_moves(&position, &variant).into_iter().find(own).expect("a move");
        moves.push(move_text(&variant, mv));
        position.play(&variant, mv);
    }
    PuzzleFile { game: id.to_owned(), puzzles: vec![Puzzle::new(1, Vec::new(), text, moves)] }
}

#[test]
fn a_puzzle_inside_one_game_begins_folded_to_it() {
    let id = "nested-chess-a";
    let mut screen = chess();
    begin(&mut screen, id);
    let fold = screen.state().app().ways_to_fold().into_iter().next().expect("it folds");
    begin(&mut screen, CHESS);
    let puzzles = inside(&fold, id);
    let (_folder, path) = file(&write_puzzles(&puzzles));
    open(&mut screen, &path);
    let app = screen.state().app();
    let folded = app.fold().expect("the board is folded");
    assert_eq!(app.variant().id, id);
    let OpenedPuzzle { moves, .. } = puzzles.puzzles[0].opened(app.variant()).expect("it can be played");
    screen.state_mut().act(AppAction::See(See::Fold(None)));
    screen.run_steps(3);
    assert!(screen.state().app().fold().is_none(), "and can be unfolded");
    screen.state_mut().act(AppAction::See(See::Fold(Some(folded.layer))));
    for cell in [moves[1].from(), moves[1].to()] {
        screen.state_mut().act(AppAction::Press(cell));
        screen.run_steps(2);
    }
    assert!(has(&screen, "Solved!"));
    key(&mut screen, Modifiers::NONE, Key::Escape);
    let app = screen.state().app();
    assert!(app.fold().is_none() && app.variant().id == CHESS, "how the game is seen is its own");
}

#[test]
fn everything_is_in_reach_in_a_small_window() {
    let id = "nested-chess-a";
    let mut screen = chess();
    begin(&mut screen, id);
    let fold = screen.state().app().ways_to_fold().into_iter().next().expect("it folds");
    let (_folder, path) = file(&write_puzzles(&inside(&fold, id)));
    let size = egui::Vec2::new(1024.0, 560.0);
    screen.set_size(size);
    open(&mut screen, &path);
    let window = Rect::from_min_size(egui::Pos2::ZERO, size).expand(0.5);
    for name in ["Hint", "Show the solution", "Skip", "Back to the game", "Open file…"] {
        let rect = screen.get_by_role_and_label(Role::Button, name).rect();
        assert!(window.contains_rect(rect) && rect.is_positive(), "{name} {rect}");
    }
}

#[test]
fn shipped_puzzles_of_every_game_open() {
    let mut screen = chess();
    let games: Vec<String> = screen.state().app().puzzle_games().map(|game| game.0.to_owned()).collect();
    assert!(!games.is_empty());
    for id in games {
        screen.state_mut().act(AppAction::Train(Train::Game(id.clone())));
        asked(&mut screen);
        assert_eq!((trial(&screen).game(), &screen.state().app().variant().id), (id.as_str(), &id));
        assert!(shipped_puzzles(&id).is_some_and(|text| text.contains(trial(&screen).puzzle.id.as_str())));
    }
    screen.state_mut().act(AppAction::Train(Train::Game("no-such-game".to_owned())));
    screen.run_steps(3);
    assert!(has(&screen, "There are no puzzles of this kind."));
}
