//! Pixels: the shell, the board, panels and dialogs.

pub mod board;
pub mod men;
pub mod raster;
pub mod shot;
