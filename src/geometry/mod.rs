//! What is true of a board before any piece stands on it: cells, sets of cells, steps and their images.

mod cell;
mod grid;
mod step;

pub use cell::{Cell, CellSet, MAX_CELLS};
pub use grid::{Grid, Mirror};
pub use step::{Dirs, Offset, images, paired_images, ring};
