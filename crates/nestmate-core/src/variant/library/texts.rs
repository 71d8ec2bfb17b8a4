//! Definitions that are made of others: for a designer, with another start, with games hidden inside.

use std::sync::Arc;

use super::{Library, LibraryEntry, parse, scan};
use crate::variant::compiled::Variant;
use crate::variant::design::{Design, by_itself};
use crate::variant::house::{HouseRules, in_force};
use crate::variant::nest::{InsideGame, KnownPiece, NestFault, NestWords, known_pieces, nest, rule_name};
use crate::variant::schema::{BoardDef, EndingsDef, PieceDef, RuleDef, Size, SwitchDef, TurnedDef, VariantDef, WeightsDef, options, ron};

/// A definition that hides two games in one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NestedText {
    /// The definition file.
    pub text: String,
    /// The rules of the games inside that have no meaning in it, each with which game it is of: 0 or 1.
    pub left_out: Vec<(usize, RuleDef)>,
}

impl NestedText {
    /// What the rules left out are called in a definition.
    pub fn left_out_names(&self) -> Vec<String> {
        self.left_out.iter().map(|(_, rule)| rule_name(rule)).collect()
    }
}

impl Library {
    /// The corrections of the evaluation as RON text, as a definition's `weights` or a file of the shipped ones has them.
    pub fn weights_text(weights: &WeightsDef) -> String {
        let config = ron::ser::PrettyConfig::new().depth_limit(3).compact_arrays(true);
        options().to_string_pretty(weights, config).unwrap_or_default()
    }

    /// The text of a definition file of a game that differs from another in nothing but its id, its name and its start position. It is
    /// based on the other if that is one of those shipped, and else whole, so that it does not matter which file is read first.
    pub fn with_array(&self, base: &str, id: &str, name: &str, start: &str) -> Option<String> {
        let entry = self.entry(base).ok()?;
        // It has this one start, whatever is drawn by lot in the other.
        let is_drawn = |rule: &RuleDef| matches!(rule, RuleDef::Shuffle { .. });
        let fixed = || entry.def.rules.iter().flatten().filter(|rule| !is_drawn(rule)).cloned().collect::<Vec<RuleDef>>();
        let rules = entry.def.rules.iter().flatten().any(is_drawn).then(fixed);
        let (id, name) = (id.to_owned(), Some(name.to_owned()));
        let own = VariantDef { id, name, start: Some(start.to_owned()), rules, ..VariantDef::default() };
        let def = if entry.shipped {
            VariantDef { based_on: Some(base.to_owned()), about: entry.def.about.clone(), ..own }
        } else {
            VariantDef {
                based_on: None,
                in_text: None,
                known_as: None,
                id: own.id,
                name: own.name,
                start: own.start,
                rules: own.rules.or_else(|| entry.def.rules.clone()),
                ..(*entry.def).clone()
            }
        };
        options().to_string_pretty(&vec![def], ron::ser::PrettyConfig::new()).ok()
    }

    /// The first game of a text as a designer changes it; `None` if it cannot be read.
    pub fn design(&self, text: &str) -> Option<Design> {
        let def = first_game(text)?;
        let base = def.based_on.as_ref().and_then(|base| self.latest(base));
        let whole = base.map_or_else(|| def.clone(), |base| def.clone().over(&base.def));
        let shipped: Vec<&VariantDef> = self.shipped().map(|entry| &*entry.def).collect();
        Design::new(text, whole, &shipped, |id| self.name_of(id))
    }

    /// The games that the program ships, its own first.
    fn shipped(&self) -> impl Iterator<Item = &LibraryEntry> {
        self.entries.iter().filter(|entry| entry.shipped).chain(self.known.entries())
    }

    /// The pieces of all games that the program ships, each with the name of a game that has it, by their names. Of those of one name and
    /// the same moves there is one, and those of the game that calls itself standard come first.
    pub fn known_pieces(&self) -> Vec<(PieceDef, String)> {
        let mut entries: Vec<_> = self.shipped().collect();
        let standard = self.standard();
        entries.sort_by_key(|entry| Some(entry.id.as_str()) != standard);
        let mut pieces: Vec<(PieceDef, String)> = Vec::new();
        for entry in entries {
            let game = entry.def.name.as_deref().unwrap_or(&entry.id);
            for piece in entry.def.pieces.iter().flatten().filter_map(|piece| by_itself(piece, entry.def.pieces.as_deref()?)) {
                let same = |known: &PieceDef| {
                    known.name == piece.name
                        && known.moves == piece.moves
                        && known.turned.as_ref().map(|side| &side.moves) == piece.turned.as_ref().map(|side| &side.moves)
                };
                if !pieces.iter().any(|(known, _)| same(known)) {
                    pieces.push((piece, game.to_owned()));
                }
            }
        }
        pieces.sort_by(|(one, _), (other, _)| one.name.cmp(&other.name));
        pieces
    }

    /// A definition that hides two games in a new one, as [`nest`] does.
    ///
    /// # Errors
    /// Why they cannot be nested.
    pub fn nested(&self, first: &str, second: &str, words: &NestWords) -> Result<NestedText, NestFault> {
        let own = self.entries.iter().filter(|entry| entry.shipped);
        let known: Vec<KnownPiece> = own.flat_map(|entry| known_pieces(entry.def.pieces.as_deref().unwrap_or_default())).collect();
        let guest = |id: &str| -> Result<(VariantDef, Arc<Variant>), NestFault> {
            let variant = self.get(id).map_err(NestFault::Unplayable)?;
            let entry = self.entry(id).map_err(NestFault::Unplayable)?;
            Ok((in_force(&entry.def, &HouseRules::default()), variant))
        };
        let (first, second) = (guest(first)?, guest(second)?);
        let guests = [&first, &second].map(|(def, variant)| InsideGame { def, variant });
        let free: Vec<PieceDef> = options().from_str(&self.free_pieces).unwrap_or_default();
        let (def, left_out) = nest(guests, &free, &known, words)?;
        let text = options().to_string_pretty(&vec![def], ron::ser::PrettyConfig::new().depth_limit(4)).unwrap_or_default();
        Ok(NestedText { text, left_out })
    }

    /// Whether the first game of a text, which needs no other, is played by the same rules as the game of its id here; `None` if there is
    /// none. What is only said or seen of the games may differ, and so may what the engine has learnt.
    pub fn agrees(&self, text: &str) -> Option<bool> {
        let def = first_game(text)?;
        let known = self.latest(&def.id)?;
        Some(ron(&played(def)) == ron(&played((*known.def).clone())))
    }

    /// The text of a definition file of the first game of a text, which needs no other, under another id and name.
    pub fn renamed(text: &str, id: &str, name: &str) -> Option<String> {
        let (id, name) = (id.to_owned(), Some(name.to_owned()));
        let def = VariantDef { id, name, in_text: None, known_as: None, ..first_game(text)? };
        options().to_string_pretty(&vec![def], ron::ser::PrettyConfig::new()).ok()
    }

    /// The definition of a game with everything that it is based on filled in, as RON text.
    pub fn definition(&self, id: &str) -> Option<String> {
        self.entry(id).ok().map(LibraryEntry::definition)
    }
}

/// What of a game decides how it is played.
fn played(def: VariantDef) -> VariantDef {
    let bare = |piece: PieceDef| {
        let turned =
            piece.turned.map(|turned| TurnedDef { name: String::new(), image: String::new(), stands_for: String::new(), ..turned });
        let (name, image, stands_for) = Default::default();
        PieceDef { name, image, stands_for, size: Size::default(), worth: 0, turned, ..piece }
    };
    let switches = def.switches.unwrap_or_default().into_iter();
    let on: Vec<SwitchDef> = switches.filter(|switch| switch.on).map(|switch| SwitchDef { label: String::new(), ..switch }).collect();
    VariantDef {
        board: def.board.map(|board| BoardDef { look: None, river: None, ..board.whole() }),
        regions: def.regions,
        pieces: def.pieces.map(|pieces| pieces.into_iter().map(bare).collect()),
        start: def.start,
        rules: def.rules,
        endings: def.endings.map(EndingsDef::whole),
        // What has to be switched on changes nothing until then.
        switches: Some(on).filter(|on| !on.is_empty()),
        ..VariantDef::default()
    }
}

/// The first game of a text, as it is written.
fn first_game(text: &str) -> Option<VariantDef> {
    let root = scan(text);
    let node = root.entries().next()?;
    parse(&text[node.span.clone()]).ok()
}
