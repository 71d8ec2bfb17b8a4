//! What can be wrong with the pieces, the regions and the rules of a definition.

/// What is wrong with a piece, its letter or its ways of moving.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PieceFault {
    /// There are none, or too many.
    Kinds {
        /// How many there are, turned sides counted.
        count: usize,
        /// How many there can be.
        most: usize,
    },
    /// This is not one of the letters that pieces can have.
    Sign(char),
    /// Another piece has this letter.
    LetterTaken(char),
    /// No piece has the letter.
    Letter {
        /// The letter.
        letter: char,
        /// The letters that pieces have.
        known: String,
    },
    /// Pieces are to be changed where none are taken over from another game.
    NothingToChange,
    /// The name is empty or too long.
    Name,
    /// No piece is royal.
    NoRoyal,
    /// A royal piece has a turned side that is not royal, or has one where a side cannot have several royal pieces.
    RoyalTurned,
    /// A turned side is royal, so that a side could have two royal pieces, but no rule says what that means.
    RoyalSide,
    /// It has too many ways of moving.
    Ways {
        /// How many it has.
        count: usize,
        /// How many it can have.
        most: usize,
    },
    /// It moves like a piece that moves like another.
    As,
    /// No image of a step goes in the directions asked for.
    NoImage,
    /// A step leads nowhere.
    Nowhere,
    /// A way of moving has a `via` without need, or lacks it.
    Via,
    /// A way of moving has an `and` without need, or lacks it.
    And,
    /// A way of moving that does not jump has an `except`.
    Except,
    /// A way of two steps is good for moves or captures alone, or the board has more cells than this.
    Twice(usize),
    /// A promoted side, which has always moved, has a way that is for a first move.
    NeverFirst,
    /// A way of moving that is not for a first move has an `unchecked`.
    Unchecked,
    /// Too many pieces have ways that are for a first move, or castle; at most this many can.
    FirstWays(usize),
}

/// What is wrong with a set of cells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RegionFault {
    /// A region is made of itself.
    Circle(String),
    /// There is no such region.
    Unknown {
        /// Its name.
        name: String,
        /// The names of those that there are.
        known: Vec<String>,
    },
    /// It is nested too deeply.
    Deep,
    /// The board has no such rank.
    Rank {
        /// The rank, from 1.
        rank: u8,
        /// The last that there is.
        last: u8,
    },
    /// The board has no such file.
    File {
        /// The file's letter.
        letter: char,
        /// The last that there is.
        last: char,
    },
    /// This is no cell of the board.
    Cell(String),
}

/// What is wrong with a rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RuleFault {
    /// The single step of a double step does not go forward.
    StepForward,
    /// A step is made in one move so often that it cannot be, or once; at most this often it can.
    Steps(u8),
    /// The partner in a castling goes as far as the royal piece, or farther.
    Partner,
    /// A castling is written like another move of its royal piece.
    CastleAlike,
    /// A royal piece would vanish.
    Vanish,
    /// No moves are counted.
    NothingCounted,
    /// Not one of the pieces could be dropped on any file.
    NoneOnFile,
    /// Captured pieces would go back to their own side.
    EnemyReserve,
    /// A royal piece is among pieces of which it cannot be one.
    Royal,
    /// What the pieces are worth decides, and none is worth anything.
    Worthless,
    /// It needs one royal piece on each side.
    OneRoyal,
    /// So many checks cannot be counted; at most this many can.
    Checks(u8),
    /// The board goes round, so that it ends nowhere ahead.
    NoEnd,
    /// There is nothing to choose from.
    NoChoice,
    /// A piece of this letter has no turned side.
    NotTurned(char),
    /// Pieces of two kinds are promoted to this letter until they are captured.
    PromotedTwice(char),
    /// A group depends on a semi-royal where an earlier one does.
    Overlap,
}
