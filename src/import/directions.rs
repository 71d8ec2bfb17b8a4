//! Which ways a step goes, by the letters before it.
//!
//! A letter, or two that belong together, choose some of eight slots: the images of a step off the lines, steep or flat, up or down, right
//! or left. Of two letters the first says which of the two it is: up or down first is flat, right or left first is steep. Where a step is
//! straight or diagonal, two slots are the same image.

use std::collections::BTreeSet;

use nestmate_core::geometry::{Dirs, Heading, Offset, images};

/// The letters that say up or down, and those that say right or left; `h` is among both.
const UPRIGHT: &str = "fbvh";
const LEVEL: &str = "rlsh";

#[derive(Clone, Copy)]
struct StepImage {
    steep: bool,
    up: bool,
    right: bool,
}

impl StepImage {
    fn all() -> impl Iterator<Item = Self> {
        (0..8).map(|bits| Self { steep: bits & 1 != 0, up: bits & 2 != 0, right: bits & 4 != 0 })
    }

    fn image(self, (far, near): Offset) -> Offset {
        let (files, ranks) = if self.steep { (near, far) } else { (far, near) };
        (if self.right { files } else { -files }, if self.up { ranks } else { -ranks })
    }

    fn is_meant(self, letters: (char, char)) -> bool {
        let up = |letter: char| letter == if self.up { 'f' } else { 'b' };
        let right = |letter: char| letter == if self.right { 'r' } else { 'l' };
        match letters {
            ('v', 'v') => self.steep,
            ('s', 's') => !self.steep,
            (one, other) if one == other => self.steep && up(one) || !self.steep && right(one),
            // A hand: all that the first image becomes when the board is turned.
            ('h', 'r') => self.steep == (self.up == self.right),
            ('h', 'l') => self.steep != (self.up == self.right),
            (one, 'h') => up(one) || right(one),
            (one, 's') => !self.steep && up(one),
            (one, 'v') => self.steep && right(one),
            (one @ ('f' | 'b'), other) => !self.steep && up(one) && right(other),
            (one @ ('l' | 'r'), other) => self.steep && right(one) && up(other),
            _ => false,
        }
    }
}

pub(super) fn direction_letters(modifiers: &str) -> Vec<(char, char)> {
    let mut found = Vec::new();
    let mut rest = modifiers;
    while let Some(one) = rest.chars().next() {
        rest = &rest[one.len_utf8()..];
        let (upright, level) = (UPRIGHT.contains(one), LEVEL.contains(one));
        if !upright && !level {
            continue;
        }
        let fits = |other: &char| *other == one || upright && LEVEL.contains(*other) || level && UPRIGHT.contains(*other);
        let other = rest.chars().next().filter(fits);
        rest = &rest[other.map_or(0, char::len_utf8)..];
        found.push((one, other.unwrap_or(one)));
    }
    found
}

/// The images of a step that letters choose. `alone` is whether it is the only step of its letter: along files and ranks, each letter of a
/// pair then stands for itself.
fn chosen(step: Offset, letters: &[(char, char)], alone: bool) -> BTreeSet<Offset> {
    let straight = alone && step.1 == 0;
    let letters = letters.iter().flat_map(|&(one, other)| if straight { vec![(one, one), (other, other)] } else { vec![(one, other)] });
    let letters: Vec<(char, char)> = letters.collect();
    StepImage::all().filter(|slot| letters.iter().any(|&pair| slot.is_meant(pair))).map(|slot| slot.image(step)).collect()
}

const NAMED: [(&str, Dirs); 4] =
    [("Forward", Dirs::Forward), ("Forwardmost", Dirs::Forwardmost), ("Backward", Dirs::Backward), ("Sideways", Dirs::Sideways)];

/// In the order in which they are told.
const HEADINGS: [Heading; 8] = [
    Heading::Forward,
    Heading::Backward,
    Heading::Left,
    Heading::Right,
    Heading::ForwardLeft,
    Heading::ForwardRight,
    Heading::BackwardLeft,
    Heading::BackwardRight,
];

const FORWARD: Offset = (0, 1);

/// The field `dirs` of a way, once for each way that it takes: all images, and no others. `None` if that cannot be said.
pub(super) fn dirs_of(step: Offset, letters: &[(char, char)], alone: bool) -> Option<Vec<String>> {
    let of = |dirs: &Dirs| images(step, dirs, FORWARD).into_iter().collect::<BTreeSet<Offset>>();
    let wanted = chosen(step, letters, alone);
    if letters.is_empty() || wanted == of(&Dirs::All) {
        return Some(vec![String::new()]);
    }
    let named = |wanted: &BTreeSet<Offset>| {
        let name = NAMED.iter().find(|(_, dirs)| of(dirs) == *wanted).map(|(name, _)| (*name).to_owned());
        name.or_else(|| {
            let headings =
                || HEADINGS.into_iter().filter(|&heading| wanted.iter().any(|&image| Heading::of(image, FORWARD) == Some(heading)));
            let names: Vec<String> = headings().map(|heading| format!("{heading:?}")).collect();
            (of(&Dirs::Towards(headings().collect())) == *wanted).then(|| format!("Towards([{}])", names.join(", ")))
        })
    };
    if wanted.is_empty() {
        return None;
    }
    if let Some(dirs) = named(&wanted) {
        return Some(vec![dirs]);
    }
    // What goes furthest ahead, and the rest.
    let ahead = of(&Dirs::Forwardmost);
    let rest: BTreeSet<Offset> = wanted.difference(&ahead).copied().collect();
    (ahead.is_subset(&wanted)).then(|| named(&rest)).flatten().map(|rest| vec!["Forwardmost".to_owned(), rest])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Where a piece on e5 goes by a notation, as Fairy-Stockfish says.
    const ROWS: &str = include_str!("../../tests/data/import/betza.tsv");

    fn steps(atom: char) -> Vec<Offset> {
        match atom {
            'W' => vec![(1, 0)],
            'F' => vec![(1, 1)],
            'D' => vec![(2, 0)],
            'N' => vec![(2, 1)],
            'A' => vec![(2, 2)],
            'H' => vec![(3, 0)],
            'C' => vec![(3, 1)],
            'Z' => vec![(3, 2)],
            'G' => vec![(3, 3)],
            'K' => vec![(1, 0), (1, 1)],
            other => panic!("{other}"),
        }
    }

    /// What our words say.
    fn read(dirs: &str) -> Dirs {
        let headings = dirs.strip_prefix("Towards([").and_then(|list| list.strip_suffix("])"));
        let heading = |name: &str| HEADINGS.into_iter().find(|heading| format!("{heading:?}") == name).expect("a heading");
        match headings {
            Some(list) => Dirs::Towards(list.split(", ").map(heading).collect()),
            None if dirs.is_empty() => Dirs::All,
            None => NAMED.iter().find(|known| known.0 == dirs).expect("a name").1.clone(),
        }
    }

    #[test]
    fn every_choice_of_directions_is_that_of_fairy_stockfish() {
        let (mut said, mut unsaid) = (0, 0);
        for row in ROWS.lines() {
            let (notation, expected) = row.split_once('\t').expect("two columns");
            let (letters, atom) = notation.split_at(notation.len() - 1);
            let steps = steps(atom.chars().next().expect("a letter"));
            let pairs = direction_letters(letters);
            let dirs: Option<Vec<Vec<String>>> = steps.iter().map(|&step| dirs_of(step, &pairs, steps.len() == 1)).collect();
            let Some(dirs) = dirs else {
                unsaid += 1;
                continue;
            };
            said += 1;
            let name = |(files, ranks): Offset| format!("{}{}", char::from(b'e'.wrapping_add_signed(files)), 5 + ranks);
            let reach = |step: Offset, dirs: &[String]| {
                dirs.iter().flat_map(|dirs| images(step, &read(dirs), FORWARD)).map(name).collect::<Vec<_>>()
            };
            let mut ours: Vec<String> = steps.iter().zip(&dirs).flat_map(|(&step, dirs)| reach(step, dirs)).collect();
            ours.sort();
            assert_eq!(ours.join(" "), expected, "{notation}");
        }
        assert_eq!((said, unsaid), (468, 242));
    }
}
