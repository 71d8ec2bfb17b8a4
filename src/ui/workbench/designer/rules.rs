//! The rules of a design: those that there are, and sentences to choose more from.

use egui::{RichText, Ui};

use crate::geometry::Mirror;
use crate::ui::frame::theme::accents;
use crate::variant::Design;
use crate::words::{named, say};

/// The rules; the text with one more or one fewer, when that is wanted. Those offered are for the chosen piece.
pub(super) fn rules(ui: &mut Ui, design: &Design, piece: Option<char>) -> Option<String> {
    let mut wanted = None;
    ui.add_space(8.0);
    ui.strong(say("design-rules"));
    for (index, text) in design.rule_texts().into_iter().enumerate() {
        ui.horizontal(|ui| {
            if ui.small_button(say("design-rule-remove")).on_hover_text(&text).clicked() {
                wanted = design.without_rule(index);
            }
            ui.label(RichText::new(text).monospace().small());
        });
    }
    let Some(piece) = piece.and_then(|letter| design.pieces().iter().find(|piece| piece.letter == letter)) else { return wanted };
    ui.label(RichText::new(say("design-rules-more")).small().color(accents(ui).quiet));
    for (sentence, rules) in offers(design, piece.letter, named(&piece.name)) {
        let new = rules.iter().any(|rule| !design.has_rule(rule));
        if new && ui.button(sentence).clicked() {
            wanted = rules.iter().try_fold(design.clone(), |design, rule| design.and_rule(rule)).map(Design::into_text);
        }
    }
    wanted
}

/// Sentences about a piece, each with the rules that it stands for, as a definition writes them.
fn offers(design: &Design, letter: char, name: &str) -> Vec<(String, Vec<String>)> {
    let royal = design.pieces().iter().find(|piece| piece.royal);
    let others: String = design.pieces().iter().filter(|piece| !piece.royal).map(|piece| piece.letter).collect();
    let last = design.size().1;
    let last = last.to_string();
    let rule_text = |template: &str| template.replace('$', &letter.to_string()).replace('#', &last).replace('*', &others);
    let mut offers = vec![
        (say!("design-rule-double", piece = name), vec![rule_text("DoubleStep(pieces: \"$\")")]),
        (say!("design-rule-promote", piece = name), vec![rule_text("Promote(pieces: \"$\")")]),
        (say!("design-rule-reach", piece = name), vec![rule_text("Reach(pieces: \"$\", on: Ranks([#]))")]),
        (say("design-rule-drops").to_owned(), vec![rule_text("Reserve(to: Own)"), rule_text("Drop(pieces: \"*\")")]),
        (say("design-rule-bare").to_owned(), vec![rule_text("BareRoyal")]),
    ];
    if let Some(royal) = royal.filter(|royal| royal.letter != letter && design.mirror() == Mirror::Flip) {
        let castle = rule_text("Castle(royal: '@', partner: '$', safe: StartAndPath)").replace('@', &royal.letter.to_string());
        offers.insert(2, (say!("design-rule-castle", royal = named(&royal.name), piece = name), vec![castle]));
    }
    offers
}
