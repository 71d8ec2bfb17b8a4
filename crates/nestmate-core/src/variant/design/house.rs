//! The house rules of a design: rules that players add or leave out before a game.

use std::collections::BTreeMap;

use super::super::nest::rule_name;
use super::super::schema::{RuleDef, SwitchDef, options, ron, rows};
use super::{Design, text, without_letter};

const FIELD: &str = "switches";

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
