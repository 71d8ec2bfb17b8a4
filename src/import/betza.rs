//! Betza's notation of how a piece moves, with the letters that `XBoard` and Fairy-Stockfish have added, read into our ways of moving.

use std::fmt;

use nestmate_core::geometry::Offset;

use super::directions::{direction_letters, dirs_of};

const ATOMS: [(char, Offset); 11] = [
    ('W', (1, 0)),
    ('F', (1, 1)),
    ('D', (2, 0)),
    ('N', (2, 1)),
    ('A', (2, 2)),
    ('H', (3, 0)),
    ('C', (3, 1)),
    ('L', (3, 1)),
    ('Z', (3, 2)),
    ('J', (3, 2)),
    ('G', (3, 3)),
];

#[derive(Debug, Default, PartialEq, Eq)]
pub struct BetzaMoves {
    pub ways: Vec<String>,
    /// Steps that an unmoved piece may make twice.
    pub doubles: Vec<Offset>,
}

#[derive(Debug, PartialEq, Eq)]
pub enum BetzaFault {
    NoStep(String),
    Letter(char),
    Unsaid(char, String),
    Directions(String, String),
}

impl fmt::Display for BetzaFault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoStep(letters) if letters.is_empty() => write!(out, "there is no step"),
            Self::NoStep(letters) => write!(out, "there is no step behind ‘{letters}’"),
            Self::Letter(letter) => write!(out, "‘{letter}’ stands for no step"),
            Self::Unsaid(letter, part) => write!(out, "‘{letter}’ in ‘{part}’ cannot be said"),
            Self::Directions(letters, part) => write!(out, "the directions ‘{letters}’ in ‘{part}’ cannot be said"),
        }
    }
}

pub fn betza(text: &str) -> Result<BetzaMoves, BetzaFault> {
    let mut moves = BetzaMoves::default();
    let mut rest = text.trim();
    if rest.is_empty() {
        return Err(BetzaFault::NoStep(String::new()));
    }
    while !rest.is_empty() {
        let (part, after) = BetzaPart::read(rest)?;
        part.add(&mut moves)?;
        rest = after;
    }
    Ok(moves)
}

struct BetzaPart<'a> {
    text: &'a str,
    modifiers: &'a str,
    /// The steps: of a King or a Queen, two.
    steps: Vec<Offset>,
    /// The most steps in one move; 0 for no limit.
    most: u8,
}

impl<'a> BetzaPart<'a> {
    fn read(text: &'a str) -> Result<(Self, &'a str), BetzaFault> {
        let lead = text.find(|c: char| !c.is_ascii_lowercase()).unwrap_or(text.len());
        let (modifiers, rest) = text.split_at(lead);
        let letter = rest.chars().next().ok_or_else(|| BetzaFault::NoStep(modifiers.to_owned()))?;
        let (steps, rides) = match letter {
            'K' => (vec![(1, 0), (1, 1)], false),
            'Q' => (vec![(1, 0), (1, 1)], true),
            'R' => (vec![(1, 0)], true),
            'B' => (vec![(1, 1)], true),
            _ => {
                let step = ATOMS.iter().find(|atom| atom.0 == letter).ok_or(BetzaFault::Letter(letter))?.1;
                (vec![step], false)
            }
        };
        let mut rest = &rest[letter.len_utf8()..];
        // A letter twice is a rider.
        let doubled = rest.strip_prefix(letter);
        rest = doubled.unwrap_or(rest);
        let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        let number = rest[..digits].parse().ok();
        let most = number.unwrap_or(u8::from(!rides && doubled.is_none()));
        rest = &rest[digits..];
        Ok((Self { text: &text[..text.len() - rest.len()], modifiers, steps, most }, rest))
    }

    fn add(&self, moves: &mut BetzaMoves) -> Result<(), BetzaFault> {
        let mut signs = String::new();
        let directions = direction_letters(self.modifiers);
        for letter in self.modifiers.chars() {
            match letter {
                'f' | 'b' | 'l' | 'r' | 'v' | 's' | 'h' => {}
                'm' | 'c' | 'e' | 'i' | 'n' | 'p' | 'g' | 'q' | 'z' => signs.push(letter),
                _ => return Err(BetzaFault::Unsaid(letter, self.text.to_owned())),
            }
        }
        let has = |mode: char| signs.contains(mode);
        if has('i') {
            return self.double(&directions, &signs, moves);
        }
        // To capture in passing is a matter of the rule that lets Pawns make double steps.
        if has('e') && !has('c') {
            return Err(BetzaFault::Unsaid('e', self.text.to_owned()));
        }
        let only = match (has('m'), has('c')) {
            (true, false) => ", only: Move",
            (false, true) => ", only: Capture",
            (true, true) | (false, false) => "",
        };
        for &step in &self.steps {
            let (form, more) = self.form(step, &signs)?;
            let wrong =
                || BetzaFault::Directions(self.modifiers.chars().filter(|c| "fblrvsh".contains(*c)).collect(), self.text.to_owned());
            for dirs in dirs_of(step, &directions, self.steps.len() == 1).ok_or_else(wrong)? {
                let dirs = if dirs.is_empty() { dirs } else { format!(", dirs: {dirs}") };
                moves.ways.push(format!("{form}(step: {step:?}{more}{dirs}{only})"));
            }
        }
        Ok(())
    }

    /// The form of the way, and its fields beside the step, the directions and what it is good for.
    fn form(&self, step: Offset, signs: &str) -> Result<(&'static str, String), BetzaFault> {
        let unsaid = |letter: char| Err(BetzaFault::Unsaid(letter, self.text.to_owned()));
        let special: Vec<char> = signs.chars().filter(|mode| "npgqz".contains(*mode)).collect();
        let most = if self.most < 2 { String::new() } else { format!(", most: {}", self.most) };
        match (special.as_slice(), step, self.most) {
            ([], _, 1) => Ok(("Leap", String::new())),
            ([], ..) => Ok(("Slide", most)),
            // What is beside it can block the leap: straight ahead first, then diagonally.
            (['n'], (2, 0 | 1), 1) => Ok(("Lame", ", via: (1, 0)".to_owned())),
            (['n'], (2, 2), 1) => Ok(("Lame", ", via: (1, 1)".to_owned())),
            (['n'], (3, 2), 1) => Ok(("Lame", ", via: [(1, 0), (2, 1)]".to_owned())),
            (['p'], (1, 0 | 1), 0) => Ok(("Hop", most)),
            (['g'], (1, 0 | 1), 0) => Ok(("Vault", most)),
            (['q'], (2, 1), _) => Ok(("Circle", most)),
            (['z'], (1, 0 | 1), 0) => Ok(("Zigzag", format!(", and: {step:?}"))),
            ([letter, ..], ..) => unsaid(*letter),
        }
    }

    /// A first move of two steps: `ifmnD`, `ifmW2` and the like.
    fn double(&self, directions: &[(char, char)], signs: &str, moves: &mut BetzaMoves) -> Result<(), BetzaFault> {
        let forward = directions == [('f', 'f')] && signs.chars().all(|mode| "imn".contains(mode)) && signs.contains('m');
        let lame = signs.contains('n');
        let step = match (self.steps.as_slice(), self.most) {
            (&[(1, 0)], 2) | (&[(2, 0)], 1) if forward && (lame || self.most == 2) => (0, 1),
            (&[(1, 1)], 2) | (&[(2, 2)], 1) if forward && (lame || self.most == 2) => (1, 1),
            _ => return Err(BetzaFault::Unsaid('i', self.text.to_owned())),
        };
        moves.doubles.push(step);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ways(text: &str) -> Vec<String> {
        betza(text).unwrap_or_else(|fault| panic!("{text}: {fault}")).ways
    }

    fn fault(text: &str) -> String {
        betza(text).expect_err(text).to_string()
    }

    #[test]
    fn every_atom_is_a_step() {
        for (letter, step) in ATOMS {
            assert_eq!(ways(&letter.to_string()), [format!("Leap(step: {step:?})")]);
            assert_eq!(ways(&format!("{letter}{letter}")), [format!("Slide(step: {step:?})")]);
            assert_eq!(ways(&format!("{letter}3")), [format!("Slide(step: {step:?}, most: 3)")]);
        }
        assert_eq!(ways("K"), ["Leap(step: (1, 0))", "Leap(step: (1, 1))"]);
        assert_eq!(ways("Q"), ["Slide(step: (1, 0))", "Slide(step: (1, 1))"]);
        assert_eq!((ways("R"), ways("B")), (vec!["Slide(step: (1, 0))".to_owned()], vec!["Slide(step: (1, 1))".to_owned()]));
        assert_eq!(ways("R4"), ["Slide(step: (1, 0), most: 4)"]);
        assert_eq!(ways("W0"), ways("R"));
        assert_eq!(ways("K2").len(), 2);
    }

    #[test]
    fn letters_say_what_a_step_is_good_for() {
        assert_eq!(
            ways("mQcN"),
            ["Slide(step: (1, 0), only: Move)", "Slide(step: (1, 1), only: Move)", "Leap(step: (2, 1), only: Capture)"]
        );
        assert_eq!(ways("mcN"), ways("N"));
        let pawn = betza("fmWfceFifmnD").expect("a Pawn");
        assert_eq!(pawn.ways, ["Leap(step: (1, 0), dirs: Forward, only: Move)", "Leap(step: (1, 1), dirs: Forward, only: Capture)"]);
        assert_eq!(pawn.doubles, [(0, 1)]);
        assert_eq!(betza("mfFcfWimfnA").expect("a Berolina Pawn").doubles, [(1, 1)]);
        assert_eq!(betza("ifmW2").expect("a first move").doubles, [(0, 1)]);
    }

    #[test]
    fn directions_are_named() {
        let all = [
            ("fW", "Forward"),
            ("bW", "Backward"),
            ("sW", "Sideways"),
            ("lW", "Towards([Left])"),
            ("vW", "Towards([Forward, Backward])"),
            ("fsW", "Towards([Forward, Left, Right])"),
            ("fF", "Forward"),
            ("bF", "Backward"),
            ("fsF", "Forward"),
            ("flF", "Towards([ForwardLeft])"),
            ("lF", "Towards([ForwardLeft, BackwardLeft])"),
            ("frblF", "Towards([ForwardRight, BackwardLeft])"),
            ("fN", "Forwardmost"),
            ("ffN", "Forwardmost"),
            ("fhN", "Forward"),
            ("bhN", "Backward"),
            ("bhN", "Backward"),
            ("lhN", "Towards([ForwardLeft, BackwardLeft])"),
            ("rhC", "Towards([ForwardRight, BackwardRight])"),
            ("fsK", "Sideways"),
            ("flK", "Towards([Left])"),
            ("lvW", "Towards([Forward, Backward, Left])"),
        ];
        for (text, dirs) in all {
            assert!(ways(text)[0].ends_with(&format!(", dirs: {dirs})")), "{text}: {:?}", ways(text));
        }
        assert_eq!([ways("sF"), ways("hlF")], [ways("F"), ways("F")]);
        // The letters of a pair stand beside each other.
        assert_eq!(ways("fmlW"), ["Leap(step: (1, 0), dirs: Towards([Forward, Left]), only: Move)"]);
        assert_eq!(ways("fhbhN"), ways("N"));
        assert_eq!(ways("ffbhN"), ["Leap(step: (2, 1), dirs: Forwardmost)", "Leap(step: (2, 1), dirs: Backward)"]);
    }

    #[test]
    fn lame_hopping_and_turning_ways_are_told() {
        let all = [
            ("nN", "Lame(step: (2, 1), via: (1, 0))"),
            ("nD", "Lame(step: (2, 0), via: (1, 0))"),
            ("nA", "Lame(step: (2, 2), via: (1, 1))"),
            ("nZ", "Lame(step: (3, 2), via: [(1, 0), (2, 1)])"),
            ("cpR", "Hop(step: (1, 0), only: Capture)"),
            ("pB", "Hop(step: (1, 1))"),
            ("gR", "Vault(step: (1, 0))"),
            ("qN", "Circle(step: (2, 1))"),
            ("zB", "Zigzag(step: (1, 1), and: (1, 1))"),
        ];
        for (text, way) in all {
            assert_eq!(ways(text), [way], "{text}");
        }
    }

    #[test]
    fn what_cannot_be_said_is_named() {
        assert_eq!(fault(""), "there is no step");
        assert_eq!(fault("Nfm"), "there is no step behind ‘fm’");
        assert_eq!(fault("NX"), "‘X’ stands for no step");
        assert_eq!(fault("RoB"), "‘o’ in ‘oB’ cannot be said");
        assert_eq!(fault("fsN"), "the directions ‘fs’ in ‘fsN’ cannot be said");
        for letters in ["hl", "hr", "l", "r", "s", "v", "b", "fl", "lf", "rv", "bs", "vs"] {
            let text = format!("m{letters}N");
            assert_eq!(fault(&text), format!("the directions ‘{letters}’ in ‘{text}’ cannot be said"));
        }
        assert_eq!(fault("iR"), "‘i’ in ‘iR’ cannot be said");
        assert_eq!(fault("nC"), "‘n’ in ‘nC’ cannot be said");
        assert_eq!(fault("eF"), "‘e’ in ‘eF’ cannot be said");
        for letter in ["j", "x", "y", "t", "u", "d", "a", "o"] {
            assert!(fault(&format!("{letter}B")).starts_with(&format!("‘{letter}’")));
        }
        assert!(fault("ä").contains("‘ä’"));
    }
}
