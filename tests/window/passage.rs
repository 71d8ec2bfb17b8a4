//! A move as the board shows it: along its way, in its order, or at once.

use std::sync::Arc;

use image::RgbaImage;
use nestmate::board::{BoardTheme, Layout};
use nestmate::shot::{Camera, shot};
use nestmate::{Arrow, Scene};
use nestmate_core::geometry::Cell;
use nestmate_core::position::Move;
use nestmate_core::rules::{parse_move, parse_position};

use crate::common::game;
use crate::common::window::{FIRST, position};

const SIDE: u16 = 900;

/// White's Howdah takes Black's only Alibaba on the odd cells, so that Black's Dabchicks freeze.
fn before() -> Scene {
    let variant = game(FIRST);
    let text = position(&[(17, "8k8"), (13, "4p11p"), (5, "2a14"), (1, "2H5K8")], "w [||] - - 0 1");
    let position = parse_position(&variant, &text).expect("a position");
    Scene::of(variant, position)
}

fn after(before: &Scene, text: &str) -> Scene {
    let mut position = before.position.clone();
    let mv = parse_move(&position, &before.variant, text).expect("a legal move");
    position.make(&before.variant, mv);
    Scene { last: Some((mv.from(), mv.to())), ..Scene::of(Arc::clone(&before.variant), position) }
}

fn cell(scene: &Scene, name: &str) -> Cell {
    scene.variant.board.grid.parse(name).expect("a cell")
}

/// How much of a cell's picture differs between two pictures, in thousandths.
#[expect(clippy::cast_precision_loss, reason = "a few hundred pixels")]
fn differs(scene: &Scene, name: &str, one: &RgbaImage, other: &RgbaImage) -> usize {
    let area = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::Vec2::splat(f32::from(SIDE)));
    let square = Layout::new(&scene.variant.board, false, area, 1.0).square(cell(scene, name));
    let inside = |x: u32, y: u32| square.contains(egui::pos2(x as f32, y as f32));
    let pixels = one.enumerate_pixels().filter(|(x, y, _)| inside(*x, *y));
    let differ = pixels.clone().filter(|(x, y, pixel)| *pixel != other.get_pixel(*x, *y)).count();
    differ * 1000 / pixels.count()
}

#[test]
fn a_move_and_a_reply_in_one_frame_leave_nothing_behind() {
    let before = before();
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
    let before = before();
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
    let before = before();
    let after = after(&before, "c1c5");
    let size = [u32::from(SIDE); 2];
    let mut camera = Camera::new(size, BoardTheme::light());
    camera.frame(&before, 0.0);
    camera.frame(&after, 1.0);
    assert!(camera.image() == shot(&after, size, &BoardTheme::light()));
}

#[test]
fn a_flipped_board_turns_and_its_figures_go_with_it() {
    let before = before();
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
