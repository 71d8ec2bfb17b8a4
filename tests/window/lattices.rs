//! The pictures at the left of the board: pointing, clicking and dragging along them, and what they tell.

use crate::common::window::{FIRST, Screen, carry, click, drop_at, has, key, place, play, press, two_players};
use egui::accesskit::Toggled;
use egui::{Key, Modifiers, Pos2};
use egui_kittest::kittest::{NodeT, Queryable};

/// Where the middles of two neighbouring cells are, of which only the second is one of chess.
fn neighbours(screen: &Screen) -> [Pos2; 2] {
    [place(screen, "a2 "), place(screen, "b2 ")]
}

fn is_on(screen: &Screen, label: &str) -> bool {
    screen.get_by_label(label).accesskit_node().toggled() == Some(Toggled::True)
}

#[test]
fn pointing_at_a_game_inside_moves_nothing_and_a_click_folds() {
    let mut screen = two_players(FIRST);
    let before = neighbours(&screen);
    screen.hover_at(place(&screen, "Fold to chess"));
    screen.run_steps(20);
    assert_eq!(neighbours(&screen), before);
    assert!(screen.state().app().fold().is_none());
    click(&mut screen, "Fold to chess");
    screen.run_steps(40);
    assert!(has(&screen, "e1 King, White") && is_on(&screen, "Fold to chess"));
    click(&mut screen, "Fold to Shogi");
    screen.run_steps(40);
    assert!(has(&screen, "b2 Bishop, White") && is_on(&screen, "Fold to Shogi"));
    click(&mut screen, "Whole board");
    screen.run_steps(40);
    assert!(is_on(&screen, "Whole board"));
    assert_eq!(neighbours(&screen), before);
}

#[test]
fn dragging_along_the_pictures_folds_by_hand_forth_and_back() {
    let mut screen = two_players(FIRST);
    let [whole, shogi] = ["Whole board", "Fold to Shogi"].map(|label| place(&screen, label));
    // How high a cell is that is none of Shogi.
    let gap = |screen: &Screen| screen.get_by_label_contains("a2 Chatelaine").rect().height();
    let open = gap(&screen);
    carry(&mut screen, whole, whole.lerp(shogi, 0.6));
    let half = gap(&screen);
    assert!(half < open * 0.8, "the cells between have shrunk: {half} of {open}");
    screen.run_steps(40);
    assert!((gap(&screen) - half).abs() < 0.5, "the board stays as far folded as the hand holds it");
    assert!(screen.state().app().fold().is_none());
    screen.hover_at(whole.lerp(shogi, 0.1));
    screen.run_steps(3);
    assert!(gap(&screen) > half);
    drop_at(&mut screen, whole.lerp(shogi, 0.05));
    screen.run_steps(40);
    assert!((gap(&screen) - open).abs() < 0.5 && screen.state().app().folded().is_none(), "let go near the start, it unfolds");
    carry(&mut screen, whole, whole.lerp(shogi, 0.7));
    drop_at(&mut screen, whole.lerp(shogi, 0.7));
    screen.run_steps(40);
    let rest = screen.state().app().folded().expect("it folds").depth;
    assert!((0.6..0.8).contains(&rest) && has(&screen, "e1 King, White"), "let go on the way to the first game, it rests there: {rest}");
    let chess = place(&screen, "Fold to chess");
    carry(&mut screen, shogi, shogi.lerp(chess, 0.6));
    drop_at(&mut screen, shogi.lerp(chess, 0.6));
    screen.run_steps(40);
    assert!(has(&screen, "e1 King, White") && is_on(&screen, "Fold to chess"), "let go between two games, it folds to the nearer one");
}

#[test]
fn a_game_inside_tells_whether_the_last_move_touched_its_cells() {
    let mut screen = two_players(FIRST);
    assert!(!has(&screen, "last move here"));
    play(&mut screen, "b4b6");
    assert!(has(&screen, "Fold to chess, last move here") && !has(&screen, "Fold to Shogi, last move here"));
    play(&mut screen, "c13c11");
    assert!(has(&screen, "Fold to Shogi, last move here") && !has(&screen, "Fold to chess, last move here"));
}

/// The keys of a layer that is no game go on to work, and the pictures say what is on.
#[test]
fn a_game_with_nothing_inside_has_neither_pictures_nor_layers() {
    let mut screen = two_players("fide-chess");
    assert!(!has(&screen, "Whole board") && !has(&screen, "Fold to") && !has(&screen, "Layers"));
    press(&mut screen, "e2");
    press(&mut screen, "e4");
    assert_eq!(screen.state().app().game().ply(), 1);
    let mut screen = two_players("doubly-nested-chess");
    assert!(has(&screen, "Whole board") && has(&screen, "Fold to chess") && has(&screen, "Layers"));
    key(&mut screen, Modifiers::SHIFT, Key::Num1);
    screen.run_steps(40);
    assert!(is_on(&screen, "Fold to chess"));
}

#[test]
fn a_board_nested_twice_folds_to_the_game_in_the_middle_and_that_to_chess() {
    let mut screen = two_players("doubly-nested-chess");
    click(&mut screen, "Fold to Orthodox Nested Chess");
    screen.run_steps(40);
    assert!(has(&screen, "i1 King, White") && has(&screen, "j2 Fezbaba, White") && has(&screen, "g1 Queen, White"));
    press(&mut screen, "b4");
    press(&mut screen, "b8");
    assert!(has(&screen, "b8 Esquire, White"));
    click(&mut screen, "Fold to chess, last move here");
    screen.run_steps(40);
    assert!(has(&screen, "e1 King, White") && has(&screen, "a4 Pawn, White"));
    let mut screen = two_players("orthodox-nested-chess");
    assert!(has(&screen, "i1 King, White"));
    click(&mut screen, "Fold to chess");
    screen.run_steps(40);
    assert!(has(&screen, "e1 King, White") && has(&screen, "d1 Queen, White"));
}
