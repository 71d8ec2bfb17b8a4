//! Pieces that become others instead of moving, as pseudo-legal moves.

use crate::geometry::{Cell, CellSet};
use crate::movegen::{self, choices};
use crate::position::{Move, MoveKind, Position, attacks_from, in_check};
use crate::variant::{KindId, Piece, Transformation, Variant};

/// Appends the moves by which pieces of the side to move become others.
pub fn becomings(position: &Position, variant: &Variant, out: &mut Vec<Move>) {
    let side = position.side();
    for transformation in &variant.transformations {
        let mut froms = position.pieces(side).iter().filter(|&from| can_become(position, variant, transformation, from)).peekable();
        if froms.peek().is_none() {
            continue;
        }
        let kinds: Vec<KindId> = choices(position, variant, side, &transformation.promotion).collect();
        for (from, &kind) in froms.flat_map(|from| kinds.iter().map(move |kind| (from, kind))) {
            let known = |mv: &Move| (mv.from(), mv.becomes()) == (from, Some(kind));
            let known: CellSet = out.iter().filter(|mv| known(mv)).map(|mv| mv.to()).collect();
            let ends = (ends(position, variant, kind, from) & !known).iter().map(|to| Move::new(from, to, MoveKind::Become(kind)));
            out.extend(ends.filter(|&mv| !threatens(position, variant, mv)));
        }
    }
}

/// Whether a piece of the side to move is one that can become another where it stands.
fn can_become(position: &Position, variant: &Variant, transformation: &Transformation, from: Cell) -> bool {
    let (side, kind) = (position.side(), position.at(from).kind());
    transformation.pieces.contains(kind)
        && position.is_thawed(side, variant.group(kind, from))
        && (variant.seen_by(side, &transformation.promotion.on).contains(from)
            || transformation.last && position.count(side, kind, &variant.board.cells) == 1)
}

/// Where a piece can be once it has become one of a kind: where it stands, and where that could go without capturing.
fn ends(position: &Position, variant: &Variant, kind: KindId, from: Cell) -> CellSet {
    let changed = position.with(variant, from, Piece::new(kind, position.side()));
    let mut moves = Vec::new();
    movegen::moves(&changed, variant, &std::iter::once(from).collect(), &mut moves);
    let quiet = moves.into_iter().map(Move::to).filter(|&to| position.at(to).is_none());
    std::iter::once(from).chain(quiet).collect()
}

/// Whether a piece could become another that is then on a cell, if it did not attack anything of the enemy's there.
pub fn would_threaten(position: &Position, variant: &Variant, from: Cell, to: Cell) -> bool {
    variant.transformations.iter().filter(|&known| can_become(position, variant, known, from)).any(|known| {
        choices(position, variant, position.side(), &known.promotion).any(|kind| {
            let mv = Move::new(from, to, MoveKind::Become(kind));
            ends(position, variant, kind, from).contains(to) && threatens(position, variant, mv)
        })
    })
}

/// Whether a piece that has become another attacks something of the enemy's, or the enemy is in check then.
fn threatens(position: &Position, variant: &Variant, mv: Move) -> bool {
    let (mut after, side) = (position.clone(), position.side());
    after.make(variant, mv);
    let attacks = |cell: Cell| attacks_from(&after, variant, mv.to(), cell);
    after.pieces(side.other()).iter().any(attacks) || in_check(&after, variant, side.other())
}
