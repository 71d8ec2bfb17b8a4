//! Opening a file, by the desktop's file chooser or by its path, and reading what was dragged in or pasted.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditState;
use egui::{Context, Id, Key, Label, RichText, ScrollArea, TextEdit, Ui};
use nestmate_engine::task::Wake;
use nestmate_text::words::{Told, key, say, told};

use super::{Flow, primary};
use crate::app::{Action, App, Listing, Opened, Opening, ReadContext, TextKind, Train};
use crate::storage::Places;
use crate::ui::frame::theme::accents;

#[derive(Debug, Default)]
pub(in crate::ui) struct OpenForm {
    path: String,
    folder: PathBuf,
    opening: Option<Opening>,
    told: Told,
    /// Whether that is only to be known: nothing is wrong.
    mild: bool,
    /// Whether the dialog is not to be seen unless something is wrong.
    quiet: bool,
    ready: bool,
    several: Option<Arc<Listing>>,
    pasted: Option<TextKind>,
}

impl OpenForm {
    /// Asks for a file; at once with the desktop's file chooser if `chooser` is set.
    pub(in crate::ui) fn asking(ctx: &Context, app: &App, chooser: bool) -> Self {
        let folder = app.folder();
        let opening = chooser.then(|| Opening::choose(ReadContext::of(app), folder.clone(), waker(ctx)));
        // With a separator at its end.
        let path = folder.join("").display().to_string();
        Self { path, folder, opening, ..Self::default() }
    }

    pub(in crate::ui) fn reading(ctx: &Context, app: &App, path: PathBuf) -> Self {
        // The file is to be found again from wherever the program is started next.
        let path = std::path::absolute(&path).unwrap_or(path);
        let name = path.display().to_string();
        Self {
            path: name,
            folder: app.folder(),
            opening: Some(Opening::path(path, ReadContext::of(app), waker(ctx))),
            quiet: true,
            ..Self::default()
        }
    }

    pub(in crate::ui) fn pasted(ctx: &Context, app: &App, text: String) -> Self {
        let pasted = Some(TextKind::of(&text));
        let opening = Some(Opening::text(text, ReadContext::of(app), waker(ctx)));
        Self { folder: app.folder(), opening, quiet: true, pasted, ..Self::default() }
    }

    pub(in crate::ui) fn is_quiet(&self) -> bool {
        self.quiet && self.opening.is_some()
    }

    pub(in crate::ui) fn title(&self) -> &'static str {
        if self.pasted.is_some() { say!("paste-failed") } else { say!("dialog-open") }
    }

    pub(in crate::ui) fn poll(&mut self, actions: &mut Vec<Action>) -> Flow {
        let Some(opened) = self.opening.as_ref().and_then(Opening::poll) else { return Flow::Stay };
        (self.opening, self.ready) = (None, false);
        match opened {
            Opened::Definition(source) => actions.push(Action::Load(source)),
            Opened::Game(game) => actions.push(Action::Open(game)),
            Opened::Puzzles(name, file) => actions.push(Action::Train(Train::File(name, file))),
            Opened::Several(listing) => self.several = Some(listing),
            Opened::Nothing => {}
            Opened::NoChooser => {
                self.told = told!("file-no-chooser");
                self.mild = true;
                return Flow::Stay;
            }
            Opened::Failed(reason) => {
                (self.told, self.mild) = (reason, false);
                return Flow::Stay;
            }
        }
        Flow::Close
    }

    pub(in crate::ui) fn take_several(&mut self) -> Option<Arc<Listing>> {
        self.several.take()
    }

    pub(in crate::ui) fn show(&mut self, ui: &mut Ui, app: &App, chooser: bool) -> Flow {
        if let Some(kind) = self.pasted {
            return self.show_pasted(ui, kind);
        }
        let label = ui.label(say!("file-open-path"));
        let hint = say!("file-open-hint");
        let field = ui.add(TextEdit::singleline(&mut self.path).desired_width(f32::INFINITY).hint_text(hint)).labelled_by(label.id);
        if !self.ready {
            self.ready = true;
            field.request_focus();
            // What is typed takes its place, be it a whole path or a name in the folder.
            select_all(ui, field.id, &self.path);
        }
        within(ui, &self.folder, &self.path);
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let idle = self.opening.is_none();
        if idle && !app.settings().recent.is_empty() && (self.told.is_nothing() || self.mild) {
            self.recent(ui, app);
        }
        self.show_told(ui);
        ui.add_space(8.0);
        ui.horizontal(|ui| {
            if chooser && ui.add_enabled(idle, egui::Button::new(say!("file-browse"))).clicked() {
                self.told = Told::NOTHING;
                self.opening = Some(Opening::choose(ReadContext::of(app), self.folder.clone(), waker(ui.ctx())));
            }
            let ready = idle && !self.path.trim().is_empty() && !self.path.trim().ends_with(std::path::is_separator);
            let open = ui.add_enabled(ready, primary(ui, say!("file-open"))).clicked();
            if open || entered && ready {
                self.read(ui.ctx(), app, Places::written(&self.folder, &self.path));
            }
            if ui.button(say!("cancel")).clicked() { Flow::Close } else { Flow::Stay }
        })
        .inner
    }

    fn show_pasted(&self, ui: &mut Ui, kind: TextKind) -> Flow {
        ui.label(say(match kind {
            TextKind::Definition => key!("paste-as-definition"),
            TextKind::Record => key!("paste-as-record"),
            TextKind::Position => key!("paste-as-position"),
            TextKind::Game => key!("paste-as-game"),
            TextKind::Puzzles => key!("paste-as-puzzles"),
        }));
        self.show_told(ui);
        ui.add_space(8.0);
        if ui.add(primary(ui, say!("close"))).clicked() { Flow::Close } else { Flow::Stay }
    }

    fn show_told(&self, ui: &mut Ui) {
        if self.told.is_nothing() {
            return;
        }
        ScrollArea::both().max_height(260.0).auto_shrink([false, true]).show(ui, |ui| {
            let told = self.told.to_string();
            // The drawn place of a problem has to stand under its line.
            let drawn = told.contains('\n');
            let text = RichText::new(told).color(if self.mild { accents(ui).quiet } else { accents(ui).refusal });
            ui.add(if drawn { Label::new(text.monospace()).extend() } else { Label::new(text).wrap() });
        });
    }

    fn read(&mut self, ctx: &Context, app: &App, path: PathBuf) {
        self.told = Told::NOTHING;
        self.opening = Some(Opening::path(path, ReadContext::of(app), waker(ctx)));
    }

    fn recent(&mut self, ui: &mut Ui, app: &App) {
        ui.add_space(4.0);
        ui.label(RichText::new(say!("file-recent")).small().color(accents(ui).quiet));
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

pub(super) fn select_all(ui: &Ui, field: Id, text: &str) {
    let mut state = TextEditState::load(ui.ctx(), field).unwrap_or_default();
    state.cursor.set_char_range(Some(CCursorRange::two(CCursor::new(0), CCursor::new(text.chars().count()))));
    state.store(ui.ctx(), field);
}

pub(super) fn within(ui: &mut Ui, folder: &Path, path: &str) {
    let path = path.trim();
    if !path.is_empty() && !Path::new(path).is_absolute() && !path.starts_with('~') {
        ui.label(RichText::new(say!("file-within", folder = folder.display().to_string())).small().color(accents(ui).quiet));
    }
}

pub(in crate::ui) fn waker(ctx: &Context) -> Wake {
    let ctx = ctx.clone();
    Arc::new(move || ctx.request_repaint())
}
