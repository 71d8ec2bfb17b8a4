//! The rules and the endings of a design.

use super::super::schema::{EndingsDef, Name, RuleDef, options, ron, rows};
use super::super::validate::standard_steps;
use super::{Design, text};

impl Design {
    /// The rules.
    pub fn rules(&self) -> &[RuleDef] {
        self.def.rules.as_deref().unwrap_or_default()
    }

    /// A rule as a definition writes it.
    pub fn text_of(rule: &RuleDef) -> String {
        ron(rule)
    }

    /// How many files a King goes in castling on this board, where a rule does not say.
    pub fn castling_steps(&self) -> u8 {
        standard_steps(self.grid.files())
    }

    /// How the game ends.
    pub fn endings(&self) -> EndingsDef {
        self.def.endings.clone().unwrap_or_default().whole()
    }

    /// A rule given as a definition writes it; `None` if it is not one.
    pub fn rule_of(rule: &str) -> Option<RuleDef> {
        options().from_str(rule).ok()
    }

    /// The design with one more rule.
    pub fn and_rule(&self, rule: &RuleDef) -> Option<Self> {
        let mut design = self.with_own("rules", &rows(self.rules()))?;
        design.text = text::with_new_entry(&design.text, "rules", &ron(rule))?;
        design.def.rules.get_or_insert_default().push(rule.clone());
        design.text = design.with_start()?;
        Some(design)
    }

    /// The text with another rule in the place of one.
    pub fn with_rule(&self, index: usize, rule: &RuleDef) -> Option<String> {
        let mut design = self.with_own("rules", &rows(self.rules()))?;
        design.text = text::with_entry(&design.text, "rules", index, &ron(rule))?;
        design.def.rules.get_or_insert_default().get_mut(index)?.clone_from(rule);
        design.with_house_rules_for(self.rules().get(index)?, Some(rule))?.with_start()
    }

    /// The text in which these pieces, where they promote to certain kinds alone, may promote to one more kind, or to one fewer.
    pub fn with_promotion(&self, promoting: &str, letter: char, among: bool) -> Option<String> {
        let mut design = self.with_own("rules", &rows(self.rules()))?;
        for (index, known) in self.rules().iter().enumerate() {
            let mut rule = known.clone();
            let RuleDef::Promote { pieces, to: Some(to), .. } = &mut rule else { continue };
            if pieces == promoting {
                to.retain(|known| known != letter);
                to.extend(among.then_some(letter));
                design.text = text::with_entry(&design.text, "rules", index, &ron(&rule))?;
                design = design.with_house_rules_for(known, Some(&rule))?;
            }
        }
        Some(design.text)
    }

    /// The text without a rule.
    pub fn without_rule(&self, index: usize) -> Option<String> {
        let mut design = self.with_own("rules", &rows(self.rules()))?;
        design.text = text::without_entry(&design.text, "rules", index)?;
        design.def.rules.get_or_insert_default().remove(index);
        design.with_house_rules_for(self.rules().get(index)?, None)?.with_start()
    }

    /// The text with other endings. What stays as the game has it from another is not written.
    pub fn with_endings(&self, endings: &EndingsDef) -> Option<String> {
        let own = text::field_text(&self.text, "endings").and_then(|own| options().from_str::<EndingsDef>(&own).ok());
        text::with_field(&self.text, "endings", &ron(&endings.changed(&self.endings(), &own.unwrap_or_default())))
    }
}

/// A rule that does not speak of a piece any more; `None` where nothing is left of it.
pub(in crate::variant) fn without_letter(rule: &RuleDef, letter: char) -> Option<RuleDef> {
    let mut rule = rule.clone();
    if let RuleDef::Counting { bare, .. } = &mut rule {
        bare.retain(|(pieces, _)| !pieces.contains(letter));
    }
    let mut lost = false;
    rule.each_name(&mut |name| match name {
        Name::Letter(known) => lost |= *known == letter,
        Name::Letters(letters) if letters.contains(letter) => {
            letters.retain(|known| known != letter);
            lost |= letters.is_empty();
        }
        Name::AnyLetters(letters) => letters.retain(|known| known != letter),
        Name::Letters(_) | Name::Cells(_) => {}
    });
    (!lost).then_some(rule)
}
