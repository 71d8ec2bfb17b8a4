//! Pieces put where others have begun, and passing, as pseudo-legal moves.

use super::goals::decided;
use crate::geometry::CellSet;
use crate::position::{Gateway, Move, MoveKind, Position, in_check};
use crate::variant::{KindId, Reserve, Royalty, Variant};

/// Appends, for each of some moves and castlings by which a piece leaves the cell on which it began, the same with a piece of the reserve
/// put there.
pub fn gatings(position: &Position, variant: &Variant, out: &mut Vec<Move>) {
    let (side, gates) = (position.side(), &variant.gates);
    let held: Vec<KindId> = position.reserves().kinds(Reserve::of(side)).filter(|&kind| gates.kinds.contains(kind)).collect();
    if held.is_empty() {
        return;
    }
    let here = gates.begins.iter().filter(|&&(_, piece, bit)| piece.side() == side && position.unmoved() & bit != 0);
    let open: CellSet = here.map(|&(cell, ..)| cell).collect();
    for at in 0..out.len() {
        let mv = out[at];
        let put = |gateway: Gateway| held.iter().map(move |&kind| mv.gating(kind, gateway));
        match mv.action() {
            MoveKind::Plain if open.contains(mv.from()) => out.extend(put(Gateway::Step)),
            MoveKind::Castle => {
                if open.contains(mv.from()) {
                    out.extend(put(Gateway::Castle));
                }
                let castlings = variant.castlings[side.index()].iter();
                let mut made = castlings.filter(|known| known.goes(mv.from(), mv.to()));
                if made.any(|made| position.unmoved() & made.unmoved == made.unmoved && open.contains(made.partner_from)) {
                    out.extend(put(Gateway::Partner));
                }
            }
            _ => {}
        }
    }
}

/// Appends the pass of the side to move, if it may.
pub fn passes(position: &Position, variant: &Variant, out: &mut Vec<Move>) {
    out.extend(pass_of(position, variant).filter(|_| may_pass(position, variant)));
}

/// The pass of the side to move; `None` if it has no piece.
fn pass_of(position: &Position, variant: &Variant) -> Option<Move> {
    let side = position.side();
    let royal = (variant.royalty[side.index()] != Royalty::None).then(|| position.royal(side));
    let cell = royal.filter(|&cell| position.at(cell).is_of(side)).or_else(|| position.pieces(side).iter().next())?;
    Some(Move::new(cell, cell, MoveKind::Pass))
}

/// A pass as people make it who analyse, in any game: to see what a side would do next. Nobody passes out of check, nor when all is over.
#[must_use]
pub fn null_move(position: &Position, variant: &Variant) -> Option<Move> {
    let can = !in_check(position, variant, position.side()) && decided(position, variant).is_none();
    pass_of(position, variant).filter(|_| can)
}

/// Whether a move is a pass in a game that has none, which only people make who analyse.
#[must_use]
pub fn is_null(variant: &Variant, mv: Move) -> bool {
    mv.is_pass() && !variant.conduct.passes
}

/// A side may pass unless it is in check. Where facing royal pieces must be parted, a pass ends the game, and is allowed even in check.
fn may_pass(position: &Position, variant: &Variant) -> bool {
    !in_check(position, variant, position.side()) || variant.conduct.parts_royals && position.royals_face(variant)
}
