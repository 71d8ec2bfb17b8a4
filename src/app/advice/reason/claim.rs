//! What can be said for a move. Every claim can be checked on the board.

use nestmate_core::geometry::Cell;
use nestmate_core::variant::{KindId, Piece};

use crate::app::advice::verdict::Verdict;

/// A piece where it stands.
pub type PieceOn = (Piece, Cell);

/// Something true of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claim {
    /// There is no other legal move.
    Only,
    /// The opponent has lost on the board: by mate if this is true, or else for want of a move.
    Ends(bool),
    /// The game is won on the board, though the opponent could still move.
    Wins,
    /// The opponent is mated in this many moves, this one counted.
    Mates(u32),
    Captures(PieceOn, Trade),
    /// This many pieces of the opponent can no longer move for want of their semi-royal.
    Freezes(usize),
    /// This many own pieces can move again.
    Thaws(usize),
    /// It gives check, by the piece that moved or by another.
    Checks(Option<PieceOn>),
    /// It ends a check, by the King's leaving or by standing between.
    EndsCheck(Relief),
    /// The piece becomes another.
    Becomes(KindId, Became),
    Castles,
    /// The piece attacks two others at once; either could be won, or one is the King.
    Forks(PieceOn, PieceOn),
    /// A piece of the opponent could be won by the next move, which could not be won before.
    Threatens(PieceOn),
    /// It would be mate by the next move.
    ThreatensMate,
    /// The opponent would have mated in this many moves.
    StopsMate(u32),
    /// The piece could have been won by another, and can no longer be.
    Escapes(PieceOn),
    /// An own piece could have been won, and is guarded now.
    Guards(PieceOn),
    /// An own piece could have been won by another, which no longer reaches it.
    Shields(PieceOn, PieceOn),
    /// In the line that follows this piece of the opponent is captured, and material is won in all.
    WinsLater(PieceOn),
    /// The piece needs this many more moves to its change for the better, on an empty board.
    Nears(u32),
    /// An own piece has more moves than before: from how many to how many.
    Frees(PieceOn, usize, usize),
    /// The piece itself has more moves than before.
    GainsRoom(usize, usize),
    /// This many centipawns better than the next best move.
    Better(i32),
    /// What the line comes to.
    Leads(Verdict),
}

/// What a capture comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trade {
    /// Nothing can take back.
    Free,
    /// Material is won, whatever takes back.
    Won,
    /// Nothing is won or lost when the piece is taken back.
    Even,
    /// More is given than taken.
    Given,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relief {
    Leaves,
    /// A piece comes between the King and this one.
    Blocks(PieceOn),
    /// The piece that gave check is captured.
    Captures,
}

/// How a piece becomes another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Became {
    Promoted,
    Turned,
    /// It is exchanged or swapped with a reserve.
    Exchanged,
    /// It is given for a missing piece.
    Restored,
}

impl Claim {
    /// Whether nothing else matters.
    pub(super) fn is_final(&self) -> bool {
        matches!(self, Self::Ends(_) | Self::Wins | Self::Mates(_))
    }

    /// Its place among other claims; the weightiest has the least.
    pub(super) fn weight(&self) -> u32 {
        match self {
            Self::Ends(_) | Self::Wins => 0,
            Self::Mates(_) => 1,
            Self::Only => 2,
            Self::Captures(_, Trade::Free | Trade::Won) => 10,
            Self::Freezes(_) => 11,
            Self::EndsCheck(_) => 12,
            Self::StopsMate(_) => 13,
            Self::ThreatensMate => 14,
            Self::Becomes(..) => 15,
            Self::Forks(..) => 16,
            Self::Checks(_) => 17,
            Self::Captures(_, Trade::Even) => 18,
            Self::WinsLater(_) => 19,
            Self::Escapes(_) => 20,
            Self::Shields(..) => 21,
            Self::Guards(_) => 22,
            Self::Thaws(_) => 23,
            Self::Threatens(_) => 24,
            Self::Captures(_, Trade::Given) => 25,
            Self::Castles => 26,
            Self::Nears(_) => 27,
            Self::Frees(..) => 28,
            Self::GainsRoom(..) => 29,
            Self::Better(_) => 30,
            Self::Leads(_) => 31,
        }
    }

    /// Whether this claim and a later one can stand in one sentence without saying the same thing twice.
    pub(super) fn goes_with(&self, later: &Self) -> bool {
        match (self, later) {
            (Self::EndsCheck(_), _) => matches!(later, Self::Checks(_) | Self::Captures(..)),
            (Self::WinsLater((_, won)), Self::Threatens((_, cell))) => won != cell,
            (Self::Forks((_, a), (_, b)), Self::WinsLater((_, won))) => won != a && won != b,
            (_, Self::Better(_) | Self::Leads(_) | Self::Only | Self::Ends(_) | Self::Wins | Self::Mates(_))
            | (Self::Forks(..) | Self::ThreatensMate, Self::Threatens(_) | Self::Checks(_))
            | (Self::Frees(..), Self::GainsRoom(..))
            | (Self::StopsMate(_), Self::Shields(..) | Self::Guards(_) | Self::Escapes(_))
            | (Self::Shields(..), Self::Guards(_)) => false,
            // What is nice to have is not worth a word beside what is won.
            (_, Self::GainsRoom(..) | Self::Frees(..) | Self::Nears(_)) => self.weight() >= Self::Castles.weight(),
            _ => true,
        }
    }
}
