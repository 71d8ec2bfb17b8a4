//! Opening and saving files, by the desktop's file chooser or by a path where there is none; and reading what was dragged in or pasted. What
//! is saved is the caller's to say.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use crate::ui::frame::tasks::waker;
use egui::{Context, Label, RichText, ScrollArea, TextEdit, Ui};
use nestmate_text::words::{TextKey, Told, key, say, told};

use super::{Flow, buttons, primary, room};
use crate::app::{Action, App, Choosing, Chosen, ImportedVariants, Opened, Opening, ReadContext, TextKind, Train};
use crate::storage::Places;
use crate::ui::desk::{Desk, Wish};
use crate::ui::frame::theme::accents;
use crate::ui::frame::widgets::{is_entered, labelled, select, small_label};

#[derive(Default)]
pub(in crate::ui) struct OpenForm {
    path: PathField,
    opening: Option<Opening>,
    told: Told,
    /// Whether that is only to be known: nothing is wrong.
    mild: bool,
    /// Whether the desktop was asked, and has no file chooser.
    no_chooser: bool,
    /// Whether the dialog is not to be seen unless something is wrong.
    quiet: bool,
    variants: Option<Box<ImportedVariants>>,
    pasted: Option<TextKind>,
}

impl OpenForm {
    /// Asks for a file; at once with the desktop's file chooser if `chooser` is set.
    pub(in crate::ui) fn asking(ctx: &Context, app: &App, chooser: bool) -> Self {
        let folder = app.folder();
        let opening = chooser.then(|| Opening::choose(ReadContext::of(app), folder.clone(), waker(ctx)));
        Self { path: PathField::within(folder), opening, ..Self::default() }
    }

    pub(in crate::ui) fn reading(ctx: &Context, app: &App, path: PathBuf) -> Self {
        // The file is to be found again from wherever the program is started next.
        let path = std::path::absolute(&path).unwrap_or(path);
        let field = PathField::new(&path, app.folder());
        let opening = Some(Opening::path(path, ReadContext::of(app), waker(ctx)));
        Self { path: field, opening, quiet: true, ..Self::default() }
    }

    pub(in crate::ui) fn pasted(ctx: &Context, app: &App, text: String) -> Self {
        let pasted = Some(TextKind::of(&text));
        let opening = Some(Opening::text(text, ReadContext::of(app), waker(ctx)));
        Self { opening, quiet: true, pasted, ..Self::default() }
    }

    pub(in crate::ui) fn linked(ctx: &Context, app: &App, link: String) -> Self {
        let opening = Some(Opening::text(link, ReadContext::of(app), waker(ctx)));
        Self { path: PathField::within(app.folder()), opening, quiet: true, ..Self::default() }
    }

    /// Opens the model game of the game on the board.
    pub(in crate::ui) fn model(ctx: &Context, app: &App) -> Self {
        Self { opening: Some(Opening::model(ReadContext::of(app), waker(ctx))), quiet: true, ..Self::default() }
    }

    pub(in crate::ui) fn is_quiet(&self) -> bool {
        self.quiet && self.opening.is_some()
    }

    pub(in crate::ui) fn title(&self) -> &'static str {
        match (&self.variants, self.pasted) {
            (Some(_), _) => say!("variants-title"),
            (None, Some(_)) => say!("paste-failed"),
            (None, None) => say!("dialog-open"),
        }
    }

    /// Takes in what was opened, which can take the place of the dialog: a list of several games, or the workbench with variants.
    pub(in crate::ui) fn poll(&mut self, desk: &mut Desk<'_>) -> Flow {
        let Some(opened) = self.opening.as_ref().and_then(Opening::poll) else { return Flow::Stay };
        self.opening = None;
        self.path.focus();
        match opened {
            Opened::Definition(source) => desk.wishes.push(Action::Load(source)),
            Opened::Game(game) => desk.wishes.push(Action::Open(game)),
            Opened::Puzzles(name, file) => desk.wishes.push(Action::Train(Train::File(name, file))),
            Opened::Link(placed) => desk.wishes.extend(placed.actions()),
            Opened::Several(listing) => desk.wishes.push(Wish::List(listing)),
            // What is left out is to be known before they are taken over.
            Opened::Variants(variants) if !variants.left_out.is_empty() => {
                self.variants = Some(variants);
                return Flow::Stay;
            }
            Opened::Variants(variants) => desk.wishes.push(Wish::Refine(variants.text)),
            Opened::Nothing => {}
            Opened::NoChooser => {
                self.told = told!("file-no-chooser");
                (self.mild, self.no_chooser) = (true, true);
                return Flow::Stay;
            }
            Opened::Failed(reason) => {
                (self.told, self.mild) = (reason, false);
                return Flow::Stay;
            }
        }
        Flow::Close
    }

    fn show_left_out(&mut self, ui: &mut Ui, desk: &mut Desk<'_>) -> Flow {
        let Some(variants) = &self.variants else { return Flow::Close };
        ui.label(say!("variants-left-out", count = variants.left_out.len()));
        ui.add_space(4.0);
        ScrollArea::vertical().max_height(room(ui)).auto_shrink([false, true]).id_salt("left out").show(ui, |ui| {
            for line in &variants.left_out {
                ui.add(Label::new(line.as_str()).wrap().selectable(true));
            }
        });
        ui.add_space(8.0);
        let entered = super::entered(ui);
        buttons(ui, |ui| {
            let taken = ui.add(primary(ui, say!("variants-take"))).clicked() || entered;
            if taken {
                desk.wishes.push(Wish::Refine(variants.text.clone()));
            }
            if ui.button(say!("cancel")).clicked() || taken { Flow::Close } else { Flow::Stay }
        })
    }

    pub(in crate::ui) fn show(&mut self, ui: &mut Ui, desk: &mut Desk<'_>) -> Flow {
        let (app, chooser) = (desk.app, desk.kept.chooser);
        if self.variants.is_some() {
            return self.show_left_out(ui, desk);
        }
        if let Some(kind) = self.pasted {
            return self.show_pasted(ui, kind);
        }
        let entered = self.path.show(ui, say!("file-open-path"), say!("file-open-hint"), true);
        let idle = self.opening.is_none();
        if idle && !app.settings().recent.is_empty() && (self.told.is_nothing() || self.mild) {
            self.recent(ui, app);
        }
        self.show_told(ui);
        ui.add_space(8.0);
        buttons(ui, |ui| {
            let ready = idle && self.path.names_file();
            let open = ui.add_enabled(ready, primary(ui, say!("file-open"))).clicked();
            if open || entered && ready {
                self.read(ui.ctx(), app, self.path.written());
            }
            let cancel = ui.button(say!("cancel")).clicked();
            if chooser && !self.no_chooser && ui.add_enabled(idle, egui::Button::new(say!("file-browse"))).clicked() {
                self.told = Told::NOTHING;
                self.opening = Some(Opening::choose(ReadContext::of(app), self.path.folder.clone(), waker(ui.ctx())));
            }
            if cancel { Flow::Close } else { Flow::Stay }
        })
    }

    fn show_pasted(&self, ui: &mut Ui, kind: TextKind) -> Flow {
        ui.label(say(match kind {
            TextKind::Definition => key!("paste-as-definition"),
            TextKind::Record => key!("paste-as-record"),
            TextKind::Position => key!("paste-as-position"),
            TextKind::Game => key!("paste-as-game"),
            TextKind::Puzzles => key!("paste-as-puzzles"),
            TextKind::Link => key!("paste-as-link"),
            TextKind::Variants => key!("paste-as-variants"),
        }));
        self.show_told(ui);
        ui.add_space(8.0);
        if buttons(ui, |ui| ui.add(primary(ui, say!("close"))).clicked()) { Flow::Close } else { Flow::Stay }
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
        small_label(ui, say!("file-recent"));
        let mut wanted = None;
        for file in &app.settings().recent {
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            if ui.selectable_label(false, name).on_hover_text(file.display().to_string()).clicked() {
                wanted = Some(file.clone());
            }
        }
        if let Some(path) = wanted {
            self.path.text = path.display().to_string();
            self.read(ui.ctx(), app, path);
        }
    }
}

/// The path of a file, whole or in the folder used last.
#[derive(Default)]
pub(super) struct PathField {
    text: String,
    folder: PathBuf,
    ready: bool,
}

impl PathField {
    fn new(path: &Path, folder: PathBuf) -> Self {
        Self { text: path.display().to_string(), folder, ready: false }
    }

    /// One that begins with a folder, and a separator at its end.
    pub(super) fn within(folder: PathBuf) -> Self {
        Self::new(&folder.join(""), folder)
    }

    /// Lets it have the keyboard when it is shown next.
    pub(super) fn focus(&mut self) {
        self.ready = false;
    }

    /// Shows it below its label; whether Enter was pressed in it. `over` lets what is typed take the place of what is there, be it a whole
    /// path or a name in the folder.
    pub(super) fn show(&mut self, ui: &mut Ui, label: &str, hint: &str, over: bool) -> bool {
        let field = labelled(ui, label, TextEdit::singleline(&mut self.text).desired_width(f32::INFINITY).hint_text(hint));
        if !std::mem::replace(&mut self.ready, true) {
            field.request_focus();
            if over {
                select(ui.ctx(), field.id, 0..self.text.chars().count());
            }
        }
        let path = self.text.trim();
        if !path.is_empty() && !Path::new(path).is_absolute() && !path.starts_with('~') {
            small_label(ui, say!("file-within", folder = self.folder.display().to_string()));
        }
        is_entered(ui, &field)
    }

    pub(super) fn names_file(&self) -> bool {
        let path = self.text.trim();
        !path.is_empty() && !path.ends_with(std::path::is_separator)
    }

    pub(super) fn written(&self) -> PathBuf {
        Places::written(&self.folder, &self.text)
    }
}

/// The key of what a kind of file is called in the file chooser, and the endings of its names.
pub(in crate::ui) type Filter = (TextKey, &'static [&'static str]);

pub(in crate::ui) struct SaveForm {
    filter: Filter,
    path: PathField,
    choosing: Option<Choosing>,
    told: Told,
    /// Whether that is only to be known: nothing is wrong.
    mild: bool,
    /// Whether the desktop was asked, and has no file chooser.
    no_chooser: bool,
    replaces: Option<PathBuf>,
}

pub(in crate::ui) enum SaveFate {
    Is(Flow),
    To(PathBuf),
}

impl SaveForm {
    /// Asks for a place for a file that might be called so, in the folder used last unless the path is a whole one; at once with the
    /// desktop's file chooser if `chooser` is set.
    pub(in crate::ui) fn asking(ctx: &Context, app: &App, filter: Filter, path: &Path, chooser: bool) -> Self {
        let path = if path.is_absolute() { path.to_owned() } else { app.folder().join(path) };
        let path = PathField::new(&path, path.parent().map_or_else(PathBuf::new, Path::to_owned));
        let mut form = Self { filter, path, choosing: None, told: Told::NOTHING, mild: false, no_chooser: false, replaces: None };
        if chooser {
            form.choose(ctx);
        }
        form
    }

    fn choose(&mut self, ctx: &Context) {
        let path = self.path.written();
        let folder = path.parent().map_or_else(PathBuf::new, Path::to_owned);
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        self.choosing = Some(Choosing::ask(say!("file-save"), (folder, name), (say(self.filter.0), self.filter.1), waker(ctx)));
    }

    pub(in crate::ui) fn retarget(&mut self, filter: Filter, ending: &str) {
        self.filter = filter;
        self.path.text = Path::new(&self.path.text).with_extension(ending).display().to_string();
        self.told = Told::NOTHING;
    }

    /// Ends the file's name, before the dot, otherwise.
    pub(in crate::ui) fn rename(&mut self, before: &str, after: &str) {
        let path = PathBuf::from(&self.path.text);
        let (Some(stem), Some(ending)) = (path.file_stem().and_then(OsStr::to_str), path.extension().and_then(OsStr::to_str)) else {
            return;
        };
        if let Some(stem) = stem.strip_suffix(before) {
            self.path.text = path.with_file_name(format!("{stem}{after}.{ending}")).display().to_string();
        }
    }

    pub(in crate::ui) fn show(&mut self, ui: &mut Ui, chooser: bool) -> SaveFate {
        match self.choosing.as_ref().and_then(Choosing::poll) {
            None => {}
            Some(Chosen::Path(path)) => {
                let whole = self.with_ending(path.clone());
                // What the chooser has asked about is the path as it was.
                if whole == path {
                    return SaveFate::To(path);
                }
                (self.choosing, self.path.text) = (None, whole.display().to_string());
                if self.may_write(&whole) {
                    return SaveFate::To(whole);
                }
            }
            Some(Chosen::Nothing) => return SaveFate::Is(Flow::Close),
            Some(Chosen::NoChooser) => {
                self.path.focus();
                (self.choosing, self.told) = (None, told!("file-no-chooser"));
                (self.mild, self.no_chooser) = (true, true);
            }
        }
        let entered = self.path.show(ui, say!("file-path"), "", false);
        if !self.told.is_nothing() {
            ui.label(RichText::new(self.told.to_string()).color(if self.mild { accents(ui).quiet } else { accents(ui).refusal }));
        }
        ui.add_space(8.0);
        let idle = self.choosing.is_none();
        buttons(ui, |ui| {
            let ready = idle && !self.path.text.trim().is_empty();
            let save = ui.add_enabled(ready, primary(ui, say!("file-save"))).clicked();
            let cancel = ui.button(say!("cancel")).clicked();
            if chooser && !self.no_chooser && ui.add_enabled(idle, egui::Button::new(say!("file-browse"))).clicked() {
                self.choose(ui.ctx());
            }
            if save || entered && ready {
                let path = self.with_ending(self.path.written());
                if self.may_write(&path) {
                    return SaveFate::To(path);
                }
            }
            SaveFate::Is(if cancel { Flow::Close } else { Flow::Stay })
        })
    }

    /// The dialog in which the place of the game on the board is chosen.
    pub(in crate::ui) fn save(&mut self, ui: &mut Ui, desk: &mut Desk<'_>) -> Flow {
        match self.show(ui, desk.kept.chooser) {
            SaveFate::Is(fate) => fate,
            SaveFate::To(path) => {
                desk.wishes.push(Action::SaveOver(path));
                Flow::Close
            }
        }
    }

    fn with_ending(&self, path: PathBuf) -> PathBuf {
        match self.filter.1.first() {
            Some(ending) if path.extension().is_none() => path.with_extension(ending),
            _ => path,
        }
    }

    fn may_write(&mut self, path: &Path) -> bool {
        let may = !path.exists() || self.replaces.as_deref() == Some(path);
        if !may {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            self.told = told!("file-replaces", name = name.as_str());
            (self.replaces, self.mild) = (Some(path.to_owned()), false);
            self.path.focus();
        }
        may
    }
}
