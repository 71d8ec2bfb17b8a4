//! Lessons: the page that lists them, and the panel beside it or beside the board of an exercise.

mod page;

use egui::accesskit::{self, Role};
use egui::{
    Button, Color32, FontId, Frame, Key, Margin, Modifiers, Panel, Pos2, ProgressBar, Rect, Response, RichText, ScrollArea, Sense, Stroke,
    Ui, UiBuilder, Vec2, WidgetInfo, vec2,
};
use nestmate_core::variant::{Base, KindId, Piece, Reserve, Side};
use nestmate_text::named_sides;
use nestmate_text::words::{key, named, say};

use super::piece::{InnerPiece, describe, drawn};
use super::{Desk, diagram, heading, practice, reserves};
use crate::app::{Action, App, Learn, NewGame, Open, Tone, group_of};
use crate::lessons::{Deed, Goal, Topic};
use crate::storage::MOST_STARS;
use crate::ui::board::star;
use crate::ui::commands::Command;
use crate::ui::frame::theme::accents;
use crate::ui::frame::tips;
use crate::ui::frame::widgets::{float, quiet_label, small_label};

pub(in crate::ui) use page::course_page;
use page::dots;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    if let Some(open) = desk.app.exercise() { exercise(ui, desk, open) } else { overview(ui, desk) }
}

fn overview(ui: &mut Ui, desk: &mut Desk<'_>) {
    let app = desk.app;
    if app.practises() {
        return being_made(ui, desk);
    }
    ui.add(egui::Label::new(RichText::new(say!("lesson-title", game = named(&app.variant().name))).heading().strong()).wrap());
    ui.add_space(4.0);
    let [side, other] = named_sides(app.variant());
    ui.label(say!("lesson-intro", side = side, other = other));
    ui.add_space(6.0);
    course_progress(ui, app);
    ui.add_space(8.0);
    ui.horizontal(|ui| {
        let begin = first_open(app);
        let go_on = Button::new(RichText::new(say!("lesson-go-on")).strong());
        let clicked = ui.add_enabled(begin.is_some(), go_on).on_hover_text(say!("lesson-go-on.tip")).clicked();
        if let Some((lesson, exercise)) = begin.filter(|_| clicked) {
            desk.wishes.push(Action::Learn(Learn::Begin(lesson, exercise)));
        }
        leave(ui, desk);
    });
    refusal(ui, desk);
    ui.add_space(6.0);
    door(ui, desk, Command::Puzzles, Command::Puzzles.label());
    quiet_label(ui, Command::Puzzles.tip());
    let due = app.due().0;
    let begin = if due > 0 { say!("practice-begin", count = due) } else { Command::Practice.label().to_owned() };
    door(ui, desk, Command::Practice, &begin);
    practice::standing(ui, app);
    if app.has_model() {
        door(ui, desk, Command::ModelGame, Command::ModelGame.label());
        quiet_label(ui, Command::ModelGame.tip());
    }
    door(ui, desk, Command::Progress, Command::Progress.label());
    quiet_label(ui, Command::Progress.tip());
}

fn door(ui: &mut Ui, desk: &mut Desk<'_>, command: Command, label: &str) {
    ui.add_space(10.0);
    desk.wishes.on(&ui.button(label), command);
}

fn being_made(ui: &mut Ui, desk: &mut Desk<'_>) {
    practice::heading_of(ui, desk.app);
    ui.add_space(6.0);
    course_progress(ui, desk.app);
    ui.add_space(8.0);
    leave(ui, desk);
}

fn course_progress(ui: &mut Ui, app: &App) {
    let Some(learning) = app.learning() else { return };
    let (earned, all) = app.stars_in_all();
    if learning.done < 1.0 {
        ui.add(ProgressBar::new(learning.done).desired_height(8.0));
        quiet_label(ui, say!("lesson-making"));
        return;
    }
    ui.add(ProgressBar::new(float(earned) / float(all.max(1))).desired_height(8.0));
    quiet_label(ui, say!("lesson-progress", earned = earned, all = all));
}

/// The first exercise that is not solved; the very first when all are.
fn first_open(app: &App) -> Option<(usize, usize)> {
    let lessons = &app.learning()?.lessons;
    let open = |(at, lesson)| app.stars_of(lesson).iter().position(|&stars| stars == 0).map(|exercise| (at, exercise));
    lessons.iter().map(AsRef::as_ref).enumerate().find_map(open).or_else(|| (!lessons.is_empty()).then_some((0, 0)))
}

fn leave(ui: &mut Ui, desk: &mut Desk<'_>) {
    desk.wishes.on(&ui.button(say!("lesson-back-to-game")).on_hover_text(say!("lesson-back-to-game.tip")), Action::Learn(Learn::Leave));
}

pub(super) fn refusal(ui: &mut Ui, desk: &Desk<'_>) {
    if let Some(refusal) = &desk.kept.refusal {
        let ink = if refusal.tone == Tone::Note { accents(ui).quiet } else { accents(ui).refusal };
        ui.add(egui::Label::new(RichText::new(refusal.text.to_string()).color(ink)).wrap());
    }
}

fn stars(ui: &Ui, left: Pos2, radius: f32, earned: u8) {
    for at in 0..MOST_STARS {
        let center = left + vec2(radius * (1.0 + f32::from(at) * 2.3), 0.0);
        star(ui.painter(), center, radius, at < earned, ui.visuals().dark_mode);
    }
}

fn pip(ui: &mut Ui, number: usize, earned: u8, on: bool) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::new(38.0, 36.0), Sense::click());
    let spoken = say!("lesson-spoken-exercise", number = number, stars = earned);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, on, spoken.as_str()));
    let visuals = ui.style().interact_selectable(&response, on);
    ui.painter().rect(rect, 5.0, visuals.weak_bg_fill, visuals.bg_stroke, egui::StrokeKind::Inside);
    let font = FontId::proportional(13.0);
    let at = rect.center_top() + vec2(0.0, 11.0);
    ui.painter().text(at, egui::Align2::CENTER_CENTER, number, font, visuals.text_color());
    stars(ui, Rect::from_center_size(rect.center(), vec2(28.0, 0.0)).left_center() + vec2(0.0, 9.0), 4.2, earned);
    tips::above(response, rect, &spoken)
}

fn portrait(ui: &mut Ui, desk: &mut Desk<'_>, (kind, base): (KindId, Base), side: f32) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    ui.painter().rect_filled(rect, 8.0, accents(ui).card);
    desk.paint(ui, Piece::new(kind, Side::White), base, rect.shrink(3.0));
}

/// A row of buttons that lead away, at the lower edge of the panel.
pub(super) fn at_the_bottom(ui: &mut Ui, id: &'static str, buttons: impl FnOnce(&mut Ui)) {
    let frame = Frame::new().inner_margin(Margin { top: 4, ..Margin::ZERO });
    Panel::bottom(id).show_separator_line(true).frame(frame).show(ui, |ui| ui.horizontal(buttons));
}

/// The card that says what is wanted. It has a least height, so that the buttons below stay where they are.
pub(super) fn card(ui: &mut Ui, edge: Color32, height: f32, content: impl FnOnce(&mut Ui)) {
    let frame = Frame::new().fill(accents(ui).card).stroke(Stroke::new(1.5, edge)).corner_radius(7.0).inner_margin(Margin::same(9));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.set_min_height(height);
        content(ui);
    });
}

/// Whether Enter was pressed with nothing else in hand of the keyboard: it goes the way that is meant.
pub(super) fn goes_on(ui: &Ui) -> bool {
    let free = ui.ctx().memory(|memory| memory.focused().is_none() && memory.top_modal_layer().is_none());
    free && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter))
}

/// The size of the piece's picture and of the diagram of its moves, in points.
const PICTURE: f32 = 52.0;
const DIAGRAM: f32 = 96.0;

/// The height of the row of buttons that lead away, in points.
const END: f32 = 44.0;

/// The least height in which a piece is told of, in points.
const LEAST: f32 = 84.0;

fn exercise(ui: &mut Ui, desk: &mut Desk<'_>, open: &Open) {
    let app = desk.app;
    if app.practises() {
        practice::heading_of(ui, app);
    }
    title(ui, desk, open);
    if is_path(open) {
        steps(ui, app, open);
    } else if !app.practises() {
        exercises(ui, desk, open);
    }
    ui.add_space(6.0);
    goal(ui, desk, open);
    practice::returns(ui, app);
    ui.add_space(6.0);
    buttons(ui, desk, open);
    // Tab comes to what is needed here before it comes to what leads away.
    let rest = ui.available_rect_before_wrap();
    let mut upper = ui.new_child(UiBuilder::new().max_rect(rest.with_max_y(rest.bottom() - END)));
    told(&mut upper, desk, open);
    at_the_bottom(ui, "lesson-end", |ui| {
        if app.practises() {
            practice::retire(ui, desk);
        } else if ui.button(say!("lesson-back-to-course")).on_hover_text(say!("lesson-back-to-course.tip")).clicked() {
            desk.wishes.push(Action::Learn(Learn::Course));
        }
        leave(ui, desk);
    });
}

/// What can be dropped, and how the piece moves.
fn told(ui: &mut Ui, desk: &mut Desk<'_>, open: &Open) {
    let reserves = [open.exercise().start.reserves(), desk.app.board().reserves()];
    let mut used = Reserve::ALL.into_iter().filter(|&reserve| reserves.iter().any(|held| held.total(reserve) > 0)).peekable();
    if used.peek().is_some() {
        ui.separator();
        heading(ui, say!("reserves"));
        used.for_each(|reserve| reserves::row(ui, desk, reserve));
    }
    if open.exercise().deed().is_none() {
        piece(ui, desk, open);
    }
}

fn title(ui: &mut Ui, desk: &mut Desk<'_>, open: &Open) {
    let words = desk.app.exercise_words(open);
    ui.horizontal(|ui| {
        // What is about no piece has no picture, and the buttons below stay where they are.
        ui.set_min_height(PICTURE);
        words.piece.into_iter().for_each(|kind| portrait(ui, desk, (kind, words.base), PICTURE));
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            small_label(ui, group_of(&open.lesson.topic));
            ui.add(egui::Label::new(RichText::new(&words.title).heading().strong()).truncate());
            if !words.below.is_empty() {
                small_label(ui, &words.below);
            }
        });
    });
}

fn exercises(ui: &mut Ui, desk: &mut Desk<'_>, open: &Open) {
    let (lesson, exercise) = open.place;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(5.0);
        for (at, earned) in desk.app.stars_of(&open.lesson).into_iter().enumerate() {
            desk.wishes.on(&pip(ui, at + 1, earned, at == exercise), Action::Learn(Learn::Begin(lesson, at)));
        }
    });
}

fn is_path(open: &Open) -> bool {
    matches!(open.lesson.topic, Topic::Path(_))
}

/// How far along the path the learner is.
fn steps(ui: &mut Ui, app: &App, open: &Open) {
    let earned = app.stars_of(&open.lesson);
    ui.horizontal(|ui| {
        ui.label(say!("path-step", number = open.place.1 + 1, count = earned.len()));
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 16.0), Sense::hover());
        dots(ui, rect.left_center() + vec2(8.0, 0.0), 3.5, &earned, Some(open.place.1));
    });
}

/// What is to be done, what was done, and what has come of it. It keeps its height, so that the buttons stay where they are.
fn goal(ui: &mut Ui, desk: &mut Desk<'_>, open: &Open) {
    let accents = accents(ui);
    let edge = if open.is_solved() {
        ui.visuals().selection.stroke.color
    } else if open.is_lost() {
        accents.refusal
    } else {
        ui.visuals().widgets.noninteractive.bg_stroke.color
    };
    card(ui, edge, 104.0, |ui| {
        match desk.app.verdict_on(open) {
            Some(text) if open.is_solved() && is_path(open) => {
                ui.add(egui::Label::new(RichText::new(text).size(15.0).strong()).wrap());
            }
            Some(text) if open.is_solved() => {
                let (rect, response) = ui.allocate_exact_size(vec2(f32::from(MOST_STARS) * 34.0, 36.0), Sense::hover());
                let spoken = say!("lesson-spoken-earned", stars = open.earned);
                response.widget_info(|| WidgetInfo::labeled(Role::Image, true, spoken.as_str()));
                stars(ui, rect.left_center(), 14.0, open.earned);
                ui.add(egui::Label::new(RichText::new(text).size(15.0).strong()).wrap());
            }
            Some(text) => {
                ui.add(egui::Label::new(RichText::new(text).size(15.0).strong().color(accents.refusal)).wrap());
            }
            None => {
                ui.add(egui::Label::new(RichText::new(desk.app.goal_words(open)).size(15.0)).wrap());
                if let Some(hint) = desk.app.exercise_hint() {
                    desk.tell(ui, &hint, (FontId::proportional(15.0), ui.visuals().strong_text_color()));
                }
            }
        }
        if open.exercise().deed().is_none() {
            ui.add_space(4.0);
            counters(ui, open);
        }
        // Within the card, so that what is below stays where it is.
        refusal(ui, desk);
    });
}

fn counters(ui: &mut Ui, open: &Open) {
    let quiet = accents(ui).quiet;
    let left = open.attempt.stars.len();
    let mut parts = vec![say!("lesson-moves", count = open.attempt.moves)];
    // A win may take as long as it takes.
    if open.exercise().goal != Goal::Beat {
        parts.insert(0, say!("lesson-fewest", count = open.exercise().par));
    }
    if left > 0 {
        parts.push(say!("lesson-stars-left", count = left));
    }
    ui.add(egui::Label::new(RichText::new(parts.join("   ")).small().color(quiet)).wrap());
}

fn buttons(ui: &mut Ui, desk: &mut Desk<'_>, open: &Open) {
    let (solved, lost, path) = (open.is_solved(), open.is_lost(), is_path(open));
    let enter = (solved || lost) && goes_on(ui);
    ui.horizontal_wrapped(|ui| {
        if path && ui.add_enabled(open.place.1 > 0, Button::new(say!("path-back"))).on_hover_text(say!("path-back.tip")).clicked() {
            desk.wishes.push(Action::Learn(Learn::Back));
        }
        // Filled when it is what comes next; to a screen reader it is a button all the same, not a switch.
        let way_on = |ui: &mut Ui, enabled: bool, text: RichText, next: bool| {
            let response = ui.add_enabled(enabled, Button::new(text).selected(next));
            response.ctx.accesskit_node_builder(response.id, accesskit::Node::clear_toggled);
            response
        };
        let primary = |ui: &mut Ui, name| way_on(ui, true, RichText::new(say(name)).strong(), solved);
        if open.ends_path() {
            if primary(ui, key!("path-play")).clicked() || enter && solved {
                desk.wishes.push(Action::New(NewGame::easy(desk.app.variant().id.clone())));
            }
        } else {
            let [name, tip] =
                if path { [key!("path-next"), key!("path-next.tip")] } else { [key!("lesson-next"), key!("lesson-next.tip")] };
            if primary(ui, name).on_hover_text(say(tip)).clicked() || enter && solved {
                desk.wishes.push(Action::Learn(Learn::Next));
            }
        }
        if open.exercise().deed().is_none() {
            let any = open.attempt.moves > 0;
            if way_on(ui, any, say!("lesson-again").into(), lost).on_hover_text(say!("lesson-again.tip")).clicked() || enter && lost {
                desk.wishes.push(Action::Learn(Learn::Again));
            }
        }
        if !matches!(open.exercise().deed(), Some(Deed::Alone(_))) {
            let hint = Button::new(say!("lesson-hint"));
            desk.wishes.on(&ui.add_enabled(!solved, hint).on_hover_text(say!("lesson-hint.tip")), Action::Learn(Learn::Hint));
        }
        if open.is_looking() {
            ui.spinner();
        }
    });
}

fn piece(ui: &mut Ui, desk: &mut Desk<'_>, open: &Open) {
    let variant = desk.app.variant().clone();
    let Some(inspected) = desk.app.inspected() else { return };
    if ui.available_height() < LEAST {
        return;
    }
    let inner = InnerPiece::of(desk.app, inspected);
    ui.separator();
    heading(ui, say!("lesson-how-it-goes"));
    // Each piece's text begins at its beginning.
    let id = ("lesson-piece", open.place, inspected.kind);
    ScrollArea::vertical().auto_shrink([false, false]).id_salt(id).show(ui, |ui| {
        ui.horizontal_top(|ui| {
            diagram(ui, drawn(desk.app, &variant, inspected, inner.as_ref()), DIAGRAM);
            ui.vertical(|ui| {
                let known = variant.kind(inspected.kind);
                ui.label(RichText::new(inner.as_ref().map_or(named(&known.name), InnerPiece::name)).strong());
                if inner.is_none() && !known.stands_for.is_empty() {
                    small_label(ui, say!("piece-stands-for", piece = named(&known.stands_for)));
                }
                if let Some(reason) = desk.app.obstacle() {
                    ui.add(egui::Label::new(RichText::new(reason).color(accents(ui).refusal)).wrap());
                }
                if let Some(reason) = inspected.cell.and_then(|cell| desk.app.frozen(cell)) {
                    ui.label(RichText::new(say!("piece-frozen", reason = reason.to_string())).strong().color(accents(ui).alarm));
                }
            });
        });
        match inner.filter(|inner| inner.moves) {
            Some(inner) => inner.tell(ui),
            None => describe(ui, &variant, inspected.kind),
        }
    });
}
