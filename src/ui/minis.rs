//! Small boards of all games inside, beside the full one: live, and to be played on.

use egui::{Frame, Margin, Panel, RichText, Ui, Vec2};

use super::board::{self, BoardEvent, BoardTheme, BoardView};
use super::frame::theme::accents;
use crate::app::{App, Scene};
use crate::words::named;

/// The small boards; they can be shown or not.
pub(super) struct Minis {
    /// Whether they are shown.
    pub(super) on: bool,
    views: Vec<BoardView>,
}

impl Minis {
    /// Small boards that are shown or not.
    pub(super) fn new(on: bool) -> Self {
        Self { on, views: Vec::new() }
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
        let width = (ui.available_width() * 0.2).clamp(200.0, 420.0);
        let frame = Frame::new().fill(theme.ground).inner_margin(Margin::same(6));
        Panel::left("boards inside").exact_size(width).resizable(false).frame(frame).show(ui, |ui| {
            let scene = app.scene();
            #[expect(clippy::cast_precision_loss, reason = "a few boards")]
            let most = ui.available_height() / folds.len() as f32 - 26.0;
            for (fold, view) in folds.into_iter().zip(&mut self.views) {
                ui.label(RichText::new(named(fold.name(&scene.variant))).small().strong().color(accents(ui).quiet));
                // What a piece becomes is chosen on the full board.
                let scene = Scene { choices: Vec::new(), ..scene.clone() }.folded(Some(fold));
                let size = Vec2::new(ui.available_width(), most.min(ui.available_width()));
                ui.allocate_ui(size, |ui| {
                    ui.set_min_size(size);
                    events.extend(ui.push_id(scene.fold.as_ref().map(|fold| fold.layer), |ui| board::show(ui, &scene, view, theme)).inner);
                });
            }
        });
        events
    }
}
