//! A variant of Fairy-Stockfish's configuration as a definition of ours.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::ops::RangeInclusive;

use nestmate_core::geometry::Offset;

use super::array::{IniArray, IniCell, IniRegion, region, seen_by_other};
use super::betza::{BetzaMoves, betza};
use super::ini::{IniSection, IniSetting, IniSort, is_custom, is_piece, named_piece, sort_of};

/// The start of chess, which variants have that name none.
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Settings that say nothing of the rules.
const NO_RULES: &str = "variantTemplate pieceToCharTable pocketSize pieceValueMg pieceValueEg";

/// Settings with what they are where a variant says nothing. To say that again needs no words of ours.
const USUAL: [(&str, &str); 11] = [
    ("dropChecks", "true"),
    ("connectVertical", "true"),
    ("connectHorizontal", "true"),
    ("connectDiagonal", "true"),
    ("nFoldValue", "draw"),
    ("extinctionOpponentPieceCount", "0"),
    ("extinctionPieceCount", "0"),
    ("flagPieceCount", "1"),
    ("connectN", "0"),
    ("castlingRank", "1"),
    ("materialCounting", "none"),
];

/// The largest board whose cells have names of a letter and a number.
const MAX_SIDE: u16 = 26;

pub(super) struct ImportedGame {
    pub(super) id: String,
    pub(super) text: String,
    /// What of it cannot be said, with the line where the file has it.
    pub(super) left_out: Vec<(Option<usize>, String)>,
}

pub(super) fn game(section: &IniSection) -> ImportedGame {
    let array = IniArray::read(section.get("startFen").unwrap_or(START));
    let (left_out, read) = (Vec::new(), NO_RULES.split(' ').map(str::to_owned).collect());
    let mut maker = Maker { section, files: 8, ranks: 8, array, left_out, read, letters: String::new() };
    (maker.files, maker.ranks) = (maker.side("maxFile"), maker.side("maxRank"));
    maker.read_start();
    maker.make()
}

pub(super) struct IniPiece {
    pub(super) key: String,
    pub(super) letter: char,
    pub(super) ways: Vec<String>,
    pub(super) doubles: Vec<Offset>,
    pub(super) in_passing: bool,
}

pub(super) const SIDES: [&str; 2] = ["White", "Black"];

pub(super) struct Maker<'a> {
    pub(super) section: &'a IniSection,
    pub(super) files: u8,
    pub(super) ranks: u8,
    pub(super) array: IniArray,
    left_out: Vec<(Option<usize>, String)>,
    read: Vec<String>,
    pub(super) letters: String,
}

impl<'a> Maker<'a> {
    fn make(mut self) -> ImportedGame {
        let pieces = self.pieces();
        self.letters = pieces.iter().map(|piece| piece.letter).collect();
        let mut rules = self.double_steps(&pieces);
        rules.extend(self.castlings(&pieces));
        rules.extend(self.promotions(&pieces));
        rules.extend(self.drops(&pieces));
        rules.extend(self.goals(&pieces));
        let endings = self.endings();
        let becomes = self.becomes();
        let choices = self.all_choices();
        let shown: Vec<&IniPiece> = pieces.iter().filter(|piece| self.is_shown(piece, &becomes, &choices)).collect();
        let entries: Vec<String> = shown.iter().map(|piece| self.entry(piece, &pieces, &becomes)).collect();
        let start = self.array.text(self.has_hand(), self.castles());
        self.look_at(&["startFen", "promotedPieceType"]);
        for field in self.array.unread.clone() {
            self.tell("startFen", &format!("cannot be said: ‘{field}’ is left out"));
        }
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
        self.left_out.sort();
        self.left_out.dedup();
        ImportedGame { id, text, left_out: self.left_out }
    }

    /// Tells what the start has that is not used: castling rights that are not told by K and Q, as those of gates are, and pieces in hand
    /// that nobody can drop.
    fn read_start(&mut self) {
        if !self.has_hand() && !self.array.held().is_empty() {
            self.tell("startFen", "cannot be said: the pieces in hand are left out");
        }
        let is_plain = |c: char| matches!(c, 'K' | 'Q' | 'k' | 'q');
        if !self.has_hand() && !self.array.rights.chars().all(is_plain) {
            self.tell("startFen", &format!("cannot be said: the castling rights ‘{}’", self.array.rights));
            self.array.rights.retain(is_plain);
        }
    }

    pub(super) fn look_at(&mut self, keys: &[&str]) {
        self.read.extend(keys.iter().map(|key| (*key).to_owned()));
    }

    pub(super) fn tell(&mut self, key: &str, why: &str) {
        let setting = self.section.settings.get(key);
        let told =
            setting.map_or_else(|| format!("‘{key}’, which is left out, {why}"), |setting| format!("‘{key} = {}’ {why}", setting.value));
        self.left_out.push((setting.and_then(|setting| setting.line), told));
    }

    /// Notes all settings that nothing here looks at, unless they switch something off.
    fn unread(&mut self) {
        let section = self.section;
        for (key, setting) in &section.settings {
            if let Some(why) = self.wrong(key, setting) {
                self.tell(key, &why);
                continue;
            }
            let usual = USUAL.iter().find(|usual| usual.0 == key).map(|usual| usual.1);
            let off = usual.map_or(matches!(setting.value.as_str(), "false" | "-" | "none" | ""), |usual| usual == setting.value);
            // What binds a piece that there is not says nothing.
            let region = key.strip_prefix("mobilityRegionWhite").or_else(|| key.strip_prefix("mobilityRegionBlack"));
            let bound = region
                .map(|name| name.chars().take(1).map(|first| first.to_ascii_lowercase()).chain(name.chars().skip(1)).collect::<String>());
            let off = off || bound.is_some_and(|piece| self.section.get(&piece).is_none_or(|letter| letter == "-"));
            if !off && !is_piece(key) && !self.read.contains(key) {
                self.tell(key, "cannot be said");
            }
        }
    }

    /// What is wrong with a setting of the user's file.
    fn wrong(&self, key: &str, setting: &IniSetting) -> Option<String> {
        let value = setting.value.as_str();
        if setting.line.is_none() || is_piece(key) || key.starts_with("mobilityRegion") {
            return None;
        }
        match sort_of(key) {
            None => Some("is no setting".to_owned()),
            Some(IniSort::Switch) => (!["true", "false"].contains(&value)).then(|| "is neither true nor false".to_owned()),
            Some(IniSort::Result) => (!["win", "loss", "draw", "none"].contains(&value)).then(|| "is no result".to_owned()),
            Some(IniSort::Letters) => {
                let other = |c: &char| c.is_alphabetic() && !self.letters.contains(c.to_ascii_uppercase());
                value.chars().find(other).map(|letter| format!("names ‘{letter}’, which is no piece here"))
            }
            Some(IniSort::Other) => None,
        }
    }

    /// All pieces, the royal one first.
    fn pieces(&mut self) -> Vec<IniPiece> {
        let section = self.section;
        let mut pieces = Vec::new();
        for (key, setting) in section.settings.iter().filter(|(key, setting)| is_piece(key) && setting.value != "-") {
            let (letter, own) = setting.value.split_once(':').map_or((setting.value.as_str(), None), |(letter, own)| (letter, Some(own)));
            let Some(letter) = letter.chars().next().filter(char::is_ascii_alphabetic) else {
                self.tell(key, "has no letter");
                continue;
            };
            // What pieces of a name do is in their name, but for the King.
            let own = own.map(str::trim).filter(|_| is_custom(key) || key == "king").or_else(|| {
                if own.is_some() {
                    self.tell(key, "says moves of a piece that has its own");
                }
                None
            });
            let notation = own.or(named_piece(key).map(|known| known.0)).unwrap_or_else(|| {
                self.tell(key, "does not say how it moves");
                "-"
            });
            let moves = if notation == "-" { Ok(BetzaMoves::default()) } else { betza(notation) };
            match moves {
                // A Cannon of Janggi neither jumps over another nor captures one.
                Ok(_) if key == "janggiCannon" => {
                    let letter = letter.to_ascii_uppercase();
                    let ways = self.bound(key, letter, &[format!("Hop(step: (1, 0), except: \"{letter}\")")]);
                    pieces.push(IniPiece { key: key.clone(), letter, ways, doubles: Vec::new(), in_passing: false });
                }
                Ok(moves) => {
                    let ways = self.bound(key, letter, &moves.ways);
                    let (letter, in_passing) = (letter.to_ascii_uppercase(), own.is_some_and(|own| own.contains('e')));
                    pieces.push(IniPiece { key: key.clone(), letter, ways, doubles: moves.doubles, in_passing });
                }
                Err(fault) => self.tell(key, &format!("cannot be said: {fault}")),
            }
        }
        pieces.sort_by_key(|piece| (piece.key != "king", piece.letter));
        pieces
    }

    /// The region that a piece never leaves. Where only one side has the piece, the other's says nothing.
    fn bounds(&mut self, key: &str, letter: char) -> Option<IniRegion> {
        let keys = SIDES.map(|side| format!("mobilityRegion{side}{}", capital(key)));
        self.look_at(&[&keys[0], &keys[1]]);
        let all = IniRegion::new(
            (1..=self.files).flat_map(|file| (1..=self.ranks).map(move |rank| (file, rank))).collect(),
            self.files,
            self.ranks,
        );
        let read = |value: Option<&str>| value.map_or(Some(all.clone()), |value| region(value, self.files, self.ranks));
        let (Some(white), Some(black)) = (read(self.section.get(&keys[0])), read(self.section.get(&keys[1]))) else {
            self.tell(&keys[0], "is no set of squares");
            return None;
        };
        let black = self.seen(&black.cells);
        let whose = [letter.to_ascii_uppercase(), letter.to_ascii_lowercase()].map(|letter| self.array.count(letter) > 0);
        let own = match whose {
            [false, true] => black,
            [true, false] => white,
            _ if white.cells == black.cells => white,
            _ => {
                self.tell(&keys[1], "is not what Black sees of White’s");
                white
            }
        };
        (own.cells != all.cells).then_some(own)
    }

    /// Ways of moving that keep to the region of their piece; a Soldier's to the side from where it begins to go there.
    fn bound(&mut self, key: &str, letter: char, ways: &[String]) -> Vec<String> {
        let within = self.bounds(key, letter);
        let within = within.map_or_else(String::new, |within| format!(", within: {}", within.text));
        let from = if key == "soldier" { self.number("soldierPromotionRank", 1, 1..=MAX_SIDE) } else { 1 };
        let with = |way: &String, more: &str| format!("{}{more})", way.strip_suffix(')').unwrap_or(way));
        if from < 2 {
            return ways.iter().map(|way| with(way, &within)).collect();
        }
        let later: Vec<String> = (from..=u16::from(self.ranks)).map(|rank| rank.to_string()).collect();
        let later = format!(", from: Ranks([{}])", later.join(", "));
        let step = |dirs: &str, more: &str| format!("Leap(step: (1, 0), dirs: {dirs}{more}{within})");
        vec![step("Forward", ""), step("Sideways", &later)]
    }

    fn side(&mut self, key: &str) -> u8 {
        self.number(key, 8, 1..=MAX_SIDE).try_into().unwrap_or(8)
    }

    /// A number; the usual one, and a word about it, where it is none or beyond what we have.
    pub(super) fn number(&mut self, key: &str, otherwise: u16, range: RangeInclusive<u16>) -> u16 {
        self.look_at(&[key]);
        match self.section.number(key, otherwise) {
            Some(number) if range.contains(&number) => number,
            Some(_) => {
                self.tell(key, &format!("is not between {} and {}", range.start(), range.end()));
                otherwise
            }
            None => {
                self.tell(key, "is no number");
                otherwise
            }
        }
    }

    pub(super) fn of_side(&mut self, key: &str, side: usize) -> Option<&'a str> {
        let own = format!("{key}{}", SIDES[side]);
        self.look_at(&[key, &own]);
        self.section.get(&own).or_else(|| self.section.get(key))
    }

    /// The letters in the value of a setting that may differ for White and Black: those of pieces that there are.
    pub(super) fn letters_of(&mut self, key: &str, side: usize) -> Option<String> {
        let letters = self.of_side(key, side)?.to_ascii_uppercase();
        Some(letters.chars().filter(|&letter| self.letters.contains(letter)).collect())
    }

    /// The cells that a setting gives to a side, as that side sees them; `None` where it gives none.
    pub(super) fn region(&mut self, key: &str, side: usize, otherwise: Option<&str>) -> Option<IniRegion> {
        let Some(own) = region(self.of_side(key, side).or(otherwise)?, self.files, self.ranks) else {
            self.tell(key, "is no set of squares");
            return None;
        };
        Some(if side == 0 { own } else { self.seen(&own.cells) })
    }

    pub(super) fn seen(&self, cells: &BTreeSet<IniCell>) -> IniRegion {
        let cells = seen_by_other(cells, self.files, self.ranks, self.array.is_turned());
        IniRegion::new(cells, self.files, self.ranks)
    }

    pub(super) fn region_of_both(&mut self, key: &str, otherwise: Option<[&str; 2]>) -> Option<IniRegion> {
        let [white, black] = [0, 1].map(|side| self.region(key, side, otherwise.map(|both| both[side])));
        if white.as_ref().zip(black.as_ref()).is_some_and(|(white, black)| white.cells != black.cells) {
            let key = if self.section.get(key).is_some() { key.to_owned() } else { format!("{key}Black") };
            self.tell(&key, "is not what Black sees of White’s");
        }
        white.or(black)
    }

    /// The rules that White and Black have: one for both where they are alike, otherwise each its own.
    pub(super) fn by_side(&mut self, rules: impl Fn(&mut Self, usize) -> Vec<String>) -> Vec<String> {
        let [white, black] = [0, 1].map(|side| rules(self, side));
        let own = |rule: &String, side: usize| format!("{}, side: {})", rule.strip_suffix(')').unwrap_or(rule), SIDES[side]);
        let whites = white.iter().map(|rule| if black.contains(rule) { rule.clone() } else { own(rule, 0) });
        let blacks = black.iter().filter(|rule| !white.contains(rule)).map(|rule| own(rule, 1));
        whites.chain(blacks).collect()
    }

    pub(super) fn becomes(&self) -> Vec<(char, char)> {
        let pairs = self.section.get("promotedPieceType").unwrap_or_default().split_whitespace();
        let letter = |text: &str| text.chars().next().map(|letter| letter.to_ascii_uppercase());
        pairs
            .filter_map(|pair| pair.split_once(':'))
            .filter_map(|(from, to)| Some((letter(from)?, letter(to)?)))
            .filter(|pair| pair.1 != '-')
            .collect()
    }

    /// Whether a piece is one of its own, and not only the other side of others.
    pub(super) fn is_shown(&self, piece: &IniPiece, becomes: &[(char, char)], choices: &str) -> bool {
        self.array.has(piece.letter)
            || choices.contains(piece.letter)
            || !becomes.iter().any(|pair| pair.1 == piece.letter) && piece.key == "king"
    }

    fn entry(&self, piece: &IniPiece, pieces: &[IniPiece], becomes: &[(char, char)]) -> String {
        let royal = if self.is_royal(piece) { ", royal: true" } else { "" };
        let turned = becomes.iter().find(|pair| pair.0 == piece.letter).and_then(|pair| pieces.iter().find(|other| other.letter == pair.1));
        let turned = turned.map_or_else(String::new, |other| {
            let (image, ways) = (image_of(&other.key), other.ways.join(", "));
            let royal = if self.is_royal(other) { ", royal: true" } else { "" };
            format!(", turned: (name: \"Promoted {}\"{image}{royal}, moves: [{ways}])", name_of(piece))
        });
        let (name, image, ways) = (name_of(piece), image_of(&piece.key), piece.ways.join(", "));
        format!("(letter: '{}', name: \"{name}\"{image}{royal}, moves: [{ways}]{turned})", piece.letter)
    }

    /// The letters of a side's Pawns: of what is promoted to a choice of pieces.
    pub(super) fn pawns(&mut self, side: usize) -> String {
        let own = self.letters_of("promotionPawnTypes", side).or_else(|| self.letters_of("pawnTypes", side));
        own.or_else(|| self.letters_of("pawn", side)).unwrap_or_default()
    }

    pub(super) fn choices(&mut self, side: usize) -> String {
        self.letters_of("promotionPieceTypes", side).unwrap_or_default()
    }

    pub(super) fn all_choices(&mut self) -> String {
        let of = |maker: &mut Self, side: usize| {
            let pawns = maker.pawns(side);
            if pawns.chars().any(|pawn| maker.array.has(pawn)) { maker.choices(side) } else { String::new() }
        };
        of(self, 0) + &of(self, 1)
    }
}

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

fn image_of(key: &str) -> String {
    named_piece(key).and_then(|known| known.1).map_or_else(String::new, |image| format!(", image: \"{image}\""))
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_ascii_uppercase().to_string() + letters.as_str())
}
