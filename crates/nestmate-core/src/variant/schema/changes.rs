//! Changes to the pieces of the game that another is based on.

use serde::{Deserialize, Serialize};

use super::pieces::{MoveDef, PieceDef, TurnedDef};
use super::{LayerDef, VariantDef};

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
            stands_for: self.stands_for.clone().unwrap_or_else(|| piece.stands_for.clone()),
            worth: self.worth.unwrap_or(kept),
            royal: self.royal.unwrap_or(piece.royal),
            moves: self.moves.clone().unwrap_or_else(|| piece.moves.clone()),
            turned: self.turned.clone().or_else(|| piece.turned.clone()),
        }
    }
}

impl VariantDef {
    /// Whether it changes pieces of the game that it is based on.
    #[must_use]
    pub fn changes_pieces(&self) -> bool {
        !self.pieces_add.is_empty() || !self.pieces_change.is_empty() || !self.pieces_drop.is_empty()
    }

    /// The letters that its changes name and the base does not have, with the path of fields to each change.
    #[must_use]
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
