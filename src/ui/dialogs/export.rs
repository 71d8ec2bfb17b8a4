//! Putting the board, the game or the rules into a file for others to look at.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use egui::{Context, DragValue, Grid, ProgressBar, Ui};
use nestmate_text::words::{key, say};

use super::files::waker;
use super::{Flow, SaveFate, SaveForm, above_buttons, buttons, goes_back};
use crate::app::{App, Scene};
use crate::ui::board::BoardTheme;
use crate::ui::frame::widgets::{decimal, wrong_label};
use crate::ui::pictures::export::{ExportKind, ExportWanted, Making};

/// The height that the file's path takes, with what is said of it, in points.
const FILE: f32 = 110.0;

/// The size that a picture begins with, in pixels.
const SIZE: [u32; 2] = [1000, 1000];

#[derive(Debug)]
pub(in crate::ui) struct ExportForm {
    kind: ExportKind,
    size: [u32; 2],
    seconds: f64,
    marks: bool,
    badges: bool,
    file: SaveForm,
    making: Option<Making>,
    told: String,
}

impl ExportForm {
    pub(in crate::ui) fn new(ctx: &Context, app: &App, kind: ExportKind) -> Self {
        let path = PathBuf::from(app.file_name()).with_extension(kind.ending());
        let file = SaveForm::asking(ctx, app, kind.filter(), &path, false);
        Self { kind, size: SIZE, seconds: 1.0, marks: true, badges: false, file, making: None, told: String::new() }
    }

    pub(in crate::ui) fn show(&mut self, ui: &mut Ui, app: &App, theme: &BoardTheme, chooser: bool) -> (Flow, Option<PathBuf>) {
        match self.making.as_ref().and_then(Making::poll) {
            Some(Ok(path)) => return (Flow::Close, Some(path)),
            Some(Err(reason)) => (self.told, self.making) = (reason, None),
            None => {}
        }
        let before = self.kind;
        let nested = !app.ways_to_fold().is_empty();
        above_buttons(ui, FILE, |ui| {
            for kind in ExportKind::ALL.into_iter().filter(|&kind| nested || kind != ExportKind::Fold) {
                ui.radio_value(&mut self.kind, kind, kind.label());
            }
            ui.add_space(4.0);
            self.options(ui);
        });
        if self.kind != before {
            self.file.retarget(self.kind.filter(), self.kind.ending());
        }
        if !self.told.is_empty() {
            wrong_label(ui, &self.told);
        }
        ui.add_space(6.0);
        let Some(making) = &self.making else {
            let fate = match self.file.show(ui, chooser) {
                SaveFate::Is(fate) => fate,
                SaveFate::To(path) => {
                    self.told.clear();
                    self.making = Some(Making::start(self.wanted(app, theme), path, waker(ui.ctx())));
                    Flow::Stay
                }
            };
            return (fate, None);
        };
        let bar = ProgressBar::new(making.share()).text(making.words());
        ui.add(bar).widget_info(|| egui::WidgetInfo::labeled(egui::accesskit::Role::ProgressIndicator, true, making.words()));
        ui.ctx().request_repaint_after(Duration::from_millis(100));
        if buttons(ui, |ui| ui.button(say!("cancel")).clicked()) || goes_back(ui) {
            self.making = None;
        }
        (Flow::Stay, None)
    }

    fn options(&mut self, ui: &mut Ui) {
        Grid::new("export").num_columns(2).spacing([16.0, 8.0]).show(ui, |ui| {
            if self.kind.most() > 0 {
                let most = self.kind.most();
                self.size = self.size.map(|side| side.min(most));
                for (side, name) in self.size.iter_mut().zip([key!("export-width"), key!("export-height")]) {
                    let label = ui.label(say(name));
                    ui.add(DragValue::new(side).range(1..=most).suffix(" px")).labelled_by(label.id);
                    ui.end_row();
                }
            }
            if self.kind.moves() {
                let label = ui.label(say!("export-pause"));
                ui.add(decimal(&mut self.seconds).range(0.1..=60.0).speed(0.05).suffix(" s")).labelled_by(label.id);
                ui.end_row();
            }
        });
        if matches!(self.kind, ExportKind::Picture | ExportKind::Drawing) {
            ui.checkbox(&mut self.marks, say!("export-marks"));
        }
        if self.kind != ExportKind::Page {
            ui.checkbox(&mut self.badges, say!("export-badges")).on_hover_text(say!("export-badges.tip"));
        }
    }

    fn wanted(&self, app: &App, theme: &BoardTheme) -> ExportWanted {
        let shown = app.scene();
        let scene = if self.marks {
            Scene { cursor: None, choices: Vec::new(), ..shown }
        } else {
            Scene::of(Arc::clone(&shown.variant), shown.position.clone()).seen_as(&shown)
        };
        let scene = scene.pictured(self.badges);
        let mut folds = app.ways_to_fold();
        if let Some(now) = app.fold() {
            folds.sort_by_key(|fold| fold.layer != now.layer);
        }
        let pause = Duration::from_secs_f64(self.seconds);
        ExportWanted {
            kind: self.kind,
            size: self.size,
            pause,
            scene,
            game: app.game().clone(),
            theme: *theme,
            library: app.library().clone(),
            folds,
        }
    }
}
