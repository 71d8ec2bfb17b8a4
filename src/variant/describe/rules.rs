//! What the special rules do with a man, in words.

use super::super::checked::Rule;
use super::super::compile::Variant;
use super::super::men::{KindId, KindSet};
use super::super::schema::Holder;
use super::{cells_in_words, joined};
use crate::geometry::CellSet;

/// A sentence for each special rule that concerns a man on the board.
#[must_use]
pub fn rules_in_words(variant: &Variant, kind: KindId) -> Vec<String> {
    let mut sentences: Vec<String> = bonds(variant, kind).into_iter().collect();
    for rule in &variant.rules {
        let sentence = rule_in_words(variant, rule, kind);
        sentences.extend(sentence.filter(|sentence| !sentences.contains(sentence)));
    }
    sentences
}

/// What holds the man, or what it holds: all rules of freezing in one sentence.
fn bonds(variant: &Variant, kind: KindId) -> Option<String> {
    let mut keeps = Vec::new();
    let mut needs: Vec<(KindId, Vec<String>)> = Vec::new();
    for rule in &variant.rules {
        let Rule::Freeze { semi_royal, men, cells } = rule else { continue };
        let on = if *cells == variant.board.cells { String::new() } else { format!("on {}", cells_in_words(variant, cells)) };
        if *semi_royal == kind {
            keeps.push(on);
        } else if men.contains(kind) {
            match needs.iter_mut().find(|(known, _)| known == semi_royal) {
                Some((_, places)) => places.push(on),
                None => needs.push((*semi_royal, vec![on])),
            }
        }
    }
    if !keeps.is_empty() {
        let place = places_in_words(&keeps);
        return Some(format!("Semi-royal: without one{place}, its side's men bound to it cannot move."));
    }
    let needs: Vec<String> = needs
        .iter()
        .map(|(semi_royal, places)| {
            let name = &variant.kind(*semi_royal).name;
            let place = places_in_words(places);
            let there = if place.is_empty() { "" } else { " there" };
            format!("cannot move{place} without {} {name}{there}", article(name))
        })
        .collect();
    (!needs.is_empty()).then(|| format!("Bound: {}.", joined(&needs, "and")))
}

/// ` on the odd cells or on the even cells`; nothing for the whole board.
fn places_in_words(places: &[String]) -> String {
    let named: Vec<String> = places.iter().filter(|place| !place.is_empty()).cloned().collect();
    if named.is_empty() { String::new() } else { format!(" {}", joined(&named, "or")) }
}

fn rule_in_words(variant: &Variant, rule: &Rule, kind: KindId) -> Option<String> {
    let name = |kind: KindId| variant.kind(kind).name.as_str();
    let cells = |set: &CellSet| cells_in_words(variant, set);
    let unturned = !variant.kind(kind).turned;
    let concerns = |men: &KindSet| men.contains(kind);
    match rule {
        Rule::DoubleStep { men, from, .. } if concerns(men) && unturned => {
            Some(format!("May make its step twice in one move from {}, and can then be captured in passing.", cells(from)))
        }
        Rule::Castle { royal, partner, steps, .. } if *royal == kind => {
            Some(format!("May castle with the {}, going {steps} files toward it, if neither has moved.", name(*partner)))
        }
        Rule::Castle { royal, partner, .. } if *partner == kind && unturned => {
            Some(format!("The {} may castle with it, if neither has moved.", name(*royal)))
        }
        Rule::Promote { men, on, to, optional, if_none } if concerns(men) => {
            let to: Vec<String> = to.iter().map(|&kind| name(kind).to_owned()).collect();
            let must = if *optional || *if_none { "may" } else { "must" };
            let condition = if *if_none { ", if its side has none" } else { "" };
            Some(format!("Arriving on {} it {must} become {}{condition}.", cells(on), joined(&to, "or")))
        }
        Rule::TurnOver { men, zone } if concerns(men) && unturned => {
            let to = variant.kind(kind).turns_to.map_or("its other side", name);
            Some(format!("May turn over into {} {to} when its move starts or ends on {}.", article(to), cells(zone)))
        }
        Rule::Exchange { men, on, .. } if concerns(men) => {
            Some(format!("Arriving on {} it must be exchanged for a man of any reserve.", cells(on)))
        }
        Rule::Restore { men, on, to, missing_on, from } if concerns(men) => Some(format!(
            "Arriving on {} it may be replaced by {} {} from {}, if its side has none on {}.",
            cells(on),
            article(name(*to)),
            name(*to),
            reserves(from),
            cells(missing_on)
        )),
        Rule::Swap { men, zone, to, .. } if concerns(men) => {
            Some(format!("When its move starts or ends on {} it may be swapped for a {} of the enemy's reserve.", cells(zone), name(*to)))
        }
        Rule::Vanish { men, victim } if concerns(men) => {
            Some(format!("When it captures a {}, its own side's {} vanishes too.", name(*victim), name(*victim)))
        }
        Rule::Drop { men, on } if concerns(men) && unturned => Some(format!("Can be dropped from the reserve on {}.", cells(on))),
        Rule::OnePerFile { men } if concerns(men) => Some("Not dropped on a file that has one of its kind already.".to_owned()),
        Rule::NoDropMate { men } if concerns(men) => Some("Its drop may not give mate.".to_owned()),
        Rule::Barred { men, .. } if concerns(men) && *men != KindSet::ALL => {
            Some("Some of its steps at the edges of the board are barred.".to_owned())
        }
        Rule::FacingRoyals if variant.kind(kind).royal => Some("May not face the enemy's on an open file.".to_owned()),
        Rule::NoMateBy { men } if concerns(men) => Some("A mate that it gives itself is a draw.".to_owned()),
        Rule::Freeze { .. }
        | Rule::DoubleStep { .. }
        | Rule::Castle { .. }
        | Rule::Promote { .. }
        | Rule::TurnOver { .. }
        | Rule::Exchange { .. }
        | Rule::Restore { .. }
        | Rule::Swap { .. }
        | Rule::Vanish { .. }
        | Rule::Reserve { .. }
        | Rule::Drop { .. }
        | Rule::OnePerFile { .. }
        | Rule::NoDropMate { .. }
        | Rule::Barred { .. }
        | Rule::FacingRoyals
        | Rule::NoMateBy { .. } => None,
    }
}

fn article(name: &str) -> &'static str {
    if name.starts_with(['A', 'E', 'I', 'O', 'U']) { "an" } else { "a" }
}

fn reserves(from: &[Holder]) -> String {
    let words: Vec<String> = from
        .iter()
        .map(|holder| match holder {
            Holder::Own => "its own reserve".to_owned(),
            Holder::Enemy => "the enemy's".to_owned(),
            Holder::Neutral => "the neutral reserve".to_owned(),
        })
        .collect();
    joined(&words, "or")
}
