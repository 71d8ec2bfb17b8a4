//! The board alone, for a class to look at: as large as the window, with nothing around it that takes room from it.

use egui::{Rect, pos2};

use super::board::Lettering;
use super::panels::board_width;
use crate::app::App;

/// The least room at a side of the board in which words stand, and the height of a line of them where there is none, in points.
const SIDE: f32 = 90.0;
const LINE: f32 = 22.0;

/// How far words are from the edges of their room, in points.
const GAP: f32 = 8.0;

#[derive(Debug, Default)]
pub(super) struct Alone {
    pub(super) on: bool,
    pub(super) told: bool,
}

/// What is where in a window that shows the board alone.
pub(super) struct Rooms {
    pub(super) board: Rect,
    pub(super) lettering: Lettering,
    /// Whose turn it is, and what was played last: beside the board, or above it.
    pub(super) told: Rect,
    /// What the reserves hold; nothing where the board leaves no room for it.
    pub(super) stands: Option<Rect>,
}

impl Rooms {
    /// `scale` is pixels per point.
    pub(super) fn of(app: &App, area: Rect, scale: f32) -> Self {
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
        Self { board, lettering, told: told.shrink2(egui::vec2(GAP, 0.0)), stands: None }
    }
}
