//! What a game takes over from the one that it is based on. docs/VARIANTS.md has the table for authors.
//!
//! What a definition writes, it decides; what it leaves out comes from the base. `board`, `endings` and `switches` are taken over part by
//! part, so that one word in them does not silently undo the others. Letters of pieces that the game does not have are left out of what
//! it takes over there.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::super::design::without_letter;
use super::pieces::{MoveDef, PieceDef, Size, TurnedDef};
use super::{EndingsDef, LayerDef, Lot, RuleDef, Stalemate, SwitchDef, VariantDef, WeightsDef};

impl VariantDef {
    /// This definition with the fields that it leaves out taken from `base`.
    #[must_use]
    pub fn over(self, base: &Self) -> Self {
        let same_pieces = self.pieces.is_none() && !self.changes_pieces();
        let same_ground = same_pieces && self.board.is_none() && self.regions.is_none() && self.layers.is_none();
        // What the engine has learnt of a game also serves games based on it; the Elo of its levels was measured in that game alone.
        let learnt = base.weights.as_ref().filter(|_| same_pieces && self.start.is_none());
        let weights = learnt.map(|weights| WeightsDef { elo: Vec::new(), ..weights.clone() });
        let layers = self.layers.clone().or_else(|| self.changed_layers(base));
        let changed = self.changed_pieces(base);
        let own_regions = self.regions.is_some();
        let about_array = self.about_array.or_else(|| base.about_array.clone().filter(|_| self.start.is_none()));
        let sets = self.sets.or_else(|| base.sets.clone().filter(|_| same_pieces));
        let (pieces, piece_places) = match self.pieces {
            Some(own) => (Some(own), Vec::new()),
            None => (base.pieces.as_ref().map(|_| changed.0), changed.1),
        };
        // What has been worked in is gone; beside pieces of its own it stays, to be told as a problem.
        let (pieces_add, pieces_change, pieces_drop) =
            if piece_places.is_empty() { (self.pieces_add, self.pieces_change, self.pieces_drop) } else { Default::default() };
        let mut def = Self {
            id: self.id,
            based_on: self.based_on,
            in_text: self.in_text.or_else(|| if self.name.is_none() { base.in_text.clone() } else { None }),
            name: self.name.or_else(|| base.name.clone()),
            sides: self.sides.or_else(|| base.sides.clone()),
            known_as: self.known_as,
            tagline: self.tagline,
            about: self.about,
            author: self.author,
            history: self.history.or_else(|| base.history.clone()),
            about_array,
            rulings: self.rulings.or_else(|| base.rulings.clone()),
            sets,
            board: match (self.board, &base.board) {
                (Some(own), Some(base)) => Some(own.over(base)),
                (own, base) => own.or_else(|| base.clone()),
            },
            regions: self.regions.or_else(|| base.regions.clone()),
            layers,
            pieces,
            pieces_add,
            pieces_change,
            pieces_drop,
            piece_places,
            start: self.start.or_else(|| base.start.clone()),
            rules: self.rules.or_else(|| base.rules.clone()),
            endings: None,
            switches: None,
            inner: self.inner.or_else(|| base.inner.clone().filter(|_| same_ground)),
            weights: self.weights.or(weights),
        };
        let missing = def.letters_missing(base);
        def.endings = match (self.endings, &base.endings) {
            (own, None) => own,
            (own, Some(base)) => Some(own.unwrap_or_default().over(base, &missing)),
        };
        def.switches = match (self.switches, &base.switches) {
            (Some(none), _) if none.is_empty() => Some(none),
            (own, None) => own,
            (own, Some(base)) => {
                let mut switches = own.unwrap_or_default();
                let others = base.iter().filter(|switch| switches.iter().all(|own| own.id != switch.id));
                let fitting: Vec<SwitchDef> = others.filter_map(|switch| def.fitting(switch, &missing, own_regions)).collect();
                switches.extend(fitting);
                Some(switches)
            }
        };
        def
    }

    /// The letters of the pieces of `base` that are none here.
    fn letters_missing(&self, base: &Self) -> Vec<char> {
        let own = |letter: char| self.pieces.iter().flatten().any(|piece| piece.letter == letter);
        base.pieces.iter().flatten().map(|piece| piece.letter).filter(|&letter| !own(letter)).collect()
    }

    /// A rule of the house of the base as it is here; `None` where it would change nothing: where it is among the rules already, speaks
    /// of pieces that there are not, or leaves out a rule that there is not. Regions that the game has drawn anew stay as they are.
    fn fitting(&self, switch: &SwitchDef, missing: &[char], own_regions: bool) -> Option<SwitchDef> {
        let left = |rule: &RuleDef| missing.iter().try_fold(rule.clone(), |rule, &letter| without_letter(&rule, letter));
        let rules = |rules: &[RuleDef]| -> Vec<RuleDef> { rules.iter().filter_map(left).filter(|rule| self.has_enough(rule)).collect() };
        let (added, without) = (rules(&switch.rules), rules(&switch.without));
        let regions = if own_regions { BTreeMap::default() } else { switch.regions.clone() };
        let own = self.rules.as_deref().unwrap_or_default();
        let changes = added.iter().any(|rule| !own.contains(rule)) || without.iter().any(|rule| own.contains(rule)) || !regions.is_empty();
        changes.then(|| SwitchDef { rules: added, without, regions, ..switch.clone() })
    }

    /// Whether each side begins with as many pieces as a rule asks of it.
    fn has_enough(&self, rule: &RuleDef) -> bool {
        let RuleDef::Impasse { least, .. } = rule else { return true };
        let board = self.start.as_deref().and_then(|start| start.split(' ').next()).unwrap_or_default();
        let begins = |own: fn(&char) -> bool| board.chars().filter(own).count() > usize::from(*least);
        begins(char::is_ascii_uppercase) && begins(char::is_ascii_lowercase)
    }

    /// Whether it changes pieces of the game that it is based on.
    pub fn changes_pieces(&self) -> bool {
        !self.pieces_add.is_empty() || !self.pieces_change.is_empty() || !self.pieces_drop.is_empty()
    }

    /// The letters that its changes name and the base does not have, with the path of fields to each change.
    pub fn pieces_missed(&self, base: &Self) -> Vec<(String, char)> {
        let known = |letter: char| base.pieces.iter().flatten().any(|piece| piece.letter == letter);
        let changed = self.pieces_change.iter().enumerate().map(|(index, change)| (format!("pieces_change[{index}]"), change.letter));
        let dropped = self.pieces_drop.chars().map(|letter| ("pieces_drop".to_owned(), letter));
        changed.chain(dropped).filter(|(_, letter)| !known(*letter)).collect()
    }

    /// The pieces of the base with the changes, and for each the path of fields at which its own text stands, if it has any.
    pub(super) fn changed_pieces(&self, base: &Self) -> (Vec<PieceDef>, Vec<Option<String>>) {
        let mut pieces = Vec::new();
        for piece in base.pieces.iter().flatten().filter(|piece| !self.pieces_drop.contains(piece.letter)) {
            let change = self.pieces_change.iter().enumerate().find(|(_, change)| change.letter == piece.letter);
            pieces.push(match change {
                Some((index, change)) => (change.of(piece), Some(format!("pieces_change[{index}]"))),
                None => (piece.clone(), None),
            });
        }
        pieces.extend(self.pieces_add.iter().enumerate().map(|(index, piece)| (piece.clone(), Some(format!("pieces_add[{index}]")))));
        pieces.into_iter().unzip()
    }

    /// The layers of the base: with the pieces added in each, and without those dropped.
    pub(super) fn changed_layers(&self, base: &Self) -> Option<Vec<LayerDef>> {
        let changed = |layer: &LayerDef| {
            let kept = layer.pieces.chars().filter(|&letter| !self.pieces_drop.contains(letter));
            LayerDef { pieces: kept.chain(self.pieces_add.iter().map(|piece| piece.letter)).collect(), ..layer.clone() }
        };
        base.layers.as_ref().map(|layers| layers.iter().map(changed).collect())
    }
}

impl EndingsDef {
    /// These endings with what they do not say taken from `base`, but for pieces that are missing.
    fn over(self, base: &Self, missing: &[char]) -> Self {
        let progress = || base.progress.as_ref().map(|letters| letters.chars().filter(|letter| !missing.contains(letter)).collect());
        Self {
            mate: self.mate.or(base.mate),
            stalemate: self.stalemate.or(base.stalemate),
            repetition: self.repetition.or(base.repetition),
            perpetual_check_loses: self.perpetual_check_loses.or(base.perpetual_check_loses),
            no_progress: self.no_progress.or(base.no_progress),
            progress: self.progress.or_else(progress),
        }
    }

    /// The same with everything said.
    #[must_use]
    pub fn whole(self) -> Self {
        Self {
            mate: self.mate.or(Some(Lot::Loses)),
            stalemate: self.stalemate.or(Some(Stalemate::Draw)),
            repetition: self.repetition.or(Some(3)),
            perpetual_check_loses: self.perpetual_check_loses.or(Some(false)),
            no_progress: self.no_progress.or(Some(100)),
            progress: self.progress.or_else(|| Some(String::new())),
        }
    }

    /// Of these endings what is other than `before`, and what `own` says.
    #[must_use]
    pub fn changed(&self, before: &Self, own: &Self) -> Self {
        fn part<T: Clone + PartialEq>(now: Option<&T>, before: Option<&T>, own: Option<&T>) -> Option<T> {
            now.filter(|_| now != before || own.is_some()).cloned()
        }
        Self {
            mate: part(self.mate.as_ref(), before.mate.as_ref(), own.mate.as_ref()),
            stalemate: part(self.stalemate.as_ref(), before.stalemate.as_ref(), own.stalemate.as_ref()),
            repetition: part(self.repetition.as_ref(), before.repetition.as_ref(), own.repetition.as_ref()),
            perpetual_check_loses: part(
                self.perpetual_check_loses.as_ref(),
                before.perpetual_check_loses.as_ref(),
                own.perpetual_check_loses.as_ref(),
            ),
            no_progress: part(self.no_progress.as_ref(), before.no_progress.as_ref(), own.no_progress.as_ref()),
            progress: part(self.progress.as_ref(), before.progress.as_ref(), own.progress.as_ref()),
        }
    }
}

/// What is different in a piece of the game that this one is based on; what is left out stays.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PieceChangeDef {
    /// Which piece.
    pub letter: char,
    /// Name shown to people.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Picture in assets/pieces, without `.svg`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub image: Option<String>,
    /// How large it is among the pieces of its game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub size: Option<Size>,
    /// What it stands for in the game inside.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stands_for: Option<String>,
    /// What books say that it is worth, in tenths of a Pawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub worth: Option<u16>,
    /// Whether it is the royal piece.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub royal: Option<bool>,
    /// How it moves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves: Option<Vec<MoveDef>>,
    /// Its other side.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turned: Option<TurnedDef>,
}

impl PieceChangeDef {
    /// The piece with what is different. With other moves it is worth something else.
    fn of(&self, piece: &PieceDef) -> PieceDef {
        let kept = if self.moves.is_some() { 0 } else { piece.worth };
        PieceDef {
            letter: piece.letter,
            name: self.name.clone().unwrap_or_else(|| piece.name.clone()),
            image: self.image.clone().unwrap_or_else(|| piece.image.clone()),
            size: self.size.unwrap_or(piece.size),
            stands_for: self.stands_for.clone().unwrap_or_else(|| piece.stands_for.clone()),
            worth: self.worth.unwrap_or(kept),
            royal: self.royal.unwrap_or(piece.royal),
            moves: self.moves.clone().unwrap_or_else(|| piece.moves.clone()),
            turned: self.turned.clone().or_else(|| piece.turned.clone()),
        }
    }
}
