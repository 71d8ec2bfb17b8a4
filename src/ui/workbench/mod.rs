//! The workbench: a definition is written with its problems told as one writes, its board beside it, and trials of how it plays.

mod editor;
mod task;
mod work;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use egui::{ComboBox, Context, Grid, ProgressBar, RichText, ScrollArea, Ui, Vec2, WidgetInfo, accesskit::Role};

use super::board::{self, BoardTheme, BoardView};
use super::dialogs::{Fate, SaveFate, SaveForm};
use super::theme::accents;
use crate::app::{Action, App, Scene};
use crate::storage::{trouble, write_whole};
use crate::variant::{Report, Source};
use crate::words::{Spoken, Told, named, say, told};
use editor::Editor;
use task::Task;
use work::{Checked, Count, GAMES, SelfPlay};

/// How long nothing is typed before the text is checked, in seconds.
const PAUSE: f64 = 0.25;

/// The definition being written and what is known of it; it outlasts its window.
pub(super) struct Workbench {
    editor: Editor,
    /// When the text was changed last, until it is checked.
    changed: Option<f64>,
    checking: Option<Task<Checked>>,
    checked: Checked,
    view: BoardView,
    counting: Option<Task<Vec<Count>>>,
    counts: Vec<Count>,
    playing: Option<Task<SelfPlay>>,
    played: Option<SelfPlay>,
    saving: Option<SaveForm>,
    writing: Option<Task<Result<PathBuf, Told>>>,
    told: Told,
    /// The sentences about what is wrong.
    problems: Spoken<Vec<String>>,
}

impl Workbench {
    /// Begins with the definition of the game on the board.
    pub(super) fn new(app: &App) -> Self {
        let mut workbench = Self {
            editor: Editor::default(),
            changed: None,
            checking: None,
            checked: Checked::default(),
            view: BoardView::new(),
            counting: None,
            counts: Vec::new(),
            playing: None,
            played: None,
            saving: None,
            writing: None,
            told: Told::NOTHING,
            problems: Spoken::default(),
        };
        workbench.take(app.variant().definition.clone());
        workbench
    }

    /// Puts another text in the place of the one there.
    fn take(&mut self, text: String) {
        self.editor.text = text;
        self.changed = Some(f64::NEG_INFINITY);
    }

    /// Shows it in a room of this height.
    pub(super) fn show(&mut self, ui: &mut Ui, app: &App, theme: &BoardTheme, chooser: bool, actions: &mut Vec<Action>) -> Fate {
        self.follow(ui.ctx());
        let height = (ui.ctx().content_rect().height() - 150.0).max(240.0);
        let fate = self.head(ui, app, chooser, actions);
        let width = ui.available_width();
        ui.horizontal_top(|ui| {
            ui.allocate_ui(Vec2::new(width * 0.52, height), |ui| {
                if self.editor.show(ui, &self.checked.reports, height) {
                    self.changed = Some(ui.input(|input| input.time));
                }
            });
            ui.vertical(|ui| {
                ui.set_width(ui.available_width());
                self.board(ui, height * 0.52, theme);
                ScrollArea::vertical().id_salt("findings").max_height(height * 0.46).auto_shrink([false, false]).show(ui, |ui| {
                    self.problems(ui);
                    self.trials(ui);
                });
            });
        });
        fate
    }

    /// Takes in what the threads have found, and checks the text when it has been left alone for a moment.
    fn follow(&mut self, ctx: &Context) {
        if let Some(checked) = self.checking.as_mut().and_then(Task::poll) {
            (self.checked, self.checking) = (checked, None);
            self.problems.forget();
        }
        if let Some(counts) = self.counting.as_mut().and_then(Task::poll) {
            self.counts = counts;
        }
        if let Some(played) = self.playing.as_mut().and_then(Task::poll) {
            self.played = Some(played);
        }
        self.counting.take_if(|task| task.is_over());
        self.playing.take_if(|task| task.is_over());
        if let Some(written) = self.writing.as_mut().and_then(Task::poll) {
            self.told = match written {
                Ok(path) => told!("bench-saved", file = path.display().to_string()),
                Err(error) => error,
            };
            self.writing = None;
        }
        let now = ctx.input(|input| input.time);
        if let Some(changed) = self.changed {
            if now - changed >= PAUSE {
                let text = self.editor.text.clone();
                self.changed = None;
                self.checking = Some(Task::start(waker(ctx), move |bench| bench.tell(work::check(text))));
                // What was found out is of another text.
                (self.counting, self.playing, self.played) = (None, None, None);
                self.counts.clear();
            } else {
                ctx.request_repaint_after(Duration::from_secs_f64(PAUSE));
            }
        }
    }

    /// Whether what is known is known of the text as it is.
    fn is_current(&self) -> bool {
        self.changed.is_none() && self.checking.is_none()
    }

    fn head(&mut self, ui: &mut Ui, app: &App, chooser: bool, actions: &mut Vec<Action>) -> Fate {
        let mut fate = Fate::Stay;
        ui.horizontal(|ui| {
            let mut wanted = None;
            let label = ui.label(say("bench-from"));
            let combo = ComboBox::from_id_salt("begin from").selected_text(say("bench-game")).height(400.0).show_ui(ui, |ui| {
                for (id, name) in app.library().games() {
                    if ui.selectable_label(false, named(name)).clicked() {
                        wanted = app.library().definition(id);
                    }
                }
            });
            combo.response.labelled_by(label.id);
            if let Some(text) = wanted {
                self.take(text);
            }
            let good = self.is_current() && self.checked.reports.is_empty() && !self.checked.games.is_empty();
            let play = ui.add_enabled(good, egui::Button::new(RichText::new(say("bench-play")).strong()));
            if play.on_hover_text(say("bench-play.tip")).clicked() {
                actions.push(Action::Load(Source { name: told!("bench-name"), text: self.editor.text.clone() }));
                fate = Fate::Close;
            }
            if ui.button(say("bench-save")).clicked() {
                let name = self.checked.games.first().map_or("definition", |(variant, _)| variant.id.as_str());
                let path = PathBuf::from(format!("{name}.ron"));
                self.saving = Some(SaveForm::asking(ui.ctx(), ("bench-files", &["ron"]), &path, false));
            }
            if ui.button(say("close")).clicked() {
                fate = Fate::Close;
            }
            ui.label(RichText::new(self.told.to_string()).color(accents(ui).quiet));
        });
        if let Some(form) = &mut self.saving {
            match form.show(ui, chooser) {
                SaveFate::Is(Fate::Stay) => {}
                SaveFate::Is(Fate::Close) => self.saving = None,
                SaveFate::To(path) => {
                    let text = self.editor.text.clone();
                    self.saving = None;
                    self.writing = Some(Task::start(waker(ui.ctx()), move |bench| {
                        bench.tell(match write_whole(&path, text.as_bytes()) {
                            Ok(()) => Ok(path),
                            Err(error) => {
                                let why = trouble(&error);
                                Err(told!("file-unwritten", path = path.display().to_string(), why = why.to_string()))
                            }
                        });
                    }));
                }
            }
        }
        fate
    }

    /// The start of the first game of the text.
    fn board(&mut self, ui: &mut Ui, height: f32, theme: &BoardTheme) {
        let size = Vec2::new(ui.available_width(), height);
        let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
        let Some((variant, position)) = self.checked.games.first() else {
            let text = say("bench-no-board");
            ui.painter().text(rect.center(), egui::Align2::CENTER_CENTER, text, egui::FontId::proportional(14.0), accents(ui).quiet);
            return;
        };
        let scene = Scene::of(Arc::clone(variant), position.clone());
        let mut inner = ui.new_child(egui::UiBuilder::new().id_salt("trial board").max_rect(rect));
        board::show(&mut inner, &scene, &mut self.view, theme);
    }

    fn problems(&mut self, ui: &mut Ui) {
        let quiet = accents(ui).quiet;
        if !self.is_current() {
            ui.label(RichText::new(say("bench-checking")).color(quiet));
        } else if self.checked.reports.is_empty() {
            let names: Vec<&str> = self.checked.games.iter().map(|(variant, _)| named(&variant.name)).collect();
            ui.label(say!("bench-good", games = names.join(", ")));
        } else {
            let count = self.checked.reports.len();
            ui.label(RichText::new(say!("bench-problems", count = count)).strong());
        }
        let mut wanted = None;
        let reports = &self.checked.reports;
        for (report, text) in reports.iter().zip(self.problems.get(|| reports.iter().map(problem).collect())) {
            let text = text.as_str();
            if ui.add(egui::Button::new(RichText::new(text).color(accents(ui).refusal)).wrap().frame(false)).clicked() {
                wanted = Some((report.line, report.column));
            }
        }
        if let Some((line, column)) = wanted {
            self.editor.go_to(ui.ctx(), line, column);
        }
        ui.separator();
    }

    fn trials(&mut self, ui: &mut Ui) {
        let game = self.checked.games.first().filter(|_| self.is_current()).cloned();
        ui.horizontal(|ui| {
            let idle = self.counting.is_none();
            if ui.add_enabled(game.is_some() && idle, egui::Button::new(say("bench-count"))).clicked()
                && let Some((variant, position)) = game.clone()
            {
                self.counts.clear();
                self.counting = Some(Task::start(waker(ui.ctx()), move |bench| work::count(&variant, position, bench)));
            }
            let idle = self.playing.is_none();
            if ui.add_enabled(game.is_some() && idle, egui::Button::new(say("bench-try"))).on_hover_text(say("bench-try.tip")).clicked()
                && let Some((variant, position)) = game.clone()
            {
                self.played = None;
                self.playing = Some(Task::start(waker(ui.ctx()), move |bench| work::self_play(variant, position, bench)));
            }
            if (self.counting.is_some() || self.playing.is_some()) && ui.button(say("bench-stop")).clicked() {
                (self.counting, self.playing) = (None, None);
            }
        });
        if !self.counts.is_empty() {
            Grid::new("counts").num_columns(3).spacing([18.0, 2.0]).show(ui, |ui| {
                for (depth, nodes, time) in &self.counts {
                    ui.label(say!("bench-depth", depth = *depth));
                    ui.label(RichText::new(nodes.to_string()).monospace());
                    ui.label(RichText::new(format!("{} ms", time.as_millis())).color(accents(ui).quiet));
                    ui.end_row();
                }
            });
        }
        if self.playing.is_some() {
            let done = self.played.as_ref().map_or(0, |played| played.lengths.len());
            #[expect(clippy::cast_precision_loss, reason = "a few games")]
            let share = done as f32 / GAMES as f32;
            let text = say!("bench-progress", done = done, total = GAMES);
            ui.add(ProgressBar::new(share).text(text.as_str()))
                .widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, text.as_str()));
        }
        if let (Some(played), Some((variant, _))) = (&self.played, &game) {
            report(ui, played, variant);
        }
    }
}

/// A problem in one sentence.
fn problem(report: &Report) -> String {
    let hint = if report.hint.is_nothing() { String::new() } else { format!(" ({})", report.hint) };
    say!("bench-problem", line = report.line, column = report.column, problem = format!("{}{hint}", report.message))
}

fn report(ui: &mut Ui, played: &SelfPlay, variant: &crate::variant::Variant) {
    let [white, drawn, black] = played.results;
    ui.label(say!("bench-results", white = white, black = black, drawn = drawn));
    if let Some((short, middle, long)) = played.spread() {
        ui.label(say!("bench-lengths", short = short, long = long, middle = middle));
    }
    let endings: Vec<String> = played.endings.iter().map(|(ending, count)| format!("{} {count}", say(ending))).collect();
    ui.label(say!("bench-endings", endings = endings.join(", ")));
    let idle = played.idle(variant);
    let words = if idle.is_empty() { say("bench-all-moved").to_owned() } else { say!("bench-idle", men = idle.join(", ")) };
    ui.label(words);
}

fn waker(ctx: &Context) -> impl Fn() + Send + 'static {
    let ctx = ctx.clone();
    move || ctx.request_repaint()
}
