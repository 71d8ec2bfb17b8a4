//! The list of lessons: cards with a piece's picture and the stars that were earned, under headings.

use std::sync::Arc;

use egui::accesskit::Role;
use egui::{
    Align2, Color32, FontId, Frame, Galley, Margin, Pos2, Rect, Response, RichText, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};
use nestmate_core::variant::{Piece, Side};
use nestmate_text::words::{key, say};

use crate::app::{Action, Learn, LessonWords, group_of};
use crate::lessons::{Lesson, PATH};
use crate::storage::MOST_STARS;
use crate::ui::board::star;
use crate::ui::desk::Desk;
use crate::ui::frame::theme::accents;
use crate::ui::frame::widgets::{fitting, float, quiet_label};

/// The least width of a card and its least height, and the space between cards, in points.
const CARD: Vec2 = vec2(186.0, 60.0);
const GAP: f32 = 8.0;

/// Where the text of a card begins, from its left and its top.
const LEFT: f32 = 60.0;
const TOP: f32 = 6.0;

/// Where the text of the path begins, from its left, in points.
const PATH_LEFT: f32 = 86.0;

pub(in crate::ui) fn course_page(ui: &mut Ui, desk: &mut Desk<'_>) {
    let Some(learning) = desk.app.learning().filter(|_| !desk.app.practises()) else { return };
    ScrollArea::vertical().auto_shrink([false, false]).id_salt("lessons").show(ui, |ui| {
        let margin = Margin { left: 18, right: 18, top: 4, bottom: 12 };
        Frame::new().inner_margin(margin).show(ui, |ui| {
            let (paths, lessons): (Vec<_>, Vec<_>) = learning.lessons.iter().enumerate().partition(|known| known.1.key == PATH);
            for (_, path) in paths {
                ui.add_space(10.0);
                self::path(ui, desk, path);
            }
            for group in lessons.chunk_by(|a, b| group_of(&a.1.topic) == group_of(&b.1.topic)) {
                ui.add_space(10.0);
                ui.label(RichText::new(group_of(&group[0].1.topic)).size(16.0).strong());
                cards(ui, desk, group);
            }
            if learning.done < 1.0 {
                ui.add_space(12.0);
                ui.horizontal(|ui| {
                    ui.spinner();
                    quiet_label(ui, say!("lesson-making"));
                });
            }
        });
    });
}

/// The path: wider than a lesson, above all others.
fn path(ui: &mut Ui, desk: &mut Desk<'_>, path: &Lesson) {
    let (words, earned) = (desk.app.lesson_words(path), desk.app.stars_of(path));
    let room = ui.available_width() - PATH_LEFT - 12.0;
    let lines = |text: &str, size: f32| ui.painter().layout(text.to_owned(), FontId::proportional(size), Color32::PLACEHOLDER, room);
    let (title, below) = (lines(&words.title, 19.0), lines(&words.below, 13.0));
    let height = 10.0 + title.size().y + 2.0 + below.size().y + 30.0;
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    let done = earned.iter().filter(|&&stars| stars > 0).count();
    let spoken = say!("path-spoken", title = words.title, done = done, count = earned.len());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, spoken.as_str()));
    ground(ui, rect, &response, &earned);
    if let Some(kind) = words.piece {
        let square = Rect::from_min_size(rect.min + vec2(10.0, 10.0), Vec2::splat(64.0));
        desk.paint(ui, Piece::new(kind, Side::White), words.base, square);
    }
    let (left, below_at) = (rect.left() + PATH_LEFT, rect.top() + 12.0 + title.size().y);
    ui.painter().galley(pos2(left, rect.top() + 10.0), title, ui.visuals().strong_text_color());
    ui.painter().galley(pos2(left, below_at), below, accents(ui).quiet);
    dots(ui, pos2(left + 4.0, rect.bottom() - 14.0), 4.0, &earned, None);
    desk.wishes.on(&response.on_hover_cursor(egui::CursorIcon::PointingHand), Action::Learn(Learn::Path));
}

fn cards(ui: &mut Ui, desk: &mut Desk<'_>, lessons: &[(usize, &Arc<Lesson>)]) {
    let room = ui.available_width();
    let columns = fitting(room + GAP, CARD.x + GAP);
    let width = ((room + GAP) / float(columns) - GAP).floor();
    ui.spacing_mut().item_spacing = Vec2::splat(GAP);
    for row in lessons.chunks(columns) {
        let height = row.iter().map(|(_, lesson)| CardText::of(ui, &desk.app.lesson_words(lesson), width).height).fold(CARD.y, f32::max);
        ui.horizontal(|ui| {
            for &(at, lesson) in row {
                let earned = desk.app.stars_of(lesson);
                if card(ui, desk, vec2(width, height), lesson, &earned).clicked() {
                    let exercise = earned.iter().position(|&stars| stars == 0).unwrap_or(0);
                    desk.wishes.push(Action::Learn(Learn::Begin(at, exercise)));
                }
            }
        });
    }
}

fn card(ui: &mut Ui, desk: &mut Desk<'_>, size: Vec2, lesson: &Lesson, earned: &[u8]) -> Response {
    let words = desk.app.lesson_words(lesson);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let sum: usize = earned.iter().map(|&stars| usize::from(stars)).sum();
    let all = earned.len() * usize::from(MOST_STARS);
    // The heading belongs to the name: several lessons are about the same piece.
    let key = if words.below.is_empty() { key!("lesson-spoken") } else { key!("lesson-spoken-more") };
    let (group, name, more) = (group_of(&lesson.topic), words.title.as_str(), words.below.as_str());
    let spoken = say!(key, group = group, lesson = name, more = more, earned = sum, all = all);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, spoken.as_str()));
    if ui.is_rect_visible(rect) {
        ground(ui, rect, &response, earned);
        if let Some(kind) = words.piece {
            let square = Rect::from_min_size(rect.min + vec2(8.0, 8.0), Vec2::splat(44.0));
            desk.paint(ui, Piece::new(kind, Side::White), words.base, square);
        }
        let (left, text) = (rect.left() + LEFT, CardText::of(ui, &words, size.x));
        let below = rect.top() + TOP + text.title.size().y;
        ui.painter().galley(pos2(left, rect.top() + TOP), text.title, ui.visuals().strong_text_color());
        ui.painter().galley(pos2(left, below), text.below, accents(ui).quiet);
        score(ui, pos2(left, rect.bottom() - 14.0), earned, sum, all);
    }
    response.on_hover_cursor(egui::CursorIcon::PointingHand)
}

fn ground(ui: &Ui, rect: Rect, response: &Response, earned: &[u8]) {
    let done = earned.iter().all(|&stars| stars > 0);
    let lit = response.hovered() || response.has_focus();
    let fill = if lit { ui.visuals().widgets.hovered.weak_bg_fill } else { accents(ui).card };
    let line = ui.visuals().widgets.noninteractive.bg_stroke.color;
    let edge = if response.has_focus() { Stroke::new(2.0, ui.visuals().selection.stroke.color) } else { Stroke::new(1.0, line) };
    ui.painter().rect(rect, 7.0, fill, edge, StrokeKind::Inside);
    if done {
        let band = Rect::from_min_size(rect.min, vec2(4.0, rect.height())).shrink2(vec2(0.0, 6.0));
        ui.painter().rect_filled(band, 2.0, ui.visuals().selection.stroke.color);
    }
}

fn score(ui: &Ui, at: Pos2, earned: &[u8], sum: usize, all: usize) {
    star(ui.painter(), at + vec2(6.0, 0.0), 6.0, sum > 0, ui.visuals().dark_mode);
    let font = FontId::proportional(12.0);
    let text = ui.painter().text(at + vec2(16.0, 0.0), Align2::LEFT_CENTER, format!("{sum}/{all}"), font, accents(ui).quiet);
    dots(ui, pos2(text.right() + 10.0, at.y), 3.0, earned, None);
}

/// A dot for each exercise, full for those that are solved, with a ring around the one that is `open`.
pub(super) fn dots(ui: &Ui, first: Pos2, radius: f32, earned: &[u8], open: Option<usize>) {
    let (ink, quiet) = (ui.visuals().selection.stroke.color, accents(ui).quiet);
    for (at, &stars) in earned.iter().enumerate() {
        let dot = first + vec2(float(at) * radius * if open.is_some() { 4.0 } else { 3.0 }, 0.0);
        if stars > 0 {
            ui.painter().circle_filled(dot, radius, ink);
        } else {
            ui.painter().circle_stroke(dot, radius - 0.4, Stroke::new(1.0, quiet.gamma_multiply(0.7)));
        }
        if open == Some(at) {
            ui.painter().circle_stroke(dot, radius + 2.5, Stroke::new(1.5, ui.visuals().text_color()));
        }
    }
}

struct CardText {
    title: Arc<Galley>,
    below: Arc<Galley>,
    height: f32,
}

impl CardText {
    fn of(ui: &Ui, words: &LessonWords, width: f32) -> Self {
        let room = width - LEFT - 6.0;
        let lines = |text: &str, size: f32| ui.painter().layout(text.to_owned(), FontId::proportional(size), Color32::PLACEHOLDER, room);
        let (title, below) = (lines(&words.title, 14.0), lines(&words.below, 11.5));
        let height = (TOP + title.size().y + below.size().y + 24.0).ceil();
        Self { title, below, height }
    }
}
