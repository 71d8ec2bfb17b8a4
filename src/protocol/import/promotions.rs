//! Promotion, as settings of Fairy-Stockfish give it.

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
}
