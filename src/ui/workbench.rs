//! The workbench: a definition is written with its problems told as one writes, its board beside it, and trials of how it plays.

mod completer;
mod designer;
mod editor;
mod findings;
mod head;
mod learning;
mod listed;
mod report;
mod script;
mod step;

use std::sync::Arc;
use std::time::Duration;

use egui::text_edit::TextEditState;
use egui::{Context, ScrollArea, Ui, Vec2};
use nestmate_core::rules::{CheckedFile, check};
use nestmate_core::variant::{Source, Variant};
use nestmate_engine::task::Task;
use nestmate_text::words::{Spoken, Told, say};

use super::board::{self, BoardTheme, BoardView};
use super::dialogs::{Flow, SaveForm, goes_back};
use super::frame::tasks::{latest, waker};
use super::frame::theme::accents;
use super::picture_exists;
use crate::app::{Action, App, Scene};
use crate::arena::Tryout;
use crate::ui::desk::Desk;
use designer::Designer;
pub(super) use designer::sentence;
use editor::TextEditor;
use findings::{Count, Mend};
use head::{SavedSource, own_source};

pub(super) use learning::LearningTask;

/// How long nothing is typed before the text is checked, in seconds.
const PAUSE: f64 = 0.25;

/// What the dialog takes of the window's height around its content, and the least room for the designer, in points.
const AROUND: f32 = 116.0;
const MIN_HEIGHT: f32 = 160.0;

/// The definition being written and what is known of it; it outlasts its window.
#[derive(Default)]
pub(super) struct Workbench {
    editor: TextEditor,
    designer: Designer,
    /// When the text was changed last, until it is checked.
    changed: Option<f64>,
    checking: Option<Task<(), CheckedFile>>,
    checked: CheckedFile,
    view: BoardView,
    counting: Option<Task<(), Vec<Count>>>,
    counts: Vec<Count>,
    playing: Option<Task<(), Tryout>>,
    played: Option<Tryout>,
    before: Option<Tryout>,
    tried: String,
    saving: Option<SaveForm>,
    /// Whether it asks for the file to share the game in.
    shares: bool,
    writing: Option<Task<(), SavedSource>>,
    sharing: Option<Task<(), Told>>,
    disk: Option<Source>,
    /// The text as a game of the program's has it: while it is the same, there is nothing of the user's in it.
    begun: String,
    told: Told,
    /// Whether a file has just been saved, and the game then on the board if it has the rules from before.
    renewed: bool,
    outdated: Option<Arc<Variant>>,
    /// Whether a field had the keyboard when it was shown last.
    typing: bool,
    problems: Spoken<Vec<(String, Option<Mend>)>>,
    blamed: Spoken<Vec<(String, Option<Mend>)>>,
}

impl Workbench {
    pub(super) fn new(app: &App) -> Self {
        let mut workbench = Self { designer: Designer::new(), ..Self::default() };
        if let Some(draft) = app.draft() {
            workbench.begun.clone_from(&app.variant().definition);
            workbench.take(draft.to_owned());
        } else {
            // One of the user's own comes as it is in its file, and goes back there.
            workbench.disk = own_source(app, &app.variant().id);
            workbench.begun = workbench.disk.as_ref().map_or_else(|| app.variant().definition.clone(), |disk| disk.text.clone());
            workbench.take(workbench.begun.clone());
        }
        // What the designer cannot read is to be mended in the text.
        workbench.designer.open = app.library().design(&workbench.editor.text).is_some();
        workbench
    }

    fn take(&mut self, text: String) {
        self.editor.text = text;
        self.changed = Some(f64::NEG_INFINITY);
    }

    pub(super) fn show(&mut self, ui: &mut Ui, desk: &mut Desk<'_>) -> Flow {
        let (app, theme, chooser) = (desk.app, desk.theme, desk.kept.chooser);
        let (pupil, wishes) = (&mut desk.kept.pupil, &mut *desk.wishes);
        self.follow(ui.ctx(), app);
        self.follow_file(app, wishes);
        if !self.designer.open {
            self.editor.take_keys(ui.ctx());
        }
        self.step_back(ui);
        let top = ui.cursor().top();
        let fate = self.head(ui, app, chooser, wishes);
        // Whatever is asked above, the dialog stays within the window.
        let height = (ui.ctx().content_rect().height() - AROUND - (ui.cursor().top() - top)).max(MIN_HEIGHT);
        let width = ui.available_width();
        ui.horizontal_top(|ui| {
            ui.allocate_ui(Vec2::new(width * 0.52, height), |ui| {
                if self.designer.open {
                    ui.vertical(|ui| self.design(ui, app, height, wishes));
                } else if ui.vertical(|ui| self.editor.show(ui, app.library(), &self.checked.reports, height)).inner {
                    self.changed = Some(ui.input(|input| input.time));
                    wishes.push(Action::KeepDraft(self.draft()));
                }
            });
            ui.vertical(|ui| {
                ui.set_width(ui.available_width());
                // The board that one designs on needs more room than one that is only looked at.
                let share = if self.designer.open { 0.74 } else { 0.52 };
                if self.designer.open {
                    self.design_board(ui, app, height * share, theme, wishes);
                } else {
                    self.board(ui, height * share, theme);
                }
                ScrollArea::vertical().id_salt("findings").max_height(height * (0.98 - share)).auto_shrink([false, false]).show(ui, |ui| {
                    self.problems(ui, app, wishes);
                    self.trials(ui);
                    ui.separator();
                    pupil.show(ui, self.checked.games.first().filter(|_| self.is_current()).map(|(variant, _)| variant));
                });
            });
        });
        let focused = ui.memory(egui::Memory::focused);
        self.typing = focused.is_some_and(|field| TextEditState::load(ui.ctx(), field).is_some());
        fate
    }

    /// Esc ends what was begun last, and only then leaves: where a file is asked for, a field, or the painting of a region.
    fn step_back(&mut self, ui: &Ui) {
        let begun = self.saving.is_some() || self.typing || self.designer.paints();
        if !begun || !goes_back(ui) {
            return;
        }
        if self.saving.take().is_none() && !self.typing {
            self.designer.end_painting();
        }
    }

    /// Takes in what the threads have found, and checks the text when it has been left alone for a moment.
    fn follow(&mut self, ctx: &Context, app: &App) {
        if let Some(checked) = latest(&mut self.checking, &mut self.told) {
            if let Some((variant, position)) = checked.games.first() {
                self.designer.look_like(Scene::of(Arc::clone(variant), position.clone()));
            }
            self.checked = checked;
            self.problems.forget();
            self.blamed.forget();
        }
        if let Some(counts) = latest(&mut self.counting, &mut self.told) {
            self.counts = counts;
        }
        if let Some(played) = latest(&mut self.playing, &mut self.told) {
            self.played = Some(played);
        }
        let now = ctx.input(|input| input.time);
        if let Some(changed) = self.changed {
            if now - changed >= PAUSE {
                let (library, source) = (app.library().clone(), Source::new(self.file(), self.editor.text.clone()));
                self.changed = None;
                self.checking =
                    Some(Task::once("check", waker(ctx), (), move |bench| bench.tell(check(&library, source, &picture_exists))));
                // Counts are of another text; games go on, to be compared with those of the next.
                self.counting = None;
                self.counts.clear();
            } else {
                ctx.request_repaint_after(Duration::from_secs_f64(PAUSE));
            }
        }
    }

    fn is_current(&self) -> bool {
        self.changed.is_none() && self.checking.is_none()
    }

    fn board(&mut self, ui: &mut Ui, height: f32, theme: &BoardTheme) {
        let (rect, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), height), egui::Sense::hover());
        let Some((variant, position)) = self.checked.games.first() else {
            let text = say!("bench-no-board");
            ui.painter().text(rect.center(), egui::Align2::CENTER_CENTER, text, egui::FontId::proportional(14.0), accents(ui).quiet);
            return;
        };
        let mut inner = ui.new_child(egui::UiBuilder::new().id_salt("trial board").max_rect(rect));
        board::show(&mut inner, &Scene::of(Arc::clone(variant), position.clone()), &mut self.view, theme);
    }
}
