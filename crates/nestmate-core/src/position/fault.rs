//! What can be wrong with the text of a position, as data. Sentences are made of it in `saying`.

use crate::variant::{BoardFault, Royalty};

/// Why a text is no position.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "fields that say what they hold")]
pub enum TextError {
    /// It has this many fields, not seven.
    Fields(usize),
    /// It has this many bytes, more than any position has.
    TooLong(usize),
    Field(Field, FieldFault),
    /// The royal piece of the side that has just moved could be captured.
    Exposed {
        /// What the definition calls side and piece.
        side: String,
        piece: String,
        cell: String,
    },
}

impl TextError {
    /// The number of the field that could not be read, which tells how far the text was understood: after all of them comes what only the
    /// rules forbid.
    pub fn field(&self) -> usize {
        match self {
            Self::Fields(_) | Self::TooLong(_) | Self::Field(Field::Board, FieldFault::Board(BoardFault::Ranks { .. })) => 0,
            Self::Field(field, _) => field.number(),
            Self::Exposed { .. } => Field::Counted.number() + 1,
        }
    }
}

/// A field of a position text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Field {
    /// The board.
    Board,
    /// The side to move.
    Side,
    /// The reserves.
    Reserves,
    /// The pieces that have not moved.
    Unmoved,
    /// What can be captured en passant.
    Passing,
    /// The half-moves without progress.
    Halfmoves,
    /// The number of the move.
    Number,
    /// The checks given.
    Checks,
    /// The passes just made.
    Passes,
    /// Where a piece was captured that may not be traded.
    Traded,
    /// The moves counted.
    Counted,
}

impl Field {
    /// Its place in the text, from 1.
    pub fn number(self) -> usize {
        self as usize + 1
    }
}

/// What is wrong with a field of a position text.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "fields that say what they hold")]
pub enum FieldFault {
    Board(BoardFault),
    Letter(char),
    /// The piece of this letter has no turned side, or nothing is promoted to it until captured.
    NotTurned(char),
    /// A side has more or fewer royal pieces than the game lets it have.
    Royals {
        /// What the definition calls it.
        side: String,
        count: usize,
        /// What they are to it.
        royalty: Royalty,
    },
    Side(String),
    /// There are reserves in a game that has none.
    NoReserves,
    /// The reserves are not in brackets.
    Reserves,
    /// There are this many reserves, not three.
    ReserveCount(usize),
    UnsortedLetters(String),
    /// A reserve has a royal piece of this letter.
    RoyalHeld(char),
    /// A reserve has too many pieces of this letter.
    TooManyHeld(char),
    /// On this cell is no piece whose first move matters.
    Moved(String),
    /// Captures en passant are not written as they should be.
    Passing,
    /// No move can have left this to be captured.
    NoPassing(String),
    UnsortedCells(String),
    Cell(String),
    Number(String),
    /// The number of the move is 0.
    FromZero,
    /// The numbers of checks are not written as they should be, or are more than win.
    Checks(String),
    /// The passes are not written as they should be.
    Passes(String),
    /// This is no cell with an `x` before it on which the side that has just moved can have captured.
    Traded(String),
    /// The moves counted are not written as they should be.
    Counted(String),
}
