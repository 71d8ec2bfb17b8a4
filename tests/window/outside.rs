//! What the folded board tells of moves beside it.

use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use nestmate::Scene;
use nestmate::board::BoardTheme;
use nestmate::shot::shot;

use crate::common::window::{FIRST, Screen, click_first, has, key, play, press, two_players};

/// A game folded to Shogi after these moves.
fn folded(moves: &str) -> Screen {
    let mut screen = two_players(FIRST);
    play(&mut screen, moves);
    key(&mut screen, Modifiers::SHIFT, Key::Num1);
    screen.run_steps(40);
    screen
}

#[test]
fn a_move_outside_is_told_at_the_edge_and_unfolds_the_board() {
    let mut screen = folded("i5i7 e16n7");
    assert!(has(&screen, "Outside: Primate e16–n7, gives check to the King of sFhIoDgEi · Unfold"));
    let board = screen.get_by_label_contains("a1 Lance, White").rect().union(screen.get_by_label_contains("i9 Lance, Black").rect());
    let banner = screen.get_by_label_contains("Outside: Primate").rect();
    assert!(banner.bottom() < board.top() + board.height() / 36.0, "it covers no piece: {banner} on {board}");
    click_first(&mut screen, "Outside");
    screen.run_steps(40);
    assert!(screen.state().app().fold().is_none() && !has(&screen, "Outside:"));
}

/// Neither the King nor what attacks it is on the folded board: both stand at its rim, with an arrow between them.
#[test]
fn a_check_beside_the_folded_board_is_seen_at_its_rim() {
    let scene = |moves: &str| folded(moves).state().app().scene();
    let ends = |scene: &Scene| -> Vec<(String, String)> {
        let name = |cell| scene.variant.cell_name(cell);
        scene.incoming.iter().filter(|arrow| scene.check == Some(arrow.to)).map(|arrow| (name(arrow.from), name(arrow.to))).collect()
    };
    let (quiet, check) = (scene("i5i7 e16g16"), scene("i5i7 e16n7"));
    assert_eq!(ends(&quiet), []);
    assert_eq!(ends(&check), [("n7".to_owned(), "i2".to_owned())]);
    let theme = BoardTheme::light();
    let red = |scene: &Scene| {
        let alarm = theme.danger.to_array();
        shot(scene, [700, 700], &theme).pixels().filter(|pixel| pixel.0 == alarm).count()
    };
    assert_eq!(red(&quiet), 0);
    assert!(red(&check) > 200, "{}", red(&check));
}

#[test]
fn a_move_on_the_folded_board_is_not_told() {
    let mut screen = folded("j4j6");
    assert!(has(&screen, "Outside: Vanguard j4–j6 · Unfold"));
    press(&mut screen, "e7");
    press(&mut screen, "e6");
    assert_eq!(screen.state().app().game().ply(), 2);
    assert!(!has(&screen, "Outside:"));
}

/// The small boards beside the whole one tell nothing: the move can be seen there.
#[test]
fn the_small_boards_tell_nothing() {
    let mut screen = two_players(FIRST);
    play(&mut screen, "j4j6");
    key(&mut screen, Modifiers::NONE, Key::G);
    screen.run_steps(10);
    assert!(has(&screen, "e3 Pawn, White") && !has(&screen, "Outside:"));
    assert!(screen.get_by_label("Whole board").accesskit_node().toggled().is_some());
}
