//! One game from its start: a tree of moves, where the players are in it, and how it has ended. No files, no threads, no pixels.

mod build;
mod clock;
mod form;
pub mod glyph;
mod kept;
mod kifu;
mod players;
mod qipu;
mod record;
mod shapes;
mod text;
mod tree;

pub use build::{Builder, MAX_MOVES};
pub use clock::{Control, Face, millis};
pub use form::RecordForm;
pub use kept::{Kept, KeptBy, captured, kept, kept_in};
pub use kifu::BareMove;
pub use players::players_moves;
pub use record::{Game, IllegalMove, MAX_COMMENT, Step, Tags};
pub use shapes::{Brush, Eval, EvalScore, Shape};
pub use text::{
    HouseFault, Loaded, Remark, TextFault, TextPlace, are_positions, head_tags, read_text, record_text, result_text, split_games,
};
pub use tree::{Item, NodeId, Notes, Tree, TreeEdit};
