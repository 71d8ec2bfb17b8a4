//! What can be wrong with the text of a game, as data. Sentences are made of it in `saying`.

use crate::notation::FenError;
use crate::position::TextError;
use crate::variant::{Side, Unplayable};

/// Why a game cannot be read from text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TextFault {
    /// There is nothing in it.
    Empty,
    /// It has this many bytes, which is too many.
    Long(usize),
    /// The position that it begins from cannot be set up.
    Start(FenError),
    /// The start position of the game that it names cannot be set up.
    GameStart(TextError),
    /// There is no game of this name.
    NoGame(String),
    /// The game that it names cannot be played.
    Unplayable(Unplayable),
    /// A rule of the house cannot be read.
    House(HouseFault),
    /// A bracket closes nothing.
    Bracket(char),
    /// What stands in square brackets is no tag.
    NoTag,
    /// A tag is not closed.
    TagOpen,
    /// The value of a tag does not end.
    TagEndless,
    /// A tag stands inside a variation.
    TagInside,
    /// A comment does not end.
    CommentEndless,
    /// What follows a `$` is no glyph.
    NoGlyph,
    /// Variations are nested deeper than this.
    Deep(usize),
    /// A variation has no move to stand beside.
    VariationFirst,
    /// A variation is closed that was not opened.
    CloseMany,
    /// The text ends inside a variation.
    EndsInside,
    /// A word is no legal move.
    NoMove {
        /// The word.
        text: String,
        /// Whose move it is.
        side: Side,
        /// The number of the move.
        number: u32,
    },
    /// A word could be one of several moves.
    Ambiguous {
        /// The word.
        text: String,
        /// The moves.
        moves: String,
    },
    /// The game has more moves than this.
    ManyMoves(usize),
}

/// What is wrong with a rule of the house.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HouseFault {
    /// It is not written as a name and a value.
    NoPair(String),
    /// Its value is no number that it can have.
    Number {
        /// Its name.
        name: String,
        /// The value.
        value: String,
    },
    /// The game has no rule of this name.
    Unknown(String),
    /// It is neither on nor off.
    Switch {
        /// What is written.
        rule: String,
        /// Its name.
        name: String,
    },
}

/// Something of a text that was passed over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Remark {
    /// What comes after the first game.
    FirstOnly,
    /// Hidden characters.
    Hidden {
        /// The line of the first, from 1.
        line: usize,
        /// Its column, from 1.
        column: usize,
    },
}
