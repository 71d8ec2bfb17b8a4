//! The panel beside the board of an exercise: what is to be done, how it goes, and where to go from here.

use egui::{Button, Frame, Key, Margin, Panel, RichText, ScrollArea, Ui, Vec2, vec2};
use nestmate_core::variant::{Reserve, Side};
use nestmate_text::words::{named, say};

use super::{pip, portrait, refusal, section, stars};
use crate::app::{Action, Learn, Open, verdict_on};
use crate::storage::MOST_STARS;
use crate::ui::frame::theme::accents;
use crate::ui::panels::piece::describe;
use crate::ui::panels::{Desk, DrawnMoves, diagram, layers, practice, reserves};

/// The size of the piece's picture and of the diagram of its moves, in points.
const PICTURE: f32 = 52.0;
const DIAGRAM: f32 = 96.0;

pub(super) fn show(ui: &mut Ui, desk: &mut Desk<'_>) {
    let app = desk.app;
    let Some(open) = app.exercise() else { return };
    if app.practises() {
        practice::heading_of(ui, app);
    }
    title(ui, desk, open);
    if !app.practises() {
        exercises(ui, desk, open);
    }
    ui.add_space(6.0);
    goal(ui, desk, open);
    practice::returns(ui, app);
    ui.add_space(6.0);
    buttons(ui, desk, open);
    refusal(ui, desk);
    Panel::bottom("lesson: way out").show_separator_line(true).frame(Frame::new().inner_margin(Margin { top: 4, ..Margin::ZERO })).show(
        ui,
        |ui| {
            ui.horizontal(|ui| {
                if app.practises() {
                    practice::retire(ui, desk);
                } else if ui.button(say!("lesson-back-to-course")).on_hover_text(say!("lesson-back-to-course.tip")).clicked() {
                    desk.actions.push(Action::Learn(Learn::Course));
                }
                super::leave(ui, desk);
            });
        },
    );
    if app.variant().has_reserves && Reserve::ALL.into_iter().any(|reserve| app.board().reserves().total(reserve) > 0) {
        ui.separator();
        reserves::show(ui, desk);
    }
    if app.variant().layers.len() > 1 {
        ui.separator();
        layers::show(ui, desk);
    }
    piece(ui, desk);
}

fn title(ui: &mut Ui, desk: &mut Desk<'_>, open: &Open) {
    let words = desk.app.lesson_words(&open.lesson);
    ui.horizontal(|ui| {
        words.piece.into_iter().for_each(|kind| portrait(ui, desk, (kind, words.base), PICTURE));
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            ui.label(RichText::new(crate::app::group_of(&open.lesson)).small().color(accents(ui).quiet));
            ui.add(egui::Label::new(RichText::new(&words.title).heading().strong()).truncate());
            if !words.below.is_empty() {
                ui.label(RichText::new(&words.below).small().color(accents(ui).quiet));
            }
        });
    });
}

fn exercises(ui: &mut Ui, desk: &mut Desk<'_>, open: &Open) {
    let (lesson, exercise) = open.place;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(5.0);
        for (at, earned) in desk.app.stars_of(&open.lesson).into_iter().enumerate() {
            if pip(ui, at + 1, earned, at == exercise).clicked() {
                desk.actions.push(Action::Learn(Learn::Begin(lesson, at)));
            }
        }
    });
}

/// What is to be done, what was done, and what has come of it. It keeps its height, so that the buttons stay where they are.
fn goal(ui: &mut Ui, desk: &Desk<'_>, open: &Open) {
    let accents = accents(ui);
    let edge = if open.is_solved() {
        ui.visuals().selection.stroke.color
    } else if open.is_lost() {
        accents.refusal
    } else {
        ui.visuals().widgets.noninteractive.bg_stroke.color
    };
    let frame = Frame::new().fill(accents.card).stroke(egui::Stroke::new(1.5, edge)).corner_radius(7.0).inner_margin(Margin::same(10));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.set_min_height(104.0);
        match verdict_on(open) {
            Some(text) if open.is_solved() => {
                let (rect, response) = ui.allocate_exact_size(vec2(f32::from(MOST_STARS) * 34.0, 36.0), egui::Sense::hover());
                let spoken = say!("lesson-spoken-earned", stars = open.earned);
                response.widget_info(|| egui::WidgetInfo::labeled(egui::accesskit::Role::Image, true, spoken.as_str()));
                stars(ui, rect.left_center(), 14.0, open.earned);
                ui.add(egui::Label::new(RichText::new(text).size(15.0).strong()).wrap());
            }
            Some(text) => {
                ui.add(egui::Label::new(RichText::new(text).size(15.0).strong().color(accents.refusal)).wrap());
            }
            None => {
                ui.add(egui::Label::new(RichText::new(desk.app.goal_words(open)).size(15.0)).wrap());
            }
        }
        ui.add_space(4.0);
        counters(ui, open);
    });
}

fn counters(ui: &mut Ui, open: &Open) {
    let quiet = accents(ui).quiet;
    let left = open.attempt.stars.len();
    let mut parts = vec![say!("lesson-fewest", count = open.exercise().par), say!("lesson-moves", count = open.attempt.moves)];
    if left > 0 {
        parts.push(say!("lesson-stars-left", count = left));
    }
    ui.add(egui::Label::new(RichText::new(parts.join("   ")).small().color(quiet)).wrap());
}

fn buttons(ui: &mut Ui, desk: &mut Desk<'_>, open: &Open) {
    let (solved, lost) = (open.is_solved(), open.is_lost());
    // With nothing else in hand of the keyboard, Enter goes the way that is meant.
    let free = ui.ctx().memory(|memory| memory.focused().is_none() && memory.top_modal_layer().is_none());
    let enter = free && (solved || lost) && ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, Key::Enter));
    ui.horizontal(|ui| {
        let next = Button::new(RichText::new(say!("lesson-next")).strong()).selected(solved);
        if ui.add(next).on_hover_text(say!("lesson-next.tip")).clicked() || enter && solved {
            desk.actions.push(Action::Learn(Learn::Next));
        }
        let again = Button::new(say!("lesson-again")).selected(lost);
        let any = open.attempt.moves > 0;
        if ui.add_enabled(any, again).on_hover_text(say!("lesson-again.tip")).clicked() || enter && lost {
            desk.actions.push(Action::Learn(Learn::Again));
        }
        if ui.add_enabled(!solved && !lost, Button::new(say!("lesson-hint"))).on_hover_text(say!("lesson-hint.tip")).clicked() {
            desk.actions.push(Action::Learn(Learn::Hint));
        }
        if open.is_looking() {
            ui.spinner();
        }
    });
}

/// The piece that is looked at: how it goes, in a diagram and in words.
fn piece(ui: &mut Ui, desk: &mut Desk<'_>) {
    let variant = desk.app.variant().clone();
    let Some(inspected) = desk.app.inspected() else { return };
    section(ui, say!("lesson-how-it-goes"));
    ScrollArea::vertical().auto_shrink([false, false]).id_salt("lesson: piece").show(ui, |ui| {
        ui.horizontal_top(|ui| {
            let up = (inspected.side != Some(Side::Black)) != desk.app.is_flipped();
            diagram(ui, DrawnMoves { variant: &variant, kind: inspected.kind, from: inspected.cell.zip(inspected.side), up }, DIAGRAM);
            ui.vertical(|ui| {
                let known = variant.kind(inspected.kind);
                ui.label(RichText::new(named(&known.name)).strong());
                if !known.stands_for.is_empty() {
                    ui.label(RichText::new(say!("piece-stands-for", piece = named(&known.stands_for))).small().color(accents(ui).quiet));
                }
                if let Some(reason) = desk.app.obstacle() {
                    ui.add(egui::Label::new(RichText::new(reason).color(accents(ui).refusal)).wrap());
                }
                if let Some(reason) = inspected.cell.and_then(|cell| desk.app.frozen(cell)) {
                    ui.label(RichText::new(say!("piece-frozen", reason = reason.to_string())).strong().color(accents(ui).alarm));
                }
            });
        });
        describe(ui, &variant, inspected.kind);
    });
}
