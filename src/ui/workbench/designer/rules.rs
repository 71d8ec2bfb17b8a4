//! The rules of a design: those that there are as sentences with chips, and sentences to choose more from; and its house rules, which
//! players add or leave out before a game.

use egui::{Button, RichText, TextEdit, Ui};
use nestmate_core::geometry::{Cell, Dirs, Mirror};
use nestmate_core::variant::Design;
use nestmate_core::variant::schema::{MoveDef, PieceDef, RuleDef, SwitchDef};
use nestmate_text::words::{self, named, say};

use super::chips::{self, Chips, region_told};
use super::{Designer, phrase};
use crate::ui::frame::widgets::small_label;
use crate::ui::workbench::listed::{ListSearch, WIDE, listed_in};

/// How many moves a new limit against a royal piece alone has.
const FEWER_MOVES: u16 = 16;

impl Designer {
    pub(super) fn rules(&mut self, ui: &mut Ui, design: &Design) -> Option<String> {
        let mut wanted = None;
        ui.add_space(8.0);
        ui.strong(say!("design-rules"));
        for (index, rule) in design.rules().iter().enumerate() {
            ui.push_id(("rule", index), |ui| {
                ui.horizontal_wrapped(|ui| {
                    if ui.small_button(say!("design-rule-remove")).clicked() {
                        wanted = design.without_rule(index);
                    }
                    let mut rule = rule.clone();
                    if let Some(changed) = self.told_rule(ui, design, &mut rule) {
                        wanted = changed.with_rule(index, &rule).or(wanted.take());
                    }
                });
                if let Some(text) = limits(ui, design, index, rule.clone()) {
                    wanted = Some(text);
                }
            });
        }
        let (more, endings) = (more(ui, design, self.piece), endings(ui, design));
        wanted.or(more).or(endings)
    }

    /// Shows a rule as a sentence with chips. Once it is changed, the design in which its regions are.
    fn told_rule(&mut self, ui: &mut Ui, design: &Design, rule: &mut RuleDef) -> Option<Design> {
        let mut chips = Chips::new(design, design.free_region(region_of(rule)));
        let Some(changed) = phrase::rule(rule, design.sides().map(named)).map(|mut phrase| chips.show(ui, &mut phrase)) else {
            ui.label(RichText::new(Design::text_of(rule)).monospace().small());
            return None;
        };
        if let Some(cells) = chips.pointed.take() {
            self.board.pointed = Some(cells);
        }
        let painted = chips.painted.take();
        if let Some((region, _)) = &painted {
            self.board.paint_for(region, rule);
        }
        match painted.filter(|_| changed) {
            Some((region, cells)) => design.and_region(&region, &cells),
            None => changed.then(|| design.clone()),
        }
    }
}

fn limits(ui: &mut Ui, design: &Design, index: usize, mut rule: RuleDef) -> Option<String> {
    let RuleDef::Counting { bare, .. } = &mut rule else { return None };
    let (mut changed, mut gone) = (false, None);
    ui.indent("limits", |ui| {
        for (number, mut phrase) in phrase::limits(bare).into_iter().enumerate() {
            ui.push_id(number, |ui| {
                ui.horizontal_wrapped(|ui| {
                    if ui.small_button(say!("phrase-limit-remove")).clicked() {
                        gone = Some(number);
                    }
                    changed |= Chips::new(design, String::new()).show(ui, &mut phrase);
                });
            });
        }
        if let Some(number) = gone {
            bare.remove(number);
            changed = true;
        }
        if ui.small_button(say!("phrase-limit-add")).clicked() {
            // The first that fits counts: one that fits always stays the last.
            let last = bare.iter().position(|(pieces, _)| pieces.is_empty()).unwrap_or(bare.len());
            let pieces = design.pieces().iter().find(|piece| !piece.royal).map(|piece| piece.letter.to_string());
            bare.insert(last, (pieces.unwrap_or_default(), FEWER_MOVES));
            changed = true;
        }
    });
    changed.then(|| design.with_rule(index, &rule)).flatten()
}

fn region_of(rule: &RuleDef) -> &'static str {
    match rule {
        RuleDef::Reach { .. } => say!("region-goal"),
        RuleDef::Promote { .. } | RuleDef::TurnOver { .. } | RuleDef::Become { .. } | RuleDef::Impasse { .. } => say!("region-promotion"),
        RuleDef::Drop { .. } | RuleDef::Unmoved { .. } => say!("region-drops"),
        RuleDef::DoubleStep { .. } => say!("region-start"),
        RuleDef::Freeze { .. } => say!("region-army"),
        RuleDef::Exchange { .. } | RuleDef::Restore { .. } | RuleDef::Swap { .. } => say!("region-exchange"),
        _ => say!("region-other"),
    }
}

fn more(ui: &mut Ui, design: &Design, piece: Option<char>) -> Option<String> {
    let mut wanted = None;
    ui.horizontal(|ui| {
        listed_in(ui, (say!("design-rules-more"), say!("design-rule")), WIDE, |ui, sought| {
            let chosen = offered(ui, design, piece, sought);
            wanted = chosen.and_then(|(rules, _)| rules.iter().try_fold(design.clone(), |design, rule| design.and_rule(rule)));
        });
    });
    wanted.map(Design::into_text)
}

/// Lists the rules that a design could have; those chosen, with what they say.
fn offered(ui: &mut Ui, design: &Design, piece: Option<char>, sought: &mut ListSearch) -> Option<(Vec<RuleDef>, String)> {
    let piece = piece.or_else(|| design.pieces().first().map(|piece| piece.letter))?;
    let mut chosen = None;
    for (group, offers) in offers(design, piece) {
        sought.heading(group);
        for rules in offers {
            let text = sentence(design, &rules);
            if sought.entry(ui, &text, |ui| ui.add(Button::selectable(false, text.as_str()).wrap())) {
                chosen = Some((rules, text));
            }
        }
    }
    chosen
}

/// What some rules say that are offered together; nothing where only their text says it.
pub(in crate::ui) fn sentence(design: &Design, rules: &[RuleDef]) -> String {
    if let [_, _, ..] = rules {
        return say!("design-rule-drops").to_owned();
    }
    let mut rules = rules.to_vec();
    let sentence =
        rules.first_mut().and_then(|rule| phrase::rule(rule, design.sides().map(named))).map(|phrase| chips::in_words(design, &phrase));
    sentence.unwrap_or_default()
}

fn endings(ui: &mut Ui, design: &Design) -> Option<String> {
    let (before, mut endings) = (design.endings(), design.endings());
    small_label(ui, say!("design-endings"));
    for (index, mut phrase) in phrase::endings(&mut endings).into_iter().enumerate() {
        ui.push_id(("ending", index), |ui| ui.horizontal_wrapped(|ui| Chips::new(design, String::new()).show(ui, &mut phrase)));
    }
    (endings != before).then(|| design.with_endings(&endings)).flatten()
}

/// What can be chosen, a line for each choice below a line for each heading, as a definition writes it, for the pieces that such rules are usually about: `$` is the one
/// chosen, and `~` the same unless it is royal; `^` are the Pawns, `&` is what stands in the corner, `*` are all that are not royal, `%`
/// these without the Pawns, `+` those with another side; `@` is the royal one and `#` the last rank.
const OFFERS: &str = include_str!("../../../../assets/offered-rules.txt");

/// The rules that a design could have beside its own under their headings, those together that make sense only together.
fn offers(design: &Design, letter: char) -> Vec<(&'static str, Vec<Vec<RuleDef>>)> {
    let pieces = design.pieces();
    let royal = pieces.iter().find(|piece| piece.royal).map(|piece| piece.letter);
    let letters =
        |fits: &dyn Fn(&PieceDef) -> bool| -> String { pieces.iter().filter(|piece| fits(piece)).map(|piece| piece.letter).collect() };
    let common = letters(&|piece| !piece.royal);
    let turning = letters(&|piece| piece.turned.is_some());
    let plain = if common.contains(letter) { letter } else { common.chars().next().unwrap_or(letter) };
    let pawns = Some(letters(&is_pawn)).filter(|pawns| !pawns.is_empty()).unwrap_or_else(|| plain.to_string());
    let others: String = common.chars().filter(|&known| !pawns.contains(known)).collect();
    let corner = design.at(Cell::new(0)).map(|(corner, ..)| corner).filter(|corner| common.contains(*corner)).unwrap_or(plain);
    let castles = royal.is_some_and(|royal| royal != corner) && design.mirror() == Mirror::Flip;
    let fits = |line: &&str| (castles || !line.contains('@')) && (!turning.is_empty() || !line.contains('+'));
    let last = design.size().1.to_string();
    let marks = [
        ('$', letter.to_string()),
        ('~', plain.to_string()),
        ('^', pawns),
        ('&', corner.to_string()),
        ('*', common),
        ('%', others),
        ('+', turning.clone()),
        ('@', royal.unwrap_or(letter).to_string()),
        ('#', last),
    ];
    let rule_text = |template: &str| marks.iter().fold(template.to_owned(), |text, (mark, meant)| text.replace(*mark, meant));
    let read = |line: &str| line.split(" ; ").map(|rule| Design::rule_of(&rule_text(rule))).collect::<Option<Vec<RuleDef>>>();
    let new = |rules: &Vec<RuleDef>| rules.iter().any(|rule| !design.rules().contains(rule));
    let groups = OFFERS.trim_start_matches('[').split("\n[").filter_map(|group| group.split_once("]\n"));
    let offered = |lines: &str| lines.lines().filter(fits).filter_map(read).filter(new).collect();
    groups.map(|(group, lines)| (group_told(group), offered(lines))).collect()
}

fn group_told(group: &str) -> &'static str {
    match group {
        "winning" => say!("design-group-winning"),
        "drawing" => say!("design-group-drawing"),
        "royal" => say!("design-group-royal"),
        "moving" => say!("design-group-moving"),
        "capturing" => say!("design-group-capturing"),
        "promoting" => say!("design-group-promoting"),
        _ => say!("design-group-dropping"),
    }
}

/// Whether a piece is some kind of Pawn: it goes a step at a time, and never back.
fn is_pawn(piece: &PieceDef) -> bool {
    let forward = |way: &MoveDef| {
        let MoveDef::Leap(reach) = way else { return false };
        let near = reach.step.0.unsigned_abs().max(reach.step.1.unsigned_abs()) <= 1;
        near && matches!(reach.dirs, Dirs::Forward | Dirs::Forwardmost)
    };
    !piece.royal && !piece.moves.is_empty() && piece.moves.iter().all(forward)
}

impl Designer {
    pub(super) fn house_rules(&mut self, ui: &mut Ui, design: &Design) -> Option<String> {
        let mut wanted = None;
        ui.add_space(8.0);
        ui.strong(say!("rulebook-house"));
        small_label(ui, say!("rulebook-house-choose"));
        let own = design.own_house_rules();
        for (index, switch) in design.house_rules().iter().enumerate() {
            // One that becomes the text’s own comes to stand elsewhere, and keeps the keyboard.
            ui.push_id(("house-rule", switch.id.as_str()), |ui| {
                let removed = house_head(ui, design, (index, index < own), switch);
                wanted = removed.or_else(|| self.house_rule(ui, design, index, switch.clone())).or_else(|| wanted.take());
            });
        }
        wanted.or_else(|| more_house_rules(ui, design, self.piece))
    }

    /// What a house rule adds, with chips, and what it leaves out.
    fn house_rule(&mut self, ui: &mut Ui, design: &Design, index: usize, mut switch: SwitchDef) -> Option<String> {
        let mut changed = None;
        ui.indent("rules", |ui| {
            for (number, rule) in switch.rules.iter_mut().enumerate() {
                ui.push_id(number, |ui| ui.horizontal_wrapped(|ui| changed = self.told_rule(ui, design, rule).or_else(|| changed.take())));
            }
            for rule in &switch.without {
                ui.label(say!("design-house-without", rule = sentence(design, std::slice::from_ref(rule))));
            }
            if !switch.regions.is_empty() {
                let regions = words::and(switch.regions.keys().map(|name| region_told(design, name)));
                ui.label(say!("design-house-regions", regions = regions));
            }
        });
        changed?.with_house_rule(index, &switch)
    }
}

/// What a house rule is called, and whether it is on where nobody chose.
fn house_head(ui: &mut Ui, design: &Design, (index, is_own): (usize, bool), switch: &SwitchDef) -> Option<String> {
    let (mut switch, mut wanted) = (switch.clone(), None);
    ui.horizontal_wrapped(|ui| {
        let remove = ui.add_enabled(is_own, Button::new(say!("design-rule-remove")).small());
        if remove.on_disabled_hover_text(say!("design-house-inherited")).clicked() {
            wanted = design.without_house_rule(index);
        }
        let field = ui.add(TextEdit::singleline(&mut switch.label).id_salt("name").desired_width(260.0));
        field.ctx.accesskit_node_builder(field.id, |node| node.set_label(say!("design-house-name")));
        let named = field.changed() && !switch.label.trim().is_empty();
        if ui.checkbox(&mut switch.on, say!("design-house-on")).changed() || named {
            wanted = design.with_house_rule(index, &switch);
        }
    });
    wanted
}

fn more_house_rules(ui: &mut Ui, design: &Design, piece: Option<char>) -> Option<String> {
    let mut wanted = None;
    ui.horizontal(|ui| {
        listed_in(ui, (say!("design-house-more"), say!("design-rule")), WIDE, |ui, sought| {
            sought.heading(say!("design-group-without"));
            for rule in design.rules() {
                let text = say!("design-house-without", rule = sentence(design, std::slice::from_ref(rule)));
                if sought.entry(ui, &text, |ui| ui.add(Button::selectable(false, text.as_str()).wrap())) {
                    wanted = design.with_new_house_rule(&text, std::slice::from_ref(rule), false);
                }
            }
            if let Some((rules, text)) = offered(ui, design, piece, sought) {
                wanted = design.with_new_house_rule(&text, &rules, true);
            }
        });
    });
    wanted
}
