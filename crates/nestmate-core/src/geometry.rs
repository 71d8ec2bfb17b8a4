//! What is true of a board before any piece stands on it: cells, sets of cells, steps and their images.

mod cell;
mod grid;
mod step;

pub use cell::{Cell, CellSet, MAX_CELLS, MAX_VIA};
pub use grid::{Grid, Mirror, Wrap, file_letter};
pub use step::{Dirs, Heading, Offset, images, images_by_way_of, ring};
