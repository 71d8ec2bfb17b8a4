//! What tells of the rest of a board of which only a part is seen: bars with handles, a small map of the whole, and arrows at the edges.

use egui::accesskit::Role;
use egui::{Color32, Painter, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};
use nestmate_core::geometry::Cell;
use nestmate_core::variant::Side;
use nestmate_text::words::{TextKey, key, say};

use super::cells;
use super::layout::Layout;
use super::theme::BoardTheme;
use super::zoom::Zoom;
use crate::app::{LayerState, Scene};

/// How thick a bar is, how thick what can be grasped, and the least length of a handle, in points.
const THICK: f32 = 5.0;
const GRIP: f32 = 11.0;
const LEAST: f32 = 28.0;

/// The longest side of the map, in points, and its share of the room.
const MAP: (f32, f32) = (170.0, 0.28);

/// How far the tips of the arrows are from the edge, in points.
const INSET: f32 = 26.0;

/// How far the map stays from the pointer, in points.
const APART: f32 = 60.0;

/// Shows all of it over the board in `area`. A click on an arrow moves what is seen; the map is only to be looked at, so that the cells
/// below it can be pressed.
pub(super) fn show(ui: &Ui, scene: &Scene, zoom: &mut Zoom, (fitted, layout): (&Layout, &Layout), area: Rect, theme: &BoardTheme) {
    if !zoom.is_on() {
        return;
    }
    bars(ui, zoom, layout, theme);
    let strength = zoom.map_strength(ui.ctx());
    if strength > 0.0 {
        let map = map_rect(fitted, area, ui.input(|input| input.pointer.latest_pos()));
        ui.interact(map, ui.scope_id().with("map"), Sense::empty())
            .widget_info(|| WidgetInfo::labeled(Role::Image, true, say!("board-map")));
        let mut painter = ui.painter().with_clip_rect(area);
        painter.multiply_opacity(strength);
        paint_map(&painter, scene, (&fitted.placed(map.shrink(5.0)), layout), (map, area), theme);
    }
    for (cell, what, color) in marked(scene, theme) {
        let at = layout.center(cell);
        if !area.shrink(4.0).contains(at) {
            let name = say!(what, cell = scene.naming().place(cell));
            if arrow(ui, (cell, what), (tip(area, at), at), &name, color, theme) {
                zoom.look_at(fitted.center(cell), fitted);
                ui.ctx().request_repaint();
            }
        }
    }
}

/// Shows which part is seen at the right and the lower edge, each with a handle to see another.
fn bars(ui: &Ui, zoom: &mut Zoom, layout: &Layout, theme: &BoardTheme) {
    let (seen, board) = (layout.window.intersect(layout.frame), layout.frame);
    for across in [true, false] {
        // From here on, lengths run along the bar.
        let along = |vec: Vec2| if across { vec.x } else { vec.y };
        let (window, whole) = (along(seen.size()), along(board.size()));
        if window >= whole - 1.0 {
            continue;
        }
        let length = (window * window / whole).max(LEAST);
        let share = along(seen.min - board.min) / (whole - window);
        let from = share * (window - length);
        let handle = |thick: f32| {
            if across {
                Rect::from_min_size(seen.left_bottom() + Vec2::new(from, -thick), Vec2::new(length, thick))
            } else {
                Rect::from_min_size(seen.right_top() + Vec2::new(-thick, from), Vec2::new(thick, length))
            }
        };
        let name = say(if across { key!("board-scroll-files") } else { key!("board-scroll-ranks") });
        let response = ui.interact(handle(GRIP), ui.scope_id().with(("scroll", across)), Sense::drag());
        response.widget_info(|| WidgetInfo::labeled(Role::ScrollBar, true, name));
        if response.dragged() {
            let moved = along(response.drag_delta()) / (window - length) * (whole - window);
            zoom.shift(if across { Vec2::new(moved, 0.0) } else { Vec2::new(0.0, moved) } / board.size());
            ui.ctx().request_repaint();
        }
        let busy = response.hovered() || response.dragged();
        let color = theme.frame.gamma_multiply(if busy { 1.0 } else { 0.65 });
        ui.painter().rect(handle(THICK).shrink(1.0), 2.0, color, (1.0, theme.halo.gamma_multiply(0.8)), StrokeKind::Outside);
    }
}

/// In the lower right corner, or the left one while the pointer is near.
fn map_rect(fitted: &Layout, area: Rect, pointer: Option<Pos2>) -> Rect {
    let size = fitted.frame.size();
    let most = (area.width().min(area.height()) * MAP.1).min(MAP.0);
    let size = size * (most / size.max_elem()) + Vec2::splat(10.0);
    let room = area.shrink(6.0);
    let map = Rect::from_min_max(room.max - size, room.max);
    let near = pointer.is_some_and(|at| map.expand(APART).contains(at));
    if near { map.translate(vec2(room.left() - map.left(), 0.0)) } else { map }
}

/// The cells that arrows point at, with the key of what they are; each thing once.
fn marked(scene: &Scene, theme: &BoardTheme) -> Vec<(Cell, TextKey, Color32)> {
    let mut marked = Vec::new();
    marked.extend(scene.check.map(|cell| (cell, key!("beyond-check"), theme.danger)));
    marked.extend(scene.last_seen().map(|(_, to)| (to, key!("beyond-last"), theme.last)));
    marked.extend(scene.pointed_out.iter().map(|&cell| (cell, key!("beyond-hint"), theme.advice)));
    let color = if scene.targets_own { theme.own } else { theme.other };
    marked.extend(scene.targets.iter().map(|target| (target.cell, key!("beyond-target"), color)));
    marked
}

/// Where the line from the middle of the room to a place leaves it.
fn tip(area: Rect, at: Pos2) -> Pos2 {
    let room = area.shrink(INSET);
    let way = at - room.center();
    let share = (room.width() / 2.0 / way.x.abs().max(1e-3)).min(room.height() / 2.0 / way.y.abs().max(1e-3));
    room.center() + way * share.min(1.0)
}

/// Paints an arrow at the edge; whether it was pressed.
fn arrow(ui: &Ui, id: (Cell, TextKey), (tip, at): (Pos2, Pos2), name: &str, color: Color32, theme: &BoardTheme) -> bool {
    let square = Rect::from_center_size(tip, Vec2::splat(20.0));
    let response = ui.interact(square, ui.scope_id().with((id.0.index(), id.1)), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    let along = (at - tip).normalized();
    let across = vec2(-along.y, along.x);
    let points = vec![tip + along * 11.0, tip - along * 7.0 + across * 9.0, tip - along * 7.0 - across * 9.0];
    let edge = if theme.dark { Color32::BLACK } else { Color32::from_gray(30) };
    ui.painter().add(Shape::convex_polygon(points, color, Stroke::new(1.5, edge)));
    response.on_hover_text(name).clicked()
}

fn paint_map(painter: &Painter, scene: &Scene, (small, layout): (&Layout, &Layout), (map, area): (Rect, Rect), theme: &BoardTheme) {
    painter.rect(map, 6.0, theme.ground, Stroke::new(1.0, theme.frame), StrokeKind::Outside);
    for cell in small.cells() {
        let polygon = small.polygon(cell);
        painter.add(Shape::convex_polygon(polygon, cells::plain(scene, cell, theme), Stroke::NONE));
    }
    if let Some((from, to)) = scene.last_seen() {
        for cell in [from, to] {
            painter.add(Shape::convex_polygon(small.polygon(cell), theme.last, Stroke::NONE));
        }
    }
    let radius = (small.half() * 0.72).max(1.2);
    for side in Side::BOTH {
        for cell in scene.position.pieces(side).iter() {
            let piece = scene.position.at(cell);
            if scene.piece_state(piece, cell) != LayerState::Hidden {
                let edge = Stroke::new(0.6, theme.pieces[side.other().index()].body);
                painter.circle(small.center(cell), radius, theme.spot(&scene.variant, side), edge);
            }
        }
    }
    if let Some(cell) = scene.check {
        painter.circle_stroke(small.center(cell), radius + 1.5, Stroke::new(1.5, theme.danger));
    }
    let image = |at: Pos2| {
        let share = (at - layout.frame.min) / layout.frame.size();
        let at = small.frame.min + share * small.frame.size();
        pos2(at.x.clamp(map.left() + 2.0, map.right() - 2.0), at.y.clamp(map.top() + 2.0, map.bottom() - 2.0))
    };
    let seen = Rect::from_min_max(image(area.min), image(area.max));
    painter.rect_stroke(seen, 2.0, Stroke::new(3.0, theme.halo), StrokeKind::Middle);
    painter.rect_stroke(seen, 2.0, Stroke::new(1.6, theme.own), StrokeKind::Middle);
}
