//! The window's inside behind a guard: a panic costs neither the game nor the word about it, and nothing that is kept can stop the
//! program for good.

use std::path::PathBuf;
use std::sync::Arc;

use egui::{Button, CentralPanel, Context, RichText, ScrollArea, Ui, ViewportCommand};
use nestmate_core::variant::Library;
use nestmate_engine::task::caught;
use nestmate_engine::task::panics::{self, Panic};
use nestmate_text::words::{self, Language, key, say, told};

use crate::app::Rescue;
use crate::networks::use_networks_of;
use crate::saying::Saying;
use crate::storage::{Places, Starts, Store, WindowPlace, own_words};
use crate::ui::shell::Shell;

/// What the window's own thread is called where a panic is logged.
const WINDOW: &str = "window";

/// After so many frames a start has come to something.
const GOOD: u32 = 3;

/// Reads the games that can be played, with the id of the one to open on if the user names one; says why if that cannot be done.
pub type Load = Box<dyn FnOnce() -> Result<(Library, Option<String>), String>>;

struct Start {
    places: Option<Places>,
    store: Option<Store>,
    load: Load,
    file: Option<PathBuf>,
    chooser: bool,
}

enum InWindow {
    Shell(Box<Shell>),
    Page(Page),
}

/// The window's inside, which a panic does not take away unannounced. It is shown once a frame.
pub struct Guard {
    inside: InWindow,
    start: Option<Start>,
    starts: Option<Starts>,
    file: Option<PathBuf>,
    frames: u32,
    awake: bool,
    told: usize,
}

impl Guard {
    /// Begins: with the game as it was left; with a question if that has failed before. Without `places` nothing is kept.
    ///
    /// # Errors
    /// If there is nothing to play.
    pub fn begin(places: Option<Places>, load: Load, file: Option<PathBuf>, chooser: bool) -> Result<Self, String> {
        panics::watch();
        if let Some(places) = &places {
            use_networks_of(places.networks());
        }
        let store = places.as_ref().map(Store::of);
        let starts = store.as_ref().and_then(Store::starts);
        let start = Start { places, store, load, file, chooser };
        let mut guard = Self {
            inside: InWindow::Page(Page::Nothing),
            start: None,
            starts,
            file: None,
            frames: 0,
            awake: false,
            told: panics::elsewhere(0).len(),
        };
        if guard.starts.as_ref().is_some_and(Starts::must_ask) {
            guard.inside = InWindow::Page(Page::Asking);
            guard.start = Some(start);
            return Ok(guard);
        }
        match guard.enter(start, false) {
            Some(wrong) => {
                // What is kept has nothing to do with it.
                guard.starts.iter().for_each(Starts::good);
                Err(wrong)
            }
            None => Ok(guard),
        }
    }

    pub fn starts(&self) -> Option<Starts> {
        self.starts.clone()
    }

    pub fn place(&self) -> Option<WindowPlace> {
        self.shell().and_then(|shell| shell.app().settings().look.window)
    }

    pub fn language(&self) -> Option<Language> {
        self.shell().and_then(|shell| Language::of_code(shell.app().settings().look.language.as_deref()?))
    }

    pub fn shell(&self) -> Option<&Shell> {
        if let InWindow::Shell(shell) = &self.inside { Some(shell) } else { None }
    }

    pub fn shell_mut(&mut self) -> Option<&mut Shell> {
        if let InWindow::Shell(shell) = &mut self.inside { Some(shell) } else { None }
    }

    /// What is to happen even while the window is out of sight.
    pub fn tick(&mut self, ctx: &Context) {
        self.guarded(|shell| shell.tick(ctx));
    }

    pub fn show(&mut self, ui: &mut Ui) {
        if !std::mem::replace(&mut self.awake, true) {
            let ctx = ui.ctx().clone();
            panics::wake_by(Arc::new(move || ctx.request_repaint()));
        }
        if let InWindow::Page(page) = &self.inside {
            if let Some(asked) = page.show(ui) {
                self.answer(ui.ctx(), asked);
            }
            return;
        }
        if let Some(file) = self.file.take() {
            self.guarded(|shell| shell.open_file(ui.ctx(), file));
        }
        let failures = panics::elsewhere(self.told);
        self.told += failures.len();
        self.guarded(|shell| {
            for panic in &failures {
                shell.note_failure(panic);
            }
            shell.show(ui);
        });
        self.count(ui.ctx());
    }

    fn count(&mut self, ctx: &Context) {
        if self.shell().is_none() {
            return ctx.request_repaint();
        }
        if self.frames < GOOD {
            self.frames += 1;
            ctx.request_repaint();
        } else if let Some(starts) = self.starts.take() {
            starts.good();
        }
    }

    /// Does something with the shell. If that panics the game is kept, and a page takes the shell's place.
    fn guarded(&mut self, work: impl FnOnce(&mut Shell)) {
        let InWindow::Shell(shell) = &mut self.inside else { return };
        if caught(WINDOW, || work(shell)).is_ok() {
            return;
        }
        let panic = panics::here();
        let InWindow::Shell(shell) = std::mem::replace(&mut self.inside, InWindow::Page(Page::Nothing)) else { return };
        let text = caught(WINDOW, || shell.game_text()).ok();
        // What is broken may break again.
        let rescue = caught(WINDOW, || shell.rescue()).unwrap_or(Rescue::Lost);
        self.inside = InWindow::Page(Page::stopped(panic.as_ref(), rescue, text));
    }

    /// Makes the shell; what is wrong if there is nothing to play. A panic is told on a page.
    fn enter(&mut self, start: Start, plain: bool) -> Option<String> {
        self.file.clone_from(&start.file);
        match caught(WINDOW, || start.shell(plain)) {
            Ok(Ok(shell)) => self.inside = InWindow::Shell(Box::new(shell)),
            Ok(Err(wrong)) => return Some(wrong),
            Err(_) => self.inside = InWindow::Page(Page::stopped(panics::here().as_ref(), Rescue::Untouched, None)),
        }
        None
    }

    fn answer(&mut self, ctx: &Context, asked: PageAsked) {
        let Some(mut start) = self.start.take() else { return };
        let plain = asked == PageAsked::Plain;
        let doubtful = self.starts.as_ref().is_some_and(Starts::must_doubt_all);
        let mut troubles = Vec::new();
        if plain {
            self.starts.iter().for_each(Starts::note_plain);
            troubles.extend(start.store.iter_mut().flat_map(|store| store.set_aside(doubtful)).map(Saying::told));
            let own = start.places.as_ref().map(|places| places.data.display().to_string()).unwrap_or_default();
            troubles.push(told!("stopped-plain", path = own.as_str()));
            start.load = Box::new(|| Ok((crate::shipped::library(), None)));
            start.file = None;
        }
        if let Some(wrong) = self.enter(start, plain) {
            self.inside = InWindow::Page(Page::Wrong(wrong));
        }
        if let Some(shell) = self.shell_mut() {
            for told in troubles {
                shell.inform(told);
            }
        }
        ctx.request_repaint();
    }
}

impl Start {
    fn shell(self, plain: bool) -> Result<Shell, String> {
        let (library, game) = (self.load)()?;
        // Who names a game or a file wants that, and no introduction before it.
        let wants = game.is_some() || self.file.is_some();
        let own = self.places.as_ref().filter(|_| !plain);
        let wrong = own.map_or_else(Vec::new, |places| words::take_in(own_words(places)));
        let mut shell = match self.store {
            Some(store) => Shell::resume(library, store),
            None => Shell::new(library),
        }
        .map_err(|error| error.to_string())?
        .with_wrong_words(wrong);
        if let Some(game) = &game {
            shell.open_on(game);
        }
        if self.places.is_none() {
            shell.inform(told!("kept-no-home"));
        }
        if !self.chooser {
            return Ok(shell);
        }
        let shell = shell.with_chooser().following_desktop(None).with_sound(std::env::var_os("PATH").unwrap_or_default());
        #[cfg(any(target_os = "linux", target_os = "freebsd", target_os = "netbsd", target_os = "openbsd", target_os = "dragonfly"))]
        let shell = shell.with_reader(super::desktop::bus::reads_descriptions_only);
        Ok(if wants { shell } else { shell.introducing() })
    }
}

#[cfg(test)]
mod tests;

/// How wide the text of a page is, in points.
const WIDTH: f32 = 620.0;

pub(in crate::ui) enum Page {
    Nothing,
    /// The last starts have failed: is the game to be taken up once more?
    Asking,
    /// There is nothing to play; why.
    Wrong(String),
    Stopped {
        report: String,
        rescue: Rescue,
        game: Option<String>,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::ui) enum PageAsked {
    Plain,
    Again,
}

impl Page {
    pub(in crate::ui) fn stopped(panic: Option<&Panic>, rescue: Rescue, game: Option<String>) -> Self {
        let report = panic.map_or_else(|| concat!("Nestmate ", env!("CARGO_PKG_VERSION")).to_owned(), ToString::to_string);
        Self::Stopped { report, rescue, game }
    }

    pub(in crate::ui) fn show(&self, ui: &mut Ui) -> Option<PageAsked> {
        CentralPanel::default()
            .show(ui, |ui| {
                ui.vertical_centered(|ui| {
                    ui.set_max_width(WIDTH);
                    ui.add_space((ui.available_height() * 0.2).min(140.0));
                    match self {
                        Self::Nothing => None,
                        Self::Asking => asking(ui),
                        Self::Wrong(wrong) => {
                            ui.heading(say!("stopped"));
                            ui.add_space(12.0);
                            ui.label(wrong);
                            quit(ui);
                            None
                        }
                        Self::Stopped { report, rescue, game } => {
                            stopped(ui, report, *rescue, game.as_deref());
                            None
                        }
                    }
                })
                .inner
            })
            .inner
    }
}

fn asking(ui: &mut Ui) -> Option<PageAsked> {
    ui.heading(say!("stopped-ask"));
    ui.add_space(12.0);
    ui.label(say!("stopped-ask-why"));
    ui.add_space(16.0);
    let plain =
        ui.add(Button::new(RichText::new(say!("stopped-ask-plain")).strong())).on_hover_text(say!("stopped-ask-plain.tip")).clicked();
    ui.add_space(4.0);
    let again = ui.button(say!("stopped-ask-again")).on_hover_text(say!("stopped-ask-again.tip")).clicked();
    quit(ui);
    if plain { Some(PageAsked::Plain) } else { again.then_some(PageAsked::Again) }
}

fn stopped(ui: &mut Ui, report: &str, rescue: Rescue, game: Option<&str>) {
    ui.heading(say!("stopped"));
    ui.add_space(12.0);
    ui.label(say(match rescue {
        Rescue::Whole => key!("stopped-kept"),
        Rescue::Before => key!("stopped-kept-before"),
        Rescue::Untouched => key!("stopped-untouched"),
        Rescue::Lost => key!("stopped-lost"),
    }));
    ui.add_space(12.0);
    ui.label(say!("stopped-report"));
    ScrollArea::both().max_height(200.0).auto_shrink([false, true]).show(ui, |ui| {
        ui.add(egui::Label::new(RichText::new(report).monospace()).extend().selectable(true));
    });
    ui.add_space(12.0);
    copy(ui, say!("stopped-copy"), report);
    if let Some(game) = game {
        ui.add_space(4.0);
        copy(ui, say!("stopped-copy-game"), game);
    }
    quit(ui);
}

fn copy(ui: &mut Ui, label: &str, text: &str) {
    if ui.button(label).clicked() {
        ui.ctx().copy_text(text.to_owned());
    }
}

fn quit(ui: &mut Ui) {
    ui.add_space(4.0);
    if ui.button(say!("stopped-quit")).clicked() {
        ui.ctx().send_viewport_cmd(ViewportCommand::Close);
    }
}
