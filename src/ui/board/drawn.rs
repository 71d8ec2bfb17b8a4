//! The user's own arrows and circles: drawn with the right button, in colours by the keys held, as on Lichess.

use egui::{Align2, Color32, FontId, Key, Modifiers, Painter, PointerButton, Response, Stroke, Vec2};
use nestmate_core::game::{Brush, Shape};

use super::arrows::{ArrowStyle, between};
use super::layout::Layout;
use super::marks::half;
use super::theme::BoardTheme;
use super::{BoardEvent, BoardView};
use crate::app::{Picked, Scene};

/// How strong they are: what they lie over stays to be seen.
const SHEER: f32 = 0.8;

/// Listens to the right button: from cell to cell an arrow, on one cell a circle.
pub(super) fn listen(response: &Response, scene: &Scene, view: &mut BoardView, layout: &Layout, events: &mut Vec<BoardEvent>) {
    let pointer = response.ctx.pointer_latest_pos().and_then(|at| layout.hit(at));
    let brush = response.ctx.input(|input| brush(input.modifiers));
    if scene.picked.is_some() || !scene.choices.is_empty() || scene.preview.is_some() {
        view.drawing = None;
        return;
    }
    if response.secondary_clicked() {
        view.drawing = None;
        events.extend(pointer.map(|cell| BoardEvent::Draw(Shape { brush, from: cell, to: cell })));
        return;
    }
    if response.drag_started_by(PointerButton::Secondary) {
        let from = response.ctx.input(|input| input.pointer.press_origin()).and_then(|at| layout.hit(at));
        view.drawing = from.map(|from| Shape { brush, from, to: from });
    }
    let Some(begun) = view.drawing else { return };
    if response.drag_stopped_by(PointerButton::Secondary) {
        view.drawing = None;
        events.extend(pointer.map(|to| BoardEvent::Draw(Shape { brush, to, ..begun })));
    } else if !response.dragged_by(PointerButton::Secondary)
        || response.ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape))
    {
        view.drawing = None;
    } else {
        view.drawing = Some(Shape { brush, to: pointer.unwrap_or(begun.from), ..begun });
    }
}

fn brush(held: Modifiers) -> Brush {
    match (held.shift || held.command || held.ctrl, held.alt) {
        (false, false) => Brush::Green,
        (true, false) => Brush::Red,
        (false, true) => Brush::Blue,
        (true, true) => Brush::Yellow,
    }
}

pub(super) fn paint(painter: &Painter, scene: &Scene, view: &BoardView, layout: &Layout, theme: &BoardTheme) {
    for shape in scene.shapes.iter().chain(&view.drawing) {
        let color = BoardTheme::sheer(ink(shape.brush, theme.dark), SHEER);
        if !layout.keeps(shape.from) && !layout.keeps(shape.to) {
            continue;
        }
        if shape.is_circle() {
            let radius = half(layout);
            painter.circle_stroke(layout.center(shape.from), radius * 0.9, Stroke::new(radius * 0.14, color));
        } else {
            between(painter, scene, layout, (shape.from, shape.to), ArrowStyle { color, size: 0.9, dashed: false });
        }
    }
}

/// Paints what is to be played as soon as it is the user's turn: a broken arrow, a ring where it leads, and which one it is.
pub(super) fn planned(painter: &Painter, scene: &Scene, layout: &Layout, theme: &BoardTheme) {
    let (color, half) = (BoardTheme::sheer(theme.own, SHEER), half(layout));
    for premove in &scene.premoves {
        painter.circle_stroke(layout.center(premove.to), half * 0.9, Stroke::new(half * 0.16, color));
        if let Picked::Cell(from) = premove.picked {
            between(painter, scene, layout, (from, premove.to), ArrowStyle { color, size: 0.9, dashed: true });
        }
    }
    if scene.premoves.len() < 2 {
        return;
    }
    for (at, premove) in scene.premoves.iter().enumerate() {
        let radius = (half * 0.36).max(7.0);
        let center = layout.center(premove.to) + Vec2::new(half * 0.72, -half * 0.72);
        painter.circle(center, radius, theme.panel[0], Stroke::new(1.5, theme.own));
        painter.text(center, Align2::CENTER_CENTER, at + 1, FontId::proportional(radius * 1.3), theme.panel[1]);
    }
}

fn ink(brush: Brush, dark: bool) -> Color32 {
    match (brush, dark) {
        (Brush::Green, false) => Color32::from_rgb(0x15, 0x78, 0x1b),
        (Brush::Green, true) => Color32::from_rgb(0x56, 0xc2, 0x5c),
        (Brush::Red, false) => Color32::from_rgb(0xa8, 0x20, 0x20),
        (Brush::Red, true) => Color32::from_rgb(0xf0, 0x70, 0x68),
        (Brush::Yellow, false) => Color32::from_rgb(0xd9, 0x84, 0x00),
        (Brush::Yellow, true) => Color32::from_rgb(0xf2, 0xc0, 0x4b),
        (Brush::Blue, false) => Color32::from_rgb(0x00, 0x3a, 0x9e),
        (Brush::Blue, true) => Color32::from_rgb(0x6d, 0xa8, 0xff),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_keys_held_choose_the_colour() {
        let held = [Modifiers::NONE, Modifiers::SHIFT, Modifiers::CTRL, Modifiers::ALT, Modifiers::ALT | Modifiers::SHIFT];
        assert_eq!(held.map(brush), [Brush::Green, Brush::Red, Brush::Red, Brush::Blue, Brush::Yellow]);
    }
}
