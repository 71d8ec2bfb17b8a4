//! Lessons: every exercise can be done in the moves that it says, and a person can learn in the window.

use std::collections::BTreeSet;
use std::sync::Arc;

use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use nestmate::{
    AppAction, Attempt, Exercise, Goal, Held, Inside, Learn, Lesson, OpenExercise, Shell, Solution, Stage, Standing, Topic, make_lessons,
    solve,
};
use nestmate_core::game::NodeId;
use nestmate_core::position::{Draft, Move, MoveKind, move_text};
use nestmate_core::rules::legal_moves;
use nestmate_core::variant::{Reserve, Rule, Side, Source, Variant};

use crate::common::window::{Screen, begin, begun, beside, click, has, key, play, press, resumed, screen_of, spoken, two_players, until};
use crate::common::{game, games};

const CHESS: &str = "fide-chess";

/// More boards than it takes to find the shortest way of any exercise.
const BOARDS: usize = 50_000;

/// The shortest way through an exercise, from the beginning.
fn shortest(variant: &Variant, exercise: &Exercise) -> Vec<Move> {
    match solve(variant, exercise, &Attempt::new(exercise), BOARDS) {
        Solution::Shortest(moves) => moves,
        way => panic!("no way is found: {way:?}"),
    }
}

/// What an exercise is, for messages.
fn told(variant: &Variant, lesson: &Lesson, exercise: &Exercise) -> String {
    format!("{}: {} of {} on {}", variant.id, lesson.key, exercise.par, exercise.start.text(variant))
}

/// Asks of one exercise what must be true of each.
fn examine(variant: &Variant, lesson: &Lesson, exercise: &Exercise) {
    let what = told(variant, lesson, exercise);
    if exercise.deed().is_some() {
        return;
    }
    let line = shortest(variant, exercise);
    assert!(exercise.par > 0 && line.len() == exercise.par as usize, "{what}: it takes {}", line.len());
    let mut attempt = Attempt::new(exercise);
    assert_eq!(attempt.position.side(), Side::White, "{what}");
    for (at, &mv) in line.iter().enumerate() {
        assert_eq!(attempt.standing, Standing::Open, "{what}: it is over before the end");
        let legal = attempt.legal(variant, exercise);
        assert!(legal.contains(&mv), "{what}: {} cannot be played", move_text(variant, mv));
        let pieces = attempt.position.pieces(Side::Black).len();
        let takes = |mv: &Move| !mv.is_drop() && attempt.position.at(mv.to()).is_of(Side::Black);
        match exercise.goal {
            Goal::Captures => assert!(legal.iter().all(takes), "{what}: a move without a capture is let through"),
            Goal::Drops => assert!(legal.iter().all(|mv| mv.is_drop() && exercise.stars.contains(mv.to())), "{what}"),
            _ => {}
        }
        attempt.play(variant, exercise, mv);
        if exercise.goal == Goal::Captures {
            assert_eq!(attempt.position.pieces(Side::Black).len(), pieces - 1, "{what}: move {at} takes one piece");
        }
    }
    assert_eq!(attempt.standing, Standing::Solved, "{what}");
    assert!(attempt.legal(variant, exercise).is_empty(), "{what}: it goes on after its end");
    assert_eq!(exercise.rating(exercise.par), 3);
    assert_eq!(exercise.rating(exercise.par * 3 + 3), 1);
    let text = exercise.start.text(variant);
    let read = Draft::parse(variant, &text).unwrap_or_else(|error| panic!("{what}: {error:?}"));
    assert_eq!(read.text(variant), text, "{what}: it is an ordinary board");
}

pub fn lessons_of(variant: &Variant) -> Vec<Lesson> {
    let mut lessons = Vec::new();
    make_lessons(variant, |_, lesson| {
        lessons.extend(lesson);
        true
    });
    lessons
}

/// What the definition has must be taught, and nothing else.
fn complete(variant: &Variant, lessons: &[Lesson]) {
    let topics = || lessons.iter().map(|lesson| &lesson.topic);
    let start = nestmate_core::rules::start(variant).expect("a start");
    for kind in variant.kind_ids().filter(|&kind| start.has(Side::White, kind)) {
        assert!(topics().any(|topic| *topic == Topic::Walk(kind)), "{}: {} is not taught", variant.id, variant.kind(kind).name);
        assert!(topics().any(|topic| *topic == Topic::Hunt(kind)), "{}: how {} takes", variant.id, variant.kind(kind).name);
    }
    let count = |what: fn(&Topic) -> bool| topics().filter(|topic| what(topic)).count();
    let rules = |what: fn(&Rule) -> bool| variant.rules.iter().filter(|rule| what(rule)).count();
    let freezing = rules(|rule| matches!(rule, Rule::Freeze { .. }));
    assert_eq!(count(|topic| matches!(topic, Topic::Freeze(..))), freezing, "{}: semi-royals", variant.id);
    let drops = rules(|rule| matches!(rule, Rule::Drop { .. }));
    assert_eq!(count(|topic| *topic == Topic::Drops) > 0, drops > 0, "{}: drops", variant.id);
    let changing = rules(|rule| matches!(rule, Rule::Promote { .. } | Rule::TurnOver { .. } | Rule::Exchange { .. } | Rule::Swap { .. }));
    assert_eq!(count(|topic| matches!(topic, Topic::Change(..))), changing, "{}: changes", variant.id);
    assert_eq!((count(|topic| *topic == Topic::Check), count(|topic| *topic == Topic::Mate)), (1, 1), "{}", variant.id);
    let inner = variant.inner.iter().filter(|inner| inner.cells != variant.board.cells).count();
    assert_eq!(count(|topic| matches!(topic, Topic::Inside(..))), inner, "{}: games inside", variant.id);
    let keys: BTreeSet<&str> = lessons.iter().map(|lesson| lesson.key.as_str()).collect();
    assert_eq!(keys.len(), lessons.len(), "{}: progress is kept by keys", variant.id);
}

#[test]
fn every_exercise_can_be_done_in_the_moves_it_says() {
    let games = games();
    let examine_game = |variant: &Arc<Variant>| {
        let lessons = lessons_of(variant);
        complete(variant, &lessons);
        for lesson in &lessons {
            assert!(!lesson.exercises.is_empty());
            lesson.exercises.iter().for_each(|exercise| examine(variant, lesson, exercise));
        }
    };
    std::thread::scope(|scope| {
        for half in [0, 1] {
            let own = games.iter().skip(half).step_by(2);
            scope.spawn(move || own.for_each(examine_game));
        }
    });
}

#[test]
fn a_game_inside_unfolds_with_every_move() {
    let variant = game("nested-chess-a");
    let lessons = lessons_of(&variant);
    let lesson = lessons.iter().find(|lesson| matches!(lesson.topic, Topic::Inside(..))).expect("a game inside");
    let first = &lesson.exercises[0];
    let Some(Inside { layer, first: Stage::Alone }) = first.inside else { panic!("it begins folded") };
    assert_eq!(
        [0, 1, 2, 9].map(|moves| first.stage(moves)),
        [Stage::Alone, Stage::Dimmed, Stage::Whole, Stage::Whole].map(|stage| Some((layer, stage)))
    );
    for mv in shortest(&variant, first) {
        assert!(variant.layers[layer].cells.contains(mv.from()), "the pieces of the lattice move");
    }
    assert!(lesson.exercises.iter().any(|exercise| matches!(exercise.goal, Goal::Freeze(_))), "what stands for the King falls");
}

#[test]
fn the_same_game_has_the_same_lessons() {
    let variant = game("shogi");
    let texts = || {
        let lessons = lessons_of(&variant);
        let text = |exercise: &Exercise| format!("{} {:?}", exercise.start.text(&variant), exercise.stars);
        lessons.iter().flat_map(|lesson| lesson.exercises.iter().map(text)).collect::<Vec<String>>()
    };
    let texts = [texts(), texts()];
    assert_eq!(texts[0], texts[1]);
    let different: BTreeSet<&String> = texts[0].iter().collect();
    assert!(different.len() * 10 > texts[0].len() * 9, "the exercises are not all the same");
}

/// A small game of a user's own with almost everything: a piece unknown to any other game, drops, pieces that freeze, a promotion.
const OWN: &str = r##"[(
    id: "own", name: "Own game", about: "For a test.",
    board: (files: 7, ranks: 7),
    layers: [(name: "board", cells: All, pieces: "KWGP", tint: "#e8c98f")],
    pieces: [
        (letter: 'K', name: "King", royal: true, moves: [Leap(step: (1, 0)), Leap(step: (1, 1))]),
        (letter: 'W', name: "Witch", moves: [Leap(step: (3, 1)), Slide(step: (1, 0), most: 2)]),
        (letter: 'G', name: "Giraffe", moves: [Leap(step: (2, 1)), Hop(step: (1, 1), only: Capture)]),
        (letter: 'P', name: "Pawn", moves: [Leap(step: (1, 0), dirs: Forward)]),
    ],
    start: "gwwkgg1/ppppppp/7/7/7/PPPPPPP/1GGKWWG w [||] - - 0 1",
    rules: [
        Freeze(semi_royal: 'W', pieces: "G"),
        Promote(pieces: "P", on: Ranks([7]), to: "WG"),
        Reserve(to: Own),
        Drop(pieces: "GP", on: All),
    ],
)]"##;

#[test]
fn a_users_own_game_has_lessons_too() {
    let mut library = nestmate::library();
    library.add(Source::new("own.ron", OWN));
    assert!(library.reports().is_empty(), "{:?}", library.reports());
    let variant = library.get("own").expect("it compiles");
    let lessons = lessons_of(&variant);
    complete(&variant, &lessons);
    for lesson in &lessons {
        lesson.exercises.iter().for_each(|exercise| examine(&variant, lesson, exercise));
    }
    let giraffe = variant.kind_of('G').expect("it is there");
    let hunts = lessons.iter().filter(|lesson| lesson.topic == Topic::Hunt(giraffe));
    assert!(hunts.count() > 0);
}

#[test]
fn a_mate_that_is_none_is_missed() {
    let variant = game(CHESS);
    let lessons = lessons_of(&variant);
    let mate = lessons.iter().find(|lesson| lesson.topic == Topic::Mate).expect("mates");
    for exercise in &mate.exercises {
        assert!(legal_moves(&exercise.start, &variant).len() > 1);
        let best = shortest(&variant, exercise)[0];
        let attempt = Attempt::new(exercise);
        let standings = attempt.legal(&variant, exercise).into_iter().map(|mv| {
            let mut attempt = attempt.clone();
            attempt.play(&variant, exercise, mv);
            let after = exercise.start.after(&variant, mv);
            let mated = nestmate_core::rules::in_check(&after, &variant, Side::Black) && legal_moves(&after, &variant).is_empty();
            assert_eq!(attempt.standing == Standing::Solved, mated, "{}", move_text(&variant, mv));
            (mv == best, attempt.standing)
        });
        let standings: Vec<(bool, Standing)> = standings.collect();
        assert!(standings.contains(&(true, Standing::Solved)) && standings.contains(&(false, Standing::Missed)));
    }
}

/// A window with a game of chess that has begun.
fn chess() -> Screen {
    let mut screen = screen_of(Shell::new(nestmate::library()).expect("the shipped games can be played"));
    begin(&mut screen, CHESS);
    play(&mut screen, "e2e4 e7e5 g1f3");
    screen
}

/// Opens the lessons and waits until all are made.
pub fn open_lessons(screen: &mut Screen) {
    key(screen, Modifiers::COMMAND, Key::L);
    until(screen, "the lessons are made", |screen| screen.state().app().learning().is_some_and(|learning| learning.done >= 1.0));
}

pub fn exercise(screen: &Screen) -> &OpenExercise {
    screen.state().app().exercise().expect("an exercise is open")
}

/// Opens a lesson by its name in the list.
pub fn open_lesson(screen: &mut Screen, name: &str) {
    let begin = name.to_owned();
    let found = |screen: &Screen| {
        let cards = screen.query_all_by(|node| node.label().is_some_and(|label| label.starts_with(&begin)));
        cards.into_iter().take(1).for_each(|card| card.click_accesskit());
    };
    found(screen);
    screen.run_steps(4);
}

/// Solves the exercise that is open by pressing cells.
pub fn solve_by_clicks(screen: &mut Screen) {
    let variant = screen.state().app().variant().clone();
    for mv in shortest(&variant, exercise(screen).exercise()) {
        press(screen, &variant.cell_name(mv.from()));
        press(screen, &variant.cell_name(mv.to()));
    }
}

#[test]
fn a_lesson_is_learnt_by_clicks_and_the_game_stays_as_it_was() {
    let mut screen = chess();
    let before = (screen.state().game_text(), screen.state().app().game().ply());
    open_lessons(&mut screen);
    assert!(has(&screen, "Lessons: Chess") && has(&screen, "The pieces: Rook, 0 of 9 stars"));
    open_lesson(&mut screen, "The pieces: Rook");
    let count = exercise(&screen).lesson.exercises.len();
    assert!(has(&screen, "Move the Rook to every star."));
    let rook = exercise(&screen).attempt.position.pieces(Side::White).iter().next().expect("the Rook");
    screen.state_mut().act(AppAction::Press(rook));
    screen.run_steps(3);
    assert!(!has(&screen, "no legal move"), "the exercise counts, not the game that waits");
    screen.state_mut().act(AppAction::Cancel);
    for at in 0..count {
        assert_eq!(exercise(&screen).place.1, at);
        let star = exercise(&screen).exercise().stars.iter().next().expect("a star");
        let name = screen.state().app().variant().cell_name(star);
        assert!(has(&screen, &format!("{name} ")) && spoken(&screen, &name).contains("star"));
        solve_by_clicks(&mut screen);
        assert!(exercise(&screen).is_solved() && exercise(&screen).earned == 3, "in the fewest possible moves");
        assert!(has(&screen, "Solved in the fewest possible moves."));
        click(&mut screen, "Next");
    }
    assert_ne!(exercise(&screen).lesson.key, "piece R", "the next lesson has begun");
    click(&mut screen, "All lessons");
    assert!(has(&screen, "The pieces: Rook, 9 of 9 stars"));
    click(&mut screen, "Back to the game");
    assert!(screen.state().app().learning().is_none());
    assert_eq!((screen.state().game_text(), screen.state().app().game().ply()), before);
    play(&mut screen, "b8c6");
    assert_eq!(screen.state().app().game().ply(), before.1 + 1, "the game goes on");
}

#[test]
fn a_wrong_try_is_told_and_can_be_tried_again() {
    let mut screen = chess();
    open_lessons(&mut screen);
    open_lesson(&mut screen, "Capturing: Rook");
    let variant = screen.state().app().variant().clone();
    let rook = exercise(&screen).exercise().start.pieces(Side::White).iter().next().expect("the Rook");
    let ways = nestmate_core::rules::pseudo_moves;
    let mut moves = Vec::new();
    ways(&exercise(&screen).exercise().start, &variant, &mut moves);
    let quiet = moves.iter().find(|mv| exercise(&screen).exercise().start.at(mv.to()).is_none()).copied().expect("a quiet move");
    press(&mut screen, &variant.cell_name(rook));
    press(&mut screen, &variant.cell_name(quiet.to()));
    assert!(has(&screen, "Every move in this exercise must be a capture."));
    assert_eq!(exercise(&screen).attempt.moves, 0);
    // Any order of captures is let through, and one that leads nowhere is told as such.
    let dead_end = dead_end(&variant, &exercise(&screen).lesson);
    if let Some((at, moves)) = dead_end {
        let lesson = exercise(&screen).place.0;
        screen.state_mut().act(AppAction::Learn(Learn::Begin(lesson, at)));
        screen.run_steps(2);
        for mv in moves {
            press(&mut screen, &variant.cell_name(mv.from()));
            press(&mut screen, &variant.cell_name(mv.to()));
        }
        until(&mut screen, "it is lost", |screen| exercise(screen).is_lost());
        assert!(has(&screen, "This exercise can no longer be solved from here."));
        click(&mut screen, "Try again");
    }
    assert!(!exercise(&screen).is_lost() && exercise(&screen).attempt.moves == 0);
    solve_by_clicks(&mut screen);
    assert!(exercise(&screen).is_solved());
}

#[test]
fn pieces_of_the_reserve_are_dropped_on_the_stars() {
    let mut screen = chess();
    begin(&mut screen, "shogi");
    open_lessons(&mut screen);
    open_lesson(&mut screen, "The reserve: Drops");
    let variant = screen.state().app().variant().clone();
    let count = exercise(&screen).lesson.exercises.len();
    for at in 0..count {
        assert_eq!(exercise(&screen).place.1, at);
        for mv in shortest(&variant, exercise(&screen).exercise()) {
            let from = match mv.action() {
                MoveKind::Drop(kind) => AppAction::PressHeld(Held { reserve: Reserve::White, kind }),
                _ => AppAction::Press(mv.from()),
            };
            // A cell that it cannot go to is refused with a reason, and what is picked up is let go.
            let legal = exercise(&screen).attempt.legal(&variant, exercise(&screen).exercise());
            let wrong = variant.board.cells.iter().find(|&cell| legal.iter().all(|mv| mv.to() != cell));
            let refused = wrong.map(|wrong| [from.clone(), AppAction::Hover(Some(wrong)), AppAction::Press(wrong)]);
            for action in refused.into_iter().flatten().chain([from, AppAction::Press(mv.to())]) {
                screen.state_mut().act(action);
                screen.run_steps(2);
            }
        }
        assert!(exercise(&screen).is_solved(), "exercise {at}");
        screen.state_mut().act(AppAction::Learn(Learn::Next));
        screen.run_steps(2);
    }
}

/// A move of a lesson's exercise after which its goal cannot be reached.
fn dead_end(variant: &Variant, lesson: &Lesson) -> Option<(usize, Vec<Move>)> {
    lesson.exercises.iter().enumerate().find_map(|(at, exercise)| {
        let attempt = Attempt::new(exercise);
        let wrong = attempt.legal(variant, exercise).into_iter().find(|&mv| {
            let mut after = attempt.clone();
            after.play(variant, exercise, mv);
            solve(variant, exercise, &after, BOARDS) == Solution::None
        });
        wrong.map(|mv| (at, vec![mv]))
    })
}

#[test]
fn a_hint_points_at_the_piece_and_then_at_the_move() {
    let mut screen = chess();
    open_lessons(&mut screen);
    open_lesson(&mut screen, "The pieces: Knight");
    let variant = screen.state().app().variant().clone();
    let par = exercise(&screen).exercise().par;
    key(&mut screen, Modifiers::NONE, Key::H);
    until(&mut screen, "a hint is there", |screen| exercise(screen).hint().is_some());
    let from = exercise(&screen).hint().expect("a hint").0.from();
    assert_eq!(screen.state().app().scene().pointed_out, [from]);
    assert!(screen.state().app().scene().arrows.is_empty());
    key(&mut screen, Modifiers::NONE, Key::H);
    let arrows = screen.state().app().scene().arrows;
    assert_eq!(arrows.len(), 1);
    for moved in 0..par {
        until(&mut screen, "the look ahead is over", |screen| !exercise(screen).is_looking());
        let mut left = exercise(&screen).attempt.clone();
        let Solution::Shortest(way) = solve(&variant, exercise(&screen).exercise(), &left, BOARDS) else { panic!("there is a way") };
        assert_eq!(way.len() + moved as usize, par as usize, "every move of a shortest way brings the goal nearer");
        left.play(&variant, exercise(&screen).exercise(), way[0]);
        press(&mut screen, &variant.cell_name(way[0].from()));
        press(&mut screen, &variant.cell_name(way[0].to()));
    }
    assert_eq!(exercise(&screen).earned, 2, "with a hint there are two stars");
}

#[test]
fn progress_is_kept_and_a_broken_file_is_put_aside() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = begun(home.path(), CHESS);
    open_lessons(&mut screen);
    open_lesson(&mut screen, "The pieces: Bishop");
    solve_by_clicks(&mut screen);
    drop(screen);
    let mut screen = resumed(home.path());
    open_lessons(&mut screen);
    assert!(has(&screen, "The pieces: Bishop, 3 of 9 stars"));
    drop(screen);
    let state = home.path().join("state");
    std::fs::write(state.join("lessons.ron"), "(format: \"nestmate lessons\", version: 1, games: {{").expect("it can be written");
    let mut screen = resumed(home.path());
    assert!(has(&screen, "Your lesson progress could not be read"));
    open_lessons(&mut screen);
    assert!(has(&screen, "The pieces: Bishop, 0 of 9 stars"));
    let names = std::fs::read_dir(&state).expect("a folder").map(|entry| entry.expect("readable").file_name());
    let kept = names.filter(|name| name.to_string_lossy().starts_with("lessons") && !name.to_string_lossy().eq("lessons.ron"));
    assert_eq!(kept.count(), 1, "the broken file is kept");
}

#[test]
fn a_game_inside_is_folded_on_the_board_and_unfolds() {
    let mut screen = chess();
    begin(&mut screen, "nested-chess-a");
    open_lessons(&mut screen);
    open_lesson(&mut screen, "Inner games: ");
    assert!(screen.state().app().fold().is_some(), "the board is folded");
    assert!(has(&screen, "How it moves"), "a piece is told of");
    let outer = ["Fezbaba", "Inquisitor", "Camel", "Dabbarider", "Esquire", "Stands in"].into_iter().find(|name| beside(&screen, name));
    assert_eq!(outer, None, "in the words of the game inside");
    let variant = screen.state().app().variant().clone();
    let moves = shortest(&variant, exercise(&screen).exercise());
    for mv in moves {
        for cell in [mv.from(), mv.to()] {
            screen.state_mut().act(AppAction::Press(cell));
        }
        screen.run_steps(2);
        assert!(screen.state().app().fold().is_none(), "and unfolds with the first move");
    }
    assert!(exercise(&screen).is_solved());
    key(&mut screen, Modifiers::NONE, Key::Escape);
    key(&mut screen, Modifiers::NONE, Key::Escape);
    assert!(screen.state().app().learning().is_none() && screen.state().app().fold().is_none(), "the layers of the game are its own");
}

/// A region in which pieces promote can have cells that those which promote never come to, nor what they become.
#[test]
fn bound_pieces_stand_on_cells_that_they_can_come_to() {
    let variant = game("doubly-nested-chess");
    let grid = variant.board.grid;
    for lesson in lessons_of(&variant) {
        let (Topic::Walk(kind) | Topic::Hunt(kind)) = lesson.topic else { continue };
        let step = match variant.kind(kind).letter {
            'A' | 'D' | 'O' | 'E' | 'Z' | 'V' => 2,
            'F' | 'B' | 'C' | 'Y' | 'S' => 1,
            _ => continue,
        };
        for exercise in &lesson.exercises {
            let position = &exercise.start;
            for cell in position.pieces(Side::White).iter().filter(|&cell| position.at(cell).kind() == kind) {
                let (file, rank) = (grid.file(cell) + 1, grid.rank(cell) + 1);
                let bound = if step == 2 { file % 2 == 0 && rank % 2 == 0 } else { (file + rank) % 2 == 0 };
                assert!(bound, "{}: {}", lesson.key, variant.cell_name(cell));
            }
        }
    }
}

#[test]
fn a_model_game_begins_at_its_start_and_tells_what_the_nesting_does() {
    let mut screen = two_players("sfhiodgei");
    click(&mut screen, "Learn");
    click(&mut screen, "Watch a model game");
    until(&mut screen, "the model game", |screen| !screen.state().app().game().is_at_end());
    let app = screen.state().app();
    let (game, told) = (app.game(), |text: &str| text.contains("Black pieces are frozen."));
    assert!(game.current() == NodeId::START && app.variant().id == "sfhiodgei");
    let told = game.tree().main_line().position(|node| told(&game.tree().notes(node).after));
    (0..told.expect("an army freezes")).for_each(|_| key(&mut screen, Modifiers::NONE, Key::ArrowRight));
    assert!(screen.state().app().game().ply() > 0 && has(&screen, "Black pieces are frozen."));
    begin(&mut screen, "fide-chess");
    click(&mut screen, "Learn");
    assert!(screen.get_by_label("Watch a model game").accesskit_node().is_disabled(), "it nests no other");
}
