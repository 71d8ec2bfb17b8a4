//! Bars at the right and the lower edge of a board of which only a part is seen: which part, and a handle to see another.

use egui::accesskit::Role;
use egui::{Rect, Sense, Ui, Vec2, WidgetInfo};
use nestmate_text::words::{key, say};

use super::layout::Layout;
use super::theme::BoardTheme;
use super::zoom::Zoom;

/// How thick a bar is, how thick what can be grasped, and the least length of a handle, in points.
const THICK: f32 = 5.0;
const GRIP: f32 = 11.0;
const LEAST: f32 = 28.0;

pub(super) fn show(ui: &Ui, zoom: &mut Zoom, layout: &Layout, theme: &BoardTheme) {
    if !zoom.is_on() {
        return;
    }
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
        ui.painter().rect(handle(THICK).shrink(1.0), 2.0, color, (1.0, theme.halo.gamma_multiply(0.8)), egui::StrokeKind::Outside);
    }
}
