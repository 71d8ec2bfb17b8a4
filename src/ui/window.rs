//! The window on the desktop.

use eframe::{Frame, NativeOptions, Renderer};
use egui::{Context, Ui, Vec2, ViewportBuilder, ViewportCommand};
use thiserror::Error;

use super::shell::Shell;
use crate::app::StartError;
use crate::variant::Library;

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
    /// Whether the window has been fitted to the screen.
    fitted: bool,
}

impl eframe::App for Window {
    fn logic(&mut self, ctx: &Context, _frame: &mut Frame) {
        self.shell.tick(ctx);
    }

    fn ui(&mut self, ui: &mut Ui, _frame: &mut Frame) {
        self.fit(ui);
        self.shell.show(ui);
    }
}

impl Window {
    /// On a screen without room for the usual size, the window fills it.
    fn fit(&mut self, ui: &Ui) {
        let screen = ui.input(|input| input.viewport().monitor_size);
        if let Some(screen) = screen.filter(|_| !self.fitted) {
            self.fitted = true;
            if screen.x < SIZE.x + BARS.x || screen.y < SIZE.y + BARS.y {
                ui.ctx().send_viewport_cmd(ViewportCommand::Maximized(true));
            }
        }
    }
}

/// Opens the window and stays until it is closed.
///
/// # Errors
/// If no game of the library can be played, or the system gives no window.
pub fn run_window(library: Library) -> Result<(), WindowError> {
    let shell = Shell::new(library)?;
    let viewport = ViewportBuilder::default()
        .with_title("Nestmate")
        .with_app_id("nestmate")
        .with_inner_size(SIZE)
        .with_min_inner_size(Vec2::new(1024.0, 660.0))
        .with_clamp_size_to_monitor_size(true);
    let options = NativeOptions { viewport, renderer: Renderer::Glow, ..NativeOptions::default() };
    eframe::run_native("nestmate", options, Box::new(|_| Ok(Box::new(Window { shell, fitted: false }))))?;
    Ok(())
}
