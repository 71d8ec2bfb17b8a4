//! The pieces that a design begins with in the reserves of the two sides.

use super::super::schema::{RuleDef, ron};
use super::super::zobrist::MAX_HELD;
use super::{Design, text};

impl Design {
    /// Whether a rule lets pieces be in reserve.
    pub fn has_reserves(&self) -> bool {
        self.rules().iter().any(|rule| matches!(rule, RuleDef::Reserve { .. } | RuleDef::Drop { .. } | RuleDef::Gate { .. }))
    }

    /// What a side begins with in its reserve: each letter once, in the order of the pieces, with its number.
    pub fn hand(&self, black: bool) -> Vec<(char, usize)> {
        let letters = self.hands().map(|hands| hands[usize::from(black)].clone()).unwrap_or_default();
        let count = |letter: char| letters.chars().filter(|&held| held == letter).count();
        self.pieces().iter().map(|piece| (piece.letter, count(piece.letter))).filter(|(_, count)| *count > 0).collect()
    }

    /// The text with one piece more in a side's reserve at the start, or one fewer; in the other side's, too, if asked for.
    pub fn with_held(&self, letter: char, black: bool, more: bool, both: bool) -> Option<String> {
        let mut hands = self.hands()?;
        for (index, hand) in hands.iter_mut().take(2).enumerate() {
            if index != usize::from(black) && !both {
                continue;
            }
            if more {
                let held = hand.chars().filter(|&held| held == letter).count();
                hand.extend((held + 1 < MAX_HELD).then_some(letter));
            } else if let Some(at) = hand.find(letter) {
                hand.remove(at);
            }
        }
        text::with_field(&self.text, "start", &ron(&self.start_with(&hands)?))
    }

    /// The letters in White's reserve, in Black's and in the neutral one, in capitals, in the order of the text.
    fn hands(&self) -> Option<[String; 3]> {
        let fields: Vec<&str> = self.def.start.as_deref()?.split_whitespace().collect();
        let bracketed = |field: &str| field.split_once('[').map(|(_, hand)| hand.trim_end_matches(']').to_owned()).unwrap_or_default();
        if fields.len() == 6 {
            // In FEN they are behind the board, Black's in small letters.
            let letters = bracketed(fields[0]);
            let of = |own: fn(&char) -> bool| letters.chars().filter(own).map(|letter| letter.to_ascii_uppercase()).collect();
            return Some([of(char::is_ascii_uppercase), of(char::is_ascii_lowercase), String::new()]);
        }
        let letters = bracketed(fields.get(2)?);
        let mut parts = letters.split('|').map(str::to_owned);
        Some(std::array::from_fn(|_| parts.next().unwrap_or_default()))
    }

    fn start_with(&self, [white, black, neutral]: &[String; 3]) -> Option<String> {
        let mut fields: Vec<String> = self.def.start.as_deref()?.split_whitespace().map(str::to_owned).collect();
        if fields.len() == 6 {
            let board = fields[0].split('[').next()?.to_owned();
            fields[0] = format!("{board}[{white}{}]", black.to_ascii_lowercase());
        } else {
            *fields.get_mut(2)? = format!("[{white}|{black}|{neutral}]");
        }
        Some(fields.join(" "))
    }

    /// The start with the letters of each reserve changed.
    pub(super) fn start_holding(&self, change: impl Fn(&str) -> String) -> Option<String> {
        let hands = self.hands()?;
        let changed = hands.each_ref().map(|hand| change(hand));
        if changed == hands { self.def.start.clone() } else { self.start_with(&changed) }
    }
}
