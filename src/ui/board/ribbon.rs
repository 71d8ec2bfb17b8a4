//! The label of a position that is only looked at, at the upper edge of the board.

use egui::{Align2, FontId, Rect, Sense, StrokeKind, Ui, Vec2, WidgetInfo, accesskit::Role, pos2};
use nestmate_core::variant::Side;
use nestmate_text::words::say;

use super::layout::Layout;
use super::theme::BoardTheme;
use crate::app::{Previewed, Scene};

pub(super) fn show(ui: &Ui, scene: &Scene, preview: Previewed, layout: &Layout, theme: &BoardTheme) {
    let text = words(scene, preview);
    let ink = theme.panel[0];
    let galley = ui.painter().layout_no_wrap(text.clone(), FontId::proportional(13.0), if theme.dark { theme.ground } else { ink });
    let middle = pos2(layout.frame.center().x, layout.frame.top() - layout.margin * 0.55);
    let rect = Rect::from_center_size(middle, galley.size() + Vec2::new(20.0, 4.0));
    let response = ui.interact(rect, ui.scope_id().with("preview"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text.as_str()));
    ui.painter().rect(rect, 8.0, theme.hint, egui::Stroke::NONE, StrokeKind::Inside);
    let at = Align2::CENTER_CENTER.anchor_size(rect.center(), galley.size()).min;
    ui.painter().galley(at, galley, ink);
}

fn words(scene: &Scene, preview: Previewed) -> String {
    let Previewed { at, of, peek, last } = preview;
    let Some((number, side, mv)) = last else { return say!("preview-start", moves = of) };
    let dots = match side {
        Side::White => ".",
        Side::Black => "…",
    };
    let shown = format!("{number}{dots} {}", scene.naming().exact(mv));
    if peek { say!("preview-peek", played = shown) } else { say!("preview", played = shown, at = at, all = of) }
}
