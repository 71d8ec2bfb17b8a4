//! Looking closer: how large the board is shown and which part of it, kept apart from how it is laid out.

use egui::{Context, Id, PointerButton, Pos2, Rect, Response, Ui, Vec2, vec2};
use nestmate_core::geometry::Cell;

use super::layout::Layout;
use crate::app::Scene;
use crate::ui::frame::widgets::narrow;

/// The largest distance between neighbouring grid points, in points.
const LARGEST: f32 = 200.0;

/// How much one step of a key enlarges.
pub(in crate::ui) const STEP: f32 = 1.25;

/// How far the wheel is turned for the board to become e times as large, in points.
const WHEEL: f32 = 260.0;

#[derive(Clone, Debug)]
pub(super) struct Zoom {
    /// How much larger than the whole board in its room; 1 to show all of it.
    scale: f32,
    /// The place in the middle, as a share of the board's width and height.
    middle: Vec2,
    /// The board that this is about, and whether it was turned.
    about: Option<(Id, bool)>,
    /// The keyboard's cell in the last frame: when it moves out of sight, the board follows.
    cursor: Option<Cell>,
    /// What a key or a menu has asked for: a factor to enlarge the board by around its middle; 0 to show all of it.
    pub(super) asked: Option<f32>,
    /// What was seen last, and since when, in the seconds of the window's clock.
    seen: ((f32, Vec2), f64),
}

/// How long the map of the whole board stays after what is seen has changed, and how long it fades at the end of that, in seconds: it lies
/// over pieces.
const MAPPED: f64 = 2.0;
const FADING: f64 = 0.5;

impl Default for Zoom {
    fn default() -> Self {
        Self {
            scale: 1.0,
            middle: Vec2::splat(0.5),
            about: None,
            cursor: None,
            asked: None,
            seen: ((1.0, Vec2::splat(0.5)), f64::NEG_INFINITY),
        }
    }
}

impl Zoom {
    pub(super) fn is_on(&self) -> bool {
        self.scale > 1.0
    }

    /// The board as it is to be shown in `area`, given how it fits in there. Takes in what the wheel, a pinch and keys ask for.
    pub(super) fn apply(&mut self, ui: &Ui, scene: &Scene, fitted: &Layout, area: Rect) -> Layout {
        self.keep_to(scene);
        if let Some(factor) = self.asked.take() {
            if factor > 0.0 { self.enlarge(factor, area.center(), fitted, area) } else { self.fit() }
        }
        if ui.rect_contains_pointer(area) {
            self.turn(ui.ctx(), fitted, area);
        }
        if self.cursor != scene.cursor {
            self.cursor = scene.cursor;
            let shown = self.shown(fitted, area);
            let unseen = scene.cursor.filter(|&cell| !area.shrink(shown.unit).contains(shown.center(cell)));
            if let Some(cell) = unseen {
                self.look_at(fitted.center(cell), fitted);
            }
        }
        self.bound(fitted, area);
        self.shown(fitted, area)
    }

    /// Drags the board along: with the middle button, or from where there is no piece to be dragged.
    pub(super) fn drag(&mut self, response: &Response, busy: bool, layout: &Layout) {
        let drags = response.dragged_by(PointerButton::Middle) || !busy && response.dragged_by(PointerButton::Primary);
        if self.is_on() && drags {
            self.middle -= response.drag_delta() / layout.frame.size();
            response.ctx.request_repaint();
        }
    }

    /// Moves what is seen by a share of the board.
    pub(super) fn shift(&mut self, share: Vec2) {
        self.middle += share;
    }

    pub(super) fn look_at(&mut self, at: Pos2, fitted: &Layout) {
        self.middle = (at - fitted.frame.min) / fitted.frame.size();
    }

    /// How clearly the map is to be seen, 0 to 1: while another part of the board comes into view, and shortly after.
    pub(super) fn map_strength(&mut self, ctx: &Context) -> f32 {
        let (now, place) = (ctx.input(|input| input.time), (self.scale, self.middle));
        if self.seen.0 != place {
            self.seen = (place, now);
        }
        let left = MAPPED - (now - self.seen.1);
        if left > 0.0 {
            ctx.request_repaint_after(std::time::Duration::from_secs_f64((left - FADING).max(0.0)));
        }
        narrow((left / FADING).clamp(0.0, 1.0))
    }

    fn fit(&mut self) {
        (self.scale, self.middle) = (1.0, Vec2::splat(0.5));
    }

    /// Another board is seen whole; a board that is turned goes on to show the same part.
    fn keep_to(&mut self, scene: &Scene) {
        let fold = scene.fold().map(|fold| fold.layer);
        let board = Id::unique((&scene.variant.id, scene.variant.board.cells.len(), fold));
        match self.about.replace((board, scene.flipped)) {
            Some((known, flipped)) if known == board && flipped != scene.flipped => self.middle = Vec2::splat(1.0) - self.middle,
            Some((known, _)) if known != board => self.fit(),
            _ => {}
        }
    }

    fn turn(&mut self, ctx: &Context, fitted: &Layout, area: Rect) {
        let (pinch, wheel, at) = ctx.input(|input| (input.zoom_delta(), input.smooth_scroll_delta(), input.pointer.hover_pos()));
        let factor = pinch * (wheel.y / WHEEL).exp();
        if let Some(at) = at.filter(|_| (factor - 1.0).abs() > 1e-4) {
            self.enlarge(factor, at, fitted, area);
        }
        if self.is_on() && wheel.x != 0.0 {
            self.middle.x -= wheel.x / (fitted.frame.width() * self.scale);
        }
    }

    /// Enlarges the board; the place that is at `at` stays there.
    fn enlarge(&mut self, factor: f32, at: Pos2, fitted: &Layout, area: Rect) {
        let before = self.shown(fitted, area).frame;
        let place = (at - before.min) / before.size();
        self.scale = (self.scale * factor).clamp(1.0, (LARGEST / fitted.unit).max(1.0));
        // From nearly whole to whole at once, so that no sliver is left out of sight.
        if self.scale < 1.02 {
            return self.fit();
        }
        self.middle = place + (area.center() - at) / (fitted.frame.size() * self.scale);
    }

    /// Keeps the board from leaving its room: its edge comes no farther than the room's.
    fn bound(&mut self, fitted: &Layout, area: Rect) {
        let brim = fitted.brim;
        let within = |middle: f32, room: f32, size: f32| {
            let half = room / 2.0 / size;
            // Smaller than its room the board stays inside, larger it fills it.
            let (near, far) = (half - brim / size, 1.0 - half + brim / size);
            middle.clamp(near.min(far), near.max(far))
        };
        let size = fitted.frame.size() * self.scale;
        self.middle = vec2(within(self.middle.x, area.width(), size.x), within(self.middle.y, area.height(), size.y));
    }

    fn shown(&self, fitted: &Layout, area: Rect) -> Layout {
        if self.is_on() { fitted.magnified(self.scale, fitted.frame.min + self.middle * fitted.frame.size(), area) } else { fitted.clone() }
    }
}
