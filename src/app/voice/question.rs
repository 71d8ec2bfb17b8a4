//! What a player asks who does not see the board.

use nestmate_core::variant::Side;
use nestmate_text::words::{TextKey, key};

/// A way across the board, as it is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bearing {
    Up,
    UpRight,
    Right,
    DownRight,
    Down,
    DownLeft,
    Left,
    UpLeft,
}

impl Bearing {
    /// All of them, clockwise.
    pub const ALL: [Self; 8] =
        [Self::Up, Self::UpRight, Self::Right, Self::DownRight, Self::Down, Self::DownLeft, Self::Left, Self::UpLeft];

    /// The step on the screen: to the right, and up.
    pub(super) const fn step(self) -> (i8, i8) {
        match self {
            Self::Up => (0, 1),
            Self::UpRight => (1, 1),
            Self::Right => (1, 0),
            Self::DownRight => (1, -1),
            Self::Down => (0, -1),
            Self::DownLeft => (-1, -1),
            Self::Left => (-1, 0),
            Self::UpLeft => (-1, 1),
        }
    }

    /// The key of its name.
    pub(super) const fn key(self) -> TextKey {
        match self {
            Self::Up => key!("voice-up"),
            Self::UpRight => key!("voice-up-right"),
            Self::Right => key!("voice-right"),
            Self::DownRight => key!("voice-down-right"),
            Self::Down => key!("voice-down"),
            Self::DownLeft => key!("voice-down-left"),
            Self::Left => key!("voice-left"),
            Self::UpLeft => key!("voice-up-left"),
        }
    }
}

/// Something to be told about the game or about the keyboard's cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Inquiry {
    LastMove,
    /// Whose turn it is, and how the game stands.
    Turn,
    Clocks,
    /// Where the cursor is, in the whole game and in each inner one.
    Here,
    /// What can move to this cell.
    Arrivals,
    /// Where the piece on this cell can go.
    Moves,
    /// What the piece on this cell can capture.
    Captures,
    /// The opponent's pieces that attack this cell.
    Attackers,
    /// The player's pieces that defend this cell.
    Defenders,
    /// The nearest piece each way.
    Around,
    /// The nearest piece each way on the lattice of this cell.
    Lattice,
    /// All that stands on the file.
    File,
    /// All that stands on the rank.
    Rank,
    /// All that stands one way.
    Ray(Bearing),
    Pieces(Side),
    /// The whole board as it is seen, rank by rank.
    Board,
}
