//! A flipped board turns by half a circle: its ground turns, and the pieces go with it and stay upright.

use std::f32::consts::PI;
use std::sync::Arc;

use egui::emath::Rot2;
use egui::layers::ShapeIdx;
use egui::{Painter, Pos2, Rect, Shape, Ui};

use super::BoardView;
use super::layout::Layout;
use crate::app::Scene;
use crate::ui::frame::widgets::narrow;

const TIME: f64 = 0.35;

/// How far the board still has to turn, in radians clockwise, after a share of the time.
fn left(share: f64) -> f32 {
    let share = narrow(share.clamp(0.0, 1.0));
    PI * (1.0 - share * share * (3.0 - 2.0 * share))
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Turn {
    began: f64,
    /// How far the board still has to turn, in radians clockwise.
    angle: f32,
}

impl BoardView {
    /// Sees whether the board has been flipped since the last frame.
    pub(super) fn notice_turn(&mut self, ui: &Ui, scene: &Scene, moves: bool) {
        let now = ui.input(|input| input.time);
        if let Some(seen) = self.seen.as_mut().filter(|seen| seen.flipped != scene.flipped) {
            seen.flipped = scene.flipped;
            // Whoever takes the other side in another game has seen nothing turn.
            self.turn = (moves && seen.position.hash() == scene.position.hash()).then_some(Turn { began: now, angle: 0.0 });
        }
        self.turn = self.turn.filter(|turn| now - turn.began < TIME);
        if let Some(turn) = &mut self.turn {
            turn.angle = left((now - turn.began) / TIME);
            ui.ctx().request_repaint();
        }
    }

    pub(super) fn is_turning(&self) -> bool {
        self.turn.is_some()
    }

    /// Where a place of the board is while it turns.
    pub(super) fn turned(&self, layout: &Layout, at: Pos2) -> Pos2 {
        self.turn.map_or(at, |turn| rotated(at, layout.frame.center(), Rot2::from_angle(turn.angle)))
    }

    pub(super) fn turning(&self, painter: &Painter, layout: &Layout, paint: impl FnOnce(&Painter)) {
        let Some(turn) = self.turn else { return paint(painter) };
        let first = painter.add(Shape::Noop);
        paint(painter);
        let end = painter.add(Shape::Noop);
        painter.ctx().graphics_mut(|graphics| {
            let list = graphics.entry(painter.layer_id());
            for at in first.0..end.0 {
                list.mutate_shape(ShapeIdx(at), |clipped| rotate(&mut clipped.shape, layout.frame.center(), turn.angle));
            }
        });
    }
}

fn rotated(at: Pos2, about: Pos2, turn: Rot2) -> Pos2 {
    about + turn * (at - about)
}

/// Turns a shape of those that boards are painted with. Letters would lie on their side: they come back when the board stands still.
fn rotate(shape: &mut Shape, about: Pos2, angle: f32) {
    let turn = |at: &mut Pos2| *at = rotated(*at, about, Rot2::from_angle(angle));
    match shape {
        Shape::Vec(shapes) => shapes.iter_mut().for_each(|shape| rotate(shape, about, angle)),
        Shape::Circle(circle) => turn(&mut circle.center),
        Shape::LineSegment { points, .. } => points.iter_mut().for_each(turn),
        Shape::Path(path) => path.points.iter_mut().for_each(turn),
        Shape::Rect(rect) => {
            let mut center = rect.rect.center();
            turn(&mut center);
            rect.rect = Rect::from_center_size(center, rect.rect.size());
            rect.angle += angle;
        }
        Shape::Mesh(mesh) => Arc::make_mut(mesh).vertices.iter_mut().for_each(|vertex| turn(&mut vertex.pos)),
        _ => *shape = Shape::Noop,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Color32, Stroke, pos2, vec2};

    #[test]
    fn a_turn_begins_where_the_other_side_saw_the_board_and_slows_down_to_its_end() {
        let angles: Vec<f32> = (0..=10).map(|step| left(f64::from(step) / 10.0)).collect();
        assert!((angles[0] - PI).abs() < 1e-6 && angles[10].abs() < 1e-6 && angles.windows(2).all(|pair| pair[1] < pair[0]), "{angles:?}");
        assert!(angles[0] - angles[1] < angles[4] - angles[5]);
    }

    #[test]
    fn half_a_turn_takes_every_shape_to_the_other_side() {
        let about = pos2(100.0, 100.0);
        let square = Rect::from_min_size(pos2(20.0, 40.0), vec2(10.0, 10.0));
        let shapes = [
            Shape::rect_filled(square, 0.0, Color32::RED),
            Shape::circle_filled(square.center(), 5.0, Color32::RED),
            Shape::convex_polygon(vec![square.min, square.right_top(), square.max, square.left_bottom()], Color32::RED, Stroke::NONE),
            Shape::line_segment([square.min, square.max], Stroke::new(1.0, Color32::RED)),
            Shape::Vec(vec![Shape::mesh({
                let mut mesh = egui::Mesh::default();
                mesh.add_colored_rect(square, Color32::RED);
                mesh
            })]),
        ];
        for mut shape in shapes {
            rotate(&mut shape, about, PI);
            let seen = shape.visual_bounding_rect().center();
            assert!(seen.distance(pos2(175.0, 155.0)) < 1e-3, "{shape:?}");
        }
    }
}
