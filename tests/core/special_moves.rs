//! Double steps and captures in passing that end where a piece changes, in games that exist for these tests alone.

use std::collections::BTreeSet;
use std::sync::Arc;

use nestmate_core::position::{Position, move_text};
use nestmate_core::rules::{legal_moves, parse_move, parse_position};
use nestmate_core::variant::Variant;
use nestmate_engine::{Limits, Search};

use crate::common::special_games;

fn game(id: &str) -> Arc<Variant> {
    special_games().into_iter().find(|variant| variant.id == id).expect("it is in the file")
}

/// The texts of the legal moves between two cells.
fn moves(variant: &Variant, position: &Position, cells: &str) -> BTreeSet<String> {
    let texts = legal_moves(position, variant).into_iter().map(|mv| move_text(variant, mv));
    texts.filter(|text| text.starts_with(cells)).collect()
}

fn set<'a>(texts: impl IntoIterator<Item = &'a str>) -> BTreeSet<String> {
    texts.into_iter().map(str::to_owned).collect()
}

/// The position after some moves.
fn after(variant: &Variant, text: &str, moves: &str) -> Position {
    let mut position = parse_position(variant, text).expect("a position");
    for text in moves.split_whitespace() {
        let mv = parse_move(&position, variant, text).unwrap_or_else(|error| panic!("{}: {text}: {error:?}", variant.id));
        position.play(variant, mv);
    }
    position
}

/// The text of the position after some moves.
fn text_after(id: &str, text: &str, moves: &str) -> String {
    let variant = game(id);
    after(&variant, text, moves).text(&variant)
}

#[test]
fn a_double_step_onto_the_last_rank_promotes() {
    let variant = game("torpedo");
    let text = "7k/8/8/8/8/1p6/8/7K b - - - 0 1";
    let position = parse_position(&variant, text).expect("a position");
    assert_eq!(moves(&variant, &position, "b3b1"), set(["b3b1=Q", "b3b1=R", "b3b1=B", "b3b1=N"]));
    assert_eq!(text_after("torpedo", text, "b3b1=N"), "7k/8/8/8/8/8/8/1n5K w - - - 0 2");
    let further = parse_position(&variant, "7k/8/8/1p6/8/8/8/7K b - - - 0 1").expect("a position");
    assert_eq!(moves(&variant, &further, "b5b3"), set(["b5b3"]));
}

#[test]
fn only_who_stays_as_it_is_can_be_captured_in_passing() {
    let variant = game("early-promotion");
    let text = "7k/8/8/8/1P6/8/8/7K w - - - 0 1";
    let position = parse_position(&variant, text).expect("a position");
    assert_eq!(moves(&variant, &position, "b4b6"), set(["b4b6", "b4b6=Q", "b4b6=N"]));
    assert_eq!(text_after("early-promotion", text, "b4b6"), "7k/8/1P6/8/8/8/8/7K b - - b5>b6 0 1");
    assert_eq!(text_after("early-promotion", text, "b4b6=Q"), "7k/8/1Q6/8/8/8/8/7K b - - - 0 1");
}

#[test]
fn a_capture_in_passing_promotes_where_its_end_does() {
    let text = "7k/1p6/8/P7/8/8/8/7K b - - - 0 1";
    let optional = game("early-promotion");
    assert_eq!(moves(&optional, &after(&optional, text, "b7b5"), "a5b6"), set(["a5b6", "a5b6=Q", "a5b6=N"]));
    assert_eq!(text_after("early-promotion", text, "b7b5 a5b6=Q"), "7k/8/1Q6/8/8/8/8/7K b - - - 0 2");
    assert_eq!(text_after("early-promotion", text, "b7b5 a5b6"), "7k/8/1P6/8/8/8/8/7K b - - - 0 2");
    let must = game("must-promote");
    let position = after(&must, "7k/1p6/8/8/P7/8/8/7K b - - - 0 1", "b7b6");
    assert_eq!(moves(&must, &position, "a4a6"), set(["a4a6=R", "a4a6=N"]));
}

#[test]
fn a_piece_turns_over_at_the_end_of_either() {
    let text = "7k/1p6/8/P7/8/8/8/7K b - - - 0 1";
    let variant = game("turning");
    assert_eq!(moves(&variant, &after(&variant, text, "b7b5"), "a5b6"), set(["a5b6", "a5b6+"]));
    assert_eq!(text_after("turning", text, "b7b5 a5b6+"), "7k/8/1+P6/8/8/8/8/7K b - - - 0 2");
    assert_eq!(text_after("turning", "7k/8/8/8/P7/8/8/7K w - - - 0 1", "a4a6+"), "7k/8/+P7/8/8/8/8/7K b - - - 0 1");
}

#[test]
fn what_is_captured_in_passing_can_be_what_a_piece_is_exchanged_for() {
    let variant = game("exchanging");
    let text = "7k/P7/8/P7/8/8/8/7K w [||] - - 0 1";
    let position = parse_position(&variant, text).expect("a position");
    assert_eq!(moves(&variant, &position, "a7a8"), set([]), "nothing is held that it could become");
    let text = "7k/8/P7/8/8/8/8/7K w [P|R|] - - 0 1";
    let position = parse_position(&variant, text).expect("a position");
    assert_eq!(moves(&variant, &position, "a6a8"), set(["a6a8=Pw", "a6a8=Rb"]));
    assert_eq!(text_after("exchanging", text, "a6a8=Rb"), "R6k/8/8/8/8/8/8/7K b [P|P|] - - 1 1");
    let text = "7k/1p6/8/P7/8/8/8/7K b [|R|Q] - - 0 1";
    assert_eq!(moves(&variant, &after(&variant, text, "b7b5"), "a5b6"), set(["a5b6", "a5b6=Q", "a5b6=R"]));
    assert_eq!(text_after("exchanging", text, "b7b5 a5b6=Q"), "7k/8/1Q6/8/8/8/8/7K b [P|PR|] - - 0 2");
    assert_eq!(text_after("exchanging", text, "b7b5 a5b6=R"), "7k/8/1R6/8/8/8/8/7K b [P|P|Q] - - 0 2");
}

#[test]
fn who_could_also_just_go_there_captures() {
    let text = "7k/1p6/8/P7/8/8/8/7K b - - - 0 1";
    let variant = game("steppers");
    let position = after(&variant, text, "b7b5");
    assert_eq!(moves(&variant, &position, "a5b6"), set(["a5b6", "a5b6=R"]));
    assert_eq!(text_after("steppers", text, "b7b5 a5b6=R"), "7k/8/1R6/8/8/8/8/7K b - - - 0 2");
    assert_eq!(text_after("steppers", text, "b7b5"), "7k/8/8/Pp6/8/8/8/7K w - - b6>b5 0 2", "it counts as a double step");
}

#[test]
fn a_double_step_crosses_no_bar() {
    let variant = game("steppers");
    let position = parse_position(&variant, "7k/8/8/8/8/P7/8/7K w - - - 0 1").expect("a position");
    assert_eq!(moves(&variant, &position, "a3"), set(["a3a4", "a3b4"]));
}

#[test]
fn the_engine_finds_a_promotion_by_double_step() {
    let variant = game("torpedo");
    let position = parse_position(&variant, "7k/8/8/8/8/1p6/8/7K b - - - 0 1").expect("a position");
    let mut memory = nestmate::memory_of(&variant, 1);
    let search = Search { limits: Limits { depth: Some(3), ..Limits::default() }, ..Search::new(&position, &variant) };
    let info = search.run(&mut memory, &std::sync::atomic::AtomicBool::new(false), &mut |_| {}).expect("there are moves");
    assert_eq!(move_text(&variant, info.pv[0]), "b3b1=Q");
}
