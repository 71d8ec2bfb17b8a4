//! What is at stake: who controls the cells, and flakes and suns at pieces that a move would freeze or thaw.

use std::cmp::Ordering;

use egui::{Align2, Color32, FontId, Painter, Rect, Stroke, StrokeKind, pos2, vec2};
use nestmate_core::variant::Side;

use super::layout::Layout;
use super::marks::half;
use super::theme::BoardTheme;
use crate::app::{ControlChange, Controlled, LayerState, Scene};
use crate::ui::frame::widgets::float;

/// The sides' colours on the map, used for nothing else: violet and orange are told apart with any kind of colour vision.
const SIDES: [Color32; 2] = [Color32::from_rgb(0x6f, 0x3f, 0xc8), Color32::from_rgb(0xe8, 0x74, 0x0c)];

/// The ring around them, which sets them off from cells of their own hue on dark boards too.
const RING: Color32 = Color32::from_rgb(0xfd, 0xfc, 0xf9);

/// Who controls the cells: a dot in an empty one and a ring around a piece in the colour of the side that attacks it with more pieces, the
/// larger the more it is ahead; a small grey one where both attack it alike. It lies under the pieces.
pub(super) fn control(painter: &Painter, scene: &Scene, layout: &Layout) {
    let shown = scene.controlled.iter().filter(|controlled| layout.keeps(controlled.cell) && layout.shows(controlled.cell));
    for controlled in shown.filter(|controlled| scene.cell_state(controlled.cell) == LayerState::Shown) {
        let by = attackers(scene, controlled);
        if by == [0; 2] {
            continue;
        }
        let color = match by[0].cmp(&by[1]) {
            Ordering::Greater => SIDES[0],
            Ordering::Less => SIDES[1],
            Ordering::Equal => Color32::from_gray(0x80),
        };
        let size = half(layout) * 0.09 * float(1 + by[0].abs_diff(by[1]).min(4));
        let (center, edge) = (layout.center(controlled.cell), Stroke::new((half(layout) * 0.06).max(1.5), RING));
        if scene.position.at(controlled.cell).is_none() {
            painter.circle(center, size.max(2.0), color, edge);
        } else {
            let width = (size * 0.6).max(1.5);
            painter.circle_stroke(center, half(layout) - width / 2.0, Stroke::new(width + 3.0, RING));
            painter.circle_stroke(center, half(layout) - width / 2.0, Stroke::new(width, color));
        }
    }
}

fn attackers(scene: &Scene, controlled: &Controlled) -> [usize; 2] {
    Side::BOTH.map(|side| if scene.control.shows(side) { controlled.by[side.index()] } else { 0 })
}

/// How many pieces of each side attack the cell under the pointer: White's number before Black's.
pub(super) fn counts(painter: &Painter, scene: &Scene, layout: &Layout, theme: &BoardTheme) {
    let pointed = painter.ctx().pointer_hover_pos().and_then(|at| layout.hit(at));
    let Some(controlled) = scene.controlled.iter().find(|controlled| Some(controlled.cell) == pointed) else { return };
    let shown = Side::BOTH.into_iter().filter(|&side| scene.control.shows(side));
    for (side, at) in shown.zip([-0.6, 0.6]) {
        let center = layout.center(controlled.cell) + vec2(at * 19.0, -half(layout) - 4.0);
        painter.circle(center, 10.0, SIDES[side.index()], Stroke::new(1.5, theme.panel[0]));
        painter.text(center, Align2::CENTER_CENTER, controlled.by[side.index()], FontId::proportional(13.0), Color32::WHITE);
    }
}

pub(super) fn changes(painter: &Painter, scene: &Scene, layout: &Layout) {
    for &ControlChange { cell, frozen } in scene.changes.iter().filter(|change| layout.keeps(change.cell)) {
        let radius = (half(layout) * 0.42).max(7.0);
        let center = layout.center(cell) + vec2(1.0, 1.0) * (half(layout) - radius);
        let (ground, ink) = if frozen {
            (Color32::from_rgb(0xe4, 0xf3, 0xfd), Color32::from_rgb(0x1f, 0x62, 0x9c))
        } else {
            (Color32::from_rgb(0xff, 0xf1, 0xc9), Color32::from_rgb(0xb3, 0x5d, 0x04))
        };
        painter.circle(center, radius, ground, Stroke::new(1.5, ink));
        // A flake's arms meet in the middle, a sun's rays begin beside it.
        let (arms, inner, outer) = if frozen { (6_u8, 0.0, 0.72) } else { (8, 0.5, 0.82) };
        for arm in 0..arms {
            let angle = std::f32::consts::TAU * f32::from(arm) / f32::from(arms);
            let along = vec2(angle.sin(), angle.cos()) * radius;
            painter.line_segment([center + along * inner, center + along * outer], Stroke::new(radius * 0.16, ink));
        }
        if !frozen {
            painter.circle_filled(center, radius * 0.36, ink);
        }
    }
}

pub(super) fn consequence(painter: &Painter, scene: &Scene, layout: &Layout, theme: &BoardTheme) {
    let Some((cell, told)) = scene.consequence.as_ref().filter(|told| layout.keeps(told.0)) else { return };
    let text = painter.layout(told.clone(), FontId::proportional(14.0), theme.panel[1], 260.0);
    let size = text.size() + vec2(16.0, 8.0);
    let (center, room) = (layout.center(*cell), painter.clip_rect().shrink(2.0));
    let above = center.y - layout.side() * 0.6 - size.y;
    let top = if above >= room.top() { above } else { center.y + layout.side() * 0.6 };
    let left = (center.x - size.x / 2.0).clamp(room.left(), (room.right() - size.x).max(room.left()));
    let rect = Rect::from_min_size(pos2(left, top), size);
    painter.rect(rect, 6.0, theme.panel[0], Stroke::new(1.0, theme.panel[1].gamma_multiply(0.4)), StrokeKind::Outside);
    painter.galley(rect.min + vec2(8.0, 4.0), text, theme.panel[1]);
}
