//! What can be wrong with a definition when its rules are asked too.

use crate::position::TextError;
use crate::variant::{Fault, Unplayable};

/// Why a game of a definition file cannot be begun.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// Its definition is wrong.
    Definition(Fault),
    /// The rules do not allow the start position.
    Start(TextError),
    /// The rules do not allow the start position, which comes from another game.
    InheritedStart {
        /// The id of that game.
        from: String,
        /// Why.
        error: TextError,
    },
}

impl From<Unplayable> for Unplayable<Flaw> {
    fn from(unplayable: Unplayable) -> Self {
        unplayable.map(Flaw::Definition)
    }
}
