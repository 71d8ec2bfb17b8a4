//! The board alone, for a class to look at: as large as the window, with nothing around it that takes room from it. Of the panel there is
//! what is asked, or whose turn it is and what was played last; and why something cannot be done.

use egui::{FontId, Label, Rect, RichText, Ui, UiBuilder, pos2, vec2};

use super::{Desk, Stands, board_width, lesson, moves, stands, status};
use crate::app::{Action, App, words};
use crate::ui::board::Lettering;

/// The least room at a side of the board in which words stand, and the height of a line of them where there is none, in points.
const SIDE: f32 = 90.0;
const LINE: f32 = 22.0;

/// How far words are from the edges of their room, in points.
const GAP: f32 = 8.0;

#[derive(Debug, Default)]
pub(in crate::ui) struct Alone {
    pub(in crate::ui) on: bool,
    pub(in crate::ui) told: bool,
}

/// What is where in a window that shows the board alone.
pub(in crate::ui) struct Rooms {
    pub(in crate::ui) board: Rect,
    pub(in crate::ui) lettering: Lettering,
    /// Whose turn it is, and what was played last: beside the board, or above it.
    pub(in crate::ui) told: Rect,
    /// What the reserves hold; nothing where the board leaves no room for it.
    pub(in crate::ui) stands: Option<Rect>,
}

impl Rooms {
    /// `scale` is pixels per point.
    pub(in crate::ui) fn of(app: &App, area: Rect, scale: f32) -> Self {
        let width = board_width(app, area.height(), scale);
        let side = (area.width() - width) / 2.0;
        if side >= SIDE {
            let beside = |left: f32| Rect::from_min_max(pos2(left, area.top()), pos2(left + side, area.bottom())).shrink(GAP);
            let (told, stands) = (beside(area.left()), Some(beside(area.right() - side)));
            return Self { board: area, lettering: Lettering::Large, told, stands };
        }
        // Of a board that fills the width something is left above; where it fills both, its letters give way to the line.
        let left = area.height() - area.height() * (area.width() / width).min(1.0);
        let lettering = if left >= LINE { Lettering::Large } else { Lettering::Tight };
        let (told, board) = area.split_top_bottom_at_y(area.top() + LINE);
        Self { board, lettering, told: told.shrink2(vec2(GAP, 0.0)), stands: None }
    }
}

/// The bounds of the letters' size, in points, and the share of the room's width that they take.
const TEXT: (f32, f32) = (15.0, 24.0);
const SHARE: f32 = 0.09;

/// Shows what is told beside the board in its room, and the reserves in theirs.
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
