//! Goals: what ends a game while there are moves, by what stands on the board alone.

use super::endings::{Outcome, Reason};
use crate::position::Position;
use crate::variant::{KindSet, Lot, Reserve, Side, Variant};

/// The outcome where the board alone says that the game is over, whatever could still be moved.
#[inline]
#[must_use]
pub fn decided(position: &Position, variant: &Variant) -> Option<Outcome> {
    if variant.goals.any { reached(position, variant) } else { None }
}

fn reached(position: &Position, variant: &Variant) -> Option<Outcome> {
    let (goals, moved) = (&variant.goals, position.side().other());
    let there = *position.pieces(moved) & goals.reach_any[moved.index()];
    if there.iter().any(|cell| goals.reach[position.at(cell).index()].contains(cell)) {
        return Some(Outcome { winner: Some(moved), reason: Reason::Reached });
    }
    let bare = if goals.bare_royal { bare(position) } else { None };
    if let Some(loser) = bare {
        return Some(Outcome { winner: Some(loser.other()), reason: Reason::BareRoyal });
    }
    [moved, moved.other()].into_iter().find_map(|side| too_few(position, variant, side))
}

/// The side that has lost with a bare royal piece. Who has just been left with it may still capture the last piece of the other.
fn bare(position: &Position) -> Option<Side> {
    let has = |side: Side| position.pieces(side).len() + position.reserves().total(Reserve::of(side));
    let (to_move, moved) = (position.side(), position.side().other());
    match (has(to_move), has(moved)) {
        (2.., 1) => Some(moved),
        (1, 3..) => Some(to_move),
        _ => None,
    }
}

/// The outcome where a side has too few of some pieces.
fn too_few(position: &Position, variant: &Variant, side: Side) -> Option<Outcome> {
    let goals = &variant.goals;
    if goals.extinct.iter().any(|&(kinds, left)| count(position, side, kinds) <= left) {
        return Some(Outcome { winner: Some(side.other()), reason: Reason::Extinct });
    }
    let spent = goals.spent.iter().find(|&&(kinds, left, _)| count(position, side, kinds) <= left)?;
    let winner = match spent.2 {
        Lot::Loses => side.other(),
        Lot::Wins => side,
    };
    Some(Outcome { winner: Some(winner), reason: Reason::Spent })
}

/// How many pieces of some kinds a side has, on the board and in its reserve.
fn count(position: &Position, side: Side, kinds: KindSet) -> usize {
    let reserve = Reserve::of(side);
    let standing = position.pieces(side).iter().filter(|&cell| kinds.contains(position.at(cell).kind())).count();
    let held = position.reserves().kinds(reserve).filter(|&kind| kinds.contains(kind));
    standing + held.map(|kind| usize::from(position.reserves().count(reserve, kind))).sum::<usize>()
}
