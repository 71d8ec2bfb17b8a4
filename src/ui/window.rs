//! The window on the desktop.

use std::path::PathBuf;

use eframe::{Frame, NativeOptions, Renderer};
use egui::{Context, Ui, Vec2, ViewportBuilder, ViewportCommand};
use thiserror::Error;

use super::icon::icon;
use super::shell::Shell;
use crate::app::StartError;
use crate::storage::{Places, Store, WindowPlace, own_words};
use crate::variant::Library;
use crate::words;

/// Why the window could not be opened.
#[derive(Debug, Error)]
pub enum WindowError {
    /// There is nothing to play.
    #[error(transparent)]
    Start(#[from] StartError),
    /// The system gives no window.
    #[error(
        "the window cannot be opened: {0}\n\
         A display (Wayland or X11) and OpenGL are needed. On Debian: apt-get install libgl1 libgl1-mesa-dri libxcursor1 libxi6 libxrandr2 libx11-xcb1 libxkbcommon-x11-0"
    )]
    System(#[from] eframe::Error),
}

/// The size that the window begins with, in points, where the screen has room for it.
const SIZE: Vec2 = Vec2::new(1480.0, 1000.0);

/// What the desktop's bars and the window's own title may take from the screen, in points.
const BARS: Vec2 = Vec2::new(40.0, 100.0);

struct Window {
    shell: Shell,
    /// The size that the window begins with, until it has been fitted to the screen.
    wanted: Option<Vec2>,
}

impl eframe::App for Window {
    fn logic(&mut self, ctx: &Context, _frame: &mut Frame) {
        self.shell.tick(ctx);
    }

    fn ui(&mut self, ui: &mut Ui, frame: &mut Frame) {
        if let Some(seconds) = frame.info().cpu_usage {
            tracing::trace!(milliseconds = seconds * 1000.0, "frame");
        }
        self.fit(ui);
        self.shell.show(ui);
    }
}

impl Window {
    /// On a screen without room for its size and the desktop's bars, the window fills it.
    fn fit(&mut self, ui: &Ui) {
        let screen = ui.input(|input| input.viewport().monitor_size);
        if let (Some(screen), Some(size)) = (screen, self.wanted.filter(|_| screen.is_some())) {
            self.wanted = None;
            if screen.x < size.x + BARS.x || screen.y < size.y + BARS.y {
                ui.ctx().send_viewport_cmd(ViewportCommand::Maximized(true));
            }
        }
    }
}

/// Opens the window as it was left, with a file if one is given, and stays until it is closed.
///
/// # Errors
/// If no game of the library can be played, or the system gives no window.
pub fn run_window(library: Library, file: Option<PathBuf>) -> Result<(), WindowError> {
    let places = Places::of_user();
    let wrong = places.as_ref().map_or_else(Vec::new, |places| words::take_in(own_words(places)));
    words::follow_system();
    let store = places.map(|places| Store::open(&places));
    let mut shell = match store {
        Some(Ok(store)) => Shell::resume(library, store)?,
        Some(Err(error)) => {
            tracing::warn!("the open game and the settings cannot be kept: {error}");
            Shell::new(library)?
        }
        None => Shell::new(library)?,
    }
    .with_chooser()
    .with_wrong_words(wrong);
    let place = shell.app().settings().look.window;
    let viewport = placed(ViewportBuilder::default().with_title("Nestmate").with_app_id("nestmate"), place);
    let viewport = match icon() {
        Some(icon) => viewport.with_icon(icon),
        None => viewport,
    };
    // Noise against bands in gradients would cost every pixel of every frame, and there are no large gradients.
    let options = NativeOptions { viewport, renderer: Renderer::Glow, dithering: false, ..NativeOptions::default() };
    let begin = move |ctx: &Context| {
        if let Some(file) = file {
            shell.open_file(ctx, file);
        }
        Window { shell, wanted: Some(place.map_or(SIZE, |place| Vec2::from(place.size))) }
    };
    eframe::run_native("nestmate", options, Box::new(|creation| Ok(Box::new(begin(&creation.egui_ctx)))))?;
    Ok(())
}

/// The window where it was, or of its usual size.
fn placed(viewport: ViewportBuilder, place: Option<WindowPlace>) -> ViewportBuilder {
    let sane = |length: f32| length.is_finite() && (-100.0..20_000.0).contains(&length);
    let least = Vec2::new(960.0, 600.0);
    let size = place.map(|place| Vec2::from(place.size)).filter(|size| sane(size.x) && sane(size.y)).map_or(SIZE, |size| size.max(least));
    let viewport = viewport.with_inner_size(size).with_min_inner_size(least).with_clamp_size_to_monitor_size(true);
    let viewport = match place.and_then(|place| place.at).filter(|at| sane(at.0) && sane(at.1)) {
        Some((left, top)) => viewport.with_position([left, top]),
        None => viewport,
    };
    if place.is_some_and(|place| place.maximized) { viewport.with_maximized(true) } else { viewport }
}
