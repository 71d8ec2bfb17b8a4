//! Pieces that become others.

use nestmate_core::geometry::CellSet;
use nestmate_core::variant::{KindId, KindSet, Rule, Variant};

use super::Block;
use super::board::picture;
use super::captures::neutral;
use super::kinds::{Kinds, names};
use super::text::uncapitalised;
use crate::describe::{a_piece, cells_in_words, one_of, region_in_words, rule_in_words, unturned};
use crate::words::{self, capitalised, key, named, say};

pub(super) fn promotion(variant: &Variant) -> Vec<Block> {
    let items = items(variant, |rule| matches!(rule, Rule::Promote { .. } | Rule::Become { .. }));
    if items.is_empty() {
        return Vec::new();
    }
    let zones = variant.rules.iter().filter_map(|rule| if let Rule::Promote { on, .. } = rule { Some(on) } else { None });
    let pictures = pictures(variant, zones);
    let mut blocks = vec![Block::Items(items)];
    if variant.rules.iter().any(|rule| matches!(rule, Rule::Promote { until_captured: false, .. })) {
        let captured = if variant.has_reserves { "yes" } else { "no" };
        blocks.push(Block::Text(say!("rulebook-promoted-stays", captured = captured)));
    }
    blocks.extend(pictures);
    blocks
}

pub(super) fn turning(variant: &Variant) -> Vec<Block> {
    let items = items(variant, |rule| matches!(rule, Rule::TurnOver { .. }));
    if items.is_empty() {
        return Vec::new();
    }
    let has = |wanted: fn(&Rule) -> bool| variant.rules.iter().any(wanted);
    let opening = if has(|rule| matches!(rule, Rule::TurnOver { must: false, entry: false, capture: false, .. })) {
        key!("rulebook-turn")
    } else if has(|rule| matches!(rule, Rule::TurnOver { must: false, .. })) {
        key!("rulebook-turn-free")
    } else {
        key!("rulebook-turn-must")
    };
    let mut blocks = vec![Block::Text(say(opening).to_owned()), Block::Items(items)];
    if has(|rule| matches!(rule, Rule::TurnOver { must: false, entry: true, .. })) {
        blocks.push(Block::Text(say!("rulebook-turn-entry").to_owned()));
    }
    let like = alike(variant);
    if !like.is_empty() {
        blocks.push(Block::Items(like));
    }
    let zones = variant.rules.iter().filter_map(|rule| if let Rule::TurnOver { zone, .. } = rule { Some(zone) } else { None });
    blocks.extend(pictures(variant, zones));
    blocks.extend(called(variant));
    blocks
}

/// Turned pieces that move like others with another name: `A Tokin moves like a Gold General.`
fn alike(variant: &Variant) -> Vec<String> {
    let mut groups: Vec<(KindId, Vec<KindId>)> = Vec::new();
    for kind in variant.kind_ids().filter(|&kind| variant.kind(kind).turned) {
        let known = variant.kind(kind);
        let like = |other: &KindId| !variant.kind(*other).turned && variant.kind(*other).ways == known.ways;
        let Some(other) = variant.kind_ids().find(like).filter(|&other| variant.kind(other).name != known.name) else { continue };
        match groups.iter_mut().find(|group| group.0 == other) {
            Some((_, turned)) => turned.push(kind),
            None => groups.push((other, vec![kind])),
        }
    }
    let sentence = |(other, turned): (KindId, Vec<KindId>)| {
        let pieces = names(variant, turned);
        say!("rulebook-moves-like", count = pieces.len(), pieces = words::and(pieces), piece = a_piece(&variant.kind(other).name))
    };
    groups.into_iter().map(sentence).collect()
}

pub(super) fn exchange(variant: &Variant, kinds: &Kinds) -> Vec<Block> {
    let mut blocks = Vec::new();
    if variant.has_neutral {
        blocks.push(Block::Text(neutral(variant)));
    }
    let exchanged = items(variant, |rule| matches!(rule, Rule::Exchange { .. }));
    if !exchanged.is_empty() {
        // The neutral reserve has been explained by what is exchanged.
        if !variant.has_neutral {
            blocks.push(Block::Items(exchanged));
        }
        for rule in &variant.rules {
            if let Rule::Exchange { pieces, to, .. } = rule {
                let old = words::or(names(variant, unturned(variant, *pieces)));
                blocks.push(Block::Text(say!("rulebook-exchange-for", pieces = one_of(variant, to.iter().copied()), old = old)));
            }
        }
    }
    let swapped = items(variant, |rule| matches!(rule, Rule::Swap { .. }));
    if !swapped.is_empty() {
        blocks.extend([Block::Items(swapped), Block::Text(say!("rulebook-swap").to_owned())]);
        if variant.rules.iter().any(|rule| matches!(rule, Rule::TurnOver { .. })) {
            blocks.push(Block::Text(say!("rulebook-swap-instead").to_owned()));
        }
        for rule in &variant.rules {
            if let Rule::Swap { on, to, .. } = rule
                && *on != variant.board.cells
            {
                let piece = capitalised(&a_piece(&variant.kind(*to).name));
                blocks.push(Block::Text(say!("rulebook-swap-on", piece = piece, cells = cells_in_words(variant, on))));
            }
        }
    }
    let restored = restored(variant, kinds);
    if !restored.is_empty() {
        let new = variant.rules.iter().filter_map(|rule| if let Rule::Restore { to, .. } = rule { Some(*to) } else { None });
        blocks.extend([Block::Items(restored), Block::Text(say!("rulebook-restore", new = one_of(variant, new)))]);
    }
    let zones = variant.rules.iter().filter_map(|rule| if let Rule::Swap { zone, .. } = rule { Some(zone) } else { None });
    blocks.extend(pictures(variant, zones));
    blocks
}

fn restored(variant: &Variant, kinds: &Kinds) -> Vec<String> {
    let sentence = |rule: &Rule| {
        let Rule::Restore { pieces, .. } = rule else { return None };
        let first = variant.kind_ids().find(|&kind| pieces.contains(kind))?;
        let (piece, sentence) = (capitalised(&kinds.any(variant, *pieces)), uncapitalised(&rule_in_words(variant, rule, first)?));
        Some(say!("rulebook-of", count = 1_usize, piece = piece.as_str(), any = piece.as_str(), sentence = sentence))
    };
    variant.rules.iter().filter_map(sentence).collect()
}

/// What some of the rules say of each piece; pieces of which they say the same are named together.
fn items(variant: &Variant, wanted: impl Fn(&Rule) -> bool) -> Vec<String> {
    let mut groups: Vec<(Vec<String>, Vec<KindId>)> = Vec::new();
    for kind in unturned(variant, KindSet::ALL) {
        let rules = variant.rules.iter().filter(|rule| wanted(rule));
        let sentences: Vec<String> = rules.filter_map(|rule| rule_in_words(variant, rule, kind)).collect();
        match groups.iter_mut().find(|group| group.0 == sentences) {
            _ if sentences.is_empty() => {}
            Some((_, kinds)) => kinds.push(kind),
            None => groups.push((sentences, vec![kind])),
        }
    }
    let item = |(sentences, kinds): (Vec<String>, Vec<KindId>)| {
        let count = kinds.len();
        let names = || kinds.iter().map(|&kind| named(&variant.kind(kind).name));
        let (piece, any) = (words::and(names()), words::or(names()));
        say!("rulebook-of", count = count, piece = piece, any = any, sentence = uncapitalised(&sentences.join(say!("between-sentences"))))
    };
    groups.into_iter().map(item).collect()
}

/// Whether some cells are told by nothing but the name that the definition has for them.
pub(super) fn is_only_named(variant: &Variant, cells: &CellSet) -> bool {
    region_in_words(variant, cells).is_some_and(|name| name == cells_in_words(variant, cells))
}

/// Pictures of zones that are neither whole ranks nor the board: a name alone does not say where they are.
fn pictures<'a>(variant: &'a Variant, zones: impl Iterator<Item = &'a CellSet>) -> Vec<Block> {
    let mut seen: Vec<CellSet> = Vec::new();
    for zone in zones {
        if !seen.contains(zone) && is_only_named(variant, zone) {
            seen.push(*zone);
        }
    }
    seen.into_iter().filter_map(|zone| picture(variant, zone)).collect()
}

/// What a zone of whole ranks is called where house rules or decisions call it so.
fn called(variant: &Variant) -> Vec<Block> {
    let texts = || {
        let labels = variant.switches.iter().map(|switch| switch.label.as_str());
        labels.chain(variant.rulings.iter().map(|note| note.text.as_str()))
    };
    let told = |(name, cells): &(String, CellSet)| {
        let zones = variant.rules.iter().any(|rule| matches!(rule, Rule::TurnOver { zone, .. } if zone == cells));
        let is_called = zones && !is_only_named(variant, cells) && texts().any(|text| text.contains(name.as_str()));
        is_called.then(|| Block::Text(say!("rulebook-zone-ranks", name = named(name), cells = cells_in_words(variant, cells))))
    };
    variant.regions.iter().filter_map(told).collect()
}
