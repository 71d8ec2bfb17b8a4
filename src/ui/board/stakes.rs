//! What is at stake: numbers of attackers on the cells, and flakes and suns at pieces that a move would freeze or thaw.

use egui::{Align2, Color32, FontId, Painter, Rect, Shape, Stroke, StrokeKind, pos2, vec2};
use nestmate_core::variant::Side;

use super::layout::Layout;
use super::marks::{fill, half};
use super::theme::BoardTheme;
use crate::app::{ControlChange, LayerState, Scene};

/// The side of a cell, in points, below which there is no room for numbers.
const CROWDED: f32 = 44.0;

pub(super) fn colour(side: Side, theme: &BoardTheme) -> Color32 {
    if side == Side::White { theme.arrow } else { theme.threat }
}

/// How strong the colour of a cell is that one side attacks with so many pieces more than the other.
#[expect(clippy::cast_precision_loss, reason = "at most 4")]
pub(super) fn strength(ahead: usize) -> f32 {
    0.2 + 0.13 * ahead.min(4) as f32
}

/// Tints each cell that a side controls, the stronger the more it does so than the other side. It lies under the pieces.
pub(super) fn tints(painter: &Painter, scene: &Scene, layout: &Layout, theme: &BoardTheme) {
    for controlled in scene.controlled.iter().filter(|controlled| layout.keeps(controlled.cell)) {
        if scene.cell_state(controlled.cell) != LayerState::Shown {
            continue;
        }
        let by = Side::BOTH.map(|side| if scene.control.shows(side) { controlled.by[side.index()] } else { 0 });
        let ahead = by[0].abs_diff(by[1]);
        let side = if by[0] > by[1] { Side::White } else { Side::Black };
        let strength = strength(ahead);
        if ahead > 0 {
            fill(painter, layout, controlled.cell, BoardTheme::sheer(colour(side, theme), strength));
        }
    }
}

pub(super) fn counts(layout: &Layout) -> bool {
    layout.side() >= CROWDED
}

/// The number of each side's attackers: White's at the lower left of a cell, Black's at the upper right. On small cells the larger
/// the number, the larger a wedge in the same corner.
pub(super) fn numbers(painter: &Painter, scene: &Scene, layout: &Layout, theme: &BoardTheme) {
    if !counts(layout) {
        return wedges(painter, scene, layout, theme);
    }
    let size = (half(layout) * 0.5).clamp(8.0, 15.0);
    for controlled in scene.controlled.iter().filter(|controlled| layout.keeps(controlled.cell)) {
        if scene.cell_state(controlled.cell) != LayerState::Shown {
            continue;
        }
        for side in Side::BOTH.into_iter().filter(|&side| scene.control.shows(side) && controlled.by[side.index()] > 0) {
            let corner = if side == Side::White { vec2(-1.0, 1.0) } else { vec2(1.0, -1.0) };
            let at = layout.center(controlled.cell) + corner * (half(layout) - size * 0.45);
            painter.circle(at, size * 0.58, theme.panel[0], Stroke::new(1.2, colour(side, theme)));
            painter.text(at, Align2::CENTER_CENTER, controlled.by[side.index()], FontId::proportional(size), theme.panel[1]);
        }
    }
}

fn wedges(painter: &Painter, scene: &Scene, layout: &Layout, theme: &BoardTheme) {
    let shown = scene.controlled.iter().filter(|controlled| layout.keeps(controlled.cell) && layout.shows(controlled.cell));
    for controlled in shown.filter(|controlled| scene.cell_state(controlled.cell) == LayerState::Shown) {
        for side in Side::BOTH.into_iter().filter(|&side| scene.control.shows(side) && controlled.by[side.index()] > 0) {
            #[expect(clippy::cast_precision_loss, reason = "at most 4")]
            let size = half(layout) * (0.35 + 0.13 * controlled.by[side.index()].min(4) as f32);
            let outward = if side == Side::White { vec2(-1.0, 1.0) } else { vec2(1.0, -1.0) };
            let corner = layout.center(controlled.cell) + outward * (half(layout) - 1.0);
            let (along, up) = (vec2(-outward.x * size, 0.0), vec2(0.0, -outward.y * size));
            let wedge = vec![corner, corner + along, corner + up];
            painter.add(Shape::convex_polygon(wedge, colour(side, theme), Stroke::new(0.7, theme.panel[0])));
        }
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
