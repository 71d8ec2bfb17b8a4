//! Goals: what ends a game while there are moves, by what stands on the board alone.

use std::cmp::Ordering;

use super::endings::{Outcome, Reason};
use super::legality::moves_past_goals;
use crate::geometry::Cell;
use crate::position::{Move, Position, in_check, is_attacked};
use crate::variant::{ImpasseGoal, KindId, PassedGoal, Piece, Reserve, Royalty, Side, Variant};

/// The outcome where the board alone says that the game is over, whatever could still be moved.
#[inline]
pub fn decided(position: &Position, variant: &Variant) -> Option<Outcome> {
    if variant.goals.any { reached(position, variant) } else { None }
}

fn reached(position: &Position, variant: &Variant) -> Option<Outcome> {
    let (goals, moved) = (&variant.goals, position.side().other());
    for (counts, royalty, reason) in
        [(goals.blown_up, Royalty::Volatile, Reason::BlownUp), (goals.royals_taken, Royalty::Last, Reason::Extinct)]
    {
        let lost = |side: &Side| position.is_without_royals(variant, *side, royalty);
        if let Some(loser) = [moved.other(), moved].into_iter().find(|side| counts && lost(side)) {
            return Some(Outcome { winner: Some(loser.other()), reason });
        }
    }
    if goals.checks > 0
        && let Some(winner) = [moved, moved.other()].into_iter().find(|&side| position.checks(side) >= goals.checks)
    {
        return Some(Outcome { winner: Some(winner), reason: Reason::Checks });
    }
    if let Some(outcome) = goals.passed.and_then(|goal| passed(position, variant, goal)) {
        return Some(outcome);
    }
    if let Some(outcome) = race(position, variant, moved) {
        return Some(outcome);
    }
    let bare = if goals.bare_royal { bare(position) } else { None };
    if let Some(loser) = bare {
        return Some(Outcome { winner: Some(loser.other()), reason: Reason::BareRoyal });
    }
    let few = [moved, moved.other()].into_iter().find_map(|side| too_few(position, variant, side));
    let side = position.side();
    let entered = || goals.impasse.iter().any(|goal| has_entered(position, variant, goal, side));
    few.or_else(|| entered().then_some(Outcome { winner: Some(side), reason: Reason::Impasse }))
}

/// Whether the side that has just moved wins at its next turn if nothing changes until then, though the game goes on.
pub fn wins_next(position: &Position, variant: &Variant) -> bool {
    variant.goals.impasse.iter().any(|goal| has_entered(position, variant, goal, position.side().other()))
}

/// Whether a side that is not in check is in the enemy's camp with enough.
fn has_entered(position: &Position, variant: &Variant, goal: &ImpasseGoal, side: Side) -> bool {
    let (zone, reserve) = (&goal.zone[side.index()], Reserve::of(side));
    let mut royals = position.royals(variant, side).peekable();
    if royals.peek().is_none() || !royals.all(|cell| zone.contains(cell)) {
        return false;
    }
    let there = (*position.pieces(side) & *zone).iter().map(|cell| position.at(cell).kind()).filter(|&kind| !variant.kind(kind).royal);
    let (count, standing) = there.fold((0, 0), |(count, points), kind| (count + 1, points + goal.worth[kind.index()]));
    let held = position.reserves().kinds(reserve);
    let held: usize = held.map(|kind| goal.worth[kind.index()] * usize::from(position.reserves().count(reserve, kind))).sum();
    count >= goal.least && standing + held >= goal.points[side.index()] && !in_check(position, variant, side)
}

/// The outcome where both sides have passed, or one while the royal pieces face each other.
fn passed(position: &Position, variant: &Variant, goal: PassedGoal) -> Option<Outcome> {
    let ends = position.passes() > 1 || goal.facing && position.passes() > 0 && position.royals_face(variant);
    let worth = |side: Side| worth(position, variant, side) + if side == Side::Black { goal.bonus } else { 0 };
    let winner = match worth(Side::White).cmp(&worth(Side::Black)) {
        Ordering::Greater if goal.worth => Some(Side::White),
        Ordering::Less if goal.worth => Some(Side::Black),
        _ => None,
    };
    ends.then_some(Outcome { winner, reason: Reason::Passed })
}

/// What a side's pieces on the board and in its reserve are worth by the definition, in tenths.
fn worth(position: &Position, variant: &Variant, side: Side) -> usize {
    let (reserve, worth) = (Reserve::of(side), |kind: KindId| usize::from(variant.kind(kind).worth));
    let standing: usize = position.pieces(side).iter().map(|cell| worth(position.at(cell).kind())).sum();
    let held = position.reserves().kinds(reserve).map(|kind| worth(kind) * usize::from(position.reserves().count(reserve, kind)));
    standing + held.sum::<usize>()
}

/// The outcome where a side is where it wins.
fn race(position: &Position, variant: &Variant, moved: Side) -> Option<Outcome> {
    let (goals, other) = (&variant.goals, moved.other());
    let there = |side: Side| {
        let cells = *position.pieces(side) & goals.reach_any[side.index()];
        let stays = |cell: Cell| !goals.safe || !is_attacked(position, variant, cell, side.other());
        cells.iter().any(|cell| goals.reach[position.at(cell).index()].contains(cell) && stays(cell))
    };
    let reached = |winner| Some(Outcome { winner, reason: Reason::Reached });
    if !goals.answer {
        // The other side's move can be what leaves a piece there safe.
        let winner = if there(moved) { Some(moved) } else { (goals.safe && there(other)).then_some(other) };
        return winner.map(Some).and_then(reached);
    }
    match (there(moved), there(other)) {
        (false, false) => None,
        (true, true) => reached(None),
        (true, false) if moved == Side::White && can_answer(position, variant) => None,
        (true, false) => reached(Some(moved)),
        (false, true) => reached(Some(other)),
    }
}

/// Whether the side to move has a move by which it is where it wins.
fn can_answer(position: &Position, variant: &Variant) -> bool {
    let side = position.side();
    let arrives = |mv: Move| variant.goals.reach[Piece::new(mv.made(variant, position), side).index()].contains(mv.to());
    moves_past_goals(position, variant).into_iter().any(arrives)
}

/// The side that has lost with a bare royal piece. Who has just been left with it may still capture the last piece of the other.
fn bare(position: &Position) -> Option<Side> {
    let (to_move, moved) = (position.side(), position.side().other());
    match (position.total(to_move), position.total(moved)) {
        (2.., 1) => Some(moved),
        (1, 3..) => Some(to_move),
        _ => None,
    }
}

/// The outcome where a side has too few of some pieces.
fn too_few(position: &Position, variant: &Variant, side: Side) -> Option<Outcome> {
    let goals = &variant.goals;
    if goals.extinct.iter().any(|&(kinds, left)| position.owned(side, kinds) <= left) {
        return Some(Outcome { winner: Some(side.other()), reason: Reason::Extinct });
    }
    let spent = goals.spent.iter().find(|&&(kinds, left, _)| position.owned(side, kinds) <= left)?;
    Some(Outcome { winner: spent.2.winner(side), reason: Reason::Spent })
}
