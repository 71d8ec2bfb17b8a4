//! Putting the board or the game into a file for others to look at, making pages to print, and copying the game.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use egui::{Button, ComboBox, Context, DragValue, Grid, TextEdit, Ui};
use nestmate_core::game::RecordForm;
use nestmate_text::words::{Tipped, Told, key, say, tipped, told};

use super::info::close_button;
use super::{Flow, SaveFate, SaveForm, above_buttons, buttons, goes_back};
use crate::app::{App, Scene, themes_of};
use crate::puzzles::Theme;
use crate::saying::Saying;
use crate::ui::board::BoardTheme;
use crate::ui::desk::{Desk, Wish};
use crate::ui::frame::tasks::waker;
use crate::ui::frame::widgets::{decimal, entries, labelled, list, progress, small_label, wrong_label};
use crate::ui::pictures::export::{ExportKind, ExportWanted, Making};
use crate::ui::pictures::page::{BoardSheets, CELLS, Paper, PuzzleSheet};

/// The height that the file's path takes, with what is said of it, in points.
const FILE: f32 = 110.0;

/// The size that a picture begins with, in pixels.
const SIZE: [u32; 2] = [1000, 1000];

/// How many puzzles a page has unasked, and at most.
const PUZZLES: usize = 6;
const MOST: usize = 60;

pub(in crate::ui) struct ExportForm {
    kind: ExportKind,
    size: [u32; 2],
    seconds: f64,
    marks: bool,
    badges: bool,
    puzzles: PuzzleSheet,
    /// The themes of the game's puzzles, with how many have each.
    themes: Vec<(Theme, usize)>,
    sheets: BoardSheets,
    /// The address of what was on the board when the dialog was opened.
    link: String,
    file: SaveForm,
    making: Option<Making>,
    told: String,
}

impl ExportForm {
    pub(in crate::ui) fn new(ctx: &Context, app: &App, kind: ExportKind) -> Self {
        let name = PathBuf::from(app.file_name());
        let stem = name.file_stem().unwrap_or_default().to_string_lossy();
        let path = PathBuf::from(format!("{stem}{}.{}", kind.suffix(), kind.ending()));
        let file = SaveForm::asking(ctx, app, kind.filter(), &path, false);
        let puzzles = app.puzzles_here();
        let (themes, puzzles) = (themes_of(&puzzles), PuzzleSheet { puzzles, theme: None, count: PUZZLES });
        let sheets = BoardSheets::default();
        let (size, told, link) = (SIZE, String::new(), app.link().text());
        Self { kind, size, seconds: 1.0, marks: true, badges: false, puzzles, themes, sheets, link, file, making: None, told }
    }

    pub(in crate::ui) fn title(&self) -> &'static str {
        self.kind.of_dialog().0
    }

    /// That its file has been written.
    fn made(&self, path: &Path) -> Told {
        let key = if self.kind == ExportKind::Game { key!("share-made") } else { key!("export-made") };
        let shown = path.display().to_string();
        told!(key, file = shown.as_str())
    }

    pub(in crate::ui) fn show(&mut self, ui: &mut Ui, desk: &mut Desk<'_>) -> Flow {
        match self.making.as_ref().and_then(Making::poll) {
            Some(Ok(path)) => {
                let told = self.made(&path);
                desk.wishes.push(Wish::Exported(path, told));
                return Flow::Close;
            }
            Some(Err(reason)) => (self.told, self.making) = (reason, None),
            None => {}
        }
        let before = self.kind;
        let folds = desk.app.ways_to_fold();
        let is_there = |kind: &ExportKind| match kind {
            ExportKind::Fold => !folds.is_empty(),
            ExportKind::Inside => folds.iter().any(|fold| fold.inner.is_some()),
            ExportKind::Puzzles => !self.puzzles.puzzles.is_empty(),
            _ => true,
        };
        let kinds: Vec<ExportKind> = self.kind.of_dialog().1.iter().copied().filter(is_there).collect();
        above_buttons(ui, FILE, |ui| {
            for (at, &kind) in kinds.iter().enumerate() {
                if kind.is_printed() && (at == 0 || !kinds[at - 1].is_printed()) {
                    ui.add_space(4.0);
                    small_label(ui, say!("export-pages"));
                }
                ui.radio_value(&mut self.kind, kind, kind.label());
            }
            ui.add_space(4.0);
            self.options(ui);
        });
        if self.kind != before {
            self.file.retarget(self.kind.filter(), self.kind.ending());
            self.file.rename(before.suffix(), self.kind.suffix());
        }
        if !self.told.is_empty() {
            wrong_label(ui, &self.told);
        }
        ui.add_space(6.0);
        let Some(making) = &self.making else {
            return match self.file.show(ui, desk.kept.chooser) {
                SaveFate::Is(fate) => fate,
                SaveFate::To(path) => {
                    self.told.clear();
                    self.making = Some(Making::start(self.wanted(desk.app, desk.theme), path, waker(ui.ctx())));
                    Flow::Stay
                }
            };
        };
        progress(ui, making.progress(), &making.words());
        ui.ctx().request_repaint_after(Duration::from_millis(100));
        if buttons(ui, |ui| ui.button(say!("cancel")).clicked()) || goes_back(ui) {
            self.making = None;
        }
        Flow::Stay
    }

    fn options(&mut self, ui: &mut Ui) {
        Grid::new("export").num_columns(2).spacing([16.0, 8.0]).show(ui, |ui| {
            if self.kind.most() > 0 {
                let most = self.kind.most();
                self.size = self.size.map(|side| side.min(most));
                for (side, name) in self.size.iter_mut().zip([key!("export-width"), key!("export-height")]) {
                    labelled(ui, say(name), DragValue::new(side).range(1..=most).suffix(" px"));
                    ui.end_row();
                }
            }
            if self.kind.moves() {
                labelled(ui, say!("export-pause"), decimal(&mut self.seconds).range(0.1..=60.0).speed(0.05).suffix(" s"));
                ui.end_row();
            }
        });
        if matches!(self.kind, ExportKind::Picture | ExportKind::Drawing) {
            ui.checkbox(&mut self.marks, say!("export-marks"));
        }
        match self.kind {
            ExportKind::Puzzles => self.puzzle_options(ui),
            ExportKind::Board => self.board_options(ui),
            ExportKind::Game => _ = ui.label(say!("share-about")),
            ExportKind::Link => self.address(ui),
            _ => {}
        }
        if self.kind.most() > 0 {
            ui.checkbox(&mut self.badges, say!("export-badges")).on_hover_text(say!("export-badges.tip"));
        }
    }

    fn puzzle_options(&mut self, ui: &mut Ui) {
        let name = |theme: Option<Theme>| theme.map_or_else(|| say!("puzzle-any-theme").to_owned(), |theme| theme.said());
        let all = self.puzzles.puzzles.len();
        ui.horizontal(|ui| {
            let chosen = name(self.puzzles.theme);
            ui.label(say!("puzzle-theme"));
            let combo = ComboBox::from_id_salt("theme").width(240.0).selected_text(chosen.as_str()).height(300.0);
            let themes = self.themes.iter().map(|&(theme, count)| (Some(theme), count));
            let text = |(theme, count)| (theme, say!("puzzle-theme-count", theme = name(theme), count = count));
            let themes = std::iter::once((None, all)).chain(themes).map(text);
            let spoken = say!("puzzle-choice", name = say!("puzzle-theme"), chosen = chosen.as_str());
            list(ui, combo, &spoken, |ui| entries(ui, &mut self.puzzles.theme, themes));
            labelled(ui, say!("print-count"), DragValue::new(&mut self.puzzles.count).range(1..=MOST));
        });
    }

    fn address(&self, ui: &mut Ui) {
        ui.label(say!("link-about"));
        let mut shown = self.link.as_str();
        labelled(ui, say!("link-address"), TextEdit::multiline(&mut shown).desired_rows(3).desired_width(f32::INFINITY));
        if ui.button(say!("link-copy")).clicked() {
            ui.ctx().copy_text(self.link.clone());
        }
        ui.label(say!("link-file"));
    }

    fn board_options(&mut self, ui: &mut Ui) {
        ui.horizontal(|ui| {
            labelled(ui, say!("print-cell"), DragValue::new(&mut self.sheets.cell).range(CELLS).suffix(" mm"));
            for paper in Paper::ALL {
                ui.radio_value(&mut self.sheets.paper, paper, paper.name());
            }
        });
        ui.checkbox(&mut self.sheets.grey, say!("print-grey"));
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
            puzzles: self.puzzles.clone(),
            sheets: self.sheets,
            link: self.link.clone(),
            shared: Box::new(app.shared()),
        }
    }
}

/// The width of the buttons that copy, in points.
const WIDTH: f32 = 220.0;

/// Copies the game in one of the forms that other programs read.
pub(in crate::ui) fn copy_as(ui: &mut Ui, desk: &mut Desk<'_>) -> Flow {
    let (app, mut copied) = (desk.app, None);
    let mut offer = |ui: &mut Ui, words: Tipped, made: &dyn Fn() -> Option<(String, Told)>| {
        let button = Button::new(say(words.name)).min_size(egui::vec2(WIDTH, 0.0));
        if ui.add(button).on_hover_text(say(words.tip)).clicked() {
            copied = made();
        }
    };
    offer(ui, tipped!("copy-as-pgn"), &|| Some((app.game_text(), told!("copied-game"))));
    for form in RecordForm::ALL {
        let words = match form {
            RecordForm::Kif => tipped!("copy-as-kif"),
            RecordForm::Ki2 => tipped!("copy-as-ki2"),
            RecordForm::Csa => tipped!("copy-as-csa"),
            RecordForm::Chinese => tipped!("copy-as-chinese"),
            RecordForm::Wxf => tipped!("copy-as-wxf"),
            RecordForm::DhtmlXq => tipped!("copy-as-dhtmlxq"),
        };
        if form.fits(app.variant()) {
            offer(ui, words, &|| Some((form.text(&app.signed_game())?, told!("copied-game"))));
        }
    }
    offer(ui, tipped!("copy-as-position"), &|| Some((app.position_text(), told!("copied-position"))));
    let fate = close_button(ui);
    let Some((text, said)) = copied else { return fate };
    desk.wishes.push(Wish::Copy(text, said));
    Flow::Close
}
