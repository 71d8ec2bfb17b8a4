//! The user's own games: kept when they end or are saved, found by what is known of them and by position, opened, imported, exported,
//! deleted; and how they went on from a position.

use std::fs;
use std::path::Path;
use std::time::Duration;

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use nestmate::{AppAction, Edit, Machine, Mark};

use crate::common::window::{
    OWN_GAMES, Screen, begin, begun, click, click_first, draw, has, key, open, place, play, press, replace, resumed, until, write,
};

const MATE: &str = "f2f3 e7e5 g2g4 d8h4";

const OPEN: (Modifiers, Key) = OWN_GAMES;

/// Three games, of which one cannot be read and two are the same.
const GAMES: &str = "[Event \"One\"]\n[White \"Ada\"]\n[Black \"Grace\"]\n[Date \"2019.05.01\"]\n[Result \"1-0\"]\n\n1. e4 e5 {a solid reply} 2. Nf3 1-0\n\n\
    [Event \"Two\"]\n[White \"Emmy\"]\n[Black \"Sofia\"]\n[Result \"1/2-1/2\"]\n\n1. e5 1/2-1/2\n\n\
    [Event \"Three\"]\n[White \"Emmy\"]\n[Black \"Ada\"]\n[Date \"2020.05.01\"]\n[Result \"0-1\"]\n\n1. d4 d5 0-1\n\n\
    [Event \"One\"]\n[White \"Ada\"]\n[Black \"Grace\"]\n[Date \"2019.05.01\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 1-0\n";

/// A window in which a chess game between two people has just ended.
fn mated(home: &Path) -> Screen {
    let mut screen = begun(home, "fide-chess");
    play(&mut screen, MATE);
    screen
}

/// Opens the list once it has this many games.
fn list(screen: &mut Screen, count: &'static str) {
    open(screen, OPEN);
    until(screen, count, |screen| has(screen, count));
}

/// Chooses in one of the lists above the games.
fn choose(screen: &mut Screen, list: &'static str, choice: &str) {
    click_first(screen, list);
    screen.run_steps(4);
    click(screen, choice);
}

fn import(screen: &mut Screen, path: &Path, text: &str) {
    fs::write(path, text).expect("written");
    click(screen, "Import…");
    write(screen, &path.display().to_string());
    key(screen, Modifiers::NONE, Key::Enter);
}

#[test]
fn a_game_that_ends_is_found_by_its_position_opened_and_exported() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = mated(home.path());
    list(&mut screen, "1 game");
    assert!(has(&screen, "– – –, 0–1, Chess") && has(&screen, "Your games stay on this computer"));
    key(&mut screen, Modifiers::NONE, Key::Escape);
    // It is there after a new start, too.
    drop(screen);
    let mut screen = begun(home.path(), "fide-chess");
    play(&mut screen, "f2f3 e7e5");
    list(&mut screen, "1 game");
    choose(&mut screen, "Position:", "Position on the board");
    until(&mut screen, "it is found", |screen| has(screen, "– – –, 0–1, Chess") && has(screen, "Position: Position on the board"));
    key(&mut screen, Modifiers::NONE, Key::Enter);
    until(&mut screen, "it is open where it was found", |screen| {
        let game = screen.state().app().game();
        (game.ply(), game.line().len()) == (2, 4)
    });
    assert!(!has(&screen, "Your games stay"), "the list is closed");
    // The game that was on the board can be brought back, as after any file.
    assert!(screen.state().app().can_undo());
    // Saved without a file it goes back to where it came from.
    screen.state_mut().act(AppAction::Edit(None, Edit::Comment { before: String::new(), after: "the first mistake".to_owned() }));
    key(&mut screen, Modifiers::COMMAND, Key::S);
    until(&mut screen, "it is saved", |screen| has(screen, "Saved in My games."));
    list(&mut screen, "1 game");
    write(&mut screen, "mistake");
    until(&mut screen, "it is found by the comment", |screen| {
        !screen.state().app().own_games().is_looking() && has(screen, "– – –, 0–1, Chess")
    });
    key(&mut screen, Modifiers::NONE, Key::Escape);
    // From a larger board, with the pointer on a cell that the other has not.
    begin(&mut screen, "sfhiodgei");
    let corner = place(&screen, "q17 ");
    screen.hover_at(corner);
    screen.run_steps(3);
    open(&mut screen, OPEN);
    key(&mut screen, Modifiers::NONE, Key::Enter);
    until(&mut screen, "it is open again", |screen| screen.state().app().variant().id == "fide-chess");
    open(&mut screen, OPEN);
    click(&mut screen, "Export…");
    let path = home.path().join("mine.pgn");
    key(&mut screen, Modifiers::COMMAND, Key::A);
    write(&mut screen, &path.display().to_string());
    key(&mut screen, Modifiers::NONE, Key::Enter);
    until(&mut screen, "it is written", |_| {
        fs::read_to_string(&path).is_ok_and(|text| text.contains("1. f3 e5 {the first mistake} 2. g4 Qh4# 0-1"))
    });
}

/// Opened from the list, a game has its marks again, also when the program has been started anew; another one of the same rules has none.
#[test]
fn what_a_review_found_is_there_when_its_game_is_opened_again() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = mated(home.path());
    let quick = Machine { review: Duration::from_millis(30), table: 4, ..Machine::default() };
    screen.state_mut().act(AppAction::SetMachine(quick));
    screen.state_mut().act(AppAction::Review);
    until(&mut screen, "the review is over", |screen| screen.state().app().review_progress().is_none());
    let blunders = |screen: &Screen| {
        let app = screen.state().app();
        app.game().line().into_iter().filter(|&node| app.judge().mark(node) == Some(Mark::Blunder)).count()
    };
    assert_eq!(blunders(&screen), 1);
    begin(&mut screen, "fide-chess");
    play(&mut screen, "f2f3 e7e5 g2g4");
    assert_eq!(blunders(&screen), 0, "nobody has reviewed this one");
    let reopen = |screen: &mut Screen| {
        list(screen, "1 game");
        key(screen, Modifiers::NONE, Key::Enter);
        until(screen, "it is open again", |screen| screen.state().app().game().line().len() == 4);
    };
    reopen(&mut screen);
    assert_eq!(blunders(&screen), 1);
    drop(screen);
    let mut screen = resumed(home.path());
    assert_eq!(blunders(&screen), 1, "with the game that was open");
    begin(&mut screen, "fide-chess");
    drop(screen);
    let mut screen = resumed(home.path());
    reopen(&mut screen);
    assert_eq!(blunders(&screen), 1, "with the game in the list");
    let file = home.path().join("reviewed.nestmate");
    screen.state_mut().act(AppAction::Save(file.clone()));
    until(&mut screen, "it is saved", |screen| screen.state().app().file() == Some(&file));
    let elsewhere = tempfile::tempdir().expect("a folder");
    let mut screen = begun(elsewhere.path(), "fide-chess");
    open(&mut screen, (Modifiers::COMMAND, Key::O));
    write(&mut screen, &file.display().to_string());
    key(&mut screen, Modifiers::NONE, Key::Enter);
    until(&mut screen, "it is open", |screen| screen.state().app().game().line().len() == 4);
    assert_eq!(blunders(&screen), 1, "with the file of the game");
}

#[test]
fn games_are_imported_once_found_deleted_and_brought_back() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = resumed(home.path());
    open(&mut screen, OPEN);
    until(&mut screen, "there is nothing", |screen| has(screen, "No finished or saved games yet."));
    assert!(!has(&screen, "0 games"), "which the unfinished ones above would belie");
    import(&mut screen, &home.path().join("many.pgn"), GAMES);
    until(&mut screen, "they are there", |screen| has(screen, "2 games"));
    assert!(has(&screen, "Emmy – Ada, 0–1") && has(&screen, "Ada – Grace, 1–0"));
    // By words of comments, by players, by result.
    for (field, text, found) in [(0, "solid", "Ada – Grace"), (1, "emmy", "Emmy – Ada")] {
        (0..field).for_each(|_| key(&mut screen, Modifiers::NONE, Key::Tab));
        write(&mut screen, text);
        until(&mut screen, found, |screen| has(screen, "1 of 2 games") && has(screen, found));
        key(&mut screen, Modifiers::COMMAND, Key::A);
        key(&mut screen, Modifiers::NONE, Key::Backspace);
        until(&mut screen, "all are there again", |screen| has(screen, "Emmy – Ada") && has(screen, "Ada – Grace"));
    }
    choose(&mut screen, "Result:", "White won");
    until(&mut screen, "one is found", |screen| has(screen, "1 of 2 games"));
    click(&mut screen, "Delete");
    until(&mut screen, "it is gone", |screen| has(screen, "No games match."));
    click(&mut screen, "Undo delete");
    until(&mut screen, "it is back", |screen| has(screen, "1 of 2 games"));
    choose(&mut screen, "Result:", "Any result");
    until(&mut screen, "all are there again", |screen| has(screen, "Emmy – Ada"));
    // The same file once more adds nothing.
    import(&mut screen, &home.path().join("many.pgn"), GAMES);
    until(&mut screen, "it is over", |screen| screen.state().app().own_games().importing().is_none() && has(screen, "2 games"));
    // What could not be read is told once, with its place in the file.
    click(&mut screen, "One passage could not be read. Show it.");
    screen.run_steps(6);
    assert!(has(&screen, "many.pgn:14") && has(&screen, "e5"), "{:?}", screen.state().app().own_games().problems);
    click(&mut screen, "Back to the list");
    assert!(has(&screen, "2 games"));
    // Sorted by a click, gone through by keys, both exported.
    click(&mut screen, "Sort by White");
    until(&mut screen, "they are sorted", |screen| !screen.state().app().own_games().is_looking());
    key(&mut screen, Modifiers::SHIFT, Key::ArrowDown);
    until(&mut screen, "both are chosen", |screen| has(screen, "2 games selected"));
    click(&mut screen, "Export…");
    assert!(has(&screen, "Export 2 games"));
    let path = home.path().join("both.nestmate");
    key(&mut screen, Modifiers::COMMAND, Key::A);
    write(&mut screen, &path.display().to_string());
    key(&mut screen, Modifiers::NONE, Key::Enter);
    until(&mut screen, "they are written", |_| fs::read_to_string(&path).is_ok_and(|text| text.matches("format:").count() == 2));
}

#[test]
fn a_saved_game_is_kept_and_goes_on_as_the_same() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = begun(home.path(), "fide-chess");
    play(&mut screen, "f2f3 e7e5");
    screen.state_mut().act(AppAction::Save(home.path().join("game.pgn")));
    list(&mut screen, "1 game");
    assert!(has(&screen, "*, Chess") && has(&screen, "1 move"));
    drop(screen);
    let mut screen = resumed(home.path());
    play(&mut screen, "g2g4 d8h4");
    until(&mut screen, "it has ended", |screen| screen.state().app().game().outcome().is_some());
    list(&mut screen, "1 game");
    until(&mut screen, "it is the same game", |screen| has(screen, "0–1, Chess") && has(screen, "2 moves"));
}

#[test]
fn a_lattice_is_searched_alone() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = resumed(home.path());
    let moves = |screen: &mut Screen, numbers: &[usize]| {
        for &number in numbers {
            let mv = screen.state().app().game().legal()[number];
            screen.state_mut().act(AppAction::Play(mv));
            screen.run_steps(2);
        }
    };
    begin(&mut screen, "sfhiodgei");
    moves(&mut screen, &[0, 0]);
    screen.state_mut().act(AppAction::Resign);
    // The start itself: whole it is that of every game, and so is each lattice.
    begin(&mut screen, "sfhiodgei");
    list(&mut screen, "1 game");
    let folds = screen.state().app().ways_to_fold();
    let variant = screen.state().app().variant().clone();
    for fold in &folds {
        let choice = format!("{} position on the board", fold.name(&variant));
        choose(&mut screen, "Position:", &choice);
        until(&mut screen, "it is found", |screen| has(screen, "sFhIoDgEi, 20") && has(screen, &format!("Position: {choice}")));
    }
    key(&mut screen, Modifiers::NONE, Key::Escape);
    // After the same first move the whole position is found, and after another one only the lattices that it left alone.
    let last = screen.state().app().game().legal().len() - 1;
    moves(&mut screen, &[last]);
    let (mut found, mut missed) = (0, 0);
    for fold in &folds {
        open(&mut screen, OPEN);
        choose(&mut screen, "Position:", &format!("{} position on the board", fold.name(&variant)));
        until(&mut screen, "the search is over", |screen| !screen.state().app().own_games().is_looking());
        screen.run_steps(3);
        if has(&screen, "No games match.") {
            missed += 1;
        } else {
            found += 1;
        }
        key(&mut screen, Modifiers::NONE, Key::Escape);
    }
    assert!(found > 0 && missed > 0, "{found} found, {missed} missed");
}

#[test]
fn a_damaged_database_is_put_aside_and_made_anew() {
    let home = tempfile::tempdir().expect("a folder");
    let data = home.path().join("data");
    fs::create_dir_all(&data).expect("made");
    fs::write(data.join("games.sqlite"), "no database ".repeat(100)).expect("written");
    let mut screen = mated(home.path());
    until(&mut screen, "it is told", |screen| has(screen, "The database of your games was damaged. None of its games could be read"));
    list(&mut screen, "1 game");
    assert!(fs::read(data.join("games.unreadable-1.sqlite")).is_ok_and(|kept| kept.starts_with(b"no database")));
}

#[test]
fn without_a_database_the_game_goes_on() {
    let home = tempfile::tempdir().expect("a folder");
    fs::create_dir_all(home.path().join("data/games.sqlite")).expect("made");
    let mut screen = mated(home.path());
    until(&mut screen, "it is told", |screen| has(screen, "My games cannot be used: the database is not a file."));
    until(&mut screen, "the game has ended", |screen| has(screen, "Checkmate"));
    open(&mut screen, OPEN);
    assert!(has(&screen, "My games cannot be used"));
    key(&mut screen, Modifiers::NONE, Key::Escape);
    begin(&mut screen, "fide-chess");
    press(&mut screen, "e2");
    press(&mut screen, "e4");
    assert_eq!(screen.state().app().game().ply(), 1);
}

#[test]
fn the_explorer_counts_moves_and_plays_them() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = resumed(home.path());
    // Two ways to the same position.
    for moves in ["f2f3 a7a6 g2g4 e7e5 h2h3 d8h4", "g2g4 a7a6 f2f3 e7e5 h2h3 d8h4"] {
        begin(&mut screen, "fide-chess");
        play(&mut screen, moves);
    }
    begin(&mut screen, "fide-chess");
    click(&mut screen, "Explorer");
    click(&mut screen, "My games");
    until(&mut screen, "both first moves are there", |screen| has(screen, "Play f2f3: 1 game") && has(screen, "Play g2g4: 1 game"));
    play(&mut screen, "f2f3");
    until(&mut screen, "one of them was played there", |screen| has(screen, "Play a7a6: 1 game"));
    click_first(&mut screen, "Play a7a6");
    assert_eq!(screen.state().app().game().ply(), 2);
    // What the pointer is on is shown on the board, so it goes to the board for the next move.
    let board = place(&screen, "g2 ");
    screen.hover_at(board);
    screen.run_steps(3);
    play(&mut screen, "g2g4 e7e5 h2h3");
    until(&mut screen, "both games came here", |screen| has(screen, "Play d8h4: 2 games, White won 0%, drawn 0%, Black won 100%"));
    play(&mut screen, "b7b6");
    until(&mut screen, "no game came here", |screen| has(screen, "None of your games has reached this position."));
}

#[test]
fn the_explorer_counts_games_that_ship_with_the_program_too() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = begun(home.path(), "fide-chess");
    play(&mut screen, MATE);
    begin(&mut screen, "fide-chess");
    click(&mut screen, "Explorer");
    let rows = |screen: &Screen| {
        screen.query_all_by(|node| node.label().is_some_and(|label| label.starts_with("Play ") && label.contains(": "))).count()
    };
    until(&mut screen, "all moves are there", |screen| has(screen, "Play f2f3: 1 game, White won 0%, drawn 0%, Black won 100%, last 20"));
    assert!(rows(&screen) > 2, "{} moves", rows(&screen));
    click(&mut screen, "Self-play");
    until(&mut screen, "those of the program have no day", |screen| rows(screen) > 1 && !has(screen, "last 20"));
    click(&mut screen, "My games");
    until(&mut screen, "only one’s own is there", |screen| rows(screen) == 1);
    // Folded, they are those of the lattice alone.
    begin(&mut screen, "sfhiodgei");
    click(&mut screen, "Self-play");
    key(&mut screen, Modifiers::SHIFT, Key::Num2);
    screen.run_steps(40);
    until(&mut screen, "the lattice has its own", |screen| has(screen, "Played from this") && rows(screen) > 1);
}

#[test]
fn games_are_found_by_material_and_opened_where_it_first_stands() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = mated(home.path());
    begin(&mut screen, "fide-chess");
    play(&mut screen, "e2e4 d7d5 e4d5 d8d5 b1c3 d5e5 d1e2 e5e2 g1e2");
    screen.state_mut().act(AppAction::Resign);
    list(&mut screen, "2 games");
    (0..2).for_each(|_| key(&mut screen, Modifiers::NONE, Key::Tab));
    write(&mut screen, "qrrbb2n8x");
    let why = "Material, character 9: ‘x’ is not a piece of Chess. Its pieces are K Q R B N P.";
    until(&mut screen, "it is told why", |screen| has(screen, why));
    assert!(has(&screen, "2 games") && has(&screen, "Game: Any game"), "what cannot be read is not looked for");
    key(&mut screen, Modifiers::NONE, Key::Backspace);
    write(&mut screen, "p v qrrbb2n7p");
    until(&mut screen, "one is found", |screen| has(screen, "1 of 2 games") && has(screen, "found after ply 3"));
    assert!(!has(&screen, "is not a piece") && has(&screen, "Game: Chess"));
    key(&mut screen, Modifiers::NONE, Key::Enter);
    until(&mut screen, "it is open there", |screen| {
        let game = screen.state().app().game();
        (game.ply(), game.line().len()) == (3, 9)
    });
    // Rooks without Queens, with whatever else.
    list(&mut screen, "2 games");
    (0..2).for_each(|_| key(&mut screen, Modifiers::NONE, Key::Tab));
    write(&mut screen, "RR B* N* P* v RRBB +");
    until(&mut screen, "it is found", |screen| has(screen, "1 of 2 games") && has(screen, "found after ply 8"));
    replace(&mut screen, "Material, such as Q v RR", "9Q");
    until(&mut screen, "nothing is", |screen| has(screen, "No games match.") && !screen.state().app().own_games().is_looking());
}

#[test]
fn games_are_found_by_a_marked_part_of_the_board() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = mated(home.path());
    begin(&mut screen, "fide-chess");
    play(&mut screen, "a2a3 e7e5 f2f3 a7a6 g2g4");
    // The whole position has another side to move and another Pawn; this part of it is the same, two plies earlier.
    open(&mut screen, OPEN);
    choose(&mut screen, "Position:", "Position on the board");
    until(&mut screen, "the position is not found", |screen| has(screen, "No games match."));
    key(&mut screen, Modifiers::NONE, Key::Escape);
    draw(&mut screen, "e2", "h5", Modifiers::NONE);
    draw(&mut screen, "c5", "c5", Modifiers::NONE);
    open(&mut screen, (Modifiers::COMMAND, Key::K));
    write(&mut screen, "marked part");
    key(&mut screen, Modifiers::NONE, Key::Enter);
    until(&mut screen, "it is found", |screen| has(screen, "found after ply 3"));
    assert!(has(&screen, "Position: Marked part of the board (17 cells)"));
    until(&mut screen, "all are played through", |screen| has(screen, "1 game") && !screen.state().app().own_games().is_looking());
    key(&mut screen, Modifiers::NONE, Key::Enter);
    until(&mut screen, "it is open there", |screen| {
        let game = screen.state().app().game();
        (game.ply(), game.line().len()) == (3, 4)
    });
    // With one more cell, where another piece stands, none is; and without a mark there is nothing to look for.
    begin(&mut screen, "fide-chess");
    play(&mut screen, "a2a3 e7e5 f2f3 a7a6 g2g4");
    draw(&mut screen, "e2", "h5", Modifiers::NONE);
    draw(&mut screen, "a7", "a7", Modifiers::NONE);
    list(&mut screen, "1 game");
    choose(&mut screen, "Position:", "Marked part of the board (17 cells)");
    until(&mut screen, "it is not found", |screen| has(screen, "No games match."));
    choose(&mut screen, "Position:", "Any position");
    until(&mut screen, "all are there again", |screen| has(screen, "0–1, Chess"));
}

/// Folded, the board has fewer cells to mark.
#[test]
fn a_marked_part_is_of_the_cells_that_are_shown() {
    let mut screen = resumed(tempfile::tempdir().expect("a folder").path());
    begin(&mut screen, "sfhiodgei");
    let grid = screen.state().app().variant().board.grid;
    let cell = |name: &str| grid.parse(name).expect("a cell");
    let shape = nestmate_core::game::Shape { brush: nestmate_core::game::Brush::Green, from: cell("b2"), to: cell("f6") };
    screen.state_mut().act(AppAction::Edit(None, Edit::Draw(shape)));
    let marked = |screen: &Screen| screen.state().app().marked_part().expect("marked").cells.len();
    assert_eq!(marked(&screen), 25);
    key(&mut screen, Modifiers::SHIFT, Key::Num2);
    screen.run_steps(40);
    assert_eq!(marked(&screen), 9);
}
