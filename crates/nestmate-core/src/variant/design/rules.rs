//! The rules and the endings of a design, and its house rules: rules that players add or leave out before a game.

use std::collections::BTreeMap;

use super::super::nest::rule_name;
use super::super::schema::{EndingsDef, Name, RuleDef, SwitchDef, options, ron, rows};
use super::super::validate::standard_steps;
use super::{Design, text};

/// The field of the house rules.
const FIELD: &str = "switches";

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

impl Design {
    /// The house rules, those that the text itself has first.
    pub fn house_rules(&self) -> &[SwitchDef] {
        self.def.switches.as_deref().unwrap_or_default()
    }

    /// The text with one more house rule, which adds rules or leaves them out.
    pub fn with_new_house_rule(&self, label: &str, rules: &[RuleDef], adds: bool) -> Option<String> {
        let taken = |id: &String| self.house_rules().iter().any(|known| known.id == *id);
        let name = dashed(&rule_name(rules.first()?));
        let name = if adds { name } else { format!("without-{name}") };
        let numbered = (2..).map(|number: u32| format!("{name}-{number}"));
        let id = std::iter::once(name.clone()).chain(numbered).find(|id| !taken(id))?;
        let (rules, without) = if adds { (rules.to_vec(), Vec::new()) } else { (Vec::new(), rules.to_vec()) };
        let switch = SwitchDef { id, label: label.to_owned(), on: false, rules, without, regions: BTreeMap::new() };
        self.with_one_more(&switch)
    }

    /// The text with another house rule in the place of one; one that comes from another game is then the text’s own.
    pub fn with_house_rule(&self, index: usize, switch: &SwitchDef) -> Option<String> {
        if index < self.own_switches().len() {
            return text::with_entry(&self.text, FIELD, index, &ron(switch));
        }
        self.with_one_more(switch)
    }

    /// The text without a house rule; `None` for one that comes from another game.
    pub fn without_house_rule(&self, index: usize) -> Option<String> {
        let own = self.own_switches();
        own.get(index)?;
        if own.len() == 1 { Some(text::without_field(&self.text, FIELD)) } else { text::without_entry(&self.text, FIELD, index) }
    }

    fn with_one_more(&self, switch: &SwitchDef) -> Option<String> {
        text::with_new_entry(&self.with_own(FIELD, "[]")?.text, FIELD, &ron(switch))
    }

    /// How many of the house rules, the first ones, the text itself has.
    pub fn own_house_rules(&self) -> usize {
        self.own_switches().len()
    }

    pub(super) fn own_switches(&self) -> Vec<SwitchDef> {
        text::field_text(&self.text, FIELD).and_then(|own| options().from_str(&own).ok()).unwrap_or_default()
    }

    /// The same with its own house rules without a piece that goes.
    pub(super) fn with_house_rules_without(self, letter: char) -> Option<Self> {
        let kept = |rules: &[RuleDef]| rules.iter().filter_map(|rule| without_letter(rule, letter)).collect();
        self.with_house_rules_changed(|switch| (switch.rules, switch.without) = (kept(&switch.rules), kept(&switch.without)))
    }

    /// The same with its own house rules leaving out another rule than before, or that one no more.
    pub(super) fn with_house_rules_for(self, old: &RuleDef, new: Option<&RuleDef>) -> Option<Self> {
        let follow = |rule: RuleDef| if rule == *old { new.cloned() } else { Some(rule) };
        self.with_house_rules_changed(|switch| {
            switch.without = std::mem::take(&mut switch.without).into_iter().filter_map(follow).collect();
        })
    }

    /// The same with a change in each of its own house rules. One of which nothing is left is gone.
    fn with_house_rules_changed(self, change: impl Fn(&mut SwitchDef)) -> Option<Self> {
        let own = self.own_switches();
        let mut changed = own.clone();
        changed.iter_mut().for_each(change);
        if changed == own {
            return Some(self);
        }
        changed.retain(|switch| !(switch.rules.is_empty() && switch.without.is_empty() && switch.regions.is_empty()));
        let text =
            if changed.is_empty() { text::without_field(&self.text, FIELD) } else { text::with_field(&self.text, FIELD, &rows(&changed))? };
        Some(Self { text, ..self })
    }
}

/// `NoDropMate` as an id: `no-drop-mate`.
fn dashed(name: &str) -> String {
    let mut id = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !id.is_empty() {
            id.push('-');
        }
        id.push(letter.to_ascii_lowercase());
    }
    id
}

#[cfg(test)]
mod tests {
    use crate::variant::design::tests::changed;
    use crate::variant::{Design, Source};

    #[test]
    fn house_rules_follow_the_rules_that_they_leave_out() {
        let mut library = crate::shipped::library();
        let begun = "[(id: \"mine\", based_on: \"fide-chess\", name: \"Mine\")]";
        let castle =
            |design: &Design| design.rules().iter().position(|rule| format!("{rule:?}").starts_with("Castle")).expect("chess castles");
        let text = changed(&library, begun, |design| {
            design.with_new_house_rule("No castling", &design.rules()[castle(design)..=castle(design)], false)
        });
        let capture = Design::rule_of("MustCapture").expect("a rule");
        let text = changed(&library, &text, |design| design.with_new_house_rule("Captures first", std::slice::from_ref(&capture), true));
        assert!(text.contains("id: \"without-castle\"") && text.contains("id: \"must-capture\""), "{text}");
        let short = Design::rule_of("Castle(royal: 'K', partner: 'R', steps: 1, safe: Nothing)").expect("a rule");
        let text = changed(&library, &text, |design| design.with_rule(castle(design), &short));
        library.add(Source::new("mine.ron", text.clone()));
        assert!(library.reports().is_empty(), "{:?}", library.reports());
        assert_eq!(library.design(&text).expect("a design").house_rules()[0].without, [short]);
        let text = changed(&library, &text, |design| design.without_rule(castle(design)));
        assert!(!text.contains("without-castle") && text.contains("must-capture"), "{text}");
        let text = changed(&library, &text, |design| design.without_house_rule(0));
        assert!(!text.contains("switches"), "{text}");
    }

    #[test]
    fn what_they_leave_out_follows_promotions_and_promoted_sides() {
        let library = crate::shipped::library();
        let rules = "Promote(pieces: \"P\", to: \"QR\"), TurnOver(pieces: \"N\", zone: Ranks([8]))";
        let begun = format!("[(id: \"mine\", based_on: \"fide-chess\", name: \"Mine\", rules: [{rules}])]");
        let text = changed(&library, &begun, |design| design.with_new_house_rule("Neither", design.rules(), false));
        let follows = |text: &str| {
            let design = library.design(text).expect("a design");
            assert_eq!(design.house_rules()[0].without, design.rules(), "{text}");
        };
        let text = changed(&library, &text, |design| design.with_promotion("P", 'B', true));
        follows(&text);
        let side = |design: &Design| design.pieces().iter().find(|piece| piece.letter == 'Q').map(Design::side_of_own);
        follows(&changed(&library, &text, |design| design.with_promoted_side('B', side(design).as_ref())));
    }

    #[test]
    fn what_comes_from_another_game_stays_and_can_be_changed() {
        let library = crate::shipped::library();
        let begun = "[(id: \"mine\", based_on: \"shogi\", name: \"Mine\")]";
        let design = library.design(begun).expect("a design");
        let count = design.house_rules().len();
        assert!(count > 1 && design.without_house_rule(0).is_none());
        let mut switch = design.house_rules()[1].clone();
        switch.on = !switch.on;
        let text = design.with_house_rule(1, &switch).expect("it can be changed");
        let design = library.design(&text).expect("a design");
        assert_eq!((design.house_rules().len(), &design.house_rules()[0]), (count, &switch));
    }
}
