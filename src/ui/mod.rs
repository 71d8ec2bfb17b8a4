//! Pixels: the shell, the board, panels and dialogs.

mod bar;
pub mod board;
mod command;
mod dialogs;
mod keys;
mod men;
mod menus;
mod minis;
mod panels;
mod raster;
mod shell;
pub mod shot;
mod theme;
mod window;

pub use shell::Shell;
pub use window::{WindowError, run_window};
