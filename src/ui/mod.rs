//! Pixels: the shell, the board, panels and dialogs.

pub mod board;
mod men;
mod raster;
pub mod shot;
