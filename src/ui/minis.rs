//! Small boards of all games inside, beside the full one: live, and to be played on.

use egui::{Margin, Panel, RichText, Ui, Vec2};
use nestmate_text::words::named;

use super::board::{self, BoardEvent, BoardTheme, BoardView};
use super::frame::theme::{self, accents};
use crate::app::{App, Scene};
use crate::ui::frame::widgets::float;

/// The small boards; they can be shown or not.
pub(super) struct Minis {
    pub(super) on: bool,
    /// How wide their column is, in points; 0 where the user has not chosen.
    pub(super) width: f32,
    views: Vec<BoardView>,
}

/// The bounds of the column's width, in points: below the least, figurines could not be told apart.
const WIDTHS: (f32, f32) = (190.0, 640.0);

impl Minis {
    pub(super) fn new(on: bool, width: f32) -> Self {
        Self { on, width, views: Vec::new() }
    }

    /// Lets go of all that belongs to the game shown so far.
    pub(super) fn forget_game(&mut self) {
        self.views.clear();
    }

    /// Shows the small boards at the left of what is left of `ui`, and returns what the user did on them.
    pub(super) fn show(&mut self, ui: &mut Ui, app: &App, theme: &BoardTheme) -> Vec<BoardEvent> {
        let folds: Vec<_> = app.folds().into_iter().flatten().collect();
        let mut events = Vec::new();
        if !self.on || folds.is_empty() || app.editor().is_some() || app.learning().is_some() {
            return events;
        }
        self.views.resize_with(folds.len(), BoardView::new);
        let usual = (ui.available_width() * 0.2).clamp(200.0, 420.0);
        let width = if self.width > 0.0 { self.width } else { usual };
        let most = WIDTHS.1.min(ui.available_width() * 0.5).max(WIDTHS.0);
        let frame = theme::area(ui.ctx(), theme.ground).inner_margin(Margin::same(6));
        let panel = Panel::left("boards inside").default_size(width).size_range(WIDTHS.0..=most).resizable(true).frame(frame);
        let shown = panel.show(ui, |ui| {
            let scene = app.scene();
            let most = ui.available_height() / float(folds.len()) - 26.0;
            for (fold, view) in folds.into_iter().zip(&mut self.views) {
                ui.label(RichText::new(named(fold.name(&scene.variant))).strong().color(accents(ui).quiet));
                // What a piece becomes is chosen on the full board, which is also where the King stands.
                let scene = scene.clone().folded(Some(fold));
                let scene = Scene { choices: Vec::new(), detail: false, royals_outside: Vec::new(), ..scene };
                let size = Vec2::new(ui.available_width(), most.min(ui.available_width()));
                ui.allocate_ui(size, |ui| {
                    ui.set_min_size(size);
                    events.extend(ui.push_id(scene.fold().map(|fold| fold.layer), |ui| board::show(ui, &scene, view, theme)).inner);
                });
            }
        });
        // Until the user drags its edge, the column goes with the window.
        let now = shown.response.rect.width();
        if ui.input(|input| input.pointer.any_down()) && (now - width).abs() > 1.0 {
            self.width = now.round();
        }
        events
    }
}
