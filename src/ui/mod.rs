//! Pixels: the shell, the board, panels and dialogs.

mod bar;
pub mod board;
mod command;
mod dialogs;
mod ending;
mod export;
pub mod film;
mod guard;
mod icon;
mod intro;
mod keymap;
mod keys;
mod looks;
mod menus;
mod minis;
mod owner;
pub mod page;
mod pages;
mod panels;
mod pieces;
mod raster;
mod rules;
mod shell;
pub mod shot;
#[cfg(feature = "sound")]
mod sound;
mod switch;
mod theme;
mod toasts;
mod vector;
mod window;
mod workbench;

pub use guard::{Guard, Load};
pub use shell::Shell;
pub use window::{WindowError, run_window};
