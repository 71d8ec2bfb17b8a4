//! Pixels: the shell, the board, panels and dialogs.

mod bar;
pub mod board;
mod commands;
mod desk;
mod dialogs;
mod drawers;
mod ending;
mod figurines;
mod frame;
mod intro;
mod lattices;
mod letters;
mod minis;
mod panels;
mod pictures;
mod pieces;
mod rules;
mod shell;
mod workbench;

pub use frame::guard::{Guard, Load};
pub use frame::window::{WindowError, run_window};
pub use pictures::{film, page, shot};
pub(crate) use pieces::picture_exists;
pub use shell::Shell;
