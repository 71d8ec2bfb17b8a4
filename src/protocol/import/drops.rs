//! Reserves, drops and gates, as settings of Fairy-Stockfish give them.

use super::game::{IniPiece, Maker};

impl Maker<'_> {
    pub(super) fn has_hand(&self) -> bool {
        self.section.is_on("pieceDrops", false) || self.gates()
    }

    fn gates(&self) -> bool {
        self.section.is_on("gating", false) && self.section.is_on("seirawanGating", false)
    }

    pub(super) fn drops(&mut self, pieces: &[IniPiece]) -> Vec<String> {
        let mut rules = Vec::new();
        if self.gates() {
            self.look_at(&["gating", "seirawanGating"]);
            rules.push(format!("Gate(pieces: \"{}\", on: Ranks([1]))", self.array.held()));
        }
        if !self.section.is_on("pieceDrops", false) {
            return rules;
        }
        self.look_at(&["pieceDrops", "capturesToHand", "dropLoop", "immobilityIllegal", "dropPromoted"]);
        if self.section.is_on("capturesToHand", false) {
            rules.push("Reserve(to: Own)".to_owned());
        }
        let on = self.region_of_both("dropRegion", None).map(|on| on.text);
        let more = [("dropPromoted", true, ", turned: true"), ("immobilityIllegal", false, ", stuck: true")];
        let more: String = more.iter().filter(|(key, on, _)| self.section.is_on(key, false) == *on).map(|known| known.2).collect();
        let (becomes, choices) = (self.becomes(), self.all_choices());
        let pawn = pieces.iter().find(|piece| piece.key == "pawn").map(|piece| piece.letter);
        if self.section.is_on("blastOnCapture", false) && self.section.is_on("capturesToHand", false) {
            self.tell("capturesToHand", "cannot be said of what is blown up");
        }
        // A letter of which no file may have more than none cannot be dropped at all.
        let never = if self.number("dropNoDoubledCount", 1, 0..=25) == 0 { self.letters_of("dropNoDoubled", 0) } else { None };
        let never = never.unwrap_or_default();
        // A King is dropped where it begins in hand.
        let begins = |piece: &IniPiece| !self.is_royal(piece) || self.array.holds(piece.letter);
        let held = |piece: &&IniPiece| begins(piece) && Some(piece.letter) != pawn && self.is_shown(piece, &becomes, &choices);
        let letters: String = pieces.iter().filter(held).map(|piece| piece.letter).filter(|&letter| !never.contains(letter)).collect();
        if !letters.is_empty() {
            let on = on.as_ref().map_or_else(String::new, |on| format!(", on: {on}"));
            rules.push(format!("Drop(pieces: \"{letters}\"{on}{more})"));
        }
        let pawn = pawn.filter(|&pawn| self.array.has(pawn) && !never.contains(pawn));
        rules.extend(pawn.map(|pawn| self.pawn_drop(pawn, on, &more)));
        rules.extend(self.limits(pieces));
        rules
    }

    /// Pawns are dropped neither on the first rank nor where they are promoted, save where a variant says so.
    fn pawn_drop(&mut self, pawn: char, on: Option<String>, more: &str) -> String {
        self.look_at(&["firstRankPawnDrops", "promotionZonePawnDrops"]);
        let mut cells: Vec<String> = on.into_iter().collect();
        if !self.section.is_on("firstRankPawnDrops", false) {
            cells.push("Not(Ranks([1]))".to_owned());
        }
        if !self.section.is_on("promotionZonePawnDrops", false) {
            let zone = self.region_of_both("promotionRegion", Some(["*8", "*1"]));
            cells.extend(zone.map(|zone| format!("Not({})", zone.text)));
        }
        format!("Drop(pieces: \"{pawn}\", on: And([{}]){more})", cells.join(", "))
    }

    fn limits(&mut self, pieces: &[IniPiece]) -> Vec<String> {
        self.look_at(&["mustDrop", "dropOppositeColoredBishop", "shogiPawnDropMateIllegal"]);
        let letter = |key: &str| pieces.iter().find(|piece| piece.key == key).map(|piece| piece.letter);
        let mut rules = Vec::new();
        let most = self.number("dropNoDoubledCount", 1, 0..=25);
        match self.letters_of("dropNoDoubled", 0).filter(|letters| !letters.is_empty()) {
            Some(_) if most == 0 => {}
            Some(letters) if most == 1 => rules.push(format!("OnePerFile(pieces: \"{letters}\")")),
            Some(letters) => rules.push(format!("OnePerFile(pieces: \"{letters}\", most: {most})")),
            None => {}
        }
        if self.section.is_on("mustDrop", false) {
            rules.push("MustDrop".to_owned());
        }
        let bishop = letter("bishop").filter(|_| self.section.is_on("dropOppositeColoredBishop", false));
        rules.extend(bishop.map(|letter| format!("OnePerColour(pieces: \"{letter}\")")));
        let soldier = letter("shogiPawn").filter(|_| self.section.is_on("shogiPawnDropMateIllegal", false));
        rules.extend(soldier.map(|letter| format!("NoDropMate(pieces: \"{letter}\")")));
        rules
    }
}
