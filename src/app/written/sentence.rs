//! Sentences with moves in them, kept apart from their words: the window paints a move with its figurine, as the list of moves does.

use super::WrittenMove;

#[derive(Clone, Default, Debug)]
pub struct MoveSentence {
    /// With a mark in the place of each move.
    text: String,
    moves: Vec<WrittenMove>,
}

#[derive(Clone, Copy, Debug)]
pub enum SentencePart<'a> {
    Words(&'a str),
    Move(&'a WrittenMove),
}

/// The first of the marks, of characters that no text has.
const MARK: u32 = 0xF_0000;

fn mark(at: usize) -> Option<char> {
    u32::try_from(at).ok().and_then(|at| char::from_u32(MARK + at))
}

impl MoveSentence {
    /// `say` puts a text into the place of each move.
    pub fn new<const N: usize>(moves: [WrittenMove; N], say: impl FnOnce([&str; N]) -> String) -> Self {
        let marks: [String; N] = std::array::from_fn(|at| mark(at).map(String::from).unwrap_or_default());
        Self { text: say(marks.each_ref().map(String::as_str)), moves: moves.into() }
    }

    /// Words and moves in a row.
    pub(in crate::app) fn push(&mut self, part: Result<WrittenMove, &str>) {
        if !self.text.is_empty() {
            self.text.push(' ');
        }
        match part {
            Ok(written) => {
                self.text.extend(mark(self.moves.len()));
                self.moves.push(written);
            }
            Err(words) => self.text.push_str(words),
        }
    }

    /// In the order of the sentence, which is not that of the moves in every language.
    pub fn parts(&self) -> Vec<SentencePart<'_>> {
        let mut parts = Vec::new();
        let mut rest = self.text.as_str();
        while let Some((at, found)) = rest.char_indices().find_map(|(at, c)| Some((at, self.of_mark(c)?))) {
            let (words, after) = (&rest[..at], rest[at..].chars().next().map_or(0, char::len_utf8));
            if !words.is_empty() {
                parts.push(SentencePart::Words(words));
            }
            parts.push(SentencePart::Move(found));
            rest = &rest[at + after..];
        }
        if !rest.is_empty() {
            parts.push(SentencePart::Words(rest));
        }
        parts
    }

    fn of_mark(&self, c: char) -> Option<&WrittenMove> {
        let at = u32::from(c).checked_sub(MARK)?;
        self.moves.get(usize::try_from(at).ok()?)
    }

    /// As it is told to those who do not see it: moves with both their cells, as the list of moves tells them.
    pub fn heard(&self) -> String {
        let text = |part: SentencePart<'_>| match part {
            SentencePart::Words(words) => words.to_owned(),
            SentencePart::Move(written) => written.long.clone(),
        };
        self.parts().into_iter().map(text).collect()
    }
}

impl From<String> for MoveSentence {
    fn from(text: String) -> Self {
        Self { text, moves: Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use nestmate_core::rules::{parse_move, start};

    use super::*;
    use crate::app::naming::Naming;

    #[test]
    fn moves_stand_where_the_sentence_has_them() {
        let variant = crate::shipped::library().get("fide-chess").expect("chess");
        let position = start(&variant).expect("a start");
        let written = ["g1f3", "e2e4"].map(|text| {
            let mv = parse_move(&position, &variant, text).expect("legal");
            WrittenMove::of(Naming { variant: &variant, fold: None }, &position, mv)
        });
        let sentence = MoveSentence::new(written, |[one, other]| format!("{other} before {one}."));
        assert_eq!(sentence.heard(), "e2e4 before g1f3.");
        let words = sentence.parts().into_iter().filter(|part| matches!(part, SentencePart::Words(_))).count();
        assert_eq!((sentence.parts().len(), words), (4, 2));
        assert_eq!(MoveSentence::from("No move.".to_owned()).heard(), "No move.");
    }
}
