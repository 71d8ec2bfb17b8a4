//! A move as the board shows it: along its way, in its order, or at once.

use std::sync::Arc;

use image::RgbaImage;
use nestmate::board::BoardTheme;
use nestmate::shot::{Camera, shot};
use nestmate::{Arrow, Scene};
use nestmate_core::position::Move;
use nestmate_core::rules::parse_position;

use crate::common::game;
use crate::common::window::{FIRST, position};
use crate::scenes::{self, SIDE, after, cell, leader_falls};

/// The whole of a cell.
fn differs(scene: &Scene, name: &str, one: &RgbaImage, other: &RgbaImage) -> usize {
    scenes::differs(scene, (cell(scene, name), 1.0), one, other)
}

#[test]
fn a_move_and_a_reply_in_one_frame_leave_nothing_behind() {
    let before = leader_falls();
    let replied = after(&after(&before, "i1i2"), "i17i16");
    let size = [u32::from(SIDE); 2];
    let still = shot(&replied, size, &BoardTheme::light());
    let mut camera = Camera::new(size, BoardTheme::light()).moving();
    camera.frame(&before, 0.0);
    camera.frame(&replied, 1.0);
    camera.frame(&replied, 1.2);
    assert!(differs(&replied, "i1", &camera.image(), &still) == 0, "the King is not there any more");
}

#[test]
fn the_mover_slides_then_its_victim_fades_then_freezing_spreads() {
    let before = leader_falls();
    let after = after(&before, "c1c5");
    let size = [u32::from(SIDE); 2];
    let still = shot(&after, size, &BoardTheme::light());
    let mut camera = Camera::new(size, BoardTheme::light()).moving();
    camera.frame(&before, 0.0);
    let mut at = |time: f64| {
        camera.frame(&after, 1.0 + time);
        camera.image()
    };
    let times = [0.0, 0.2, 0.28, 0.8, 1.9].map(&mut at);
    let far = |index: usize, name: &str| differs(&after, name, &times[index], &still);
    assert!(far(0, "c5") > 100, "the victim is still there, and the mover is not");
    assert!(far(1, "c5") > 10, "the victim is fading under the mover");
    assert_eq!(far(2, "c5"), 0, "it has gone");
    let turned = |index: usize, name: &str| differs(&after, name, &times[index], &times[0]);
    assert!(turned(2, "e13") == 0 && turned(2, "q13") == 0, "nothing is frozen yet");
    assert!(turned(3, "e13") > 50, "freezing has come to the near piece");
    assert_eq!(turned(3, "q13"), 0, "but not to the far one");
    assert_eq!((far(4, "e13"), far(4, "q13")), (0, 0));
}

#[test]
fn with_less_motion_everything_happens_at_once() {
    let before = leader_falls();
    let after = after(&before, "c1c5");
    let size = [u32::from(SIDE); 2];
    let mut camera = Camera::new(size, BoardTheme::light());
    camera.frame(&before, 0.0);
    camera.frame(&after, 1.0);
    assert!(camera.image() == shot(&after, size, &BoardTheme::light()));
}

#[test]
fn a_flipped_board_turns_and_its_figures_go_with_it() {
    let before = leader_falls();
    let flipped = Scene { flipped: true, ..before.clone() };
    let size = [u32::from(SIDE); 2];
    let [still, last] = [&before, &flipped].map(|scene| shot(scene, size, &BoardTheme::light()));
    let mut camera = Camera::new(size, BoardTheme::light()).moving();
    camera.frame(&before, 0.0);
    camera.frame(&flipped, 1.0);
    // Each of these pieces has an empty cell across the board's middle.
    for name in ["c1", "i1"] {
        assert!(differs(&before, name, &camera.image(), &still) < 120, "{name}: it begins as the other side saw it");
    }
    camera.frame(&flipped, 1.17);
    let middle = camera.image();
    assert!(
        ["c1", "i1"].into_iter().all(|name| differs(&before, name, &middle, &still) > 100 && differs(&before, name, &middle, &last) > 100)
    );
    camera.frame(&flipped, 1.4);
    assert!(camera.image() == last);

    let mut calm = Camera::new(size, BoardTheme::light());
    calm.frame(&before, 0.0);
    calm.frame(&flipped, 1.0);
    assert!(calm.image() == last, "with less motion nothing turns");
}

#[test]
fn an_arrow_follows_the_way_of_its_piece() {
    let variant = game(FIRST);
    let text = position(&[(17, "8k8"), (10, "14R2"), (1, "8K8")], "w [||] - - 0 1");
    let bare = Scene::of(Arc::clone(&variant), parse_position(&variant, &text).expect("a position"));
    let mv = Move::plain(cell(&bare, "o10"), cell(&bare, "l7"));
    let arrow = Scene { arrows: vec![Arrow::good(mv)], ..bare.clone() };
    let [without, with] = [&bare, &arrow].map(|scene| shot(scene, [u32::from(SIDE); 2], &BoardTheme::light()));
    let covered = |name: &str| differs(&bare, name, &without, &with);
    assert!(covered("m9") > 150, "the Rose goes by way of m9, which a straight arrow would hardly touch");
    assert!(differs(&bare, "o10", &without, &with) < 50, "its own picture stays free");
}
