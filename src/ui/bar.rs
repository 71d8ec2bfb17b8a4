//! The bar beside the board: White's share of what the engine expects.

use egui::accesskit::Role;
use egui::{Align2, FontId, Frame, Panel, Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2};
use nestmate_core::variant::{Side, Variant};
use nestmate_text::named_side;
use nestmate_text::words::say;

use super::board::{BoardTheme, Layout};
use super::frame::theme::verdict_colours;
use crate::app::{App, Verdict};

/// How wide it is, and how far from the board's letters and numbers, in points.
const WIDTH: f32 = 18.0;
const GAP: f32 = 8.0;

/// The room that it takes beside the board, in points.
pub(super) const ROOM: f32 = WIDTH + GAP;

/// How long it takes to follow a change, in seconds.
const TIME: f32 = 0.25;

fn is_shown(app: &App) -> bool {
    app.judge().judges() && app.learning().is_none()
}

/// The room at the left of the board that is the bar's, whether it is there or its room is only `kept` for it, in points.
pub(super) fn room(app: &App, kept: bool) -> f32 {
    if kept || is_shown(app) { ROOM } else { 0.0 }
}

/// Shows the bar, if the engine is to be seen, at the left of the board. Its room is `kept` for it where there is enough, so that the board
/// stays where it is when the bar comes; elsewhere the board gives way.
pub(super) fn show(ui: &mut Ui, app: &App, (kept, zoomed): (bool, bool), theme: &BoardTheme) {
    let left = ui.available_rect_before_wrap().left();
    if room(app, kept) > 0.0 {
        let room = Panel::left("bar").exact_size(ROOM).resizable(false).show_separator_line(false).frame(Frame::NONE);
        room.show(ui, |_| ());
    }
    if !is_shown(app) {
        return;
    }
    let layout = Layout::new(&app.variant().board, app.is_flipped(), ui.available_rect_before_wrap(), ui.pixels_per_point());
    let left = if zoomed { left } else { layout.frame.left() - layout.margin - ROOM };
    let rect = Rect::from_min_max(pos2(left, layout.frame.top()), pos2(left + WIDTH, layout.frame.bottom()));
    paint(ui, app, rect, theme);
}

fn paint(ui: &Ui, app: &App, rect: Rect, theme: &BoardTheme) {
    let verdict = app.judge().verdict();
    let id = ui.scope_id().with("evaluation");
    let response = ui.interact(rect, id, Sense::hover());
    // While nothing is known of a position, the bar stays where it was.
    let kept: f32 = ui.data(|data| data.get_temp(id)).unwrap_or(0.5);
    let share = verdict.map_or(kept, Verdict::share);
    ui.data_mut(|data| data.insert_temp(id, share));
    let shown = ui.ctx().animate_value_with_time(id, share, if ui.style().animation_time > 0.0 { TIME } else { 0.0 });
    let text = match verdict {
        None => say!("bar-unknown").to_owned(),
        Some(Verdict::Win(winner, 0)) => say!("ending-won", side = named_side(app.variant(), winner)),
        Some(verdict) => say!("bar", side = named_side(app.variant(), Side::White), worth = verdict.text(app.variant())),
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Meter, true, text.as_str()));
    let painter = ui.painter();
    let ((light, dark_ink), (dark, light_ink)) = (verdict_colours(ui, true), verdict_colours(ui, false));
    let white_below = !app.is_flipped();
    let height = rect.height() * shown;
    let white = if white_below {
        Rect::from_min_max(pos2(rect.left(), rect.bottom() - height), rect.max)
    } else {
        Rect::from_min_max(rect.min, pos2(rect.right(), rect.top() + height))
    };
    painter.rect_filled(rect, 3.0, dark);
    painter.rect_filled(white, 3.0, light);
    painter.hline(rect.x_range(), rect.center().y, Stroke::new(1.5, theme.text.gamma_multiply(0.8)));
    painter.rect_stroke(rect, 3.0, Stroke::new(1.0, theme.frame), StrokeKind::Outside);
    if let Some(verdict) = verdict {
        let white_ahead = verdict.share() >= 0.5;
        let at_bottom = white_ahead == white_below;
        let (at, anchor) = if at_bottom { (rect.center_bottom(), Align2::CENTER_BOTTOM) } else { (rect.center_top(), Align2::CENTER_TOP) };
        let ink = if white_ahead { dark_ink } else { light_ink };
        let text = brief(app.variant(), verdict);
        let size = if text.chars().count() > 3 { 8.5 } else { 10.0 };
        painter.text(at, anchor, text, FontId::proportional(size), ink);
    }
    // How far the engine has looked says why a number differs from that of another time.
    response.on_hover_ui(|ui| {
        ui.label(text);
        if let Some(depth) = app.judge().depth() {
            ui.label(say!("status-depth", depth = depth));
        }
    });
}

/// As the analysis writes it, with its sign, but in as few letters as the bar has room for.
fn brief(variant: &Variant, verdict: Verdict) -> String {
    match verdict {
        Verdict::Centipawns(score) => {
            let (sign, score) = (if score < 0 { '−' } else { '+' }, variant.weights.shown(score).unsigned_abs());
            if score >= 1000 { format!("{sign}{}", score / 100) } else { format!("{sign}{}.{}", score / 100, score % 100 / 10) }
        }
        Verdict::Win(..) => verdict.text(variant),
    }
}
