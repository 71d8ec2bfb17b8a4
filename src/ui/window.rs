//! The window on the desktop.

use eframe::{Frame, NativeOptions, Renderer};
use egui::{Ui, Vec2, ViewportBuilder};
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

struct Window {
    shell: Shell,
}

impl eframe::App for Window {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut Frame) {
        self.shell.show(ui);
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
        .with_inner_size(Vec2::new(1480.0, 1000.0))
        .with_min_inner_size(Vec2::new(1024.0, 660.0))
        .with_clamp_size_to_monitor_size(true);
    let options = NativeOptions { viewport, renderer: Renderer::Glow, ..NativeOptions::default() };
    eframe::run_native("nestmate", options, Box::new(|_| Ok(Box::new(Window { shell }))))?;
    Ok(())
}
