//! How a game is won, lost and drawn, as settings of Fairy-Stockfish give it.

use super::game::{IniPiece, Maker};

/// How moves are counted towards a draw, by the name that the rule has there: what comes before the limits, the limits by the pieces that
/// are there (`R`, `S` and `N` for Rooks, Silvers and Knights), and what comes after.
const COUNTING: &str = include_str!("counting.tsv");

impl Maker<'_> {
    pub(super) fn goals(&mut self, pieces: &[IniPiece]) -> Vec<String> {
        self.look_at(&["mustCapture", "checking", "flyingGeneral", "checkCounting", "blastOnCapture", "pass", "makpongRule"]);
        let mut rules = self.flags();
        let on = |key: &str, otherwise: bool| self.section.is_on(key, otherwise);
        let pawn = pieces.iter().find(|piece| piece.key == "pawn").map_or_else(String::new, |piece| piece.letter.to_string());
        let plain = [
            (on("mustCapture", false), "MustCapture".to_owned()),
            (!on("checking", true), "NoChecks".to_owned()),
            (on("makpongRule", false), "NoFlight".to_owned()),
            // The one check of a start that does not count them.
            (on("checkCounting", false), format!("Checks(times: {})", self.array.checks.unwrap_or(1))),
            (on("blastOnCapture", false), format!("Explode(safe: \"{pawn}\")")),
            (on("flyingGeneral", false), "FacingRoyals".to_owned()),
            (on("pass", false), "Pass(twice: Nothing)".to_owned()),
        ];
        rules.extend(plain.into_iter().filter(|known| known.0).map(|known| known.1));
        rules.extend(self.royals(pieces));
        rules.extend(self.extinction());
        rules.extend(self.counting(pieces));
        rules
    }

    fn flags(&mut self) -> Vec<String> {
        self.look_at(&["flagPiece", "flagPieceWhite", "flagPieceBlack", "flagRegion", "flagRegionWhite", "flagRegionBlack"]);
        // A goal that is not quite the same would end games that go on.
        let several = self.section.get("flagPieceCount").is_some_and(|count| count != "1");
        let king = self.section.get("flagPiece").is_some_and(|flag| self.section.get("king").is_some_and(|king| king.starts_with(flag)));
        if several || self.section.is_on("flagMove", false) && !king {
            return Vec::new();
        }
        self.look_at(&["flagMove", "flagPieceSafe"]);
        let more = [("flagMove", ", answer: true"), ("flagPieceSafe", ", safe: true")];
        let more: String = more.iter().filter(|known| self.section.is_on(known.0, false)).map(|known| known.1).collect();
        self.by_side(|maker, side| {
            let on = maker.region("flagRegion", side, None).filter(|on| !on.cells.is_empty());
            let pieces = maker.of_side("flagPiece", side).unwrap_or("*").to_ascii_uppercase();
            let pieces = if pieces == "*" { maker.letters.clone() } else { maker.faces_of(&pieces) };
            on.map(|on| format!("Reach(pieces: \"{pieces}\", on: {}{more})", on.text)).into_iter().collect()
        })
    }

    /// Letters as ours, which mean both sides of a piece: those that are only what others become are these others'.
    fn faces_of(&mut self, letters: &str) -> String {
        let becomes = self.becomes();
        let unturned = |letter: char| becomes.iter().find(|pair| pair.1 == letter && !self.array.has(letter)).map_or(letter, |pair| pair.0);
        letters.chars().map(unturned).collect()
    }

    pub(super) fn has_pseudo_royals(&self) -> bool {
        self.section.is_on("extinctionPseudoRoyal", false) && self.section.get("extinctionValue") == Some("loss")
    }

    pub(super) fn is_royal(&self, piece: &IniPiece) -> bool {
        let royals = self.section.get("extinctionPieceTypes").filter(|_| self.has_pseudo_royals()).unwrap_or_default();
        piece.key == "king" || royals.to_ascii_uppercase().contains(piece.letter)
    }

    /// What a side with several royal pieces has to keep. There, a piece is royal while its side has few enough of its kind.
    fn royals(&mut self, pieces: &[IniPiece]) -> Option<String> {
        let few = usize::from(self.number("extinctionPieceCount", 0, 0..=u16::MAX)).saturating_add(1);
        let royals: Vec<&IniPiece> = pieces.iter().filter(|piece| self.is_royal(piece)).collect();
        let counts = |side: usize| -> Vec<usize> {
            let cased = |letter: char| if side == 0 { letter } else { letter.to_ascii_lowercase() };
            royals.iter().map(|piece| self.array.count(cased(piece.letter))).collect()
        };
        let [white, black] = [counts(0), counts(1)];
        let turns = |pair: &(char, char)| royals.iter().any(|piece| piece.letter == pair.1);
        if self.has_pseudo_royals() && self.becomes().iter().any(turns) {
            return Some("Royals(safe: Each)".to_owned());
        }
        if !self.has_pseudo_royals() || [&white, &black].iter().all(|counts| counts.iter().sum::<usize>() < 2) {
            return None;
        }
        let all_few = [&white, &black].iter().all(|counts| counts.iter().all(|&count| count <= few));
        if self.section.is_on("dupleCheck", false) {
            self.look_at(&["dupleCheck"]);
            Some("Royals(safe: One)".to_owned())
        } else if all_few {
            Some("Royals(safe: Each)".to_owned())
        } else if few == 1 && [&white, &black].iter().all(|counts| counts.iter().filter(|&&count| count > 0).count() < 2) {
            Some("Royals(safe: Last)".to_owned())
        } else {
            self.tell("extinctionPieceCount", "cannot be said with so many royal pieces");
            None
        }
    }

    /// What a side loses or wins by that has not enough of some pieces left. Where these are royal pieces, nothing.
    fn extinction(&mut self) -> Vec<String> {
        let keys = ["extinctionPseudoRoyal", "extinctionValue", "extinctionPieceTypes", "extinctionPieceCount"];
        if self.has_pseudo_royals() {
            self.look_at(&keys[..3]);
            return Vec::new();
        }
        let left = self.number(keys[3], 0, 0..=255);
        let [Some(value), Some(types)] = [keys[1], keys[2]].map(|key| self.section.get(key)) else { return Vec::new() };
        let bare = self.section.is_on("extinctionClaim", false) && self.section.get("extinctionOpponentPieceCount") == Some("2");
        let letters: String = types.to_ascii_uppercase().chars().filter(|&letter| self.letters.contains(letter)).collect();
        let rules = match (value, types) {
            ("loss", "*") if bare && left == 1 => {
                self.look_at(&["extinctionClaim", "extinctionOpponentPieceCount"]);
                vec!["BareRoyal".to_owned()]
            }
            ("loss", "*") => vec![format!("Spent(left: {left})")],
            ("draw", "*") => vec![format!("Spent(left: {left}, gets: Draws)")],
            ("win", "*") => vec![format!("Spent(left: {left}, gets: Wins)")],
            ("loss", _) if !letters.is_empty() => vec![format!("Extinct(pieces: \"{letters}\", left: {left})")],
            ("win", _) => letters.chars().map(|letter| format!("Spent(pieces: \"{letter}\", left: {left}, gets: Wins)")).collect(),
            _ => return Vec::new(),
        };
        self.look_at(&keys);
        rules
    }

    fn counting(&mut self, pieces: &[IniPiece]) -> Option<String> {
        let named = self.section.get("countingRule")?;
        let mut rows = COUNTING.lines().map(|row| row.split('\t').collect::<Vec<_>>());
        let row = rows.find(|row| row[0] == named)?;
        let &[_, before, limits, after] = row.as_slice() else { return None };
        let letter = |key: &str| pieces.iter().find(|piece| piece.key == key).map(|piece| piece.letter);
        let pawn = letter("pawn")?;
        let own = [('R', letter("rook")), ('S', letter("silver")), ('N', letter("knight"))];
        let spelt = |kinds: &str| -> Option<String> {
            kinds.chars().map(|kind| own.iter().find(|known| known.0 == kind).and_then(|known| known.1)).collect()
        };
        // A limit for pieces that are not in the game is none.
        let limit = |limit: &str| limit.split_once(' ').and_then(|(kinds, most)| Some(format!("(\"{}\", {most})", spelt(kinds)?)));
        let limits = limits.split(", ").filter_map(limit);
        let limits = limits.collect::<Vec<_>>().join(", ");
        self.look_at(&["countingRule"]);
        Some(format!("Counting(without: \"{pawn}\", {before}bare: [{limits}]{after})"))
    }

    pub(super) fn endings(&mut self) -> String {
        self.look_at(&["checkmateValue", "stalemateValue", "stalematePieceCount", "perpetualCheckIllegal"]);
        let mut fields = Vec::new();
        match self.section.get("checkmateValue") {
            Some("win") => fields.push("mate: Wins".to_owned()),
            Some("draw") => fields.push("mate: Draws".to_owned()),
            _ => {}
        }
        let counted = self.section.is_on("stalematePieceCount", false);
        match self.section.get("stalemateValue") {
            Some("win") if counted => fields.push("stalemate: Fewer".to_owned()),
            Some(_) if counted => self.tell("stalematePieceCount", "cannot be said unless the side with fewer pieces wins"),
            Some("loss") => fields.push("stalemate: Loss".to_owned()),
            Some("win") => fields.push("stalemate: Win".to_owned()),
            _ => {}
        }
        fields.push(format!("repetition: {}", self.number("nFoldRule", 3, 0..=255)));
        if self.section.is_on("perpetualCheckIllegal", false) {
            fields.push("perpetual_check_loses: true".to_owned());
        }
        fields.push(format!("no_progress: {}", self.number("nMoveRule", 50, 0..=u16::MAX)));
        let own = [0, 1].map(|side| self.letters_of("nMoveRuleTypes", side).unwrap_or_else(|| self.pawns(side)));
        let mut pawns: Vec<char> = own.concat().chars().filter(|&letter| self.array.has(letter)).collect();
        pawns.sort_unstable();
        pawns.dedup();
        if !pawns.is_empty() {
            fields.push(format!("progress: \"{}\"", pawns.into_iter().collect::<String>()));
        }
        fields.join(", ")
    }
}
