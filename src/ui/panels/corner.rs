//! What stays of the panel beside a board that is shown alone: what is asked, or whose turn it is and what was played last; and why something
//! cannot be done.

use egui::{FontId, Label, Rect, RichText, Ui, UiBuilder};

use super::{Desk, Stands, lesson, moves, stands, status};
use crate::app::{Action, words};

/// The bounds of the letters' size, in points, and the share of the room's width that they take.
const TEXT: (f32, f32) = (15.0, 24.0);
const SHARE: f32 = 0.09;

/// Shows it in its room, and the reserves in theirs.
pub(in crate::ui) fn show(ui: &mut Ui, desk: &mut Desk<'_>, (told, hands): (Rect, Option<Rect>)) {
    if desk.app.peeked().is_some() {
        desk.wishes.push(Action::Peek(None));
    }
    let ui = &mut ui.new_child(UiBuilder::new().max_rect(told).id_salt("corner"));
    if told.height() > told.width() {
        telling(ui, desk, (told.width() * SHARE).clamp(TEXT.0, TEXT.1));
    } else {
        ui.horizontal(|ui| telling(ui, desk, TEXT.0));
    }
    desk.kept.beside.stands = Stands::of_room(desk.app, hands.map_or(0.0, |room| room.width()));
    if let Some(room) = hands {
        let mut ui = ui.new_child(UiBuilder::new().max_rect(room).id_salt("hands"));
        let laid = stands::lay(&mut ui, desk);
        stands::show(&ui, desk, &laid);
    }
}

fn telling(ui: &mut Ui, desk: &mut Desk<'_>, size: f32) {
    let app = desk.app;
    let ink = ui.visuals().strong_text_color();
    if let Some(open) = app.exercise() {
        let text = app.verdict_on(open).unwrap_or_else(|| app.goal_words(open));
        ui.add(Label::new(RichText::new(text).size(size)).wrap());
    } else if let Some(words) = app.puzzle_words() {
        desk.tell(ui, &words, (FontId::proportional(size), ink));
        if let Some(told) = app.puzzle_hint() {
            desk.tell(ui, &told, (FontId::proportional(size), ink));
        }
    } else {
        let turn = app.game().outcome().map_or_else(|| status::turn(app), |outcome| words::outcome(app.variant(), outcome));
        ui.add(Label::new(RichText::new(turn).size(size).strong()).wrap());
        moves::last(ui, desk);
    }
    lesson::refusal(ui, desk);
}
