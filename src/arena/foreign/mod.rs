//! Engines of others, or other builds of this one, as players. The board is always set by the start and the moves since.

mod process;
mod uci;

pub(super) use uci::UciPlayer;
