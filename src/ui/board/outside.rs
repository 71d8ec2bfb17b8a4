//! Labels at the edge of the board: which position is only looked at, and what happens beside a folded board and would be missed, which
//! is the last move outside and the pieces that act from there.

use egui::accesskit::Role;
use egui::text::TextWrapping;
use egui::{Align2, CursorIcon, FontId, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2};
use nestmate_core::geometry::Cell;
use nestmate_core::variant::Side;
use nestmate_text::words::say;

use super::layout::Layout;
use super::theme::BoardTheme;
use super::{BoardEvent, BoardView};
use crate::app::{MoveSentence, Previewed, Scene, WrittenMove};
use crate::ui::figurines::{self, Figurines, LaidSentence};
use crate::ui::frame::widgets::narrow;

/// How long the edge pulses, in seconds, and how often.
const PULSE: f64 = 1.6;
const BEATS: f64 = 2.0;

const LETTERS: f32 = 14.0;

impl BoardView {
    /// Tells of the last move outside at the upper edge of the folded board; a click unfolds it.
    pub(super) fn tell(&mut self, ui: &Ui, scene: &Scene, layout: &Layout, theme: &BoardTheme, events: &mut Vec<BoardEvent>) {
        let Some(outside) = scene.outside.as_deref().filter(|_| self.tells) else {
            self.news = None;
            return;
        };
        let (now, news) = (ui.input(|input| input.time), (outside.deed.mv, scene.position.hash()));
        let (_, since) = *self.news.insert(self.news.filter(|known| known.0 == news).unwrap_or((news, now)));
        pulse(ui, layout, outside.deed.mv.to(), now - since, theme);
        let (told, unfold) = (outside.told(scene.naming(), &scene.position), say!("outside-unfold"));
        let shown = outside.shown(scene.naming(), &scene.position);
        let ink = if outside.checks { theme.danger } else { theme.panel[1] };
        let font = FontId::proportional(LETTERS);
        let unfold = (ui.painter().layout_no_wrap(unfold.to_owned(), font.clone(), theme.own), unfold);
        let wrap = TextWrapping::truncate_at_width(layout.frame.width() - unfold.0.size().x - 34.0);
        let laid = LaidSentence::new(ui, &scene.variant, &shown, (font.clone(), ink), wrap);
        let (room, cut) = (laid.galley.size(), laid.galley.elided);
        let size = Vec2::new(room.x + unfold.0.size().x + 34.0, room.y + 6.0);
        let rect = above(layout, size);
        let response = ui.interact(rect, ui.scope_id().with("outside"), Sense::click()).on_hover_cursor(CursorIcon::PointingHand);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, format!("{told} · {}", unfold.1)));
        let edge = Stroke::new(if response.hovered() || response.has_focus() { 2.0 } else { 1.0 }, ink);
        ui.painter().rect(rect, 8.0, theme.panel[0], edge, StrokeKind::Inside);
        let left = Align2::LEFT_CENTER.anchor_size(rect.left_center() + Vec2::new(10.0, 0.0), room).min;
        let right = Align2::RIGHT_CENTER.anchor_size(rect.right_center() - Vec2::new(10.0, 0.0), unfold.0.size()).min;
        laid.paint(ui, self.figurines(scene, theme), left, ink);
        ui.painter().galley(right, unfold.0, theme.own);
        if response.clicked() {
            events.push(BoardEvent::Unfold);
        }
        // What there is no room for is told below the pointer.
        if cut {
            let look = (font, ui.visuals().text_color());
            response.on_hover_ui(|ui| _ = figurines::label(ui, self.figurines(scene, theme), &shown, look));
        }
    }
}

/// The edge of the board beside which a piece stands: a mark that pulses while the move is new.
fn pulse(ui: &Ui, layout: &Layout, cell: Cell, age: f64, theme: &BoardTheme) {
    let at = nearest_edge(layout.frame, layout.center(cell));
    ui.painter().circle(at, 6.0, theme.last, Stroke::new(1.5, theme.frame));
    if age >= PULSE || ui.style().animation_time <= 0.0 {
        return;
    }
    let beat = narrow((age / PULSE * BEATS).fract());
    ui.painter().circle_stroke(at, 6.0 + 26.0 * beat, Stroke::new(4.0, BoardTheme::sheer(theme.last, 1.0 - beat)));
    ui.ctx().request_repaint();
}

/// Over the board, or where there is no room above it over the letters of the files, which hide less than a rank of pieces.
fn above(layout: &Layout, size: Vec2) -> Rect {
    let (above, half) = (layout.frame.top() - layout.brim - size.y / 2.0, size.y / 2.0);
    let below = (layout.frame.bottom() + layout.brim + half).min(layout.room.bottom() - half);
    let middle = if above - half >= layout.room.top() { above } else { below };
    Rect::from_center_size(pos2(layout.frame.center().x, middle), size)
}

fn nearest_edge(frame: Rect, at: Pos2) -> Pos2 {
    let at = frame.clamp(at);
    let edges = [pos2(frame.left(), at.y), pos2(frame.right(), at.y), pos2(at.x, frame.top()), pos2(at.x, frame.bottom())];
    edges.into_iter().min_by(|one, other| one.distance(at).total_cmp(&other.distance(at))).unwrap_or(at)
}

pub(super) fn preview(ui: &Ui, scene: &Scene, preview: &Previewed, figurines: Figurines<'_>, layout: &Layout) {
    let (sentence, theme) = (words(scene, preview), figurines.theme);
    let ink = if theme.dark { theme.ground } else { theme.panel[0] };
    let wrap = TextWrapping::no_max_width();
    let laid = LaidSentence::new(ui, &scene.variant, &sentence, (FontId::proportional(13.0), ink), wrap);
    let rect = above(layout, laid.galley.size() + Vec2::new(20.0, 4.0));
    let response = ui.interact(rect, ui.scope_id().with("preview"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, sentence.heard()));
    ui.painter().rect(rect, 8.0, theme.hover, Stroke::NONE, StrokeKind::Inside);
    let at = Align2::CENTER_CENTER.anchor_size(rect.center(), laid.galley.size()).min;
    laid.paint(ui, figurines, at, ink);
}

fn words(scene: &Scene, preview: &Previewed) -> MoveSentence {
    let &Previewed { at, of, peek, ref last } = preview;
    let Some((number, side, deed)) = last else { return say!("preview-start", moves = of).into() };
    let dots = match side {
        Side::White => ".",
        Side::Black => "…",
    };
    MoveSentence::new([WrittenMove::new(scene.naming(), deed)], |[mv]| {
        let shown = format!("{number}{dots} {mv}");
        if peek { say!("preview-peek", played = shown) } else { say!("preview", played = shown, at = at, all = of) }
    })
}
