//! The list of moves: variations, comments, glyphs, order and deletion of lines, by mouse and by key.

use crate::common::window::{Screen, click, has, key, painted, paste, play, press, spoken, two_players, write};
use egui::{Color32, Key, Modifiers, Shape};
use egui_kittest::kittest::Queryable;

const CHESS: &str = "fide-chess";

/// Chess with a variation in place of Black's first move.
fn branched() -> Screen {
    let mut screen = two_players(CHESS);
    play(&mut screen, "e2e4 e7e5 g1f3");
    key(&mut screen, Modifiers::NONE, Key::Home);
    key(&mut screen, Modifiers::NONE, Key::ArrowRight);
    play(&mut screen, "c7c5 d2d4");
    screen
}

fn moves(screen: &Screen) -> String {
    let text = screen.state().game_text();
    text.lines().skip_while(|line| !line.is_empty()).collect::<Vec<_>>().join(" ").trim().to_owned()
}

#[test]
fn playing_from_the_middle_keeps_both_lines_in_view() {
    let mut screen = branched();
    assert_eq!(moves(&screen), "1. e4 e5 (1... c5 2. d4) 2. Nf3 *");
    for label in ["e2e4", "e7e5", "g1f3", "1… c7c5", "2. d2d4"] {
        assert!(screen.query_by_label(label).is_some(), "{label}");
    }
    click(&mut screen, "Hide variation c7c5");
    assert!(!has(&screen, "2. d2d4"));
    assert_eq!(screen.state().app().game().ply(), 1, "whoever was inside is where it begins");
    key(&mut screen, Modifiers::NONE, Key::ArrowRight);
    assert!(has(&screen, "2. d2d4"), "it is shown again when someone goes into it");
}

#[test]
fn branches_are_chosen_by_key() {
    let mut screen = branched();
    key(&mut screen, Modifiers::SHIFT, Key::ArrowLeft);
    assert_eq!(screen.state().app().game().ply(), 1);
    key(&mut screen, Modifiers::NONE, Key::ArrowRight);
    key(&mut screen, Modifiers::NONE, Key::ArrowUp);
    key(&mut screen, Modifiers::NONE, Key::End);
    assert!(screen.get_by_label_contains("f3 Knight, White").rect().is_positive());
}

#[test]
fn lines_are_promoted_deleted_and_brought_back_by_key() {
    let mut screen = branched();
    key(&mut screen, Modifiers::COMMAND | Modifiers::SHIFT, Key::ArrowUp);
    assert_eq!(moves(&screen), "1. e4 c5 (1... e5 2. Nf3) 2. d4 *");
    key(&mut screen, Modifiers::NONE, Key::ArrowLeft);
    key(&mut screen, Modifiers::NONE, Key::Delete);
    assert_eq!(moves(&screen), "1. e4 e5 2. Nf3 *");
    key(&mut screen, Modifiers::COMMAND, Key::Z);
    assert_eq!(moves(&screen), "1. e4 c5 (1... e5 2. Nf3) 2. d4 *", "what was done last is undone");
    key(&mut screen, Modifiers::COMMAND, Key::U);
    assert_eq!(moves(&screen), "1. e4 e5 (1... c5 2. d4) 2. Nf3 *");
}

#[test]
fn the_menu_of_a_move_sets_glyphs_and_deletes() {
    let mut screen = branched();
    screen.get_by_label("e7e5").click_secondary();
    screen.run_steps(8);
    click(&mut screen, "?!");
    assert!(screen.query_by_label("e7e5?!").is_some());
    screen.get_by_label("1… c7c5").click_secondary();
    screen.run_steps(8);
    click(&mut screen, "±");
    assert!(screen.query_by_label("1… c7c5 ±").is_some());
    screen.get_by_label("1… c7c5 ±").click_secondary();
    screen.run_steps(8);
    click(&mut screen, "Delete from here");
    assert_eq!(moves(&screen), "1. e4 e5 $6 2. Nf3 *");
    key(&mut screen, Modifiers::COMMAND, Key::Num3);
    assert_eq!(moves(&screen), "1. e4 $3 e5 $6 2. Nf3 *", "the place went back to the move before the deleted ones");
}

#[test]
fn comments_are_written_shown_and_changed() {
    let mut screen = branched();
    key(&mut screen, Modifiers::COMMAND, Key::E);
    write(&mut screen, "so\n{far}");
    click(&mut screen, "Done");
    assert!(has(&screen, "so (far)"), "{}", moves(&screen));
    click(&mut screen, "so (far)");
    screen.run_steps(4);
    assert!(has(&screen, "Comment on d2d4"));
    key(&mut screen, Modifiers::NONE, Key::Escape);
    assert!(!has(&screen, "Comment on d2d4"));
    assert_eq!(moves(&screen), "1. e4 e5 (1... c5 2. d4 {so (far)}) 2. Nf3 *");
}

#[test]
fn a_replaced_game_can_be_come_back_to() {
    let mut screen = branched();
    let before = moves(&screen);
    crate::common::window::begin(&mut screen, "xiangqi");
    assert_eq!(moves(&screen), "*");
    key(&mut screen, Modifiers::COMMAND, Key::U);
    assert_eq!((moves(&screen), screen.state().app().variant().id.as_str()), (before, CHESS));
}

#[test]
fn moves_are_written_as_people_write_them_and_kept_exactly() {
    let mut screen = two_players(CHESS);
    play(&mut screen, "e2e4 d7d5 e4d5 g8f6 b1c3 c7c6 g1f3 c6d5 f3g1 d8d6 g1e2");
    for text in ["×d5", "f6", "ge2"] {
        assert!(painted(&screen, text), "{text}");
    }
    assert!(has(&screen, "e4d5") && !painted(&screen, "e4d5"), "the label is the exact text");
    assert!(moves(&screen).starts_with("1. e4 d5 2. exd5 Nf6 3. Nc3"), "{}", moves(&screen));
}

#[test]
fn a_mate_has_its_sign() {
    let mut screen = two_players(CHESS);
    play(&mut screen, "f2f3 e7e5 g2g4 d8h4");
    assert!(painted(&screen, "h4#"));
}

/// A piece that makes two steps in one move: it goes, passes where it stands, and captures on its way, each by clicks.
#[test]
fn a_lion_passes_and_captures_on_its_way_by_clicks() {
    let mut screen = two_players("chu");
    play(&mut screen, "f3f5 c9c8");
    press(&mut screen, "f5");
    press(&mut screen, "f5");
    click(&mut screen, "Pass with the Lion");
    assert_eq!(screen.state().app().game().ply(), 3);
    assert!(spoken(&screen, "f5").contains("Lion"), "{}", spoken(&screen, "f5"));
    play(&mut screen, "c8c7 f5e7 l9l8");
    press(&mut screen, "e7");
    press(&mut screen, "e7");
    assert!(has(&screen, "Pass with the Lion"), "it has the choice");
    click(&mut screen, "Capture the Go-Between on d8 on the way");
    assert!(spoken(&screen, "e7").contains("Lion"), "it is back: {}", spoken(&screen, "e7"));
    assert!(spoken(&screen, "d8").contains("empty"), "{}", spoken(&screen, "d8"));
}

/// A game that begins with the pieces in the reserves: they are dropped by clicks, the King too, and nothing else can be moved.
#[test]
fn a_game_begins_by_setting_pieces_up_by_clicks() {
    let mut screen = two_players("sittuyin");
    assert!(has(&screen, "White to drop a piece"));
    press(&mut screen, "a3");
    assert!(has(&screen, "You must drop a piece from your reserve before you can move."));
    click(&mut screen, "King in White’s reserve, 1");
    press(&mut screen, "e2");
    assert!(spoken(&screen, "e2").contains("King"), "{}", spoken(&screen, "e2"));
    assert!(has(&screen, "Black to drop a piece"));
    click(&mut screen, "King in Black’s reserve, 1");
    assert!(!has(&screen, "You can only drop onto an empty cell"), "the pointer has left the King on e2");
}

/// A piece that becomes another instead of moving: it is asked for where it stands, and chosen by the cell where it goes.
#[test]
fn a_pawn_becomes_another_piece_where_it_stands_by_clicks() {
    let mut screen = two_players("sittuyin");
    paste(&mut screen, "4k3/8/8/3P4/8/8/P7/4K3 w [||] - - 0 1");
    press(&mut screen, "d5");
    press(&mut screen, "d5");
    click(&mut screen, "Promote to Ferz");
    assert!(spoken(&screen, "d5").contains("Ferz"), "{}", spoken(&screen, "d5"));
}

/// The ink of a text in the list of moves.
fn ink(screen: &Screen, wanted: &str) -> Color32 {
    let mut inks = screen.output().shapes.iter().filter_map(|clipped| match &clipped.shape {
        Shape::Text(text) if text.galley.text() == wanted => Some(text.galley.job.sections[0].format.color),
        _ => None,
    });
    inks.next_back().unwrap_or_else(|| panic!("{wanted} is painted"))
}

#[test]
fn moves_that_were_taken_back_are_paler() {
    let mut screen = two_players("fide-chess");
    play(&mut screen, "e2e4 e7e5 d2d4");
    let before = ink(&screen, "e5");
    assert_eq!(ink(&screen, "e4"), before);
    for _ in 0..2 {
        key(&mut screen, Modifiers::COMMAND, Key::Z);
    }
    assert_ne!(ink(&screen, "e5"), before);
}
