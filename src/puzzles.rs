//! Puzzles: positions of games in which one move is right and all others are not, and the texts that they are kept as.
//!
//! A file has a heading, `# Nestmate puzzles 1 GAME`, then a puzzle in each line, its parts parted by tabs: id, level, themes, the
//! position before the opponent's last move, and the moves from that one on. What finds puzzles in games is in `arena`.

mod file;

use std::hash::Hasher;

use include_dir::{Dir, include_dir};
use nestmate_core::position::{Move, Position};
use nestmate_core::rules::{legal_moves, no_moves, parse_move, parse_position};
use nestmate_core::variant::{Side, Variant};
use siphasher::sip::SipHasher13;

pub use file::{PuzzleFault, PuzzleFile, PuzzleFileFault, read, write};

/// The levels that a puzzle can have, those that the computer plays at.
pub const LEVELS: std::ops::RangeInclusive<u8> = 1..=8;

/// A puzzle as its file has it. Nothing says yet that its position and moves can be played: see [`Puzzle::opened`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// Its name, which follows from its position and moves.
    pub id: String,
    /// The lowest of the computer's levels that finds every move, 1 to 8.
    pub level: u8,
    pub themes: Vec<Theme>,
    /// The position before the opponent's last move. The solver is the side that is not to move in it.
    pub position: String,
    /// The opponent's last move, then the solver's moves and the replies by turns; the last is the solver's.
    pub moves: Vec<String>,
}

impl Puzzle {
    pub fn new(level: u8, themes: Vec<Theme>, position: String, moves: Vec<String>) -> Self {
        let mut hasher = SipHasher13::new();
        hasher.write(position.as_bytes());
        for mv in &moves {
            hasher.write(b" ");
            hasher.write(mv.as_bytes());
        }
        let id = format!("{:08x}", hasher.finish() >> 32);
        Self { id, level, themes, position, moves }
    }

    pub fn length(&self) -> usize {
        self.moves.len() / 2
    }

    pub fn opened(&self, variant: &Variant) -> Result<OpenedPuzzle, PuzzleFault> {
        let before = parse_position(variant, &self.position).map_err(PuzzleFault::Position)?;
        let (mut position, mut moves) = (before.clone(), Vec::with_capacity(self.moves.len()));
        for (number, text) in (1..).zip(&self.moves) {
            let mv = parse_move(&position, variant, text).map_err(|error| PuzzleFault::Move { number, error })?;
            position.play(variant, mv);
            moves.push(mv);
        }
        if moves.len() < 2 || moves.len() % 2 == 1 {
            return Err(PuzzleFault::Moves(moves.len()));
        }
        Ok(OpenedPuzzle { before, moves })
    }
}

static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/puzzles");

/// The text of the shipped puzzles of a game; `None` if there are none.
pub fn shipped(game: &str) -> Option<&'static str> {
    FILES.get_file(format!("{game}.tsv"))?.contents_utf8()
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenedPuzzle {
    /// The position before the opponent's last move.
    pub before: Position,
    /// The opponent's last move, then the solver's moves and the replies by turns; all of them legal.
    pub moves: Vec<Move>,
}

impl OpenedPuzzle {
    pub fn solver(&self) -> Side {
        self.before.side().other()
    }

    /// The position after so many of the moves; after one of them the solver is to move for the first time.
    pub fn after(&self, variant: &Variant, moves: usize) -> Position {
        let mut position = self.before.clone();
        for &mv in self.moves.iter().take(moves) {
            position.play(variant, mv);
        }
        position
    }
}

/// Whether a legal move leaves the opponent without a move, and that wins. Such a move is right wherever a puzzle asks for one.
pub fn wins_at_once(variant: &Variant, position: &Position, mv: Move) -> bool {
    let after = position.after(variant, mv);
    legal_moves(&after, variant).is_empty() && no_moves(&after, variant, Some(mv)).winner == Some(position.side())
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Theme {
    MateIn(u8),
    /// The solver ends with more material than before.
    Material,
    /// The first move takes a piece that nothing guards.
    Hanging,
    /// The solver saves a position that was lost before the opponent's last move.
    Defence,
    Evasion,
    /// A piece is taken without which others freeze.
    Leader,
    Freeze,
    Thaw,
    /// A piece attacks two others at once, and one of them falls.
    Fork,
    DoubleCapture,
    /// A piece other than the one that moved gives check.
    DiscoveredCheck,
    DoubleCheck,
    /// Material is given up on the way.
    Sacrifice,
    /// The first move neither takes nor checks.
    Quiet,
    Drop,
    /// A piece is promoted or turns over.
    Promotion,
    /// A piece is exchanged with one of a reserve.
    Exchange,
    Passing,
    Castling,
    /// All is played on one lattice, by its own pieces.
    Inside,
    /// Most is played on one lattice, and a piece that does not belong to it decides.
    OutsideHelp,
    /// The solver makes one move.
    OneMove,
    /// The solver makes two moves.
    Short,
    /// The solver makes three moves or more.
    Long,
}

const MATE: &str = "mate-in-";

const LONGEST_MATE: u8 = 49;

impl Theme {
    pub const PLAIN: [Self; 23] = [
        Self::Material,
        Self::Hanging,
        Self::Defence,
        Self::Evasion,
        Self::Leader,
        Self::Freeze,
        Self::Thaw,
        Self::Fork,
        Self::DoubleCapture,
        Self::DiscoveredCheck,
        Self::DoubleCheck,
        Self::Sacrifice,
        Self::Quiet,
        Self::Drop,
        Self::Promotion,
        Self::Exchange,
        Self::Passing,
        Self::Castling,
        Self::Inside,
        Self::OutsideHelp,
        Self::OneMove,
        Self::Short,
        Self::Long,
    ];

    pub fn key(self) -> String {
        let key = match self {
            Self::MateIn(moves) => return format!("{MATE}{moves}"),
            Self::Material => "material",
            Self::Hanging => "hanging",
            Self::Defence => "defence",
            Self::Evasion => "evasion",
            Self::Leader => "leader",
            Self::Freeze => "freeze",
            Self::Thaw => "thaw",
            Self::Fork => "fork",
            Self::DoubleCapture => "double-capture",
            Self::DiscoveredCheck => "discovered-check",
            Self::DoubleCheck => "double-check",
            Self::Sacrifice => "sacrifice",
            Self::Quiet => "quiet",
            Self::Drop => "drop",
            Self::Promotion => "promotion",
            Self::Exchange => "exchange",
            Self::Passing => "passing",
            Self::Castling => "castling",
            Self::Inside => "inside",
            Self::OutsideHelp => "outside-help",
            Self::OneMove => "one-move",
            Self::Short => "short",
            Self::Long => "long",
        };
        key.to_owned()
    }

    pub fn of_key(key: &str) -> Option<Self> {
        if let Some(moves) = key.strip_prefix(MATE) {
            let moves = moves.parse().ok().filter(|moves| (1..=LONGEST_MATE).contains(moves));
            return moves.map(Self::MateIn).filter(|theme| theme.key() == key);
        }
        Self::PLAIN.into_iter().find(|theme| theme.key() == key)
    }
}

#[cfg(test)]
mod tests;
