//! The rules of a design: those that there are as sentences with chips, and sentences to choose more from.

use egui::{ComboBox, RichText, Ui};

use super::{chips, phrase};
use crate::geometry::Mirror;
use crate::ui::frame::theme::accents;
use crate::variant::Design;
use crate::variant::schema::RuleDef;
use crate::words::say;

/// The rules; the text with one changed, one more or one fewer, when that is wanted. Those offered are for the chosen piece.
pub(super) fn rules(ui: &mut Ui, design: &Design, piece: Option<char>) -> Option<String> {
    let mut wanted = None;
    ui.add_space(8.0);
    ui.strong(say("design-rules"));
    for (index, rule) in design.rules().iter().enumerate() {
        ui.push_id(("rule", index), |ui| {
            ui.horizontal_wrapped(|ui| {
                if ui.small_button(say("design-rule-remove")).clicked() {
                    wanted = design.without_rule(index);
                }
                let mut new = rule.clone();
                let changed = phrase::rule(&mut new).map(|mut phrase| chips::show(ui, design, &mut phrase));
                match changed {
                    Some(true) => wanted = design.with_rule(index, &new),
                    Some(false) => {}
                    None => _ = ui.label(RichText::new(design.rule_text(index)).monospace().small()),
                }
            });
        });
    }
    let (more, endings) = (more(ui, design, piece), endings(ui, design));
    wanted.or(more).or(endings)
}

/// The rules that can be chosen, as they would be for the chosen piece.
fn more(ui: &mut Ui, design: &Design, piece: Option<char>) -> Option<String> {
    let piece = piece.or_else(|| design.pieces().first().map(|piece| piece.letter))?;
    let mut wanted = None;
    ui.horizontal(|ui| {
        let label = ui.label(say("design-rules-more"));
        let combo = ComboBox::from_id_salt("add a rule").selected_text(say("design-rule")).width(260.0).height(460.0).show_ui(ui, |ui| {
            for rules in offers(design, piece) {
                if ui.selectable_label(false, sentence(design, &rules)).clicked() {
                    wanted = rules.iter().try_fold(design.clone(), |design, rule| design.and_rule(rule)).map(Design::into_text);
                }
            }
        });
        combo.response.labelled_by(label.id);
    });
    wanted
}

/// What some rules say that are offered together.
fn sentence(design: &Design, rules: &[RuleDef]) -> String {
    if let [_, _, ..] = rules {
        return say("design-rule-drops").to_owned();
    }
    let mut rules = rules.to_vec();
    let sentence = rules.first_mut().and_then(phrase::rule).map(|phrase| chips::in_words(design, &phrase));
    sentence.unwrap_or_default()
}

/// How the game ends that no rule ends.
fn endings(ui: &mut Ui, design: &Design) -> Option<String> {
    let (before, mut endings) = (design.endings(), design.endings());
    ui.label(RichText::new(say("design-endings")).small().color(accents(ui).quiet));
    for (index, mut phrase) in phrase::endings(&mut endings).into_iter().enumerate() {
        ui.push_id(("ending", index), |ui| ui.horizontal_wrapped(|ui| chips::show(ui, design, &mut phrase)));
    }
    (endings != before).then(|| design.with_endings(&endings)).flatten()
}

/// What can be chosen, a line for each choice, as a definition writes it, for a piece: `$` is its letter, `*` are all that are not royal,
/// `%` these without it, `+` those with another side; `@` is the royal one and `#` the last rank.
const OFFERS: &str = include_str!("../../../../assets/offered-rules.txt");

/// The rules that a design could have beside its own, those together that make sense only together.
fn offers(design: &Design, letter: char) -> Vec<Vec<RuleDef>> {
    let royal = design.pieces().iter().find(|piece| piece.royal).map(|piece| piece.letter);
    let letters = |without: Option<char>| -> String {
        design.pieces().iter().filter(|piece| !piece.royal && Some(piece.letter) != without).map(|piece| piece.letter).collect()
    };
    let castles = royal.is_some_and(|royal| royal != letter) && design.mirror() == Mirror::Flip;
    let turning: String = design.pieces().iter().filter(|piece| piece.turned.is_some()).map(|piece| piece.letter).collect();
    let fits = |line: &&str| (castles || !line.contains('@')) && (!turning.is_empty() || !line.contains('+'));
    let rule_text = |template: &str| {
        let last = design.size().1.to_string();
        let filled = template.replace('$', &letter.to_string()).replace('#', &last).replace('*', &letters(None));
        filled.replace('%', &letters(Some(letter))).replace('+', &turning).replace('@', &royal.unwrap_or(letter).to_string())
    };
    let read = |line: &str| line.split(" ; ").map(|rule| Design::rule_of(&rule_text(rule))).collect::<Option<Vec<RuleDef>>>();
    let new = |rules: &Vec<RuleDef>| rules.iter().any(|rule| !design.rules().contains(rule));
    OFFERS.lines().filter(fits).filter_map(read).filter(new).collect()
}
