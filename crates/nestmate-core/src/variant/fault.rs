//! What can be wrong with a definition, as data. Sentences are made of it in `saying`.

/// Why a text cannot be read as RON.
pub use ron::Error as Unreadable;

/// What is wrong with a definition file, or with a game in it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "fields that say what they hold")]
pub enum Fault {
    /// The file has this many bytes, which is too many.
    Large(usize),
    NoList,
    /// There is text after the list of games.
    AfterList,
    /// This bracket or quote is never closed.
    Unclosed(char),
    /// The rest of the file was not read.
    Many {
        /// The most games that one file can have.
        games: usize,
        /// The number of problems after which the rest is not read.
        problems: usize,
    },
    /// This part cannot be read at all.
    Unreadable(Unreadable),
    Missing(&'static str),
    /// A text is not fit to be an id.
    Id(String),
    /// A name or a text has this hidden character.
    Hidden(char),
    /// The name of a side is empty.
    SideUnnamed,
    /// Both sides have this name.
    SidesAlike(String),
    /// An earlier game of the same file has this id.
    IdTaken(String),
    NoBase(String),
    /// Something is wrong with a field that comes from another game.
    Inherited {
        field: String,
        from: String,
        fault: Box<Self>,
    },
    /// A list is too long.
    Entries {
        count: usize,
        most: usize,
    },
    /// There is more in it than can be prepared in a short time.
    Complex,
    /// The direction forward is none.
    Forward,
    /// No board has this many files and ranks.
    Board(u8, u8),
    /// No river is between these ranks.
    River(i32, i32),
    NoCells,
    Start(StartFault),
    /// A layer's name is empty, taken or has signs that it must not have.
    LayerName(String),
    /// A text is no colour.
    Tint(String),
    /// A scale or an origin is 0.
    FromZero,
    /// A text is not two letters.
    Pair(String),
    /// A position that occurs once would end the game.
    Repetition,
    /// Weights name a piece that there is not.
    NoPiece(String),
    /// A piece's weight is out of range.
    PieceWeight {
        name: String,
        most: u32,
    },
    /// A weight is out of range; the largest.
    Weight(u32),
    /// The numbers of the levels are not in order, or not as many as there are levels.
    Levels {
        count: usize,
        most: u16,
    },
    /// What other programs write for the piece of this letter stands for another.
    Letters(char),
    /// What records write for the piece of this letter is not a sign for each of its sides that no other piece has.
    Signs(char),
    /// The signs of a piece in records of China, or a letter of their order.
    TwoSigns(char),
    Piece(PieceFault),
    Region(RegionFault),
    Rule(RuleFault),
}

/// What is wrong with the start position of a definition.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "fields that say what they hold")]
pub enum StartFault {
    Board(BoardFault),
    /// A piece that stands turned has no turned side.
    NotTurned(char),
    Letter(char),
    /// A piece stands on a cell that the board does not have.
    NoCell {
        letter: char,
        cell: String,
    },
    /// It does not have seven fields, or the six of FEN.
    Fields,
    /// A letter of FEN stands for no castling of the game, or for several.
    Castling(char),
    /// A side has several royal pieces and no rule for them, or none and nothing else by which the game could be won.
    Royals {
        /// What the definition calls it.
        side: String,
        count: usize,
    },
}

/// What is wrong with the board field of a position text.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "fields that say what they hold")]
pub enum BoardFault {
    /// It has another number of ranks than the board.
    Ranks {
        /// How many the board has.
        ranks: u8,
        given: usize,
    },
    /// A rank, counted from 1, cannot be read.
    Rank(i32, RankFault),
}

/// What is wrong with one rank of the board field of a position text.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "fields that say what they hold")]
pub enum RankFault {
    /// A number is too large for any board.
    Large(String),
    /// There is no room for as many empty cells.
    Empty(String),
    /// A `+` stands before no letter.
    Plus,
    /// Neither a letter nor a number.
    Sign(char),
    /// It has more cells than the board has files.
    More(u8),
    /// A piece stands on a cell that the board does not have.
    NoCell { letter: char, cell: String },
    /// It has fewer cells than the board has files.
    Fewer {
        given: i32,
        /// How many the board has.
        count: u8,
    },
}

impl From<StartFault> for Fault {
    fn from(fault: StartFault) -> Self {
        Self::Start(fault)
    }
}

impl From<PieceFault> for Fault {
    fn from(fault: PieceFault) -> Self {
        Self::Piece(fault)
    }
}

impl From<RegionFault> for Fault {
    fn from(fault: RegionFault) -> Self {
        Self::Region(fault)
    }
}

impl From<RuleFault> for Fault {
    fn from(fault: RuleFault) -> Self {
        Self::Rule(fault)
    }
}

/// What is wrong with a piece, its letter or its ways of moving.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "fields that say what they hold")]
pub enum PieceFault {
    Kinds {
        /// How many there are, turned sides counted.
        count: usize,
        most: usize,
    },
    /// This is not one of the letters that pieces can have.
    Sign(char),
    /// Another piece has this letter.
    LetterTaken(char),
    /// No piece has the letter.
    Letter {
        letter: char,
        known: String,
    },
    /// Pieces are to be changed where none are taken over from another game.
    NothingToChange,
    Name,
    NoRoyal,
    /// A royal piece has a turned side that is not royal, or has one where a side cannot have several royal pieces.
    RoyalTurned,
    /// A turned side is royal, so that a side could have two royal pieces, but no rule says what that means.
    RoyalSide,
    Ways {
        count: usize,
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
#[expect(missing_docs, reason = "fields that say what they hold")]
pub enum RegionFault {
    /// A region is made of itself.
    Circle(String),
    Unknown {
        name: String,
        known: Vec<String>,
    },
    Deep,
    Rank {
        /// The rank, from 1.
        rank: u8,
        last: u8,
    },
    File {
        letter: char,
        last: char,
    },
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
    /// A castling is written like another one.
    CastleAlike,
    /// The ends of a castling are not two cells of one rank, or stand beside steps.
    CastleEnds,
    /// Pieces are put on cells of which some are free and some are not, or on too few.
    ShuffleOrder,
    /// What is drawn by lot stands otherwise in the array.
    ShuffleArray,
    /// There are more starts to draw from than this.
    ShuffleMany(u32),
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
