//! The entries of the pieces.

use nestmate_core::geometry::{Mirror, Offset};
use nestmate_core::variant::schema::{Look, Sides};
use nestmate_core::variant::{KindId, KindSet, Library, Rule, Side, Travel, Variant, Way};

use super::board::game;
use super::{Block, PieceEntry};
use crate::describe::{
    is_oblique, is_sparse, length, moves_in_words, named_cell, named_side, named_sides, rule_in_words, rules_in_words, unturned,
};
use crate::words::{self, key, named, say};

/// What the diagrams of pieces mean.
pub fn page_key(variant: &Variant) -> String {
    say!("page-key", side = named_side(variant, Side::White))
}

pub(super) fn blocks(variant: &Variant, library: &Library) -> Vec<Block> {
    let mut blocks = vec![Block::Text(terms(variant)), Block::Key(page_key(variant))];
    for kind in order(variant) {
        let roles = roles(variant, library, kind);
        let entry = PieceEntry { kind, roles, moves: moves_in_words(variant, kind), rules: rules(variant, kind) };
        blocks.push(Block::Piece(Box::new(entry)));
    }
    blocks
}

/// What the words mean that tell of moves, those that this game needs.
fn terms(variant: &Variant) -> String {
    let board = if variant.board.look == Look::Diamond { "diamond" } else { "upright" };
    let mut sentences = vec![say!("rulebook-words", board = board)];
    if is_sparse(variant) {
        sentences.extend(example(variant));
    }
    let ways = || variant.kind_ids().flat_map(|kind| &variant.kind(kind).ways);
    let single = |way: &Way| length(variant, way) == 1 && !is_oblique(way);
    let travels = |travel: Travel, far: bool| ways().any(|way| way.travel == travel && single(way) != far);
    let told = [
        (travels(Travel::Leap, true), key!("rulebook-words-leap")),
        (travels(Travel::Slide, true), key!("rulebook-words-ride")),
        (travels(Travel::Slide, false), key!("rulebook-words-slide")),
    ];
    sentences.extend(told.into_iter().filter(|(is_there, _)| *is_there).map(|(_, key)| say(key).to_owned()));
    sentences.extend(whose_cells(variant));
    sentences.join(say!("between-sentences"))
}

/// Whose the cells are that the rules of a piece name by themselves.
fn whose_cells(variant: &Variant) -> Option<String> {
    let cells = |rule: &Rule| match rule {
        Rule::Promote { on, side: Sides::Both, .. }
        | Rule::Reach { on, side: Sides::Both, .. }
        | Rule::DoubleStep { from: on, side: Sides::Both, .. }
        | Rule::Become { on, .. }
        | Rule::Exchange { on, .. }
        | Rule::Restore { on, .. }
        | Rule::TurnOver { zone: on, .. }
        | Rule::Impasse { zone: on, .. }
        | Rule::Swap { zone: on, .. } => named_cell(variant, on),
        // No other rule names cells in the entry of a piece, or for the end.
        _ => None,
    };
    let white = variant.rules.iter().find_map(cells)?;
    let black = variant.cell_seen_by(Side::Black, white);
    let mirror = match variant.board.mirror {
        Mirror::Flip => "flip",
        Mirror::Turn => "turn",
        Mirror::Across => "across",
    };
    let ([side, other], [white, black]) = (named_sides(variant), [white, black].map(|cell| variant.cell_name(cell)));
    Some(say!("rulebook-words-cells", side = side, other = other, mirror = mirror, white = white, black = black))
}

/// Where single steps lead from a cell in the middle of a board of squares and their corners.
fn example(variant: &Variant) -> Option<String> {
    let grid = variant.board.grid;
    let from = variant.board.cells.iter().nth(variant.board.cells.len() / 2)?;
    let name = |step: Offset| grid.step(from, step).map(|cell| grid.name(cell));
    let (along, across) = (name((0, 2))?, name((1, 1))?);
    let (orthogonal, diagonal) = if variant.board.look == Look::Diamond { (across, along) } else { (along, across) };
    Some(say!("rulebook-words-step", from = grid.name(from), orthogonal = orthogonal, diagonal = diagonal))
}

/// What the special rules do with a piece, but for what a chapter says of many pieces at once.
fn rules(variant: &Variant, kind: KindId) -> Vec<String> {
    let common = |rule: &&Rule| {
        matches!(
            rule,
            Rule::Drop { .. }
                | Rule::Restore { .. }
                | Rule::OnePerFile { .. }
                | Rule::OnePerColour { .. }
                | Rule::Unmoved { .. }
                | Rule::NoDropMate { .. }
        )
    };
    let common: Vec<String> = variant.rules.iter().filter(common).filter_map(|rule| rule_in_words(variant, rule, kind)).collect();
    let mut rules = rules_in_words(variant, kind);
    rules.retain(|sentence| !common.contains(sentence));
    rules
}

/// The pieces as they are told: what one turns over to comes behind it. What moves like another piece is not told again.
fn order(variant: &Variant) -> Vec<KindId> {
    let mut order: Vec<KindId> = Vec::new();
    let unturned = unturned(variant, KindSet::ALL);
    let is_new = |kind: KindId, known: &[KindId]| {
        let ways = &variant.kind(kind).ways;
        !known.iter().chain(&unturned).any(|&other| variant.kind(other).ways == *ways)
    };
    for &kind in &unturned {
        order.push(kind);
        let turned = variant.kind(kind).turns_to.filter(|&turned| is_new(turned, &order));
        order.extend(turned);
    }
    order
}

/// `Rook of Chess and of Shogi`: what a piece plays in the games inside; else what its definition says.
fn roles(variant: &Variant, library: &Library, kind: KindId) -> String {
    let mut roles: Vec<(String, Vec<String>)> = Vec::new();
    for inner in &variant.inner {
        let letters = inner.pieces.iter().filter(|known| known.1 == kind).map(|known| known.0);
        let Ok(known) = library.get(&inner.game) else { continue };
        for role in letters.filter_map(|letter| known.kind_of(letter)).map(|role| named(&known.kind(role).name).to_owned()) {
            match roles.iter_mut().find(|known| known.0 == role) {
                Some((_, games)) => games.push(game(library, inner)),
                None => roles.push((role, vec![game(library, inner)])),
            }
        }
    }
    let own = &variant.kind(kind);
    if roles.iter().any(|(role, _)| role == named(&own.name)) {
        return String::new();
    }
    if roles.is_empty() {
        return if own.stands_for.is_empty() { String::new() } else { say!("info-stands-for", piece = named(&own.stands_for)) };
    }
    let listed = |games: Vec<String>| words::and(games.into_iter().map(|game| say!("rulebook-role-game", game = game)));
    let parts = roles.into_iter().map(|(role, games)| say!("rulebook-role", role = role, games = listed(games)));
    say!("rulebook-roles", roles = words::and(parts))
}
