//! What is told is told of the board that is shown: nothing is left over from another position, or from before the end.

use std::collections::HashSet;
use std::time::Duration;

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use nestmate::{AppAction, Machine, NewGame, Player, Toggle};
use nestmate_core::game::Step;
use nestmate_core::rules::start;

use crate::common::window::{Screen, click, has, key, paste, press, two_players, until};

const CHESS: &str = "fide-chess";
const NONE: Modifiers = Modifiers::NONE;

/// What says how good a position is, in the panel.
const TOLD: [&str; 6] =
    ["Evaluation here: ", " is winning", "White is better", "Black is better", " is slightly better", "The position is equal"];

fn here(screen: &Screen) -> u64 {
    screen.state().app().game().position().hash()
}

/// Two people at chess, and an engine that looks at nothing unasked.
fn quiet() -> Screen {
    let mut screen = two_players(CHESS);
    let machine =
        Machine { advice: Duration::from_millis(40), review: Duration::from_millis(30), table: 4, caution: None, ..Machine::default() };
    screen.state_mut().act(AppAction::SetMachine(machine));
    screen.run_steps(3);
    screen
}

/// Goes back and forth over positions, some of which were looked at, by a hint, by the analysis or by a review: of the others nothing is
/// told.
#[test]
fn no_evaluation_is_told_of_a_position_that_nobody_has_looked_at() {
    let mut screen = quiet();
    let mut random = fastrand::Rng::with_seed(18);
    let mut looked_at = HashSet::new();
    let (mut told, mut silent) = (0, 0);
    for _ in 0..90 {
        let game = screen.state().app().game();
        match random.u8(..10) {
            0 | 1 => screen.state_mut().act(AppAction::Go(Step::Back)),
            2 => screen.state_mut().act(AppAction::Go(Step::Forward)),
            3 => screen.state_mut().act(AppAction::Go(if random.bool() { Step::Start } else { Step::End })),
            4..7 => {
                let line = random.choice(game.legal()).copied().into_iter().collect();
                screen.state_mut().act(AppAction::PlayLine(line));
            }
            7 if game.outcome().is_none() => {
                looked_at.insert(here(&screen));
                screen.state_mut().act(AppAction::Hint);
                until(&mut screen, "a hint", |screen| screen.state().app().hint().is_some());
            }
            8 if game.outcome().is_none() => {
                looked_at.insert(here(&screen));
                screen.state_mut().act(AppAction::Toggle(Toggle::Analysis));
                until(&mut screen, "the analysis", |screen| screen.state().app().judge().verdict().is_some());
                screen.state_mut().act(AppAction::Toggle(Toggle::Analysis));
            }
            9 if game.ply() > 0 && random.bool() => {
                let mut position = start(game.variant()).expect("a start");
                looked_at.insert(position.hash());
                for mv in game.line().into_iter().filter_map(|node| game.tree().mv(node)) {
                    position.play(game.variant(), mv);
                    looked_at.insert(position.hash());
                }
                screen.state_mut().act(AppAction::Review);
                screen.run_steps(2);
                until(&mut screen, "the review", |screen| screen.state().app().review_progress().is_none());
            }
            9 => screen.state_mut().act(AppAction::New(NewGame::new(CHESS))),
            _ => {}
        }
        screen.run_steps(2);
        click(&mut screen, "Analysis");
        let known = looked_at.contains(&here(&screen));
        for text in TOLD.iter().filter(|_| !known) {
            assert!(!has(&screen, text), "‘{text}’ is told of a position that nobody has looked at");
        }
        let any = TOLD.iter().any(|text| has(&screen, text));
        (told, silent) = (told + usize::from(any), silent + usize::from(!known));
    }
    assert!(told > 5 && silent > 5, "{told} told, {silent} not looked at");
}

/// After the end nobody waits for the computer, whose turn it would be.
#[test]
fn nobody_waits_for_the_computer_after_the_end() {
    let mut screen = quiet();
    paste(&mut screen, "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
    screen.state_mut().act(AppAction::SetPlayers([Player::Human, Player::Computer]));
    screen.run_steps(2);
    for cell in ["a1", "a8"] {
        press(&mut screen, cell);
    }
    for _ in 0..40 {
        assert!(!has(&screen, "Waiting for the computer") && !has(&screen, "is thinking"));
        screen.step();
    }
    assert!(has(&screen, "White wins"));
}

/// Each press of H counts, also one that comes before the hint has been found.
#[test]
fn quick_presses_for_a_hint_are_not_lost() {
    let mut screen = quiet();
    let machine = Machine { advice: Duration::from_secs(20), ..screen.state().app().machine() };
    screen.state_mut().act(AppAction::SetMachine(machine));
    for _ in 0..3 {
        key(&mut screen, NONE, Key::H);
    }
    until(&mut screen, "a hint", |screen| screen.state().app().hint().is_some());
    let rung = screen.state().app().hint().map(|hint| hint.rung);
    assert_eq!(rung, Some(nestmate::Rung::Moves), "the third press asks for the third rung");
}

/// Who plans a promotion is not asked what the Pawn becomes once the clock runs.
#[test]
fn a_planned_promotion_asks_nothing() {
    let mut screen = quiet();
    paste(&mut screen, "7k/P6p/8/8/8/8/8/K7 b - - 0 1");
    screen.state_mut().act(AppAction::SetPlayers([Player::Human, Player::Computer]));
    screen.state_mut().act(AppAction::SetThink(Duration::from_mins(2)));
    screen.run_steps(2);
    for cell in ["a7", "a8"] {
        press(&mut screen, cell);
    }
    assert_eq!(screen.state().app().premoves().len(), 1);
    screen.state_mut().act(AppAction::MoveNow);
    until(&mut screen, "the reply and the promotion", |screen| screen.state().app().game().ply() == 2);
    assert!(!screen.state().app().is_choosing() && has(&screen, "a8 Queen, White"));
}

/// In a lesson the panel of the lattices shows the board of the exercise, not that of the game behind.
#[test]
fn a_lesson_shows_nothing_of_the_game_behind() {
    let mut screen = two_players("sfhiodgei");
    let pieces = |screen: &Screen| screen.query_all_by_label_contains(", Black").count();
    let before = pieces(&screen);
    assert!(before > 20);
    screen.state_mut().act(AppAction::Learn(nestmate::Learn::Path));
    until(&mut screen, "the path is made", |screen| screen.state().app().exercise().is_some());
    let exercise = screen.state().app().exercise().map(|open| open.place.0);
    screen.state_mut().act(AppAction::Learn(nestmate::Learn::Begin(exercise.unwrap_or(0), 2)));
    screen.run_steps(4);
    let board = screen.state().app().exercise().expect("it is open").attempt.position.clone();
    assert_eq!(pieces(&screen), board.pieces(nestmate_core::variant::Side::Black).len());
    assert_eq!(screen.state().app().scene().position.hash(), board.hash());
}
