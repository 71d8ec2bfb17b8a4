//! Lessons: the page that lists them, and the panel beside it or beside the board of an exercise.

mod exercise;
mod page;

use egui::accesskit::Role;
use egui::{Button, Pos2, ProgressBar, Rect, Response, RichText, Sense, Ui, Vec2, WidgetInfo, vec2};
use nestmate_core::variant::{Base, KindId, Piece, Side};
use nestmate_text::words::{named, say};

use super::{Desk, heading, practice};
use crate::app::{Action, App, Learn, Train};
use crate::storage::MOST_STARS;
use crate::ui::board::star;
use crate::ui::commands::command::Command;
use crate::ui::frame::theme::accents;

pub(in crate::ui) use page::course_page;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    if desk.app.exercise().is_some() { exercise::show(ui, desk) } else { overview(ui, desk) }
}

/// Beside the list of lessons: what they are, and how far one has come.
fn overview(ui: &mut Ui, desk: &mut Desk<'_>) {
    let app = desk.app;
    if app.practises() {
        return being_made(ui, desk);
    }
    ui.add(egui::Label::new(RichText::new(say!("lesson-title", game = named(&app.variant().name))).heading().strong()).wrap());
    ui.add_space(4.0);
    ui.label(say!("lesson-intro"));
    ui.add_space(6.0);
    course_progress(ui, app);
    ui.add_space(8.0);
    ui.horizontal(|ui| {
        let begin = first_open(app);
        let go_on = Button::new(RichText::new(say!("lesson-go-on")).strong());
        let clicked = ui.add_enabled(begin.is_some(), go_on).on_hover_text(say!("lesson-go-on.tip")).clicked();
        if let Some((lesson, exercise)) = begin.filter(|_| clicked) {
            desk.actions.push(Action::Learn(Learn::Begin(lesson, exercise)));
        }
        leave(ui, desk);
    });
    ui.add_space(8.0);
    practice::offer(ui, desk);
    refusal(ui, desk);
    ui.add_space(10.0);
    ui.label(RichText::new(Command::Puzzles.tip()).color(accents(ui).quiet));
    if ui.button(Command::Puzzles.label()).clicked() {
        desk.actions.push(Action::Train(Train::Open));
    }
}

fn being_made(ui: &mut Ui, desk: &mut Desk<'_>) {
    practice::heading_of(ui, desk.app);
    ui.add_space(6.0);
    course_progress(ui, desk.app);
    ui.add_space(8.0);
    leave(ui, desk);
}

/// How much of the course has been learnt; while it is being made, how much of that is done.
fn course_progress(ui: &mut Ui, app: &App) {
    let Some(learning) = app.learning() else { return };
    let (earned, all) = app.stars_in_all();
    if learning.done < 1.0 {
        ui.add(ProgressBar::new(learning.done).desired_height(8.0));
        ui.label(RichText::new(say!("lesson-making")).color(accents(ui).quiet));
        return;
    }
    #[expect(clippy::cast_precision_loss, reason = "a few hundred")]
    let share = earned as f32 / all.max(1) as f32;
    ui.add(ProgressBar::new(share).desired_height(8.0));
    ui.label(RichText::new(say!("lesson-progress", earned = earned, all = all)).color(accents(ui).quiet));
}

/// The first exercise that is not solved; the very first when all are.
fn first_open(app: &App) -> Option<(usize, usize)> {
    let lessons = &app.learning()?.lessons;
    let open = |(at, lesson)| app.stars_of(lesson).iter().position(|&stars| stars == 0).map(|exercise| (at, exercise));
    lessons.iter().map(AsRef::as_ref).enumerate().find_map(open).or_else(|| (!lessons.is_empty()).then_some((0, 0)))
}

fn leave(ui: &mut Ui, desk: &mut Desk<'_>) {
    if ui.button(say!("lesson-back-to-game")).on_hover_text(say!("lesson-back-to-game.tip")).clicked() {
        desk.actions.push(Action::Learn(Learn::Leave));
    }
}

fn refusal(ui: &mut Ui, desk: &Desk<'_>) {
    if let Some(refusal) = desk.refusal {
        ui.add(egui::Label::new(RichText::new(refusal.text.to_string()).color(accents(ui).refusal)).wrap());
    }
}

/// A row of stars of this radius, those earned full; three of them.
fn stars(ui: &Ui, left: Pos2, radius: f32, earned: u8) {
    for at in 0..MOST_STARS {
        let center = left + vec2(radius * (1.0 + f32::from(at) * 2.3), 0.0);
        star(ui.painter(), center, radius, at < earned, ui.visuals().dark_mode);
    }
}

/// A small button for an exercise: its number above its stars.
fn pip(ui: &mut Ui, number: usize, earned: u8, on: bool) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::new(38.0, 36.0), Sense::click());
    let spoken = say!("lesson-spoken-exercise", number = number, stars = earned);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, on, spoken.as_str()));
    let visuals = ui.style().interact_selectable(&response, on);
    ui.painter().rect(rect, 5.0, visuals.weak_bg_fill, visuals.bg_stroke, egui::StrokeKind::Inside);
    let font = egui::FontId::proportional(13.0);
    let at = rect.center_top() + vec2(0.0, 11.0);
    ui.painter().text(at, egui::Align2::CENTER_CENTER, number, font, visuals.text_color());
    stars(ui, Rect::from_center_size(rect.center(), vec2(28.0, 0.0)).left_center() + vec2(0.0, 9.0), 4.2, earned);
    response.on_hover_text(spoken)
}

fn portrait(ui: &mut Ui, desk: &mut Desk<'_>, (kind, base): (KindId, Base), side: f32) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    ui.painter().rect_filled(rect, 8.0, accents(ui).card);
    desk.paint(ui, Piece::new(kind, Side::White), base, rect.shrink(3.0));
}

fn section(ui: &mut Ui, text: &str) {
    ui.separator();
    heading(ui, text);
}
