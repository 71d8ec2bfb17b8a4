//! The story of the lattices: a row for each, in which every move that touched it is marked and ice lies while an army stands frozen; below
//! it the sentences, each of which leads to its move.

use egui::accesskit::Role;
use egui::text::TextWrapping;
use egui::{Align2, Color32, FontId, Painter, Rect, Sense, Shape, Stroke, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo, pos2, vec2};
use nestmate_core::game::{NodeId, Step};
use nestmate_core::variant::Side;
use nestmate_text::words::say;

use super::graph::{Axis, BAR, keys};
use super::{Desk, heading};
use crate::app::{Action, MoveSentence, Story};
use crate::ui::board::PieceColours;
use crate::ui::figurines::LaidSentence;
use crate::ui::frame::theme::accents;
use crate::ui::frame::widgets::float;
use crate::ui::lattices;

/// The heights of a lattice's name and of its row, in points, and the width of a mark.
const NAME: f32 = 15.0;
const ROW: f32 = 14.0;
const MARK: f32 = 2.0;

const PADDING: Vec2 = vec2(4.0, 3.0);

/// How high the rows are, with the space above them, in points; 0 for a game without any.
pub(super) fn height(desk: &Desk<'_>) -> f32 {
    if lattices::are_told(desk.app) { 4.0 + float(desk.app.variant().layers.len()) * (NAME + ROW) } else { 0.0 }
}

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    if !lattices::are_told(desk.app) {
        return;
    }
    let Some(story) = desk.app.story() else { return };
    strip(ui, desk, &story);
    let told = desk.app.story_told(&story);
    if told.is_empty() {
        return;
    }
    ui.add_space(2.0);
    heading(ui, say!("story")).on_hover_text(say!("story.tip"));
    ui.spacing_mut().item_spacing.y = 0.0;
    for known in told {
        sentence(ui, desk, known.node, &known.text);
    }
}

fn strip(ui: &mut Ui, desk: &mut Desk<'_>, story: &Story) {
    let size = Vec2::new(ui.available_width() - BAR, height(desk));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let rows: Vec<String> = (0..story.layers()).map(|layer| story.row(layer)).collect();
    let spoken = say!("story-strip", rows = rows.join(say!("between-sentences")));
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, spoken.as_str()));
    // The graph's axis: it has a line for the start, too.
    let axis = Axis { rect: rect.shrink2(vec2(1.0, 0.0)).with_min_y(rect.top() + 4.0), count: desk.app.game().line().len() + 1 };
    for layer in 0..story.layers() {
        let top = axis.rect.top() + float(layer) * (NAME + ROW);
        let name = Rect::from_min_size(pos2(axis.rect.left(), top), vec2(axis.rect.width(), NAME));
        title(ui, name, story.layer_name(layer), story.touched(layer));
        let row = Row { axis: &axis, rect: Rect::from_min_size(name.left_bottom(), vec2(name.width(), ROW)) };
        row.paint(ui, desk, story, layer);
    }
    let path = desk.app.game().tree().path(desk.app.game().current()).len() - 1;
    across(ui, &axis, story, path, Stroke::new(2.0, desk.theme.own));
    let hovered = response.hover_pos().map(|at| axis.nearest(at)).and_then(|at| at.checked_sub(1));
    if let Some((ply, tip)) = hovered.and_then(|ply| Some((ply, desk.app.told(|naming| story.at(naming, ply))?))) {
        across(ui, &axis, story, ply + 1, Stroke::new(1.0, Color32::from_gray(128)));
        let ink = ui.visuals().text_color();
        response.clone().on_hover_ui_at_pointer(|ui| _ = desk.tell(ui, &tip, (TextStyle::Body.resolve(ui.style()), ink)));
    }
    if let Some(at) = response.interact_pointer_pos().filter(|_| response.clicked()) {
        let node = axis.nearest(at).checked_sub(1).and_then(|ply| story.plies.get(ply)).map_or(NodeId::START, |ply| ply.node);
        desk.wishes.push(Action::Go(Step::To(node)));
    }
    keys(ui, &response, desk);
}

/// A stroke at a place of the game through all rows, but not through their names.
fn across(ui: &Ui, axis: &Axis, story: &Story, at: usize, stroke: Stroke) {
    for layer in 0..story.layers() {
        let bottom = axis.rect.top() + float(layer + 1) * (NAME + ROW);
        ui.painter().vline(axis.x(at), bottom - ROW..=bottom, stroke);
    }
}

/// A lattice's name, and how many moves touched it.
fn title(ui: &Ui, place: Rect, name: &str, count: usize) {
    let (font, quiet) = (FontId::proportional(11.5), accents(ui).quiet);
    ui.painter().text(place.left_center(), Align2::LEFT_CENTER, name, font.clone(), ui.visuals().text_color());
    ui.painter().text(place.right_center(), Align2::RIGHT_CENTER, say!("story-count", count = count), font, quiet);
}

/// The row of a lattice: White's moves and army above its middle, Black's below.
struct Row<'a> {
    axis: &'a Axis,
    rect: Rect,
}

impl Row<'_> {
    fn half(&self, side: Side) -> Rect {
        let (above, below) = self.rect.split_top_bottom_at_fraction(0.5);
        if side == Side::White { above } else { below }
    }

    fn paint(&self, ui: &Ui, desk: &Desk<'_>, story: &Story, layer: usize) {
        let (theme, painter) = (desk.theme, ui.painter().with_clip_rect(self.rect));
        let tint = theme.tint(desk.app.variant().layers[layer].tint);
        painter.rect_filled(self.rect, 3.0, tint);
        for frost in story.frosts.iter().filter(|frost| frost.layer == layer) {
            let (from, to) = (frost.from.map_or(0, |ply| ply + 1), frost.to.map_or(self.axis.count - 1, |ply| ply + 1));
            let half = self.half(frost.side);
            let place = half.with_min_x(self.axis.x(from)).with_max_x(self.axis.x(to).max(self.axis.x(from) + MARK));
            ice(&painter, place, theme.frozen[frost.side.index()]);
        }
        let ink = if theme.dark { theme.pieces[1].ink } else { theme.pieces[0].ink };
        for (ply, known) in story.plies.iter().enumerate().filter(|(_, ply)| ply.layers.contains(&layer)) {
            let mark = Rect::from_center_size(pos2(self.axis.x(ply + 1), self.half(known.side).center().y), vec2(MARK, ROW / 2.0 - 1.0));
            painter.rect_filled(mark, 0.0, ink);
        }
        let edge = ui.visuals().widgets.noninteractive.bg_stroke;
        painter.rect_stroke(self.rect, 3.0, edge, StrokeKind::Inside);
        for (ply, side, _, back) in story.leaders().filter(|leader| leader.2 == layer) {
            leader(ui.painter(), pos2(self.axis.x(ply + 1), self.half(side).center().y), back, desk);
        }
    }
}

/// What lies over an army while it stands frozen: the colour of its pieces then, with strokes across that are seen without any colour.
fn ice(painter: &Painter, place: Rect, cold: PieceColours) {
    let painter = painter.with_clip_rect(place.intersect(painter.clip_rect()));
    painter.rect_filled(place, 0.0, cold.base);
    let mut x = place.left() - place.height();
    while x < place.right() {
        painter.line_segment([pos2(x, place.bottom()), pos2(x + place.height(), place.top())], Stroke::new(1.0, cold.ink));
        x += 6.0;
    }
}

/// Where a leader fell: a wedge downward; where it came back: one upward.
fn leader(painter: &Painter, at: egui::Pos2, back: bool, desk: &Desk<'_>) {
    let (fill, up) = if back { (desk.theme.advice, -1.0) } else { (desk.theme.danger, 1.0) };
    let corners = [vec2(-4.5, -3.5), vec2(4.5, -3.5), vec2(0.0, 4.5)].map(|corner| at + vec2(corner.x, corner.y * up));
    painter.add(Shape::convex_polygon(corners.to_vec(), fill, Stroke::new(1.0, desk.theme.halo)));
}

/// A sentence in as many lines as it needs, which leads to its move.
fn sentence(ui: &mut Ui, desk: &mut Desk<'_>, node: NodeId, text: &MoveSentence) {
    let (font, ink, width) = (TextStyle::Body.resolve(ui.style()), ui.visuals().text_color(), ui.available_width());
    let whole = desk.app.variant().clone();
    let laid = LaidSentence::new(ui, &whole, text, (font, ink), TextWrapping::wrap_at_width(width - 2.0 * PADDING.x));
    let (rect, response) = ui.allocate_exact_size(vec2(width, laid.galley.size().y + 2.0 * PADDING.y), Sense::click());
    let here = desk.app.game().current() == node;
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, here, text.heard()));
    if ui.is_rect_visible(rect) {
        let look = ui.style().interact_selectable(&response, here);
        if here || response.hovered() || response.has_focus() {
            ui.painter().rect(rect, look.corner_radius, look.weak_bg_fill, look.bg_stroke, StrokeKind::Inside);
        }
        laid.paint(ui, desk.figurines(), rect.min + PADDING, look.text_color());
    }
    desk.wishes.on(&response, Action::Go(Step::To(node)));
}
