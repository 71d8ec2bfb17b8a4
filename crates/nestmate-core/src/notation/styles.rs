//! How players of a family of games name cells and write moves, where the user wants it so and not as definitions have it.

use serde::{Deserialize, Serialize};

use super::NUMERALS;
use crate::geometry::Grid;
use crate::variant::{Notation, Side, Variant};

/// How cells are named at the rim of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum CoordinateStyle {
    /// As in the definition: files by letters from the left, ranks by numbers from White’s side.
    #[default]
    Usual,
    /// Files from the right, ranks from the top in characters: `７六`.
    Characters,
    /// Both in digits: `76`.
    Digits,
    /// Ranks by small letters from the top: `7f`.
    Letters,
    /// Files alone, as each side counts them from its right: the first in characters, the other in digits.
    Sides,
    /// Not at all.
    Hidden,
}

/// How moves are written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum MoveStyle {
    /// As in all other games.
    #[default]
    Usual,
    /// As in the books of Japan: `７六歩`.
    Japanese,
    /// As in western books on Shogi: `P-7f`.
    Western,
    /// As in the books of China: `炮二平五`.
    Chinese,
    /// By the piece, its file as its own player counts it, and how it goes: `C2=5`.
    Wxf,
}

/// What is chosen for a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Style {
    /// How cells are named.
    pub coordinates: CoordinateStyle,
    /// How moves are written.
    pub moves: MoveStyle,
}

/// What is chosen for the games of each notation that has styles of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Styles {
    /// For those that other programs write in SFEN and USI.
    pub usi: Style,
    /// For those that they write in FEN and ICCS.
    pub iccs: Style,
}

impl Styles {
    /// The notations that have styles, with what is chosen for each.
    pub fn each(&mut self) -> [(Notation, &mut Style); 2] {
        [(Notation::Usi, &mut self.usi), (Notation::Iccs, &mut self.iccs)]
    }

    /// What is chosen for a game.
    pub fn of(self, variant: &Variant) -> Style {
        match variant.known_as.notation {
            Some(Notation::Usi) => self.usi,
            Some(Notation::Iccs) => self.iccs,
            Some(Notation::San) | None => Style::default(),
        }
    }
}

impl Notation {
    /// The ways of naming cells that players have beside the definition's.
    pub fn coordinates(self) -> &'static [CoordinateStyle] {
        use CoordinateStyle::{Characters, Digits, Hidden, Letters, Sides, Usual};
        match self {
            Self::Usi => &[Usual, Characters, Digits, Letters, Hidden],
            Self::Iccs => &[Usual, Sides, Hidden],
            Self::San => &[],
        }
    }

    /// The ways of writing moves that players have beside the program's.
    pub fn moves(self) -> &'static [MoveStyle] {
        match self {
            Self::Usi => &[MoveStyle::Usual, MoveStyle::Japanese, MoveStyle::Western],
            Self::Iccs => &[MoveStyle::Usual, MoveStyle::Chinese, MoveStyle::Wxf],
            Self::San => &[],
        }
    }
}

impl CoordinateStyle {
    /// What a file is called at the edge of a side; nothing if it has no name there.
    pub fn file(self, grid: Grid, file: i32, side: Side) -> String {
        let from_right = i32::from(grid.files()) - file;
        match (self, side) {
            (Self::Hidden, _) => String::new(),
            (Self::Usual, _) => grid.file_letter(file).to_string(),
            (Self::Sides, Side::White) => numeral(from_right),
            (Self::Sides, Side::Black) => (file + 1).to_string(),
            (Self::Characters | Self::Digits | Self::Letters, _) => from_right.to_string(),
        }
    }

    /// What a rank is called; nothing if it has no name.
    pub fn rank(self, grid: Grid, rank: i32) -> String {
        let from_top = i32::from(grid.ranks()) - rank;
        match self {
            Self::Usual => (rank + 1).to_string(),
            Self::Characters => numeral(from_top),
            Self::Digits => from_top.to_string(),
            Self::Letters => grid.file_letter(from_top - 1).to_string(),
            Self::Sides | Self::Hidden => String::new(),
        }
    }

    /// Whether the two sides name files differently, so that both edges need names.
    pub fn has_two_edges(self) -> bool {
        self == Self::Sides
    }
}

fn numeral(number: i32) -> String {
    let known = usize::try_from(number - 1).ok().and_then(|at| NUMERALS.get(at));
    known.map_or_else(|| number.to_string(), char::to_string)
}
