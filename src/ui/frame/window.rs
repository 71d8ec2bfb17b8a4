//! The window on the desktop.

use std::path::PathBuf;

use eframe::{Frame, NativeOptions, Renderer};
use egui::{Context, Ui, Vec2, ViewportBuilder, ViewportCommand};
use rfd::{MessageDialog, MessageLevel};
use thiserror::Error;

use crate::storage::{Places, Starts, WindowPlace};
use crate::task::{caught, panics};
use crate::ui::frame::guard::{Guard, Load};
use crate::ui::pictures::icon::icon;
use crate::words::{self, say};

/// Why the window could not be opened.
#[derive(Debug, Error)]
pub enum WindowError {
    /// There is nothing to play; why.
    #[error("{0}")]
    Start(String),
    /// Something has panicked; what is to be reported.
    #[error("the program has stopped\n{0}")]
    Stopped(String),
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
    guard: Guard,
    /// The size that the window begins with, until it has been fitted to the screen.
    wanted: Option<Vec2>,
}

impl eframe::App for Window {
    fn logic(&mut self, ctx: &Context, _frame: &mut Frame) {
        self.guard.tick(ctx);
    }

    fn ui(&mut self, ui: &mut Ui, frame: &mut Frame) {
        if let Some(seconds) = frame.info().cpu_usage {
            tracing::trace!(milliseconds = seconds * 1000.0, "frame");
        }
        self.fit(ui);
        self.guard.show(ui);
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

/// Opens the window as it was left, with a file if one is given, and stays until it is closed. `load` reads the games.
///
/// # Errors
/// If no game can be played, the system gives no window, or something has panicked where the window cannot show it.
pub fn run_window(load: Load, file: Option<PathBuf>) -> Result<(), WindowError> {
    words::follow_system();
    let guard = Guard::begin(Places::of_user(), load, file, true).map_err(WindowError::Start)?;
    let (place, starts) = (guard.place(), guard.starts());
    let viewport = placed(ViewportBuilder::default().with_title("Nestmate").with_app_id("org.nestmate.Nestmate"), place);
    let viewport = match icon() {
        Some(icon) => viewport.with_icon(icon),
        None => viewport,
    };
    // Noise against bands in gradients would cost every pixel of every frame, and there are no large gradients.
    let options = NativeOptions { viewport, renderer: Renderer::Glow, dithering: false, ..NativeOptions::default() };
    let window = Window { guard, wanted: Some(place.map_or(SIZE, |place| Vec2::from(place.size))) };
    // What the guard cannot catch has panicked around it. The game is kept while the window is taken down.
    let run = caught("window", || eframe::run_native("nestmate", options, Box::new(|_| Ok(Box::new(window)))));
    match run {
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) => {
            starts.iter().for_each(Starts::good);
            Err(error.into())
        }
        Err(_) => {
            let report = panics::here().map_or_else(String::new, |panic| panic.to_string());
            let text = format!("{}\n\n{report}", say("stopped-untouched"));
            // Without a desktop that shows it the report is on the error stream all the same.
            MessageDialog::new().set_level(MessageLevel::Error).set_title(say("stopped")).set_description(text).show();
            Err(WindowError::Stopped(report))
        }
    }
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
