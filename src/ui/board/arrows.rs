//! Arrows: good moves, moves of the analysis by rank, and what the opponent would do. Each follows the way that its piece takes.

use egui::{Align2, Color32, FontId, Painter, Pos2, Shape, Stroke, vec2};
use nestmate_core::geometry::Cell;

use super::layout::Layout;
use super::marks::half;
use super::theme::BoardTheme;
use super::tracks::{curve, is_bent, length, part, runs};
use crate::app::{Arrow, ArrowKind, Scene};
use crate::ui::frame::widgets::float;

/// How strong an arrow is: what it lies over stays to be seen.
const SHEER: f32 = 0.72;

/// How far an arrow ends from the middle of its target, in halves of a cell: beside a piece there, or close to the middle.
const SHORT: f32 = 0.5;
const FULL: f32 = 0.12;

#[derive(Clone, Copy, Debug)]
pub(super) struct ArrowStyle {
    pub(super) color: Color32,
    pub(super) size: f32,
    /// Whether the shaft is broken, so that it is told from the others without its colour.
    pub(super) dashed: bool,
}

impl ArrowStyle {
    fn new(kind: ArrowKind, theme: &BoardTheme) -> Self {
        let late = |rank: usize| float(rank.min(5));
        let (color, strength, size) = match kind {
            ArrowKind::Good => (theme.advice, SHEER, 1.0),
            ArrowKind::Ranked(rank) => (theme.advice, (SHEER - 0.13 * late(rank)).max(0.3), 1.0 - 0.11 * late(rank)),
            ArrowKind::Threat => (theme.danger, SHEER, 0.9),
        };
        Self { color: BoardTheme::sheer(color, strength), size, dashed: kind == ArrowKind::Threat }
    }
}

pub(super) fn paint(painter: &Painter, scene: &Scene, layout: &Layout, theme: &BoardTheme) {
    let ranked = scene.arrows.iter().filter(|arrow| matches!(arrow.kind, ArrowKind::Ranked(_))).count();
    // What happens beside the folded board alone is not shown on it.
    let seen = |arrow: &&Arrow| layout.keeps(arrow.mv.to()) || !arrow.mv.is_drop() && layout.keeps(arrow.mv.from());
    for arrow in scene.arrows.iter().rev().filter(seen) {
        let style = ArrowStyle::new(arrow.kind, theme);
        if arrow.mv.is_drop() {
            dropped(painter, layout, arrow.mv.to(), style);
        } else if let Some(via) = arrow.mv.via() {
            between(painter, scene, layout, (arrow.mv.from(), via), style);
            between(painter, scene, layout, (via, arrow.mv.to()), style);
        } else {
            between(painter, scene, layout, (arrow.mv.from(), arrow.mv.to()), style);
        }
    }
    for arrow in scene.arrows.iter().rev().filter(seen) {
        // A single move of the analysis has no number.
        if let ArrowKind::Ranked(rank) = arrow.kind
            && ranked > 1
        {
            badge(painter, &line(scene, layout, arrow), rank + 1, half(layout), theme);
        }
    }
}

pub(super) fn between(painter: &Painter, scene: &Scene, layout: &Layout, (from, to): (Cell, Cell), style: ArrowStyle) {
    let half = half(layout);
    let mut lines = way_lines(scene, layout, from, to);
    let Some(whole) = lines.pop() else { return };
    for line in &lines {
        painter.add(Shape::line(line.clone(), Stroke::new(half * style.size * 0.28, style.color)));
    }
    // It begins beside its piece, but a short one shows some of its shaft.
    let begin = if lines.is_empty() { (half * 0.92).min(length(&whole) * 0.45) } else { 0.0 };
    let free = if scene.position.at(to).is_some() { SHORT } else { FULL };
    let end = length(&whole) - half * free;
    along(painter, &part(&whole, begin, end), half, style);
}

pub(super) fn along(painter: &Painter, line: &[Pos2], half: f32, style: ArrowStyle) {
    let size = half * style.size;
    let all = length(line);
    let head = (size * 0.66).min(all * 0.75);
    let (Some(&tip), Some(&neck)) = (line.last(), part(line, 0.0, all - head).last()) else { return };
    let shaft = Stroke::new(size * 0.28, style.color);
    let dashes = if style.dashed { (size * 0.42, size * 0.24) } else { (all, 0.0) };
    let mut at = 0.0;
    while at < all - head {
        painter.add(Shape::line(part(line, at, (at + dashes.0).min(all - head)), shaft));
        at += dashes.0 + dashes.1;
    }
    let forward = (tip - neck).normalized();
    let across = vec2(-forward.y, forward.x) * head * 0.62;
    painter.add(Shape::convex_polygon(vec![neck + across, tip, neck - across], style.color, Stroke::NONE));
}

/// A drop: a ring with an arrow down to it.
fn dropped(painter: &Painter, layout: &Layout, to: Cell, style: ArrowStyle) {
    let (end, half) = (layout.center(to), half(layout));
    painter.circle_stroke(end, half * 0.86, Stroke::new(half * style.size * 0.16, style.color));
    along(painter, &[end - vec2(0.0, half * 2.1), end - vec2(0.0, half * 0.95)], half, style);
}

/// The middle line of the way of the piece on a cell to another one, bent as the way is; several where the board goes round.
fn way_lines(scene: &Scene, layout: &Layout, from: Cell, to: Cell) -> Vec<Vec<Pos2>> {
    runs(layout, &scene.way(from, to)).into_iter().map(|(points, _)| smooth(points)).collect()
}

pub(super) fn smooth(points: Vec<Pos2>) -> Vec<Pos2> {
    if !is_bent(&points) {
        return points;
    }
    let mut line = vec![points[0]];
    for at in 1..points.len() {
        line.extend(curve(&points, at).into_iter().skip(1));
    }
    line
}

fn line(scene: &Scene, layout: &Layout, arrow: &Arrow) -> Vec<Pos2> {
    let to = layout.center(arrow.mv.to());
    if arrow.mv.is_drop() {
        return vec![to - vec2(0.0, half(layout) * 2.1), to];
    }
    let whole = way_lines(scene, layout, arrow.mv.from(), arrow.mv.via().unwrap_or(arrow.mv.to())).swap_remove(0);
    part(&whole, (half(layout) * 0.7).min(length(&whole) * 0.3), length(&whole))
}

fn badge(painter: &Painter, line: &[Pos2], number: usize, half: f32, theme: &BoardTheme) {
    let radius = (half * 0.36).clamp(7.0, 11.0);
    let Some(&at) = part(line, 0.0, radius).last() else { return };
    painter.circle(at, radius, theme.panel[0], Stroke::new(1.5, theme.advice));
    painter.text(at, Align2::CENTER_CENTER, number, FontId::proportional(radius * 1.35), theme.panel[1]);
}
