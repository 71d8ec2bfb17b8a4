//! Why two games cannot be nested.

use crate::variant::problem::Unplayable;

/// Why two games cannot be nested.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NestFault {
    /// One of them cannot be played itself.
    Unplayable(Unplayable),
    /// The game of this name is not played up the board.
    Tilted(String),
    /// On a board that holds the games of these names, Black's side cannot be White's in the way that both of them mean it.
    OneSided([String; 2]),
    /// The board of the game of this name goes round.
    Wrapped(String),
    /// The game of this name has several royal pieces.
    Royals(String),
    /// The game of this name begins with its royal pieces in the reserve.
    Setup(String),
    /// The board would have this many files and ranks.
    Large(u8, u8),
    /// All letters are taken.
    Letters,
    /// No cells are left for free pieces.
    Full,
}
