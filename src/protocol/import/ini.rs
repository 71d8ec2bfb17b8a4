//! The file in which Fairy-Stockfish's users write variants: sections of settings, which inherit from others.

use std::collections::BTreeMap;

/// The variants that Fairy-Stockfish knows without a file and that are inherited from most.
const PARENTS: &str = include_str!("parents.ini");

/// A setting: its value, and its line where the file has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct IniSetting {
    pub(super) value: String,
    /// The line, counted from 1; `None` where it is inherited from a variant that is not in the file.
    pub(super) line: Option<usize>,
}

/// A variant with all its settings, those that it inherits among them.
#[derive(Clone, Debug, Default)]
pub(super) struct IniSection {
    pub(super) id: String,
    /// The line of its head.
    pub(super) line: usize,
    pub(super) settings: BTreeMap<String, IniSetting>,
}

/// The pieces that have names.
const PIECES: &str = include_str!("pieces.ini");

/// How the piece of a name moves, and its picture, if we have one.
pub(super) fn named_piece(name: &str) -> Option<(&'static str, Option<&'static str>)> {
    let mut known = PIECES.lines().filter_map(|line| line.split_once(" = "));
    let told = known.find(|known| known.0 == name)?.1;
    Some(told.split_once(' ').map_or((told, None), |(betza, image)| (betza, Some(image))))
}

/// Whether a setting names a piece.
pub(super) fn is_piece(key: &str) -> bool {
    let custom = key.strip_prefix("customPiece").is_some_and(|number| number.parse::<u8>().is_ok());
    custom || named_piece(key).is_some()
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
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.split(['#', ';']).next().unwrap_or_default().trim();
        if line.is_empty() {
            continue;
        }
        if let Some(head) = line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
            let (id, parent) = head.split_once(':').map_or((head, None), |(id, parent)| (id.trim(), Some(parent.trim())));
            let base = parent.map(|parent| known.iter().rfind(|section| section.id == parent).ok_or(parent));
            let settings = match base {
                None => BTreeMap::new(),
                Some(Ok(section)) => section.settings.clone(),
                Some(Err(parent)) => {
                    wrong.push((number, format!("there is no variant ‘{parent}’ to inherit from")));
                    BTreeMap::new()
                }
            };
            known.push(IniSection { id: id.trim().to_owned(), line: number, settings });
        } else if let Some((key, value)) = line.split_once('=') {
            let (key, value) = (key.trim().to_owned(), value.trim().to_owned());
            match known.get_mut(before..).and_then(<[IniSection]>::last_mut) {
                Some(section) => section.set(key, IniSetting { value, line: own.then_some(number) }),
                None => wrong.push((number, format!("‘{key}’ stands before any variant"))),
            }
        } else {
            wrong.push((number, format!("‘{line}’ is no setting")));
        }
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
        self.settings.insert(key, setting);
    }

    /// The value of a setting.
    pub(super) fn get(&self, key: &str) -> Option<&str> {
        self.settings.get(key).map(|setting| setting.value.as_str())
    }

    /// Whether a switch is on that is `otherwise` where the variant says nothing.
    pub(super) fn is_on(&self, key: &str, otherwise: bool) -> bool {
        self.get(key).map_or(otherwise, |value| value == "true")
    }

    /// A number, counted as files are by letters, too.
    pub(super) fn number(&self, key: &str, otherwise: u8) -> u8 {
        let of = |value: &str| match value.as_bytes() {
            [letter @ b'a'..=b'z'] => Some(letter - b'a' + 1),
            _ => value.parse().ok(),
        };
        self.get(key).and_then(of).unwrap_or(otherwise)
    }
}
