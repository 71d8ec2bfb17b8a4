//! The serde picture of `variants.ron`, close to the file. Nothing here is checked; [`super::validate`] does that.
//!
//! The words of docs/VARIANTS.md describe these types for authors; a test holds that none is missing there.

mod changes;
mod pieces;
mod region;
mod rules;
mod sides;
mod weights;
pub(super) mod writing;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

pub use changes::PieceChangeDef;
pub use pieces::{DirsDef, MoveDef, Only, PieceDef, Reach, TurnedDef, ViaDef};
pub use region::{Parity, Region};
pub use rules::{BothPassed, EndingsDef, Holder, Lot, RuleDef, Safe, SafeRoyals, Stalemate, SwitchDef};
pub use sides::Sides;
pub use weights::{FULL_SKILL, Phases, PieceWeightsDef, SPACED_LEVELS, WeightsDef};

use crate::geometry::{Mirror, Offset, Wrap};

/// One game of the file. Every field but `id` may be left out where `based_on` names a game that has it.
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
    /// What other programs call the game, where they play it by the same rules. Never inherited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub known_as: Option<KnownAs>,
    /// What the game is, in a few sentences. Never inherited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<String>,
    /// Where the game comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub history: Option<String>,
    /// What the start array is known from, and what in it is reconstruction.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about_array: Option<Vec<NoteDef>>,
    /// What had to be decided about the rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rulings: Option<Vec<NoteDef>>,
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
    /// Rules of the house that players may choose. Never inherited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub switches: Option<Vec<SwitchDef>>,
    /// The games hidden inside: which cells and pieces stand for which. Never inherited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub inner: Option<Vec<InnerDef>>,
    /// Corrections to what the engine derives. Without any, a game based on another takes over the other's only with its pieces.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weights: Option<WeightsDef>,
}

impl VariantDef {
    /// The fields that a game takes over from the one that it is based on, where it leaves them out.
    pub const INHERITED: [&'static str; 7] = ["board", "regions", "layers", "pieces", "start", "rules", "endings"];

    /// This definition with the fields that it leaves out taken from `base`.
    #[must_use]
    pub fn over(self, base: &Self) -> Self {
        let same_pieces = self.pieces.is_none() && !self.changes_pieces();
        let weights = if same_pieces && self.start.is_none() { base.weights.clone() } else { None };
        let layers = self.layers.clone().or_else(|| self.changed_layers(base));
        let changed = self.changed_pieces(base);
        let (pieces, piece_places) = match self.pieces {
            Some(own) => (Some(own), Vec::new()),
            None => (base.pieces.as_ref().map(|_| changed.0), changed.1),
        };
        // What has been worked in is gone; beside pieces of its own it stays, to be told as a problem.
        let (pieces_add, pieces_change, pieces_drop) =
            if piece_places.is_empty() { (self.pieces_add, self.pieces_change, self.pieces_drop) } else { Default::default() };
        Self {
            id: self.id,
            based_on: self.based_on,
            in_text: self.in_text.or_else(|| if self.name.is_none() { base.in_text.clone() } else { None }),
            name: self.name.or_else(|| base.name.clone()),
            known_as: self.known_as,
            about: self.about,
            history: self.history.or_else(|| base.history.clone()),
            about_array: self.about_array.or_else(|| base.about_array.clone()),
            rulings: self.rulings.or_else(|| base.rulings.clone()),
            board: self.board.or_else(|| base.board.clone()),
            regions: self.regions.or_else(|| base.regions.clone()),
            layers,
            pieces,
            pieces_add,
            pieces_change,
            pieces_drop,
            piece_places,
            start: self.start.or_else(|| base.start.clone()),
            rules: self.rules.or_else(|| base.rules.clone()),
            endings: self.endings.or_else(|| base.endings.clone()),
            switches: self.switches,
            inner: self.inner,
            weights: self.weights.or(weights),
        }
    }
}

/// What other programs call a game, by the protocol that they speak.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KnownAs {
    /// To programs that speak UCI.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub uci: Option<String>,
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
    /// Where some of them play it by other rules, in a sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub differs: Option<String>,
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

/// Size and shape of a board.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardDef {
    /// Files of the bounding grid, 1 to 26.
    pub files: u8,
    /// Ranks of the bounding grid; files × ranks is at most 512.
    pub ranks: u8,
    /// The cells that exist; all grid points where left out.
    #[serde(default, skip_serializing_if = "Region::is_all")]
    pub cells: Region,
    /// White's forward direction; `(0, 1)` where left out, `(1, 1)` where the game is played from corner to corner.
    #[serde(default = "up", skip_serializing_if = "is_up")]
    pub forward: Offset,
    /// How Black's view follows from White's.
    #[serde(default = "flip", with = "MirrorDef")]
    pub mirror: Mirror,
    /// Where the board goes on beyond its edge, from the opposite edge.
    #[serde(default, with = "WrapDef", skip_serializing_if = "is_nowhere")]
    pub wrap: Wrap,
    /// How the cells are drawn.
    #[serde(default)]
    pub look: Look,
    /// Two ranks, one after the other, between which a river is drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub river: Option<(u8, u8)>,
}

fn up() -> Offset {
    (0, 1)
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature that serde asks for")]
fn is_up(step: &Offset) -> bool {
    *step == up()
}

fn flip() -> Mirror {
    Mirror::Flip
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature that serde asks for")]
fn is_nowhere(wrap: &Wrap) -> bool {
    *wrap == Wrap::Nowhere
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Wrap")]
enum WrapDef {
    Nowhere,
    Files,
    Ranks,
    Both,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Mirror")]
enum MirrorDef {
    Flip,
    Turn,
    Across,
}

/// How the cells of a board are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
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
