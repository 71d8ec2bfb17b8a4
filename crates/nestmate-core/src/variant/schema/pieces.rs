//! Pieces and their ways of moving, as a definition writes them.
//!
//! Moves are a typed form and not Betza's notation, which assumes an upright board: three nested games are tilted, and some moves depend on the
//! cell, a wall or a palace. `Leap(step: (2, 1))` is his N, `Slide(step: (1, 0))` his R, `Lame(step: (2, 1), via: (1, 0))` the Mao.

use serde::{Deserialize, Serialize};

use super::{Region, is_default};
use crate::geometry::{Dirs, Offset};

/// The cells that must be empty for a lame step: one, or several.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum ViaDef {
    /// One cell.
    One(Offset),
    /// Each of these.
    Each(Vec<Offset>),
}

impl ViaDef {
    /// The steps to the cells.
    pub fn steps(&self) -> &[Offset] {
        match self {
            Self::One(step) => std::slice::from_ref(step),
            Self::Each(steps) => steps,
        }
    }

    /// The same with each step changed.
    #[must_use]
    pub fn map(&self, change: impl Fn(Offset) -> Offset) -> Self {
        match self {
            Self::One(step) => Self::One(change(*step)),
            Self::Each(steps) => Self::Each(steps.iter().copied().map(change).collect()),
        }
    }
}

/// One kind of piece.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PieceDef {
    /// The letter of position and move texts: A to Z.
    pub letter: char,
    /// Name shown to people.
    pub name: String,
    /// Picture in assets/pieces, without `.svg`; a movement diagram stands in for one that is missing.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub image: String,
    /// How large it is among the pieces of its game, on both sides.
    #[serde(default, skip_serializing_if = "is_default")]
    pub size: Size,
    /// What it stands for in the game inside.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub stands_for: String,
    /// What books say that it is worth, in tenths of a Pawn; 0 where the engine is to say.
    #[serde(default, skip_serializing_if = "is_default")]
    pub worth: u16,
    /// Whether it is the royal piece; exactly one of each side.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub royal: bool,
    /// How it moves.
    pub moves: Vec<MoveDef>,
    /// Its other side, where it can turn over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turned: Option<TurnedDef>,
}

/// How large a piece is among the pieces of its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Size {
    /// As large as its cell allows.
    #[default]
    Large,
    /// Smaller than the largest.
    Medium,
    /// The smallest.
    Small,
}

/// The promoted side of a piece that turns back when captured.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TurnedDef {
    /// Name shown to people.
    pub name: String,
    /// Picture in assets/pieces, without `.svg`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub image: String,
    /// Whether it is royal, though its other side is not.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub royal: bool,
    /// What it stands for in the game inside; as on its other side, where left out.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub stands_for: String,
    /// What books say that it is worth, in tenths of a Pawn; 0 where the engine is to say.
    #[serde(default, skip_serializing_if = "is_default")]
    pub worth: u16,
    /// How it moves.
    pub moves: Vec<MoveDef>,
}

/// How a way of moving travels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Travel {
    /// One step, whatever stands between.
    #[default]
    Leap,
    /// Repeated steps through empty cells.
    Slide,
    /// One step that needs other cells to be empty.
    Lame,
    /// Repeated steps that turn the same way.
    Circle,
    /// Repeated steps that turn by turns.
    Zigzag,
    /// Repeated steps, ending beyond exactly one piece.
    Hop,
    /// Repeated steps up to a piece, and one more over it.
    Vault,
    /// One step or two, over whatever stands between, capturing it or not; the second may lead back.
    Twice,
}

impl Travel {
    /// All of them.
    pub const ALL: [Self; 8] = [Self::Leap, Self::Slide, Self::Lame, Self::Hop, Self::Vault, Self::Circle, Self::Zigzag, Self::Twice];

    /// Whether it can be limited to a number of steps.
    pub fn is_limited(self) -> bool {
        matches!(self, Self::Slide | Self::Hop | Self::Circle | Self::Zigzag)
    }
}

/// A way of moving.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MoveDef {
    /// All that the piece of this letter (unturned) does.
    As(char),
    /// One step, whatever stands between.
    Leap(Reach),
    /// Steps repeated through empty cells, ending on the first piece at the latest.
    Slide(Reach),
    /// One step that needs the cells `via` to be empty.
    Lame(Reach),
    /// Steps repeated while turning the same way each time, both ways round.
    Circle(Reach),
    /// Steps that turn left and right by turns, or right and left, among the images of `step` and `and`.
    Zigzag(Reach),
    /// Steps repeated along a line, ending beyond exactly one piece, on the next one at the latest.
    Hop(Reach),
    /// Steps repeated along a line up to the first piece, and one more over it.
    Vault(Reach),
    /// One step or two, each among the images of `step` and `and`: capturing with either, both or neither, over what stands between, and back.
    Twice(Reach),
}

impl MoveDef {
    /// How it travels, with its parameters; `None` where it is another piece's.
    pub fn way(&self) -> Option<(Travel, &Reach)> {
        Some(match self {
            Self::As(_) => return None,
            Self::Leap(reach) => (Travel::Leap, reach),
            Self::Slide(reach) => (Travel::Slide, reach),
            Self::Lame(reach) => (Travel::Lame, reach),
            Self::Circle(reach) => (Travel::Circle, reach),
            Self::Zigzag(reach) => (Travel::Zigzag, reach),
            Self::Hop(reach) => (Travel::Hop, reach),
            Self::Vault(reach) => (Travel::Vault, reach),
            Self::Twice(reach) => (Travel::Twice, reach),
        })
    }

    /// Its parameters; `None` where it is another piece's.
    pub fn reach_mut(&mut self) -> Option<&mut Reach> {
        match self {
            Self::As(_) => None,
            Self::Leap(reach)
            | Self::Slide(reach)
            | Self::Lame(reach)
            | Self::Circle(reach)
            | Self::Zigzag(reach)
            | Self::Hop(reach)
            | Self::Vault(reach)
            | Self::Twice(reach) => Some(reach),
        }
    }
}

/// The parameters of a way of moving.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reach {
    /// The step: (files, ranks), of which `dirs` chooses images.
    pub step: Offset,
    /// Which images of the step.
    #[serde(default, skip_serializing_if = "is_default")]
    pub dirs: Dirs,
    /// The most steps in one move; 0 for no limit.
    #[serde(default, skip_serializing_if = "is_default")]
    pub most: u8,
    /// Whether it moves, captures, or both.
    #[serde(default, skip_serializing_if = "is_default")]
    pub only: Only,
    /// `Lame`: the cells that must be empty, as steps from the start in the same image.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub via: Option<ViaDef>,
    /// `Zigzag` and `Twice`: the other step of the directions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub and: Option<Offset>,
    /// `Hop` and `Vault`: the pieces that are neither jumped over nor captured.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub except: String,
    /// The cells it can be used from.
    #[serde(default, skip_serializing_if = "is_default")]
    pub from: Region,
    /// The cells it never leaves and never enters from outside.
    #[serde(default, skip_serializing_if = "is_default")]
    pub within: Region,
    /// No step may have just one of its ends in any of these.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub walls: Vec<Region>,
    /// Whether only a piece has it that has not moved.
    #[serde(default, skip_serializing_if = "is_default")]
    pub first: bool,
    /// With `first`: whether it has it only while its side is not in check.
    #[serde(default, skip_serializing_if = "is_default")]
    pub unchecked: bool,
}

/// What a way of moving is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize)]
pub enum Only {
    /// Moves and captures.
    #[default]
    Both,
    /// Moves to empty cells.
    Move,
    /// Captures.
    Capture,
}
