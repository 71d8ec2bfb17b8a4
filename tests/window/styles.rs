//! Cells and moves as the players of a game write them: chosen in Appearance, seen at the rim and in the list, and typed in any setting.

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use nestmate::{AppAction, See, Settings};

use crate::common::window::{Screen, begin, click, has, key, painted, play, two_players, write};

/// Chooses an entry of a list in Appearance.
fn choose(screen: &mut Screen, list: &str, entry: &str) {
    key(screen, Modifiers::COMMAND, Key::Comma);
    screen.run_steps(6);
    screen.get_by_role_and_label(Role::ComboBox, list).click_accesskit();
    screen.run_steps(4);
    click(screen, entry);
    key(screen, Modifiers::COMMAND, Key::Comma);
    screen.run_steps(6);
}

fn type_move(screen: &mut Screen, text: &str) {
    key(screen, Modifiers::NONE, Key::Slash);
    screen.run_steps(2);
    write(screen, text);
    screen.run_steps(2);
    key(screen, Modifiers::NONE, Key::Enter);
    key(screen, Modifiers::NONE, Key::Escape);
}

fn are_painted(screen: &Screen, texts: &[&str]) -> bool {
    texts.iter().all(|text| painted(screen, text))
}

#[test]
fn the_rim_has_the_coordinates_that_are_chosen() {
    let mut screen = two_players("shogi");
    assert!(are_painted(&screen, &["a", "i"]));
    choose(&mut screen, "Coordinates in Shogi", "Japanese characters");
    assert!(are_painted(&screen, &["一", "九", "1", "9"]) && !painted(&screen, "a"));
    choose(&mut screen, "Coordinates in Shogi", "Digits and letters (7f)");
    assert!(are_painted(&screen, &["a", "i", "1", "9"]) && !painted(&screen, "一"));
    choose(&mut screen, "Coordinates in Shogi", "Hidden");
    assert!(!["a", "i", "9"].into_iter().any(|text| painted(&screen, text)));
    begin(&mut screen, "fide-chess");
    assert!(are_painted(&screen, &["a", "h", "8"]), "other games keep theirs");
    let text = screen.state().app().settings().text();
    assert_eq!(Settings::read("settings", &text).expect("it can be read").look, screen.state().app().settings().look);
}

#[test]
fn each_side_counts_its_files_in_xiang_qi() {
    let mut screen = two_players("xiangqi");
    choose(&mut screen, "Coordinates in Xiang Qi", "Each side’s own files");
    assert!(are_painted(&screen, &["一", "九", "1", "9"]) && !painted(&screen, "a"));
    choose(&mut screen, "Moves in Xiang Qi", "Western (C2=5)");
    play(&mut screen, "h3e3 h10g8");
    assert!(are_painted(&screen, &["C2=5", "H8+7"]));
    choose(&mut screen, "Moves in Xiang Qi", "Chinese");
    assert!(are_painted(&screen, &["炮二平五", "馬8進7"]));
}

#[test]
fn the_list_has_moves_in_the_style_that_is_chosen() {
    let mut screen = two_players("shogi");
    play(&mut screen, "c3c4 g7g6");
    choose(&mut screen, "Moves in Shogi", "Japanese");
    assert!(are_painted(&screen, &["７六歩", "３四歩"]));
    assert!(has(&screen, "c3c4"), "what is spoken stays");
    choose(&mut screen, "Moves in Shogi", "Western (P-7f)");
    assert!(are_painted(&screen, &["P-7f", "P-3d"]));
    choose(&mut screen, "Moves in Shogi", "As in other games");
    assert!(are_painted(&screen, &["c4", "g6"]));
}

#[test]
fn moves_are_typed_in_every_style_in_any_setting() {
    let mut screen = two_players("shogi");
    for (text, plies) in [("７六歩", 1), ("P-3d", 2), ("2g2f", 3), ("84歩", 4), ("f1g2", 5), ("P85", 6)] {
        type_move(&mut screen, text);
        assert_eq!(screen.state().app().game().ply(), plies, "{text}");
    }
}

#[test]
fn a_folded_board_has_the_style_of_the_game_inside() {
    let mut screen = two_players("sfhiodgei");
    choose(&mut screen, "Coordinates in Shogi", "Japanese characters");
    choose(&mut screen, "Moves in Shogi", "Japanese");
    assert!(!painted(&screen, "一"), "the whole game has a way of its own");
    // The first is chess.
    let layer = screen.state().app().ways_to_fold()[1].layer;
    screen.state_mut().act(AppAction::See(See::Fold(Some(layer))));
    screen.run_steps(90);
    assert!(are_painted(&screen, &["一", "九"]));
    type_move(&mut screen, "７六歩");
    assert_eq!(screen.state().app().game().ply(), 1);
    assert!(painted(&screen, "７六歩"));
}
