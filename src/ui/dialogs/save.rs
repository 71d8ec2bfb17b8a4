//! Saving: by the desktop's file chooser, or by a path where there is none. What is saved is the caller's to say.

use std::path::{Path, PathBuf};

use egui::{Context, Key, RichText, TextEdit, Ui};
use nestmate_text::words::{TextKey, Told, say, told};

use super::open::{waker, within};
use super::{Flow, primary};
use crate::app::{App, Choosing, Chosen};
use crate::storage::Places;
use crate::ui::frame::theme::accents;

/// The key of what a kind of file is called in the file chooser, and the endings of its names.
pub(in crate::ui) type Filter = (TextKey, &'static [&'static str]);

#[derive(Debug)]
pub(in crate::ui) struct SaveForm {
    filter: Filter,
    path: String,
    folder: PathBuf,
    choosing: Option<Choosing>,
    told: Told,
    /// Whether that is only to be known: nothing is wrong.
    mild: bool,
    replaces: Option<PathBuf>,
    ready: bool,
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
        let folder = path.parent().map_or_else(PathBuf::new, Path::to_owned);
        let mut form = Self {
            filter,
            path: path.display().to_string(),
            folder,
            choosing: None,
            told: Told::NOTHING,
            mild: false,
            replaces: None,
            ready: false,
        };
        if chooser {
            form.choose(ctx);
        }
        form
    }

    fn choose(&mut self, ctx: &Context) {
        let path = Places::written(&self.folder, &self.path);
        let folder = path.parent().map_or_else(PathBuf::new, Path::to_owned);
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        self.choosing = Some(Choosing::ask(say!("file-save"), (folder, name), (say(self.filter.0), self.filter.1), waker(ctx)));
    }

    pub(in crate::ui) fn retarget(&mut self, filter: Filter, ending: &str) {
        self.filter = filter;
        self.path = Path::new(&self.path).with_extension(ending).display().to_string();
        self.told = Told::NOTHING;
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
                (self.choosing, self.path) = (None, whole.display().to_string());
                if self.may_write(&whole) {
                    return SaveFate::To(whole);
                }
            }
            Some(Chosen::Nothing) => return SaveFate::Is(Flow::Close),
            Some(Chosen::NoChooser) => {
                (self.choosing, self.ready) = (None, false);
                self.told = told!("file-no-chooser");
                self.mild = true;
            }
        }
        let label = ui.label(say!("file-path"));
        let field = ui.add(TextEdit::singleline(&mut self.path).desired_width(f32::INFINITY)).labelled_by(label.id);
        if !self.ready {
            self.ready = true;
            field.request_focus();
        }
        within(ui, &self.folder, &self.path);
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if !self.told.is_nothing() {
            ui.label(RichText::new(self.told.to_string()).color(if self.mild { accents(ui).quiet } else { accents(ui).refusal }));
        }
        ui.add_space(8.0);
        let idle = self.choosing.is_none();
        ui.horizontal(|ui| {
            if chooser && ui.add_enabled(idle, egui::Button::new(say!("file-browse"))).clicked() {
                self.choose(ui.ctx());
            }
            let ready = idle && !self.path.trim().is_empty();
            let save = ui.add_enabled(ready, primary(ui, say!("file-save"))).clicked();
            let cancel = ui.button(say!("cancel")).clicked();
            if save || entered && ready {
                let path = self.with_ending(Places::written(&self.folder, &self.path));
                if self.may_write(&path) {
                    return SaveFate::To(path);
                }
            }
            SaveFate::Is(if cancel { Flow::Close } else { Flow::Stay })
        })
        .inner
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
            self.ready = false;
        }
        may
    }
}
