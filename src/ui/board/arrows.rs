//! Arrows: good moves, moves of the analysis by rank, and what the opponent would do.

use egui::{Align2, Color32, FontId, Painter, Pos2, Shape, Stroke, Vec2, vec2};

use super::layout::Layout;
use super::marks::half;
use super::theme::BoardTheme;
use crate::app::{Arrow, ArrowKind, Scene};

/// How an arrow looks.
struct ArrowStyle {
    color: Color32,
    /// Its size, as a share of the largest.
    size: f32,
    /// What stands at its tail.
    number: Option<usize>,
    /// Whether the shaft is broken, so that it is told from the others without its colour.
    dashed: bool,
}

impl ArrowStyle {
    fn new(kind: ArrowKind, alone: bool, theme: &BoardTheme) -> Self {
        match kind {
            ArrowKind::Good => Self { color: BoardTheme::sheer(theme.arrow, 0.86), size: 1.0, number: None, dashed: false },
            ArrowKind::Ranked(rank) => {
                #[expect(clippy::cast_precision_loss, reason = "a handful of lines of analysis")]
                let late = rank.min(5) as f32;
                let color = BoardTheme::sheer(theme.arrow, (0.88 - 0.17 * late).max(0.3));
                Self { color, size: 1.0 - 0.11 * late, number: (!alone).then_some(rank + 1), dashed: false }
            }
            ArrowKind::Threat => Self { color: BoardTheme::sheer(theme.threat, 0.86), size: 0.9, number: None, dashed: true },
        }
    }
}

/// Paints a scene's arrows, the best on top.
pub(super) fn paint(painter: &Painter, scene: &Scene, layout: &Layout, theme: &BoardTheme) {
    let ranked = scene.arrows.iter().filter(|arrow| matches!(arrow.kind, ArrowKind::Ranked(_))).count();
    // What happens beside the folded board alone is not shown on it.
    let seen = |arrow: &&Arrow| layout.keeps(arrow.mv.to()) || !arrow.mv.is_drop() && layout.keeps(arrow.mv.from());
    for arrow in scene.arrows.iter().rev().filter(seen) {
        let style = ArrowStyle::new(arrow.kind, ranked < 2, theme);
        paint_arrow(painter, layout, arrow, &style);
    }
    for arrow in scene.arrows.iter().rev().filter(seen) {
        let style = ArrowStyle::new(arrow.kind, ranked < 2, theme);
        if let Some(number) = style.number {
            badge(painter, layout, arrow, number, theme);
        }
    }
}

/// Where the shaft begins and where the arrow's middle line ends: at the target, or above a piece that is dropped.
fn ends(layout: &Layout, arrow: &Arrow) -> (Pos2, Pos2) {
    let end = layout.center(arrow.mv.to());
    if arrow.mv.is_drop() {
        return (end - vec2(0.0, half(layout) * 2.1), end);
    }
    let start = layout.center(arrow.mv.from());
    (start + (end - start).normalized() * half(layout) * 0.45, end)
}

/// One arrow; a drop is a ring with a point above it.
fn paint_arrow(painter: &Painter, layout: &Layout, arrow: &Arrow, style: &ArrowStyle) {
    let size = half(layout) * style.size;
    let (start, end) = ends(layout, arrow);
    if arrow.mv.is_drop() {
        painter.circle_stroke(end, half(layout) * 0.86, Stroke::new(size * 0.16, style.color));
    }
    let along = (end - start).normalized();
    let across = vec2(-along.y, along.x);
    let tip = end - along * half(layout) * if arrow.mv.is_drop() { 0.95 } else { 0.15 };
    let neck = tip - along * size * 0.62;
    let (thin, wide) = (size * 0.15, size * 0.42);
    for (from, to) in pieces(start, neck, size, style.dashed) {
        let shaft = vec![from + across * thin, to + across * thin, to - across * thin, from - across * thin];
        painter.add(Shape::convex_polygon(shaft, style.color, Stroke::NONE));
    }
    painter.add(Shape::convex_polygon(vec![neck + across * wide, tip, neck - across * wide], style.color, Stroke::NONE));
}

/// The whole shaft, or its dashes.
fn pieces(start: Pos2, neck: Pos2, size: f32, dashed: bool) -> Vec<(Pos2, Pos2)> {
    if !dashed {
        return vec![(start, neck)];
    }
    let (way, length): (Vec2, f32) = ((neck - start).normalized(), (neck - start).length());
    let (dash, gap) = (size * 0.42, size * 0.22);
    let mut found = Vec::new();
    let mut at = 0.0;
    while at < length {
        found.push((start + way * at, start + way * (at + dash).min(length)));
        at += dash + gap;
    }
    found
}

/// The rank of a move, in a disc near the tail of its arrow.
fn badge(painter: &Painter, layout: &Layout, arrow: &Arrow, number: usize, theme: &BoardTheme) {
    let (start, end) = ends(layout, arrow);
    let radius = (half(layout) * 0.36).clamp(7.0, 11.0);
    let at = start + (end - start).normalized() * radius;
    painter.circle(at, radius, theme.panel[0], Stroke::new(1.5, theme.arrow));
    painter.text(at, Align2::CENTER_CENTER, number, FontId::proportional(radius * 1.35), theme.panel[1]);
}
