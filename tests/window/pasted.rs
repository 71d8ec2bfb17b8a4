//! What is pasted is read as far as it can be; what was left out is told, and so is what nothing can be made of.

use crate::common::window::{Screen, begun, has, paste, until};
use egui_kittest::kittest::Queryable;

fn shown(screen: &Screen) -> (String, String) {
    let game = screen.state().app().game();
    (game.variant().id.clone(), game.position().text(game.variant()))
}

#[test]
fn what_cannot_be_read_is_told_and_the_rest_is_opened() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = begun(home.path(), "sfhiodgei");
    for (text, game, position, told) in [
        (
            "1. e4 e5 2. Ke3 Nc6",
            "fide-chess",
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w ",
            "Line 1, column 13: ‘Ke3’ is not a legal move for White at move 2",
        ),
        ("4k3/8/8/8/8/8/8/4K2R w KQ - 0 1", "fide-chess", "4k3/8/8/8/8/8/8/4K2R w - e1,h1 ", "Line 1, column 25: ‘Q’ was left out"),
        ("4k3/8/8/8/8/8/8/4K3[NNb] w - - 0 1", "crazyhouse", "4k3/8/8/8/8/8/8/4K3 w [NN|B|] ", "Crazyhouse"),
        ("4k3/8/8/8/8/8/8/4K2R b - - bm Kd7; id \"one\";", "crazyhouse", "4k3/8/8/8/8/8/8/4K2R b [||] - ", "Crazyhouse"),
    ] {
        paste(&mut screen, text);
        until(&mut screen, text, |screen| shown(screen).0 == game && shown(screen).1.starts_with(position));
        until(&mut screen, told, |screen| has(screen, told));
    }
    let game = screen.state().app().game();
    assert_eq!(
        (game.tags().get("Event"), game.tree().notes(nestmate_core::game::NodeId::START).after.as_str()),
        ("one", "bm Kd7; id \"one\";")
    );
    paste(&mut screen, "4k3/8/8/8/8/8/8/4K2R b - -\n4k3/8/8/8/8/8/8/4K2R w - -\n");
    until(&mut screen, "both are listed", |screen| has(screen, "Add all to My games"));
}

#[test]
fn a_text_that_is_nothing_is_told_as_what_it_was_taken_for() {
    let home = tempfile::tempdir().expect("a folder");
    let mut screen = begun(home.path(), "sfhiodgei");
    let before = shown(&screen);
    for (text, told) in [
        ("no game at all", ["The text was read as a game.", "‘no’ is not a legal move for White at move 1 – write moves"]),
        (
            "9/8/8/8/8/8/8/4K2k w - - 0 1",
            ["The text was read as a position.", "the clipboard:1: read as a position of chess: field 1 (board): rank 8"],
        ),
        ("k8/9/9/9/9/9/9/9/K8 w ZZ 1", ["The text was read as a position.", "read as a position of Shogi: field 3"]),
    ] {
        paste(&mut screen, text);
        until(&mut screen, "it is told", |screen| told.iter().all(|told| has(screen, told)));
        assert!(has(&screen, "Nothing to open on the clipboard") && !has(&screen, "Path to") && !has(&screen, "nestmate "), "{text}");
        assert_eq!(shown(&screen), before);
        screen.get_by_label("Close").click();
        screen.run_steps(4);
        assert!(!has(&screen, "Nothing to open"), "it goes away");
    }
}
