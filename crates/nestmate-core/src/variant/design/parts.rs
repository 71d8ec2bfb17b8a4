//! Which part of a design a place in its text belongs to.

use super::{Design, text};

/// A part of a design.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DesignPart {
    /// The piece of this number.
    Piece(usize),
    /// The rule of this number.
    Rule(usize),
    /// The start.
    Start,
    /// The board.
    Board,
    /// A region, by its name.
    Region(String),
    /// Anything else.
    Whole,
}

impl Design {
    /// The part that a line and a column of the text, both from 1, are in.
    #[must_use]
    pub fn part_at(&self, line: usize, column: usize) -> DesignPart {
        let before: usize = self.text.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum();
        let within = self.text[before..].char_indices().nth(column.saturating_sub(1)).map_or(0, |(at, _)| at);
        text::place_of(&self.text, before + within).unwrap_or(DesignPart::Whole)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_leads_to_its_part() {
        let library = crate::shipped::library();
        let text = "[(id: \"ä\", based_on: \"fide-chess\", regions: { \"hill\": Cells(\"d4\") },\n  pieces: [(letter: 'K'), (letter: 'Q', moves: [])],\n  rules: [MustCapture, NoChecks])]";
        let design = Design { text: text.to_owned(), ..library.design("[(id: \"x\", based_on: \"fide-chess\")]").expect("a design") };
        let at = |line: usize, part: &str| {
            let row = text.lines().nth(line - 1).expect("a line");
            design.part_at(line, row[..row.find(part).expect("it is there")].chars().count() + 1)
        };
        assert_eq!(at(1, "d4"), DesignPart::Region("hill".to_owned()));
        assert_eq!((at(2, "'K'"), at(2, "moves")), (DesignPart::Piece(0), DesignPart::Piece(1)));
        assert_eq!((at(3, "NoChecks"), at(1, "based_on")), (DesignPart::Rule(1), DesignPart::Whole));
        assert_eq!(design.part_at(99, 99), DesignPart::Whole);
    }
}
