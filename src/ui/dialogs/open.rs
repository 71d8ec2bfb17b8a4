//! Opening a file, by the desktop's file chooser or by its path, and reading what was dragged in or pasted.

use std::path::PathBuf;

use egui::{Context, Key, Label, RichText, ScrollArea, TextEdit, Ui};

use super::Fate;
use crate::app::{Action, App, Known, Opened, Opening};
use crate::storage::Places;
use crate::ui::theme::accents;
use crate::words::{Told, say, told};

/// The state of the dialog.
#[derive(Debug, Default)]
pub(in crate::ui) struct OpenForm {
    path: String,
    opening: Option<Opening>,
    told: Told,
    /// Whether that is only to be known: nothing is wrong.
    mild: bool,
    /// Whether the dialog is not to be seen unless something is wrong.
    quiet: bool,
    /// Whether the field has been given the keyboard.
    ready: bool,
}

impl OpenForm {
    /// Asks for a file; at once with the desktop's file chooser if `chooser` is set.
    pub(in crate::ui) fn asking(ctx: &Context, app: &App, chooser: bool) -> Self {
        let opening = chooser.then(|| Opening::choose(Known::of(app), waker(ctx)));
        Self { opening, ..Self::default() }
    }

    /// Reads a file.
    pub(in crate::ui) fn reading(ctx: &Context, app: &App, path: PathBuf) -> Self {
        let name = path.display().to_string();
        Self { path: name, opening: Some(Opening::path(path, Known::of(app), waker(ctx))), quiet: true, ..Self::default() }
    }

    /// Reads a text that was pasted.
    pub(in crate::ui) fn pasted(ctx: &Context, app: &App, text: String) -> Self {
        Self { opening: Some(Opening::text(text, Known::of(app), waker(ctx))), quiet: true, ..Self::default() }
    }

    /// Whether there is nothing to be seen.
    pub(in crate::ui) fn is_quiet(&self) -> bool {
        self.quiet && self.opening.is_some()
    }

    /// Takes in what was read.
    pub(in crate::ui) fn poll(&mut self, actions: &mut Vec<Action>) -> Fate {
        let Some(opened) = self.opening.as_ref().and_then(Opening::poll) else { return Fate::Stay };
        (self.opening, self.ready) = (None, false);
        match opened {
            Opened::Definition(source) => actions.push(Action::Load(source)),
            Opened::Game(game) => actions.push(Action::Open(game)),
            Opened::Nothing => {}
            Opened::NoChooser => {
                self.told = told!("file-no-chooser");
                self.mild = true;
                return Fate::Stay;
            }
            Opened::Failed(reason) => {
                (self.told, self.mild) = (reason, false);
                return Fate::Stay;
            }
        }
        Fate::Close
    }

    pub(in crate::ui) fn show(&mut self, ui: &mut Ui, app: &App, chooser: bool) -> Fate {
        let label = ui.label(say("file-open-path"));
        let hint = say("file-open-hint");
        let field = ui.add(TextEdit::singleline(&mut self.path).desired_width(f32::INFINITY).hint_text(hint)).labelled_by(label.id);
        if !self.ready {
            self.ready = true;
            field.request_focus();
        }
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let idle = self.opening.is_none();
        if idle && !app.settings().recent.is_empty() && (self.told.is_nothing() || self.mild) {
            self.recent(ui, app);
        }
        if !self.told.is_nothing() {
            ScrollArea::both().max_height(260.0).auto_shrink([false, true]).show(ui, |ui| {
                let told = self.told.to_string();
                // The drawn place of a problem has to stand under its line.
                let drawn = told.contains('\n');
                let text = RichText::new(told).color(if self.mild { accents(ui).quiet } else { accents(ui).refusal });
                ui.add(if drawn { Label::new(text.monospace()).extend() } else { Label::new(text).wrap() });
            });
        }
        ui.add_space(8.0);
        ui.horizontal(|ui| {
            if chooser && ui.add_enabled(idle, egui::Button::new(say("file-browse"))).clicked() {
                self.told = Told::NOTHING;
                self.opening = Some(Opening::choose(Known::of(app), waker(ui.ctx())));
            }
            let ready = idle && !self.path.trim().is_empty();
            let open = ui.add_enabled(ready, egui::Button::new(RichText::new(say("file-open")).strong())).clicked();
            if open || entered && ready {
                self.read(ui.ctx(), app, Places::written(&self.path));
            }
            if ui.button(say("cancel")).clicked() { Fate::Close } else { Fate::Stay }
        })
        .inner
    }

    fn read(&mut self, ctx: &Context, app: &App, path: PathBuf) {
        self.told = Told::NOTHING;
        self.opening = Some(Opening::path(path, Known::of(app), waker(ctx)));
    }

    /// Files that were opened or saved lately.
    fn recent(&mut self, ui: &mut Ui, app: &App) {
        ui.add_space(4.0);
        ui.label(RichText::new(say("file-recent")).small().color(accents(ui).quiet));
        let mut wanted = None;
        for file in &app.settings().recent {
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            if ui.selectable_label(false, name).on_hover_text(file.display().to_string()).clicked() {
                wanted = Some(file.clone());
            }
        }
        if let Some(path) = wanted {
            self.path = path.display().to_string();
            self.read(ui.ctx(), app, path);
        }
    }
}

/// Draws the next frame when a thread has an answer.
pub(super) fn waker(ctx: &Context) -> impl Fn() + Send + 'static {
    let ctx = ctx.clone();
    move || ctx.request_repaint()
}
