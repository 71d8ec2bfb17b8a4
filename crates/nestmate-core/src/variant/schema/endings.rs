//! How a game ends, and rules of the house, as a definition writes them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Region, RuleDef};

/// How a game ends.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EndingsDef {
    /// What a player without a legal move gets who is in check; that player loses where left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mate: Option<Lot>,
    /// What a player without a legal move gets who is not in check; a draw where left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stalemate: Option<Stalemate>,
    /// At which occurrence of a position the game ends; 0 for never, 3 where left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub repetition: Option<u8>,
    /// Whether a side that checked with every move of the repetition has lost.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub perpetual_check_loses: Option<bool>,
    /// Moves by each side without progress after which the game is drawn; 0 for never, 100 where left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub no_progress: Option<u16>,
    /// The forward-only pieces whose moves, unturned, count as progress, beside captures and drops.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub progress: Option<String>,
}

/// The result for a player without a legal move who is not in check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Stalemate {
    /// Drawn.
    #[default]
    Draw,
    /// Lost.
    Loss,
    /// Won.
    Win,
    /// Won by the side with fewer pieces on the board, and drawn where both have as many.
    Fewer,
}

/// What becomes of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Lot {
    /// It has lost.
    #[default]
    Loses,
    /// It has won.
    Wins,
    /// The game is drawn.
    Draws,
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
