//! Tips stand beside what they speak of, and leave what one is likely to press next in sight.

use egui::accesskit::Role;
use egui::{Pos2, Rect};
use egui_kittest::kittest::{NodeT, Queryable};

use crate::common::window::{FIRST, Screen, paste, play, position, two_players, until};

/// The controls that have a tip in a part of the window, each with where it is and what the tip says.
fn controls(screen: &Screen, part: Rect) -> Vec<(Rect, String)> {
    let pressed = [Role::Button, Role::RadioButton, Role::Switch, Role::Slider, Role::Tab];
    let all = screen.query_all_by(move |node| pressed.contains(&node.role()));
    let known = all.filter_map(|node| Some((node.rect(), node.accesskit_node().description()?)));
    known.filter(|(rect, tip)| part.contains_rect(*rect) && !tip.is_empty()).collect()
}

/// Points at each control and looks where its tip stands.
fn assert_in_sight(screen: &mut Screen, part: Rect, least: usize, free: impl Fn(&[(Rect, String)], usize) -> Vec<Rect>) {
    let all = controls(screen, part);
    assert!(all.len() >= least, "{all:?}");
    for (at, (rect, tip)) in all.iter().enumerate() {
        screen.hover_at(Pos2::new(683.0, 1.0));
        screen.run_steps(8);
        screen.hover_at(rect.center());
        let shown = |screen: &Screen| {
            let labels =
                screen.query_all_by_role(Role::Label).filter(|node| node.accesskit_node().value().as_deref() == Some(tip.as_str()));
            labels.map(|node| node.rect()).next()
        };
        until(screen, &format!("the tip “{tip}”"), |screen| shown(screen).is_some());
        let place = shown(screen).expect("it is there").expand(4.0);
        let covered: Vec<Rect> = free(&all, at).into_iter().filter(|other| other.shrink(1.0).intersects(place)).collect();
        assert!(covered.is_empty(), "“{tip}” at {place} covers {covered:?}");
    }
}

fn everything(all: &[(Rect, String)], _: usize) -> Vec<Rect> {
    all.iter().map(|control| control.0).collect()
}

fn part(x: std::ops::Range<f32>, y: std::ops::Range<f32>) -> Rect {
    Rect::from_min_max(Pos2::new(x.start, y.start), Pos2::new(x.end, y.end))
}

#[test]
fn tips_of_the_lattices_cover_none_of_them() {
    let mut screen = two_players(FIRST);
    assert_in_sight(&mut screen, part(0.0..125.0, 28.0..768.0), 15, everything);
}

#[test]
fn tips_of_the_tabs_cover_nothing_of_their_row_or_below() {
    let mut screen = two_players(FIRST);
    let panel = screen.get_by_role_and_label(Role::Tab, "Piece").rect();
    let row = part(panel.left() - 4.0..1366.0, panel.top() - 2.0..panel.bottom() + 2.0);
    let below = part(panel.left()..1366.0, panel.top()..768.0);
    assert_in_sight(&mut screen, row, 4, move |_, _| vec![below]);
}

#[test]
fn tips_of_moves_cover_no_move() {
    let mut screen = two_players(FIRST);
    play(&mut screen, "b4b6 b14b12 d4d6 d14d12 f4f6");
    let list = part(screen.get_by_role_and_label(Role::Tab, "Piece").rect().left() - 4.0..1366.0, 100.0..340.0);
    assert_in_sight(&mut screen, list, 5, everything);
}

#[test]
fn tips_of_pieces_in_hand_cover_none_of_them() {
    let mut screen = two_players(FIRST);
    paste(&mut screen, &position(&[(17, "8k8"), (1, "8K8")], "w [AVCHNL|AVCH|] - - 0 1"));
    screen.run_steps(4);
    let held = controls(&screen, part(800.0..1000.0, 0.0..768.0));
    assert!(held.len() >= 4, "{held:?}");
    assert_in_sight(&mut screen, part(800.0..1000.0, 0.0..768.0), 4, everything);
}
