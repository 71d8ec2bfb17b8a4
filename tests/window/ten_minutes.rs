//! The path of ten minutes: every game that has another inside has one, and a person can go it in the window.

use std::sync::Arc;

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use nestmate::{AppAction, Attempt, Deed, Exercise, Goal, Learn, Lesson, Noticed, PathStep, Solution, Standing, Topic};
use nestmate::{has_path, make_lessons, solve};
use nestmate_core::geometry::Cell;
use nestmate_core::position::{Move, MoveKind};
use nestmate_core::variant::{Rule, Source, Variant};

use crate::common::window::{FIRST, Screen, begin, begun, click, has, key, open, press, resumed, two_players, until, write};
use crate::common::{game, games};
use crate::lessons::{exercise, lessons_of};

const BOARDS: usize = 50_000;

fn path(variant: &Variant) -> Lesson {
    let mut first = None;
    make_lessons(variant, |_, lesson| {
        first = lesson;
        false
    });
    let first = first.expect("it comes first");
    assert_eq!(first.key, "path", "{}", variant.id);
    first
}

/// Takes a step as it is meant.
fn solvable(variant: &Variant, exercise: &Exercise) -> bool {
    let mut attempt = Attempt::new(exercise);
    match exercise.goal {
        Goal::Do(Deed::Alone(layer)) => assert!(attempt.notice(exercise, Noticed::Alone(layer))),
        Goal::Do(Deed::Point(cells)) => {
            assert!(cells.iter().all(|cell| exercise.start.at(cell).is_some()));
            assert!(attempt.notice(exercise, Noticed::Point(cells.iter().next().expect("a cell"))));
        }
        _ => {
            let Solution::Shortest(way) = solve(variant, exercise, &attempt, BOARDS) else { return false };
            assert_eq!(way.len(), exercise.par as usize);
            for mv in way {
                attempt.play(variant, exercise, mv);
            }
        }
    }
    attempt.standing == Standing::Solved
}

fn examine(variant: &Variant) {
    let path = path(variant);
    let Topic::Path(steps) = &path.topic else { panic!("{}: it is about its steps", variant.id) };
    let shown: Vec<PathStep> = steps.iter().map(|step| step.0).collect();
    assert_eq!(shown.len(), path.exercises.len());
    assert!((8..=14).contains(&shown.len()), "{}: {shown:?}", variant.id);
    for (step, exercise) in shown.iter().zip(&path.exercises) {
        assert!(solvable(variant, exercise), "{}: {step:?}", variant.id);
    }
    let rule = |wanted: fn(&Rule) -> bool| variant.rules.iter().any(wanted);
    let mut wanted = vec![PathStep::Fold, PathStep::Lattice];
    wanted.extend(rule(|rule| matches!(rule, Rule::Freeze { .. })).then_some(PathStep::Leader));
    wanted.extend(rule(|rule| matches!(rule, Rule::Drop { .. })).then_some(PathStep::Drop));
    wanted.push(PathStep::Win);
    let places: Vec<Option<usize>> = wanted.iter().map(|step| shown.iter().position(|known| known == step)).collect();
    assert!(places.iter().all(Option::is_some) && places.is_sorted(), "{}: {wanted:?} of {shown:?}", variant.id);
    assert_eq!(shown.first(), Some(&PathStep::Fold));
    assert_eq!(shown.last(), Some(&PathStep::Win));
}

#[test]
fn every_game_with_another_inside_has_a_path_that_can_be_gone() {
    let mut nested: Vec<Arc<Variant>> = games().into_iter().filter(|variant| has_path(variant)).collect();
    assert!(nested.len() >= 7);
    let mut library = nestmate::library();
    let own = library.nested("xiangqi", "shogi", &nestmate::nest_words()).expect("they can be nested");
    library.add(Source::new("own.ron", own.text));
    let id = library.games_of("own.ron").next().expect("a game").to_owned();
    nested.push(library.get(&id).expect("it compiles"));
    std::thread::scope(|scope| {
        for half in [0, 1] {
            let own = nested.iter().skip(half).step_by(2);
            scope.spawn(move || own.for_each(|variant| examine(variant)));
        }
    });
}

#[test]
fn a_game_with_nothing_inside_has_no_path() {
    let variant = game("fide-chess");
    assert!(!has_path(&variant));
    assert!(lessons_of(&variant).iter().all(|lesson| !matches!(lesson.topic, Topic::Path(_))));
}

const PLAIN: Modifiers = Modifiers::NONE;

fn name(screen: &Screen, cell: Cell) -> String {
    screen.state().app().told(|naming| naming.cell(cell))
}

fn next_move(screen: &Screen) -> Option<Move> {
    let (variant, open) = (screen.state().app().variant(), exercise(screen));
    let Solution::Shortest(way) = solve(variant, open.exercise(), &open.attempt, BOARDS) else { panic!("there is a way") };
    way.first().copied()
}

fn at_step(screen: &Screen) -> usize {
    exercise(screen).place.1
}

fn begun_path(screen: &mut Screen) {
    until(screen, "the path is made", |screen| screen.state().app().exercise().is_some());
}

/// The first that begins so, of those that can be pressed.
fn click_button(screen: &mut Screen, begin: &str) {
    let begin = begin.to_owned();
    let mut found =
        screen.query_all_by(move |node| node.role() == Role::Button && node.label().is_some_and(|label| label.starts_with(&begin)));
    found.next().expect("the button").click();
    drop(found);
    screen.run_steps(4);
}

/// Chooses what the piece becomes, where that is asked.
fn choose(screen: &mut Screen, mv: Move) {
    if screen.state().app().is_choosing() {
        let choices = screen.state().app().scene().choices;
        let at = choices.iter().position(|&known| known == mv).expect("it is offered");
        (0..at).for_each(|_| key(screen, PLAIN, Key::Tab));
        key(screen, PLAIN, Key::Enter);
    }
}

fn take_by_clicks(screen: &mut Screen) {
    let variant = screen.state().app().variant().clone();
    match exercise(screen).exercise().goal {
        Goal::Do(Deed::Alone(layer)) => click_button(screen, &variant.layers[layer].name),
        Goal::Do(Deed::Point(cells)) => {
            let wrong = exercise(screen).exercise().start.pieces(nestmate_core::variant::Side::White).iter();
            let wrong = wrong.filter(|&cell| !cells.contains(cell) && !name(screen, cell).is_empty()).last().expect("another piece");
            screen.state_mut().act(AppAction::Press(wrong));
            screen.run_steps(2);
            assert!(has(screen, "That is the ") && has(screen, "Look for the "), "what was pressed is told");
            let royal = exercise(screen).exercise().start.royal(nestmate_core::variant::Side::White);
            if !cells.contains(royal) {
                screen.state_mut().act(AppAction::Press(royal));
                screen.run_steps(2);
                assert!(has(screen, " decides the whole game, but leads no army."), "the true King is no leader");
            }
            let leader = name(screen, cells.iter().next().expect("a leader"));
            press(screen, &leader);
        }
        _ => {
            while let Some(mv) = next_move(screen) {
                if let MoveKind::Drop(kind) = mv.action() {
                    let held = screen.state().app().told(|naming| naming.held(kind).to_owned());
                    click_button(screen, &held);
                } else {
                    let from = name(screen, mv.from());
                    press(screen, &from);
                }
                let to = name(screen, mv.to());
                press(screen, &to);
                choose(screen, mv);
            }
        }
    }
}

#[test]
fn the_whole_path_is_gone_by_clicks() {
    let mut screen = two_players("nested-shogi-a");
    screen.state_mut().act(AppAction::Learn(Learn::Course));
    until(&mut screen, "the path is made", |screen| has(screen, "Your first ten minutes with Nested Shogi A, 0 of 13 steps done"));
    click_button(&mut screen, "Your first ten minutes");
    let count = exercise(&screen).lesson.exercises.len();
    for at in 0..count {
        assert_eq!(at_step(&screen), at);
        assert!(has(&screen, &format!("Step {} of {count}", at + 1)));
        take_by_clicks(&mut screen);
        assert!(exercise(&screen).is_solved(), "step {at}");
        let seen = screen.state().app().verdict_on(exercise(&screen)).expect("what was seen");
        assert!(has(&screen, &seen), "{seen}");
        if at == 1 {
            click(&mut screen, "Back");
            assert_eq!(at_step(&screen), 0);
            click(&mut screen, "Next step");
            click(&mut screen, "Next step");
        } else if at + 1 < count {
            click(&mut screen, "Next step");
        }
    }
    assert!(has(&screen, "You have won!"));
    assert!(screen.query_by_label("Next step").is_none() && has(&screen, "Play an easy opponent"));
    click(&mut screen, "All lessons");
    assert!(has(&screen, "Your first ten minutes with Nested Shogi A, 13 of 13 steps done"), "the list of lessons is behind it");
}

/// Brings the cursor to a cell, with the arrows.
fn go(screen: &mut Screen, to: Cell) {
    let grid = screen.state().app().variant().board.grid;
    for _ in 0..60 {
        let Some(at) = screen.state().app().scene().cursor else {
            key(screen, PLAIN, Key::ArrowUp);
            continue;
        };
        let arrow = if grid.file(at) < grid.file(to) {
            Key::ArrowRight
        } else if grid.file(at) > grid.file(to) {
            Key::ArrowLeft
        } else if grid.rank(at) < grid.rank(to) {
            Key::ArrowUp
        } else if grid.rank(at) > grid.rank(to) {
            Key::ArrowDown
        } else {
            return;
        };
        key(screen, PLAIN, arrow);
    }
    panic!("the cursor does not come to {}", name(screen, to));
}

/// Goes on with Tab to what begins so.
fn tab_to(screen: &mut Screen, begin: &str) {
    for _ in 0..200 {
        #[expect(clippy::redundant_closure_for_method_calls, reason = "the method is for one lifetime only")]
        let there = screen.query_all_by(|node| node.is_focused()).next().and_then(|node| node.accesskit_node().label());
        if there.is_some_and(|label| label.starts_with(begin)) {
            return;
        }
        screen.key_press(Key::Tab);
        screen.run_steps(2);
    }
    panic!("Tab does not come to {begin}");
}

fn take_by_keys(screen: &mut Screen) {
    key(screen, PLAIN, Key::F6);
    match exercise(screen).exercise().goal {
        Goal::Do(Deed::Alone(layer)) => {
            let digits = [Key::Num1, Key::Num2, Key::Num3];
            key(screen, Modifiers::SHIFT, digits[(layer + 1) % 3]);
            assert!(!exercise(screen).is_solved() && has(screen, "Look for ‘"), "another layer is none");
            key(screen, Modifiers::SHIFT, digits[layer]);
        }
        Goal::Do(Deed::Point(cells)) => {
            go(screen, cells.iter().next().expect("a leader"));
            key(screen, PLAIN, Key::Enter);
        }
        _ => {
            while let Some(mv) = next_move(screen) {
                if let MoveKind::Drop(kind) = mv.action() {
                    let held = screen.state().app().told(|naming| naming.held(kind).to_owned());
                    tab_to(screen, &held);
                } else {
                    go(screen, mv.from());
                }
                key(screen, PLAIN, Key::Enter);
                key(screen, PLAIN, Key::F6);
                go(screen, mv.to());
                key(screen, PLAIN, Key::Enter);
                choose(screen, mv);
            }
        }
    }
}

#[test]
fn the_whole_path_is_gone_by_keys_alone() {
    let mut screen = two_players(FIRST);
    open(&mut screen, (Modifiers::COMMAND, Key::K));
    write(&mut screen, "first ten minutes");
    key(&mut screen, PLAIN, Key::Enter);
    begun_path(&mut screen);
    let count = exercise(&screen).lesson.exercises.len();
    for at in 0..count {
        assert_eq!(at_step(&screen), at);
        take_by_keys(&mut screen);
        assert!(exercise(&screen).is_solved(), "step {at}");
        let seen = screen.state().app().verdict_on(exercise(&screen)).expect("what was seen");
        let said = screen.query_all_by(|node| node.role() == Role::Status && node.label().is_some_and(|label| label.contains(&seen)));
        assert!(said.count() > 0, "step {at} is spoken: {seen}");
        if at + 1 < count {
            key(&mut screen, PLAIN, Key::Enter);
        }
    }
    tab_to(&mut screen, "Play an easy opponent");
    key(&mut screen, PLAIN, Key::Enter);
    let app = screen.state().app();
    assert!(app.learning().is_none() && app.game().ply() == 0 && app.setup().strength[1] == nestmate::Strength::easy());
}

/// Who goes on with Tab comes to what is to be dropped before the ways out, and sees at once where the cursor of the board is.
#[test]
fn tab_comes_to_what_is_needed_first() {
    let mut screen = opened(FIRST, PathStep::Drop);
    tab_to(&mut screen, "Hint");
    let held = next_move(&screen).and_then(|mv| if let MoveKind::Drop(kind) = mv.action() { Some(kind) } else { None }).expect("a drop");
    let held = screen.state().app().told(|naming| naming.held(held).to_owned());
    for _ in 0..20 {
        key(&mut screen, PLAIN, Key::Tab);
        assert!(!screen.get_by_label("All lessons").accesskit_node().is_focused(), "the reserve comes first");
        #[expect(clippy::redundant_closure_for_method_calls, reason = "the method is for one lifetime only")]
        let there = screen.query_all_by(|node| node.is_focused()).next().and_then(|node| node.accesskit_node().label());
        if there.is_some_and(|label| label.starts_with(&held)) {
            break;
        }
    }
    let mut screen = opened(FIRST, PathStep::Take);
    assert_eq!(screen.state().app().scene().cursor, None);
    for _ in 0..60 {
        key(&mut screen, PLAIN, Key::Tab);
        if screen.state().app().scene().cursor.is_some() {
            return;
        }
    }
    panic!("no key but Tab is needed to see the cursor");
}

#[test]
fn it_goes_on_where_it_was_left() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = begun(home.path(), "orthodox-nested-chess");
    screen.state_mut().act(AppAction::Learn(Learn::Path));
    begun_path(&mut screen);
    for at in 0..2 {
        assert_eq!(at_step(&screen), at);
        take_by_clicks(&mut screen);
        click(&mut screen, "Next step");
    }
    drop(screen);
    let mut screen = resumed(home.path());
    screen.state_mut().act(AppAction::Learn(Learn::Path));
    begun_path(&mut screen);
    assert_eq!(at_step(&screen), 2);
    screen.state_mut().act(AppAction::Learn(Learn::Course));
    until(&mut screen, "the list", |screen| has(screen, "Your first ten minutes with Orthodox Nested Chess, 2 of "));
    begin(&mut screen, "fide-chess");
    screen.state_mut().act(AppAction::Learn(Learn::Path));
    screen.run_steps(4);
    assert!(has(&screen, "Lessons: Chess"), "a game without a path has its lessons");
}

/// What is dropped on a path finds its leader there, and does not freeze at once.
#[test]
fn what_is_dropped_on_the_path_can_move() {
    for variant in games().into_iter().filter(|variant| has_path(variant)) {
        let path = path(&variant);
        let at = (0..path.exercises.len()).find(|&at| path.about(at).1 == Some(PathStep::Drop));
        let Some(exercise) = at.map(|at| &path.exercises[at]).filter(|exercise| exercise.goal == Goal::Drops) else { continue };
        let mut attempt = Attempt::new(exercise);
        let Solution::Shortest(way) = solve(&variant, exercise, &attempt, BOARDS) else { panic!("{}: there is a way", variant.id) };
        for mv in way {
            attempt.play(&variant, exercise, mv);
            assert!(!attempt.position.is_frozen(&variant, mv.to()), "{}: {mv:?}", variant.id);
        }
    }
}

/// Opens the step of the path that is about something.
fn opened(id: &str, step: PathStep) -> Screen {
    let mut screen = two_players(id);
    screen.state_mut().act(AppAction::Learn(Learn::Path));
    begun_path(&mut screen);
    let (lesson, open) = (exercise(&screen).place.0, &exercise(&screen).lesson);
    let at = (0..open.exercises.len()).find(|&at| open.about(at).1 == Some(step)).expect("the step");
    screen.state_mut().act(AppAction::Learn(Learn::Begin(lesson, at)));
    screen.run_steps(4);
    screen
}

fn play(screen: &mut Screen, mv: Move) {
    for cell in [mv.from(), mv.to()] {
        screen.state_mut().act(AppAction::Press(cell));
        screen.run_steps(2);
    }
    choose(screen, mv);
}

/// The rings show the piece that can do it, not another of its kind, and what it is to come to.
#[test]
fn rings_show_what_is_to_move_and_where_to() {
    for step in [PathStep::Fall, PathStep::Change] {
        let mut screen = opened(FIRST, step);
        until(&mut screen, "rings", |screen| !screen.state().app().scene().pointed_out.is_empty());
        let (open, variant) = (exercise(&screen), screen.state().app().variant().clone());
        let (mut attempt, ringed) = (open.attempt.clone(), screen.state().app().scene().pointed_out);
        let goal = *ringed.last().expect("a ring");
        let taken = attempt.position.at(goal);
        assert_eq!(step == PathStep::Fall, taken.is_some() && variant.semi_royals.contains(taken.kind()), "{step:?}");
        let moved = |mv: Move| step == PathStep::Change || mv.from() == ringed[0];
        let Solution::Shortest(way) = solve(&variant, open.exercise(), &attempt, BOARDS) else { panic!("there is a way") };
        assert!(moved(way[0]) && way.last().is_some_and(|mv| mv.to() == goal), "{step:?}: {ringed:?}");
        for mv in way {
            attempt.play(&variant, open.exercise(), mv);
        }
        assert_eq!(attempt.standing, Standing::Solved);
    }
}

/// Who hears the board is told where the stars are, once, and what a hint points at.
#[test]
fn a_task_is_heard_once_with_its_stars_and_its_hints() {
    let heard = |screen: &Screen, what: &str| {
        screen.query_all_by(|node| node.role() == Role::Status && node.label().is_some_and(|label| label.contains(what))).count()
    };
    let mut screen = opened(FIRST, PathStep::Inside);
    screen.run_steps(4);
    assert_eq!(heard(&screen, "The star"), 1);
    let before = exercise(&screen).attempt.stars.len();
    while exercise(&screen).attempt.moves == 0 {
        let mv = next_move(&screen).expect("a way");
        play(&mut screen, mv);
    }
    screen.run_steps(40);
    assert!(exercise(&screen).attempt.stars.len() < before && heard(&screen, "now seen on the whole board") <= 1, "not again and again");
    click(&mut screen, "Hint");
    screen.run_steps(4);
    let mover = next_move(&screen).expect("a way").from();
    let named = screen.state().app().told(|naming| naming.place(mover));
    assert!(heard(&screen, &named) > 0, "{named}");
    assert!(screen.get_by_label("Next step").accesskit_node().toggled().is_none(), "a button, no switch");
}

#[test]
fn a_check_that_is_no_mate_is_explained_and_a_hint_begins_anew() {
    let mut screen = opened("orthodox-nested-chess", PathStep::Mate);
    let variant = screen.state().app().variant().clone();
    let (first, made) = (exercise(&screen).attempt.clone(), exercise(&screen).exercise().clone());
    let moves = first.legal(&variant, &made).into_iter().filter(|mv| mv.is_plain());
    let missed = |mv: Move, checks: bool| {
        let mut attempt = first.clone();
        attempt.play(&variant, &made, mv);
        let checked = nestmate_core::rules::in_check(&attempt.position, &variant, nestmate_core::variant::Side::Black);
        attempt.standing == Standing::Missed && checked == checks
    };
    let [mut quiet, mut check] = [None, None];
    for mv in moves {
        if missed(mv, false) {
            quiet = Some(mv);
        } else if missed(mv, true) {
            check = Some(mv);
        }
    }
    play(&mut screen, quiet.expect("a quiet move"));
    assert!(has(&screen, "That does not even give check."));
    click(&mut screen, "Hint");
    assert!(!exercise(&screen).is_lost() && exercise(&screen).attempt.moves == 0);
    if let Some(check) = check {
        play(&mut screen, check);
        assert!(has(&screen, "Check, but not checkmate: "));
    }
}

/// Reserves that hold nothing take no room from what is told of a piece.
#[test]
fn a_piece_is_told_of_beside_reserves_in_a_small_window() {
    let mut screen = opened(FIRST, PathStep::Drop);
    screen.set_size(egui::vec2(1024.0, 560.0));
    let cell = exercise(&screen).attempt.position.pieces(nestmate_core::variant::Side::White).iter().next().expect("a piece");
    screen.state_mut().act(AppAction::Hover(Some(cell)));
    screen.run_steps(4);
    assert!(!has(&screen, "Neutral"), "an empty reserve");
    let (top, bottom) = (screen.get_by_label("How it moves").rect().bottom(), screen.get_by_label("All lessons").rect().top());
    assert!(bottom - top > 130.0, "{top} to {bottom}");
}

/// Plays a move after which the exercise is not solved.
fn err(screen: &mut Screen) {
    let variant = screen.state().app().variant().clone();
    let open = exercise(screen);
    let best = next_move(screen);
    let mv = open.attempt.legal(&variant, open.exercise()).into_iter().find(|&mv| {
        let mut attempt = open.attempt.clone();
        attempt.play(&variant, open.exercise(), mv);
        mv.is_plain() && Some(mv) != best && attempt.standing != Standing::Solved
    });
    play(screen, mv.expect("a wrong move"));
}

/// Whether something is spoken.
fn is_heard(screen: &Screen, what: &str) -> bool {
    screen.query_all_by(|node| node.role() == Role::Status && node.label().is_some_and(|label| label.contains(what))).count() > 0
}

#[test]
fn wrong_tries_bring_more_help_unasked() {
    let mut screen = opened("orthodox-nested-chess", PathStep::Mate);
    let mover = next_move(&screen).expect("a way");
    let piece = format!(
        "Move the {}",
        screen.state().app().told(|naming| naming.piece(exercise(&screen).attempt.position.at(mover.from()), mover.from()).to_owned())
    );
    for (miss, offer) in
        [(1, None), (2, Some("This time you are shown which piece to move.")), (3, Some("This time you are shown the move."))]
    {
        err(&mut screen);
        assert!(exercise(&screen).is_lost() && !screen.get_by_label("Next step").accesskit_node().is_disabled(), "one may go on unsolved");
        assert_eq!(has(&screen, "This time "), offer.is_some(), "{miss}");
        click(&mut screen, "Try again");
        let Some(offer) = offer else {
            screen.run_steps(20);
            assert_eq!(screen.state().app().exercise_hint().map(|hint| hint.heard()), None);
            continue;
        };
        until(&mut screen, offer, |screen| screen.state().app().exercise_hint().is_some());
        let hint = screen.state().app().exercise_hint().expect("it is told").heard();
        assert_eq!(hint.starts_with(&piece), miss == 2, "{hint}");
        assert_eq!(hint.starts_with("Play "), miss == 3, "{hint}");
        assert!(is_heard(&screen, &hint), "{hint}");
        assert!(miss == 3 || has(&screen, &hint), "{hint}");
    }
    let mv = next_move(&screen).expect("a way");
    play(&mut screen, mv);
    assert!(exercise(&screen).is_solved());
}

/// A win may take as long as it takes, and who loses the way is shown it.
#[test]
fn a_win_that_slips_is_helped_on() {
    let mut screen = opened("orthodox-nested-chess", PathStep::Win);
    assert!(has(&screen, "Black answers as a beginner does.") && !has(&screen, "Fewest moves"));
    let helped = |screen: &Screen| screen.state().app().exercise_hint().is_some() || has(screen, "From here the win takes too long.");
    for tries in 0..3 {
        until(&mut screen, "the way that is left is known", |screen| !exercise(screen).is_scouting());
        assert!(tries > 1 || !helped(&screen), "one wrong move is no reason to help");
        if exercise(&screen).is_lost() || helped(&screen) {
            break;
        }
        err(&mut screen);
    }
    until(&mut screen, "help", |screen| exercise(screen).is_lost() || !exercise(screen).is_scouting() && helped(screen));
    click(&mut screen, "Try again");
    while !exercise(&screen).is_solved() {
        let mv = next_move(&screen).expect("a way");
        play(&mut screen, mv);
    }
    assert!(has(&screen, "You have won!"));
}

/// The last step is a win that could be forced against the best answers, too; Black gives those of a beginner.
#[test]
fn a_win_is_played_against_a_beginner_and_could_be_forced() {
    for variant in games().into_iter().filter(|variant| has_path(variant)) {
        let path = path(&variant);
        let exercise = path.exercises.last().expect("a win");
        assert_eq!(exercise.goal, Goal::Beat, "{}", variant.id);
        let forced = Exercise { goal: Goal::Win(exercise.par), ..exercise.clone() };
        let Solution::Shortest(way) = solve(&variant, &forced, &Attempt::new(&forced), BOARDS) else {
            panic!("{}: not forced", variant.id)
        };
        assert_eq!(way.len(), exercise.par as usize, "{}", variant.id);
        let first = Attempt::new(exercise);
        for mv in first.legal(&variant, exercise) {
            let mut attempt = first.clone();
            attempt.play(&variant, exercise, mv);
            if attempt.standing == Standing::Open {
                assert!(attempt.answer.is_some() && attempt.position.side() == nestmate_core::variant::Side::White);
            }
        }
    }
}
