//! Castling.

use nestmate_core::geometry::CellSet;
use nestmate_core::variant::schema::{Only, Safe};
use nestmate_core::variant::{KindId, KindSet, Rule, Variant};

use super::Block;
use crate::describe::{cells_in_words, number, one_of, part_or_whole, whose};
use crate::words::{capitalised, named, say};

pub(super) fn blocks(variant: &Variant) -> Vec<Block> {
    let castles = variant.rules.iter().filter_map(|rule| castle(variant, rule));
    let mut blocks: Vec<Block> = castles.map(Block::Text).collect();
    if !blocks.is_empty() && !variant.semi_royals.is_empty() {
        blocks.push(Block::Text(say!("rulebook-castle-frozen").to_owned()));
    }
    blocks
}

/// One castling in words: who, over what, whereto and when not.
fn castle(variant: &Variant, rule: &Rule) -> Option<String> {
    let Rule::Castle { royal, partner, steps, partner_steps, cells, safe, en_passant, side } = rule else { return None };
    let (royal, partner) = (named(&variant.kind(*royal).name), named(&variant.kind(*partner).name));
    let place = part_or_whole(variant, cells);
    let between = cells_in_words(variant, cells);
    let end = match steps.checked_sub(*partner_steps) {
        Some(1) => "beside",
        _ if partner_steps * 2 == *steps => "half",
        _ => "other",
    };
    let mut sentences = vec![
        say!("rulebook-castle", royal = royal, partner = partner, place = place, cells = between),
        say!(
            "rulebook-castle-goes",
            royal = royal,
            partner = partner,
            steps = number(usize::from(*steps)),
            end = end,
            files = number(usize::from(*partner_steps))
        ),
        say!(
            match safe {
                Safe::Nothing => "rulebook-castle-unsafe",
                Safe::Path => "rulebook-castle-path",
                Safe::StartAndPath => "rulebook-castle-safe",
            },
            royal = royal,
            place = place,
            cells = cells_in_words(variant, cells)
        ),
    ];
    if let Some((pieces, region)) = en_passant {
        let cells = cells_in_words(variant, region);
        sentences.push(say!("rulebook-castle-answer", royal = royal, partner = partner, cells = cells));
        let leaps = answering_by_capture(variant, *pieces, region);
        if !leaps.is_empty() {
            sentences.push(say!("rulebook-castle-answer-leap", pieces = capitalised(&one_of(variant, leaps)), royal = royal));
        }
    }
    sentences.extend(whose(*side));
    Some(sentences.join(say!("between-sentences")))
}

/// The pieces that answer a castling by a move with which they otherwise only capture (ruling R7).
fn answering_by_capture(variant: &Variant, pieces: KindSet, cells: &CellSet) -> Vec<KindId> {
    let captures = |kind: KindId| variant.kind(kind).ways.iter().any(|way| way.only == Only::Capture);
    variant.kind_ids().filter(|&kind| pieces.contains(kind) && captures(kind) && variant.whereabouts().cells(kind).meets(cells)).collect()
}
