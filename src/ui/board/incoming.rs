//! Arrows from pieces that the folded board does not show to what they could capture on it.

use egui::{Painter, Shape, Stroke, vec2};

use super::layout::Layout;
use super::marks::half;
use super::theme::BoardTheme;
use crate::app::Scene;

/// Paints the arrows, in the colours of their pieces' sides.
pub(super) fn paint(painter: &Painter, scene: &Scene, layout: &Layout, theme: &BoardTheme) {
    let strength = strength(layout);
    if strength <= 0.0 {
        return;
    }
    for arrow in &scene.incoming {
        let (from, end) = (layout.center(arrow.from), layout.center(arrow.to));
        let along = (end - from).normalized();
        let across = vec2(-along.y, along.x);
        let size = half(layout);
        let tip = end - along * size * 0.5;
        let neck = tip - along * size * 0.34;
        let colours = theme.pieces[arrow.side.index()];
        let (fill, edge) = (BoardTheme::sheer(colours.body, strength), Stroke::new(1.2, BoardTheme::sheer(colours.ink, strength)));
        let (thin, wide) = (across * size * 0.045, across * size * 0.17);
        painter.add(Shape::convex_polygon(vec![from + thin, neck + thin, neck - thin, from - thin], fill, edge));
        painter.add(Shape::convex_polygon(vec![neck + wide, tip, neck - wide], fill, edge));
    }
}

/// How strong arrows are: they come while the board is folded the second half of the way.
pub(super) fn strength(layout: &Layout) -> f32 {
    let folding = layout.folding();
    ((folding.strips.max(folding.diagonal) - 0.5) * 2.0).max(0.0)
}
