//! Castling, double first steps, edges that pieces do not cross, what freezes pieces, and royal pieces that may not see each other.

use nestmate_core::geometry::CellSet;
use nestmate_core::variant::schema::{Only, Safe};
use nestmate_core::variant::{KindId, KindSet, Rule, Variant};

use super::Block;
use super::kinds::Kinds;
use crate::describe::{
    Takers, a_piece, cells_in_words, cells_told, facing_lines, named_sides, number, one_of, part_or_whole, unturned, whole_lines, whose,
};
use crate::words::{self, capitalised, key, named, say};

pub(super) fn blocks(variant: &Variant, kinds: &Kinds) -> Vec<Block> {
    let mut blocks = double_steps(variant);
    // Who knows the game inside may look for what its relatives have.
    let is_plain = !variant.rules.iter().any(|rule| matches!(rule, Rule::DoubleStep { .. } | Rule::Castle { .. }));
    if is_plain && !variant.inner.is_empty() {
        blocks.push(Block::Text(say!("rulebook-plain").to_owned()));
    }
    if variant.rules.iter().any(|rule| matches!(rule, Rule::FacingRoyals)) {
        let royal = variant.royal().map_or("", |kind| named(&variant.kind(kind).name));
        blocks.push(Block::Text(say!("rulebook-facing", royal = royal, lines = facing_lines(variant))));
    }
    for rule in &variant.rules {
        if let Rule::LoseFirst { pieces, by } = rule {
            let [pieces, by] = [pieces, by].map(|set| one_of(variant, unturned(variant, *set)));
            blocks.push(Block::Text(say!("rulebook-loses-first", pieces = pieces, by = by)));
        }
    }
    if let Some(trading) = variant.conduct.trading {
        let (piece, except) = (one_of(variant, trading.pieces.iter()), one_of(variant, trading.except.iter()));
        let count = trading.except.iter().count();
        blocks.push(Block::Text(say!("rulebook-trade", piece = piece.as_str(), count = count, except = except)));
        blocks.push(Block::Text(say!("rulebook-trade-answer", piece = piece.as_str())));
    }
    let told = [
        (variant.conduct.no_flight, key!("rulebook-no-flight")),
        (variant.conduct.no_checks, key!("rulebook-no-checks")),
        (variant.conduct.must_capture, key!("rulebook-must-capture")),
        (variant.conduct.passes, key!("rulebook-pass")),
    ];
    blocks.extend(told.into_iter().filter(|(is_there, _)| *is_there).map(|(_, key)| Block::Text(say(key).to_owned())));
    if variant.conduct.parts_royals {
        let royal = variant.royal().map_or("", |kind| named(&variant.kind(kind).name));
        blocks.push(Block::Text(say!("rulebook-parts", royal = royal)));
    }
    for rule in &variant.rules {
        if let Rule::Gate { pieces, on } = rule {
            let pieces = one_of(variant, unturned(variant, *pieces));
            blocks.push(Block::Text(say!("rulebook-gate", pieces = pieces, cells = cells_in_words(variant, on))));
        }
    }
    let mut barred: Vec<KindSet> = Vec::new();
    for rule in &variant.rules {
        if let Rule::Barred { pieces, .. } = rule
            && !barred.contains(pieces)
        {
            barred.push(*pieces);
        }
    }
    let edges = barred.into_iter().flat_map(|pieces| bars(variant, kinds, pieces));
    blocks.extend(edges.map(Block::Text));
    blocks
}

fn double_steps(variant: &Variant) -> Vec<Block> {
    let (mut items, mut answers) = (Vec::new(), Vec::new());
    for rule in &variant.rules {
        let Rule::DoubleStep { pieces, from, most, by, side, .. } = rule else { continue };
        let pieces = capitalised(&one_of(variant, unturned(variant, *pieces)));
        let (cells, times) = (cells_in_words(variant, from), number(usize::from(*most)));
        let mut sentences = vec![say!(
            "rulebook-double-step",
            pieces = pieces,
            place = part_or_whole(variant, from),
            cells = cells,
            most = *most,
            times = times
        )];
        let takers = Takers::of(variant, *by);
        if takers.who == "none" {
            sentences.push(say!("rulebook-no-en-passant").to_owned());
        } else {
            let answer = say!("rulebook-en-passant", who = takers.who, by = takers.names, most = *most);
            answers.extend(Some(answer).filter(|answer| !answers.contains(answer)));
        }
        sentences.extend(whose(variant, *side));
        items.push(sentences.join(say!("between-sentences")));
    }
    let answers = answers.into_iter().map(Block::Text);
    if items.is_empty() { Vec::new() } else { std::iter::once(Block::Items(items)).chain(answers).collect() }
}

/// `rank 1 or 17`: whole ranks by their numbers, as they are the same for both sides.
fn line(variant: &Variant, cells: &CellSet) -> Option<String> {
    let ranks = whole_lines(variant, cells, |cell| variant.board.grid.rank(cell))?;
    Some(say!("rulebook-rank", ranks = words::or(ranks.iter().map(|rank| (rank + 1).to_string()))))
}

/// What some pieces may not do at the edges: along a line, and between two places.
fn bars(variant: &Variant, kinds: &Kinds, pieces: KindSet) -> Vec<String> {
    let cells = |set: &CellSet| line(variant, set).unwrap_or_else(|| cells_in_words(variant, set));
    let (mut lines, mut pairs) = (Vec::new(), Vec::new());
    for rule in &variant.rules {
        match rule {
            Rule::Barred { pieces: known, .. } if *known != pieces => {}
            Rule::Barred { between: (one, other), .. } if one == other => lines.push(cells(one)),
            Rule::Barred { between: (one, other), .. } => pairs.push(say!("rulebook-barred-pair", one = cells(one), other = cells(other))),
            _ => {}
        }
    }
    let everyone = pieces == KindSet::ALL;
    let piece = if everyone { String::new() } else { capitalised(&kinds.any(variant, pieces)) };
    let who = if everyone { "all" } else { "some" };
    let mut sentences = Vec::new();
    if !lines.is_empty() {
        sentences.push(say!("rulebook-barred-line", who = who, piece = piece.as_str(), cells = words::or(lines)));
    }
    if !pairs.is_empty() {
        sentences.push(say!("rulebook-barred-between", who = who, piece = piece, pairs = words::or(pairs)));
    }
    sentences
}

/// What freezes pieces, and when they move again.
pub(super) fn freezing(variant: &Variant, kinds: &Kinds) -> Vec<Block> {
    let (mut causes, mut cures) = (Vec::new(), Vec::new());
    for rule in &variant.rules {
        let Rule::Freeze { semi_royal, pieces, cells } = rule else { continue };
        let place = part_or_whole(variant, cells);
        let (name, there) = (&variant.kind(*semi_royal).name, cells_in_words(variant, cells));
        let (form, yours) = kinds.yours(variant, *pieces);
        causes.push(say!("rulebook-freezes", place = place, cells = there.as_str(), piece = named(name), form = form, yours = yours));
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

fn ways_back(variant: &Variant, kinds: &Kinds, semi_royal: KindId, mut rules: Vec<&Rule>) -> Vec<String> {
    let semi = named(&variant.kind(semi_royal).name);
    // What takes nothing but a move comes first.
    rules.sort_by_key(|rule| !matches!(rule, Rule::Drop { .. }));
    let mut ways: Vec<String> = Vec::new();
    for rule in rules {
        let (key, pieces, cells) = match rule {
            Rule::Drop { pieces, on, .. } => (key!("rulebook-back-drop"), pieces, on),
            Rule::Promote { pieces, on, .. } => (key!("rulebook-back-promote"), pieces, on),
            Rule::Exchange { pieces, on, .. } => (key!("rulebook-back-exchange"), pieces, on),
            Rule::Restore { pieces, on, .. } => (key!("rulebook-back-restore"), pieces, on),
            Rule::Swap { pieces, zone, .. } => (key!("rulebook-back-swap"), pieces, zone),
            // No other rule puts a piece on the board.
            _ => continue,
        };
        let way = say!(key, semi = semi, piece = kinds.any(variant, *pieces), cells = cells_in_words(variant, cells));
        if !ways.contains(&way) {
            ways.push(way);
        }
    }
    ways
}

pub(super) fn castling(variant: &Variant) -> Vec<Block> {
    let castles = variant.rules.iter().filter_map(|rule| castle(variant, rule));
    let mut blocks: Vec<Block> = castles.map(Block::Text).collect();
    if !blocks.is_empty() && !variant.semi_royals.is_empty() {
        blocks.push(Block::Text(say!("rulebook-castle-frozen").to_owned()));
    }
    blocks
}

fn castle(variant: &Variant, rule: &Rule) -> Option<String> {
    let Rule::Castle { royal, partner, steps, partner_steps, to, cells, safe, en_passant, side } = rule else { return None };
    let (royal, partner) = (named(&variant.kind(*royal).name), named(&variant.kind(*partner).name));
    let place = part_or_whole(variant, cells);
    let between = cells_in_words(variant, cells);
    let (how, ends) = if let Some((end, beside)) = to {
        let ([side, other], [end, beside]) = (named_sides(variant), [end, beside].map(|cells| cells_told(variant, cells)));
        let ends = say!("rulebook-castle-to", side = side, other = other, royal = royal, partner = partner, end = end, beside = beside);
        (key!("rulebook-castle-free"), ends)
    } else {
        let end = match steps.checked_sub(*partner_steps) {
            Some(1) => "beside",
            _ if partner_steps * 2 == *steps => "half",
            _ => "other",
        };
        let [steps, files] = [steps, partner_steps].map(|&files| number(usize::from(files)));
        let ends = say!("rulebook-castle-goes", royal = royal, partner = partner, steps = steps, end = end, files = files);
        (key!("rulebook-castle"), ends)
    };
    let mut sentences = vec![
        say!(how, royal = royal, partner = partner, place = place, cells = between.as_str()),
        ends,
        say!(
            match safe {
                Safe::Nothing => key!("rulebook-castle-unsafe"),
                Safe::Path => key!("rulebook-castle-path"),
                Safe::StartAndPath => key!("rulebook-castle-safe"),
            },
            royal = royal,
            place = place,
            cells = between
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
    sentences.extend(whose(variant, *side));
    Some(sentences.join(say!("between-sentences")))
}

/// The pieces that answer a castling by a move with which they otherwise only capture (ruling R7).
fn answering_by_capture(variant: &Variant, pieces: KindSet, cells: &CellSet) -> Vec<KindId> {
    let captures = |kind: KindId| variant.kind(kind).ways.iter().any(|way| way.only == Only::Capture);
    variant.kind_ids().filter(|&kind| pieces.contains(kind) && captures(kind) && variant.whereabouts().cells(kind).meets(cells)).collect()
}
