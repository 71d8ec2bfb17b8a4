//! One game from its start: a tree of moves, where the players are in it, and how it has ended. No clocks, no files, no pixels.

mod outcome;
mod record;
mod text;
mod tree;

pub use record::{Game, Step};
pub use text::record_text;
pub use tree::NodeId;
