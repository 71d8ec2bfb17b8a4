//! Capturing, where captured pieces go, and how they come back.

use nestmate_core::geometry::{Cell, CellSet};
use nestmate_core::rules::start;
use nestmate_core::variant::schema::{Holder, Only};
use nestmate_core::variant::{KindId, KindSet, Reserve, Rule, Side, Variant};

use super::kinds::{Kinds, names};
use super::{Block, RulebookTopic};
use crate::describe::{cells_in_words, named_sides, one_of, part_or_whole, unturned};
use crate::words::{self, capitalised, key, named, say};

pub(super) fn capturing(variant: &Variant, kinds: &Kinds) -> Vec<Block> {
    let mut blocks = vec![Block::Text(say!("rulebook-captures").to_owned())];
    let differs = |kind: KindId| variant.kind(kind).ways.iter().any(|way| way.only != Only::Both);
    let otherwise: KindSet = variant.kind_ids().filter(|&kind| differs(kind)).collect();
    let otherwise = names(variant, unturned(variant, otherwise));
    if !otherwise.is_empty() {
        blocks.push(Block::Text(say!("rulebook-captures-otherwise", count = otherwise.len(), pieces = words::and(otherwise))));
    }
    for rule in &variant.rules {
        if let Rule::Vanish { pieces, victim } = rule {
            let (capturer, victim) = (kinds.any(variant, *pieces), named(&variant.kind(*victim).name));
            blocks.push(Block::Text(say!("rulebook-vanishes", piece = capturer, victim = victim)));
        }
    }
    if let Some(safe) = variant.conduct.explode {
        let safe = names(variant, unturned(variant, safe));
        blocks.push(Block::Text(say!("rulebook-explodes", count = safe.len(), safe = words::and(safe))));
        if let Some(royal) = variant.royal() {
            blocks.push(Block::Text(say!("rulebook-explodes-royal", royal = named(&variant.kind(royal).name))));
        }
    }
    blocks
}

pub(super) fn captured(variant: &Variant) -> Vec<Block> {
    let reserves =
        || Block::Text(say!("rulebook-reserves", neutral = if variant.has_neutral { "yes" } else { "no" }, begins = begins(variant)));
    let mut blocks: Vec<Block> = variant.has_reserves.then(reserves).into_iter().collect();
    let mut items = Vec::new();
    let mut rest = variant.board.cells;
    for (on, to) in fed(variant) {
        let key = if to == Holder::Neutral { key!("rulebook-to-neutral") } else { key!("rulebook-to-capturer") };
        items.push(say!(key, place = place(variant, &on, &rest), cells = cells_in_words(variant, &on)));
        rest &= !on;
    }
    if items.is_empty() {
        blocks.push(Block::Text(say!("rulebook-leave").to_owned()));
        return blocks;
    }
    if !rest.is_empty() {
        items.push(say!("rulebook-leave-elsewhere").to_owned());
    }
    blocks.push(if let [only] = items.as_slice() { Block::Text(only.clone()) } else { Block::Items(items) });
    if variant.kind_ids().any(|kind| variant.kind(kind).turned) {
        blocks.push(Block::Text(say!("rulebook-turned-back").to_owned()));
    }
    if variant.rules.iter().any(|rule| matches!(rule, Rule::Drop { .. })) {
        blocks.push(Block::Text(say!("rulebook-own-reserve", chapter = RulebookTopic::Drops.title(variant))));
    }
    if variant.has_neutral {
        blocks.push(Block::Text(say!("rulebook-neutral-see", chapter = RulebookTopic::Exchange.title(variant))));
    }
    blocks
}

fn fed(variant: &Variant) -> impl Iterator<Item = (CellSet, Holder)> {
    variant.rules.iter().filter_map(|rule| if let Rule::Reserve { on, to } = rule { Some((*on, *to)) } else { None })
}

/// Which part of the board a rule is about that leaves `rest` to it: `whole`, `elsewhere` or `part`.
fn place(variant: &Variant, on: &CellSet, rest: &CellSet) -> &'static str {
    if *on == variant.board.cells && rest == on {
        "whole"
    } else if *on & *rest == *rest {
        "elsewhere"
    } else {
        "part"
    }
}

/// Where the rule holds by which a piece captured on a cell goes to a reserve: the `whole` board, a `part` of it, or `elsewhere` than the
/// cells, which are told in words.
pub fn captured_where(variant: &Variant, cell: Cell) -> (&'static str, String) {
    let mut rest = variant.board.cells;
    for (on, _) in fed(variant) {
        if on.contains(cell) {
            let place = place(variant, &on, &rest);
            let cells = if place == "elsewhere" { variant.board.cells & !rest } else { on };
            return (place, cells_in_words(variant, &cells));
        }
        rest &= !on;
    }
    ("whole", String::new())
}

fn begins(variant: &Variant) -> String {
    let Ok(start) = start(variant) else { return say!("rulebook-reserves-empty").to_owned() };
    let reserves = start.reserves();
    let held = |own: Reserve| {
        let counted = |kind| say!("captured-kind", count = reserves.count(own, kind), piece = named(&variant.kind(kind).name));
        words::and(reserves.kinds(own).map(counted))
    };
    let full = Side::BOTH.map(Reserve::of).into_iter().zip(named_sides(variant)).filter(|(own, _)| reserves.total(*own) > 0);
    let said: Vec<String> = full.map(|(own, side)| say!("rulebook-reserve-holds", side = side, pieces = held(own))).collect();
    if said.is_empty() { say!("rulebook-reserves-empty").to_owned() } else { said.join(say!("between-sentences")) }
}

pub(super) fn neutral(variant: &Variant) -> String {
    let mut text = say!("rulebook-neutral").to_owned();
    for rule in &variant.rules {
        if let Rule::Exchange { pieces, on, .. } = rule {
            let pieces = capitalised(&one_of(variant, unturned(variant, *pieces)));
            let part = say!("rulebook-neutral-exchange", pieces = pieces, cells = cells_in_words(variant, on));
            text.extend([say!("between-sentences"), &part]);
        }
    }
    let restored = variant.rules.iter().filter_map(|rule| match rule {
        Rule::Restore { to, from, .. } if from.contains(&Holder::Neutral) && variant.semi_royals.contains(*to) => Some(*to),
        _ => None,
    });
    let restored: KindSet = restored.collect();
    if !restored.is_empty() {
        let pieces = words::or(restored.iter().map(|kind| named(&variant.kind(kind).name)));
        text.extend([say!("between-sentences"), &say!("rulebook-neutral-restore", pieces = pieces)]);
    }
    text
}

pub fn drops(variant: &Variant, kinds: &Kinds) -> Vec<Block> {
    let mut items = Vec::new();
    let mut all = KindSet::EMPTY;
    for rule in &variant.rules {
        let Rule::Drop { pieces, on, .. } = rule else { continue };
        all = all.or(*pieces);
        let (piece, place, cells) = (kinds.any(variant, *pieces), part_or_whole(variant, on), cells_in_words(variant, on));
        items.push(capitalised(&say!("rulebook-dropped", piece = piece, place = place, cells = cells)));
    }
    if items.is_empty() {
        return Vec::new();
    }
    let mut blocks = vec![Block::Text(say!("rulebook-drop").to_owned()), Block::Items(items)];
    if variant.conduct.must_drop {
        blocks.push(Block::Text(say!("rulebook-must-drop").to_owned()));
    }
    let never = unturned(variant, variant.kind_ids().filter(|&kind| !all.contains(kind) && !variant.kind(kind).royal).collect());
    if !never.is_empty() {
        blocks.push(Block::Text(say!("rulebook-drop-never", pieces = words::and(names(variant, never)))));
    }
    if variant.rules.iter().any(|rule| matches!(rule, Rule::Drop { turned: true, .. })) {
        blocks.push(Block::Text(say!("rulebook-drop-either").to_owned()));
    }
    if variant.rules.iter().any(|rule| matches!(rule, Rule::Drop { stuck: false, .. })) {
        blocks.push(Block::Text(say!("rulebook-drop-able").to_owned()));
    }
    for rule in &variant.rules {
        if let Rule::OnePerFile { pieces, most } = rule {
            blocks.push(Block::Text(say!("rulebook-one-per-file", piece = kinds.any(variant, *pieces), most = *most)));
        }
        if let Rule::OnePerColour { pieces } = rule {
            blocks.push(Block::Text(say!("rulebook-one-per-colour", piece = kinds.any(variant, *pieces))));
        }
        if let Rule::Unmoved { pieces, on } = rule {
            let piece = capitalised(&one_of(variant, unturned(variant, *pieces)));
            blocks.push(Block::Text(say!("rulebook-unmoved", piece = piece, cells = cells_in_words(variant, on))));
        }
        if let Rule::NoDropMate { pieces } = rule {
            blocks.push(Block::Text(say!("rulebook-no-drop-mate", piece = kinds.any(variant, *pieces))));
        }
    }
    if !variant.semi_royals.is_empty() {
        blocks.push(Block::Text(say!("rulebook-drop-frozen").to_owned()));
    }
    blocks
}
