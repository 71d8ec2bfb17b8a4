//! Rules of the house: which of a game's switches are on, and the numbers that end a game.

use serde::{Deserialize, Serialize};

use super::compiled::Variant;
use super::schema::{RuleDef, SwitchDef, VariantDef};

/// What the players agreed on, where it differs from what the file says.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct HouseRules {
    /// Switches by id.
    pub switches: Vec<(String, bool)>,
    /// The occurrence of a position that ends the game; 0 for never.
    pub repetition: Option<u8>,
    /// Moves by each side without progress that end the game; 0 for never.
    pub no_progress: Option<u16>,
}

impl HouseRules {
    /// Those that a game is played under, every one of them named.
    pub fn of(variant: &Variant) -> Self {
        let switches = variant.switches.iter().map(|switch| (switch.id.clone(), switch.on)).collect();
        Self { switches, repetition: Some(variant.endings.repetition), no_progress: Some(variant.endings.no_progress) }
    }

    /// Whether they leave everything as the file says.
    pub fn is_default(&self) -> bool {
        *self == Self::default()
    }

    /// Whether some rules come to these, which are named in full.
    pub(super) fn are(&self, house: &Self) -> bool {
        let named = |id: &str| self.switches.iter().any(|(known, _)| known == id);
        house.switches.iter().all(|(id, _)| named(id))
            && self.switches.iter().all(|(id, on)| house.is_on(id, *on) == *on)
            && house.repetition.is_none_or(|repetition| self.repetition == Some(repetition))
            && house.no_progress.is_none_or(|no_progress| self.no_progress == Some(no_progress))
    }

    fn is_on(&self, id: &str, default: bool) -> bool {
        self.switches.iter().find(|(known, _)| known == id).map_or(default, |(_, on)| *on)
    }
}

/// A switch of a game, as it is set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Switch {
    /// The name under which a game's record keeps it.
    pub id: String,
    /// What it does, for people.
    pub label: String,
    /// Whether it is on.
    pub on: bool,
    /// The letters of the pieces whose drops it limits, as Shogi limits those of its Pawns.
    pub limits: String,
}

/// The switches of a definition under some rules of the house.
pub(super) fn switches(def: &VariantDef, house: &HouseRules) -> Vec<Switch> {
    let switch = |def: &SwitchDef| {
        let on = house.is_on(&def.id, def.on);
        Switch { id: def.id.clone(), label: def.label.clone(), on, limits: limits(&def.rules) }
    };
    def.switches.iter().flatten().map(switch).collect()
}

/// The letters of the pieces whose drops some rules limit.
fn limits(rules: &[RuleDef]) -> String {
    let pieces = |rule: &RuleDef| match rule {
        RuleDef::OnePerFile { pieces, .. } | RuleDef::NoDropMate { pieces } => Some(pieces.clone()),
        // No other rule limits drops by what stands elsewhere.
        _ => None,
    };
    rules.iter().filter_map(pieces).collect()
}

/// The definition with the rules of the house worked in.
pub(super) fn in_force(def: &VariantDef, house: &HouseRules) -> VariantDef {
    let mut def = def.clone();
    for switch in def.switches.clone().into_iter().flatten().filter(|switch| house.is_on(&switch.id, switch.on)) {
        let rules = def.rules.get_or_insert_default();
        rules.retain(|rule| !switch.without.contains(rule));
        for rule in switch.rules {
            if !rules.contains(&rule) {
                rules.push(rule);
            }
        }
        def.regions.get_or_insert_default().extend(switch.regions);
    }
    if house.repetition.is_some() || house.no_progress.is_some() {
        let endings = def.endings.get_or_insert_default();
        endings.repetition = house.repetition.or(endings.repetition);
        endings.no_progress = house.no_progress.or(endings.no_progress);
    }
    def
}
