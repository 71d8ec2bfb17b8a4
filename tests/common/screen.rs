//! The window at the end of a test's strings: what several tests of screens share.

#![allow(dead_code, reason = "each test file uses a part of this")]

use std::time::Duration;

use egui::{Key, Modifiers, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use nestmate::{Library, Shell};

pub type Screen = Harness<'static, Shell>;

/// The window at the size of a small laptop's screen.
pub fn window() -> Screen {
    let shell = Shell::new(Library::shipped()).expect("the shipped games can be played");
    let builder = Harness::builder().with_size(Vec2::new(1366.0, 768.0));
    let mut screen = builder.build_ui_state(|ui, shell: &mut Shell| shell.show(ui), shell);
    screen.run_steps(3);
    screen
}

/// The window with two people playing the first game, so that nothing happens by itself.
pub fn two_players() -> Screen {
    let mut screen = window();
    screen.key_press_modifiers(Modifiers::COMMAND, Key::N);
    // A dialog finds its size, and with it its place, within a few frames.
    screen.run_steps(8);
    screen.get_by_label("White: Person").click();
    screen.get_by_label("Black: Person").click();
    screen.run_steps(2);
    screen.get_by_label("Play").click();
    screen.run_steps(3);
    screen
}

/// Presses the cell whose spoken name begins so.
pub fn press(screen: &mut Screen, cell: &str) {
    let begin = format!("{cell} ");
    let found = |screen: &Screen| {
        let cells = screen.query_all_by(move |node| node.label().is_some_and(|label| label.starts_with(&begin)));
        cells.into_iter().for_each(|cell| cell.click_accesskit());
    };
    found(screen);
    screen.run_steps(3);
}

/// The spoken name of a cell.
pub fn spoken(screen: &Screen, cell: &str) -> String {
    let begin = format!("{cell} ");
    let mut cells = screen.query_all_by(move |node| node.label().is_some_and(|label| label.starts_with(&begin)));
    let node = cells.next().expect("the cell is there");
    node.accesskit_node().label().unwrap_or_default()
}

pub fn has(screen: &Screen, text: &str) -> bool {
    screen.query_all_by_label_contains(text).next().is_some()
}

pub fn paste(screen: &mut Screen, text: &str) {
    screen.event(egui::Event::Paste(text.to_owned()));
    screen.run_steps(3);
}

/// A position of the first game, from the ranks of its board that are not empty, top down.
pub fn position(ranks: &[(usize, &str)], rest: &str) -> String {
    let board: Vec<&str> = (1..=17).rev().map(|rank| ranks.iter().find(|known| known.0 == rank).map_or("17", |known| known.1)).collect();
    format!("{} {rest}", board.join("/"))
}

/// Steps until something has come of the search thread; a thousand steps are far more than it takes.
pub fn until(screen: &mut Screen, done: impl Fn(&Screen) -> bool) {
    for _ in 0..6000 {
        screen.step();
        if done(screen) {
            screen.run_steps(2);
            return;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    panic!("the search thread gave no answer");
}

/// Opens a dialog by its key.
pub fn open(screen: &mut Screen, key: Key) {
    screen.key_press_modifiers(Modifiers::COMMAND, key);
    // A dialog finds its size, and with it its place, within a few frames.
    screen.run_steps(8);
}

/// Clicks the first widget whose name begins so.
pub fn click(screen: &mut Screen, name: &'static str) {
    let mut found = screen.query_all_by(move |node| node.label().is_some_and(|label| label.starts_with(name)));
    found.next().unwrap_or_else(|| panic!("{name} is there")).click();
    drop(found);
    screen.run_steps(4);
}
