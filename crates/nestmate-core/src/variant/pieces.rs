//! Sides, kinds of pieces and sets of kinds.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::schema::Size;
use crate::geometry::Offset;

/// The most kinds of pieces in one game, turned sides included.
pub const MAX_KINDS: usize = 63;

/// One of the two players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Side {
    /// Moves first (ruling G10).
    #[default]
    White,
    /// The other one.
    Black,
}

impl Side {
    /// Both sides, White first.
    pub const BOTH: [Self; 2] = [Self::White, Self::Black];

    /// What people call the sides of a game that has no names of its own for them.
    pub const NAMES: [&str; 2] = ["White", "Black"];

    /// 0 for White, 1 for Black.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The other side.
    #[inline]
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

/// A kind of piece: an index into [`super::Variant::kinds`], from 1; a turned side is a kind of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct KindId(u8);

impl KindId {
    /// The kind of this index, 1 to [`MAX_KINDS`].
    #[inline]
    pub fn new(index: usize) -> Self {
        debug_assert!((1..=MAX_KINDS).contains(&index));
        #[expect(clippy::cast_possible_truncation, reason = "masked to six bits")]
        Self((index & MAX_KINDS) as u8)
    }

    /// The index, for tables; below 64.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0) & MAX_KINDS
    }
}

/// Where pieces off the board are: with a side, or with nobody.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Reserve {
    /// White's.
    #[default]
    White,
    /// Black's.
    Black,
    /// The neutral one, from which pieces are exchanged but never dropped.
    Neutral,
}

impl Reserve {
    /// All three, in the order of position texts.
    pub const ALL: [Self; 3] = [Self::White, Self::Black, Self::Neutral];

    /// A side's own.
    #[inline]
    pub fn of(side: Side) -> Self {
        match side {
            Side::White => Self::White,
            Side::Black => Self::Black,
        }
    }

    /// Whose it is; `None` of the neutral one.
    pub fn side(self) -> Option<Side> {
        match self {
            Self::White => Some(Side::White),
            Self::Black => Some(Side::Black),
            Self::Neutral => None,
        }
    }

    /// The index, for tables; below 3.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }
}

/// What stands on a cell: nothing, or a piece of a kind and side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Piece(u8);

impl Piece {
    /// An empty cell.
    pub const NONE: Self = Self(0);

    /// A piece of this kind and side.
    #[inline]
    pub fn new(kind: KindId, side: Side) -> Self {
        Self(kind.0 << 1 | side as u8)
    }

    /// Whether the cell is empty.
    #[inline]
    pub fn is_none(self) -> bool {
        self.0 == 0
    }

    /// Whether a piece stands there.
    #[inline]
    pub fn is_some(self) -> bool {
        self.0 != 0
    }

    /// Whether a piece of this side stands there.
    #[inline]
    pub fn is_of(self, side: Side) -> bool {
        self.0 != 0 && self.0 & 1 == side as u8
    }

    /// The side of the piece; White for an empty cell.
    #[inline]
    pub fn side(self) -> Side {
        if self.0 & 1 == 0 { Side::White } else { Side::Black }
    }

    /// The kind of the piece. Not to be asked of an empty cell.
    #[inline]
    pub fn kind(self) -> KindId {
        debug_assert!(self.is_some());
        KindId(self.0 >> 1)
    }

    /// The piece as a number; 0 for an empty cell.
    #[inline]
    pub(crate) fn bits(self) -> u8 {
        self.0
    }

    /// Index for tables by piece: below 128; 0 for an empty cell.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0) & 127
    }
}

impl fmt::Debug for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_none() { f.write_str("-") } else { write!(f, "{:?}{}", self.side(), self.0 >> 1) }
    }
}

/// A set of kinds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct KindSet(u64);

impl KindSet {
    /// No kind.
    pub const EMPTY: Self = Self(0);
    /// Every kind.
    pub const ALL: Self = Self(!0);

    /// Puts a kind in.
    #[inline]
    pub fn insert(&mut self, kind: KindId) {
        self.0 |= 1 << kind.index();
    }

    /// Whether the kind is in the set.
    #[inline]
    pub fn contains(self, kind: KindId) -> bool {
        self.0 >> kind.index() & 1 != 0
    }

    /// Whether the set has no kind.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kinds that both sets have.
    #[inline]
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The kinds that one of the sets has.
    #[inline]
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The kinds in rising order.
    pub fn iter(self) -> impl Iterator<Item = KindId> {
        (1..=MAX_KINDS).map(KindId::new).filter(move |&kind| self.contains(kind))
    }
}

impl FromIterator<KindId> for KindSet {
    fn from_iter<T: IntoIterator<Item = KindId>>(kinds: T) -> Self {
        let mut set = Self::EMPTY;
        for kind in kinds {
            set.insert(kind);
        }
        set
    }
}

/// What is known of a kind of piece.
#[derive(Clone, Debug, Default)]
pub struct Kind {
    /// The letter of position and move texts.
    pub letter: char,
    /// Whether this is the turned side (`+` before the letter).
    pub turned: bool,
    /// Name shown to people.
    pub name: String,
    /// Picture in assets/pieces, without `.svg`; may be empty.
    pub image: String,
    /// How large it is among the pieces of its game.
    pub size: Size,
    /// What it stands for in the game inside; may be empty.
    pub stands_for: String,
    /// What books say that it is worth, in tenths of a Pawn; 0 where they say nothing.
    pub worth: u16,
    /// Whether it is the royal piece.
    pub royal: bool,
    /// Whether pieces freeze without it.
    pub semi_royal: bool,
    /// The kind as it goes to a reserve: itself, the unturned side, or what it was before a promotion that ends with its capture.
    pub unturned: KindId,
    /// The kind that it has been promoted to until it is captured (`~` after the letter).
    pub promoted: Option<KindId>,
    /// What it becomes by turning over, if it can.
    pub turns_to: Option<KindId>,
    /// How it moves, in White's view, for descriptions and diagrams.
    pub ways: Vec<super::checked::Way>,
}

impl Kind {
    /// The kind as position text writes it for a side: `+D`, `d`, `Q~`.
    pub fn text(&self, side: Side) -> String {
        let letter = match side {
            Side::White => self.letter,
            Side::Black => self.letter.to_ascii_lowercase(),
        };
        let (before, after) = (if self.turned { "+" } else { "" }, if self.promoted.is_some() { "~" } else { "" });
        format!("{before}{letter}{after}")
    }

    /// The kind as move text writes it: `D`, `+D`.
    pub fn sign(&self) -> String {
        if self.turned { format!("+{}", self.letter) } else { self.letter.to_string() }
    }

    /// The single steps of the ways of moving, for quick descriptions.
    pub fn steps(&self) -> impl Iterator<Item = Offset> {
        self.ways.iter().flat_map(|way| way.images.iter().map(|image| image.0))
    }
}
