//! A window of 1024×600 with the desktop's title bar: nothing is out of reach.

use crate::common::window::{BUTTONS, DIALOGS, DRAWERS, FIRST, Screen, begin, click, click_first, has, key, open, screen_of, until};
use egui::accesskit::Role;
use egui::{Key, Modifiers, Rect, Vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use nestmate::{AppAction, Shell};

const SIZE: Vec2 = Vec2::new(1024.0, 560.0);

fn small() -> Screen {
    let mut screen = screen_of(Shell::new(nestmate::library()).expect("the shipped games can be played"));
    screen.set_size(SIZE);
    screen.run_steps(3);
    begin(&mut screen, FIRST);
    screen
}

/// Whether the button lies in the window with all of itself.
fn is_inside(screen: &Screen, name: &str) -> bool {
    let window = Rect::from_min_size(egui::Pos2::ZERO, SIZE).expand(0.5);
    let mut buttons = screen.query_all_by(|node| node.role() == Role::Button && node.label().is_some_and(|label| label == name));
    buttons.any(|button| window.contains_rect(button.rect()) && button.rect().is_positive())
}

#[test]
fn the_buttons_of_every_dialog_lie_inside_the_window() {
    let mut screen = small();
    for (keys, wanted) in DIALOGS.into_iter().chain(DRAWERS).zip(BUTTONS) {
        open(&mut screen, keys);
        screen.run_steps(4);
        for name in wanted {
            assert!(is_inside(&screen, name), "{name} of {keys:?}");
        }
        key(&mut screen, Modifiers::NONE, Key::Escape);
        screen.run_steps(4);
    }
    for (menu, entry, name) in [
        ("Game", "Game details", "Cancel"),
        ("Game", "Resign", "Play on"),
        ("Help", "Change shortcuts", "Close"),
        ("Help", "About Nestmate", "Close"),
    ] {
        click(&mut screen, menu);
        screen.get_by_label_contains(entry).click();
        screen.run_steps(10);
        assert!(is_inside(&screen, name), "{name} of {entry}");
        key(&mut screen, Modifiers::NONE, Key::Escape);
        screen.run_steps(4);
    }
}

#[test]
fn the_card_at_the_end_and_the_question_before_resigning_are_whole() {
    let mut screen = small();
    click(&mut screen, "Game");
    click_first(&mut screen, "Resign");
    screen.run_steps(8);
    assert!(screen.state().app().game().outcome().is_none(), "one click resigns nothing");
    click(&mut screen, "Play on");
    assert!(screen.state().app().game().outcome().is_none() && !has(&screen, "Play on"));
    click(&mut screen, "Game");
    click_first(&mut screen, "Resign");
    screen.run_steps(8);
    screen.get_by_role_and_label(Role::Button, "Resign").click();
    until(&mut screen, "the card comes", |screen| has(screen, "Rematch"));
    for name in ["Rematch", "New game…", "Look at the board"] {
        assert!(is_inside(&screen, name), "{name}");
    }
}

/// A message stands beside the menus and covers neither the board nor the panel.
#[test]
fn messages_cover_neither_board_nor_panel() {
    let mut screen = small();
    key(&mut screen, Modifiers::COMMAND, Key::C);
    let copied = "Game copied to the clipboard.";
    if !has(&screen, copied) {
        screen.event(egui::Event::Copy);
        screen.run_steps(3);
    }
    // Not what is only spoken, which has no place.
    let message = screen.query_all_by_label(copied).find(|node| node.accesskit_node().role() == Role::Label);
    let message = message.expect("it is told").rect();
    assert!(message.bottom() <= 30.0 && message.left() > screen.get_by_label("Help").rect().right(), "{message}");
    assert!(message.bottom() <= screen.get_by_label("Whole board").rect().top() + 2.0);
}

#[test]
fn a_piece_that_is_found_has_the_cursor() {
    let mut screen = small();
    open(&mut screen, (Modifiers::COMMAND, Key::F));
    crate::common::window::write(&mut screen, "queen");
    let first = screen.query_all_by(|node| node.role() == Role::Button && node.label().is_some_and(|label| label.contains("  "))).next();
    assert!(first.and_then(|node| node.accesskit_node().label()).is_some_and(|label| label.ends_with("Queen")));
    key(&mut screen, Modifiers::NONE, Key::Enter);
    screen.run_steps(4);
    assert!(has(&screen, "Board, g2 Queen"), "the keyboard is on the board, at the piece");
}

#[test]
fn every_lesson_keeps_its_text_and_its_buttons_in_the_window() {
    let mut screen = small();
    screen.state_mut().act(AppAction::Learn(nestmate::Learn::Course));
    until(&mut screen, "a lesson is ready", |screen| screen.state().app().learning().is_some_and(|learning| learning.lessons.len() > 3));
    for lesson in 0..3 {
        screen.state_mut().act(AppAction::Learn(nestmate::Learn::Begin(lesson, 0)));
        screen.run_steps(6);
        let next = if lesson == 0 { "Next step" } else { "Next" };
        for name in [next, "All lessons", "Back to the game"] {
            assert!(is_inside(&screen, name), "{name} of lesson {lesson}");
        }
    }
}

/// Where a text goes on below, its last line fades out rather than being cut.
#[test]
fn what_goes_on_below_fades_out() {
    let mut screen = small();
    screen.state_mut().act(AppAction::Learn(nestmate::Learn::Course));
    until(&mut screen, "a piece’s lesson is ready", |screen| {
        screen.state().app().learning().is_some_and(|learning| learning.lessons.len() > 7)
    });
    screen.state_mut().act(AppAction::Learn(nestmate::Learn::Begin(7, 0)));
    screen.run_steps(6);
    let end = screen.get_by_label("All lessons").rect().top();
    let cut = screen.query_all_by_role(Role::Label).any(|node| node.rect().left() > 660.0 && node.rect().bottom() > end + 4.0);
    assert!(cut, "the text has no room");
    let faded = |shape: &egui::epaint::ClippedShape| {
        let egui::Shape::Mesh(mesh) = &shape.shape else { return false };
        let bounds = mesh.calc_bounds();
        let [above, below] = [bounds.top(), bounds.bottom()].map(|y| {
            mesh.vertices.iter().filter(|vertex| (vertex.pos.y - y).abs() < 0.5).map(|vertex| vertex.color.a()).collect::<Vec<_>>()
        });
        let near = bounds.left() > 660.0 && bounds.bottom() < end && bounds.bottom() > end - 24.0;
        near && above.iter().all(|&alpha| alpha == 0) && below.iter().all(|&alpha| alpha == 255)
    };
    assert!(screen.output().shapes.iter().any(faded));
}
