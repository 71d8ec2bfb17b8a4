//! Changes of a game's moves that can be undone, as they are kept with the game.

use serde::{Deserialize, Serialize};

use super::record::Played;

/// What can be undone, and the moves that this may bring back.
///
/// Moves are numbered: 0 is the start, those of the record come first, then those that were cut off.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Undo {
    /// Moves that were cut off, each after the one that it follows.
    pub cut: Vec<Cut>,
    /// How the changes are undone, the last one last.
    pub steps: Vec<UndoStep>,
}

/// A move that was cut off.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Cut {
    /// The move; it always says which one it follows.
    pub played: Played,
    /// Whether it was cut off with the move that it follows, not off it.
    #[serde(default)]
    pub attached: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum UndoStep {
    Deleted {
        /// Its first move.
        first: usize,
        /// Its place among the continuations.
        rank: usize,
    },
    /// Continuations were put in another order; the earlier orders, by the move before them.
    Ordered(Vec<(usize, Vec<usize>)>),
    /// Something was said of a move; what was said before.
    Noted {
        place: usize,
        /// The comment before it.
        #[serde(default)]
        before: String,
        /// The comment after it.
        #[serde(default)]
        after: String,
        #[serde(default)]
        glyphs: Vec<u8>,
        #[serde(default)]
        shapes: Vec<String>,
    },
}
