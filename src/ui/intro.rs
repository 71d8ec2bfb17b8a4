//! The page of the first minute: one sentence, the board, and what comes next.

use egui::{Button, CentralPanel, Id, Key, Panel, Rect, RichText, Sense, Stroke, StrokeKind, Ui, Vec2};
use nestmate_text::words::{TextKey, key, say};

use super::board::{self, BoardEvent, BoardTheme, BoardView};
use super::frame::theme::{self, accents};
use super::frame::widgets::float;
use crate::app::{Intro, Picked};

/// The heights of the sentence's part and of the buttons', in points.
const TOP: f32 = 76.0;
const BOTTOM: f32 = 74.0;

/// The size of a button, in points.
const BUTTON: Vec2 = Vec2::new(190.0, 36.0);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum After {
    Play,
    Learn,
    Look,
}

pub(super) struct IntroPage {
    intro: Intro,
    view: BoardView,
    /// How far it had come when a button was given the keyboard.
    focused: Option<usize>,
    board: Id,
    heard: String,
}

impl IntroPage {
    pub(super) fn new(intro: Intro) -> Self {
        let mut view = BoardView::new();
        view.fold_slowly();
        Self { intro, view, focused: None, board: Id::NULL, heard: String::new() }
    }

    pub(super) fn take_heard(&mut self) -> Option<String> {
        let sentence = self.intro.sentence();
        (sentence != self.heard).then(|| self.heard.clone_from(&sentence)).map(|()| sentence)
    }

    pub(super) fn place(&self) -> (Id, Option<Id>) {
        (self.board, self.view.cell_with_cursor())
    }

    pub(super) fn show(&mut self, ui: &mut Ui, theme: &BoardTheme) -> Option<After> {
        let frame = theme::area(ui.ctx(), theme.ground).inner_margin(10);
        Panel::top("intro sentence").exact_size(TOP).show_separator_line(false).frame(frame).show(ui, |ui| self.sentence(ui, theme));
        let bottom = Panel::bottom("intro buttons").exact_size(BOTTOM).show_separator_line(false).frame(frame);
        let after = bottom.show(ui, |ui| self.buttons(ui)).inner;
        CentralPanel::default().frame(theme::area(ui.ctx(), theme.ground)).show(ui, |ui| {
            self.view.point_at(self.intro.pointed());
            self.board = board::board_id(ui);
            let events = board::show(ui, &self.intro.scene(), &mut self.view, theme);
            for event in events {
                self.take(event);
            }
        });
        let escape = ui.input(|input| input.key_pressed(Key::Escape));
        after.or_else(|| escape.then_some(After::Look))
    }

    fn take(&mut self, event: BoardEvent) {
        match event {
            BoardEvent::Press(cell) => self.intro.press(cell),
            BoardEvent::PickUp(Picked::Cell(cell)) => {
                self.intro.let_go();
                self.intro.pick_up(cell);
            }
            BoardEvent::Drag { from: Picked::Cell(from), to } => _ = self.intro.play(from, to),
            BoardEvent::Cursor(cell) => self.intro.set_cursor(cell),
            BoardEvent::Activate => self.intro.activate(),
            BoardEvent::Cancel | BoardEvent::DropOutside => self.intro.let_go(),
            BoardEvent::PickUp(Picked::Held(_))
            | BoardEvent::Drag { from: Picked::Held(_), .. }
            | BoardEvent::Put(..)
            | BoardEvent::Hover(_)
            | BoardEvent::Choose(_)
            | BoardEvent::Draw(_)
            | BoardEvent::Unfold => {}
        }
    }

    fn sentence(&self, ui: &mut Ui, theme: &BoardTheme) {
        let layer = self.intro.layer().and_then(|layer| self.intro.variant().layers.get(layer));
        ui.vertical_centered(|ui| {
            if let Some(layer) = layer {
                let (chip, _) = ui.allocate_exact_size(Vec2::new(22.0, 14.0), Sense::hover());
                let colour = theme.tint(layer.tint);
                ui.painter().rect(chip, 4.0, colour, Stroke::new(1.0, accents(ui).quiet), StrokeKind::Inside);
            }
            ui.label(RichText::new(self.intro.sentence()).size(20.0).strong());
        });
    }

    fn buttons(&mut self, ui: &mut Ui) -> Option<After> {
        self.dots(ui);
        let mut after = None;
        let last: &[(TextKey, After)] =
            &[(key!("intro-play"), After::Play), (key!("intro-learn"), After::Learn), (key!("intro-look"), After::Look)];
        let over = self.intro.is_last();
        let (on, skip) = (!over && !self.intro.wants_move(), [(key!("intro-skip"), After::Look)]);
        let ways = if over { last } else { &skip[..] };
        let count = ways.len() + usize::from(on);
        let width = float(count) * (BUTTON.x + ui.spacing().item_spacing.x);
        ui.horizontal(|ui| {
            ui.add_space(((ui.available_width() - width) / 2.0).max(0.0));
            if on && self.button(ui, key!("intro-next"), true) {
                self.intro.next();
            }
            for (at, &(key, wanted)) in ways.iter().enumerate() {
                if self.button(ui, key, at == 0 && over) {
                    after = Some(wanted);
                }
            }
        });
        after
    }

    fn button(&mut self, ui: &mut Ui, key: TextKey, first: bool) -> bool {
        let text = RichText::new(say(key)).size(16.0);
        let button = if first { Button::new(text.strong()).fill(ui.visuals().selection.bg_fill) } else { Button::new(text) };
        let response = ui.add(button.min_size(BUTTON));
        let at = Some(self.intro.progress().0);
        if first && self.focused != at {
            self.focused = at;
            response.request_focus();
        }
        response.clicked()
    }

    fn dots(&self, ui: &mut Ui) {
        let (at, all) = self.intro.progress();
        let (row, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), 10.0), Sense::hover());
        for dot in 0..all {
            let x = row.center().x + (float(dot) - float(all - 1) / 2.0) * 14.0;
            let spot = Rect::from_center_size(egui::pos2(x, row.center().y), Vec2::splat(7.0));
            let colour = if dot <= at { ui.visuals().text_color() } else { ui.visuals().weak_text_color().gamma_multiply(0.5) };
            ui.painter().rect_filled(spot, 3.5, colour);
        }
    }
}
