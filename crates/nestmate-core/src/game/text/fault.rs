//! What can be wrong with the text of a game, as data. Sentences are made of it in `saying`.

use crate::notation::Dropped;
use crate::position::{Position, TextError};
use crate::variant::{BREAKS, Unplayable, Variant, line_breaks};

/// How much of a word that is no move is told.
const SHOWN: usize = 40;

/// Why a game cannot be read from text.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "fields that say what they hold")]
pub enum TextFault {
    Empty,
    /// It has this many bytes, which is too many.
    Long(usize),
    Start(TextError),
    /// The start position of the game that it names cannot be set up.
    GameStart(TextError),
    NoGame(String),
    Unplayable(Unplayable),
    House(HouseFault),
    /// A bracket closes nothing.
    Bracket(char),
    /// What stands in square brackets is no tag.
    NoTag,
    TagOpen,
    TagEndless,
    TagInside,
    CommentEndless,
    /// What follows a `$` is no glyph.
    NoGlyph,
    /// Variations are nested deeper than this.
    Deep(usize),
    /// A variation has no move to stand beside.
    VariationFirst,
    /// A variation is closed that was not opened.
    CloseMany,
    EndsInside,
    NoMove {
        text: String,
        /// What the definition calls the side that moves.
        side: String,
        number: u32,
    },
    /// A word could be one of several moves.
    Ambiguous {
        text: String,
        moves: String,
    },
    /// The game has more moves than this.
    ManyMoves(usize),
    /// It is a record of a game that none of the games here can be.
    NoKifu,
    /// No array and no handicap has this name.
    KifuArray(String),
    /// The rank of this number, from the top, of a drawn board cannot be read.
    KifuRank(usize),
    /// What is in hand cannot be read.
    KifuHand(String),
    /// A line that says where pieces stand cannot be read.
    KifuPlaces(String),
    /// A value that says where pieces stand cannot be read.
    QipuPlaces(String),
    /// A line is neither a move nor a comment.
    KifuLine,
    /// A variation begins at a move that there is not.
    KifuBranch(String),
}

impl TextFault {
    /// A word is no move of a position.
    pub(in crate::game) fn no_move(word: &str, position: &Position, variant: &Variant) -> Self {
        Self::NoMove { text: shown(word), side: variant.side_name(position.side()).to_owned(), number: position.number() }
    }

    /// A word could be one of these moves.
    pub(in crate::game) fn ambiguous(word: &str, moves: String) -> Self {
        Self::Ambiguous { text: shown(word), moves }
    }
}

fn shown(word: &str) -> String {
    word.chars().take(SHOWN).collect()
}

/// What is wrong with a rule of the house.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "fields that say what they hold")]
pub enum HouseFault {
    /// It is not written as a name and a value.
    NoPair(String),
    /// Its value is no number that it can have.
    Number {
        name: String,
        value: String,
    },
    Unknown(String),
    /// It is neither on nor off.
    Switch {
        rule: String,
        name: String,
    },
}

/// Something of a text that was passed over, or is not read as it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Remark {
    /// What comes after the first game.
    FirstOnly,
    /// Hidden characters; where the first is.
    Hidden(TextPlace),
    /// The rest of a line of moves, which is kept as a comment, and why.
    Kept(TextPlace, TextFault),
    /// Something in the text that is not as it should be, but can be read.
    Mended(TextPlace, TextFault),
    /// What the position that the game begins from cannot have.
    Position(TextPlace, Dropped),
    /// A comment is too long to be kept whole.
    Cut(TextPlace),
    /// The tag of this name is too long to be kept whole, has no name that can be kept, or stands there twice.
    Tag(TextPlace, String),
}

impl Remark {
    /// The same on a text before which so many lines stand in its file.
    #[must_use]
    pub fn lowered(mut self, lines: usize) -> Self {
        match &mut self {
            Self::FirstOnly => {}
            Self::Hidden(place)
            | Self::Kept(place, _)
            | Self::Mended(place, _)
            | Self::Position(place, _)
            | Self::Cut(place)
            | Self::Tag(place, _) => place.line += lines,
        }
        self
    }
}

/// A place in a text, both counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TextPlace {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

impl TextPlace {
    /// The place of a byte.
    pub fn of(text: &str, at: usize) -> Self {
        let before = &text[..at];
        let column = before.chars().rev().take_while(|c| !BREAKS.contains(c)).count() + 1;
        Self { line: line_breaks(before) + 1, column }
    }
}
