//! Pictures without a window: boards as pixels and drawings, films, pages to print, and what is exported.

pub(super) mod cards;
pub(super) mod export;
pub mod film;
pub mod page;
pub(super) mod raster;
pub mod shot;
pub(super) mod vector;
