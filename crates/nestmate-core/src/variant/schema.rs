//! The serde picture of `variants.ron`, close to the file. Nothing here is checked; [`super::validate`] does that.
//!
//! The words of docs/VARIANTS.md describe these types for authors; a test holds that none is missing there.

mod board;
mod endings;
mod inherit;
mod names;
mod pieces;
mod rules;
mod weights;

use std::collections::BTreeMap;

use ron::extensions::Extensions;
use serde::{Deserialize, Serialize};

pub use board::{BoardDef, Parity, Region};
pub use endings::{EndingsDef, Lot, Stalemate, SwitchDef};
pub use inherit::PieceChangeDef;
pub(super) use names::Name;
pub use names::{Names, Resolved, Sides, Written};
pub use pieces::{MoveDef, Only, PieceDef, Reach, Size, Travel, TurnedDef, ViaDef};
pub use rules::{BothPassed, Holder, Rule, RuleDef, Safe, SafeRoyals};
pub use weights::{FULL_SKILL, Phases, PieceWeightsDef, SPACED_LEVELS, WeightsDef};

/// One game of the file. Every field but `id` may be left out where `based_on` names a game that has it; [`inherit`] says what comes from
/// there.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VariantDef {
    /// The name used on the command line and in saved games: lower-case letters, digits and hyphens.
    pub id: String,
    /// The game whose fields stand in for those left out here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub based_on: Option<String>,
    /// The name shown to people.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// What running text calls the game where it does not write the name: `chess` for Chess.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub in_text: Option<String>,
    /// What people call the sides, the one that moves first first; White and Black where left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sides: Option<[String; 2]>,
    /// What other programs call the game, where they play it by the same rules. Never inherited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub known_as: Option<KnownAs>,
    /// What is special about it, in at most five words. Never inherited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tagline: Option<String>,
    /// What the game is, in a few sentences. Never inherited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<String>,
    /// Who made it. Never inherited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub author: Option<String>,
    /// Where the game comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub history: Option<String>,
    /// What the start array is known from, and what in it is reconstruction. Inherited only together with the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about_array: Option<Vec<NoteDef>>,
    /// Which sets of pieces that one can buy serve as those of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sets: Option<SetsDef>,
    /// Size and shape of the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<BoardDef>,
    /// Named sets of cells, in White's view.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub regions: Option<BTreeMap<String, Region>>,
    /// The lattices that the board can show apart.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub layers: Option<Vec<LayerDef>>,
    /// The pieces.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pieces: Option<Vec<PieceDef>>,
    /// Pieces beside those of the game that this one is based on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pieces_add: Vec<PieceDef>,
    /// What is different in pieces of the game that this one is based on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pieces_change: Vec<PieceChangeDef>,
    /// Letters of pieces of the game that this one is based on and does not have.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub pieces_drop: String,
    /// Where the pieces that are changed or added stand in the game's own text, for those that do.
    #[serde(skip)]
    pub piece_places: Vec<Option<String>>,
    /// The start position, as position text or as FEN.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// The special rules in force.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<Vec<RuleDef>>,
    /// How the game ends.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub endings: Option<EndingsDef>,
    /// What had to be decided about the rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rulings: Option<Vec<NoteDef>>,
    /// Rules of the house that players may choose.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub switches: Option<Vec<SwitchDef>>,
    /// The games hidden inside: which cells and pieces stand for which. Inherited only with board, regions and pieces.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub inner: Option<Vec<InnerDef>>,
    /// Corrections to what the engine derives. Without any, a game based on another takes over the other's only with its pieces.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weights: Option<WeightsDef>,
}

/// What other programs call a game, by the protocol that they speak.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KnownAs {
    /// To programs that speak UCI.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub uci: Option<String>,
    /// The option of UCI with which it is played under that name, such as `UCI_Chess960`; without it the name means another game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub uci_option: Option<String>,
    /// To programs that speak the protocol of `XBoard`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub xboard: Option<String>,
    /// What files of games call it, in the tag Variant or Game; `Standard` is what a file without such a tag is of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pgn: Option<String>,
    /// How other programs write its moves and positions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub notation: Option<Notation>,
    /// The letters that they have for pieces, by ours: the first stands in positions, the last in moves, all are read.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub letters: BTreeMap<char, String>,
    /// What records of Japan have for it: KIF, KI2 and CSA.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kifu: Option<KifuDef>,
    /// What records of China have for it: Chinese moves, WXF and `DhtmlXQ`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub qipu: Option<QipuDef>,
    /// Where some of them play it by other rules, in a sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub differs: Option<String>,
}

/// What records of Japan call a game's array, its pieces and its handicaps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KifuDef {
    /// The name of the array, such as `平手`.
    pub array: String,
    /// The sign of each piece by its letter, that of its turned side behind it: `飛龍`.
    pub pieces: BTreeMap<char, String>,
    /// Names of handicaps, each with the cells that are empty at the start.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub handicaps: Vec<(String, String)>,
}

/// What records of China call a game's pieces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QipuDef {
    /// The signs of each piece by its letter: the first side's, the other's, and those that are read too, such as `马马馬`.
    pub pieces: BTreeMap<char, String>,
    /// The letters of a side's pieces in the order in which `DhtmlXQ` says where they stand; nothing if it does not know the game.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub order: String,
}

/// What the game is called that files mean which name none.
pub const STANDARD: &str = "Standard";

/// How other programs write the moves and positions of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Notation {
    /// FEN, and the short notation of PGN: `Nf3`.
    San,
    /// SFEN, and the moves of the protocol USI: `7g7f`.
    Usi,
    /// FEN, and the moves of ICCS and WXF: `H2-E2`, `C2=5`.
    Iccs,
}

/// A numbered remark, such as a ruling.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NoteDef {
    /// Number of the ruling, `R1`; empty where there is none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub ruling: String,
    /// The remark.
    pub text: String,
    /// Id of the rule of the house by which players can decide otherwise; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub switch: String,
}

/// Which sets of pieces that one can buy serve as those of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetsDef {
    /// Who says so, and where.
    pub source: String,
    /// The sets, in a sentence or two.
    pub text: String,
    /// What stands for a piece, by its letter.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pieces: Vec<(char, String)>,
}

/// How the cells of a board are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Look {
    /// Every grid point is a square of its own.
    #[default]
    Squares,
    /// A grid twice as fine as the squares: (even, even) points are squares, (odd, odd) points their corners.
    Corners,
    /// As `Corners`, seen with White's corner at the bottom.
    Diamond,
    /// Grid points are the crossings of lines.
    Crossings,
    /// Every grid point is a hexagon; files are upright, and the next hexagon on a rank lies half a hexagon lower.
    Hexagons,
}

/// A lattice that the board can show apart: its cells and the pieces that belong to it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LayerDef {
    /// Name used in `--layers`.
    pub name: String,
    /// What people read in its place, such as `Chess · even cells`; the name itself where left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
    /// The cells tinted as this lattice.
    pub cells: Region,
    /// The pieces of the lattice; a piece belongs to the first layer that has its letter and the cell it stands on.
    pub pieces: String,
    /// The cells on which those pieces belong to it; `cells` where left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pieces_on: Option<Region>,
    /// What the pieces of the lattice stand on.
    #[serde(default)]
    pub base: Base,
    /// Tint of the cells, `#rrggbb`, for the light theme.
    pub tint: String,
}

/// What a piece of a layer stands on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Base {
    /// Nothing: free-standing.
    #[default]
    Free,
    /// A tile that points at the enemy.
    Tile,
    /// A round base.
    Disc,
    /// A base of eight sides.
    Octagon,
}

/// A game hidden on a lattice of this one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InnerDef {
    /// The id of the game inside.
    pub game: String,
    /// The lattice that it lives on.
    pub cells: Region,
    /// Grid steps per inner cell.
    pub scale: u8,
    /// The grid point, file and rank counted from 1, that inner a1 maps to.
    pub origin: (u8, u8),
    /// Pairs of letters, inner then outer: `"KA QZ"`.
    pub pieces: String,
    /// Whether only the pieces are those of that game, which on these cells move in other directions or begin elsewhere.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub pieces_only: bool,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// RON as definitions use it: fields that may be left out are written without `Some`.
pub(in crate::variant) fn options() -> ron::Options {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME | Extensions::UNWRAP_VARIANT_NEWTYPES)
}

/// A value as RON on one line.
pub(in crate::variant) fn ron(value: &impl Serialize) -> String {
    options().to_string_pretty(value, ron::ser::PrettyConfig::new().depth_limit(0)).unwrap_or_default()
}

/// A list as RON, each entry on a line.
pub(in crate::variant) fn rows(list: &[impl Serialize]) -> String {
    let rows: Vec<String> = list.iter().map(ron).collect();
    if rows.is_empty() { "[]".to_owned() } else { format!("[\n            {},\n        ]", rows.join(",\n            ")) }
}
