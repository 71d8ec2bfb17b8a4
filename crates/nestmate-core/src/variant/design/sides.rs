//! The promoted sides of pieces.

use super::super::schema::{KnownAs, MoveDef, PieceDef, Region, RuleDef, TurnedDef, ron, rows};
use super::{Design, text, without_letter};

impl Design {
    /// A piece of the game as the promoted side of others.
    pub fn side_of_own(piece: &PieceDef) -> TurnedDef {
        TurnedDef { moves: vec![MoveDef::As(piece.letter)], ..Self::side_of(piece) }
    }

    /// A piece of another game as a promoted side.
    pub fn side_of(piece: &PieceDef) -> TurnedDef {
        TurnedDef { name: piece.name.clone(), image: piece.image.clone(), moves: piece.moves.clone(), ..TurnedDef::default() }
    }

    /// The text in which a piece has another promoted side, or none. A piece that gets one is among those that turn over.
    pub fn with_promoted_side(&self, letter: char, side: Option<&TurnedDef>) -> Option<String> {
        let mut design = self.with_own_pieces()?;
        let index = self.pieces().iter().position(|piece| piece.letter == letter)?;
        let had = self.pieces()[index].turned.is_some();
        design.text = match side {
            Some(side) => text::with_entry_field(&design.text, ("pieces", index), "turned", &ron(side))?,
            None => text::without_entry_field(&design.text, ("pieces", index), "turned"),
        };
        // Weights are those of the pieces together.
        if self.weighs(letter) {
            design.text = text::without_field(&design.text, "weights");
        }
        if had == side.is_some() {
            return Some(design.text);
        }
        // Records of Japan have a sign for each side of a piece.
        if let Some(known_as) = self.def.known_as.as_ref().filter(|known_as| known_as.kifu.is_some()) {
            design.text = text::with_field(&design.text, "known_as", &ron(&KnownAs { kifu: None, ..known_as.clone() }))?;
        }
        if !had {
            return design.with_turning(letter)?.with_start();
        }
        for token in design.placed.values_mut().filter(|token| token.0 == letter) {
            token.2 = false;
        }
        let rules: Vec<Option<RuleDef>> =
            self.rules().iter().map(|rule| if turns(rule, letter) { without_letter(rule, letter) } else { Some(rule.clone()) }).collect();
        design.with_turning_rules(rules)?.with_start()
    }

    /// The same with a piece among those that turn over.
    pub(super) fn with_turning(&self, letter: char) -> Option<Self> {
        let mut rules: Vec<Option<RuleDef>> = self.rules().iter().cloned().map(Some).collect();
        if !self.rules().iter().any(|rule| turns(rule, letter)) {
            let known =
                rules.iter_mut().flatten().find_map(|rule| if let RuleDef::TurnOver { pieces, .. } = rule { Some(pieces) } else { None });
            match known {
                Some(pieces) => pieces.push(letter),
                None => rules.push(Some(self.turns_over(letter))),
            }
        }
        self.with_turning_rules(rules)
    }

    /// The same with these rules in the place of those there, and with more behind them.
    fn with_turning_rules(&self, rules: Vec<Option<RuleDef>>) -> Option<Self> {
        let mut design = self.clone();
        for (known, rule) in self.rules().iter().zip(&rules).filter(|(known, rule)| rule.as_ref() != Some(*known)) {
            design = design.with_house_rules_for(known, rule.as_ref())?;
        }
        let rules: Vec<RuleDef> = rules.into_iter().flatten().collect();
        if rules != self.rules() {
            design.text = text::with_field(&design.text, "rules", &rows(&rules))?;
            design.def.rules = Some(rules);
        }
        Some(design)
    }

    /// The rule that a piece may turn over in the last third of the board, as in Shogi.
    fn turns_over(&self, letter: char) -> RuleDef {
        let last = self.grid.ranks();
        let zone = Region::Ranks((last - (last / 3).max(1) + 1..=last).collect());
        let (must, back, entry, capture, if_none) = Default::default();
        RuleDef::TurnOver { pieces: letter.to_string(), zone, must, back, entry, capture, if_none }
    }
}

fn turns(rule: &RuleDef, letter: char) -> bool {
    matches!(rule, RuleDef::TurnOver { pieces, .. } if pieces.contains(letter))
}

#[cfg(test)]
mod tests {
    use crate::variant::design::tests::changed;
    use crate::variant::{Design, Source};

    #[test]
    fn a_side_comes_and_goes_with_the_rule_that_turns_it_over() {
        let mut library = crate::shipped::library();
        let begun = "[(id: \"mine\", based_on: \"fide-chess\", name: \"Mine\")]";
        let side = |design: &Design, letter| design.pieces().iter().find(|piece| piece.letter == letter).map(Design::side_of_own);
        let text = changed(&library, begun, |design| design.with_promoted_side('N', side(design, 'Q').as_ref()));
        let text = changed(&library, &text, |design| design.with_promoted_side('B', side(design, 'R').as_ref()));
        assert!(text.contains("TurnOver(pieces: \"NB\", zone: Ranks([7, 8])"), "{text}");
        library.replace(Source::new("mine.ron", text.clone()));
        assert!(library.reports().is_empty(), "{text}: {:?}", library.reports());
        let text = changed(&library, &text, |design| design.with_promoted_side('N', None));
        assert!(text.contains("TurnOver(pieces: \"B\""), "{text}");
        let text = changed(&library, &text, |design| design.with_promoted_side('B', None));
        assert!(!text.contains("TurnOver") && !text.contains("turned"), "{text}");
    }

    #[test]
    fn every_side_of_a_shogi_can_be_taken_away() {
        let mut library = crate::shipped::library();
        let mut text = library.definition("shogi").expect("shipped").replacen("id: \"shogi\"", "id: \"mine\"", 1);
        for letter in "PLNSBR".chars() {
            text = changed(&library, &text, |design| design.with_promoted_side(letter, None));
            library.replace(Source::new("mine.ron", text.clone()));
            assert!(library.reports().is_empty(), "{letter}: {:?}", library.reports());
        }
    }
}
