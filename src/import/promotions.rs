//! Promotion and drops, as settings of Fairy-Stockfish give them.

use super::array::IniRegion;
use super::game::{IniPiece, Maker};

impl Maker<'_> {
    pub(super) fn promotions(&mut self, pieces: &[IniPiece]) -> Vec<String> {
        self.look_at(&[
            "mandatoryPawnPromotion",
            "mandatoryPiecePromotion",
            "promotionLimit",
            "pieceDemotion",
            "immobilityIllegal",
            "piecePromotionOnCapture",
        ]);
        let known = |maker: &Self, letter: char| pieces.iter().any(|piece| piece.letter == letter) && maker.array.has(letter);
        let turning: String = self.becomes().into_iter().map(|pair| pair.0).filter(|&letter| known(self, letter)).collect();
        let mut rules = self.by_side(|maker, side| {
            let pawns: String = maker.pawns(side).chars().filter(|&letter| known(maker, letter)).collect();
            let to = maker.choices(side);
            let Some(zone) = maker.region("promotionRegion", side, Some(["*8", "*1"][side])).filter(|zone| !zone.cells.is_empty()) else {
                return Vec::new();
            };
            if pawns.is_empty() || to.is_empty() { Vec::new() } else { maker.choosing(&pawns, &to, &zone, side) }
        });
        if turning.is_empty() {
            rules.extend(self.no_choice());
        } else if let Some(zone) = self.region_of_both("promotionRegion", Some(["*8", "*1"])).filter(|zone| !zone.cells.is_empty()) {
            let must = if self.section.is_on("mandatoryPiecePromotion", false) { ", must: true" } else { "" };
            let back = if self.section.is_on("pieceDemotion", false) { ", back: true" } else { "" };
            let capture = if self.section.is_on("piecePromotionOnCapture", false) { ", capture: true" } else { "" };
            let (once, free): (String, String) = turning.chars().partition(|&letter| self.turns_once(letter));
            let groups = [(free, ""), (once, ", if_none: true")].into_iter().filter(|group| !group.0.is_empty());
            let rule = |(letters, once)| format!("TurnOver(pieces: \"{letters}\", zone: {}{must}{back}{capture}{once})", zone.text);
            rules.extend(groups.map(rule));
        }
        rules
    }

    /// Whether a piece may turn over only while its side has none that has.
    fn turns_once(&mut self, letter: char) -> bool {
        let Some(face) = self.becomes().into_iter().find(|pair| pair.0 == letter).map(|pair| pair.1) else { return false };
        let limits = self.section.get("promotionLimit").unwrap_or_default().to_ascii_uppercase();
        let limit = limits.split_whitespace().filter_map(|pair| pair.split_once(':')).find(|pair| pair.0 == face.to_string());
        let limit = limit.map(|pair| pair.1.to_owned());
        if limit.as_ref().is_some_and(|limit| limit != "1" && limit != "0") {
            self.tell("promotionLimit", &format!("cannot be said for {face}"));
        }
        limit.is_some_and(|limit| limit == "1")
    }

    /// Pawns that become one of several pieces, of some of them no more than a number.
    fn choosing(&mut self, pawns: &str, to: &str, zone: &IniRegion, side: usize) -> Vec<String> {
        let must = self.section.is_on("mandatoryPawnPromotion", true);
        let back = self.section.is_on("capturesToHand", false) && !self.section.is_on("dropLoop", false);
        let back = if back { ", until_captured: true" } else { "" };
        let last = |cell: &(u8, u8)| cell.1 == self.ranks;
        // A Pawn on the last rank could never move again.
        let (ends, before): (std::collections::BTreeSet<_>, std::collections::BTreeSet<_>) = zone.cells.iter().partition(|cell| last(cell));
        let stuck = self.section.is_on("immobilityIllegal", false);
        let zones = match (must, stuck) {
            (true, _) => vec![(zone.cells.clone(), "")],
            (false, false) => vec![(zone.cells.clone(), ", optional: true")],
            (false, true) => vec![(before, ", optional: true"), (ends, "")],
        };
        let groups = self.limited(to, side);
        let mut rules = Vec::new();
        for (cells, optional) in zones.into_iter().filter(|zone| !zone.0.is_empty()) {
            let on = IniRegion::new(cells, self.files, self.ranks).text;
            let rule =
                |(to, limit): &(String, &str)| format!("Promote(pieces: \"{pawns}\", on: {on}, to: \"{to}\"{optional}{limit}{back})");
            rules.extend(groups.iter().map(rule));
        }
        rules
    }

    /// What Pawns become, by how often that can be: any time, only while a side has none, or only while it has fewer than at the start.
    fn limited(&mut self, to: &str, side: usize) -> Vec<(String, &'static str)> {
        let mut groups = vec![(String::new(), ""), (String::new(), ", if_none: true"), (String::new(), ", lost: true")];
        let limits = self.section.get("promotionLimit").unwrap_or_default();
        for letter in to.chars() {
            let mut own = limits.split_whitespace().filter_map(|pair| pair.split_once(':'));
            let limit = own.find(|pair| pair.0.eq_ignore_ascii_case(&letter.to_string())).and_then(|pair| pair.1.parse::<usize>().ok());
            let cased = if side == 0 { letter } else { letter.to_ascii_lowercase() };
            let group = match limit {
                None | Some(0) => 0,
                Some(1) => 1,
                // What is in hand counts for us, not for them.
                Some(limit) if limit == self.array.count(cased) && !self.section.is_on("pieceDrops", false) => 2,
                Some(_) => {
                    self.tell("promotionLimit", &format!("cannot be said for {letter}"));
                    0
                }
            };
            groups[group].0.push(letter);
        }
        groups.retain(|group| !group.0.is_empty());
        groups
    }

    /// Pawns that must become something where there is nothing to choose can never go there.
    fn no_choice(&mut self) -> Vec<String> {
        let pawns: String = self.pawns(0).chars().filter(|&pawn| self.array.has(pawn)).collect();
        if pawns.is_empty() || !self.choices(0).is_empty() || !self.section.is_on("mandatoryPawnPromotion", true) {
            return Vec::new();
        }
        let zone = self.region_of_both("promotionRegion", Some(["*8", "*1"])).filter(|zone| !zone.cells.is_empty());
        let Some(zone) = zone.map(|zone| zone.text) else { return Vec::new() };
        // What it could become, it always has.
        let own = pawns.chars().map(|pawn| format!("Promote(pieces: \"{pawn}\", on: {zone}, to: \"{pawn}\", if_none: true)"));
        own.collect()
    }

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
