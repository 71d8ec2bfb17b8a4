//! The file in which Fairy-Stockfish's users write variants: sections of settings, which inherit from others.

use std::collections::{BTreeMap, BTreeSet};

use super::game::SIDES;

/// The variants that Fairy-Stockfish knows without a file and that are inherited from most.
const PARENTS: &str = include_str!("parents.ini");

/// What settings are called now, by what they were called once.
const RENAMED: [(&str, &str); 5] = [
    ("whiteDropRegion", "dropRegionWhite"),
    ("blackDropRegion", "dropRegionBlack"),
    ("whiteFlag", "flagRegionWhite"),
    ("blackFlag", "flagRegionBlack"),
    ("castlingRookPiece", "castlingRookPieces"),
];

/// All settings that there are, by what they may say.
const KEYS: &str = include_str!("keys.tsv");

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum IniSort {
    Switch,
    Result,
    Letters,
    Other,
}

/// What a setting may say that names no piece; `None` if there is none of this name.
pub(super) fn sort_of(key: &str) -> Option<IniSort> {
    let sort = KEYS.lines().filter_map(|line| line.split_once('\t')).find(|(_, keys)| keys.split(' ').any(|known| known == key))?.0;
    Some(match sort {
        "switch" => IniSort::Switch,
        "result" => IniSort::Result,
        "letters" => IniSort::Letters,
        _ => IniSort::Other,
    })
}

/// How many pieces there can be whose moves the file says.
const CUSTOM: u8 = 25;

/// Settings that name pieces by their letters, one after the other; where a colon stands, by pairs.
const LETTERS: &str = "pawnTypes promotionPawnTypes promotionPieceTypes enPassantTypes nMoveRuleTypes extinctionPieceTypes flagPiece \
    castlingKingPiece castlingRookPieces blastImmuneTypes petrifyOnCaptureTypes dropNoDoubled promotedPieceType promotionLimit";

/// Those of them that are pairs.
const PAIRS: [&str; 2] = ["promotedPieceType", "promotionLimit"];

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct IniSetting {
    pub(super) value: String,
    /// The line, counted from 1; `None` where it is inherited from a variant that is not in the file.
    pub(super) line: Option<usize>,
}

#[derive(Clone, Debug, Default)]
pub(super) struct IniSection {
    pub(super) id: String,
    /// The line of its head.
    pub(super) line: usize,
    pub(super) settings: BTreeMap<String, IniSetting>,
    /// Those that are its own.
    own: BTreeSet<String>,
}

const PIECES: &str = include_str!("pieces.ini");

pub(super) fn named_piece(name: &str) -> Option<(&'static str, Option<&'static str>)> {
    let mut known = PIECES.lines().filter_map(|line| line.split_once(" = "));
    let told = known.find(|known| known.0 == name)?.1;
    Some(told.split_once(' ').map_or((told, None), |(betza, image)| (betza, Some(image))))
}

pub(super) fn is_piece(key: &str) -> bool {
    is_custom(key) || named_piece(key).is_some()
}

pub(super) fn is_custom(key: &str) -> bool {
    let number = key.strip_prefix("customPiece").filter(|number| !number.starts_with('0')).and_then(|number| number.parse().ok());
    number.is_some_and(|number: u8| (1..=CUSTOM).contains(&number))
}

/// Whether a text is such a file: it begins with the head of a section, and goes on with a setting or another head.
pub fn is_ini(text: &str) -> bool {
    let mut lines = text.lines().map(|line| line.trim_start_matches('\u{feff}').trim());
    let mut told = lines.by_ref().filter(|line| !line.is_empty() && !line.starts_with(['#', ';']));
    let is_head = |line: &str| {
        let inner = line.split(['#', ';']).next().unwrap_or_default().trim_end().strip_prefix('[').and_then(|line| line.strip_suffix(']'));
        inner.is_some_and(|inner| !inner.is_empty() && inner.chars().all(|c| c.is_ascii_alphanumeric() || "-_:. ".contains(c)))
    };
    let is_setting = |line: &str| line.split_once('=').is_some_and(|(key, _)| key.trim().chars().all(|c| c.is_ascii_alphanumeric()));
    told.next().is_some_and(is_head) && told.next().is_some_and(|line| is_head(line) || is_setting(line))
}

/// The variants of a file, and what in it is no variant and no setting, by line.
pub(super) fn read(text: &str) -> (Vec<IniSection>, Vec<(usize, String)>) {
    let mut known = sections(PARENTS, false, Vec::new(), &mut Vec::new());
    let parents = known.len();
    let mut wrong = Vec::new();
    known = sections(text, true, known, &mut wrong);
    (known.split_off(parents), wrong)
}

/// The sections of a text behind those that are known, from which they may inherit.
fn sections(text: &str, own: bool, mut known: Vec<IniSection>, wrong: &mut Vec<(usize, String)>) -> Vec<IniSection> {
    let before = known.len();
    let mut base = BTreeMap::new();
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.split(['#', ';']).next().unwrap_or_default().trim();
        if line.is_empty() {
            continue;
        }
        if let Some(head) = line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
            let (id, parent) = head.split_once(':').map_or((head, None), |(id, parent)| (id.trim(), Some(parent.trim())));
            if let Some(section) = known.get_mut(before..).and_then(<[IniSection]>::last_mut) {
                section.follow_letters(&base);
            }
            let own = parent.map(|parent| known.iter().rfind(|section| section.id == parent).ok_or(parent));
            base = match own {
                None => BTreeMap::new(),
                Some(Ok(section)) => section.settings.clone(),
                Some(Err(parent)) => {
                    wrong.push((number, format!("there is no variant ‘{parent}’ to inherit from")));
                    BTreeMap::new()
                }
            };
            known.push(IniSection { id: id.trim().to_owned(), line: number, settings: base.clone(), own: BTreeSet::new() });
        } else if let Some((key, value)) = line.split_once('=') {
            let (key, value) = (key.trim(), value.trim().to_owned());
            let key = RENAMED.iter().find(|renamed| renamed.0 == key).map_or(key, |renamed| renamed.1).to_owned();
            match known.get_mut(before..).and_then(<[IniSection]>::last_mut) {
                Some(section) => section.set(key, IniSetting { value, line: own.then_some(number) }),
                None => wrong.push((number, format!("‘{key}’ stands before any variant"))),
            }
        } else {
            wrong.push((number, format!("‘{line}’ is no setting")));
        }
    }
    if let Some(section) = known.get_mut(before..).and_then(<[IniSection]>::last_mut) {
        section.follow_letters(&base);
    }
    known
}

impl IniSection {
    fn set(&mut self, key: String, setting: IniSetting) {
        if is_piece(&key) {
            // A letter stands for one piece.
            let letter = setting.value.chars().next();
            self.settings.retain(|other, known| !is_piece(other) || known.value.chars().next() != letter);
        }
        // What is said of both sides here counts more than what was inherited of one of them.
        for side in SIDES {
            let of_side = format!("{key}{side}");
            if !self.own.contains(&of_side) {
                self.settings.remove(&of_side);
            }
        }
        self.own.insert(key.clone());
        self.settings.insert(key, setting);
    }

    /// What is inherited names pieces, not letters: it follows a piece to the letter that it has here, and leaves out one that is not here.
    fn follow_letters(&mut self, base: &BTreeMap<String, IniSetting>) {
        let letter = |setting: &IniSetting| setting.value.chars().next().filter(char::is_ascii_alphabetic);
        let pieces = base.iter().filter(|(key, _)| is_piece(key)).filter_map(|(key, setting)| Some((letter(setting)?, key)));
        let moved: BTreeMap<char, Option<char>> =
            pieces.map(|(old, key)| (old.to_ascii_lowercase(), self.settings.get(key).and_then(letter))).collect();
        let follow = |word: &str| -> Option<String> {
            word.chars().map(|c| moved.get(&c.to_ascii_lowercase()).map_or(Some(c), |&new| new)).collect()
        };
        for (key, setting) in &mut self.settings {
            let named = key.strip_suffix("White").or_else(|| key.strip_suffix("Black")).unwrap_or(key);
            let Some(old) = base.get(key).filter(|_| LETTERS.split(' ').any(|known| known == named)) else { continue };
            // Pairs are added to those that are inherited.
            let (pairs, inherited) = (PAIRS.contains(&key.as_str()), !self.own.contains(key));
            if !pairs && !inherited {
                continue;
            }
            setting.value = if pairs {
                let own = if inherited { "" } else { setting.value.as_str() };
                let is_new = |pair: &String| !own.split_whitespace().any(|known| known.chars().next() == pair.chars().next());
                let kept = old.value.split_whitespace().filter_map(follow).filter(is_new);
                own.split_whitespace().map(str::to_owned).chain(kept).collect::<Vec<_>>().join(" ")
            } else {
                setting.value.chars().filter_map(|c| follow(&c.to_string())).collect()
            };
        }
    }

    pub(super) fn get(&self, key: &str) -> Option<&str> {
        self.settings.get(key).map(|setting| setting.value.as_str())
    }

    pub(super) fn is_on(&self, key: &str, otherwise: bool) -> bool {
        self.get(key).map_or(otherwise, |value| value == "true")
    }

    /// A number, counted as files are by letters, too; `None` where the value is none.
    pub(super) fn number(&self, key: &str, otherwise: u16) -> Option<u16> {
        let Some(value) = self.get(key) else { return Some(otherwise) };
        match value.as_bytes() {
            [letter] if letter.is_ascii_alphabetic() => Some(u16::from(letter.to_ascii_lowercase() - b'a' + 1)),
            _ => value.parse().ok(),
        }
    }
}
