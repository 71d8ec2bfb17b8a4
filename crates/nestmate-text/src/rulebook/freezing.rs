//! What freezes pieces, and when they move again.

use nestmate_core::geometry::CellSet;
use nestmate_core::variant::{KindId, Rule, Variant};

use super::Block;
use super::kinds::Kinds;
use crate::describe::{a_piece, cells_in_words, part_or_whole};
use crate::words::{capitalised, named, say};

pub(super) fn blocks(variant: &Variant, kinds: &Kinds) -> Vec<Block> {
    let (mut causes, mut cures) = (Vec::new(), Vec::new());
    for rule in &variant.rules {
        let Rule::Freeze { semi_royal, pieces, cells } = rule else { continue };
        let place = part_or_whole(variant, cells);
        let (name, there) = (&variant.kind(*semi_royal).name, cells_in_words(variant, cells));
        let piece = named(name);
        let (form, yours) = kinds.yours(variant, *pieces);
        causes.push(say!("rulebook-freezes", place = place, cells = there.as_str(), piece = piece, form = form, yours = yours));
        let ways = ways_back(variant, kinds, *semi_royal, variant.whereabouts().brings_back(variant, *semi_royal, cells));
        let count = ways.len();
        let or = |first, second| say!("rulebook-or", first = first, second = second);
        let (ways, piece) = (ways.into_iter().reduce(or).unwrap_or_default(), capitalised(&a_piece(name)));
        cures.push(say!("rulebook-thaws", place = place, cells = there, piece = piece, count = count, ways = ways));
    }
    if causes.is_empty() {
        return Vec::new();
    }
    vec![
        Block::Items(causes),
        Block::Text(say!("rulebook-frozen").to_owned()),
        Block::Text(say!("rulebook-thawed").to_owned()),
        Block::Items(cures),
    ]
}

fn ways_back(variant: &Variant, kinds: &Kinds, semi_royal: KindId, rules: Vec<&Rule>) -> Vec<String> {
    let place = |on: &CellSet| cells_in_words(variant, on);
    let semi = named(&variant.kind(semi_royal).name);
    let way = |rule: &Rule| match rule {
        Rule::Drop { .. } => Some(say!("rulebook-back-drop").to_owned()),
        Rule::Promote { pieces, on, .. } => {
            Some(say!("rulebook-back-promote", semi = semi, piece = kinds.any(variant, *pieces), cells = place(on)))
        }
        Rule::Exchange { pieces, on, .. } => Some(say!("rulebook-back-exchange", piece = kinds.any(variant, *pieces), cells = place(on))),
        Rule::Restore { pieces, on, .. } => Some(say!("rulebook-back-restore", piece = kinds.any(variant, *pieces), cells = place(on))),
        Rule::Swap { pieces, zone, .. } => {
            Some(say!("rulebook-back-swap", semi = semi, piece = kinds.any(variant, *pieces), cells = place(zone)))
        }
        // No other rule puts a piece on the board.
        _ => None,
    };
    let mut ways: Vec<String> = Vec::new();
    // What takes nothing but a move comes first.
    let (drops, others): (Vec<&Rule>, Vec<&Rule>) = rules.into_iter().partition(|rule| matches!(rule, Rule::Drop { .. }));
    for way in drops.into_iter().chain(others).filter_map(way) {
        if !ways.contains(&way) {
            ways.push(way);
        }
    }
    ways
}
