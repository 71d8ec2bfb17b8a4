//! White's share over the game, as far as it is known: a click goes to the position.

use egui::accesskit::Role;
use egui::{Color32, Key, Modifiers, Pos2, Rect, Response, Sense, Shape, Stroke, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo, pos2};
use nestmate_core::game::{NodeId, Step};
use nestmate_text::words::say;

use super::Desk;
use crate::app::{Action, MoveSentence, Verdict, words};
use crate::ui::frame::theme::{accents, verdict_colours};
use crate::ui::frame::widgets::{float, quiet_label, small_label};

/// The least and the greatest height, in points.
const HEIGHT: (f32, f32) = (44.0, 96.0);

/// What a scroll bar covers beside its own room while it is used, in points.
pub(super) const BAR: f32 = 6.0;

/// Shows it where there is anything to be seen, and leaves so much room below.
pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>, below: f32) {
    let points = desk.app.judge().graph();
    let mut known = points.iter().filter_map(|&(node, verdict)| Some((node, verdict?)));
    let (Some((node, first)), second) = (known.next().filter(|_| points.len() > 1), known.next()) else { return };
    if second.is_none() {
        // What is known of another position alone is not what this one is worth.
        if node == desk.app.game().current() {
            quiet_label(ui, say!("graph-one", worth = first.text(desk.app.variant())));
        }
        return;
    }
    let height = (ui.available_height() - 4.0 - below).clamp(HEIGHT.0, HEIGHT.1);
    let (rect, response) = ui.allocate_exact_size(Vec2::new(ui.available_width() - BAR, height), Sense::click());
    let here = points.iter().position(|&(node, _)| node == desk.app.game().current()).unwrap_or(0);
    describe(desk, &response, &points, here);
    let axis = Axis { rect: rect.shrink(1.0), count: points.len() };
    axis.paint(ui, desk, &points, here);
    let hovered = response.hover_pos().map(|at| axis.nearest(at));
    if let Some((at, &(node, verdict))) = hovered.and_then(|at| Some((at, points.get(at)?))) {
        ui.painter().vline(axis.x(at), axis.rect.y_range(), Stroke::new(1.0, Color32::from_gray(128)));
        let (tip, ink) = (tip(desk, node, verdict), ui.visuals().text_color());
        response.clone().on_hover_ui_at_pointer(|ui| _ = desk.tell(ui, &tip, (TextStyle::Body.resolve(ui.style()), ink)));
    }
    if let Some(at) = response.interact_pointer_pos().filter(|_| response.clicked()) {
        let node = points[axis.nearest(at).min(points.len() - 1)].0;
        desk.wishes.push(Action::Go(Step::To(node)));
    }
    keys(ui, &response, desk);
    if desk.app.judge().shows_recorded(&points) {
        small_label(ui, say!("graph-recorded"));
    }
}

/// Left and Right step through the game while it has the keyboard.
pub(super) fn keys(ui: &Ui, response: &Response, desk: &mut Desk<'_>) {
    if !response.has_focus() {
        return;
    }
    let filter = egui::EventFilter { tab: false, horizontal_arrows: true, vertical_arrows: false, escape: false };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    for (key, step) in [(Key::ArrowLeft, Step::Back), (Key::ArrowRight, Step::Forward)] {
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
            desk.wishes.push(Action::Go(step));
        }
    }
}

fn describe(desk: &Desk<'_>, response: &Response, points: &[(NodeId, Option<Verdict>)], here: usize) {
    let (at, all) = (words::moves_in(here), words::moves_in(points.len() - 1));
    let text = say!("graph", at = at, all = all, worth = worth(desk, points.get(here).and_then(|point| point.1)));
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, text.as_str()));
}

fn worth(desk: &Desk<'_>, verdict: Option<Verdict>) -> String {
    verdict.map_or_else(|| say!("graph-unknown").to_owned(), |verdict| verdict.text(desk.app.variant()))
}

fn tip(desk: &Desk<'_>, node: NodeId, verdict: Option<Verdict>) -> MoveSentence {
    let game = desk.app.game();
    let worth = worth(desk, verdict);
    let told = |name: &str| match desk.app.judge().mark(node) {
        Some(mark) => say!("graph-mark", at = name, worth = &worth, mark = mark.in_sentence()),
        None => format!("{name}: {worth}"),
    };
    match game.tree().mv(node).and_then(|mv| desk.app.written_before(node, mv)) {
        Some(written) => MoveSentence::new([written], |[name]| told(name)),
        None => told(say!("graph-start")).into(),
    }
}

/// The positions of the line from left to right, the start first.
pub(super) struct Axis {
    pub(super) rect: Rect,
    pub(super) count: usize,
}

impl Axis {
    pub(super) fn x(&self, at: usize) -> f32 {
        self.rect.left() + self.rect.width() * float(at) / float((self.count - 1).max(1))
    }

    fn y(&self, verdict: Verdict) -> f32 {
        self.rect.bottom() - self.rect.height() * verdict.share()
    }

    #[expect(clippy::cast_precision_loss, clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to the graph")]
    pub(super) fn nearest(&self, at: Pos2) -> usize {
        let share = ((at.x - self.rect.left()) / self.rect.width()).clamp(0.0, 1.0);
        (share * (self.count - 1) as f32).round() as usize
    }

    fn paint(&self, ui: &Ui, desk: &Desk<'_>, points: &[(NodeId, Option<Verdict>)], here: usize) {
        let painter = ui.painter().with_clip_rect(self.rect.expand(1.0));
        let (light, dark) = (verdict_colours(ui, true).0, verdict_colours(ui, false).0);
        // What is not known yet is neither side's.
        painter.rect_filled(self.rect, 4.0, ui.visuals().faint_bg_color);
        for pair in points.windows(2).enumerate() {
            let (at, [(_, Some(a)), (_, Some(b))]) = (pair.0, [pair.1[0], pair.1[1]]) else { continue };
            let (left, right, top, floor) = (self.x(at), self.x(at + 1), self.rect.top(), self.rect.bottom());
            let (a, b) = (self.y(a), self.y(b));
            let area = vec![pos2(left, a), pos2(right, b), pos2(right, floor), pos2(left, floor)];
            painter.rect_filled(Rect::from_min_max(pos2(left, top), pos2(right, floor)), 0.0, dark);
            painter.add(Shape::convex_polygon(area, light, Stroke::NONE));
            painter.line_segment([pos2(left, a), pos2(right, b)], Stroke::new(1.5, desk.theme.text));
        }
        let middle = self.rect.center().y;
        painter.hline(self.rect.x_range(), middle, Stroke::new(1.0, Color32::from_gray(128).gamma_multiply(0.7)));
        for (at, (node, verdict)) in points.iter().enumerate() {
            let Some(verdict) = verdict else { continue };
            let place = pos2(self.x(at), self.y(*verdict));
            match desk.app.judge().mark(*node) {
                Some(mark) => _ = painter.circle(place, 4.0, accents(ui).mark(mark), Stroke::new(1.0, Color32::WHITE)),
                // A position that is known alone has no line to show it.
                None => _ = painter.circle_filled(place, 1.3, desk.theme.text),
            }
        }
        painter.vline(self.x(here), self.rect.y_range(), Stroke::new(2.0, desk.theme.own));
        let edge = ui.visuals().widgets.noninteractive.bg_stroke;
        painter.rect_stroke(self.rect, 4.0, edge, StrokeKind::Inside);
    }
}
