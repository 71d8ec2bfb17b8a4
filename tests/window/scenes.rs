//! Scenes that a move leads from one to the next, and how much their pictures differ.

use std::sync::Arc;

use egui::{Pos2, Rect, Vec2};
use image::RgbaImage;
use nestmate::Scene;
use nestmate::board::Layout;
use nestmate_core::geometry::Cell;
use nestmate_core::rules::{parse_move, parse_position};

use crate::common::game;
use crate::common::window::{FIRST, position};

/// The side of the square pictures, in pixels.
pub const SIDE: u16 = 900;

/// White's Howdah can take Black's only Alibaba on the odd cells, so that Black's Dabchicks freeze.
pub fn leader_falls() -> Scene {
    let variant = game(FIRST);
    let text = position(&[(17, "8k8"), (13, "4p11p"), (5, "2a14"), (1, "2H5K8")], "w [||] - - 0 1");
    let position = parse_position(&variant, &text).expect("a position");
    Scene::of(variant, position)
}

/// What a move leads to.
pub fn after(before: &Scene, text: &str) -> Scene {
    let mut position = before.position.clone();
    let mv = parse_move(&position, &before.variant, text).expect("a legal move");
    position.make(&before.variant, mv);
    let nests = before.nests.clone();
    Scene { nests, last: Some((mv.from(), mv.to())), ..Scene::of(Arc::clone(&before.variant), position) }
}

/// The cell of this name.
pub fn cell(scene: &Scene, name: &str) -> Cell {
    scene.variant.board.grid.parse(name).expect("a cell")
}

/// How much of a cell differs between two pictures of the whole board, in thousandths: of the square about its middle that has this share
/// of a step of the grid.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "within the picture")]
pub fn differs(scene: &Scene, (cell, share): (Cell, f32), one: &RgbaImage, other: &RgbaImage) -> usize {
    let area = Rect::from_min_size(Pos2::ZERO, Vec2::splat(f32::from(SIDE)));
    let layout = Layout::new(&scene.variant.board, false, area, 1.0);
    let square = Rect::from_center_size(layout.center(cell), Vec2::splat(layout.unit * share));
    let (from, to) = (square.min.ceil(), square.max.floor());
    let across = from.x as u32..=to.x as u32;
    let pixels = (from.y as u32..=to.y as u32).flat_map(|y| across.clone().map(move |x| (x, y)));
    let differ = pixels.clone().filter(|&(x, y)| one.get_pixel(x, y) != other.get_pixel(x, y)).count();
    differ * 1000 / pixels.count()
}
