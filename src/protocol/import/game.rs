//! A variant of Fairy-Stockfish's configuration as a definition of ours.

use std::fmt::Write as _;

use super::array::IniArray;
use super::betza::betza;
use super::ini::{IniSection, is_piece, named_piece};
use super::region::{IniRegion, region, seen_by_other};
use crate::geometry::Offset;

/// The start of chess, which variants have that name none.
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Settings that say nothing of the rules.
const NO_RULES: [&str; 6] = ["variantTemplate", "pieceToCharTable", "pocketSize", "chess960", "pieceValueMg", "pieceValueEg"];

/// What came of a variant.
pub(super) struct ImportedGame {
    /// The entry of a definition file.
    pub(super) text: String,
    /// What of it cannot be said, with the line where the file has it.
    pub(super) left_out: Vec<(Option<usize>, String)>,
}

/// The definition of a variant.
pub(super) fn game(section: &IniSection) -> ImportedGame {
    let array = IniArray::read(section.get("startFen").unwrap_or(START));
    let (files, ranks) = (section.number("maxFile", 8), section.number("maxRank", 8));
    let (left_out, read) = (Vec::new(), NO_RULES.map(str::to_owned).to_vec());
    Maker { section, files, ranks, array, left_out, read, letters: String::new() }.make()
}

/// A piece that the variant has, or that others become.
struct IniPiece {
    /// The setting that names it.
    key: String,
    letter: char,
    ways: Vec<String>,
    doubles: Vec<Offset>,
}

struct Maker<'a> {
    section: &'a IniSection,
    files: u8,
    ranks: u8,
    array: IniArray,
    left_out: Vec<(Option<usize>, String)>,
    /// The settings that have been looked at.
    read: Vec<String>,
    /// The letters of the pieces that can be said.
    letters: String,
}

impl Maker<'_> {
    fn make(mut self) -> ImportedGame {
        let pieces = self.pieces();
        self.letters = pieces.iter().map(|piece| piece.letter).collect();
        let rules = self.rules(&pieces);
        let endings = self.endings();
        let becomes = self.becomes();
        let shown: Vec<&IniPiece> = pieces.iter().filter(|piece| self.is_shown(piece, &becomes)).collect();
        let entries: Vec<String> = shown.iter().map(|piece| self.entry(piece, &pieces, &becomes)).collect();
        let start = self.array.text(self.section.is_on("pieceDrops", false), self.castles());
        self.look_at(&["startFen", "maxFile", "maxRank", "promotedPieceType"]);
        self.unread();
        let id: String = self.section.id.chars().map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' }).collect();
        let cells = self.array.cells();
        let cells = if cells.is_empty() { cells } else { format!(", cells: {cells}") };
        let mirror = if self.array.is_turned() { ", mirror: Turn" } else { "" };
        let letters: String = shown.iter().map(|piece| piece.letter).collect();
        let list = |lines: &[String]| lines.iter().fold(String::new(), |text, line| text + "            " + line + ",\n");
        let mut text = String::new();
        // Nothing goes wrong with writing into a text.
        let _ = write!(
            text,
            "    (\n        id: \"{id}\",\n        name: {:?},\n        board: (files: {}, ranks: {}{cells}{mirror}),\n        \
             layers: [(name: \"board\", cells: All, pieces: \"{letters}\", tint: \"#e8c98f\")],\n        pieces: [\n{}        ],\n        start: {start:?},\n        \
             rules: [\n{}        ],\n        endings: ({endings}),\n    ),\n",
            capital(&self.section.id.replace(['-', '_'], " ")),
            self.files,
            self.ranks,
            list(&entries),
            list(&rules),
        );
        ImportedGame { text, left_out: self.left_out }
    }

    fn look_at(&mut self, keys: &[&str]) {
        self.read.extend(keys.iter().map(|key| (*key).to_owned()));
    }

    /// Notes that a setting cannot be said.
    fn tell(&mut self, key: &str, why: &str) {
        let setting = self.section.settings.get(key);
        let told =
            setting.map_or_else(|| format!("‘{key}’, which is left out, {why}"), |setting| format!("‘{key} = {}’ {why}", setting.value));
        self.left_out.push((setting.and_then(|setting| setting.line), told));
    }

    /// Notes all settings that nothing here looks at, unless they switch something off.
    fn unread(&mut self) {
        let section = self.section;
        for (key, setting) in &section.settings {
            let off = matches!(setting.value.as_str(), "false" | "-" | "none" | "");
            if !off && !is_piece(key) && !self.read.contains(key) {
                self.tell(key, "cannot be said");
            }
        }
    }

    /// All pieces, the royal one first.
    fn pieces(&mut self) -> Vec<IniPiece> {
        let section = self.section;
        let mut pieces = Vec::new();
        for (key, setting) in section.settings.iter().filter(|(key, setting)| is_piece(key) && setting.value != "-") {
            let (letter, own) = setting.value.split_once(':').map_or((setting.value.as_str(), None), |(letter, own)| (letter, Some(own)));
            let notation = own.or(named_piece(key).map(|known| known.0)).unwrap_or("K");
            let Some(letter) = letter.chars().next().filter(char::is_ascii_alphabetic) else { continue };
            match betza(notation) {
                Ok(moves) => {
                    let ways = self.bound(key, &moves.ways);
                    pieces.push(IniPiece { key: key.clone(), letter: letter.to_ascii_uppercase(), ways, doubles: moves.doubles });
                }
                Err(fault) => self.tell(key, &format!("cannot be said: {fault}")),
            }
        }
        pieces.sort_by_key(|piece| (piece.key != "king", piece.letter));
        pieces
    }

    /// Ways of moving that keep to the region of their piece; a Soldier's to the side from where it begins to go there.
    fn bound(&mut self, key: &str, ways: &[String]) -> Vec<String> {
        let name: String = capital(key);
        let keys = ["White", "Black"].map(|side| format!("mobilityRegion{side}{name}"));
        let within = self.region_of([&keys[0], &keys[1]], None);
        let within = within.map_or_else(String::new, |within| format!(", within: {}", within.text));
        let from = if key == "soldier" { self.section.number("soldierPromotionRank", 1) } else { 1 };
        if key == "soldier" {
            self.look_at(&["soldierPromotionRank"]);
        }
        let with = |way: &String, more: &str| format!("{}{more})", way.strip_suffix(')').unwrap_or(way));
        if from < 2 {
            return ways.iter().map(|way| with(way, &within)).collect();
        }
        let later: Vec<String> = (from..=self.ranks).map(|rank| rank.to_string()).collect();
        let later = format!(", from: Ranks([{}])", later.join(", "));
        let step = |dirs: &str, more: &str| format!("Leap(step: (1, 0), dirs: {dirs}{more}{within})");
        vec![step("Forward", ""), step("Sideways", &later)]
    }

    /// A set of cells that the settings give, White's and Black's; `None` where they give none.
    fn region_of(&mut self, keys: [&str; 2], otherwise: Option<[&str; 2]>) -> Option<IniRegion> {
        self.look_at(&keys);
        let [white, black] = keys.map(|key| self.section.get(key));
        let own = region(white.or(otherwise.map(|both| both[0]))?, self.files, self.ranks);
        let Some(own) = own else {
            self.tell(keys[0], "is no set of squares");
            return None;
        };
        let turned = self.array.is_turned();
        let seen = seen_by_other(&own.cells, self.files, self.ranks, turned);
        let black = black.or(otherwise.map(|both| both[1]));
        if black.is_some_and(|black| region(black, self.files, self.ranks).is_none_or(|black| black.cells != seen)) {
            self.tell(keys[1], "is not what Black sees of White’s");
        }
        Some(own)
    }

    /// Which pieces turn over, and to which.
    fn becomes(&self) -> Vec<(char, char)> {
        let pairs = self.section.get("promotedPieceType").unwrap_or_default().split_whitespace();
        let letter = |text: &str| text.chars().next().map(|letter| letter.to_ascii_uppercase());
        pairs
            .filter_map(|pair| pair.split_once(':'))
            .filter_map(|(from, to)| Some((letter(from)?, letter(to)?)))
            .filter(|pair| pair.1 != '-')
            .collect()
    }

    /// Whether a piece is one of its own, and not only the other side of others.
    fn is_shown(&self, piece: &IniPiece, becomes: &[(char, char)]) -> bool {
        self.array.has(piece.letter)
            || self.choices().contains(piece.letter) && self.pawns().chars().any(|pawn| self.array.has(pawn))
            || !becomes.iter().any(|pair| pair.1 == piece.letter) && piece.key == "king"
    }

    /// A piece as an entry.
    fn entry(&self, piece: &IniPiece, pieces: &[IniPiece], becomes: &[(char, char)]) -> String {
        let royals = self.section.get("extinctionPieceTypes").filter(|_| self.has_pseudo_royals()).unwrap_or_default();
        let is_royal = piece.key == "king" || royals.to_ascii_uppercase().contains(piece.letter);
        let royal = if is_royal { ", royal: true" } else { "" };
        let turned = becomes.iter().find(|pair| pair.0 == piece.letter).and_then(|pair| pieces.iter().find(|other| other.letter == pair.1));
        let turned = turned.map_or_else(String::new, |other| {
            format!(", turned: (name: \"Promoted {}\"{}, moves: [{}])", name_of(piece), image_of(&other.key), other.ways.join(", "))
        });
        let (name, image, ways) = (name_of(piece), image_of(&piece.key), piece.ways.join(", "));
        format!("(letter: '{}', name: \"{name}\"{image}{royal}, moves: [{ways}]{turned})", piece.letter)
    }

    /// Whether pieces are royal that are lost when they are captured.
    fn has_pseudo_royals(&self) -> bool {
        self.section.is_on("extinctionPseudoRoyal", false) && self.section.get("extinctionValue") == Some("loss")
    }

    /// The letters of the Pawns.
    fn pawns(&self) -> String {
        let own = self.section.get("promotionPawnTypes").or_else(|| self.section.get("pawnTypes")).or_else(|| self.section.get("pawn"));
        own.unwrap_or_default().replace('-', "").to_ascii_uppercase()
    }

    /// The letters of what Pawns become.
    fn choices(&self) -> String {
        let own = self.section.get("promotionPieceTypes").unwrap_or("nbrq").replace('-', "").to_ascii_uppercase();
        own.chars().filter(|&letter| self.letters.contains(letter)).collect()
    }

    /// The rules that are in force.
    fn rules(&mut self, pieces: &[IniPiece]) -> Vec<String> {
        let mut rules = self.double_steps(pieces);
        rules.extend(self.castlings(pieces));
        rules.extend(self.promotions(pieces));
        rules.extend(self.drops(pieces));
        self.look_at(&["flagPiece", "flagRegion", "flyingGeneral"]);
        let both = self.section.get("flagRegion").map(str::to_owned);
        let flags = self.region_of(["flagRegionWhite", "flagRegionBlack"], both.as_deref().map(|both| [both, both]));
        if let (Some(flag), Some(on)) = (self.section.get("flagPiece"), flags) {
            rules.push(format!("Reach(pieces: \"{}\", on: {})", flag.to_ascii_uppercase(), on.text));
        }
        self.look_at(&["mustCapture", "checking"]);
        if self.section.is_on("mustCapture", false) {
            rules.push("MustCapture".to_owned());
        }
        if !self.section.is_on("checking", true) {
            rules.push("NoChecks".to_owned());
        }
        rules.extend(self.checks());
        rules.extend(self.blast(pieces));
        if self.section.is_on("flyingGeneral", false) {
            rules.push("FacingRoyals".to_owned());
        }
        rules.extend(self.extinction());
        rules
    }

    /// How many checks win; the one check of a start that does not count them.
    fn checks(&mut self) -> Option<String> {
        self.look_at(&["checkCounting"]);
        self.section.is_on("checkCounting", false).then(|| format!("Checks(times: {})", self.array.checks.unwrap_or(1)))
    }

    /// What a capture blows up: everything beside it but Pawns.
    fn blast(&mut self, pieces: &[IniPiece]) -> Option<String> {
        self.look_at(&["blastOnCapture"]);
        let pawn = pieces.iter().find(|piece| piece.key == "pawn").map_or_else(String::new, |piece| piece.letter.to_string());
        self.section.is_on("blastOnCapture", false).then(|| format!("Explode(safe: \"{pawn}\")"))
    }

    /// What a side loses by that has not enough of some pieces left. Where these are royal pieces, nothing.
    fn extinction(&mut self) -> Option<String> {
        let keys = ["extinctionPseudoRoyal", "extinctionValue", "extinctionPieceTypes", "extinctionPieceCount"];
        if self.has_pseudo_royals() {
            self.look_at(&keys[..3]);
            return None;
        }
        let left = self.section.number(keys[3], 0);
        let rule = match (self.section.get(keys[1])?, self.section.get(keys[2])?) {
            ("loss", "*") => format!("Spent(left: {left})"),
            ("win", "*") => format!("Spent(left: {left}, gets: Wins)"),
            ("loss", pieces) => format!("Extinct(pieces: \"{}\", left: {left})", pieces.to_ascii_uppercase()),
            _ => return None,
        };
        self.look_at(&keys);
        Some(rule)
    }

    fn double_steps(&mut self, pieces: &[IniPiece]) -> Vec<String> {
        let keys = ["doubleStepRegionWhite", "doubleStepRegionBlack"];
        self.look_at(&["doubleStep", keys[0], keys[1]]);
        let pawn = pieces.iter().filter(|piece| piece.key == "pawn").map(|piece| (piece.letter, (0, 1)));
        let others =
            pieces.iter().filter(|piece| piece.key != "pawn").flat_map(|piece| piece.doubles.iter().map(|&step| (piece.letter, step)));
        let doubles: Vec<(char, Offset)> = pawn.chain(others).filter(|known| self.array.has(known.0)).collect();
        if doubles.is_empty() || !self.section.is_on("doubleStep", true) {
            return Vec::new();
        }
        let Some(from) = self.region_of(keys, Some(["*2", "*7"])) else { return Vec::new() };
        let rule = |(letter, step): (char, Offset)| format!("DoubleStep(pieces: \"{letter}\", step: {step:?}, from: {})", from.text);
        doubles.into_iter().map(rule).collect()
    }

    fn castles(&self) -> bool {
        self.section.is_on("castling", true) && !self.array.rights.is_empty() && self.array.rights != "-"
    }

    /// One rule for each direction in which Kings castle.
    fn castlings(&mut self, pieces: &[IniPiece]) -> Vec<String> {
        self.look_at(&[
            "castling",
            "castlingKingsideFile",
            "castlingQueensideFile",
            "castlingRookKingsideFile",
            "castlingRookQueensideFile",
            "castlingKingPiece",
        ]);
        let own = self.section.get("castlingKingPiece").and_then(|letter| letter.chars().next()).map(|letter| letter.to_ascii_uppercase());
        let royal = own.or_else(|| pieces.iter().find(|piece| piece.key == "king").map(|piece| piece.letter));
        let (true, Some(royal)) = (self.castles(), royal) else { return Vec::new() };
        let files = |letter: char| {
            let own = self.array.files_of(letter, 1);
            if own.is_empty() { self.array.files_of(letter.to_ascii_lowercase(), usize::from(self.ranks)) } else { own }
        };
        let Some(&king) = files(royal).first() else { return Vec::new() };
        let rooks = files('R');
        let mut rules = Vec::new();
        for (right, letter, ends, rook, usual) in [
            (true, 'K', "castlingKingsideFile", "castlingRookKingsideFile", 7),
            (false, 'Q', "castlingQueensideFile", "castlingRookQueensideFile", 3),
        ] {
            let end = self.section.number(ends, usual);
            let outermost = if right { rooks.iter().max() } else { rooks.iter().min() }.copied().unwrap_or(0);
            let rook = self.section.number(rook, outermost);
            let allowed = self.array.rights.chars().any(|known| known.to_ascii_uppercase() == letter);
            if allowed && (rook > king) == right && rook != king && (end > king) == right {
                let span: String = (king.min(rook)..=king.max(rook)).map(|file| char::from(b'a' + file - 1)).collect();
                let steps = end.abs_diff(king);
                rules.push(format!("Castle(royal: '{royal}', partner: 'R', steps: {steps}, cells: Files(\"{span}\"), safe: StartAndPath)"));
            }
        }
        rules
    }

    fn promotions(&mut self, pieces: &[IniPiece]) -> Vec<String> {
        let keys = ["promotionRegionWhite", "promotionRegionBlack"];
        self.look_at(&["promotionPieceTypes", "promotionPawnTypes", "pawnTypes", "mandatoryPawnPromotion", "mandatoryPiecePromotion"]);
        self.look_at(&keys);
        let known = |letter: char| pieces.iter().any(|piece| piece.letter == letter) && self.array.has(letter);
        let pawns: String = self.pawns().chars().filter(|&letter| known(letter)).collect();
        let turning: String = self.becomes().into_iter().map(|pair| pair.0).filter(|&letter| known(letter)).collect();
        let to = self.choices();
        let promotes = !pawns.is_empty() && !to.is_empty();
        if !promotes && turning.is_empty() {
            return Vec::new();
        }
        let Some(zone) = self.region_of(keys, Some(["*8", "*1"])).map(|zone| zone.text) else { return Vec::new() };
        let mut rules = Vec::new();
        if promotes {
            let optional = if self.section.is_on("mandatoryPawnPromotion", true) { "" } else { ", optional: true" };
            let back = self.section.is_on("capturesToHand", false) && !self.section.is_on("dropLoop", false);
            let back = if back { ", until_captured: true" } else { "" };
            rules.push(format!("Promote(pieces: \"{pawns}\", on: {zone}, to: \"{to}\"{optional}{back})"));
        }
        if !turning.is_empty() {
            let must = if self.section.is_on("mandatoryPiecePromotion", false) { ", must: true" } else { "" };
            rules.push(format!("TurnOver(pieces: \"{turning}\", zone: {zone}{must})"));
        }
        rules
    }

    fn drops(&mut self, pieces: &[IniPiece]) -> Vec<String> {
        if !self.section.is_on("pieceDrops", false) {
            return Vec::new();
        }
        self.look_at(&[
            "pieceDrops",
            "capturesToHand",
            "dropLoop",
            "firstRankPawnDrops",
            "promotionZonePawnDrops",
            "immobilityIllegal",
            "dropNoDoubled",
            "shogiPawnDropMateIllegal",
            "mustDrop",
            "dropOppositeColoredBishop",
        ]);
        let mut rules = Vec::new();
        let to_hand = self.section.is_on("capturesToHand", false);
        if to_hand {
            rules.push("Reserve(to: Own)".to_owned());
        }
        let on = self.region_of(["whiteDropRegion", "blackDropRegion"], None).map_or_else(String::new, |on| format!(", on: {}", on.text));
        let becomes = self.becomes();
        let pawn = pieces.iter().find(|piece| piece.key == "pawn").map(|piece| piece.letter);
        // A King is dropped where it begins in hand.
        let begins = |piece: &IniPiece| piece.key != "king" || self.array.holds(piece.letter);
        let held = |piece: &&IniPiece| begins(piece) && Some(piece.letter) != pawn && self.is_shown(piece, &becomes);
        let letters: String = pieces.iter().filter(held).map(|piece| piece.letter).collect();
        if !letters.is_empty() {
            rules.push(format!("Drop(pieces: \"{letters}\"{on})"));
        }
        if let Some(pawn) = pawn {
            let barred = [
                (!self.section.is_on("firstRankPawnDrops", false)).then(|| "Not(Ranks([1]))".to_owned()),
                (!self.section.is_on("promotionZonePawnDrops", false))
                    .then(|| region(self.section.get("promotionRegionWhite").unwrap_or("*8"), self.files, self.ranks))
                    .flatten()
                    .map(|zone| format!("Not({})", zone.text)),
                on.strip_prefix(", on: ").map(str::to_owned),
            ];
            let cells: Vec<String> = barred.into_iter().flatten().collect();
            rules.push(format!("Drop(pieces: \"{pawn}\", on: And([{}]))", cells.join(", ")));
        }
        let single = self.section.get("dropNoDoubled").filter(|value| *value != "-").map(str::to_ascii_uppercase);
        let most = self.section.get("dropNoDoubledCount").and_then(|count| count.parse().ok()).unwrap_or(1_u8);
        let most = if most == 1 { String::new() } else { format!(", most: {most}") };
        rules.extend(single.map(|letter| format!("OnePerFile(pieces: \"{letter}\"{most})")));
        if self.section.is_on("mustDrop", false) {
            rules.push("MustDrop".to_owned());
        }
        let bishop = pieces.iter().find(|piece| piece.key == "bishop").filter(|_| self.section.is_on("dropOppositeColoredBishop", false));
        rules.extend(bishop.map(|piece| format!("OnePerColour(pieces: \"{}\")", piece.letter)));
        let soldier =
            pieces.iter().find(|piece| piece.key == "shogiPawn").filter(|_| self.section.is_on("shogiPawnDropMateIllegal", false));
        rules.extend(soldier.map(|piece| format!("NoDropMate(pieces: \"{}\")", piece.letter)));
        rules
    }

    /// The fields of the endings.
    fn endings(&mut self) -> String {
        self.look_at(&["stalemateValue", "nMoveRule", "nFoldRule", "perpetualCheckIllegal"]);
        let mut fields = Vec::new();
        match self.section.get("stalemateValue") {
            Some("loss") => fields.push("stalemate: Loss".to_owned()),
            Some("win") => fields.push("stalemate: Win".to_owned()),
            _ => {}
        }
        fields.push(format!("repetition: {}", self.section.number("nFoldRule", 3)));
        if self.section.is_on("perpetualCheckIllegal", false) {
            fields.push("perpetual_check_loses: true".to_owned());
        }
        fields.push(format!("no_progress: {}", self.section.number("nMoveRule", 50)));
        let pawns: String = self.pawns().chars().filter(|&letter| self.array.has(letter)).collect();
        if !pawns.is_empty() {
            fields.push(format!("progress: \"{pawns}\""));
        }
        fields.join(", ")
    }
}

/// What a piece is called: by the name that it has there.
fn name_of(piece: &IniPiece) -> String {
    if piece.key.starts_with("customPiece") {
        return piece.letter.to_string();
    }
    let parts = piece
        .key
        .chars()
        .fold(String::new(), |text, c| if c.is_ascii_uppercase() { text + " " + &c.to_string() } else { text + &c.to_string() });
    capital(&parts)
}

/// The field of its picture, where we have one.
fn image_of(key: &str) -> String {
    named_piece(key).and_then(|known| known.1).map_or_else(String::new, |image| format!(", image: \"{image}\""))
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_ascii_uppercase().to_string() + letters.as_str())
}
