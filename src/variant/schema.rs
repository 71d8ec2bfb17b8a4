//! The serde picture of `variants.ron`, close to the file. Nothing here is checked; [`super::validate`] does that.
//!
//! The words of the file's own head comment describe these types for authors; the two are kept side by side.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::geometry::{Dirs, Mirror, Step};

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
    /// A few sentences about the game and its history.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<String>,
    /// What the start array is known from, and what in it is reconstruction.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about_array: Option<Vec<NoteDef>>,
    /// Size and shape of the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<BoardDef>,
    /// Named sets of cells, in White's view.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub regions: Option<BTreeMap<String, Region>>,
    /// The lattices that the board can show apart.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub layers: Option<Vec<LayerDef>>,
    /// The men.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub men: Option<Vec<ManDef>>,
    /// The start position, as position text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// The special rules in force.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<Vec<RuleDef>>,
    /// How the game ends.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub endings: Option<EndingsDef>,
    /// Rules of the house that players may choose.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub switches: Option<Vec<SwitchDef>>,
    /// The games hidden inside: which cells and men stand for which. Never inherited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub inner: Option<Vec<InnerDef>>,
}

impl VariantDef {
    /// This definition with the fields that it leaves out taken from `base`.
    #[must_use]
    pub fn over(self, base: &Self) -> Self {
        Self {
            id: self.id,
            based_on: self.based_on,
            name: self.name.or_else(|| base.name.clone()),
            about: self.about.or_else(|| base.about.clone()),
            about_array: self.about_array.or_else(|| base.about_array.clone()),
            board: self.board.or_else(|| base.board.clone()),
            regions: self.regions.or_else(|| base.regions.clone()),
            layers: self.layers.or_else(|| base.layers.clone()),
            men: self.men.or_else(|| base.men.clone()),
            start: self.start.or_else(|| base.start.clone()),
            rules: self.rules.or_else(|| base.rules.clone()),
            endings: self.endings.or_else(|| base.endings.clone()),
            switches: self.switches.or_else(|| base.switches.clone()),
            inner: self.inner,
        }
    }
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
    pub forward: Step,
    /// How Black's view follows from White's.
    #[serde(default = "flip", with = "MirrorDef")]
    pub mirror: Mirror,
    /// How the cells are drawn.
    #[serde(default)]
    pub look: Look,
}

fn up() -> Step {
    (0, 1)
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature that serde asks for")]
fn is_up(step: &Step) -> bool {
    *step == up()
}

fn flip() -> Mirror {
    Mirror::Flip
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Mirror")]
enum MirrorDef {
    Flip,
    Turn,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Dirs")]
enum DirsDef {
    All,
    Forward,
    Forwardmost,
    Backward,
    Sideways,
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

/// A set of cells in White's view; Black's follows by the board's mirror.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Region {
    /// Every cell of the board.
    #[default]
    All,
    /// A region named under `regions`.
    In(String),
    /// The cells of these ranks, counted from 1.
    Ranks(Vec<u8>),
    /// The cells of these files, as letters: `"aq"`.
    Files(String),
    /// The cells whose file and rank, counted from 1, have these parities.
    Parity(Parity, Parity),
    /// These cells: `"b1 a2"`.
    Cells(String),
    /// The cells from one corner to the other: `Rect("d1", "f4")`.
    Rect(String, String),
    /// The cells where White's men of these letters start.
    Start(String),
    /// The cells where Black's men of these letters start.
    EnemyStart(String),
    /// Cells of any of these.
    Or(Vec<Region>),
    /// Cells of all of these.
    And(Vec<Region>),
    /// Cells not of this one.
    Not(Box<Region>),
}

impl Region {
    fn is_all(&self) -> bool {
        *self == Self::All
    }
}

/// Parity of a file or rank counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Parity {
    /// 1, 3, 5 …
    Odd,
    /// 2, 4, 6 …
    Even,
    /// Any number.
    Any,
}

/// A lattice that the board can show apart: its cells and the men that belong to it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LayerDef {
    /// Name used in `--layers` and shown to people.
    pub name: String,
    /// The cells tinted as this lattice.
    pub cells: Region,
    /// The men of the lattice; a man belongs to the first layer that has its letter and the cell it stands on.
    pub men: String,
    /// The cells on which those men belong to it; `cells` where left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub men_on: Option<Region>,
    /// What the men of the lattice stand on.
    #[serde(default)]
    pub base: Base,
    /// Tint of the cells, `#rrggbb`, for the light theme.
    pub tint: String,
}

/// What a man of a layer stands on.
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

/// One kind of man.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ManDef {
    /// The letter of position and move texts: A to Z.
    pub letter: char,
    /// Name shown to people.
    pub name: String,
    /// Picture in assets/men, without `.svg`; a movement diagram stands in for one that is missing.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub image: String,
    /// What it stands for in the game inside.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub stands_for: String,
    /// Whether it is the royal man; exactly one of each side.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub royal: bool,
    /// How it moves.
    pub moves: Vec<MoveDef>,
    /// Its other side, where it can turn over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turned: Option<TurnedDef>,
}

/// The promoted side of a man that turns back when captured.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TurnedDef {
    /// Name shown to people.
    pub name: String,
    /// Picture in assets/men, without `.svg`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub image: String,
    /// How it moves.
    pub moves: Vec<MoveDef>,
}

/// A way of moving.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MoveDef {
    /// All that the man of this letter (unturned) does.
    As(char),
    /// One step, whatever stands between.
    Leap(Reach),
    /// Steps repeated through empty cells, ending on the first man at the latest.
    Slide(Reach),
    /// One step that needs the cell `via` to be empty.
    Lame(Reach),
    /// Steps repeated while turning the same way each time, both ways round.
    Circle(Reach),
    /// Steps that turn left and right by turns, or right and left, among the images of `step` and `and`.
    Zigzag(Reach),
    /// Steps repeated along a line, capturing beyond exactly one man.
    Hop(Reach),
}

/// The parameters of a way of moving.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reach {
    /// The step: (files, ranks), of which `dirs` chooses images.
    pub step: Step,
    /// Which images of the step.
    #[serde(default, with = "DirsDef")]
    pub dirs: Dirs,
    /// The most steps in one move; 0 for no limit.
    #[serde(default)]
    pub most: u8,
    /// Whether it moves, captures, or both.
    #[serde(default)]
    pub only: Only,
    /// `Lame`: the cell that must be empty, as a step from the start in the same image.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub via: Option<Step>,
    /// `Zigzag`: the other step of the ring of directions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub and: Option<Step>,
    /// The cells it can be used from.
    #[serde(default, skip_serializing_if = "Region::is_all")]
    pub from: Region,
    /// The cells it never leaves and never enters from outside.
    #[serde(default, skip_serializing_if = "Region::is_all")]
    pub within: Region,
    /// No step may have just one of its ends in any of these.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub walls: Vec<Region>,
}

/// What a way of moving is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Only {
    /// Moves and captures.
    #[default]
    Both,
    /// Moves to empty cells.
    Move,
    /// Captures.
    Capture,
}

/// A special rule. Letters mean a man and its turned side alike, save where a field says otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum RuleDef {
    /// A player without a `semi_royal` on `cells` cannot move their `men` on `cells`.
    Freeze {
        /// The semi-royal's letter.
        semi_royal: char,
        /// The men that depend on it.
        men: String,
        /// The cells that the rule looks at, for both.
        #[serde(default)]
        cells: Region,
    },
    /// From the cells `from`, an unturned man may make its `step` twice in one move if the half-way cell is empty; men of the
    /// same kind may capture it there with a capturing move at once.
    DoubleStep {
        /// The men.
        men: String,
        /// The single step, of which the forward images are meant.
        step: Step,
        /// Where from.
        from: Region,
    },
    /// The two men, both unmoved, move toward each other along their rank.
    Castle {
        /// The king-like man.
        royal: char,
        /// The rook-like man.
        partner: char,
        /// How many files the king-like man goes.
        steps: u8,
        /// How many files from the king-like man's start its partner ends.
        partner_steps: u8,
        /// Which of the cells between must be empty, and are looked at by `safe`.
        #[serde(default)]
        cells: Region,
        /// Which of them must not be attacked.
        #[serde(default)]
        safe: Safe,
        /// The enemy men that capture the king-like man by replying on its start cell or its partner's new cell, and where from.
        #[serde(default)]
        en_passant: Option<(String, Region)>,
    },
    /// A man arriving on `on` becomes one of `to`.
    Promote {
        /// The men.
        men: String,
        /// Where.
        on: Region,
        /// The letters to choose from.
        to: String,
        /// Whether it may stay as it is.
        #[serde(default)]
        optional: bool,
        /// Only while its player has no man of the letter chosen.
        #[serde(default)]
        if_none: bool,
    },
    /// Men may turn over when a move starts or ends in `zone`, and must where they could never move again.
    TurnOver {
        /// The men.
        men: String,
        /// Where.
        zone: Region,
    },
    /// A man arriving on `on` must be exchanged for one of `to` in any reserve, where it then goes.
    Exchange {
        /// The men.
        men: String,
        /// Where.
        on: Region,
        /// The letters that it can be exchanged for.
        to: String,
    },
    /// A man arriving on `on` may be replaced by a `to` from a reserve while its player has none on `missing_on`; it goes to the
    /// enemy's reserve.
    Restore {
        /// The men.
        men: String,
        /// Where.
        on: Region,
        /// The letter restored.
        to: char,
        /// Where its player must have none.
        #[serde(default)]
        missing_on: Region,
        /// The reserves looked at, in this order.
        from: Vec<Holder>,
    },
    /// A man whose move starts or ends in `zone` and ends on `on` may be replaced by a `to` from the enemy's reserve, where it
    /// then goes.
    Swap {
        /// The men.
        men: String,
        /// Where the move must start or end.
        zone: Region,
        /// Where it must end.
        #[serde(default)]
        on: Region,
        /// The letter.
        to: char,
    },
    /// When one of `men` captures a `victim`, its own side's `victim`s vanish.
    Vanish {
        /// The capturing men.
        men: String,
        /// The letter captured.
        victim: char,
    },
    /// A man captured on `on` goes to this reserve; the first such rule that fits counts.
    Reserve {
        /// Where.
        #[serde(default)]
        on: Region,
        /// Whose reserve.
        to: Holder,
    },
    /// Men of the own reserve may be dropped on empty cells of `on`, where they would have a move on an empty board.
    Drop {
        /// The men.
        men: String,
        /// Where.
        #[serde(default)]
        on: Region,
    },
    /// Nifu: no drop of one of `men` on a file with an unturned own man of its kind.
    OnePerFile {
        /// The men.
        men: String,
    },
    /// Uchifuzume: no drop of one of `men` that mates.
    NoDropMate {
        /// The men.
        men: String,
    },
    /// No step, either way, between a cell of the first and a cell of the second region.
    Barred {
        /// The men, while unturned; all men where left out.
        #[serde(default)]
        men: Option<String>,
        /// The two regions.
        between: (Region, Region),
    },
    /// The two royal men may not face each other on an open file.
    FacingRoyals,
    /// A mate given by a move of one of `men` that itself checks is a draw.
    NoMateBy {
        /// The men.
        men: String,
    },
}

/// What must not be attacked when castling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Safe {
    /// Nothing.
    #[default]
    Nothing,
    /// The cells that the king-like man crosses and the one where it ends.
    Path,
    /// Those and the one where it starts.
    StartAndPath,
}

/// Whose reserve, seen from the player who moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Holder {
    /// The mover's.
    Own,
    /// The opponent's.
    Enemy,
    /// The neutral reserve.
    Neutral,
}

/// How a game ends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EndingsDef {
    /// What a player without a legal move gets who is not in check.
    #[serde(default)]
    pub stalemate: Stalemate,
    /// At which occurrence of a position the game ends; 0 for never.
    #[serde(default = "three")]
    pub repetition: u8,
    /// Whether a side that checked with every move of the repetition has lost.
    #[serde(default)]
    pub perpetual_check_loses: bool,
    /// Moves by each side without progress after which the game is drawn; 0 for never.
    #[serde(default = "hundred")]
    pub no_progress: u16,
    /// The forward-only men whose moves, unturned, count as progress, beside captures and drops.
    #[serde(default)]
    pub progress: String,
}

impl Default for EndingsDef {
    fn default() -> Self {
        Self {
            stalemate: Stalemate::Draw,
            repetition: three(),
            perpetual_check_loses: false,
            no_progress: hundred(),
            progress: String::new(),
        }
    }
}

fn three() -> u8 {
    3
}

fn hundred() -> u16 {
    100
}

/// The result for a player without a legal move who is not in check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Stalemate {
    /// Drawn.
    #[default]
    Draw,
    /// Lost.
    Loss,
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
    pub men: String,
}

/// A rule of the house that players may choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SwitchDef {
    /// The name under which a game's record keeps it.
    pub id: String,
    /// What it does, for people.
    pub label: String,
    /// Whether it is on where nobody chose.
    #[serde(default)]
    pub on: bool,
    /// Rules in force while it is on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<RuleDef>,
    /// Rules of the game that are not in force while it is on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub without: Vec<RuleDef>,
    /// Regions that take the place of those of the same name while it is on.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub regions: BTreeMap<String, Region>,
}
