//! The pages of the introduction: one sentence, the board, and what comes next. Nothing moves from page to page but what is told of.

use egui::accesskit::Role;
use egui::{
    Align, Align2, Button, CentralPanel, Color32, FontId, Id, Key, Layout, Panel, Rect, Response, RichText, Sense, Stroke, StrokeKind, Ui,
    UiBuilder, Vec2, WidgetInfo,
};
use nestmate_core::position::Move;
use nestmate_core::variant::Base;
use nestmate_text::words::{TextKey, key, named, say};

use super::board::{self, BoardEvent, BoardTheme, BoardView};
use super::frame::theme::{self, accents};
use super::frame::widgets::float;
use crate::app::{Held, Intro, Picked};
use crate::saying::owner_of_reserve;

/// The heights of the sentence's part and of the buttons', and the width of what lies beside the board, in points.
const TOP: f32 = 88.0;
const BOTTOM: f32 = 74.0;
const SIDE: f32 = 132.0;

/// The widest that a sentence is, and the size of its letters, in points.
const SENTENCE: f32 = 640.0;
const LETTERS: f32 = 18.0;

/// The sizes of the button in the middle and of those beside it, in points.
const MIDDLE: Vec2 = Vec2::new(200.0, 36.0);
const BESIDE: Vec2 = Vec2::new(140.0, 36.0);
const GAP: f32 = 10.0;

/// The size of the letters on them, and the least room at both sides, in points.
const BUTTON: f32 = 16.0;
const PADDING: f32 = 12.0;

/// The side of a captured piece's square, in points.
const HELD: f32 = 52.0;

/// How long a scene is shown before the next one follows by itself, in seconds: so long, and longer for each byte of its sentence.
const SCENE: (f64, f64) = (2.0, 0.06);

/// How long after that the button still means the scene before, in seconds.
const JUST: f64 = 0.7;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum After {
    /// A game that begins with the move made here, if there is one.
    Play(Option<Move>),
    Learn,
    Look,
}

pub(super) struct IntroPage {
    pub(super) intro: Intro,
    view: BoardView,
    /// The page on which something was given the keyboard last.
    focused: Option<usize>,
    /// The page and the scene that asked last for a piece of the reserve.
    asked: (usize, usize),
    /// The page and the scene that are shown, and since when.
    shown: ((usize, usize), f64),
    followed: f64,
    board: Id,
    /// The page and the sentence that were told last.
    heard: (Option<usize>, String),
}

impl IntroPage {
    pub(super) fn new(intro: Intro) -> Self {
        let mut view = BoardView::new();
        view.fold_slowly();
        Self {
            intro,
            view,
            focused: None,
            asked: (0, 0),
            shown: ((0, 0), 0.0),
            followed: f64::NEG_INFINITY,
            board: Id::NULL,
            heard: (None, String::new()),
        }
    }

    /// What is to be told of the page: its sentence, and where in the introduction it is when it has just come.
    pub(super) fn take_heard(&mut self) -> Option<String> {
        let (sentence, (page, _, count)) = (self.intro.sentence(), self.intro.progress());
        let before = std::mem::replace(&mut self.heard, (Some(page), sentence.to_owned()));
        if before == self.heard {
            return None;
        }
        let place = (before.0 != Some(page)).then(|| say!("intro-page", number = page + 1, count = count));
        Some(place.into_iter().chain([sentence.to_owned()]).collect::<Vec<_>>().join(say!("between-sentences")))
    }

    pub(super) fn place(&self) -> (Id, Option<Id>) {
        (self.board, self.view.cursor)
    }

    pub(super) fn show(&mut self, ui: &mut Ui, theme: &BoardTheme) -> Option<After> {
        self.intro.follow_language();
        self.play_on(ui);
        let ground = theme::area(ui.ctx(), theme.ground);
        let frame = ground.inner_margin(10);
        Panel::top("intro sentence").exact_size(TOP).show_separator_line(false).frame(frame).show(ui, |ui| self.sentence(ui, theme));
        let bottom = Panel::bottom("intro buttons").exact_size(BOTTOM).show_separator_line(false).frame(frame);
        let after = bottom.show(ui, |ui| self.buttons(ui)).inner;
        for panel in [Panel::left("intro left"), Panel::right("intro right")] {
            panel.exact_size(SIDE).resizable(false).show_separator_line(false).frame(ground).show(ui, |_| {});
        }
        CentralPanel::default().frame(ground).show(ui, |ui| {
            self.view.point_at(self.intro.pointed());
            self.board = board::board_id(ui);
            let events = board::show(ui, &self.intro.scene(), &mut self.view, theme);
            if self.intro.wants_move() && goes_by_keys(ui) && self.give_focus(ui, self.board) {
                self.intro.show_cursor();
            }
            for event in events {
                self.take(event);
            }
            if let Some(frame) = self.view.frame() {
                self.reserves(ui, frame, theme);
            }
        });
        let escape = ui.input(|input| input.key_pressed(Key::Escape));
        after.or_else(|| escape.then_some(After::Look))
    }

    /// Goes on by itself where a page has several scenes; with less motion, only when the user says so.
    fn play_on(&mut self, ui: &Ui) {
        let now = ui.input(|input| input.time);
        let (page, act, _) = self.intro.progress();
        if self.shown.0 != (page, act) {
            self.shown = ((page, act), now);
        }
        if is_still(ui) || !self.intro.plays_on() {
            return;
        }
        let left = self.shown.1 + SCENE.0 + SCENE.1 * f64::from(u16::try_from(self.intro.sentence().len()).unwrap_or(u16::MAX)) - now;
        if left <= 0.0 {
            self.intro.next();
            self.followed = now;
        }
        ui.ctx().request_repaint_after(std::time::Duration::from_secs_f64(left.max(0.0)));
    }

    /// Whether the page has nothing more to show or to ask for, so that most users want the next one.
    fn is_ready(&self, ui: &Ui) -> bool {
        let waits = self.intro.wants_move() || self.intro.wants_drop().is_some();
        !waits && (!self.intro.plays_on() || is_still(ui))
    }

    /// Gives something the keyboard, once on each page; false if that has been done.
    fn give_focus(&mut self, ui: &Ui, wanted: Id) -> bool {
        let at = Some(self.intro.progress().0);
        let new = std::mem::replace(&mut self.focused, at) != at;
        if new {
            ui.memory_mut(|memory| memory.request_focus(wanted));
        }
        new
    }

    /// Goes on, unless a scene has just followed by itself: whoever pressed the button then wanted that one.
    fn go_on(&mut self, ui: &Ui) {
        if ui.input(|input| input.time) >= self.followed + JUST {
            self.intro.next();
        }
    }

    fn take(&mut self, event: BoardEvent) {
        match event {
            BoardEvent::Press(cell) => self.intro.press(cell),
            BoardEvent::PickUp(picked) => {
                self.intro.picked = None;
                self.intro.pick_up(picked);
            }
            BoardEvent::Drag { from, to } => _ = self.intro.play(from, to),
            BoardEvent::Cursor(cell) => self.intro.cursor = Some(cell),
            BoardEvent::Activate => self.intro.activate(),
            BoardEvent::Cancel | BoardEvent::DropOutside => self.intro.picked = None,
            BoardEvent::Put(..) | BoardEvent::Hover(_) | BoardEvent::Choose(_) | BoardEvent::Draw(_) | BoardEvent::Unfold => {}
        }
    }

    fn sentence(&self, ui: &mut Ui, theme: &BoardTheme) {
        let layer = self.intro.layer().and_then(|layer| self.intro.variant.layers.get(layer));
        let room = ui.available_rect_before_wrap();
        let place = Rect::from_center_size(room.center(), egui::vec2(room.width().min(SENTENCE), room.height()));
        ui.scope_builder(UiBuilder::new().max_rect(place).layout(Layout::top_down(Align::Center)), |ui| {
            let (chip, _) = ui.allocate_exact_size(Vec2::new(22.0, 14.0), Sense::hover());
            if let Some(layer) = layer {
                let colour = theme.tint(layer.tint);
                ui.painter().rect(chip, 4.0, colour, Stroke::new(1.0, accents(ui).quiet), StrokeKind::Inside);
            }
            ui.label(RichText::new(self.intro.sentence()).size(LETTERS).strong());
        });
    }

    fn buttons(&mut self, ui: &mut Ui) -> Option<After> {
        self.dots(ui);
        let row = ui.available_rect_before_wrap();
        let middle = Rect::from_center_size(egui::pos2(row.center().x, row.top() + MIDDLE.y / 2.0), MIDDLE);
        let before = Rect::from_min_size(egui::pos2(middle.left() - GAP - BESIDE.x, middle.top()), BESIDE);
        if self.intro.progress().0 > 0 && is_pressed(&button(ui, key!("intro-back"), before, false)) {
            self.intro.back();
        }
        let last = self.intro.is_last();
        let (forward, wanted) = if last { (key!("intro-play"), true) } else { (key!("intro-next"), self.is_ready(ui)) };
        let response = button(ui, forward, middle, wanted);
        if wanted {
            self.give_focus(ui, response.id);
        }
        // What had the keyboard may be gone with its scene.
        if self.intro.progress().0 > 0 && ui.memory(|memory| memory.focused().is_none()) {
            response.request_focus();
        }
        let mut after = None;
        if is_pressed(&response) {
            if last {
                after = Some(After::Play(self.intro.first));
            } else {
                self.go_on(ui);
            }
        }
        let ways: &[(TextKey, After)] = if last {
            &[(key!("intro-look"), After::Look), (key!("command-path"), After::Learn)]
        } else {
            &[(key!("intro-skip"), After::Look)]
        };
        let mut left = middle.right() + GAP;
        for &(key, wanted) in ways {
            let text = ui.painter().layout_no_wrap(say(key).to_owned(), FontId::proportional(BUTTON), Color32::PLACEHOLDER).size().x;
            let size = egui::vec2(BESIDE.x.max(text + 2.0 * PADDING), BESIDE.y);
            if is_pressed(&button(ui, key, Rect::from_min_size(egui::pos2(left, middle.top()), size), false)) {
                after = Some(wanted);
            }
            left += size.x + GAP;
        }
        after
    }

    /// What the reserves hold, at the right of the board.
    fn reserves(&mut self, ui: &mut Ui, board: Rect, theme: &BoardTheme) {
        // They stand in the free room beside the panel that has the board.
        ui.set_clip_rect(ui.ctx().content_rect());
        for (at, (held, count)) in self.intro.held().into_iter().enumerate() {
            let center = egui::pos2(board.right() + SIDE / 2.0, board.center().y + float(at) * (HELD + 30.0));
            let title = say!("reserve-title", owner = owner_of_reserve(&self.intro.variant, held.reserve));
            let font = FontId::proportional(13.0);
            ui.painter().text(center - egui::vec2(0.0, HELD / 2.0 + 12.0), Align2::CENTER_CENTER, title, font, ui.visuals().text_color());
            self.held(ui, held, count, Rect::from_center_size(center, Vec2::splat(HELD)), theme);
        }
    }

    fn held(&mut self, ui: &Ui, held: Held, count: u8, place: Rect, theme: &BoardTheme) {
        let response = ui.interact(place, ui.scope_id().with(("held", held.reserve.index(), held.kind)), Sense::click_and_drag());
        let variant = &self.intro.variant;
        let name = named(&variant.kind(held.kind).name);
        let label = say!("reserve-piece", piece = name, owner = owner_of_reserve(&self.intro.variant, held.reserve), count = count);
        let picked = self.intro.picked == Some(Picked::Held(held));
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, picked, label.as_str()));
        if self.intro.wants_drop() == Some(held) {
            if self.asked != self.shown.0 {
                self.asked = self.shown.0;
                response.request_focus();
            }
            ui.painter().rect(place, 6.0, accents(ui).card, Stroke::new(2.5, theme.advice), StrokeKind::Inside);
        }
        if picked {
            ui.painter().rect_filled(place, 6.0, ui.visuals().selection.bg_fill);
        }
        if response.has_focus() {
            ui.painter().rect_stroke(place.expand(3.0), 7.0, Stroke::new(2.0, theme.own), StrokeKind::Outside);
        }
        let base = variant.layer_held(held.kind, held.reserve).map_or(Base::Free, |layer| variant.layers[layer].base);
        board::paint_held(ui, &mut self.view, variant, (held.reserve, held.kind), base, place.shrink(4.0), theme);
        if count > 1 {
            board::count(ui.painter(), place, count);
        }
        response.dnd_set_drag_payload(held);
        if response.drag_started() {
            self.take(BoardEvent::PickUp(Picked::Held(held)));
        }
        if response.clicked() {
            self.intro.pick_up(Picked::Held(held));
            // The keyboard goes on to where it can be put.
            ui.memory_mut(|memory| memory.request_focus(self.board));
        }
    }

    fn dots(&self, ui: &mut Ui) {
        let (at, _, all) = self.intro.progress();
        let (row, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), 10.0), Sense::hover());
        for dot in 0..all {
            let x = row.center().x + (float(dot) - float(all - 1) / 2.0) * 14.0;
            let spot = Rect::from_center_size(egui::pos2(x, row.center().y), Vec2::splat(7.0));
            let colour = if dot <= at { ui.visuals().text_color() } else { ui.visuals().weak_text_color().gamma_multiply(0.5) };
            ui.painter().rect_filled(spot, 3.5, colour);
        }
    }
}

/// A button in its place; `wanted` is what most users want next.
fn button(ui: &mut Ui, key: TextKey, place: Rect, wanted: bool) -> Response {
    let text = RichText::new(say(key)).size(BUTTON);
    let button = if wanted { Button::new(text.strong()).fill(ui.visuals().selection.bg_fill) } else { Button::new(text) };
    ui.put(place, button.min_size(place.size()))
}

/// Whether a button was clicked; a double click means one page.
fn is_pressed(response: &Response) -> bool {
    response.clicked() && !response.double_clicked()
}

/// Whether the keyboard belongs on the board unasked: somebody listens, or reaches for an arrow.
fn goes_by_keys(ui: &Ui) -> bool {
    let arrows = [Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight];
    ui.ctx().has_accesskit_node(egui::accesskit_root_id()) || ui.input(|input| arrows.iter().any(|&arrow| input.key_pressed(arrow)))
}

fn is_still(ui: &Ui) -> bool {
    ui.style().animation_time <= 0.0
}
