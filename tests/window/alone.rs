//! The board alone: it takes the window, keys and the right button do what they do elsewhere, and Esc brings back the rest.

use egui::accesskit::Role;
use egui::{Key, Modifiers, PointerButton, Pos2, Vec2, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use nestmate::{AppAction, LayerState, Learn, See, Shell};

use crate::common::games;
use crate::common::window::{FIRST, Screen, begin, has, key, place, play, press, screen_of, until};

/// A laptop, two projectors, a square window and a tall one.
const SIZES: [Vec2; 5] = [vec2(1366.0, 768.0), vec2(1024.0, 768.0), vec2(1024.0, 600.0), vec2(800.0, 800.0), vec2(700.0, 1000.0)];

/// Around what is tested there are so many points more.
const AROUND: f32 = 8.0;

fn alone(size: Vec2) -> Screen {
    let mut screen = screen_of(Shell::new(nestmate::library()).expect("the shipped games can be played"));
    screen.ctx.all_styles_mut(|style| style.animation_time = 0.0);
    screen.set_size(size + Vec2::splat(2.0 * AROUND));
    screen.run_steps(2);
    begin(&mut screen, FIRST);
    key(&mut screen, Modifiers::NONE, Key::F11);
    screen
}

fn is_alone(screen: &Screen) -> bool {
    screen.query_by_label("Panel width").is_none() && screen.query_by_label("Help").is_none()
}

#[test]
fn every_board_takes_the_window_whole_and_folded() {
    let mut told = Vec::new();
    for size in SIZES {
        let mut screen = alone(size);
        for variant in games() {
            begin(&mut screen, &variant.id);
            let folds = screen.state().app().folds();
            for view in [None].into_iter().chain(folds.into_iter().flatten().map(|fold| Some(fold.layer))) {
                screen.state_mut().act(AppAction::See(See::Fold(view)));
                screen.run_steps(3);
                let board = screen.state().board().expect("it is painted");
                let share = (board.width() / size.x).max(board.height() / size.y);
                // Beside a folded board that fills the width stand the pieces from elsewhere.
                let fills = share >= 0.95 || view.is_some() && size.x <= size.y && share >= 0.8;
                if !fills || !egui::Rect::from_min_size(Pos2::new(AROUND, AROUND), size).contains_rect(board) {
                    told.push(format!("{} folded {view:?} at {size}: {board}", variant.id));
                }
            }
            screen.state_mut().act(AppAction::See(See::Fold(None)));
        }
    }
    assert!(told.is_empty(), "{}", told.join("\n"));
}

#[test]
fn only_the_board_is_left_until_esc() {
    let mut screen = alone(SIZES[0]);
    assert!(is_alone(&screen));
    let said = "Only the board is shown now. Esc brings back the rest.";
    assert!(screen.query_all_by_label(said).any(|node| node.accesskit_node().role() == Role::Status), "a screen reader says it");
    assert!(screen.query_all_by_label(said).any(|node| node.accesskit_node().role() == Role::Label), "it is seen");
    let pressed = screen.query_all_by(|node| matches!(node.role(), Role::Button | Role::Tab | Role::TextInput | Role::RadioButton));
    let pressed: Vec<_> = pressed.map(|node| node.accesskit_node().label()).collect();
    assert!(pressed.is_empty(), "there is nothing to press but cells: {pressed:?}");
    key(&mut screen, Modifiers::NONE, Key::Escape);
    assert!(!is_alone(&screen) && screen.query_all_by_label("The whole window is shown again.").count() == 1);
    screen.run_steps(40);
    key(&mut screen, Modifiers::NONE, Key::F11);
    let seen = screen.query_all_by_label(said).filter(|node| node.accesskit_node().role() == Role::Label).count();
    assert!(is_alone(&screen) && seen == 0, "it is shown only once");
    key(&mut screen, Modifiers::NONE, Key::F11);
    assert!(!is_alone(&screen), "the same key ends it");
}

#[test]
fn whose_turn_it_is_and_the_last_move_stand_beside_the_board() {
    for size in SIZES {
        let mut screen = alone(size);
        play(&mut screen, "b4b6");
        let board = screen.state().board().expect("it is painted");
        for words in ["Black to move", "1. b4b6"] {
            let seen: Vec<_> = screen
                .query_all_by_label(words)
                .filter(|node| matches!(node.accesskit_node().role(), Role::Label | Role::Button))
                .map(|node| node.rect())
                .collect();
            assert!(!seen.is_empty(), "{words} at {size}");
            assert!(seen.iter().all(|rect| !rect.intersects(board)), "{words} at {size}: {seen:?} over {board}");
        }
    }
}

#[test]
fn keys_and_the_right_button_do_what_they_do_elsewhere() {
    let mut screen = alone(SIZES[1]);
    press(&mut screen, "b4");
    press(&mut screen, "b6");
    assert_eq!(screen.state().app().game().ply(), 1, "pieces move by clicks");
    key(&mut screen, Modifiers::COMMAND, Key::Z);
    assert_eq!(screen.state().app().game().ply(), 0, "moves are taken back");
    key(&mut screen, Modifiers::SHIFT, Key::Num1);
    assert!(screen.state().app().fold().is_some(), "the board folds");
    key(&mut screen, Modifiers::NONE, Key::Num0);
    key(&mut screen, Modifiers::NONE, Key::Num2);
    assert!(screen.state().app().fold().is_none() && screen.state().app().layers()[1] != LayerState::Shown, "layers change");
    key(&mut screen, Modifiers::NONE, Key::Num0);
    screen.key_down(Key::L);
    key(&mut screen, Modifiers::SHIFT, Key::L);
    assert!(screen.state().app().is_lifted(), "the games rise");
    key(&mut screen, Modifiers::NONE, Key::Escape);
    assert!(!screen.state().app().is_lifted() && is_alone(&screen), "Esc goes up one step");
    let (from, to) = (place(&screen, "b4 "), place(&screen, "d8 "));
    for (pos, pressed) in [(from, true), (to, false)] {
        screen.event(egui::Event::PointerMoved(pos));
        screen.run_steps(1);
        screen.event(egui::Event::PointerButton { pos, button: PointerButton::Secondary, pressed, modifiers: Modifiers::NONE });
        screen.run_steps(2);
    }
    let game = screen.state().app().game();
    assert_eq!(game.tree().notes(game.current()).shapes.len(), 1, "the right button draws");
    key(&mut screen, Modifiers::NONE, Key::H);
    until(&mut screen, "a hint", |screen| screen.state().app().hint().is_some());
    assert!(is_alone(&screen), "a hint is asked for");
}

#[test]
fn what_is_not_on_the_board_brings_the_window_back() {
    for (modifiers, wanted) in [
        (Modifiers::NONE, Key::F10),
        (Modifiers::NONE, Key::F1),
        (Modifiers::COMMAND, Key::P),
        (Modifiers::NONE, Key::Slash),
        (Modifiers::COMMAND, Key::E),
    ] {
        let mut screen = alone(SIZES[0]);
        key(&mut screen, modifiers, wanted);
        assert!(!is_alone(&screen), "{wanted:?}");
    }
    let mut screen = alone(SIZES[0]);
    key(&mut screen, Modifiers::COMMAND, Key::K);
    screen.run_steps(4);
    assert!(has(&screen, "Commands"), "a dialog opens above the board");
    key(&mut screen, Modifiers::NONE, Key::Escape);
    assert!(is_alone(&screen));
}

#[test]
fn an_exercise_says_what_is_asked() {
    let mut screen = alone(SIZES[0]);
    key(&mut screen, Modifiers::NONE, Key::Escape);
    screen.state_mut().act(AppAction::Learn(Learn::Course));
    until(&mut screen, "a lesson is ready", |screen| screen.state().app().learning().is_some_and(|learning| learning.lessons.len() > 1));
    screen.state_mut().act(AppAction::Learn(Learn::Begin(1, 0)));
    screen.run_steps(4);
    key(&mut screen, Modifiers::NONE, Key::F11);
    let app = screen.state().app();
    let asked = app.goal_words(app.exercise().expect("it is open"));
    assert!(is_alone(&screen) && has(&screen, &asked), "{asked}");
    key(&mut screen, Modifiers::NONE, Key::Escape);
    assert!(!is_alone(&screen) && screen.state().app().exercise().is_some(), "the lesson goes on");
}
