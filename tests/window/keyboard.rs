//! The window by keys alone, and by fast clicks: lists, menus, dialogs, the switch, and the way back to the board.

use crate::common::window::{DIALOGS, DRAWERS, FIRST, Screen, click, has, key, open, place, play, press, two_players, write};
use egui::accesskit::{Role, Toggled};
use egui::{Event, Key, Modifiers, PointerButton, Pos2, Rect, Shape, StrokeKind, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use nestmate::AppAction;
use nestmate_core::game::Step;

const NONE: Modifiers = Modifiers::NONE;

/// A tap: pressed and let go in one frame, with no frame before or after but those that the window asks for.
fn tap(screen: &mut Screen, at: Pos2) {
    let button = |pressed| Event::PointerButton { pos: at, button: PointerButton::Primary, pressed, modifiers: NONE };
    screen.input_mut().events.extend([Event::PointerMoved(at), button(true), button(false)]);
    screen.run();
}

/// What the thing is called that has the keyboard.
fn focused(screen: &Screen) -> String {
    let node = screen.query_all_by(|node| node.is_focused() && node.label().is_some()).next();
    node.and_then(|node| node.accesskit_node().label()).unwrap_or_default()
}

const MENUS: [&str; 8] = ["Game", "Edit", "View", "Navigate", "Engine", "Learn", "Variants", "Help"];

#[test]
fn a_tap_opens_a_list_and_so_does_the_first_one_after_escape() {
    let mut screen = two_players("fide-chess");
    open(&mut screen, (Modifiers::COMMAND, Key::Comma));
    let combo = screen.query_all_by_role(Role::ComboBox).next().expect("there are lists").rect().center();
    for round in 0..3 {
        tap(&mut screen, combo);
        assert!(has(&screen, "Deutsch"), "open, round {round}");
        screen.key_press(Key::Escape);
        screen.run();
        assert!(!has(&screen, "Deutsch"), "Esc closes the list, round {round}");
        assert!(has(&screen, "Appearance"), "and not the drawer");
    }
    key(&mut screen, NONE, Key::Escape);
    screen.run_steps(4);
    assert!(!has(&screen, "Reduced"), "Esc once more shuts the drawer");
}

#[test]
fn enter_on_a_list_begins_no_game() {
    let mut screen = two_players(FIRST);
    let serial = screen.state().app().serial();
    open(&mut screen, (Modifiers::COMMAND, Key::N));
    let mut lists = screen.query_all_by_role(Role::ComboBox);
    lists.find(|list| !list.accesskit_node().is_disabled()).expect("one can be chosen from").focus();
    drop(lists);
    screen.run_steps(3);
    for _ in 0..2 {
        key(&mut screen, NONE, Key::Enter);
        assert_eq!(screen.state().app().serial(), serial, "the list has the key");
    }
    key(&mut screen, NONE, Key::Escape);
    key(&mut screen, NONE, Key::Escape);
    open(&mut screen, (Modifiers::COMMAND, Key::N));
    key(&mut screen, NONE, Key::Enter);
    assert_ne!(screen.state().app().serial(), serial, "where nothing is chosen, Enter plays");
}

#[test]
fn pointing_does_not_work_through_a_dialog() {
    let mut screen = two_players(FIRST);
    let cell = place(&screen, "e1 ");
    screen.hover_at(cell);
    screen.run_steps(3);
    let looked_at = |screen: &Screen| screen.state().app().inspected().map(|seen| format!("{seen:?}"));
    let before = looked_at(&screen);
    open(&mut screen, (NONE, Key::Questionmark));
    for label in ["i1 ", "a1 ", "q17 "] {
        let beside = place(&screen, label);
        screen.hover_at(beside);
        screen.run_steps(3);
        assert_eq!(looked_at(&screen), before, "{label}");
    }
}

#[test]
fn menus_are_gone_through_by_keys_alone() {
    let mut screen = two_players(FIRST);
    key(&mut screen, NONE, Key::F6);
    key(&mut screen, NONE, Key::F10);
    key(&mut screen, NONE, Key::ArrowDown);
    screen.run_steps(6);
    assert!(has(&screen, "New game…"), "F10 and Down open the first menu");
    assert!(focused(&screen).starts_with("New game…"));
    key(&mut screen, NONE, Key::ArrowRight);
    screen.run_steps(6);
    assert!(has(&screen, "Take back") && !has(&screen, "New game…"), "Right goes on to the next");
    assert_eq!(screen.state().app().game().ply(), 0);
    key(&mut screen, NONE, Key::ArrowLeft);
    key(&mut screen, NONE, Key::ArrowLeft);
    screen.run_steps(6);
    assert!(has(&screen, "Change shortcuts…"), "Left of the first is the last");
    key(&mut screen, NONE, Key::Escape);
    screen.run_steps(4);
    assert!(!has(&screen, "Change shortcuts…"));
    key(&mut screen, NONE, Key::ArrowRight);
    let cursor = screen.state().app().scene().cursor;
    key(&mut screen, NONE, Key::ArrowRight);
    assert_ne!(screen.state().app().scene().cursor, cursor, "the board has the keyboard again");
}

/// Enter and Space open a menu as Down does: its first entry has the keyboard.
#[test]
fn a_menu_that_a_key_has_opened_is_gone_into() {
    for opener in [Key::Enter, Key::Space] {
        let mut screen = two_players(FIRST);
        key(&mut screen, NONE, Key::F10);
        key(&mut screen, NONE, opener);
        screen.run_steps(6);
        assert!(focused(&screen).starts_with("New game…"), "{opener:?}: {}", focused(&screen));
        key(&mut screen, NONE, Key::ArrowDown);
        let second = focused(&screen);
        assert!(!second.is_empty() && !second.starts_with("New game…"), "{opener:?}: {second}");
        key(&mut screen, NONE, Key::ArrowUp);
        assert!(focused(&screen).starts_with("New game…"), "{opener:?}: {}", focused(&screen));
        key(&mut screen, NONE, Key::Enter);
        screen.run_steps(6);
        assert!(has(&screen, "Cancel"), "{opener:?}: the entry is chosen");
    }
}

#[test]
fn an_arrow_that_goes_on_to_the_next_menu_leaves_the_game_where_it_is() {
    let mut screen = two_players("fide-chess");
    play(&mut screen, "e2e4 e7e5");
    screen.state_mut().act(AppAction::Go(Step::Start));
    screen.run_steps(3);
    key(&mut screen, NONE, Key::F10);
    key(&mut screen, NONE, Key::ArrowDown);
    screen.run_steps(6);
    for _ in 0..3 {
        key(&mut screen, NONE, Key::ArrowRight);
        screen.run_steps(6);
    }
    assert_eq!(screen.state().app().game().ply(), 0);
}

#[test]
fn the_keyboard_comes_back_to_the_board() {
    let mut screen = two_players("fide-chess");
    key(&mut screen, NONE, Key::F6);
    let moves = |screen: &mut Screen| {
        [Key::ArrowRight, Key::ArrowLeft].into_iter().any(|pressed| {
            let before = screen.state().app().scene().cursor;
            key(screen, NONE, pressed);
            before != screen.state().app().scene().cursor
        })
    };
    assert!(moves(&mut screen));
    for dialog in DIALOGS.into_iter().chain(DRAWERS) {
        open(&mut screen, dialog);
        key(&mut screen, NONE, Key::Escape);
        screen.run_steps(6);
        assert!(moves(&mut screen), "after {dialog:?}");
    }
    key(&mut screen, NONE, Key::Slash);
    write(&mut screen, "e2");
    key(&mut screen, NONE, Key::Escape);
    assert!(moves(&mut screen), "after the field for moves");
    key(&mut screen, NONE, Key::Escape);
    assert!(moves(&mut screen), "after Esc on the board");
    // A click elsewhere takes it away for good: the arrow keys go through the game.
    click(&mut screen, "Type a move");
    key(&mut screen, NONE, Key::Escape);
    assert!(!moves(&mut screen), "after a click");
}

#[test]
fn the_key_to_the_field_writes_nothing_in_it() {
    let mut screen = two_players("fide-chess");
    let typed = |screen: &Screen| screen.get_by_label("Type a move").accesskit_node().value().unwrap_or_default();
    key(&mut screen, NONE, Key::Slash);
    write(&mut screen, "d2");
    key(&mut screen, NONE, Key::Slash);
    write(&mut screen, "/");
    assert_eq!(typed(&screen), "d2");
    write(&mut screen, "e2e4");
    assert_eq!(typed(&screen), "e2e4", "what is typed next takes its place");
}

#[test]
fn the_switch_is_one_stop_for_the_keyboard() {
    let mut screen = two_players(FIRST);
    let on = |screen: &Screen, label: &str| screen.get_by_label(label).accesskit_node().toggled() == Some(Toggled::True);
    screen.get_by_label("Whole board").focus();
    screen.run_steps(3);
    key(&mut screen, NONE, Key::ArrowRight);
    screen.run_steps(40);
    assert!(on(&screen, "Fold to chess") || on(&screen, "Fold to Shogi"));
    key(&mut screen, NONE, Key::ArrowLeft);
    screen.run_steps(40);
    assert!(on(&screen, "Whole board"));
    assert_eq!(focused(&screen), "Whole board");
    key(&mut screen, NONE, Key::Tab);
    screen.run_steps(3);
    assert!(!focused(&screen).starts_with("Fold to"), "Tab leaves it: {}", focused(&screen));
}

#[test]
fn dialogs_are_scrolled_by_keys_and_the_sheet_of_keys_begins_with_the_fold() {
    let mut screen = two_players(FIRST);
    open(&mut screen, (NONE, Key::Questionmark));
    let top = |screen: &Screen, label: &str| screen.get_by_label(label).rect().top();
    assert!(top(&screen, "Folding and layers") < top(&screen, "On the board"));
    let before = top(&screen, "Folding and layers");
    key(&mut screen, NONE, Key::PageDown);
    screen.run_steps(60);
    let paged = top(&screen, "Folding and layers");
    assert!(paged < before - 100.0, "{before} {paged}");
    key(&mut screen, NONE, Key::ArrowUp);
    screen.run_steps(60);
    assert!(top(&screen, "Folding and layers") > paged);
    key(&mut screen, NONE, Key::Home);
    screen.run_steps(60);
    let home = top(&screen, "Folding and layers");
    assert!((home - before).abs() < 10.0, "{before} {paged} {home}");
    assert!(screen.query_all_by_label("/").next().is_some() && screen.query_all_by_label("?").next().is_some());
}

#[test]
fn tab_leaves_the_editor_of_definitions() {
    let mut screen = two_players("fide-chess");
    open(&mut screen, (Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::W));
    crate::workbench::write_text(&mut screen);
    crate::common::window::definition(&screen).focus();
    screen.run_steps(3);
    assert!(has(&screen, "Tab leaves the editor"));
    let before = crate::common::window::defined(&screen);
    key(&mut screen, NONE, Key::Tab);
    screen.run_steps(3);
    assert_eq!(crate::common::window::defined(&screen), before);
    assert_ne!(focused(&screen), "Definition");
}

#[test]
fn escape_puts_down_a_piece_in_set_up_wherever_the_keyboard_is() {
    let mut screen = two_players("fide-chess");
    key(&mut screen, Modifiers::COMMAND, Key::P);
    press(&mut screen, "e2");
    assert!(screen.state().app().scene().picked.is_some());
    screen.get_by_role(Role::MultilineTextInput).focus();
    screen.run_steps(3);
    key(&mut screen, NONE, Key::Escape);
    assert!(screen.state().app().scene().picked.is_none());
}

/// The labels of all commands.
fn commands() -> Vec<&'static str> {
    let texts = include_str!("../../assets/words/en/commands.ftl");
    texts.lines().filter(|line| line.starts_with("command-")).filter_map(|line| Some(line.split_once(" = ")?.1)).collect()
}

/// Menus hold what one looks for in menus; what a game never needs is not in them.
#[test]
fn the_menus_have_sixty_entries_at_most() {
    let mut screen = two_players(FIRST);
    let mut entries = Vec::new();
    for menu in MENUS {
        click(&mut screen, menu);
        let items = screen.query_all_by(|node| matches!(node.role(), Role::MenuItem | Role::MenuItemCheckBox));
        entries.extend(items.filter_map(|node| node.accesskit_node().label()));
        key(&mut screen, NONE, Key::Escape);
    }
    let submenus = ["Interface size", "Board size", "Accessibility"];
    entries.retain(|label| !submenus.contains(&label.as_str()));
    assert!((40..=60).contains(&entries.len()), "{} entries: {entries:?}", entries.len());
}

#[test]
fn a_game_is_begun_and_the_board_made_larger_where_one_looks_for_it() {
    let mut screen = two_players(FIRST);
    let entries = |screen: &Screen| -> Vec<String> {
        let items = screen.query_all_by(|node| matches!(node.role(), Role::MenuItem | Role::MenuItemCheckBox));
        items.filter_map(|node| node.accesskit_node().label()).collect()
    };
    click(&mut screen, "Variants");
    assert!(entries(&screen)[0].starts_with("New game…"), "{:?}", entries(&screen));
    key(&mut screen, NONE, Key::Escape);
    click(&mut screen, "View");
    click(&mut screen, "Board size");
    for name in ["Zoom in", "Zoom out", "Fit board", "Board alone on full screen"] {
        assert!(entries(&screen).iter().any(|entry| entry.starts_with(name)), "{name}: {:?}", entries(&screen));
    }
    key(&mut screen, NONE, Key::Escape);
    key(&mut screen, NONE, Key::Escape);
    for words in ["larger board", "bigger", "full board"] {
        open(&mut screen, (Modifiers::COMMAND, Key::K));
        write(&mut screen, words);
        assert!(has(&screen, "Zoom in") && has(&screen, "Board alone on full screen"), "{words}");
        key(&mut screen, NONE, Key::Escape);
        screen.run_steps(3);
    }
}

#[test]
fn the_palette_finds_every_command_by_its_words_and_does_it() {
    let mut screen = two_players(FIRST);
    let labels: Vec<&str> = commands().into_iter().filter(|label| *label != "All commands…").collect();
    assert!(labels.len() > 80);
    open(&mut screen, (Modifiers::COMMAND, Key::K));
    for label in labels {
        key(&mut screen, Modifiers::COMMAND, Key::A);
        write(&mut screen, label);
        let found = screen.query_all_by(|node| node.role() == Role::Button && node.label().is_some_and(|name| name.starts_with(label)));
        assert!(found.count() > 0, "{label}");
    }
    key(&mut screen, NONE, Key::Escape);
    screen.run_steps(3);
    open(&mut screen, (Modifiers::COMMAND | Modifiers::SHIFT, Key::P));
    write(&mut screen, "flip");
    key(&mut screen, NONE, Key::Enter);
    screen.run_steps(3);
    assert!(screen.state().app().is_flipped() && !has(&screen, "Type what you want to do"));
    open(&mut screen, (Modifiers::COMMAND, Key::K));
    write(&mut screen, "fold shogi");
    key(&mut screen, NONE, Key::Enter);
    screen.run_steps(40);
    assert!(screen.state().app().fold().is_some());
    open(&mut screen, (Modifiers::COMMAND, Key::K));
    key(&mut screen, NONE, Key::ArrowDown);
    key(&mut screen, NONE, Key::Enter);
    screen.run_steps(4);
    assert!(!has(&screen, "Type what you want to do"), "the second of all is done");
}

/// All that is painted, one by one.
fn painted<'a>(shape: &'a Shape, all: &mut Vec<&'a Shape>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| painted(shape, all)),
        shape => all.push(shape),
    }
}

/// The frame around a board that has the keyboard leaves its letters and numbers in sight.
#[test]
fn the_frame_of_the_board_covers_no_coordinate() {
    for (size, game) in [(vec2(1024.0, 560.0), FIRST), (vec2(1366.0, 722.0), FIRST), (vec2(1024.0, 560.0), "shogi")] {
        let mut screen = two_players(game);
        screen.set_size(size);
        screen.run_steps(3);
        key(&mut screen, NONE, Key::F6);
        key(&mut screen, NONE, Key::ArrowUp);
        let board = screen.state().board().expect("it has been painted");
        let mut all = Vec::new();
        screen.output().shapes.iter().for_each(|clipped| painted(&clipped.shape, &mut all));
        let frames: Vec<Rect> = all
            .iter()
            .filter_map(|shape| match shape {
                Shape::Rect(rect)
                    if rect.stroke.width >= 2.0
                        && rect.rect.expand(4.0).contains_rect(board)
                        && board.expand(8.0).contains_rect(rect.rect) =>
                {
                    Some(rect.rect.expand(if rect.stroke_kind == StrokeKind::Inside { 0.0 } else { rect.stroke.width }))
                }
                _ => None,
            })
            .collect();
        assert!(!frames.is_empty(), "{game} at {size}: the board has a frame");
        let texts = all.iter().filter_map(|shape| match shape {
            Shape::Text(text) if !board.contains(text.visual_bounding_rect().center()) => Some(text.visual_bounding_rect()),
            _ => None,
        });
        let beside: Vec<Rect> = texts.filter(|text| board.expand(20.0).contains_rect(*text)).collect();
        assert!(beside.len() >= 16, "{game} at {size}: letters and numbers: {beside:?}");
        let covered = beside.iter().find(|text| frames.iter().any(|frame| frame.intersects(text.shrink(0.5))));
        assert!(covered.is_none(), "{game} at {size}: {covered:?} and {frames:?}");
    }
}
